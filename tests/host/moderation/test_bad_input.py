from __future__ import annotations

import asyncio

import pytest

from db.connection.session import Database
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
from tests.ground import rows
from tests.host.moderation.mending import MODERATOR, OTHER, WHY, applied, fixed, looked, refused, seat_of
from tests.host.seating import ANNA, BERT, CLEO, EMIL, bid, cause, lobby, play_out, playing

CHANGE = Change("coins", 1)
PLAYED: tuple[Fix, ...] = (
    Rewind(4),
    Reopen(0),
    Answer(0),
    Adjust(0, CHANGE),
    Deadline(5),
    Pause(),
    Resume(),
    Remove(0),
    Replace(0),
    Unfreeze(),
)


@pytest.mark.parametrize("fix", [*PLAYED, Void()])
async def test_a_game_that_is_over_is_not_fixed(house: House, fix: Fix) -> None:
    table = await playing(house)
    await play_out(house, table)
    assert await refused(looked(house, table, fix, newcomer=EMIL)) == "table-ended"


@pytest.mark.parametrize("fix", PLAYED)
async def test_a_lobby_can_only_be_closed(house: House, fix: Fix) -> None:
    table = await lobby(house, ANNA, BERT)
    assert await refused(looked(house, table, fix, newcomer=EMIL)) == "not-started"


@pytest.mark.parametrize("fix", [*PLAYED, Void(), Correct((1, 2))])
async def test_a_closed_table_stays_closed(house: House, fix: Fix) -> None:
    table = await playing(house)
    await fixed(house, table, Void())
    assert await refused(looked(house, table, fix, newcomer=EMIL)) == "table-closed"


async def test_a_result_is_corrected_once_there_is_one(house: House) -> None:
    assert await refused(looked(house, await playing(house), Correct((1, 2)))) == "not-over"


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("kind", [Reopen, Answer, Remove, Replace])
async def test_seats_that_do_not_exist(house: House, kind: type, seat: int) -> None:
    table = await playing(house)
    assert await refused(looked(house, table, kind(seat), newcomer=EMIL)) == "no-such-seat"
    assert await refused(looked(house, table, Adjust(seat, CHANGE))) == "no-such-seat"
    assert await refused(looked(house, table, Deadline(3, seat))) == "no-such-seat"
    assert await refused(house.fixes.quantities(table.id, seat)) == "no-such-seat"


