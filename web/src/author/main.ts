// Puts the teacher's workshop together. To use an exercise of the course needs nothing of the program, and is there at
// once; the rest comes with the program.

import "./signs";

import { element } from "../dom";
import { EngineFault } from "../engine";
import { placeIcons } from "../icon";
import { reload, showNotice } from "../notice";
import { SetFault } from "../ownset";
import { followBuild } from "../renewal";
import { dress } from "../settings";
import { Bench } from "./bench";
import { BringIn } from "./bringin";
import { prepareDialog } from "./dialogs";
import { Draft } from "./draft";
import { Draw } from "./draw";
import { Faults } from "./faults";
import { Folds } from "./folds";
import { Items } from "./items";
import { HandOut } from "./out";
import { Pick } from "./pick";
import { Preview } from "./preview";
import { ResultsRoom } from "./results";
import { SetBar } from "./setbar";
import { Sheet } from "./sheet";
import { Tabs } from "./tabs";
import { Task } from "./task";
import { Tree } from "./tree";
import { WordsForm } from "./words";
import { Workshop } from "./workshop";

dress();
placeIcons();
followBuild();
const root = document.documentElement;
const workshop = new Workshop((message) => fail(message));
const tabs = new Tabs((room) => {
  root.dataset.room = room;
});
const pick = new Pick(workshop);
new Bench(workshop);
const folds = new Folds(workshop);
new Items(workshop);
new Tree(workshop);
new Task(workshop);
new WordsForm(workshop);
new Draw(workshop);
new Faults(workshop, folds);
const draft = new Draft(workshop);
new SetBar(workshop);
new BringIn(workshop, () => tabs.open("write"));
new Preview(workshop);
new HandOut(workshop);
new Sheet(workshop);
new ResultsRoom(workshop);
const afresh = prepareDialog("afresh-dialog");
element("afresh").addEventListener("click", () => {
  element("afresh-way").textContent = draft.wayBack;
  afresh.showModal();
});
element("afresh-yes").addEventListener("click", () => {
  afresh.close();
  if (!draft.afresh()) showNotice(`The exercises are put away. ${draft.wayBack}`);
});
// What is told of a link stays until something is changed.
workshop.watch(({ notice, revision }, before) => {
  if (notice !== before?.notice || revision !== before.revision) showNotice(notice);
});

/** The value of #set= in the address, "" for none. */
const link = new URLSearchParams(location.hash.slice(1)).get("set") ?? "";
tabs.open(link === "" ? tabs.last : "write");
void start();

async function start(): Promise<void> {
  const course = pick.begin().catch((fault: Error) => {
    showNotice(`The list of lessons could not be loaded: ${fault.message}.`, [reload]);
    return "";
  });
  try {
    await workshop.begin();
    await draft.begin(link).catch((fault: unknown) => {
      if (!(fault instanceof SetFault)) throw fault;
      showNotice(fault.message);
    });
    // What was in the address is in the draft now; loading the page again must not bring the old state back.
    if (link !== "") history.replaceState(null, "", location.pathname + location.search);
    root.dataset.state = "ready";
  } catch (fault) {
    fail(fault instanceof EngineFault ? fault.message : "The workshop could not be started.");
  }
  // So that a result code of a lesson can be named.
  const text = await course;
  if (text !== "") workshop.send({ type: "course", text });
}

function fail(message: string): void {
  root.dataset.state = "error";
  showNotice(message, [reload]);
}
