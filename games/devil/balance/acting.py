"""Counts what each public act tells of who does it: of all who did it, the parts that are devil, cultist and mortals.

The acts are those of the first two rounds that everybody reads, each alone and in pairs: openly asking for goods,
building, spending, borrowing and hiring, repaying before the inquisition, accusing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

from engine.contract import Outcome
from engine.playouts import Move
from games.devil.rules.phases.trading import Offer
from games.devil.rules.phases.witch_hunt import NOBODY, Vote
from games.devil.rules.policies.acts.counting import built_for
from games.devil.rules.rulebook import MORTALS
from games.devil.rules.state import SEATS, State
from tools.balance.measures import Sample

ALONE, PAIRED = "act", "acts"  # measures
READ = (1, 2)  # rounds
MUCH = 14  # coins' worth: who builds for more in a round spends much
LITTLE = 7  # likewise
MANY = 3  # goods
KINDS = ("devil", "cultist", "mortal")

Done = set[str]
"""The acts of a seat in one round, by name."""


class Acting:
    """Looks on at a game for who did what that everybody reads."""

    def __init__(self) -> None:
        self._done: dict[tuple[int, int], Done] = defaultdict(set)  # by round and seat
        self._begun: State | None = None  # when the chests of the round were packed

    def saw(self, before: State, move: Move, outcome: Outcome) -> None:
        """Notes what a move, or the end of its step, lets everybody read."""
        after: State = outcome.state
        number = before.round
        if number not in READ:
            return
        if before.step == Offer.name != after.step:
            self._begun = after
            for seat, wish in enumerate(after.past_wishes[-1].wishes):
                self._note(number, seat, "asks for many goods" if len(wish) >= MANY else "asks for few goods")
        if before.step.startswith("actions.") and not after.step.startswith("actions.") and self._begun is not None:
            for seat in range(SEATS):
                self._acted(self._begun, after, number, seat)
        if move.ask.endswith(".repay"):
            self._note(number, move.seat, "repays")
        if move.ask.endswith(Vote.name):
            self._note(number, move.seat, "accuses nobody" if move.value["whom"] == NOBODY else "accuses someone")

    def _acted(self, before: State, after: State, number: int, seat: int) -> None:
        was, now = before.kingdoms[seat], after.kingdoms[seat]
        spent = built_for(now, after.pack) - built_for(was, before.pack)
        self._note(number, seat, f"builds {len(now.built) - len(was.built)}")
        self._note(number, seat, "keeps a courtier" if len(now.hired) > len(was.hired) else "keeps none")
        self._note(number, seat, "borrows" if now.known_debt > was.known_debt else "borrows nothing")
        if spent >= MUCH or spent < LITTLE:
            self._note(number, seat, "spends much" if spent >= MUCH else "spends little")

    def _note(self, number: int, seat: int, act: str) -> None:
        self._done[number, seat].add(act)

    def samples(self, state: State) -> Iterator[Sample]:
        """Yields for each act, and for each two of one round, whether it was the devil's, the cultist's, a mortal's."""
        for (number, seat), acts in sorted(self._done.items()):
            role = state.kingdoms[seat].role
            its = "mortal" if role in MORTALS else role
            for kind in KINDS:
                for act in sorted(acts):
                    yield Sample(f"{ALONE}-{kind}", f"{act}, round {number}", float(kind == its))
                for pair in combinations(sorted(acts), 2):
                    yield Sample(f"{PAIRED}-{kind}", f"{' and '.join(pair)}, round {number}", float(kind == its))
