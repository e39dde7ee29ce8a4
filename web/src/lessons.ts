// The list of lessons: beside the board where there is room, else in a dialog.

import { closeOutside } from "./dialog";
import { element } from "./dom";
import { icon } from "./icon";
import type { Event, LessonItem } from "./view.gen";

export class LessonList {
  private readonly dialog = element<HTMLDialogElement>("lessons-dialog");
  private readonly nav = element("lessons");
  private shown = "";

  constructor(private readonly send: (event: Event) => void) {
    element("open-lessons").addEventListener("click", () => this.dialog.showModal());
    element("close-lessons").addEventListener("click", () => this.dialog.close());
    closeOutside(this.dialog);
  }

  /** Puts the list beside the board, or away behind its button. */
  place(beside: boolean): void {
    element("open-lessons").hidden = beside;
    if (beside) {
      if (this.dialog.open) this.dialog.close();
      element("panel").append(this.nav);
    } else if (this.nav.parentElement !== this.dialog) {
      this.dialog.append(this.nav);
    }
  }

  show(course: LessonItem[]): void {
    const key = JSON.stringify(course);
    if (key === this.shown) return;
    this.shown = key;
    const list = element("lesson-list");
    const focused = list.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.lesson : undefined;
    list.replaceChildren(...course.map((lesson) => this.line(lesson)));
    if (focused) list.querySelector<HTMLElement>(`[data-lesson="${CSS.escape(focused)}"]`)?.focus();
  }

  private line(lesson: LessonItem): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "lesson";
    button.dataset.lesson = lesson.id;
    if (lesson.current) button.setAttribute("aria-current", "true");
    const title = document.createElement("span");
    title.className = "lesson-title";
    title.textContent = lesson.title;
    const done = document.createElement("span");
    done.className = "lesson-done";
    const said = document.createElement("span");
    said.className = "visually-hidden";
    said.textContent = `, ${lesson.done} of ${lesson.steps} exercises solved, ${lesson.stars} of ${3 * lesson.steps} stars`;
    const count = document.createElement("span");
    count.setAttribute("aria-hidden", "true");
    count.textContent = `${lesson.done} / ${lesson.steps}`;
    done.append(count);
    if (lesson.steps > 0 && lesson.done === lesson.steps) {
      const star = icon("star");
      if (lesson.stars === 3 * lesson.steps) star.classList.add("earned");
      done.append(star);
    }
    button.append(title, said, done);
    button.addEventListener("click", () => {
      if (this.dialog.open) this.dialog.close();
      this.send({ type: "open", name: lesson.id, step: 0 });
    });
    const item = document.createElement("li");
    item.append(button);
    return item;
  }
}
