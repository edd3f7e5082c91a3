// @ts-check
/** The browser's tab: while something is asked and nobody looks at it, its title and its sign say so. */

const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]"));
const sign = icon.href;
let [title, asked] = [document.title, false];

function mark() {
  const calls = asked && document.hidden;
  document.title = calls ? `(1) ${title}` : title;
  icon.href = calls ? sign.replace("mark.svg", "asked.svg") : sign;
}

/** Says what the tab is called, and whether something is asked there. @param {string} name @param {boolean} owed */
export function nameTab(name, owed) {
  [title, asked] = [name, owed];
  mark();
}

document.addEventListener("visibilitychange", mark);
