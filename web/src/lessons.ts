// The course map: the lessons as a path, with what is done, the stars, and what comes next. Beside the
// board where there is room, else in a dialog.

import { closeOutside } from "./dialog";
import { element } from "./dom";
import { icon } from "./icon";
import { whenIdle } from "./idle";
import { make, makeButton } from "./make";
import type { Event, LessonItem } from "./view.gen";

/** Where the path goes, in percent of its lane: it winds, and begins anew in each section. */
const WAY = [28, 38, 57, 72, 62, 43];

export class LessonList {
  private readonly dialog = element<HTMLDialogElement>("lessons-dialog");
  private readonly nav = element("lessons");
  private readonly list = element("lesson-list");
  /** What scrolls. */
  private readonly window = element("lesson-window");
  private course: LessonItem[] = [];
  private known = "";
  private shown = "";
  private waiting = false;
  private begun = false;

  constructor(private readonly send: (event: Event) => void) {
    element("open-lessons").addEventListener("click", () => this.open());
    element("close-lessons").addEventListener("click", () => this.dialog.close());
    closeOutside(this.dialog);
    this.list.addEventListener("keydown", (event) => this.key(event));
  }

  /** Puts the map beside the board, or away behind its button. */
  place(beside: boolean): void {
    element("open-lessons").hidden = beside;
    if (beside) {
      if (this.dialog.open) this.dialog.close();
      element("panel").append(this.nav);
      this.centre();
    } else if (this.nav.parentElement !== this.dialog) {
      this.dialog.append(this.nav);
    }
  }

  /** The map may be drawn from now on: the board is there. */
  begin(): void {
    this.begun = true;
    this.soon();
  }

  show(course: LessonItem[]): void {
    this.course = course;
    this.known = JSON.stringify(course);
    this.soon();
  }

  /** Draws the map soon: whoever has just made a move waits for the answer and not for this. */
  private soon(): void {
    if (this.known === this.shown || this.waiting || !this.begun) return;
    this.waiting = true;
    whenIdle(() => {
      this.waiting = false;
      this.draw();
    });
  }

  private open(): void {
    this.draw();
    this.dialog.showModal();
    this.current()?.focus({ preventScroll: true });
    this.centre();
  }

