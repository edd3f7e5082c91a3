"""Presses in the lobby: who may sit down, when it starts, and what the message shows."""

from __future__ import annotations

import pytest

from face.table.board import Hours, hours_at
from host.house import House
from host.values import Table
from tests.bot.people import World, buttons_of, texts_of
from tests.bot.pressing import reply, table_of_two


async def test_the_commitment_stands_in_the_lobby_before_the_first_join(world: World) -> None:
    table = await world.lobby(world.person("ada"))
    commitment = (await world.house.play.board(table)).table.commitment
    assert commitment[:16] in texts_of(world.lobby_message.components)


async def test_start_waits_until_enough_sit(world: World) -> None:
    ada = world.person("ada")
    await world.lobby(ada)
    await world.join(ada)
    assert "Start" not in buttons_of(world.lobby_message.components)


async def test_nobody_sits_twice(world: World) -> None:
    ada = world.person("ada")
    await world.lobby(ada)  # whoever opens it sits there
    again = await ada.member.click(world.lobby_message, label="Join")
    assert again.modal is None
    assert again.response.ephemeral
    assert "already at this table" in reply(again)


async def test_a_fifth_player_is_told_that_all_seats_are_taken(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dan", "eve")]
    await world.lobby(people[0])
    for person in people[:4]:
        await world.join(person)
    late = await world.join(people[4])
    assert "All 4 seats are taken" in reply(late)


async def test_only_as_many_sit_down_as_there_are_seats(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dan", "eve")]
    table = await world.lobby(people[0])
    for person in people[1:4]:
        await world.join(person)
    late = await world.join(people[4])
    assert len((await world.house.play.board(table)).table.seats) == 4
    assert "All 4 seats are taken" in reply(late)


async def test_a_full_lobby_asks_nobody_to_sit_down(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    await world.lobby(people[0])
    assert "To play, press **Join**." in texts_of(world.lobby_message.components)
    for person in people[1:]:
        await world.join(person)
    full = world.message_now(world.lobby_message).components
    assert "All seats are taken: anyone at the table can press **Start**." in texts_of(full)
    assert "press **Join**" not in texts_of(full)
    assert buttons_of(full)["Join"]["style"] == 2  # grey
    await people[3].member.click(world.lobby_message, label="Leave")
    free = world.message_now(world.lobby_message).components
    assert "can press **Start** now, or wait for others to press **Join**." in texts_of(free)
    assert buttons_of(free)["Join"]["style"] == 3  # green


async def test_joining_opens_the_direct_messages_by_that_click(world: World) -> None:
    ada = world.person("ada")
    await world.lobby(ada)
    await world.join(ada)
    assert "when you have a decision to make" in texts_of(ada.dms()[-1].components)


async def test_the_last_to_leave_closes_the_table(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada)
    await world.join(ada)
    await ada.member.click(world.lobby_message, label="Leave")
    assert (await world.house.play.board(table)).table.status == "closed"
    assert "this table is closed" in texts_of(world.lobby_message.components)
    assert not buttons_of(world.lobby_message.components)


async def test_a_stranger_cannot_start(world: World) -> None:
    ada, ben, eve = world.person("ada"), world.person("ben"), world.person("eve")
    await world.lobby(ada)
    await world.join(ada)
    await world.join(ben)
    refused = await eve.member.click(world.lobby_message, label="Start")
    assert "You're not at this table" in reply(refused)


async def test_the_lobby_message_leads_to_the_thread_once_it_has_begun(world: World) -> None:
    table, _, _ = await table_of_two(world)
    said = f"The game is in <#{world.thread(table)}>."  # true after its end as well
    assert said in texts_of(world.message_now(world.lobby_message).components)


async def test_a_slow_answer_does_not_undo_what_the_lobby_shows_since(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(house: House, table: Table) -> dict[int, Hours]:
        await world.env.bot.deliverer.at_rest()  # the delivery is faster than the answer to the click
        return await hours_at(house, table)

    monkeypatch.setattr("bot.lobby.lobby.hours_at", late)
    table = await world.seated_by_clicks(world.person("ada"), world.person("ben"))
    assert f"<#{world.thread(table)}>" in texts_of(world.lobby_message.components)


async def test_names_in_the_lobby_cannot_mark_up(world: World) -> None:
    await world.join(evil := world.person("**@everyone**"), (await world.lobby(evil), world.lobby_message)[1])
    shown = texts_of(world.lobby_message.components)
    assert "@everyone" not in shown
    assert r"\*\*" in shown
