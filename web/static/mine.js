// @ts-check
/** My tables: shows what has changed as soon as something has, and when one looks at it again. */

import { times } from "./outlived.js";

const body = document.body;
const list = /** @type {HTMLElement} */ (document.getElementById("tables"));
const away = /** @type {HTMLElement} */ (document.getElementById("away"));
const EVERY = 60_000; // milliseconds: deadlines come nearer, and the line may have died without a word
let asking = false;
let stale = false;

/** Fetches the list, if it is another one by now. */
async function refresh() {
  stale = true;
  if (asking || document.hidden) return;
  asking = true;
  try {
    while (stale) {
      stale = false;
      const answer = await fetch(`/mine?have=${body.dataset.digest}`, { headers: { Accept: "application/json" } });
      if (answer.status === 401) return location.reload();
      if (!answer.ok) throw new Error(String(answer.status));
      const said = await answer.json();
      document.title = said.title;
      if (said.html) {
        const at = document.activeElement instanceof HTMLAnchorElement ? document.activeElement.pathname : "";
        list.innerHTML = said.html;
        body.dataset.digest = said.digest;
        const link = at ? [...list.querySelectorAll("a")].find((each) => each.pathname === at) : undefined;
        link?.focus({ preventScroll: true });
      }
      times();
    }
    away.hidden = true;
  } catch {
    away.hidden = false;
  } finally {
    asking = false;
  }
}

times();
const events = new EventSource("/mine/events");
for (const name of ["changed", "over"]) events.addEventListener(name, refresh); // which leads to the gate where one is signed out
document.addEventListener("visibilitychange", refresh);
addEventListener("pageshow", (event) => event.persisted && refresh()); // by Back
setInterval(refresh, EVERY);
