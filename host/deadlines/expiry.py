"""Expires deadlines: answers for a seat that has not, and goes on answering for one that is away."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from db.connection.statements import Connection
from db.tables import clocks as statements
from db.tables.move_writes import MoveWrite, Post
from engine.contract import Ask, Outcome
from engine.forms import Draft
from engine.texts import Refusal
from host.clocks.model import Clock, policy_at
from host.clocks.patience import Lateness, known_to_be_asked, lateness, let_pass
from host.play.desk_reading import DeskReading
from host.table.access import Tables
from host.table.answers_in_words import AnswerInWords, answer_in_words
from host.table.halting import hand_over_seat
from host.table.moves import Act, Mover, newly_asked, news_for
from host.table.stored_table import pace_of
from host.table.transaction import TableTransaction
from host.values import Desk, Table

_BATCH = 200  # deadlines claimed at once
_LEASE = timedelta(minutes=2)  # then another process tries
_MISSED = 2  # deadlines in a row, and the seat is away
TELL_OTHERS = 5  # seconds after the player themselves
MOST_MOVES = 100  # in one transaction

_Key = tuple[int, str]  # seat and ask


class _Answered(Struct, frozen=True):
    """One answer given for a seat, not yet written."""

    writing: MoveWrite
    seat: int
    drafted: bool
    stand_in: bool
    away: bool
    late: Lateness
    given: AnswerInWords


class Deadlines:
    """Use cases around deadlines that pass."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def expire_due(self, limit: int = _BATCH) -> int:
        """Answers what is overdue, at most `limit` decisions; at how many tables."""
        now = self._tables.clock()
        values = {"now": now, "limit": limit, "owner": self._tables.database.presence.claimant, "until": now + _LEASE}

        async def claim(connection: Connection) -> set[int]:
            return set((await connection.execute(statements.OVERDUE, values)).scalars())

        tables = sorted(await self._tables.database.run(claim))
        return await self._tables.skipping.side_by_side("a deadline", tables, self.expire)

    async def expire(self, table_id: int) -> int:
        """Answers for all seats of a table whose time has run out; how many moves that made."""

        async def work(tx: TableTransaction) -> int:
            shown = tx.stored.shown
            if tx.stored.state is None or shown.status != "playing" or shown.paused_at is not None:
                return 0
            before = tx.state
            done = await self._expired(tx)
            if not done:
                await tx.tick(tx.retimed(), dirty=False)  # a row that belongs to no question any more: let it go
                return 0
            asked = None if done[-1].writing.ended else tuple(newly_asked(tx.game, before, tx.state))
            posts = _posts(tx.table, done, asked)
            writings = [replace(answer.writing, posts=()) for answer in done]
            writings[-1] = replace(writings[-1], posts=posts)
            await tx.write(*writings)
            await self._tables.announce(tx, before)
            if posts or any(answer.writing.dirty for answer in done):
                tx.after_commit.append(self._tables.wake.set)
            return len(done)

        return await self._tables.locked(table_id, f"due:{table_id}", 0, work)

    async def back(self, table_id: int, person_id: int, cause: str) -> Desk:
        """ "I'm back": nobody stands in for this person any more, and what they owe has a fresh clock.

        Raises Trouble `not-seated`, `not-started`.
        """

        async def work(tx: TableTransaction) -> Desk:
            reading = DeskReading(self._tables, tx, person_id)
            if tx.sitters[reading.seat].away and reading.table.status == "playing":
                hand_over_seat(tx, reading.seat, away=False, recent=tx.sitters[reading.seat].recent)
                await tx.tick(tx.retimed())
                reading = DeskReading(self._tables, tx, person_id)
            return reading.desk

        desk = await self._tables.locked(table_id, cause, person_id, work)
        self._tables.wake.set()
        return desk

    async def _expired(self, tx: TableTransaction) -> list[_Answered]:
        """All answers that have to be given now, one after the other, as they will be written."""
        now = self._tables.clock()
        drafts: dict[_Key, dict[str, Any]] | None = None
        causes: dict[_Key, str] = {}
        done: list[_Answered] = []
        while len(done) < MOST_MOVES:
            asks = tx.game.asks(tx.state)
            pace = pace_of(tx.stored.shown)
            present = [
                clock
                for clock in tx.clocks
                if policy_at(clock, tx.sitters, pace) is None and _overdue(clock, asks, now)
            ]
            if not present:
                break
            clock = present[0]
            key = clock.seat, clock.ask
            if drafts is None:
                rows = await tx.connection.execute(statements.DRAFTS, {"table": tx.id})
                drafts = {(row.seat, row.ask): _partial(row.partial) for row in rows}
            if key not in causes:
                causes = await self._causes(tx.connection, tx.id, present)
            draft = None if clock.stand_in else drafts.get(key)
            done.append(_answered(tx, clock, asks[clock.seat], draft, causes.pop(key)))
            if done[-1].writing.ended:
                break
        return done

    async def _causes(self, connection: Connection, table_id: int, clocks: Iterable[Clock]) -> dict[_Key, str]:
        """`due:<ask>:<seat>` for each; numbered if the same question has expired before (it was taken back)."""
        causes: dict[_Key, str] = {}
        left = {(clock.seat, clock.ask): clock.lapses + 1 for clock in clocks}
        while left:
            names = {
                key: f"due:{key[1]}:{key[0]}" + (f":{number}" if number > 1 else "") for key, number in left.items()
            }
            rows = await connection.execute(statements.CAUSES, {"table": table_id, "causes": list(names.values())})
            known = set(rows.scalars())
            causes |= {key: name for key, name in names.items() if name not in known}
            left = {key: number + 1 for key, number in left.items() if key not in causes}
        return causes


