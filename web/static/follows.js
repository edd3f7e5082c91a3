// @ts-check
/** Says that the news go on beneath the edge of their box, and leads on by a press. */

const news = /** @type {HTMLElement} */ (document.getElementById("news"));
const observer = new ResizeObserver(look);

/** Looks whether more follows in the box. */
function look() {
  const lines = news.querySelector(".lines");
  news.toggleAttribute("data-follows", Boolean(lines && lines.scrollTop + lines.clientHeight < lines.scrollHeight - 8));
}

/** Watches the box, which has been drawn. */
export function watchNews() {
  observer.disconnect();
  const lines = news.querySelector(".lines");
  if (!lines) return look();
  lines.addEventListener("scroll", look, { passive: true });
  observer.observe(lines); // which tells its first size at once
}

news.addEventListener("click", (event) => {
  const lines = news.querySelector(".lines");
  if (lines && event.target instanceof Element && event.target.closest(".follows")) lines.scrollBy({ top: 0.8 * lines.clientHeight });
});
