// Starting the program that knows chess, and the two objects through which page and program speak.

import { downloadProgram } from "./program";

/** Set by the program once it runs. All strings but the messages are JSON. */
interface Engine {
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
  env: Record<string, string>;
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
  const download = downloadProgram(fresh);
  download.progress = (done) => progress(done, download.total);
  try {
    return await download.module;
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

/**
 * Runs the program. Alarms of its clock go by way of ring, which may put them off. ended is called if it
 * ever stops, which it never should.
 */
export async function runProgram(
  module: WebAssembly.Module, ring: (alarm: () => void) => void, ended: (fault: unknown) => void,
): Promise<void> {
  const go = new Go();
  rerouteAlarms(go, ring);
  // The first collection of garbage at 16 MB instead of 4: not while everyone waits for the first frame.
  go.env.GOGC = "400";
  const instance = await WebAssembly.instantiate(module, go.importObject);
  go.run(instance).then(() => ended(undefined), ended);
}

/**
 * Go's loader sets a timeout for each alarm of the program's clock. Ebitengine has it ring ten times a
 * second, as long as the page is open, only to see whether the window is hidden.
 */
function rerouteAlarms(go: Go, ring: (alarm: () => void) => void): void {
  const runtime = go.importObject.gojs as Record<string, (stack: number) => void>;
  const name = "runtime.scheduleTimeoutEvent";
  const schedule = runtime[name];
  if (!schedule) return; // another release of Go: the alarms ring as they are set
  runtime[name] = (stack) => {
    const { setTimeout } = window;
    const set = (alarm: () => void, ms: number): number => setTimeout(() => ring(alarm), ms);
    window.setTimeout = set as typeof setTimeout;
    try {
      schedule(stack);
    } finally {
      window.setTimeout = setTimeout;
    }
  };
}

/** The running program, undefined before it runs. */
export function engine(): Engine | undefined {
  return (globalThis as { touchmove?: Engine }).touchmove;
}
