// @ts-check
/** The page of a table: sends presses, shows the parts that have changed, and says when it is out of touch. */

import { call } from "./calls.js";
import { answerTo, LONGEST_ANSWER, noteOf, PutOff, untilReleased } from "./answers.js";
import { renewDrawer, watchDrawer } from "./drawer.js";
import { toQuestion, watchFoot } from "./foot.js";
import { foldRead, watchBoxes, watchNews } from "./follows.js";
import { glideIn } from "./glide.js";
import { listenToKeys, number } from "./keys.js";
import { clock, loadAnew, lookedAt, renew, takeOver, times } from "./outlived.js";
import { lookBack } from "./past.js";
import { goesOnThere, light, pressedPlace, UNANSWERED } from "./scene.js";
import { lookForNext } from "./next.js";
import { nameTab } from "./tab.js";
import { forget, nextWanted, wait } from "./waiting.js";
import { cameBack, followWays, keepWay } from "./ways.js";
import { frame, keepPart } from "./zoom.js";

const body = document.body;

/** @param {string} css @returns {HTMLElement | null} */
const find = (css) => document.querySelector(css);

/** @param {string} css @returns {NodeListOf<HTMLElement>} */
const findAll = (css) => document.querySelectorAll(css);

const main = /** @type {HTMLElement} */ (find("main"));
const base = `/t/${body.dataset.table}`;
const looking = { ask: body.dataset.ask ?? "", log: Number(body.dataset.log), since: Number(body.dataset.since), laid: "", about: body.dataset.about ?? "", filled: body.dataset.filled ?? "" };
/** @type {Record<string, string>} */
const digests = JSON.parse(body.dataset.digests ?? "{}");
let known = Number(body.dataset.known); // of how many moves the page tells
let cause = body.dataset.cause ?? "";
let waiting = false; // a press is under way
let resumed = false; // one that has waited is made now
let stale = false; // something has changed that was not fetched yet
let fetching = new AbortController(); // what has changed, at this moment or last
let refreshing = false;
const JUST_ASKED = 500; // milliseconds in which nobody has read a new question
let pointed = false; // the last press was one of finger or mouse
let again = 0; // the timer by which it tries to come back
/** @type {EventSource | undefined} */
let events;
let heard = Date.now(); // when the server was heard last
const here = cause; // names this page: no other was given that cause

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @typedef {{html: Record<string, string>, digests: Record<string, string>, cause: string, title: string, laid: string, known: number, since: number, now: number, release: string}} Parts */

/**
 * Puts the parts that have changed in their places, and the focus back where it was. @param {Parts} parts
 * @param {boolean} pressed they answer a press
 */
