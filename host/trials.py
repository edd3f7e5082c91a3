"""Trials: tables of one person alone that begin where they are now at another table, in a world they may imagine.

The world is drawn from what their seat knows, by chance of its own, and automatic players hold the other seats: nothing
that happens there tells anything of the real table, and nothing there reaches it. A trial lives a day. Nobody else, no
moderator either, sees that there is one.
"""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from db.connection.statements import Connection
from db.tables import lobby
from db.trouble import Trouble
from engine.chance import SEED_BYTES, Chance
from engine.policies import strongest_level
from engine.registry import game as rules_of
from host.lobby.bounds import LATELY, TOO_FAST
from host.lobby.opening import begin_trial, opening_of
from host.lobby.seeds import world_value
from host.lobby.settings import PRACTICE
from host.log import journal
from host.play.desk_reading import DeskReading
from host.practice import HERE, Practice
from host.proof.replay import load_log
from host.reviews.own_decisions import own_decisions
from host.table.access import Tables
from host.table.halting import is_of_machine
from host.table.moves import AnswerInWords, answer_in_words
from host.table.stored_table import card_of, table_of
from host.table.transaction import TableTransaction
from host.values import NO_SUCH_TABLE, Person, SeatCard, Table
from host.workers.allowances import in_thread

TRIAL_FAILED = "trial-failed"  # no world could be drawn
TRIALS_OFF = "trials-off"  # its players have not agreed on them
NOT_TRIED_HERE = "not-tried-here"  # in a lesson, or in a trial itself
NOTHING_TRIED = "nothing-tried"  # no answer has been given in the trial yet
TRIAL_LASTS = timedelta(days=1)
TRIALS_HOURLY = 60  # begun by one person within an hour
_KEPT = timedelta(hours=1)  # after it is over, counted from its beginning: until then its end can be read
_BATCH = 20
_SWEPT = "a trial to delete"

_log = logging.getLogger(__name__)


class TriedAnswer(Struct, frozen=True):
    """The first answer that was given in a trial of the table `of`. The question's id is without an epoch."""

    of: int
    given: AnswerInWords
    value: dict[str, Any]


