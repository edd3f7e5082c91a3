"""Standing orders at a table: given and cancelled by moves of the log, asked whenever a new question comes up.

An order speaks when its seat is asked. Unless its game says that speed gives nothing away, it answers after a delay
drawn from its player's usual ones; nobody but the player ever learns that there is one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from db import orders, posts, store
from db.lease import holder
from db.orders import Given
from db.trouble import Trouble
from engine.core.chance import Chance
from engine.core.contract import Ask, Game, Outcome
from engine.core.forms import Draft, Form
from engine.core.happenings import Happening, private
from engine.core.orders import Disarm
from engine.core.refusals import MALFORMED, Refusal
from engine.core.texts import Text, say
from host import journal
from host.calendar import awake
from host.clocks import read_sitters
from host.moves import Act
from host.notes import note
from host.orders import LATEST, PREFIX, decided, delay, kind_of, order_form, order_kind, sentence
from host.play import Done, Play, in_play
from host.premises import table_of
from host.showing import Sitting, desk_of, sitting
from host.tables import NO_SUCH_ORDER, Told

BATCH = 50  # calls taken at once
LEASE = timedelta(minutes=2)  # a call claimed that long ago was given up by whoever claimed it
ANSWERS_DRAWN_FROM = 40
UP_BY = timedelta(hours=1)  # after the end of a night, when an order would have answered in it
DEFAULT_TIME = 24 * 3600.0  # seconds, where a question has no clock


_log = logging.getLogger(__name__)


class StandingOrders(Play):
    """Give, cancel and carry out standing orders."""

    async def answer(self, table_id: int, person_id: int, ask_id: str, value: Mapping[str, Any], cause: str) -> Told:
        """As `Play.answer`; the question `order.<kind>` gives an order."""
        kind = order_kind(ask_id)
        if kind is None:
            return await super().answer(table_id, person_id, ask_id, value, cause)
        return await self.order(table_id, person_id, kind, value, cause)

    async def order(self, table_id: int, person_id: int, kind: str, value: Mapping[str, Any], cause: str) -> Told:
        """Give an order of that kind, in place of an older one. If it fits what is asked now, it answers that too.

        Raises Refusal from its form, and Trouble as `answer` does.
        """
        if not isinstance(value, Mapping):
            raise Refusal(MALFORMED, field="")
        told: list[Text] = []
        soon = False

        async def work(connection: AsyncConnection, found: store.Found) -> Told:
            nonlocal soon
            told.clear()
            seated = sitting(found, person_id)
            if found.known:
                return Told(desk_of(seated), (), settled=False, repeated=True)
            game, state, seat = in_play(seated).game, seated.state, seated.seat
            complete = order_form(game, game.view(state, seat), kind, Draft(value)).sealed()
            number = await self._ordered(
                connection, found, "order", seat, {"order": kind, "value": complete}, cause, person_id
            )
            await orders.save(connection, table_id, seat, kind, number, complete)
            given = Given(seat, kind, number, complete, None)
            told.append(say("order-given", order=sentence(game, given)))
            ask = game.asks(state).get(seat)
            if ask is not None:
                found = await self._again(connection, found)
                soon, off = await self._consulted(connection, found, game, state, ask, (given,))
                told.extend(off)
            present = sitting(await self._again(connection, found, person_id), person_id)
            return Told(desk_of(present), tuple(told), settled=False, repeated=False)

        done = await self.locked(table_id, cause, person_id, work)
        if soon:
            await self.answer_by_orders(table_id=table_id)
        return done

    async def order_off(self, table_id: int, person_id: int, kind: str, cause: str) -> Told:
        """Cancel an order. Raises Trouble `no-such-order`, and as `answer` does."""

        async def work(connection: AsyncConnection, found: store.Found) -> Told:
            seated = sitting(found, person_id)
            if found.known:
                return Told(desk_of(seated), (), settled=False, repeated=True)
            given = next((one for one in in_play(seated).orders if one.kind == kind), None)
            if given is None:
                raise Trouble(NO_SUCH_ORDER)
            await self._ordered(connection, found, "order-off", seated.seat, {"order": kind}, cause, person_id)
            await orders.drop(connection, table_id, seated.seat, kind)
            present = sitting(await self._again(connection, found, person_id), person_id)
            told = say("order-cancelled", order=sentence(seated.game, given))
            return Told(desk_of(present), (told,), settled=False, repeated=False)

        return await self.locked(table_id, cause, person_id, work)

    async def answer_by_orders(self, limit: int = BATCH, table_id: int | None = None) -> int:
        """Answer everything that orders are due to answer now, `limit` at once; how many calls were looked into.

        `table_id`: at that table only.
        """
        looked_into = 0
        while rows := await self._claimed(limit, table_id):
            done = await asyncio.gather(*(self._call(row) for row in rows), return_exceptions=True)
            looked_into += len(rows)
            for row, broken in zip(rows, done, strict=True):
                if broken is not None:  # its lease lapses, then it is tried again; the others go on
                    _log.error("table %s: a standing order cannot answer", row.table_id, exc_info=broken)
        return looked_into

    # ------------------------------------------------------------------ what Play asks of us

    def _form(self, seated: Sitting, ask_id: str, given: Mapping[str, Any]) -> tuple[Form, tuple[Text, ...]]:
        kind = order_kind(ask_id)
        if kind is None:
            return super()._form(seated, ask_id, given)
        game = seated.game
        form = order_form(game, game.view(seated.state, seated.seat), kind, Draft(given))
        seat = seated.seat
        return form, (sentence(game, Given(seat, kind, 0, form.value, None)),) if form.ready else ()

    async def _asked(
        self, connection: AsyncConnection, found: store.Found, game: Game[Any], before: Any, after: Any
    ) -> bool:
        """Consult the orders of every seat that is asked something new. `found`: the table after the move."""
        given = orders.given(found.orders)
        if not given or found.shown.status != "playing":
            return False
        for one in given:
            if kind_of(game, after, one) is None:
                await self._off(connection, found, one, say("order-over", order=sentence(game, one)))
                found = await self._again(connection, found)
        given = orders.given(found.orders)
        old, soon = game.asks(before), False
        for seat, ask in game.asks(after).items():
            mine = tuple(one for one in given if one.seat == seat)
            was = old.get(seat)
            if mine and (was is None or was.id != ask.id):
                at_once, off = await self._consulted(connection, found, game, after, ask, mine)
                soon = soon or at_once
                if off:
                    found = await self._again(connection, found)
        return soon

    async def _committed(self, done: Done) -> None:
        await super()._committed(done)
        if done.soon:
            await self.answer_by_orders(table_id=done.writing.table_id)

    # ---------------------------------------------------------------------------------- parts

    async def _consulted(
        self,
        connection: AsyncConnection,
        found: store.Found,
        game: Game[Any],
        state: Any,
        ask: Ask,
        mine: tuple[Given, ...],
    ) -> tuple[bool, list[Text]]:
        """Note when the first order that fits is to answer; those that fit no longer go, with their reasons.

        Whether it answers at once, and what the seat hears of orders that went.
        """
        told: list[Text] = []
        for given in mine:
            said = decided(game, state, given, ask)
            if isinstance(said, Disarm):
                text = say("order-disarmed", order=sentence(game, given), reason=said.reason)
                told.append(await self._off(connection, found, given, text))
                found = await self._again(connection, found)
            elif said is not None:
                kind = kind_of(game, state, given)
                open_ = kind is not None and kind.open
                at = self.clock() if open_ else await self._later(connection, found, given, ask)
                await orders.call(connection, found.shown.id, given, ask.id, at)
                return open_, told
        return False, told

    async def _off(self, connection: AsyncConnection, found: store.Found, given: Given, text: Text) -> Text:
        """The order is off, and its player is told `text`: with what was just settled, or in a message of its own."""
        person_id = _person_at(found, given.seat)
        number = found.number + 1
        values = {"table": found.shown.id, "person": person_id, "before": found.number, "number": number}
        joined = (await connection.execute(posts.LATER, values)).first() is not None
        await self._ordered(
            connection,
            found,
            "order-off",
            given.seat,
            {"order": given.kind, "number": given.number},
            f"order-off:{number}",
            None,
            happenings=(private(given.seat, text),),
            posts=() if joined or person_id is None else (store.Post("player", person_id),),
        )
        await orders.drop(connection, found.shown.id, given.seat, given.kind)
        return text

    async def _later(self, connection: AsyncConnection, found: store.Found, given: Given, ask: Ask) -> datetime:
        """When the order answers: after a delay like its player's own, and not while they sleep."""
        values = {"table": found.shown.id, "seat": given.seat, "person": _person_at(found, given.seat)}
        rows = await connection.execute(orders.USUAL, {**values, "limit": ANSWERS_DRAWN_FROM})
        usual = [row.seconds for row in rows if row.seconds is not None]
        due = (await connection.execute(orders.DUE, {**values, "ask": ask.id})).scalar()
        now = self.clock()
        time = DEFAULT_TIME if due is None else max(0.0, (due - now).total_seconds())
        drawn = self.entropy(8)
        chances = (int.from_bytes(drawn[:4], "big") / 2**32, int.from_bytes(drawn[4:], "big") / 2**32)
        at = now + timedelta(seconds=delay(usual, time, chances))
        sitter = read_sitters(found.sitters).get(given.seat)
        risen = at if sitter is None else awake(at, sitter.rhythm)
        if risen > at:  # nobody answers on the stroke of the hour at which their night ends
            risen += UP_BY * chances[1]
        return risen if risen < now + timedelta(seconds=time * LATEST) else at

    async def _claimed(self, limit: int, table_id: int | None) -> list[Any]:
        now = self.clock()
        values = {"now": now, "until": now + LEASE, "owner": holder(), "limit": limit, "table": table_id}

        async def work(connection: AsyncConnection) -> list[Any]:
            return list((await connection.execute(orders.CLAIM_CALLS, values)).all())

        return await self.database.run(work)

    async def _call(self, row: Any) -> None:
        """Let the order answer if it still is in force, still is asked, and has not answered this already."""
        done: Done | None = None
        cause = f"order:{row.number}:{row.ask}"
        person_id = _person_at(await self.found(row.table_id), row.seat)

        async def work(connection: AsyncConnection, found: store.Found) -> None:
            nonlocal done
            called = {"table": row.table_id, "seat": row.seat, "ask": row.ask}
            if found.shown.paused_at is not None:
                return
            await connection.execute(orders.CALLED, called)
            given = next((one for one in orders.given(found.orders) if one.number == row.number), None)
            if given is None or person_id is None or found.known or found.shown.status != "playing":
                return
            seated = sitting(found, person_id)
            ask = seated.game.asks(seated.state).get(given.seat)
            if seated.seat != given.seat or ask is None or ask.id != row.ask:
                return
            done = await self._spoken(connection, found, seated, given, ask, cause)

        await self.locked(row.table_id, cause, person_id or 0, work)
        if done is not None:
            await super()._committed(done)
        self.wake.set()

    async def _spoken(
        self,
        connection: AsyncConnection,
        found: store.Found,
        seated: Sitting,
        given: Given,
        ask: Ask,
        cause: str,
    ) -> Done | None:
        game, state = seated.game, seated.state
        said = decided(game, state, given, ask)
        if said is None:
            return None
        if isinstance(said, Disarm):
            text = say("order-disarmed", order=sentence(game, given), reason=said.reason)
            await self._off(connection, found, given, text)
            return None
        kind = kind_of(game, state, given)

        def step(game: Game[Any], state: Any, seat: int, chance: Chance) -> Outcome:
            outcome = game.answer(state, seat, ask.id, said, chance)
            told = private(seat, say("order-answered", order=sentence(game, given)))
            return replace(outcome, happenings=(told, *outcome.happenings))

        if kind is not None and kind.once:
            await orders.drop(connection, found.shown.id, given.seat, given.kind)
            left = tuple(one for one in orders.given(found.orders) if one.number != given.number)
            found = replace(found, orders=msgspec.json.encode(left).decode())
        return await self._made(connection, found, seated, Act("by-order", ask.id, said, cause), step)

    async def _ordered(
        self,
        connection: AsyncConnection,
        found: store.Found,
        kind: journal.Kind,
        seat: int,
        value: dict[str, Any],
        cause: str,
        person_id: int | None,
        *,
        happenings: tuple[Happening, ...] = (),
        posts: tuple[store.Post, ...] = (),
    ) -> int:
        """Append a move that changes orders and leaves the game as it is; its number."""
        drafted = PREFIX + str(value["order"])  # the draft it was given from is done with
        return await note(
            self,
            connection,
            found,
            kind,
            value,
            cause,
            person_id,
            happenings=happenings,
            posts=posts,
            seat=seat,
            drafted=drafted,
            dirty=False,
        )

    async def _again(
        self, connection: AsyncConnection, found: store.Found, person_id: int | None = None
    ) -> store.Found:
        """The table as this transaction has left it."""
        fresh = await store.read(connection, found.shown.id, person_id=person_id, lock=True)
        assert fresh is not None  # noqa: S101  its row is locked by us
        return fresh


def _person_at(found: store.Found, seat: int) -> int | None:
    """Who sits there, None if the seat is open."""
    cards = table_of(found.shown).seats
    return next((card.person_id for card in cards if card.seat == seat and card.taken), None)
