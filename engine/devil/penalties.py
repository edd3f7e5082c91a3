"""What each inquisitor's penalty asks and does (rules page, section 3.9, "Penalties"; the numbers are the pack's)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.forms import Draft, Option
from engine.core.texts import Named, SeatRef, Text, say, things
from engine.devil.bank import raised
from engine.devil.effects import Special
from engine.devil.naming import named_options
from engine.devil.pack import Pack
from engine.devil.reputation import claim
from engine.devil.state import Kingdom, without
from engine.devil.things import GOODS, RARE, Stock, minus

POINTS, GOODS_ANSWER = "points", "goods"


def ask_penalty(cards: Pack, inquisitor: str, draft: Draft, field: str, kingdom: Kingdom, stock: Stock) -> Stock:
    """Declare what a penalty leaves to choose; the stock that is left for the penalties after it."""
    card = cards.inquisitors[inquisitor]
    chosen: dict[str, int] | None = None
    if inquisitor == "ascetic":
        limits: Stock = {good: stock[good] for good in GOODS}
        chosen = draft.bundle(f"{field}.goods", limits, 0, card.goods)
    elif inquisitor == "glutton":
        enough = sum(stock[good] for good in RARE) >= card.goods
        closed = None if enough else say("refused-too-few-goods", count=card.goods)
        options = [Option(POINTS, say("devil-glutton-points", points=card.points))]
        options.append(Option(GOODS_ANSWER, say("devil-glutton-goods", count=card.goods), closed))
        if draft.pick(f"{field}.how", options, default=None if enough else POINTS) == GOODS_ANSWER:
            chosen = draft.bundle(f"{field}.goods", {good: stock[good] for good in RARE}, card.goods, card.goods)
    elif inquisitor == "vandal":
        threatened = second_highest(kingdom, cards)
        if len(threatened) > 1:
            draft.pick(
                f"{field}.building",
                named_options("building", threatened),
            )
    return minus(stock, chosen) if chosen else stock


def second_highest(kingdom: Kingdom, cards: Pack) -> tuple[str, ...]:
    """The buildings of the second-highest value. Ties at the top count as second-highest; a single one counts too."""
    values = sorted((cards.buildings[card].points for card in kingdom.built), reverse=True)
    if not values:
        return ()
    value = values[1] if len(values) > 1 else values[0]
    return tuple(dict.fromkeys(card for card in kingdom.built if cards.buildings[card].points == value))


def penalised(
    cards: Pack,
    inquisitor: str,
    kingdom: Kingdom,
    seat: int,
    value: dict[str, Any],
    field: str,
    places: tuple[int, ...],
) -> tuple[Kingdom, tuple[Text, ...]]:
    """`kingdom` after a penalty, and what everyone sees of it. `places`: reputations when the answers were opened."""
    card, who = cards.inquisitors[inquisitor], SeatRef(seat)
    what = Named("inquisitor", inquisitor)
    lost = 0
    told: list[Text] = []
    match inquisitor:
        case "ascetic":
            goods = value[f"{field}.goods"]
            kingdom = replace(kingdom, stock=minus(kingdom.stock, goods))
            lost = card.points * (card.goods - sum(goods.values()))
            if goods:
                told.append(say("devil-penalty-goods", seat=who, what=what, things=things(goods)))
        case "fundamentalist":
            lost = card.points * (sum(place >= 0 for place in kingdom.minors) + len(kingdom.majors))
        case "plebeian":
            lost = card.points * (len(kingdom.built) // 2)
        case "houseguest":
            lost = card.points
        case "orator":
            others = places[:seat] + places[seat + 1 :]
            lost = card.points + (0 if all(kingdom.reputation > other for other in others) else card.extra)
        case "vandal":
            threatened = second_highest(kingdom, cards)
            if threatened:
                gone = value.get(f"{field}.building", threatened[0])
                kingdom = destroyed(kingdom, gone, cards)
                told.append(say("devil-penalty-vandal", seat=who, what=Named("building", gone)))
        case "bailiff":
            debt, wings = raised(cards.board, kingdom.debt, card.extra)
            kingdom = claim(replace(kingdom, debt=debt), "demon", wings)
            lost = card.points * (debt // card.each)
            told.append(say("devil-penalty-bailiff", seat=who, debt=debt))
        case "glutton":
            goods = value.get(f"{field}.goods")
            if goods:
                kingdom = replace(kingdom, stock=minus(kingdom.stock, goods))
                told.append(say("devil-penalty-goods", seat=who, what=what, things=things(goods)))
            else:
                lost = card.points
    kingdom = replace(kingdom, score=kingdom.score - lost)
    if lost or not told:
        told.append(say("devil-penalty-points", seat=who, what=what, points=lost))
    return kingdom, tuple(told)


def destroyed(kingdom: Kingdom, building: str, cards: Pack) -> Kingdom:
    """`kingdom` without that building, its action and, if it held one under it (Stables), the place there."""
    built = without(kingdom.built, (building,))
    held = any(isinstance(effect, Special) for effect in cards.buildings[building].effect)
    return replace(
        kingdom,
        built=built,
        edge=tuple(card for card in kingdom.edge if card in built),
        stabled=() if held else tuple(card for card in kingdom.stabled if card in built),
    )
