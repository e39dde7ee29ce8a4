// <touchmove-exercise>: an exercise on anybody's page, in a frame as high as what is in it. This file stands alone: a
// page loads it from wherever Touchmove is, as a classic script or as a module, and nothing else.

import { VERSION, type Load, type Look, type Message, type Order } from "./messages";

/** The attributes that go into the embedded page's address, by the names they have there. */
const PARAMETERS = new Map([
  ["lesson", "lesson"], ["step", "step"], ["steps", "steps"], ["theme", "theme"], ["color-profile", "colorProfile"],
  ["lang", "lang"], ["coordinates", "coordinates"], ["orientation", "orientation"], ["hints", "hints"], ["retry", "retry"],
  ["allow-links", "allowLinks"], ["audio", "audio"], ["wake", "wake"], ["store", "store"],
]);
/** The attributes that say where the page is and how the frame is made. */
const FRAME = ["src", "base", "set", "sandbox", "loading", "title", "height"];
/** Those that a page which is there already can be told. */
const PLACE = new Set(["lesson", "step", "steps", "set"]);
const LOOK = new Set(["theme", "color-profile"]);
const TITLE = "Chess exercise";
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
/** Until the exercise has said how high it is, CSS px. */
const FIRST_HEIGHT = 560;
/** Nobody's exercise is higher; a number beyond is a fault. */
const MOST_HEIGHT = 20_000;

const NAME = "touchmove-exercise";
const HERE = folderOfThisScript();

class TouchmoveExercise extends HTMLElement {
  static readonly observedAttributes = [...PARAMETERS.keys(), ...FRAME];

  private readonly root = this.attachShadow({ mode: "open" });
  private frame: HTMLIFrameElement | undefined;
  private origin = "";
  /** The page in the frame has said that it is there. */
  private ready = false;
  private changed = new Set<string>();
  /** A script, as long as it stands in place of the attributes. */
  private pgn = "";
  private readonly hear = (event: MessageEvent): void => this.take(event);

  connectedCallback(): void {
    window.addEventListener("message", this.hear);
    this.mount();
  }

  disconnectedCallback(): void {
    window.removeEventListener("message", this.hear);
    this.unmount();
  }

  /** Moved by moveBefore, the frame stays what it is. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(name: string, old: string | null, now: string | null): void {
    if (old !== now) this.note(name);
  }

  private note(name: string): void {
    if (!this.frame) return;
    if (this.changed.size === 0) queueMicrotask(() => this.follow());
    this.changed.add(name);
  }

  /**
   * Shows other exercises: {lesson, step} or {lesson, steps} of the course, {set} as in the fragment of a link, or {pgn},
   * a script. All but a script become attributes.
   */
  load(wanted: Load): void {
    if ("pgn" in wanted) {
      this.pgn = String(wanted.pgn);
      if (this.ready) this.say({ type: "load", pgn: this.pgn });
      return;
    }
    this.pgn = "";
    const fields = wanted as Record<string, unknown>;
    for (const name of PLACE) {
      const value = fields[name];
      if (value === undefined || value === null) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    }
    // Also where the attributes say so already, and the learner or a script went elsewhere.
    this.note("lesson");
  }

  /** Begins again at the first exercise. Stars that are kept stay. */
  reset(): void {
    if (this.ready) this.say({ type: "reset" });
  }

  private mount(): void {
    const address = this.address();
    this.unmount();
    if (!address) {
      this.root.textContent = `<${NAME}> does not know where Touchmove is: give it the attribute base or src.`;
      return;
    }
    const frame = document.createElement("iframe");
    const sandbox = this.getAttribute("sandbox") ?? SANDBOX;
    // A frame with a sandbox of its own and without this is of no origin.
    this.origin = /(^|\s)allow-same-origin(\s|$)/.test(sandbox) ? address.origin : "null";
    frame.setAttribute("sandbox", sandbox);
    frame.loading = this.getAttribute("loading") === "eager" ? "eager" : "lazy";
    frame.title = this.getAttribute("title") || TITLE;
    frame.allow = "clipboard-write";
    frame.style.cssText = "display: block; width: 100%; border: 0";
    frame.src = address.href;
    this.frame = frame;
    this.resize(FIRST_HEIGHT);
    this.root.replaceChildren(frame);
    if (getComputedStyle(this).display === "inline") this.style.display = "block";
  }

  private unmount(): void {
    this.ready = false;
    this.changed.clear();
    this.frame?.remove();
    this.frame = undefined;
  }

