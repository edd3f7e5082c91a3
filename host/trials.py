"""Trials: tables of one person alone that begin where they are now at another table, in a world they may imagine.

The world is drawn from what their seat knows, by chance of its own, and automatic players hold the other seats: nothing
that happens there tells anything of the real table, and nothing there reaches it. A trial lives a day. Nobody else, no
moderator either, sees that there is one.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from datetime import timedelta
from types import MappingProxyType
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from db.connection.statements import Connection
from db.tables import lobby, orders
from db.trouble import Trouble
from engine.contract import Game
from engine.extras.forecast import Scored
from engine.policies import strongest_level
from engine.registry import game as rules_of
from host.lobby.bounds import LATELY, TOO_FAST
from host.lobby.opening import begin_trial, opening_of
from host.lobby.settings import PRACTICE
from host.log import journal
from host.log.epochs import plain_ask_id
from host.play.desk_reading import DeskReading
from host.practice import HERE, Practice
from host.proof.replay import load_log
from host.reviews.own_decisions import decision_at
from host.table.access import Tables
from host.table.answers_in_words import AnswerInWords, answer_in_words
from host.table.halting import describe_error, is_of_machine
from host.table.stored_table import card_of, state_of, table_of
from host.table.transaction import TableTransaction
from host.values import NO_SUCH_TABLE, Person, SeatCard, Table
from host.workers.allowances import in_thread
from host.worlds import ImaginedWorld, number_of_world, world_for

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

Drafts = Mapping[str, dict[str, Any]]
"""Half-made answers, by the id of their question without an epoch."""


class TriedAnswer(Struct, frozen=True):
    """The first answer that was given in a trial of the table `of`. The question's id is without an epoch.

    `view`: what its player saw then; `points`: what they would have scored if the game had ended then, and what they
    would now, or have; None in a game that does not say.
    """

    of: int
    given: AnswerInWords
    value: dict[str, Any]
    view: Any = None
    points: tuple[int, int] | None = None


class ChosenAnswer(Struct, frozen=True):
    """An answer for the table `of`: the id of its question, without an epoch, and what was chosen."""

    of: int
    ask: str
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

        Its form begins as their draft at the table stands, which stays as it is. `message_id`: of the direct message
        that becomes its desk, None where it has none. Raises Trouble
        `no-such-table`, `not-seated`, `not-started`, `table-closed`, `table-ended`, `table-frozen`, `trials-off`,
        `not-tried-here`, `too-fast`, `practices-full`.
        """
        rows = await self._tables.database.fetch(lobby.LAST_WORLD, {"table": table_id, "person": person_id})
        last = journal.read_entry(rows[0].entry).value["world"] if rows else None
        reading = await self._read(table_id, person_id)
        world = await in_thread(self._drawn, reading, last, number_of_world(last) + 1)
        return await self._open(reading, cause, message_id, world, _plain(reading.drafts))

    async def another(
        self, trial_id: int, person_id: int, cause: str, message_id: int | None = None, *, by: int = 1
    ) -> Table:
        """Leaves that trial for the world `by` further, or back: one that was drawn before is the same again.

        Where the table has gone on it is the first world of what is asked now. What was filled in there, or answered
        first, is filled in again as far as it fits. Raises as `begin` does, Trouble `no-such-table`.
        """
        trial = await self._imagined(trial_id, person_id)
        last = await self._world(trial_id)
        reading = await self._read(trial.trial_of or 0, person_id)
        world = await in_thread(self._drawn, reading, last, max(1, number_of_world(last) + by))
        there = await self._filled_in(trial, person_id)
        drafts = there if world.known else {**_plain(reading.drafts), **there}
        return await self._open(reading, cause, message_id, world, drafts)

    async def again(self, trial_id: int, person_id: int, cause: str, message_id: int | None = None) -> Table:
        """Begins that trial anew, in the same world, whether the real table has gone on or not; filled in as `another`.

        Raises Trouble `no-such-table`, `not-seated` for one who has left, `too-fast`, `practices-full`.
        """
        trial = await self.own(trial_id, person_id)
        of = table_of((await self._tables.read(trial.trial_of or 0)).shown)
        world, drafts = await self._world(trial_id), await self._filled_in(trial, person_id)
        card = card_of(of if trial.from_move is None else trial, person_id)
        person = Person(person_id, card.name)
        return await self.open_in(of, person, cause, message_id, world, trial.from_move, drafts)

    async def open_at(self, table_id: int, person_id: int) -> int | None:
        """The id of the trial which that person has open at a table, None without one."""
        rows = await self._tables.database.fetch(lobby.OPEN_OF, {"table": table_id, "person": person_id})
        return rows[0].id if rows else None

    async def own(self, trial_id: int, person_id: int) -> Table:
        """That trial of that person. Raises Trouble `no-such-table`: nobody else learns that there is one."""
        table = await self._practice.own(trial_id, person_id)
        if table.trial_of is None:
            raise Trouble(NO_SUCH_TABLE)
        return table

    async def tried(self, trial_id: int, person_id: int) -> TriedAnswer:
        """The first answer that they gave there. Raises Trouble `no-such-table`, `nothing-tried`."""
        trial = await self._imagined(trial_id, person_id)
        card = trial.card(person_id)
        assert card is not None  # noqa: S101  it is theirs
        rows = await self._tables.database.fetch(lobby.FIRST_ANSWER, {"table": trial_id, "seat": card.seat})
        if not rows:
            raise Trouble(NOTHING_TRIED)
        log, game = await load_log(self._tables, trial_id), rules_of(trial.game)
        first = await in_thread(decision_at, log, rows[0].number)
        given = answer_in_words(game, first.state, first.seat, first.ask, first.value)
        now = state_of(await self._tables.read(trial_id))
        points = (_points(game, first.state, first.seat), _points(game, now, first.seat))
        both = None if points[0] is None or points[1] is None else (points[0], points[1])
        return TriedAnswer(trial.trial_of or 0, given, first.value, game.view(first.state, first.seat), both)

    async def chosen(self, trial_id: int, person_id: int) -> ChosenAnswer:
        """The first answer that they gave there, or without any what stands in their form. Raises as `tried` does."""
        trial = await self._imagined(trial_id, person_id)
        values = {"table": trial_id, "seat": card_of(trial, person_id).seat}
        rows = await self._tables.database.fetch(lobby.FIRST_ANSWER, values)
        if rows:
            ask = journal.read_entry(rows[0].entry).ask
        else:
            asked = DeskReading(self._tables, await self._tables.read(trial_id, person_id), person_id).desk.ask
            ask = None if asked is None else asked.id
        ask_id = plain_ask_id(ask or "")
        value = (await self._filled_in(trial, person_id)).get(ask_id)
        if not rows and not value:
            raise Trouble(NOTHING_TRIED)
        return ChosenAnswer(trial.trial_of or 0, ask_id, value or {})

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

    async def _read(self, table_id: int, person_id: int) -> DeskReading:
        """That table, where this person may try, with what they have filled in."""
        stored = await self._tables.read(table_id, person_id)
        async with self._tables.guarded(table_id):
            reading = DeskReading(self._tables, stored, person_id).in_play()
        _check_allowed(reading.table)
        return reading

    async def _imagined(self, trial_id: int, person_id: int) -> Table:
        """That trial of that person in an imagined world. Raises Trouble `no-such-table` for a game that has ended."""
        trial = await self.own(trial_id, person_id)
        if trial.from_move is not None:
            raise Trouble(NO_SUCH_TABLE)
        return trial

    async def _world(self, trial_id: int) -> dict[str, Any]:
        rows = await self._tables.database.fetch(lobby.TRIAL_START, {"table": trial_id})
        world: dict[str, Any] = journal.read_entry(rows[0].entry).value["world"]
        return world

    async def _filled_in(self, trial: Table, person_id: int) -> Drafts:
        """What that person has filled in there; of what they have answered, the first answer."""
        stored = await self._tables.read(trial.id, person_id)
        values = {"table": trial.id, "seat": card_of(trial, person_id).seat}
        rows = await self._tables.database.fetch(lobby.FIRST_ANSWER, values)
        given = [journal.read_entry(row.entry) for row in rows]
        return _plain(json.decode(stored.drafts)) | {plain_ask_id(each.ask or ""): each.value for each in given}

    def _drawn(self, reading: DeskReading, last: dict[str, Any] | None, number: int) -> ImaginedWorld:
        """As `world_for`. What fails here fails for the trial alone: Trouble `trial-failed`."""
        try:
            return world_for(self._tables, reading, last, number)
        except Exception as error:
            if is_of_machine(error):
                raise
            _log.exception("table %s: no world can be drawn for a trial", reading.table.id)
            raise Trouble(TRIAL_FAILED) from error

    async def _open(
        self, reading: DeskReading, cause: str, message_id: int | None, world: ImaginedWorld, drafts: Drafts
    ) -> Table:
        person = Person(reading.person_id, card_of(reading.table, reading.person_id).name)
        return await self.open_in(reading.table, person, cause, message_id, world.value, None, drafts)

    async def open_in(
        self,
        of: Table,
        person: Person,
        cause: str,
        message_id: int | None,
        world: dict[str, Any],
        from_move: int | None = None,
        drafts: Drafts = MappingProxyType({}),
    ) -> Table:
        """Opens a trial of `of` for that person in a world, as `world_value` makes it; the one they had there ends.

        `from_move`: after which move of a game that has ended that world was the true one; `drafts`: what its form
        begins with, as far as it fits. Raises as `begin` does.
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
        names = _others_names(of, person.id, world["seat"])

        async def begun(tx: TableTransaction) -> None:
            await begin_trial(self._tables, tx, person.id, f"{cause}/start", world, names)
            await self._fill_in(tx, person.id, drafts)

        number, level = number_of_world(world), strongest_level(rules)
        word = str(number) if number else ""
        trial = await self._practice.opened(
            opening, level, len(of.seats) - 1, person, message_id, begun, self._room, word
        )
        for each in before:
            if each != trial.id:
                await self._practice.end(each, person.id, f"{cause}/before/{each}")
        return trial

    async def _fill_in(self, tx: TableTransaction, person_id: int, drafts: Drafts) -> None:
        """Keeps these half-made answers there, as far as they fit what is asked."""
        reading = DeskReading(self._tables, tx, person_id, {})
        for ask in (reading.desk.ask, *reading.desk.liberties):
            if ask is None or not drafts.get(plain_ask_id(ask.id)):
                continue
            try:
                fitting = reading.fill_in(ask.id, drafts[plain_ask_id(ask.id)]).draft
            except Exception as error:
                if is_of_machine(error):
                    raise
                _log.warning("table %s: what was filled in does not fit a trial: %s", tx.id, describe_error(error))
                continue
            values = {"table": tx.id, "seat": reading.seat, "ask": ask.id, "partial": json.encode(fitting).decode()}
            if fitting:
                await tx.connection.execute(orders.SAVE_DRAFT, values)

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


def _points(game: Game[Any], state: Any, seat: int) -> int | None:
    """What that seat has scored at the end, or would have if it came now; None where the game does not say."""
    for standing in game.result(state) or ():
        if standing.seat == seat:
            return standing.score
    return game.points(state)[seat] if isinstance(game, Scored) else None


def _plain(drafts: Drafts) -> dict[str, dict[str, Any]]:
    return {plain_ask_id(ask_id): partial for ask_id, partial in drafts.items()}


def _others_names(of: Table, person_id: int, seat: int) -> dict[int, str]:
    """What is stored as the names of the other seats where that person takes `seat`.

    Their own of then, if it is another one, is called as the seat they take was: no two have one name.
    """
    cards = {each.seat: each for each in of.seats if each.seat is not None}
    there = {each: cards[seat] if card.person_id == person_id else card for each, card in cards.items() if each != seat}
    return {each: _called(card) for each, card in there.items()}


def _called(card: SeatCard) -> str:
    """What is stored as the name of an automatic player who holds that seat in a trial."""
    return str(card.steward_number(card.seat or 0)) if card.level is not None else card.name
