const POLL = 400; // milliseconds
const SIGNS = { channel: "#", thread: "↳", dm: "@" };
const $ = (id) => document.getElementById(id);
let shown = null; // the key of the preview in the frame
let drawn = ""; // what the sidebar was last built from
let busy = false;
let changes = 0; // how often something was asked for: what was read before the last time is old
let leaping = false; // while time passes at the table

// A button of the sidebar, always the same one for the same key: one that is made anew between the two halves of a
// click loses the click.
function button(key, kind, sign, name, unread, marks, act) {
  let kept = document.querySelector(`[data-goes="${key}"]`);
  if (!kept) {
    kept = Object.assign(document.createElement("button"), { type: "button" });
    kept.dataset.goes = key;
    for (const part of ["sign", "name", "count"]) kept.append(Object.assign(document.createElement("span"), { className: part }));
    kept.addEventListener("click", act);
  }
  kept.className = kind + (unread ? " unread" : "");
  for (const [mark, value] of Object.entries(marks)) {
    if (value === null) kept.removeAttribute(mark);
    else kept.setAttribute(mark, value);
  }
  [sign, name, unread || ""].forEach((text, at) => {
    const part = kept.children[at];
    if (part.textContent !== String(text)) part.textContent = text;
  });
  kept.children[0].hidden = !sign;
  kept.children[2].hidden = !unread;
  return kept;
}

// Show these in that order; what stands already where it belongs is not touched.
function place(parent, wanted) {
  for (const child of [...parent.children]) if (!wanted.includes(child)) child.remove();
  wanted.forEach((child, at) => { if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null); });
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
    const fresh = $("view").cloneNode();
    fresh.src = `/view#${key}`;
    fresh.addEventListener("load", () => keepInside(fresh.contentDocument));
    $("view").replaceWith(fresh);
  }
  if (JSON.stringify(sidebar) === drawn) return;
  drawn = JSON.stringify(sidebar);
  const waiting = state.spots.reduce((sum, spot) => sum + spot.unread, 0);
  document.title = (waiting ? `(${waiting}) ` : "") + state.texts.title;
  for (const [id, text] of [["title", state.texts.title], ["subtitle", state.texts.subtitle],
    ["people-label", state.texts.people], ["clock-label", state.texts.clock], ["hint-what", state.texts.what], ["hint-next", state.hint], ["again", state.texts.again], ["table", state.texts.table], ["mine", state.texts.mine]]) $(id).textContent = text;
  document.documentElement.lang = state.language;
  $("view").title = state.texts.view;
  $("again").hidden = !state.over;
  $("table").hidden = !state.table;
  $("mine").hidden = !state.mine;
  $("now").dateTime = state.now;
  $("now").textContent = new Date(state.now).toLocaleString(state.language, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  place($("spots"), state.spots.map((spot) => {
    const name = spot.kind === "dm" ? state.texts.dm : spot.name;
    const current = { "aria-current": spot.id === state.spot ? "page" : null };
    const act = () => look({ spot: spot.kind === "dm" ? "dm" : spot.id });
    return button(`spot-${spot.id}`, spot.kind, SIGNS[spot.kind], name, spot.unread, current, act);
  }));
  const here = state.spots.find((spot) => spot.id === state.spot);
  $("here").textContent = here ? `${SIGNS[here.kind]} ${here.kind === "dm" ? state.texts.dm : here.name}` : "";
  $("elsewhere").textContent = waiting;
  $("elsewhere").hidden = !waiting;
  $("menu").setAttribute("aria-label", `${state.texts.menu}: ${$("here").textContent}`);
  $("people").hidden = state.viewers.length < 2;
  place($("viewers"), state.viewers.map((viewer) => {
    const own = viewer.id === state.viewer;
    const marks = { role: "radio", "aria-checked": own };
    const act = () => look({ viewer: viewer.id });
    return button(`viewer-${viewer.id}`, "viewer", own ? "●" : "○", viewer.name, own ? 0 : viewer.unread, marks, act);
  }));
  place($("leaps"), state.leaps.map((leap) => {
    const made = button(`leap-${leap.hours}`, "leap", "", leap.text, 0, {}, () => later(leap.hours));
    made.disabled = leaping;
    return made;
  }));
}

async function ask(path, body) {
  const answer = await fetch(path, body ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {});
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

async function change(path, wish) {
  busy = true;
  changes += 1;
  try { draw(await ask(path, wish)); } finally { busy = false; }
}

function unfold(open) {
  document.body.classList.toggle("unfolded", open);
  $("menu").setAttribute("aria-expanded", open);
}

function look(wish) {
  unfold(false);
  return change("/demo/look", wish);
}

async function later(hours) {
  if (leaping) return;
  leaping = true;
  for (const leap of $("leaps").children) leap.disabled = true;
  drawn = "";
  try { await change("/demo/later", { hours }); } finally {
    leaping = false;
    for (const leap of $("leaps").children) leap.disabled = false;
  }
}

async function poll() {
  const asked = changes;
  try {
    const state = await ask("/demo/state");
    document.body.classList.remove("gone");
    if (!busy && asked === changes) draw(state);
  } catch { document.body.classList.add("gone"); }
  setTimeout(poll, POLL);
}

$("menu").addEventListener("click", () => unfold(true));
$("scrim").addEventListener("click", () => unfold(false));
addEventListener("keydown", (event) => { if (event.key === "Escape") unfold(false); });
$("again").addEventListener("click", () => change("/demo/again", {}));
poll();
