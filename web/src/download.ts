// A download that counts its bytes while the browser already compiles them.

import { supplied } from "./supply";
import { fetchSmall } from "./twin";

export class Download {
  /** Bytes received, after decompression. */
  done = 0;
  /** The HTTP status, 0 before there is an answer. */
  status = 0;

  /** Rejected with whatever the browser throws; the fields then tell how far it came. */
  readonly module: Promise<WebAssembly.Module>;
  /** Called with the bytes received whenever there are more. */
  progress: (done: number) => void = () => {};

  /** Begins at once. Fresh passes by the browser's cache. */
  constructor(private readonly url: string, readonly total: number, fresh: boolean) {
    this.module = this.compile(fresh);
    this.module.catch(() => {}); // whoever waits for it will hear of it; perhaps nobody does yet
  }

  get complete(): boolean {
    return this.done >= this.total;
  }

  private async compile(fresh: boolean): Promise<WebAssembly.Module> {
    const inside = supplied(this.url);
    if (inside) {
      this.count(inside.byteLength);
      return WebAssembly.compile(inside);
    }
    // The mode and credentials of the preload in the page's head, so that its bytes are used.
    const response = await fetchSmall(this.url, this.total, { credentials: "same-origin", cache: fresh ? "reload" : "default" });
    this.status = response.status;
    if (!response.ok) throw new Error(`status ${response.status}`);
    const module = response.body && typeof TransformStream === "function" && typeof WebAssembly.compileStreaming === "function"
      ? await WebAssembly.compileStreaming(new Response(this.counted(response.body), {
        // Ours, because a host may not know the type, and compiling insists on it.
        headers: { "Content-Type": "application/wasm" },
      }))
      : await this.compileWhole(response);
    if (!this.complete) throw new Error(`${this.done} of ${this.total} bytes`);
    return module;
  }

  private counted(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
    return body.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        this.count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }));
  }

  private async compileWhole(response: Response): Promise<WebAssembly.Module> {
    const bytes = await response.arrayBuffer();
    this.count(bytes.byteLength);
    return WebAssembly.compile(bytes);
  }

  private count(bytes: number): void {
    this.done += bytes;
    this.progress(Math.min(this.done, this.total));
  }
}
