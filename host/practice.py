"""Practice: tables of one person alone with stewards, in their direct messages.

They begin at once, wait for their one person as long as they like, and end when they say so. Their stewards answer as
soon as they are asked: nobody is there to hide their speed from.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from db.connection.diagnosis import log_level_of
from db.connection.statements import Connection
from db.tables import archive, living_desks, lobby, store
from db.tables.store import NOWHERE
from db.trouble import Trouble
from engine.policies import CARETAKER, level_text, levels
from engine.registry import game as rules_of
from engine.registry import games
from engine.texts import Listed, clean_line
from host.lobby.bounds import LATELY, TOO_FAST
from host.lobby.opening import begin_game, open_new_table, opening_of
from host.lobby.seeds import LONGEST_NAME
from host.lobby.settings import PRACTICE
from host.lobby.stewards import UNKNOWN_LEVEL
from host.seats.seats import in_game
from host.stewards.answers import Stewards
from host.table.access import Tables
from host.table.moves import TableMove
from host.table.stored_table import table_of
from host.table.transaction import TableTransaction
from host.values import NO_SUCH_GAME, NO_SUCH_TABLE, NOT_OVER, Person, Place, Table
from host.workers.turns import OVERTAXED

BAD_OPPONENTS = "bad-opponents"  # `least`, `most`, whether they are the `same`
TOO_MANY_PRACTICES = "too-many-practices"  # `most`, of one person
PRACTICES_FULL = "practices-full"  # of the whole bot

MOST_OWN = 10  # open at once, of one person
MOST_OPEN = 500  # of the whole bot, unless its operator says otherwise
HOURLY = 30  # begun by one person within an hour: each leaves a log
IDLE = timedelta(days=7)  # without a move, then it closes
HERE = Place(NOWHERE, 0)


class Practice:
    """The use cases of practice tables. `most`: how many may be open at once."""

    def __init__(self, tables: Tables, most: int = MOST_OPEN) -> None:
        self._tables = tables
        self._most = most

    async def check(self, person_id: int) -> None:
        """Raises what `begin` would raise for want of room, before anything is sent to that person."""

        async def look(connection: Connection) -> None:
            await self._room(connection, person_id)

        await self._tables.database.run(look)

    async def begin(
        self, game_id: str, level: str, opponents: int, person: Person, cause: str, message_id: int | None
    ) -> Table:
        """Opens a table, seats the person and so many stewards of that level, and deals. One cause: one table.

        `message_id`: of the direct message that becomes the desk, None where it is played on its page. Raises Trouble
        `no-such-game`, `unknown-level`, `bad-opponents`, `too-many-practices`, `practices-full`, `too-fast`.
        """
        checked_practice(game_id, level, opponents)
        opening = replace(opening_of(self._tables, game_id, HERE, person, {}, cause, PRACTICE), hints=True)

        async def begun(tx: TableTransaction) -> None:
            await begin_game(self._tables, tx, person.id, f"{cause}/start")

        return await self.opened(opening, level, opponents, person, message_id, begun)

    async def opened(
        self,
        opening: lobby.Opening,
        level: str,
        opponents: int,
        person: Person,
        message_id: int | None,
        begin: Callable[[TableTransaction], Awaitable[None]],
        room: Callable[[Connection, int], Awaitable[None]] | None = None,
        word: str = "",
    ) -> Table:
        """Opens a practice table for that person and so many stewards, and lets it `begin`. As of `begin`.

        `message_id`: None where no message is its desk; `room`: raises what stands against it besides the bound
        of the whole bot; unless given, as `check` does. `word`: with which that person joins.
        """
        cause = opening.cause

        async def work(connection: Connection) -> int:
            table_id = await lobby.opened_by(connection, cause)
            if table_id is not None:
                return table_id
            if room is None:
                await self._room(connection, person.id)
            else:
                self._check_all(await lobby.practices_in_use(connection, person.id))
                await room(connection, person.id)
            tx = await open_new_table(self._tables, connection, opening)
            await _sit(tx, person, word, cause, self._tables)
            for number in range(opponents):
                joined = tx.stored.number + 1
                await lobby.seat_steward_in_lobby(connection, tx.id, joined, level)
                value = {"joined": joined, "word": "", "steward": level}
                await tx.append(TableMove(kind="join", value=value, cause=f"{cause}/{number}", person_id=person.id))
            await tx.reload()
            await begin(tx)
            if message_id is not None:
                taken = {"table": tx.id, "person": person.id, "message": message_id}
                await connection.execute(living_desks.TAKE, taken)
            tx.check_written()
            return tx.id

        table = table_of((await self._tables.read(await self._tables.database.run(work))).shown)
        self._tables.wake.set()
        self._tables.prompt(table.id)
        return table

    async def again(self, table_id: int, person: Person, cause: str, message_id: int | None) -> Table:
        """Begins another game like the practice game that has ended. Raises as `begin` does, `not-over`."""
        before = await self.own(table_id, person.id)
        if before.status != "ended":
            raise Trouble(NOT_OVER)
        level, opponents = _stewards_of(before)
        return await self.begin(before.game, level, opponents, person, cause, message_id)

    async def open_of(self, person_id: int) -> tuple[Table, ...]:
        """Lists that person's open practice tables, the newest first."""
        rows = await self._tables.database.fetch(store.READ_TABLES_OF_PERSON, {"person": person_id})
        return tuple(table for table in await self._tables.read_list(rows) if table.practice)

    async def ended_of(self, person_id: int, limit: int) -> tuple[Table, ...]:
        """Lists the practice games which that person has played to their end, the newest first."""
        values = {"nowhere": NOWHERE, "person": person_id, "limit": limit}
        rows = await self._tables.database.fetch(store.ENDED_OF_OPENER, values)
        return await self._tables.read_list(rows)

    async def own(self, table_id: int, person_id: int) -> Table:
        """That practice table of that person. Raises Trouble `no-such-table`: nobody else learns that there is one."""
        return _theirs(table_of((await self._tables.read(table_id)).shown), person_id)

    async def end(self, table_id: int, person_id: int, cause: str) -> Table:
        """Ends a practice game at once, for good; also a halted one. Raises Trouble `no-such-table`, `table-ended`."""

        async def work(tx: TableTransaction) -> None:
            table = _theirs(tx.table, person_id)
            if not tx.known:
                in_game(table)
                await _close(tx, cause, person_id)

        await self._tables.locked(table_id, cause, person_id, work, halted=True)
        self._tables.wake.set()
        return await self.own(table_id, person_id)

    async def take_desk(self, table_id: int, person_id: int, message_id: int) -> None:
        """Makes another direct message the desk of a practice table; the one before folds, and leads there."""
        values = {"table": table_id, "person": person_id, "message": message_id}
        await self._tables.database.write(living_desks.TAKE, values)
        self._tables.wake.set()

    async def close_idle(self, limit: int = 50) -> int:
        """Closes practice tables in which nothing has happened for a week; how many."""
        skipping, what = self._tables.skipping, "an idle practice table"
        values = {"before": self._tables.clock() - IDLE, "limit": limit + len(skipping.resting(what))}
        rows = await self._tables.database.fetch(lobby.IDLE_PRACTICE, values)

        async def work(tx: TableTransaction) -> None:
            if tx.stored.shown.status == "playing":
                await _close(tx, f"idle:{tx.id}", None)

        async def close(table_id: int) -> bool:
            await self._tables.locked(table_id, f"idle:{table_id}", 0, work, halted=True)
            return True

        closed = await skipping.each(what, [row.id for row in rows], close)
        if closed:
            self._tables.wake.set()
        return closed

    async def delete_trial(self, table_id: int, *, still_open: bool) -> bool:
        """Deletes a trial with all its rows, after ending it if it is `still_open`; whether that was done."""

        async def end(tx: TableTransaction) -> None:
            if tx.stored.shown.status == "playing":
                await _close(tx, f"idle:{tx.id}", None)

        if still_open:
            await self._tables.locked(table_id, f"idle:{table_id}", 0, end, halted=True)
        stored = await self._tables.read(table_id)

        async def work(connection: Connection) -> bool:
            return await archive.delete_trial(connection, table_id, stored.shown.status, stored.head)

        return await self._tables.database.run(work)

    def _check_all(self, used: Any) -> None:
        """Raises Trouble `practices-full` where the whole bot has as many tables of one person as it may."""
        if used.tables >= self._most:
            raise Trouble(PRACTICES_FULL)

    async def _room(self, connection: Connection, person_id: int) -> None:
        used = await lobby.practices_in_use(connection, person_id)
        if used.own >= MOST_OWN:
            raise Trouble(TOO_MANY_PRACTICES, most=MOST_OWN)
        self._check_all(used)
        since = self._tables.clock() - LATELY
        before = await lobby.opened_lately(connection, NOWHERE, HOURLY, since, person_id)
        if before is not None:
            raise Trouble(TOO_FAST, most=HOURLY, minutes=-((since - before) // timedelta(minutes=1)))


def checked_practice(game_id: str, level: str, opponents: int) -> None:
    """Raises Trouble `no-such-game`, `unknown-level`, `bad-opponents` for a practice game that cannot be."""
    if game_id not in games():
        raise Trouble(NO_SUCH_GAME, game=game_id)
    there = practice_levels(game_id)
    if level not in there:
        raise Trouble(UNKNOWN_LEVEL, levels=Listed(tuple(level_text(each) for each in there)))
    least, most = opponents_of(game_id)
    if not least <= opponents <= most:
        raise Trouble(BAD_OPPONENTS, least=least, most=most, same="yes" if least == most else "no")


def practice_levels(game_id: str) -> tuple[str, ...]:
    """The levels to practise against, from the weakest: those that play to win, if the game has any."""
    there = levels(rules_of(game_id))
    return tuple(level for level in there if level != CARETAKER) or there


def opponents_of(game_id: str) -> tuple[int, int]:
    """With how many stewards that game can be played alone: at least, at most."""
    fewest, most = rules_of(game_id).seats
    return fewest - 1, most - 1


def _stewards_of(table: Table) -> tuple[str, int]:
    """The level of the stewards of a practice table, the weakest there is without any, and their number."""
    there = [card.level for card in table.seats if card.level is not None]
    return (there[0] if there else practice_levels(table.game)[0]), len(there)


def _theirs(table: Table, person_id: int) -> Table:
    if not table.practice or table.card(person_id) is None:
        raise Trouble(NO_SUCH_TABLE)
    return table


async def _sit(tx: TableTransaction, person: Person, word: str, cause: str, tables: Tables) -> None:
    joined = tx.stored.number + 1
    name = clean_line(person.name)[:LONGEST_NAME]
    await lobby.seat_person(tx.connection, tx.id, joined, person.id, name, word, tables.clock())
    value = {"joined": joined, "word": word}
    await tx.append(TableMove(kind="join", value=value, cause=f"{cause}/opener", person_id=person.id))


async def _close(tx: TableTransaction, cause: str, person_id: int | None) -> None:
    await tx.append(TableMove(kind="close", value={}, cause=cause, person_id=person_id, status="closed"))


_BATCH = 50  # tables looked at in one sweep
_STEWARD = "a steward in practice"
PROMPT = "practice"  # the bell of stewards who are asked

_log = logging.getLogger(__name__)


class PromptStewards:
    """Plays on at each practice table that is named, in a task of its own, until its person is asked.

    It remembers nothing: the database says where stewards are asked, and `resume` looks there.
    """

    def __init__(self, tables: Tables, stewards: Stewards) -> None:
        self._tables = tables
        self._stewards = stewards
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._presence = tables.database.presence

    def prompt(self, table_id: int) -> None:
        """Lets the stewards of that table answer: here, or in the process that leads."""
        if self._presence.leads:
            self.play_on(table_id)
        else:  # should nobody hear it, the next sweep finds the table
            self._presence.ring(PROMPT, str(table_id))

    def heard(self, words: str) -> None:
        """Plays on at a table whose stewards another process was to let answer, if this one leads."""
        if self._presence.leads:
            self.play_on(int(words))

    def play_on(self, table_id: int) -> None:
        """Lets the stewards of that table answer, without waiting for it."""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        # In a context of its own: what stewards commit is no part of the click that has prompted them.
        task = asyncio.get_running_loop().create_task(self._run(table_id), context=Context())
        self._tasks[table_id] = task

    async def resume(self, limit: int = _BATCH) -> bool:
        """Play on wherever stewards are asked and nobody is at work, after a restart or a mishap. Never more to do."""
        resting = self._tables.skipping.resting(_STEWARD)
        values = {"now": self._tables.clock(), "limit": limit + len(resting)}
        for row in await self._tables.database.fetch(lobby.WAITING_PRACTICE, values):
            if row.table_id not in resting:
                self.play_on(row.table_id)
        return False

    async def at_rest(self) -> None:
        """Waits until all stewards who were asked have answered."""
        while tasks := [task for task in self._tasks.values() if not task.done()]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stops at once. What was being thought about is taken up again at the next start."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        try:
            while True:
                self._again.discard(table_id)
                await self._stewards.play_on(table_id)
                await self._tables.skipping.worked(_STEWARD, table_id)
                if table_id not in self._again:
                    return
        except (Trouble, OSError) as trouble:
            waits = isinstance(trouble, Trouble) and trouble.code in OVERTAXED  # `resume` asks them again
            level = logging.DEBUG if waits else log_level_of(trouble)
            _log.log(level, "practice table %s: its stewards have to wait: %r", table_id, trouble)
        except Exception as error:
            await self._tables.skipping.note(_STEWARD, table_id, error)
        finally:
            self._again.discard(table_id)
            del self._tasks[table_id]
