// Copying what stands in a field.

import { copyText } from "../clipboard";

/** How long the answer stays, ms. */
const SAID_MS = 6000;
const timers = new WeakMap<HTMLElement, number>();

/** Copies a field's text and says so. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement, said: HTMLElement): Promise<void> {
  say(said, await copyText(field.value, () => {
    field.focus();
    field.select();
  }));
}

/** Says something for a while in a place made for it. */
export function say(place: HTMLElement, text: string): void {
  window.clearTimeout(timers.get(place));
  place.textContent = text;
  timers.set(place, window.setTimeout(() => place.replaceChildren(), SAID_MS));
}
