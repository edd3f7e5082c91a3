from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from msgspec.structs import replace

from db.session import Database
from engine.core.chance import Chance
from engine.core.playouts import Playout, random_value
from engine.core.registry import games
from host.fixes import Rewind
from host.fixes.points import Point
from host.house import House
from host.proof.replay import load
from host.seats.votes import KINDS
from host.table.records import rules
from host.values import Person, Table
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
    refused,
    seat_of,
    sound,
)
from tests.host.seating import ANNA, BERT, CLEO, PEOPLE, bid, cause, play_out, playing, state_of


async def point(house: House, table: Table, moment: str) -> Point:
    """The newest one where the game stood there."""
    return next(one for one in await house.fixes.rewind_points(table.id) if one.moment == moment)


async def agreed(house: House, table: Table, vote: int | None) -> str:
    """All say yes."""
    state = ""
    for card in table.seats:
        state = (await house.votes.cast(table.id, card.person_id, vote or 0, True, cause())).state
    return state


async def rewound(house: House, table: Table, moment: str) -> None:
    """Back to there, with the table's consent if it needs it."""
    done = await fixed(house, table, Rewind((await point(house, table, moment)).number))
    if done.state == "voting":
        assert await agreed(house, table, done.vote) == "passed"
    assert (await house.moderation.fix_proposal(table.id, done.id)).state == "applied"


async def round_played(house: House, table: Table, *coins: int) -> None:
    """Everybody bids, the loser takes two coins."""
    for card, amount in zip(table.seats, coins, strict=True):
        await bid(house, table, Person(card.person_id, ""), amount)
    for card in table.seats:
        desk = await house.play.desk(table.id, card.person_id)
        if desk.ask is not None and desk.ask.kind == "console":
            await house.play.answer(table.id, card.person_id, desk.ask.id, {"what": "coins"}, cause())


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


async def test_chance_is_drawn_anew(house: House) -> None:
    game = games()["architects"]
    table = await playing(house, ANNA, BERT, game="architects")
    await played(house, table, 60)
    draws = [one.draws for one in (await load(house.tables, table.id)).entries if one.draws]
    assert {draw.epoch for some in draws for draw in some} == {0}
    stops = await house.fixes.rewind_points(table.id)
    back = next(one for one in reversed(stops) if one.learned)
    await rewound(house, table, back.moment)
    await played(house, table, 60)
    entries = (await load(house.tables, table.id)).entries
    start = next(one.number for one in entries if one.kind == "fix")
    assert {draw.epoch for one in entries if one.number > start for draw in one.draws} <= {1}
    assert {one.epoch for one in entries if one.number >= start} == {1}
    await sound(house, table)
    assert game.result(await state_of(house, table)) is None


async def played(house: House, table: Table, moves: int, seed: int = 3) -> int:
    """So many random answers and no more; how many there were."""
    game = rules(await house.tables.read(table.id))
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
        await played(house, table, 3 if game_id == "bids" else 25, seed)
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
    story = [one.key for one in await house.stories.whole(table.id, ANNA.id)]
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
    monkeypatch.setattr("engine.bids.game.CONSOLATION", 5)
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
    (entry,) = [one for one in (await load(house.tables, table.id)).entries if one.kind == "fix"]
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
