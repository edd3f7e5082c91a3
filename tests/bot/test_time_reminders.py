"""Reminders and missed deadlines as people see them: few, kind, at their time, and never telling on anybody."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from host.table import stored_table
from tests.bot.delivery.test_long_news import answer_all
from tests.bot.delivery.test_messages import close_dms, told_in_thread
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.ground import Clock

STEP = timedelta(hours=3)
SILENT = 1 << 12  # SUPPRESS_NOTIFICATIONS


async def later(world: World, clock: Clock, **amount: float) -> None:
    """Let time pass, with the sweeps of that time."""
    left = timedelta(**amount)
    while left > timedelta():
        step = min(left, STEP)
        clock.now += step
        left -= step
        bot: Any = world.env.bot
        await bot.chores.sweep()
        await bot.deliverer.at_rest()
        await world.env.settle()


def since(seat: Seat, count: int) -> list[str]:
    """The direct messages after the first `count`."""
    return [texts_of(one.components) for one in seat.dms()[count:]]


async def table_of_two(world: World) -> tuple[int, Seat, Seat]:
    ada, ben = world.person("ada"), world.person("ben")
    return await world.seated(ada, ben), ada, ben


async def bid(seat: Seat, coins: str) -> None:
    seat.take_dm()
    await seat.choose("coins", coins)
    await seat.press("Seal")


# ---------------------------------------------------------------------------------------- reminders


async def test_the_ladder_is_a_nudge_a_ping_and_the_last_hour(world: World, clock: Clock) -> None:
    _, ada, ben = await table_of_two(world)
    before = len(ada.dms())
    await later(world, clock, hours=11)
    assert since(ada, before) == []
    await later(world, clock, hours=2)
    assert ["Whenever you have a moment" in one for one in since(ada, before)] == [True]
    await later(world, clock, hours=6)
    assert ["A reminder" in one for one in since(ada, before)] == [True]  # the nudge is gone
    await later(world, clock, hours=4, minutes=50)
    told = since(ada, before)
    assert len(told) == 1
    assert "The last hour" in told[0]
    assert "your finished draft" in told[0]
    ada.take_dm()
    assert list(ada.buttons()) == ["Open desk", "Don't remind me again"]  # a snooze would outlast the deadline
    assert len(since(ben, before)) == 1


async def test_a_nudge_makes_no_sound_and_a_ping_does(world: World, clock: Clock) -> None:
    _, ada, _ = await table_of_two(world)
    before = len(ada.dms())
    await later(world, clock, hours=19)
    channel = ada.dms()[0].channel_id
    sent = [one.json for one in world.env.http_requests if one.path == f"/channels/{channel}/messages"][before:]
    assert [bool(one.get("flags", 0) & SILENT) for one in sent] == [True, False]


async def test_who_has_answered_is_left_alone(world: World, clock: Clock) -> None:
    _, ada, _ = await table_of_two(world)
    await bid(ada, "1")
    before = len(ada.dms())
    await later(world, clock, hours=23)
    assert since(ada, before) == []


async def test_the_last_one_is_told_so_and_nobody_else(world: World, clock: Clock) -> None:
    table, ada, ben = await table_of_two(world)
    await bid(ada, "1")
    counts = len(ada.dms()), len(ben.dms())
    await later(world, clock, hours=4)
    assert since(ada, counts[0]) == []
    assert ["you're the last one" in one for one in since(ben, counts[1])] == [True]
    assert not any("ben" in words for words in told_in_thread(world, table)[1:] if "Waiting" in words)


async def test_one_message_tells_of_all_tables(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    tables = [await world.seated(ada, ben) for _ in range(3)]
    before = len(ada.dms())
    await later(world, clock, hours=13)
    told = since(ada, before)
    assert len(told) == 1
    for table in tables:
        assert f"table {table}" in told[0]


async def test_reminders_at_many_tables_keep_discords_limits(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    for _ in range(9):
        await world.seated(ada, ben)
    before = len(ada.dms())
    await later(world, clock, hours=13)
    told = since(ada, before)
    assert len(told) == 1
    assert "And at 3 more tables" in told[0]


async def test_the_desk_opens_from_a_reminder(world: World, clock: Clock) -> None:
    _, ada, _ = await table_of_two(world)
    await later(world, clock, hours=13)
    ada.take_dm()
    opened = await ada.press("Open desk")
    assert "How much do you bid" in texts_of(opened.response.components)


async def test_a_snoozed_decision_comes_again_four_hours_later(world: World, clock: Clock) -> None:
    _, ada, _ = await table_of_two(world)
    await later(world, clock, hours=13)
    ada.take_dm()
    await ada.press("Snooze 4 h")
    assert "Snoozed until" in ada.words()
    assert list(ada.buttons()) == ["Open desk", "Don't remind me again"]
    before = len(ada.dms())
    await later(world, clock, hours=3, minutes=30)
    assert since(ada, before) == []
    await later(world, clock, hours=1)
    assert "As you asked" in since(ada, before - 1)[0]  # in place of the one that was put off


async def test_a_muted_decision_says_no_more(world: World, clock: Clock) -> None:
    _, ada, _ = await table_of_two(world)
    await later(world, clock, hours=13)
    ada.take_dm()
    await ada.press("Don't remind me again")
    assert "No more reminders" in ada.words()
    assert list(ada.buttons()) == ["Open desk"]
    before = len(ada.dms())
    await later(world, clock, hours=10)
    assert since(ada, before) == []


async def test_muting_one_table_leaves_the_others_on_the_message(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    first, second = await world.seated(ada, ben), await world.seated(ada, ben)
    await later(world, clock, hours=13)
    ada.take_dm()
    mute = next(one for one in all_buttons(ada) if one["custom_id"].startswith(f"p:mute:{first}:"))
    await ada.user.click(ada.desk, custom_id=mute["custom_id"])
    left = [one["custom_id"].split(":")[1:3] for one in all_buttons(ada)]
    assert left == [["desk", str(first)], *(["desk", str(second)], ["snooze", str(second)], ["mute", str(second)])]
    assert f"table {first}" in ada.words()


def all_buttons(seat: Seat) -> list[dict[str, Any]]:
    from simcord.components import walk_components

    return [one for one in walk_components(seat.components()) if one.get("type") == 2]


async def test_a_press_on_an_old_reminder_says_that_its_moment_is_over(world: World, clock: Clock) -> None:
    _, ada, ben = await table_of_two(world)
    await later(world, clock, hours=13)
    ada.take_dm()
    reminder = ada.desk
    ada.desk = (await ada.press("Open desk")).response
    await ada.choose("coins", "1")
    await ada.press("Seal")
    await bid_by_house(world, ben)
    pressed = await ada.user.click(reminder, label="Snooze 4 h")
    assert "That step is over" in texts_of(pressed.response.components)


async def bid_by_house(world: World, seat: Seat) -> None:
    desk = await world.house.play.desk(1, seat.user.id)
    assert desk.ask is not None
    await world.house.play.answer(1, seat.user.id, desk.ask.id, {"coins": 0}, "test")


# ------------------------------------------------------------------------------------ notifications


async def test_who_wants_none_gets_none(world: World, clock: Clock) -> None:
    _, ada, ben = await table_of_two(world)
    await ada.member.slash(world.channel, "me notifications", by="none")
    before = len(ada.dms()), len(ben.dms())
    await later(world, clock, hours=23)
    assert since(ada, before[0]) == []
    assert len(since(ben, before[1])) == 1


async def test_a_mention_would_tell_on_who_is_slow_in_secret_so_it_comes_privately(world: World, clock: Clock) -> None:
    table, ada, _ = await table_of_two(world)
    await ada.member.slash(world.channel, "me notifications", by="mention")
    before = len(ada.dms())
    await later(world, clock, hours=13)
    assert len(since(ada, before)) == 1
    assert not any(f"<@{ada.user.id}>" in words for words in told_in_thread(world, table))


async def test_closed_messages_at_a_reminder_tell_nobody_at_the_table(world: World, clock: Clock) -> None:
    table, ada, _ = await table_of_two(world)
    close_dms(world, ada)
    before = told_in_thread(world, table)
    await later(world, clock, hours=13)
    assert told_in_thread(world, table) == before
    assert (await world.house.play.board(table)).table.status == "playing"


async def test_where_nobody_may_be_named_the_table_hears_nothing(world: World, clock: Clock) -> None:
    table, ada, _ = await table_of_two(world)
    await bid(ada, "1")
    before = told_in_thread(world, table)
    await later(world, clock, hours=23, minutes=30)
    assert told_in_thread(world, table) == before


async def test_where_everyone_may_know_the_table_hears_who_is_waited_for_an_hour_before(
    world: World, clock: Clock
) -> None:
    table = await world.seated(*(world.person(name) for name in ("ada", "ben", "cleo", "dan")), game="devil")
    before = len(told_in_thread(world, table))
    await later(world, clock, hours=22, minutes=50)
    assert len(told_in_thread(world, table)) == before
    await later(world, clock, minutes=30)
    told = told_in_thread(world, table)[before:]
    assert len(told) == 1
    assert "Waiting for" in told[0]
    assert "cleo" in told[0]


# -------------------------------------------------------------------------------------- the deadline


async def test_a_missed_deadline_gives_the_safe_answer_and_says_so_first(world: World, clock: Clock) -> None:
    table, ada, ben = await table_of_two(world)
    await bid(ben, "1")
    before = len(ada.dms())
    await later(world, clock, hours=24, minutes=10)
    told = since(ada, before)
    assert "Your time ran out" in told[-2]
    assert "safe answer" in told[-2]
    assert "Bid: 0 coins" in told[-2]
    assert "How do you want to be consoled" in told[-1]
    assert (await world.house.play.board(table)).table.moment != "1.bid"


async def test_a_finished_draft_is_given_at_the_deadline(world: World, clock: Clock) -> None:
    table, ada, ben = await table_of_two(world)
    await bid(ben, "1")
    ada.take_dm()
    await ada.choose("coins", "4")
    before = len(ada.dms())
    await later(world, clock, hours=24, minutes=10)
    assert any("Your draft was complete" in one and "Bid: 4 coins" in one for one in since(ada, before))
    assert any("ada takes the crown" in words for words in told_in_thread(world, table))


async def test_two_in_a_row_bring_a_stand_in_until_i_am_back(world: World, clock: Clock) -> None:
    table, ada, ben = await table_of_two(world)
    await ben.member.slash(world.channel, "me notifications", by="none")
    for _ in range(30):
        card = (await world.house.play.board(table)).table.card(ada.user.id)
        assert card is not None
        if card.away:
            break
        desk = await world.house.play.desk(table, ben.user.id)
        if desk.ask is not None:
            await world.house.play.answer(
                table,
                ben.user.id,
                desk.ask.id,
                {"coins": 1} if desk.ask.kind == "bid" else {"what": "coins"},
                f"t{clock.now}",
            )
        await later(world, clock, hours=6)
    assert "a stand-in answers" in texts_of(world.stored_board(table).components)
    stored = next(one for one in reversed(ada.dms()) if "I'm back" in buttons_of(one.components))
    await ada.user.click(world.message(stored), label="I'm back")
    card = (await world.house.play.board(table)).table.card(ada.user.id)
    assert card is not None
    assert not card.away


async def away(world: World, clock: Clock) -> tuple[int, Seat, Any]:
    """Ada has missed two deadlines: a message says that a stand-in answers for her."""
    table, ada, ben = await table_of_two(world)
    while not any("so a stand-in answers" in texts_of(one.components) for one in ada.dms()):
        desk = await world.house.play.desk(table, ben.user.id)
        if desk.ask is not None:
            value = {"coins": 1} if desk.ask.kind == "bid" else {"what": "coins"}
            await world.house.play.answer(table, ben.user.id, desk.ask.id, value, f"t{clock.now}")
        await later(world, clock, hours=6)
    told = next(one for one in ada.dms() if "so a stand-in answers for you now" in texts_of(one.components))
    return table, ada, told


async def stored_again(seat: Seat, message: Any) -> tuple[str, list[str]]:
    (kept,) = [one for one in seat.dms() if one.id == message.id]
    return texts_of(kept.components), list(buttons_of(kept.components))


async def test_who_is_back_is_welcomed_where_the_message_said_that_a_stand_in_answers(
    world: World, clock: Clock
) -> None:
    _, ada, told = await away(world, clock)
    pressed = await ada.user.click(world.message(told), label="I'm back")
    assert "Welcome back: the seat is yours again." in texts_of(pressed.response.components)
    await later(world, clock, minutes=5)
    words, buttons = await stored_again(ada, told)
    assert "Welcome back: the seat is yours again." in words
    assert "safe answer" in words  # what was answered meanwhile can still be read
    assert "stand-in answers" not in words
    assert buttons == ["Open desk"]


@pytest.mark.parametrize("way", ["answer", "command", "page"])
async def test_however_somebody_comes_back_they_are_welcomed_there(world: World, clock: Clock, way: str) -> None:
    table, ada, told = await away(world, clock)
    if way == "answer":
        desk = await world.house.play.desk(table, ada.user.id)
        assert desk.ask is not None
        value = {"coins": 1} if desk.ask.kind == "bid" else {"what": "coins"}
        await world.house.play.answer(table, ada.user.id, desk.ask.id, value, "by-hand")
    elif way == "command":
        await ada.member.slash(world.channel, "me back")
    else:
        await world.house.deadlines.back(table, ada.user.id, "on-the-page")
    await later(world, clock, minutes=5)
    words, buttons = await stored_again(ada, told)
    assert "Welcome back" in words
    assert "I'm back" not in buttons


async def test_after_the_end_no_message_says_that_a_stand_in_answers(world: World, clock: Clock) -> None:
    table, ada, _ = await table_of_two(world)
    await later(world, clock, hours=80)  # both are away, and stand-ins play to the end
    assert (await world.house.play.board(table)).table.status == "ended"
    told = [one for one in ada.dms() if "Your time ran out" in texts_of(one.components)]
    assert told
    assert not [one for one in told if "I'm back" in buttons_of(one.components)]
    assert "The game has ended since." in texts_of(told[-1].components)


# --------------------------------------------------------------------------------- what can go wrong


async def test_a_deleted_thread_is_made_anew_for_the_tables_own_reminder(world: World, clock: Clock) -> None:
    table = await world.seated(*(world.person(name) for name in ("ada", "ben", "cleo", "dan")), game="devil")
    old = world.thread(table)
    world.env.backend.delete_channel(old)
    await later(world, clock, hours=23, minutes=30)
    new = (await world.house.play.board(table)).table.thread_id
    assert new is not None
    assert new != old
    assert any("Waiting for" in texts_of(one.components) for one in world.messages(new))


@pytest.mark.parametrize("label", ["Snooze 4 h", "Don't remind me again"])
async def test_reminder_buttons_work_after_a_restart(world: World, clock: Clock, label: str) -> None:
    _, ada, _ = await table_of_two(world)
    await later(world, clock, hours=13)
    await world.restart()
    ada.take_dm()
    await ada.press(label)
    assert label not in ada.buttons()


@pytest.mark.parametrize("game", ["architects", "paladins"])
async def test_whose_turn_comes_after_one_that_can_be_taken_back_is_no_last_one(
    world: World, clock: Clock, game: str
) -> None:
    seats = [world.person(name) for name in ("ada", "ben")]
    table = await world.seated(*seats, game=game)
    while await sealed_before(world, table) is None:
        await answer_all(world.house, table)
    counts = [len(seat.dms()) for seat in seats]
    await later(world, clock, hours=4)
    told = [words for seat, count in zip(seats, counts, strict=True) for words in since(seat, count)]
    assert not [words for words in told if "last one" in words]


async def sealed_before(world: World, table: int) -> int | None:
    """The seat whose turn has just been taken and may be taken back, while the next is asked."""
    found = await world.house.tables.read(table)
    game, state = stored_table.rules_of_table(found), stored_table.state_of(found)
    asks = game.asks(state)
    others = set(game.sealed(state)) - set(asks)
    return next(iter(others)) if others and {ask.kind for ask in asks.values()} == {"turn"} else None
