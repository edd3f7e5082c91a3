// @ts-check
/** Signs in by Discord, in whose frame this runs, and goes on to the page of the table where *Table* was pressed. */

import { DiscordSDK } from "@discord/embedded-app-sdk";

const { application = "", opening = "", outside = "", failed = "", silent = "" } = document.body.dataset;
const told = /** @type {HTMLElement} */ (document.getElementById("told"));
const again = /** @type {HTMLButtonElement} */ (document.getElementById("again"));
const PATIENCE = 10_000; // milliseconds after which one is told of the other way; what was asked may still be answered
let late = 0; // the timer of that
let tries = 0; // who presses again begins anew: what the tries before still bring is taken only if it leads in
/** @type {DiscordSDK | undefined} one that Discord has greeted; a client may never answer another */
let greeted;

/** Begins to wait for something outside of this page. */
function wait() {
  clearTimeout(late);
  late = setTimeout(() => tell(silent), PATIENCE);
}

/** Says how it stands, and lets one try again. @param {string} words */
function tell(words) {
  clearTimeout(late);
  told.textContent = words;
  again.hidden = false;
}

async function enter() {
  const at = ++tries;
  told.textContent = opening;
  again.hidden = true;
  wait();
  try {
    const discord = greeted ?? new DiscordSDK(application, { disableConsoleLogOverride: true });
    await discord.ready();
    greeted = discord;
    wait();
    const { code } = await discord.commands.authorize({
      client_id: application,
      response_type: "code",
      state: "",
      prompt: "none",
      scope: ["identify"],
    });
    wait();
    const answer = await fetch("/activity/enter", {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify({ code, instance_id: discord.instanceId }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const said = await answer.json();
    if (said.go) {
      wait();
      return location.replace(said.go);
    }
    if (at === tries) tell(said.error ?? failed);
  } catch (error) {
    if (at === tries) tell(error instanceof DOMException && error.name === "TimeoutError" ? silent : failed);
  }
}

document.getElementById("late")?.remove();
again.addEventListener("click", enter);
if (new URLSearchParams(location.search).has("frame_id")) enter();
else told.textContent = outside;
