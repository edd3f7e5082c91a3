"""Stewards answer, and stand-ins that think: ahead of the moment that their clock has drawn, for that moment.

The moment depends on nothing but chance, and thinking begins early enough to be over by then: how fast a steward is
tells nothing. It is stored with the clock, so nothing is lost when the bot stops. They think in processes of their own;
one that takes too long, or breaks, is ended and replaced.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Any

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace

from db.connection.diagnosis import log_level_of
from db.connection.statements import Connection
from db.tables import clocks as statements
from db.tables.store import NOWHERE, StoredTable, TableRecord
from db.trouble import Trouble
from engine.policies import VOLUNTEERED
from engine.texts import Refusal
from host.clocks.model import Clock, clock_of, policy_at, read_sitters, steward_clock_again
from host.clocks.model import read_clocks as clocks_of
from host.log.epochs import plain_ask_id
from host.play.move_making import MoveMaking
from host.stewards.thinking import BROKEN, SLOW, Question, Thinker, Thought, seed_of
from host.table.access import Tables
from host.table.moves import Act, Mover
from host.table.stored_table import files_of, pace_of
from host.table.transaction import TableTransaction
from host.workers.processes import Processes
from host.workers.turns import OVERTAXED, Bound, of_person, turns_of_table

_AT_ONCE = 2  # processes
_LIMIT = 10.0  # seconds that a steward may think
PLAYED_WITHIN = 45.0  # seconds for games that are played on to their end, which nobody at a table waits for
STEWARDS_STARTING = 30.0  # seconds more that a process may need for its first thought
_BOUND = Bound(own=12, waiting=60)  # of thoughts; a practice game asks for five at most at once


class Workers:
    """Thinks in processes of its own, started when they are first needed. `limit`: seconds for one thought."""

    def __init__(self, limit: float = _LIMIT, count: int = _AT_ONCE, bound: Bound = _BOUND) -> None:
        self.processes = Processes("host.stewards.worker", limit, count, bound=bound)

    async def think(self, question: Question) -> Thought:
        """Returns what the steward wants to do; nothing, with `slow` or `broken`, if its process does not say.

        Raises Trouble `own-under-way`, `too-many-wait`: nobody has thought about it.
        """
        try:
            return await self.processes.ask(
                json.encode(question),
                _THOUGHT.decode,
                STEWARDS_STARTING,
                whose=question.whose,
                limit=PLAYED_WITHIN if question.plays_on else None,
            )
        except TimeoutError:
            return Thought(question.ask, None, SLOW)
        except (OSError, EOFError, ValueError, DecodeError):
            return Thought(question.ask, None, BROKEN)

    async def close(self) -> None:
        """Ends all processes."""
        await self.processes.close()


_THOUGHT: json.Decoder[Thought] = json.Decoder(Thought)


AHEAD = timedelta(seconds=20)  # before its moment a steward begins to think
_BATCH = 20  # stewards who begin to think at once
STEWARD_LEASE = timedelta(minutes=2)  # after its moment; then another process may let it answer

_Key = tuple[int, int, str]  # table, seat, ask

_log = logging.getLogger(__name__)


class Wish(Struct, frozen=True):
    """What a steward wants to do, and the level it has."""

    level: str
    thought: Thought


class Stewards:
    """The use case of stewards at started tables. `thinker`: lets them think; `effort`: how much, a multiple."""

    def __init__(self, tables: Tables, moves: MoveMaking, thinker: Thinker, effort: int = 1) -> None:
        self._tables = tables
        self._moves = moves
        self._thinker = thinker
        self._effort = effort
        self._wishes: dict[_Key, asyncio.Task[Wish | None]] = {}

    async def sweep(self) -> int:
        """Lets those think who are about to answer, and those answer whose moment has come; how many did."""
        await self.look_ahead()
        return await self.answer_due()

    async def look_ahead(self) -> int:
        """Lets stewards begin to think whose moment is near, a batch at most; how many."""
        now = self._tables.clock()
        ahead = now + AHEAD
        keys = await self._claimed(
            {"now": now, "ahead": ahead, "until": ahead + STEWARD_LEASE, "limit": _BATCH, "table": None}
        )
        for key in keys:
            if key not in self._wishes:
                self._wishes[key] = wish = asyncio.create_task(self._wish(key))
                wish.add_done_callback(_is_over)  # whose table breaks is not asked any more
        return len(keys)

    async def play_on(self, table_id: int, limit: int = _BATCH) -> int:
        """Lets the stewards of one table answer whose moment has come, and those who are asked then; how many moves."""
        done = 0
        while True:
            now = self._tables.clock()
            values = {"now": now, "ahead": now, "until": now + STEWARD_LEASE, "limit": limit, "table": table_id}
            keys = await self._claimed(values)
            if not keys:
                return done
            wishes = await asyncio.gather(*(self._wish(key) for key in keys), return_exceptions=True)
            failed = [wish for wish in wishes if isinstance(wish, BaseException)]
            for key, wish in zip(keys, wishes, strict=True):
                if isinstance(wish, Trouble):
                    await self._released(key, wish)
                elif wish is not None and not isinstance(wish, BaseException):
                    done += await self._act(key, wish)
            if failed:
                raise failed[0]

    async def answer_due(self) -> int:
        """Lets those answer who have thought and whose moment has come; how many moves that made."""
        done = 0
        for key in tuple(self._wishes):
            try:
                done += await self._answered(key)
            except Trouble as trouble:  # busy or halted: it is claimed again when its lease is over, or at once
                self._wishes.pop(key, None)
                await self._released(key, trouble)
                _log.log(log_level_of(trouble), "table %s: a steward has to wait: %r", key[0], trouble)
            except Exception as error:  # one broken table must not stop the others
                self._wishes.pop(key, None)
                await self._tables.skipping.note("a steward", key[0], error)
            else:
                await self._tables.skipping.worked("a steward", key[0])
        return done

    async def close(self) -> None:
        """Stops all thinking."""
        for task in self._wishes.values():
            task.cancel()
        await asyncio.gather(*self._wishes.values(), return_exceptions=True)
        self._wishes.clear()
        await self._thinker.close()

    async def _answered(self, key: _Key) -> bool:
        """Lets the steward do what it wants if its moment has come; whether it made a move."""
        table_id, seat, ask = key
        clock, level, _ = _at(await self._tables.read(table_id), seat, ask)
        early = clock is not None and clock.next_at is not None and clock.due_at > self._tables.clock()
        if early and level is not None:
            return False
        wish = await self._wishes[key]
        del self._wishes[key]
        if clock is None or level is None or wish is None:
            return False

        return await self._act(key, wish)

    async def _claimed(self, values: dict[str, Any]) -> list[_Key]:
        claimant = self._tables.database.presence.claimant

        async def claim(connection: Connection) -> list[Any]:
            return list((await connection.execute(statements.CLAIM_STEWARDS, {"owner": claimant, **values})).all())

        return [(row.table_id, row.seat, row.ask) for row in await self._tables.database.run(claim)]

    async def _released(self, key: _Key, trouble: Trouble) -> None:
        """Lets the next sweep ask that steward again, if it was refused for want of room to think."""
        if trouble.code in OVERTAXED:
            table_id, seat, ask = key
            owner = self._tables.database.presence.claimant
            await self._tables.database.write(
                statements.RELEASE_STEWARD, {"table": table_id, "seat": seat, "ask": ask, "owner": owner}
            )

    async def _act(self, key: _Key, wish: Wish) -> bool:
        """Does what a steward wants to do, if it may; whether that made a move."""
        table_id, seat, ask = key

        async def work(tx: TableTransaction) -> bool:
            return await self._moved(tx, seat, ask, wish)

        return await self._tables.locked(table_id, "", 0, work)

    async def _wish(self, key: _Key) -> Wish | None:
        """Returns what that steward wants to do; None if it is not asked any more."""
        table_id, seat, ask = key
        stored = await self._tables.read(table_id)
        clock, level, holds = _at(stored, seat, ask)
        if level is None or clock is None or stored.state is None or stored.shown.status != "playing":
            return None
        pack = stored.shown.pack
        question = Question(
            game=stored.shown.game,
            state=stored.state,
            pack=pack,
            files={name: bytes(content) for name, content in files_of(stored.shown.game, pack).items()},
            seat=seat,
            ask=plain_ask_id(ask),
            level=level,
            seed=seed_of(stored.seed or b"", table_id, seat, ask, clock.lapses),
            volunteers=holds and clock.lapses < VOLUNTEERED,
            effort=self._effort,
            whose=_whose(stored.shown),
        )
        thought = await self._thinker.think(question)
        if thought.failed:
            _log.warning("table %s: a steward (%s) has no answer of its own: %s", table_id, level, thought.failed)
        return Wish(level, thought)

    async def _moved(self, tx: TableTransaction, seat: int, ask_id: str, wish: Wish) -> bool:
        """Makes the move that the steward wants to make, if it is still its turn to make one."""
        shown, clock = tx.stored.shown, clock_of(tx.clocks, seat, ask_id)
        if tx.stored.state is None or shown.status != "playing" or shown.paused_at is not None:
            return False
        ask = tx.game.asks(tx.state).get(seat)
        late = clock is not None and clock.next_at is not None and clock.due_at <= self._tables.clock()
        if ask is None or ask.id != ask_id or clock is None or not late:
            return False
        if policy_at(clock, tx.sitters, pace_of(shown)) is None:
            return False
        if wish.thought.ask != plain_ask_id(ask_id):
            return await self._liberty(tx, clock, wish.thought)
        value = wish.thought.value
        try:
            if value is not None:
                return await self._made(tx, seat, Act("answer", ask_id, value, _cause(tx, seat)))
        except Refusal as refusal:
            _log.warning("table %s: a steward (%s) was refused: %s", tx.id, wish.level, refusal.code)
        value = tx.game.absent(tx.state, seat)
        return await self._made(tx, seat, Act("answer", ask_id, value, _cause(tx, seat)))

    async def _liberty(self, tx: TableTransaction, clock: Clock, thought: Thought) -> bool:
        """Takes a liberty before the answer, which gets a moment of its own. A refused one was the last."""
        meant = [each.id for each in tx.game.liberties(tx.state, clock.seat) if plain_ask_id(each.id) == thought.ask]
        later = steward_clock_again(clock, pace_of(tx.stored.shown), self._tables.clock(), self._tables.entropy)
        others = [other for other in tx.clocks if other != clock]
        before = tx.clocks
        tx.clocks = (*others, later)
        try:
            if meant and thought.value is not None:
                return await self._made(tx, clock.seat, Act("answer", meant[0], thought.value, _cause(tx, clock.seat)))
        except Refusal as refusal:
            _log.info("table %s: a steward was refused a liberty: %s", tx.id, refusal.code)
            tx.clocks = before
        tx.clocks = (*others, replace(later, lapses=VOLUNTEERED))
        await tx.tick(tx.retimed(), dirty=False)
        return False

    async def _made(self, tx: TableTransaction, seat: int, act: Act) -> bool:
        stand_in = tx.sitters[seat].steward is None
        act = replace(act, kind="due") if stand_in else act
        await self._moves.make(tx, Mover(seat, stand_in=stand_in), act)
        return True


def _is_over(wish: asyncio.Task[Wish | None]) -> None:
    """Takes the error of a thought, so that asyncio does not log what it says."""
    if not wish.cancelled():
        wish.exception()


def _cause(tx: TableTransaction, seat: int) -> str:
    return f"steward:{tx.stored.number + 1}:{seat}"


def _whose(shown: TableRecord) -> str:
    """Whose turns its stewards take: those of who practises there are that person's, at however many tables."""
    practises = shown.server_id == NOWHERE and shown.opener_id is not None
    return of_person(shown.opener_id or 0) if practises else turns_of_table(shown.id)


def _at(stored: StoredTable, seat: int, ask: str) -> tuple[Clock | None, str | None, bool]:
    """Returns the clock of that question, the level of the policy that answers it, and whether a steward holds it."""
    clock, pace = clock_of(clocks_of(stored.clocks), seat, ask), pace_of(stored.shown)
    sitters = read_sitters(stored.sitters, pace.off)
    level = None if clock is None else policy_at(clock, sitters, pace)
    return clock, level, seat in sitters and sitters[seat].steward is not None
