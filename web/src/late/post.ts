// Talks with the page that embeds this one. It is loaded only where the address asks for it (post=1) or the host has said
// something, and it tells a host what the learner does only then. docs/embedding.md explains the messages.

import type { Awake, EmbeddedPage } from "../embedded";
import { H5pResizer } from "../h5p";
import type { Listener } from "../listeners";
import { VERSION, type Exercises, type Load, type Look, type Order, type Telling } from "../messages";
import { readOrder } from "../orders";
import { readSet } from "../ownset";
import { Results } from "../results";
import { Sizes } from "../sizes";
import type { Event, View } from "../view.gen";
import { readVisit } from "../visit";
import { secretOf, wordpressHeight } from "../wordpress";

/** How far the frame may be from the height that was told and still count as following it, CSS px. */
const NEAR = 2;

let talk: Talk | undefined;

/** Begins to listen, once. Early are the messages that came before. */
export function begin(page: EmbeddedPage, early: MessageEvent[]): void {
  if (talk) return;
  talk = new Talk(page, readVisit().post);
  for (const event of early) talk.hear(event);
}

/** The board can be played from now on. */
export function attach(awake: Awake): void {
  talk?.attach(awake);
}

class Talk implements Listener {
  /** Whom the results are for, as postMessage has it; "" until somebody has asked for them. */
  private target: string;
  private readonly results = new Results();
  private readonly sizes = new Sizes((width, height) => this.tellHeight(width, height));
  private readonly h5p: H5pResizer;
  private readonly secret = secretOf(location.hash);
  private awake: Awake | undefined;
  private shown: View | undefined;
  private late = false;
  /** Counts what was asked to be shown. */
  private wish = 0;
  /** What was asked of a board that sleeps. */
  private load: Exercises | undefined;
  private look: Look | undefined;

  /** Post is what the address says: "" nothing, "*" whoever is there, else the only origin that may hear and speak. */
  constructor(private readonly page: EmbeddedPage, private readonly post: string) {
    this.target = post;
    this.h5p = new H5pResizer((message) => this.send(message, post || "*"), () => page.followContent());
    window.addEventListener("message", (event) => this.hear(event));
    for (const type of ["pointerdown", "keydown"]) window.addEventListener(type, () => this.sizes.stir(), true);
    page.onHeight((px) => this.measured(px));
    if (post !== "") {
      this.h5p.hello();
      this.introduce();
    }
    this.measured(page.height());
  }

  attach(awake: Awake): void {
    if (this.awake) return;
    this.awake = awake;
    if (this.look) awake.dress(this.look);
    if (this.load) awake.open(this.load);
    this.load = this.look = undefined;
    // What is told at once has been shown before.
    this.late = true;
    awake.listen(this);
    this.late = false;
  }

  view(view: View, cause: Event | null): void {
    const first = !this.shown;
    if (this.late) this.results.begin(view);
    this.shown = view;
    this.sizes.stir();
    const news = this.results.take(view, cause, location.href, performance.now());
    if (this.target === "") return;
    if (first) this.introduce();
    for (const telling of news) this.tell(telling);
  }

  /** Never throws, whatever comes. */
  hear(event: MessageEvent): void {
    try {
      if (!event.isTrusted || event.source !== window.parent || window.parent === window) return;
      if (this.post !== "" && this.post !== "*" && event.origin !== this.post) return;
      const { data } = event;
      if (data?.context === "h5p") {
        this.h5p.hear(data.action);
        return;
      }
      const order = readOrder(data);
      if (order) this.obey(order, event.origin);
    } catch (fault) {
      console.warn("Touchmove could not do what the page around it asked for.", fault);
    }
  }

  private obey(order: Order, origin: string): void {
    switch (order.type) {
      case "hello":
        // Where the host is of no origin, its window is all there is to know it by.
        if (this.post === "" || this.post === "*") this.target = origin === "null" ? "*" : origin;
        this.introduce();
        this.again();
        break;
      case "load": {
        const { type: _, ...load } = order;
        void this.open(load);
        break;
      }
      case "theme": {
        const { type: _, ...look } = order;
        if (this.awake) {
          this.awake.dress(look);
        } else {
          this.look = { ...this.look, ...look };
          this.page.dress(look);
        }
        break;
      }
      case "reset":
        // A board that sleeps has not begun.
        this.awake?.restart();
        break;
    }
  }

  private async open(load: Load): Promise<void> {
    const wish = ++this.wish;
    let wanted: Exercises;
    try {
      wanted = "set" in load ? { pgn: (await readSet(load.set)).pgn } : load;
    } catch (fault) {
      console.warn("Touchmove cannot show the set that the page around it asked for.", fault);
      return;
    }
    if (wish !== this.wish) return; // there is a newer one
    if (this.awake) {
      this.awake.open(wanted);
    } else {
      this.load = wanted;
      this.page.wake();
    }
  }

  private introduce(): void {
    const report = this.shown?.report;
    this.tell({
      type: "ready",
      awake: this.shown !== undefined,
      exercise: report?.exercise ?? this.page.exercise,
      title: this.shown ? this.shown.heading || this.shown.title : this.page.title,
    });
  }

  /** For a host that says hello once more: all that it may have missed and that still holds. */
  private again(): void {
    this.sizes.forget();
    this.measured(this.page.height());
    const progress = this.results.progress(performance.now());
    if (progress) this.tell(progress);
  }

  private measured(px: number): void {
    const height = Math.ceil(px);
    // A host that does as it is told gets a page that needs no scroll bar of its own.
    if (this.target !== "" && Math.abs(window.innerHeight - height) <= NEAR) this.page.followContent();
    this.sizes.is(window.innerWidth, height);
  }

  private tellHeight(width: number, height: number): void {
    this.h5p.is(height);
    if (this.secret !== "") this.send(wordpressHeight(height, this.secret), "*");
    if (this.target === "") return;
    this.tell({ type: "resize", width, height });
    if (this.post !== "") this.send({ subject: "lti.frameResize", height }, this.target);
  }

  private tell(telling: Telling): void {
    if (this.target !== "") this.send({ source: "touchmove", v: VERSION, ...telling }, this.target);
  }

  private send(message: unknown, target: string): void {
    window.parent.postMessage(message, target);
  }
}
