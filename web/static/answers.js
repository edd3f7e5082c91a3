// @ts-check
/** Answers of the server: how long they are waited for, and when what they bring may be drawn. */

export const LONGEST_ANSWER = 10_000; // milliseconds after which an answer counts as lost: a line may break and not say so
const LONGEST_TOUCH = 5000; // milliseconds that drawing waits for a finger

/** The server wants to be asked later: it says why, and in how many seconds. */
export class PutOff extends Error {
  /** @param {string} words @param {string | null} seconds */
  constructor(words, seconds) {
    super(words);
    this.wait = 1000 * (Number(seconds) || 1) + 500 * Math.random(); // milliseconds
  }

  /** Resolves once it may be asked again. */
  over() {
    return new Promise((done) => setTimeout(done, this.wait));
  }
}

/**
 * Asks the server. Throws PutOff where it is to be asked later. Throws where no answer comes in time, or once the signal in `how` gives it up.
 * @param {string} url
 * @param {RequestInit} [how]
 */
export async function answerTo(url, how = {}) {
  const limit = new AbortController();
  how.signal?.addEventListener("abort", () => limit.abort(), { once: true });
  const timer = setTimeout(() => limit.abort(), LONGEST_ANSWER);
  try {
    const answer = await fetch(url, { ...how, headers: { Accept: "application/json", ...how.headers }, signal: limit.signal });
    if (answer.status === 429) throw new PutOff((await answer.json()).error, answer.headers.get("Retry-After"));
    return { status: answer.status, said: [401, 403].includes(answer.status) ? {} : await answer.json() };
  } finally {
    clearTimeout(timer);
  }
}

/** The same, as often as it is put off. @param {string} url @param {RequestInit} [how] @returns {ReturnType<typeof answerTo>} */
export async function answerAtLast(url, how) {
  try {
    return await answerTo(url, how);
  } catch (error) {
    if (!(error instanceof PutOff)) throw error;
    await error.over();
    return answerAtLast(url, how);
  }
}

/** A sentence about what one did, for the place where it is shown. @param {string} words @param {string} role @param {string} [kind] */
export function noteOf(words, role, kind = "") {
  const note = document.createElement("div");
  note.className = `note ${kind}`;
  note.setAttribute("role", role);
  note.textContent = words;
  return note;
}

/** Until then a finger or button is down: what is drawn anew beneath it would lose its press. */
let released = Promise.resolve();

document.addEventListener(
  "pointerdown",
  () => {
    released = new Promise((done) => {
      for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => setTimeout(done), { once: true, capture: true });
      setTimeout(done, LONGEST_TOUCH); // it went up where nobody told
    });
  },
  true,
);

/** Resolves once nothing is pressed down. */
export const untilReleased = () => released;
