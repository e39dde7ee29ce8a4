// Another build of the site, as it would lie on the host after a change: other names where names hold a hash, other content
// where they do not, and a service worker that says so.

import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { dist } from "./site.mjs";

/** What the changed lesson is called in the next build. */
export const NEXT_TITLE = "Castle as one does in the next build";
export const NEXT_BUILD = "the-next-build";

/** Writes the next build to a folder of its own and returns it; remove throws it away. */
export async function nextBuild() {
  const folder = await mkdtemp(join(tmpdir(), "touchmove-next-"));
  const file = (name) => join(folder, name);
  await cp(dist, folder, { recursive: true, filter: (source) => !source.endsWith(".br") });
  const change = async (name, how) => writeFile(file(name), how(await readFile(file(name), "utf8")));

  const main = (await readdir(folder)).find((name) => /^main-\w+\.js$/.test(name));
  const next = "main-0123456789.js";
  await rename(file(main), file(next));
  await change(next, (text) => `${text}\n// the next one`);
  await change("lessons/castling.pgn", (text) => text.replaceAll(/\[StudyName ".*"\]/g, `[StudyName "${NEXT_TITLE}"]`));
  const build = await buildOf(dist);
  for (const page of ["index.html", "embed.html", "author.html"]) {
    await change(page, (text) => text.replaceAll(main, next).replace(build, NEXT_BUILD));
  }

  await change("sw.js", (text) => text.replaceAll(build, NEXT_BUILD).replace(LIST, (list) => JSON.stringify(
    JSON.parse(list).map(([name, hash, ...size]) => (name === main ? [next, hash, ...size] : [name, hash, ...size])))));
  const list = await listOf(folder);
  for (const entry of list) {
    entry[1] = createHash("sha256").update(await readFile(file(entry[0]))).digest().subarray(0, 16).toString("base64url");
  }
  await change("sw.js", (text) => text.replace(LIST, () => JSON.stringify(list)));
  return { folder, main: next, remove: () => rm(folder, { recursive: true }) };
}

const LIST = /\[\["[\w./-]+","[\w-]{22}".*?\]\]/;

/** The worker's list of files: path, hash, sometimes size. */
export async function listOf(folder = dist) {
  return JSON.parse(LIST.exec(await readFile(join(folder, "sw.js"), "utf8"))[0]);
}

export async function buildOf(folder = dist) {
  return /data-build="(.*?)"/.exec(await readFile(join(folder, "index.html"), "utf8"))[1];
}
