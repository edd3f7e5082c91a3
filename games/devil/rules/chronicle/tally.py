"""Counts by the facts of a game: the figures of `pactum simulate`, and the feats of each seat for records."""

from __future__ import annotations

from collections.abc import Iterable

from engine.texts import Fact, Happening, Text, by_wording, fact_of
from games.devil.rules import facts as f
from games.devil.rules.facts import DealMade, SoulsSold
from games.devil.rules.phases.trading import PRICE_IN_SOULS, SOLD
from games.devil.rules.state import State

PIECES_SOLD = "souls_sold"
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
    f.SoulsSold: PIECES_SOLD,
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
            counts[PIECES_SOLD] += fact.pure + fact.marked
        elif isinstance(fact, f.ChestOpened | f.Accounted):
            for part in fact.contents.items if isinstance(fact, f.ChestOpened) else fact.entries.items:
                if isinstance(part, Text):
                    _count(part, counts)


CHESTS_TAKEN, CHESTS_SOLD = "chests-taken", "chests-sold"
SOULS_SOLD, SOULS_BOUGHT = "souls-sold", "souls-bought"  # pieces
BUILDINGS = "buildings"
_DEALS = by_wording(DealMade, SoulsSold)


def feats(state: State, happenings: Iterable[Happening]) -> tuple[dict[str, int], ...]:
    """The feats of each seat. Deals are read only when a step has settled: nobody can take them back then."""
    counts = [
        {CHESTS_TAKEN: 0, CHESTS_SOLD: 0, SOULS_SOLD: 0, SOULS_BOUGHT: 0, BUILDINGS: len(kingdom.built)}
        for kingdom in state.kingdoms
    ]
    for happening in happenings:
        for seat, text in happening.private.items():
            _count_deal(text, counts[seat])
    return tuple(counts)


def _count_deal(text: Text, counts: dict[str, int]) -> None:
    match fact_of(text, _DEALS):
        case DealMade(price=price):
            counts[CHESTS_TAKEN] += 1
            pieces = price.params["count"]
            if price.key == PRICE_IN_SOULS and isinstance(pieces, int):
                counts[SOULS_SOLD] += pieces
        case SoulsSold(pure=pure, marked=marked):
            counts[CHESTS_SOLD] += 1
            counts[SOULS_BOUGHT] += pure + marked
        case _ if text.key == SOLD:
            counts[CHESTS_SOLD] += 1
