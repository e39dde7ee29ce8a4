// One file to carry away: the HTML with everything inside, or that in a package for an LMS.

import { handMade } from "../handmade";
import { packSingle, type Wish } from "../pack";
import { fileName } from "./filename";
import type { Program } from "./workshop";

/** Makes the file and hands it over; says how it goes. The program writes the package, undefined where it has not come. */
export async function handPack(wish: Wish, program: Program | undefined, said: (text: string) => void): Promise<void> {
  const name = fileName(wish.title);
  if (wish.kind === "single") return handMade(`${name}.html`, () => packSingle(wish), said, "It opens in a browser, without a network.");
  if (!program) return said("The workshop is still loading. Try again in a moment.");
  return handMade(`${name}-scorm.zip`, async () => {
    const page = await packSingle(wish);
    const zip = program.scorm(new Uint8Array(await page.arrayBuffer()), wish.title, wish.lesson);
    if (typeof zip === "string") throw new Error(zip);
    return new Blob([zip], { type: "application/zip" });
  }, said, "Upload it as a SCORM package.");
}
