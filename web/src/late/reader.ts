// Reads the words of an exercise aloud with the browser's own voices.

import { spoken } from "../spoken";
import type { View } from "../view.gen";

export class Reader {
  /** Everything is read as it comes. */
  always = false;
  reading = false;
  /** What has been read, or has been there unread. */
  private place = "";
  private prompt = "";
  private answer = "";
  private hints = 0;
  private learned = "";
  /** Counts the readings: what an earlier one still reports is of no interest. */
  private turn = 0;
  /** What to read once the page has been touched. */
  private waits: (() => void) | undefined;
  private listening = false;
  /** Some browsers forget an utterance that nobody holds, and never say that it has ended. */
  private utterances: SpeechSynthesisUtterance[] = [];

  constructor(private readonly changed: (reading: boolean) => void) {
    window.addEventListener("pagehide", () => this.stop());
  }

  /** Reads what is new in a View. Answering: the answer is new even if it says the same again. */
  follow(view: View, answering: boolean): void {
    const place = `${view.lesson} ${view.step}`;
    const elsewhere = place !== this.place;
    const answer = answerOf(view);
    const answered = answer !== "" && (elsewhere || answering || answer !== this.answer);
    const asked = view.prompt !== "" && (elsewhere || view.prompt !== this.prompt);
    const hints = elsewhere || view.hints.length < this.hints ? 0 : this.hints;
    const learned = learnedOf(view);
    const parts = [
      answered ? answer : "",
      learned !== this.learned ? learned : "",
      ...(asked ? questionOf(view) : []),
      ...view.hints.slice(hints),
    ];
    if (elsewhere) this.stop();
    this.place = place;
    this.prompt = view.prompt;
    this.answer = answer;
    this.hints = view.hints.length;
    this.learned = learned;
    if (this.always) this.read(parts);
  }

  /** Reads all that is there. */
  readAll(view: View): void {
    this.read([...questionOf(view), answerOf(view), ...view.hints, learnedOf(view)]);
  }

  /** Reads texts, instead of what was being read. Empty ones are left out; without any, nothing is done. */
  read(texts: string[]): void {
    const sentences = texts.flatMap((text) => spoken(text).match(/[^.?!]+[.?!]*\s*/g) ?? []).filter((text) => /\w/.test(text));
    if (sentences.length === 0) return;
    this.stop();
    const begin = (): void => this.speak(sentences);
    // A page that nobody has touched yet must not speak.
    if (navigator.userActivation?.hasBeenActive === false) this.wait(begin);
    else begin();
  }

  stop(): void {
    this.turn++;
    this.waits = undefined;
    this.utterances = [];
    speechSynthesis.cancel();
    this.mark(false);
  }

  /** Each sentence by itself: long texts are cut off by some voices, and the pauses are right. */
  private speak(sentences: string[]): void {
    const turn = this.turn;
    const { lang } = document.documentElement;
    const voice = voiceFor(lang);
    let left = sentences.length;
    const ended = (): void => {
      if (turn === this.turn && --left === 0) this.mark(false);
    };
    this.utterances = sentences.map((sentence) => {
      const utterance = new SpeechSynthesisUtterance(sentence.trim());
      utterance.lang = voice?.lang.replace("_", "-") ?? lang;
      if (voice) utterance.voice = voice;
      utterance.rate = 0.95;
      utterance.onend = utterance.onerror = ended;
      return utterance;
    });
    this.mark(true);
    for (const utterance of this.utterances) speechSynthesis.speak(utterance);
  }

  private wait(begin: () => void): void {
    this.waits = begin;
    if (this.listening) return;
    this.listening = true;
    const touched = (): void => {
      window.removeEventListener("pointerup", touched);
      window.removeEventListener("keydown", touched);
      this.listening = false;
      // What this touch leads to may be read instead.
      window.setTimeout(() => this.waits?.());
    };
    window.addEventListener("pointerup", touched);
    window.addEventListener("keydown", touched);
  }

  private mark(reading: boolean): void {
    if (reading === this.reading) return;
    this.reading = reading;
    this.changed(reading);
  }
}

/** The prompt, and the answers to choose from. */
function questionOf(view: View): string[] {
  return [view.prompt, ...view.choices.map((choice) => `${choice.label}.`)];
}

function answerOf(view: View): string {
  const { verdict, title, text, stars } = view.feedback;
  if (verdict === "none" && title === "" && text === "") return "";
  return [title, stars > 0 ? `${stars} of 3 stars` : "", text].filter((part) => part !== "").join(". ");
}

function learnedOf(view: View): string {
  return view.learned ? `${view.learned.title}. ${view.learned.text}` : "";
}

/** The voice for a language: the one the learner has chosen in the system, if it speaks it, else one that needs no network. */
function voiceFor(lang: string): SpeechSynthesisVoice | undefined {
  const short = (tag: string): string => tag.slice(0, 2).toLowerCase();
  const able = speechSynthesis.getVoices().filter((voice) => short(voice.lang) === short(lang));
  return able.find((voice) => voice.default) ?? able.find((voice) => voice.localService) ?? able[0];
}
