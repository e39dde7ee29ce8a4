// The one script that a page with everything inside has to begin with: it unpacks the rest, which follows it in pieces of
// base64, while the browser still reads the file.

import type { Pack } from "./supply";

/** What is inside beside the program, as JSON. */
interface Texts {
  pack: Pack;
  /** Files of the site by their path, and the page's own: player.js, style.css and page.html. */
  files: Record<string, string>;
}

/** The program's file, as the player asks for it. */
const PROGRAM = "touchmove.wasm";

const BROKEN = "This file is not whole, and cannot be opened. Please copy or download it once more.";
const OLD = "This browser cannot open Touchmove: it is too old, or WebAssembly is switched off. A current Firefox, Chrome, Edge or Safari can.";

/** A gzip stream that comes in pieces. */
class Stream {
  private readonly gzip = new DecompressionStream("gzip");
  private readonly writer = this.gzip.writable.getWriter();
  /** Rejected where the pieces are not what was packed. */
  readonly whole = new Response(this.gzip.readable).arrayBuffer();
  private left: number;

  constructor(pieces: number) {
    this.left = pieces;
    this.whole.catch(() => {}); // whoever waits for all of them will hear of it
  }

  add(base64: string): void {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    this.writer.write(bytes).catch(() => {});
    if (--this.left === 0) this.writer.close().catch(() => {});
  }

  get complete(): boolean {
    return this.left === 0;
  }
}

const words = document.getElementById("unpacking-words")!;
const bar = document.getElementById("unpacking-bar") as HTMLProgressElement;
let streams: Record<string, Stream> | undefined;
let failed = false;

if (typeof DecompressionStream === "function" && typeof WebAssembly === "object") {
  words.textContent = "Setting up the board";
  bar.hidden = false;
  const watch = new MutationObserver(() => take(false));
  watch.observe(document.body, { childList: true });
  document.addEventListener("DOMContentLoaded", () => {
    watch.disconnect();
    take(true);
    void finish();
  });
} else {
  fail(OLD);
}

/** Takes in the pieces that have come. The last one may be only half there, unless the file is at its end. */
function take(atEnd: boolean): void {
  if (failed) return;
  try {
    for (const piece of [...document.querySelectorAll<HTMLElement>("body > [data-of]")]) {
      if (!atEnd && !piece.nextElementSibling) break;
      const text = piece.textContent ?? "";
      const of = piece.dataset.of ?? "";
      piece.remove(); // millions of characters that nobody needs any more
      if (of === "contents") begin(JSON.parse(text) as Record<string, number>);
      else {
        streams?.[of]?.add(text);
        bar.value++;
      }
    }
  } catch {
    fail(BROKEN);
  }
}

/** Contents says how many pieces there are of each stream. */
function begin(contents: Record<string, number>): void {
  bar.max = Object.values(contents).reduce((sum, pieces) => sum + pieces, 0);
  streams = Object.fromEntries(Object.entries(contents).map(([name, pieces]) => [name, new Stream(pieces)]));
}

async function finish(): Promise<void> {
  if (failed) return;
  const { program, texts } = streams ?? {};
  // A stream that is not closed would be waited for for ever.
  if (!program?.complete || !texts?.complete) return fail(BROKEN);
  let wasm: ArrayBuffer;
  let inside: Texts;
  try {
    wasm = await program.whole;
    inside = JSON.parse(new TextDecoder().decode(await texts.whole)) as Texts;
  } catch {
    return fail(BROKEN);
  }
  start(new Uint8Array(wasm), inside);
}

/** Puts the page together, and runs it. */
function start(wasm: Uint8Array<ArrayBuffer>, { pack, files }: Texts): void {
  const { "page.html": page = "", "style.css": style = "", "player.js": player = "", ...rest } = files;
  const encoder = new TextEncoder();
  globalThis.touchmovePack = pack;
  globalThis.touchmoveFiles = Object.fromEntries(Object.entries(rest).map(([path, text]) => [path, encoder.encode(text)]));
  globalThis.touchmoveFiles[PROGRAM] = wasm;
  document.title = pack.title;
  const [sheet, script] = [document.createElement("style"), document.createElement("script")];
  sheet.textContent = style;
  script.textContent = player;
  document.head.querySelector("style")?.remove();
  document.head.append(sheet);
  document.body.replaceChildren(...new DOMParser().parseFromString(page, "text/html").body.childNodes);
  document.head.append(script);
}

function fail(message: string): void {
  failed = true;
  document.documentElement.dataset.state = "error";
  bar.hidden = true;
  words.setAttribute("role", "alert");
  words.textContent = message;
}
