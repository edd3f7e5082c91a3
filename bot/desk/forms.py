"""Forms by clicks: which draft a press leads to, also in inputs that take steps. Drawing is in bot/desk/form_view.py.

A draft is the partial answer `{field: value}` of engine.core.forms. Every press changes one field; what no longer
fits further down is dropped with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.messages.presses import Press, whole
from engine.core.forms import Amount, Bundle, Field, Form, Node, Option, Pick, Picks, Several
from engine.core.texts import MALFORMED, OUT_OF_RANGE, Listed, Refusal, Text, say
from face.wordings.lengths import MOST_OPTIONS
from face.wordings.reader import Reader
from face.wordings.typed_amounts import number_of

POINT = "."  # between the page of a step's select and how many steps stand before it: "0.2"


def offered(node: Node) -> tuple[Option, ...]:
    """The options that can be chosen now; none where the input has no options."""
    return tuple(option for option in _options(node) if option.closed is None)


def some_closed(node: Node) -> bool:
    """Whether some of its options cannot be chosen now, which is said in a line beneath."""
    return any(option.closed is not None for option in _options(node))


def _options(node: Node) -> tuple[Option, ...]:
    return node.options if isinstance(node, Pick | Picks | Several) else ()


def continued(node: Several, press: Press, values: list[str]) -> list[str]:
    """The ids in order once `values` follow the steps before `press`; several at once in the order offered.

    A press that comes twice, or from an older message, means the same again and adds nothing twice. Raises Refusal
    `not-asked` for a forged one.
    """
    before = node.chosen[: whole(press.argument.partition(POINT)[2])]
    places = {option.id: at for at, option in enumerate(node.options)}
    return [*(option.id for option in before), *sorted(values, key=lambda id: places.get(id, len(places)))]


def fitting_steps(form: Form, name: str) -> list[str]:
    """Lists the ids chosen in the `Several` of that name before the first that does not fit; none for another input."""
    node = next((field.node for field in form.fields if field.name == name), None)
    return [option.id for option in node.chosen] if isinstance(node, Several) else []


def left_out(form: Form, name: str, ids: list[str], kept: int, why: Text) -> Text:
    """Says which of `ids`, chosen in the `Several` of that name, are not among the `kept` first, and why."""
    said = {option.id: option.text for field in form.fields if field.name == name for option in _options(field.node)}
    dropped = tuple(said[id] for id in ids[kept:] if id in said)
    return say("bot-several-left-out", what=Listed(dropped), why=why) if dropped else why


def older_select(form: Form, press: Press, values: list[str]) -> tuple[Press, list[str]] | None:
    """Translates a press on a select of release 0.2.0, where each step had one ("order2"); None for another."""
    stem = press.field.rstrip("0123456789")
    number = whole(press.field.removeprefix(stem) or "0")
    if number < 1 or not any(field.name == stem and isinstance(field.node, Several) for field in form.fields):
        return None
    at = replace(press, action="set", field=stem, argument=f"0{POINT}{number - 1}")
    return at, [value for value in values if value != "stop"]


def steps_text(node: Several, label: Text, heading: str, reader: Reader) -> str:
    """`heading`, or a line for each step where there are more; and that several can be chosen at once."""
    lines = [heading]
    if len(node.chosen) > 1:
        lines = [reader.line(say("bot-several", label=label, count=len(node.chosen), most=node.most))]
        for number, option in enumerate(node.chosen, 1):
            lines.append(reader.line(say("bot-several-step", number=number, what=option.text)))
    if min(len(offered(node)), node.most - len(node.chosen)) > 1:
        lines.append(reader.line(say("bot-several-at-once")))
    return "\n".join(lines)


PIECE = "."  # between a kind and the number of the piece in a bundle's options: "wood.2"


class InHand(Struct, frozen=True):
    """The input in hand: `at`, with the `page` of its select, and `why` it was refused.

    `sure`: Seal was pressed, and the form's warning is asked about before it counts.
    """

    at: str = ""
    page: int = 0
    why: Text | None = None
    sure: bool = False


NOTHING_IN_HAND = InHand()


def pages(field: Field) -> int:
    """Counts the selects that the field's options need."""
    return max(1, -(-len(offered(field.node)) // MOST_OPTIONS))


def nothing_to_choose(field: Field, answer: Any) -> bool:
    """Whether the field takes its present answer and no other, so that its heading says all there is to say."""
    node = field.node
    if isinstance(node, Pick):
        return len(node.options) == 1 and node.options[0].id == answer
    if isinstance(node, Picks):
        return node.least == node.most == len(node.options) == len(answer or ())
    return isinstance(node, Amount) and node.least == node.most == answer


def pieces(node: Bundle, chosen: Mapping[str, int]) -> dict[str, int]:
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


def chosen(field: Field, values: list[str], page: int, before: Any) -> Any:
    """The field's value after its select was used with `values` (or its button, with one). Raises Refusal."""
    node = field.node
    if isinstance(node, Pick):
        return values[0] if values else None
    if isinstance(node, Picks):
        here = {option.id for option in offered(node)[page * MOST_OPTIONS : (page + 1) * MOST_OPTIONS]}
        kept = [id for id in before or () if id not in here]
        return [*kept, *(id for id in values if id in here)]
    if isinstance(node, Amount):
        return _number(field, values[0] if values else "")
    counted: dict[str, int] = {}
    for value in values:
        kind, _, _ = value.rpartition(PIECE)
        counted[kind] = counted.get(kind, 0) + 1
    return counted


def stepped(field: Field, by: int, before: Any) -> int:
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
    number = number_of(words)
    if number is None:
        raise Refusal(OUT_OF_RANGE, field=field.name, least=node.least, most=node.most)
    return number
