"""Private notes by clicks: written, kept, marked, and shown to nobody else."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.demo.position import put_state
from bot.messages.custom_ids import Press
from bot.messages.handlers import Handlers
from bot.messages.looked_up import LookedUp
from bot.reading.notes import NotePresses
from host.values import Trouble
from tests.bot.fixes.acting import moderator, reply
from tests.bot.people import Seat, World, buttons_of, parsed, selects_of, texts_of
from tests.games.devil.builders import MOON, SUN
from tests.games.devil.builders import table as at_step
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


async def devils(world: World) -> tuple[list[Seat], int]:
    """Four people at a table with hidden roles."""
    people = [world.person(name) for name in ("ada", "ben", "cleo", "dora")]
    return people, await world.seated(*people, game="devil")


async def test_each_other_player_can_be_suspected_of_a_role(world: World) -> None:
    people, table = await devils(world)
    ada = people[0]
    await world.house.settings.set_explains(ada.user.id, "never")  # a first game begins without notes
    desk = await world.house.play.desk(table, ada.user.id)
    notes = await look(ada, table)
    menus = [menu for menu in selects_of(notes.components) if parsed(menu["custom_id"])["action"] == "notes-suspect"]
    assert sorted(int(parsed(menu["custom_id"])["field"]) for menu in menus) == sorted({0, 1, 2, 3} - {desk.seat})
    roles = {"sun", "moon", "cultist", "devil", "mortal", "unsure"} - {desk.view.own.role}
    assert {each["value"] for each in menus[0]["options"]} == {"-", *roles}
    menu, seat = menus[0], int(parsed(menus[0]["custom_id"])["field"])
    await ada.member.select(notes, ["mortal"], custom_id=menu["custom_id"])
    assert (await world.house.notes.read(table, ada.user.id)).suspicions == {seat: "mortal"}
    again = await look(ada, table)
    (kept,) = [each for each in selects_of(again.components) if each["custom_id"] == menu["custom_id"]]
    assert [each["value"] for each in kept["options"] if each.get("default")] == ["mortal"]
    await ada.member.select(again, ["-"], custom_id=menu["custom_id"])
    assert (await world.house.notes.read(table, ada.user.id)).suspicions == {}
    assert await rows(world.house.database, "SELECT * FROM notes") == []


async def test_games_without_hidden_roles_have_none_to_suspect(world: World) -> None:
    ada, ben = world.person("ada"), world.person("ben")
    notes = await look(ada, await world.seated(ada, ben))
    assert not [menu for menu in selects_of(notes.components) if "notes-suspect" in menu["custom_id"]]


async def test_suspicions_stand_beside_the_names_of_ones_own_cards_alone(world: World) -> None:
    people, table = await devils(world)
    ada, ben = people[0], people[1]
    desk = await world.house.play.desk(table, ada.user.id)
    other = next(card for card in desk.table.seats if card.person_id == ben.user.id)
    assert other.seat is not None
    label = "mortal"
    await world.house.notes.suspect(table, ada.user.id, other.seat, label)

    async def goods_read_by(seat: Seat) -> str:
        await seat.open_desk(table)
        shown = (await seat.press("Cards")).response
        (menu,) = selects_of(shown.components)
        await seat.member.select(shown, ["goods"], custom_id=menu["custom_id"])
        return words_now(world, shown)

    assert f"**{other.name} 🙂?** began" in await goods_read_by(ada)
    for another in people[1:]:
        assert "🙂" not in await goods_read_by(another)


async def test_a_suspicion_is_told_to_nobody(world: World) -> None:
    people, table = await devils(world)
    await world.deliver()
    before = len(world.env.http_requests)
    desk = await world.house.play.desk(table, people[0].user.id)
    for seat in {0, 1, 2, 3} - {desk.seat}:
        await world.house.notes.suspect(table, people[0].user.id, seat, "unsure")
    await world.deliver()
    assert len(world.env.http_requests) == before


async def test_selects_that_release_0_2_has_sent_still_work(world: World) -> None:
    """They have a role each, and the seats as their options."""
    people, table = await devils(world)
    ada = people[0].user.id
    desk = await world.house.play.desk(table, ada)
    role = "devil" if desk.view.own.role != "devil" else "sun"
    seat = (desk.seat + 1) % 4
    handlers = Handlers(NotePresses(world.house, LookedUp()))

    async def choose(value: str) -> dict[int, str]:
        wire: Any = Wire(ada, server=True)
        await handlers.press(wire, Press("notes-mark", table, field=role), [value])
        return (await world.house.notes.read(table, ada)).suspicions

    assert await choose(str(seat)) == {seat: role}
    assert await choose("-") == {}


async def test_forged_suspicions_are_refused(world: World) -> None:
    people, table = await devils(world)
    ada = people[0].user.id
    desk = await world.house.play.desk(table, ada)
    own, other = desk.view.own.role, str((desk.seat + 1) % 4)
    handlers = Handlers(NotePresses(world.house, LookedUp()))
    forged = [("notes-mark", mark, "1") for mark in (own, "nonsense", "", "\0")]
    forged += [("notes-suspect", other, label) for label in (own, "nonsense", "", "\0")]
    forged += [("notes-suspect", str(seat), "unsure") for seat in (desk.seat, 4, 99)]
    for action, field, value in forged:
        wire: Any = Wire(ada, server=True)
        with pytest.raises(Trouble, match="no-such-mark"):
            await handlers.press(wire, Press(action, table, field=field), [value])
    assert await rows(world.house.database, "SELECT * FROM notes") == []


async def guessing(world: World, step: str) -> tuple[list[Seat], int, Seat, str]:
    """A table at which everybody guesses who is who, one who suspects all others of being mortal, and their name."""
    people, table = await devils(world)
    await put_state(world.house, table, at_step(step, 3))
    seats = {each.user.id: (await world.house.play.desk(table, each.user.id)).seat for each in people}
    reader = next(each for each in people if seats[each.user.id] == SUN)
    for seat in set(seats.values()) - {SUN}:
        await world.house.notes.suspect(table, reader.user.id, seat, "mortal")
    card = next(each for each in (await world.house.play.board(table)).table.seats if each.seat == MOON)
    return people, table, reader, card.name


@pytest.mark.parametrize("step", ["hunt.vote", "inquisition.pack"])
async def test_where_one_guesses_the_desk_has_one_s_suspicions_beside_the_names(world: World, step: str) -> None:
    _, table, reader, name = await guessing(world, step)
    await reader.open_desk(table)
    assert re.search(rf"\*\*{name} 🙂\?\*\*: (reputation|🏆)", reader.words())
    assert any(label.startswith(f"{name} 🙂?") for label in labels_of(reader)), "and on what is chosen from"


async def test_elsewhere_the_desk_has_them_not(world: World) -> None:
    _, table, reader, _ = await guessing(world, "trading.offer")
    await reader.open_desk(table)
    assert "🙂" not in reader.words()


@pytest.mark.parametrize("step", ["hunt.vote", "inquisition.pack"])
async def test_suspicions_on_a_desk_are_read_by_their_owner_alone(world: World, step: str) -> None:
    """Nobody else at the table, no moderator, and nothing that is delivered to a place where others read."""
    people, table, reader, _ = await guessing(world, step)
    await reader.open_desk(table)
    await reader.press("Refresh")
    await world.deliver()
    for other in people:
        if other is not reader:
            await other.open_desk(table)
            assert "🙂" not in other.words() + "".join(labels_of(other))
            assert "🙂" not in "".join(texts_of(each.components) for each in other.dms())
    mona = await moderator(world, "mona")
    for button in ("Cards", "What's new", "My desk"):
        assert "🙂" not in reply(await mona.member.click(world.board(table), label=button))
    assert "🙂" not in reply(await mona.member.slash(world.channel, "table show", table=str(table)))
    for message in world.messages(world.thread(table)):
        if not message.is_ephemeral:
            assert "🙂" not in texts_of(message.components)


def labels_of(seat: Seat) -> list[str]:
    """What can be pressed or chosen on a desk."""
    components = seat.components()
    return [*buttons_of(components), *(each["label"] for menu in selects_of(components) for each in menu["options"])]
