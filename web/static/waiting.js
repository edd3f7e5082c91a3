// @ts-check
/** Presses that are made while another is under way: each is made once that is answered, if it still means the same. */

/** @typedef {{id: string, asked: string, words: string}} Wanted */

/** @type {Wanted[]} */
const wanted = [];
const MOST = 8; // more are no fast fingers

/** What a button says by itself. @param {HTMLButtonElement} button */
const wordsOf = (button) => button.ariaLabel ?? button.textContent ?? "";

/** To what question it belongs. @param {HTMLButtonElement} button */
const askedBy = (button) => button.form?.dataset.ask ?? "";

/**
 * Keeps a press for later, if it only changes the draft: whatever is sealed was seen before.
 * @param {HTMLButtonElement} button
 */
export function wait(button) {
  const drafts = ["set", "lay"].includes(JSON.parse(button.value).do);
  if (drafts && button.id && wanted.length < MOST) wanted.push({ id: button.id, asked: askedBy(button), words: wordsOf(button) });
}

/** Forgets those that wait. */
export function forget() {
  wanted.length = 0;
}

/** The button of the press that waits longest; once one no longer means the same, those after it are forgotten, too. */
export function nextWanted() {
  const first = wanted.shift();
  const button = first && document.getElementById(first.id);
  const means = button instanceof HTMLButtonElement && !button.disabled && askedBy(button) === first?.asked;
  if (means && (button.dataset.same !== undefined || wordsOf(button) === first?.words)) return button;
  forget();
  return undefined;
}