  /** The embedded page's address, null where it is not known. */
  private address(): URL | null {
    let address: URL;
    try {
      const page = this.getAttribute("src");
      const base = this.getAttribute("base");
      if (page !== null) address = new URL(page, document.baseURI);
      else if (base !== null) address = new URL("embed.html", new URL(base.replace(/\/?$/, "/"), document.baseURI));
      else if (HERE !== "") address = new URL("embed.html", HERE);
      else return null;
    } catch {
      return null;
    }
    // A script in place of an address would run in the page around.
    if (!/^(https?|file):$/.test(address.protocol)) return null;
    for (const [attribute, name] of PARAMETERS) {
      const value = this.getAttribute(attribute);
      if (value !== null) address.searchParams.set(name, value);
    }
    // A page that was opened from a disk has no origin to name.
    address.searchParams.set("post", location.origin === "null" ? "1" : location.origin);
    const set = this.getAttribute("set");
    if (set !== null) address.hash = `set=${set}`;
    return address;
  }

  /** Does what the changes of one moment ask for: a message where the page in the frame can take it, else a new frame. */
  private follow(): void {
    const { changed, frame } = this;
    this.changed = new Set();
    if (!frame || changed.size === 0) return;
    if (changed.delete("title")) frame.title = this.getAttribute("title") || TITLE;
    if (changed.delete("height")) this.resize(parseFloat(frame.style.height));
    if (changed.size === 0) return;
    const only = (names: Set<string>): boolean => [...changed].every((name) => names.has(name));
    const load = this.place();
    if (this.ready && only(PLACE) && load) {
      this.pgn = "";
      this.say({ type: "load", ...load });
    } else if (this.ready && only(LOOK)) {
      this.say({ type: "theme", ...this.look() });
    } else {
      this.mount();
    }
  }

  /** What the attributes ask for, as a message has it. */
  private place(): Load | null {
    const [lesson, step, steps, set] = ["lesson", "step", "steps", "set"].map((name) => this.getAttribute(name));
    if (set) return { set };
    if (!lesson) return null;
    if (steps) return { lesson, steps };
    return step ? { lesson, step: Number(step) } : { lesson };
  }

  private look(): Look {
    const theme = this.getAttribute("theme");
    return {
      theme: theme === "light" || theme === "dark" ? theme : "system",
      colorProfile: this.getAttribute("color-profile") === "projector" ? "projector" : "default",
    };
  }

  private say(order: Order): void {
    // To a frame of no origin nothing else can be addressed; it is our own frame in any case.
    this.frame?.contentWindow?.postMessage({ target: "touchmove", v: VERSION, ...order }, this.origin === "null" ? "*" : this.origin);
  }

  private take({ source, origin, data }: MessageEvent): void {
    if (!this.frame || source !== this.frame.contentWindow || source === null) return;
    // A page from a disk is of no origin either, whatever its address says.
    if (origin !== this.origin && !(origin === "null" && this.frame.src.startsWith("file:"))) return;
    const message = data as Message | null;
    if (typeof message !== "object" || message === null || message.source !== "touchmove" || message.v !== VERSION) return;
    switch (message.type) {
      case "ready":
        // A page that is not awake has just come, for the first time or once more.
        if ((!this.ready || !message.awake) && this.pgn !== "") this.say({ type: "load", pgn: this.pgn });
        this.ready = true;
        break;
      case "resize":
        this.resize(message.height);
        break;
      case "progress":
      case "answer":
      case "complete":
        break;
      default:
        return;
    }
    this.dispatchEvent(new CustomEvent(`touchmove:${message.type}`, { detail: message, bubbles: true, composed: true }));
  }

  private resize(height: number): void {
    const fixed = parseFloat(this.getAttribute("height") ?? "");
    const px = fixed > 0 ? fixed : height;
    if (this.frame && px > 0 && px <= MOST_HEIGHT) this.frame.style.height = `${px}px`;
  }
}

/** The folder that this script was loaded from, "" where that cannot be known: the attributes base or src say it then. */
function folderOfThisScript(): string {
  const own = document.currentScript as HTMLScriptElement | null;
  // A module does not learn its address in a way that a classic script could be read with.
  const script = own ?? document.querySelector<HTMLScriptElement>(`script[src*="${NAME}.js"]`);
  return script?.src ? new URL("./", script.src).href : "";
}

// Each attribute is a property, too. lang and title are everybody's.
for (const attribute of TouchmoveExercise.observedAttributes) {
  if (attribute === "lang" || attribute === "title") continue;
  const property = attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  Object.defineProperty(TouchmoveExercise.prototype, property, {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return this.getAttribute(attribute) ?? "";
    },
    set(this: HTMLElement, value: unknown) {
      if (value === null || value === undefined || value === "") this.removeAttribute(attribute);
      else this.setAttribute(attribute, String(value));
    },
  });
}

// A page may load this twice.
if (!customElements.get(NAME)) customElements.define(NAME, TouchmoveExercise);
