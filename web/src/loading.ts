// The bar that shows how much of the program has come.

import { element } from "./dom";

/** Who has a fast line or the program at hand needs no bar, and each of its steps costs a repaint. */
const BAR_AFTER_MS = 400;

export class LoadingBar {
  private readonly box = element("loading");
  private readonly bar = element<HTMLProgressElement>("download");
  private readonly bytes = element<HTMLOutputElement>("bytes");
  private done = 0;
  private total = 0;
  private timer = 0;

  /** Shows the bar soon, if it is not hidden before. */
  show(): void {
    this.done = 0;
    this.timer = window.setTimeout(() => {
      this.box.hidden = false;
      this.write();
    }, BAR_AFTER_MS);
  }

  /** Bytes received and to come. */
  progress(done: number, total: number): void {
    this.done = done;
    this.total = total;
    if (!this.box.hidden) this.write();
  }

  hide(): void {
    window.clearTimeout(this.timer);
    this.box.hidden = true;
  }

  private write(): void {
    if (this.total === 0) return; // nothing has come yet
    this.bar.max = this.total;
    this.bar.value = this.done;
    this.bytes.value = `${megabytes(this.done)} of ${megabytes(this.total)} MB`;
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
