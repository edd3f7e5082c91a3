// @ts-check
/**
 * What can be sealed is in sight wherever one looks: where the question itself is not, its foot becomes a bar at the edge
 * of the screen, with what is asked as a way back. It is the same foot: nothing else is sealed than what stands in it.
 * On a phone the input that is still to be answered stands there, too, so that a whole turn is taken at the pictures.
 */

const ROOM = 160; // pixels that header and foot need beneath the upper edge

const seen = new IntersectionObserver((entries) => {
  document.body.toggleAttribute("data-below", entries.some((each) => each.boundingClientRect.top > ROOM));
  bar(!entries.some((each) => each.isIntersecting));
}, { rootMargin: `-${ROOM}px 0px 0px` });

const sized = new ResizeObserver(() => {
  const [foot, input] = [document.querySelector("#desk .foot"), document.querySelector("#desk .following")];
  const [low, high] = [foot, input].map((each) => Math.ceil(each?.getBoundingClientRect().height ?? 0));
  const { style } = document.documentElement;
  style.setProperty("--seal", `${low}px`);
  style.setProperty("--foot", `${low + (input && getComputedStyle(input).position === "fixed" ? high : 0)}px`); // so much they cover
});

const header = /** @type {HTMLElement} */ (document.querySelector("header"));
new ResizeObserver(() => document.documentElement.style.setProperty("--head", `${header.offsetHeight}px`)).observe(header);

/** What can be answered in an input: each a choice, a piece or an amount. */
const THINGS = ".choice, .piece, .step, .typed";

/**
 * Finds the input that follows in the bar: the first that needs more than a press on the pictures in sight and is missing, or
 * else is free to answer and has none yet.
 */
function follow() {
  const lit = [...document.querySelectorAll(".picture .lit")].filter((place) => place.checkVisibility());
  const spots = new Set(lit.map((place) => place.getAttribute("data-spot")));
  /** @type {{missing: Element[], free: Element[]}} */
  const found = { missing: [], free: [] };
  for (const input of document.querySelectorAll("#desk .question > fieldset")) {
    let open = false;
    for (const each of input.querySelectorAll(THINGS)) {
      const spot = (each.matches("[data-spot]") ? each : each.querySelector("[data-spot]"))?.getAttribute("data-spot");
      const there = spot !== null && spot !== undefined && spots.has(spot);
      each.toggleAttribute("data-there", there);
      open ||= !there && !each.matches(":disabled, .closed, .open");
    }
    input.classList.remove("following", "free");
    if (open && input.matches(".missing")) found.missing.push(input);
    else if (open && !input.querySelector("[aria-pressed=true], :checked, .step, .piece")) found.free.push(input);
  }
  const [next] = found.missing.length ? found.missing : found.free;
  next?.classList.add("following");
  next?.classList.toggle("free", !found.missing.length);
}

/** Makes the foot a bar, or not: nothing else moves under eyes and fingers. @param {boolean} on there it is not in sight */
function bar(on) {
  const desk = document.getElementById("desk");
  on &&= !desk || getComputedStyle(desk).position !== "sticky"; // else it is in sight anyway
  if (on === document.body.hasAttribute("data-bar")) return;
  if (on) keepPlace();
  else document.body.removeAttribute("data-bar");
}

/** While the foot is a bar its place in the question stays as high as it is there; a page that is shorter while that is measured is not moved by it. */
function keepPlace() {
  const form = document.querySelector("#desk .question");
  if (!(form instanceof HTMLElement)) return;
  const [at, { style }] = [scrollY, document.documentElement];
  document.body.removeAttribute("data-bar");
  const within = form.offsetHeight;
  style.removeProperty("--kept");
  document.body.setAttribute("data-bar", "");
  style.setProperty("--kept", `${Math.max(0, within - form.offsetHeight)}px`);
  scrollTo(0, at);
}

/** Watches the question that is there now, where the pictures are those that are in sight now. */
export function watchFoot() {
  seen.disconnect();
  sized.disconnect();
  follow();
  const [form, foot] = [document.querySelector("#desk .question"), document.querySelector("#desk .foot")];
  if (form && foot) {
    if (document.body.hasAttribute("data-bar")) keepPlace();
    seen.observe(form);
    for (const each of document.querySelectorAll("#desk :is(.foot, .following)")) sized.observe(each);
  } else {
    document.body.removeAttribute("data-bar");
    document.documentElement.style.removeProperty("--foot");
  }
}

/** Leads to the question, for the keyboard, and for the eyes if they are to follow; to its place where none is asked. @param {boolean} [eyes] */
export function toQuestion(eyes = false) {
  const heading = document.querySelector("#desk .question h2") ?? document.getElementById("desk");
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1; // so that it can be read out, and waited at
  heading.focus({ preventScroll: !eyes });
}
