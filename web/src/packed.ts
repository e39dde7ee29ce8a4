// The page's script where everything is inside the page, as one file to carry about: all modules in one classic script,
// because a file opened from a disk may not load others.

import { Library } from "./library";
import { beginScorm } from "./scorm/begin";

if (globalThis.touchmovePack?.kind === "scorm") beginScorm();
// Not imported at once: what main.ts finds when it begins must be in its place by then.
void import("./main").then(({ send }) => new Library((name, step) => send({ type: "open", name, step })));
