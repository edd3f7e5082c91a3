"""Two games played on side by side from twin positions, until a secret comes out by the rules."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.messages.custom_ids import Press
from engine.chance import Stream
from engine.contract import Game, Outcome
from engine.playouts import random_value
from engine.registry import game as game_of
from engine.texts import Refusal
from host.table.projections import board_face
from tests.contract.journeys import chance
from tests.secrecy.paper import TABLE, PaperTables
from tests.secrecy.sent import Bytes, LeakError, Sender, compared
from tests.secrecy.twins import Twins

TRIES = 6  # answers tried for one that both worlds take


class Step(Struct, frozen=True):
    """One answer in one world. `shut`: it is sealed, and all that changed is that one seat fewer is waited for."""

    before: Any
    outcome: Outcome
    seat: int
    shut: bool


async def played_on(pair: Twins, most: int) -> int:
    """Play on for `most` answers; after how many a secret came out. Raises LeakError.

    The viewer answers the same in both worlds, and so does who answers openly; what is sealed differs, and so does who
    seals it where the public is not told who is waited for.
    """
    game: Game[Any] = game_of(pair.game_id)
    worlds, stream = (pair.state, pair.other), chance(pair.number).stream("together")
    for count in range(most):
        asks = game.asks(worlds[0])
        if asks.get(pair.viewer) != game.asks(worlds[1]).get(pair.viewer):
            raise LeakError(f"what is asked at {pair.phase} {pair.number}")
        if not asks:
            return count
        seat = stream.pick(sorted(asks))
        steps = _answered(game, worlds, seat, asks[seat].id, pair, stream)
        if steps is None:
            return count
        if _known(game, steps[0], pair.viewer) != _known(game, steps[1], pair.viewer):
            if steps[0].shut and steps[1].shut and seat != pair.viewer:
                raise LeakError(f"seat {seat} seals at {pair.phase} {pair.number}")
            return count  # cards were drawn or answers laid open: it has come out by the rules
        first, second = [await _told(game, pair, step) for step in steps]
        compared(first, second, f"{pair.phase} {pair.number}, {count} answers on")
        worlds = steps[0].outcome.state, steps[1].outcome.state
    return most


def _answered(
    game: Game[Any], worlds: tuple[Any, Any], seat: int, ask: str, pair: Twins, stream: Stream
) -> tuple[Step, Step] | None:
    """Both worlds after an answer of `seat`, or None if there is none that both take."""
    for _ in range(TRIES):
        value = random_value(game, worlds[0], seat, ask, stream)
        first = _step(game, worlds[0], seat, ask, value)
        if first is not None and first.shut and seat != pair.viewer:
            other = _another(game, worlds[1], seat, pair.viewer, stream)
            second = _step(game, worlds[1], other, ask, random_value(game, worlds[1], other, ask, stream))
        else:
            second = _step(game, worlds[1], seat, ask, value)
        if seat == pair.viewer and (first is None) != (second is None):
            raise LeakError(f"{value} is refused in one world only at {pair.phase} {pair.number}")
        if first is not None and second is not None:
            return first, second
    return None


def _another(game: Game[Any], state: Any, seat: int, viewer: int, stream: Stream) -> int:
    """Who seals in the other world: `seat`, or anybody else the public cannot tell from it."""
    asks = game.asks(state)
    if board_face(game, state).owers:
        return seat
    return stream.pick([one for one in sorted(asks) if one != viewer])


def _step(game: Game[Any], state: Any, seat: int, ask: str, value: dict[str, Any]) -> Step | None:
    try:
        outcome = game.answer(state, seat, ask, value, chance(2))
    except Refusal:
        return None
    fewer = set(game.asks(outcome.state)) == set(game.asks(state)) - {seat}
    return Step(state, outcome, seat, fewer and not outcome.settled and seat in game.sealed(outcome.state))


def _known(game: Game[Any], step: Step, viewer: int) -> list[Any]:
    """What the viewer and the public know by the rules after a step."""
    after = step.outcome.state
    told = [[one.read_by(seat) for one in step.outcome.happenings] for seat in (viewer, None)]
    return [told, game.view(after, viewer), board_face(game, after)]


async def _told(game: Game[Any], pair: Twins, step: Step) -> Bytes:
    """What is sent because of a step: whether to anybody, the news, the desk and the board afterwards."""
    after = step.outcome.state
    paper = PaperTables(pair.game_id, after, pair.viewer, pair.seats, pair.options)
    paper.told = step.outcome.happenings
    sender = Sender(paper)
    tell = step.outcome.tell
    sender.note("whether", [step.outcome.settled, tell is None or pair.viewer in tell])
    sender.note("board changes", board_face(game, after) != board_face(game, step.before))
    await sender.public()
    await sender.news("news", step.outcome.happenings)
    await sender.pressed("desk", Press("desk", TABLE))
    await sender.pressed("story", Press("story", TABLE))
    await sender.pressed("log", Press("log", TABLE))
    return sender.got
