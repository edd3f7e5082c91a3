"""The picture of a lobby: after its words, anew for whoever joins or leaves, and never older than what stands there."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.components import walk_components

from face.pictures.png.rendering import NoRoomForPicture
from host.house import House
from host.values import Person
from tests.bot.delivery.faults import until
from tests.bot.people import Seat, World, texts_of
from tests.bot.pictures.drawing import GALLERY, PaperDrawer, galleries, picture_bytes, pictured_by, picturing
from tests.ground import Clock

EDIT = "PATCH"


def shown(world: World) -> Any:
    return world.message_now(world.lobby_message)


def drawn_words(world: World) -> str:
    return picture_bytes(world, shown(world)).decode()


def words(world: World) -> str:
    return texts_of(shown(world).components)


def edits(world: World) -> list[Any]:
    """The edits of the lobby's message by the bot itself, in order."""
    return [
        one.json
        for one in world.env.http_requests
        if one.method == EDIT and one.path.endswith(f"/{world.lobby_message.id}") and isinstance(one.json, dict)
    ]


def uploads(world: World) -> int:
    """How many of them brought a new picture."""
    return sum(any("size" not in file for file in edit.get("attachments", ())) for edit in edits(world))


async def joined(world: World, table: int, seat: Seat) -> None:
    """Somebody sits down, as they do by a press of another process."""
    person = Person(seat.user.id, seat.name, "en-US")
    await world.house.lobby.join(table, person, "", f"sits/{seat.user.id}", welcomed=True)


async def test_the_words_of_a_lobby_go_first_and_its_picture_follows(world: World) -> None:
    await world.lobby(world.person("ada"))
    await world.deliver()
    assert "ada" in words(world)
    assert "1 of 4 seats taken" in drawn_words(world)
    assert uploads(world) == 1  # it came with an edit of the message


async def test_the_picture_says_the_same_in_words_and_its_file_can_be_forwarded(world: World) -> None:
    await world.lobby(world.person("ada"))
    await world.deliver()
    (gallery,) = galleries(shown(world))
    (item,) = gallery["items"]
    for said in ("Bids", "Table 1", "ada", "Free seats: 3", "1 day for each question", "English"):
        assert said in item["description"]
    (attachment,) = shown(world).attachments
    assert attachment["filename"] == "table.png"


async def test_what_the_picture_says_of_the_game_does_not_stand_above_it_too(world: World) -> None:
    await world.lobby(world.person("ada"), "devil")
    pitch = "pack a chest"
    await world.deliver()
    (gallery,) = galleries(shown(world))
    assert pitch in gallery["items"][0]["description"]
    assert pitch not in words(world)


async def test_who_sits_there_and_start_come_before_pace_and_fingerprint(world: World) -> None:
    await world.lobby(world.person("ada"))
    await world.deliver()
    said = [one.get("content") or one.get("label", "") for one in walk_components(shown(world).components)]
    seats, pace = (next(at for at, one in enumerate(said) if part in one) for part in ("- ada", "Pace:"))
    assert seats < said.index("Start") < pace


async def test_who_joins_or_leaves_is_drawn_anew_and_the_picture_stays_meanwhile(world: World) -> None:
    ben = world.person("ben")
    await world.lobby(world.person("ada"))
    await world.join(ben)
    await world.deliver()
    assert ">ben<" in drawn_words(world)
    assert "2 of 4 seats taken" in drawn_words(world)
    await ben.member.click(world.lobby_message, label="Leave")
    answer: Any = [one.json for one in world.env.http_requests if one.path.endswith("/callback")][-1]
    assert GALLERY in [one.get("type") for one in walk_components(answer["data"]["components"])]
    await world.deliver()
    assert ">ben<" not in drawn_words(world)
    assert len(shown(world).attachments) == 1


async def test_a_lobby_that_has_not_changed_is_not_drawn_or_sent_again(world: World, drawer: PaperDrawer) -> None:
    table = await world.lobby(world.person("ada"))
    await world.deliver()
    drawn, sent = drawer.drawn, uploads(world)
    for _ in range(2):
        await world.env.bot.deliverer.places.show(table)  # type: ignore[attr-defined]
        await world.deliver()
    assert (drawer.drawn, uploads(world)) == (drawn, sent)
    assert galleries(shown(world))


