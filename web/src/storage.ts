// What is kept for us: by the browser, or by whoever takes its place. A browser may forbid it (private
// windows, blocked cookies, some frames): everything then works until the page closes.

const PREFIX = "touchmove.";

export interface Store {
  /** What was kept under the key, "" for nothing. */
  recall(key: string): string;
  keep(key: string, value: string): void;
  /** For the learner: where stars and settings are, and for how long. */
  note(): string;
}

/** False while the browser refuses to keep something. */
export let storageWorks = true;

const SHORT = "stars and settings last until it is closed.";

let store: Store = {
  recall(key) {
    try {
      return window.localStorage.getItem(PREFIX + key) ?? "";
    } catch {
      storageWorks = false;
      return "";
    }
  },
  keep(key, value) {
    try {
      window.localStorage.setItem(PREFIX + key, value);
      storageWorks = true;
    } catch {
      storageWorks = false;
    }
  },
  note: () => storageWorks
    ? "Your stars and settings are kept in this browser."
    : `This browser does not let the page keep anything: ${SHORT}`,
};
let shared = true;

/** Has everything kept elsewhere. Call it before anything is recalled. */
export function useStore(other: Store): void {
  store = other;
  shared = false;
}

/** A store that forgets when the page closes, and leaves nothing in the browser. */
export function forgetfulStore(): Store {
  const kept = new Map<string, string>();
  return {
    recall: (key) => kept.get(key) ?? "",
    keep(key, value) {
      kept.set(key, value);
    },
    note: () => `This page keeps nothing: ${SHORT}`,
  };
}

export function recall(key: string): string {
  return store.recall(key);
}

export function keep(key: string, value: string): void {
  store.keep(key, value);
}

/** Says to the learner where stars and settings are kept. */
export function whereKept(): string {
  return store.note();
}

/** Calls back with what another window of this browser has kept under the key, "" where it was thrown away. */
export function onKept(key: string, kept: (value: string) => void): void {
  window.addEventListener("storage", (event) => {
    if (shared && event.key === PREFIX + key) kept(event.newValue ?? "");
  });
}
