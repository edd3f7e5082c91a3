// @ts-check
/** How a step of a game is shown and one goes from step to step: the same on the page of a table and in a replay. */

/** Its title and lines are HTML, as all words of a step. @typedef {{id: string, title: string, svg: string, alt: string, lines: string[]}} Scene */
/** A step: when it was, what happened in words, and the pictures after it. @typedef {{moment: string, lines: string[], scenes: Scene[]}} Step */
/**
 * Where the steps come from. `step`: one by its number, null if it is not there any more, which may fail; `shown`: is told
 * which one is shown, null for the present; `same`: whether two follow each other in one phase; `beyond`: after the last one comes
 * the present, which lies outside; `since`: the first that its reader has not seen; `everywhere`: all keys count wherever the focus
 * is, not the arrows alone.
 * @typedef {object} Source
 * @property {(at: number) => Step | null | Promise<Step | null>} step
 * @property {(at: number | null, step: Step | null) => void} [shown]
 * @property {(one: number, other: number) => boolean} [same]
 * @property {boolean} [beyond]
 * @property {() => number | null} [since]
 * @property {boolean} [everywhere]
 */
/** @typedef {{figure: HTMLElement, title: HTMLElement, picture: HTMLElement, lines: HTMLElement, details: HTMLDetailsElement, svg: string}} Figure */

const PACE = 1000; // milliseconds of a step that plays by itself, with a short line
const SHORT = 40; // letters of such a line
const LETTER = 30; // milliseconds more for each letter beyond
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @param {string} id */
const button = (id) => /** @type {HTMLButtonElement} */ (element(id));
/** @param {string} id */
const range = (id) => /** @type {HTMLInputElement} */ (element(id));

