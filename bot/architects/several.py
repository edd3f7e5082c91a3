"""Exchanges, orders and captures: what a place lets one do several times is chosen in one select.

The order in which it is done is worked out here: what brings something first, what costs after it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.face import Choice, Control
from engine.architects.choosing import STOP
from engine.architects.effects import Capture, Trade
from engine.architects.locations.guardhouse import BUY, IMPRISON, OWE, PAY_DEBT, RELEASE
from engine.architects.locations.guildhall import BUILD
from engine.architects.locations.storehouse import plentiful
from engine.architects.pack import Pack
from engine.architects.powers import NO_BONUS, Powers, compiled
from engine.architects.reasons import CANNOT_PAY, NONE_CAPTURED, TOO_MANY_PLACES
from engine.architects.things import SILVER, TOWN_CENTRE, Goods, minus, plus
from engine.architects.view import PublicSeat, View
from engine.core.forms import Form, Option, Pick
from engine.core.refusals import Refusal
from engine.core.texts import say

TRADES, ORDERS, CAPTURES = "trades", "orders", "captures"
NAMES = (TRADES, ORDERS, CAPTURES)
_STEMS = {"trade": TRADES, "order": ORDERS, "capture": CAPTURES}
_MOST_CHOICES = 25  # of a select
_ORDERLY = (IMPRISON, RELEASE, OWE, BUY, PAY_DEBT)  # silver comes in before it goes out
_NUMBER = "#"  # before the number of a repetition in a choice's id


def gathered(form: Form) -> dict[str, str]:
    """The inputs that stand together in one control, by name, and its name.

    Where there are more workers to capture than a select can show, the plain inputs stay.
    """
    found = {}
    for field in form.fields:
        control = _control_of(field.name)
        if control and len(_options(form, _first(control))) <= _MOST_CHOICES:
            found[field.name] = control
    return found


def is_first(field: str) -> bool:
    """Whether the control of that input is drawn in its place."""
    return field.endswith("1") and field == _first(_control_of(field))


def several_control(name: str, view: View, form: Form, cards: Pack) -> Control:
    """The select for all that is done there."""
    covers = frozenset(field.name for field in form.fields if _control_of(field.name) == name)
    chosen = [str(form.value[field.name]) for field in form.fields if field.name in covers & form.value.keys()]
    most = _most(name, form, cards)
    times = _times(name, view, form, most, cards)
    choices = [Choice(STOP, say(f"architects-no-{name}"), None, STOP in chosen[:1])]
    for option in _options(form, _first(name)):
        for number in range(1, times.get(option.id, 0) + 1):
            note = say("architects-once-more", number=number) if number > 1 else None
            id = option.id if number == 1 else f"{option.id}{_NUMBER}{number}"
            choices.append(Choice(id, option.text, note, chosen.count(option.id) >= number))
    done = sum(one != STOP for one in chosen)
    label = say(f"architects-several-{name}", done=done, most=most)
    return Control(name, label, tuple(choices[:_MOST_CHOICES]), covers, 1, min(most, len(choices)))


def several_controlled(
    view: View, form: Form, draft: Mapping[str, Any], control: str, values: list[str], cards: Pack
) -> dict[str, Any]:
    """The draft with those things done, one after the other. Raises Refusal for what does not go together."""
    wanted = [value.partition(_NUMBER)[0] for value in values if value != STOP]
    me, mine = _me(view, cards)
    if control == TRADES:
        order = _traded(wanted, me, mine, cards)
    elif control == ORDERS:
        order = _obeyed(wanted, form, me, mine, cards)
    else:
        order = _captured(wanted, view, form, me, mine, cards)
    stem = _first(control).removesuffix("1")
    kept = {key: value for key, value in draft.items() if _control_of(key) != control and not key.startswith("goods")}
    done = {f"{stem}{number}": one for number, one in enumerate(order, 1)}
    return kept | (done or {f"{stem}1": STOP})


# ------------------------------------------------------------------------------------------------------ what is shown


def _times(name: str, view: View, form: Form, most: int, cards: Pack) -> dict[str, int]:
    """How often each option can be chosen."""
    options = [one for one in _options(form, _first(name)) if one.id != STOP]
    is_open = {one.id for one in options if one.closed is None}
    me, _ = _me(view, cards)
    if name == TRADES:
        coming = {kind for one in is_open for kind in _exchange(one, cards)[3]}
        return {one.id: _affordable(one.id, me.stock, coming, most, cards) for one in options}
    if name == CAPTURES:
        return dict.fromkeys(is_open, 1)
    times = dict.fromkeys(is_open, 1)
    if me.debts and is_open & {PAY_DEBT, IMPRISON}:
        times[PAY_DEBT] = min(most, me.debts)
    return times


def _affordable(id: str, stock: Goods, coming: set[str], most: int, cards: Pack) -> int:
    """How often that exchange can be paid out of `stock`, once at least if another one may bring what is missing."""
    kinds, count, give, _ = _exchange(id, cards)
    if kinds:
        times = sum(stock.get(kind, 0) for kind in kinds) // count
        return min(most, max(times, 1 if coming & set(kinds) else 0))
    times = min(stock.get(kind, 0) // amount for kind, amount in give.items())
    return min(most, max(times, 1 if coming & set(give) else 0))


def _most(name: str, form: Form, cards: Pack) -> int:
    """How often something can be done there."""
    chosen = str(form.value.get("location", form.value.get("work", "")))
    if chosen.startswith(BUILD):
        effect = cards.buildings[chosen.removeprefix(BUILD)].effect
        return effect.n if isinstance(effect, Capture) else 1
    count = next((one.text.params.get("count") for one in _options(form, "location") if one.id == chosen), 1)
    return count if isinstance(count, int) else 1


def _options(form: Form, name: str) -> tuple[Option, ...]:
    node = next((field.node for field in form.fields if field.name == name), None)
    return node.options if isinstance(node, Pick) else ()


def _first(control: str) -> str:
    return next((f"{stem}1" for stem, name in _STEMS.items() if name == control), "")


def _control_of(field: str) -> str:
    stem = field.rstrip("0123456789")
    return _STEMS.get(stem, "") if stem != field else ""


# ---------------------------------------------------------------------------------------------------- what is meant


def _exchange(id: str, cards: Pack) -> tuple[tuple[str, ...], int, Goods, Goods]:
    """An exchange: any so many of these kinds, or exactly these goods, for those."""
    for printed in cards.board.storehouse:
        if printed.id == id:
            return printed.kinds, printed.n, {}, printed.take
    trade = next(power for power in cards.apprentices[id].power if isinstance(power, Trade))
    return (), 0, trade.give, trade.take


def _traded(wanted: Sequence[str], me: PublicSeat, mine: Powers, cards: Pack) -> list[str]:
    """Exact goods first, any of a few kinds after them; what another exchange must bring first waits for it."""
    left = sorted(wanted, key=lambda one: len(_exchange(one, cards)[0]))
    stock, order = dict(me.stock), list[str]()
    while left:
        able = next((one for one in left if _given(one, stock, cards) is not None), None)
        if able is None:
            raise Refusal(CANNOT_PAY)
        given = _given(able, stock, cards)
        stock = plus(minus(stock, given or {}), _exchange(able, cards)[3])
        left.remove(able)
        order.append(able)
    return order


def _given(id: str, stock: Goods, cards: Pack) -> Goods | None:
    """What that exchange takes out of `stock`, None if it cannot be paid."""
    kinds, count, give, _ = _exchange(id, cards)
    if kinds:
        held = {kind: stock.get(kind, 0) for kind in kinds if stock.get(kind, 0)}
        return plentiful(held, count) if sum(held.values()) >= count else None
    return give if all(stock.get(kind, 0) >= amount for kind, amount in give.items()) else None


def _obeyed(wanted: Sequence[str], form: Form, me: PublicSeat, mine: Powers, cards: Pack) -> list[str]:
    """Orders of the Guardhouse: what brings silver comes before what costs some."""
    if BUY in wanted and OWE in wanted:
        raise Refusal(NONE_CAPTURED)
    silver = me.stock.get(SILVER, 0)
    if IMPRISON in wanted:
        silver += sum(me.captured) * cards.board.guardhouse.reward
        silver += mine.also.get(IMPRISON, NO_BONUS).goods.get(SILVER, 0)
    for option in _options(form, _first(ORDERS)):
        price = option.text.params.get("price")
        if isinstance(price, int):
            silver -= price * wanted.count(option.id)
    if silver < 0:
        raise Refusal(CANNOT_PAY)
    return sorted(wanted, key=_ORDERLY.index)


def _captured(wanted: Sequence[str], view: View, form: Form, me: PublicSeat, mine: Powers, cards: Pack) -> list[str]:
    """Captures, in as many places and for as much silver as the rules allow."""
    rules = cards.board.town_centre
    if len({one.rpartition(".")[0] for one in wanted}) > rules.places[str(len(view.seats))]:
        raise Refusal(TOO_MANY_PLACES)
    if wanted and form.value.get("location") == TOWN_CENTRE:
        ignored = cards.board.track.tax_ignored
        less = mine.tax + (ignored[me.virtue] if me.virtue < len(ignored) else 0)
        further = max(0, rules.silver - mine.cheaper.get(TOWN_CENTRE, 0))
        if me.stock.get(SILVER, 0) < max(0, rules.tax - less) + further * (len(wanted) - 1):
            raise Refusal(CANNOT_PAY)
    return list(wanted)


def _me(view: View, cards: Pack) -> tuple[PublicSeat, Powers]:
    if view.viewer is None:
        raise LookupError("a turn belongs to a seat")
    me = view.seats[view.viewer]
    return me, compiled(view.pack, me.character, me.apprentices)
