"""What each verb of the cards asks, and what it does: one `ask` (if it has a choice) beside one `do`.

A choice is made with the plan, before the effect resolves; "up to" choices are therefore cut down to what is there
when it resolves. `ask` declares the fields under the effect's key; it returns what is chosen, or None while a field is
open. `do` returns the changed kingdom. Prices (`effects.COSTS`) are checked and paid together, in `resolution.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.forms import Draft, Option
from engine.core.texts import say
from engine.devil import effects as e
from engine.devil.counts import Scene, times
from engine.devil.naming import named_options
from engine.devil.pack import Pack
from engine.devil.production import yields
from engine.devil.reputation import claim, moved
from engine.devil.state import LOST, UNEARNED, Kingdom, levels
from engine.devil.things import COINS, GOODS, covers, minus, plus

Chosen = dict[str, Any]
Ask = Callable[[Any, Draft, str, Kingdom, Scene], Chosen | None]
Do = Callable[[Any, Kingdom, Scene, Chosen], Kingdom]

ASK: dict[type, Ask] = {}
DO: dict[type, Do] = {}


def asks(verb: type) -> Callable[[Ask], Ask]:
    """Register the choice of a verb."""

    def register(ask: Ask) -> Ask:
        ASK[verb] = ask
        return ask

    return register


def does(verb: type) -> Callable[[Do], Do]:
    """Register what a verb does."""

    def register(do: Do) -> Do:
        DO[verb] = do
        return do

    return register


@does(e.Gain)
def _gain(effect: e.Gain, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    count = times(effect.per, kingdom, scene)
    return replace(kingdom, stock=plus(kingdom.stock, effect.things, count))


@asks(e.Choose)
def _ask_choose(effect: e.Choose, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    goods = draft.bundle(key, dict.fromkeys(effect.goods, effect.n), effect.n, effect.n)
    return None if goods is None else {"goods": goods}


@does(e.Choose)
def _choose(effect: e.Choose, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return replace(kingdom, stock=plus(kingdom.stock, chosen["goods"], times(effect.per, kingdom, scene)))


@asks(e.PayAny)
def _ask_pay_any(effect: e.PayAny, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    goods = draft.bundle(key, dict.fromkeys(effect.goods, effect.n), effect.n, effect.n)
    return None if goods is None else {"goods": goods}


@asks(e.Trade)
def _ask_trade(effect: e.Trade, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    count = draft.amount(key, 0, effect.times)
    return None if count is None else {"times": count}


@does(e.Trade)
def _trade(effect: e.Trade, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    stock = kingdom.stock
    for _ in range(chosen["times"]):
        if not covers(stock, effect.give):
            break
        stock = plus(minus(stock, effect.give), effect.take)
    return replace(kingdom, stock=stock)


@asks(e.Sell)
@asks(e.Buy)
def _ask_goods(effect: e.Sell | e.Buy, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    goods = draft.bundle(key, dict.fromkeys(effect.goods, effect.most), 0, effect.most)
    return None if goods is None else {"goods": goods}


@does(e.Sell)
def _sell(effect: e.Sell, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    sold = {good: min(amount, kingdom.stock[good]) for good, amount in chosen["goods"].items()}
    coins = effect.price * sum(sold.values())
    return replace(kingdom, stock=plus(minus(kingdom.stock, sold), {COINS: coins}))


@does(e.Buy)
def _buy(effect: e.Buy, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    stock = kingdom.stock
    for good, amount in chosen["goods"].items():
        bought = min(amount, stock[COINS] // effect.price)
        stock = plus(stock, {good: bought, COINS: -bought * effect.price})
    return replace(kingdom, stock=stock)


@does(e.Reputation)
def _reputation(effect: e.Reputation, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return moved(scene.cards.board.track, kingdom, effect.n * times(effect.per, kingdom, scene))


@does(e.Points)
def _points(effect: e.Points, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return replace(kingdom, score=kingdom.score + effect.n * times(effect.per, kingdom, scene))


@does(e.Angel)
def _angel(effect: e.Angel, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return claim(kingdom, "angel", effect.n * times(effect.per, kingdom, scene))


@does(e.Demon)
def _demon(effect: e.Demon, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return claim(kingdom, "demon", effect.n * times(effect.per, kingdom, scene))


@does(e.Absolve)
def _absolve(effect: e.Absolve, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return claim(kingdom, "demon", -effect.n * times(effect.per, kingdom, scene))


@asks(e.BuyWings)
def _ask_wings(effect: e.BuyWings, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    count = draft.amount(key, 0, effect.most)
    return None if count is None else {"times": count}


@does(e.BuyWings)
def _buy_wings(effect: e.BuyWings, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    bought = min(chosen["times"], kingdom.stock[COINS] // effect.price)
    paid = replace(kingdom, stock=minus(kingdom.stock, {COINS: bought * effect.price}))
    return claim(paid, "angel", bought)


@does(e.Relief)
def _relief(effect: e.Relief, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return replace(kingdom, debt=max(0, kingdom.debt - effect.n * times(effect.per, kingdom, scene)))


@asks(e.Repay)
def _ask_repay(effect: e.Repay, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    coins = draft.amount(key, 0, effect.n)
    return None if coins is None else {"times": coins}


@does(e.Repay)
def _repay(effect: e.Repay, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    coins = min(chosen["times"], kingdom.debt, kingdom.stock[COINS])
    return replace(kingdom, debt=kingdom.debt - coins, stock=minus(kingdom.stock, {COINS: coins}))


@does(e.Marker)
def _marker(effect: e.Marker, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return replace(kingdom, marker=0)


def hireable(kingdom: Kingdom) -> tuple[str, ...]:
    """Courtiers on the 2- or 3-coin space. The alchemist is there only once he lies on the latter."""
    first = tuple(one for one in ("rural", "town", "church") if one not in kingdom.hired and one not in kingdom.second)
    return first + kingdom.second


def ask_hire(draft: Draft, key: str, kingdom: Kingdom) -> dict[str, Chosen] | None:
    """Which courtier the hire action takes: the one planned, another if that one is gone by then, or nobody left."""
    found = _picked(draft, key, "courtier", hireable(kingdom))
    return None if found is None else {key: found}


@asks(e.TakeCourtier)
def _ask_courtier(effect: e.TakeCourtier, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    there = [one for one in effect.which if one in hireable(kingdom)]
    return _picked(draft, key, "courtier", there)


@does(e.TakeCourtier)
def _take_courtier(effect: e.TakeCourtier, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return taken(kingdom, chosen["courtier"]) if chosen["courtier"] else kingdom


def taken(kingdom: Kingdom, courtier: str) -> Kingdom:
    """`kingdom` with that courtier hired, from whichever space."""
    second = tuple(one for one in kingdom.second if one != courtier)
    return replace(kingdom, hired=(*kingdom.hired, courtier), second=second)


def spent(kingdom: Kingdom, courtiers: Iterable[str]) -> Kingdom:
    """`kingdom` with hired courtiers used: they go to the 3-coin space."""
    gone = tuple(courtiers)
    hired = tuple(one for one in kingdom.hired if one not in gone)
    return replace(kingdom, hired=hired, second=kingdom.second + gone)


@asks(e.Dismiss)
def _ask_dismiss(effect: e.Dismiss, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    return _picked(draft, key, "courtier", [one for one in effect.which if one in kingdom.hired])


@asks(e.PlaceMinor)
def _ask_place(effect: e.PlaceMinor, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    unearned = [str(minor) for minor, place in enumerate(kingdom.minors) if place == UNEARNED]
    which = _picked(draft, key, "minor", unearned)
    if which is None or not which["minor"]:
        return which
    field = ask_field(draft, f"{key}.field", kingdom)
    return None if field is None else {**which, "field": field}


def ask_field(draft: Draft, key: str, kingdom: Kingdom) -> str | None:
    """The production field a minor achievement is put on: one still at level 1."""
    level = levels(kingdom)
    return draft.pick(key, [Option(str(at), say(f"devil-field-{at}")) for at in range(4) if level[at] == 1])


@does(e.PlaceMinor)
def _place_minor(effect: e.PlaceMinor, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return earned(kingdom, int(chosen["minor"]), int(chosen["field"])) if chosen["minor"] else kingdom


def earned(kingdom: Kingdom, minor: int, field: int) -> Kingdom:
    """`kingdom` with that minor achievement placed on a field, or LOST."""
    return replace(kingdom, minors=(*kingdom.minors[:minor], field, *kingdom.minors[minor + 1 :]))


@asks(e.DropMinor)
def _ask_drop(effect: e.DropMinor, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    left = [str(minor) for minor, place in enumerate(kingdom.minors) if place != LOST]
    return _picked(draft, key, "minor", left)


@does(e.DropMinor)
def _drop_minor(effect: e.DropMinor, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return earned(kingdom, int(chosen["minor"]), LOST) if chosen["minor"] else kingdom


@asks(e.Produce)
def _ask_produce(effect: e.Produce, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    made = yields(scene.cards, scene.seat, scene.round, kingdom)
    return _picked(draft, key, "good", [good for good in GOODS if good in effect.goods and made.get(good)])


@does(e.Produce)
def _produce(effect: e.Produce, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    if not chosen["good"]:
        return kingdom
    made = yields(scene.cards, scene.seat, scene.round, kingdom)
    return replace(kingdom, stock=plus(kingdom.stock, {chosen["good"]: made.get(chosen["good"], 0)}))


def stableable(kingdom: Kingdom, cards: Pack) -> list[str]:
    """Action buildings that may go under Stables."""
    return [
        card for card in dict.fromkeys(kingdom.built) if cards.buildings[card].action and card not in kingdom.stabled
    ]


@asks(e.Special)
def _ask_special(effect: e.Special, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    return _picked(draft, key, "building", stableable(kingdom, scene.cards))


@does(e.Special)
def _stables(effect: e.Special, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    """Put an action building under Stables: it leaves the edge; its action is put on the agenda by the caller."""
    if not chosen["building"]:
        return kingdom
    edge = tuple(card for card in kingdom.edge if card != chosen["building"])
    return replace(kingdom, stabled=(*kingdom.stabled, chosen["building"]), edge=edge)


def _picked(draft: Draft, key: str, kind: str, ids: Sequence[str]) -> Chosen | None:
    """One of `ids`; nothing to choose from is answered without asking."""
    if not ids:
        return {kind: ""}
    found = draft.pick(key, named_options(kind, ids))
    return None if found is None else {kind: found}
