from __future__ import annotations

from tests.bot.people import World, texts_of


async def test_a_lobby_without_a_picture_says_what_the_game_is_about(world: World) -> None:
    await world.lobby(world.person("ada"), "devil")
    said = texts_of(world.message_now(world.lobby_message).components)
    assert "pack a chest" in said
    assert "36 to 39 decisions" in said


async def test_a_table_is_opened_joined_and_started(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    assert "Round 1" in ada.words()
    assert f"table {table}" in texts_of(world.stored_board(table).components)
