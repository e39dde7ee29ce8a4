// Looking at pictures: how many colours, what colour where, how far from a reference.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import assert from "node:assert/strict";

import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

import { output } from "./stage.mjs";

const reference = fileURLToPath(new URL("../reference/", import.meta.url));

/** @param {Buffer} png */
export const decode = (png) => PNG.sync.read(png);

/** How many different colours there are, those that hardly differ counted once. */
export function colours({ data }) {
  const seen = new Set();
  for (let i = 0; i < data.length; i += 4) seen.add((data[i] >> 3 << 10) | (data[i + 1] >> 3 << 5) | (data[i + 2] >> 3));
  return seen.size;
}

/** The colour at a place, as [r, g, b]. */
export function at({ data, width }, x, y) {
  const i = 4 * (Math.floor(y) * width + Math.floor(x));
  return [data[i], data[i + 1], data[i + 2]];
}

export function distance(a, b) {
  return Math.max(...a.map((value, i) => Math.abs(value - b[i])));
}

/** How many pixels of two pictures of one size differ. */
export function differing(a, b) {
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.1 });
}

/** Keeps a picture for people to look at. */
export function keepPicture(name, png) {
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, `${name}.png`), png);
}

/** The share of the pixels that may differ: fonts and rasterizers do from machine to machine. */
const TOLERANCE = 0.06;

/**
 * Holds where a picture looks like its reference. Both are halved first, so that the edges of letters
 * and lines count for little and the files are small. UPDATE=1 makes the picture the reference.
 */
export function looksLike(name, png) {
  const now = halved(decode(png));
  const file = join(reference, `${name}.png`);
  if (process.env.UPDATE === "1") {
    mkdirSync(reference, { recursive: true });
    writeFileSync(file, PNG.sync.write(now, { colorType: 2, deflateLevel: 9 }));
    return;
  }
  assert.ok(existsSync(file), `no reference ${name}.png; UPDATE=1 makes it`);
  const then = decode(readFileSync(file));
  assert.deepEqual([now.width, now.height], [then.width, then.height], `the size of ${name}`);
  const difference = new PNG({ width: now.width, height: now.height });
  const pixels = pixelmatch(now.data, then.data, difference.data, now.width, now.height, { threshold: 0.2 });
  const share = pixels / (now.width * now.height);
  if (share > TOLERANCE) keepPicture(`${name} difference`, PNG.sync.write(difference));
  assert.ok(share <= TOLERANCE, `${name}: ${(100 * share).toFixed(1)} % of the pixels differ from the reference`);
}

function halved(picture) {
  const small = new PNG({ width: picture.width >> 1, height: picture.height >> 1 });
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
          sum += picture.data[4 * ((2 * y + dy) * picture.width + 2 * x + dx) + channel];
        }
        small.data[4 * (y * small.width + x) + channel] = sum >> 2;
      }
    }
  }
  return small;
}
