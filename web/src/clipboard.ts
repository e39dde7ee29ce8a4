// Copying a text, or having the reader do it.

/** Copies a text. Where the browser, or the page around this frame, forbids it, select selects it for the reader's own hands. Returns what to say. */
export async function copyText(text: string, select: () => void): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied.";
  } catch {
    select();
    return "Selected. Copy it with Ctrl+C or Cmd+C.";
  }
}
