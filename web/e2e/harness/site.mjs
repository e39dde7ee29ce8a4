// Serves the built site from a sub-path, as any static host may, and fails on demand.

import { createServer } from "node:http";
import { readFile, readdir } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const dist = process.env.TOUCHMOVE_DIST ?? fileURLToPath(new URL("../../../dist", import.meta.url));

/** Not at the root: the site promises to work from any folder of a host. */
const BASE = "/school/chess/";

const TYPES = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm", ".json": "application/json", ".pgn": "application/vnd.chess-pgn; charset=utf-8",
  ".svg": "image/svg+xml", ".png": "image/png", ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/**
 * What to do with a file instead of serving it.
 * @typedef {object} Trouble
 * @property {number} [status] answer with this status and no content
 * @property {boolean} [hangUp] close the connection without an answer
 * @property {number} [truncate] promise the whole file, send this share of it, close the connection
 * @property {number} [share] serve this share of it as if it were the whole
 * @property {string} [body] serve this text
 * @property {Promise<void>} [until] wait for this first
 * @property {number} [times] after so many answers the file is whole again; default: for ever
 */

export class Site {
  #server = createServer((request, response) => this.#answer(request, response));
  /** @type {Map<RegExp, Trouble & {left: number}>} */
  #troubles = new Map();
  /** Paths asked for, relative to the site. */
  asked = [];
  /** Pages of every origin may read the files (Access-Control-Allow-Origin: *). */
  shared = false;
  /** The folder that is served: another one is as good as another build put on the host. */
  folder = dist;
  /**
   * What another kind of host would do with a file: further headers, other bytes.
   * @type {(name: string, content: Buffer) => {headers?: Record<string, string>, content?: Buffer}}
   */
  send = () => ({});

  constructor(base) {
    this.base = base;
  }

  static async open(base = BASE) {
    const site = new Site(base);
    await new Promise((resolve) => site.#server.listen(0, "127.0.0.1", resolve));
    site.url = `http://127.0.0.1:${site.#server.address().port}${base}`;
    return site;
  }

  close() {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }

  /** Files whose path matches get into trouble. @param {RegExp} path @param {Trouble} trouble */
  trouble(path, trouble) {
    this.#troubles.set(path, { ...trouble, left: trouble.times ?? Infinity });
  }

  /** Everything is whole again. */
  mend() {
    this.#troubles.clear();
    this.asked = [];
    this.shared = false;
    this.folder = dist;
    this.send = () => ({});
  }

  async #answer(request, response) {
    const path = decodeURIComponent(new URL(request.url, "http://host").pathname);
    if (!path.startsWith(this.base)) return response.writeHead(404).end();
    const name = normalize(path.slice(this.base.length).replace(/(^|\/)$/, "$1index.html"));
    this.asked.push(name);
    const trouble = this.#troubleWith(name);
    if (trouble.until) await trouble.until;
    if (trouble.hangUp) return request.socket.destroy();
    if (trouble.status) return response.writeHead(trouble.status).end();
    let content;
    try {
      content = trouble.body !== undefined ? Buffer.from(trouble.body) : await readFile(join(this.folder, name));
    } catch {
      return response.writeHead(404).end();
    }
    if (trouble.share !== undefined) content = content.subarray(0, Math.floor(content.length * trouble.share));
    const sent = this.send(name, content);
    content = sent.content ?? content;
    response.writeHead(200, {
      "Content-Type": TYPES[extname(name)] ?? "application/octet-stream",
      "Content-Length": content.length,
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
      ...(this.shared && { "Access-Control-Allow-Origin": "*" }),
      ...sent.headers,
    });
    if (trouble.truncate === undefined) return response.end(content);
    response.write(content.subarray(0, Math.floor(content.length * trouble.truncate)), () => request.socket.destroy());
  }

  #troubleWith(name) {
    for (const [path, trouble] of this.#troubles) {
      if (path.test(name) && trouble.left > 0) {
        trouble.left--;
        return trouble;
      }
    }
    return {};
  }
}

/** The names of the site's files. */
export async function siteFiles() {
  return (await readdir(dist, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
}
