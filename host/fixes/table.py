"""Fixes of the table as a whole (its clocks, end, result, its going on after a defect), and of who sits at a seat."""

from __future__ import annotations

from datetime import timedelta

from db.tables import fixes, seating
from db.tables.move_writes import Post
from db.trouble import Trouble
from engine.contract import Standing
from engine.texts import Happening, Param, SeatRef, Text, clean_line, public, say
from host.fixes.base import (
    FIX_OUTDATED,
    FIX_SEATED,
    NOBODY_THERE,
    FixCase,
    FixKind,
    Preview,
    SeatFix,
    check_seat,
    post,
)
from host.lobby.seeds import LONGEST_NAME
from host.lobby.stewards import lobby_is_over, told_closed
from host.seats.seats import in_game
from host.seats.stewards import check_steward, seat_steward
from host.seats.votes import ALREADY_PAUSED, BAD_EXTENSION, MOST_HOURS, NOT_PAUSED
from host.table.halting import extend_deadlines, hand_over_seat, lift_halt, pause_table, resume_table
from host.table.projections import rank_scores
from host.table.transaction import TableTransaction
from host.values import NOT_OVER, TABLE_CLOSED, Person, Table

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

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """Moves the deadlines."""
        extend_deadlines(tx, timedelta(hours=self.hours), seat=self.seat)
        await self.append_beside(tx, case)


class Pause(FixKind, frozen=True, tag="pause"):
    """All clocks stand still."""

    for_players = True

    def refuse(self, table: Table) -> None:
        """Also raises Trouble `already-paused`."""
        super().refuse(table)
        if table.paused:
            raise Trouble(ALREADY_PAUSED)

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """Stops the clocks."""
        await pause_table(tx)
        await self.append_beside(tx, case)


class Resume(FixKind, frozen=True, tag="resume"):
    """The clocks go on."""

    def refuse(self, table: Table) -> None:
        """Also raises Trouble `not-paused`."""
        super().refuse(table)
        if not table.paused:
            raise Trouble(NOT_PAUSED)

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """Starts the clocks, and those of standing orders."""
        await resume_table(tx)
        await self.append_beside(tx, case)


class Void(FixKind, frozen=True, tag="void"):
    """The game is over and counts for nothing."""

    def refuse(self, table: Table) -> None:
        """A lobby and a halted table can be closed too; raises Trouble `table-closed`, `table-ended`."""
        if table.status in ("closed", "ended"):
            in_game(table)

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """Closes the table; of a lobby those are told who have joined, as its thread tells of no moves."""
        await fixes.delete_halt(tx.connection, tx.id)
        posts = None
        if tx.table.status == "lobby":
            posts = told_closed(tx.table, by=case.moderator or 0)
            await lobby_is_over(tx.connection, tx.id)
        await self.append_beside(tx, case, status="closed", posts=posts)


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

    async def preview(self, tx: TableTransaction, case: FixCase) -> Preview:
        """Each score with its place."""
        return Preview(tuple(self._scores("fix-will-score")))

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """Keeps the scores beside the result of the rules."""
        await fixes.store_scores(tx.connection, tx.id, self.scores)
        await self.append_beside(tx, case)

    def _scores(self, key: str) -> list[Text]:
        return [_score(key, standing) for standing in rank_scores(self.scores)]


class Unfreeze(FixKind, frozen=True, tag="unfreeze"):
    """A table that is halted because something broke goes on."""

    def refuse(self, table: Table) -> None:
        """Raises Trouble `not-frozen` instead of `table-frozen`."""
        in_game(table)
        if not table.halted:
            raise Trouble(NOT_HALTED)

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """Moves everything that has an end by the time for which the table was halted."""
        await lift_halt(tx)
        await self.append_beside(tx, case)


def _score(key: str, standing: Standing) -> Text:
    return Text(key, {"seat": SeatRef(standing.seat), "place": standing.place, "score": standing.score})


NO_NEWCOMER = "no-newcomer"


