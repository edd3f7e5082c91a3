"""Fixes of the table as a whole: its clocks, its end, its result, its going on after a defect."""

from __future__ import annotations

from datetime import timedelta

from db import fixes
from db.trouble import Trouble
from engine.core.contract import Standing
from engine.core.texts import Happening, Param, SeatRef, Text, public, say
from host.fixes.base import FixKind, Preview, check_seat
from host.fixes.transaction import FixTransaction
from host.seats.seats import in_game
from host.seats.votes import ALREADY_PAUSED, BAD_EXTENSION, MOST_HOURS, NOT_PAUSED
from host.table.ranking import ranked
from host.values import NOT_OVER, TABLE_CLOSED, Table

BAD_SCORES = "bad-scores"  # `seats`, `most`
NOT_HALTED = "not-frozen"

MOST_POINTS = 10_000  # of a corrected score, either way


class Deadline(FixKind, frozen=True, tag="deadline"):
    """Deadlines move by `hours` (either way), those of all seats or of one. None is brought into the past."""

    for_players = True

    hours: int
    seat: int | None = None

    @property
    def about(self) -> int | None:
        return self.seat

    @property
    def words(self) -> str:
        return "deadline" if self.seat is None else "deadline-seat"

    @property
    def params(self) -> dict[str, Param]:
        return {"hours": self.hours, **super().params}

    @property
    def heading(self) -> Text:
        return say("fix-deadlines") if self.seat is None else say("fix-deadline", seat=SeatRef(self.seat))

    def refuse(self, table: Table) -> None:
        """Also raises Trouble `no-such-seat`, `bad-extension`."""
        super().refuse(table)
        if self.seat is not None:
            check_seat(table, self.seat)
        if not 1 <= abs(self.hours) <= MOST_HOURS:
            raise Trouble(BAD_EXTENSION, least=1, most=MOST_HOURS)

    async def carry_out(self, tx: FixTransaction) -> None:
        """Move the deadlines."""
        tx.base.extend(timedelta(hours=self.hours), seat=self.seat)
        await self.append_beside(tx)


class Pause(FixKind, frozen=True, tag="pause"):
    """All clocks stand still."""

    for_players = True

    def refuse(self, table: Table) -> None:
        """Also raises Trouble `already-paused`."""
        super().refuse(table)
        if table.paused:
            raise Trouble(ALREADY_PAUSED)

    async def carry_out(self, tx: FixTransaction) -> None:
        """Stop the clocks."""
        await tx.base.pause()
        await self.append_beside(tx)


class Resume(FixKind, frozen=True, tag="resume"):
    """The clocks go on."""

    def refuse(self, table: Table) -> None:
        """Also raises Trouble `not-paused`."""
        super().refuse(table)
        if not table.paused:
            raise Trouble(NOT_PAUSED)

    async def carry_out(self, tx: FixTransaction) -> None:
        """Start the clocks, and those of standing orders."""
        await tx.base.resume()
        await self.append_beside(tx)


class Void(FixKind, frozen=True, tag="void"):
    """The game is over and counts for nothing."""

    def refuse(self, table: Table) -> None:
        """A lobby and a halted table can be closed too; raises Trouble `table-closed`, `table-ended`."""
        if table.status in ("closed", "ended"):
            in_game(table)

    async def carry_out(self, tx: FixTransaction) -> None:
        """Close the table; a lobby has no thread yet."""
        await fixes.lift_halt(tx.connection, tx.table.id)
        await self.append_beside(tx, status="closed", posts=() if tx.table.status == "lobby" else None)


class Correct(FixKind, frozen=True, tag="correct"):
    """The final scores by seat are these; places follow from them, ties share one. Only once the game has ended."""

    when_over = True

    scores: tuple[int, ...]

    def announced(self, reason: str) -> tuple[Happening, ...]:
        """Announces that the result was corrected, then each score."""
        return (*super().announced(reason), *(public(text) for text in self._scores("fix-told-score")))

    def refuse(self, table: Table) -> None:
        """Raises Trouble `table-closed`, `not-over`, `bad-scores`."""
        if table.status == "closed":
            raise Trouble(TABLE_CLOSED)
        if table.status != "ended":
            raise Trouble(NOT_OVER)
        if len(self.scores) != len(table.seats) or any(abs(score) > MOST_POINTS for score in self.scores):
            raise Trouble(BAD_SCORES, seats=len(table.seats), most=MOST_POINTS)

    async def preview(self, tx: FixTransaction) -> Preview:
        """Each score with its place."""
        return Preview(tuple(self._scores("fix-will-score")))

    async def carry_out(self, tx: FixTransaction) -> None:
        """Keep the scores beside the result of the rules."""
        await fixes.correct(tx.connection, tx.table.id, self.scores)
        await self.append_beside(tx)

    def _scores(self, key: str) -> list[Text]:
        return [_score(key, standing) for standing in ranked(self.scores)]


class Unfreeze(FixKind, frozen=True, tag="unfreeze"):
    """A table that is halted because something broke goes on."""

    def refuse(self, table: Table) -> None:
        """Raises Trouble `not-frozen` instead of `table-frozen`."""
        in_game(table)
        if not table.halted:
            raise Trouble(NOT_HALTED)

    async def carry_out(self, tx: FixTransaction) -> None:
        """Move everything that has an end by the time for which the table was halted."""
        await tx.base.lift_halt()
        await self.append_beside(tx)


def _score(key: str, standing: Standing) -> Text:
    return Text(key, {"seat": SeatRef(standing.seat), "place": standing.place, "score": standing.score})
