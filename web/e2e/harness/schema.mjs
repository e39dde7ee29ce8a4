// docs/embedding.schema.json, which describes the messages to other programs.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import Ajv2020 from "ajv/dist/2020.js";

export const schema = JSON.parse(await readFile(new URL("../../../docs/embedding.schema.json", import.meta.url), "utf8"));
const ajv = new Ajv2020.default({ allErrors: true, strict: true, strictRequired: false, strictTypes: false });
ajv.addSchema(schema);

const compiled = (name) => ajv.getSchema(`${schema.$id}#/$defs/${name}`);
export const isTelling = compiled("telling");
export const isOrder = compiled("order");

/** Holds where the message is one that embed.html sends. */
export function expectTelling(message) {
  assert.ok(isTelling(message), `${JSON.stringify(message)} is not what the schema says: ${ajv.errorsText(isTelling.errors)}`);
}
