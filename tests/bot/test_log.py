"""The log as people read it: /log with what they want of it, What's new on the desk and the board, the button Board."""

from __future__ import annotations

from typing import Any

import pytest

from face.records import log as log_pages
from host.values import Person
from tests.bot.living import answer
from tests.bot.people import World, buttons_of, selects_of, texts_of
from tests.bot.test_time_reminders import later
from tests.ground import Clock
from tests.host.seating import cause


def reply(result: Any) -> str:
    return texts_of(result.response.components)


async def bids(world: World, table: int, *coins: int) -> None:
    """All seats answer the present round of bids, and who has lost it chooses a consolation."""
    house, cards = world.house, (await world.house.play.board(table)).table.seats
    for card, amount in zip(cards, coins, strict=True):
        desk = await house.play.desk(table, card.person_id or 0)
        assert desk.ask is not None
        await house.play.answer(table, card.person_id or 0, desk.ask.id, {"coins": amount}, cause())
    for card in cards:
        ask = (await house.play.desk(table, card.person_id or 0)).ask
        if ask is not None and ask.kind == "console":
            await house.play.answer(table, card.person_id or 0, ask.id, {"what": "coins"}, cause())
    await world.deliver()


async def test_the_board_is_shown_to_who_asks_alone_also_in_direct_messages(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    before = len(ada.dms())
    shown = await ada.press("Board")
    assert shown.response.ephemeral
    board = texts_of(world.stored_board(table).components)
    head = await world.house.outbox.last_head(table)
    assert reply(shown) == f"{board}\n-# Log: `{head}`"
    await ada.press("Refresh")
    assert len(ada.dms()) == before


async def test_a_stranger_elsewhere_gets_no_board_and_no_log(world: World) -> None:
    ada, ben, dora = (world.person(name) for name in ("ada", "ben", "dora"))
    table = await world.seated(ada, ben)
    await ada.open_desk(table)
    shown = await dora.member.click(world.board(table), label="My desk")
    assert "You're not at this table" in reply(shown)
    ada.take_dm()
    before = ada.components()
    await world.house.seats.vacate(table, ada.user.id, "i:gone")
    await world.deliver()
    for label in ("Board", "What's new"):
        world.message_now(ada.desk).components = before  # a phone that has not heard yet that the desk is folded
        assert "no such table" in reply(await ada.press(label))
    elsewhere = world.env.create_guild("Elsewhere")
    there = elsewhere.add_member(dora.user)
    asked = await there.slash(elsewhere.create_text_channel("talk"), "log", table=str(table))
    assert "no such table" in reply(asked)


async def test_what_is_new_begins_where_the_reader_stopped_and_leads_to_the_whole_log(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await ada.open_desk(table)
    first = reply(await ada.press("What's new"))
    assert first.startswith("### What's new · Bids, table")
    assert "ince you last looked" not in first
    assert "Nothing new since" in reply(await ada.press("What's new"))
    await bids(world, table, 1, 0)
    shown = await ada.press("What's new")
    assert reply(shown).startswith("### Since you last looked\n**Round 1** · <t:")
    assert "A crown is up" not in reply(shown).partition("**Round 2**")[0]
    await ada.member.click(shown.response, label="Whole log")
    whole = await ada.member.slash(world.channel, "log", table=str(table))
    assert "**Round 1.** A crown is up" in reply(whole)
    assert "Nothing new since" in reply(await ada.press("What's new"))


async def test_whats_new_on_the_board_is_each_readers_own_and_for_their_eyes(world: World) -> None:
    ada, ben, dora = (world.person(name) for name in ("ada", "ben", "dora"))
    table = await world.seated(ada, ben)
    for seat in (ada, ben):
        shown = await seat.member.click(world.board(table), label="What's new")
        assert shown.response.ephemeral
    await bids(world, table, 1, 0)
    assert reply(await ada.member.click(world.board(table), label="What's new")).startswith("### Since you last looked")
    assert "Nothing new" in reply(await ada.member.click(world.board(table), label="What's new"))
    assert reply(await ben.member.click(world.board(table), label="What's new")).startswith("### Since you last looked")
    for _ in range(2):  # nothing is kept of onlookers
        seen = await dora.member.click(world.board(table), label="What's new")
        assert reply(seen).startswith("### What's new · Bids")
        assert "ada takes the crown" in reply(seen)


async def test_a_newcomer_begins_without_a_mark(world: World) -> None:
    ada, ben, dora = (world.person(name) for name in ("ada", "ben", "dora"))
    table = await world.seated(ada, ben)
    await ada.open_desk(table)
    await ada.press("What's new")
    await bids(world, table, 1, 0)
    seat = next(card.seat for card in (await world.house.play.board(table)).table.seats if card.name == "ada")
    await world.house.seats.vacate(table, ada.user.id, "i:gone")
    await world.house.seats.take_seat(table, seat or 0, Person(dora.user.id, "dora", "en-US"), "i:sits")
    await world.deliver()
    await dora.open_desk(table)
    assert "you last looked" not in reply(await dora.press("What's new"))


async def test_what_is_new_opens_at_the_newest_page_and_leads_back_to_those_before(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await ada.open_desk(table)
    await ada.press("What's new")
    await bids(world, table, 1, 0)
    await bids(world, table, 1, 0)
    monkeypatch.setattr(log_pages, "LOG_PAGE_LENGTH", 150)
    shown = await ada.press("What's new")
    told = reply(shown)
    assert told.startswith("### Since you last looked")
    assert "**Round 3" in told
    assert "**Round 1" not in told
    assert not [label for label in _labels(world, shown) if label.startswith("Page ")]
    while "Earlier" in " ".join(_labels(world, shown)):
        label = next(label for label in _labels(world, shown) if "Earlier" in label)
        await ada.member.click(shown.response, label=label)
        told = texts_of(world.message_now(shown.response).components) + told
    assert told.count("You take the crown") == 2
    assert told.index("**Round 1") < told.index("**Round 2") < told.index("**Round 3")
    assert "Nothing new" in reply(await ada.press("What's new"))


def _labels(world: World, shown: Any) -> list[str]:
    return [*buttons_of(world.message_now(shown.response).components)]


async def test_answers_given_for_the_reader_are_marked_and_stand_on_the_newest_page(
    world: World, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    for seat in (ada, ben):
        await seat.open_desk(table)
        await seat.press("What's new")
    await answer(world, table, ben, {"coins": 1})
    await later(world, clock, hours=25)  # nobody but the clock has answered for Ada
    log = await world.house.stories.log(table, ada.user.id)
    given = [heard for move in log.moves for heard in move.heard if heard.text.key.startswith("log-given")]
    assert len(given) == 1
    assert given[0].own
    theirs = await world.house.stories.log(table, ben.user.id)
    assert "log-given" not in str(theirs.moves)
    await answer(world, table, ada, {"what": "coins"})
    for _ in range(2):
        await bids(world, table, 0, 0)
    monkeypatch.setattr(log_pages, "LOG_PAGE_LENGTH", 150)
    shown = await ada.press("What's new")
    told = reply(shown)
    assert told.startswith("### Since you last looked\n⏰ **Answered for you** since you last looked:\nRound 1")
    assert "*How much do you bid for the crown of round 1?* Bid: 0 coins" in told.splitlines()[2]
    assert "**Round 1" not in told
    label = next(label for label in _labels(world, shown) if "Earlier" in label)
    while label:
        await ada.member.click(shown.response, label=label)
        told = texts_of(world.message_now(shown.response).components)
        assert "Answered for you** since" not in told
        label = next((label for label in _labels(world, shown) if "Earlier" in label), "")
    asked = "*How much do you bid for the crown of round 1?*"
    assert f"> ⏰ Answered for you: {asked} Bid: 0 coins\n> You bid 0 coins" in told
    assert "nswered for you" not in reply(await ben.press("What's new"))


async def test_a_newcomer_reads_of_no_answers_that_were_given_for_somebody_before_them(
    world: World, clock: Clock
) -> None:
    ada, ben, dora = (world.person(name) for name in ("ada", "ben", "dora"))
    table = await world.seated(ada, ben)
    await answer(world, table, ben, {"coins": 1})
    await later(world, clock, hours=25)
    seat = next(card.seat for card in (await world.house.play.board(table)).table.seats if card.name == "ada")
    await world.house.seats.vacate(table, ada.user.id, "i:gone")
    await world.house.seats.take_seat(table, seat or 0, Person(dora.user.id, "dora", "en-US"), "i:sits")
    assert "log-given" not in str((await world.house.stories.log(table, dora.user.id)).moves)


async def test_a_reply_that_does_not_get_through_counts_nothing_as_read(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await world.house.stories.seen(table, ada.user.id, 0, 1)
    log = await world.house.stories.log(table, ada.user.id)
    assert log.upto == 1

    async def lost(*_: Any) -> None:
        raise OSError("gone")

    with monkeypatch.context() as patch:
        patch.setattr(world.env.bot.logs._looked_up, "show", lost)  # type: ignore[attr-defined]
        await ada.member.click(world.board(table), label="What's new")
    assert (await world.house.stories.log(table, ada.user.id)).upto == 1


async def test_the_mark_moves_only_past_what_came_before(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await world.house.stories.seen(table, ada.user.id, 3, 9)
    assert (await world.house.stories.log(table, ada.user.id)).upto == 0
    await world.house.stories.seen(table, ada.user.id, 0, 4)
    await world.house.stories.seen(table, ada.user.id, 0, 2)
    assert (await world.house.stories.log(table, ada.user.id)).upto == 4
    assert (await world.house.stories.log(table, ben.user.id)).upto == 0


# ------------------------------------------------------------------------------------------------ what is wanted


async def test_rounds_are_chosen_by_number_or_range(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await bids(world, table, 1, 0)
    await bids(world, table, 0, 1)

    async def log(**wanted: str) -> str:
        return reply(await ada.member.slash(world.channel, "log", table=str(table), **wanted))

    second = await log(round="2")
    assert "**Round 2**" in second
    assert "**Round 1**" not in second
    both = await log(round="1-2")
    assert both.index("**Round 1**") < both.index("**Round 2**")
    for nonsense in ("7", "0-9", "2-1", "two", "-1", "9999999"):
        assert "So far there are rounds 1 to 3" in await log(round=nonsense)
    choices = await ada.member.autocomplete(world.channel, "log", "round", "", table=str(table))
    assert [one["name"] for one in choices] == [
        "Round 3 (now)",
        "Round 2",
        "Round 1",
        "Before the first round",
    ]


async def test_seats_and_kinds_are_chosen_from_lists_and_refused_by_name(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await bids(world, table, 1, 0)
    at = {"table": str(table)}
    choices = await ada.member.autocomplete(world.channel, "log", "seat", "a", **at)
    [choice] = choices
    assert choice["name"] == "ada"
    shown = await ada.member.slash(world.channel, "log", seat=choice["value"], **at)
    assert "-# you" in reply(shown)
    assert "There's no such player" in reply(await ada.member.slash(world.channel, "log", seat="zoe", **at))
    kinds = await ada.member.autocomplete(world.channel, "log", "kind", "", **at)
    assert [one["value"] for one in kinds] == ["own", "table"]
    refused = reply(await ada.member.slash(world.channel, "log", kind="gossip", **at))
    assert "has no such kind" in refused
    assert "What only you were told" in refused
    assert "Nothing of that" in reply(await ada.member.slash(world.channel, "log", kind="Votes and moderators", **at))


async def test_selects_choose_and_keep_what_was_chosen_before(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await bids(world, table, 1, 0)
    shown = await ada.member.slash(world.channel, "log", table=str(table), round="1")
    kind, seat = selects_of(shown.response.components)
    await ada.member.select(shown.response, ["own"], custom_id=kind["custom_id"])
    now = world.message_now(shown.response).components
    assert "-# Round 1 · What only you were told" in texts_of(now)
    seat = selects_of(now)[1]
    await ada.member.select(shown.response, ["1"], custom_id=seat["custom_id"])
    words = texts_of(world.message_now(shown.response).components)
    assert words.count(" · ") >= 3
    everything = selects_of(world.message_now(shown.response).components)[0]
    await ada.member.select(shown.response, ["all"], custom_id=everything["custom_id"])
    assert "What only you were told" not in texts_of(world.message_now(shown.response).components)


async def test_a_lobby_has_no_log_and_what_was_called_off_keeps_its_secrets(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    lobby = await world.lobby(ada)
    await world.join(ben)
    assert "hasn't started" in reply(await ada.member.slash(world.channel, "log", table=str(lobby)))
    assert "no such table" in reply(await ada.member.slash(world.channel, "log", table="4711"))
    assert "no such table" in reply(await ada.member.slash(world.channel, "log", table="x"))


async def test_an_old_button_that_turned_a_page_of_the_story_still_does_something(world: World) -> None:
    from bot.messages.custom_ids import Press
    from bot.messages.errors import reply_with_errors
    from tests.secrecy.paper import Wire

    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    wire = Wire(ada.user.id, server=True, client=world.env.bot)
    wire.guild_id = world.guild.id
    old = Press("story", table, field="3", argument="7")
    await reply_with_errors(wire, world.env.bot.handlers.press(wire, old, []))  # type: ignore[attr-defined, arg-type]
    assert "### Log · Bids" in "\n".join(texts_of(body) for _, body in wire.answers if isinstance(body, list))
