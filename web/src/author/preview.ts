// The exercises as pupils see them: the page for frames, in a frame, told what to show as any other page would.

import { element } from "../dom";
import { VERSION, type Load, type Message, type Order } from "../messages";
import { prepareDialog } from "./dialogs";
import { embedAddress } from "./frame";
import { make } from "../make";
import type { Workshop } from "./workshop";

export class Preview {
  private readonly dialog = prepareDialog("preview-dialog", () => this.end());
  private frame: HTMLIFrameElement | undefined;
  /** The page in the frame has been told what to show; it says more than once that it is there. */
  private told = false;

  constructor(private readonly workshop: Workshop) {
    element("open-preview").addEventListener("click", () => {
      workshop.settle();
      this.dialog.showModal();
      this.begin();
    });
    for (const radio of document.querySelectorAll("input[name=preview]")) radio.addEventListener("change", () => this.begin());
    window.addEventListener("message", (event) => this.hear(event));
  }

  private begin(): void {
    this.end();
    const frame = make("iframe", "");
    frame.title = "Preview";
    frame.dataset.testid = "preview";
    frame.src = embedAddress(new URLSearchParams({ post: "1", store: "off", wake: "view" }));
    element("preview-window").append(frame);
    this.frame = frame;
    this.told = false;
  }

  private end(): void {
    this.frame?.remove();
    this.frame = undefined;
  }

  private hear({ source, data }: MessageEvent): void {
    const window = this.frame?.contentWindow;
    if (!window || source !== window || this.told) return;
    const message = data as Partial<Message> | null;
    if (message?.source !== "touchmove" || message.type !== "ready") return;
    this.told = true;
    const all = document.querySelector<HTMLInputElement>("input[name=preview]:checked")?.value === "all";
    const load: Order & Load = { type: "load", pgn: this.workshop.pgn(all ? 0 : this.workshop.view?.exercise.number ?? 0) };
    window.postMessage({ target: "touchmove", v: VERSION, ...load }, "*");
  }
}
