// Which exercise has which number among the interactions. An LMS lets them be written and never read, so the page
// itself must remember it from one launch to the next, in as few characters as it can: "castling/1-12 pins/1-3/7".

/** Exercises as in Report, in order. */
export function writeOrder(exercises: string[]): string {
  const lessons: string[] = [];
  let lesson = "";
  let last = NaN;
  for (const exercise of exercises) {
    const slash = exercise.lastIndexOf("/");
    const [id, step] = [exercise.slice(0, slash), Number(exercise.slice(slash + 1))];
    if (id !== lesson) lessons.push(`${id}/${step}`);
    else if (step === last + 1) lessons.push(`${lessons.pop()!.replace(/-\d+$/, "")}-${step}`);
    else lessons.push(`${lessons.pop()}/${step}`);
    [lesson, last] = [id, step];
  }
  return lessons.join(" ");
}

/** Nothing where it is not what writeOrder writes. */
export function readOrder(text: string): string[] {
  const found: string[] = [];
  for (const part of text === "" ? [] : text.split(" ")) {
    const [lesson, ...runs] = part.split("/");
    for (const run of runs) {
      const [first, last = first] = run.split("-").map(Number);
      if (!(first! >= 1 && last! >= first! && found.length + last! - first! < MOST)) return [];
      for (let step = first!; step <= last!; step++) found.push(`${lesson}/${step}`);
    }
  }
  return found;
}

/** No package has as many exercises; who writes more wants to keep the browser busy. */
const MOST = 10_000;
