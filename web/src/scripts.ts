// Fetching the course and the lesson scripts. The program reads them; the page only brings them.

import { packed, supplied } from "./supply";

const cache = new Map<string, Promise<string>>();
const texts = new Map<string, string>();

/** The text of a file of the site. Throws an Error whose message says why in plain words. */
export async function fetchText(url: string, fresh: boolean): Promise<string> {
  const inside = supplied(url);
  if (inside) return decode(inside);
  if (packed()) throw new Error("it is not in this file");
  let response: Response;
  try {
    response = await fetch(url, { credentials: "same-origin", cache: fresh ? "reload" : "default" });
  } catch {
    throw new Error("no answer; the connection may be down");
  }
  if (!response.ok) throw new Error(response.status === 404 ? "the file is not there" : `the server answered ${response.status}`);
  let bytes: ArrayBuffer;
  try {
    bytes = await response.arrayBuffer();
  } catch {
    throw new Error("the download broke off");
  }
  return decode(bytes);
}

/** UTF-8; what is none is taken for Latin-1, the PGN of the nineties, as package pgn does at the desk. */
function decode(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

/** A lesson's script. Fresh asks the host again. A failure is not remembered. */
export function fetchScript(id: string, fresh = false): Promise<string> {
  const known = cache.get(id);
  if (known && !fresh) return known;
  const text = fetchText(`lessons/${encodeURIComponent(id)}.pgn`, fresh);
  cache.set(id, text);
  text.then(
    (script) => texts.set(id, script),
    () => {
      if (cache.get(id) === text) cache.delete(id);
    });
  return text;
}

/** The text of a lesson's script if it has come already, else "". */
export function scriptAtHand(id: string): string {
  return texts.get(id) ?? "";
}
