"""/play: a wish is noted, shown and taken back; when it is met or over its person is told, once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.commands.play import read_languages
from bot.lobby.wishes import EndedWishes
from db.trouble import Trouble
from host.house import House
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.bot.test_lobby_told import SILENT, told
from tests.ground import Clock, rows

MET = "wish is met"


def answer(done: Any) -> str:
    assert done.response is not None
    assert done.response.ephemeral
    return texts_of(done.response.components)


async def wished(world: World, seat: Seat, **options: str) -> Any:
    return await seat.member.slash(world.channel, "play", **{"game": "bids", **options})


async def matched(world: World) -> None:
    world.house.wishes.said = True
    await world.house.sweeps.run()
    await world.deliver()


async def test_two_wishes_open_a_table_with_its_message_and_thread(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    words = answer(await wished(world, ada))
    assert f"<#{world.channel.id}>" in words
    assert "too few have ended so far" in words  # nobody waits without being told how long
    assert "any number of players · people only" in words
    await matched(world)
    assert not told(ada, MET)
    await wished(world, ben, rated="yes")
    await matched(world)
    assert len(told(ada, MET)) == len(told(ben, MET)) == 1
    assert "with ben" in texts_of(told(ada, MET)[0].components)
    (table,) = await world.house.lookups.tables_of(ada.user.id)
    assert table.rated
    assert table.lobby_message_id is not None
    assert table.thread_id is not None
    await matched(world)
    assert len(told(ada, MET)) == 1


async def test_start_in_the_message_begins_the_game(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    for seat in (ada, ben):
        await wished(world, seat)
    await matched(world)
    ada.take_dm()
    await ada.user.click(ada.desk, label="Start")
    (table,) = await world.house.lookups.tables_of(ben.user.id)
    assert table.status == "playing"


async def test_the_message_leads_to_the_lobby_and_leaves_it_and_the_wish_is_over(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    for seat in (ada, ben):
        await wished(world, seat)
    await matched(world)
    (table,) = await world.house.lookups.tables_of(ada.user.id)
    ada.take_dm()
    assert f"/{table.place.channel_id}/{table.lobby_message_id})" in ada.words()
    assert set(buttons_of(ada.components())) == {"Start", "Leave"}
    await ada.user.click(ada.desk, label="Leave")
    assert "You've left table" in ada.words()
    assert "`/play game:`" in ada.words()
    assert [card.person_id for card in (await world.house.lookups.table(table.id)).seats] == [ben.user.id]
    left = await ben.member.slash(world.channel, "table leave")
    assert "The wish that brought you there is over" in answer(left)


async def test_who_leaves_a_lobby_of_no_wish_is_told_of_none(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada)
    ben = world.person("ben")
    await world.join(ben)
    left = await ben.member.click(world.lobby_message, label="Leave")
    assert left.followups == []
    assert not await world.house.wishes.led_to(table, ben.user.id)


async def test_leave_in_the_lobby_says_that_the_wish_is_over(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    for seat in (ada, ben):
        await wished(world, seat)
    await matched(world)
    (table,) = await world.house.lookups.tables_of(ben.user.id)
    left = await ben.member.click(world._lobby_of(table.lobby_message_id), label="Leave")
    assert "The wish that brought you there is over" in str([texts_of(one.components) for one in left.followups])


async def test_what_one_still_waits_for_is_said_and_taken_back(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    for seat in (ada, ada, ben):
        await wished(world, seat)
    await matched(world)
    ada.take_dm()
    assert "You're still waiting for another table" in ada.words()
    assert "You still wait" not in texts_of(told(ben, MET)[0].components)
    taken = await ada.user.click(ada.desk, label="Take back 1")
    assert taken.response.id != ada.desk.id
    assert MET in ada.words()
    assert await world.house.wishes.own(ada.user.id) == ()


async def test_too_few_at_the_time_are_told_how_to_wish_again(world: World, clock: Clock) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo")]
    for seat in people:
        await wished(world, seat, players=3)
    await matched(world)
    (table,) = await world.house.lookups.tables_of(people[0].user.id)
    await world.house.lobby.leave(table.id, people[2].user.id, "gone")
    words = texts_of((await people[0].member.slash(world.channel, "help")).response.components)
    assert "starts by itself" in words
    assert "if one more player presses **Join**" in words
    clock.pass_(minutes=16)
    await matched(world)
    assert [len(told(seat, "type `/play game:` again")) for seat in people] == [1, 1, 0]


async def test_the_reply_says_how_long_the_game_lasts_and_what_hours_are(world: World) -> None:
    words = answer(await wished(world, world.person("ada"), game="architects", players=4))
    assert "**Architects of the West Kingdom.** Each player takes 35 to 43 turns: 5 to 7 weeks if" in words
    assert "`/me quiet`" in words
    several = answer(await wished(world, world.person("ben"), game="devil, architects"))
    assert several.count("if everyone plays once a day") == 2


async def test_one_s_wishes_are_shown_and_taken_back_by_a_button(world: World) -> None:
    ada = world.person("ada")
    assert "You aren't waiting for a table" in answer(await ada.member.slash(world.channel, "play"))
    await wished(world, ada, pace="evening", fill="yes", players=3)
    shown = await ada.member.slash(world.channel, "play")
    assert "evening · 3 players · automatic players may fill up · rated or not · English" in answer(shown)
    assert set(buttons_of(shown.response.components)) == {"Take back 1"}
    taken = await ada.member.click(shown.response, label="Take back 1")
    assert "Taken back" in str([texts_of(one.components) for one in [taken.response, *taken.followups] if one])
    assert await world.house.wishes.own(ada.user.id) == ()


async def test_a_wish_that_ends_is_told_once(world: World, house: House, clock: Clock) -> None:
    ada = world.person("ada")
    await wished(world, ada, until="2 days")
    ended = EndedWishes(house, world.env.bot.deliverer.mail)  # type: ignore[attr-defined]
    await ended.tell_ended()
    assert not told(ada, "No table has come of your wish")
    clock.pass_(days=2, hours=1)
    for _ in range(2):
        await ended.tell_ended()
    assert len(told(ada, "No table has come of your wish")) == 1


async def test_a_wish_whose_person_cannot_be_read_keeps_no_other_end_untold(
    world: World, house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    for seat in (ada, ben):
        await wished(world, seat, until="2 days")
    clock.pass_(days=3)
    reads = house.settings.player

    async def player(person_id: int) -> Any:
        if person_id == ada.user.id:
            raise KeyError("no such zone")
        return await reads(person_id)

    monkeypatch.setattr(house.settings, "player", player)
    over = house.wishes.over
    monkeypatch.setattr(house.wishes, "over", lambda but=(): over(but, limit=1))  # hers is the first of a round
    ended = EndedWishes(house, world.env.bot.deliverer.mail)  # type: ignore[attr-defined]
    for _ in range(2):
        await ended.tell_ended()
    assert len(told(ben, "No table has come of your wish")) == 1
    assert [row.person_id for row in await rows(house.database, "SELECT person_id FROM wishes")] == [ada.user.id]


async def test_a_kill_between_the_message_and_its_note_tells_nothing_twice(
    world: World, house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = world.person("ada")
    await wished(world, ada, until="2 days")
    clock.pass_(days=3)
    ended = EndedWishes(house, world.env.bot.deliverer.mail)  # type: ignore[attr-defined]
    with monkeypatch.context() as patched:

        async def killed(_: int) -> None:
            raise OSError

        patched.setattr(house.wishes, "told_over", killed)
        with pytest.raises(OSError):  # noqa: PT011  any
            await ended.tell_ended()
    await ended.tell_ended()
    assert len(told(ada, "No table has come of your wish")) == 1


async def test_whom_one_blocks_is_told_nothing_and_never_met(world: World, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    assert "They aren't told" in answer(await ada.member.slash(world.channel, "me block", user=ben.user))
    assert f"<@{ben.user.id}>" in answer(await ada.member.slash(world.channel, "me blocked"))
    for seat in (ada, ben):
        await wished(world, seat)
    clock.pass_(days=3)
    await matched(world)
    assert not told(ada, MET)
    assert ben.dms() == []
    await ada.member.slash(world.channel, "me unblock", user=ben.user)
    await matched(world)
    assert told(ben, MET)
    assert "nobody you don't want" in answer(await ada.member.slash(world.channel, "me blocked"))


async def test_nobody_is_woken_by_it(world: World, house: House, clock: Clock) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    await house.settings.set_zone(ada.user.id, "Europe/Prague")
    await house.settings.set_quiet(ada.user.id, (22 * 60, 7 * 60))
    clock.pass_(hours=13)  # two in the morning there
    for seat in (ada, ben):
        await wished(world, seat)
    clock.pass_(hours=24)
    await matched(world)
    assert told(ada, MET)[0].flags & SILENT
    assert not told(ben, MET)[0].flags & SILENT


async def test_what_cannot_be_wished_for_is_said(world: World) -> None:
    ada = world.person("ada")
    assert "aren't rated" in answer(await wished(world, ada, fill="yes", rated="yes"))
    assert "I don't know the language “tlh”" in answer(await wished(world, ada, languages="tlh"))
    assert "is played by 9 people" in answer(await wished(world, ada, players=9))


def test_languages_are_read_by_code_or_name() -> None:
    assert read_languages("", "en-GB") == ("en",)
    assert read_languages("cs, English cs", "en-GB") == ("cs", "en")
    with pytest.raises(Trouble):
        read_languages("cs klingon", "en")
