// The service worker: keeps a copy of one whole build of the site in the browser, and answers from it, with or without a
// network. docs/decisions/0209 says what it promises.

import { fetchSmall } from "./twin";

declare const self: ServiceWorkerGlobalScope;
/** Names this build, put in place of this name; its pages carry it as data-build. */
declare const __BUILD__: string;
/** All files of the build, relative to the site: path, the SHA-256 of the content as far as its file name needs it, and of big
 * files the size. */
declare const __FILES__: [path: string, hash: string, bytes?: number][];

/** So many files are fetched at a time: the learner's own requests come first. */
const AT_A_TIME = 4;

const site = new URL(self.registration.scope);
/** Other sites may share the origin, and with it the store of caches. No path has a space. */
const ours = `touchmove ${site.pathname} `;
const name = ours + __BUILD__;

/** The copy's key of each file, by the path of its address. */
const keys = new Map(__FILES__.map(([path, hash]) => [new URL(path, site).pathname, keyOf(path, hash)]));
/** Windows with pages of the build before. They load themselves anew, and until then get nothing of this one. */
const strangers = new Set<string>();

function keyOf(path: string, hash: string): string {
  return new URL(`${path}?${hash}`, site).href;
}

self.addEventListener("install", (event) => event.waitUntil(copy()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "take") void self.skipWaiting();
  // A page asks which build the worker has. Those of the same may be served by it from now on.
  else if (typeof data?.page === "string") {
    source?.postMessage({ build: __BUILD__ });
    if (data.page === __BUILD__) event.waitUntil(self.clients.claim().then(tell).then(again));
  }
});
self.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  // What asks for a part or changes something is no business of a copy's.
  if (request.method !== "GET" || request.headers.has("Range")) return;
  const opens = request.mode === "navigate";
  const key = find(new URL(request.url), opens);
  if (key === undefined) return;
  event.respondWith(strangers.has(clientId) && !opens ? Response.error() : answer(key, request));
});

/** Brings all files, or leaves nothing behind. */
async function copy(): Promise<void> {
  const before = (await caches.keys()).filter((other) => other.startsWith(ours));
  const cache = await caches.open(name);
  const waiting = [...__FILES__];
  const fill = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await bring(cache, file, before);
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, fill));
    if (!await caches.has(name)) throw new Error("the copy was thrown away while it was made");
  } catch (fault) {
    waiting.length = 0;
    // The host may have gone back to a build that is in use.
    if (!before.includes(name)) await caches.delete(name);
    throw fault;
  }
}

/**
 * Brings all files once more where some are missing: another site of the origin has emptied the store, or a cleaner, or the
 * browser itself.
 */
function again(): Promise<void> {
  mending ??= missing().then((some) => some ? caches.delete(name).then(copy) : undefined).finally(() => { mending = undefined; });
  return mending;
}
async function missing(): Promise<boolean> {
  return !await caches.has(name) || (await (await caches.open(name)).keys()).length < __FILES__.length;
}
let mending: Promise<void> | undefined;

/** Puts one file into the copy: from an older copy that has the same, or from the host if its content is that of this build. */
async function bring(cache: Cache, [path, hash, bytes = NaN]: [string, string, number?], before: string[]): Promise<void> {
  const key = keyOf(path, hash);
  for (const cacheName of before) {
    const kept = await caches.match(key, { cacheName });
    if (!kept) continue;
    if (cacheName !== name) await cache.put(key, kept);
    return;
  }
  // What the page has just loaded is at hand. A second look passes by the browser's cache, and takes no twin.
  for (const [at, size] of [["default", bytes], ["reload", NaN]] as const) {
    const response = await fetchSmall(new URL(path, site).href, size, { cache: at, credentials: "same-origin" });
    if (!response.ok) throw new Error(`${path}: the server answered ${response.status}`);
    if (/no-store/i.test(response.headers.get("Cache-Control") ?? "")) throw new Error(`${path} must not be stored`);
    const content = await response.arrayBuffer();
    if (await digest(content) !== hash) continue;
    return cache.put(key, new Response(content, { headers: headersOf(response, path) }));
  }
  throw new Error(`${path} is not the one of this build`);
}

/** As long as the hashes of the build: 128 bits, base64url. */
async function digest(content: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", content)).subarray(0, 16);
  return btoa(String.fromCharCode(...sum)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The host's own, but for what spoke of the bytes on their way. */
function headersOf(response: Response, path: string): Headers {
  const headers = new Headers(response.headers);
  for (const gone of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(gone);
  if (path.endsWith(".wasm")) headers.set("Content-Type", "application/wasm");
  return headers;
}

/** Throws away the copies of other builds, and has their pages load themselves anew. */
async function begin(): Promise<void> {
  for (const client of await self.clients.matchAll({ type: "all" })) strangers.add(client.id);
  await tell();
  const others = (await caches.keys()).filter((other) => other.startsWith(ours) && other !== name);
  // A newer build may be on its way already. It will clean up.
  if (self.registration.installing || self.registration.waiting) return;
  await Promise.all(others.map((other) => caches.delete(other)));
}

/** Tells the pages that this worker serves of which build it is. */
async function tell(): Promise<void> {
  for (const client of await self.clients.matchAll({ type: "window" })) client.postMessage({ build: __BUILD__ });
}

/** The key of what an address means; undefined for what is not of the build. */
function find({ origin, pathname }: URL, opens: boolean): string | undefined {
  if (origin !== site.origin) return undefined;
  const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  // Some hosts have their pages without the extension.
  return keys.get(path) ?? (opens ? keys.get(`${path}.html`) : undefined);
}

async function answer(key: string, request: Request): Promise<Response> {
  return await caches.match(key, { cacheName: name }) ?? fetch(request);
}
