// How the learner wants it to look and to sound. The page owns this: it is kept apart from progress, and
// the canvas is told what it needs of it.

import { closeOutside } from "./dialog";
import { element } from "./dom";
import type { Look } from "./messages";
import { keep, recall, whereKept } from "./storage";
import { readDisplay } from "./visit";

type Theme = "system" | "light" | "dark";

interface Settings {
  theme: Theme;
  coordinates: boolean;
  contrast: boolean;
  /** No movement. */
  still: boolean;
  sound: boolean;
  /** Everything is read aloud as it comes. */
  aloud: boolean;
}

/** The settings that are boxes to tick, which have the same ids. */
const BOXES = ["coordinates", "contrast", "still", "sound", "aloud"] as const;

/** What the canvas is told. */
export interface Appearance {
  theme: "light" | "dark";
  coordinates: boolean;
  contrast: boolean;
  motion: boolean;
}

/** What the learner wants to hear. */
export type Hearing = Pick<Settings, "sound" | "aloud">;

const DARK_RULE = "(prefers-color-scheme: dark)";
const dark = matchMedia(DARK_RULE);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// A map, because what is looked up comes from outside, and an object also knows words like "constructor".
const THEMES = new Map<unknown, Theme>([["system", "system"], ["light", "light"], ["dark", "dark"]]);

export class SettingsDialog {
  private settings: Settings;
  private readonly dialog = element<HTMLDialogElement>("settings-dialog");

  constructor(
    private readonly changed: (appearance: Appearance) => void,
    private readonly heard: (hearing: Hearing) => void,
    private readonly reset: () => void,
  ) {
    this.settings = withAddress(kept());
    this.wire();
    this.apply();
    dark.addEventListener("change", () => this.apply());
    calm.addEventListener("change", () => this.apply());
  }

  get appearance(): Appearance {
    return appearanceOf(this.settings);
  }

  get hearing(): Hearing {
    return this.settings;
  }

  /** The page around this one chooses. Nothing of it is kept. */
  dress(look: Look): void {
    this.settings = withLook(this.settings, look);
    this.showChoices();
    this.apply();
  }

  private showChoices(): void {
    for (const radio of this.themes()) radio.checked = radio.value === this.settings.theme;
    for (const name of BOXES) element<HTMLInputElement>(name).checked = this.settings[name];
  }

  private themes(): NodeListOf<HTMLInputElement> {
    return this.dialog.querySelectorAll<HTMLInputElement>("input[name=theme]");
  }

  private wire(): void {
    element("open-settings").addEventListener("click", () => {
      element("storage-note").textContent = whereKept();
      element("reset-done").textContent = "";
      this.ask(false);
      this.dialog.showModal();
    });
    element("close-settings").addEventListener("click", () => this.dialog.close());
    closeOutside(this.dialog);

    this.showChoices();
    for (const radio of this.themes()) {
      radio.addEventListener("change", () => this.change({ theme: THEMES.get(radio.value) ?? "system" }));
    }
    for (const name of BOXES) {
      const box = element<HTMLInputElement>(name);
      box.addEventListener("change", () => this.change({ [name]: box.checked }));
    }

    element("reset").addEventListener("click", () => {
      this.ask(true);
      element("reset-no").focus();
    });
    element("reset-no").addEventListener("click", () => {
      this.ask(false);
      element("reset").focus();
    });
    element("reset-yes").addEventListener("click", () => {
      this.reset();
      this.ask(false);
      element("reset-done").textContent = "All progress is forgotten.";
      element("reset").focus();
    });
  }

  private ask(sure: boolean): void {
    element("reset").hidden = sure;
    element("reset-sure").hidden = !sure;
  }

  private change(part: Partial<Settings>): void {
    this.settings = { ...this.settings, ...part };
    keep("settings", JSON.stringify(this.settings));
    this.apply();
  }

  private apply(): void {
    putOn(this.settings);
    this.changed(this.appearance);
    this.heard(this.settings);
  }
}

/** Dresses a page that has no dialog, or not yet, as it was chosen in the course, by the address and by the page around it. */
export function dress(look: Look = {}): void {
  putOn(withLook(withAddress(kept()), look));
}

function appearanceOf({ theme, coordinates, contrast, still }: Settings): Appearance {
  return {
    theme: theme === "system" || !findDarkRule() ? (dark.matches ? "dark" : "light") : theme,
    coordinates,
    contrast,
    motion: !still && !calm.matches,
  };
}

function putOn(settings: Settings): void {
  const { dataset } = document.documentElement;
  const { theme, contrast, coordinates, motion } = appearanceOf(settings);
  dataset.theme = theme;
  dataset.contrast = contrast ? "strong" : "normal";
  dataset.coordinates = coordinates ? "on" : "off";
  dataset.motion = motion ? "on" : "off";
  applyTheme(settings.theme);
}

function withLook(settings: Settings, { theme, colorProfile }: Look): Settings {
  return {
    ...settings,
    ...(theme && { theme }),
    ...(colorProfile && { contrast: colorProfile === "projector" || kept().contrast }),
  };
}

/**
 * The dark colours stand once, in a media rule; a chosen theme rewrites the rule's condition. So
 * the first paint, before any script, has the device's colours already.
 */
function applyTheme(theme: Theme): void {
  const rule = findDarkRule();
  const condition = theme === "system" ? DARK_RULE : theme === "dark" ? "all" : "not all";
  // Even the same words would have the browser look at all styles again.
  if (rule && rule.media.mediaText !== condition) rule.media.mediaText = condition;
}

function findDarkRule(): CSSMediaRule | null {
  try {
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        // Not by its condition, which may be another by now.
        const first = rule instanceof CSSMediaRule ? rule.cssRules[0] : undefined;
        if (first instanceof CSSStyleRule && first.style.colorScheme === "dark") return rule as CSSMediaRule;
      }
    }
  } catch {
    // In a frame with a sandbox our own style sheet is a stranger's. The colours are then the device's.
  }
  return null;
}

function kept(): Settings {
  const settings: Settings = {
    theme: "system", coordinates: true, contrast: matchMedia("(prefers-contrast: more)").matches, still: false,
    sound: false, aloud: false,
  };
  try {
    const old = JSON.parse(recall("settings") || "{}") as Record<string, unknown>;
    settings.theme = THEMES.get(old.theme) ?? settings.theme;
    for (const name of BOXES) {
      if (typeof old[name] === "boolean") settings[name] = old[name];
    }
  } catch {
    // Not ours any more: the defaults do.
  }
  return settings;
}

/** The address has the last word: ?theme=dark&coordinates=off. */
function withAddress(settings: Settings): Settings {
  const { theme, coordinates, contrast, motion, sound, aloud } = readDisplay();
  return {
    theme: theme ?? settings.theme,
    coordinates: coordinates ?? settings.coordinates,
    contrast: contrast ?? settings.contrast,
    still: motion === undefined ? settings.still : !motion,
    sound: sound ?? settings.sound,
    aloud: aloud ?? settings.aloud,
  };
}
