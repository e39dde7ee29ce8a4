// A file that takes a moment to make, and the words meanwhile.

import { saveFile } from "./save";

/** Makes a file and hands it over; says how it goes, and in the end what is to be done with it. */
export async function handMade(name: string, make: () => Promise<Blob>, say: (text: string) => void, then: string): Promise<void> {
  say("The file is being made …");
  try {
    const file = await make();
    saveFile(name, file);
    say(`${name} is made, ${(file.size / 1e6).toFixed(1)} MB. ${then}`);
  } catch (fault) {
    say(`The file could not be made: ${fault instanceof Error ? fault.message : String(fault)}.`);
  }
}
