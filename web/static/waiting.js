// @ts-check
/** Presses that are made while another is under way: each is made once that is answered, if it still means the same. */

/**
 * `drafts`: it only changes the draft; `but`: the inputs that were pressed until then; `shown`: what was chosen elsewhere.
 * @typedef {{button: HTMLButtonElement, asked: string, words: string, drafts: boolean, but: Set<string>, shown: string, ticked: string[] | null}} Wanted
 */

/** @type {Wanted[]} */
let wanted = [];
const MOST = 30; // more are no fast fingers, on however slow a line
/** Of the presses under way and of those that wait. @type {Set<string>} */
let touched = new Set();
/** @type {Element | null} */
let underWay = null;

/** What a button says by itself. @param {HTMLButtonElement} button */
const wordsOf = (button) => button.ariaLabel ?? button.textContent ?? "";

/** To what question it belongs. @param {HTMLButtonElement} button */
const askedBy = (button) => button.form?.dataset.ask ?? "";

/** @param {Element} button */
const inputOf = (button) => button.closest("fieldset")?.id ?? "";

/** What a button does. @param {HTMLButtonElement} button @returns {string} */
const deed = (button) => JSON.parse(button.value).do;

/** What is chosen in the inputs of the question but those. @param {Set<string>} but */
function chosen(but) {
  const inputs = [...document.querySelectorAll("#desk .question fieldset")].filter((input) => !but.has(input.id));
  const parts = inputs.flatMap((input) => [...input.querySelectorAll("[aria-pressed=true], label:has(:checked), output, .inside .piece, .spaces .piece, .token")]);
  return JSON.stringify(parts.map((part) => [part.closest("fieldset")?.id, part.textContent]));
}

/** Whether something was pressed that was not sent. @param {boolean} lost */
function tellLost(lost) {
  const place = document.getElementById("unsent");
  if (place) place.hidden = !lost;
}

/** Shows which buttons wait. */
function mark() {
  for (const each of wanted) found(each)?.setAttribute("aria-busy", "true");
}

/**
 * Keeps a press for later. One that may seal is sent only if nothing is chosen then but what was, and what was pressed.
 * @param {HTMLButtonElement} button
 */
export function wait(button) {
  const drafts = ["set", "lay"].includes(deed(button));
  const twice = button === underWay || wanted.some((each) => each.button === button);
  if ((twice && !drafts) || wanted.length === MOST) return;
  wanted.push({ button, asked: askedBy(button), words: wordsOf(button), drafts, but: new Set(touched), shown: chosen(touched), ticked: tickedBy(button) });
  touched.add(inputOf(button));
  mark();
}

/** Forgets those that wait. */
export function forget() {
  wanted = [];
}

/** The boxes that a button sends. @param {string} name @returns {NodeListOf<HTMLInputElement>} */
const boxesOf = (name) => document.querySelectorAll(`#desk .question input[type=checkbox][name="${CSS.escape(name)}"]`);

/** What is ticked for a button that sends boxes, null for another. @param {HTMLButtonElement} button */
const tickedBy = (button) => (button.dataset.boxes === undefined ? null : [...boxesOf(button.dataset.boxes)].filter((box) => box.checked).map((box) => box.value));

/** Ticks them again where the question was drawn anew; the button that sends them. @param {string} name @param {string[]} ticked @param {string} asked */
function tick(name, ticked, asked) {
  const again = document.querySelector(`#desk button[data-boxes="${CSS.escape(name)}"]`);
  if (!(again instanceof HTMLButtonElement) || askedBy(again) !== asked) return undefined;
  for (const box of boxesOf(name)) box.checked = ticked.includes(box.value);
  return again;
}

/** The button of a press that waits, as it stands there now. @param {Wanted} press */
function found({ button, asked, ticked }) {
  if ("typed" in button.dataset) return undefined; // what was typed is gone
  if (ticked) return tick(button.dataset.boxes ?? "", ticked, asked);
  if (button.id) return /** @type {HTMLButtonElement | null} */ (document.getElementById(button.id));
  const all = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#desk button[name=press]"));
  return [...all].find((each) => each.value === button.value && askedBy(each) === asked);
}

/** Whether it may be pressed in place of the one that was meant. @param {Wanted} press @param {HTMLButtonElement} button */
function same({ button: before, asked, words, drafts, but, shown }, button) {
  if (button.disabled || askedBy(button) !== asked || deed(button) !== deed(before)) return false;
  if (button.dataset.same === undefined && wordsOf(button) !== words) return false;
  return drafts || (!document.querySelector("#desk [role=alert]") && chosen(but) === shown);
}

/** The button of the press that waits longest; once one no longer means the same, it and those after it are not sent. */
export function nextWanted() {
  const first = wanted.shift();
  const button = first && found(first);
  if (first && button && same(first, button)) {
    mark();
    return button;
  }
  forget();
  if (first) tellLost(true);
  return undefined;
}

document.addEventListener(
  "submit",
  (event) => {
    if (document.body.hasAttribute("data-busy")) return; // it will wait
    underWay = event.submitter;
    touched = new Set(wanted.map((each) => inputOf(each.button)));
    if (underWay) touched.add(inputOf(underWay));
    tellLost(false);
  },
  true,
);
