"""Phase 7, the witch hunt of rounds 2 and 3 (rules page, section 3.8)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, convert
from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask
from engine.forms import Draft, Option
from engine.texts import Happening, SeatRef, public, say
from games.devil.rules.facts import Confessed, Proved
from games.devil.rules.mechanics.bank import published
from games.devil.rules.mechanics.reputation import claim, moved, pay_claims
from games.devil.rules.mechanics.step import Moved, SealedStep
from games.devil.rules.rulebook import HUNTS, PIECES_TO_PROVE, VOTES_TO_QUESTION
from games.devil.rules.state import SEATS, State, acts_noted, opponents, unsealed, with_kingdom

NOBODY = "nobody"
PROVE, CONFESS = "prove", "confess"


class Accusation(Struct, frozen=True):
    """A sealed vote: `whom` is a seat as an option has it, or NOBODY."""

    whom: str

    @property
    def accused(self) -> int | None:
        """The seat that is accused, None for nobody."""
        return None if self.whom == NOBODY else int(self.whom)


class Defence(Struct, frozen=True):
    """The sealed answer of a questioned seat: PROVE or CONFESS."""

    answer: str

    @property
    def proves(self) -> bool:
        """Whether it proves its innocence."""
        return self.answer == PROVE


class Vote(SealedStep):
    """Asks everybody to vote for an opponent or nobody; the votes are revealed together, with names."""

    name = "hunt.vote"
    kind = "vote"
    rounds = HUNTS

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        options = [Option(NOBODY, say("devil-vote-nobody"))]
        for other in opponents(seat):
            closed = say("refused-has-confessed", seat=SeatRef(other)) if state.kingdoms[other].confessed else None
            options.append(Option(str(other), say("devil-seat", seat=SeatRef(other)), closed))
        draft.pick("whom", options)

    def settle(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        votes = [0] * SEATS
        whom = [convert(state.sealed[seat], Accusation).accused for seat in range(SEATS)]
        for seat, accused in enumerate(whom):
            if accused is None:
                happenings.append(public(say("devil-voted-nobody", seat=SeatRef(seat))))
            else:
                votes[accused] += 1
                happenings.append(public(say("devil-voted", seat=SeatRef(seat), whom=SeatRef(accused))))
        questioned = tuple(seat for seat in range(SEATS) if votes[seat] >= VOTES_TO_QUESTION)
        happenings += [public(say("devil-questioned", seat=SeatRef(seat))) for seat in questioned]
        if not questioned:
            happenings.append(public(say("devil-nobody-questioned")))
        state = acts_noted(state, accused=tuple(whom))
        return unsealed(replace(state, questioned=questioned)), tuple(happenings)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return {"whom": NOBODY}


class Question(SealedStep):
    """A questioned seat proves its innocence with exactly three soul pieces, or confesses.

    One with fewer pieces is asked all the same: how fast it confesses must not tell that it had to.
    """

    name = "hunt.answer"
    kind = "questioned"
    rounds = HUNTS

    def owed(self, state: State) -> dict[int, Ask]:
        return {seat: self.ask(state) for seat in state.questioned if state.sealed[seat] is None}

    def fill(self, state: State, seat: int, draft: Draft) -> None:
        few = state.kingdoms[seat].souls < PIECES_TO_PROVE
        closed = say("refused-too-few-pieces", needed=PIECES_TO_PROVE) if few else None
        draft.pick(
            "answer",
            [Option(PROVE, say("devil-hunt-prove"), closed), Option(CONFESS, say("devil-hunt-confess"))],
        )

    def settle(self, state: State, chance: Chance) -> Moved:
        happenings: list[Happening] = []
        proved = tuple(seat for seat in state.questioned if convert(state.sealed[seat], Defence).proves)
        state = acts_noted(state, proved=proved)
        for seat in state.questioned:
            kingdom = state.kingdoms[seat]
            if seat in proved:
                happenings.append(public(Proved(SeatRef(seat), PIECES_TO_PROVE).text))
                kingdom = claim(kingdom, "angel", 1)
            else:
                happenings.append(public(Confessed(SeatRef(seat)).text))
                kingdom = claim(moved(state.pack.board.track, kingdom, -1), "demon", 1)
                kingdom = replace(kingdom, confessed=True)
            state = with_kingdom(state, seat, kingdom)
        state, wings = pay_claims(unsealed(replace(state, questioned=())))
        state, news = published(state)
        return state, (*happenings, *wings, *news)

    def absent(self, state: State, seat: int) -> dict[str, Any]:
        return {"answer": PROVE if state.kingdoms[seat].souls >= PIECES_TO_PROVE else CONFESS}
