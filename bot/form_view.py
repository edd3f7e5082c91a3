"""A form as a part of a message: every open input, what is chosen, what it would do, and the Seal.

What there is no room for is folded: filled inputs become lines of text and one select "Change ..." that unfolds one.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bot.buttons import CUSTOM_ID_LENGTH, Press, digest
from bot.face import Control, Face, Layout, answer_of
from bot.forms import PAGE, PIECE, all_pieces_shown, pages, pieces
from bot.page import BUTTONS_A_ROW, MOST_COMPONENTS, OPTION_LABEL, Button, Page, button, option
from bot.texts import Reader
from engine.core.contract import Ask
from engine.core.forms import Amount, Bundle, Field, Form, Option, Pick, Picks
from engine.core.texts import Listed, Param, Text, Things, say, things

SHORT_LABEL = 24  # characters of an option that still makes a button
MOST_SELECT_AMOUNTS = 25
STEP = 5  # what the bigger [-] and [+] move an amount by
TAIL = 4  # components of the row with Seal and Clear
FOLDED = 3  # components of the folded inputs: their lines and the select that unfolds one


class Shown(Struct, frozen=True):
    """A form at one moment. `draft`: what was given so far; `page` of the select of `at`; `at`: the input in hand."""

    ask: Ask
    form: Form
    preview: tuple[Text, ...] = ()
    draft: dict[str, Any] = {}
    at: str = ""
    page: int = 0
    liberty: bool = False
    details: tuple[Text, ...] = ()
    layout: Layout = Layout()


class FormView:
    """Draws one form into a page."""

    def __init__(self, page: Page, table_id: int, shown: Shown, reader: Reader, face: Face) -> None:
        self._page = page
        self._table = table_id
        self._shown = shown
        self._reader = reader
        self._face = face
        self._answer = answer_of(shown.form, shown.draft)
        covered = shown.layout.hidden.union(*(control.covers for control in shown.layout.controls))
        self._fields = [field for field in shown.form.fields if field.name not in covered]

    def draw(self, reserve: int) -> None:
        """The whole form; `reserve` components of the message are kept free for what comes after it."""
        shown, page, reader = self._shown, self._page, self._reader
        page.text(f"### {reader.line(shown.ask.prompt)}", most=600)
        page.text(reader.lines(shown.details), most=1200)
        for control in shown.layout.controls:
            self._draw_control(control)
        room = MOST_COMPONENTS - page.components - reserve - TAIL - 2
        folded = self._folded(room)
        self._draw_folded(folded)
        for field in self._fields:
            if field.name not in folded and page.room(self._cost(field) + reserve + TAIL + 1):
                self._draw(field)
        problem = shown.form.problem
        hints = [problem.text] if problem is not None else []
        page.text(reader.lines([*shown.preview, *hints]), most=900)
        page.buttons(self._tail())

    def _tail(self) -> list[Button]:
        shown = self._shown
        seal = Press("seal", self._table, shown.ask.id, argument=digest(shown.form.value))
        key = f"{self._face.game_id}-seal-{shown.ask.kind}"
        default = "bot-do" if shown.liberty else "bot-seal"
        label = self._reader.label(Text(key if self._reader.texts.has(key) else default))
        buttons = []
        if self._fields or not any(control.seals for control in shown.layout.controls):
            buttons.append(button(label, seal, "success", disabled=not shown.form.ready))
        if shown.draft:
            buttons.append(button(self._reader.label(say("bot-clear")), Press("clear", self._table, shown.ask.id)))
        if shown.liberty:
            back = Press("orders" if shown.ask.kind == "order" else "refresh", self._table, argument="back")
            buttons.append(button(self._reader.label(say("bot-back")), back))
        return buttons

    # ---------------------------------------------------------------- folding

    def _folded(self, room: int) -> frozenset[str]:
        """The filled inputs to fold so that the rest fits, those before the one in hand first."""
        fields = self._fields
        total = sum(self._cost(field) for field in fields)
        if total <= room:
            return frozenset()
        folded: set[str] = set()
        total += FOLDED
        for field in fields:
            if total <= room:
                break
            if field.name != self._shown.at and field.name not in self._shown.form.missing:
                folded.add(field.name)
                total -= self._cost(field)
        return frozenset(folded)

    def _draw_folded(self, folded: frozenset[str]) -> None:
        fields = [field for field in self._fields if field.name in folded]
        if not fields:
            return
        self._page.text("\n".join(self._heading(field) for field in fields), most=1200)
        options = [
            option(self._label(field), field.name, self._reader.label(self._words(field), OPTION_LABEL))
            for field in fields[:PAGE]
        ]
        self._page.select(self._press("unfold", ""), self._reader.label(say("bot-change"), 150), options)

    # ----------------------------------------------------------------- inputs

    def _draw_control(self, control: Control) -> None:
        self._page.text(self._reader.line(control.label), most=300)
        options = [
            option(
                self._reader.label(one.text, OPTION_LABEL),
                one.id,
                None if one.note is None else self._reader.label(one.note, OPTION_LABEL),
                chosen=one.chosen,
            )
            for one in control.choices
        ]
        some = self._placeholder("bot-choose-some", least=control.least, most=control.most)
        placeholder = self._placeholder("bot-choose-one") if control.most == 1 else some
        press = self._press("control", control.name)
        self._page.select(press, placeholder, options, least=control.least, most=control.most)

    def _cost(self, field: Field) -> int:
        node = field.node
        if isinstance(node, Amount) and node.most - node.least >= MOST_SELECT_AMOUNTS:
            return 7
        if isinstance(node, Pick) and self._as_buttons(field, node):
            return 2 + len(node.options)
        extra = 3 if pages(field) > 1 else 0
        return 3 + extra + (2 if isinstance(node, Bundle) and not all_pieces_shown(node) else 0)

    def _draw(self, field: Field) -> None:
        node = field.node
        self._page.text(self._heading(field), most=500)
        if isinstance(node, Pick):
            self._draw_pick(field, node)
        elif isinstance(node, Picks):
            self._draw_picks(field, node)
        elif isinstance(node, Amount):
            self._draw_amount(field, node)
        else:
            self._draw_bundle(field, node)

    def _draw_pick(self, field: Field, node: Pick) -> None:
        answer = self._answer.get(field.name)
        if self._as_buttons(field, node):
            self._page.buttons(
                [
                    button(
                        self._reader.label(one.text),
                        self._press("pick", field.name, one.id),
                        "primary" if one.id == answer else "secondary",
                    )
                    for one in node.options
                ]
            )
            return
        page = self._page_of(field, [one.id for one in node.options], [answer] if answer else [])
        options = self._options(field, node.options[page * PAGE : (page + 1) * PAGE], {answer})
        self._page.select(self._press("set", field.name, str(page)), self._placeholder("bot-choose-one"), options)
        self._turn(field, page)

    def _draw_picks(self, field: Field, node: Picks) -> None:
        answer = self._answer.get(field.name) or ()
        page = self._page_of(field, [one.id for one in node.options], list(answer))
        options = self._options(field, node.options[page * PAGE : (page + 1) * PAGE], set(answer))
        placeholder = self._placeholder("bot-choose-some", least=node.least, most=node.most)
        self._page.select(
            self._press("set", field.name, str(page)), placeholder, options, least=0, most=max(1, node.most)
        )
        self._turn(field, page)

    def _draw_amount(self, field: Field, node: Amount) -> None:
        answer = self._answer.get(field.name)
        if node.least == node.most == answer:
            return  # nothing to choose: the heading says it
        if node.most - node.least < MOST_SELECT_AMOUNTS:
            options = [
                option(str(number), str(number), chosen=number == answer) for number in range(node.least, node.most + 1)
            ]
            self._page.select(self._press("set", field.name, "0"), self._placeholder("bot-choose-one"), options)
            return
        typed = button(self._reader.label(say("bot-type-number")), self._press("type", field.name), "primary")
        steps = [
            button(f"{by:+d}", self._press("step", field.name, str(by)), disabled=self._at_end(node, answer, by))
            for by in (-STEP, -1, 1, STEP)
        ]
        self._page.buttons([*steps[:2], typed, *steps[2:]])

    def _draw_bundle(self, field: Field, node: Bundle) -> None:
        answer = self._answer.get(field.name) or {}
        options = [
            option(self._piece(kind, number), f"{kind}{PIECE}{number}", chosen=number <= answer.get(kind, 0))
            for kind, count in pieces(node, answer).items()
            for number in range(1, count + 1)
        ]
        if options:
            self._page.select(
                self._press("set", field.name, "0"),
                self._placeholder("bot-choose-pieces"),
                options,
                least=0,
                most=min(PAGE, max(1, node.most)),
            )
        if not all_pieces_shown(node):
            self._page.buttons([button(self._reader.label(say("bot-type-amounts")), self._press("type", field.name))])

    # ------------------------------------------------------------------ parts

    def _press(self, action: str, field: str, argument: str = "") -> Press:
        return Press(action, self._table, self._shown.ask.id, field, argument)

    def _label(self, field: Field) -> str:
        return self._reader.label(self._heading_text(field))

    def _heading(self, field: Field) -> str:
        return self._reader.line(say("bot-field", label=self._heading_text(field), value=self._words(field)))

    def _heading_text(self, field: Field) -> Text:
        own = self._shown.layout.labels.get(field.name)
        return own or self._face.field(self._shown.ask, field.name, self._reader.texts.has)

    def _words(self, field: Field) -> Param:
        """What is chosen, in words."""
        answer = self._answer.get(field.name)
        if answer is None:
            return say("bot-open")
        node = field.node
        if isinstance(node, Pick):
            return self._option_text(node.options, answer)
        if isinstance(node, Picks):
            return Listed(tuple(self._option_text(node.options, one) for one in answer)) if answer else Things({})
        if isinstance(node, Bundle):
            return things(answer)
        return int(answer)

    def _option_text(self, options: tuple[Option, ...], chosen: str) -> Param:
        return next((one.text for one in options if one.id == chosen), say("bot-open"))

    def _placeholder(self, key: str, **params: int) -> str:
        return self._reader.label(Text(key, dict(params)), 150)

    def _piece(self, kind: str, number: int) -> str:
        own = Text(f"{self._face.game_id}-piece-{kind}", {"number": number})
        if self._reader.texts.has(own.key):
            return self._reader.label(own, OPTION_LABEL)
        if number == 1:
            return self._reader.label(things({kind: 1}), OPTION_LABEL)
        return self._reader.label(say("bot-piece", thing=things({kind: 1}), number=number), OPTION_LABEL)

    def _options(self, field: Field, options: tuple[Option, ...], chosen: set[Any]) -> list[Any]:
        notes = self._shown.layout.notes.get(field.name, {})
        found = []
        for one in options:
            note = notes.get(one.id) if one.closed is None else say("bot-closed", why=one.closed)
            said = None if note is None else self._reader.label(note, OPTION_LABEL)
            label = self._reader.label(one.text, OPTION_LABEL)
            found.append(option(label, one.id, said, chosen=one.id in chosen))
        return found

    def _as_buttons(self, field: Field, node: Pick) -> bool:
        if not 1 <= len(node.options) <= BUTTONS_A_ROW:
            return False
        fixed = CUSTOM_ID_LENGTH - len(self._press("pick", field.name).button_id())
        return all(
            len(one.id) <= fixed // 3 and len(self._reader.label(one.text)) <= SHORT_LABEL and one.closed is None
            for one in node.options
        )

    def _page_of(self, field: Field, ids: list[str], chosen: list[Any]) -> int:
        """The page to show: the one turned to, else the one with what is chosen."""
        if field.name == self._shown.at:
            return min(self._shown.page, pages(field) - 1)
        return next((index // PAGE for index, one in enumerate(ids) if one in chosen), 0)

    def _turn(self, field: Field, page: int) -> None:
        last = pages(field) - 1
        if last == 0:
            return
        before, after = self._press("turn", field.name, str(page - 1)), self._press("turn", field.name, str(page + 1))
        self._page.buttons(
            [
                button(self._reader.label(say("bot-earlier")), before, disabled=page == 0),
                button(self._reader.label(say("bot-later", page=page + 1, of=last + 1)), after, disabled=page == last),
            ]
        )

    @staticmethod
    def _at_end(node: Amount, answer: int | None, by: int) -> bool:
        at = node.least if answer is None else answer
        return at <= node.least if by < 0 else at >= node.most
