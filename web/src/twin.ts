// Many hosts send files as they lie there. A big one then takes several times as long as it must; but the build has put a
// compressed twin beside it, and a browser can unpack that itself (docs/decisions/0208).

/**
 * Fetches a file of so many bytes. Where the host sends it uncompressed, its twin comes instead, unpacked on the way; where
 * the host compresses, nothing is asked for twice.
 */
export async function fetchSmall(url: string, bytes: number, options: RequestInit): Promise<Response> {
  const whole = new AbortController();
  const response = await fetch(url, { ...options, signal: whole.signal });
  // Not Content-Encoding: in a frame without an origin a page is not shown that.
  const plain = response.ok && Number(response.headers.get("Content-Length")) === bytes;
  if (!plain || typeof DecompressionStream !== "function") return response;
  // Meanwhile the other waits in the line's buffers. It is given up only for one that is there.
  const twin = await fetchTwin(`${url}.gz`, options).catch(() => null);
  if (!twin) return response;
  whole.abort();
  return twin;
}

async function fetchTwin(url: string, options: RequestInit): Promise<Response | null> {
  const response = await fetch(url, options);
  if (!response.ok || !response.body) return null;
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const begin = await reader.read();
  if (begin.done) return null;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(begin.value);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  // Some hosts call the twin a compressed file, and the browser has unpacked it already.
  const packed = begin.value[0] === 0x1f && begin.value[1] === 0x8b;
  return new Response(packed ? body.pipeThrough(new DecompressionStream("gzip")) : body);
}
