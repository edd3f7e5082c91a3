"""The small print beneath an option: what a place would do now, what a card does."""

from __future__ import annotations

from engine.contract import Ask
from engine.forms import Option
from engine.texts import Listed, Named, SeatRef, Text, chain_texts, say, things
from games.architects.face.board import level_price, space_goods
from games.architects.face.cards import apprentice_note, building_effect, building_note, character_line
from games.architects.face.log import in_signs, short
from games.architects.rules.locations.guardhouse import IMPRISON
from games.architects.rules.locations.guildhall import BUILD, CATHEDRAL
from games.architects.rules.locations.storehouse import TRADE
from games.architects.rules.mechanics.powers import compiled, lacking
from games.architects.rules.pack import Pack
from games.architects.rules.phases.turns import RECALL
from games.architects.rules.prospects import (
    apprentice_price,
    exchanges_now,
    orders_now,
    own_seat,
    workers_held,
    workers_to_capture,
)
from games.architects.rules.rulebook import PLACES, SILVER, is_group
from games.architects.rules.state import FREE
from games.architects.rules.view import View

MOST_GROUPS = 2  # of workers to capture that are named


def hint_of(option: Option, field: str, view: View, ask: Ask, cards: Pack) -> Text | None:
    """The small print of an option in that field of `ask`, None for one that speaks for itself."""
    id = option.id
    if id in PLACES:
        return _place_hint(option, view, cards)
    if id == CATHEDRAL:
        at = cards.board.cathedral[option.data["level"] - 1]
        return say("architects-about-cathedral", price=level_price(at), points=at.points)
    if id.startswith(BUILD):
        return building_effect(cards.buildings[id.removeprefix(BUILD)])
    if id in cards.buildings:
        return building_note(cards.buildings[id])
    if id in cards.characters:
        return character_line(cards.characters[id])
    if id in cards.apprentices and field != TRADE:
        return _apprentice_hint(id, view, cards)
    if id == IMPRISON:
        return say("architects-about-imprison", silver=option.data["count"] * cards.board.guardhouse.reward)
    if is_group(id):
        if ask.kind == RECALL:
            return say("architects-about-recall", stay=option.data["count"] - 1)
        return _group_hint(option, view, cards)
    return None


def _apprentice_hint(id: str, view: View, cards: Pack) -> Text:
    """Says skills and effect; beside others of the same name on display, whose options say the skills, the place."""
    name = cards.apprentices[id].name
    places = {
        space.apprentice: (row, column)
        for row, spaces in enumerate(view.rows, 1)
        for column, space in enumerate(spaces, 1)
        if space.apprentice and cards.apprentices[space.apprentice].name == name
    }
    twin = id in places and len(places) > 1
    note = apprentice_note(cards.apprentices[id], skilled=not twin)
    if not twin:
        return note
    row, column = places[id]
    return say("architects-about-twin", note=note, place=say("architects-twin-place", row=row, column=column))


def _group_hint(option: Option, view: View, cards: Pack) -> Text:
    """Says the cost of a capture and the way of the captured workers."""
    price = option.data["price"]
    if option.id.endswith(f".{own_seat(view).seat}"):
        return say("architects-about-own-group", price=price)
    return say("architects-about-group", price=price, silver=option.data["count"] * cards.board.guardhouse.reward)


def idle_there(place: str, view: View) -> bool:
    """Whether a worker could go there, but would find nothing to do now."""
    match place:
        case "storehouse":
            return not exchanges_now(view)
        case "guardhouse":
            return not orders_now(view)
        case "town-centre":
            return not workers_to_capture(view)
    return False


