// What the address asks for: which exercises, and how they are shown. Whoever embeds the page chooses it; what is
// unknown is ignored. lang=en, the one language there is so far, needs nothing done.

/** Which exercises, and what may be done with them. */
export interface Visit {
  /** A lesson's id, "" for none named. */
  lesson: string;
  /** The exercise to begin with, counted from 1; 0 for none named, -1 for one that is no number. */
  step: number;
  /** The run's first and last exercise, 0 for the lesson's. The page of the course knows no runs. */
  from: number;
  to: number;
  /** The value of #set=, the teacher's own exercises, "" for none. */
  set: string;
  hints: boolean;
  retry: boolean;
  /** Links that lead out of the exercises are shown. */
  links: boolean;
  audio: "on" | "muted" | "disabled";
  /** The side at the lower edge, "" for what the exercise says. */
  orientation: "" | "white" | "black";
  /** Who is told how it goes: "" nobody, "*" whoever the page around is, else the origin that it must have. */
  post: string;
  /** What wakes a board in a frame: a touch, or already that it is seen. */
  wake: "touch" | "view";
  /** Progress and settings are kept in the browser. */
  store: boolean;
}

/** How it looks and sounds, undefined for what the address leaves to the settings. */
interface Display {
  theme: "system" | "light" | "dark" | undefined;
  coordinates: boolean | undefined;
  contrast: boolean | undefined;
  motion: boolean | undefined;
  sound: boolean | undefined;
  aloud: boolean | undefined;
}

// Maps, because what is looked up comes from outside, and an object also knows words like "constructor".
const SWITCH = new Map([["on", true], ["off", false], ["1", true], ["0", false], ["true", true], ["false", false]]);
const THEME = new Map([["system", "system"], ["light", "light"], ["dark", "dark"]] as const);
const AUDIO = new Map([["on", "on"], ["muted", "muted"], ["disabled", "disabled"]] as const);
const SIDE = new Map([["white", "white"], ["black", "black"]] as const);
const WAKE = new Map([["touch", "touch"], ["view", "view"]] as const);

type Query = URLSearchParams;

function choice<T>(query: Query, name: string, words: Map<string, T>): T | undefined {
  return words.get(query.get(name) ?? "");
}

/** The page that only shows what it is asked to, inside or outside of a frame, and not the course around it. */
export const embedded = document.documentElement.dataset.page === "embed";
/** The page is inside another one. */
export const framed = embedded && window.parent !== window;

export function readVisit(search: string = location.search, hash: string = location.hash): Visit {
  const query = new URLSearchParams(search);
  const step = readStep(query.get("step") ?? "");
  const [from, to] = embedded ? readRun(query.get("steps") ?? "", step) : [0, 0];
  const set = embedded ? new URLSearchParams(hash.slice(1)).get("set") ?? "" : "";
  return {
    lesson: set !== "" ? "" : query.get("lesson") ?? "",
    step, from, to, set,
    hints: choice(query, "hints", SWITCH) ?? true,
    retry: choice(query, "retry", SWITCH) ?? true,
    links: choice(query, "allowLinks", SWITCH) ?? true,
    audio: choice(query, "audio", AUDIO) ?? "on",
    orientation: choice(query, "orientation", SIDE) ?? "",
    post: readPost(query.get("post") ?? ""),
    wake: choice(query, "wake", WAKE) ?? "touch",
    store: choice(query, "store", SWITCH) ?? true,
  };
}

export function readDisplay(search: string = location.search): Display {
  const query = new URLSearchParams(search);
  const on = (name: string): boolean | undefined => choice(query, name, SWITCH);
  const silent = (choice(query, "audio", AUDIO) ?? "on") !== "on";
  return {
    theme: choice(query, "theme", THEME),
    coordinates: on("coordinates"),
    contrast: query.get("colorProfile") === "projector" ? true : on("contrast"),
    motion: on("motion"),
    sound: silent ? false : on("sound"),
    aloud: silent ? false : on("aloud"),
  };
}

/** A switch, or an origin: "https://school.example". */
function readPost(text: string): string {
  const on = SWITCH.get(text);
  if (on !== undefined) return on ? "*" : "";
  if (!/^https?:\/\/[^/?#@\s]+$/.test(text)) return "";
  try {
    return new URL(text).origin;
  } catch {
    return "";
  }
}

function readStep(text: string): number {
  return text === "" ? 0 : /^[1-9]\d{0,5}$/.test(text) ? Number(text) : -1;
}

/** "2-5", or the one step that is named. */
function readRun(text: string, step: number): [from: number, to: number] {
  const found = /^([1-9]\d{0,5})-([1-9]\d{0,5})$/.exec(text);
  if (!found) return step > 0 ? [step, step] : [0, 0];
  const [from, to] = [Number(found[1]), Number(found[2])];
  return from <= to ? [from, to] : [to, from];
}
