// Starting the program that knows chess, and the two objects through which page and program speak.

import { Download } from "./download";

/** What the build knows of itself, put in place of this name. */
declare const __BUILD__: { wasm: string; wasmBytes: number };

/** Set by the program once it runs. All strings but the messages are JSON. */
export interface Engine {
  /** Takes an Event, returns the new View; null where the program broke over it, which Host.fault has told. */
  event(json: string): string | null;
  /** Where the pointer that drags a piece is: device px from the canvas's upper left corner. */
  drag(x: number, y: number): void;
  /** Takes a CanvasLayout. */
  layout(json: string): void;
  /** Takes an Appearance. */
  appearance(json: string): void;
  /** Frames drawn so far. */
  frames(): number;
}

/** Go's own loader, which the build puts in front of the page's script. */
declare class Go {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}

/** Why the program cannot run, in words for whoever sits in front of it. */
export class EngineFault extends Error {
  constructor(message: string, readonly again: boolean, cause?: unknown) {
    super(message);
    this.name = "EngineFault";
    this.cause = cause;
  }
}

/**
 * Downloads and compiles the program. Fresh passes by the browser's cache, for a second try.
 * Throws an EngineFault.
 */
export async function loadProgram(progress: (done: number, total: number) => void, fresh: boolean): Promise<WebAssembly.Module> {
  if (typeof WebAssembly !== "object" || typeof WebAssembly.instantiate !== "function") {
    throw new EngineFault(
      "This browser cannot run Touchmove: WebAssembly is missing or switched off. A current Firefox, Chrome, Edge or Safari can.",
      false);
  }
  const total = __BUILD__.wasmBytes;
  const download = new Download(__BUILD__.wasm, total, (done) => progress(done, total));
  try {
    return await download.compile(fresh);
  } catch (fault) {
    if (download.status >= 400) {
      throw new EngineFault(`The board could not be loaded: the server answered ${download.status}.`, true, fault);
    }
    if (download.complete) {
      throw new EngineFault("The board was loaded, but this browser cannot read it. A newer version of the browser can.", true, fault);
    }
    if (download.done > 0) {
      throw new EngineFault("The download of the board broke off half way.", true, fault);
    }
    throw new EngineFault("The board could not be loaded. Is the connection there?", true, fault);
  }
}

/** Runs the program. ended is called if it ever stops, which it never should. */
export async function runProgram(module: WebAssembly.Module, ended: (fault: unknown) => void): Promise<void> {
  const go = new Go();
  const instance = await WebAssembly.instantiate(module, go.importObject);
  go.run(instance).then(() => ended(undefined), ended);
}

/** The running program, undefined before it runs. */
export function engine(): Engine | undefined {
  return (globalThis as { touchmove?: Engine }).touchmove;
}
