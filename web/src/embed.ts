// The first and smallest script of the page for frames.

/** The page's other scripts, as this one imports them, put in place of this name by the build. */
declare const __PARTS__: { program: string; main: string };

void wake();

async function wake(): Promise<void> {
  // The program is on its way before the rest has come.
  await Promise.all([import(__PARTS__.program), import(__PARTS__.main)]);
}