function show(parts, pressed) {
  const focused = document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement ? document.activeElement : null;
  const at = focused && focused.id ? focused.id : focused?.getAttribute("value") ?? focused?.dataset.spot;
  const within = focused?.closest("section")?.id;
  const asked = question();
  const opens = !pressed && element("desk").inert && "desk" in parts.html;
  if (opens) element("desk").inert = false;
  const anchored = hold(pressed ? focused : null);
  const opened = [...findAll("section details[open]")].map((each) => `${each.closest("section")?.id} ${each.className}`);
  const unfolded = [...findAll(".fold[open]")].map((each) => each.getAttribute("data-chosen") ?? "");
  /** @type {(() => void)[]} */
  const glides = [];
  for (const [name, html] of Object.entries(parts.html)) {
    const place = element(name);
    const toPart = keepPart(place);
    glides.push(glideIn(place));
    place.innerHTML = html;
    toPart();
    if (name === "board" || name === "news") {
      place.classList.remove("changed");
      requestAnimationFrame(() => place.classList.add("changed"));
    }
    for (const each of place.querySelectorAll("details")) {
      if (opened.includes(`${name} ${each.className}`)) each.open = true;
    }
  }
  fold(unfolded);
  watchBoxes();
  frame();
  for (const glide of glides) glide();
  if (asked === question()) anchored();
  Object.assign(digests, parts.digests);
  cause = parts.cause;
  clock(parts.now);
  looking.laid = parts.laid;
  if (parts.known >= 0) {
    known = parts.known;
    looking.since = parts.since;
  }
  nameTab(parts.title, owed());
  const first = find("nav [data-tab=table]");
  if (first instanceof HTMLElement && find("#desk > .ending > .podium")) {
    element("desk").ariaLabel = first.textContent = first.dataset.end ?? "";
  }
  lookForNext(owed());
  const goneOn = asked !== question();
  if (goneOn && owed()) call(parts.title);
  if (pressed && (goneOn || note() || find("#desk .advice[data-told]"))) turn("table"); // it stands there what came of it
  if (Object.keys(parts.html).length > 0) light(); // what is told of a place stays where nothing has changed
  const sealed = goneOn && pressed && (focused === body || focused?.closest(".picture")); // by a key
  if (within && at && !sealed && !document.contains(focused)) {
    const sent = [...findAll(`#${within} button`)].find((each) => each.getAttribute("value") === at);
    const again = document.getElementById(at) ?? sent ?? find(`#${within} [tabindex][data-spot="${CSS.escape(at)}"]`);
    const beside = document.getElementById(focused?.dataset.next ?? "");
    const folded = again?.closest("details:not([open])")?.querySelector("summary");
    const near = again?.closest("fieldset")?.querySelector("button:enabled") ?? null; // where it is no longer to be pressed itself
    const next = goneOn && within === "desk" ? null : [folded, again, beside, near].find((each) => each && !each.hasAttribute("disabled")) ?? find(`#${within} h2`);
    if (next instanceof HTMLElement || next instanceof SVGElement) {
      if (next.tagName === "H2") next.tabIndex = -1; // so that it can be read out
      next.focus({ preventScroll: true }); // the eyes stay where the press was
    } else toQuestion();
    uncover(again ?? next);
  } else if (sealed || (goneOn && focused === element("desk"))) toQuestion(); // or waited for there
  number();
  renewPast();
  times();
  if ("line" in parts.html) renewDrawer(); // what is voted on stands there in short
  if ("log" in parts.html) toNewest();
  watchFoot();
  if (goneOn) foldRead();
  if ("news" in parts.html) watchNews();
  if (opens) toQuestion(), bring(find("#desk .question"), "start");
  else if (goneOn && (pressed || find("#desk h2")?.checkVisibility())) toTop(); // there it stands
  else if (pressed) bring(note());
  if (pressed && find("#desk .advice[data-told]")) bring(find("#desk h2"), "start"); // beneath it stands why
  if (goneOn && pressed) unread();
}

/** A second press on *Seal*, meant for the question before, seals no question that is ready from the start. */
function unread() {
  const seal = find("#seal:enabled");
  if (!(seal instanceof HTMLButtonElement)) return;
  seal.disabled = true;
  setTimeout(() => (seal.disabled = false), JUST_ASKED);
}

/**
 * Keeps what one looks at where it is: what was pressed, or else the first input in sight; how, once all is drawn anew.
 * @param {Element | null} pressed
 */
function hold(pressed) {
  const inputs = [...findAll("#desk fieldset[id]")];
  const held = pressed?.closest("#desk fieldset[id]") ?? inputs.find((each) => each.getBoundingClientRect().top >= 0 && each.checkVisibility());
  const before = held?.getBoundingClientRect().top ?? 0;
  return () => {
    const now = held && document.getElementById(held.id);
    if (now?.checkVisibility() && before < innerHeight) scroller().scrollBy(0, now.getBoundingClientRect().top - before);
  };
}

/** Brings a part of the question into sight; where it scrolls by itself nothing else moves. @param {Element | null | undefined} part @param {"start" | "nearest"} [block] */
function bring(part, block = "nearest") {
  const desk = element("desk");
  if (!part || scroller() !== desk) return part?.scrollIntoView({ block });
  const [box, at] = [desk.getBoundingClientRect(), part.getBoundingClientRect()];
  const foot = desk.querySelector(".foot.ready")?.getBoundingClientRect().height ?? 0;
  const [above, below] = [at.top - box.top - 8, at.bottom - (box.bottom - foot) + 8];
  if (block === "start" || above < 0) desk.scrollBy(0, above);
  else if (below > 0) desk.scrollBy(0, Math.min(below, above));
}

/** What scrolls the question: on a wide screen it stands beside the board and scrolls by itself. */
const scroller = () => (getComputedStyle(element("desk")).position === "sticky" ? element("desk") : window);

/** Moves the page so far that what was pressed is not covered by what can be sealed. @param {Element | null | undefined} pressed */
function uncover(pressed) {
  const foot = find(".foot.ready");
  const hidden = pressed && foot && !foot.contains(pressed) ? pressed.getBoundingClientRect().bottom + 8 - foot.getBoundingClientRect().top : 0;
  if (hidden > 0) scroller().scrollBy(0, hidden);
}

