// Who else than the page wants to know each View: a host page that embeds this one, an LMS.

import type { Event, View } from "./view.gen";

export interface Listener {
  /** Is told each View that is shown, and the event that it answers, null where it came of its own accord. */
  view(view: View, cause: Event | null): void;
}

const listeners: Listener[] = [];
let shown: View | undefined;

/** Has the listener told of all Views from now on, and at once of the one that is shown. */
export function listen(listener: Listener): void {
  listeners.push(listener);
  if (shown) tellOne(listener, shown, null);
}

/** Tells all of them. A listener that breaks does not take the lesson away. */
export function tell(view: View, cause: Event | null): void {
  shown = view;
  for (const listener of listeners) tellOne(listener, view, cause);
}

function tellOne(listener: Listener, view: View, cause: Event | null): void {
  try {
    listener.view(view, cause);
  } catch (fault) {
    console.error(fault);
  }
}
