// The rulebook and the licences, which are pages of their own in a site: where everything is inside the page there is no
// other page to go to, and they are read in a dialog.

import { closeOutside } from "./dialog";
import { icon } from "./icon";
import { make, makeButton } from "./make";
import { supplied } from "./supply";

/** Where addresses are relative to; nothing is ever fetched from there. */
const INSIDE = "https://inside.invalid/";

export class Library {
  private readonly dialog = document.createElement("dialog");
  /** What scrolls. */
  private readonly page = document.createElement("div");
  private readonly shown: ShadowRoot;
  /** The file that is open, "" for none. */
  private at = "";

  /** Go opens an exercise that the rulebook links to. */
  constructor(private readonly go: (lesson: string, step: number) => void) {
    this.dialog.id = "library";
    const close = makeButton("icon-button close", make("span", "label", "Close"), () => this.dialog.close(), icon("close"));
    this.page.id = "library-page";
    this.page.tabIndex = 0;
    this.page.setAttribute("role", "document");
    // Its own style and its own ids, as in a page of its own.
    this.shown = this.page.attachShadow({ mode: "open" });
    this.dialog.append(close, this.page);
    closeOutside(this.dialog);
    document.body.append(this.dialog);
    document.addEventListener("click", (event) => this.click(event));
  }

  private click(event: MouseEvent): void {
    const link = event.composedPath().find((it): it is HTMLAnchorElement => it instanceof HTMLAnchorElement);
    const href = link?.getAttribute("href") ?? "";
    const ofBook = link?.getRootNode() === this.shown;
    // Jumps within the page itself are the browser's.
    if (href === "" || (!ofBook && href.startsWith("#"))) return;
    const { origin, path, fragment, query } = this.resolve(href, ofBook);
    if (origin !== INSIDE) return;
    event.preventDefault();
    if (path === this.at && fragment !== "") this.jump(fragment);
    else if (path === "index.html") this.leave(query);
    else this.open(path, fragment);
  }

  private resolve(href: string, ofBook: boolean): { origin: string; path: string; fragment: string; query: URLSearchParams } {
    const url = new URL(href, INSIDE + (ofBook ? this.at : ""));
    return {
      origin: `${url.origin}/`,
      path: url.pathname.slice(1).replace(/(^|\/)$/, "$1index.html"),
      fragment: decodeURIComponent(url.hash.slice(1)),
      query: url.searchParams,
    };
  }

  private leave(query: URLSearchParams): void {
    // The dialog that it was opened from, too.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    const lesson = query.get("lesson") ?? "";
    if (lesson !== "") this.go(lesson, Number(query.get("step") ?? 0));
  }

  private open(path: string, fragment: string): void {
    const file = supplied(path);
    if (!file) return;
    this.at = path;
    const text = new TextDecoder().decode(file);
    if (path.endsWith(".html")) this.lay(text);
    else {
      const plain = document.createElement("pre");
      plain.className = "plain";
      plain.textContent = text;
      this.dialog.setAttribute("aria-label", "Licences");
      this.shown.adoptedStyleSheets = [sheet(".plain { margin: 0; padding: 3.5rem 1.25rem 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.8125rem; }")];
      this.shown.replaceChildren(plain);
    }
    // Also from another dialog, which stays behind.
    if (!this.dialog.open) this.dialog.showModal();
    this.page.scrollTop = 0;
    this.page.focus({ preventScroll: true });
    if (fragment !== "") this.jump(fragment);
  }

  /** Shows a page of the rulebook, without links to exercises that are not inside. */
  private lay(html: string): void {
    const page = new DOMParser().parseFromString(html, "text/html");
    page.querySelector(".skip")?.remove();
    // What leads out of here shall not take the exercise away.
    for (const link of page.querySelectorAll<HTMLAnchorElement>("a[href^=http]")) [link.target, link.rel] = ["_blank", "noopener"];
    for (const link of page.querySelectorAll(".practice a")) {
      const lesson = this.resolve(link.getAttribute("href") ?? "", true).query.get("lesson") ?? "";
      if (!supplied(`lessons/${lesson}.pgn`)) link.remove();
    }
    for (const practice of page.querySelectorAll(".practice")) {
      const links = [...practice.querySelectorAll("a")];
      if (links.length === 0) practice.remove();
      else practice.replaceChildren("Try it: ", ...links.flatMap((link, index) => (index === 0 ? [link] : [", ", link])));
    }
    this.dialog.setAttribute("aria-label", page.querySelector("h1")?.textContent ?? "");
    this.shown.adoptedStyleSheets = [...page.querySelectorAll("link[rel=stylesheet]")].map((link) => {
      const file = supplied(this.resolve(link.getAttribute("href") ?? "", true).path);
      return sheet(file ? new TextDecoder().decode(file) : "");
    });
    this.shown.replaceChildren(...[...page.body.children].map((child) => document.importNode(child, true)));
  }

  private jump(fragment: string): void {
    this.shown.getElementById(fragment)?.scrollIntoView();
  }
}

function sheet(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}
