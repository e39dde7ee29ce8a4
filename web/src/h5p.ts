// The handshake of H5P's resizer (h5p-resizer.js), a script that many sites have for frames that follow their content: the
// frame says hello, the host answers hello, and each new height is first prepared and then taken. A resizer that comes
// after the frame says "ready", and later "resize" whenever its window has another size.

interface Say {
  (message: { context: "h5p"; action: string; [size: string]: unknown }): void;
}

export class H5pResizer {
  /** There is a resizer, and it has answered. */
  private there = false;
  private height = 0;

  constructor(private readonly say: Say, private readonly follows: () => void) {}

  hello(): void {
    this.say({ context: "h5p", action: "hello" });
  }

  /** The content is so high, CSS px. */
  is(height: number): void {
    this.height = height;
    if (this.there) this.prepare();
  }

  hear(action: unknown): void {
    switch (action) {
      case "ready":
        this.hello();
        break;
      case "hello":
        if (this.there) break;
        this.there = true;
        this.follows();
        if (this.height > 0) this.prepare();
        break;
      case "resizePrepared":
        if (this.height > 0) this.say({ context: "h5p", action: "resize", scrollHeight: this.height });
        break;
      case "resize":
        if (this.there && this.height > 0 && window.innerHeight !== this.height) this.prepare();
        break;
    }
  }

  /**
   * A document's own height never falls below its window's, so H5P has the frame made small first, and measures then. What is
   * measured here does not hang on the window: it is high as it says, whatever the host makes of it meanwhile.
   */
  private prepare(): void {
    this.say({ context: "h5p", action: "prepareResize", scrollHeight: this.height, clientHeight: this.height });
  }
}
