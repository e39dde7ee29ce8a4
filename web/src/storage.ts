// What the browser keeps for us. A browser may forbid it (private windows, blocked cookies, some
// frames): everything then works until the page closes.

const PREFIX = "touchmove.";

/** False once the browser has refused to keep something. */
export let storageWorks = true;

export function recall(key: string): string {
  try {
    return window.localStorage.getItem(PREFIX + key) ?? "";
  } catch {
    storageWorks = false;
    return "";
  }
}

/** Calls back with what another window of this browser has kept under the key, "" where it was thrown away. */
export function onKept(key: string, kept: (value: string) => void): void {
  window.addEventListener("storage", (event) => {
    if (event.key === PREFIX + key) kept(event.newValue ?? "");
  });
}

export function keep(key: string, value: string): void {
  try {
    window.localStorage.setItem(PREFIX + key, value);
  } catch {
    storageWorks = false;
  }
}
