// The first and smallest script of the page for frames. It shows an unmoving board until somebody wants to play: ten
// exercises on a page shall not cost ten programs. It is no module, so that it runs, and can say what is wrong, also where
// a sandbox keeps modules away.

import { mark } from "./allowed";
import { element } from "./dom";
import type { Awake, EmbeddedPage } from "./embedded";
import { contentHeight, followContent, watchContentHeight } from "./frame";
import { placeIcons } from "./icon";
import { applyLayout, watchLayout } from "./layout";
import type { Look } from "./messages";
import { reload, showNotice } from "./notice";
import { readSet, SetFault } from "./ownset";
import { enforcePolicy } from "./policy";
import { dress } from "./settings";
import { bringStill } from "./still";
import { forgetfulStore, useStore } from "./storage";
import { Talk } from "./talk";
import { framed, readVisit } from "./visit";
import { Waker } from "./waker";

/** The files of the page's other scripts, put in place of this name by the build. */
declare const __PARTS__: { program: string; main: string; post: string };

const SANDBOXED = "The exercise can't run in this frame. The page around it shuts it into a sandbox, and then the site that it comes "
  + "from would have to allow being read from anywhere (Access-Control-Allow-Origin: *), which it does not. The single-file form works there.";
const AWAY = "The exercise could not be loaded. Is the connection there?";

const root = document.documentElement;
const visit = readVisit();

enforcePolicy();
element("late").remove();
mark(visit);
if (!visit.store) useStore(forgetfulStore());

/** What the host has chosen. */
let chosen: Look = {};
const page: EmbeddedPage & { exercise: string; title: string } = {
  height: contentHeight,
  onHeight: watchContentHeight,
  wake: () => void wake(),
  followContent,
  dress(look) {
    chosen = { ...chosen, ...look };
    dress(chosen);
  },
  exercise: "",
  title: "",
};
const asleep = framed ? sleep() : Promise.resolve();
const talk = new Talk(page, asleep, () => part("post"));
let waking: Promise<void> | undefined;
if (!framed) void begin();
// Another link to a set, put into the same window.
window.addEventListener("hashchange", () => {
  if (readVisit().set !== visit.set) location.reload();
});

/** Shows the board as a picture. */
async function sleep(): Promise<void> {
  root.dataset.state = "still";
  placeIcons();
  dress();
  // A style that comes later than this script brings the colours with it.
  for (const link of styles()) link.addEventListener("load", () => dress(chosen));
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

/** Wakes at once, unless the address has nothing to play. */
async function begin(): Promise<void> {
  try {
    if (visit.set !== "") await readSet(visit.set);
  } catch (fault) {
    return explain(fault);
  }
  return wake();
}

/** Fetches the program and the rest of the page. */
function wake(): Promise<void> {
  waking ??= bring().catch(explain);
  return waking;
}

async function bring(): Promise<void> {
  root.dataset.state = "loading";
  // The program is on its way before the rest has come.
  const [, main] = await Promise.all([part("program"), part<{ awake: Awake }>("main")]);
  talk.attach(main.awake);
}

/** Named in full, because in a sandbox this script is a stranger's, and for such a one nothing is relative to it. */
function part<Module>(name: keyof typeof __PARTS__): Promise<Module> {
  return import(new URL(__PARTS__[name], document.baseURI).href) as Promise<Module>;
}

/** Says why there is nothing to play. */
async function explain(fault: unknown): Promise<void> {
  const ours = fault instanceof SetFault;
  if (!ours) console.error(fault);
  // A site that answers, and cannot be read: that is the sandbox.
  const shut = !ours && self.origin === "null"
    && await fetch(location.href.replace(/#.*/, ""), { mode: "no-cors" }).then(() => true, () => false);
  root.dataset.state = "error";
  if (shut) mendStyle();
  if (ours) showNotice(fault.message);
  else if (shut) showNotice(SANDBOXED);
  else showNotice(AWAY, [reload]);
}

/** The style is asked for so that its rules can be read, which a sandbox may forbid. To be seen it need not be read. */
function mendStyle(): void {
  for (const link of styles()) {
    const again = link.cloneNode() as HTMLLinkElement;
    again.removeAttribute("crossorigin");
    link.replaceWith(again);
  }
}

function styles(): NodeListOf<HTMLLinkElement> {
  return document.querySelectorAll("link[rel=stylesheet]");
}
