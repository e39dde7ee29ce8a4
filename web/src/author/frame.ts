// The code with which a page shows exercises inside itself.

/** The address of embed.html with a query, and one parameter more. */
export function embedAddress(query: URLSearchParams, ...more: [name: string, value: string][]): string {
  const all = new URLSearchParams([...query, ...more]).toString();
  return new URL(all === "" ? "embed.html" : `embed.html?${all}`, location.href).href;
}

/** HTML for an address and a title, neither of which can end its attribute. The height suits a column of text; it may be changed. */
export function frameCode(address: string, title: string): string {
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="640" loading="lazy" style="border:0;max-width:60rem"></iframe>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
