// A style sheet that comes later than the page.

/** Adds a style sheet to the page. Done once it has come, or cannot: what it is for is plain then, but works. */
export function bringStyle(file: string): Promise<void> {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = file;
  return new Promise((done) => {
    sheet.addEventListener("load", () => done());
    sheet.addEventListener("error", () => done());
    document.head.append(sheet);
  });
}
