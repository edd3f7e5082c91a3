"""Who has read as a moderator what players wish for sits down at that table no more, while it is played."""

from __future__ import annotations

import pytest

from db.connection.session import Database
from host.fixes import Deadline, Pause, Replace
from host.house import House
from host.values import Table
from tests.ground import rows
from tests.host.moderation.mending import applied, looked, refused, seat_of
from tests.host.seating import ANNA, BERT, CLEO, EMIL, PLACE, cause, play_out, playing

HERE = PLACE.server_id


async def open_table(house: House) -> Table:
    """A game that Bert has left, in which Anna wishes for something."""
    table = await playing(house, ANNA, BERT, CLEO, rounds=1)
    await house.moderation.ask_fix(table.id, ANNA.id, Pause(), "Cleo has told me her coins: 7", cause())
    await house.seats.vacate(table.id, BERT.id, cause())
    return table


async def test_after_the_overview_of_a_table(house: House) -> None:
    table = await open_table(house)
    await house.fixes.overview(table.id, EMIL, server_id=HERE)
    assert await refused(house.seats.take_seat(table.id, seat_of(table, BERT), EMIL, cause())) == "has-looked"
    found = looked(house, table, Replace(seat_of(table, BERT)), newcomer=EMIL)
    assert await refused(found) == "has-looked"


async def test_after_the_wishes_of_the_server_but_not_at_tables_without_any(house: House) -> None:
    table, other = await open_table(house), await playing(house, ANNA, BERT)
    await house.seats.vacate(other.id, BERT.id, cause())
    assert len(await house.fixes.wanted_fixes(HERE, moderator=EMIL)) == 1
    assert await refused(house.seats.take_seat(table.id, seat_of(table, BERT), EMIL, cause())) == "has-looked"
    await house.seats.take_seat(other.id, seat_of(other, BERT), EMIL, cause())


@pytest.mark.parametrize("decided", ["made", "turned down"])
async def test_after_deciding_about_a_wish_however_it_was_found(house: House, decided: str) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    wish = await house.moderation.ask_fix(table.id, ANNA.id, Deadline(5), "Cleo has told me her coins: 7", cause())
    await house.seats.vacate(table.id, BERT.id, cause())
    if decided == "made":
        await applied(house, wish, by=EMIL)
    else:
        await house.moderation.turn_down_fix(table.id, wish.id, EMIL, "it was right", cause(), server_id=HERE)
    assert await refused(house.seats.take_seat(table.id, seat_of(table, BERT), EMIL, cause())) == "has-looked"


async def test_who_has_not_looked_sits_down_and_sees_nothing_of_it_any_more(house: House) -> None:
    table = await open_table(house)
    await house.seats.take_seat(table.id, seat_of(table, BERT), EMIL, cause())
    assert await refused(house.fixes.overview(table.id, EMIL, server_id=HERE)) == "fix-seated"
    assert await house.fixes.wanted_fixes(HERE, moderator=EMIL) == ()


async def test_it_is_given_out_and_goes_with_the_game_or_when_they_are_forgotten(
    house: House, database: Database
) -> None:
    table, other = await playing(house, ANNA, BERT, rounds=1), await open_table(house)
    for one in (table, other):
        await house.fixes.overview(one.id, EMIL, server_id=HERE)
    assert [row["table_id"] for row in (await house.privacy.stored_of(EMIL.id))["looked_at"]] == [table.id, other.id]
    await play_out(house, table)
    assert [row.table_id for row in await rows(database, "SELECT table_id FROM lookers")] == [other.id]
    await house.privacy.forget(EMIL.id)
    assert await rows(database, "SELECT * FROM lookers") == []
