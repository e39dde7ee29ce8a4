// Sounds of wood, computed: a struck body rings in a few tones that die away, the high ones first, and the
// stroke itself is a very short noise.

/** One stroke. */
interface Stroke {
  /** When, seconds from the beginning. */
  at: number;
  /** The lowest tone, Hz. */
  pitch: number;
  /** How long the lowest tone takes to fall to a third, seconds. */
  ring: number;
  loud: number;
  /** The other tones as multiples of the lowest, each with its share of the loudness and of the ring. */
  tones: readonly (readonly [multiple: number, loud: number, ring: number])[];
  /** The share of the noise. */
  noise: number;
}

/** A felted piece set down on a thick board: tones that are no chord, gone at once. */
const BOARD = [[1, 1, 1], [1.83, 0.55, 0.7], [2.71, 0.34, 0.5], [4.35, 0.2, 0.34], [6.1, 0.1, 0.25]] as const;
/** A bar of rosewood, cut so that its second tone is two octaves above the first. */
const BAR = [[1, 1, 1], [3.99, 0.24, 0.32], [9.6, 0.07, 0.12]] as const;

const piece = (at: number, pitch: number, loud: number): Stroke => ({ at, pitch, loud, ring: 0.034, tones: BOARD, noise: 0.5 });
const bar = (at: number, pitch: number, loud: number, ring = 0.19): Stroke => ({ at, pitch, loud, ring, tones: BAR, noise: 0.09 });

export type SoundName = "move" | "capture" | "check" | "right" | "wrong" | "illegal" | "done";

/** G4, C5, E5 and so on are the notes of one chord, so that what follows each other fits. */
export const SOUNDS: Record<SoundName, readonly Stroke[]> = {
  move: [piece(0, 196, 0.85)],
  // The taken piece is knocked aside first.
  capture: [piece(0, 330, 0.6), piece(0.055, 175, 1)],
  check: [bar(0, 523.25, 0.5, 0.08), bar(0.1, 523.25, 0.62, 0.12)],
  right: [bar(0, 392, 0.5), bar(0.11, 523.25, 0.6)],
  wrong: [bar(0, 220, 0.6, 0.13), bar(0.15, 196, 0.6, 0.16)],
  // Put back: two dull knocks.
  illegal: [piece(0, 120, 0.8), piece(0.11, 112, 0.65)],
  done: [bar(0, 392, 0.45), bar(0.11, 523.25, 0.5), bar(0.22, 659.26, 0.6, 0.28)],
};

/** The loudest sample of all sounds: a knock on wood, not in the ear. */
const LOUDEST = 0.5;
/** How long a stroke takes to be there, seconds: less would click. */
const ATTACK = 0.0015;

/** Samples a second. A browser that plays at another rate converts them. */
export const RATE = 44100;

/** Computes a sound. Equal strokes give equal samples. */
export function synthesize(strokes: readonly Stroke[]): Float32Array<ArrayBuffer> {
  const seconds = Math.max(...strokes.map((stroke) => stroke.at + stroke.ring * 6));
  const samples = new Float32Array(Math.ceil(seconds * RATE));
  strokes.forEach((stroke, index) => strike(samples.subarray(Math.round(stroke.at * RATE)), stroke, index + 1));
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const loudness = LOUDEST * Math.max(...strokes.map((stroke) => stroke.loud)) / peak;
  // To nothing at the end, so that it does not break off.
  const out = 0.02 * RATE;
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (samples[i] ?? 0) * loudness * Math.min(1, (samples.length - 1 - i) / out);
  }
  return samples;
}

function strike(samples: Float32Array, stroke: Stroke, seed: number): void {
  const attack = (i: number): number => stroke.loud * Math.min(1, i / (ATTACK * RATE));
  for (const [multiple, loud, ring] of stroke.tones) {
    // A tone that dies away, each sample from the two before it: sines and powers would take ten times as long.
    const turn = 2 * Math.PI * stroke.pitch * multiple / RATE;
    const fall = Math.exp(-1 / (stroke.ring * ring * RATE));
    const next = 2 * fall * Math.cos(turn);
    const past = fall * fall;
    let before = -Math.sin(turn) / fall;
    let now = 0;
    const end = Math.min(samples.length, stroke.ring * ring * 8 * RATE);
    for (let i = 0; i < end; i++) {
      samples[i] = (samples[i] ?? 0) + attack(i) * loud * now;
      const last = now;
      now = next * now - past * before;
      before = last;
    }
  }
  // Noise that is the same each time, without its highest part, gone after some milliseconds.
  let noise = seed;
  let dull = 0;
  const end = Math.min(samples.length, 0.03 * RATE);
  for (let i = 0; i < end; i++) {
    noise = (noise * 16807) % 2147483647;
    dull += (noise / 1073741823.5 - 1 - dull) * 0.28;
    samples[i] = (samples[i] ?? 0) + attack(i) * stroke.noise * 2.2 * dull * Math.exp(-i / (0.004 * RATE));
  }
}
