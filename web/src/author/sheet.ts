// The worksheet, as it will be printed. It stands in a frame without an address of its own, so that its style is its own
// and printing prints it alone.

import { element } from "../dom";
import { prepareDialog } from "./dialogs";
import { fileName } from "./filename";
import { make } from "../make";
import { saveFile } from "../save";
import type { Workshop } from "./workshop";

export class Sheet {
  private readonly dialog = prepareDialog("sheet-dialog", () => element("sheet-window").replaceChildren());
  private frame: HTMLIFrameElement | undefined;
  private text = "";

  constructor(private readonly workshop: Workshop) {
    element("out-sheet").addEventListener("click", () => this.open());
    element("sheet-print").addEventListener("click", () => this.frame?.contentWindow?.print());
    element("sheet-save").addEventListener("click", () => {
      if (this.text !== "") saveFile(`${fileName(this.workshop.view?.title ?? "")}-worksheet.html`, new Blob([this.text], { type: "text/html" }));
    });
  }

  private open(): void {
    this.workshop.send({ type: "export", name: "worksheet", text: "" });
    const { out } = this.workshop.view ?? {};
    if (out?.kind !== "worksheet") return;
    this.text = out.text;
    this.dialog.showModal();
    this.frame = make("iframe", "");
    this.frame.title = "Worksheet";
    this.frame.dataset.testid = "sheet";
    element("sheet-window").replaceChildren(this.frame);
    fill(this.frame, out.text);
  }
}

/**
 * Puts a document of the program's into an empty frame. Its style sheets are adopted, and taken out before anything is
 * parsed: as elements this page's own policy forbids them.
 */
function fill(frame: HTMLIFrameElement, html: string): void {
  const inside = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!inside || !view) return;
  const sheets: CSSStyleSheet[] = [];
  const plain = html.replace(/<style>([^<]*)<\/style>/g, (_, text: string) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.push(sheet);
    return "";
  });
  const parsed = new DOMParser().parseFromString(plain, "text/html");
  inside.title = parsed.title;
  inside.documentElement.lang = parsed.documentElement.lang;
  inside.body.replaceChildren(...parsed.body.childNodes);
  inside.adoptedStyleSheets = sheets;
}
