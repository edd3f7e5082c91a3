// @ts-check
/** Where one looks makes history in the browser: Back leads to where one looked before, and only then away. */

/** @typedef {{tab: string, log: number}} Way a tab, and up to which move the log is read */

/** Where one looked when one left the page, if Back has led to it; null else. @returns {Way | null} */
export function cameBack() {
  const [how] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  return how?.type === "back_forward" && history.state?.tab ? history.state : null;
}

/** Notes where one looks now, if it is elsewhere than before. @param {Way} way */
export function keepWay(way) {
  const before = /** @type {Way | null} */ (history.state);
  if (before?.tab === way.tab && before?.log === way.log) return;
  const seen = document.querySelector("nav")?.checkVisibility() || before?.log !== way.log; // side by side, all is in sight
  if (before?.tab && seen) history.pushState(way, "");
  else history.replaceState(way, "");
}

/** Goes where Back and Forward lead. @param {(way: Way) => void} go */
export function followWays(go) {
  addEventListener("popstate", (event) => event.state?.tab && go(event.state));
}
