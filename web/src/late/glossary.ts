// The glossary: terms in a text become buttons that open what they mean, at the word.

import { make, makeButton } from "../make";

/** As in glossary.json. */
interface Term {
  forms: string[];
  text: string;
}

/** Takes a text apart into what is put on the page for it. */
export type Mark = (text: string) => Node[];

/** Reads glossary.json. Explained is told what a term means when it is opened. */
export function glossary(json: string, explained: (text: string) => void): Mark {
  const terms = JSON.parse(json) as Term[];
  const byForm = new Map<string, Term>();
  for (const term of terms) for (const form of term.forms) byForm.set(form.toLowerCase(), term);
  // The longest first: "double check" is not "check".
  const forms = [...byForm.keys()].sort((one, other) => other.length - one.length);
  if (forms.length === 0) return (text) => [document.createTextNode(text)];
  const found = new RegExp(`\\b(?:${forms.map(pattern).join("|")})\\b`, "gi");
  const note = new Note(explained);

  return (text) => {
    const nodes: Node[] = [];
    const seen = new Set<Term>();
    let end = 0;
    for (const match of text.matchAll(found)) {
      const term = byForm.get(match[0].toLowerCase().replace(/\s+/g, " "));
      if (!term || seen.has(term)) continue;
      seen.add(term);
      nodes.push(document.createTextNode(text.slice(end, match.index)), note.word(match[0], term));
      end = match.index + match[0].length;
    }
    nodes.push(document.createTextNode(text.slice(end)));
    return nodes;
  };
}

function pattern(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/ /g, "\\s+");
}

/** The one note that is open at a time. */
class Note {
  private readonly box = document.createElement("div");
  private opened: HTMLElement | undefined;

  constructor(private readonly explained: (text: string) => void) {
    this.box.id = "definition";
    this.box.setAttribute("role", "note");
    this.box.hidden = true;
    document.getElementById("exercise")?.append(this.box);
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.opened) return;
      // This Escape is spent: it does not also put a piece back.
      event.stopPropagation();
      this.close();
    }, true);
    document.addEventListener("pointerdown", (event) => {
      const target = event.target as Node;
      if (!this.box.contains(target) && !this.opened?.contains(target)) this.close();
    });
    // The text that the word stood in has been replaced.
    new MutationObserver(() => {
      if (this.opened && !this.opened.isConnected) this.close();
    }).observe(document.getElementById("exercise") ?? document.body, { childList: true, subtree: true });
    window.addEventListener("resize", () => this.close());
  }

  /** A term as it stands in a text. */
  word(written: string, term: Term): HTMLElement {
    const button = makeButton("term", written, () => {
      if (this.opened === button) this.close();
      else this.open(button, term);
    });
    button.setAttribute("aria-expanded", "false");
    button.setAttribute("aria-controls", this.box.id);
    return button;
  }

  private open(word: HTMLElement, term: Term): void {
    this.close();
    this.opened = word;
    word.setAttribute("aria-expanded", "true");
    const name = term.forms[0] ?? "";
    this.box.replaceChildren(make("dfn", "", name), make("p", "", term.text));
    this.box.hidden = false;
    this.place(word);
    this.explained(`${name}: ${term.text}`);
  }

  private close(): void {
    this.opened?.setAttribute("aria-expanded", "false");
    this.opened = undefined;
    this.box.hidden = true;
  }

  /** Below the word, or above it where the buttons are too near; never beyond the sides. */
  private place(word: HTMLElement): void {
    const { style } = this.box;
    style.left = style.top = "0";
    const around = this.box.offsetParent?.getBoundingClientRect();
    const box = this.box.getBoundingClientRect();
    const at = word.getBoundingClientRect();
    if (!around) return;
    const floor = document.getElementById("actions")?.getBoundingClientRect().top ?? window.innerHeight;
    const below = at.bottom + 6;
    const above = at.top - 6 - box.height;
    const top = below + box.height <= floor || above < 0 ? below : above;
    const left = Math.min(Math.max(at.left - 12, around.left), around.right - box.width);
    style.left = `${left - around.left}px`;
    style.top = `${top - around.top}px`;
  }
}
