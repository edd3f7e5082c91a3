"""Draws a form as a part of a message: every open input, the present choices, their effects, and the Seal.

What there is no room for is folded: filled inputs become lines of text and one select "Change ..." that unfolds one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from bot.desk.forms import (
    PIECE,
    POINT,
    all_pieces_shown,
    at_end,
    count_pieces,
    count_selects,
    nothing_to_choose,
    some_closed,
)
from bot.messages.custom_ids import CUSTOM_ID_LENGTH, Press
from bot.messages.page import (
    BUTTONS_A_ROW,
    MOST_COMPONENTS,
    NOTE_ID,
    PHONE_PAGE,
    ROW_HEIGHT,
    Button,
    Page,
    button,
    option,
)
from engine.forms import Amount, Bundle, Field, Pick, Picks, Several
from face.core.face import Face, answer_of
from face.core.parts import Control
from face.core.twins import told_apart
from face.table.filling import digest
from face.table.form import FormWords, ShownForm, open_options
from face.wordings.lengths import MOST_OPTIONS, small_lists, small_print, words_height
from face.wordings.reader import Reader
from face.wordings.values import MINUS

DETAILS_LENGTH = 1700  # characters of what stands under a question
SHORT_LABEL = 24  # characters of an option that still makes a button
MOST_SELECT_AMOUNTS = 25
_STEP = 5  # what the bigger [-] and [+] move an amount by
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
        self._answer = answer_of(shown.form, shown.draft)
        self._words = FormWords(shown, reader, face)
        self._hand = shown.hand
        self._why = shown.hand.why  # until it is drawn
        self._tight = False  # no room for a button an option: selects instead
        self._costs: dict[tuple[str, bool], int] = {}  # of inputs, by their names and whether they are tight
        covered = shown.layout.hidden.union(*(control.covers for control in shown.layout.controls))
        self._fields = [field for field in shown.form.fields if field.name not in covered]

    def question(self) -> None:
        """What is asked, which stands above all that one decides it by."""
        self._page.text(f"### {self._words.question()}", most=600)

    def draw(self, reserve: int) -> None:
        """All inputs of the form; `reserve` components of the message are kept free for the parts after it."""
        shown, page = self._shown, self._page
        page.text(small_lists(self._words.details()), most=DETAILS_LENGTH)
        for control in shown.layout.controls:
            self._draw_control(control)
        room = MOST_COMPONENTS - page.components - reserve - TAIL - 2 - (self._why is not None)
        self._tight = sum(self._cost(field) for field in self._fields) > room
        folded = self._folded(room)
        self._draw_folded(folded)
        for field in self._fields:
            if field.name not in folded and page.room(self._cost(field) + reserve + TAIL + 1):
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
        return max(0, folded + self._cost(missing[0], tight=True) - self._room(reserve)) if missing else 0

    def roomy(self, reserve: int) -> bool:
        """Whether all inputs find room beside the `reserve`, none of them folded."""
        return sum(self._cost(field) for field in self._fields) < self._room(reserve)

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
        if shown.draft:
            buttons.append(button(self._words.clear(), Press("clear", self._table, shown.ask.id)))
        if shown.liberty:
            back = Press("orders" if shown.ask.kind == "order" else "refresh", self._table, argument="back")
            buttons.append(button(self._words.back(), back))
        return [*buttons, *self._beside]

    # ---------------------------------------------------------------- folding

    def _folded(self, room: int) -> frozenset[str]:
        """The filled inputs to fold so that the rest fits, the one in hand last: what is missing has to be seen."""
        total = sum(self._cost(field) for field in self._fields)
        if total <= room:
            return frozenset()
        folded: set[str] = set()
        total += _FOLDED
        for field in sorted(self._fields, key=lambda field: field.name == self._hand.at):
            if total <= room:
                break
            if field.name not in self._shown.form.missing:
                folded.add(field.name)
                total -= self._cost(field)
        return frozenset(folded)

    def _draw_folded(self, folded: frozenset[str]) -> None:
        fields = [field for field in self._fields if field.name in folded]
        if not fields:
            return
        self._page.text("\n".join(self._words.heading_in_short(field) for field in fields), most=1200)
        options = [
            option(self._words.label(field), field.name, self._words.choice(field)) for field in fields[:MOST_OPTIONS]
        ]
        self._page.select(self._press("unfold", ""), self._words.change(), options)

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
        press = self._press("control", control.name, again)
        placeholder = self._words.how_many(control.least, control.most)
        self._page.select(press, placeholder, options, least=control.least, most=control.most)

    def _cost(self, field: Field, *, tight: bool = False) -> int:
        """The components that an input takes."""
        key = field.name, tight or self._tight
        if key not in self._costs:
            self._costs[key] = self._counted(field, tight=key[1])
        return self._costs[key]

    def _counted(self, field: Field, *, tight: bool) -> int:
        node = field.node
        if nothing_to_choose(field, self._answer.get(field.name)):
            return 1
        if isinstance(node, Amount) and node.most - node.least >= MOST_SELECT_AMOUNTS:
            return 7
        if isinstance(node, Pick) and not tight and self._as_buttons(field, node):
            return 2 + len(node.options) + some_closed(node)
        if isinstance(node, Several):
            buttons = self._several_buttons(field, node)
            return 1 + 2 * bool(open_options(node)) + bool(buttons) + len(buttons)
        extra = (3 if count_selects(field) > 1 else 0) + some_closed(node)
        return 3 + extra + (2 if isinstance(node, Bundle) and not all_pieces_shown(node) else 0)

    def _draw(self, field: Field) -> None:
        node = field.node
        self._page.text(self._words.heading(field), most=600)
        self._draw_why(field.name)
        if nothing_to_choose(field, self._answer.get(field.name)):
            return  # the heading says it
        if isinstance(node, Pick):
            self._draw_pick(field, node)
        elif isinstance(node, Picks):
            self._draw_picks(field, node)
        elif isinstance(node, Several):
            self._draw_several(field, node)
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
                        self._words.short(each.text),
                        self._press("pick", field.name, each.id),
                        "primary" if each.id == answer else "secondary",
                        disabled=each.closed is not None,
                    )
                    for each in node.options
                ]
            )
            self._page.text(self._words.closed(node), most=400)
            return
        page = self._page_of(field, [answer] if answer else [])
        options = self._options(field, node, page, {answer})
        self._page.select(self._press("set", field.name, str(page)), self._words.placeholder("bot-choose-one"), options)
        self._page.text(self._words.closed(node), most=400)
        self._page.buttons(self._turns(field, page))

    def _draw_picks(self, field: Field, node: Picks) -> None:
        answer = self._answer.get(field.name) or ()
        page = self._page_of(field, answer)
        options = self._options(field, node, page, set(answer))
        press, placeholder = self._press("set", field.name, str(page)), self._words.how_many(node.least, node.most)
        self._page.select(press, placeholder, options, least=0, most=max(1, node.most))
        self._page.text(self._words.closed(node), most=400)
        self._page.buttons(self._turns(field, page))

    def _draw_several(self, field: Field, node: Several) -> None:
        """One select that adds to what is chosen, again and again: its id counts, so that it comes back empty."""
        page, chosen = self._page_of(field, ()), len(node.chosen)
        options = self._options(field, node, page, set())
        if options:
            placeholder = self._words.how_many(node.least, node.most)
            self._page.select(
                self._press("set", field.name, f"{page}{POINT}{chosen}"),
                self._words.placeholder("bot-choose-next") if chosen else placeholder,
                options,
                most=min(len(options), node.most - chosen),
            )
        self._page.buttons(self._several_buttons(field, node))

    def _several_buttons(self, field: Field, node: Several) -> list[Button]:
        chosen, buttons = len(node.chosen), []
        if chosen:
            last = self._press("pick", field.name, f"0{POINT}{chosen - 1}")
            buttons.append(button(self._words.take_last(), last))
        elif field.name in self._shown.form.missing and not node.least:
            buttons.append(button(self._words.none(field), self._press("pick", field.name, f"0{POINT}0")))
        return [*buttons, *self._turns(field, self._page_of(field, ()))]

    def _draw_amount(self, field: Field, node: Amount) -> None:
        answer = self._answer.get(field.name)
        if node.most - node.least < MOST_SELECT_AMOUNTS:
            options = [
                option(str(number), str(number), chosen=number == answer) for number in range(node.least, node.most + 1)
            ]
            self._page.select(self._press("set", field.name, "0"), self._words.placeholder("bot-choose-one"), options)
            return
        typed = button(self._words.type_in(node), self._press("type", field.name), "primary")
        steps = [
            button(
                f"{by:+d}".replace("-", MINUS),
                self._press("step", field.name, str(by)),
                disabled=at_end(node, answer, by),
            )
            for by in (-_STEP, -1, 1, _STEP)
        ]
        self._page.buttons([*steps[:2], typed, *steps[2:]])

    def _draw_bundle(self, field: Field, node: Bundle) -> None:
        answer = self._answer.get(field.name) or {}
        options = [
            option(self._words.piece(kind, number), f"{kind}{PIECE}{number}", chosen=number <= answer.get(kind, 0))
            for kind, count in count_pieces(node, answer).items()
            for number in range(1, count + 1)
        ]
        if options:
            self._page.select(
                self._press("set", field.name, "0"),
                self._words.placeholder("bot-choose-pieces"),
                options,
                least=0,
                most=min(MOST_OPTIONS, max(1, node.most)),
            )
        if not all_pieces_shown(node):
            self._page.buttons([button(self._words.type_in(node), self._press("type", field.name))])

    # ------------------------------------------------------------------ parts

    def _press(self, action: str, field: str, argument: str = "") -> Press:
        return Press(action, self._table, self._shown.ask.id, field, argument)

    def _options(self, field: Field, node: Pick | Picks | Several, page: int, chosen: set[Any]) -> list[Any]:
        said = self._words.notes(field)
        return [
            option(self._words.option(each.text), each.id, said.get(each.id), chosen=each.id in chosen)
            for each in open_options(node)[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]
        ]

    def _as_buttons(self, field: Field, node: Pick) -> bool:
        if self._tight or not 1 <= len(node.options) <= BUTTONS_A_ROW:
            return False
        fixed = CUSTOM_ID_LENGTH - len(self._press("pick", field.name).button_id())
        return all(
            len(each.id) <= fixed // 3 and len(self._words.short(each.text)) <= SHORT_LABEL for each in node.options
        )

    def _page_of(self, field: Field, chosen: Collection[str]) -> int:
        """The page to show: the one turned to, else the one with the present choice."""
        if field.name == self._hand.at:
            return min(self._hand.page, count_selects(field) - 1)
        places = [at for at, each in enumerate(open_options(field.node)) if each.id in chosen]
        return places[0] // MOST_OPTIONS if places else 0

    def _turns(self, field: Field, page: int) -> list[Button]:
        """Back and forth between the pages of a field; nothing with one page."""
        if (last := count_selects(field) - 1) == 0:
            return []
        before, after = self._press("turn", field.name, str(page - 1)), self._press("turn", field.name, str(page + 1))
        earlier, later = self._words.turns(page, last + 1)
        return [button(earlier, before, disabled=page == 0), button(later, after, disabled=page == last)]