def _answered(tx: TableTransaction, clock: Clock, ask: Ask, draft: dict[str, Any] | None, cause: str) -> _Answered:
    game, state, seat, pace = tx.game, tx.state, clock.seat, pace_of(tx.stored.shown)
    outcome, value, draws, drafted = _given(tx, seat, ask, draft)
    sitters = tx.sitters
    sitter = sitters[seat]
    late: Lateness = ""
    if not clock.stand_in:  # whether there was a draft is a secret, so it must not keep a stand-in away
        sitter = replace(sitter, missed=sitter.missed + 1, away=sitter.missed + 1 >= _MISSED)
        if pace.patience and seat in known_to_be_asked(game, state, sitters):
            sitter = replace(sitter, recent=let_pass(sitter.recent))
            late = lateness(sitter.recent, pace)
    turned_away = sitter.away and not sitters[seat].away
    tx.sitters = {**sitters, seat: sitter}
    tx.clocks = tuple(
        replace(other, lapses=other.lapses + 1) if (other.seat, other.ask) == (seat, clock.ask) else other
        for other in tx.clocks
    )
    act, mover = Act("due", ask.id, value, cause), Mover(seat, stand_in=clock.stand_in)
    done = tx.stage_outcome(act, mover, outcome, draws, dirty=turned_away)
    words = answer_in_words(game, state, seat, ask, value)
    return _Answered(done.writing, seat, drafted, clock.stand_in, turned_away, late, words)


def _given(
    tx: TableTransaction, seat: int, ask: Ask, draft: dict[str, Any] | None
) -> tuple[Outcome, dict[str, Any], Any, bool]:
    """The player's own draft if it is complete and legal, otherwise the safe answer; whether it was the draft."""
    game, state = tx.game, tx.state
    if draft:
        chance = tx.chance()
        try:
            value = game.form(state, seat, ask.id, Draft(draft)).sealed()
            return game.answer(state, seat, ask.id, value, chance), value, chance.draws, True
        except Refusal:
            pass  # half-made, or no longer legal
    chance = tx.chance()
    value = game.absent(state, seat)
    return game.answer(state, seat, ask.id, value, chance), value, chance.draws, False


def _overdue(clock: Clock, asks: dict[int, Ask], now: datetime) -> bool:
    ask = asks.get(clock.seat)
    return clock.next_at is not None and clock.due_at <= now and ask is not None and ask.id == clock.ask


def _posts(table: Table, done: list[_Answered], asked: tuple[int, ...] | None) -> tuple[Post, ...]:
    """Lists the posts: in private to those who missed a deadline, then settled news to the table and `asked` seats.

    `asked`: the seats that are asked something new, None for all.
    """
    posts: list[Post] = []
    for card in table.seats:
        own = [answer for answer in done if answer.seat == card.seat and not answer.stand_in]
        if own and card.person_id is not None:
            said = {
                "draft": all(answer.drafted for answer in own),
                "away": any(answer.away for answer in own),
                "late": own[-1].late,
                "given": [answer.given for answer in own],
            }
            posts.append(Post("player", card.person_id, "absence", json.encode(said).decode()))
    if any(answer.writing.settled for answer in done):
        first = {post.lane_id for post in posts}
        for post in news_for(table.seats, table.id, asked):
            later = posts and (post.lane_kind == "thread" or post.lane_id not in first)
            posts.append(replace(post, after=TELL_OTHERS) if later else post)
    return tuple(posts)


def _partial(stored: Any) -> dict[str, Any]:
    partial: dict[str, Any] = stored if isinstance(stored, dict) else json.decode(stored)
    return partial
