"""Forms filled in by themselves: the least that is legal in every field that is still missing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.forms import Amount, Bundle, Draft, Node, Picks, Several, Value


def least(node: Node) -> Value:
    """The smallest legal value of `node`: its first open option, its least amount; of a `Several` the next step there.

    Raises LookupError without one.
    """
    if isinstance(node, Amount):
        return node.least
    if isinstance(node, Bundle):
        left, taken = node.least, {}
        for kind, limit in node.limits.items():
            if left > 0:
                taken[kind] = min(limit, left)
                left -= taken[kind]
        return taken
    ids = [option.id for option in node.options if option.closed is None]
    if isinstance(node, Picks):
        return ids[: node.least]
    if isinstance(node, Several) and len(node.chosen) >= node.least:
        return [option.id for option in node.chosen]
    if not ids:
        raise LookupError("nothing to choose")
    return [*(option.id for option in node.chosen), ids[0]] if isinstance(node, Several) else ids[0]


def filled(value: Mapping[str, Any], fill: Callable[[Draft], object]) -> dict[str, Any]:
    """`value`, completed: each field that the form declared by `fill` still misses is set to its least value."""
    complete = dict(value)
    while True:
        draft = Draft(complete)
        fill(draft)
        form = draft.form()
        if not form.missing:
            return form.sealed()
        field = next(field for field in form.fields if field.name == form.missing[0])
        complete[field.name] = least(field.node)
