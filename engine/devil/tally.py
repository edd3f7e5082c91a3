"""The figures of `pactum simulate`, counted from the happenings of a game."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.facts import Fact, by_wording, fact_of
from engine.core.happenings import Happening
from engine.core.texts import Text
from engine.devil import facts as f

SOULS_SOLD = "souls_sold"
FIGURE_OF: dict[type[Fact], str] = {
    f.DealMade: "chests_taken",
    f.Built: "buildings",
    f.LeftPlayed: "events",
    f.RightPlayed: "events",
    f.MajorEarned: "achievements",
    f.MinorEarned: "achievements",
    f.InquisitorBribed: "bribes",
    f.Borrowed: "loans",
    f.LoanEntry: "loans",
    f.Hired: "courtiers",
    f.Skipped: "skipped",
    f.Proved: "proofs",
    f.Confessed: "confessions",
    f.SoulsSold: SOULS_SOLD,
    f.DevilGuessed: "guesses",
    f.CultistGuessed: "guesses",
}
FIGURES = tuple(dict.fromkeys(FIGURE_OF.values()))
_COUNTED = {kind.wording: figure for kind, figure in FIGURE_OF.items() if kind is not f.SoulsSold}
_READ = by_wording(f.SoulsSold, f.ChestOpened, f.Accounted)


def tally(happenings: Iterable[Happening]) -> dict[str, int]:
    """Counts how often each figure happened, zeros included."""
    counts = dict.fromkeys(FIGURES, 0)
    for happening in happenings:
        if happening.public is not None:
            _count(happening.public, counts)
        else:
            for text in happening.private.values():
                _count(text, counts)
    return counts


def _count(text: Text, counts: dict[str, int]) -> None:
    figure = _COUNTED.get(text.key)
    if figure is not None:
        counts[figure] += 1
    elif text.key in _READ:
        fact = fact_of(text, _READ)
        if isinstance(fact, f.SoulsSold):
            counts[SOULS_SOLD] += fact.pure + fact.marked
        elif isinstance(fact, f.ChestOpened | f.Accounted):
            for part in fact.contents.items if isinstance(fact, f.ChestOpened) else fact.entries.items:
                if isinstance(part, Text):
                    _count(part, counts)
