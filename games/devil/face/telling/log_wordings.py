"""Which wordings of the log stand for what: clauses of deeds, cells of tables, what is one line of several seats."""

from __future__ import annotations

from engine.texts import Fact, by_wording
from games.devil.rules import facts as f
from games.devil.rules.mechanics.plan import PlanRevealed

_DID = (
    *("left", "right", "use", "act", "free", "build", "building", "hire", "token"),
    *("bought", "sold", "borrow", "pay", "gain", "move", "score", "debt", "courtier"),
    *("minor", "major", "drop", "spend", "stable", "skip", "earn-angel", "earn-demon", "absolve"),
)
PRODUCED = f.Produced.wording
CLAUSES = {
    **{f"devil-did-{verb}": f"devil-deed-{verb}" for verb in _DID},
    PRODUCED: "devil-deed-produced",
    "devil-interest": "devil-deed-interest",
    "devil-drift": "devil-deed-drift",
    "devil-wings-angel": "devil-deed-angel",
    "devil-wings-demon": "devil-deed-demon",
    "devil-wings-returned": "devil-deed-returned",
    "devil-wings-bought": "devil-deed-bought-wings",
    "devil-indulgence-won": "devil-deed-indulgence",
    "devil-guest-won": "devil-deed-guest",
    "devil-guest-none-left": "devil-deed-no-guest",
    "devil-showed-pieces": "devil-deed-pieces",
    "devil-handed-indulgences": "devil-deed-indulgences",
    "devil-penalty-goods": "devil-deed-penalty-goods",
    "devil-penalty-points": "devil-deed-penalty-points",
    "devil-penalty-vandal": "devil-deed-penalty-vandal",
    "devil-penalty-bailiff": "devil-deed-penalty-bailiff",
}
"""Wordings of what one seat did -> the clause for a list of its deeds."""
CELLS = {
    PRODUCED: "devil-cell-gain",
    "devil-interest": "devil-cell-interest",
    "devil-drift": "devil-cell-drift",
    "devil-wings-angel": "devil-cell-angel",
    "devil-wings-demon": "devil-cell-demon",
    "devil-wings-returned": "devil-cell-returned",
    "devil-indulgence-won": "devil-cell-indulgence",
    "devil-guest-won": "devil-cell-guest",
    "devil-guest-none-left": "devil-cell-no-guest",
    "devil-did-building": "devil-cell-building",
    "devil-did-gain": "devil-cell-gain",
    "devil-did-pay": "devil-cell-pay",
    "devil-did-move": "devil-cell-move",
    "devil-did-score": "devil-cell-score",
}
"""Wordings of what happens in settlements -> the cell for a table's row; others keep their clause."""
HEADS: dict[type[Fact], str] = {
    f.InterestDue: "devil-table-interest",
    f.ReputationsWeighed: "devil-table-reputation",
    f.WingsChangeHands: "devil-table-wings",
    f.RoundBegun: "devil-table-round",
}
"""What begins a settlement -> the head of its table."""
SETTLEMENTS = frozenset(kind.wording for kind in HEADS)
ROUTINE = frozenset({*HEADS.values(), "devil-table-production", "devil-table-row"})
"""Wordings of the tables of settlements."""
ACTS = frozenset({"devil-turn-act"})
"""Wordings of lines beneath the one that names their seat."""
JOINED = {
    **dict.fromkeys(("devil-voted", "devil-voted-nobody", "devil-questioned", f.Confessed.wording), "seat"),
    **dict.fromkeys(("devil-opened", "devil-guess-reward"), "mark"),
}
"""Wordings of lines that are joined where they say the same of several -> the parameter in which they differ."""
OF_ALL = frozenset(
    {
        *("devil-begins", "devil-begins-undealt"),
        *JOINED,
        *(f"{key}-several" for key in JOINED),
        *("devil-nobody-questioned", f.Proved.wording),
        *("devil-denied-devil", "devil-denied-cultist", "devil-found-devil", "devil-found-cultist"),
        *("devil-guesses-locked", "devil-guesses-returned"),
        *("devil-role-revealed", "devil-roles-dealt", "devil-end"),
    }
)
"""Wordings of votes and guesses and what came of them, and of what begins and ends the game."""
_CHOSEN = frozenset(
    {
        *(f"devil-did-{verb}" for verb in _DID if verb != "skip"),
        *("devil-wings-bought", "devil-showed-pieces", "devil-handed-indulgences"),
    }
)
MOVES = frozenset(
    {
        *("devil-deeds", "devil-turn", "devil-turn-act", "devil-plan-to-come", PlanRevealed.wording),
        *("devil-own-buy", "devil-own-sell", "devil-own-borrow", "devil-own-repay", "devil-ledger"),
        *("devil-wishes", "devil-wishes-nothing"),
    }
)
"""Wordings of what a seat chose to do, and of what came of it as foretold."""
BEFALLS = frozenset(clause for wording, clause in CLAUSES.items() if wording not in _CHOSEN)
"""Clauses of what a seat did not choose."""
TRACKED = by_wording(f.Drifted, f.Moved)
"""Happenings that may say on which space a seat is `now`: then their cell and their clause end in "-to"."""
