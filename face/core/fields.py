"""Words a form's inputs: their headings, the present choices, and the placeholders of selects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.contract import Ask
from engine.core.forms import Bundle, Field, Form, Option, Pick, Picks, Several
from engine.core.texts import Listed, Param, Text, Things, say, things
from face.core.face import Face, answer_of
from face.core.parts import Layout
from face.wordings.lengths import OPTION_LABEL
from face.wordings.reader import Reader


class FieldWords:
    """Says the inputs of one form in the reader's language. `draft`: what was given so far."""

    def __init__(self, ask: Ask, form: Form, draft: dict[str, Any], layout: Layout, reader: Reader, face: Face) -> None:
        self._ask = ask
        self._form = form
        self._layout = layout
        self._reader = reader
        self._face = face
        self._answer: Mapping[str, Any] = answer_of(form, draft)

    def label(self, field: Field) -> str:
        """Gives the heading of an input for a button or an option."""
        return self._reader.label(self.heading_text(field))

    def heading(self, field: Field) -> str:
        """Says an input's heading with its present choice."""
        return self._reader.line(say("bot-field", label=self.heading_text(field), value=self.words(field)))

    def heading_text(self, field: Field) -> Text:
        """Gives an input's heading: the game's own for this moment, else the one of its name."""
        own = self._layout.labels.get(field.name)
        return own or self._face.field(self._ask, field.name, self._reader.texts.has)

    def words(self, field: Field) -> Param:
        """Says the present choice."""
        node = field.node
        if isinstance(node, Several):
            if not node.chosen:
                return say("bot-open") if field.name in self._form.missing else self.none(field)
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
        closed: dict[str, list[Text]] = {}
        for option in node.options:
            if option.closed is not None:
                closed.setdefault(self._reader.line(option.closed), []).append(option.text)
        said = {why: self._reader.line(say("bot-closed-options", what=Listed(tuple(closed[why])))) for why in closed}
        return "\n".join(f"-# {which} {why}" for why, which in said.items())

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

    def none(self, field: Field) -> Text:
        """Says that nothing is chosen, in the game's own words where it has any."""
        own = Text(f"{self._face.game_id}-none-{field.name}")
        return own if self._reader.texts.has(own.key) else say("bot-none")
