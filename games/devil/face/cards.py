"""The text on a card, composed from its effects: no card brings its own sentences. And names and amounts of things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby

from engine.texts import Listed, Named, Param, Text, Things, chain_texts, say, things
from face.core.names import card_names, names_by_pack
from face.wordings.reader import NameOf
from face.wordings.texts import texts
from games.devil.rules import effects as e
from games.devil.rules.pack import Board, Building, Event, Inquisitor, Pack, Reward, Side, pack
from games.devil.rules.rulebook import BASIC, GOODS, RARE


def short(amounts: Mapping[str, int]) -> Text:
    """Says so many of each kind with its sign; "nothing" for none."""
    parts = [say(f"devil-short-{kind}", count=count) for kind, count in amounts.items() if count]
    if not parts:
        return say("devil-short-nothing")
    return chain_texts("devil-short-both", parts)


def short_price(*, souls: bool, count: int) -> Text:
    """Says the price of a chest with its sign."""
    return say("devil-short-souls" if souls else "devil-short-coins", count=count)


def kinds(goods: tuple[str, ...]) -> Listed:
    """Names kinds of goods without amounts."""
    return Listed(tuple(say(f"devil-good-{good}") for good in goods))


_GROUPS: dict[frozenset[str], str] = {frozenset(BASIC): "basic", frozenset(RARE): "rare", frozenset(GOODS): "any"}
_NO_LIMIT = e.Per(of="buildings").most


def names(pack: Pack) -> NameOf:
    """The names of the cards of `pack`, as a reader needs them."""
    return card_names("devil", {"building": pack.buildings, "event": pack.events, "inquisitor": pack.inquisitors})


def sentence(effect: e.AnyEffect) -> Text:
    """One effect with its time, as a sentence: "Production: gain 1 grain."."""
    return say(f"devil-when-{effect.when}", does=clause(effect))


def sentences(effects: Sequence[e.AnyEffect]) -> tuple[Text, ...]:
    """All effects of a card: those of one time in a row make one sentence."""
    return tuple(
        say(f"devil-when-{when}", does=chain_texts("devil-then", [clause(effect) for effect in group]))
        for when, group in groupby(effects, key=lambda effect: effect.when)
    )


def clause(effect: e.AnyEffect) -> Text:
    """Puts an effect into words, with condition and count, without its time: "gain 1 coin for each town building"."""
    does = _DOES[type(effect)](effect)
    if effect.per is not None:
        does = say("devil-clause-per", does=does, per=_per(effect.per))
        if effect.per.most < _NO_LIMIT:
            does = say("devil-clause-most", does=does, most=effect.per.most)
    if effect.condition is not None:
        does = say("devil-clause-if", does=does, condition=condition(effect.condition))
    return does


def condition(needs: e.If) -> Text:
    """A condition: "if you have no debt"."""
    return say(f"devil-if-{needs.that}", n=needs.n, type=needs.type or "any")


def building_line(card: Building, board: Board, needed: Mapping[str, int] | None = None) -> Text:
    """A building on one line: name, symbols, cost (with the reputation of science), points, effects.

    `needed`: what it costs the reader, where that may be less than by the card.
    """
    less = needed is not None and dict(needed) != dict(card.cost)
    needs = {str(kind): amount for kind, amount in card.cost.items()} if needed is None else needed
    cost: Param = Listed(tuple(costs(card, needs, board)))
    head = say(
        "devil-card-building",
        name=Named("building", card.id),
        types=_types(card.types),
        cost=say("devil-card-less", cost=cost) if less else cost,
        points=card.points,
    )
    return chain_texts("devil-card-and", [head, *sentences(card.effect)])


def costs(card: Building, needed: Mapping[str, int], board: Board) -> list[Param]:
    """The costs of a building one by one: `needed` goods and coins, and the reputation of science."""
    cost: list[Param] = [Things({kind: amount}) for kind, amount in needed.items()]
    if "science" in card.types:
        cost.append(say("devil-card-reputation", n=board.science_reputation))
    return cost or [say("devil-card-free")]


def short_building_line(card: Building, cost: Mapping[str, int], board: Board, *, effects: bool = True) -> Text:
    """A building on one short line: its cost in signs, as it is for the reader; with or without what it does."""
    head = say(
        "devil-card-short",
        name=Named("building", card.id),
        types=_types(card.types),
        cost=short(cost),
        science=board.science_reputation if "science" in card.types else 0,
        points=card.points,
    )
    return chain_texts("devil-card-and", [head, *(sentences(card.effect) if effects else ())])


def event_line(card: Event) -> Text:
    """An event on one line, both options."""
    return say("devil-card-event", name=Named("event", card.id), left=left_line(card), right=right_line(card))


def left_line(card: Event) -> Text:
    """The left option of an event: what it brings and the reputation it costs."""
    return _half("left", -card.left.reputation, card.left)


def right_line(card: Event) -> Text:
    """The right option of an event: what it costs and the reputation it brings."""
    return _half("right", card.right.reputation, card.right)


def inquisitor_line(card: Inquisitor) -> Text:
    """An inquisitor on one line: name and penalty."""
    return say("devil-card-inquisitor", name=Named("inquisitor", card.penalty), penalty=penalty(card))


def penalty(card: Inquisitor) -> Text:
    """Describes the penalty of an inquisitor for a seat that does not satisfy it."""
    return say(
        f"devil-card-penalty-{card.penalty}", points=card.points, goods=card.goods, extra=card.extra, each=card.each
    )


def short_side(card: Event, which: str) -> Text:
    """One option of an event as short as an option of a select has to be: all it costs and brings."""
    side, steps = (card.left, -card.left.reputation) if which == "left" else (card.right, card.right.reputation)
    parts = [say(f"devil-card-{which}-moves", n=steps), *(_brief(clause(effect)) for effect in side.effect)]
    brings = chain_texts("devil-then", parts)
    if side.needs is None:
        return brings
    return say("devil-brief-only", condition=_brief(condition(side.needs)), does=brings)


BRIEF = {
    "devil-effect-dismiss": "devil-brief-dismiss",
    "devil-effect-place-minor": "devil-brief-place-minor",
    "devil-effect-drop-minor": "devil-brief-drop-minor",
    "devil-effect-repay": "devil-brief-repay",
    "devil-effect-marker": "devil-brief-marker",
    "devil-effect-buy-wings": "devil-brief-buy-wings",
    "devil-if-tokens-at-least": "devil-brief-if-tokens",
    "devil-if-hired-this-phase": "devil-brief-if-hired",
    "devil-per-steps-above-start": "devil-brief-above-start",
    "devil-per-steps-below-start": "devil-brief-below-start",
}
"""Wordings that are long, and the short ones that stand for them in an option."""


def _brief(said: Text) -> Text:
    """The same with every part that has a shorter wording in it."""
    params = {name: _brief(param) if isinstance(param, Text) else param for name, param in said.params.items()}
    return Text(BRIEF.get(said.key, said.key), params)


def _half(which: str, steps: int, side: Side) -> Text:
    """One option of an event. A condition of all of it, its reputation too, stands before everything."""
    does = chain_texts("devil-then", [clause(effect) for effect in side.effect]) if side.effect else None
    if side.needs is None:
        return say(f"devil-card-{which}", n=steps, does=does or say("devil-side-nothing"))
    moves = say(f"devil-card-{which}-moves", n=steps)
    brings = moves if does is None else say("devil-then", first=moves, then=does)
    return say(f"devil-card-{which}-only", condition=condition(side.needs), does=brings)


def _either(parts: Sequence[Text]) -> Text:
    """ "a, b or c"."""
    if len(parts) == 1:
        return parts[0]
    return say("devil-either", first=chain_texts("devil-comma", parts[:-1]), last=parts[-1])


def _types(symbols: Iterable[str]) -> Listed:
    return Listed(tuple(say(f"devil-type-{symbol}") for symbol in symbols))


def _goods(count: int, goods: Sequence[str]) -> Param:
    """So many pieces out of some goods: "2 basic goods", "3 grain"."""
    if len(goods) == 1:
        return Things({goods[0]: count})
    group = _GROUPS.get(frozenset(goods))
    if group is not None:
        return say(f"devil-goods-{group}", n=count)
    return say("devil-goods-out-of", n=count, goods=_either([say(f"devil-kind-{good}") for good in goods]))


def _courtiers(which: Sequence[str]) -> Text:
    return _either([say(f"devil-type-{courtier}") for courtier in which])


def _per(per: e.Per) -> Text:
    return say(f"devil-per-{per.of}", each=per.each, type=per.type or "any")


def _amounts(effect: e.Gain | e.Pay) -> Text:
    return _said(effect, what=things(effect.things))


def _said(effect: e.AnyEffect, **params: Param) -> Text:
    return say(f"devil-effect-{effect.__struct_config__.tag}", **params)


def _counted(effect: e.Angel | e.Demon | e.Absolve | e.Relief | e.Repay | e.InterestFree) -> Text:
    return _said(effect, n=effect.n)


def _moved(effect: e.Reputation | e.Points) -> Text:
    return _said(effect, n=abs(effect.n), way="up" if effect.n > 0 else "down")


def _some(effect: e.Choose | e.PayAny) -> Text:
    return _said(effect, what=_goods(effect.n, effect.goods))


def _market(effect: e.Sell | e.Buy) -> Text:
    return _said(effect, what=_goods(effect.most, effect.goods), price=effect.price)


def _trade(effect: e.Trade) -> Text:
    give, take = ({str(kind): n for kind, n in side.items()} for side in (effect.give, effect.take))
    return _said(effect, give=Things(give), take=Things(take), times=effect.times)


def _wings(effect: e.BuyWings) -> Text:
    return _said(effect, most=effect.most, price=effect.price)


def _courtier(effect: e.TakeCourtier | e.Dismiss) -> Text:
    return _said(effect, which=_courtiers(effect.which))


def _plain(effect: e.Marker | e.PlaceMinor | e.DropMinor) -> Text:
    return _said(effect)


def _produced(effect: e.Produce) -> Text:
    return _said(effect, what=_goods(1, effect.goods))


def _tokens(effect: e.Tokens) -> Text:
    changes = [
        say(f"devil-tokens-{what}", n=abs(n), way="more" if n > 0 else "fewer")
        for what, n in (("total", effect.total), ("free", effect.free))
        if n
    ]
    return _said(effect, what=Listed(tuple(changes)))


def _discount(effect: e.Discount) -> Text:
    return _said(effect, what=Things({effect.good: effect.n}), type=effect.type or "any")


def _hoard(effect: e.Hoard) -> Text:
    kinds = _either([say(f"devil-kind-{kind}") for kind in effect.kinds])
    return _said(effect, kinds=kinds, each=effect.each, count=len(effect.kinds))


def _special(effect: e.Special) -> Text:
    return _said(effect, what=say(f"devil-special-{effect.name}"))


_DOES: dict[type[e.Effect], Callable[..., Text]] = {
    e.Gain: _amounts,
    e.Pay: _amounts,
    e.Choose: _some,
    e.PayAny: _some,
    e.Trade: _trade,
    e.Sell: _market,
    e.Buy: _market,
    e.Reputation: _moved,
    e.Points: _moved,
    e.Angel: _counted,
    e.Demon: _counted,
    e.Absolve: _counted,
    e.BuyWings: _wings,
    e.Relief: _counted,
    e.Repay: _counted,
    e.Marker: _plain,
    e.TakeCourtier: _courtier,
    e.Dismiss: _courtier,
    e.PlaceMinor: _plain,
    e.DropMinor: _plain,
    e.Produce: _produced,
    e.Tokens: _tokens,
    e.InterestFree: _counted,
    e.Discount: _discount,
    e.Hoard: _hoard,
    e.Special: _special,
}


_CARDS = ("building", "event", "inquisitor")


def names_in(cards: Pack) -> NameOf:
    """The names of everything a sentence can speak of, at a table that plays with these cards."""
    of_card = names(cards)

    def name_of(kind: str, id: str, locale: str) -> Text | str | None:
        if not id:
            return ""
        if kind in _CARDS:
            return of_card(kind, id, locale)
        if kind == "minor":
            kind, id = "achievement", f"minor-{id}"
        if kind == "achievement":
            return _achievement(cards, id)
        key = f"devil-{kind}-{id}"
        return Text(key) if texts(locale).has(key) else None

    return name_of


names_at = names_by_pack(lambda key: names_in(pack(key)))


def _achievement(cards: Pack, id: str) -> Text:
    if not id.startswith("minor-"):
        return Text(f"devil-achievement-{id}", {"count": cards.board.major_symbols})
    first, *others = [say(f"devil-type-{symbol}") for symbol in cards.board.minors[int(id[6:])]]
    for symbol in others:
        first = say("devil-with", first=first, then=symbol)
    return say("devil-achievement-minor", symbols=first)


def gains_of(reward: Reward) -> Listed:
    """Lists what a major achievement brings at once."""
    gains: list[Param] = [things({str(kind): count for kind, count in reward.gain.items()})] if reward.gain else []
    if reward.angels:
        gains.append(say("devil-effect-angel", n=reward.angels))
    if reward.alchemist:
        gains.append(say("devil-look-alchemist"))
    return Listed(tuple(gains))
