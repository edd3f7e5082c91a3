// @ts-check
/** The pictures of a table: what can be chosen now is lit and can be pressed, and a card tells its whole text. */

/** Where the text of a card stands. */
const cardBox = () => /** @type {HTMLElement} */ (document.getElementById("card"));

/** What can be chosen now, by the place it is about. @returns {Map<string, HTMLElement[]>} */
function open() {
  /** @type {Map<string, HTMLElement[]>} */
  const options = new Map();
  for (const each of document.querySelectorAll("#desk .question [data-spot]")) {
    if (!(each instanceof HTMLElement) || each.matches(":disabled, :has(:disabled)")) continue;
    const spot = each.dataset.spot ?? "";
    options.set(spot, [...(options.get(spot) ?? []), each]);
  }
  return options;
}

const SEEN = 1500; // milliseconds for which what can be pressed beats

let asked = ""; // the question whose places have beaten where one looked

/** Lets the places of a question beat once, where and when they come into sight. */
function beat() {
  const at = `${document.querySelector("#desk .question")?.getAttribute("data-ask")} ${document.querySelector("main")?.dataset.at}`;
  if (at === asked) return;
  asked = at;
  document.body.setAttribute("data-asks", "");
  setTimeout(() => document.body.removeAttribute("data-asks"), SEEN);
}

/** Lights the places of options that can be chosen now. */
export function light() {
  const options = open();
  beat();
  for (const place of document.querySelectorAll(".picture [data-spot]")) {
    const [option, ...others] = options.get(place.getAttribute("data-spot") ?? "") ?? [];
    const chosen = [option, ...others].some((each) => each?.matches(CHOSEN));
    place.classList.toggle("lit", option !== undefined);
    place.classList.toggle("chosen", chosen);
    const how = place.getAttribute("data-spot")?.startsWith("points-") && told(place);
    if (option === undefined && how) {
      // A number that says how it came about.
      place.setAttribute("tabindex", "0");
      place.setAttribute("role", "img");
      place.setAttribute("aria-label", how.content.textContent ?? "");
      continue;
    }
    if (option === undefined) {
      place.removeAttribute("tabindex");
      for (const name of ["role", "aria-label", "aria-pressed"]) place.removeAttribute(name);
      continue;
    }
    place.setAttribute("tabindex", "0");
    place.setAttribute("role", "button");
    place.setAttribute("aria-pressed", String(chosen));
    place.setAttribute("aria-label", [option, ...others].map((each) => each.ariaLabel ?? (each.innerText || each.textContent)).join("; "));
  }
  for (const scene of document.querySelectorAll(".picture > svg")) {
    // Its words are in the label around it: by ear only what can be chosen or asked there stands apart.
    if (scene.querySelector("[tabindex]")) scene.removeAttribute("aria-hidden");
    else scene.setAttribute("aria-hidden", "true");
  }
  tellCard();
}

/** @param {Event} event */
function placeOf(event) {
  return event.target instanceof Element ? event.target.closest(".picture [data-spot], #desk [data-spot]") : null;
}

document.addEventListener("click", (event) => {
  const place = placeOf(event);
  if (place?.classList.contains("lit")) pressPlace(place);
  else if (place?.closest("#board")) document.getElementById(`of-${spotOf(place)}`)?.click(); // what lies before a player
});

document.addEventListener("keydown", (event) => {
  const place = placeOf(event);
  const presses = event.key === "Enter" || event.key === " ";
  if (event.key === "Escape" || presses) giveWay();
  else hushed = false;
  if (place?.classList.contains("lit") && presses && !event.defaultPrevented) {
    event.preventDefault();
    if (!event.repeat) pressPlace(place);
  }
});
document.addEventListener("submit", giveWay, true);

let pressed = false; // the last press was one of a place

/** Whether what was pressed last is a place in a picture; asked once. */
export function pressedPlace() {
  const was = pressed;
  pressed = false;
  return was;
}

/** Whether what is still to choose can be chosen on the pictures of this tab. If none of it is in sight, it comes there. */
export function goesOnThere() {
  const spots = new Set([...document.querySelectorAll(`#desk ${UNANSWERED} [data-spot]`)].map((each) => each.getAttribute("data-spot")));
  const places = [...document.querySelectorAll(".picture .lit")].filter((each) => each.checkVisibility() && spots.has(each.getAttribute("data-spot")));
  const end = innerHeight - (parseFloat(document.documentElement.style.getPropertyValue("--foot")) || 0);
  const seen = places.some((each) => {
    const box = each.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= end;
  });
  const beside = getComputedStyle(/** @type {HTMLElement} */ (document.getElementById("desk"))).position === "sticky"; // the question is in sight, too
  if (!seen && !beside) places[0]?.scrollIntoView({ block: "center" });
  return places.length > 0;
}

/** What is chosen. */
const CHOSEN = "[aria-pressed=true], :has(:checked)";

/** Where nothing has been chosen yet. */
export const UNANSWERED = "fieldset:not(:has([aria-pressed=true], :checked))";

/**
 * Presses the option that a place is about; inputs without an answer come first. Of several it leads to the first: the
 * list says which is meant. @param {Element} place
 */
function pressPlace(place) {
  const all = open().get(place.getAttribute("data-spot") ?? "") ?? [];
  const unanswered = all.filter((each) => each.closest(UNANSWERED));
  const [option, ...others] = unanswered.length > 0 ? unanswered : all;
  if (!option) return;
  if (others.length === 0) {
    pressed = true;
    option.click();
    return;
  }
  const tab = document.querySelector("nav [data-tab=table]");
  if (tab instanceof HTMLElement && !option.checkVisibility()) tab.click();
  option.closest("details")?.setAttribute("open", "");
  const button = option.matches("label") ? option.querySelector("input") : option;
  button?.focus({ preventScroll: true });
  option.scrollIntoView({ block: "center" });
}

