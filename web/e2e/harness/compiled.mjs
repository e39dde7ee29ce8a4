// Modules of the page that need no page, to be tried alone.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../..", import.meta.url));

/** What web/src/NAME.ts exports. @param {string} name */
export function compiled(name) {
  const folder = mkdtempSync(join(tmpdir(), "touchmove-compiled-"));
  try {
    execFileSync(join(web, "node_modules/.bin/tsc"), [
      "--ignoreConfig", "--outDir", folder, "--rootDir", join(web, "src"), "--module", "commonjs", "--target", "es2022",
      "--lib", "es2022,dom", "--types", "", "--skipLibCheck", join(web, "src", `${name}.ts`),
    ], { stdio: "pipe" });
    return createRequire(import.meta.url)(join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
