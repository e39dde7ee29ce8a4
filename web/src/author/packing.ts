// One file to carry away: the HTML with everything inside, or that in a package for an LMS.

import { packSingle, type Wish } from "../pack";
import { saveFile } from "../save";
import { fileName } from "./filename";
import type { Program } from "./workshop";

/** Makes the file and hands it over; says how it goes. The program writes the package, undefined where it has not come. */
export async function handPack(wish: Wish, program: Program | undefined, said: (text: string) => void): Promise<void> {
  if (wish.kind === "scorm" && !program) return said("The workshop is still loading. Try again in a moment.");
  said("The file is being made …");
  const name = fileName(wish.title);
  try {
    const page = await packSingle(wish);
    if (wish.kind === "single") {
      saveFile(`${name}.html`, page);
      return said(`${name}.html is made, ${megabytes(page.size)}.`);
    }
    const zip = program?.scorm(new Uint8Array(await page.arrayBuffer()), wish.title, wish.lesson) ?? "";
    if (typeof zip === "string") return said(`The package could not be made: ${zip}`);
    saveFile(`${name}-scorm.zip`, new Blob([zip], { type: "application/zip" }));
    said(`${name}-scorm.zip is made, ${megabytes(zip.byteLength)}. Upload it as a SCORM package.`);
  } catch (fault) {
    said(`The file could not be made: ${fault instanceof Error ? fault.message : String(fault)}.`);
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
