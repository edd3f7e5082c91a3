"""Draws a form as a part of a message: every open input, the present choices, their effects, and the Seal.

What there is no room for is folded: filled inputs become lines of text and one select "Change ..." that unfolds one.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.desk.form_inputs import FormInputs
from bot.messages.custom_ids import Press
from bot.messages.page import (
    MOST_COMPONENTS,
    NOTE_ID,
    PHONE_PAGE,
    ROW_HEIGHT,
    Button,
    Page,
    button,
    labels_of,
    option,
    row_height,
)
from engine.forms import Field
from face.core.face import Face
from face.core.parts import Control
from face.core.twins import told_apart
from face.desk.filling import digest
from face.desk.form import FormWords, ShownForm
from face.wordings.lengths import MOST_OPTIONS, small_lists, small_print, words_height
from face.wordings.reader import Reader

DETAILS_LENGTH = 1700  # characters of what stands under a question
TAIL = 6  # components of the row with Seal, Clear, Refresh and ?
CONTROL = 3  # components of a control: its heading and its select
FOOT = 3  # rows of buttons at the end of a desk
_FOLDED = 3  # components of the folded inputs: their lines and the select that unfolds one


class FormView:
    """Draws one form into a page."""

    def __init__(
        self, page: Page, table_id: int, shown: ShownForm, reader: Reader, face: Face, beside: Sequence[Button]
    ) -> None:
        """`beside`: buttons that stand beside Seal."""
        form, layout = told_apart(shown.form, shown.layout, reader)
        shown = replace(shown, form=form, layout=layout)
        self._beside = beside
        self._page = page
        self._table = table_id
        self._shown = shown
        self._words = FormWords(shown, reader, face)
        self._inputs = FormInputs(page, table_id, shown, self._words)
        self._hand = shown.hand
        self._why = shown.hand.why  # until it is drawn
        covered = shown.layout.hidden.union(*(control.covers for control in shown.layout.controls))
        self._fields = [field for field in shown.form.fields if field.name not in covered]

    def question(self) -> None:
        """What is asked, which stands above all that one decides it by."""
        self._page.text(f"### {self._words.question()}", most=600)

    def draw(self, reserve: int, *, small: bool = False) -> None:
        """All inputs of the form; `reserve` components of the message are kept free for the parts after it.

        `small`: what they are decided by stands in small print.
        """
        shown, page = self._shown, self._page
        details = small_lists(self._words.details())
        page.text(small_print(details) if small else details, most=DETAILS_LENGTH)
        for control in shown.layout.controls:
            self._draw_control(control)
        room = MOST_COMPONENTS - page.components - reserve - TAIL - 2 - (self._why is not None)
        self._inputs.tight = sum(self._inputs.cost(field) for field in self._fields) > room
        folded = self._folded(room)
        self._draw_folded(folded)
        for field in self._fields:
            if field.name not in folded and page.room(self._inputs.cost(field) + reserve + TAIL + 1):
                self._draw(field)
        self._draw_why(None)
        effects, hinted = self._words.effects(), self._words.hints(self._fields)
        if page.height + words_height(effects) + FOOT * ROW_HEIGHT > PHONE_PAGE:  # Seal is not pushed further away
            effects = small_print(effects)
        page.text("\n".join(filter(None, (effects, hinted))), most=900)
        page.text(self._words.sure(), most=600)
        page.buttons(self._tail())

    def short_of(self, reserve: int) -> int:
        """How many of the `reserve` of components must be given up so that the first missing input has room."""
        if self.roomy(reserve):
            return 0
        missing = [field for field in self._fields if field.name in self._shown.form.missing]
        folded = _FOLDED if len(missing) < len(self._fields) else 0
        return max(0, folded + self._inputs.cost(missing[0], tight=True) - self._room(reserve)) if missing else 0

    def roomy(self, reserve: int) -> bool:
        """Whether all inputs find room beside the `reserve`, none of them folded."""
        return sum(self._inputs.cost(field) for field in self._fields) < self._room(reserve)

    def _room(self, reserve: int) -> int:
        shown, controls = self._shown, len(self._shown.layout.controls)
        return MOST_COMPONENTS - self._page.components - reserve - TAIL - 1 - bool(shown.details) - CONTROL * controls

    def _tail(self) -> list[Button]:
        shown = self._shown
        seal = Press("seal", self._table, shown.ask.id, argument=digest(shown.form.value))
        buttons = []
        if shown.hand.sure and shown.form.warning is not None and shown.form.ready:
            buttons.append(button(self._words.seal_for_sure(), seal, "danger"))
        elif self._fields or not any(control.seals for control in shown.layout.controls):
            warned = shown.form.ready and shown.form.warning is not None
            press = Press("sure", self._table, shown.ask.id) if warned else seal
            buttons.append(button(self._words.seal(), press, "success", disabled=not shown.form.ready))
        if shown.liberty:
            back = Press("orders" if shown.ask.kind == "order" else "refresh", self._table, argument="back")
            buttons.append(button(self._words.back(), back))
        return self._with_clear([*buttons, *self._beside])

    def _with_clear(self, buttons: list[Button]) -> list[Button]:
        """The buttons with *Clear* as the last, so that none of them moves as a draft begins.

        It stands there from the start, unless that would cost a row on a phone.
        """
        drafted = bool(self._shown.draft)
        press = Press("clear", self._table, self._shown.ask.id)
        more = [*buttons, button(self._words.clear(), press, disabled=not drafted)]
        fits = row_height(labels_of(more)) == row_height(labels_of(buttons))
        return more if drafted or (fits and (self._fields or self._shown.layout.controls)) else buttons

    # ---------------------------------------------------------------- folding

    def _folded(self, room: int) -> frozenset[str]:
        """The filled inputs to fold so that the rest fits, the one in hand last: what is missing has to be seen."""
        total = sum(self._inputs.cost(field) for field in self._fields)
        if total <= room:
            return frozenset()
        folded: set[str] = set()
        total += _FOLDED
        for field in sorted(self._fields, key=lambda field: field.name == self._hand.at):
            if total <= room:
                break
            if field.name not in self._shown.form.missing:
                folded.add(field.name)
                total -= self._inputs.cost(field)
        return frozenset(folded)

    def _draw_folded(self, folded: frozenset[str]) -> None:
        fields = [field for field in self._fields if field.name in folded]
        if not fields:
            return
        self._page.text("\n".join(self._words.heading_in_short(field) for field in fields), most=1200)
        options = [
            option(self._words.label(field), field.name, self._words.choice(field)) for field in fields[:MOST_OPTIONS]
        ]
        self._page.select(self._inputs.press("unfold", ""), self._words.change(), options)

    # ----------------------------------------------------------------- inputs

    def _draw_why(self, name: str | None) -> None:
        """Draws what was refused at that input, on a line of its own; None: at one that is not shown."""
        if self._why is not None and name in (None, self._hand.at):
            self._page.text(self._words.why(self._why), most=500, id=NOTE_ID)
            self._why = None

    def _draw_control(self, control: Control) -> None:
        self._page.text(self._words.control(control), most=900)
        self._draw_why(control.name)
        if not control.choices:
            return
        options = [
            option(
                self._words.option(choice.text),
                choice.id,
                None if choice.note is None else self._words.option(choice.note),
                chosen=choice.chosen,
            )
            for choice in control.choices
        ]
        again = str(self._hand.page or "") if control.name == self._hand.at else ""  # a new id forgets a refusal
        press = self._inputs.press("control", control.name, again)
        placeholder = self._words.how_many(control.least, control.most)
        self._page.select(press, placeholder, options, least=control.least, most=control.most)

    def _draw(self, field: Field) -> None:
        self._page.text(self._words.heading(field), most=600)
        self._draw_why(field.name)
        self._inputs.draw(field)
