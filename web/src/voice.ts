// Reading aloud, as much of it as must be there before anybody asks for it: the button, and whether this
// browser has a voice at all. The reading itself is fetched when it is wanted.

import { element } from "./dom";
import type { Reader } from "./late/reader";
import type { View } from "./view.gen";

export class Voice {
  private readonly button = element<HTMLButtonElement>("read");
  private reader: Reader | undefined;
  private coming: Promise<void> | undefined;
  private view: View | undefined;
  /** Everything is read as it comes. */
  private always = false;

  constructor() {
    this.button.addEventListener("click", () => this.pressed());
  }

  /** Looks for a voice, which some browsers take their time to find. Not before the first frame: looking wakes a service of the system. */
  prepare(): void {
    if (typeof speechSynthesis !== "object" || typeof SpeechSynthesisUtterance !== "function") return;
    const look = (): void => {
      const { lang } = document.documentElement;
      const can = speechSynthesis.getVoices().some((voice) => speaks(voice, lang));
      this.button.hidden = !can;
      element("aloud-choice").hidden = !can;
      if (can && this.always) void this.bring();
    };
    look();
    speechSynthesis.addEventListener?.("voiceschanged", look);
  }

  /** Answering as in showFeedback. */
  show(view: View, answering: boolean): void {
    this.view = view;
    this.reader?.follow(view, answering);
  }

  /** Reads everything from now on, or nothing any more. */
  switch(always: boolean): void {
    if (always === this.always) return;
    this.always = always;
    if (this.reader) this.reader.always = always;
    if (!always) this.reader?.stop();
    else if (!this.button.hidden) void this.bring();
  }

  /** Reads something else, where everything is read. */
  say(text: string): void {
    if (this.always) this.reader?.read([text]);
  }

  private pressed(): void {
    if (this.reader?.reading) {
      this.reader.stop();
      return;
    }
    unlock();
    void this.bring().then(() => this.view && this.reader?.readAll(this.view));
  }

  private bring(): Promise<void> {
    this.coming ??= import("./late/reader").then(({ Reader }) => {
      this.reader = new Reader((reading) => this.mark(reading));
      this.reader.always = this.always;
      if (this.view) this.reader.follow(this.view, false);
    }).catch(() => {
      this.coming = undefined; // the next press tries again
    });
    return this.coming;
  }

  private mark(reading: boolean): void {
    this.button.classList.toggle("active", reading);
    const label = this.button.querySelector(".label");
    if (label) label.textContent = reading ? "Stop reading" : "Read aloud";
  }
}

/** Whether a voice speaks a language, whatever the country: "en_GB" speaks "en". */
function speaks(voice: SpeechSynthesisVoice, lang: string): boolean {
  return voice.lang.slice(0, 2).toLowerCase() === lang.slice(0, 2).toLowerCase();
}

/** Some browsers let a page speak only if it began to in the moment of a press, and the reader may not have come by then. */
function unlock(): void {
  speechSynthesis.speak(new SpeechSynthesisUtterance(""));
}
