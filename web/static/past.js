// @ts-check
/** The last moves on the board of a table: one looks back, while all the rest of the page goes on. */

import { answerAtLast } from "./answers.js";
import { loadAnew } from "./outlived.js";
import { Steps } from "./steps.js";
import { frame } from "./zoom.js";

/** @typedef {import("./steps.js").Step & {past: string}} PastStep */

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * Lets one look back. @param {string} base the address of the table @param {() => void} toBoard turns to the board
 * @returns {() => void} to be called when the log may have gone on
 */
export function lookBack(base, toBoard) {
  const past = element("past");
  const looking = /** @type {HTMLElement} */ (past.querySelector(".looking"));
  const told = /** @type {HTMLElement} */ (looking.querySelector("span"));
  /** @type {Map<number, Promise<PastStep | null>>} */
  const kept = new Map();
  /** @type {Element | null} */
  let log = null;

  /** @param {number} at @returns {Promise<PastStep | null>} */
  async function fetched(at) {
    const asked = log;
    const answer = await answerAtLast(`${base}/step?at=${at}`);
    if (answer.status === 401) loadAnew();
    if (answer.status !== 200) throw new Error(answer.said.error);
    /** @type {{first: number, last: number, step: PastStep | null}} */
    const said = answer.said;
    if (asked === log) {
      steps.reach(said.first, said.last);
      past.hidden = !said.last;
    }
    return said.step;
  }

  /** @param {number} at */
  function step(at) {
    const found = kept.get(at) ?? fetched(at);
    kept.set(at, found);
    found.catch(() => kept.delete(at));
    return found;
  }

  const steps = new Steps(
    {
      beyond: true,
      since: () => Number(document.querySelector("#news [data-step]")?.getAttribute("data-step")) || null,
      step,
      shown: (at, shown) => {
        if (shown) told.textContent = /** @type {PastStep} */ (shown).past;
        const begins = looking.hidden && at !== null;
        looking.hidden = at === null;
        element("board").inert = at !== null;
        frame();
        element("stage").toggleAttribute("data-past", at !== null);
        const top = past.getBoundingClientRect().top;
        if (begins && (top < 0 || top > innerHeight / 3)) past.scrollIntoView();
      },
    },
    past.dataset.words ?? "",
  );
  document.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("button[data-step]")) toBoard();
  });
  element("to-now").addEventListener("click", () => {
    steps.go(steps.end);
    element("back").focus();
  });

  function renew() {
    const now = document.querySelector("#log [data-steps]");
    if (now === log || !(now instanceof HTMLElement)) return;
    log = now;
    kept.clear(); // what was told of a move, and which move it is, may have changed
    steps.reach(Number(now.dataset.first), Number(now.dataset.steps));
    past.hidden = !steps.last;
    steps.log();
    steps.show();
  }

  renew();
  return renew;
}
