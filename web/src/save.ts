// Saving a file that was made in the page.

/** How long the browser may take to begin with it, ms. */
const KEEP_MS = 60_000;

/** Hands a file to the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