/** @param {string} tag @param {string} [content] words as HTML, their signs drawn @param {Record<string, string>} [attributes] */
export function make(tag, content, attributes = {}) {
  const made = document.createElement(tag);
  if (content !== undefined) made.innerHTML = content;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** The controls, the words and the pictures of a step, which one of them is shown, and where that is in the log. */
export class Steps {
  /** @param {Source} source @param {string} inWords what stands above the words of a picture */
  constructor(source, inWords) {
    this.source = source;
    this.inWords = inWords;
    this.first = 1;
    this.last = 0;
    /** The number of the step that is shown; one more than the last for the present. */
    this.at = 1;
    /** The same, of what has been drawn. */
    this.drawnAt = 1;
    this.asked = 0;
    this.playing = false;
    this.timer = 0;
    /** @type {Map<string, Figure>} */
    this.figures = new Map();
    /** @type {{at: number, place: HTMLElement, item: HTMLElement}[]} */
    this.entries = [];
    this.reached = 0;
    /** @type {HTMLElement | null} */
    this.marked = null;
    this.scrolling = 0;
    this.bind();
  }

  /** The last place: the last step, or the present after it. */
  get end() {
    return this.source.beyond ? this.last + 1 : this.last;
  }

  /** The steps that are there now. @param {number} first @param {number} last */
  reach(first, last) {
    const atEnd = this.at >= this.end;
    this.first = first;
    this.last = last;
    range("slider").min = String(first);
    range("slider").max = String(this.end);
    this.at = atEnd && this.source.beyond ? this.end : Math.max(first, Math.min(this.end, this.at));
    this.drawnAt = this.at;
  }

  /** @param {number} to */
  go(to) {
    this.at = Math.max(this.first, Math.min(this.end, to));
    if (this.at === this.end) this.stop();
    this.show();
  }

  /** To the end of the phase, or of the one before. @param {number} way */
  leap(way) {
    let to = this.at + way;
    while (to > this.first && to < this.last && this.source.same?.(to, to - 1)) to += way;
    this.go(to);
  }

  /** Plays what is new, or what follows; where nothing is to move by itself, one step further with each press. */
  play() {
    if (this.playing) return this.stop();
    const begins = this.at === this.end;
    const first = this.source.since?.() ?? this.first;
    if (still.matches) return this.go(begins ? first : this.at + 1);
    this.playing = true;
    element("play").setAttribute("aria-pressed", "true");
    if (begins) this.go(first);
    else if (this.drawnAt === this.at) this.next(0); // else once it has come
  }

  /** Goes on once there was time to read so many letters. @param {number} letters */
  next(letters) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(this.at + 1), PACE + LETTER * Math.max(0, letters - SHORT));
    if (this.source.beyond && this.at < this.last) this.source.step(this.at + 1); // it is there by then
  }

  stop() {
    clearTimeout(this.timer);
    this.playing = false;
    element("play").setAttribute("aria-pressed", "false");
  }

  /** Shows where one is. What has to be fetched stands there once it has come, if nobody has gone on meanwhile. */
  show() {
    const at = this.at;
    const asked = ++this.asked;
    this.tell();
    if (at > this.last) {
      this.drawnAt = at;
      return this.source.shown?.(null, null);
    }
    const step = this.source.step(at);
    if (!(step instanceof Promise)) return this.draw(at, step);
    step.then(
      (come) => {
        if (asked === this.asked) this.draw(at, come);
      },
      () => {
        if (asked !== this.asked) return;
        this.stop();
        this.at = this.drawnAt; // what stands there stays
        this.tell();
      },
    );
  }

  /** Says in the controls and in the log where one is. */
  tell() {
    const { at } = this;
    button("first").disabled = button("back").disabled = at <= this.first;
    button("last").disabled = button("on").disabled = at >= this.end;
    element("where").textContent = at > this.last ? (element("where").dataset.now ?? "") : `${at} / ${this.last}`;
    range("slider").value = String(at);
    range("slider").setAttribute("aria-valuetext", element("where").textContent ?? "");
    this.mark();
  }

  /** @param {number} at @param {Step | null} step */
  draw(at, step) {
    if (step === null) return this.go(this.end);
    const moment = make("h2", step.moment);
    element("now").replaceChildren(moment, ...step.lines.map((line) => make("p", line)));
    range("slider").setAttribute("aria-valuetext", `${at} / ${this.last}: ${moment.textContent}`);
    const drawn = step.scenes.map((scene) => this.drawn(scene));
    const there = [...element("scenes").children];
    if (drawn.length !== there.length || drawn.some((figure, number) => figure !== there[number])) {
      element("scenes").replaceChildren(...drawn);
    }
    this.drawnAt = at;
    this.source.shown?.(at, step);
    if (this.playing) this.next(element("now").textContent?.length ?? 0);
  }

  /** The figure of a scene, filled again only when its picture has changed. @param {Scene} scene */
  drawn(scene) {
    let drawn = this.figures.get(scene.id);
    if (drawn === undefined) {
      const figure = make("figure");
      const title = make("figcaption");
      const picture = make("div", undefined, { class: "scene" });
      const lines = make("div", undefined, { class: "in-words" });
      const details = /** @type {HTMLDetailsElement} */ (make("details"));
      details.append(make("summary", this.inWords), lines);
      figure.append(title, picture, details);
      drawn = { figure, title, picture, lines, details, svg: "" };
      this.figures.set(scene.id, drawn);
    }
    drawn.title.innerHTML = scene.title;
    drawn.lines.innerHTML = scene.lines.join("\n");
    if (!scene.svg) {
      drawn.picture.replaceChildren();
      drawn.details.open = true;
    } else if (scene.svg !== drawn.svg) {
      drawn.picture.innerHTML = scene.svg;
      const svg = drawn.picture.querySelector("svg");
      svg?.setAttribute("role", "img");
      svg?.setAttribute("aria-label", scene.alt);
    }
    drawn.svg = scene.svg;
    return drawn.figure;
  }

  /** Reads the log anew: the places in it that lead to a step, in their order. */
  log() {
    this.marked?.removeAttribute("aria-current");
    this.marked = null;
    this.reached = 0;
    this.entries = [...document.querySelectorAll(".told-log [data-step]")].map((each) => {
      const place = /** @type {HTMLElement} */ (each);
      return { at: Number(place.dataset.step), place, item: place.parentElement ?? place };
    });
    for (const entry of this.entries) entry.item.classList.add("later");
    this.mark();
  }

  /** Marks in the log where one is. Entries are in order: only those between the step before and this one change. */
  mark() {
    const { entries, at } = this;
    while (this.reached < entries.length && entries[this.reached].at <= at) entries[this.reached++].item.classList.remove("later");
    while (this.reached > 0 && entries[this.reached - 1].at > at) entries[--this.reached].item.classList.add("later");
    const current = this.reached && at <= this.last ? entries[this.reached - 1].place : null;
    if (current === this.marked) return;
    this.marked?.removeAttribute("aria-current");
    this.marked = current;
    if (current === null) return;
    current.setAttribute("aria-current", "step");
    this.scrolling ||= requestAnimationFrame(() => this.scroll());
  }

  scroll() {
    this.scrolling = 0;
    const log = /** @type {HTMLElement | null | undefined} */ (this.marked?.closest(".told-log"));
    if (!log || !this.marked) return;
    const box = this.marked.getBoundingClientRect();
    log.scrollTop += box.top - log.getBoundingClientRect().top - (log.clientHeight - box.height) / 2;
  }

  bind() {
    range("slider").addEventListener("input", () => this.go(Number(range("slider").value)));
    element("first").addEventListener("click", () => this.go(this.first));
    element("back").addEventListener("click", () => this.go(this.at - 1));
    element("on").addEventListener("click", () => this.go(this.at + 1));
    element("last").addEventListener("click", () => this.go(this.end));
    element("play").addEventListener("click", () => this.play());
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("click", (event) => {
      const place = event.target instanceof Element ? event.target.closest("button[data-step]") : null;
      if (!(place instanceof HTMLElement)) return;
      this.stop();
      this.go(Number(place.dataset.step));
      if (place.hasAttribute("data-plays") && !still.matches) this.play();
    });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented || !this.last) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.matches("input:not([type=checkbox]), select, textarea")) return;
    /** @type {Record<string, () => void>} */
    const keys = { ArrowLeft: () => this.go(this.at - 1), ArrowRight: () => this.go(this.at + 1) };
    if (this.source.everywhere) {
      Object.assign(keys, { Home: () => this.go(this.first), End: () => this.go(this.end) });
      Object.assign(keys, { PageUp: () => this.leap(-1), PageDown: () => this.leap(1) });
      if (!target.matches("button, summary")) keys[" "] = () => this.play();
    } else if (this.at <= this.last) {
      keys.Escape = () => this.go(this.end);
    }
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }
}
