from __future__ import annotations

from face.core.game_lengths import usual_length
from tests.bot.people import World, texts_of


async def test_a_lobby_without_a_picture_says_what_the_game_is_about(world: World) -> None:
    await world.lobby(world.person("ada"), "devil")
    said = texts_of(world.message_now(world.lobby_message).components)
    assert "pack a chest" in said
    length = usual_length("devil", [4], "stewards")
    assert length is not None
    assert f"{length.each.low} to {length.each.high} decisions" in said


async def test_a_table_is_opened_joined_and_started(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    ada.take_dm()
    assert "Round 1" in ada.words()
    assert f"table {table}" in texts_of(world.stored_board(table).components)
