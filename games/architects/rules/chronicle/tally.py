"""Counts the events of a game: the figures of `pactum simulate`, and the feats of each seat for records."""

from __future__ import annotations

from collections.abc import Iterable

from engine.texts import Fact, Happening, Listed, Text
from games.architects.rules import facts as f
from games.architects.rules.state import State

FIGURE_OF: dict[type[Fact], str] = {
    f.Turn: "turns",
    f.IdleTurn: "turns",
    f.MarketReset: "resets",
    f.Refreshed: "refreshed",
    f.DebtTaken: "debts",
    f.Built: "buildings",
    f.CathedralStep: "cathedral",
    f.Hired: "apprentices",
    f.Captured: "captures",
    f.Imprisoned: "imprisoned",
    f.Freed: "freed",
    f.FreedFrom: "freed",
    f.Released: "released",
    f.Stolen: "thefts",
    f.SpaceUsed: "black_market",
    f.Traded: "trades",
    f.DebtPaid: "debts_paid",
    f.Recalled: "recalls",
    f.Discarded: "discards",
}
FIGURES = tuple(dict.fromkeys(FIGURE_OF.values()))
_FIGURE_OF = {kind.wording: figure for kind, figure in FIGURE_OF.items()}
_WITH_DEEDS = frozenset(kind.wording for kind in (f.Turn, f.More))


def tally(happenings: Iterable[Happening]) -> dict[str, int]:
    """Counts each event that matters, zeros included."""
    sentences = dict.fromkeys(_FIGURE_OF, 0)
    for happening in happenings:
        text = happening.public
        if text is None:
            continue
        if text.key in sentences:
            sentences[text.key] += 1
        if text.key in _WITH_DEEDS:
            deeds = text.params["deeds"]
            assert isinstance(deeds, Listed)  # noqa: S101  that is what both facts hold
            for deed in deeds.items:
                if isinstance(deed, Text) and deed.key in sentences:
                    sentences[deed.key] += 1
    counts = dict.fromkeys(FIGURES, 0)
    for wording, figure in _FIGURE_OF.items():
        counts[figure] += sentences[wording]
    return counts


def feats(state: State, _: Iterable[Happening]) -> tuple[dict[str, int], ...]:
    """The feats of each seat. They stand in the last state: turns that were told of may have been taken back."""
    return tuple(
        {
            "buildings": len(player.built),
            "cathedral": player.level,
            "apprentices": len(player.apprentices),
            "debts-paid": player.paid,
        }
        for player in state.players
    )
