"""Prepares the inputs of a form for the page: what each shows, and what pressing a part of it would send.

One renderer for all games: it knows the kinds of inputs, and no rule.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct, json

from engine.core.forms import Amount, Bundle, Field, Option, Pick, Picks, Several
from engine.core.texts import Named, Param, SeatRef
from face.core.face import Face, answer_of
from face.core.parts import Control, nested_params
from face.pictures.canvas import spot_id
from face.table.form import FormWords, ShownForm, options_of_node
from face.wordings.reader import Reader

_WIDE = 13  # an amount of so many numbers is stepped through or typed; of fewer each is a choice


class PagePress(Struct, frozen=True, omit_defaults=True):
    """What a press on the page sends: `do` something about an input of the question, with a value.

    `explained`: with Seal, what the page explains beside it.
    """

    do: str
    field: str = ""
    value: Any = None
    explained: str = ""

    def written(self) -> str:
        """As the value of a button."""
        return json.encode(self).decode()


class DrawnOption(Struct, frozen=True):
    """An option as it is drawn. `send`: what pressing it sends, "" while it is closed; `spot`: where it lies.

    `why`: for what reason it is closed, where it is. Of boxes that are ticked `send` is the id alone.
    """

    words: str
    send: str
    note: str = ""
    why: str = ""
    chosen: bool = False
    spot: str = ""


class DrawnStep(Struct, frozen=True):
    """A kind of things in a bundle, or an amount: so many now, and what [-] and [+] send, "" at an end."""

    words: str
    count: int
    most: int
    less: str
    more: str


class DrawnInput(Struct, frozen=True):
    """An input of the form.

    `typed`: it can be typed as well, between these limits, and stands at the third; `boxes`: choices are ticked first
    and then sent together, as that press; `numbers`: the choices are numbers.
    """

    name: str
    heading: str
    choices: tuple[DrawnOption, ...] = ()
    steps: tuple[DrawnStep, ...] = ()
    chosen: tuple[str, ...] = ()
    take_last: tuple[str, str] | None = None
    none: tuple[str, str] | None = None
    typed: tuple[int, int, int] | None = None
    boxes: str = ""
    note: str = ""
    why: str = ""
    missing: bool = False
    numbers: bool = False


class InputsOf:
    """The inputs of one form at one moment, in the reader's words."""

    def __init__(self, shown: ShownForm, reader: Reader, its: Face) -> None:
        self._shown = shown
        self._reader = reader
        self.words = FormWords(shown, reader, its)
        self._answer = answer_of(shown.form, shown.draft)
        covered = shown.layout.hidden.union(*(control.covers for control in shown.layout.controls))
        self.fields = [field for field in shown.form.fields if field.name not in covered]

    def all(self) -> tuple[DrawnInput, ...]:
        """The game's own selects, then all inputs that they do not stand for."""
        return (*map(self._control, self._shown.layout.controls), *map(self._field, self.fields))

    def _why(self, name: str) -> str:
        hand = self._shown.hand
        return "" if hand.why is None or hand.at != name else self._reader.line(hand.why)

    def _control(self, control: Control) -> DrawnInput:
        chosen = [choice.id for choice in control.choices if choice.chosen]
        together = control.least > 1

        def after(id: str) -> list[str] | None:
            """What is chosen once that one is pressed, None where it cannot be."""
            if control.most == 1:
                return [id]
            wanted = [each for each in chosen if each != id] if id in chosen else [*chosen, id]
            order = [choice.id for choice in control.choices if choice.id in wanted]
            return order if control.least <= len(order) <= control.most else None

        choices = tuple(
            DrawnOption(
                self._reader.label(choice.text, 200),
                choice.id if together else _sent("control", control.name, after(choice.id)),
                "" if choice.note is None else self._reader.label(choice.note, 300),
                chosen=choice.chosen,
                spot=spot_of(choice.text),
            )
            for choice in control.choices
        )
        return DrawnInput(
            control.name,
            self._reader.line(control.label),
            choices,
            boxes=PagePress("control", control.name).written() if together else "",
            note="" if control.note is None else self._reader.line(control.note),
            why=self._why(control.name),
        )

    def _field(self, field: Field) -> DrawnInput:
        node, answer = field.node, self._answer.get(field.name)
        missing = field.name in self._shown.form.missing
        heading = self.words.heading_in_short(field)
        about = DrawnInput(field.name, heading, why=self._why(field.name), missing=missing)
        match node:
            case Pick():
                return _with(about, choices=self._options(field, node, {answer}))
            case Picks() if node.least > 1:  # fewer cannot be kept
                boxes = PagePress("set", field.name).written()
                return _with(about, choices=self._boxes(field, node, answer or ()), boxes=boxes)
            case Picks():
                return _with(about, choices=self._options(field, node, set(answer or ())))
            case Several():
                return self._several(about, field, node)
            case Amount() if node.most - node.least < _WIDE:
                numbers = range(node.least, node.most + 1)
                choices = (
                    DrawnOption(f"{number}", _sent("set", field.name, number), chosen=number == answer)
                    for number in numbers
                )
                return _with(about, choices=tuple(choices), numbers=True)
            case Amount():
                at = node.least if answer is None else answer
                steps = (self._amount(field, node, answer),)
                return _with(about, steps=steps, typed=(node.least, node.most, at))
            case _:
                return _with(about, steps=self._bundle(field, node, answer or {}))

    def _options(self, field: Field, node: Pick | Picks, chosen: Collection[Any]) -> tuple[DrawnOption, ...]:
        notes = self._notes(field)
        choices = []
        for option in node.options:
            value: Any = option.id
            if isinstance(node, Picks):
                wanted = set(chosen) ^ {option.id}
                value = [each.id for each in node.options if each.id in wanted]
                if len(value) > node.most:
                    value = [option.id] if node.most == 1 else None
            send = "" if option.closed is not None else _sent("set", field.name, value)
            choices.append(self._choice(option, send, notes, chosen=option.id in chosen))
        return tuple(choices)

    def _boxes(self, field: Field, node: Picks, chosen: Collection[str]) -> tuple[DrawnOption, ...]:
        notes = self._notes(field)
        return tuple(
            self._choice(option, "" if option.closed else option.id, notes, chosen=option.id in chosen)
            for option in node.options
        )

    def _choice(self, option: Option, send: str, notes: dict[str, str], *, chosen: bool = False) -> DrawnOption:
        why = "" if option.closed is None else self._reader.line(option.closed)
        words = self._reader.label(option.text, 200)
        return DrawnOption(words, send, notes.get(option.id, ""), why, chosen, spot_of(option.text))

    def _notes(self, field: Field) -> dict[str, str]:
        notes = self._shown.layout.notes.get(field.name, {})
        return {id: self._reader.label(note, 300) for id, note in notes.items()}

    def _several(self, about: DrawnInput, field: Field, node: Several) -> DrawnInput:
        notes, ids = self._notes(field), [option.id for option in node.chosen]
        full = len(ids) >= node.most
        choices = tuple(
            self._choice(option, "" if option.closed or full else _sent("set", field.name, [*ids, option.id]), notes)
            for option in options_of_node(node)
            if not full
        )
        last = (self.words.take_last(), _sent("set", field.name, ids[:-1])) if ids else None
        nothing = about.missing and not node.least and not ids
        none = (self.words.none(field), _sent("set", field.name, [])) if nothing else None
        chosen = tuple(self._reader.line(option.text) for option in node.chosen)
        return _with(about, choices=choices, chosen=chosen, take_last=last, none=none)

    def _amount(self, field: Field, node: Amount, answer: int | None) -> DrawnStep:
        at = node.least if answer is None else answer
        less = "" if answer is not None and at <= node.least else max(node.least, at - 1)
        more = "" if at >= node.most else at + 1
        return DrawnStep("", at, node.most, _step(field.name, less), _step(field.name, more))

    def _bundle(self, field: Field, node: Bundle, answer: dict[str, int]) -> tuple[DrawnStep, ...]:
        total = sum(answer.values())
        steps = []
        for kind, limit in node.limits.items():
            count = answer.get(kind, 0)
            less = "" if not count else _counted({**answer, kind: count - 1})
            more = "" if count >= limit or total >= node.most else _counted({**answer, kind: count + 1})
            words = self.words.piece(kind, 1)
            steps.append(DrawnStep(words, count, limit, _step(field.name, less), _step(field.name, more)))
        return tuple(steps)


def _with(about: DrawnInput, **changes: Any) -> DrawnInput:
    return DrawnInput(**{name: getattr(about, name) for name in about.__struct_fields__} | changes)


def _counted(amounts: dict[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in amounts.items() if count}


def _step(name: str, value: Any) -> str:
    return "" if value == "" else PagePress("set", name, value).written()


def _sent(do: str, name: str, value: Any) -> str:
    return "" if value is None else PagePress(do, name, value).written()


def spot_of(text: Param) -> str:
    """The id of the place in a picture that an option is about: the one card or seat that its text names; "" else."""
    named = {part for part in nested_params(text) if isinstance(part, Named | SeatRef)}
    if len(named) != 1:
        return ""
    (part,) = named
    return f"seat-{part.seat}" if isinstance(part, SeatRef) else spot_id(part)
