"""What happened in a game, counted from its happenings: the figures of `pactum simulate`."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.happenings import Happening
from engine.core.texts import Listed, Text

_COUNTED = {
    "devil-deal-made": "chests_taken",
    "devil-did-build": "buildings",
    "devil-did-left": "events",
    "devil-did-right": "events",
    "devil-did-major": "achievements",
    "devil-did-minor": "achievements",
    "devil-bribed": "bribes",
    "devil-did-borrow": "loans",
    "devil-did-hire": "courtiers",
    "devil-did-skip": "skipped",
    "devil-proved": "proofs",
    "devil-confessed": "confessions",
}
FIGURES = (*dict.fromkeys(_COUNTED.values()), "souls_sold", "guesses")


def tally(happenings: Iterable[Happening]) -> dict[str, int]:
    """How often each thing that matters happened, zeros included."""
    counts = dict.fromkeys(FIGURES, 0)
    for happening in happenings:
        texts = [happening.public] if happening.public else list(happening.private.values())
        for text in texts:
            if text.key in _COUNTED:
                counts[_COUNTED[text.key]] += 1
            elif text.key == "devil-chest-sold-souls":
                counts["souls_sold"] += _number(text, "pure") + _number(text, "marked")
            elif text.key == "devil-opened":
                counts["guesses"] += sum(_is(part, "devil-packed-guess") for part in _contents(text))
            elif text.key == "devil-ledger":
                counts["loans"] += sum(_is(entry, "devil-ledger-borrow") for entry in _contents(text, "entries"))
    return counts


def _number(text: Text, name: str) -> int:
    value = text.params[name]
    return value if isinstance(value, int) else 0


def _contents(text: Text, name: str = "contents") -> tuple[object, ...]:
    listed = text.params[name]
    return listed.items if isinstance(listed, Listed) else ()


def _is(part: object, key: str) -> bool:
    return isinstance(part, Text) and part.key.startswith(key)
