// Holds Ebitengine back while nothing changes: docs/decisions/0201 says why and how.

/** Lets Ebitengine's frames through, and Go's clock run, or not. */
export interface Gate {
  /** A frame is wanted, and further ones until sleep. */
  wake(): void;
  /** None after the one that is being drawn. */
  sleep(): void;
  /** None any more, whoever asks: the canvas is lost, or never came to be. */
  stop(): void;
  /** Gives the page its requestAnimationFrame back. Ebitengine has taken the gate's by then. */
  release(): void;
  /** Rings an alarm of Go's clock now, or once the gate is awake again. Go has one alarm set, so the last one counts. */
  ring(alarm: () => void): void;
}

/** Puts a gate into requestAnimationFrame, for Ebitengine to find when it starts. Call it before Go runs. */
export function gateFrames(): Gate {
  const real = window.requestAnimationFrame;
  let awake = true;
  let stopped = false;
  let held: FrameRequestCallback | undefined;
  let silenced: (() => void) | undefined;
  window.requestAnimationFrame = (callback) => {
    if (awake && !stopped) return real.call(window, callback);
    held = callback;
    return 0;
  };
  return {
    wake() {
      awake = true;
      if (stopped) return;
      const [frame, alarm] = [held, silenced];
      held = silenced = undefined;
      if (frame) real.call(window, frame);
      // Not at once: it is Go itself that wakes the gate, and must first have done with that.
      if (alarm) window.setTimeout(alarm);
    },
    sleep() {
      awake = false;
    },
    stop() {
      stopped = true;
    },
    release() {
      window.requestAnimationFrame = real;
    },
    ring(alarm) {
      if (awake && !stopped) alarm();
      else silenced = alarm;
    },
  };
}
