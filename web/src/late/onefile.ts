// Makes one file of the course, or of a lesson, and hands it over as a download.

import { packSingle } from "../pack";
import { saveFile } from "../save";
import type { LessonItem } from "../view.gen";

/** Puts the choice in place of the button that asked for it. Lesson is the one that is open. */
export function chooseFile(asked: HTMLElement, lesson: LessonItem | undefined): void {
  if (typeof CompressionStream !== "function") {
    asked.replaceWith(paragraph("This browser cannot make such a file: it is too old. A current Firefox, Chrome, Edge or Safari can."));
    return;
  }
  const said = paragraph("");
  said.setAttribute("role", "status");
  const whole = button("take-course", "The whole course", () => void hand("", "touchmove"));
  const choice = document.createElement("div");
  choice.id = "take-choice";
  choice.append(whole);
  if (lesson) choice.append(button("take-lesson", `Only “${lesson.title}”`, () => void hand(lesson.id, `touchmove-${lesson.id}`)));
  asked.replaceWith(paragraph("One file with everything inside. It opens in a browser, without a network: from a stick, a school’s shared folder or an e-mail."), choice, said);
  whole.focus();

  let busy = false;
  const hand = async (id: string, name: string): Promise<void> => {
    if (busy) return;
    busy = true;
    said.textContent = "The file is being made.";
    try {
      const file = await packSingle({ kind: "single", lesson: id, own: "", title: "" });
      saveFile(`${name}.html`, file);
      said.textContent = `${name}.html is made, ${(file.size / 1e6).toFixed(1)} MB. The browser keeps it among your downloads.`;
    } catch (fault) {
      said.textContent = `The file could not be made: ${fault instanceof Error ? fault.message : String(fault)}.`;
    }
    busy = false;
  };
}

function paragraph(text: string): HTMLParagraphElement {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

function button(id: string, label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.id = made.dataset.testid = id;
  made.textContent = label;
  made.addEventListener("click", press);
  return made;
}
