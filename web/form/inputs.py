"""Prepares the inputs of a form for the page: what each shows, and what pressing a part of it would send.

One renderer for all games: it knows the kinds of inputs, and no rule.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from engine.forms import Amount, Bundle, Field, Option, Pick, Picks, Several
from engine.texts import Named, Param, SeatRef, Text, Things, say
from face.core.face import Face
from face.core.inputs import Laying, Packing, piece
from face.core.parts import Control, answer_of, nested_params, options_of
from face.core.twins import told_apart
from face.desk.form import FormWords, ShownForm, options_of_node
from face.pictures.canvas import spot_id
from face.wordings.reader import Reader
from web.form.bundles import one_less, one_more
from web.form.drawn import DrawnInput, DrawnNumber, DrawnOption, DrawnStep, PagePress, press_of
from web.form.laying import NOTHING_LAID, Laid, LaidKinds, fits, way_of
from web.form.pieces import PieceButtons

# So many choices fold behind the one that is chosen, unless their input is the last; fewer if any has a note or reason.
_FOLD_FROM, _FOLD_FROM_WITH_NOTES = 7, 4
_WIDE = 13  # an amount of more numbers is stepped through or typed; of so many or fewer each number is a choice


class InputsOf:
    """The inputs of one form at one moment, in the reader's words. `laid`: pieces that this browser shows on spaces."""

    def __init__(self, shown: ShownForm, reader: Reader, its: Face, laid: Laid = NOTHING_LAID) -> None:
        form, layout = told_apart(shown.form, shown.layout, reader)
        shown = replace(shown, form=form, layout=layout)
        self._shown = shown
        self._reader = reader
        self._pieces = PieceButtons(reader)
        self.words = FormWords(shown, reader, its)
        self._answer = answer_of(shown.form, shown.draft)
        self._layings = {laying.field: laying for laying in shown.layout.layings}
        laying = self._layings.get(laid.field)
        lies = laying is not None and laid.ask == shown.ask.id and fits(laid.kinds, laying.ways)
        self._laid = laid if lies else NOTHING_LAID
        covered = shown.layout.hidden.union(*(control.covers for control in shown.layout.controls))
        self.fields = [field for field in shown.form.fields if field.name not in covered]

    @property
    def half_laid(self) -> bool:
        """Whether this browser shows pieces on some spaces while others are open: that is no answer yet."""
        return self._laid != NOTHING_LAID

    def all(self) -> tuple[DrawnInput, ...]:
        """The game's own selects, then all inputs that no select stands for. The last one is never folded."""
        packings = {name: packing for packing in self._shown.layout.packings for name in packing.fields}
        fields = {field.name: field for field in self.fields}
        drawn = [self._control(control) for control in self._shown.layout.controls]
        for name, field in fields.items():
            packing = packings.get(name)
            if packing is None:
                drawn.append(self._field(field))
            elif name == packing.fields[0]:
                drawn.append(self._packing(packing, [fields[each] for each in packing.fields if each in fields]))
        drawn = [*drawn[:-1], *(each.changed(folded="") for each in drawn[-1:])]
        return tuple(each.changed(heading=each.title) if each.title and each.says_chosen else each for each in drawn)

    @property
    def details(self) -> tuple[Text, ...]:
        """The lines under the question, without those about closed choices that are shown among the choices."""
        layout, missing = self._shown.layout, self._shown.form.missing
        shown = any(control.standing and control.name in missing for control in layout.controls)
        return tuple(text for text in self._shown.details if not (shown and text.key in layout.closed_in))

    def _titled(self, label: Text) -> str:
        return f"**{self._reader.line(label)}**"

    def _why(self, *names: str) -> str:
        hand = self._shown.hand
        return "" if hand.why is None or hand.at not in names else self._reader.line(hand.why)

    # ---------------------------------------------------------------------------------------- a game's own selects

    def _control(self, control: Control) -> DrawnInput:
        half_laid = control.name in self._layings and self.half_laid
        label = Text(control.label.key, {**control.label.params, "value": say("bot-open")})
        name = control.label.params.get("label")
        about = DrawnInput(
            control.name,
            self._reader.line(label if half_laid else control.label),
            self._titled(name) if isinstance(name, Text) else "",
            note="" if control.note is None else self._reader.line(control.note),
            why=self._why(control.name),
            missing=not control.covers.isdisjoint(self._shown.form.missing),
        )
        if (laying := self._layings.get(control.name)) is not None:
            return self._laying(about, laying, "control")
        chosen = [choice.id for choice in control.choices if choice.chosen]
        together = control.least > 1

        def after(id: str) -> list[str] | None:
            """What is chosen after a press on `id`, None if that cannot be chosen."""
            if control.most == 1:
                return [id]
            wanted = [each for each in chosen if each != id] if id in chosen else [*chosen, id]
            order = [choice.id for choice in control.choices if choice.id in wanted]
            return order if control.least <= len(order) <= control.most else None

        choices = {
            choice.id: DrawnOption(
                self._reader.label(choice.text, 200),
                choice.id if together else press_of("control", control.name, after(choice.id)),
                "" if choice.note is None else self._reader.label(choice.note, 300),
                chosen=choice.chosen,
                spot=self._spot(control.name, choice.id, choice.text),
                sign=choice.sign,
            )
            for choice in control.choices
        }
        if control.standing:
            return self._standing(about, control, choices)
        if control.row is None:
            boxes = PagePress("control", control.name).written() if together else ""
            folded = _folded(choices.values()) if control.most == 1 else ""
            return about.changed(choices=tuple(choices.values()), boxes=boxes, folded=folded).changed(
                least=control.least, most=control.most
            )
        row = [(choices[id].words, choices[id].sign, choices[id].send) for id in control.row]
        left = tuple(choice for choice in choices.values() if not choice.chosen)
        return about.changed(choices=left, places=self._pieces.row(control.name, row))

    def _standing(self, about: DrawnInput, control: Control, choices: dict[str, DrawnOption]) -> DrawnInput:
        """All choices there can be, each in its usual place, also those that are closed now."""
        field = next(field for field in self._shown.form.fields if field.name == control.name)
        options = {option.id: option for option in options_of(field)}
        every = tuple(choices.get(id) or self._choice(field, options[id], "", {}) for id in control.standing)
        closed = [options[id] for id in control.standing if id not in choices]
        shut = self.words.shared_reasons(closed, beside=bool(choices))
        return about.changed(choices=every, folded=_folded(choices.values()), shut=shut)

    def _spot(self, name: str, id: str, text: Param) -> str:
        """The id of the place in a picture where an option of that input lies, "" for none."""
        place = self._shown.layout.spots.get(name, {}).get(id)
        return spot_of(text) if place is None else spot_id(place)

    # ---------------------------------------------------------------------------------------- goods and workers

    def _packing(self, packing: Packing, fields: list[Field]) -> DrawnInput:
        """Pieces that move between inside and outside, one with each press."""
        typed = None
        for field in fields:
            if isinstance(field.node, Amount) and field.node.most - field.node.least >= _WIDE:
                typed = DrawnNumber(field.name, field.node.least, field.node.most, self._answer.get(field.name) or 0)
        moved = ((field.name, kind, step) for field in fields for kind, step in self._moved(field))
        return DrawnInput(
            fields[0].name,
            "",
            places=self._pieces.packing(packing, moved),
            typed=typed,
            why=self._why(*packing.fields),
            missing=any(field.name in self._shown.form.missing for field in fields),
        )

    def _moved(self, field: Field) -> list[tuple[str, DrawnStep]]:
        """The kinds of pieces of an input, each with how many are inside and what changes that."""
        answer = self._answer.get(field.name)
        if isinstance(field.node, Amount):
            return [(field.name, self._amount(field, field.node, answer))]
        assert isinstance(field.node, Bundle)  # noqa: S101  a packing has no others
        return list(zip(field.node.limits, self._bundle(field, field.node, answer or {}), strict=True))

    def _laying(self, about: DrawnInput, laying: Laying, do: str) -> DrawnInput:
        """Pieces that are laid on spaces and taken back, one with each press. Only full spaces are an answer."""

        def press(kinds: LaidKinds) -> str:
            way = way_of(kinds, laying.ways)
            if way is None:
                return press_of("lay", laying.field, list(kinds))
            return press_of(do, laying.field, [way] if do == "control" else way)

        given = self._answer.get(laying.field)
        laid = self._laid.kinds if self.half_laid else laying.ways.get(str(given), ())
        missing = about.missing or self.half_laid
        return about.changed(places=self._pieces.laying(laying, laid, press), missing=missing)

    # ---------------------------------------------------------------------------------------- plain inputs

    def _field(self, field: Field) -> DrawnInput:
        node, answer = field.node, self._answer.get(field.name)
        missing = field.name in self._shown.form.missing
        heading = self.words.heading_in_short(field)
        title = self._titled(self.words.heading_text(field))
        options = options_of_node(node)
        shut = self.words.shared_reasons(options, beside=any(option.closed is None for option in options))
        about = DrawnInput(field.name, heading, title, why=self._why(field.name), shut=shut, missing=missing)
        if (laying := self._layings.get(field.name)) is not None:
            if self.half_laid:
                label = say("bot-field", label=self.words.heading_text(field), value=say("bot-open"))
                about = about.changed(heading=self._reader.line(label))
            return self._laying(about, laying, "set")
        match node:
            case Pick() if field.name in self._shown.layout.short:
                return about.changed(choices=self._options(field, node, {answer}), short=True)
            case Pick():
                choices = self._options(field, node, {answer})
                return about.changed(choices=choices, folded=_folded(choices))
            case Picks() if node.least > 1:  # fewer cannot be kept
                boxes = PagePress("set", field.name).written()
                choices = self._boxes(field, node, answer or ())
                return about.changed(choices=choices, boxes=boxes, least=node.least, most=node.most)
            case Picks():
                return about.changed(choices=self._options(field, node, set(answer or ())))
            case Several():
                return self._several(about, field, node)
            case Amount() if node.most - node.least < _WIDE:
                numbers = range(node.least, node.most + 1)
                drawn = (
                    DrawnOption(f"{number}", press_of("set", field.name, number), chosen=number == answer)
                    for number in numbers
                )
                return about.changed(choices=tuple(drawn), numbers=True)
            case Amount():
                at = node.least if answer is None else answer
                steps = (self._amount(field, node, answer),)
                return about.changed(steps=steps, typed=DrawnNumber(field.name, node.least, node.most, at))
            case _:
                return about.changed(steps=self._bundle(field, node, answer or {}))

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
            send = "" if option.closed is not None else press_of("set", field.name, value)
            choices.append(self._choice(field, option, send, notes, chosen=option.id in chosen))
        return tuple(choices)

    def _boxes(self, field: Field, node: Picks, chosen: Collection[str]) -> tuple[DrawnOption, ...]:
        notes = self._notes(field)
        return tuple(
            self._choice(field, option, "" if option.closed else option.id, notes, chosen=option.id in chosen)
            for option in node.options
        )

    def _choice(
        self, field: Field, option: Option, send: str, notes: dict[str, str], *, chosen: bool = False
    ) -> DrawnOption:
        why = "" if option.closed is None else self._reader.line(option.closed)
        words = self._reader.label(option.text, 200)
        spot = self._spot(field.name, option.id, option.text)
        return DrawnOption(words, send, notes.get(option.id, ""), why, chosen, spot)

    def _notes(self, field: Field) -> dict[str, str]:
        notes = self._shown.layout.notes.get(field.name, {})
        return {id: self._reader.label(note, 300) for id, note in notes.items()}

    def _several(self, about: DrawnInput, field: Field, node: Several) -> DrawnInput:
        notes, ids = self._notes(field), [option.id for option in node.chosen]
        full = len(ids) >= node.most
        choices = tuple(
            self._choice(
                field, option, "" if option.closed or full else press_of("set", field.name, [*ids, option.id]), notes
            )
            for option in options_of_node(node)
            if not full
        )
        row = [
            (self._reader.label(option.text, 200), "", press_of("set", field.name, [*ids[:at], *ids[at + 1 :]]))
            for at, option in enumerate(node.chosen)
        ]
        nothing = about.missing and not node.least and not ids
        none = (self.words.none(field), press_of("set", field.name, [])) if nothing else None
        about = about.changed(choices=choices, places=self._pieces.row(field.name, row), none=none)
        return about.changed(shut=()) if full else about

    def _amount(self, field: Field, node: Amount, answer: int | None) -> DrawnStep:
        at = node.least if answer is None else answer
        less = None if answer is not None and at <= node.least else max(node.least, at - 1)
        more = None if at >= node.most else at + 1
        spot = spot_id(piece(field.name))
        return DrawnStep("", at, node.most, press_of("set", field.name, less), press_of("set", field.name, more), spot)

    def _bundle(self, field: Field, node: Bundle, answer: dict[str, int]) -> tuple[DrawnStep, ...]:
        steps = []
        for kind, limit in node.limits.items():
            count = answer.get(kind, 0)
            less, more = one_less(node, answer, kind), one_more(node, answer, kind)
            words = self.words.kind(kind)
            less_sent, more_sent = press_of("set", field.name, less), press_of("set", field.name, more)
            steps.append(DrawnStep(words, count, limit, less_sent, more_sent, spot_id(piece(kind))))
        return tuple(steps)


def _folded(choices: Collection[DrawnOption]) -> str:
    """The words of the chosen one, behind which many choices fold; "" if they are few or none is chosen."""
    many = _FOLD_FROM_WITH_NOTES if any(each.note or each.why for each in choices) else _FOLD_FROM
    return next((each.words for each in choices if each.chosen), "") if len(choices) >= many else ""


def spot_of(text: Param) -> str:
    """The id of the place in a picture that an option is about: of the one card or seat that its text names.

    If it names none, of the one kind of goods or workers. "" if it names several of them, or nothing.
    """
    parts = tuple(nested_params(text))
    named = {part for part in parts if isinstance(part, Named | SeatRef)}
    named = named or {piece(kind) for part in parts if isinstance(part, Things) for kind in part.amounts}
    return spot_id(*named) if len(named) == 1 else ""
