// @ts-check
/** What keys do: digits choose, U undoes, Enter seals, Escape leads back, and ? lists them. None does while something is typed. */

import { UNANSWERED } from "./scene.js";
import { zoomHere } from "./zoom.js";

const TYPED = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";
const PRESSED = `${TYPED}, a[href], button, input, summary, [role=button], dialog *`; // Enter is theirs
const list = /** @type {HTMLDialogElement} */ (document.getElementById("keys"));

/** What can be chosen in an input by digits, in its order. @param {Element} input */
const offered = (input) =>
  /** @type {HTMLElement[]} */ ([...input.querySelectorAll(":is(.choice, button.piece):not(:disabled, :has(:disabled))")].filter((each) => each.checkVisibility()));

/** The input whose choices digits are: the one in focus, else the first without an answer, else the first. */
function inHand() {
  const inputs = [...document.querySelectorAll("#desk .question fieldset")].filter((each) => offered(each).length > 0);
  return inputs.find((each) => each.contains(document.activeElement)) ?? inputs.find((each) => each.matches(UNANSWERED)) ?? inputs[0];
}

/** Numbers the choices that digits mean, once keys have been used. */
export function number() {
  for (const each of document.querySelectorAll("#desk [data-digit]")) each.removeAttribute("data-digit");
  const input = document.body.hasAttribute("data-keys") && inHand();
  if (!input || numbered(input)) return; // they are digits themselves
  for (const [at, each] of offered(input).slice(0, 10).entries()) each.dataset.digit = String((at + 1) % 10);
}

/** Whether the choices of an input are numbers. @param {Element} input */
const numbered = (input) => offered(input).every((each) => /^\d+$/.test(each.innerText.trim()));

/** Whether a key is that letter, also on a keyboard of another script. @param {KeyboardEvent} event @param {string} letter */
const isLetter = (event, letter) => event.key.toLowerCase() === letter || (!/^[a-z]$/i.test(event.key) && event.code === `Key${letter.toUpperCase()}`);

/** @param {string} digit */
function choose(digit) {
  const input = inHand();
  if (!input) return;
  const all = offered(input);
  const chosen = numbered(input) ? all.find((each) => each.innerText.trim() === digit) : all[(Number(digit) + 9) % 10];
  chosen?.click();
}

/** The digit of a key: some keyboards have it with Shift alone. @param {KeyboardEvent} event */
const digitOf = (event) => (/^\d$/.test(event.key) ? event.key : event.shiftKey ? "" : (/^Digit(\d)$/.exec(event.code)?.[1] ?? ""));

/** Escape: to the question, from what was opened or looked at. @param {() => void} toTable turns to it */
function lead(toTable) {
  const inTheWay = !document.getElementById("card")?.hidden || document.querySelector("#stage[data-past], #beside:not([hidden])"); // it goes first
  if (inTheWay) return;
  const opened = document.querySelector('#desk .foot a[data-open=""]');
  if (opened instanceof HTMLElement) opened.click();
  else toTable();
}

/** Whether Enter seals there: it is nobody else's, or what is in focus was chosen on a picture, and all is. @param {Element} at */
const sealsAt = (at) => (at.matches(".picture .lit.chosen") ? document.querySelector("#seal:enabled") !== null : !at.matches(PRESSED) && !at.closest(".lit"));

/** Shows from now on what digits mean. */
function withKeys() {
  document.body.toggleAttribute("data-keys", true);
  number();
}

/** Lets keys be used. @param {() => void} toTable turns to the question */
export function listenToKeys(toTable) {
  document.addEventListener(
    "keydown",
    (event) => {
      const at = event.target instanceof Element ? event.target : document.body;
      if (event.altKey || event.isComposing || at.matches(TYPED) || list.open) return;
      const undoes = event.ctrlKey || event.metaKey ? isLetter(event, "z") && !event.shiftKey : isLetter(event, "u");
      if (!undoes && (event.ctrlKey || event.metaKey || event.repeat)) return;
      const digit = digitOf(event);
      const seal = document.getElementById("seal");
      if (undoes) document.getElementById("undo")?.click();
      else if (event.key === "?") list.showModal();
      else if (digit) choose(digit);
      else if (event.key === "+" || event.key === "-") zoomHere(event.key === "+" ? 1 : -1);
      else if (event.key === "Escape") return lead(toTable);
      else if (event.key === "Enter" && !event.shiftKey && sealsAt(at)) seal?.click();
      else return;
      event.preventDefault();
      withKeys();
    },
    true, // before what Escape closes is closed
  );
  document.addEventListener("focusin", number);
  const way = /** @type {HTMLElement} */ (document.getElementById("to-keys"));
  way.addEventListener("click", () => {
    list.showModal();
    withKeys();
  });
  way.hidden = false;
}
