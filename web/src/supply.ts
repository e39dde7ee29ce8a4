// Files that are inside the page instead of beside it: a page that is carried about as one file has nothing to fetch.

declare global {
  /** By their path within the site: "lessons/course.json". Not set in a page that has its files beside it. */
  var touchmoveFiles: Record<string, Uint8Array<ArrayBuffer>> | undefined;
  /** What a page that has its files inside was made for. Not set in others. */
  var touchmovePack: Pack | undefined;
}

export interface Pack {
  kind: "single" | "scorm";
  title: string;
  /** The only lesson, "" for the whole course. */
  lesson: string;
  /** The text of a teacher's own set, a PGN, to be opened instead of the course; "" for none. */
  own: string;
  /** The version of Touchmove inside. */
  version: string;
}

/** Whether the files are inside, so that nothing is to be fetched. */
export function packed(): boolean {
  return globalThis.touchmoveFiles !== undefined;
}

/** A file of the site that is inside the page; undefined where it is to be fetched, or where there is none. */
export function supplied(path: string): Uint8Array<ArrayBuffer> | undefined {
  const files = globalThis.touchmoveFiles;
  return files && Object.hasOwn(files, path) ? files[path] : undefined;
}
