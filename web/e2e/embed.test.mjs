// The page for frames, on a host page of another origin.

import assert from "node:assert/strict";
import test, { after } from "node:test";

import { HostPage, frameOf } from "./harness/hostpage.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const host = await HostPage.open();
after(() => host.close());

test("plain", { timeout: TIMEOUT }, visit({}, async (v) => {
  await v.page.goto(host.page([{ src: `${v.site.url}embed.html?lesson=castling&step=2`, height: "600px" }]));
  const frame = await frameOf(v.page);
  await v.until(() => frame.evaluate(() => document.documentElement.dataset.state), (s) => s === "ready", "ready");
  assert.equal(await frame.locator("[data-square]").count(), 64);
}));
