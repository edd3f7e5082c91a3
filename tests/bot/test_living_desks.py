"""One living desk a table in everybody's direct messages, whatever has changed it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from engine.chance import Chance
from engine.playouts import random_value
from host.fixes import Reopen, Rewind
from host.table.stored_table import rules_of_table, state_of
from host.values import Person, Trouble
from tests.bot.living import answer, living, presses, three, words
from tests.bot.people import Seat, World, buttons_of, texts_of
from tests.ground import Clock
from tests.host.seating import heard_by

pytestmark = pytest.mark.usefixtures("nothing_fails")


async def test_an_answer_given_at_the_table_changes_the_desk_in_the_direct_messages_without_a_new_one(
    world: World,
) -> None:
    table, (ada, _, _) = await three(world)
    before = len(ada.dms())
    await ada.open_desk(table)
    await ada.choose("coins", "1")
    await ada.press("Seal")
    await world.deliver()
    assert len(ada.dms()) == before
    (desk,) = living(ada, table)
    assert "Sealed." in words(desk)
    await ada.press("Take back")
    await world.deliver()
    (desk,) = living(ada, table)
    assert "Sealed." not in words(desk)


async def test_a_draft_made_at_the_table_shows_in_the_direct_messages_at_the_next_sweep(world: World) -> None:
    table, (ada, _, _) = await three(world)
    await ada.open_desk(table)
    await ada.choose("coins", "2")
    await world.deliver()
    (desk,) = living(ada, table)
    ada.take_dm()
    assert "Seal" in ada.buttons()
    assert desk.id == ada.desk.id


async def test_when_others_settle_it_the_old_desk_folds_to_a_line_and_a_new_one_asks(world: World) -> None:
    table, (ada, ben, cleo) = await three(world)
    for seat, coins in ((ada, 0), (ben, 1), (cleo, 2)):
        await answer(world, table, seat, {"coins": coins})
    old, new = ada.dms()[-2:]  # ada bid the least and chooses a consolation
    assert "You bid the least" in words(new)
    assert presses(old.components, table) == set()
    assert words(old).count("\n") == 0
    assert living(ada, table) == [new]


async def test_who_is_asked_nothing_new_gets_no_message_but_sees_what_happened(world: World) -> None:
    table, (ada, ben, cleo) = await three(world)
    count = len(ben.dms())
    for seat, coins in ((ada, 0), (ben, 1), (cleo, 2)):
        await answer(world, table, seat, {"coins": coins})
    assert len(ben.dms()) == count
    (desk,) = living(ben, table)
    assert "Nothing to decide right now" in words(desk)
    assert "crown" in words(desk)


async def test_who_settles_it_by_a_click_goes_on_in_the_same_message(world: World) -> None:
    table, (ada, ben, cleo) = await three(world)
    await answer(world, table, ada, {"coins": 0})
    await answer(world, table, ben, {"coins": 1})
    cleo.take_dm()
    count, desk = len(cleo.dms()), cleo.desk.id
    await cleo.choose("coins", "2")
    await cleo.press("Seal")
    await world.deliver()
    assert len(cleo.dms()) == count
    (living_desk,) = living(cleo, table)
    assert living_desk.id == desk
    assert "You bid 2 coins" in words(living_desk)
    assert "A crown is up for auction" not in words(living_desk)


async def test_an_old_desk_that_is_pressed_leads_to_the_living_one(world: World, database: Database) -> None:
    table, (ada, _, _) = await three(world)
    ada.take_dm()
    first = ada.desk
    second = world.message(world.env.backend.messages[first.channel.id][first.id])
    # A desk of a release that kept no record: the record says that another message is the desk.
    await database.write(
        Statement("UPDATE desks SET message_id = 42 WHERE person_id = :person"), {"person": ada.user.id}
    )
    await ada.actor.click(second, label="Refresh")
    assert "Your desk is" in texts_of(world.message_now(first).components)
    assert living(ada, table) == []


async def test_a_desk_of_an_older_release_becomes_the_living_one_when_it_is_pressed(
    world: World, database: Database
) -> None:
    table, (ada, ben, cleo) = await three(world)
    await database.write(Statement("DELETE FROM desks"), {})
    ada.take_dm()
    await ada.press("Refresh")
    for seat, coins in ((ada, 0), (ben, 1), (cleo, 2)):
        await answer(world, table, seat, {"coins": coins})
    assert len(living(ada, table)) == 1


async def test_who_leaves_keeps_no_desk_and_who_comes_has_one(world: World) -> None:
    table, (ada, _, _) = await three(world)
    dora = world.person("dora")
    seat = next(card.seat for card in (await world.house.play.board(table)).table.seats if card.name == "ada")
    await world.house.seats.vacate(table, ada.user.id, "i:leaves")
    await world.deliver()
    assert living(ada, table) == []
    assert "You've left this table" in words(ada.dms()[-1])
    await world.house.seats.take_seat(table, seat or 0, Person(dora.user.id, "dora", "en-US"), "i:comes")
    await world.deliver()
    assert len(living(dora, table)) == 1


async def test_a_pause_and_a_deadline_that_moves_change_the_desk(world: World, clock: Clock) -> None:
    table, (ada, ben, _) = await three(world)
    count = len(ada.dms())
    vote = await world.house.votes.call_vote(table, ada.user.id, "pause", "i:vote")
    await world.house.votes.cast(table, ben.user.id, vote.id, True, "i:yes")
    await world.deliver()
    (desk,) = living(ada, table)
    assert "aused" in words(desk)
    assert len(ada.dms()) == count


async def test_a_missed_deadline_leaves_one_desk(world: World, clock: Clock) -> None:
    table, seats = await three(world)
    clock.pass_(days=2)
    await world.house.sweeps.run()
    await world.deliver()
    for seat in seats:
        assert len(living(seat, table)) <= 1


async def test_a_desk_cut_off_between_sending_and_noting_is_not_sent_twice(world: World, database: Database) -> None:
    table, (ada, ben, cleo) = await three(world)
    for seat, coins in ((ada, 0), (ben, 1)):
        await answer(world, table, seat, {"coins": coins})
    ask = (await world.house.play.desk(table, cleo.user.id)).ask
    assert ask is not None
    await world.house.play.answer(table, cleo.user.id, ask.id, {"coins": 2}, "i:last")
    await world.deliver()
    new = ada.dms()[-1]
    await database.write(
        Statement("UPDATE outbox SET state = 'sending', claimed_by = NULL WHERE message_id = :message"),
        {"message": new.id},
    )
    await database.write(Statement("UPDATE desks SET message_id = 1 WHERE message_id = :message"), {"message": new.id})
    await world.restart()
    await world.deliver()
    assert ada.dms()[-1].id == new.id
    assert living(ada, table) == [ada.dms()[-1]]


async def test_marks_outlive_a_restart(world: World) -> None:
    table, (ada, _, _) = await three(world)
    ask = (await world.house.play.desk(table, ada.user.id)).ask
    assert ask is not None
    world.house.tables.wake = world.house.tables.redraw = (
        asyncio.Event()
    )  # nobody hears the bell: the process is killed
    await world.house.play.answer(table, ada.user.id, ask.id, {"coins": 1}, "i:unheard")
    assert "Sealed." not in words(living(ada, table)[0])
    await world.restart()
    await world.deliver()
    assert "Sealed." in words(living(ada, table)[0])


async def test_a_desk_that_shows_the_same_is_not_edited(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ada, ben, _) = await three(world)
    edits = world.env.bot.deliverer.desks  # type: ignore[attr-defined]
    edited: list[int] = []
    before = edits._edit

    async def counted(key: Any, message_id: int, view: Any) -> bool:
        edited.append(key[1])
        return bool(await before(key, message_id, view))

    monkeypatch.setattr(edits, "_edit", counted)
    await answer(world, table, ada, {"coins": 1})
    assert edited == [ada.user.id]
    await world.house.living_desks.changed(table, ben.user.id)
    await world.deliver()
    assert edited == [ada.user.id]


# ------------------------------------------------------------------------------------ whole games

Happens = dict[int, Callable[[], Awaitable[object]]]


async def play(world: World, table: int, seats: list[Seat], happens: Happens, most: int) -> dict[str, int]:
    """A random game, one answer after the other, to its end or `most` answers; how many each person gave.

    `happens`: what is done after so many answers. After each there is at most one living desk for everybody.
    """
    by_id = {seat.user.id: seat for seat in seats}
    answers = {seat.name: 0 for seat in seats}
    stream = Chance(bytes(32)).stream("play")
    for number in range(most):
        stored = await world.house.tables.read(table)
        if stored.shown.status != "playing":
            break
        game, state = rules_of_table(stored), state_of(stored)
        sitting = {card.seat: card for card in (await world.house.play.board(table)).table.seats}
        asks = [(seat, ask) for seat, ask in game.asks(state).items() if sitting[seat].person_id in by_id]
        if not asks:  # only a seat that nobody holds
            await happens[-1]()
            continue
        seat, ask = asks[stream.below(len(asks))]
        value = random_value(game, state, seat, ask.id, stream)
        await world.house.play.answer(table, sitting[seat].person_id, ask.id, value, f"i:{number}")
        answers[by_id[sitting[seat].person_id].name] += 1
        if number in happens:
            await happens[number]()
        await world.deliver()
        for person in by_id.values():
            assert len(living(person, table)) <= 1, (number, person.name)
    return answers


@pytest.mark.parametrize("most", [pytest.param(9999, marks=[pytest.mark.long, pytest.mark.timeout(1200)]), 40])
async def test_in_a_game_of_architects_nobody_gets_more_messages_than_decisions_and_rounds(
    world: World, most: int
) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    table = await world.seated(*seats, game="architects")
    before = {seat.name: len(seat.dms()) - 1 for seat in seats}
    answers = await play(world, table, seats, {}, most)
    resets = sum("reset" in text.key for text in await heard_by(world.house, table, seats[0].user.id))
    for seat in seats:
        assert len(seat.dms()) - before[seat.name] <= answers[seat.name] + resets + 1


@pytest.mark.parametrize("most", [pytest.param(9999, marks=[pytest.mark.long, pytest.mark.timeout(1200)]), 42])
async def test_a_game_of_devil_with_all_that_can_happen_leaves_one_desk_at_most(
    world: World, clock: Clock, most: int
) -> None:
    seats = [world.person(name) for name in ("ada", "ben", "cleo", "dan")]
    ada, ben, cleo, dan = seats
    table = await world.seated(*seats, game="devil")
    house, moderator = world.house, Person(1, "mod")

    async def vote(kind: Any, cause: str) -> None:
        called = await house.votes.call_vote(table, ada.user.id, kind, cause)
        for seat in (ben, cleo):
            with suppress(Trouble):
                await house.votes.cast(table, seat.user.id, called.id, True, f"{cause}/{seat.name}")

    async def fix(kind: Any) -> None:
        looked = await house.moderation.look_at_fix(table, moderator, kind, f"i:{kind}", server_id=world.guild.id)
        await house.moderation.apply_fix(table, looked.id, moderator, "why", f"i:do/{kind}", server_id=world.guild.id)

    async def order() -> None:
        await house.orders.order(table, dan.user.id, "deals", {"least": 10, "dearest": 7}, "i:order")

    async def deadline() -> None:
        clock.pass_(days=3)
        await house.sweeps.run()

    async def press_everything() -> None:
        for message in dan.dms()[-3:]:
            if "Refresh" in buttons_of(message.components):
                await dan.user.click(world.message(message), label="Refresh")

    async def rewind() -> None:
        await fix(Rewind((await house.fixes.rewind_points(table))[1].number, anew=True))
        for row in await house.database.fetch(Statement("SELECT id FROM votes WHERE state = 'open'"), {}):
            for seat in (ada, ben, cleo, dan):
                with suppress(Trouble):
                    await house.votes.cast(table, seat.user.id, row.id, True, f"i:rewind/{seat.name}")

    async def leave() -> None:
        await house.seats.vacate(table, dan.user.id, "i:leaves")
        seats.remove(dan)

    happens: Happens = {
        -1: deadline,
        3: lambda: vote("pause", "i:p"),
        5: lambda: vote("resume", "i:r"),
        8: order,
        12: deadline,
        16: press_everything,
        20: lambda: fix(Reopen(0)),
        24: world.restart,
        28: rewind,
        40: leave,
    }
    await play(world, table, seats, happens, most)
    for _ in range(2):  # what was on its way to him when he left goes first
        clock.pass_(minutes=1)
        await world.deliver()
    assert living(dan, table) == []
