// The offline copy holds one build at a time. When the learner has taken the next one, in whatever window, pages of the last
// load themselves anew, so that nothing of two builds comes together.

import { packed } from "./supply";

/** Which build this page is of. */
export const build = document.documentElement.dataset.build ?? "";

/** Loads the page anew when the worker that serves it says that it is of another build. */
export function followBuild(): void {
  if (packed()) return; // it has its own files inside
  // In a frame without an origin even to ask for the workers is forbidden.
  try {
    navigator.serviceWorker?.addEventListener("message", ({ data }) => {
      // A page that came from the network itself only hears it.
      if (navigator.serviceWorker.controller && typeof data?.build === "string" && data.build !== build) location.reload();
    });
  } catch {
    // Then there is none.
  }
}
