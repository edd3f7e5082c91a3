"""Forms by clicks: which draft a press leads to. Pure; drawing is in bot/form_view.py.

A draft is the partial answer `{field: value}` of engine.core.forms. Every press changes one field; what no longer
fits further down is dropped with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.forms import Amount, Bundle, Field, Form, Pick, Picks
from engine.core.refusals import MALFORMED, OUT_OF_RANGE, TOO_FEW, TOO_MANY, UNKNOWN_FIELD, Refusal

PIECE = "."  # between a kind and the number of the piece in a bundle's options: "wood.2"
PAGE = 25  # options of a select
KEEP_OPEN = frozenset({TOO_FEW, TOO_MANY})  # a half-made choice stays in the draft with these


def field_of(form: Form, name: str) -> Field | None:
    """The open field of that name."""
    return next((field for field in form.fields if field.name == name), None)


def pages(field: Field) -> int:
    """How many selects' worth of options the field has."""
    count = len(field.node.options) if isinstance(field.node, Pick | Picks) else 1
    return max(1, -(-count // PAGE))


def pieces(node: Bundle, chosen: Mapping[str, int]) -> dict[str, int]:
    """How many single pieces of each kind the bundle's select shows: 25 in all, what is chosen first."""
    shown = {kind: min(limit, chosen.get(kind, 0)) for kind, limit in node.limits.items()}
    free = PAGE - sum(shown.values())
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
    return sum(node.limits.values()) <= PAGE


def chosen(field: Field, values: list[str], page: int, before: Any) -> Any:
    """The field's value after its select was used with `values` (or its button, with one). Raises Refusal."""
    node = field.node
    if isinstance(node, Pick):
        return values[0] if values else None
    if isinstance(node, Picks):
        here = {option.id for option in node.options[page * PAGE : (page + 1) * PAGE]}
        kept = [one for one in before or () if one not in here]
        return [*kept, *(one for one in values if one in here)]
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


def typed_number(field: Field, words: str) -> int:
    """A typed amount. Raises Refusal `out-of-range` with the limits, also for what is no number."""
    return _number(field, words.strip())


def pruned(draft: Mapping[str, Any], form: Form, changed: str) -> dict[str, Any] | None:
    """The draft without the first field that no longer fits after `changed` was set; None if nothing is to drop.

    Raises the Refusal if it is `changed` itself that the rules refuse (and not just unfinished).
    """
    problem = form.problem
    if problem is None:
        return None
    if problem.code == UNKNOWN_FIELD:
        open_fields = {field.name for field in form.fields}
        return {name: value for name, value in draft.items() if name in open_fields}
    culprit = culprit_of(form, draft)
    if culprit is None:
        return None
    if culprit == changed:
        if problem.code in KEEP_OPEN:
            return None
        raise problem
    if problem.code in KEEP_OPEN and culprit in draft and _unfinished(form, culprit):
        return None
    return {name: value for name, value in draft.items() if name != culprit}


def culprit_of(form: Form, draft: Mapping[str, Any]) -> str | None:
    """The field the form's problem is about: the first that was given and not taken."""
    return next((name for name in form.missing if name in draft), None)


def _unfinished(form: Form, name: str) -> bool:
    field = field_of(form, name)
    return field is not None and isinstance(field.node, Picks | Bundle)


def _number(field: Field, words: str) -> int:
    node = field.node
    if not isinstance(node, Amount):
        raise Refusal(MALFORMED, field=field.name)
    if not words.removeprefix("-").isdecimal():
        raise Refusal(OUT_OF_RANGE, field=field.name, least=node.least, most=node.most)
    return int(words)
