from __future__ import annotations

import pytest

from engine.extras.fixing import Change
from host.fixes import (
    Adjust,
    Answer,
    Correct,
    Deadline,
    Fix,
    Pause,
    Remove,
    Reopen,
    Replace,
    Resume,
    Rewind,
    Unfreeze,
    Void,
)
from host.house import House
from tests.host.moderation.mending import MODERATOR, WHY, applied, at, fixed, looked, refused, seat_of, sound
from tests.host.seating import ANNA, BERT, CLEO, EMIL, bid, cause, playing, state_of


async def test_a_player_states_what_they_need_and_a_moderator_makes_it(house: House) -> None:
    table = await playing(house)
    seat = seat_of(table, ANNA)
    before = (await state_of(house, table)).purses[seat].coins
    wish = await house.moderation.ask_fix(table.id, ANNA.id, Adjust(seat, Change("coins", -2)), "a misclick", cause())
    assert (wish.state, wish.by, wish.reason, wish.consent) == ("wanted", ANNA.id, "a misclick", "player")
    assert [one.id for one in await house.fixes.wanted_fixes(1, moderator=MODERATOR)] == [wish.id]
    assert await house.fixes.wanted_fixes(2, moderator=MODERATOR) == ()
    done = await applied(house, wish)
    assert (done.state, done.reason) == ("applied", WHY)  # their own yes is not asked for again, nor their words told
    assert (await state_of(house, table)).purses[seat].coins == before - 2
    (fix,) = await house.fixes.fix_history(table.id)
    assert fix.by == MODERATOR.id
    assert await house.fixes.wanted_fixes(1, moderator=MODERATOR) == ()
    await sound(house, table)


async def test_the_same_wish_again_is_the_same(house: House) -> None:
    table = await playing(house)
    wishes = [await house.moderation.ask_fix(table.id, ANNA.id, Pause(), "a funeral", "i:wish") for _ in range(2)]
    assert wishes[0] == wishes[1]


async def test_three_wishes_and_no_more_until_one_is_settled(house: House) -> None:
    table = await playing(house)
    wishes = [
        await house.moderation.ask_fix(table.id, ANNA.id, Deadline(hours), "late", cause()) for hours in (1, 2, 3)
    ]
    assert await refused(house.moderation.ask_fix(table.id, ANNA.id, Pause(), "late", cause())) == "fix-too-many"
    await house.moderation.ask_fix(table.id, BERT.id, Pause(), "late", cause())
    await house.moderation.turn_down_fix(table.id, wishes[0].id, MODERATOR, "it was right", cause(), server_id=1)
    await house.moderation.ask_fix(table.id, ANNA.id, Pause(), "late", cause())


@pytest.mark.parametrize("fix", [Resume(), Remove(0), Replace(0), Void(), Unfreeze(), Correct((1, 2))])
async def test_what_no_player_asks_for(house: House, fix: Fix) -> None:
    table = await playing(house)
    code = await refused(house.moderation.ask_fix(table.id, at(table, 0), fix, "please", cause()))
    assert code in ("fix-not-yours", "not-paused", "not-frozen", "not-over")


async def test_only_for_ones_own_seat(house: House) -> None:
    table = await playing(house)
    other = seat_of(table, BERT)
    for fix in (Reopen(other), Answer(other), Adjust(other, Change("coins", 1)), Deadline(3, other)):
        assert await refused(house.moderation.ask_fix(table.id, ANNA.id, fix, "please", cause())) == "fix-not-yours"
    assert await refused(house.moderation.ask_fix(table.id, EMIL.id, Pause(), "please", cause())) == "not-seated"


async def test_what_ones_own_things_do_not_allow_is_said_at_once(house: House) -> None:
    table = await playing(house)
    seat = seat_of(table, ANNA)
    coins = (await state_of(house, table)).purses[seat].coins
    await bid(house, table, ANNA, 1)
    wish = house.moderation.ask_fix(table.id, ANNA.id, Adjust(seat, Change("coins", -coins)), "please", cause())
    assert await refused(wish) == "sealed-needs-it"


