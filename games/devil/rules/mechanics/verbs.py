"""Holds for each verb of the cards its rule (APPLY) and, if it leaves a choice, the question for it (CHOICE_OF).

A choice is made with the plan, before the effect resolves; "up to" choices are therefore cut down to what is there
when it resolves. `ask` declares the fields under the effect's key; it returns what is `Chosen`, or None while one is
open. `do` returns the changed kingdom. Prices (`effects.COSTS`) are checked and paid together, in `resolution.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.effects import Registry, minus, plus
from engine.forms import Draft, Option
from engine.texts import Named, say
from games.devil.rules import effects as e
from games.devil.rules.mechanics.costs import yields
from games.devil.rules.mechanics.counts import Scene, times
from games.devil.rules.mechanics.reputation import claim, moved
from games.devil.rules.pack import Pack
from games.devil.rules.rulebook import COINS, GOODS, Stock
from games.devil.rules.state import CARDS, LOST, UNEARNED, Kingdom, levels, scored


@cache
def _option(kind: str, id: str) -> Option:
    return Option(id, say("devil-named", what=Named(kind, id)))


def named_options(kind: str, ids: Iterable[str]) -> list[Option]:
    """Makes an option for each different id, in their order; two equal cards are the same choice."""
    return [_option(kind, id) for id in dict.fromkeys(ids)]


class Chosen(Struct, frozen=True):
    """The choice for an effect or an instruction, in the field that its verb asks for.

    "" (of `times` 0, of `goods` none) is chosen without asking where there is nothing to choose from. `minor` and
    `field` are numbers of an achievement and of a production field, as options have them.
    """

    goods: Stock = {}
    times: int = 0
    good: str = ""
    courtier: str = ""
    building: str = ""
    minor: str = ""
    field: str = ""
    achievement: str = ""


NOTHING_CHOSEN = Chosen()

Ask = Callable[[Any, Draft, str, Kingdom, Scene], Chosen | None]
Do = Callable[[Any, Kingdom, Scene, Chosen], Kingdom]

HIRE = "hire"  # the field that says which courtier, in the plan and when it is asked again

CHOICE_OF: Registry[Ask] = Registry()
APPLY: Registry[Do] = Registry()


@APPLY.of(e.Gain)
def _gain(effect: e.Gain, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    count = times(effect.per, kingdom, scene)
    return replace(kingdom, stock=plus(kingdom.stock, effect.things, count))


@CHOICE_OF.of(e.Choose)
def _ask_choose(effect: e.Choose, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    if not times(effect.per, kingdom, scene):
        return NOTHING_CHOSEN
    return _ask_all(draft, key, effect.goods, effect.n)


@APPLY.of(e.Choose)
def _choose(effect: e.Choose, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return replace(kingdom, stock=plus(kingdom.stock, chosen.goods, times(effect.per, kingdom, scene)))


@CHOICE_OF.of(e.PayAny)
def _ask_pay_any(effect: e.PayAny, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    return _ask_all(draft, key, effect.goods, effect.n)


@CHOICE_OF.of(e.Trade)
def _ask_trade(effect: e.Trade, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    return _ask_times(draft, key, min((effect.times, *(kingdom.stock[kind] // n for kind, n in effect.give.items()))))


@APPLY.of(e.Trade)
def _trade(effect: e.Trade, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    stock = minus(kingdom.stock, effect.give, chosen.times)
    return replace(kingdom, stock=plus(stock, effect.take, chosen.times))


@CHOICE_OF.of(e.Sell)
def _ask_sell(effect: e.Sell, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    return _ask_up_to(draft, key, {good: min(effect.most, kingdom.stock[good]) for good in effect.goods}, effect.most)


@APPLY.of(e.Sell)
def _sell(effect: e.Sell, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    sold = chosen.goods
    return replace(kingdom, stock=plus(minus(kingdom.stock, sold), {COINS: effect.price * sum(sold.values())}))


@CHOICE_OF.of(e.Buy)
def _ask_buy(effect: e.Buy, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    most = min(effect.most, kingdom.stock[COINS] // effect.price)
    return _ask_up_to(draft, key, dict.fromkeys(effect.goods, most), most)


@APPLY.of(e.Buy)
def _buy(effect: e.Buy, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    bought = chosen.goods
    return replace(kingdom, stock=plus(kingdom.stock, {**bought, COINS: -effect.price * sum(bought.values())}))


@APPLY.of(e.Reputation)
def _reputation(effect: e.Reputation, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return moved(scene.cards.board.track, kingdom, effect.n * times(effect.per, kingdom, scene))


@APPLY.of(e.Points)
def _points(effect: e.Points, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return scored(kingdom, CARDS, effect.n * times(effect.per, kingdom, scene))


@APPLY.of(e.Angel)
def _angel(effect: e.Angel, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return claim(kingdom, "angel", effect.n * times(effect.per, kingdom, scene))


@APPLY.of(e.Demon)
def _demon(effect: e.Demon, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return claim(kingdom, "demon", effect.n * times(effect.per, kingdom, scene))


@APPLY.of(e.Absolve)
def _absolve(effect: e.Absolve, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return claim(kingdom, "demon", -effect.n * times(effect.per, kingdom, scene))


@CHOICE_OF.of(e.BuyWings)
def _ask_wings(effect: e.BuyWings, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    return _ask_times(draft, key, min(effect.most, kingdom.stock[COINS] // effect.price))


@APPLY.of(e.BuyWings)
def _buy_wings(effect: e.BuyWings, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    paid = replace(kingdom, stock=minus(kingdom.stock, {COINS: effect.price}, chosen.times))
    return claim(paid, "angel", chosen.times)


@APPLY.of(e.Relief)
def _relief(effect: e.Relief, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return replace(kingdom, debt=max(0, kingdom.debt - effect.n * times(effect.per, kingdom, scene)))


@CHOICE_OF.of(e.Repay)
def _ask_repay(effect: e.Repay, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    return _ask_times(draft, key, min(effect.n, kingdom.debt, kingdom.stock[COINS]))


@APPLY.of(e.Repay)
def _repay(effect: e.Repay, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    coins = chosen.times
    return replace(kingdom, debt=kingdom.debt - coins, stock=minus(kingdom.stock, {COINS: coins}))


@APPLY.of(e.Marker)
def _marker(effect: e.Marker, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return replace(kingdom, marker=0)


def hireable(kingdom: Kingdom) -> tuple[str, ...]:
    """Courtiers on the 2- or 3-coin space. The alchemist is there only once he lies on the latter."""
    first = tuple(
        courtier
        for courtier in ("rural", "town", "church")
        if courtier not in kingdom.hired and courtier not in kingdom.second
    )
    return first + kingdom.second


def ask_hire(draft: Draft, key: str, kingdom: Kingdom, planned: str) -> Chosen | None:
    """Gives the courtier that is hired: the planned one; asks for another if he is gone, "" if nobody is left."""
    there = hireable(kingdom)
    return Chosen(courtier=planned) if planned in there else _pick(draft, key, "courtier", there)


@CHOICE_OF.of(e.TakeCourtier)
def _ask_courtier(effect: e.TakeCourtier, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    there = [courtier for courtier in effect.which if courtier in hireable(kingdom)]
    return _pick(draft, key, "courtier", there)


@APPLY.of(e.TakeCourtier)
def _take_courtier(effect: e.TakeCourtier, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return taken(kingdom, chosen.courtier) if chosen.courtier else kingdom


def taken(kingdom: Kingdom, courtier: str) -> Kingdom:
    """`kingdom` with that courtier hired, from whichever space."""
    second = tuple(other for other in kingdom.second if other != courtier)
    return replace(kingdom, hired=(*kingdom.hired, courtier), second=second)


def spent(kingdom: Kingdom, courtiers: Iterable[str]) -> Kingdom:
    """`kingdom` with hired courtiers used: they go to the 3-coin space."""
    gone = tuple(courtiers)
    hired = tuple(courtier for courtier in kingdom.hired if courtier not in gone)
    return replace(kingdom, hired=hired, second=kingdom.second + gone)


@CHOICE_OF.of(e.Dismiss)
def _ask_dismiss(effect: e.Dismiss, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    return _pick(draft, key, "courtier", [courtier for courtier in effect.which if courtier in kingdom.hired])


@CHOICE_OF.of(e.PlaceMinor)
def _ask_place(effect: e.PlaceMinor, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    unearned = [str(minor) for minor, place in enumerate(kingdom.minors) if place == UNEARNED]
    which = _pick(draft, key, "minor", unearned)
    if which is None or not which.minor:
        return which
    field = ask_field(draft, f"{key}.field", kingdom)
    return None if field is None else replace(which, field=field)


def ask_field(draft: Draft, key: str, kingdom: Kingdom) -> str | None:
    """Asks on which production field, still at level 1, a minor achievement is put."""
    there = [Option(str(at), say(f"devil-field-{at}")) for at, level in enumerate(levels(kingdom)) if level == 1]
    return there[0].id if len(there) == 1 else draft.pick(key, there)


@APPLY.of(e.PlaceMinor)
def _place_minor(effect: e.PlaceMinor, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return placed(kingdom, int(chosen.minor), int(chosen.field)) if chosen.minor else kingdom


def placed(kingdom: Kingdom, minor: int, field: int) -> Kingdom:
    """`kingdom` with that minor achievement placed on a field, or LOST."""
    return replace(kingdom, minors=(*kingdom.minors[:minor], field, *kingdom.minors[minor + 1 :]))


@CHOICE_OF.of(e.DropMinor)
def _ask_drop(effect: e.DropMinor, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    left = [str(minor) for minor, place in enumerate(kingdom.minors) if place != LOST]
    return _pick(draft, key, "minor", left)


@APPLY.of(e.DropMinor)
def _drop_minor(effect: e.DropMinor, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return placed(kingdom, int(chosen.minor), LOST) if chosen.minor else kingdom


@CHOICE_OF.of(e.Produce)
def _ask_produce(effect: e.Produce, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    made = yields(scene.cards, scene.seat, scene.round, kingdom)
    return _pick(draft, key, "good", [good for good in GOODS if good in effect.goods and made.get(good)])


@APPLY.of(e.Produce)
def _produce(effect: e.Produce, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    if not chosen.good:
        return kingdom
    made = yields(scene.cards, scene.seat, scene.round, kingdom)
    return replace(kingdom, stock=plus(kingdom.stock, {chosen.good: made.get(chosen.good, 0)}))


def stableable(kingdom: Kingdom, cards: Pack) -> list[str]:
    """Action buildings that may go under Stables."""
    return [
        card for card in dict.fromkeys(kingdom.built) if cards.buildings[card].action and card not in kingdom.stabled
    ]


@CHOICE_OF.of(e.Special)
def _ask_special(effect: e.Special, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    return SPECIAL[effect.name][0](effect, draft, key, kingdom, scene)


@APPLY.of(e.Special)
def _special(effect: e.Special, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    return SPECIAL[effect.name][1](effect, kingdom, scene, chosen)


def _ask_stables(effect: e.Special, draft: Draft, key: str, kingdom: Kingdom, scene: Scene) -> Chosen | None:
    return _pick(draft, key, "building", stableable(kingdom, scene.cards))


def _stables(effect: e.Special, kingdom: Kingdom, scene: Scene, chosen: Chosen) -> Kingdom:
    """Puts an action building under Stables. It leaves the edge; the caller puts its action on the agenda."""
    if not chosen.building:
        return kingdom
    edge = tuple(card for card in kingdom.edge if card != chosen.building)
    return replace(kingdom, stabled=(*kingdom.stabled, chosen.building), edge=edge)


SPECIAL: dict[str, tuple[Ask, Do]] = {"stables": (_ask_stables, _stables)}
"""What the rare cards with a function of their own ask and do, by its name."""


def _pick(draft: Draft, key: str, kind: str, ids: Sequence[str]) -> Chosen | None:
    """Asks for one of `ids`. A single one is taken without asking; without any it is ""."""
    if len(ids) < 2:
        return replace(NOTHING_CHOSEN, **{kind: ids[0] if ids else ""})
    chosen = draft.pick(key, named_options(kind, ids))
    return None if chosen is None else replace(NOTHING_CHOSEN, **{kind: chosen})


def _ask_times(draft: Draft, key: str, most: int) -> Chosen | None:
    """Asks how many times, `most` at the most; not if that is 0."""
    count = draft.amount(key, 0, most) if most > 0 else 0
    return None if count is None else Chosen(times=count)


def _ask_up_to(draft: Draft, key: str, limits: dict[str, int], most: int) -> Chosen | None:
    """Asks for up to `most` goods within `limits`; not if there are none."""
    goods = draft.bundle(key, limits, 0, most) if any(limits.values()) else {}
    return None if goods is None else Chosen(goods=goods)


def _ask_all(draft: Draft, key: str, kinds: Sequence[str], n: int) -> Chosen | None:
    """Asks for `n` goods out of `kinds`; a single kind is taken without asking."""
    goods = draft.bundle(key, dict.fromkeys(kinds, n), n, n) if len(kinds) > 1 else {kinds[0]: n}
    return None if goods is None else Chosen(goods=goods)
