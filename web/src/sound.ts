// Sounds, as much of them as must be there before anybody asks for them: they are fetched, and the browser's
// sound woken, only once they are switched on.

import type { Sounds } from "./late/sounds";
import type { Event, View } from "./view.gen";

export class Sound {
  private on = false;
  private sounds: Sounds | undefined;
  private coming = false;

  /** Switched on by hand they are heard at once. */
  switch(on: boolean): void {
    if (on === this.on) return;
    this.on = on;
    if (!on) this.sounds?.rest();
    else if (this.sounds) this.sounds.knock();
    else this.bring();
  }

  /** Lets the View that answers cause be heard, as what has changed since the one before. Moving as in Appearance. */
  show(view: View, before: View | null, cause: Event | null, moving: boolean): void {
    if (this.on) this.sounds?.follow(view, before, cause, moving);
  }

  private bring(): void {
    if (this.coming) return;
    this.coming = true;
    import("./late/sounds").then(({ Sounds }) => {
      this.sounds = new Sounds();
      if (this.on) this.sounds.knock();
    }).catch(() => {
      this.coming = false; // switching it on again tries again
    });
  }
}
