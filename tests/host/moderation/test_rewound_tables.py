"""What a rewind does to chance, clocks, orders, messages and the log, and what it leaves alone."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from db.connection.session import Database
from engine.chance import Chance
from engine.playouts import Playout, random_value
from engine.registry import games
from host.fixes import Rewind
from host.house import House
from host.proof.replay import load_log
from host.table.stored_table import rules_of_table
from host.values import Table
from tests.ground import Clock, rows
from tests.host.moderation.mending import (
    MODERATOR,
    OTHER,
    applied,
    delivered,
    fixed,
    heard,
    looked,
    put,
    seat_of,
    sound,
)
from tests.host.moderation.rewinding import agreed, point, rewound, round_played
from tests.host.seating import ANNA, BERT, CLEO, PEOPLE, bid, cause, heard_by, playing, state_of
from tools.under_test import under_test


async def test_chance_is_drawn_anew(house: House) -> None:
    game = games()["architects"]
    table = await playing(house, ANNA, BERT, game="architects")
    await played(house, table, 60)
    draws = [one.draws for one in (await load_log(house.tables, table.id)).entries if one.draws]
    assert {draw.epoch for some in draws for draw in some} == {0}
    stops = await house.fixes.rewind_points(table.id)
    back = next(one for one in reversed(stops) if one.learned)
    await rewound(house, table, back.moment)
    await played(house, table, 60)
    entries = (await load_log(house.tables, table.id)).entries
    start = next(one.number for one in entries if one.kind == "fix")
    assert {draw.epoch for one in entries if one.number > start for draw in one.draws} <= {1}
    assert {one.epoch for one in entries if one.number >= start} == {1}
    await sound(house, table)
    assert game.result(await state_of(house, table)) is None


async def played(house: House, table: Table, moves: int, seed: int = 3) -> int:
    """So many random answers and no more; how many there were."""
    game = rules_of_table(await house.tables.read(table.id))
    stream = Chance(seed.to_bytes(32, "big")).stream("players")
    for made in range(moves):
        state = await state_of(house, table)
        asks = game.asks(state)
        if not asks:
            return made
        seat = stream.pick(sorted(asks))
        value = random_value(game, state, seat, asks[seat].id, stream)
        await house.play.answer(table.id, table.seats[seat].person_id, asks[seat].id, value, cause())
    return moves


@pytest.mark.parametrize("game_id", sorted(games()))
async def test_a_random_game_rewound_at_random_still_replays(house: House, game_id: str) -> None:
    table = await playing(house, *PEOPLE[: games()[game_id].seats[0]], game=game_id)
    stream = Chance(bytes(32)).stream("rewinds")
    for seed in range(4):
        await played(house, table, under_test(game_id).rates.rewound_after, seed)
        here = (await house.play.board(table.id)).table.moment
        stop = stream.pick([one for one in await house.fixes.rewind_points(table.id) if one.moment != here])
        done = await fixed(house, table, Rewind(stop.number))
        if done.state == "voting":
            assert await agreed(house, table, done.vote) == "passed"
        assert (await house.play.board(table.id)).table.moment == stop.moment
        await sound(house, table)
    assert (await house.tables.read(table.id)).epoch == 4


async def test_clocks_begin_anew_and_banks_stay(house: House, clock: Clock, database: Database) -> None:
    table = await playing(house)
    clock.pass_(hours=5)
    await bid(house, table, ANNA, 1)
    await put(database, "UPDATE seats SET bank = 777 WHERE person_id = :person", person=ANNA.id)
    await rewound(house, table, "1.bid")
    due = (await house.play.desk(table.id, ANNA.id)).due_at
    assert due == clock.now + timedelta(days=1)
    assert (await house.play.desk(table.id, BERT.id)).due_at == due
    clocks = await rows(database, "SELECT ask, bank FROM clocks k JOIN seats s USING (table_id, seat) ORDER BY bank")
    assert [(one.ask, one.bank) for one in clocks] == [("1.bid~1", 777), ("1.bid~1", None)]


async def test_standing_orders_are_disarmed_and_only_their_owners_hear_of_it(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.lobby.placed(table.id, thread_id=5)
    await round_played(house, table, 1, 2, 3)
    await house.orders.order(table.id, CLEO.id, "bid", {"coins": 1}, cause())
    await heard(house)
    await rewound(house, table, "1.bid")
    assert (await house.play.desk(table.id, CLEO.id)).orders == ()
    told = await heard(house)
    assert told["player", CLEO.id] == ["fix-told-rewind", "order-disarmed"]
    assert told["player", ANNA.id] == ["fix-told-rewind"]
    assert "order-disarmed" not in told["thread", table.id]
    assert await house.order_calls.answer_by_orders() == 0


async def test_news_of_what_was_undone_does_not_go_out_any_more(house: House) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=5)
    await heard(house)
    await round_played(house, table, 1, 2)
    await rewound(house, table, "1.bid")
    told = await heard(house)
    assert told["player", BERT.id] == ["fix-told-rewind"]
    assert [one for one in told["thread", table.id] if not one.startswith("vote:")] == ["fix-told-rewind"]


async def test_messages_that_told_of_it_are_to_be_marked_once(house: House) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=5)
    await heard(house)
    assert await house.fixes.undone_messages(9) == ()
    await round_played(house, table, 1, 2)
    sent = [row.id for row, keys in await delivered(house) if keys != []]
    await rewound(house, table, "1.bid")
    found = await house.fixes.undone_messages(99)
    assert sorted(one.row for one in found) == sorted(sent)
    assert {one.table_id for one in found} == {table.id}
    assert {one.lane for one in found} == {("player", ANNA.id), ("player", BERT.id), ("thread", table.id)}
    for one in found:
        await house.fixes.undone_marked(one.table_id, one.row)
    assert await house.fixes.undone_messages(99) == ()


async def test_a_message_in_flight_is_marked_once_it_has_arrived(house: House) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=5)
    await heard(house)
    await round_played(house, table, 1, 2)
    flying = await house.outbox.claim(9)
    await rewound(house, table, "1.bid")
    assert await house.fixes.undone_messages(9) == ()
    for row in flying:
        assert (await house.outbox.news(row)).happenings == ()
        await house.outbox.sent(row.id, 70 + row.id)
    assert {one.row for one in await house.fixes.undone_messages(9)} == {row.id for row in flying}


async def test_a_newcomers_story_leaves_out_what_was_undone(house: House) -> None:
    table = await playing(house)
    await round_played(house, table, 1, 2)
    await rewound(house, table, "1.bid")
    story = [one.key for one in await heard_by(house, table.id, ANNA)]
    assert "bids-revealed" not in story
    assert "fix-told-rewind" in story


async def test_seats_votes_and_the_pause_stay(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await bid(house, table, ANNA, 1)
    vote = await house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=3)
    await house.seats.vacate(table.id, CLEO.id, cause())
    for person in (ANNA, BERT):
        await house.votes.call_vote(table.id, person.id, "pause", cause())
    await rewound(house, table, "1.bid")
    after = (await house.play.board(table.id)).table
    assert after.paused
    assert not after.seats[seat_of(table, CLEO)].taken
    assert (await house.votes.vote(table.id, vote.id)).state == "open"


async def test_snapshots_of_what_was_undone_go(house: House, database: Database) -> None:
    table = await playing(house)
    await round_played(house, table, 1, 2)
    assert len(await rows(database, "SELECT 1 FROM snapshots")) == 3
    await rewound(house, table, "1.console")
    assert len(await rows(database, "SELECT 1 FROM snapshots")) == 2


async def test_a_table_of_older_rules_goes_back_to_phases_only(
    house: House, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(house)
    await round_played(house, table, 1, 2)
    await bid(house, table, ANNA, 1)
    exact = await house.fixes.rewind_points(table.id)
    await put(database, "UPDATE tables SET rules = 0")
    rough = await house.fixes.rewind_points(table.id)
    assert [(one.number, one.moment) for one in rough] == [(one.number, one.moment) for one in exact]
    assert [one.learned for one in exact] == [False, True, True]
    assert all(one.learned for one in rough)  # nobody knows, so the table is asked
    await rewound(house, table, "1.console")
    assert (await house.play.board(table.id)).table.moment == "1.console"


async def test_rules_that_have_changed_without_a_new_version_are_noticed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(house)
    await round_played(house, table, 1, 2)
    monkeypatch.setattr("tests.games.bids.rules.game.CONSOLATION", 5)
    assert all(one.phase for one in await house.fixes.rewind_points(table.id))
    await rewound(house, table, "1.bid")
    assert not (await house.play.board(table.id)).table.halted


async def test_two_moderators_rewind_at_once_and_one_does(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 1)
    back = Rewind((await point(house, table, "1.bid")).number)
    seen = [await looked(house, table, back, by) for by in (MODERATOR, OTHER)]
    done = await asyncio.gather(
        *(applied(house, one, by) for one, by in zip(seen, (MODERATOR, OTHER), strict=True)), return_exceptions=True
    )
    assert sorted(getattr(one, "code", "") or one.state for one in done) == ["applied", "fix-outdated"]
    assert (await house.tables.read(table.id)).epoch == 1


async def test_the_entry_names_no_person(house: House) -> None:
    table = await playing(house)
    await bid(house, table, ANNA, 1)
    await rewound(house, table, "1.bid")
    (entry,) = [one for one in (await load_log(house.tables, table.id)).entries if one.kind == "fix"]
    assert entry.value == {"fix": "rewind", "to": 4, "anew": True, "reason": "a number was wrong"}
    (fix,) = await house.fixes.fix_history(table.id)
    assert (fix.number, fix.by, fix.fix, fix.reason) == (1, MODERATOR.id, Rewind(1), "a number was wrong")


async def test_steps_are_counted_and_not_moves(house: House) -> None:
    counted = []
    for silver in (False, True):
        table = await playing(house)
        if silver:
            await house.play.answer(table.id, ANNA.id, "1.pawn", {}, cause())  # in secret
        await round_played(house, table, 1, 2)
        await bid(house, table, ANNA, 0)
        counted.append([one.number for one in await house.fixes.rewind_points(table.id)])
    assert counted == [[3, 2, 1]] * 2


def test_whole_games_are_long_enough_for_the_figures() -> None:
    game = games()["architects"]
    playout = Playout(game, game.options_type(), 5, Chance(bytes(32)), Chance(bytes(32)))
    playout.play()
    assert len(playout.moves) >= 400
