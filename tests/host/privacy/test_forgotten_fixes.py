"""Fixes are given out to whose they are, and forgotten with them."""

from __future__ import annotations

from db.session import Database
from host.fixing.kinds import Deadline, Remove, Replace
from host.house import House
from host.replay import load
from host.tables import Table
from tests.ground import Clock, rows
from tests.host.privacy.test_forget import refused, traces
from tests.host.seating import ANNA, BERT, CLEO, EMIL, PLACE, cause, playing

HERE = PLACE.server_id


async def fixed(house: House, table: Table, fix: object, by: object, **more: object) -> None:
    looked = await house.look_at_fix(table.id, by, fix, cause(), server_id=HERE, **more)
    await house.apply_fix(table.id, looked.id, by, "vanished", cause(), server_id=HERE)


def seat_of(table: Table, person_id: int) -> int:
    return next(card.seat or 0 for card in table.seats if card.person_id == person_id)


async def test_a_moderator_gets_what_they_did_but_not_for_whom(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await fixed(house, table, Replace(seat_of(table, ANNA.id)), CLEO, newcomer=EMIL)
    (hers,) = (await house.stored_of(CLEO.id))["fixes"]
    assert (hers["moderator_id"], hers["newcomer_id"], hers["newcomer_name"]) == (CLEO.id, None, None)
    (his,) = (await house.stored_of(EMIL.id))["fixes"]
    assert (his["moderator_id"], his["newcomer_id"], his["reason"]) == (None, EMIL.id, None)
    assert (await house.stored_of(BERT.id))["fixes"] == []
    assert str(CLEO.id) not in repr((await house.stored_of(EMIL.id))["messages"])


async def test_a_moderator_is_forgotten_and_the_log_still_holds(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT)
    await fixed(house, table, Deadline(5), CLEO)
    await house.forget(CLEO.id)
    assert await traces(database, str(CLEO.id), "Cleo") == []
    assert (await load(house, table.id)).entries[-1].kind == "fix"
    assert [row.cause for row in await rows(database, "SELECT cause FROM moves WHERE kind = 'fix'")] == ["fix:1"]


async def test_who_was_put_on_a_seat_and_left_it_is_forgotten_not_the_moderator(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house, ANNA, BERT, rounds=1)
    seat = seat_of(table, ANNA.id)
    await fixed(house, table, Replace(seat), CLEO, newcomer=EMIL)
    await fixed(house, table, Remove(seat), CLEO)
    assert (await refused(house.forget(EMIL.id))).code == "forget-sat"
    await house.vacate(table.id, BERT.id, cause())
    clock.pass_(hours=2)
    assert (await house.forget(CLEO.id)).tables == 0
    assert (await house.board(table.id)).table.seats[seat].name == "Emil"
    assert (await house.forget(EMIL.id)).tables == 1
    assert await traces(database, str(EMIL.id), "Emil", str(CLEO.id)) == []
