// The names of files that the teacher's workshop saves.

import assert from "node:assert/strict";
import test from "node:test";

import { compiled } from "./harness/compiled.mjs";

const { fileName } = compiled("author/filename");

test("a title as the name of a file", () => {
  for (const [title, name] of [
    ["Safety first", "safety-first"],
    ["  “Mate in 2!” – No. 7/b ", "mate-in-2-no-7-b"],
    ["Bauernendspiele für Anfänger", "bauernendspiele-für-anfänger"],
    ["Шах и мат", "шах-и-мат"],
    ["شطرنج", "شطرنج"],
    ["チェスの規則", "チェスの規則"],
    ["शतरंज के नियम", "शतरंज-के-नियम"],
    ["A\u0308rger", "ärger"],
    ["../../etc/passwd", "etc-passwd"],
    ["a\u0000b\u202Ec\nd", "a-b-c-d"],
    ["", "exercises"],
    ["…♔—!", "exercises"],
    ["NUL", "exercises-nul"],
    ["com1", "exercises-com1"],
    ["LPT²", "exercises-lpt²"],
    ["Console", "console"],
  ]) assert.equal(fileName(title), name, JSON.stringify(title));
});

test("the name of a long title stays whole signs and within what a system takes", () => {
  for (const sign of ["a", "я", "規", "𝒳", "a\u0301\u0302", "ab ", "İ"]) {
    const name = fileName(sign.repeat(300));
    assert.ok(Buffer.byteLength(`${name}-worksheet.html`) <= 255 && name.length > 20, `${sign}: ${name}`);
    assert.ok(name.isWellFormed() && !name.endsWith("-"), `${sign}: ${name}`);
  }
});
