// The link is good once: it is used by a press of the browser's own, never by a program that only looks at links.
document.getElementById("open")?.requestSubmit();
