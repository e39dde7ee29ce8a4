// The first of the page's scripts, and one of its own: it has the program on its way before the rest
// has come, let alone looked at the page.

import { Download } from "./download";

/** What the build knows of itself, put in place of this name. */
declare const __BUILD__: { wasm: string; wasmBytes: number };

const early = begin(false);

/** The program's download, begun with the page. Fresh begins another, past the browser's cache. */
export function downloadProgram(fresh: boolean): Download {
  return fresh ? begin(true) : early;
}

function begin(fresh: boolean): Download {
  return new Download(__BUILD__.wasm, __BUILD__.wasmBytes, fresh);
}
