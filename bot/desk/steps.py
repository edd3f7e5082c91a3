"""The steps of a `Several` on a desk: what a press makes of them, and how they read."""

from __future__ import annotations

from msgspec.structs import replace

from bot.kit.presses import Press, whole
from bot.kit.reader import Reader
from engine.core.forms import Form, Node, Option, Pick, Picks, Several
from engine.core.texts import Listed, Text, say

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