  private draw(): void {
    if (this.known === this.shown) return;
    this.shown = this.known;
    const focused = this.list.contains(document.activeElement)
      ? (document.activeElement as HTMLElement).dataset.lesson : undefined;
    const before = this.current()?.dataset.lesson;
    const sum = (of: (lesson: LessonItem) => number): number => this.course.reduce((total, lesson) => total + of(lesson), 0);
    element("course-done").textContent = counted(sum((l) => l.done), sum((l) => l.steps), sum((l) => l.stars));
    const { scrollTop } = this.window;
    this.list.replaceChildren(...this.sections());
    this.window.scrollTop = scrollTop;
    if (focused) this.list.querySelector<HTMLElement>(`[data-lesson="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    if (this.current()?.dataset.lesson !== before) this.centre();
  }

  private sections(): HTMLElement[] {
    const sections: HTMLElement[] = [];
    let stops: LessonItem[] = [];
    const end = (from: number): void => {
      if (stops.length > 0) sections.push(this.section(stops, from));
      stops = [];
    };
    this.course.forEach((lesson, index) => {
      if (lesson.section !== "") end(index - stops.length);
      stops.push(lesson);
    });
    end(this.course.length - stops.length);
    return sections;
  }

  /** A part of the course; from is how many lessons come before it. */
  private section(lessons: LessonItem[], from: number): HTMLElement {
    const section = document.createElement("section");
    const list = document.createElement("ol");
    list.start = from + 1;
    list.append(...lessons.map((lesson, index) => this.stop(lesson, index, lessons, from + index + 1)));
    const name = lessons[0]?.section ?? "";
    if (name !== "") {
      const heading = document.createElement("h3");
      heading.id = `section-${from}`;
      heading.textContent = name;
      section.setAttribute("aria-labelledby", heading.id);
      section.append(heading);
    }
    section.append(list);
    return section;
  }

  /** A lesson on the path, with its part of the way. */
  private stop(lesson: LessonItem, index: number, lessons: LessonItem[], number: number): HTMLElement {
    const button = makeButton("lesson", "", () => {
      if (this.dialog.open) this.dialog.close();
      this.send({ type: "open", name: lesson.id, step: 0 });
    });
    button.dataset.lesson = lesson.id;
    if (lesson.current) button.setAttribute("aria-current", "true");

    const node = document.createElement("span");
    node.className = "node";
    node.style.left = `${at(index)}%`;
    if (done(lesson)) node.append(icon("seal"));
    else {
      // Said by the list.
      node.setAttribute("aria-hidden", "true");
      node.textContent = String(number);
      node.style.setProperty("--part", `${(100 * lesson.done) / Math.max(lesson.steps, 1)}%`);
    }

    const lane = document.createElement("span");
    lane.className = "lane";
    const above = lessons[index - 1];
    const below = lessons[index + 1];
    lane.append(way(at(index), above && at(index - 1), below && at(index + 1), above ? done(above) : false, done(lesson)), node);

    const words = make("span", "lesson-words", make("span", "lesson-title", lesson.title), count(lesson));
    button.append(lane, words);
    const tag = lesson.current ? "You are here" : lesson.next ? "Next" : "";
    if (tag !== "") words.append(make("span", "tag", tag));
    const item = document.createElement("li");
    item.dataset.state = done(lesson) ? "done" : lesson.done > 0 ? "begun" : "new";
    if (done(lesson) && lesson.stars === 3 * lesson.steps) item.dataset.all = "";
    item.append(button);
    return item;
  }

  private current(): HTMLElement | null {
    return this.list.querySelector<HTMLElement>("[aria-current]");
  }

  /** Brings the open lesson into the middle of what can be seen of the map. */
  private centre(): void {
    const there = this.current();
    if (!there || this.window.clientHeight === 0) return;
    const box = there.getBoundingClientRect();
    const around = this.window.getBoundingClientRect();
    this.window.scrollTop += box.top + box.height / 2 - around.top - around.height / 2;
  }

  /** Arrows go from lesson to lesson, beside the Tab key. */
  private key(event: KeyboardEvent): void {
    const lessons = [...this.list.querySelectorAll<HTMLElement>(".lesson")];
    const from = lessons.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: lessons.length - 1 }[event.key];
    if (from < 0 || to === undefined) return;
    event.preventDefault();
    lessons[to]?.focus();
  }
}

function done(lesson: LessonItem): boolean {
  return lesson.steps > 0 && lesson.done === lesson.steps;
}

function at(index: number): number {
  return WAY[index % WAY.length] ?? 50;
}

function counted(solved: number, steps: number, stars: number): string {
  return `${solved} of ${steps} exercises done, ${stars} of ${3 * steps} stars`;
}

/** What is done of a lesson: short for the eye, in whole words for the ear. */
function count(lesson: LessonItem): HTMLElement {
  const line = document.createElement("span");
  line.className = "lesson-done";
  const said = document.createElement("span");
  said.className = "visually-hidden";
  said.textContent = `, ${counted(lesson.done, lesson.steps, lesson.stars)}. `;
  const seen = document.createElement("span");
  seen.setAttribute("aria-hidden", "true");
  seen.append(`${lesson.done} of ${lesson.steps}`);
  if (lesson.stars > 0) {
    const star = icon("star");
    star.classList.add("earned");
    seen.append(star, `${lesson.stars} of ${3 * lesson.steps}`);
  }
  line.append(said, seen);
  return line;
}

/**
 * The way through a lesson's row, in two halves that join those of its neighbours half way between the
 * two. In percent of the lane, because a title may take several lines.
 */
function way(x: number, above: number | undefined, below: number | undefined, came: boolean, went: boolean): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "way");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("aria-hidden", "true");
  const half = (curve: string, walked: boolean): void => {
    const path = document.createElementNS(svg.namespaceURI, "path") as SVGPathElement;
    path.setAttribute("d", curve);
    path.setAttribute("vector-effect", "non-scaling-stroke");
    if (walked) path.setAttribute("class", "walked");
    svg.append(path);
  };
  if (above !== undefined) {
    const edge = (above + x) / 2;
    half(`M${edge} 0C${(edge + x) / 2} 17 ${x} 30 ${x} 50`, came);
  }
  if (below !== undefined) {
    const edge = (below + x) / 2;
    half(`M${x} 50C${x} 70 ${(edge + x) / 2} 83 ${edge} 100`, went);
  }
  return svg;
}
