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

/** Computes a sound at a sample rate in Hz. Equal input gives equal samples. */
export function synthesize(strokes: readonly Stroke[], rate: number): Float32Array<ArrayBuffer> {
  const seconds = Math.max(...strokes.map((stroke) => stroke.at + stroke.ring * 7));
  const samples = new Float32Array(Math.ceil(seconds * rate));
  strokes.forEach((stroke, index) => strike(samples, stroke, rate, index + 1));
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const loudest = Math.max(...strokes.map((stroke) => stroke.loud));
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * (LOUDEST * loudest / peak);
  return samples;
}

function strike(samples: Float32Array, stroke: Stroke, rate: number, seed: number): void {
  const first = Math.round(stroke.at * rate);
  const end = samples.length;
  let noise = seed;
  let dull = 0;
  for (let i = first; i < end; i++) {
    const t = (i - first) / rate;
    let sum = 0;
    for (const [multiple, loud, ring] of stroke.tones) {
      const pitch = stroke.pitch * multiple;
      if (pitch < rate / 2.5) sum += loud * Math.exp(-t / (stroke.ring * ring)) * Math.sin(2 * Math.PI * pitch * t);
    }
    // Noise that is the same each time, without its highest part, gone after some milliseconds.
    noise = (noise * 16807) % 2147483647;
    dull += (noise / 1073741823.5 - 1 - dull) * 0.28;
    sum += stroke.noise * 2.2 * dull * Math.exp(-t / 0.004);
    // To nothing at the end, so that it does not break off.
    const out = Math.min(1, (end - i) / (0.02 * rate));
    samples[i] = (samples[i] ?? 0) + stroke.loud * sum * Math.min(1, t / ATTACK) * out;
  }
}
