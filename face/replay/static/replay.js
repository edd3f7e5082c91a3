// @ts-check
/** A replay: all steps of a game through anyone's eyes, out of the one file that it is. */

import { Steps, make } from "./steps.js";

/** A number stands for one of the `pieces`. @typedef {{svg: number[], alt: number, lines: number[]}} PackedScene */
/** @typedef {{id: string, title: string, eyes: string[], scenes: PackedScene[], at: number[]}} Reel */
/**
 * @typedef {object} Game
 * @property {string[]} pieces
 * @property {Reel[]} reels
 * @property {{move: number, moment: number, lines: Record<string, number[]>, over: boolean}[]} steps
 * @property {{id: string, name: string}[]} eyes
 * @property {{in_words: string, review?: string}} words
 * @property {{step: number, lines: number[], costly: boolean}[]} [review]
 */

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const bytes = Uint8Array.from(atob(part("data").textContent ?? ""), (letter) => letter.charCodeAt(0));
const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
/** @type {Game} */
const game = JSON.parse(await new Response(unpacked).text());
const on = /** @type {HTMLAnchorElement | null} */ (document.getElementById("play-on"));
const onWords = on?.textContent;
let eyes = "all";

/** @param {number} number */
const text = (number) => game.pieces[number];
/** @param {number} at */
const linesOf = (at) => (game.steps[at - 1].lines[eyes] ?? []).map(text);

/** @param {Reel} reel @param {number} at */
function sceneOf(reel, at) {
  const { svg, alt, lines } = reel.scenes[reel.at[at - 1]];
  return { id: reel.id, title: reel.title, svg: svg.map(text).join(""), alt: text(alt), lines: lines.map(text) };
}

const steps = new Steps(
  {
    everywhere: true,
    step: (at) => ({
      moment: text(game.steps[at - 1].moment),
      lines: linesOf(at),
      scenes: game.reels.filter((reel) => reel.eyes.includes(eyes)).map((reel) => sceneOf(reel, at)),
    }),
    shown: (at) => {
      const hash = `#${at}.${eyes}`;
      if (location.hash !== hash) history.replaceState(null, "", hash);
      if (!on || !at) return;
      const { move, over } = game.steps[at - 1];
      on.search = over ? "" : `?after=${move}&eyes=${eyes}`;
      on.textContent = (over ? on.dataset.over : onWords) ?? "";
    },
    same: (one, other) => game.steps[one - 1].moment === game.steps[other - 1].moment,
  },
  game.words.in_words,
);

/** Writes the log: all of it, step by step. */
function write() {
  /** @type {HTMLElement[]} */
  const items = [];
  let moment = -1;
  game.steps.forEach((one, number) => {
    const lines = linesOf(number + 1);
    if (!lines.length) return;
    const item = make("li");
    if (one.moment !== moment) {
      moment = one.moment;
      item.append(make("h3", text(moment)));
    }
    item.append(leading(number + 1, lines));
    items.push(item);
  });
  part("log").querySelector("ol")?.replaceChildren(...items);
  steps.log();
}

/** A button with these lines that leads to a step. @param {number} at @param {string[]} lines @param {string} [head] */
function leading(at, lines, head) {
  const button = make("button", undefined, { type: "button", "data-step": String(at) });
  if (head !== undefined) button.append(make("b", head), make("br"));
  lines.forEach((line, number) => button.append(...(number ? [make("br")] : []), make("span", line)));
  return button;
}

/** @param {string} through */
function look(through) {
  eyes = through;
  /** @type {HTMLInputElement} */ (part(`eyes-${through}`)).checked = true;
  write();
  steps.show();
}

for (const each of game.eyes) {
  const label = make("label");
  const input = make("input", undefined, { type: "radio", name: "eyes", id: `eyes-${each.id}` });
  input.addEventListener("change", () => look(each.id));
  label.append(input, each.name);
  part("eyes").append(label);
}
document.addEventListener("keydown", (event) => {
  const number = "0123456789".indexOf(event.key);
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || number < 0 || number >= game.eyes.length) return;
  event.preventDefault();
  look(game.eyes[number].id);
});

// What a steward says of the reader's own decisions, where the page was made for somebody who has asked.
if (game.review) {
  const section = part("review");
  const list = section.querySelector("ol");
  /** @type {HTMLElement} */ (section.querySelector("h2")).textContent = game.words.review ?? "";
  for (const { step, lines, costly } of game.review) {
    const item = make("li", undefined, costly ? { class: "costly" } : {});
    item.append(leading(step + 1, lines.map(text), text(game.steps[step].moment)));
    item.addEventListener("click", () => part("now").scrollIntoView({ block: "center" }));
    list?.append(item);
  }
  section.hidden = false;
}

/** @type {HTMLElement} */ (document.querySelector("main")).hidden = false;
const [, at, through] = location.hash.match(/^#(\d+)\.(\w+)$/) ?? [];
steps.reach(1, game.steps.length);
steps.at = Math.max(1, Math.min(steps.last, at ? Number(at) : steps.last));
look(game.eyes.some((each) => each.id === through) ? through : "all");
