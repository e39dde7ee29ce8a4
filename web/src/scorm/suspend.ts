// What is kept for the learner's next launch, in cmi.suspend_data: 4,096 characters of ASCII, no more.

import type { Store } from "../storage";

const LONGEST = 4096;
/** Says whose text it is, and in which form. */
const MARK = "touchmove1;";
/** What is given up where not all has room, first first. Without the save the rest is worth nothing. */
const GIVEN_UP = ["settings", "order"];

/** Keeps texts in place of the browser, where the next one at this computer may be another pupil. */
export class Suspended implements Store {
  private readonly texts: Map<string, string>;

  /** Text is what an earlier launch left, "" for nothing. Changed is called after each change, note is Store's. */
  constructor(text: string, private readonly changed: () => void, readonly note: () => string) {
    this.texts = read(text);
  }

  recall(key: string): string {
    return this.texts.get(key) ?? "";
  }

  keep(key: string, value: string): void {
    if (this.recall(key) === value) return;
    this.texts.set(key, value);
    this.changed();
  }

  /** All of it as one text for the LMS; "" where the save alone has no room. */
  text(): string {
    const texts = new Map(this.texts);
    let text = write(texts);
    for (const key of GIVEN_UP) {
      if (text.length <= LONGEST) return text;
      texts.delete(key);
      text = write(texts);
    }
    return text.length <= LONGEST ? text : "";
  }
}

/** Each text with its key and length before it, so that none needs escaping: "save=27:{…}". */
function write(texts: Map<string, string>): string {
  let whole = MARK;
  // Settings last: there are quotes in them, which some systems give back as entities, and what follows is lost then.
  const last = ([key]: [string, string]): number => Number(key === "settings");
  for (const [key, text] of [...texts].sort((one, other) => last(one) - last(other))) {
    // The texts are JSON or names; in JSON this says the same.
    const ascii = text.replace(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
    if (ascii !== "") whole += `${key}=${ascii.length}:${ascii}`;
  }
  return whole;
}

/** As much of it as is whole. */
function read(whole: string): Map<string, string> {
  const texts = new Map<string, string>();
  if (!whole.startsWith(MARK)) return texts;
  let at = MARK.length;
  for (;;) {
    const head = /^([a-z]+)=(\d{1,4}):/.exec(whole.slice(at));
    if (!head) return texts;
    at += head[0].length;
    const end = at + Number(head[2]);
    if (end > whole.length) return texts;
    texts.set(head[1]!, whole.slice(at, end));
    at = end;
  }
}
