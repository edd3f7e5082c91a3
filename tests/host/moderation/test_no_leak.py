"""A moderator reads the same, whatever the players hold."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from db.connection.session import Database
from db.connection.statements import Statement
from engine.chance import Chance, Stream
from engine.extras.fixing import Change, Quantity
from engine.playouts import random_value
from engine.registry import games
from engine.texts import Refusal
from host.fixes import Adjust, Answer, Fix, Reopen
from host.house import House
from host.values import Table, Trouble
from tests.host.moderation.mending import MODERATOR, applied, at, fixed, heard, looked, put, seat_of
from tests.host.seating import ANNA, BERT, CLEO, PEOPLE, bid, cause, playing, state_of
from tools.under_test import under_test, with_hands

TRIED = 20  # fixes at each stop


async def played(house: House, table: Table, moves: int, stream: Stream) -> None:
    """So many random answers, in a game of turns on to one that is told at once: the next fix would tell of it else."""
    game, told = games()[table.game], True
    while moves > 0 or (under_test(game.id).takes_turns and not told):
        state = await state_of(house, table)
        asks = game.asks(state)
        seat = stream.pick(sorted(asks))
        value = random_value(game, state, seat, asks[seat].id, stream)
        told = (await house.play.answer(table.id, at(table, seat), asks[seat].id, value, cause())).settled
        moves -= 1


async def set_to(database: Database, table: Table, state: Any) -> None:
    """The table is in this world now."""
    moment = games()[table.game].moment(state)
    body = zlib.compress(msgspec.json.encode(state))
    await put(database, "UPDATE states SET body = :body WHERE table_id = :table", body=body, table=table.id)
    await put(database, "UPDATE tables SET moment = :moment WHERE id = :table", moment=moment, table=table.id)


async def seen(house: House, table: Table, fix: Fix) -> Any:
    """All that the moderator and the thread get of a fix, and whether it settled a step."""
    before = (await house.play.board(table.id)).table.moment
    said: list[Any] = [(await house.play.board(table.id)).view]
    try:
        shown = await looked(house, table, fix)
        said.append(replace(shown, id=0))
        done = await applied(house, shown)
        said.append(replace(done, id=0))
    except (Refusal, Trouble) as refusal:
        said.append((refusal.code, refusal.details))
    settled = (await house.play.board(table.id)).table.moment != before
    news: list[Any] = []
    while claimed := await house.outbox.claim(20):
        for row in claimed:
            if row.lane[0] == "thread":
                news += (await house.outbox.news(row)).happenings
            await house.outbox.sent(row.id, row.id)
    told = [(one.key, one.params) for one in news]
    overview = await house.fixes.overview(table.id, MODERATOR, server_id=1)
    said.append((overview.owing, [one.seat for one in overview.waited], overview.mishaps))
    return said, told[:1] if settled else told, settled


def fixes(seat: int, quantities: tuple[Quantity, ...]) -> list[Fix]:
    """Each kind that touches what a seat may hold in secret."""
    found: list[Fix] = [Reopen(seat), Answer(seat)]
    for one in quantities:
        cards = [card.id for card in one.cards[:: max(1, len(one.cards) // 3)]] or [""]
        amounts = {by for by in (one.least, -1, 1, one.most) if by and one.least <= by <= one.most}
        found += [Adjust(seat, Change(one.id, by, card)) for card in cards for by in sorted(amounts)]
    return found


@pytest.mark.parametrize("game_id", sorted(games()))
async def test_in_two_worlds_that_look_alike_every_fix_reads_alike(
    house: House, database: Database, game_id: str
) -> None:
    game = games()[game_id]
    table = await playing(house, *PEOPLE[: game.seats[1]], game=game_id)
    await house.lobby.placed(table.id, thread_id=5)
    stream = Chance(bytes(32)).stream("leaks")
    tried = 0
    for moves in under_test(game_id).mended_after:
        await played(house, table, moves, stream)
        await heard(house)
        true = await state_of(house, table)
        other = game.resample(true, 0, Chance(moves.to_bytes(32, "big")))
        others = range(1, len(table.seats))
        every = [one for seat in others for one in fixes(seat, await house.fixes.quantities(table.id, seat))]
        for fix in stream.shuffled(every)[:TRIED]:
            worlds = []
            for state in (true, other):
                await set_to(database, table, state)
                worlds.append(await seen(house, table, fix))
            (first, told, settled), (second, told_too, settled_too) = worlds
            if not (settled or settled_too):
                assert first == second, fix
                assert told == told_too, fix
                tried += 1
            assert told[:1] == told_too[:1], fix
        await set_to(database, table, true)
        await put(database, "DELETE FROM clocks")
    assert tried > 10


@pytest.mark.parametrize("game_id", with_hands())
async def test_neither_a_wish_nor_a_look_tells_where_a_hidden_card_is(house: House, game_id: str) -> None:
    """In the own hand, in another one, in none: the same is refused before anybody is asked, and nothing is kept."""
    game, known = games()[game_id], under_test(game_id)
    table = await playing(house, *PEOPLE[:4], game=game_id)
    await played(house, table, 24 if known.takes_turns else 8, Chance(bytes(32)).stream("cards"))
    await heard(house)
    state = await state_of(house, table)
    seat = seat_of(table, ANNA)
    hand = next(one for one in await house.fixes.quantities(table.id, seat) if one.id == "hand")
    held = {card for one in getattr(state, known.hands) for card in one.hand}
    hidden = [card.id for card in hand.cards if card.id not in (hand.free or ())]
    assert held & set(hidden)
    assert bool(set(hidden) - held) != known.all_dealt
    moves, said = (await house.database.fetch(Statement("SELECT count(*) AS n FROM moves"), {}))[0].n, set()
    for card in hidden:
        wish = Adjust(seat, Change("hand", 1, card))
        for asking in (
            house.moderation.ask_fix(table.id, ANNA.id, wish, "a card too few", cause()),
            looked(house, table, wish),
        ):
            with pytest.raises(Refusal) as refusal:
                await asking
            said.add((refusal.value.code, repr(refusal.value.details)))
    assert said == {("not-open", "{}")}
    assert game.moment(await state_of(house, table)) == game.moment(state)
    assert (await house.database.fetch(Statement("SELECT count(*) AS n FROM moves"), {}))[0].n == moves
    assert await heard(house) == {}


async def test_whether_something_was_sealed_does_not_show(house: House) -> None:
    heard_by_thread = []
    for sealed in (False, True):
        table = await playing(house, ANNA, BERT, CLEO)
        await house.lobby.placed(table.id, thread_id=5)
        if sealed:
            await bid(house, table, ANNA, 3)
        await heard(house)
        shown = await looked(house, table, Reopen(seat_of(table, ANNA)))
        done = await applied(house, shown)
        told = (await heard(house))["thread", table.id]
        heard_by_thread.append((shown.desks, done.state, [one.key for one in done.changes], told))
    assert heard_by_thread[0] == heard_by_thread[1]


@pytest.mark.parametrize("failure", ["closed", "50007"])
async def test_a_mishap_does_not_tell_when_somebody_was_written_to_in_secret(house: House, failure: str) -> None:
    """That an order went is told to its player alone: that this message failed is no news for a moderator."""
    mishaps = []
    for disarmed in (False, True):
        table = await playing(house, ANNA, BERT, CLEO)
        await house.lobby.placed(table.id, thread_id=5)
        for row in await house.outbox.claim(9):
            await house.outbox.failed(row.id, failure, None)
        if disarmed:
            coins = (await state_of(house, table)).purses[seat_of(table, BERT)].coins
            await house.orders.order(table.id, BERT.id, "bid", {"coins": coins + 1}, cause())
        for row in await house.outbox.claim(9):
            await house.outbox.failed(row.id, failure, None)
        seen = await house.fixes.overview(table.id, MODERATOR, server_id=1)
        mishaps.append([(one.person_id, one.code, one.at, one.given_up) for one in seen.mishaps])
    assert mishaps[0] == mishaps[1]
    assert len(mishaps[0]) == 4


async def test_who_is_waited_for_is_shown_only_where_the_table_knows(house: House) -> None:
    table = await playing(house, ANNA, BERT, CLEO)
    await bid(house, table, ANNA, 3)
    seen = await house.fixes.overview(table.id, MODERATOR, server_id=1)
    assert (seen.waited, seen.owing) == ((), 2)
    table = await playing(house, ANNA, BERT, game="architects")
    seen = await house.fixes.overview(table.id, MODERATOR, server_id=1)
    assert seen.owing == len(seen.waited) > 0
    assert all(one.since is not None and one.due_at is not None for one in seen.waited)


async def test_the_overview_shows_fixes_and_delivery(house: House) -> None:
    table = await playing(house)
    await house.lobby.placed(table.id, thread_id=5)
    (row, *_) = await house.outbox.claim(1)
    await house.outbox.failed(row.id, "50007", None)
    done = await fixed(house, table, Reopen(0))
    seen = await house.fixes.overview(table.id, MODERATOR, server_id=1)
    assert [(one.code, one.given_up) for one in seen.mishaps] == [("50007", True)]
    assert [(one.fix, one.by) for one in seen.fixes] == [(done.fix, MODERATOR.id)]
    assert seen.halted is None
