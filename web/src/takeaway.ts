// The course to take away as one file, as much of it as must be there before anybody asks for it: the button.

import type { LessonItem } from "./view.gen";

/** Lesson is the one that is open, undefined for none. */
export function offerFile(lesson: () => LessonItem | undefined): void {
  const button = document.getElementById("one-file"); // not on every page
  button?.addEventListener("click", () => {
    import("./late/onefile").then(({ chooseFile }) => chooseFile(button, lesson())).catch(() => {
      button.textContent = "Not loaded. Is the connection there? Try again";
    });
  });
}
