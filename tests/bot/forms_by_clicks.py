"""Somebody at a desk without a house: uses its selects and buttons as they are shown, and counts the clicks."""

from __future__ import annotations

from typing import Any

from bot.face import Face
from bot.forms import pruned
from engine.core.chance import Stream
from engine.core.contract import Ask, Game
from engine.core.forms import Draft, Form, least
from engine.core.playouts import drawn

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
        control = next((one for one in self._layout(form).controls if one.name == name), None)
        if control is None:
            node = next(field.node for field in form.fields if field.name == name)
            value = least(node) if values[0] == FIRST else values[0]
            self.draft = {**self.draft, name: value}
        else:
            offered = [choice.id for choice in control.choices]
            chosen = [offered[0] if value == FIRST else value for value in values]
            assert set(chosen) <= set(offered), (name, offered)
            assert control.least <= len(chosen) <= control.most
            self.draft = self._face.controlled(view, self._ask, form, self.draft, name, chosen)
        self._prune()
        self.clicks += 1

    def go_through(self, stream: Stream) -> None:
        """Choose evenly in whatever is still open until nothing is."""
        for _ in range(STEPS):
            form = self.form()
            if not form.missing:
                return
            name = form.missing[0]
            control = next((one for one in self._layout(form).controls if name in one.covers), None)
            if control is not None:
                self.use(control.name, stream.pick([choice.id for choice in control.choices]))
                continue
            field = next(field for field in form.fields if field.name == name)
            self.draft = {**self.draft, name: drawn(field.node, stream)}
            self._prune()
            self.clicks += 1
        raise AssertionError(f"no end: {self.draft}")

    def _layout(self, form: Form) -> Any:
        view = self._game.view(self._state, self._seat)
        return self._face.layout(view, self._ask, form, self.draft, ())

    def _prune(self) -> None:
        while (kept := pruned(self.draft, self.form(), "")) is not None and kept != self.draft:
            self.draft = kept
