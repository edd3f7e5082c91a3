// @ts-check
/**
 * What can be sealed is in sight wherever one looks: where the question itself is not, its foot becomes a bar at the edge
 * of the screen, with what is asked as a way back. It is the same foot: nothing else is sealed than what stands in it.
 */

const ROOM = 160; // pixels that header and foot need beneath the upper edge

const seen = new IntersectionObserver((entries) => bar(!entries.some((each) => each.isIntersecting)), { rootMargin: `-${ROOM}px 0px 0px` });

const sized = new ResizeObserver(([foot]) => {
  document.documentElement.style.setProperty("--foot", `${Math.ceil(foot.borderBoxSize[0].blockSize)}px`); // so much it covers
});

/** Makes the foot a bar, or not: nothing else moves under eyes and fingers. @param {boolean} on there it is not in sight */
function bar(on) {
  const desk = document.getElementById("desk");
  on &&= !desk || getComputedStyle(desk).position !== "sticky"; // else it is in sight anyway
  if (on === document.body.hasAttribute("data-bar")) return;
  document.body.toggleAttribute("data-bar", on);
  if (on) keepPlace();
}

/** While the foot is a bar its place in the question stays as high as it is there. */
function keepPlace() {
  const form = document.querySelector("#desk .question");
  if (!(form instanceof HTMLElement)) return;
  const { style } = document.documentElement;
  style.removeProperty("--kept");
  const without = form.offsetHeight;
  document.body.removeAttribute("data-bar");
  style.setProperty("--kept", `${Math.max(0, form.offsetHeight - without)}px`);
  document.body.setAttribute("data-bar", "");
}

/** Watches the question that is there now. */
export function watchFoot() {
  seen.disconnect();
  sized.disconnect();
  const [form, foot] = [document.querySelector("#desk .question"), document.querySelector("#desk .foot")];
  if (form && foot) {
    if (document.body.hasAttribute("data-bar")) keepPlace();
    seen.observe(form);
    sized.observe(foot);
  } else {
    document.body.removeAttribute("data-bar");
    document.documentElement.style.removeProperty("--foot");
  }
}

/** Leads back to the question, for the eyes and for the keyboard. */
export function toQuestion() {
  const heading = document.querySelector("#desk .question h2");
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1; // so that it can be read out
  heading.focus();
}
