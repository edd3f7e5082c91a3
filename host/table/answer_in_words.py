"""Puts an answer that was given for an absent player into words: the question, and each input."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.core.contract import Ask, Game
from engine.core.forms import Amount, Bundle, Draft, Node, Pick, Several
from engine.core.texts import Listed, Param, things


class AnswerInWords(Struct, frozen=True):
    """An answer in words: `words` by the name of the input, in the order of the form."""

    ask: Ask
    words: dict[str, Param]


def given(game: Game[Any], state: Any, seat: int, ask: Ask, value: Mapping[str, Any]) -> AnswerInWords:
    """`value` in words, as the filled-in form of `ask` would show it."""
    form = game.form(state, seat, ask.id, Draft(value))
    shown = {
        field.name: _words(field.node, form.value.get(field.name))
        for field in form.fields
        if field.name in form.value or isinstance(field.node, Several)
    }
    return AnswerInWords(ask, shown)


def _words(node: Node, value: Any) -> Param:
    if isinstance(node, Amount):
        return int(value)
    if isinstance(node, Bundle):
        return things(value)
    if isinstance(node, Several):
        return Listed(tuple(option.text for option in node.chosen)) if node.chosen else things({})
    texts = {option.id: option.text for option in node.options}
    if isinstance(node, Pick):
        return texts[value]
    return Listed(tuple(texts[option] for option in value))
