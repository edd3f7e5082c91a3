// @ts-check
/** Larger pictures: one looks at a part of them, in a frame that scrolls. Which are larger stays for as long as the tab. */

const KEPT = "larger"; // the ids of their places, in the tab's own storage

/** Some frames let nothing be kept: then it lasts until the page is loaded again. @returns {string[]} */
function kept() {
  try {
    return (sessionStorage.getItem(KEPT) ?? "").split(" ");
  } catch {
    return [];
  }
}

/** Pictures that are or can be larger. */
const frames = () => /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-zooms] :is(.picture, .scene)"));

/** Lets frames that scroll be scrolled by keyboard. */
export function frame() {
  for (const each of frames()) {
    if (each.closest("[data-larger]")) each.tabIndex = 0;
    else each.removeAttribute("tabindex");
  }
}

/** What part of a picture one looks at: puts it there again once the picture has been drawn anew. @param {Element} place */
export function keepPart(place) {
  const before = place.querySelector(".picture");
  const [left, top] = [before?.scrollLeft ?? 0, before?.scrollTop ?? 0];
  return () => place.querySelector(".picture")?.scrollTo(left, top);
}

/** Shows a picture larger, at the height that was in the middle of the screen, or whole again. @param {HTMLElement} place */
function zoom(place) {
  const picture = [...frames()].find((each) => place.contains(each));
  const box = picture?.getBoundingClientRect();
  const larger = place.toggleAttribute("data-larger");
  frame();
  try {
    sessionStorage.setItem(KEPT, [...document.querySelectorAll("[data-larger]")].map((each) => each.id).join(" "));
  } catch {
    // as above
  }
  if (!larger || !picture || !box) return;
  picture.scrollTop = ((innerHeight / 2 - box.top) / box.height) * picture.scrollHeight - picture.clientHeight / 2;
  picture.scrollIntoView({ block: "nearest" });
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button.zoom") : null;
  const place = button?.closest("[data-zooms]");
  if (place instanceof HTMLElement) zoom(place);
});

// In such a frame arrows scroll; elsewhere they step through the past.
for (const place of document.querySelectorAll("[data-zooms]")) {
  place.toggleAttribute("data-larger", kept().includes(place.id));
  place.addEventListener("keydown", (event) => {
    if (event.target instanceof Element && event.target.matches("[data-larger] :is(.picture, .scene)")) event.stopPropagation();
  });
}
frame();
