"""Answering the inquisitors on the desk: to whom a soul piece is shown, to whom an indulgence goes; the rest punish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.devil.card_sentences import penalty
from bot.games.face_parts import Choice, Control, Layout
from engine.core.forms import Form
from engine.core.texts import Named, Text, say
from engine.devil.pack import Pack
from engine.devil.phases.answers import INDULGENCE, PENALTY, SOUL
from engine.devil.view import View

NOBODY = "nobody"
CONTROLS = {"answer-soul": SOUL, "answer-indulgence": INDULGENCE}
HOUSEGUEST = "houseguest"


def inquisitor_layout(view: View, form: Form, cards: Pack) -> Layout:
    """Two selects for all inquisitors, and headings that name them."""
    facing = facing_of(view, form)
    labels = {name: _label(name, facing) for name in (field.name for field in form.fields)}
    if view.own is None or view.viewer is None:
        return Layout(labels=labels)
    covers = frozenset(facing)
    most = {"answer-soul": view.own.pieces_left, "answer-indulgence": view.seats[view.viewer].indulgences}
    controls = []
    for name, count in most.items():
        if count or name == "answer-soul":
            choices = _choices(CONTROLS[name], form, facing if count else {}, cards)
            label = say(f"devil-{name}s", count=count)
            controls.append(Control(name, label, choices, covers, 1, max(1, min(count, len(facing)))))
    return Layout(tuple(controls), labels)


def inquisitor_controlled(
    view: View, form: Form, draft: Mapping[str, Any], control: str, values: list[str]
) -> dict[str, Any]:
    """The draft with everybody named answered that way, and the penalty from all who have no answer yet.

    Nobody and somebody exclude each other: of both, what was not chosen before counts.
    """
    answer = CONTROLS[control]
    facing = facing_of(view, form)
    if NOBODY in values and any(form.value.get(field) == answer for field in facing):
        values = [NOBODY]
    changed = {name: value for name, value in draft.items() if name.partition(".")[0] not in facing or "." in name}
    for field in facing:
        before = form.value.get(field, PENALTY)
        changed[field] = answer if field in values else PENALTY if before == answer else before
    return {name: value for name, value in changed.items() if "." not in name or _punished(name, changed)}


def facing_of(view: View, form: Form) -> dict[str, str]:
    """The inquisitor behind each input of the form, in board order."""
    by_input = dict(view.own.facing) if view.own is not None else {}
    return {field.name: by_input.get(field.name, HOUSEGUEST) for field in form.fields if "." not in field.name}


def _punished(name: str, draft: Mapping[str, Any]) -> bool:
    return draft.get(name.partition(".")[0]) == PENALTY


def _choices(answer: str, form: Form, facing: Mapping[str, str], cards: Pack) -> tuple[Choice, ...]:
    """`facing`: to whom the answer can be given; nobody at all is a choice too."""
    choices = [
        Choice(
            field,
            say("devil-named", what=Named("inquisitor", inquisitor)),
            penalty(cards.inquisitors[inquisitor]),
            form.value.get(field) == answer,
        )
        for field, inquisitor in facing.items()
    ]
    decided = bool(form.value) and not any(choice.chosen for choice in choices)
    return (*choices, Choice(NOBODY, say(f"devil-answer-{answer}-nobody"), None, decided))


def _label(name: str, facing: Mapping[str, str]) -> Text:
    field, _, part = name.partition(".")
    what = Named("inquisitor", facing.get(field, HOUSEGUEST))
    return say(f"devil-field-inquisitor-{part}" if part else "devil-field-inquisitor", what=what)
