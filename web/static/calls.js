// @ts-check
/** Calls its reader by a sound or a notification when something is asked while the tab is hidden: each once it is chosen. */

import { toQuestion } from "./foot.js";

const KEPT = "calls"; // what was chosen, in this browser for all tables
const NOTES = /** @type {const} */ ([[0, 660], [0.18, 880]]); // seconds from the first, and hertz
const LASTS = 0.5; // seconds
const calls = /** @type {HTMLElement} */ (document.getElementById("calls"));
const [sound, note] = /** @type {HTMLInputElement[]} */ ([...calls.querySelectorAll("input")]);
/** @type {AudioContext | undefined} */
let audio;

/** Rings twice. A browser lets no page be heard that was not pressed since it was loaded. */
function ring() {
  if (!audio) return;
  for (const [at, hertz] of NOTES) {
    const [tone, volume, begin] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.2, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + LASTS);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + LASTS);
  }
}

function wake() {
  if (!sound.checked) return;
  audio ??= new AudioContext();
  audio.resume();
}

/** What it says is no secret: a locked screen shows it, too. @param {string} title */
function notify(title) {
  try {
    const told = new Notification(title, { body: calls.dataset.asked, tag: location.pathname });
    told.onclick = () => {
      focus();
      toQuestion(true);
      told.close();
    };
  } catch {
    note.checked = false; // phones want another way
  }
}

/** Something else is asked than before. @param {string} title */
export function call(title) {
  if (!document.hidden) return;
  if (sound.checked) ring();
  if (note.checked) notify(title);
}

/** Keeps what is chosen, unless the browser refuses. */
async function choose() {
  if (note.checked && Notification.permission !== "granted") note.checked = (await Notification.requestPermission()) === "granted" && note.checked;
  const refused = "Notification" in self && Notification.permission === "denied";
  /** @type {HTMLElement} */ (calls.querySelector("[role=status]")).hidden = !refused;
  try {
    localStorage.setItem(KEPT, JSON.stringify([sound.checked, note.checked]));
  } catch {
    // Some frames let nothing be kept: then it lasts until the page is loaded again.
  }
}

try {
  [sound.checked, note.checked] = JSON.parse(localStorage.getItem(KEPT) ?? "[]").map(Boolean);
} catch {
  // as above
}
if (!("Notification" in self)) note.parentElement?.remove();
else note.checked &&= Notification.permission === "granted";
sound.addEventListener("change", () => {
  wake();
  if (sound.checked) ring(); // so that one knows it
  choose();
});
note.addEventListener("change", choose);
for (const press of ["pointerdown", "keydown"]) addEventListener(press, wake, { once: true });
calls.hidden = false;
