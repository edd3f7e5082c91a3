// @ts-check
/** Signs in by Discord, in whose frame this runs, and goes on to the page of the table where *Table* was pressed. */

import { DiscordSDK } from "@discord/embedded-app-sdk";

const { application = "", outside = "", failed = "" } = document.body.dataset;

/** Says what is wrong. @param {string} words */
function tell(words) {
  /** @type {HTMLElement} */ (document.getElementById("told")).textContent = words;
  const again = /** @type {HTMLElement} */ (document.getElementById("again"));
  again.hidden = false;
  again.addEventListener("click", () => location.reload());
}

async function enter() {
  if (!new URLSearchParams(location.search).has("frame_id")) return tell(outside);
  try {
    const discord = new DiscordSDK(application, { disableConsoleLogOverride: true });
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
    if (said.go) location.replace(said.go);
    else tell(said.error ?? failed);
  } catch {
    tell(failed);
  }
}

enter();
