// One session with an LMS. Whatever the LMS does, nothing here throws: it says false, and the lesson goes on.

import type { Api } from "./find";

/** RTE 3.3.5, error 401: an element that is optional and that this LMS does not have. */
const NOT_IMPLEMENTED = "401";

export class Lms {
  /** Between LMSInitialize and LMSFinish. */
  open = false;
  private readonly missing = new Set<string>();

  constructor(private readonly api: Api) {}

  /** Begins the session; at the launch also where the LMS itself has begun it, which it calls an error, 101. */
  begin(launch: boolean): boolean {
    this.open = this.call("LMSInitialize", "") || launch && this.error() === "101" && this.answers();
    return this.open;
  }

  /** False once the LMS has said that it does not have an element: many are optional. */
  has(element: string): boolean {
    return !this.missing.has(kind(element));
  }

  /** An element's value, "" where there is none. */
  read(element: string): string {
    if (!this.open) return "";
    try {
      const value = this.api.LMSGetValue(element);
      if (value !== "" && value !== null && value !== undefined) return String(value);
      if (this.error() === NOT_IMPLEMENTED) this.missing.add(kind(element));
    } catch {
      // As if it had none.
    }
    return "";
  }

  /** Hands a value over. An element that the LMS does not have counts as taken: there is nothing more to be done about it. */
  write(element: string, value: string): boolean {
    if (!this.has(element)) return true;
    if (!this.open) return false;
    if (this.call("LMSSetValue", element, value)) return true;
    if (this.error() !== NOT_IMPLEMENTED) return false;
    this.missing.add(kind(element));
    return true;
  }

  /** Has all that was handed over kept for good. */
  commit(): boolean {
    return this.open && this.call("LMSCommit", "");
  }

  /** Ends the session, once. */
  end(): boolean {
    if (!this.open) return false;
    this.open = false;
    return this.call("LMSFinish", "");
  }

  private call(name: "LMSInitialize" | "LMSCommit" | "LMSFinish", empty: ""): boolean;
  private call(name: "LMSSetValue", element: string, value: string): boolean;
  private call(name: keyof Api, ...values: string[]): boolean {
    try {
      const answer = (this.api[name] as (...values: string[]) => unknown).apply(this.api, values);
      if (String(answer) === "true") return true;
      // Some answer with nothing, and have done it.
      return String(answer) !== "false" && this.error() === "0";
    } catch {
      return false;
    }
  }

  /** The number of the last error, "0" for none, "" where not even that is to be had. */
  private error(): string {
    try {
      return String(this.api.LMSGetLastError());
    } catch {
      return "";
    }
  }

  /** Whether a session is open that we have not begun: a mandatory element can be read. */
  private answers(): boolean {
    try {
      this.api.LMSGetValue("cmi.core.lesson_status");
      return this.error() === "0";
    } catch {
      return false;
    }
  }
}

/** The element without its numbers: what one interaction cannot have, none can. */
function kind(element: string): string {
  return element.replace(/\.\d+/g, ".n");
}
