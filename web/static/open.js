// @ts-check
// The link is good once: it is used by a press of the browser's own, never by a program that only looks at links.
const form = document.getElementById("open");
if (form instanceof HTMLFormElement) form.requestSubmit();
