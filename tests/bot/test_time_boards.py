"""Paces and due times where people see them: lobby, board, desk."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.commands.table import read_pace
from face.wordings.lengths import length_text, unix
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.values import Pace, Trouble
from tests.bot.people import World, texts_of
from tests.ground import Clock

ENGLISH = texts("en")
MINUTE, HOUR, DAY = 1, 60, 24 * 60


def reply(result: Any) -> str:
    return texts_of(result.response.components)


@pytest.mark.parametrize(
    ("typed", "pace"),
    [
        ("live", Pace("live", 10)),
        ("Evening", Pace("evening", 2 * HOUR)),
        ("daily", Pace("daily", DAY)),
        ("relaxed", Pace("relaxed", 3 * DAY)),
        ("36 h", Pace("own", 36 * HOUR)),
        ("1 min", Pace("own", MINUTE)),
        ("2 weeks", Pace("own", 14 * DAY)),
        ("48 h + 2 h", Pace("own", 2 * HOUR, 48 * HOUR)),
    ],
)
def test_a_pace_is_a_preset_a_length_or_a_bank_with_its_increment(typed: str, pace: Pace) -> None:
    assert read_pace(typed, ENGLISH) == pace


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("0 minutes", "bad-pace"),
        ("10 years", "bad-pace"),
        ("15 days", "bad-pace"),
        ("0.5 min", "bad-pace"),
        ("48 h + 0 min", "bad-pace"),
        ("fast", "unclear-time"),
        ("24", "unclear-time"),
        ("1 h + 1 h + 1 h", "unclear-time"),
        ("1 h +", "unclear-time"),
    ],
)
def test_a_pace_that_cannot_be_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Trouble, match=code):
        read_pace(typed, ENGLISH)


@pytest.mark.parametrize(
    ("length", "words"),
    [
        (timedelta(minutes=10), "10 minutes"),
        (timedelta(hours=24), "1 day"),
        (timedelta(days=1, hours=12), "1 day and 12 hours"),
        (timedelta(hours=2, minutes=59, seconds=1), "3 hours"),
        (timedelta(days=3, hours=1, minutes=5), "3 days and 1 hour"),
        (timedelta(), "0 minutes"),
    ],
)
def test_lengths_read_in_their_two_largest_units(length: timedelta, words: str) -> None:
    assert Reader(ENGLISH).line(length_text(length)) == words


async def test_a_table_opens_at_the_pace_that_was_asked_for_and_its_lobby_says_so(world: World) -> None:
    table = await world.lobby(world.person("ada"), pace="evening")
    assert (await world.house.play.board(table)).table.pace == Pace("evening", 2 * HOUR, extensions=2, patience=2)
    assert "Pace: evening, 2 hours for each decision." in texts_of(world.lobby_message.components)


async def test_a_table_without_a_pace_plays_a_day_for_each_decision(world: World) -> None:
    await world.lobby(world.person("ada"))
    assert "Pace: daily, 1 day for each decision." in texts_of(world.lobby_message.components)


async def test_a_bank_of_hours_is_told_in_the_lobby(world: World) -> None:
    await world.lobby(world.person("ada"), pace="48 h + 2 h")
    assert "2 days per player for the whole game, plus 2 hours" in texts_of(world.lobby_message.components)


@pytest.mark.parametrize(("pace", "why"), [("0 min", "won't work"), ("10 years", "14 days"), ("soon", "can't read")])
async def test_a_table_does_not_open_at_a_pace_that_cannot_be(world: World, pace: str, why: str) -> None:
    ada = world.person("ada")
    refused = await ada.member.slash(world.channel, "table new", game="bids", pace=pace)
    assert refused.response.ephemeral
    assert why in reply(refused)
    assert await world.house.lookups.tables_in(world.guild.id) == ()


async def test_paces_are_offered_and_what_is_typed(world: World) -> None:
    ada = world.person("ada")
    offered = {one["value"] for one in await ada.member.autocomplete(world.channel, "table new", "pace", "")}
    assert {"live", "evening", "daily", "relaxed"} <= offered
    typed = await ada.member.autocomplete(world.channel, "table new", "pace", "90 min")
    assert [(one["name"], one["value"]) for one in typed] == [
        ("Pace: 1 hour and 30 minutes for each decision.", "90 min")
    ]


async def test_desk_and_board_say_until_when_in_each_readers_own_zone(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    at = unix(clock.now + timedelta(days=1))
    ada.take_dm()
    assert f"Due <t:{at}:f>, <t:{at}:R>" in ada.words()
    assert f"Due <t:{at}:f>, <t:{at}:R>" in texts_of(world.stored_board(table).components)


async def test_a_board_is_the_same_whoever_has_answered_first(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    boards = []
    for first, _ in ((ada, ben), (ben, ada)):
        table = await world.seated(ada, ben)
        desk = await world.house.play.desk(table, first.user.id)
        assert desk.ask is not None
        await world.house.play.answer(table, first.user.id, desk.ask.id, {"coins": 1}, f"test-{table}")
        await world.deliver()
        shown = texts_of(world.stored_board(table).components).splitlines()
        boards.append([line for line in shown if line.startswith(("Due", "Waiting"))])
    assert len(boards[0]) == 2
    assert boards[0] == boards[1]


async def test_nothing_is_due_any_more_when_a_game_has_ended(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada, options="rounds=1")
    for seat in (ada, ben):
        await world.join(seat)
    await ada.member.click(world.lobby_message, label="Start")
    while (await world.house.play.board(table)).table.status == "playing":
        for seat in (ada, ben):
            desk = await world.house.play.desk(table, seat.user.id)
            if desk.ask is not None:
                value = {"coins": 0} if desk.ask.kind == "bid" else {"what": "coins"}
                await world.house.play.answer(table, seat.user.id, desk.ask.id, value, f"{seat.name}-{desk.ask.id}")
    await world.deliver()
    assert "Due" not in texts_of(world.stored_board(table).components)
