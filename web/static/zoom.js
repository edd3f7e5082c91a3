// @ts-check
/** Pictures larger in three steps: one looks at a part of them, in a frame that scrolls. Steps stay for as long as the tab. */

const KEPT = "larger"; // the steps of their places, in the tab's own storage
const MOST = 3;
const TWICE = 2; // steps of a double tap
const SOON = 350; // milliseconds between its taps
const NEAR = 30; // pixels
const APART = 1.3; // times as far as before two fingers are for one step

/** @typedef {{x: number, y: number}} Point */

/** Some frames let nothing be kept: then it lasts until the page is loaded again. @returns {Record<string, string>} */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {};
  }
}

const places = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-zooms]"));

/** @param {Element} place */
const picturesOf = (place) => /** @type {HTMLElement[]} */ ([...place.querySelectorAll(".picture, .scene")]);

/** @param {HTMLElement} place */
const stepOf = (place) => Number(place.dataset.larger ?? 0);

/** Lets frames that scroll be scrolled by keyboard, and says which steps are left. */
export function frame() {
  for (const place of places) {
    const step = stepOf(place);
    for (const each of picturesOf(place)) {
      if (step) each.tabIndex = 0;
      else each.removeAttribute("tabindex");
    }
    for (const each of place.querySelectorAll(".zoom button")) {
      each.setAttribute("aria-disabled", String(step === (each.matches("[data-by='1']") ? MOST : 0)));
    }
  }
}

/** What part of a picture one looks at: puts it there again once the picture has been drawn anew. @param {Element} place */
export function keepPart(place) {
  const before = place.querySelector(".picture");
  const [left, top] = [before?.scrollLeft ?? 0, before?.scrollTop ?? 0];
  return () => place.querySelector(".picture")?.scrollTo(left, top);
}

/** @param {HTMLElement} place @param {number} step */
function enlarge(place, step) {
  if (step) place.dataset.larger = String(step);
  else delete place.dataset.larger;
}

/**
 * Shows a picture so many steps larger, or smaller. @param {HTMLElement} place @param {number} by
 * @param {Point} [at] what lies there stays there; by default in the middle of the screen
 */
function zoom(place, by, at) {
  const step = Math.max(0, Math.min(MOST, stepOf(place) + by));
  if (step === stepOf(place)) return;
  const picture = picturesOf(place).find((each) => each.checkVisibility());
  const drawn = picture?.querySelector("svg");
  const [box, before] = [picture?.getBoundingClientRect(), drawn?.getBoundingClientRect()];
  enlarge(place, step);
  frame();
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...places].map((each) => [each.id, each.dataset.larger]))));
  } catch {
    // as above
  }
  if (!picture || !drawn || !box || !before) return;
  const { x, y } = at ?? { x: box.left + box.width / 2, y: Math.max(box.top, Math.min(innerHeight / 2, box.bottom)) };
  const now = drawn.getBoundingClientRect();
  picture.scrollLeft += now.left + ((x - before.left) / before.width) * now.width - x;
  picture.scrollTop += now.top + ((y - before.top) / before.height) * now.height - y;
  if (step && !at) picture.scrollIntoView({ block: "nearest" });
}

/** The picture in focus, else that beneath the pointer, else the first in sight: larger or smaller. @param {number} by */
export function zoomHere(by) {
  const [focused, hovered] = [":focus-within", ":hover"].map((how) => document.querySelector(`[data-zooms]${how}`));
  const place = focused ?? hovered ?? [...places].reverse().find((each) => each.checkVisibility());
  if (place instanceof HTMLElement) zoom(place, by);
}

let last = { time: -SOON, x: 0, y: 0 }; // a tap
let apart = 0; // pixels between two fingers when they last made a step

/** @param {MouseEvent} event @param {HTMLElement} place */
function tap(event, place) {
  const { timeStamp: time, clientX: x, clientY: y } = event;
  const twice = time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
  last = { time: twice ? -SOON : time, x, y };
  if (twice) zoom(place, stepOf(place) ? -MOST : TWICE, { x, y });
}

for (const place of places) {
  enlarge(place, Number(kept()[place.id] ?? 0));
  place.addEventListener("click", (event) => {
    const at = event.target instanceof Element ? event.target : place;
    const button = at.closest(".zoom button");
    if (button instanceof HTMLElement) zoom(place, Number(button.dataset.by));
    else if (at.closest(".picture, .scene") && !at.closest(".lit")) tap(event, place);
  });
  place.addEventListener(
    "touchmove",
    (event) => {
      const [one, other] = event.touches;
      if (event.touches.length !== 2 || !(event.target instanceof Element && event.target.closest(".picture, .scene"))) return;
      if (event.cancelable) event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      apart ||= now;
      if (now < apart * APART && now > apart / APART) return;
      zoom(place, now > apart ? 1 : -1, { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
      apart = now;
    },
    { passive: false },
  );
  for (const end of ["touchend", "touchcancel"]) place.addEventListener(end, () => (apart = 0));
  // In such a frame arrows scroll; elsewhere they step through the past.
  place.addEventListener("keydown", (event) => {
    if (event.key.startsWith("Arrow") && event.target instanceof Element && event.target.matches("[data-larger] :is(.picture, .scene)")) event.stopPropagation();
  });
}
frame();
