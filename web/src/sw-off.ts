// Ends the offline copy. Put in place of sw.js it undoes, at each learner's next visit, what that has done; docs/hosting.md
// tells when.

export {};
declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
// Chromium lets the old worker rest first, half a minute; a page of the old build may offer to take this one before.
self.addEventListener("message", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const ours = `touchmove ${new URL(self.registration.scope).pathname} `;
  for (const name of await caches.keys()) if (name.startsWith(ours)) await caches.delete(name);
  const windows = await self.clients.matchAll({ type: "window" });
  await self.registration.unregister();
  // They have the files of the copy, and may ask for more of them.
  for (const client of windows) client.postMessage({ build: "" });
}
