// The first and smallest script of the page for frames.

import type { Awake, EmbeddedPage } from "./embedded";
import { Talk } from "./talk";

/** The page's other scripts, as this one imports them, put in place of this name by the build. */
declare const __PARTS__: { program: string; main: string };

const page: EmbeddedPage = {
  height: () => document.querySelector("main")?.scrollHeight ?? 0,
  onHeight(changed) {
    const main = document.querySelector("main");
    if (main) new ResizeObserver(() => changed(page.height())).observe(main);
  },
  wake: () => void wake(),
  followContent() {},
  dress() {},
  exercise: "",
  title: "",
};
const talk = new Talk(page);
void wake();

async function wake(): Promise<void> {
  // The program is on its way before the rest has come.
  const [, main] = await Promise.all([import(__PARTS__.program), import(__PARTS__.main) as Promise<{ awake: Awake }>]);
  talk.attach(main.awake);
}
