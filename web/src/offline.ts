// Whether the browser shall keep a copy of the site, to be there without a network.

import { listen } from "./listeners";
import { packed } from "./supply";
import type { View } from "./view.gen";
import { embedded, readVisit } from "./visit";

/** Sees to the copy where there can and should be one. Not before the first frame: it has much fetched. View is what is shown. */
export async function keepCopy(view: View | null): Promise<void> {
  // A frame is part of another page, a packed page has all inside, and an address may ask that nothing be kept.
  if (embedded || packed() || window.top !== window || !readVisit().store) return;
  // No browser has it for plain http from another machine.
  if (!navigator.serviceWorker) return;
  try {
    const { register } = await import("./late/copy");
    await register(view, listen);
  } catch {
    // Private windows and full disks refuse. Then it is as ever, with a network.
  }
}
