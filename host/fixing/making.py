"""Fixes as moves: the entry, what becomes of state, clocks, drafts, seats and messages, in the table's transaction."""

from __future__ import annotations

import asyncio
import logging
import zlib
from datetime import timedelta
from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from db import ballots, fixes, orders, people, records, store
from db.fixes import Kept
from db.trouble import Trouble
from engine.core.chance import Chance, Draw
from engine.core.contract import Game, Outcome
from engine.core.refusals import Refusal
from engine.core.texts import say
from host import journal, timing
from host.clocks import Clock
from host.epochs import game_of
from host.fixing.branches import Step, from_snapshots, steps
from host.fixing.effects import effect, owed, told_beside, value_of
from host.fixing.kinds import (
    Adjust,
    Answer,
    Correct,
    Deadline,
    Fix,
    Pause,
    Remove,
    Reopen,
    Replace,
    Resume,
    Rewind,
    Unfreeze,
    Void,
)
from host.moves import live_in, news_for, phase_of
from host.notes import note
from host.orders import sentence
from host.play import reopened
from host.premises import rules, state_of, table_of
from host.replay import Diverged, Log
from host.showing import Sitting, board_face
from host.standing_orders import StandingOrders
from host.tables import Person, Table
from host.ticking import ticking
from host.votes import Votes

FIX_OUTDATED = "fix-outdated"

_log = logging.getLogger(__name__)


