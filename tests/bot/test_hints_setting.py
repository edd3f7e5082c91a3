"""Whether a table has hints is chosen with the table or in its lobby, and everybody sees it."""

from __future__ import annotations

from simcord.components import walk_components

from tests.bot.people import World, buttons_of, texts_of
from tests.bot.pressing import reply

ON = "Hints are on"


def lobby_of(world: World) -> str:
    return texts_of(world.message_now(world.lobby_message).components)


async def test_a_table_has_no_hints_if_nobody_asks_for_them(world: World) -> None:
    table = await world.lobby(world.person("ada"))
    assert not (await world.house.lookups.table(table)).hints
    assert ON not in lobby_of(world)


async def test_a_table_is_opened_with_hints(world: World) -> None:
    table = await world.lobby(world.person("ada"), options="hints=yes")
    assert (await world.house.lookups.table(table)).hints
    assert ON in lobby_of(world)


async def test_hints_that_are_neither_yes_nor_no_open_no_table(world: World) -> None:
    ada = world.person("ada")
    result = await ada.member.slash(world.channel, "table new", game="bids", options="hints=some")
    assert "hints=some" in reply(result)
    assert "\\`hints=yes" in reply(result)
    assert await world.house.lookups.tables_in(world.guild.id) == ()


async def test_the_lobby_allows_hints_and_takes_them_back(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada)
    await ada.member.click(world.lobby_message, label="Allow hints")
    assert ON in lobby_of(world)
    assert (await world.house.lookups.table(table)).hints
    await ada.member.click(world.lobby_message, label="No hints")
    assert ON not in lobby_of(world)
    assert not (await world.house.lookups.table(table)).hints


async def test_a_stranger_allows_no_hints(world: World) -> None:
    table = await world.lobby(world.person("ada"))
    result = await world.person("ben").member.click(world.lobby_message, label="Allow hints")
    assert "not at this table" in reply(result)
    assert not (await world.house.lookups.table(table)).hints


async def test_a_lobby_that_is_shown_elsewhere_is_shown_anew(world: World) -> None:
    ada = world.person("ada")
    table = await world.lobby(ada)
    await world.deliver()
    await world.house.lobby_settings.set_hints(table, ada.user.id, True, "elsewhere")
    await world.deliver()
    assert ON in lobby_of(world)


async def test_what_was_chosen_stays_once_the_game_has_begun(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada, options="hints=yes")
    await world.join(ben)
    lobby = world.message_now(world.lobby_message)
    button = buttons_of(lobby.components)["No hints"]["custom_id"]
    await ada.member.click(world.lobby_message, label="Start")
    await world.deliver()
    assert ON in texts_of(world.stored_board(table).components)
    assert ON in reply(await ada.member.slash(world.channel, "table show", table=str(table)))
    assert button not in str(world.message_now(world.lobby_message).components)


async def test_what_allows_hints_stands_beside_start_and_above_everything_long(world: World) -> None:
    await world.lobby(world.person("ada"))
    shown = world.message_now(world.lobby_message).components
    rows = [row for row in walk_components(shown) if row.get("type") == 1]
    assert [one["label"] for one in rows[0]["components"]] == ["Join", "Leave", "Start", "Allow hints"]