class Remove(SeatFix, frozen=True, tag="remove"):
    """Opens a seat: its player leaves it, and a newcomer may take it."""

    unseats = True

    def refuse(self, table: Table) -> None:
        """Also raises Trouble `nobody-there`."""
        super().refuse(table)
        if not table.seats[self.seat].taken:
            raise Trouble(NOBODY_THERE)

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """What is held settles, the seat opens, without people the table closes; votes are counted anew."""
        await _vacate(tx, case, self.seat)
        hand_over_seat(tx, self.seat, away=True)
        empty = not any(card.person_id and card.seat != self.seat for card in tx.table.seats)
        await self.append_beside(tx, case, status="closed" if empty else None)
        await case.house.votes.recounted(tx)


class Replace(SeatFix, frozen=True, tag="replace"):
    """Somebody else sits there from now on. Who: beside the hashed bytes, never in them."""

    unseats = True
    desks = 1
    consent = "newcomer"  # nobody is put at a table unasked

    async def preview(self, tx: TableTransaction, case: FixCase) -> Preview:
        """Raises Trouble `no-newcomer`, `fix-seated` for the moderator themselves, and as taking a seat does."""
        if case.newcomer is None:
            raise Trouble(NO_NEWCOMER)
        if case.newcomer.id == case.moderator:
            raise Trouble(FIX_SEATED)  # they would read what they may not
        await _check_newcomer(tx, case, self.seat, case.newcomer)
        name = clean_line(case.newcomer.name)[:LONGEST_NAME]
        return Preview((Text("fix-will-replace", {**self.params, "name": name}),), self.desks, self.consent)

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """The newcomer sits down where the other one has left. Raises Trouble `seat-not-open` too."""
        if case.newcomer is None:
            raise Trouble(NO_NEWCOMER)
        await _vacate(tx, case, self.seat)
        await _check_newcomer(tx, case, self.seat, case.newcomer)
        await case.house.seats.occupy(tx, self.seat, case.newcomer)
        posts = (Post("thread", tx.id), Post("player", case.newcomer.id, "welcome"))
        await self.append_beside(tx, case, posts=posts)


class Automate(SeatFix, frozen=True, tag="automate"):
    """A steward of that level sits there from now on, whoever sat there before."""

    level: str

    unseats = True

    @property
    def params(self) -> dict[str, Param]:
        return {**super().params, "level": self.level}

    def refuse(self, table: Table) -> None:
        """Also raises Trouble `unknown-level`, `nobody-left`."""
        super().refuse(table)
        check_steward(table, self.seat, self.level)

    async def carry_out(self, tx: TableTransaction, case: FixCase) -> None:
        """The steward sits down where the other one has left; votes are counted anew."""
        await _vacate(tx, case, self.seat)
        await seat_steward(tx, self.seat, self.level)
        await self.append_beside(tx, case)
        await case.house.votes.recounted(tx)


async def _vacate(tx: TableTransaction, case: FixCase, seat: int) -> None:
    """Has whoever sits at `seat` leave it: what is held for it settles, they are told in private, the log says so.

    Raises Trouble `fix-outdated` if what is held ends the game.
    """
    await case.house.graces.settle_now(tx, seat)
    if tx.table.status == "ended":
        raise Trouble(FIX_OUTDATED)
    card = tx.table.seats[seat]
    if card.person_id is not None:  # nothing of the table will come to them any more
        await post(tx, ("player", card.person_id), "fix-unseated", case.proposal)
    if card.taken:
        await seating.open_seat(tx.connection, tx.id, seat, card.person_id)


async def _check_newcomer(tx: TableTransaction, case: FixCase, seat: int, newcomer: Person) -> None:
    """Refuses whoever cannot sit there. Raises Trouble as `Seats.may_sit` and `Bounds.room_for_seat` do."""
    await case.house.seats.may_sit(tx.connection, tx.table, seat, newcomer)
    await case.house.bounds.room_for_seat(tx.connection, tx.table.place.server_id, newcomer.id)
