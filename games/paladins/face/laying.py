"""Workers laid on the spaces of an action: which spaces it has, and what each way to fill them lays where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.forms import Form
from engine.texts import Named, say
from face.core.inputs import Laying
from face.core.parts import options_of
from games.paladins.rules.mechanics.powers import spaces_left
from games.paladins.rules.pack import Pack
from games.paladins.rules.rulebook import ANY, LEFT, RIGHT, WORKERS
from games.paladins.rules.view import PublicSeat, View

_ACTION, _FAVOUR, _WORKERS = "action", "favour", "workers"
_SIGNS = {ANY: "anyone"}


def layings_of(view: View, form: Form, cards: Pack) -> tuple[Laying, ...]:
    """The laying of workers, where the form asks for it."""
    field = next((field for field in form.fields if field.name == _WORKERS), None)
    action = str(form.value.get(_ACTION, ""))
    if field is None or view.viewer is None or not options_of(field):
        return ()
    me = view.boards[view.viewer]
    ways = {option.id: tuple(option.id.split(".")) for option in options_of(field)}
    most = max(map(len, ways.values()))
    heading = say("paladins-lay", action=Named("paladins-action", action))
    held = {kind: count for kind, count in zip(WORKERS, me.workers, strict=True) if count}
    return (Laying(_WORKERS, heading, _spaces(action, me, form.value, cards)[:most], held, ways, _SIGNS),)


def _spaces(action: str, me: PublicSeat, value: Mapping[str, Any], cards: Pack) -> tuple[str, ...]:
    """What the spaces of an action take on which no workshop lies."""
    if action in LEFT:
        return cards.board.left[action].spaces
    if action in RIGHT:
        return spaces_left(cards.board.right[action].spaces, me.workshops.get(action, 0))
    favour = cards.favours.get(str(value.get(_FAVOUR, "")))
    return () if favour is None else (favour.space,)
