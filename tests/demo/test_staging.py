"""The demo without its page: who sits where, who plays, what is shown next."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.demo.players import RandomPlayers
from bot.demo.show import Demo, staged
from bot.demo.stage import DM
from engine.core.chance import SEED_BYTES
from host.tables import Table


async def table_of(demo: Demo) -> Table:
    table = await demo.town.table()
    assert table is not None
    return table


async def started(demo: Demo) -> Table:
    await demo.town.start()
    await demo.beat()
    return await table_of(demo)


async def hint(demo: Demo) -> str:
    status: dict[str, Any] = await demo.status()
    return str(status["hint"])


async def test_the_table_is_full_and_one_click_from_its_start() -> None:
    async with staged("bids", 1) as demo:
        table = await table_of(demo)
        assert (table.status, len(table.seats)) == ("lobby", 4)
        assert len({card.name for card in table.seats}) == 4
        assert "Start" in await hint(demo)


async def test_the_start_takes_you_to_your_desk_where_only_you_are_waited_for() -> None:
    async with staged("bids", 1) as demo:
        table = await started(demo)
        board = await demo.town.house.board(table.id)
        assert (table.status, board.owing) == ("playing", 1)
        assert demo.stage.private
        assert "your desk below" in await hint(demo)


async def test_what_comes_in_elsewhere_is_marked_unread_until_it_is_looked_at() -> None:
    async with staged("bids", 1) as demo:
        await started(demo)
        thread = next(spot for spot in demo.stage.spots() if spot.kind == "thread")
        assert thread.unread > 0
        await demo.stage.look(demo.stage.viewer.id, thread.id)
        assert all(spot.unread == 0 for spot in demo.stage.spots() if spot.id == thread.id)
        assert "private messages" in await hint(demo)


async def test_with_all_seats_in_your_hands_nobody_moves_by_themselves() -> None:
    async with staged("bids", 4) as demo:
        table = await started(demo)
        assert len(demo.town.yours) == 4
        assert (await demo.town.house.board(table.id)).owing == 4


async def test_looking_through_other_eyes_shows_their_private_messages_not_yours() -> None:
    async with staged("bids", 2) as demo:
        await started(demo)
        mine, theirs = demo.town.yours
        await demo.stage.look(theirs.id, DM)
        assert demo.stage.spot_id == theirs.user.dm_channel.id
        await demo.stage.look(theirs.id, mine.user.dm_channel.id)
        assert demo.stage.spot_id == demo.town.home.id


@pytest.mark.parametrize("seed", range(2))
async def test_a_whole_game_ends_with_its_result_told(seed: int) -> None:
    async with staged("bids", 1) as demo:
        table = await started(demo)
        me = RandomPlayers(demo.town.house, [demo.stage.viewer.id], bytes([seed]) * SEED_BYTES)
        while (await table_of(demo)).status == "playing":
            assert await me.play() > 0
            await demo.town.env.settle()
            await demo.beat()
        assert (await demo.town.house.board(table.id)).results is not None
        assert "over" in await hint(demo)
        await demo.again()
        assert (await table_of(demo)).status == "lobby"
        assert "Start" in await hint(demo)


async def test_another_game_begins_only_when_the_last_is_over() -> None:
    async with staged("bids", 1) as demo:
        first = await started(demo)
        await demo.again()
        assert (await table_of(demo)).id == first.id


async def test_the_clock_goes_forward_by_a_click_and_discord_with_it() -> None:
    async with staged("bids", 1) as demo:
        before = demo.town.hands(), demo.town.env.now()
        await demo.later(12)
        after = demo.town.hands(), demo.town.env.now()
        for earlier, later in zip(before, after, strict=True):
            assert timedelta(hours=12) <= later - earlier < timedelta(hours=12, minutes=5)


async def test_the_clock_takes_no_leap_that_is_not_offered() -> None:
    async with staged("bids", 1) as demo:
        before = demo.town.hands()
        await demo.later(-1)
        await demo.later(1000)
        assert demo.town.hands() - before < timedelta(minutes=5)


async def test_the_moderator_sits_nowhere_sees_no_desk_and_is_told_what_to_do() -> None:
    async with staged("bids", 1) as demo:
        moderator = demo.town.moderator
        await demo.stage.look(moderator.id, demo.town.home.id)
        table = await started(demo)
        assert table.card(moderator.id) is None
        assert (demo.stage.viewer, demo.stage.private) == (moderator, False)
        assert "/fix" in await hint(demo)
