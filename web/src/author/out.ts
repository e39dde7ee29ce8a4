// Handing the exercises out: a link, code for a page, files.

import { element } from "../dom";
import { copyField } from "./clipboard";
import { prepareDialog } from "./dialogs";
import { fileName } from "./filename";
import { embedAddress, frameCode } from "./frame";
import { handPack } from "./packing";
import { saveFile } from "../save";
import type { Out, OutKind } from "./view.gen";
import type { Workshop } from "./workshop";

export class HandOut {
  private readonly dialog = prepareDialog("out-dialog", () => this.workshop.send({ type: "dismiss", name: "out" }));
  private readonly said = element("out-said");

  constructor(private readonly workshop: Workshop) {
    element("open-out").addEventListener("click", () => this.open());
    const link = element<HTMLInputElement>("out-link");
    const frame = element<HTMLTextAreaElement>("out-frame");
    element("copy-link").addEventListener("click", () => void copyField(link, this.said));
    element("copy-frame").addEventListener("click", () => void copyField(frame, this.said));
    element("out-pgn").addEventListener("click", () => this.savePgn());
    for (const kind of ["scorm", "single"] as const) {
      element(`out-${kind}`).addEventListener("click", () => {
        const { view, program } = workshop;
        const wish = { kind, lesson: "", own: workshop.pgn(0), title: view?.title ?? "" };
        void handPack(wish, program, (text) => this.said.replaceChildren(text));
      });
    }
  }

  private open(): void {
    this.workshop.settle();
    const title = this.workshop.view?.title ?? "";
    const link = this.export("link", embedAddress(new URLSearchParams()));
    const framed = this.export("link", embedAddress(new URLSearchParams({ post: "1" })));
    element<HTMLInputElement>("out-link").value = link?.text ?? "";
    element<HTMLTextAreaElement>("out-frame").value = framed ? frameCode(framed.text, title) : "";
    const length = element("out-length");
    length.textContent = link ? [`${link.length.toLocaleString("en")} characters.`, link.note].join(" ").trim() : "";
    length.classList.toggle("warning", (link?.note ?? "") !== "");
    const blocked = element("out-blocked");
    blocked.hidden = !this.workshop.view?.blocked;
    blocked.textContent = "Something still keeps these exercises from being played. See “things to look at” first.";
    this.said.replaceChildren();
    this.dialog.showModal();
  }

  /** Has the program make one form of the set; undefined where it could not. */
  private export(name: OutKind, address: string): Out | undefined {
    this.workshop.send({ type: "export", name, text: address });
    const out = this.workshop.view?.out;
    return out?.kind === name ? out : undefined;
  }

  private savePgn(): void {
    const out = this.export("pgn", "");
    if (!out) return;
    const name = `${fileName(this.workshop.view?.title ?? "")}.pgn`;
    saveFile(name, new Blob([out.text], { type: "application/vnd.chess-pgn" }));
    this.said.textContent = `${name} is saved.`;
  }
}
