"use strict";
(async () => {
  const $ = (id) => document.getElementById(id);
  const bytes = Uint8Array.from(atob($("data").textContent), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const game = JSON.parse(await new Response(unpacked).text());
  const last = game.steps.length - 1;
  const words = game.words;
  let step = last, eyes = "all", playing = 0;

  const text = (number) => game.pieces[number];
  const make = (tag, content, attributes = {}) => {
    const made = document.createElement(tag);
    if (content !== undefined) made.textContent = content;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };
  const linesOf = (at) => (game.steps[at].lines[eyes] || []).map(text);

  /* The scenes: a figure for each thing that these eyes see, filled again only when its scene has changed. */
  const figures = new Map();
  const seen = () => game.reels.filter((reel) => reel.eyes.includes(eyes));
  const figureOf = (reel) => {
    const figure = make("figure"), picture = make("div"), lines = make("div", undefined, { class: "lines" });
    figure.append(make("figcaption", reel.title), picture);
    const details = make("details"), summary = make("summary", words.in_words);
    details.append(summary, lines);
    figure.append(details);
    return { figure, picture, lines, details, shown: -1 };
  };
  const draw = () => {
    for (const reel of seen()) {
      if (!figures.has(reel.id)) figures.set(reel.id, figureOf(reel));
      const drawn = figures.get(reel.id), number = reel.at[step];
      if (drawn.shown === number) continue;
      const scene = reel.scenes[number];
      drawn.shown = number;
      drawn.lines.textContent = scene.lines.map(text).join("\n");
      if (scene.svg.length) {
        drawn.picture.innerHTML = scene.svg.map(text).join("");
        const svg = drawn.picture.querySelector("svg");
        svg.setAttribute("role", "img");
        svg.setAttribute("aria-label", text(scene.alt));
      } else {
        drawn.picture.replaceChildren();
        if (!drawn.details.open) drawn.details.open = true;
      }
    }
  };
  const stage = () => {
    draw();
    $("scenes").replaceChildren(...seen().map((reel) => figures.get(reel.id).figure));
  };

  /* The log: all of it, step by step; what comes later is paler. */
  const entries = [];
  let reached = 0, marked = null;
  const write = () => {
    const list = $("log").querySelector("ol");
    list.replaceChildren();
    entries.length = reached = 0;
    marked = null;
    let moment = null;
    game.steps.forEach((one, at) => {
      const lines = linesOf(at);
      if (!lines.length) return;
      const item = make("li", undefined, { class: "later" });
      if (one.moment !== moment) {
        moment = one.moment;
        item.append(make("h3", text(moment)));
      }
      const button = make("button", undefined, { type: "button" });
      lines.forEach((line, number) => {
        if (number) button.append(make("br"));
        button.append(line);
      });
      button.addEventListener("click", () => go(at));
      item.append(button);
      list.append(item);
      entries.push({ at, item, button });
    });
  };
  /* Entries are in order: only those between the step before and this one change. */
  const mark = () => {
    while (reached < entries.length && entries[reached].at <= step) entries[reached++].item.classList.remove("later");
    while (reached > 0 && entries[reached - 1].at > step) entries[--reached].item.classList.add("later");
    const current = reached ? entries[reached - 1] : null;
    if (current === marked) return;
    marked?.button.removeAttribute("aria-current");
    marked = current;
    if (!current) return;
    current.button.setAttribute("aria-current", "step");
    scrolling ||= requestAnimationFrame(scroll);
  };
  let scrolling = 0;
  const scroll = () => {
    scrolling = 0;
    const log = $("log");
    if (marked) log.scrollTop = marked.item.offsetTop - log.offsetTop - log.clientHeight / 2;
  };

  const show = () => {
    const one = game.steps[step];
    $("slider").value = step;
    $("slider").setAttribute("aria-valuetext", `${step + 1} / ${last + 1}: ${text(one.moment)}`);
    $("where").textContent = `${step + 1} / ${last + 1}`;
    $("now").replaceChildren(make("h2", text(one.moment)), ...linesOf(step).map((line) => make("p", line)));
    $("first").disabled = $("back").disabled = step === 0;
    $("last").disabled = $("on").disabled = step === last;
    draw();
    mark();
    const hash = `#${step + 1}.${eyes}`;
    if (location.hash !== hash) history.replaceState(null, "", hash);
  };
  const go = (to) => {
    step = Math.max(0, Math.min(last, to));
    if (step === last) stop();
    show();
  };
  const stop = () => {
    clearInterval(playing);
    playing = 0;
    $("play").setAttribute("aria-pressed", "false");
  };
  const play = () => {
    if (playing) return stop();
    if (step === last) go(0);
    playing = setInterval(() => go(step + 1), 1200);
    $("play").setAttribute("aria-pressed", "true");
  };
  const look = (through) => {
    eyes = through;
    $(`eyes-${through}`).checked = true;
    write();
    stage();
    show();
  };
  const leap = (way) => {
    let to = step + way;
    while (to > 0 && to < last && game.steps[to].moment === game.steps[to - 1].moment) to += way;
    go(to);
  };

  for (const each of game.eyes) {
    const label = make("label"), input = make("input", undefined, { type: "radio", name: "eyes", id: `eyes-${each.id}` });
    input.addEventListener("change", () => look(each.id));
    label.append(input, each.name);
    $("eyes").append(label);
  }
  $("slider").max = last;
  $("slider").addEventListener("input", () => go(Number($("slider").value)));
  $("first").addEventListener("click", () => go(0));
  $("back").addEventListener("click", () => go(step - 1));
  $("on").addEventListener("click", () => go(step + 1));
  $("last").addEventListener("click", () => go(last));
  $("play").addEventListener("click", play);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const inside = event.target.matches("input[type=range], input[type=radio]");
    const keys = { PageUp: () => leap(-1), PageDown: () => leap(1) };
    if (!inside) {
      Object.assign(keys, {
        ArrowLeft: () => go(step - 1), ArrowRight: () => go(step + 1), Home: () => go(0), End: () => go(last),
      });
    }
    if (!event.target.matches("button, input, summary")) keys[" "] = play;
    const number = "0123456789".indexOf(event.key);
    if (event.key.length === 1 && number >= 0 && number < game.eyes.length) keys[event.key] = () => look(game.eyes[number].id);
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  });

  /* What a steward says of the reader's own decisions, where the page was made for somebody who has asked. */
  if (game.review) {
    const section = $("review");
    section.querySelector("h2").textContent = words.review;
    for (const { step: at, lines, costly } of game.review) {
      const item = make("li", undefined, costly ? { class: "costly" } : {}), button = make("button", undefined, { type: "button" });
      button.append(make("b", text(game.steps[at].moment)));
      for (const line of lines) button.append(make("br"), text(line));
      button.addEventListener("click", () => { go(at); $("now").scrollIntoView({ block: "center" }); });
      item.append(button);
      section.querySelector("ol").append(item);
    }
    section.hidden = false;
  }

  document.querySelector("main").hidden = false;
  const [, at, through] = location.hash.match(/^#(\d+)\.(\w+)$/) || [];
  if (at) step = Math.max(0, Math.min(last, Number(at) - 1));
  look(game.eyes.some((each) => each.id === through) ? through : "all");
})();
