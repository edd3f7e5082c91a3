"""Rewinds: where a table can go back to, and whose consent it takes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from db.connection.session import Database
from host.fixes import Rewind
from host.fixes.base import Point
from host.house import House
from host.seats.votes import KINDS
from tests.ground import Clock, rows
from tests.host.moderation.mending import OTHER, applied, fixed, looked, put, refused, sound
from tests.host.moderation.rewinding import agreed, point, rewound, round_played
from tests.host.seating import ANNA, BERT, CLEO, bid, cause, play_out, playing, state_of


async def test_what_was_sealed_since_is_undone_without_a_vote_as_nobody_has_learned_anything(
    house: House, database: Database
) -> None:
    table = await playing(house)
    before = await state_of(house, table)
    await house.play.draft(table.id, BERT.id, "1.bid", {"coins": 1})
    await bid(house, table, ANNA, 3)
    seen = await looked(house, table, Rewind((await point(house, table, "1.bid")).number))
    assert (seen.consent, seen.desks, seen.state) == ("none", 2, "shown")
    assert [one.key for one in seen.changes] == ["fix-will-rewind", "fix-will-rewind-orders"]
    assert (await applied(house, seen)).state == "applied"
    after = await state_of(house, table)
    assert replace(after, first=before.first, loser=before.loser) == before  # who is first among equals is drawn anew
    assert await rows(database, "SELECT 1 FROM drafts") == []
    await sound(house, table)


async def test_what_was_revealed_since_needs_the_yes_of_all_who_are_there(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await round_played(house, table, 1, 2, 3)
    assert (await point(house, table, "1.bid")).learned
    asked = await fixed(house, table, Rewind((await point(house, table, "1.bid")).number))
    assert asked.state == "voting"
    vote = await house.votes.vote(table.id, asked.vote or 0)
    assert (vote.kind, vote.needed, vote.voters, vote.proposal) == ("rewind", 3, 3, asked.id)
    assert (await house.play.board(table.id)).table.moment == "2.bid"
    assert await agreed(house, table, vote.id) == "passed"
    assert (await house.play.board(table.id)).table.moment == "1.bid"
    assert (await house.moderation.fix_proposal(table.id, asked.id)).state == "applied"
    await sound(house, table)


async def test_one_no_is_enough(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await round_played(house, table, 1, 2, 3)
    asked = await fixed(house, table, Rewind((await point(house, table, "1.bid")).number))
    vote = await house.votes.cast(table.id, BERT.id, asked.vote or 0, False, cause())
    assert vote.state == "failed"
    assert (await house.moderation.fix_proposal(table.id, asked.id)).state == "declined"


async def test_a_vote_nobody_ends_lapses_after_a_day(house: House, clock: Clock) -> None:
    table = await playing(house)
    await round_played(house, table, 1, 2)
    asked = await fixed(house, table, Rewind((await point(house, table, "1.bid")).number))
    clock.pass_(hours=25)
    assert await house.votes.expire_votes() == 1
    assert (await house.moderation.fix_proposal(table.id, asked.id)).state == "declined"


async def test_who_is_away_is_not_asked(house: House, database: Database) -> None:
    table = await playing(house)
    await round_played(house, table, 1, 2)
    await put(database, "UPDATE seats SET away = true WHERE person_id = :person", person=BERT.id)
    asked = await fixed(house, table, Rewind((await point(house, table, "1.bid")).number))
    vote = await house.votes.cast(table.id, ANNA.id, asked.vote or 0, True, cause())
    assert (vote.voters, vote.state) == (1, "passed")


async def test_players_cannot_call_such_a_vote(house: House) -> None:
    assert "rewind" not in KINDS


async def test_old_questions_are_dead_and_the_new_ones_are_new(house: House) -> None:
    table = await playing(house)
    old = (await house.play.desk(table.id, ANNA.id)).ask
    assert old is not None
    await bid(house, table, ANNA, 3)
    await rewound(house, table, "1.bid")
    desk = await house.play.desk(table.id, ANNA.id)
    assert desk.ask is not None
    assert (old.id, desk.ask.id) == ("1.bid", "1.bid~1")
    assert [one.id for one in desk.liberties] == ["1.pawn~1"]
    assert await refused(house.play.answer(table.id, ANNA.id, old.id, {"coins": 1}, cause())) == "not-asked"
    assert await refused(house.play.form(table.id, ANNA.id, old.id, None)) == "not-asked"
    assert await refused(house.play.take_back(table.id, ANNA.id, old.id, cause())) == "nothing-sealed"
    await bid(house, table, ANNA, 2)
    assert await refused(house.play.take_back(table.id, ANNA.id, old.id, cause())) == "nothing-sealed"
    told = await house.play.take_back(table.id, ANNA.id, desk.ask.id, cause())
    assert told.desk.drafts == {"1.bid~1": {"coins": 2}}
    await sound(house, table)


async def test_across_rounds_and_phases_and_on_to_the_end_the_log_gives_the_state(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await round_played(house, table, 1, 2, 3)
    await round_played(house, table, 3, 2, 1)
    await rewound(house, table, "2.bid")
    await sound(house, table)
    await round_played(house, table, 0, 0, 1)
    await rewound(house, table, "1.bid")
    await sound(house, table)
    await play_out(house, table)
    await sound(house, table)
    assert (await house.tables.read(table.id)).epoch == 2


def first_again(first: Point) -> Point:
    """The point the game has just been rewound to: nothing was learned since."""
    return replace(first, learned=False)


async def test_only_the_present_branch_is_offered(house: House) -> None:
    table = await playing(house)
    await round_played(house, table, 1, 2)
    gone = {one.number for one in await house.fixes.rewind_points(table.id)}
    first = await point(house, table, "1.bid")
    lost = next(number for number in gone if number != first.number)
    await rewound(house, table, "1.bid")
    assert await house.fixes.rewind_points(table.id) == (first_again(first),)
    assert await refused(looked(house, table, Rewind(lost))) == "no-such-point"
    await round_played(house, table, 2, 1)
    moments = [(one.moment, one.phase) for one in await house.fixes.rewind_points(table.id)]
    assert moments == [("2.bid", True), ("1.console", True), ("1.bid", True)]
    await rewound(house, table, "1.console")  # of the second branch
    await rewound(house, table, "1.bid")  # before the branches
    await sound(house, table)


@pytest.mark.parametrize("number", [0, -1, 2, 4, 999, 2**40])
async def test_a_number_that_is_no_point_is_refused(house: House, number: int) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 1)
    assert await refused(looked(house, table, Rewind(number))) == "no-such-point"


async def test_what_is_played_while_the_moderator_looks_makes_it_look_again(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 1)
    seen = await looked(house, table, Rewind((await point(house, table, "1.bid")).number))
    await bid(house, table, BERT, 2)  # revealed
    assert await refused(applied(house, seen)) == "fix-outdated"
    assert (await house.moderation.fix_proposal(table.id, seen.id)).state == "outdated"


async def test_play_goes_on_during_the_vote_and_is_undone_too(house: House) -> None:
    table = await playing(house)
    await round_played(house, table, 1, 2)
    asked = await fixed(house, table, Rewind((await point(house, table, "1.bid")).number))
    await round_played(house, table, 1, 2)
    assert await agreed(house, table, asked.vote) == "passed"
    assert (await house.play.board(table.id)).table.moment == "1.bid"
    await sound(house, table)


async def test_two_votes_one_rewind(house: House) -> None:
    table = await playing(house)
    await round_played(house, table, 1, 2)
    one = await looked(house, table, Rewind((await point(house, table, "1.bid")).number))
    other = await looked(house, table, Rewind((await point(house, table, "1.console")).number), OTHER)
    one, other = await applied(house, one), await applied(house, other, OTHER)
    assert await agreed(house, table, one.vote) == "passed"
    assert await agreed(house, table, other.vote) == "failed"
    assert (await house.moderation.fix_proposal(table.id, other.id)).state == "declined"
    assert (await house.tables.read(table.id)).epoch == 1


async def test_the_table_ends_before_the_vote_does(house: House) -> None:
    table = await playing(house)
    await round_played(house, table, 1, 2)
    asked = await fixed(house, table, Rewind((await point(house, table, "1.bid")).number))
    await play_out(house, table)
    assert await refused(house.votes.cast(table.id, ANNA.id, asked.vote or 0, True, cause())) == "table-ended"
    assert await refused(looked(house, table, Rewind(3))) == "table-ended"
