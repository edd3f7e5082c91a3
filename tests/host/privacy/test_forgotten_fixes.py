"""Fixes are given out to whose they are, and forgotten with them."""

from __future__ import annotations

import msgspec

from db.connection.session import Database
from engine.extras.fixing import Change
from host.fixes import Adjust, Deadline, Pause, Remove, Replace
from host.house import House
from host.proof.replay import load_log
from host.values import Person, Table
from tests.ground import Clock, rows
from tests.host.privacy.test_forget import refused, traces
from tests.host.seating import ANNA, BERT, PLACE, cause, play_out, playing

HERE = PLACE.server_id
CLEO, EMIL = Person(7_000_000_102, "Cleo"), Person(7_000_000_104, "Emil")  # numbers that no click of a test has


async def fixed(house: House, table: Table, fix: object, by: object, **more: object) -> None:
    looked = await house.moderation.look_at_fix(table.id, by, fix, cause(), server_id=HERE, **more)
    done = await house.moderation.apply_fix(table.id, looked.id, by, "vanished", cause(), server_id=HERE)
    if done.newcomer is not None:
        await house.moderation.answer_fix(table.id, done.id, done.newcomer, True, cause())


def seat_of(table: Table, person_id: int) -> int:
    return next(card.seat or 0 for card in table.seats if card.person_id == person_id)


async def test_a_moderator_gets_what_they_did_but_not_for_whom(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await fixed(house, table, Replace(seat_of(table, ANNA.id)), CLEO, newcomer=EMIL)
    (hers,) = (await house.privacy.stored_of(CLEO.id))["fixes"]
    assert (hers["moderator_id"], hers["newcomer_id"], hers["newcomer_name"]) == (CLEO.id, None, None)
    (his,) = (await house.privacy.stored_of(EMIL.id))["fixes"]
    assert (his["moderator_id"], his["newcomer_id"], his["reason"]) == (None, EMIL.id, None)
    assert (await house.privacy.stored_of(BERT.id))["fixes"] == []
    assert str(CLEO.id) not in repr((await house.privacy.stored_of(EMIL.id))["messages"])


async def test_a_moderator_is_forgotten_and_the_log_still_holds(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT)
    await fixed(house, table, Deadline(5), CLEO)
    await house.privacy.forget(CLEO.id)
    assert await traces(database, str(CLEO.id), "Cleo") == []
    assert (await load_log(house.tables, table.id)).entries[-1].kind == "fix"
    assert [row.cause for row in await rows(database, "SELECT cause FROM moves WHERE kind = 'fix'")] == ["fix:1"]


async def test_who_was_put_on_a_seat_and_left_it_is_forgotten_not_the_moderator(
    house: House, database: Database, clock: Clock
) -> None:
    table = await playing(house, ANNA, BERT, rounds=1)
    seat = seat_of(table, ANNA.id)
    await fixed(house, table, Replace(seat), CLEO, newcomer=EMIL)
    await fixed(house, table, Remove(seat), CLEO)
    assert (await refused(house.privacy.forget(EMIL.id))).code == "forget-sat"
    await house.seats.vacate(table.id, BERT.id, cause())
    clock.pass_(hours=2)
    assert (await house.privacy.forget(CLEO.id)).tables == 0
    assert (await house.play.board(table.id)).table.seats[seat].name == "Emil"
    assert (await house.privacy.forget(EMIL.id)).tables == 1
    assert await traces(database, str(EMIL.id), "Emil", str(CLEO.id)) == []


CLICK, WISHED = "i:1234567890123456789", "Bert told me his coins: 7"


async def confirmed_and_wished(house: House, clock: Clock) -> Table:
    """Anna confirms a fix of her coins, wishes for a pause in vain, and the game ends."""
    table = await playing(house, ANNA, BERT, rounds=1)
    change = Adjust(seat_of(table, ANNA.id), Change("coins", -1))
    looked = await house.moderation.look_at_fix(table.id, CLEO, change, cause(), server_id=HERE)
    asked = await house.moderation.apply_fix(table.id, looked.id, CLEO, "one too many", cause(), server_id=HERE)
    assert asked.state == "asked"
    assert (await house.moderation.answer_fix(table.id, looked.id, ANNA.id, True, CLICK)).state == "applied"
    wish = await house.moderation.ask_fix(table.id, ANNA.id, Pause(), WISHED, cause())
    await house.moderation.turn_down_fix(table.id, wish.id, CLEO, WISHED, cause(), server_id=HERE)
    await play_out(house, table)
    clock.pass_(hours=2)
    return table


async def test_neither_the_click_of_a_yes_nor_the_words_of_a_wish_outlive_who_made_them(
    house: House, database: Database, clock: Clock
) -> None:
    table = await confirmed_and_wished(house, clock)
    assert {"proposals.click", "proposals.reason"} <= set(await traces(database, CLICK, WISHED))
    await house.privacy.forget(ANNA.id)
    assert await traces(database, CLICK, WISHED) == []
    assert (await load_log(house.tables, table.id)).entries


async def test_a_moderators_words_beside_the_log_go_with_them(house: House, database: Database, clock: Clock) -> None:
    await confirmed_and_wished(house, clock)
    await house.privacy.forget(CLEO.id)
    assert set(await traces(database, "one too many")) == {"moves.entry"}


async def test_no_file_holds_a_click_or_a_number_that_counts_what_happens_elsewhere(house: House, clock: Clock) -> None:
    table = await confirmed_and_wished(house, clock)
    vote_table = await playing(house, ANNA, BERT)
    vote = await house.votes.call_vote(vote_table.id, ANNA.id, "extend", cause(), hours=5)
    await house.votes.cast(vote_table.id, BERT.id, vote.id, True, cause())
    for person in (ANNA, BERT, CLEO):
        found = await house.privacy.stored_of(person.id)
        written = msgspec.json.encode(found).decode()
        assert '"i:' not in written
        for section, rows_ in found.items():
            if isinstance(rows_, list) and section != "tables":
                assert not [row for row in rows_ if {"id", "vote_id", "cause", "click", "proposal"} & set(row)]
        assert '"proposal"' not in written
    assert table.id == 1
    (ballot,) = [row for row in (await house.privacy.stored_of(BERT.id))["ballots"] if row["yes"]]
    assert (ballot["of"], ballot["called_at"]) == ("extend", clock())
