"""What others do in secret sends nothing to a player: no message, and no edit of the desk they have."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.playouts import RandomDraft, random_value
from host.lobby.settings import DAILY
from host.table.early_answers import PREFIX, order_form
from host.table.stored_table import state_of
from host.table.transaction import TableTransaction
from host.values import Person, Place
from tests.bot.people import Seat, World, buttons_of
from tests.contract.journeys import chance
from tests.games.bids.rules import GAME as BIDS
from tests.ground import Clock
from tests.host.seating import cause

GRACEFUL = replace(DAILY, grace=1)


async def graceful(world: World, *seats: Seat) -> int:
    """A table of Bids at which the last to seal has a minute."""
    lobby, place = world.house.lobby, Place(world.guild.id, world.channel.id)
    people = [Person(seat.user.id, seat.name, "en-US") for seat in seats]
    table = await lobby.open_table("bids", place, people[0], {}, cause(), pace=GRACEFUL)
    for person in people:
        await lobby.join(table.id, person, "", cause(), welcomed=True)
    await lobby.start(table.id, people[0].id, cause())
    await world.deliver()
    return table.id


async def listening(world: World, clock: Clock, seat: Seat) -> None:
    """`seat` has pressed their living desk, so that any mark of it makes an edit, and is not at it any more."""
    desk = next(stored for stored in reversed(seat.dms()) if "Refresh" in buttons_of(stored.components))
    await seat.user.click(world.message(desk), label="Refresh")
    clock.pass_(minutes=2)
    await world.deliver()
    world.env.backend.http_requests.clear()


def heard(world: World, seat: Seat) -> list[str]:
    """The requests that reach the direct messages of `seat`."""
    channel = f"/channels/{world.env.backend.dm_channels[seat.user.id]}/"
    return [f"{one.method} {one.path}" for one in world.env.http_requests if channel in one.path]


async def in_secret(world: World, table: int, seat: Seat) -> int:
    """Everything somebody can do without anybody else's knowledge; how many acts there were."""
    house, me = world.house, seat.user.id
    ask = (await house.play.desk(table, me)).ask
    assert ask is not None
    await house.play.draft(table, me, ask.id, {"coins": 1})
    await house.play.answer(table, me, ask.id, {"coins": 1}, cause())
    await world.deliver()
    await house.play.take_back(table, me, ask.id, cause())
    await world.deliver()
    done = 3
    desk = await house.play.desk(table, me)
    for liberty in desk.liberties:
        state = state_of(await house.tables.read(table))
        value = random_value(BIDS, state, desk.seat, liberty.id, chance(3).stream("liberty"))
        await house.play.answer(table, me, liberty.id, value, cause())
        done += 1
    for order in desk.order_asks:
        kind = order.id.removeprefix(PREFIX)
        form = order_form(BIDS, desk.view, kind, RandomDraft(chance(3).stream("order")))
        await house.play.answer(table, me, order.id, form.value, cause())
        await house.orders.order_off(table, me, kind, cause())
        done += 2
    await house.notes.write(table, me, "ben bluffs")
    await house.stories.log(table, me)
    await house.stories.seen(table, me, 0, 1)
    await world.deliver()
    return done + 2


async def test_what_others_do_in_secret_edits_nobody_elses_desk(world: World, clock: Clock) -> None:
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    table = await graceful(world, ada, ben, cleo)
    await listening(world, clock, ben)
    assert await in_secret(world, table, ada) > 6
    assert heard(world, ben) == []


async def test_a_held_answer_edits_nobody_elses_desk_and_no_board(world: World, clock: Clock) -> None:
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    table = await graceful(world, ada, ben, cleo)
    for seat in (ada, ben):
        await world.house.play.answer(table, seat.user.id, "1.bid", {"coins": 1}, cause())
    await world.deliver()
    await listening(world, clock, ben)
    await world.house.play.answer(table, cleo.user.id, "1.bid", {"coins": 1}, cause())
    await world.deliver()
    assert (await world.house.tables.read(table)).held is not None
    await world.house.play.take_back(table, cleo.user.id, "1.bid", cause())
    await world.deliver()
    mine = f"/channels/{world.env.backend.dm_channels[cleo.user.id]}/"
    assert [one.path for one in world.env.http_requests if mine not in one.path] == []


@pytest.mark.long
async def test_an_edit_for_all_after_a_secret_move_is_caught(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, cleo = (world.person(name) for name in ("ada", "ben", "cleo"))
    table = await graceful(world, ada, ben, cleo)
    await listening(world, clock, ben)
    before = TableTransaction._played

    def marks_all(self: TableTransaction, move: Any) -> Any:
        return replace(before(self, move), everyone=True)

    monkeypatch.setattr(TableTransaction, "_played", marks_all)
    await in_secret(world, table, ada)
    assert heard(world, ben) != []
