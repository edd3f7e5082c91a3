"""Watches what debt is used for: the kinds of loans, repayment, interest, and rises beyond the limit."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.balance import Sample
from engine.core.contract import Outcome
from engine.core.facts import Fact, by_wording, fact_of
from engine.core.playouts import Move
from engine.devil import facts as f

ACTS: dict[type[Fact], str] = {
    f.Built: "building",
    f.Hired: "courtier",
    f.Used: "action",
    f.UsedAtOnce: "action",
    f.UsedFree: "action",
    f.LeftPlayed: "event",
    f.RightPlayed: "event",
    f.TokenPaid: "token",
}
FOR_A_CHEST = "devil-own-borrow"  # what a viewer reads whose deal took a loan
BY_HAND = "bank"  # borrowed at the bank with no price to pay; policies finance prices only
KINDS = ("chest", "building", "action", "courtier", "event", BY_HAND, "repaid", "interest", "beyond the limit")
_READ = by_wording(f.Borrowed, f.InterestCharged, *ACTS)


class Debts:
    """Looks on at a game for debt."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()

    def saw(self, move: Move, outcome: Outcome) -> None:
        """Notes a move."""
        if move.ask.endswith(".repay"):
            self.kinds.add("repaid")
        if move.ask.endswith(".bank") and move.value.get("trade") == "borrow":
            self.kinds.add(BY_HAND)
        act = ""
        for happening in outcome.happenings:
            if any(text.key == FOR_A_CHEST for text in happening.private.values()):
                self.kinds.add("chest")
            fact = fact_of(happening.public, _READ)
            if isinstance(fact, f.Borrowed):
                self.kinds.add(act)
            elif isinstance(fact, f.InterestCharged):
                self.kinds.add("interest" if fact.debt > fact.was else "beyond the limit")
            elif fact is not None:
                act = ACTS[type(fact)]

    def samples(self) -> Iterator[Sample]:
        """Yields for each kind whether it came up."""
        return (Sample("debt", kind, float(kind in self.kinds)) for kind in KINDS)
