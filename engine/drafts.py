"""Drafts filled in with the least that is legal, and cut down to what still fits.

Pure: a draft and its form in, another draft out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.forms import Amount, Bundle, Draft, Field, Form, Node, Option, Picks, Plain, Several, Unlisted, Value
from engine.texts import TOO_FEW, TOO_MANY, UNKNOWN_FIELD


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


def choose(
    draft: Draft, name: str, options: Sequence[Option], default: str | None = None, unlisted: Unlisted | None = None
) -> str | None:
    """Picks an option; where only one is open it is the default."""
    if default is None:
        only = ""
        for option in options:
            if option.closed is None:
                if only:
                    break
                only = option.id
        else:
            default = only or None
    return draft.pick(name, options, default, unlisted)


def fill_missing(value: Mapping[str, Any], fill: Callable[[Draft], object]) -> dict[str, Any]:
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


KEEP_OPEN = frozenset({TOO_FEW, TOO_MANY})  # a half-made choice stays in the draft with these


def field_of(form: Form, name: str) -> Field | None:
    """The open field of that name."""
    return next((field for field in form.fields if field.name == name), None)


def prune_draft(draft: Mapping[str, Any], form: Form, changed: str) -> dict[str, Any] | None:
    """The draft without the first field that no longer fits after `changed` was set; None if all fields fit.

    A `Several` keeps what was chosen before the first that does not fit.
    Raises the Refusal if the rules refuse `changed` itself, unless it is only unfinished.
    """
    problem = form.problem
    if problem is None:
        return None
    if problem.code == UNKNOWN_FIELD:
        open_fields = {field.name for field in form.fields}
        return {name: value for name, value in draft.items() if name in open_fields}
    culprit = _culprit_of(form, draft)
    if culprit is None:
        return None
    node = next((field.node for field in form.fields if field.name == culprit), None)
    if isinstance(node, Several) and (culprit != changed or problem.code == TOO_FEW):
        fitting = [option.id for option in node.chosen]
        if fitting == draft[culprit]:
            return None
        kept = {name: value for name, value in draft.items() if name != culprit}
        return {**kept, culprit: fitting} if fitting else kept
    if culprit == changed:
        if problem.code in KEEP_OPEN and not isinstance(node, Several):
            return None
        raise problem
    if problem.code in KEEP_OPEN and culprit in draft and _unfinished(form, culprit):
        return None
    return {name: value for name, value in draft.items() if name != culprit}


def _culprit_of(form: Form, draft: Mapping[str, Any]) -> str | None:
    """The field that the form's problem is about: the first that was given and refused."""
    return next((name for name in form.missing if name in draft), None)


def cut_down(node: Plain, value: Any) -> Any:
    """`value` with its amounts cut down to what `node` takes; other values, and nodes without amounts, as they are."""
    if isinstance(node, Amount) and isinstance(value, int):
        return max(node.least, min(node.most, value))
    if not isinstance(node, Bundle) or not isinstance(value, dict):
        return value
    left, cut = node.most, {}
    for kind, amount in value.items():
        cut[kind] = min(amount, node.limits.get(kind, 0), left)
        left -= cut[kind]
    return cut


def _unfinished(form: Form, name: str) -> bool:
    field = field_of(form, name)
    return field is not None and isinstance(field.node, Picks | Bundle)
