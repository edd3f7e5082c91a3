"""Draws the inputs of a form, each by its kind: buttons or a select, pages of it, and a window to type in."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

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
from bot.messages.page import BUTTONS_A_ROW, Button, Page, button, option
from engine.forms import Amount, Bundle, Field, Pick, Picks, Several
from face.core.parts import answer_of
from face.desk.form import FormWords, ShownForm, open_options
from face.wordings.lengths import MOST_OPTIONS
from face.wordings.values import MINUS

SHORT_LABEL = 24  # characters of an option that still makes a button
MOST_SELECT_AMOUNTS = 25
_STEP = 5  # what the bigger [-] and [+] move an amount by


class FormInputs:
    """The inputs of one form on a page. `tight`: options have no room for a button each: selects replace them."""

    def __init__(self, page: Page, table_id: int, shown: ShownForm, words: FormWords) -> None:
        self._page = page
        self._table = table_id
        self._shown = shown
        self._answer = answer_of(shown.form, shown.draft)
        self._words = words
        self._hand = shown.hand
        self.tight = False
        self._costs: dict[tuple[str, bool], int] = {}  # of inputs, by their names and whether they are tight

    def cost(self, field: Field, *, tight: bool = False) -> int:
        """Counts the components that an input takes. `tight`: as if there were no room for buttons."""
        key = field.name, tight or self.tight
        if key not in self._costs:
            self._costs[key] = self._counted(field, tight=key[1])
        return self._costs[key]

    def draw(self, field: Field) -> None:
        """Draws the input beneath its heading; nothing where the heading says it all."""
        node = field.node
        if nothing_to_choose(field, self._answer.get(field.name)):
            return
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

    def press(self, action: str, field: str, argument: str = "") -> Press:
        """What a button or select of that input does."""
        return Press(action, self._table, self._shown.ask.id, field, argument)

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

    def _draw_pick(self, field: Field, node: Pick) -> None:
        answer = self._answer.get(field.name)
        if self._as_buttons(field, node):
            self._page.buttons(
                [
                    button(
                        self._words.short(each.text),
                        self.press("pick", field.name, each.id),
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
        self._page.select(self.press("set", field.name, str(page)), self._words.placeholder("bot-choose-one"), options)
        self._page.text(self._words.closed(node), most=400)
        self._page.buttons(self._turns(field, page))

    def _draw_picks(self, field: Field, node: Picks) -> None:
        answer = self._answer.get(field.name) or ()
        page = self._page_of(field, answer)
        options = self._options(field, node, page, set(answer))
        press, placeholder = self.press("set", field.name, str(page)), self._words.how_many(node.least, node.most)
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
                self.press("set", field.name, f"{page}{POINT}{chosen}"),
                self._words.placeholder("bot-choose-next") if chosen else placeholder,
                options,
                most=min(len(options), node.most - chosen),
            )
        self._page.buttons(self._several_buttons(field, node))

    def _several_buttons(self, field: Field, node: Several) -> list[Button]:
        chosen, buttons = len(node.chosen), []
        if chosen:
            last = self.press("pick", field.name, f"0{POINT}{chosen - 1}")
            buttons.append(button(self._words.take_last(), last))
        elif field.name in self._shown.form.missing and not node.least:
            buttons.append(button(self._words.none(field), self.press("pick", field.name, f"0{POINT}0")))
        return [*buttons, *self._turns(field, self._page_of(field, ()))]

    def _draw_amount(self, field: Field, node: Amount) -> None:
        answer = self._answer.get(field.name)
        if node.most - node.least < MOST_SELECT_AMOUNTS:
            options = [
                option(str(number), str(number), chosen=number == answer) for number in range(node.least, node.most + 1)
            ]
            self._page.select(self.press("set", field.name, "0"), self._words.placeholder("bot-choose-one"), options)
            return
        typed = button(self._words.type_in(node), self.press("type", field.name), "primary")
        steps = [
            button(
                f"{by:+d}".replace("-", MINUS),
                self.press("step", field.name, str(by)),
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
                self.press("set", field.name, "0"),
                self._words.placeholder("bot-choose-pieces"),
                options,
                least=0,
                most=min(MOST_OPTIONS, max(1, node.most)),
            )
        if not all_pieces_shown(node):
            self._page.buttons([button(self._words.type_in(node), self.press("type", field.name))])

    def _options(self, field: Field, node: Pick | Picks | Several, page: int, chosen: set[Any]) -> list[Any]:
        said = self._words.notes(field)
        return [
            option(self._words.option(each.text), each.id, said.get(each.id), chosen=each.id in chosen)
            for each in open_options(node)[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]
        ]

    def _as_buttons(self, field: Field, node: Pick) -> bool:
        if self.tight or not 1 <= len(node.options) <= BUTTONS_A_ROW:
            return False
        fixed = CUSTOM_ID_LENGTH - len(self.press("pick", field.name).button_id())
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
        before, after = self.press("turn", field.name, str(page - 1)), self.press("turn", field.name, str(page + 1))
        earlier, later = self._words.turns(page, last + 1)
        return [button(earlier, before, disabled=page == 0), button(later, after, disabled=page == last)]