/** Shows the question from its beginning. */
function toTop() {
  element("desk").scrollTop = 0;
  scrollTo(0, 0);
}

/** What is told about the last press. */
const note = () => find("#desk > .note");

/** What is asked just now. */
const question = () => find("#desk .question")?.getAttribute("data-ask");

/** Whether something is asked, and not only opened. */
const owed = () => Boolean(question()) && question() !== looking.ask;

/** Long lists lie folded of which one is chosen: what follows is in sight. @param {string[]} [but] those chosen where they do not */
function fold(but = []) {
  for (const each of document.querySelectorAll("details.fold")) {
    each.toggleAttribute("open", but.includes(each.getAttribute("data-chosen") ?? ""));
  }
}

/** Shows the end of the log, where what is newest stands. */
function toNewest() {
  const lines = find("#log .lines");
  if (lines) lines.scrollTop = lines.scrollHeight;
}

/** @param {RequestInit} [how] @param {string} [path] */
async function ask(path = "/parts", how = {}) {
  const query = new URLSearchParams({ ask: looking.ask, log: String(looking.log), since: String(looking.since), laid: looking.laid, about: looking.about, filled: looking.filled, here, have: Object.values(digests).join(".") });
  const opened = looking.ask;
  const answer = await answerTo(`${base}${path}?${query}`, how);
  if (answer.status === 401) return loadAnew();
  if (answer.status === 403) await takeOver(base);
  const { said } = answer;
  slower()?.remove();
  if (answer.status >= 500) throw new Error(said.error);
  if (said.error) return tell(said.error);
  await untilReleased();
  how.signal?.throwIfAborted(); // a press or a link has overtaken it meanwhile: this may show what was before
  const pressed = path !== "/parts";
  if (pressed && looking.ask === opened && !element("desk").inert) looking.ask = said.ask; // else something was opened meanwhile, and follows
  const [asked, before] = [question(), inputs().map(headingOf)];
  show(said, pressed);
  if (!pressed) return renew(said.release, main.dataset.at ?? "");
  if (pressedPlace() && !find("#seal:enabled, #desk .following") && !goesOnThere()) turn("table");
  if (pointed && asked === question()) goOn(before);
}

/** What is to choose in a question. */
const inputs = () => [...findAll("#desk fieldset")];

/** @param {Element} input */
const headingOf = (input) => input.querySelector("legend strong")?.textContent ?? "";

/** Brings what a press has asked into sight, if it lies above or below. @param {string[]} before the headings until then */
function goOn(before) {
  const next = inputs().find((each) => each.matches(UNANSWERED) && each.querySelector(".choice") && !before.includes(headingOf(each)));
  if (!body.matches("[data-bar]:has(.following)")) bring(next);
}

/** What is told of a press that is put off. */
const slower = () => find("#desk > .note.slower");

/** @param {string} words @param {string} [kind] */
function tell(words, kind) {
  element("desk").inert = false;
  const told = noteOf(words, "alert", kind);
  element("desk").prepend(told);
  turn("table");
  bring(told);
}

/** @param {boolean} away */
function outOfTouch(away) {
  if (away) element("desk").inert = false;
  element("away").hidden = !away;
  body.toggleAttribute("data-away", away);
}

/** Says so, and tries again. @param {number} [wait] milliseconds until then */
function failed(wait = 3000 + 4000 * Math.random()) {
  outOfTouch(true);
  clearTimeout(again);
  again = setTimeout(refresh, wait);
}

/** Fetches what has changed, once more if something changes meanwhile; what a press or a link has overtaken, anew. */
async function refresh() {
  stale = true;
  if (waiting || refreshing) return;
  refreshing = true;
  try {
    while (stale && !waiting) {
      stale = false;
      const { signal } = (fetching = new AbortController());
      await ask("/parts", { signal }).catch((error) => {
        if (!signal.aborted) throw error;
        stale = true; // overtaken
      });
    }
    if (!stale && events?.readyState === EventSource.OPEN) outOfTouch(false); // else once its first event comes
  } catch (error) {
    stale = true;
    if (!waiting) failed(error instanceof PutOff ? error.wait : undefined);
  } finally {
    refreshing = false;
  }
}

