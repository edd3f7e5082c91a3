"""Forms by clicks: which draft a press leads to, also in inputs that take steps; and the window for typing.

A draft is the partial answer `{field: value}` of engine.forms. Every press changes one field; what no longer
fits further down is dropped with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.messages.custom_ids import INPUT, Press, number_in_part, word_modal
from engine.drafts import field_of
from engine.forms import Amount, Bundle, Field, Form, Node, Pick, Picks, Several
from engine.texts import MALFORMED, OUT_OF_RANGE, UNKNOWN_FIELD, Refusal
from face.core.parts import answer_of
from face.desk.form import TYPED_LENGTH, TypingWords, open_options, options_of_node
from face.wordings.lengths import MOST_OPTIONS
from face.wordings.reader import Reader
from face.wordings.typed_amounts import parse_number, parse_things

POINT = "."  # between the page of a step's select and how many steps stand before it: "0.2"


def some_closed(node: Node) -> bool:
    """Whether some of its options cannot be chosen now, which is said in a line beneath."""
    return any(option.closed is not None for option in options_of_node(node))


def continue_order(node: Several, press: Press, values: list[str]) -> list[str]:
    """The ids in order: the steps chosen before `press`, then `values`, several at once in the order offered.

    A press that comes twice, or from an older message, means the same again and adds nothing twice. Raises Refusal
    `not-asked` for a forged one.
    """
    before = node.chosen[: number_in_part(press.argument.partition(POINT)[2])]
    places = {option.id: at for at, option in enumerate(node.options)}
    return [*(option.id for option in before), *sorted(values, key=lambda id: places.get(id, len(places)))]


def older_select(form: Form, press: Press, values: list[str]) -> tuple[Press, list[str]] | None:
    """Translates a press on a select of release 0.2.0, where each step had one ("order2"); None for another."""
    stem = press.field.rstrip("0123456789")
    number = number_in_part(press.field.removeprefix(stem) or "0")
    if number < 1 or not any(field.name == stem and isinstance(field.node, Several) for field in form.fields):
        return None
    at = replace(press, action="set", field=stem, argument=f"0{POINT}{number - 1}")
    return at, [value for value in values if value != "stop"]


PIECE = "."  # between a kind and the number of the piece in a bundle's options: "wood.2"


def count_selects(field: Field) -> int:
    """Counts the selects that the field's options need."""
    return max(1, -(-len(open_options(field.node)) // MOST_OPTIONS))


def nothing_to_choose(field: Field, answer: Any) -> bool:
    """Whether the field takes its present answer and no other, so that its heading says all there is to say."""
    node = field.node
    if isinstance(node, Pick):
        return len(node.options) == 1 and node.options[0].id == answer
    if isinstance(node, Picks):
        return node.least == node.most == len(node.options) == len(answer or ())
    return isinstance(node, Amount) and node.least == node.most == answer


def count_pieces(node: Bundle, chosen: Mapping[str, int]) -> dict[str, int]:
    """Counts the single pieces of each kind that the bundle's select shows: 25 in all, chosen ones first."""
    shown = {kind: min(limit, chosen.get(kind, 0)) for kind, limit in node.limits.items()}
    free = MOST_OPTIONS - sum(shown.values())
    while free > 0:
        grown = [kind for kind, limit in node.limits.items() if shown[kind] < limit][:free]
        if not grown:
            break
        for kind in grown:
            shown[kind] += 1
        free -= len(grown)
    return shown


def all_pieces_shown(node: Bundle) -> bool:
    """Whether the select shows every piece (otherwise amounts can also be typed)."""
    return sum(node.limits.values()) <= MOST_OPTIONS


def value_after_choice(field: Field, values: list[str], page: int, before: Any) -> Any:
    """The field's value after its select was used with `values` (or its button, with one). Raises Refusal."""
    node = field.node
    if isinstance(node, Pick):
        return values[0] if values else None
    if isinstance(node, Picks):
        here = {option.id for option in open_options(node)[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]}
        kept = [id for id in before or () if id not in here]
        return [*kept, *(id for id in values if id in here)]
    if isinstance(node, Amount):
        return _number(field, values[0] if values else "")
    counted: dict[str, int] = {}
    for value in values:
        kind, _, _ = value.rpartition(PIECE)
        counted[kind] = counted.get(kind, 0) + 1
    return counted


def step_amount(field: Field, by: int, before: Any) -> int:
    """An amount after [-] or [+], kept within its limits."""
    assert isinstance(field.node, Amount)  # noqa: S101  only amounts have these buttons
    start = before if isinstance(before, int) else field.node.least
    return max(field.node.least, min(field.node.most, start + by))


def at_end(node: Amount, answer: int | None, by: int) -> bool:
    """Whether [-] or [+] would leave the amount as it is."""
    at = node.least if answer is None else answer
    return at <= node.least if by < 0 else at >= node.most


def typed_number(field: Field, words: str) -> int:
    """A typed amount. Raises Refusal `out-of-range` with the limits, also for what is no number."""
    return _number(field, words.strip())


def _number(field: Field, words: str) -> int:
    node = field.node
    if not isinstance(node, Amount):
        raise Refusal(MALFORMED, field=field.name)
    number = parse_number(words)
    if number is None:
        raise Refusal(OUT_OF_RANGE, field=field.name, least=node.least, most=node.most)
    return number


def field_meant(form: Form, name: str) -> Any:
    """The input of that name. Raises Refusal `unknown-field`."""
    field = field_of(form, name)
    if field is None:
        raise Refusal(UNKNOWN_FIELD, field=name)
    return field


def page_meant(press: Press) -> int:
    """The page of the select that was used; for a game's own select 1 or 2 in turns, so that its id changes."""
    page = press.argument.partition(POINT)[0]
    if press.action == "control":
        return 2 if page == "1" else 1
    return int(page) if press.action in ("set", "turn") and page.isdecimal() else 0


def value_meant(press: Press, values: list[str], form: Form, before: dict[str, Any], reader: Reader) -> Any:
    """The new value of the field that was pressed. Raises Refusal."""
    field = field_meant(form, press.field)
    if isinstance(field.node, Several):
        return continue_order(field.node, press, values)
    had = answer_of(form, before).get(press.field)
    match press.action:
        case "step" if isinstance(field.node, Amount):
            by = number_in_part(press.argument.removeprefix("-"))
            return step_amount(field, -by if press.argument.startswith("-") else by, had)
        case "type" if isinstance(field.node, Bundle):
            return parse_things(values[0], tuple(field.node.limits), reader)
        case "type":
            return typed_number(field, values[0])
        case "pick":
            return value_after_choice(field, [press.argument], 0, had)
    return value_after_choice(field, values, page_meant(press), had)


def typing_modal(words: TypingWords, press: Press) -> ui.Modal:
    """Makes the window in which an amount, or amounts, are typed."""
    box: ui.TextInput[Any] = ui.TextInput(
        custom_id=INPUT, default=words.typed or None, max_length=TYPED_LENGTH, required=False
    )
    return word_modal(words.title, press, words.title, words.hint, box)