async def test_nobody_moderates_where_they_sit_or_have_sat(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.seats.vacate(table.id, CLEO.id, cause())
    other = await looked(house, table, Pause())
    for person in (ANNA, BERT, CLEO):
        assert await refused(looked(house, table, Pause(), person)) == "fix-seated"
        assert await refused(applied(house, other, person)) == "fix-seated"
        assert await refused(house.fixes.overview(table.id, person, server_id=1)) == "fix-seated"
        turned_down = house.moderation.turn_down_fix(table.id, other.id, person, "it was right", cause(), server_id=1)
        assert await refused(turned_down) == "fix-seated"
    seat = seat_of(table, BERT)
    await fixed(house, table, Replace(seat), newcomer=EMIL)
    for person in (BERT, EMIL):
        assert await refused(looked(house, table, Pause(), person)) == "fix-seated"


async def test_nobody_in_the_lobby_closes_it_as_a_moderator(house: House) -> None:
    table = await lobby(house, ANNA, BERT)
    assert await refused(looked(house, table, Void(), ANNA)) == "fix-seated"


async def test_tables_of_other_servers_do_not_exist(house: House) -> None:
    table = await playing(house)
    shown = await looked(house, table, Pause())
    for awaitable in (
        house.moderation.look_at_fix(table.id, MODERATOR, Pause(), cause(), server_id=2),
        house.moderation.apply_fix(table.id, shown.id, MODERATOR, WHY, cause(), server_id=2),
        house.moderation.turn_down_fix(table.id, shown.id, MODERATOR, "it was right", cause(), server_id=2),
        house.fixes.overview(table.id, MODERATOR, server_id=2),
    ):
        assert await refused(awaitable) == "no-such-table"


@pytest.mark.parametrize("number", [0, -1, 77, 2**63, 10**30])
async def test_numbers_that_nothing_has(house: House, number: int) -> None:
    table = await playing(house)
    assert (
        await refused(house.moderation.look_at_fix(number + 5, MODERATOR, Pause(), cause(), server_id=1))
        == "no-such-table"
    )
    code = await refused(house.moderation.apply_fix(table.id, number, MODERATOR, WHY, cause(), server_id=1))
    assert code == "no-such-fix"
    assert await refused(house.moderation.answer_fix(table.id, number, ANNA.id, True, cause())) == "no-such-fix"
    assert await refused(house.moderation.fix_proposal(table.id, number)) == "no-such-fix"


async def test_a_proposal_of_another_table_is_none_of_this_one(house: House) -> None:
    table, other = await playing(house), await playing(house)
    shown = await looked(house, other, Pause())
    code = await refused(house.moderation.apply_fix(table.id, shown.id, MODERATOR, WHY, cause(), server_id=1))
    assert code == "no-such-fix"


@pytest.mark.parametrize(
    ("reason", "code"),
    [
        ("", "no-reason"),
        (" \n\t\u202e\u200b ", "no-reason"),
        ("x" * 301, "reason-too-long"),
        ("hello @everyone", "reason-mentions"),
        ("@HERE", "reason-mentions"),
        ("ask <@123>", "reason-mentions"),
        ("<@&5>", "reason-mentions"),
        ("@\u200beveryone\u200b @every\u202eone", "reason-mentions"),
    ],
)
async def test_reasons(house: House, reason: str, code: str) -> None:
    table = await playing(house)
    shown = await looked(house, table, Pause())
    assert await refused(applied(house, shown, reason=reason)) == code
    assert await refused(house.moderation.ask_fix(table.id, ANNA.id, Pause(), reason, cause())) == code
    done = await applied(house, shown, reason=" " + "ä" * 300 + "\n")  # it can be made with a better one
    assert (done.state, len(done.reason)) == ("applied", 300)


async def test_two_moderators_at_once_and_exactly_one_fixes(house: House, database: Database) -> None:
    table = await playing(house)
    seen = [await looked(house, table, Adjust(0, CHANGE), by) for by in (MODERATOR, OTHER)]
    done = await asyncio.gather(
        *(applied(house, one, by) for one, by in zip(seen, (MODERATOR, OTHER), strict=True)), return_exceptions=True
    )
    assert sorted(getattr(one, "code", "") or one.state for one in done) == ["applied", "fix-outdated"]
    assert len(await rows(database, "SELECT 1 FROM moves WHERE kind = 'fix'")) == 1


async def test_two_clicks_on_one_proposal_at_once(house: House, database: Database) -> None:
    table = await playing(house)
    seen = await looked(house, table, Adjust(0, CHANGE))
    done = await asyncio.gather(*(applied(house, seen) for _ in range(3)), return_exceptions=True)
    assert sorted(getattr(one, "code", "") or one.state for one in done) == ["applied", *["fix-outdated"] * 2]
    assert len(await rows(database, "SELECT 1 FROM moves WHERE kind = 'fix'")) == 1


async def test_the_game_moves_on_while_the_moderator_looks(house: House) -> None:
    table = await playing(house)
    seen = await looked(house, table, Answer(0))
    still = await looked(house, table, Adjust(0, CHANGE))
    await bid(house, table, ANNA, 1)
    await bid(house, table, BERT, 2)
    assert await refused(applied(house, seen)) == "fix-outdated"
    assert await refused(applied(house, still)) == "fix-outdated"


async def test_a_sealed_answer_does_not_show_by_making_the_look_outdated(house: House) -> None:
    table = await playing(house)
    seen = await looked(house, table, Answer(seat_of(table, ANNA)))
    await bid(house, table, ANNA, 1)
    assert (await applied(house, seen)).state == "applied"


async def test_what_is_turned_down_is_off(house: House) -> None:
    table = await playing(house)
    seen = await looked(house, table, Pause())
    for _ in range(2):
        done = await house.moderation.turn_down_fix(table.id, seen.id, MODERATOR, "it was right", cause(), server_id=1)
        assert done.state == "declined"
    assert await refused(applied(house, seen)) == "fix-outdated"
    made = await fixed(house, table, Pause())
    assert (
        await refused(house.moderation.turn_down_fix(table.id, made.id, MODERATOR, "no", cause(), server_id=1))
        == "fix-outdated"
    )


async def test_the_newcomer_sits_elsewhere_meanwhile(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seen = await looked(house, table, Replace(seat_of(table, BERT)), newcomer=EMIL)
    await house.seats.vacate(table.id, CLEO.id, cause())
    await house.seats.take_seat(table.id, seat_of(table, CLEO), EMIL, cause())
    assert await refused(applied(house, seen)) == "already-seated"
