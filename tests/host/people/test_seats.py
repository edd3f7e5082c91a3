"""Who leaves a game, who takes their place, and what each of them may know."""

from __future__ import annotations

import pytest

from db.connection.session import Database
from engine.registry import games
from face.core.names import reader_for
from face.table.news import texts_of_news
from host.fixes.table import Remove
from host.house import House
from host.proof.replay import load_log, rebuild_state
from host.values import OwnReply, Person, Table, Trouble
from tests.ground import Clock, kept, rows
from tests.host.moderation.mending import fixed
from tests.host.seating import (
    ANNA,
    BERT,
    CLEO,
    DORA,
    EMIL,
    PEOPLE,
    PLACE,
    bid,
    cause,
    heard_by,
    lobby,
    play_out,
    playing,
    state_of,
)


async def refused(awaitable: object) -> str:
    with pytest.raises(Trouble) as caught:
        await awaitable  # type: ignore[misc]
    return caught.value.code


def seat_of(table: Table, person: Person) -> int:
    card = table.card(person.id)
    assert card is not None
    assert card.seat is not None
    return card.seat


async def told(house: House, lane: tuple[str, int]) -> str:
    """All that one lane has been sent so far, as data."""
    heard = ""
    while claimed := await house.outbox.claim(10):
        for row in claimed:
            news = await house.outbox.news(row)
            if row.lane == lane:
                heard += "".join(repr(text) for text in news.happenings)
            await house.outbox.sent(row.id, 1)
    return heard