class Making(Votes, StandingOrders):
    """How each kind of fix is made."""

    async def made(
        self, connection: AsyncConnection, found: store.Found, kept: Kept, fix: Fix, moderator_id: int, reason: str
    ) -> bool:
        """Within the table's transaction: make the fix; whether a standing order answers at once what is asked now.

        Raises Refusal from the rules, Trouble `fix-outdated` for a point that is no more, `seat-not-open`.
        """
        cause = f"fix:{kept.id}"
        if isinstance(fix, Remove | Replace):
            await self._unseated(connection, found, kept, fix.seat)
        if isinstance(fix, Rewind):
            await self._rewound(connection, found, fix, moderator_id, reason, cause)
        elif isinstance(fix, Reopen | Answer | Adjust):
            return await self._touched(connection, found, fix, moderator_id, reason, cause)
        elif isinstance(fix, Replace):
            await self._replaced(connection, found, kept, fix, moderator_id, reason, cause)
        else:
            await self._beside(connection, found, fix, moderator_id, reason, cause)
        return False

    async def _unseated(self, connection: AsyncConnection, found: store.Found, kept: Kept, seat: int) -> None:
        """Who sits there is told themselves: nothing of the table will come to them any more."""
        card, payload = table_of(found.shown).seats[seat], {"proposal": kept.id}
        if card.taken:
            lane = "player", card.person_id
            await fixes.post(connection, found.shown.id, lane, "fix-unseated", payload, self.clock())

    async def branch(self, connection: AsyncConnection, found: store.Found) -> tuple[Step, ...]:
        """The steps of the game that still count; where the rules have changed since, only the starts of phases."""
        game, table_id = rules(found), found.shown.id
        if found.shown.rules == game.version:
            rows = await connection.execute(records.MOVES, {"table": table_id})
            sealed = [journal.Sealed(row.number, row.entry, row.hash) for row in rows if row.number <= found.number]
            log = Log(journal.checked(sealed, found.head), found.opening_seed)
            try:
                return await asyncio.to_thread(steps, log)
            except (Diverged, Refusal) as error:  # the rules have changed without a new version
                _log.warning("table %s: its log cannot be replayed: %s", table_id, type(error).__name__)
        kept = await connection.execute(fixes.SNAPSHOTS, {"table": table_id})
        snapshots = [(row.number, json.decode(zlib.decompress(row.body), type=game.state_type)) for row in kept]
        return from_snapshots(snapshots, game, await fixes.last_counted(connection, table_id))

    async def settled(self, connection: AsyncConnection, found: store.Found) -> list[int]:
        """The numbers of the moves that settled a step, undone ones too."""
        rows = await connection.execute(fixes.SETTLED, {"table": found.shown.id})
        return [row.number for row in rows if row.number <= found.number]

    async def _rewound(
        self,
        connection: AsyncConnection,
        found: store.Found,
        fix: Rewind,
        moderator_id: int,
        reason: str,
        cause: str,
    ) -> None:
        counted = dict(enumerate(await self.settled(connection, found), start=1))
        branch = await self.branch(connection, found)
        step = next((one for one in branch if one.number == counted.get(fix.to)), None)
        if step is None:
            raise Trouble(FIX_OUTDATED)
        game, value = game_of(found.shown.game, found.epoch + 1), value_of(Rewind(step.number), reason)
        outcome = effect(game, state_of(found), value, Chance(found.seed or b""), step.state)
        raised = replace(found, epoch=found.epoch + 1)
        await self._appended(connection, raised, game, value, outcome, Touch(None, ""), moderator_id, cause, clocks=())
        await fixes.undo(connection, found.shown.id, step.number, found.number + 1)
        for given in orders.given(found.orders):
            text = say("order-disarmed", order=sentence(game, given), reason=say("fix-order-undone"))
            await self._off(connection, await self._again(connection, found), given, text)

    async def _touched(
        self,
        connection: AsyncConnection,
        found: store.Found,
        fix: Reopen | Answer | Adjust,
        moderator_id: int,
        reason: str,
        cause: str,
    ) -> bool:
        game, state = rules(found), state_of(found)
        ask, beside = owed(game, state, fix)
        chance = Chance(found.seed or b"", found.epoch)
        value = {**value_of(fix, reason), **beside}
        outcome = effect(game, state, value, chance, None)
        touch = Touch(fix.seat, ask.id if ask else "", tuple(chance.draws))
        after = await self._appended(connection, found, game, value, outcome, touch, moderator_id, cause)
        if isinstance(fix, Reopen):
            if ask is not None:
                await reopened(connection, found.shown.id, fix.seat, ask.id)
            return False  # what a standing order had answered is the player's own now
        return await self._asked(connection, after, game, state, outcome.state)

    async def _appended(
        self,
        connection: AsyncConnection,
        found: store.Found,
        game: Game[Any],
        value: dict[str, Any],
        outcome: Outcome,
        touch: Touch,
        moderator_id: int,
        cause: str,
        *,
        clocks: tuple[Clock, ...] | None = None,
    ) -> store.Found:
        """Append a fix that changes the game; the table after it. `found`: in the epoch of the fix."""
        table, now = table_of(found.shown), self.clock()
        face = board_face(game, outcome.state)
        ended = face.results is not None
        settled = outcome.settled or ended
        rewound = touch.seat is None
        tick = ticking(found, game, outcome.state, now, self.entropy, clocks=clocks)
        sealed = journal.write(
            table=table.id,
            number=found.number + 1,
            kind="fix",
            previous=found.head,
            entropy=self.entropy,
            value=value,
            seat=touch.seat,
            ask=touch.ask or None,
            epoch=found.epoch,
            draws=touch.draws,
            happenings=outcome.happenings,
            settled=settled,
        )
        told = news_for(table.seats, table.id, None if ended else outcome.tell) if settled else ()
        seated = Sitting(table, game, outcome.state, moderator_id, touch.seat or 0, {})
        writing = store.Writing(
            table_id=table.id,
            number=sealed.number,
            kind="fix",
            seat=touch.seat,
            settled=settled,
            entry=sealed.entry,
            hash=sealed.hash,
            cause=cause,
            person_id=moderator_id,
            at=now,
            status="ended" if ended else "playing",
            moment=face.moment,
            state=json.encode(outcome.state),
            snapshot=settled and not rewound and not ended and phase_of(face.moment) != phase_of(found.shown.moment),
            ended=ended,
            posts=_posts(table, touch.seat, told),
            sealed=None if touch.seat is None else (touch.seat, touch.ask),
            live=() if rewound else live_in(seated, outcome.state) if settled else None,
            ticks=tick.ticks,
            epoch=found.epoch,
        )
        await store.append(connection, writing)
        shown = replace(found.shown, status=writing.status, moment=writing.moment)
        return replace(tick.after(found), shown=shown, number=writing.number, head=writing.hash)

    async def _replaced(
        self,
        connection: AsyncConnection,
        found: store.Found,
        kept: Kept,
        fix: Replace,
        moderator_id: int,
        reason: str,
        cause: str,
    ) -> None:
        table = table_of(found.shown)
        newcomer = Person(kept.newcomer or 0, kept.newcomer_name or "")
        await self.may_sit(connection, table, fix.seat, newcomer)
        if table.seats[fix.seat].taken:
            await self.risen(connection, table.id, table.seats[fix.seat])
        ticks = await self.sat_down(connection, found, fix.seat, newcomer)
        posts = (store.Post("thread", table.id), store.Post("player", newcomer.id, "welcome"))
        told, value = told_beside(fix, reason), value_of(fix, reason)
        await note(
            self, connection, found, "fix", value, cause, moderator_id, happenings=told, posts=posts, ticks=ticks
        )

    async def _beside(
        self, connection: AsyncConnection, found: store.Found, fix: Fix, moderator_id: int, reason: str, cause: str
    ) -> None:
        """A fix of what stands beside the game: clocks, seats, the table itself."""
        table, now = table_of(found.shown), self.clock()
        status: str | None = None
        ticks: store.Ticks | None = None
        match fix:
            case Deadline(hours, seat):
                ticks = timing.extended(found, timedelta(hours=hours), now, self.entropy, seat=seat)
            case Pause():
                await people.rest(connection, table.id, now)
                ticks = timing.paused(found, now, self.entropy)
            case Resume():
                await people.rest(connection, table.id, None)
                await orders.went_on(connection, table.id, found.shown.paused_at or now, now)
                ticks = timing.resumed(found, now, self.entropy)
            case Remove(seat):
                await self.risen(connection, table.id, table.seats[seat])
                ticks = timing.handed_over(found, seat, now, self.entropy, away=True)
                status = None if any(one.taken and one.seat != seat for one in table.seats) else "closed"
            case Void():
                await fixes.thaw(connection, table.id)
                status = "closed"
            case Correct(scores):
                await fixes.correct(connection, table.id, scores)
            case Unfreeze():
                since = found.shown.frozen_at or now
                await fixes.thaw(connection, table.id)
                await ballots.went_on(connection, table.id, now - since)
                if not table.paused:
                    await orders.went_on(connection, table.id, since, now)
                ticks = timing.thawed(found, now, self.entropy)
        posts = () if table.status == "lobby" else (store.Post("thread", table.id),)
        value, told = value_of(fix, reason), told_beside(fix, reason)
        await note(
            self,
            connection,
            found,
            "fix",
            value,
            cause,
            moderator_id,
            happenings=told,
            status=status,
            posts=posts,
            ticks=ticks,
        )
        if isinstance(fix, Remove):
            await self.recounted(connection, table.id)


class Touch(Struct, frozen=True):
    """What of the game a fix touches: a seat (None: all of it), a question ("": none); what was drawn."""

    seat: int | None
    ask: str
    draws: tuple[Draw, ...] = ()


def _posts(table: Table, seat: int | None, told: tuple[store.Post, ...]) -> tuple[store.Post, ...]:
    """`told`, and in any case the thread and who sits at `seat`."""
    own = tuple(store.Post("player", card.person_id) for card in table.seats if card.seat == seat and card.taken)
    return tuple(dict.fromkeys((*own, *told, store.Post("thread", table.id))))