/** What is told of a place: as its own part of the page knows it, or else another one. @param {Element} place */
function told(place) {
  const wanted = `template[data-card="${CSS.escape(place.getAttribute("data-spot") ?? "")}"]`;
  const found = place.closest("section")?.querySelector(wanted) ?? document.querySelector(wanted);
  return found instanceof HTMLTemplateElement ? found : null;
}

/** How one last came to a place: by what one may still be there. @type {"mouse" | "touch" | "focus"} */
let by = "mouse";

/** The place that is pointed at or in focus: of both the one that was last. */
function placeNow() {
  const hovered = by === "touch" ? [] : [...document.querySelectorAll(":is(.picture, #desk) [data-spot]:hover")];
  const pointed = hovered.filter((each) => spotOf(each) === came.pointer); // not what has come to be where the mouse rests
  const focused = document.activeElement?.matches(":focus-visible") ? document.activeElement.closest("[data-spot]") : null;
  return by === "focus" ? focused ?? pointed.at(-1) : pointed.at(-1) ?? focused;
}

/** @param {Element | null | undefined} place */
const spotOf = (place) => place?.closest("[data-spot]")?.getAttribute("data-spot") ?? "";

let hushed = false; // nothing is told until one comes to a place by oneself
const came = { pointer: "", focus: "" }; // where one came last

/** One has come to a place. @param {"pointer" | "focus"} how @param {Element | null} place */
function comeTo(how, place) {
  const spot = spotOf(place);
  if (how === "pointer" && spot !== came.pointer) hushed = false;
  came[how] = spot;
}

/** What is told is in the way, or something was pressed. */
function giveWay() {
  hushed = true;
  tellCard(null);
}

/** Tells the whole text of a card, if one is at its place. @param {Element | null} [place] */
function tellCard(place = placeNow() ?? null) {
  const box = cardBox();
  const text = place && !hushed && told(place);
  box.hidden = !text;
  if (!place || !text) return;
  box.replaceChildren(text.content.cloneNode(true));
  box.toggleAttribute("data-hovered", by === "mouse");
  const at = place.getBoundingClientRect();
  const part = (place.closest("section") ?? place).getBoundingClientRect();
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  /** @type {(low: number, wanted: number, high: number) => number} */
  const within = (low, wanted, high) => Math.max(low, Math.min(wanted, high));
  // Beside the part of the page that the place is in, where there is room: what is pressed next lies near it.
  const beside = part.right + wide + 16 < innerWidth ? part.right + 8 : part.left - wide - 8;
  const fits = beside >= 8;
  const under = at.bottom + 8 + high < innerHeight ? at.bottom + 8 : at.top - high - 8;
  box.style.top = `${within(8, fits ? at.top : under, innerHeight - high - 8)}px`;
  box.style.left = `${fits ? beside : within(8, at.left, innerWidth - wide - 8)}px`;
}

/** Where the pointer was last, if it has moved at all. @type {{clientX: number, clientY: number} | undefined} */
let last;

/** The pointer is over something else: it has moved there, or else that has come to be there. @param {PointerEvent} event */
function pointed(event) {
  if (event.pointerType === "touch") return; // a finger that comes is about to press, or to scroll
  if (last && (event.clientX !== last.clientX || event.clientY !== last.clientY)) {
    comeTo("pointer", placeOf(event));
    if (placeOf(event)) by = "mouse";
  }
  tellCard();
}

document.addEventListener("pointerover", (event) => {
  if (event.target instanceof Node && cardBox().contains(event.target)) return giveWay(); // what it covers is wanted
  pointed(event);
});
document.addEventListener("pointermove", (event) => {
  const first = !last;
  last ??= { clientX: -1, clientY: -1 };
  if (first) pointed(event);
  last = event;
});

const HELD = 450; // milliseconds after which a finger asks what it is on, and presses nothing
let holding = 0;
let held = false;

/** What a finger can press there. @param {Element} place */
const pressable = (place) => place.matches(".lit") || place.closest("button:enabled, label:not(:has(:disabled))") !== null;

/** A finger asks what is told of a place. @param {Element} place */
function askOf(place) {
  came.pointer = "";
  comeTo("pointer", place);
  tellCard(place);
}

document.addEventListener("pointerdown", (event) => {
  held = false;
  clearTimeout(holding);
  const at = event.target instanceof Element ? event.target : null;
  if (event.pointerType !== "touch") return at?.closest("button, label, a, .lit") && giveWay();
  by = "touch";
  const place = placeOf(event);
  if (!cardBox().contains(at)) tellCard(null);
  if (place && told(place)) {
    holding = setTimeout(() => {
      held = true;
      askOf(place);
    }, HELD);
  }
});
document.addEventListener("pointercancel", () => clearTimeout(holding)); // it scrolls
document.addEventListener("pointerup", (event) => {
  clearTimeout(holding);
  const place = placeOf(event);
  if (event.pointerType === "touch" && place && !held && !pressable(place)) askOf(place);
});
document.addEventListener("contextmenu", (event) => held && event.preventDefault()); // the text is what was asked for
document.addEventListener(
  "click",
  (event) => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  },
  true,
);
document.addEventListener("focusin", (event) => {
  if (!(event.target instanceof Element && event.target.matches(":focus-visible"))) return tellCard(null); // a press has led here
  by = "focus";
  comeTo("focus", event.target);
  tellCard();
});
