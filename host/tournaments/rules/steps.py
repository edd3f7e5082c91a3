"""What can happen in a tournament, each thing a typed step, and the rules that are told at registration. Pure."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from host.tournaments.rules.standings import TableVerdict

LONGEST_CORRECTION = 200  # characters of a reason


class TournamentRules(Struct, frozen=True):
    """What is told at registration. `seats`: the fewest and the most of the game. `people`: the places; others wait.

    `unfinished`: what a table gives that has not ended when its round is closed. `group`: about how many people a group
    has, in which alone they meet, 0 for none. `final`: how many of the best play for the first places after the rounds.
    `league`: the groups are divisions, as the season before has left them.
    """

    seats: tuple[int, int]
    rounds: int
    people: int = 200
    unfinished: Literal["shared", "void"] = "shared"
    group: int = 0
    final: int = 0
    league: bool = False

    @property
    def stages(self) -> int:
        """The rounds in all, the final among them."""
        return self.rounds + (self.final > 0)


class PersonCame(Struct, frozen=True, tag="came"):
    """Somebody registers; once all places are taken, or a round was seated, on the waiting list."""

    person_id: int


class PersonLeft(Struct, frozen=True, tag="left"):
    """Somebody leaves for good once a round was seated. An automatic player takes their seat for now."""

    person_id: int


class GroupsDrawn(Struct, frozen=True, tag="groups"):
    """Registration is over, and everyone is in a group, of a league the first division first."""

    groups: tuple[tuple[int, ...], ...]


class RoundSeated(Struct, frozen=True, tag="round"):
    """A round begins. `tables`: people in the order of their seats; `byes`: who sits out."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...]


class SeatTaken(Struct, frozen=True, tag="seat"):
    """Somebody from the waiting list takes the seat of who left; `table`, `seat`: from 0, in the present round."""

    table: int
    seat: int
    person_id: int


class TableDone(Struct, frozen=True, tag="table"):
    """A table of the present round ended. `places`: of its people's seats, as its game tells them."""

    table: int
    places: tuple[int, ...]


class RoundDone(Struct, frozen=True, tag="closed"):
    """The present round is over. Tables that have not ended give what the rules say, whatever comes of them later."""


class PointsCorrected(Struct, frozen=True, tag="points"):
    """A moderator, `by`, gives points or takes them, for a `reason` that all read."""

    person_id: int
    points: int
    by: int
    reason: str


class TableCorrected(Struct, frozen=True, tag="verdict"):
    """A moderator sets right how a table counts; `round`, `table`: from 0. `places`: only where it counts as played."""

    round: int
    table: int
    verdict: TableVerdict
    places: tuple[int, ...]
    by: int
    reason: str


class TournamentEnded(Struct, frozen=True, tag="ended"):
    """The tournament is over: `played` after its last round, with too `few` people, or `cancelled` by a moderator.

    `by`: that moderator, 0 for nobody. What was played can be set right afterwards, unless it was cancelled.
    """

    why: Literal["played", "few", "cancelled"]
    by: int = 0


TournamentStep = (
    PersonCame
    | PersonLeft
    | GroupsDrawn
    | RoundSeated
    | SeatTaken
    | TableDone
    | RoundDone
    | PointsCorrected
    | TableCorrected
    | TournamentEnded
)


class StepRefused(ValueError):  # noqa: N818  names what is wrong
    """A step that cannot follow those before it. Its only argument is a code."""
