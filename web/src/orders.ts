// Reads what the host says. Anything that is not exactly one of the messages of messages.ts is nothing at all: a
// page may be embedded by anybody, and many scripts of a host send messages about.

import { VERSION, type Load, type Look, type Order } from "./messages";

/** A script has at most 1 MiB; the parser counts the bytes. */
const PGN_LENGTH = 1 << 20;
/** Room for a script of that length which does not compress, in base64url. */
const SET_LENGTH = 1_500_000;

const TYPES = new Set<unknown>(["hello", "load", "theme", "reset"]);
const THEMES = new Set<unknown>(["system", "light", "dark"]);
const PROFILES = new Set<unknown>(["projector", "default"]);

/** The order in data, null where there is none. Never throws. */
export function readOrder(data: unknown): Order | null {
  try {
    const said = plainCopy(data);
    if (!said || said.target !== "touchmove" || said.v !== VERSION || !TYPES.has(said.type)) return null;
    const { target: _, v: __, type, ...rest } = said;
    switch (type) {
      case "load": {
        const load = readLoad(rest);
        return load && { type, ...load };
      }
      case "theme": {
        const look = readLook(rest);
        return look && { type, ...look };
      }
      default:
        return Object.keys(rest).length === 0 ? { type: type as "hello" | "reset" } : null;
    }
  } catch {
    return null; // an object that only pretends to be plain
  }
}

/** The exercises that fields ask for, null where they ask for nothing or for several things. */
function readLoad(fields: Record<string, unknown>): Load | null {
  const names = Object.keys(fields).sort().join(" ");
  const { lesson, step, steps, set, pgn } = fields;
  switch (names) {
    case "lesson":
      return isLesson(lesson) ? { lesson } : null;
    case "lesson step":
      return isLesson(lesson) && isStep(step) ? { lesson, step } : null;
    case "lesson steps":
      return isLesson(lesson) && isSteps(steps) ? { lesson, steps } : null;
    case "set":
      return typeof set === "string" && set.length <= SET_LENGTH && /^[\w-]+$/.test(set) ? { set } : null;
    case "pgn":
      return typeof pgn === "string" && pgn !== "" && pgn.length <= PGN_LENGTH ? { pgn } : null;
    default:
      return null;
  }
}

function readLook(fields: Record<string, unknown>): Look | null {
  const look: Look = {};
  for (const [name, value] of Object.entries(fields)) {
    if (name === "theme" && THEMES.has(value)) look.theme = value as NonNullable<Look["theme"]>;
    else if (name === "colorProfile" && PROFILES.has(value)) look.colorProfile = value as NonNullable<Look["colorProfile"]>;
    else return null;
  }
  return Object.keys(look).length > 0 ? look : null;
}

const isLesson = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9][a-z0-9-]{0,63}$/.test(value);
const isStep = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 999_999;
const isSteps = (value: unknown): value is string => typeof value === "string" && /^[1-9]\d{0,5}-[1-9]\d{0,5}$/.test(value);

/** The fields of a plain object, each read once; undefined for anything else. */
function plainCopy(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== "object" || data === null || Object.getPrototypeOf(data) !== Object.prototype) return undefined;
  const names = Object.keys(data);
  // target, v, type and at most two fields.
  if (names.length > 5) return undefined;
  const copy: Record<string, unknown> = Object.create(null);
  for (const name of names) copy[name] = (data as Record<string, unknown>)[name];
  return copy;
}
