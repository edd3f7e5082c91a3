"""Whatever the rules allow can be chosen at the desk: a layout changes how a form is shown, and takes nothing away.

Held at random positions of every game, step by step of each form: every open option of every input is either in the
plain input, of which a desk shows all pages, or among what a select of the game's own leads to, or named beside it with
the reason. What a layout leaves out otherwise may not matter: the game ends the same with it as without.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec
import pytest

from engine.chance import Chance, Stream
from engine.contract import Ask, Game, ordering
from engine.drafts import prune_draft
from engine.forms import AnswerDraft, Draft, Field, Form, Pick, Picks, Several
from engine.playouts import Playout, RandomDraft, draw_value
from engine.registry import games
from engine.texts import Listed, Named, Param, Refusal, Text
from face.core.face import face
from face.core.names import reader_for
from face.core.parts import Control, Layout, PartlyRefused
from face.desk.form import open_options
from face.wordings.reader import Reader
from tests.bot.test_every_desk import table_of
from tests.ground import in_depth, sized

GAMES = sorted(games())
TABLES = in_depth(8, 3, 1)
EVERY = sized(2, 9)  # so many moves between two positions
LEAST = 20  # forms that are looked at before a move is passed over: a game may be short
STEPS = 40  # inputs of a form; more would never come to an end
TRIES = 6  # random ways on from an option before it is taken for one that leads nowhere
pytestmark = pytest.mark.sampled


class Asked:
    """One question to one seat at one moment."""

    def __init__(self, game: Game[Any], state: Any, seat: int, ask: Ask) -> None:
        self.game, self.face = game, face(game.id)
        self.state, self.seat, self.ask = state, seat, ask
        self.view = game.view(state, seat)

    def form(self, draft: dict[str, Any]) -> Form:
        return self.game.form(self.state, self.seat, self.ask.id, Draft(draft))

    def layout(self, form: Form, draft: dict[str, Any]) -> Layout:
        preview = () if form.problem else self.game.preview(self.state, self.seat, self.ask.id, form.value)
        return self.face.layout(self.view, self.ask, form, draft, preview)

    def fitting(self, draft: dict[str, Any]) -> dict[str, Any]:
        """The draft without what does not fit, as a desk keeps it."""
        try:
            while (kept := prune_draft(draft, self.form(draft), "")) is not None and kept != draft:
                draft = kept
        except Refusal:
            return {}
        return draft

    def matters(self, form: Form, field: Field, id: str, stream: Stream, number: int) -> bool:
        """Whether the rules take an answer with that option, and the game ends otherwise with it than without.

        As far as a few random ways on from it tell.
        """
        chosen = {**form.value, field.name: with_option(field, id, form.value.get(field.name))}
        for _ in range(TRIES):
            answer = self._finished(chosen, stream)
            if answer is None:
                continue
            without = self._finished({name: value for name, value in answer.items() if name != field.name}, stream)
            if without is None or self._end(answer, number) != self._end(without, number):
                return True
        return False

    def _finished(self, draft: dict[str, Any], stream: Stream) -> dict[str, Any] | None:
        for _ in range(STEPS):
            form = self.form(draft)
            if form.problem is not None:
                return None
            if not form.missing:
                return draft
            node = next((field.node for field in form.fields if field.name == form.missing[0]), None)
            value = None if node is None else draw_value(node, stream)
            if value is None:
                return None
            draft = {**draft, form.missing[0]: value}
        return None

    def _end(self, draft: dict[str, Any], number: int) -> object:
        """How the game ends if this is answered so and all goes on by the same chance."""
        chance, stream = luck(number), luck(number + 1).stream("ends")
        state = self.game.answer(self.state, self.seat, self.ask.id, AnswerDraft(draft), chance).state
        while asks := self.game.asks(state):
            seat, ask = next(iter(asks.items()))
            state = self.game.answer(state, seat, ask.id, RandomDraft(stream), chance).state
        return msgspec.to_builtins(self.game.result(state))


def luck(number: int) -> Chance:
    return Chance(number.to_bytes(32, "big"))


def open_ids(field: Field) -> list[str]:
    return [option.id for option in open_options(field.node)]


def held(value: Any, id: str) -> bool:
    return id in value if isinstance(value, list | tuple) else id == value


def with_option(field: Field, id: str, value: Any) -> Any:
    """The input with that option chosen beside what is chosen in it."""
    if isinstance(field.node, Pick):
        return id
    if isinstance(field.node, Several):
        return [*(option.id for option in field.node.chosen), id]
    most = field.node.most if isinstance(field.node, Picks) else 1
    return [*[other for other in value or () if other != id][: most - 1], id]


def uses(control: Control) -> Iterator[list[str]]:
    """What somebody may choose in a select: one thing, what is chosen with one more or one less, or any two."""
    ids = [choice.id for choice in control.choices]
    now = [choice.id for choice in control.choices if choice.chosen]
    ways = [[id] for id in ids]
    if control.most > 1:
        ways += [[*now, id] for id in ids if id not in now]
        ways += [[other for other in now if other != id] for id in now]
        ways += [list(pair) for pair in combinations(ids, 2)]
    yield from (way for way in ways if control.least <= len(way) <= control.most)


def drafts_from(at: Asked, form: Form, draft: dict[str, Any], control: Control) -> Iterator[dict[str, Any]]:
    for values in uses(control):
        try:
            changed = at.face.controlled(at.view, at.ask, form, draft, control.name, values)
        except PartlyRefused as refused:
            changed = refused.draft
        except Refusal:
            continue
        yield at.fitting(changed)


def named_beside(selects: list[Control]) -> set[str]:
    """What a note beside a select names: it is not among its choices, and the note says why."""
    notes = [note for control in selects if (note := control.note) is not None]
    return {what.id for note in notes for what in leaves(note) if isinstance(what, Named)}


def leaves(param: Param) -> Iterator[Param]:
    """A text's parameters, and those of the texts in it."""
    inner = param.params.values() if isinstance(param, Text) else param.items if isinstance(param, Listed) else ()
    yield param
    for each in inner:
        yield from leaves(each)


