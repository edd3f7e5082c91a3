"""An order that skips what leaves no choice answers at the moment at which any other order of its player would.

Two worlds that somebody cannot tell apart: in the first another seat is asked what leaves it no choice, and the order
that skips it answers; in the second there is a choice, and another order decides. They are played alike, with the same
draws, and whoever could not tell the worlds apart before must not be able to afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from functools import cache
from itertools import count
from typing import Any

import pytest
from msgspec import Struct, to_builtins

from bot.demo.position import put_state
from db.connection.session import Database
from db.tables.orders import StandingOrder
from engine.contract import Game, Outcome
from engine.playouts import Playout, RandomDraft
from engine.registry import game as game_of
from engine.registry import game_ids
from engine.texts import Refusal
from host.house import House
from host.play import standing_orders
from host.table.early_answers import answer_of_order, kinds_of_orders, order_form
from host.values import Person
from tests.contract.journeys import chance
from tests.ground import Clock, Entropy, rows
from tests.host.seating import cause, playing

GAMES = 12  # random games in which pairs of worlds are looked for
OTHERS = 8  # worlds that are tried for one that leaves a choice
_people = count(8_000_100, 10)


def skips(game: Game[Any]) -> bool:
    """Whether a seat of that game may be asked what leaves no choice, and give an order that skips it."""
    view = game.view(game.setup(game.options_type(), game.seats[1], chance(1)).state, 0)
    return any(kind.skips for kind in kinds_of_orders(game, view))


SKIPPING = [game_id for game_id in game_ids() if skips(game_of(game_id))]


Move = tuple[int, str, dict[str, Any]]  # seat, ask, value


class Pair(Struct, frozen=True):
    """Two worlds that `viewer` cannot tell apart: `asked` has no choice in the first, and one in the second.

    `orders`: the kind and value that answers in each. `move`: that of `viewer` by which the question comes up, the
    orders having been given before; None where it is asked already, and the order is given then.
    """

    worlds: tuple[Any, Any]
    viewer: int
    asked: int
    kind: str  # of the question
    orders: tuple[tuple[str, dict[str, Any]], tuple[str, dict[str, Any]]]
    move: Move | None


@cache
def pairs(game: Game[Any]) -> list[Pair]:
    """Such worlds, from random games: the first of each kind of question and of order that answers instead."""
    kinds: dict[tuple[str, str, bool], Pair] = {}
    for pair in _all_pairs(game):
        kinds.setdefault((pair.kind, pair.orders[1][0], pair.move is None), pair)
    assert {pair.move is None for pair in kinds.values()} == {True, False}
    return [*kinds.values()]


def _all_pairs(game: Game[Any]) -> Iterator[Pair]:
    for number in range(GAMES):
        playout = Playout(game, game.options_type(), game.seats[1], chance(number), chance(number + 1_000_000))
        before = playout.state
        for made, outcome in playout.steps():
            move = (made.seat, made.ask, made.value)
            for asked in sorted(set(game.asks(outcome.state)) - set(game.asks(before)) - {made.seat}):
                if asked in game.sealed(before):
                    yield from _pair(game, before, made.seat, asked, move)
                yield from _pair(game, outcome.state, made.seat, asked, None)
            before = outcome.state


def _pair(game: Game[Any], state: Any, viewer: int, asked: int, move: Move | None) -> Iterator[Pair]:
    """The worlds beside `state` in which `asked` has a choice, if it has none there."""
    after, told = _moved(game, state, viewer, move)
    kinds = kinds_of_orders(game, game.view(state, asked))
    skipping = next((kind.id for kind in kinds if kind.skips), "")
    if asked not in game.asks(after) or not skipping or not _answers(game, after, asked, skipping, {}):
        return
    for number in range(OTHERS):
        world = game.resample(state, viewer, chance(number))
        try:
            then, otherwise = _moved(game, world, viewer, move)
        except Refusal:
            continue
        if told != otherwise or asked not in game.asks(then) or _answers(game, then, asked, skipping, {}):
            continue
        for kind in kinds:
            other = order_form(game, game.view(world, asked), kind.id, RandomDraft(chance(number).stream(kind.id)))
            decides = not (kind.open or kind.skips or kind.once) and other.ready
            if decides and _answers(game, then, asked, kind.id, other.value):
                orders = ((skipping, {}), (kind.id, other.value))
                yield Pair((state, world), viewer, asked, game.asks(then)[asked].kind, orders, move)


def _moved(game: Game[Any], state: Any, seat: int, move: Move | None) -> tuple[Any, Any]:
    """The state after that move of `seat`, if there is one, and all that it is shown then."""
    outcome = Outcome(state) if move is None else game.answer(state, *move, chance(0))
    happened = [(happening.public, happening.private.get(seat)) for happening in outcome.happenings]
    told = [pair for pair in happened if pair != (None, None)]
    asks, view = game.asks(outcome.state), game.view(outcome.state, seat)
    return outcome.state, (game.moment(outcome.state), view, set(asks), asks.get(seat), told)


def _answers(game: Game[Any], state: Any, seat: int, kind: str, value: dict[str, Any]) -> bool:
    said = answer_of_order(game, state, StandingOrder(seat, kind, 1, value), game.asks(state)[seat])
    return isinstance(said, dict)


async def seen_and_when(database: Database, clock: Clock, game: Game[Any], pair: Pair, world: int) -> list[Any]:
    """What the viewer is shown of the table, with the thread, and when; and the moment at which the order answers."""
    house = House(database, clock=clock, entropy=Entropy("same"))
    first = next(_people)
    people = [Person(first + at, f"P{at}") for at in range(game.seats[1])]
    table = await playing(house, *people, game=game.id)
    await house.lobby.placed(table.id, thread_id=table.id)
    at_seat = {card.seat: card.person_id for card in table.seats}
    viewer, asked = at_seat[pair.viewer] or 0, at_seat[pair.asked] or 0
    await put_state(house, table.id, pair.worlds[world])
    began, seen = clock.now, list[Any]()

    async def look() -> None:
        while claimed := await house.outbox.claim(20):
            for row in claimed:
                if row.lane in (("player", viewer), ("thread", table.id)):
                    seen.append((row.lane[0], row.created_at - began, (await house.outbox.news(row)).happenings))
                await house.outbox.sent(row.id, 1)
        board, desk = await house.play.board(table.id), await house.play.desk(table.id, viewer)
        seen.append((board.owing, board.owers, to_builtins(board.view), board.due_at and board.due_at - began))
        seen.append((desk.ask, desk.view, desk.due_at and desk.due_at - began))

    await look()
    for kind, value in pair.orders if pair.move is not None else pair.orders[world : world + 1]:
        await house.orders.order(table.id, asked, kind, value, cause())
    if pair.move is not None:
        await house.play.answer(table.id, viewer, *pair.move[1:], cause())
    clock.pass_(minutes=10)
    await house.graces.settle_due()
    await look()
    calls = await rows(database, "SELECT table_id, seat, at FROM order_calls")
    seen.append([(call.seat, call.at - began) for call in calls if call.table_id == table.id])
    clock.pass_(hours=24)
    assert await house.order_calls.answer_by_orders(table_id=table.id) <= 1
    clock.now = began + timedelta(days=2)
    await house.graces.settle_due()
    moves = await rows(database, "SELECT table_id, at FROM moves WHERE kind = 'by-order'")
    (answered,) = (move.at for move in moves if move.table_id == table.id)
    seen.append(answered - began)
    await look()
    return seen


@pytest.mark.long
@pytest.mark.parametrize("game_id", SKIPPING)
async def test_nobody_can_tell_by_the_moment_of_an_answer_that_it_left_no_choice(
    database: Database, clock: Clock, game_id: str
) -> None:
    game = game_of(game_id)
    for pair in pairs(game):
        forced, chosen = [await seen_and_when(database, clock, game, pair, world) for world in (0, 1)]
        assert forced == chosen


@pytest.mark.long
@pytest.mark.parametrize("game_id", SKIPPING)
async def test_an_order_that_answered_at_once_what_leaves_no_choice_would_be_seen(
    database: Database, clock: Clock, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(game_id)
    monkeypatch.setattr(standing_orders, "_at_once", lambda tx, kind: kind is not None and (kind.open or kind.skips))
    for pair in pairs(game):
        forced, chosen = [await seen_and_when(database, clock, game, pair, world) for world in (0, 1)]
        assert forced != chosen
