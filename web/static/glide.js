// @ts-check
/** What lies elsewhere than before is seen to move there: pieces of the question, and what has a place in a picture. */

const MOVING = ".piece[id], .picture svg [data-spot]";
const LASTS = 200; // milliseconds
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {Element} each */
const keyOf = (each) => each.id || (each.getAttribute("data-spot") ?? "");

/** Where these lie, by what they are; what is there twice is neither. @param {Element} part */
function lie(part) {
  /** @type {Map<string, {each: Element, box: DOMRect, around: DOMRect} | null>} */
  const found = new Map();
  for (const each of part.querySelectorAll(MOVING)) {
    const box = each.getBoundingClientRect();
    const around = each.closest(".picture > svg, .pieces")?.getBoundingClientRect();
    const key = keyOf(each);
    if (around && box.width) found.set(key, found.has(key) ? null : { each, box, around });
  }
  return found;
}

/**
 * Looks where things lie in a part of the page, and once it has been drawn anew lets them glide from there: a piece that
 * was not there comes from the one that has been pressed for it. @param {Element} part
 */
export function glideIn(part) {
  if (still.matches || document.hidden) return () => {};
  const before = lie(part);
  return () => {
    for (const [key, now] of lie(part)) {
      const same = before.get(key);
      const from = same ?? (now && before.get(now.each.getAttribute("data-next") ?? ""));
      if (!now || !from) continue;
      // That a whole picture or place has moved is no move of what lies in it.
      const x = from.box.x - now.box.x - (same ? from.around.x - now.around.x : 0);
      const y = from.box.y - now.box.y - (same ? from.around.y - now.around.y : 0);
      if (Math.abs(x) + Math.abs(y) < 2) continue;
      const scale = now.each instanceof SVGGraphicsElement ? (now.each.getScreenCTM()?.a ?? 1) : 1;
      const away = `${x / scale}px ${y / scale}px`;
      now.each.animate({ translate: [away, "0 0"] }, { duration: LASTS, easing: "ease-out" });
    }
  };
}
