"""An answer in words, as the filled-in form would show it: afterwards its form is no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.contract import Ask, Game
from engine.forms import Amount, Bundle, Draft, Node, Pick, Several
from engine.texts import Happening, Listed, Param, Text, private, say, things

GIVEN_FOR = "log-given-for"
"""What was answered for whoever reads it, and to which question: the first happening of such a move."""


_INPUT = "its_"  # begins the names of the inputs among the parameters of such a text


class AnswerInWords(Struct, frozen=True):
    """An answer in words: `words` by the name of the input, in the order of the form."""

    ask: Ask
    words: dict[str, Param]


def answer_in_words(game: Game[Any], state: Any, seat: int, ask: Ask, value: Mapping[str, Any]) -> AnswerInWords:
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


def told_given(game: Game[Any], state: Any, seat: int, ask_id: str, value: Mapping[str, Any]) -> tuple[Happening, ...]:
    """What that seat alone is told of an answer given for it in `state`; nothing of one that it doesn't owe."""
    ask = game.asks(state).get(seat)
    if ask is None or ask.id != ask_id:
        return ()
    words = answer_in_words(game, state, seat, ask, value).words
    inputs = {f"{_INPUT}{name}": word for name, word in words.items()}
    return (
        private(seat, say(GIVEN_FOR, what=ask.prompt, kind=ask.kind, answer=Listed(tuple(words.values())), **inputs)),
    )


def tells_given(happenings: Sequence[Happening]) -> bool:
    """Whether a move with these happenings tells its seat what was answered for it."""
    return any(text.key == GIVEN_FOR for each in happenings[:1] for text in each.private.values())


def answer_told(text: Text) -> AnswerInWords:
    """The answer that such a text tells; its question has no id."""
    prompt, kind = text.params["what"], text.params["kind"]
    assert isinstance(prompt, Text)  # noqa: S101  as `told_given` has put it there
    words = {name.removeprefix(_INPUT): word for name, word in text.params.items() if name.startswith(_INPUT)}
    return AnswerInWords(Ask("", str(kind), prompt), words)
