// @ts-check
/** Signs in by Discord, in whose frame this runs, and goes on to the page of the table where *Table* was pressed. */

import { DiscordSDK } from "@discord/embedded-app-sdk";

const { application = "", opening = "", outside = "", failed = "" } = document.body.dataset;
const told = /** @type {HTMLElement} */ (document.getElementById("told"));
const again = /** @type {HTMLButtonElement} */ (document.getElementById("again"));
/** @type {DiscordSDK | undefined} once for this page: a page that is loaded anew no longer finds Discord */
let discord;

async function enter() {
  told.textContent = opening;
  again.hidden = true;
  try {
    discord ??= new DiscordSDK(application, { disableConsoleLogOverride: true });
    await discord.ready();
    const { code } = await discord.commands.authorize({
      client_id: application,
      response_type: "code",
      state: "",
      prompt: "none",
      scope: ["identify"],
    });
    const answer = await fetch("/activity/enter", {
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: JSON.stringify({ code, instance_id: discord.instanceId }),
    });
    const said = await answer.json();
    if (said.go) return location.replace(said.go);
    told.textContent = said.error ?? failed;
  } catch {
    told.textContent = failed;
  }
  again.hidden = false;
}

again.addEventListener("click", enter);
if (new URLSearchParams(location.search).has("frame_id")) enter();
else told.textContent = outside;
