// The first and smallest script of the page for frames. It shows an unmoving board until somebody wants to play: ten
// exercises on a page shall not cost ten programs. It is no module, so that it runs, and can say what is wrong, also where
// a sandbox keeps modules away.

import { mark } from "./allowed";
import { element } from "./dom";
import type { Awake, EmbeddedPage } from "./embedded";
import { contentHeight, followContent, watchContentHeight } from "./frame";
import { placeIcons } from "./icon";
import { applyLayout, watchLayout } from "./layout";
import { reload, showNotice } from "./notice";
import { SetFault } from "./ownset";
import { dress } from "./settings";
import { bringStill } from "./still";
import { forgetfulStore, useStore } from "./storage";
import { Talk } from "./talk";
import { framed, readVisit } from "./visit";
import { Waker } from "./waker";

/** The page's other scripts, as this one imports them, put in place of this name by the build. */
declare const __PARTS__: { program: string; main: string };

const SANDBOXED = "The exercise can't run in this frame. The page around it shuts it into a sandbox, and then the site that it comes "
  + "from would have to allow being read from anywhere (Access-Control-Allow-Origin: *), which it does not. The single-file form works there.";
const AWAY = "The exercise could not be loaded. Is the connection there?";

const root = document.documentElement;
const visit = readVisit();

element("late").remove();
mendStyle();
mark(visit);
if (!visit.store) useStore(forgetfulStore());

const page: EmbeddedPage & { exercise: string; title: string } = {
  height: contentHeight,
  onHeight: watchContentHeight,
  wake: () => void wake(),
  followContent,
  dress,
  exercise: "",
  title: "",
};
const asleep = framed ? sleep() : Promise.resolve();
const talk = new Talk(page, asleep);
let waking: Promise<void> | undefined;
if (!framed) void wake();
// Another link to a set, put into the same window.
window.addEventListener("hashchange", () => {
  if (readVisit().set !== visit.set) location.reload();
});

/** Shows the board as a picture. */
async function sleep(): Promise<void> {
  root.dataset.state = "still";
  placeIcons();
  dress();
  watchLayout(applyLayout);
  const waker = new Waker(visit, wake);
  try {
    const still = await bringStill(visit);
    if (!still) return wake();
    page.exercise = still.exercise;
    page.title = still.heading || still.title;
    waker.show(still);
  } catch (fault) {
    await explain(fault);
  }
}

/** Fetches the program and the rest of the page. */
function wake(): Promise<void> {
  waking ??= bring().catch(explain);
  return waking;
}

async function bring(): Promise<void> {
  root.dataset.state = "loading";
  // The program is on its way before the rest has come.
  const [, main] = await Promise.all([import(__PARTS__.program), import(__PARTS__.main) as Promise<{ awake: Awake }>]);
  talk.attach(main.awake);
}

/** Says why there is nothing to play. */
async function explain(fault: unknown): Promise<void> {
  const ours = fault instanceof SetFault;
  if (!ours) console.error(fault);
  // A site that answers, and cannot be read: that is the sandbox.
  const shut = !ours && self.origin === "null"
    && await fetch(location.href.replace(/#.*/, ""), { mode: "no-cors" }).then(() => true, () => false);
  root.dataset.state = "error";
  if (ours) showNotice(fault.message);
  else if (shut) showNotice(SANDBOXED);
  else showNotice(AWAY, [reload]);
}

/** The style is asked for so that its rules can be read, which a sandbox may forbid. To be seen it need not be read. */
function mendStyle(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (link.sheet) continue;
    const again = link.cloneNode() as HTMLLinkElement;
    again.removeAttribute("crossorigin");
    link.replaceWith(again);
  }
}
