"""Cuts the news of a tournament into messages: as many steps as one has room for, a round's end the last of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from face.tournaments.steps import StepTelling, steps_told
from face.wordings.lengths import LONG_PAGE, split_pages
from face.wordings.reader import Reader
from host.tournaments.rules.ledger import Tournament, after_step
from host.tournaments.rules.steps import (
    RoundDone,
    RoundSeated,
    TournamentEnded,
)
from host.tournaments.stored import TakenStep

ROOM_BESIDE_STANDINGS = 1500  # characters of a message that shows the standings, too


class NewsPart(Struct, frozen=True):
    """What one message tells, or several where it is long: steps from `first` to `last`, by their numbers.

    `after`: the tournament as it is then; `standings`: whether its standings are shown; `begins`: a round does, or all
    is over.
    """

    first: int
    last: int
    pages: Sequence[str]
    after: Tournament
    standings: bool
    begins: bool = False

    def nonce_of(self, page: int) -> str:
        """The name from which the nonce of a page's message is made."""
        return nonce_name(self.first, self.last, page)


def nonce_name(first: int, last: int, page: int) -> str:
    """The name from which the nonce of a message is made that tells steps from `first` to `last`, by its page."""
    return f"{first}-{last}/{page}"


def first_part(
    telling: StepTelling, before: Tournament, left: Sequence[TakenStep], reader: Reader, upto: int | None
) -> NewsPart:
    """What the next message tells of the steps that are `left`, as many as it has room for, at least one.

    The end of a round is the last, with the standings. `upto`: the last step of a message that is there since before
    a kill.
    """
    taken, size, after = 0, 0, before
    for at, each in enumerate(left):
        step, following = each.step, left[at + 1].step if at + 1 < len(left) else None
        long = len(reader.lines(steps_told(after, [step], telling)))
        room = ROOM_BESIDE_STANDINGS if isinstance(step, RoundDone) else LONG_PAGE
        apart = isinstance(step, RoundSeated)  # it may have to wait for its tables
        if upto is None and taken and (apart or size + long > room):
            break
        taken, size, after = at + 1, size + long, after_step(after, step)
        whole = isinstance(step, TournamentEnded | RoundDone) and not isinstance(following, TournamentEnded)
        if each.number == upto or (upto is None and whole):
            break
    steps = [each.step for each in left[:taken]]
    pages = split_pages(reader.lines(steps_told(before, steps, telling)))
    standings = any(isinstance(step, RoundDone) for step in steps)
    begins = any(isinstance(step, RoundSeated | TournamentEnded) for step in steps)
    return NewsPart(left[0].number, left[taken - 1].number, pages, after, standings, begins)