/** Sends a press; one that got no answer is sent again with the same cause, so that it counts once. @param {{do: string}} press */
async function send(press) {
  if (waiting || body.hasAttribute("data-away")) return;
  waiting = true;
  body.toggleAttribute("data-busy", true);
  if (press.do === "seal") looking.since = known; // news are what comes after it
  looking.filled = ""; // what it says of a trial has been read
  fetching.abort(); // it may show what was before the press
  const sent = JSON.stringify({ ...press, cause });
  try {
    for (let tries = 0; ; tries++) {
      try {
        await ask(press.do === "hint" ? "/hint" : "/press", { method: "POST", body: sent, headers: { "Content-Type": "application/json", "X-Csrf": body.dataset.csrf ?? "" } });
        break;
      } catch (error) {
        if (error instanceof PutOff) {
          if (!slower()) tell(error.message, "slower"); // it is sent again as soon as it may be, however often that takes
          await error.over();
          tries = -1;
          continue;
        }
        if (tries === 2) throw error;
        await new Promise((done) => setTimeout(done, 500 * (tries + 1)));
      }
    }
  } catch {
    forget();
    failed();
  } finally {
    waiting = false;
    body.toggleAttribute("data-busy", false);
    for (const each of findAll("button[aria-busy]")) each.removeAttribute("aria-busy");
    const next = nextWanted();
    resumed = true; // it was pressed before anything was opened
    if (next) next.click();
    else if (stale) refresh();
    resumed = false;
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const by = /** @type {SubmitEvent} */ (event).submitter;
  if (!(form instanceof HTMLFormElement)) return;
  const token = form.elements.namedItem("csrf"); // no part of a page holds it, as parts are drawn for all
  if (token instanceof HTMLInputElement) token.value = body.dataset.csrf ?? "";
  if (!form.classList.contains("press")) return;
  event.preventDefault();
  if (!(by instanceof HTMLButtonElement)) return;
  const old = element("desk").inert && element("desk").contains(by); // pressed by a key or at a picture while something opens
  if (old && !resumed) return;
  if (waiting) return wait(by);
  const press = JSON.parse(by.value);
  if (by.dataset.boxes !== undefined) {
    press.value = [...form.querySelectorAll("input:checked")].filter((box) => box.getAttribute("name") === by.dataset.boxes).map((box) => box.getAttribute("value"));
  } else if (by.dataset.typed !== undefined) {
    press.value = Number(/** @type {HTMLInputElement} */ (form.elements.namedItem(by.dataset.typed)).value);
  }
  if (!body.hasAttribute("data-away")) by.setAttribute("aria-busy", "true"); // at once: it was felt
  send({ ask: form.dataset.ask ?? "", ...press });
});

document.addEventListener("change", (event) => {
  const box = event.target;
  const field = box instanceof HTMLInputElement && box.type === "checkbox" ? box.closest("fieldset") : null;
  const send = field?.querySelector("button[data-boxes]");
  if (!(box instanceof HTMLInputElement) || !field || !(send instanceof HTMLButtonElement)) return;
  const ticked = () => /** @type {HTMLInputElement[]} */ ([...field.querySelectorAll("input:checked")]);
  const others = ticked().filter((each) => each !== box);
  if (box.checked && others.length >= Number(send.dataset.most)) others[0].checked = false; // this one in its place
  light();
  const part = ticked().length < Number(send.dataset.least);
  field.classList.toggle("missing", part);
  delete digests.desk; // what stands here is no longer what was sent
  const seal = document.getElementById("seal");
  if (!part) send.click();
  else if (seal instanceof HTMLButtonElement) seal.disabled = true; // it would seal what was chosen before
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link) return;
  if (link.pathname.endsWith("/replay")) link.setAttribute("aria-busy", "true"); // it may take a while to be made
  if (link.closest(".foot") && !link.dataset.open) turn("table"); // what it leads to stands there
  if (link.matches(".asked, .skip")) {
    event.preventDefault();
    turn("table");
    toQuestion(true);
  } else if (link.dataset.tab !== undefined) {
    event.preventDefault();
    turn(link.dataset.tab);
  } else if (link.dataset.open !== undefined) {
    event.preventDefault();
    looking.ask = link.dataset.open;
    delete digests.desk;
    element("desk").inert = true; // what is pressed meanwhile is meant for what opens
    fetching.abort();
    refresh();
  } else if (link.dataset.log !== undefined) {
    event.preventDefault();
    looking.about = link.dataset.about ?? looking.about;
    toLog(Number(link.dataset.log));
    keepWay({ tab: main.dataset.at ?? "", log: looking.log });
  }
});