async def test_a_picture_that_comes_late_undoes_nobody(house: House, drawer: PaperDrawer) -> None:
    async with picturing(house, drawer) as world:
        table = await world.lobby(world.person("ada"))
        await world.deliver()
        drawer.free.clear()
        await joined(world, table, world.person("ben"))
        world.env.bot.deliverer.wake()  # type: ignore[attr-defined]
        await until(lambda: "ben" in words(world))
        await until(lambda: drawer.drawn == 2)
        assert ">ben<" not in drawn_words(world)  # the picture of a moment ago stays
        await joined(world, table, world.person("cleo"))
        before = len(edits(world))
        drawer.free.set()
        await world.deliver()
        assert "3 of 4 seats taken" in drawn_words(world)
        assert all("cleo" in texts_of(edit["components"]) for edit in edits(world)[before:])
        assert uploads(world) == 2  # the one of ada and ben was not sent any more


async def test_a_picture_waits_while_somebody_presses(house: House, drawer: PaperDrawer) -> None:
    async with picturing(house, drawer) as world:
        table = await world.lobby(world.person("ada"))
        await world.deliver()
        deliverer: Any = world.env.bot.deliverer  # type: ignore[attr-defined]
        with deliverer.boards.held(table):
            await joined(world, table, world.person("ben"))
            sent = len(edits(world))
            with pytest.raises(NoRoomForPicture):
                await deliverer.places.lobbies.add_picture(await house.play.board(table))
            assert len(edits(world)) == sent
        await world.deliver()
        assert ">ben<" in drawn_words(world)


async def test_after_a_restart_the_picture_is_known_and_the_next_change_draws_another(
    house: House, drawer: PaperDrawer
) -> None:
    async with picturing(house, drawer) as world:
        table = await world.lobby(world.person("ada"))
        await world.deliver()
        drawn = drawer.drawn
        await world.restart(**pictured_by(drawer))
        await world.env.bot.deliverer.places.show(table)  # type: ignore[attr-defined]
        await world.deliver()
        assert drawer.drawn == drawn
        assert len(galleries(shown(world))) == 1
        await joined(world, table, world.person("ben"))
        await world.deliver()
        assert ">ben<" in drawn_words(world)
        assert len(shown(world).attachments) == 1


async def test_a_picture_that_a_process_left_undone_is_drawn_by_the_next(house: House, drawer: PaperDrawer) -> None:
    async with picturing(house, drawer) as world:
        table = await world.lobby(world.person("ada"))
        await world.deliver()
        drawer.free.clear()
        await joined(world, table, world.person("ben"))
        world.env.bot.deliverer.wake()  # type: ignore[attr-defined]
        await until(lambda: drawer.drawn == 2)
        await world.env.bot.deliverer.close()  # type: ignore[attr-defined]
        drawer.free.set()
        await world.restart(**pictured_by(drawer))
        await world.deliver()
        assert ">ben<" in drawn_words(world)
        assert (await house.lookups.dirty_boards(9)) == ()


async def test_once_it_begins_the_picture_says_so(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.lobby(ada)
    await world.join(ben)
    await ada.member.click(world.lobby_message, label="Start")
    await world.deliver()
    assert "the game is on" in drawn_words(world)
    assert galleries(world.stored_board(table))


async def test_a_picture_that_cannot_be_drawn_leaves_the_words_and_is_tried_again(
    world: World, drawer: PaperDrawer, clock: Clock
) -> None:
    table = await world.lobby(world.person("ada"))
    await world.deliver()
    drawer.broken = EOFError()
    await joined(world, table, world.person("ben"))
    await world.deliver()
    assert galleries(shown(world)) == []
    assert shown(world).attachments == []
    assert "ben" in words(world)
    drawer.broken = None
    clock.pass_(minutes=1)
    await world.env.bot.deliverer.sweep()  # type: ignore[attr-defined]
    await world.deliver()
    assert ">ben<" in drawn_words(world)


async def test_a_server_can_do_without_pictures_of_lobbies(world: World) -> None:
    await world.house.lookups.set_server(world.guild.id, board="text")
    await world.lobby(world.person("ada"))
    await world.deliver()
    assert galleries(shown(world)) == []
    assert "ada" in words(world)
