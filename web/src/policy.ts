// The Content-Security-Policy of the page for frames. Other pages have theirs from their first line on; but in a frame without an
// origin, WebKit takes nothing for 'self', not even the page's own style. So this page's first script enforces the same
// policy with the host by its name, before anything from outside is read.

export function enforcePolicy(): void {
  const wanted = document.querySelector<HTMLMetaElement>("meta[name=policy]")?.content ?? "default-src 'none'";
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  // Of the address, which a frame has also where its own origin is none.
  policy.content = wanted.replaceAll("'self'", location.origin);
  document.head.append(policy);
}