class Trials:
    """The use cases of trials. `practice`: opens such tables."""

    def __init__(self, tables: Tables, practice: Practice) -> None:
        self._tables = tables
        self._practice = practice

    async def check(self, table_id: int, person_id: int) -> Table:
        """That table, where this person may try. Raises what `begin` would raise before it draws a world."""
        reading = DeskReading(self._tables, await self._tables.read(table_id, person_id), person_id).in_play()
        _check_allowed(reading.table)
        return reading.table

    async def begin(self, table_id: int, person_id: int, cause: str, message_id: int | None = None) -> Table:
        """Opens a trial of that table in a fresh world; the one they had there ends. One cause: one trial.

        `message_id`: of the direct message that becomes its desk, None where it has none. Raises Trouble
        `no-such-table`, `not-seated`, `not-started`, `table-closed`, `table-ended`, `table-frozen`, `trials-off`,
        `not-tried-here`, `too-fast`, `practices-full`.
        """
        stored = await self._tables.read(table_id, person_id)
        async with self._tables.guarded(table_id):
            reading = DeskReading(self._tables, stored, person_id).in_play()
        _check_allowed(reading.table)
        world = await in_thread(self._drawn, reading)
        person = Person(person_id, card_of(reading.table, person_id).name)
        return await self.open_in(reading.table, person, cause, message_id, world)

    async def again(self, trial_id: int, person_id: int, cause: str, message_id: int | None = None) -> Table:
        """Begins that trial anew, in the same world, whether the real table has gone on or not.

        Raises Trouble `no-such-table`, `not-seated` for one who has left, `too-fast`, `practices-full`.
        """
        trial = await self.own(trial_id, person_id)
        of = table_of((await self._tables.read(trial.trial_of or 0)).shown)
        rows = await self._tables.database.fetch(lobby.TRIAL_START, {"table": trial_id})
        world = journal.read_entry(rows[0].entry).value["world"]
        card = card_of(of if trial.from_move is None else trial, person_id)
        return await self.open_in(of, Person(person_id, card.name), cause, message_id, world, trial.from_move)

    async def own(self, trial_id: int, person_id: int) -> Table:
        """That trial of that person. Raises Trouble `no-such-table`: nobody else learns that there is one."""
        table = await self._practice.own(trial_id, person_id)
        if table.trial_of is None:
            raise Trouble(NO_SUCH_TABLE)
        return table

    async def tried(self, trial_id: int, person_id: int) -> TriedAnswer:
        """The first answer that they gave there. Raises Trouble `no-such-table`, `nothing-tried`."""
        trial = await self.own(trial_id, person_id)
        if trial.from_move is not None:  # the table has ended: there is nothing to answer
            raise Trouble(NO_SUCH_TABLE)
        card = trial.card(person_id)
        assert card is not None  # noqa: S101  it is theirs
        rows = await self._tables.database.fetch(lobby.FIRST_ANSWER, {"table": trial_id, "seat": card.seat})
        if not rows:
            raise Trouble(NOTHING_TRIED)
        log = await load_log(self._tables, trial_id)
        (first,) = await in_thread(own_decisions, log, {rows[0].number})
        given = answer_in_words(rules_of(trial.game), first.state, first.seat, first.ask, first.value)
        return TriedAnswer(trial.trial_of or 0, given, first.value)

    async def end(self, trial_id: int, person_id: int, cause: str) -> Table:
        """Ends a trial; the table it was of. Raises Trouble `no-such-table`."""
        trial = await self.own(trial_id, person_id)
        if trial.status == "playing":
            await self._practice.end(trial_id, person_id, cause)
        return table_of((await self._tables.read(trial.trial_of or 0)).shown)

    async def sweep(self) -> bool:
        """Ends trials that are a day old, and deletes a batch of those that are over. Never more to do."""
        now, skipping = self._tables.clock(), self._tables.skipping
        values = {"over": now - _KEPT, "open": now - TRIAL_LASTS, "limit": _BATCH + len(skipping.resting(_SWEPT))}
        rows = {row.id: row.status for row in await self._tables.database.fetch(lobby.TRIALS_OVERDUE, values)}

        async def delete(trial_id: int) -> bool:
            return await self._practice.delete_trial(trial_id, still_open=rows[trial_id] == "playing")

        await skipping.each(_SWEPT, list(rows), delete)
        return False

    def _drawn(self, reading: DeskReading) -> dict[str, Any]:
        """A world drawn for that reading. What fails here fails for the trial alone: Trouble `trial-failed`."""
        try:
            return world_value(reading.imagined(Chance(self._tables.entropy(SEED_BYTES))), reading.seat)
        except Exception as error:
            if is_of_machine(error):
                raise
            _log.exception("table %s: no world can be drawn for a trial", reading.table.id)
            raise Trouble(TRIAL_FAILED) from error

    async def open_in(
        self,
        of: Table,
        person: Person,
        cause: str,
        message_id: int | None,
        world: dict[str, Any],
        from_move: int | None = None,
    ) -> Table:
        """Opens a trial of `of` for that person in a world, as `world_value` makes it; the one they had there ends.

        `from_move`: after which move of a game that has ended that world was the true one. Raises as `begin` does.
        """
        values = {"table": of.id, "person": person.id}
        before = [row.id for row in await self._tables.database.fetch(lobby.OPEN_OF, values)]
        rules = rules_of(of.game)
        opening = replace(
            opening_of(self._tables, of.game, HERE, person, of.options, cause, PRACTICE),
            **dict(zip(("pack_id", "pack_version", "pack_hash"), of.pack, strict=True)),
            hints=of.hints or from_move is not None,
            trial_of=of.id,
            from_move=from_move,
        )
        others = (each for each in of.seats if each.seat is not None and each.seat != world["seat"])
        names = {each.seat: _called(each) for each in others if each.seat is not None}

        async def begun(tx: TableTransaction) -> None:
            await begin_trial(self._tables, tx, person.id, f"{cause}/start", world, names)

        trial = await self._practice.opened(
            opening, strongest_level(rules), len(of.seats) - 1, person, message_id, begun, self._room
        )
        for each in before:
            if each != trial.id:
                await self._practice.end(each, person.id, f"{cause}/before/{each}")
        return trial

    async def _room(self, connection: Connection, person_id: int) -> None:
        values = {"person": person_id, "since": self._tables.clock() - LATELY}
        begun = (await connection.execute(lobby.BEGUN_LATELY, values)).one().begun
        if begun >= TRIALS_HOURLY:
            raise Trouble(TOO_FAST, most=TRIALS_HOURLY, minutes=LATELY // timedelta(minutes=1))


def may_try(table: Table) -> bool:
    """Whether those who play there can begin trials: as the table has chosen, at practice always; not in a lesson."""
    if table.status != "playing" or table.halted or table.trial_of is not None or table.lesson is not None:
        return False
    alone = sum(card.level is None for card in table.seats) == 1  # an open seat is somebody's who may come
    return table.practice or table.trying == "all" or (table.trying == "alone" and alone)


def _check_allowed(table: Table) -> None:
    if not may_try(table):
        begun_in_a_position = table.trial_of is not None or table.lesson is not None
        raise Trouble(NOT_TRIED_HERE if begun_in_a_position else TRIALS_OFF)


def _called(card: SeatCard) -> str:
    """What is stored as the name of an automatic player who holds that seat in a trial."""
    return str(card.steward_number(card.seat or 0)) if card.level is not None else card.name