async def test_a_wish_that_has_become_impossible_is_asked_again_instead_of_telling_why(house: House) -> None:
    table = await playing(house)
    seat = seat_of(table, ANNA)
    coins = (await state_of(house, table)).purses[seat].coins
    wish = await house.moderation.ask_fix(
        table.id, ANNA.id, Adjust(seat, Change("coins", -coins)), "a misclick", cause()
    )
    await bid(house, table, ANNA, coins)
    asked = await applied(house, wish)
    assert asked.state == "asked"
    assert await refused(house.moderation.answer_fix(table.id, wish.id, ANNA.id, True, cause())) == "sealed-needs-it"
    assert (await house.moderation.fix_proposal(table.id, wish.id)).state == "declined"


async def test_a_wish_of_who_has_left_needs_the_yes_of_who_sits_there_now(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, ANNA)
    wish = await house.moderation.ask_fix(table.id, ANNA.id, Adjust(seat, Change("coins", -2)), "a misclick", cause())
    await house.seats.vacate(table.id, ANNA.id, cause())
    assert await refused(applied(house, wish)) == "nobody-there"
    await house.seats.take_seat(table.id, seat, EMIL, cause())
    assert (await applied(house, wish)).state == "asked"
    assert (await house.moderation.answer_fix(table.id, wish.id, EMIL.id, True, cause())).state == "applied"


async def test_wishes_outlive_other_fixes_but_not_one_of_their_kind(house: House) -> None:
    table = await playing(house)
    seat = seat_of(table, ANNA)
    first, second = [
        await house.moderation.ask_fix(table.id, ANNA.id, Adjust(seat, Change("coins", by)), "lost", cause())
        for by in (1, 2)
    ]
    pause = await house.moderation.ask_fix(table.id, BERT.id, Pause(), "tired", cause())
    await fixed(house, table, Deadline(2))
    assert (await applied(house, first)).state == "applied"
    assert await refused(applied(house, second)) == "fix-outdated"
    assert (await applied(house, pause)).state == "applied"


async def test_a_wish_for_a_moment_ends_with_it(house: House) -> None:
    table = await playing(house)
    wish = await house.moderation.ask_fix(table.id, ANNA.id, Reopen(seat_of(table, ANNA)), "misread", cause())
    await bid(house, table, ANNA, 1)
    await bid(house, table, BERT, 1)
    assert await refused(applied(house, wish)) == "fix-outdated"


async def test_a_wished_rewind_still_needs_the_table(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 1)
    await bid(house, table, BERT, 2)
    stop = (await house.fixes.rewind_points(table.id))[-1]
    wish = await house.moderation.ask_fix(table.id, ANNA.id, Rewind(stop.number), "misclick", cause())
    assert wish.consent == "table"
    assert (await applied(house, wish)).state == "voting"
    declined = await house.moderation.turn_down_fix(table.id, wish.id, MODERATOR, "it was right", cause(), server_id=1)
    vote = await house.votes.vote(table.id, declined.vote or 0)
    assert (declined.state, vote.state) == ("declined", "failed")


async def test_a_moderator_reads_no_wishes_of_tables_they_sat_at(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.moderation.ask_fix(table.id, ANNA.id, Pause(), "tired", cause())
    await house.seats.vacate(table.id, CLEO.id, cause())
    for person in (ANNA, BERT, CLEO):
        assert await house.fixes.wanted_fixes(1, moderator=person) == ()
    assert len(await house.fixes.wanted_fixes(1, moderator=EMIL)) == 1


async def test_the_moderators_look_at_a_wish_shows_what_the_player_was_shown(house: House) -> None:
    table = await playing(house)
    wish = await house.moderation.ask_fix(table.id, ANNA.id, Deadline(5), "late", cause())
    assert wish.changes == (await looked(house, table, Deadline(5))).changes
    (wanted,) = (await house.fixes.overview(table.id, MODERATOR, server_id=1)).wanted
    assert wanted == wish
