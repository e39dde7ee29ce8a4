// Begins to talk with the page around this one as soon as somebody wants it to: the address, or that page itself. Until
// then the part that can is not even loaded.

import type { Awake, EmbeddedPage } from "./embedded";
import { framed, readVisit } from "./visit";
import { secretOf } from "./wordpress";

/** Messages that came before the part that reads them; a host may send what it likes, but we do not keep it all. */
const EARLY = 20;

type Post = typeof import("./late/post");

export class Talk {
  private post: Promise<Post> | undefined;
  private early: MessageEvent[] = [];
  private awake: Awake | undefined;

  /** Shown is done when the page has something to tell of itself; load fetches the part that talks. */
  constructor(private readonly page: EmbeddedPage, private readonly shown: Promise<unknown>, private readonly load: () => Promise<Post>) {
    if (!framed) return;
    if (readVisit().post !== "" || secretOf(location.hash) !== "") this.bring();
    window.addEventListener("message", this.hear);
  }

  /** The board can be played from now on. */
  attach(awake: Awake): void {
    this.awake = awake;
    void this.post?.then((post) => post.attach(awake), () => {});
  }

  private readonly hear = (event: MessageEvent): void => {
    if (event.source !== window.parent) return;
    const { data } = event;
    if (data?.target !== "touchmove" && data?.context !== "h5p") return;
    if (this.early.length < EARLY) this.early.push(event);
    if (!this.post) this.bring();
  };

  private bring(): void {
    const post = this.shown.then(() => this.load());
    this.post = post;
    post.then((there) => {
      window.removeEventListener("message", this.hear);
      there.begin(this.page, this.early);
      this.early = [];
      if (this.awake) there.attach(this.awake);
    }, () => {
      // The exercise goes on without a host that hears of it; the next message tries again.
      this.post = undefined;
    });
  }
}
