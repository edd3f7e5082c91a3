"""Nobody came: at a deadline the house answers for a seat, and goes on answering for one that is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from db import clocks as statements
from db import store
from db.lease import holder
from db.trouble import Trouble
from engine.core.chance import Chance
from engine.core.contract import Ask, Game, Outcome
from engine.core.forms import Draft
from engine.core.refusals import Refusal
from host.clocks import Clock, Sitter, read_sitters
from host.clocks import read as clocks_of
from host.given import Given, given
from host.moves import Act, news_for, written
from host.play import Play
from host.premises import rules, state_of, table_of
from host.showing import Sitting, desk_of, sitting
from host.tables import Desk, Table
from host.ticking import Ticking, ticking

BATCH = 200  # deadlines claimed at once
AT_ONCE = 6  # tables worked at, so that clicks still find a connection
LEASE = timedelta(minutes=2)  # then another process tries
MISSED = 2  # deadlines in a row, and the seat is away
TELL_OTHERS = 5  # seconds after the player themselves
MOST_MOVES = 100  # in one transaction

Key = tuple[int, str]  # seat and ask

_log = logging.getLogger(__name__)


class Answered(Struct, frozen=True):
    """One answer given for a seat, not yet written."""

    writing: store.Writing
    before: Any
    after: Any
    found: store.Found
    seat: int
    drafted: bool
    stand_in: bool
    away: bool
    given: Given


class Absence(Play):
    """Use cases around deadlines that pass."""

    async def lapse_due(self, limit: int = BATCH) -> int:
        """Answer what is overdue, at most `limit` decisions; at how many tables."""
        now = self.clock()
        values = {"now": now, "limit": limit, "owner": holder(), "until": now + LEASE}

        async def claim(connection: AsyncConnection) -> set[int]:
            return set((await connection.execute(statements.OVERDUE, values)).scalars())

        tables = sorted(await self.database.run(claim))
        gate = asyncio.Semaphore(AT_ONCE)

        async def work(table_id: int) -> int:
            async with gate:
                try:
                    return await self.lapse(table_id)
                except Trouble as trouble:
                    _log.warning("table %s: a deadline has to wait: %r", table_id, trouble)
                except Exception:  # one broken table must not stop the others
                    _log.exception("table %s: a deadline cannot be answered", table_id)
                return 0

        done = await asyncio.gather(*(work(table_id) for table_id in tables))
        return sum(map(bool, done))

    async def lapse(self, table_id: int) -> int:
        """Answer for all seats of a table whose time has run out; how many moves that made."""
        soon = stirred = False

        async def work(connection: AsyncConnection, found: store.Found) -> int:
            nonlocal soon, stirred
            soon = stirred = False
            if found.state is None or found.shown.status != "playing" or found.shown.paused_at is not None:
                return 0
            done = await self._lapsed(connection, found)
            if not done:
                # A row that belongs to no question any more: let it go.
                await store.tick(connection, table_id, self.clock(), self._stale(found), dirty=False)
                return 0
            posts = _posts(table_of(found.shown), done)
            writings = [replace(one.writing, posts=()) for one in done]
            writings[-1] = replace(writings[-1], posts=posts)
            game = rules(found)
            await store.append(connection, *writings)
            soon = await self._asked(connection, done[-1].found, game, done[0].before, done[-1].after)
            stirred = bool(posts) or any(one.writing.dirty for one in done)
            return len(done)

        made = await self.locked(table_id, f"due:{table_id}", 0, work)
        if stirred or soon:
            self.wake.set()
        return made

    async def back(self, table_id: int, person_id: int, cause: str) -> Desk:
        """ "I'm back": nobody stands in for this person any more, and what they owe has a fresh clock.

        Raises Trouble `not-seated`, `not-started`.
        """

        async def work(connection: AsyncConnection, found: store.Found) -> Desk:
            seated = sitting(found, person_id)
            sitters = read_sitters(found.sitters)
            sitter = sitters[seated.seat]
            if not sitter.away or seated.table.status != "playing":
                return desk_of(seated)
            sitters[seated.seat] = replace(sitter, away=False, missed=0)
            tick = self._fresh(found, seated.seat, sitters)
            await store.tick(connection, table_id, self.clock(), tick.ticks)
            cards = tuple(replace(card, away=card.away and card.seat != seated.seat) for card in seated.table.seats)
            return desk_of(replace(seated, table=replace(seated.table, seats=cards), clocks=tick.clocks))

        desk = await self.locked(table_id, cause, person_id, work)
        self.wake.set()
        return desk

    def _fresh(self, found: store.Found, seat: int, sitters: dict[int, Sitter]) -> Ticking:
        game = rules(found)
        others = tuple(one for one in clocks_of(found.clocks) if one.seat != seat)
        return ticking(found, game, state_of(found), self.clock(), self.entropy, seats=sitters, clocks=others)

    def _stale(self, found: store.Found) -> store.Ticks:
        game = rules(found)
        return ticking(found, game, state_of(found), self.clock(), self.entropy).ticks

    async def _lapsed(self, connection: AsyncConnection, found: store.Found) -> list[Answered]:
        """All answers that have to be given now, one after the other, as they will be written."""
        now, game = self.clock(), rules(found)
        state = state_of(found)
        table = table_of(found.shown)
        drafts: dict[tuple[int, str], dict[str, Any]] | None = None
        causes: dict[Key, str] = {}
        done: list[Answered] = []
        while len(done) < MOST_MOVES:
            asks = game.asks(state)
            clock = next((one for one in clocks_of(found.clocks) if _overdue(one, asks, now)), None)
            if clock is None:
                break
            key = clock.seat, clock.ask
            if drafts is None:
                rows = await connection.execute(statements.DRAFTS, {"table": table.id})
                drafts = {(row.seat, row.ask): _partial(row.partial) for row in rows}
            if key not in causes:
                present = [one for one in clocks_of(found.clocks) if _overdue(one, asks, now)]
                causes = await self._causes(connection, table.id, present)
            draft = None if clock.stand_in else drafts.get(key)
            answered = self._answered(found, game, state, table, clock, asks[clock.seat], draft, causes.pop(key))
            done.append(answered)
            state, found = answered.after, answered.found
            if answered.writing.ended:
                break
        return done

    def _answered(
        self,
        found: store.Found,
        game: Game[Any],
        state: Any,
        table: Table,
        clock: Clock,
        ask: Ask,
        draft: dict[str, Any] | None,
        cause: str,
    ) -> Answered:
        seat, now = clock.seat, self.clock()
        outcome, value, draws, drafted = self._given(found, game, state, seat, ask, draft)
        sitters = read_sitters(found.sitters)
        sitter = sitters[seat]
        if not clock.stand_in and not drafted:
            sitter = replace(sitter, missed=sitter.missed + 1, away=sitter.missed + 1 >= MISSED)
        turned_away = sitter.away and not sitters[seat].away
        sitters[seat] = sitter
        clocks = tuple(
            replace(one, lapses=one.lapses + 1) if (one.seat, one.ask) == (seat, clock.ask) else one
            for one in clocks_of(found.clocks)
        )
        tick = ticking(found, game, outcome.state, now, self.entropy, seats=sitters, clocks=clocks)
        seated = Sitting(table, game, state, 0, seat, {})
        writing = written(found, seated, Act("due", ask.id, value, cause), outcome, draws, self.entropy, now, tick)
        writing = replace(writing, person_id=None, dirty=writing.dirty or turned_away)
        shown = replace(found.shown, status=writing.status, moment=writing.moment)
        after = replace(tick.after(found), shown=shown, number=writing.number, head=writing.hash, state=writing.state)
        words = given(game, state, seat, ask, value)
        return Answered(writing, state, outcome.state, after, seat, drafted, clock.stand_in, turned_away, words)

    def _given(
        self, found: store.Found, game: Game[Any], state: Any, seat: int, ask: Ask, draft: dict[str, Any] | None
    ) -> tuple[Outcome, dict[str, Any], Any, bool]:
        """The player's own draft if it is complete and legal, otherwise the safe answer; whether it was the draft."""
        seed = found.seed or b""
        if draft:
            chance = Chance(seed, found.epoch)
            try:
                value = game.form(state, seat, ask.id, Draft(draft)).sealed()
                return game.answer(state, seat, ask.id, value, chance), value, chance.draws, True
            except Refusal:
                pass  # half-made, or no longer legal
        chance = Chance(seed, found.epoch)
        value = game.absent(state, seat)
        return game.answer(state, seat, ask.id, value, chance), value, chance.draws, False

    async def _causes(self, connection: AsyncConnection, table_id: int, clocks: Iterable[Clock]) -> dict[Key, str]:
        """`due:<ask>:<seat>` for each; numbered if the same question has lapsed before (it was taken back)."""
        found: dict[Key, str] = {}
        left = {(clock.seat, clock.ask): clock.lapses + 1 for clock in clocks}
        while left:
            names = {
                key: f"due:{key[1]}:{key[0]}" + (f":{number}" if number > 1 else "") for key, number in left.items()
            }
            rows = await connection.execute(statements.CAUSES, {"table": table_id, "causes": list(names.values())})
            known = set(rows.scalars())
            found |= {key: name for key, name in names.items() if name not in known}
            left = {key: number + 1 for key, number in left.items() if key not in found}
        return found


def _overdue(clock: Clock, asks: dict[int, Ask], now: datetime) -> bool:
    ask = asks.get(clock.seat)
    return clock.next_at is not None and clock.due_at <= now and ask is not None and ask.id == clock.ask


def _posts(table: Table, done: list[Answered]) -> tuple[store.Post, ...]:
    """Who has missed a deadline is told first, in private; then everyone what has settled."""
    told: list[store.Post] = []
    for card in table.seats:
        own = [one for one in done if one.seat == card.seat and not one.stand_in]
        if own and card.taken:
            said = {
                "draft": all(one.drafted for one in own),
                "away": any(one.away for one in own),
                "given": [one.given for one in own],
            }
            told.append(store.Post("player", card.person_id, "absence", json.encode(said).decode()))
    if any(one.writing.settled for one in done):
        first = {post.lane_id for post in told}
        for post in news_for(table.seats, table.id):
            later = told and (post.lane_kind == "thread" or post.lane_id not in first)
            told.append(replace(post, after=TELL_OTHERS) if later else post)
    return tuple(told)


def _partial(stored: Any) -> dict[str, Any]:
    partial: dict[str, Any] = stored if isinstance(stored, dict) else json.decode(stored)
    return partial
