// Stands before the preview's own module: a select shows what its message says is chosen, not what was chosen in it
// last, and can be used while the last click is still on its way (see actions.js).
import { initSelectDrafts as init } from "/select-drafts.js?original";

export function initSelectDrafts(options) {
  const drawn = new Set(); // selects that show what the newest message says
  let open = null; // the select whose list is open: its ticks are not given yet
  let sent = null; // the select whose choice is on its way

  const selections = init({
    ...options,
    changed: (report) => { open = report.dropdown?.key ?? null; options.changed(report); },
  });
  return {
    ...selections,
    admission: (state) => selections.admission({ ...state, blocked: false, pendingAction: null }),
    updateContext(context) {
      sent = context.pendingAction?.controlKey ?? null;
      selections.updateContext({ ...context, pendingAction: null });
    },
    observe(snapshot, validated) { drawn.clear(); selections.observe(snapshot, validated); },
    renderOptions(modal = false) {
      const rendered = selections.renderOptions(modal);
      if (modal) return rendered;
      const settled = (key) => drawn.has(key) || key === open || key === sent;
      return {
        ...rendered,
        draftValue: (key) => (settled(key) ? rendered.draftValue(key) : undefined),
        onInit(key, value) {
          if (settled(key)) return rendered.onInit(key, value);
          drawn.add(key);
          rendered.onReconcileDraft(key, value);
        },
      };
    },
  };
}
