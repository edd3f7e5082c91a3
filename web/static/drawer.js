// @ts-check
/** The drawer beside the table: notes, cards, rules, votes and requests. Its links and forms are answered within it; they work without it, too. */

import { answerAtLast, noteOf } from "./answers.js";
import { times } from "./outlived.js";

const drawer = /** @type {HTMLElement} */ (document.getElementById("beside"));
const leaf = /** @type {HTMLElement} */ (drawer.querySelector(".leaf"));
let newest = 0; // of what was asked for: an answer that was overtaken is not shown
/** @type {HTMLElement | null} */
let opener = null;

/**
 * Fetches a leaf; null if it was overtaken. @param {string} address @param {RequestInit} [how] @returns {Promise<{html?: string, note?: string, error?: string} | null>}
 */
async function fetched(address, how) {
  const mine = ++newest;
  const { status, said } = await answerAtLast(address, how);
  if (status === 401) location.reload();
  return mine === newest && status !== 401 ? said : null;
}

/** Says a sentence above the leaf. @param {string} words @param {string} role */
function tell(words, role) {
  const told = noteOf(words, role);
  leaf.querySelector(":scope > .note")?.remove();
  leaf.prepend(told);
  told.scrollIntoView({ block: "nearest" });
}

/** Shows what was answered. @param {{html?: string, note?: string, error?: string}} said */
function show(said) {
  if (said.html === undefined) {
    tell(said.error ?? "", "alert"); // what was typed stays
    return;
  }
  const at = leaf.contains(document.activeElement) ? document.activeElement?.id : "";
  leaf.innerHTML = said.html;
  if (said.note && leaf.querySelector("[data-live]")) tell(said.note, "status");
  times();
  const again = at ? document.getElementById(at) : null;
  (again ?? leaf.querySelector("h2"))?.focus({ preventScroll: true });
}

/** Shows what the table votes on as it is now, where that is open; what one is about to ask stays as it stands. */
export async function renewDrawer() {
  const live = leaf.querySelector("[data-live]");
  if (drawer.hidden || !(live instanceof HTMLElement)) return;
  const said = await fetched(live.dataset.live ?? "").catch(() => null);
  if (!said?.html || !live.isConnected) return;
  const now = new DOMParser().parseFromString(said.html, "text/html").querySelector("[data-live]");
  const at = live.contains(document.activeElement) ? document.activeElement?.id : "";
  live.innerHTML = now?.innerHTML ?? "";
  if (at) document.getElementById(at)?.focus({ preventScroll: true });
  times();
}

/** @param {HTMLAnchorElement} link */
function open(link) {
  const within = drawer.contains(link);
  if (!within) opener = link;
  const { href } = link;
  fetched(href).then(
    (said) => {
      if (!said) return;
      drawer.hidden = false;
      show(said);
      drawer.scrollTop = 0;
    },
    () => location.assign(href), // the page of its own says what is wrong
  );
}

/** Closes it, with the focus where it was opened. */
export function closeDrawer() {
  newest++;
  drawer.hidden = true;
  leaf.replaceChildren();
  const ways = [opener, ...document.querySelectorAll("#line .tools a, nav .more")];
  const back = ways.find((each) => each?.isConnected && each.checkVisibility()); // a phone shows only one of them
  if (back instanceof HTMLElement) back.focus();
}

/** Answers its links, forms and keys. @param {string} csrf @param {() => void} refresh fetches what has changed at the table */
export function watchDrawer(csrf, refresh) {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-beside]") : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const first = link.matches(".more") ? document.querySelector("#line .tools a") : null; // what there is by now
    open(first instanceof HTMLAnchorElement ? first : link);
  });
  drawer.querySelector(".close")?.addEventListener("click", closeDrawer);
  drawer.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    closeDrawer();
  });
  leaf.addEventListener("change", (event) => {
    const field = event.target;
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) return;
    if (field.form?.dataset.atOnce !== undefined) field.form.requestSubmit();
  });
  leaf.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const token = form.elements.namedItem("csrf");
    if (token instanceof HTMLInputElement) token.value = csrf;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) fields.set(name, String(value));
    const by = /** @type {SubmitEvent} */ (event).submitter;
    if (by instanceof HTMLButtonElement && by.name) fields.set(by.name, by.value);
    const posts = form.method === "post";
    const asked = posts ? fetched(form.action, { method: "POST", body: fields }) : fetched(`${form.action}?${fields}`);
    asked.then(
      (said) => {
        const status = form.dataset.atOnce === undefined ? null : leaf.querySelector("[role=status]");
        if (said && status && said.html !== undefined) status.textContent = said.note ?? ""; // one goes on choosing and writing there
        else if (said) show(said);
        if (posts) refresh();
      },
      () => form.submit(),
    );
  });
}
