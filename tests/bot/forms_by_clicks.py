"""Somebody at a desk without a house: uses its selects and buttons as they are shown, and counts the clicks."""

from __future__ import annotations

from typing import Any

from bot.desk.forms import POINT, continue_order
from bot.messages.custom_ids import Press
from engine.chance import Stream
from engine.contract import Ask, Game
from engine.drafts import least, prune_draft
from engine.forms import Draft, Form, Node, Several
from engine.playouts import draw_value
from engine.texts import Refusal
from face.core.face import Face
from face.core.parts import Layout
from face.desk.form import open_options

FIRST = "@first"
STEPS = 40  # inputs of a form; more would never come to an end


class Hand:
    """One question at one seat. `clicks` counts selects used and buttons pressed; Seal comes on top."""

    def __init__(self, game: Game[Any], face: Face, state: Any, seat: int, ask: Ask) -> None:
        self._game, self._face, self._state, self._seat, self._ask = game, face, state, seat, ask
        self.draft: dict[str, Any] = {}
        self.clicks = 0

    def form(self) -> Form:
        """The form as it is filled in now."""
        return self._game.form(self._state, self._seat, self._ask.id, Draft(self.draft))

    def use(self, name: str, *values: str) -> None:
        """Choose in the control or the input of that name; FIRST is the first choice it offers."""
        view, form = self._game.view(self._state, self._seat), self.form()
        control = next((one for one in self.layout().controls if one.name == name), None)
        if control is None:
            assert name not in self.layout().hidden.union(*(one.covers for one in self.layout().controls)), "not shown"
            node = next(field.node for field in form.fields if field.name == name)
            draft = self.draft
            self.draft = {**draft, name: self._value(node, values)}
            try:
                self._prune(name)
            except Refusal:
                self.draft = draft
                raise
        else:
            offered = [choice.id for choice in control.choices]
            chosen = [offered[0] if value == FIRST else value for value in values]
            assert set(chosen) <= set(offered), (name, offered)
            assert control.least <= len(chosen) <= control.most
            draft, self.draft = self.draft, self._face.controlled(view, self._ask, form, self.draft, name, chosen)
            problem = self.form().problem
            if control.whole and problem is not None:
                self.draft = draft
                raise problem
        self._prune()
        self.clicks += 1

    def take_last(self, name: str) -> None:
        """Take the last step of that input back."""
        node = next(field.node for field in self.form().fields if field.name == name)
        assert isinstance(node, Several)
        self.draft = {**self.draft, name: [option.id for option in node.chosen[:-1]]}
        self._prune()
        self.clicks += 1

    def go_through(self, stream: Stream) -> None:
        """Choose evenly in whatever is still open until nothing is."""
        for _ in range(STEPS):
            form = self.form()
            if not form.missing:
                return
            name = form.missing[0]
            control = next((one for one in self.layout().controls if name in one.covers), None)
            if control is not None:
                self.use(control.name, stream.pick([choice.id for choice in control.choices]))
                continue
            field = next(field for field in form.fields if field.name == name)
            self.draft = {**self.draft, name: draw_value(field.node, stream)}
            self._prune()
            self.clicks += 1
        raise AssertionError(f"no end: {self.draft}")

    def layout(self) -> Layout:
        """How the form is shown now."""
        view, form = self._game.view(self._state, self._seat), self.form()
        return self._face.layout(view, self._ask, form, self.draft, ())

    def _prune(self, changed: str = "") -> None:
        while (kept := prune_draft(self.draft, self.form(), changed)) is not None and kept != self.draft:
            self.draft = kept

    @staticmethod
    def _value(node: Node, values: tuple[str, ...]) -> Any:
        """What those values make of the input, as its select offers them."""
        if isinstance(node, Several):
            ids = [option.id for option in open_options(node)]
            chosen = [ids[0] if value == FIRST else value for value in values]
            assert set(chosen) <= set(ids)
            assert len(chosen) <= node.most - len(node.chosen)
            press = Press("set", argument=f"0{POINT}{len(node.chosen)}")
            return continue_order(node, press, chosen)
        return least(node) if values[0] == FIRST else values[0]
