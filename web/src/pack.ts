// Makes one file of the site that holds everything: what internal/pack does at the desk, here for the browser, whose own
// gzip is quick. What follows the shell is read by unpack.ts.

import { fetchText } from "./scripts";
import type { Pack } from "./supply";

/** pack/parts.json, as package pack writes it. */
interface Parts {
  version: string;
  title: string;
  shell: string;
  program: string;
  texts: Record<string, string>;
}

/** course.json, as far as it matters here. */
interface Course {
  lessons: { id: string; title: string }[];
}

/** Bytes of a stream to a piece: a multiple of 3, so that each piece is base64 of its own. As in single.go. */
const PIECE = 196_608;

/** What to make. Own is a PGN to be opened instead of the course, lesson the only lesson; both "" for the whole course. */
export type Wish = Pick<Pack, "kind" | "lesson" | "own"> & {
  /** "" for the lesson's, or the course's. */
  title: string;
};

/**
 * The one file, as HTML. Throws an Error whose message says in plain words what could not be had. Where the site's files
 * are at hand, after a visit, it needs no network.
 */
export async function packSingle(wish: Wish): Promise<Blob> {
  // Fresh: it names files of one build, and an old one would name what is no longer there.
  const parts = JSON.parse(await fetchText("pack/parts.json", true)) as Parts;
  const files: Record<string, string> = {};
  const bring = async (path: string, from: string): Promise<void> => {
    files[path] = await fetchText(from, false);
  };
  const [shell, program] = await Promise.all([
    fetchText(parts.shell, false),
    fetch(parts.program),
    ...Object.entries(parts.texts).map(([path, from]) => bring(path, from)),
  ]);
  if (!program.ok || !program.body) throw new Error(`the server answered ${program.status}`);
  let { title } = wish;
  if (wish.own === "") {
    const course = JSON.parse(await fetchText("lessons/course.json", false)) as Course;
    if (wish.lesson !== "") course.lessons = course.lessons.filter(({ id }) => id === wish.lesson);
    if (wish.lesson !== "" && title === "") title = course.lessons[0]?.title ?? "";
    await Promise.all(course.lessons.map(({ id }) => bring(`lessons/${id}.pgn`, `lessons/${id}.pgn`)));
    files["lessons/course.json"] = JSON.stringify(course);
  }
  const pack: Pack = { kind: wish.kind, title: title || parts.title, lesson: wish.lesson, own: wish.own, version: parts.version };
  const streams = {
    program: await pieces(program.body),
    // In order, so that the same site makes the same file.
    texts: await pieces(new Blob([JSON.stringify({ pack, files: Object.fromEntries(Object.entries(files).sort()) })]).stream()),
  };
  const contents = JSON.stringify({ program: streams.program.length, texts: streams.texts.length });
  return new Blob([
    shell,
    `<script type="application/json" data-of="contents">${contents}</script>\n`,
    ...Object.entries(streams).flatMap(([of, all]) => all.map((piece) => `<script type="text/plain" data-of="${of}">${piece}</script>\n`)),
    "</body>\n</html>\n",
  ], { type: "text/html" });
}

/** Compresses, and writes it in pieces of base64. */
async function pieces(content: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string[]> {
  const gzip = await new Response(content.pipeThrough(new CompressionStream("gzip"))).blob();
  const starts = Array.from({ length: Math.ceil(gzip.size / PIECE) }, (_, index) => index * PIECE);
  return Promise.all(starts.map((from) => base64(gzip.slice(from, from + PIECE))));
}

function base64(bytes: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => done(String(reader.result).replace(/^.*,/, "")));
    reader.addEventListener("error", () => failed(reader.error));
    reader.readAsDataURL(bytes);
  });
}
