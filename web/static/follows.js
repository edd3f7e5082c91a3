// @ts-check
/**
 * The news: they say that they go on beneath the edge of their box, and lead on by a press; so does what is said of a question.
 * What has been read folds, to the heading alone if that is all; not under eyes and fingers, but when something else is asked
 * or nobody looks. What was done to its reader never does: it stands above them until they answer.
 */

const LOOKED = 1500; // milliseconds in sight, after which a line has been read
const news = /** @type {HTMLElement} */ (document.getElementById("news"));
const BOXES = "#news .lines, .around";
const observer = new ResizeObserver(look);
/** @type {Map<string, Element>} */
let lines = new Map(); // by when it was, what they say, and the how manieth they are that says it
/** @type {Map<Element, number>} */
const looked = new Map(); // timers of lines in sight
let read = new Set();
let folded = new Set();

const sight = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(looked.get(target));
      const key = [...lines].find(([, each]) => each === target)?.[0];
      if (isIntersecting && !document.hidden) looked.set(target, setTimeout(() => read.add(key), LOOKED));
    }
  },
  { threshold: 0.8 },
);

/** Whether a box scrolls; where it does not a press shows all of it. @param {Element} box */
const scrolls = (box) => getComputedStyle(box).overflowY === "auto";

/** Looks whether more follows in the boxes. */
function look() {
  for (const box of document.querySelectorAll(BOXES)) {
    box.toggleAttribute("data-follows", (scrolls(box) ? box.scrollTop : 0) + box.clientHeight < box.scrollHeight - 8);
  }
}

/** Watches the boxes that are there now. */
export function watchBoxes() {
  observer.disconnect();
  for (const box of document.querySelectorAll(BOXES)) observer.observe(box);
  look(); // at once: nothing moves later
}

/** Folds these lines, and shows the others. @param {Set<string>} some */
function fold(some) {
  folded = some;
  for (const [key, line] of lines) line.classList.toggle("folded", folded.has(key));
  const heading = /** @type {HTMLElement | null} */ (news.querySelector("h2 button"));
  const count = [...lines.keys()].filter((key) => folded.has(key)).length;
  if (heading) heading.ariaExpanded = String(!count);
  heading?.setAttribute("data-folded", ` (${heading.dataset.hides} ${count})`);
  look();
}

/** Folds what has been read. */
export function foldRead() {
  fold(new Set([...folded, ...read]));
  for (const box of ["lines", "around"]) document.body.removeAttribute(`data-${box}`);
}

/** Watches the news, which have been drawn. */
export function watchNews() {
  sight.disconnect();
  const [first] = lines.keys();
  lines = new Map();
  for (const line of news.querySelectorAll(".lines .line")) {
    for (let nth = 0; ; nth++) {
      const key = `${line.closest(".phase")?.querySelector("time")?.dateTime} ${line.textContent} ${nth}`;
      if (lines.has(key)) continue;
      lines.set(key, line);
      break;
    }
    sight.observe(line);
  }
  if (!lines.has(first)) read = folded = new Set(); // what was news is none any more
  fold(folded);
  news.querySelector(".lines")?.addEventListener("scroll", look, { passive: true });
}

document.addEventListener("visibilitychange", () => document.hidden && foldRead());
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element)) return;
  const box = target.closest(".follows")?.previousElementSibling;
  if (box instanceof HTMLElement && !scrolls(box)) {
    document.body.setAttribute(`data-${box.classList[0]}`, "");
    box.focus({ preventScroll: true });
    look();
  } else if (box) box.scrollBy({ top: 0.8 * box.clientHeight });
  else if (target.closest("#news h2")) {
    const shows = news.querySelector(".line.folded") !== null;
    document.body.toggleAttribute("data-lines", shows); // all of them: what is asked for is not cut
    fold(new Set(shows ? [] : lines.keys()));
  }
});
