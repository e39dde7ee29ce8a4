// Copying what stands in a field.

/** How long the answer stays, ms. */
const SAID_MS = 6000;
const timers = new WeakMap<HTMLElement, number>();

/** Copies a field's text and says so; where the browser forbids it, selects it for the reader's own hands. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement, said: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value);
    say(said, "Copied.");
  } catch {
    field.focus();
    field.select();
    say(said, "Selected. Copy it with Ctrl+C or Cmd+C.");
  }
}

/** Says something for a while in a place made for it. */
export function say(place: HTMLElement, text: string): void {
  window.clearTimeout(timers.get(place));
  place.textContent = text;
  timers.set(place, window.setTimeout(() => place.replaceChildren(), SAID_MS));
}
