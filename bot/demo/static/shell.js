const POLL = 400; // milliseconds
const SIGNS = { channel: "#", thread: "↳", dm: "@" };
const $ = (id) => document.getElementById(id);
let shown = null; // the key of the preview in the frame
let drawn = ""; // what the sidebar was last built from
let busy = false;
let leaping = false; // while time passes at the table

function button(kind, sign, name, unread, marks) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = kind + (unread ? " unread" : "");
  for (const [mark, value] of Object.entries(marks)) made.setAttribute(mark, value);
  for (const [part, text] of [["sign", sign], ["name", name], ...(unread ? [["count", unread]] : [])]) {
    made.append(Object.assign(document.createElement("span"), { className: part, textContent: text }));
  }
  return made;
}

// A link to a place of the simulated server leads there, not to the real Discord.
function keepInside(page) {
  page?.addEventListener("click", (event) => {
    const place = event.target.closest?.("a[href]")?.href.match(/^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)/);
    if (!place) return;
    event.preventDefault();
    event.stopPropagation();
    look({ spot: place[1] });
  }, true);
}

function draw(state) {
  const { key, ...sidebar } = state;
  if (key !== shown) {
    shown = key;
    const fresh = $("stage").cloneNode();
    fresh.src = `/stage#${key}`;
    fresh.addEventListener("load", () => keepInside(fresh.contentDocument));
    $("stage").replaceWith(fresh);
  }
  if (JSON.stringify(sidebar) === drawn) return;
  drawn = JSON.stringify(sidebar);
  const waiting = state.spots.reduce((sum, spot) => sum + spot.unread, 0);
  document.title = (waiting ? `(${waiting}) ` : "") + state.texts.title;
  for (const [id, text] of [["title", state.texts.title], ["subtitle", state.texts.subtitle],
    ["people-label", state.texts.people], ["clock-label", state.texts.clock], ["hint-what", state.texts.what], ["hint-next", state.hint], ["again", state.texts.again]]) $(id).textContent = text;
  $("stage").title = state.texts.stage;
  $("again").hidden = !state.over;
  $("now").dateTime = state.now;
  $("now").textContent = new Date(state.now).toLocaleString(undefined, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  const focused = document.activeElement?.dataset?.goes;
  $("spots").replaceChildren(...state.spots.map((spot) => {
    const name = spot.kind === "dm" ? state.texts.dm : spot.name;
    const made = button(spot.kind, SIGNS[spot.kind], name, spot.unread, spot.id === state.spot ? { "aria-current": "page" } : {});
    made.dataset.goes = `spot-${spot.id}`;
    made.addEventListener("click", () => look({ spot: spot.kind === "dm" ? "dm" : spot.id }));
    return made;
  }));
  $("people").hidden = state.viewers.length < 2;
  $("viewers").replaceChildren(...state.viewers.map((viewer) => {
    const own = viewer.id === state.viewer;
    const made = button("viewer", own ? "●" : "○", viewer.name, own ? 0 : viewer.unread, { role: "radio", "aria-checked": own });
    made.dataset.goes = `viewer-${viewer.id}`;
    made.addEventListener("click", () => look({ viewer: viewer.id }));
    return made;
  }));
  $("leaps").replaceChildren(...state.leaps.map((leap) => {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: leap.text, disabled: leaping });
    made.dataset.goes = `leap-${leap.hours}`;
    made.addEventListener("click", () => later(leap.hours));
    return made;
  }));
  if (focused) document.querySelector(`[data-goes="${focused}"]`)?.focus();
}

async function ask(path, body) {
  const answer = await fetch(path, body ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {});
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

async function change(path, wish) {
  busy = true;
  try { draw(await ask(path, wish)); } finally { busy = false; }
}

const look = (wish) => change("/demo/look", wish);

async function later(hours) {
  if (leaping) return;
  leaping = true;
  for (const one of $("leaps").children) one.disabled = true;
  drawn = "";
  try { await change("/demo/later", { hours }); } finally {
    leaping = false;
    for (const one of $("leaps").children) one.disabled = false;
  }
}

async function poll() {
  try {
    const state = await ask("/demo/state");
    document.body.classList.remove("gone");
    if (!busy) draw(state);
  } catch { document.body.classList.add("gone"); }
  setTimeout(poll, POLL);
}

$("again").addEventListener("click", () => change("/demo/again", {}));
poll();