async def test_leaving_a_game_opens_the_seat_and_the_game_goes_on(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    left = await house.seats.vacate(table.id, BERT.id, cause())
    assert left.status == "playing"
    assert [card.taken for card in left.seats].count(False) == 1
    assert left.seats[seat].name == "Bert"
    assert [one.seat for one in await house.seats.open_seats(PLACE.server_id, 9)] == [seat]


async def test_who_left_has_neither_desk_nor_buttons_nor_news(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    ask = (await house.play.desk(table.id, BERT.id)).ask
    assert ask is not None
    await house.seats.vacate(table.id, BERT.id, cause())
    for old in (
        house.play.desk(table.id, BERT.id),
        house.play.answer(table.id, BERT.id, ask.id, {"coins": 1}, cause()),
        house.play.take_back(table.id, BERT.id, ask.id, cause()),
        house.play.draft(table.id, BERT.id, ask.id, {"coins": 1}),
        house.play.form(table.id, BERT.id, ask.id, {}),
    ):
        assert await refused(old) == "not-seated"
    assert await house.lookups.tables_of(BERT.id) == ()
    assert await told(house, ("player", BERT.id)) == ""


async def test_leaving_twice_is_refused_and_one_click_twice_is_leaving_once(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.seats.vacate(table.id, BERT.id, "i:leave")
    await house.seats.vacate(table.id, BERT.id, "i:leave")
    assert await refused(house.seats.vacate(table.id, BERT.id, cause())) == "not-seated"
    assert await refused(house.seats.vacate(table.id, EMIL.id, cause())) == "not-seated"


async def test_a_lobby_and_an_ended_game_have_no_seats_to_open(house: House) -> None:
    waiting = await lobby(house, ANNA, BERT)
    assert await refused(house.seats.vacate(waiting.id, ANNA.id, cause())) == "not-started"
    over = await playing(house, ANNA, BERT)
    await play_out(house, over)
    assert await refused(house.seats.vacate(over.id, ANNA.id, cause())) == "table-ended"


async def test_the_last_one_to_leave_closes_the_table(house: House, database: Database) -> None:
    table = await playing(house, ANNA, BERT)
    await house.seats.vacate(table.id, ANNA.id, cause())
    assert (await house.seats.vacate(table.id, BERT.id, cause())).status == "closed"
    assert await refused(house.seats.take_seat(table.id, 0, EMIL, cause())) == "table-closed"
    assert await house.seats.open_seats(PLACE.server_id, 9) == ()
    assert await rows(database, "SELECT * FROM clocks") == []


async def test_a_newcomer_takes_the_seat_with_its_hand_and_what_it_owes_but_no_draft(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.play.draft(table.id, BERT.id, "1.bid", {"coins": 2})
    before = await house.play.desk(table.id, BERT.id)
    await house.seats.vacate(table.id, BERT.id, cause())
    taken = await house.seats.take_seat(table.id, before.seat, EMIL, cause())
    after = await house.play.desk(table.id, EMIL.id)
    assert (after.view, after.ask, after.drafts, after.seat) == (before.view, before.ask, {}, before.seat)
    assert taken.seats[before.seat].name == "Emil"
    assert (await bid(house, taken, EMIL, 2)).repeated is False


async def test_a_newcomer_takes_back_what_was_sealed_before(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await bid(house, table, BERT, 3)
    seat = seat_of(table, BERT)
    await house.seats.vacate(table.id, BERT.id, cause())
    await house.seats.take_seat(table.id, seat, EMIL, cause())
    back = await house.play.take_back(table.id, EMIL.id, "1.bid", cause())
    assert back.desk.drafts == {"1.bid": {"coins": 3}}


async def peeking(house: House) -> tuple[Table, OwnReply]:
    """A table at which the loser of the first round has looked into somebody's purse; the reply to them."""
    table = await playing(house, ANNA, BERT, CLEO)
    for number, person in enumerate((ANNA, BERT, CLEO)):
        await bid(house, table, person, number)
    whom = str(seat_of(table, CLEO))
    desk = await house.play.desk(table.id, ANNA.id)
    assert desk.ask is not None
    return table, await house.play.answer(table.id, ANNA.id, desk.ask.id, {"what": "peek", "whom": whom}, cause())


async def test_a_newcomer_hears_all_that_the_seat_has_learned_in_private(house: House) -> None:
    table, reply = await peeking(house)
    await house.lobby.placed(table.id, thread_id=1)
    secret = next(one for one in reply.happenings if one.key == "bids-peeked-own")
    seat = reply.desk.seat
    await house.seats.vacate(table.id, ANNA.id, cause())
    await house.seats.take_seat(table.id, seat, EMIL, cause())
    heard = await told(house, ("player", EMIL.id))
    assert repr(secret) in heard
    assert "table-seat-taken-own" in heard
    assert "bids-revealed" not in heard  # the public story stands in the thread
    assert secret in await heard_by(house, table.id, EMIL)


async def test_what_a_seat_has_learned_reaches_no_other_newcomer(house: House) -> None:
    table, _ = await peeking(house)
    await house.lobby.placed(table.id, thread_id=1)
    other = seat_of(table, BERT)
    await house.seats.vacate(table.id, BERT.id, cause())
    await house.seats.take_seat(table.id, other, EMIL, cause())
    heard = await told(house, ("player", EMIL.id))
    assert "bids-peeked-own" not in heard + repr(await heard_by(house, table.id, EMIL))


async def test_nobody_has_two_seats_and_nobody_changes_seats(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    first, second = seat_of(table, ANNA), seat_of(table, BERT)
    await house.seats.vacate(table.id, BERT.id, cause())
    assert await refused(house.seats.take_seat(table.id, second, CLEO, cause())) == "already-seated"
    await house.seats.vacate(table.id, ANNA.id, cause())
    assert await refused(house.seats.take_seat(table.id, second, ANNA, cause())) == "sat-elsewhere"
    await house.seats.take_seat(table.id, first, EMIL, cause())
    assert await refused(house.seats.take_seat(table.id, first, ANNA, cause())) == "seat-not-open"
    assert await refused(house.seats.take_seat(table.id, second, ANNA, cause())) == "sat-elsewhere"


async def test_who_left_may_come_back_to_their_own_seat_while_it_is_open(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    await house.seats.vacate(table.id, BERT.id, cause())
    back = await house.seats.take_seat(table.id, seat, BERT, cause())
    assert seat_of(back, BERT) == seat


async def test_a_seat_that_is_not_open_cannot_be_taken(house: House) -> None:
    table = await playing(house, ANNA, BERT)
    for seat in (0, 1, 7, -1):
        assert await refused(house.seats.take_seat(table.id, seat, EMIL, cause())) == "seat-not-open"
    waiting = await lobby(house, ANNA)
    assert await refused(house.seats.take_seat(waiting.id, 0, EMIL, cause())) == "not-started"


async def test_two_who_want_the_same_seat_do_not_both_get_it(house: House) -> None:
    import asyncio

    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    await house.seats.vacate(table.id, BERT.id, cause())
    tries = [house.seats.take_seat(table.id, seat, one, cause()) for one in (DORA, EMIL)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, Trouble) for one in done) == 1
    assert (await house.play.board(table.id)).table.seats[seat].taken


@pytest.mark.parametrize("game_id", kept(sorted(games()), "bids"))
async def test_a_game_in_which_seats_change_hands_ends_as_any_other_and_replays(house: House, game_id: str) -> None:
    game = games()[game_id]
    table = await playing(house, *PEOPLE[: game.seats[1]], game=game_id)
    seat = seat_of(table, BERT)
    await house.seats.vacate(table.id, BERT.id, cause())
    table = await house.seats.take_seat(table.id, seat, EMIL, cause())
    await play_out(house, table)
    assert rebuild_state(await load_log(house.tables, table.id)) == await state_of(house, table)


async def test_an_open_seat_is_played_by_a_stand_in_and_a_newcomer_has_the_whole_time(
    house: House, clock: Clock, database: Database
) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    seat = seat_of(table, BERT)
    began, due = clock(), (await house.play.desk(table.id, BERT.id)).due_at
    assert due is not None
    clock.pass_(hours=20)
    await house.seats.vacate(table.id, BERT.id, cause())
    (row,) = await rows(database, "SELECT stand_in, due_at FROM clocks k NATURAL JOIN seats WHERE person_id IS NULL")
    assert row.stand_in
    assert row.due_at > clock()
    await house.seats.take_seat(table.id, seat, EMIL, cause())
    fresh = (await house.play.desk(table.id, EMIL.id)).due_at
    assert fresh is not None
    assert fresh - clock() == due - began


@pytest.mark.parametrize("newcomer", [False, True])
async def test_the_tables_deadline_does_not_tell_whether_who_left_had_sealed(
    house: House, clock: Clock, newcomer: bool
) -> None:
    shown = []
    for sealed in (False, True):
        table = await playing(house, ANNA, BERT, CLEO)
        if sealed:
            await bid(house, table, BERT, 1)
        clock.pass_(hours=2)
        seat = seat_of(table, BERT)
        await house.seats.vacate(table.id, BERT.id, cause())
        if newcomer:
            await house.seats.take_seat(table.id, seat, EMIL, cause())
        board = await house.play.board(table.id)
        assert board.due_at is not None
        shown.append(board.due_at - clock())
    assert shown[0] == shown[1]


async def told_in_words(house: House, lane: tuple[str, int]) -> str:
    """All that one lane has been sent so far, as it reads at delivery."""
    words = ""
    while claimed := await house.outbox.claim(10):
        for row in claimed:
            news = await house.outbox.news(row)
            if row.lane == lane:
                words += reader_for(news.table, "en").lines(texts_of_news(news)) + "\n"
            await house.outbox.sent(row.id, 1)
    return words


async def test_who_left_is_not_called_by_the_name_of_who_came(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.lobby.placed(table.id, thread_id=1)
    await told_in_words(house, ("thread", table.id))
    await house.seats.vacate(table.id, BERT.id, cause())
    await house.seats.take_seat(table.id, seat_of(table, BERT), EMIL, cause())
    words = await told_in_words(house, ("thread", table.id))
    assert f"**<@{BERT.id}>** has left the game" in words
    assert "**Emil** has taken over an open seat" in words
    assert "Emil** has left" not in words


async def test_who_left_before_an_automatic_player_came_is_named(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.lobby.placed(table.id, thread_id=1)
    await told_in_words(house, ("thread", table.id))
    seat = seat_of(table, BERT)
    await house.seats.vacate(table.id, BERT.id, cause())
    await house.open_seats.give_to_steward(table.id, seat, ANNA, "caretaker", cause())
    words = await told_in_words(house, ("thread", table.id))
    assert f"**<@{BERT.id}>** has left the game" in words
    assert "an automatic player, has taken over" in words


async def test_who_came_and_left_again_is_named_once_another_sits_there(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.lobby.placed(table.id, thread_id=1)
    await told_in_words(house, ("thread", table.id))
    seat = seat_of(table, BERT)
    for leaves, comes in ((BERT, DORA), (DORA, EMIL)):
        await house.seats.vacate(table.id, leaves.id, cause())
        await house.seats.take_seat(table.id, seat, comes, cause())
    await house.seats.vacate(table.id, EMIL.id, cause())
    words = (await told_in_words(house, ("thread", table.id))).splitlines()
    assert [line for line in words if "has left" in line or "has taken" in line] == [
        f"**<@{BERT.id}>** has left the game, and the seat is taken again.",
        f"**<@{DORA.id}>** has taken over an open seat.",
        f"**<@{DORA.id}>** has left the game, and the seat is taken again.",
        "**Emil** has taken over an open seat.",
        "**Emil** has left the game. The seat is open: `/seats` shows what can be taken over. "
        "Until then a stand-in plays it.",
    ]


async def test_a_seat_that_is_still_open_bears_the_name_of_who_left(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.lobby.placed(table.id, thread_id=1)
    await house.seats.vacate(table.id, BERT.id, cause())
    assert "**Bert** has left the game. The seat is open" in await told_in_words(house, ("thread", table.id))


async def test_who_was_removed_by_a_moderator_is_not_called_by_the_name_of_who_came(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await house.lobby.placed(table.id, thread_id=1)
    await told_in_words(house, ("thread", table.id))
    seat = seat_of(table, BERT)
    await fixed(house, table, Remove(seat))
    await house.seats.take_seat(table.id, seat, EMIL, cause())
    words = await told_in_words(house, ("thread", table.id))
    assert "has removed a player from their seat" in words
    assert "removed Emil" not in words
