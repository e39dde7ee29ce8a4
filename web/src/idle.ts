// What can wait until the browser has nothing better to do.

/** Runs work soon, when the browser is idle, but within two seconds. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback; by then the frame that was being made is out.
  if (typeof window.requestIdleCallback === "function") window.requestIdleCallback(work, { timeout: 2000 });
  else window.setTimeout(work, 100);
}
