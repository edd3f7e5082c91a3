"""Standing orders of Paladins: the next turn, planned ahead, and what one's Conspirators do in an Inquisition.

A planned turn is one that could be taken now. When the turn comes it is taken if everything it needs is still there
and it asks and costs the same; if it would bring an Inquisition about, the player is asked instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, convert

from engine.contract import Ask, Disarm, OrderKind
from engine.forms import Draft, Form
from engine.texts import NOT_OFFERED, Named, Refusal, Text, say, things
from games.paladins.rules.mechanics.powers import powers
from games.paladins.rules.mechanics.working import Working, workers_of
from games.paladins.rules.phases.turns import REPENT, TURN, fill_turn
from games.paladins.rules.prospects import foreseen
from games.paladins.rules.rulebook import JAR_PLACE, PLACE, plain
from games.paladins.rules.state import Strike
from games.paladins.rules.view import View

NEXT = "turn"
ALL, NOTHING = "all", "nothing"
SPENT = "spent"  # the silver and provisions a planned turn costs
TARGETS = {
    "townsfolk": "townsfolk",
    "outsider": "outsider",
    "favour": "favour",
    "space": PLACE,
    "jar": JAR_PLACE,
    "clear": "paladins-action",
}
"""Fields of a turn that name what it turns to, and the kind of name."""


class Repentance(Struct, frozen=True):
    """The order for Inquisitions. `how`: ALL that can be discarded, or NOTHING."""

    how: str


def orders(view: View) -> tuple[OrderKind, ...]:
    """The next turn, and Inquisitions. They answer at once: everything they go by lies open."""
    if view.own is None or view.step == "end":
        return ()
    return (
        OrderKind(NEXT, say("paladins-order-next"), once=True, open=True),
        OrderKind(REPENT, say("paladins-order-repent"), open=True),
    )


def is_taken_now(view: View, kind: str) -> bool:
    """Whether an order of that kind is the answer to the question of the moment."""
    return kind == NEXT and view.asked == TURN and view.seat == view.viewer


def order_form(view: View, kind: str, draft: Draft) -> Form:
    """The form of an order as far as `draft` fills it in. Raises Refusal `not-offered`."""
    if view.viewer is None or kind not in {order.id for order in orders(view)}:
        raise Refusal(NOT_OFFERED, field=kind)
    if kind == REPENT:
        draft.pick("how", (plain(ALL, "paladins-repent-all"), plain(NOTHING, "paladins-repent-nothing")), ALL)
        return draft.form()
    work = Working(foreseen(view, view.viewer))
    if fill_turn(work, draft):
        draft.amount(SPENT, work.paid, work.paid, work.paid)
    return draft.form()


def order_sentence(kind: str, value: Mapping[str, Any]) -> Text:
    """A complete order in words."""
    if kind == REPENT:
        return say("paladins-order-repent-so", how=convert(value, Repentance).how)
    action = Named("paladins-action", value["action"])
    if value["action"] == "pass":
        return say("paladins-order-pass-so", things=things(value.get("keep", {})))
    workers = things(workers_of(tuple(value["workers"].split("."))))
    field = next((field for field in TARGETS if value.get(field, "none") != "none"), None)
    if field is None:
        return say("paladins-order-so", action=action, workers=workers)
    return say("paladins-order-at-so", action=action, workers=workers, what=Named(TARGETS[field], value[field]))


def matches(kind: str, value: Mapping[str, Any], view: View, ask: Ask) -> dict[str, Any] | Disarm | None:
    """The planned answer, None if something else is asked, or the reason why it is not as it was planned."""
    if ask.kind != kind or view.viewer is None:
        return None
    if kind == REPENT:
        return {"count": _most(view) if convert(value, Repentance).how == ALL else 0}
    turn = {name: chosen for name, chosen in value.items() if name != SPENT}
    draft, work = Draft(turn), Working(foreseen(view, view.viewer))
    fill_turn(work, draft)
    form = draft.form()
    if form.problem is not None:
        return Disarm(say("paladins-order-closed", reason=form.problem.text))
    if form.missing:
        return Disarm(say("paladins-order-asks"))
    if work.paid > value.get(SPENT, 0):
        return Disarm(say("paladins-order-dearer", price=work.paid, planned=value.get(SPENT, 0)))
    if any(isinstance(todo, Strike) for todo in work.agenda):
        return Disarm(say("paladins-order-inquisition"))
    return turn


def _most(view: View) -> int:
    """The suspicions that the seat's Conspirators may discard."""
    assert view.viewer is not None  # noqa: S101  an onlooker gives no orders
    me = view.seats[view.viewer]
    return min(powers(view.pack, me.retinue, me.paladin).repent, len(me.suspicions))
