// The free board, as much of it as must be there before anybody goes to it: the ways there. What the page shows of it
// is fetched when it is opened.

import { element } from "./dom";
import { icon } from "./icon";
import type { FreeBoard } from "./late/freeboard";
import { pieceBackground } from "./pieces";
import type { Event, View } from "./view.gen";

export class Free {
  private page: FreeBoard | undefined;
  private coming = false;
  private view: View | undefined;

  constructor(private readonly send: (event: Event) => void) {
    const go = (id: string, event: Event): void => element(id).addEventListener("click", () => {
      element<HTMLDialogElement>("lessons-dialog").close();
      this.send(event);
    });
    go("free-board", { type: "free" });
    go("try-freely", { type: "action", name: "free" });
  }

  show(view: View): void {
    this.view = view;
    const { dataset } = document.documentElement;
    const at = view.free ? (view.setup ? "setup" : "play") : "";
    if ((dataset.free ?? "") !== at) {
      if (at === "") delete dataset.free;
      else dataset.free = at;
      if (at === "") element("free-board").removeAttribute("aria-current");
      else element("free-board").setAttribute("aria-current", "page");
    }
    element("try-freely").hidden = view.lesson === "" || view.heading === "";
    this.page?.show(view);
    if (view.free && !this.page) this.bring();
  }

  private bring(): void {
    if (this.coming) return;
    this.coming = true;
    import("./late/freeboard").then(async ({ prepareFreeBoard }) => {
      this.page = await prepareFreeBoard(this.send, icon, pieceBackground);
      if (this.view) this.page.show(this.view);
    }).catch(() => {
      this.coming = false; // the next move tries again
    });
  }
}
