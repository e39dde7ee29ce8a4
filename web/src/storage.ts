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

export function keep(key: string, value: string): void {
  try {
    window.localStorage.setItem(PREFIX + key, value);
  } catch {
    storageWorks = false;
  }
}
