"""Votes of the table: who may say what, what decides, and what then happens."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

from db.connection.session import Database
from db.connection.statements import Statement
from host.house import House
from host.proof.replay import load_log, rebuild_state
from host.seats.votes import VoteKind
from host.values import Person, Table, Trouble
from tests.ground import Clock, rows
from tests.host.seating import ANNA, BERT, CLEO, DORA, EMIL, bid, cause, lobby, play_out, playing, state_of


async def refused(awaitable: Any) -> str:
    with pytest.raises(Trouble) as caught:
        await awaitable
    return caught.value.code


def seat_of(table: Table, person: Person) -> int:
    return next(card.seat or 0 for card in table.seats if card.person_id == person.id)


async def asked(house: House, table: Table, kind: VoteKind, *yes: Person, **more: Any) -> Any:
    """A vote called by the first of `yes`, to which the others have said yes."""
    vote = await house.votes.call_vote(table.id, yes[0].id, kind, cause(), **more)
    for person in yes[1:]:
        vote = await house.votes.cast(table.id, person.id, vote.id, True, cause())
    return vote


async def due(house: House, table: Table, person: Person) -> Any:
    return (await house.play.desk(table.id, person.id)).due_at


@pytest.mark.parametrize(("people", "needed"), [(2, 2), (3, 2), (4, 3)])
async def test_a_majority_of_those_who_sit_there_decides(house: House, people: int, needed: int) -> None:
    seated = (ANNA, BERT, CLEO, DORA)[:people]
    table = await playing(house, *seated)
    vote = await asked(house, table, "pause", *seated[: needed - 1])
    assert (vote.state, vote.needed, len(vote.yes)) == ("open", needed, needed - 1)
    assert not (await house.play.board(table.id)).table.paused
    vote = await house.votes.cast(table.id, seated[needed - 1].id, vote.id, True, cause())
    assert vote.state == "passed"
    assert (await house.play.board(table.id)).table.paused


async def test_abandoning_needs_all(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    vote = await asked(house, table, "abandon", ANNA, BERT)
    assert (vote.state, vote.needed) == ("open", 3)
    assert (await asked(house, table, "abandon", CLEO)).state == "passed"
    assert (await house.play.board(table.id)).table.status == "closed"
    assert await refused(house.play.desk(table.id, ANNA.id)) == "table-closed"
    assert await refused(bid(house, table, ANNA)) == "table-closed"
    assert await house.lookups.tables_of(ANNA.id) == ()


async def test_a_vote_that_cannot_be_won_any_more_is_over(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    vote = await asked(house, table, "abandon", ANNA)
    vote = await house.votes.cast(table.id, BERT.id, vote.id, False, cause())
    assert (vote.state, vote.no) == ("failed", (seat_of(table, BERT),))
    assert await refused(house.votes.cast(table.id, CLEO.id, vote.id, True, cause())) == "vote-over"


async def test_one_person_has_one_ballot_and_may_change_it(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO, DORA)
    vote = await asked(house, table, "pause", ANNA)
    for yes in (True, True, False):
        vote = await house.votes.cast(table.id, BERT.id, vote.id, yes, cause())
    assert (vote.yes, vote.no) == ((seat_of(table, ANNA),), (seat_of(table, BERT),))


async def test_only_who_sits_there_has_a_voice(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    vote = await asked(house, table, "pause", ANNA)
    assert await refused(house.votes.cast(table.id, EMIL.id, vote.id, True, cause())) == "not-seated"
    assert await refused(house.votes.call_vote(table.id, EMIL.id, "pause", cause())) == "not-seated"
    await house.seats.vacate(table.id, BERT.id, cause())
    assert await refused(house.votes.cast(table.id, BERT.id, vote.id, True, cause())) == "not-seated"


async def test_who_leaves_takes_their_ballot_along(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO, DORA)
    vote = await asked(house, table, "pause", ANNA, BERT)
    await house.seats.vacate(table.id, BERT.id, cause())
    assert (await house.votes.vote(table.id, vote.id)).yes == (seat_of(table, ANNA),)
    await house.seats.vacate(table.id, CLEO.id, cause())
    assert (await house.votes.vote(table.id, vote.id)).state == "open"  # one of two
    await house.seats.vacate(table.id, DORA.id, cause())
    assert (await house.votes.vote(table.id, vote.id)).state == "passed"  # one of one


async def test_asking_the_same_again_is_saying_yes(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO, DORA)
    first = await house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=6)
    again = await house.votes.call_vote(table.id, BERT.id, "extend", cause(), hours=6)
    assert (again.id, len(again.yes)) == (first.id, 2)
    assert await refused(house.votes.call_vote(table.id, CLEO.id, "extend", cause(), hours=7)) == "vote-running"


async def test_what_makes_no_sense_cannot_be_asked(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    assert await refused(house.votes.call_vote(table.id, ANNA.id, "resume", cause())) == "not-paused"
    for hours in (0, -1, 337, 87_600):
        assert (
            await refused(house.votes.call_vote(table.id, ANNA.id, "extend", cause(), hours=hours)) == "bad-extension"
        )
    for seat in (0, 1, 2, 9, None):
        assert await refused(house.votes.call_vote(table.id, ANNA.id, "open", cause(), seat=seat)) == "not-away"
    await asked(house, table, "pause", ANNA, BERT)
    assert await refused(house.votes.call_vote(table.id, ANNA.id, "pause", cause())) == "already-paused"
    assert await refused(house.votes.cast(table.id, ANNA.id, 999, True, cause())) == "no-such-vote"


async def test_lobbies_and_ended_games_do_not_vote(house: House) -> None:
    waiting = await lobby(house, ANNA, BERT)
    assert await refused(house.votes.call_vote(waiting.id, ANNA.id, "pause", cause())) == "not-started"
    over = await playing(house, ANNA, BERT)
    vote = await asked(house, over, "pause", ANNA)
    await play_out(house, over)
    assert await refused(house.votes.call_vote(over.id, ANNA.id, "abandon", cause())) == "table-ended"
    assert await refused(house.votes.cast(over.id, BERT.id, vote.id, True, cause())) == "table-ended"


async def test_a_pause_stops_the_clocks_and_going_on_gives_back_what_was_left(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT)
    before = await due(house, table, ANNA)
    clock.pass_(hours=5)
    await asked(house, table, "pause", ANNA, BERT)
    assert await due(house, table, ANNA) is None
    clock.pass_(hours=100)
    await asked(house, table, "resume", BERT, ANNA)
    assert await due(house, table, ANNA) == before + timedelta(hours=100)


async def test_an_extension_moves_the_deadline_of_everybody_sealed_or_not(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    before = await due(house, table, ANNA)
    await bid(house, table, ANNA, 1)
    await asked(house, table, "extend", ANNA, BERT, hours=12)
    assert await due(house, table, ANNA) == await due(house, table, BERT) == before + timedelta(hours=12)


async def away(house: House, database: Database, table: Table, person: Person) -> int:
    """Two deadlines were missed."""
    values = {"table": table.id, "person": person.id}
    await database.write(
        Statement("UPDATE seats SET away = true WHERE table_id = :table AND person_id = :person"), values
    )
    return seat_of(table, person)


async def test_the_others_open_the_seat_of_who_is_away(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = await away(house, database, table, CLEO)
    vote = await asked(house, table, "open", ANNA, seat=seat)
    assert (vote.voters, vote.needed) == (2, 2)
    assert await refused(house.votes.cast(table.id, CLEO.id, vote.id, False, cause())) == "not-away"
    vote = await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    assert vote.state == "passed"
    assert [one.seat for one in await house.seats.open_seats(table.place.server_id, 9)] == [seat]
    assert await refused(house.play.desk(table.id, CLEO.id)) == "not-seated"
    after = await house.seats.take_seat(table.id, seat, EMIL, cause())
    assert not after.seats[seat].away


async def test_who_is_back_in_time_keeps_the_seat(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = await away(house, database, table, CLEO)
    vote = await asked(house, table, "open", ANNA, seat=seat)
    await bid(house, table, CLEO, 1)  # back
    vote = await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    assert vote.state == "failed"
    assert (await house.play.board(table.id)).table.seats[seat].taken


async def test_a_vote_nobody_ends_lapses_after_a_day_once(house: House, clock: Clock) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    vote = await asked(house, table, "pause", ANNA)
    clock.pass_(hours=23)
    assert await house.votes.expire_votes() == 0
    clock.pass_(hours=2)
    assert await house.votes.expire_votes() == 1
    assert await house.votes.expire_votes() == 0
    assert (await house.votes.vote(table.id, vote.id)).state == "lapsed"


async def test_the_last_two_ballots_at_once_decide_once(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    vote = await asked(house, table, "pause", ANNA)
    both = [house.votes.cast(table.id, one.id, vote.id, True, cause()) for one in (BERT, CLEO)]
    await asyncio.gather(*both, return_exceptions=True)
    assert len(await rows(database, "SELECT 1 FROM moves WHERE kind = 'vote'")) == 1


async def test_votes_are_moves_and_the_log_still_rebuilds_the_game(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    await asked(house, table, "extend", ANNA, BERT, hours=1)
    await asked(house, table, "pause", ANNA, BERT)
    await asked(house, table, "resume", ANNA, BERT)
    await play_out(house, table)
    log = await load_log(house.tables, table.id)
    assert [one.value["vote"] for one in log.entries if one.kind == "vote"] == ["extend", "pause", "resume"]
    assert rebuild_state(log) == await state_of(house, table)


async def test_a_vote_goes_out_as_one_message_of_the_thread_and_tells_no_news(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.lobby.placed(table.id, thread_id=1)
    kinds: list[str] = []
    vote = await asked(house, table, "pause", ANNA)
    await asked(house, table, "pause", BERT)
    while claimed := await house.outbox.claim(20):
        for row in claimed:
            if row.lane[0] == "thread":
                kinds.append(row.kind)
                news = await house.outbox.news(row)
                assert (row.kind == "news") == bool(news.happenings)
            await house.outbox.sent(row.id, 1)
    assert kinds == ["news", f"vote:{vote.id}", "news"]


async def test_a_vote_that_changed_is_shown_again_until_it_could_be(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO, DORA)
    vote = await asked(house, table, "pause", ANNA)
    assert await house.votes.votes_to_show(9) == ()  # not sent yet: it will be drawn as it is then
    await house.votes.vote_placed(table.id, vote.id, 77)
    await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    (mark,) = await house.votes.votes_to_show(9)
    assert (mark.table_id, mark.id) == (table.id, vote.id)
    assert await house.votes.votes_to_show(9, {vote.id}) == ()
    await house.votes.vote_shown(mark)
    assert await house.votes.votes_to_show(9) == ()


async def test_a_ballot_cast_while_the_message_is_changed_is_shown_too(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO, DORA)
    vote = await asked(house, table, "pause", ANNA)
    await house.votes.vote_placed(table.id, vote.id, 77)
    await house.votes.cast(table.id, BERT.id, vote.id, True, cause())
    (mark,) = await house.votes.votes_to_show(9)
    await house.votes.cast(table.id, BERT.id, vote.id, False, cause())
    await house.votes.vote_shown(mark)
    assert [one.id for one in await house.votes.votes_to_show(9)] == [vote.id]
