"""What the bot does and says for pages that are outside of Discord: servers' names, places for tables, pictures."""

from __future__ import annotations

import pytest

from bot.lobby.on_pages import LobbiesOnPages
from face.pictures.canvas import Picture
from face.pictures.png.rendering import PictureFailed
from host.values import Place, Trouble
from tests.bot.people import World

DRAWN = Picture("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>", 4, 4, "a board")


def lobbies_of(world: World) -> LobbiesOnPages:
    found: LobbiesOnPages = world.env.bot.lobbies  # type: ignore[attr-defined]
    return found


async def test_a_server_has_its_name_and_one_that_is_gone_has_none(world: World) -> None:
    lobbies = lobbies_of(world)
    assert lobbies.server_name(world.guild.id) == world.guild.name
    assert lobbies.server_name(4711) == ""


async def test_a_wish_is_kept_only_for_a_channel_where_a_table_can_open(world: World) -> None:
    lobbies = lobbies_of(world)
    await lobbies.check_place(Place(world.guild.id, world.channel.id))
    for place in (Place(world.guild.id, 4711), Place(4711, world.channel.id)):
        with pytest.raises(Trouble) as refused:
            await lobbies.check_place(place)
        assert refused.value.code == "wish-unheard"


async def test_where_nothing_is_drawn_the_picture_for_a_shared_address_has_failed(world: World) -> None:
    with pytest.raises(PictureFailed):
        await lobbies_of(world).png(7, DRAWN)