/** Beside the board stands one's own area: above it, if what can be pressed lies there alone. */
function ownFirst() {
  const [own, board] = ["#own", "#board"].map((part) => find(`${part} .lit`));
  main.toggleAttribute("data-own-first", Boolean(own && !board));
}

/** Reads the log up to another move. @param {number} log */
function toLog(log) {
  looking.log = log;
  fetching.abort();
  refresh();
}

/** @param {string} tab @param {boolean} [anew] not where Back has led to it */
function turn(tab, anew = true) {
  main.dataset.at = tab;
  if (anew) keepWay({ tab, log: looking.log });
  for (const each of document.querySelectorAll("nav a")) {
    if (each.getAttribute("data-tab") === tab) each.setAttribute("aria-current", "page");
    else each.removeAttribute("aria-current");
  }
  if (tab === "board") ownFirst();
  light(); // it says of each tab anew what can be pressed there
  watchFoot();
  if (tab === "log") {
    toNewest();
    scrollTo(0, body.scrollHeight);
  }
}

/* --------------------------------------------------------------------------------------------------------- in touch */

const SILENCE = 60_000; // milliseconds: the server says every 25 s that it is there; a line may die and not say so
const AT_ONCE = 5000; // whoever was heard within so many is there
const framed = self !== top; // inside Discord, whose frame stays when *Table page* is pressed at another table

/** Goes on to the table where *Table page* was pressed meanwhile, if it was. */
async function follow() {
  const { said } = await answerTo(`${base}/follow`, { method: "POST", headers: { "X-Csrf": body.dataset.csrf ?? "" } });
  if (said.go && said.go !== base) location.replace(said.go);
}

/** Listens to the server, and no longer as it did before. */
function listen() {
  events?.close();
  const stream = new EventSource(`${base}/events?here=${here}${framed ? "&framed" : ""}`);
  events = stream;
  /** @param {string} kind @param {() => void} [then] */
  const on = (kind, then = () => {}) =>
    stream.addEventListener(kind, () => {
      heard = Date.now();
      then();
    });
  on("open"); // answered: the line works
  on("here", () => body.hasAttribute("data-away") && refresh());
  on("elsewhere", () => follow().catch(() => {})); // it stays here: the button can be pressed again
  on("changed", refresh); // the first comes at once, with all that was missed
  on("over", loadAnew);
  stream.addEventListener("error", () => {
    if (stream !== events) return;
    outOfTouch(true);
    // A refusal, or a proxy's answer for a server that is away, ends a stream for good.
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => refresh().then(() => stream === events && listen()), 3000 + 4000 * Math.random());
  });
}

/** Listens anew where nothing was heard for so long. @param {number} silence */
function listenAnew(silence) {
  if (Date.now() - heard < silence) return;
  if (silence >= SILENCE) outOfTouch(true); // what is shown may be old
  heard = Date.now() - SILENCE + LONGEST_ANSWER; // the new line may be dead, too
  listen();
  refresh();
}

addEventListener("pointerdown", () => (pointed = true));
addEventListener("keydown", () => (pointed = false));
addEventListener("online", () => listenAnew(0));
addEventListener("pageshow", (event) => {
  for (const each of document.querySelectorAll("a[aria-busy]")) each.removeAttribute("aria-busy");
  if (event.persisted) listenAnew(0); // its lines were cut while it was put aside
});
setInterval(() => listenAnew(SILENCE), 5000);
// Its glow is seen once, not again each time its tab is turned to.
document.addEventListener("animationend", (event) => event.target instanceof Element && event.target.classList.remove("changed"));
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  if (Date.now() - heard < AT_ONCE) refresh();
  else listenAnew(AT_ONCE);
  if (framed) follow().catch(() => {});
});
setInterval(times, 30_000);
light();
const left = cameBack();
if (left) looking.log = left.log; // which is fetched once the page is in touch
turn(lookedAt() || (left?.tab ?? main.dataset.at ?? "table"), !left);
if (looking.filled) history.replaceState(history.state, "", base); // loaded again, it says so no more
followWays(({ tab, log }) => {
  turn(tab, false);
  if (log !== looking.log) toLog(log);
});
listenToKeys(() => turn(question() ? "table" : (main.dataset.at ?? "table")));
fold();
times();
toNewest();
watchNews();
watchBoxes();
watchDrawer(body.dataset.csrf ?? "", refresh);
nameTab(document.title, owed());
const renewPast = lookBack(base, () => turn("board"));
for (const each of document.querySelectorAll("[inert]")) each.removeAttribute("inert"); // before, presses would be lost
listen();