def reached(at: Asked, form: Form, draft: dict[str, Any], layout: Layout, field: Field) -> set[str]:
    """The options of a covered input that the selects in its place lead to, from here in two steps at most."""
    wanted, found = set(open_ids(field)), set[str]()
    first = [draft]
    for step in (1, 2):
        then: list[dict[str, Any]] = []
        for before in first:
            present = form if before is draft else at.form(before)
            selects = layout if before is draft else at.layout(present, before)
            for control in selects.controls:
                if field.name not in control.covers:
                    continue
                for after in drafts_from(at, present, before, control):
                    value = at.form(after).value.get(field.name)
                    found |= {id for id in wanted if held(value, id)}
                    then.append(after)
                if found >= wanted:
                    return found
        first = then if step == 1 else []
    return found


def taken_away(at: Asked, draft: dict[str, Any], stream: Stream, number: int) -> Iterator[str]:
    """The open options that nobody can choose at the desk as it stands with this draft, and that would matter."""
    form = at.form(draft)
    layout = at.layout(form, draft)
    for field in form.fields:
        lost = list[str]()
        if field.name in layout.hidden:
            lost = [id for id in open_ids(field) if field.name in form.missing or not held(form.value[field.name], id)]
            lost = [id for id in lost if at.matters(form, field, id, stream, number)] if form.ready else []
        elif selects := [control for control in layout.controls if field.name in control.covers]:
            there = reached(at, form, draft, layout, field) | named_beside(selects)
            lost = [id for id in open_ids(field) if id not in there and not held(form.value.get(field.name), id)]
            lost = [id for id in lost if at.matters(form, field, id, stream, number)]
        yield from (f"{at.ask.kind}, {draft}: {field.name} = {id}" for id in lost)


def walked(at: Asked, stream: Stream) -> Iterator[dict[str, Any]]:
    """The drafts of somebody who fills in that form input by input, evenly."""
    draft: dict[str, Any] = {}
    for _ in range(STEPS):
        yield draft
        form = at.form(draft)
        open_now = [field for field in form.fields if field.name in form.missing]
        value = draw_value(open_now[0].node, stream) if open_now else None
        if value is None:
            return
        draft = at.fitting({**draft, open_now[0].name: value})
        if open_now[0].name not in draft:
            return


@pytest.mark.parametrize("game_id", GAMES)
def test_every_open_option_can_be_chosen_at_the_desk(game_id: str) -> None:
    game: Game[Any] = games()[game_id]
    lost, looked_at = list[str](), 0
    for table in range(TABLES):
        for seats in sorted({game.seats[0], game.seats[1]}):
            stream = luck(table + 300).stream("desk")
            playout = Playout(game, game.options_type(), seats, luck(table + 1), luck(table + 100))
            for number, _ in enumerate(playout.steps()):
                if number % EVERY and looked_at > LEAST:
                    continue
                for seat in range(seats):
                    owed = game.asks(playout.state).get(seat)
                    for ask in (owed, *game.liberties(playout.state, seat)):
                        if ask is None:
                            continue
                        at = Asked(game, playout.state, seat, ask)
                        for draft in walked(at, stream):
                            looked_at += 1
                            lost += taken_away(at, draft, stream, number)
    assert looked_at > LEAST, "the game asks too little for this test"
    assert not lost, "\n".join(lost)


def read_alike(form: Form, layout: Layout, reader: Reader) -> Iterator[str]:
    """The open options of an input that nobody can tell apart."""
    for field in form.fields:
        notes = layout.notes.get(field.name, {})
        read = [
            (reader.label(option.text), reader.label(notes[option.id]) if option.id in notes else "")
            for option in open_options(field.node)
        ]
        yield from (f"{field.name}: {text} ({note})" for text, note in set(read) if read.count((text, note)) > 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_two_open_options_of_an_input_read_differently_in_standing_orders_too(game_id: str) -> None:
    game: Game[Any] = games()[game_id]
    rules, seats = ordering(game), game.seats[1]
    reader = reader_for(table_of(game, seats), "en")
    alike = list[str]()
    for table in range(TABLES):
        stream = luck(table + 500).stream("orders")
        playout = Playout(game, game.options_type(), seats, luck(table + 1), luck(table + 100))
        for number, _ in enumerate(playout.steps()):
            if number % (5 * EVERY):
                continue
            for seat, ask in game.asks(playout.state).items():
                at = Asked(game, playout.state, seat, ask)
                for draft in walked(at, stream):
                    form = at.form(draft)
                    alike += read_alike(form, at.layout(form, draft), reader)
            for seat in range(seats) if rules is not None else ():
                view = game.view(playout.state, seat)
                for kind in rules.orders(view):
                    planned = RandomDraft(stream)
                    rules.order_form(view, kind.id, planned)
                    for count in range(len(planned.value) + 1):
                        draft_so_far = Draft(dict(list(planned.value.items())[:count]))
                        rules.order_form(view, kind.id, draft_so_far)
                        form = draft_so_far.form()
                        alike += read_alike(form, Layout(notes=face(game_id).order_notes(view, form)), reader)
    assert not alike, "\n".join(sorted(set(alike)))
