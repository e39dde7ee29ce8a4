// What is heard of a View: pieces set down on wood, and two or three bars of wood struck for an answer.
// docs/decisions/0205 says why the sounds are computed.

import { whenIdle } from "../idle";
import { RATE, SOUNDS, synthesize, type SoundName } from "../wood";
import type { Event, Verdict, View } from "../view.gen";

/** As the board shows them (board/ease.go), seconds: a glide, and the rest between two. */
const GLIDE = 0.16;
const REST = 0.08;
/** The answer is heard after the piece. */
const AFTER = 0.12;
/** The sound is put to sleep when there has been none for this long, ms: a page that is silent shall cost nothing. */
const SLEEP_MS = 4000;

/** A sound that the browser has held back for longer than this, ms, is none any more. */
const LATE_MS = 400;

/** A sound and when it is heard, in seconds from now. */
interface Heard {
  name: SoundName;
  at: number;
}

/** What takes moves back, whatever check was there before. */
const BACK = new Set(["undo", "retry", "previous"]);
/** What is no try and no answer to a question: whatever verdict stands there then has been heard. */
const NO_TRY = new Set<Event["type"]>(["action", "open", "script", "script-failed", "press", "drag", "cancel", "escape", "reset", "saved"]);
/** What is answered anew although the answer is the same. */
const AGAIN = new Set<Event["type"]>(["choose", "say"]);

/** A legal move that is not the point has only its own sound. */
const ANSWERS = new Map<Verdict, SoundName>([["good", "right"], ["done", "done"], ["wrong", "wrong"], ["illegal", "illegal"]]);

/** What is to be heard of a View, the answer to cause, after the one before. */
export function heard(view: View, before: View | null, cause: Event | null, moving: boolean): Heard[] {
  const sounds: Heard[] = [];
  const { board, feedback } = view;
  const fresh = before !== null && before.board.seq !== board.seq;
  let at = 0;
  if (fresh) {
    board.motion.forEach((phase, index) => {
      at = moving ? index * (GLIDE + REST) + GLIDE : index * GLIDE;
      sounds.push({ name: phase.taken !== "" ? "capture" : "move", at });
    });
    const back = cause?.type === "action" && BACK.has(cause.name ?? "");
    const moved = board.motion.length > 0 || cause?.type === "promote";
    if (moved && !back && board.marks.some((mark) => mark.kind === "check")) sounds.push({ name: "check", at: at + AFTER / 2 });
  }
  const name = ANSWERS.get(feedback.verdict);
  const tried = cause !== null && !NO_TRY.has(cause.type) && (fresh || AGAIN.has(cause.type) || !same(view, before));
  if (name && tried) sounds.push({ name, at: sounds.length > 0 ? at + AFTER : 0 });
  return sounds;
}

function same(view: View, before: View | null): boolean {
  return before !== null && before.lesson === view.lesson && before.step === view.step
    && JSON.stringify(before.feedback) === JSON.stringify(view.feedback);
}

export class Sounds {
  private context: AudioContext | undefined;
  private readonly samples = new Map<SoundName, Float32Array<ArrayBuffer>>();
  private sleep = 0;

  /** Computes all sounds when the browser is idle, so that none holds up an answer. */
  constructor() {
    for (const name of Object.keys(SOUNDS) as SoundName[]) whenIdle(() => this.sound(name));
  }

  follow(view: View, before: View | null, cause: Event | null, moving: boolean): void {
    this.play(heard(view, before, cause, moving));
  }

  /** The sound of a move, so that one hears what has been switched on. */
  knock(): void {
    this.play([{ name: "move", at: 0 }]);
  }

  /** Not a sound more. */
  rest(): void {
    window.clearTimeout(this.sleep);
    void this.context?.close();
    this.context = undefined;
  }

  private play(sounds: Heard[]): void {
    // A page that nobody has touched yet must be silent, and the browser would complain.
    if (sounds.length === 0 || navigator.userActivation?.hasBeenActive === false) return;
    const context = this.context ??= wake();
    if (!context) return;
    window.clearTimeout(this.sleep);
    const asked = performance.now();
    const begin = (): void => {
      if (performance.now() - asked > LATE_MS) return;
      for (const { name, at } of sounds) {
        const source = context.createBufferSource();
        const samples = this.sound(name);
        source.buffer = context.createBuffer(1, samples.length, RATE);
        source.buffer.copyToChannel(samples, 0);
        source.connect(context.destination);
        source.start(context.currentTime + at);
      }
      const last = Math.max(...sounds.map(({ at }) => at));
      this.sleep = window.setTimeout(() => void context.suspend(), SLEEP_MS + last * 1000);
    };
    if (context.state === "suspended") context.resume().then(begin, () => {});
    else begin();
  }

  private sound(name: SoundName): Float32Array<ArrayBuffer> {
    let samples = this.samples.get(name);
    if (!samples) this.samples.set(name, samples = synthesize(SOUNDS[name]));
    return samples;
  }
}

/** The browser's sound. One that has none, or gives none, is silent: nothing else may fail for that. */
function wake(): AudioContext | undefined {
  try {
    return new AudioContext({ latencyHint: "interactive" });
  } catch {
    return undefined;
  }
}
