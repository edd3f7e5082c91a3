// @ts-check
/**
 * The news: they say that they go on beneath the edge of their box, and lead on by a press. What has been read folds, to the
 * heading alone if that is all; not under eyes and fingers, but when something else is asked or nobody looks.
 */

const LOOKED = 1500; // milliseconds in sight, after which a line has been read
const news = /** @type {HTMLElement} */ (document.getElementById("news"));
const observer = new ResizeObserver(look);
/** @type {Map<string, Element>} */
let lines = new Map(); // by what they say, and the how manieth they are that says it
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

/** Looks whether more follows in the box. */
function look() {
  const box = news.querySelector(".lines");
  news.toggleAttribute("data-follows", Boolean(box && box.scrollTop + box.clientHeight < box.scrollHeight - 8));
}

/** Folds these lines, and shows the others. @param {Set<string>} some */
function fold(some) {
  folded = some;
  for (const [key, line] of lines) line.classList.toggle("folded", folded.has(key));
  const heading = /** @type {HTMLElement | null} */ (news.querySelector("h2 button"));
  const count = [...lines.keys()].filter((key) => folded.has(key)).length;
  if (heading) heading.ariaExpanded = String(!count);
  heading?.setAttribute("data-folded", ` (${count})`);
  look();
}

/** Folds what has been read. */
export const foldRead = () => fold(new Set([...folded, ...read]));

/** Watches the box, which has been drawn. */
export function watchNews() {
  observer.disconnect();
  sight.disconnect();
  const [first] = lines.keys();
  lines = new Map();
  for (const line of news.querySelectorAll(".line")) {
    for (let nth = 0; ; nth++) {
      const key = `${line.closest(".phase")?.firstElementChild?.textContent} ${line.textContent} ${nth}`;
      if (lines.has(key)) continue;
      lines.set(key, line);
      break;
    }
    sight.observe(line);
  }
  if (!lines.has(first)) read = folded = new Set(); // what was news is none any more
  fold(folded);
  const box = news.querySelector(".lines");
  box?.addEventListener("scroll", look, { passive: true });
  if (box) observer.observe(box); // which tells its first size at once
}

document.addEventListener("visibilitychange", () => document.hidden && foldRead());
news.addEventListener("click", (event) => {
  const box = news.querySelector(".lines");
  if (!box || !(event.target instanceof Element)) return;
  if (event.target.closest(".follows")) box.scrollBy({ top: 0.8 * box.clientHeight });
  else if (event.target.closest("h2")) fold(new Set(folded.size ? [] : lines.keys()));
});
