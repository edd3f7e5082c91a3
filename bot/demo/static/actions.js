// Stands before the preview's own module: what somebody does while the last click is still on its way waits its turn.
import { createActions as create } from "/actions.js?original";

const WAIT = new Set(["click", "select", "modal_submit"]);

export function createActions(options) {
  const waiting = [];

  function next() {
    if (waiting.length && !actions.admissionBlocked()) actions.dispatch(...waiting.shift());
    document.body.dataset.waiting = waiting.length || "";
  }

  function forget() {
    waiting.length = 0;
    next();
  }

  const actions = create({ ...options, idle: () => { options.idle(); next(); } });
  return {
    ...actions,
    dispatch(kind, extra = {}, metadata = null) {
      if (!WAIT.has(kind)) return actions.dispatch(kind, extra, metadata);
      waiting.push([kind, extra, metadata]);
      next();
    },
    observe(seen) {
      actions.observe(seen);
      setTimeout(next); // after the preview has drawn it
    },
    tick() { actions.tick(); next(); },
    resetInteraction() { forget(); actions.resetInteraction(); },
    redact() { forget(); actions.redact(); },
  };
}
