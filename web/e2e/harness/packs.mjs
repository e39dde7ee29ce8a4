// Files to carry elsewhere, made as at the desk, and what is inside them.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

import { dist } from "./site.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * A pack of the built site.
 * @param {"single" | "scorm" | "site"} kind @param {{lesson?: string, set?: string, title?: string}} options set is a PGN
 * @returns {Buffer}
 */
export function deskPack(kind, { lesson, set, title } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "touchmove-pack-"));
  try {
    const [file, script] = [join(folder, "pack"), join(folder, "set.pgn")];
    if (set !== undefined) writeFileSync(script, set);
    execFileSync("go", ["run", "./cmd/touchmove", "pack", kind, "-dist", dist,
      ...(lesson === undefined ? [] : ["-lesson", lesson]), ...(set === undefined ? [] : ["-set", script]),
      ...(title === undefined ? [] : ["-title", title]), "-o", file], { cwd: root, stdio: ["ignore", "ignore", "pipe"] });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let kept;

/** Puts a file on the disk until the tests are done. @returns {string} its address, file://… */
export function onDisk(name, content) {
  if (!kept) {
    kept = mkdtempSync(join(tmpdir(), "touchmove-disk-"));
    after(() => rmSync(kept, { recursive: true }));
  }
  const file = join(kept, name);
  writeFileSync(file, content);
  return pathToFileURL(file).href;
}

/** What is inside a single file: the program, and all else by its name. */
export function unpack(file) {
  const streams = {};
  for (const [, of, text] of file.toString("latin1").matchAll(/<script type="text\/plain" data-of="(\w+)">([^<]*)<\/script>/g)) {
    (streams[of] ??= []).push(Buffer.from(text, "base64"));
  }
  const [program, texts] = [streams.program, streams.texts].map((pieces) => gunzipSync(Buffer.concat(pieces)));
  return { program, ...JSON.parse(texts.toString("utf8")) };
}

/**
 * A host that sends a page in parts, each once it is asked to go on.
 * @param {Buffer[]} parts @returns {Promise<{url: string, goOn: () => void}>}
 */
export async function slowHost(parts) {
  let left = [...parts];
  let response;
  const server = createServer((_, answer) => {
    left = [...parts];
    response = answer.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    goOn();
  });
  const goOn = () => {
    const part = left.shift();
    if (left.length === 0) response.end(part);
    else response.write(part);
  };
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${server.address().port}/`, goOn };
}
