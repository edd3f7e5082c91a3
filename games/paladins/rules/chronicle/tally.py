"""Counts the events of a game: the figures of `pactum simulate`, and the feats of each seat for records."""

from __future__ import annotations

from collections.abc import Iterable

from engine.texts import Fact, Happening, Listed, Named, Text
from games.paladins.rules import facts as f
from games.paladins.rules.mechanics.scoring import is_virtual
from games.paladins.rules.rulebook import ACTIONS
from games.paladins.rules.state import State
from games.paladins.rules.virtual import facts as v

FIGURE_OF: dict[type[Fact], str] = {
    f.Turn: "turns",
    v.Schemed: "schemes",
    v.SchemedInstead: "schemes_failed",
    f.Passed: "passes",
    f.Inquisition: "inquisitions",
    f.CardlessInquisition: "inquisitions",
    f.Guilty: "verdicts",
    f.Reacted: "reactions",
    f.Repented: "repented",
    f.Suspected: "suspicions",
    f.DebtTaken: "debts",
    f.DebtPaid: "debts_paid",
    f.DebtDestroyed: "debts_destroyed",
    f.Cleared: "cleared",
    f.Recruited: "recruited",
    f.SentAway: "sent_away",
    f.FavourUsed: "favours",
}
_FIGURE_OF = {kind.wording: figure for kind, figure in FIGURE_OF.items()}
_WITH_ACTION = frozenset(kind.wording for kind in (f.Turn, v.Schemed, v.SchemedInstead))
FIGURES = (*dict.fromkeys(FIGURE_OF.values()), *(f"do_{action}" for action in ACTIONS))


def tally(happenings: Iterable[Happening]) -> dict[str, int]:
    """Counts each event that matters, zeros included; `do_...`: how often each action was done."""
    counts = dict.fromkeys(FIGURES, 0)
    for happening in happenings:
        text = happening.public
        if text is None:
            continue
        _count(text, counts)
        if text.key in _WITH_ACTION:
            action = text.params["action"]
            figure = f"do_{action.id}" if isinstance(action, Named) else ""
            if figure in counts:
                counts[figure] += 1
        deeds = text.params.get("deeds")
        if isinstance(deeds, Listed):
            for deed in deeds.items:
                _count(deed, counts)
    return counts


def _count(text: object, counts: dict[str, int]) -> None:
    """Counts a sentence if it is that of a fact with a figure. It runs for every deed of every simulated turn."""
    if isinstance(text, Text):
        figure = _FIGURE_OF.get(text.key)
        if figure is not None:
            counts[figure] += 1


def feats(state: State, _: Iterable[Happening]) -> tuple[dict[str, int], ...]:
    """The feats of each seat. They stand in the last state: turns that were told of may have been taken back."""
    return tuple(
        {
            "attacked": len(player.attacked),
            "converted": len(player.converted),
            "recruited": len(player.retinue),
            "walls": len(player.walls),
        }
        for place, player in enumerate(state.players)
        if not is_virtual(state, place)
    )
