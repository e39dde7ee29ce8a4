// What the page for frames and its talk with the host are to each other.

import type { Listener } from "./listeners";
import type { Exercises, Look } from "./messages";

/** The page for frames, asleep or awake. */
export interface EmbeddedPage {
  /** Of the content, CSS px. */
  height(): number;
  onHeight(changed: (px: number) => void): void;
  /** Has the board come alive that is only a picture so far. */
  wake(): void;
  /** The host sizes the frame: the layout no longer goes by its height. */
  followContent(): void;
  /** How the still board looks. */
  dress(look: Look): void;
  /** What the still board shows: "castling/2", "" where that is not known. */
  readonly exercise: string;
  readonly title: string;
}

/** The page once it is awake. */
export interface Awake {
  /** Has the listener told of all Views from now on. */
  listen(listener: Listener): void;
  dress(look: Look): void;
  open(load: Exercises): void;
  /** Goes back to the first exercise and begins it anew. */
  restart(): void;
}
