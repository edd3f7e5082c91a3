"""Private notes by clicks: written, kept, marked, and shown to nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers
from bot.messages.looked_up import LookedUp
from bot.reading.notes import NotePresses
from host.values import Trouble
from tests.bot.people import Seat, World, parsed, selects_of, texts_of
from tests.ground import rows
from tests.secrecy.paper import Wire

SECRET = "I think ben has the pearls"


async def look(seat: Seat, table: int) -> Any:
    """Open one's notes from the desk, shown to oneself alone."""
    await seat.open_desk(table)
    shown = await seat.press("Notes")
    assert shown.response.ephemeral
    return shown.response


async def write(seat: Seat, notes: Any, words: str) -> Any:
    """Press Edit and send the modal; the notes as they are shown then."""
    modal = await seat.member.click(notes, label="Edit")
    return await seat.member.submit_modal(modal, {"words": words})


def words_now(world: World, message: Any) -> str:
    return texts_of(world.message_now(message).components)


async def test_notes_are_written_in_a_modal_shown_in_place_and_kept(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    notes = await look(ada, table)
    assert "Nothing written down yet" in texts_of(notes.components)
    await write(ada, notes, SECRET)
    assert SECRET in words_now(world, notes)
    assert SECRET in texts_of((await look(ada, table)).components)
    assert SECRET not in texts_of((await look(ben, table)).components)


async def test_notes_open_from_a_direct_message_too(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await write(ada, await look(ada, table), SECRET)
    ada.take_dm()
    assert SECRET in texts_of((await ada.press("Notes")).response.components)


async def test_notes_change_no_board_no_log_and_send_nothing(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    table = await world.seated(ada, ben)
    await world.deliver()

    async def all_of_it() -> list[Any]:
        tables = ("moves", "outbox", "boards", "states", "drafts", "clocks")
        kept = [await rows(world.house.database, f"SELECT * FROM {name} ORDER BY 1, 2") for name in tables]  # noqa: S608
        return [[tuple(row) for row in found] for found in kept]

    before = await all_of_it()
    await write(ada, await look(ada, table), SECRET)
    after = await all_of_it()
    assert after == before
    await world.deliver()
    everything = "".join(
        texts_of(one.components) for one in world.messages(world.thread(table)) if not one.is_ephemeral
    )
    assert SECRET not in everything
    assert SECRET not in "".join(texts_of(one.components) for one in ben.dms())


async def test_names_are_noted_beside_the_marks_of_devil_but_not_beside_ones_own(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    table = await world.seated(*people, game="devil")
    ada = people[0]
    own = (await world.house.play.desk(table, ada.user.id)).view.own.role
    notes = await look(ada, table)
    menus = [menu for menu in selects_of(notes.components) if parsed(menu["custom_id"])["action"] == "notes-mark"]
    marks = [parsed(menu["custom_id"])["field"] for menu in menus]
    assert sorted((*marks, own)) == ["cultist", "devil", "moon", "sun"]
    seat = next(one["value"] for one in menus[0]["options"] if "ben" in one["label"])
    await ada.member.select(notes, [seat], custom_id=menus[0]["custom_id"])
    assert (await world.house.notes.read(table, ada.user.id)).marks == {marks[0]: int(seat)}
    again = await look(ada, table)
    (kept,) = [menu for menu in selects_of(again.components) if menu["custom_id"] == menus[0]["custom_id"]]
    assert [one["value"] for one in kept["options"] if one.get("default")] == [seat]
    await ada.member.select(again, ["-"], custom_id=menus[0]["custom_id"])
    assert (await world.house.notes.read(table, ada.user.id)).marks == {}
    assert await rows(world.house.database, "SELECT * FROM notes") == []


async def test_a_forged_mark_is_refused(world: World) -> None:
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    table = await world.seated(*people, game="devil")
    ada = people[0].user.id
    own = (await world.house.play.desk(table, ada)).view.own.role
    handlers = Handlers(NotePresses(world.house, LookedUp()))
    for mark in (own, "nonsense", "", "\0"):
        wire = Wire(ada, server=True)
        with pytest.raises(Trouble, match="no-such-mark"):
            await handlers.press(wire, Press("notes-mark", table, field=mark), ["1"])  # type: ignore[arg-type]
    assert await rows(world.house.database, "SELECT * FROM notes") == []
