// Makes one file of the course, or of a lesson, and hands it over as a download.

import { handMade } from "../handmade";
import { make, makeButton } from "../make";
import { packSingle } from "../pack";
import type { LessonItem } from "../view.gen";

/** Puts the choice in place of the button that asked for it. Lesson is the one that is open. */
export function chooseFile(asked: HTMLElement, lesson: LessonItem | undefined): void {
  if (typeof CompressionStream !== "function") {
    asked.replaceWith(make("p", "", "This browser cannot make such a file: it is too old. A current Firefox, Chrome, Edge or Safari can."));
    return;
  }
  const said = make("p", "");
  said.setAttribute("role", "status");
  let busy = false;
  const hand = async (id: string, name: string): Promise<void> => {
    if (busy) return;
    busy = true;
    await handMade(`${name}.html`, () => packSingle({ kind: "single", lesson: id, own: "", title: "" }),
      (text) => said.replaceChildren(text), "The browser keeps it among your downloads.");
    busy = false;
  };
  const button = (id: string, label: string, press: () => void): HTMLButtonElement => {
    const made = makeButton("button", label, press);
    made.id = made.dataset.testid = id;
    return made;
  };
  const whole = button("take-course", "The whole course", () => void hand("", "touchmove"));
  const choice = make("div", "", whole);
  choice.id = "take-choice";
  if (lesson) choice.append(button("take-lesson", `Only “${lesson.title}”`, () => void hand(lesson.id, `touchmove-${lesson.id}`)));
  asked.replaceWith(make("p", "", "One file with everything inside. It opens in a browser, without a network: from a stick, a school’s shared folder or an e-mail."), choice, said);
  whole.focus();
}
