"""Writes the golden playthroughs, and once for each release the states that later releases must still read.

Of each game that is written down there are several files: what was answered and heard; what desks said before the
answers were given; orders that could have been, and quantities that could have been set right; its chronicle; the
same table among the simple opponents; what stewards would answer; its pictures, what stands where; what its face says
of some positions; its forms as the page draws them; and what can be looked up, with the lines of log and news; its
other pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.contract import Disarm, ordering
from engine.extras.chronicle import find_chronicle
from engine.extras.fixing import Quantity, fixing
from engine.forms import Draft, Form
from engine.playouts import RandomDraft
from engine.policies import STEWARD, Position, decide_by_policy, policies, volunteer_by_policy
from engine.registry import game as game_of
from engine.texts import Happening, Text
from face.core.face import face
from face.pictures.charts import draw_charts
from tests.contract.journeys import Journey, chance
from tests.contract.opponents import moves
from tests.contract.test_endings import random_moves
from tests.golden.drawn import drawn_beside, parts_of
from tests.golden.filled import forms
from tests.golden.looked_up import looked_up
from tests.golden.said import words_of_face
from tests.pictures.scenes import around, question, reader
from tools.under_test import Golden, all_under_test

HERE = Path(__file__).parent
MOST_STATES = 60
ORDERS_EVERY = 23  # steps
STEWARDS_ASKED = 150  # positions of a game
PICTURED = 8  # positions of a game, beside the last
CHANGED_EVERY = 4  # of those positions: with what has changed since the one before
DESK_EVERY = 4  # steps: with the form and the preview of each answer a file would have ten times the lines


def playthrough(game_id: str, golden: Golden) -> str:
    """One game: every move with what everybody was told of it, and the result."""
    game = game_of(game_id)
    options = game.options_type(**golden.options)
    journey = Journey(game, golden.seats, golden.number, options)
    pack = game.pack(options)
    lines = [f"# {game_id}, rules {game.version}, pack {pack[0]} {pack[1]}", *_told(journey.first.happenings)]
    for step in journey:
        lines.append(f"seat {step.seat} {step.ask} {msgspec.json.encode(step.value).decode()}")
        lines += _told(step.outcome.happenings)
    for standing in game.result(journey.state) or ():
        parts = [f"{_text(part.name)} {part.points}" for part in standing.parts]
        tie = [] if standing.tie is None else [standing.tie]
        details = ", ".join([*map(_text, (*standing.details, *tie)), *parts])
        lines.append(f"place {standing.place}: seat {standing.seat} with {standing.score}: {details}")
        if (rival := standing.rival) is not None:
            lines.append(f"{rival.outcome} against {_text(rival.name)} with {rival.score}")
    return "\n".join(lines) + "\n"


def desks(game_id: str, golden: Golden) -> str:
    """Every so many answers: what its form offered and refused, what the preview said, and the absent answer."""
    game, lines = game_of(game_id), [f"# {game_id}, what desks said"]
    for at, step in enumerate(Journey(game, golden.seats, golden.number, game.options_type(**golden.options))):
        asks = game.asks(step.before)
        if at % DESK_EVERY or step.seat not in asks or asks[step.seat].id != step.ask:
            continue
        lines.append(f"seat {step.seat} {step.ask} absent {_json(game.absent(step.before, step.seat))}")
        lines += _form(game.form(step.before, step.seat, step.ask, Draft(step.value)))
        lines += [f"    {_text(text)}" for text in game.preview(step.before, step.seat, step.ask, step.value)]
    return "\n".join(lines) + "\n"


def orders(game_id: str, golden: Golden) -> str:
    """Every so many answers: random orders with what they would say, and the quantities of a seat; "" without any."""
    game, lines = game_of(game_id), [f"# {game_id}, orders and quantities"]
    rules, fixes, stream = ordering(game), fixing(game), chance(golden.number).stream("golden orders")
    if rules is None or fixes is None:
        return ""
    options = game.options_type(**golden.options)
    for step in islice(Journey(game, golden.seats, golden.number, options), 0, None, ORDERS_EVERY):
        state = step.outcome.state
        lines += [f"{game.moment(state)}", *map(_quantity, fixes.quantities(game.view(state, None), step.seat))]
        for seat, ask in game.asks(state).items():
            view = game.view(state, seat)
            for kind in rules.orders(view):
                value = rules.order_form(view, kind.id, RandomDraft(stream)).sealed()
                said = rules.matches(kind.id, value, view, ask)
                answer = _text(said.reason) if isinstance(said, Disarm) else _json(said)
                lines.append(f"    seat {seat} {kind.id} {_text(rules.order_sentence(kind.id, value))} {answer}")
    return "\n".join(lines) + "\n"


def _quantity(quantity: Quantity) -> str:
    cards = " ".join(card.id for card in quantity.cards)
    bounds = f"{quantity.now} {quantity.least}..{quantity.most}"
    return f"    {quantity.id} {bounds} {quantity.consent} {quantity.closed} {cards} {quantity.free or ''}".rstrip()


def chronicle(game_id: str, golden: Golden) -> str:
    """The chronicle of the game, "" for a game without one."""
    game = game_of(game_id)
    rules = find_chronicle(game)
    if rules is None:
        return ""
    options = game.options_type(**golden.options)
    whole = rules.chronicle(random_moves(game, golden.seats, golden.number, options))
    lines = [f"# {game_id}, its chronicle", *map(_text, whole.awards)]
    for section in whole.sections:
        lines += [f"{section.id} {_text(section.title)}", *(f"    {_text(line)}" for line in section.lines)]
    for each in whole.charts:
        lines += [f"{_text(each.title)} {each.sign} {_numbers(each.rounds)}"]
        lines += [f"    {_param(line.who)} {_numbers(line.figures)}" for line in each.lines]
    if whole.dealings is not None:
        lines += [_text(whole.dealings.title), *(f"    {_text(dealing.text)}" for dealing in whole.dealings.dealings)]
    return "\n".join(lines) + "\n"


def _numbers(figures: tuple[int, ...]) -> str:
    return " ".join(map(str, figures))


def among_opponents(game_id: str, golden: Golden) -> str:
    """The moves of a game among simple opponents, and its result."""
    made = list(moves(game_id, golden.number, golden.seats, golden.options))
    lines = [f"# {game_id}, among simple opponents"]
    lines += [f"seat {seat} {ask} {_json(value)}" for seat, ask, value, _ in made]
    *_, end = made[-1]
    lines += [f"place {each.place}: seat {each.seat} with {each.score}" for each in game_of(game_id).result(end) or ()]
    return "\n".join(lines) + "\n"


def stewards(game_id: str, golden: Golden) -> str:
    """What stewards would answer at some positions of the random game; "" for a game without any.

    Whoever changes what a card is worth to them sees here which of their answers become others.
    """
    game, lines = game_of(game_id), [f"# {game_id}, what stewards would answer"]
    steward = policies(game).get(STEWARD)
    if steward is None:
        return ""
    options = game.options_type(**golden.options)
    asked = [
        (step.before, step.seat)
        for step in Journey(game, golden.seats, golden.number, options)
        if step.seat in game.asks(step.before)
    ]
    for at, (state, seat) in enumerate(asked[:: len(asked) // STEWARDS_ASKED + 1]):
        ask = game.asks(state)[seat]
        position = Position(game, state, seat, ask, chance(at))
        liberty = volunteer_by_policy(steward, position)
        said = f"{liberty[0]} {_json(liberty[1])} " if liberty else ""
        lines.append(f"seat {seat} {ask.id} {said}{_json(decide_by_policy(steward, position).value)}")
    return "\n".join(lines) + "\n"


def pictures(game_id: str, golden: Golden) -> str:
    """Board, desks and the charts of some positions: every part with its place; "" for a game without pictures.

    Of each picture only what none before it has: most stays where it is for a whole game.
    """
    game, look = game_of(game_id), face(game_id)
    options = game.options_type(**golden.options)
    journey = Journey(game, golden.seats, golden.number, options)
    states = [journey.first.state, *(step.outcome.state for step in journey)]
    lines = dict.fromkeys([f"# {game_id}, its pictures"])  # in order, each once
    earlier = None
    for at, state in enumerate([*states[:: len(states) // PICTURED + 1], states[-1]]):
        seat, said = at % golden.seats, around(game_id, state)
        board = look.board_picture(game.view(state, None), reader(game_id, "en", "plain"), said)
        desk = look.desk_picture(game.view(state, seat), reader(game_id, "en", "plain", seat), said)
        lines |= dict.fromkeys([*parts_of(f"board {at}", board), *parts_of(f"desk {at}", desk)])
        if at % CHANGED_EVERY == 1:
            lines |= dict.fromkeys(_changed(game_id, at, (earlier, state), seat))
        earlier = state
    if (rules := find_chronicle(game)) is not None:
        whole = rules.chronicle(random_moves(game, golden.seats, golden.number, options))
        charts = draw_charts(whole, reader(game_id, "en", "plain"), "Game", "Table 1234", "#203040")
        lines |= dict.fromkeys(parts_of("charts", charts))
    return "\n".join(lines) + "\n" if len(lines) > 1 else ""


def _changed(game_id: str, at: int, states: tuple[Any, Any], seat: int) -> list[str]:
    """Board and desk as messages show them: what has changed between two positions is marked, and the desk asks."""
    game, look, reads = game_of(game_id), face(game_id), reader(game_id, "en", "plain")
    before, now = states
    said, asked = around(game_id, now), question(game_id, now, seat, reads)
    board = look.board_picture(game.view(now, None), reads, replace(said, before=game.view(before, None)))
    since = replace(said, before=game.view(before, seat), asked=asked, asked_in_full=asked)
    desk = look.short_desk_picture(game.view(now, seat), reader(game_id, "en", "plain", seat), since)
    return [*parts_of(f"board since {at}", board), *parts_of(f"short desk {at}", desk)]


WRITERS: dict[str, Callable[[str, Golden], str]] = {
    "": playthrough,
    "-desks": desks,
    "-orders": orders,
    "-chronicle": chronicle,
    "-opponents": among_opponents,
    "-stewards": stewards,
    "-pictures": pictures,
    "-said": words_of_face,
    "-forms": forms,
    "-looked-up": looked_up,
    "-drawn": drawn_beside,
}
PLAYED = [
    (kind, game_id, golden) for game_id, game in all_under_test().items() for golden in game.golden for kind in WRITERS
]


def name_of(kind: str, game_id: str, golden: Golden) -> Path:
    """The file of that kind of one game."""
    return HERE / f"{game_id}-{golden.seats}-{golden.number}{kind}.txt"


def written(kind: str, game_id: str, golden: Golden) -> str:
    """What belongs into that file."""
    return WRITERS[kind](game_id, golden)


def _form(form: Form) -> list[str]:
    lines = [f"    problem {form.problem.code}"] if form.problem else []
    lines += [f"    warning {_text(form.warning)}"] if form.warning else []
    for field in form.fields:
        node = {name: getattr(field.node, name) for name in ("least", "most", "limits") if hasattr(field.node, name)}
        lines.append(f"    {field.name} {_json(node)} default {_json(field.default)}")
        for option in getattr(field.node, "options", ()):
            closed = f" closed {_text(option.closed)}" if option.closed else ""
            lines.append(f"        {option.id} {_json(option.data)}{closed}")
    return lines


def _json(value: Any) -> str:
    return "none" if value is msgspec.UNSET else msgspec.json.encode(value).decode()


def _told(happenings: tuple[Happening, ...]) -> list[str]:
    told = []
    for happening in happenings:
        if happening.public:
            told.append(f"    all: {_text(happening.public)}")
        told += [f"    seat {seat}: {_text(text)}" for seat, text in happening.private.items()]
    return told


def _text(text: Text) -> str:
    params = ", ".join(f"{name}={_param(value)}" for name, value in text.params.items())
    return f"{text.key}({params})"


def _param(value: Any) -> str:
    match type(value).__name__:
        case "SeatRef":
            return f"seat {value.seat}"
        case "Named":
            return str(value.id)
        case "Things":
            return "+".join(f"{amount} {kind}" for kind, amount in value.amounts.items()) or "nothing"
        case "Listed":
            return "[" + "; ".join(_param(item) for item in value.items) + "]"
        case "Text":
            return _text(value)
    return str(value)


def states_of_release(game_id: str, seats: int) -> list[str]:
    """One state for every moment of a few games, as stored; of a game with many moments, so many of them."""
    game = game_of(game_id)
    found: dict[str, str] = {}
    for number in (1, 2, 3):
        journey = Journey(game, seats, number)
        for step in journey:
            state = step.outcome.state
            found[game.moment(state)] = msgspec.json.encode(state).decode()
    moments = sorted(found)
    return [found[moment] for moment in moments[:: max(1, len(moments) // MOST_STATES)]]


def main() -> None:
    for played in PLAYED:
        name_of(*played).write_text(written(*played))
    if "--release" in sys.argv:  # once, when a release is made: `python -m tests.golden.playthrough --release`
        for game_id, game in all_under_test().items():
            file = HERE / f"states-{game_id}-{game_of(game_id).version}.jsonl"
            if game.released and not file.exists():  # the states of a release never change again
                file.write_text("\n".join(states_of_release(game_id, game.released)) + "\n")


if __name__ == "__main__":
    main()
