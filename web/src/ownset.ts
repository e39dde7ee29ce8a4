// A teacher's own exercises, as they travel in the fragment of an address: #set=<base64url of deflated JSON>. The
// fragment never leaves the browser. It comes from anywhere, so nothing in it is taken for granted.

import type { Still } from "./view.gen";

interface OwnSet {
  /** The text of a PGN. */
  pgn: string;
  /** The first picture of the first exercise, undefined where there is none. */
  still: Still | undefined;
}

/** Why a set cannot be read, in words for whoever followed the link. */
export class SetFault extends Error {}

/** The version of what is packed that this page can read. */
const VERSION = 1;
/** What a set may have unpacked, in bytes: the largest script, in JSON, where each quote and line end takes two, and what is around it. */
const MOST = 2 * 1024 * 1024 + 64 * 1024;
/** No lesson draws as many arrows and circles on a board; a picture with more is not one of ours. */
const MOST_MARKS = 200;

const BROKEN = "This link is broken: the exercises in it cannot be read. Perhaps it was cut off on its way. Copy it again, to its end, or ask for it again.";
const LARGE = "This link holds more than Touchmove reads: more than 1 MB of exercises. Ask for a smaller set.";
const NEWER = "This link was made by a newer Touchmove than this one. Reload the page; if that does not help, ask whoever runs it for the newer version.";
const OLD = "This browser cannot unpack the exercises in the link. A current Firefox, Chrome, Edge or Safari can.";

/** Reads what stands after #set=. Throws a SetFault. */
export async function readSet(value: string): Promise<OwnSet> {
  if (typeof DecompressionStream !== "function") throw new SetFault(OLD);
  const set = parse(await inflate(bytesOf(value)));
  if (typeof set !== "object" || set === null) throw new SetFault(BROKEN);
  const { v, pgn, still } = set as Record<string, unknown>;
  if (typeof v === "number" && v > VERSION) throw new SetFault(NEWER);
  if (v !== VERSION || typeof pgn !== "string" || pgn.trim() === "") throw new SetFault(BROKEN);
  return { pgn, still: asStill(still) };
}

function bytesOf(value: string): Uint8Array<ArrayBuffer> {
  // Packed it is shorter than unpacked, in base64 too; what is not need not even be looked at.
  if (value.length > MOST * 2) throw new SetFault(LARGE);
  try {
    return Uint8Array.from(atob(value.replace(/=+$/, "").replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new SetFault(BROKEN);
  }
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  let stream: DecompressionStream;
  try {
    stream = new DecompressionStream("deflate-raw");
  } catch {
    throw new SetFault(OLD);
  }
  const reader = new Blob([packed]).stream().pipeThrough(stream).getReader();
  const text = new TextDecoder("utf-8", { fatal: true });
  let all = "";
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return all + text.decode();
      size += value.byteLength;
      if (size > MOST) break;
      all += text.decode(value, { stream: true });
    }
  } catch {
    throw new SetFault(BROKEN);
  }
  void reader.cancel().catch(() => {});
  throw new SetFault(LARGE);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new SetFault(BROKEN);
  }
}

/** The picture, as far as it is one; the exercise is there without it. */
function asStill(found: unknown): Still | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  const still = found as Record<string, unknown>;
  const words = ["title", "heading", "prompt", "line", "label", "placement"].every((name) => typeof still[name] === "string");
  const marks = Array.isArray(still.marks) && still.marks.length <= MOST_MARKS && still.marks.every((mark: unknown) => typeof mark === "object" && mark !== null
    && ["kind", "square", "from", "via", "color", "piece"].every((name) => typeof (mark as Record<string, unknown>)[name] === "string"));
  return words && marks && (still.bottom === "white" || still.bottom === "black") ? found as Still : undefined;
}
