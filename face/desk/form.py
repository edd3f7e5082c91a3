"""Says a form: its question, its inputs with the present choices, what they would do, what is missing, and the Seal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import Ask
from engine.forms import Amount, Bundle, Field, Form, Node, Option, Pick, Picks, Several
from engine.texts import Listed, Param, Text, Things, chain_texts, say, things
from face.core.face import Face, face
from face.core.parts import Control, Layout, answer_of
from face.wordings.lengths import OPTION_LABEL
from face.wordings.reader import Reader
from host.play.desk_reading import Filled
from host.values import Desk

TYPED_LENGTH = 200  # characters that can be typed into a form
FEWEST_NAMED = 3  # options closed for one reason that a line of their own names, among others closed for others


class InHand(Struct, frozen=True):
    """The input in hand: `at`, with the `page` of its select, and `why` it was refused.

    `sure`: Seal was pressed, and the form asks about its warning before the press counts.
    """

    at: str = ""
    page: int = 0
    why: Text | None = None
    sure: bool = False


NOTHING_IN_HAND = InHand()


class ShownForm(Struct, frozen=True):
    """A form at one moment. `draft`: what was given so far."""

    ask: Ask
    form: Form
    preview: tuple[Text, ...] = ()
    draft: dict[str, Any] = {}
    hand: InHand = NOTHING_IN_HAND
    liberty: bool = False
    details: tuple[Text, ...] = ()
    layout: Layout = Layout()
    asked: Text | None = None  # None: in the question's own words


def shown_form(
    desk: Desk, ask: Ask, filled: Filled, hand: InHand = NOTHING_IN_HAND, *, short: bool = False
) -> ShownForm:
    """A form ready to be drawn, with the additions of the game's face.

    `short`: it stands beside the picture of the player's own area.
    """
    draft, form, preview = filled.draft, filled.form, filled.preview
    its = face(desk.table.game)
    if ask.kind == "order":
        how = (say("order-how"), *its.details(desk.view, ask, form))
        return ShownForm(ask, form, preview, draft, hand, True, how, Layout(notes=its.order_notes(desk.view, form)))
    details = its.details_beside_picture(desk.view, ask, form) if short else its.details(desk.view, ask, form)
    layout = its.layout(desk.view, ask, form, draft, preview)
    told = tuple(text for text in preview if text.key not in layout.untold)
    return ShownForm(ask, form, told, draft, hand, _is_liberty(desk, ask), details, layout, its.asked(desk.view, ask))


def with_all_details(desk: Desk, shown: ShownForm | None) -> ShownForm | None:
    """The same form with all its details, for a desk without a picture."""
    if shown is None or shown.ask.kind == "order":
        return shown
    return replace(shown, details=face(desk.table.game).details(desk.view, shown.ask, shown.form))


def _is_liberty(desk: Desk, ask: Ask) -> bool:
    """Whether `ask` is free to take, not owed."""
    return any(ask.id == each.id for each in (*desk.liberties, *desk.order_asks))


def open_options(node: Node) -> tuple[Option, ...]:
    """The options that can be chosen now; none where the input has no options."""
    return tuple(option for option in options_of_node(node) if option.closed is None)


def options_of_node(node: Node) -> tuple[Option, ...]:
    """All options of an input, those that cannot be chosen now too; none where it has none."""
    return node.options if isinstance(node, Pick | Picks | Several) else ()


class FormWords:
    """Says one form in the reader's language."""

    def __init__(self, shown: ShownForm, reader: Reader, face: Face) -> None:
        self._shown = shown
        self._ask = shown.ask
        self._form = shown.form
        self._layout = shown.layout
        self._reader = reader
        self._face = face
        self._answer: Mapping[str, Any] = answer_of(shown.form, shown.draft)

    # ------------------------------------------------------------ the whole form

    def question(self) -> str:
        """Says what is asked."""
        return self._reader.line(self._shown.asked or self._ask.prompt)

    def details(self) -> str:
        """Says what stands under the question."""
        return self._reader.lines(self._shown.details)

    def effects(self) -> str:
        """Says what the answer would do as it is filled in now; while something is missing, that more will come."""
        so_far = (say("bot-so-far"),) if self._form.missing and self._shown.preview else ()
        return self._reader.lines((*so_far, *self._shown.preview))

    def hints(self, shown: list[Field]) -> str:
        """Says why the answer cannot be sealed, or what is still missing. `shown`: the inputs that are not covered."""
        problem = self._form.problem
        return self._reader.lines(self._still_open(shown) if problem is None else [problem.text])

    def _still_open(self, fields: list[Field]) -> list[Text]:
        """Names what must be chosen before sealing, unless it is plain: one control alone, or the last input alone."""
        missing = [field for field in self._form.fields if lacks_input(field, self._form.missing)]
        alone = not fields and len(self._layout.controls) == 1
        if not missing or alone or (missing == fields[-1:] and not self._shown.preview):
            return []
        said = [text for field in missing if (text := self._missing_text(field)) is not None]
        if len(said) == len(missing):
            return [say("bot-missing-said", what=chain_texts("bot-missing-then", said))]
        return [
            say("bot-missing", what=chain_texts("bot-missing-both", [self.heading_text(field) for field in missing]))
        ]

    def _missing_text(self, field: Field) -> Text | None:
        """Says that an input is still to be filled, where the game has a sentence for it."""
        heading = self.heading_text(field)
        key = f"{heading.key}-missing"
        return Text(key, heading.params) if self._reader.texts.has(key) else None

    def sure(self) -> str:
        """Asks whether the answer is meant in spite of the form's warning; "" while nothing is to be asked."""
        warning = self._form.warning if self._shown.hand.sure else None
        return "" if warning is None else self._reader.line(say("bot-sure", warning=warning))

    def seal(self) -> str:
        """Gives the label of the button that seals the answer."""
        key = f"{self._face.game_id}-seal-{self._ask.kind}"
        default = "bot-do" if self._shown.liberty else "bot-seal"
        return self._reader.label(Text(key if self._reader.texts.has(key) else default))

    def seal_for_sure(self) -> str:
        """Gives the label of that button after the warning."""
        return self._reader.label(say("bot-sure-yes", label=self.seal()))

    def clear(self) -> str:
        """Gives the label of the button that empties the form."""
        return self._reader.label(say("bot-clear"))

    def back(self) -> str:
        """Gives the label of the button that leads back from a liberty."""
        return self._reader.label(say("bot-back"))

    def change(self) -> str:
        """Gives the placeholder of the select that unfolds an input."""
        return self._reader.label(say("bot-change"), 150)

    def why(self, refusal: Text) -> str:
        """Says why an input was refused."""
        return f"> {self._reader.line(refusal)}"

    # ---------------------------------------------------------------- one input

    def label(self, field: Field) -> str:
        """Gives the heading of an input for a button or an option."""
        return self._reader.label(self.heading_text(field))

    def heading(self, field: Field) -> str:
        """Says an input's heading with its present choice.

        A `Several` has a line for each step if there is more than one, and says if several can be chosen at once.
        """
        heading = self.heading_in_short(field)
        return heading if not isinstance(field.node, Several) else self._steps(field, field.node, heading)

    def _steps(self, field: Field, node: Several, heading: str) -> str:
        lines = [heading]
        if len(node.chosen) > 1:
            label = self.heading_text(field)
            lines = [self._reader.line(say("bot-several", label=label, count=len(node.chosen), most=node.most))]
            for number, option in enumerate(node.chosen, 1):
                lines.append(self._reader.line(say("bot-several-step", number=number, what=option.text)))
        if min(len(open_options(node)), node.most - len(node.chosen)) > 1:
            lines.append(self._reader.line(say("bot-several-at-once")))
        return "\n".join(lines)

    def heading_in_short(self, field: Field) -> str:
        """Says an input's heading with its present choice in one line; while there is none, what is to be chosen."""
        value, missing = self.words(field), self._missing_text(field)
        if missing is not None and value == say("bot-open"):
            return self._reader.line(say("bot-field-missing", what=missing))
        return self._reader.line(say("bot-field", label=self.heading_text(field), value=value))

    def heading_text(self, field: Field) -> Text:
        """Gives an input's heading: the game's own for this moment, else the one of its name."""
        own = self._layout.labels.get(field.name)
        return own or self._face.field(self._ask, field.name, self._reader.texts.has)

    def control(self, control: Control) -> str:
        """Says the heading of a control, and its note beneath."""
        note = "" if control.note is None else f"\n-# {self._reader.line(control.note)}"
        return self._reader.line(control.label) + note

    def option(self, text: Text) -> str:
        """Says an option, or what stands beneath one."""
        return self._reader.label(text, OPTION_LABEL)

    def short(self, text: Text) -> str:
        """Says an option on a button of its own."""
        return self._reader.label(text)

    def notes(self, field: Field) -> dict[str, str]:
        """Says what stands beneath the options of an input, by their ids."""
        return {id: self.option(note) for id, note in self._layout.notes.get(field.name, {}).items()}

    def choice(self, field: Field) -> str:
        """Says the present choice for an option."""
        return self._reader.label(self.words(field), OPTION_LABEL)

    def words(self, field: Field) -> Param:
        """Gives the present choice."""
        node = field.node
        if isinstance(node, Several):
            if not node.chosen:
                return say("bot-open") if field.name in self._form.missing else self._none(field)
            return Listed(tuple(option.text for option in node.chosen))
        answer = self._answer.get(field.name)
        if answer is None:
            return say("bot-open")
        if isinstance(node, Pick):
            return self._option_text(node.options, answer)
        if isinstance(node, Picks):
            return Listed(tuple(self._option_text(node.options, option) for option in answer)) if answer else Things({})
        if isinstance(node, Bundle):
            return things(answer)
        return int(answer)

    def _option_text(self, options: tuple[Option, ...], chosen: str) -> Param:
        return next((option.text for option in options if option.id == chosen), say("bot-open"))

    def placeholder(self, key: str, **params: int) -> str:
        """Says what an empty select asks for."""
        return self._reader.label(Text(key, dict(params)), 150)

    def closed(self, node: Pick | Picks) -> str:
        """Says why options cannot be chosen now, a line for each reason."""
        return "\n".join(f"-# {self._which(closed)} {why}" for why, closed in self._by_reason(node.options).items())

    def shared_reasons(self, options: Sequence[Option], *, beside: bool) -> tuple[tuple[str, str], ...]:
        """The reasons for which several options cannot be chosen now, each with the line that says it for all of them.

        `beside`: some can be chosen; the line is about the grey ones then. Where reasons differ it names three or more.
        """
        reasons, grey = self._by_reason(options), self._reader.line(say("web-closed")) if beside else ""
        named = len(reasons) > 1
        shared = {why: its for why, its in reasons.items() if len(its) >= (FEWEST_NAMED if named else 2)}
        return tuple((why, f"{self._which(its) if named else grey} {why}".lstrip()) for why, its in shared.items())

    def _by_reason(self, options: Sequence[Option]) -> dict[str, list[Text]]:
        """What is closed, by the reason in words."""
        reasons: dict[str, list[Text]] = {}
        for option in options:
            if option.closed is not None:
                reasons.setdefault(self._reader.line(option.closed), []).append(self._face.named_alone(option))
        return reasons

    def _which(self, closed: list[Text]) -> str:
        return self._reader.line(say("bot-closed-options", what=Listed(tuple(closed))))

    def how_many(self, least: int, most: int) -> str:
        """Says how many an empty select takes."""
        if least == most or most == 1:
            return self.placeholder("bot-choose-one") if most == 1 else self.placeholder("bot-choose", count=most)
        return self.placeholder("bot-choose-some", least=least, most=most)

    def piece(self, kind: str, number: int) -> str:
        """Names one piece of a bundle."""
        own = Text(f"{self._face.game_id}-piece-{kind}", {"number": number})
        if self._reader.texts.has(own.key):
            return self._reader.label(own, OPTION_LABEL)
        if number == 1:
            return self._reader.label(things({kind: 1}), OPTION_LABEL)
        return self._reader.label(say("bot-piece", thing=things({kind: 1}), number=number), OPTION_LABEL)

    def kind(self, kind: str) -> str:
        """Names a kind of pieces of a bundle, where it has a name; else one piece of it."""
        name = say(f"picture-sign-{kind}")
        return self._reader.label(name) if self._reader.texts.has(name.key) else self.piece(kind, 1)

    def none(self, field: Field) -> str:
        """Gives the label of the button that chooses nothing."""
        return self._reader.label(self._none(field))

    def _none(self, field: Field) -> Text:
        """Says that nothing is chosen, in the game's own words where it has any."""
        own = Text(f"{self._face.game_id}-none-{field.name}")
        return own if self._reader.texts.has(own.key) else say("bot-none")

    def take_last(self) -> str:
        """Gives the label of the button that takes back the last step."""
        return self._reader.label(say("bot-take-last"))

    def type_in(self, node: Amount | Bundle) -> str:
        """Gives the label of the button that opens the window for typing."""
        return self._reader.label(say("bot-type-number" if isinstance(node, Amount) else "bot-type-amounts"))

    def turns(self, page: int, pages: int) -> tuple[str, str]:
        """Gives the labels of the buttons that lead to the earlier and to the later options. `page`: from 0."""
        later = say("bot-later", page=page + 1, of=pages)
        return self._reader.label(say("bot-earlier")), self._reader.label(later)


def lacks_input(field: Field, missing: Collection[str]) -> bool:
    """Whether that input is still to be filled; the steps of a `Several` are missing by number ("order2")."""
    stem = field.name if isinstance(field.node, Several) else None
    return field.name in missing or any(name.rstrip("0123456789") == stem for name in missing)


class TypingWords(Struct, frozen=True):
    """What the window says in which an amount, or amounts, are typed. `typed`: what stands there already."""

    title: str
    hint: str
    typed: str


def typing_words(desk: Desk, ask: Ask, field: Field, filled: Filled, reader: Reader) -> TypingWords:
    """The words of the window for typing at that input."""
    had = answer_of(filled.form, filled.draft).get(field.name)
    if isinstance(field.node, Amount):
        hint = say("bot-type-range", least=field.node.least, most=field.node.most)
        typed = "" if had is None else str(had)
    else:
        hint, typed = say("bot-type-example"), reader.label(things(had), TYPED_LENGTH) if had else ""
    title = reader.label(face(desk.table.game).field(ask, field.name, reader.texts.has), 45)
    return TypingWords(title, reader.label(hint, 100), typed)
