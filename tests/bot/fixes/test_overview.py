"""What a moderator sees of a table: who is waited for, what did not arrive, fixes; and what their options suggest."""

from __future__ import annotations

from typing import Any

import pytest

from bot.commands.which_table import VALUE
from tests.bot.fixes.acting import (
    bids,
    fixed,
    look,
    moderator,
    reply,
    seat_of,
    three,
)
from tests.bot.people import World, texts_of
from tests.ground import Clock
from tests.host.seating import play_out

pytestmark = pytest.mark.usefixtures("complaints")


async def test_who_has_answered_in_secret_stays_secret(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    await bids(world, table, (ada, 2))
    shown = reply(await look(mia, table, "look"))
    assert "Round 1: sealed bids" in shown
    assert "Waiting for 2 players" in shown
    assert not any(name in shown for name in ("ada", "ben", "cleo"))


async def test_who_is_waited_for_is_named_where_everybody_knows_it(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben, game="architects")
    mia = await moderator(world)
    board = await world.house.play.board(table)
    shown = reply(await look(mia, table, "look"))
    for card in board.table.seats:
        assert (f"{card.name}, since <t:" in shown) == (card.seat in board.owers)
    assert board.owers
    assert "due <t:" in shown


async def test_it_says_what_did_not_arrive_and_why(world: World, clock: Clock) -> None:
    ada, ben, cleo, table = await three(world)
    mia = await moderator(world)
    channel = world.env.backend.get_dm_channel(ada.user.id).id
    world.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
    world.env.inject_error("POST", f"/channels/{world.thread(table)}/messages", status=500, code=0, times=None)
    await bids(world, table, (ada, 0), (ben, 2), (cleo, 1))  # Ada is asked something new
    shown = reply(await look(mia, table, "look"))
    assert "To ada" in shown
    assert "direct messages are closed to me" in shown
    assert "I won't try again" in shown
    assert "To the table's thread" in shown
    assert "I'll try again" in shown


async def test_the_last_fixes_and_the_history(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    await fixed(mia, table, "pause", "holidays")
    await fixed(mia, table, "resume", "holidays over")
    await fixed(mia, table, "adjust", "a slip", player=await seat_of(world, table, ada), what="coins", by=2)
    overview = await look(mia, table, "look")
    history = reply(await look(mia, table, "history"))
    for shown in (reply(overview), history):
        assert shown.index("a slip") < shown.index("holidays over") < shown.index("holidays”")
        assert f"<@{mia.user.id}>" in shown
        assert "+2" not in shown
    await mia.member.click(overview.response, label="Refresh")
    assert "holidays" in texts_of(world.message_now(overview.response).components)


async def test_a_lobby_and_a_finished_game_can_be_looked_at(world: World) -> None:
    ada, mia = world.person("ada"), await moderator(world)
    lobby = await world.lobby(ada)
    assert "hasn't started" in reply(await look(mia, lobby, "look"))
    *_, table = await three(world, options="rounds=1")
    await play_out(world.house, await world.house.lookups.table(table))
    shown = reply(await look(mia, table, "look"))
    assert "The end" in shown
    assert "Waiting" not in shown


# ---------------------------------------------------------------------------- what is suggested


async def test_options_are_suggested_from_what_everybody_knows(world: World) -> None:
    ada, _, _, table = await three(world)
    mia = await moderator(world)
    at: dict[str, Any] = {"table": str(table)}
    seat = await seat_of(world, table, ada)

    async def offered(name: str, option: str, typed: Any = "", **filled: Any) -> list[tuple[str, Any]]:
        found = await mia.member.autocomplete(world.channel, f"fix {name}", option, typed, **filled)
        return [(one["name"], one["value"]) for one in found]

    assert [value for _, value in await offered("look", "table")] == [str(table)]
    assert (f"ada (seat {int(seat.removeprefix(VALUE)) + 1})", seat) in await offered("reopen", "player", **at)
    whats = await offered("adjust", "what", **at, player=seat)
    assert whats == [("coins", "coins"), ("crowns (now 0)", "crowns")]
    by = await offered("adjust", "by", "", **at, player=seat, what="crowns")
    assert by[:2] == [("+1 (from 0 to 1)", 1), ("+2 (from 0 to 2)", 2)]
    assert all(value > 0 for _, value in by)  # nobody has fewer than no crowns
    assert ("−2", -2) in await offered("adjust", "by", "", **at, player=seat, what="coins")
    assert await offered("adjust", "card", **at, player=seat, what="coins") == []
    assert await offered("adjust", "what", **at, player="nobody") == []
    own = await ada.member.autocomplete(world.channel, "request adjust", "what", "cro", **at)
    assert [one["value"] for one in own] == ["crowns"]
    assert await world.person("eve").member.autocomplete(world.channel, "request adjust", "what", "", **at) == []


async def test_cards_are_suggested_by_name(world: World) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    table = await world.seated(*seats, game="devil")
    mia = await moderator(world)
    at: dict[str, Any] = {"table": str(table), "player": "seat:0", "what": "hand"}
    cards = await mia.member.autocomplete(world.channel, "fix adjust", "card", "", **at)
    assert 10 < len(cards) <= 25
    ways = await mia.member.autocomplete(world.channel, "fix adjust", "by", "", **at)
    assert [one["value"] for one in ways] == [1, -1]
    name = cards[3]["name"]
    (found,) = await mia.member.autocomplete(world.channel, "fix adjust", "card", name, **at)
    looked = await look(mia, table, "adjust", player="seat:0", what="hand", by=-1, card=found["value"])
    assert name in reply(looked)
    looked = await look(mia, table, "adjust", player="seat:0", what="hand", by=1, card=found["value"])
    assert "Only a card everyone can see" in reply(looked)


async def test_only_who_may_use_them_is_offered_anything(world: World) -> None:
    ada, ben, _, table = await three(world)
    mia = await moderator(world)
    at: dict[str, Any] = {"table": str(table)}
    options = (
        ("rewind", "to", at),
        ("reopen", "player", at),
        ("adjust", "what", {**at, "player": "seat:0"}),
        ("adjust", "by", {**at, "player": "seat:0", "what": "coins"}),
    )
    for name, option, filled in options:
        assert await mia.member.autocomplete(world.channel, f"fix {name}", option, "", **filled)
        for who in (ada, ben, world.person(f"eve-{name}-{option}")):
            assert await who.member.autocomplete(world.channel, f"fix {name}", option, "", **filled) == []
    assert await ben.member.autocomplete(world.channel, "request rewind", "to", "", **at)
    assert await mia.member.autocomplete(world.channel, "request rewind", "to", "", **at) == []
    refused = await mia.member.slash(world.channel, "request rewind", to="9:nowhere", why="please", table=str(table))
    assert "You're not at this table" in reply(refused)
