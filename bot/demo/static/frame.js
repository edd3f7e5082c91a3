// In the framed conversation: an option that suggests values does so before anything is typed.
document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.matches('.command-option-input[aria-autocomplete="list"]')) return;
  if (!target.value) setTimeout(() => { if (target.isConnected) target.dispatchEvent(new Event("input", { bubbles: true })); });
});

// The newest message is read from its top, not from its end: when a place is opened (at what stays, not at a reply that
// will fold away), and when one comes in below the one that is looked at.
let newest = null;

function follow() {
  const timeline = document.getElementById("channel-timeline");
  const messages = [...document.querySelectorAll("#channel-message-list [data-message-id]")]
    .filter((message) => !message.querySelector(".message-system"));
  const last = messages[messages.length - 1];
  if (window.simcordPreview?.ready && last && last.dataset.messageId !== newest) {
    const seen = timeline.getBoundingClientRect();
    const before = messages.find((message) => message.dataset.messageId === newest)?.getBoundingClientRect();
    const looking = newest === null || (before && before.top < seen.bottom && before.bottom > seen.top);
    const kept = messages.filter((message) => !message.querySelector(".message-ephemeral-note"));
    const goal = newest === null ? kept[kept.length - 1] ?? last : last;
    newest = last.dataset.messageId;
    if (looking) timeline.scrollTop += goal.getBoundingClientRect().top - seen.top;
  }
  setTimeout(follow, 150);
}

follow();
