// What a browser has kept of the site to be without a network.

import { NEXT_BUILD } from "./builds.mjs";

/** Waits until the whole copy is there and serves the page, and returns the build it is of. */
export async function copied(v) {
  return v.until(() => inPage(v.page, async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active?.state !== "activated" || !navigator.serviceWorker.controller) return "";
    const ours = (await caches.keys()).filter((name) => name.startsWith("touchmove "));
    return ours.length === 1 ? ours[0].split(" ")[2] : "";
  }), (build) => build, "the copy", 60_000);
}

/** Waits until the next build waits beside the one in use. */
export async function nextWaits(v) {
  await v.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await v.until(() => v.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).waiting?.state),
    (state) => state === "installed", `${NEXT_BUILD} to wait`, 60_000);
}

/** Has the browser look for another build, and waits until it has given that up. */
export async function nextFails(v) {
  const states = await v.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const over = new Promise((done) => registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing.addEventListener("statechange", () => done(installing.state));
    }));
    await registration.update().catch(() => {});
    return over;
  });
  if (states !== "redundant") throw new Error(`the broken build became ${states}`);
}

/** The names of the caches of this origin. */
export function caches(v) {
  return v.page.evaluate(() => globalThis.caches.keys());
}

/** The build that a page says it is of, and the one that its files came from: "a a". */
export function buildsIn(page) {
  return page.evaluate(() => {
    const { build } = document.documentElement.dataset;
    const main = performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1)).filter((name) => /^main-/.test(name));
    return `${build} ${main} ${document.querySelector("#title").textContent}`;
  });
}

/** A page that is just loading itself anew cannot answer. */
function inPage(page, ask) {
  return page.evaluate(ask).catch(() => "");
}
