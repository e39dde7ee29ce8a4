// How WordPress has a frame's height told that it made itself, from a link: it knows the frame by a word that it puts into
// the address as "#?secret=…" (wp-embed.js). It takes 200 to 1,000 px.

/** The word, "" where there is none. */
export function secretOf(hash: string): string {
  return /^#\?secret=([A-Za-z0-9]{1,64})$/.exec(hash)?.[1] ?? "";
}

export function wordpressHeight(height: number, secret: string): object {
  return { message: "height", value: height, secret };
}
