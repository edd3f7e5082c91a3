// @ts-check
/** Says which table waits next, once nothing is asked at this one: it is a press away. */

import { times } from "./outlived.js";

const place = document.getElementById("next");
let looked = 0; // of several looks the last one counts

/** Looks for it, or takes it away. @param {boolean} owed something is asked here */
export async function lookForNext(owed) {
  if (!place) return;
  const look = ++looked;
  if (owed) return void (place.hidden = true);
  try {
    const answer = await fetch(`/t/${document.body.dataset.table}/next`, { headers: { Accept: "application/json" } });
    const said = answer.ok ? await answer.json() : {};
    if (look !== looked) return;
    place.hidden = !said.html;
    if (said.html) place.innerHTML = said.html;
    times();
  } catch {
    if (look === looked) place.hidden = true;
  }
}
