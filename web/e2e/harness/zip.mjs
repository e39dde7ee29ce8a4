// Reads a zip, as much as packages need.

import { inflateRawSync } from "node:zlib";

/** The files by name, in order. @param {Buffer} zip @returns {Map<string, Buffer>} */
export function unzip(zip) {
  const end = zip.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const files = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const header = zip.readUInt32LE(at + 42);
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const content = zip.subarray(from, from + packed);
    files.set(zip.toString("utf8", at + 46, at + 46 + name), method === 0 ? content : inflateRawSync(content));
    at += 46 + name + extra + comment;
  }
  return files;
}
