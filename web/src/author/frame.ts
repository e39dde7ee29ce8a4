// The code with which a page shows exercises inside itself.

import code from "./frame.html";

/** The address of embed.html with a query, and one parameter more. */
export function embedAddress(query: URLSearchParams, ...more: [name: string, value: string][]): string {
  const all = new URLSearchParams([...query, ...more]).toString();
  return new URL(all === "" ? "embed.html" : `embed.html?${all}`, location.href).href;
}

/** HTML for an address and a title, neither of which can end its attribute. */
export function frameCode(address: string, title: string): string {
  const values: Record<string, string> = { address, title: title || "Chess exercises" };
  return code.trim().replace(/\{(\w+)\}/g, (_, name: string) => escaped(values[name] ?? ""));
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
