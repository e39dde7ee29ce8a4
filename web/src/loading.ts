// The bar that shows how much of the program has come.

import { element } from "./dom";

export class LoadingBar {
  private readonly box = element("loading");
  private readonly bar = element<HTMLProgressElement>("download");
  private readonly bytes = element<HTMLOutputElement>("bytes");

  show(): void {
    this.bar.value = 0;
    this.bytes.value = "";
    this.box.hidden = false;
  }

  /** Bytes received and to come. */
  progress(done: number, total: number): void {
    this.bar.max = total;
    this.bar.value = done;
    this.bytes.value = `${megabytes(done)} of ${megabytes(total)} MB`;
  }

  hide(): void {
    this.box.hidden = true;
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