def _place_hint(option: Option, view: View, cards: Pack) -> Text:
    """Says the use of a place for the view's own player now."""
    if idle_there(option.id, view):
        return say("architects-now-idle")
    match option.id:
        case "storehouse":
            return _exchanges(view, cards)
        case "workshop":
            price = apprentice_price(view)
            columns, left = option.data["count"], view.buildings_left
            return say("architects-now-workshop", price=price, columns=columns, left=left)
        case "town-centre":
            return _captures(view, cards, option.data["count"])
        case "guardhouse":
            return _orders(view)
        case "market":
            return _spaces(view, cards)
        case "tax-stand":
            return say("architects-about-tax-stand")
    harvest, count = cards.board.locations[option.id], view.workers[option.id][own_seat(view).seat]
    if harvest.other is None:
        return say("architects-now-own", count=count)
    return say("architects-now-own-or", count=count, pair=harvest.pair, kind=say(f"architects-kind-{harvest.other}"))


def _exchanges(view: View, cards: Pack) -> Text:
    """The exchanges for everyone; beside those of the player's own apprentices the ones only that can be paid now."""
    me = own_seat(view)
    mine = compiled(view.pack, me.character, me.apprentices)
    own = [trade for trade in mine.trades if not lacking(me.stock, trade.give, mine)]
    printed = [
        say(
            "architects-now-exchange",
            count=exchange.n,
            kinds=Listed(tuple(say(f"architects-kind-{kind}") for kind in exchange.kinds)),
            things=things(exchange.take),
            virtue=exchange.virtue,
        )
        for exchange in cards.board.storehouse
        if not own or sum(me.stock.get(kind, 0) for kind in exchange.kinds) >= exchange.n
    ]
    brought = (
        say("architects-now-trade", given=things(trade.give), things=things(trade.take), virtue=trade.virtue)
        for trade in own
    )
    return _row((*printed, *brought))


def _row(parts: tuple[Text, ...]) -> Text:
    return chain_texts("architects-now-and", parts)


def _captures(view: View, cards: Pack, captures: int) -> Text:
    """The groups that could be captured, and that silver is the limit where it allows less than the workers there."""
    groups, allowed = _groups(view, cards, captures), view.workers["town-centre"][own_seat(view).seat] + 1
    return groups if captures >= allowed else say("architects-now-silver-limit", count=allowed, groups=groups)


def _groups(view: View, cards: Pack, captures: int) -> Text:
    """The largest groups of others that could be captured; each is taken by one of so many captures."""
    me = own_seat(view).seat
    groups = sorted(
        ((count, place, seat) for place, row in view.workers.items() for seat, count in enumerate(row) if count),
        key=lambda group: -group[0],
    )
    named = tuple(
        say("architects-now-group", place=Named("architects-place", place), seat=SeatRef(seat), count=count)
        for count, place, seat in groups
        if seat != me
    )
    if not named:
        return say("architects-now-own-only")
    largest = _row(named[:MOST_GROUPS])
    if len(named) > MOST_GROUPS:
        largest = say("architects-now-more-groups", groups=largest, count=len(named) - MOST_GROUPS)
    if captures == 1:
        return say("architects-now-one-group", groups=largest)
    if len(named) > 1 and cards.board.town_centre.places[str(len(view.seats))] == 1:
        return say("architects-now-one-place", groups=largest)
    return largest


def _orders(view: View) -> Text:
    """Lists the things to do at the Guardhouse now."""
    me = own_seat(view)
    counts = {
        "captives": sum(me.captured),
        "prison": me.in_prison,
        "held": workers_held(view, me.seat),
        "debts": me.debts,
    }
    parts = tuple(say(f"architects-now-{name}", count=count) for name, count in counts.items() if count)
    return _row(parts) if parts else say("architects-now-idle")


def _spaces(view: View, cards: Pack) -> Text:
    """Lists the goods of the spaces of the Black Market that are free, with their prices."""
    gives = (
        space_goods(view, cards, "small"),
        say("architects-now-deal", cards=cards.board.supply_cards),
        space_goods(view, cards, "large"),
    )
    prices = cards.board.market.prices
    free = [at for at, taken in enumerate(view.market) if taken == FREE] or range(len(prices))
    spaces = tuple(say("architects-now-space", price=short({SILVER: prices[at]}), gives=gives[at]) for at in free)
    return in_signs(_row(spaces))
