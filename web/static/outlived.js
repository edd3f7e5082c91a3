// @ts-check
/** What a page that stands open for days outlives: times, the cookie it was let in by, the release that made it. */

import { LONGEST_ANSWER } from "./answers.js";

const KEPT = "renewed"; // when it was last loaded anew by itself, and where one looked, in the tab's own storage
const SELDOM = 600_000; // milliseconds between two times: while a release is changed two may answer by turns

let left = 0; // when a form was sent that leads to another page: signing out is one

addEventListener("submit", (event) => {
  if (!event.defaultPrevented) left = Date.now();
});

/** Loads the page anew, unless one is leaving it: that would break off the page one goes to. */
export function loadAnew() {
  if (Date.now() - left > LONGEST_ANSWER) location.reload();
}

/**
 * Another window of this browser was let in here since: takes over what belongs to its cookie. Throws then, for what
 * was refused is to be sent again.
 * @param {string} address of the page
 */
export async function takeOver(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_ANSWER) });
  const { csrf } = new DOMParser().parseFromString(await answer.text(), "text/html").body.dataset;
  if (!csrf) return loadAnew(); // it may see the page no longer, and is told so
  document.body.dataset.csrf = csrf;
  for (const each of document.querySelectorAll("input[name=csrf]")) each.setAttribute("value", csrf);
  throw new Error("signed in anew");
}

/** @returns {{at: number, tab: string}} */
function before() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "");
  } catch {
    return { at: 0, tab: "" };
  }
}

/**
 * Loads the page anew where another release answers: program, styles and signs of before do not fit what comes now.
 * Half-made answers are kept by the server; what is being typed is not, and is waited for.
 * @param {string} release that has answered
 * @param {string} tab where one looks
 */
export function renew(release, tab) {
  const typing = document.activeElement?.matches("input:not([type=checkbox], [type=radio])");
  if (release === document.body.dataset.release || typing || Date.now() - before().at < SELDOM) return;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ at: Date.now(), tab }));
  } catch {
    return; // some frames let nothing be kept: it might be loaded again and again
  }
  location.reload();
}

/** Where one looked before it was loaded anew; told once, "" for nowhere. */
export function lookedAt() {
  const { at, tab } = before();
  if (tab) sessionStorage.setItem(KEPT, JSON.stringify({ at, tab: "" }));
  return tab;
}

let ahead = 0; // milliseconds, by which the server's clock is ahead of this device's

/** Times are told by the server's clock, which says now (seconds). @param {number | string | undefined} now */
export function clock(now) {
  if (now) ahead = Number(now) * 1000 - Date.now();
}
clock(document.body.dataset.now);

/** Times that are told by how far they are away. */
export function times() {
  const relative = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  for (const each of /** @type {NodeListOf<HTMLTimeElement>} */ (document.querySelectorAll("time[data-relative]"))) {
    const seconds = (Date.parse(each.dateTime) - Date.now() - ahead) / 1000;
    const [size, unit] = Math.abs(seconds) < 5400 ? [60, "minute"] : Math.abs(seconds) < 129600 ? [3600, "hour"] : [86400, "day"];
    each.textContent = relative.format(Math.round(seconds / Number(size)), /** @type {Intl.RelativeTimeFormatUnit} */ (unit));
  }
}
