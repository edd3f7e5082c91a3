"""Cards as they look when somebody looks them up, and the pieces that topics of the rules speak of."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from msgspec.structs import replace

from engine.texts import Named, say
from face.core.packed import first_view
from face.pictures.pieces import seats_of
from face.pictures.printed.cards import Card, Example
from face.wordings.reader import Reader
from games.paladins.face.cards import ability, attack_note, convert_note
from games.paladins.face.pictures.board_scene import player, player_height
from games.paladins.face.pictures.desk_scene import paladin_card
from games.paladins.face.pictures.emblems import outsider_emblem, townsfolk_emblem
from games.paladins.face.pictures.look import OUTSIDER_FRAME, TOWNSFOLK_FRAME
from games.paladins.face.pictures.map import chart, chart_height, outsiders, outsiders_height
from games.paladins.face.pictures.open_cards import TAVERN, king, king_height, tavern, town, town_height
from games.paladins.rules.effects import reward
from games.paladins.rules.pack import Pack
from games.paladins.rules.state import NOBODY
from games.paladins.rules.view import View


def card_face(card: Named, cards: Pack, reader: Reader) -> Card | None:
    """That card; None where these cards have no such one."""
    name = reader.label(card)
    if card.kind == "paladin" and card.id in cards.paladins:
        return paladin_card(cards.paladins[card.id], reader)
    if card.kind == "townsfolk" and card.id in cards.townsfolk:
        one = cards.townsfolk[card.id]
        lines = [("refresh", say("paladins-card-discard", gain=reward(one.discard)))]
        lines += [("built", say("paladins-card-bonus", gain=reward(one.bonus)))] if one.bonus else []
        lines.append(("always", ability(one.ability)))
        effects = tuple((sign, reader.label(text, 400)) for sign, text in lines)
        return Card(name, effects=effects, frame=TOWNSFOLK_FRAME, emblem=townsfolk_emblem(one))
    if card.kind == "outsider" and card.id in cards.outsiders:
        other = cards.outsiders[card.id]
        people = reader.label(say(f"paladins-people-{other.people}"))
        notes = (("axe", attack_note(other)), ("dove", convert_note(other)))
        effects = tuple((sign, reader.label(text, 400)) for sign, text in notes)
        emblem = outsider_emblem(other)
        return Card(f"{name} ({people})", effects=effects, frame=OUTSIDER_FRAME, emblem=emblem)
    return None


SEATS = 3
ORDERS, FAVOURS = 3, 5


def example(topic: str, pack: str, cards: Pack, reader: Reader) -> Example | Card | None:
    """The piece that a topic speaks of, if any. `pack`: the key of `cards`; `reader`: one who knows no names."""
    first: View = first_view("paladins", pack, SEATS)
    open_cards = tuple(islice(cards.tavern, SEATS + 1))
    view = replace(
        first,
        step="turn",
        orders=tuple(islice(cards.orders, ORDERS)),
        orders_hidden=0,
        favours=tuple(islice(cards.favours, FAVOURS)),
        favours_hidden=0,
        tavern=open_cards,
        drinkers=(NOBODY,) * len(open_cards),
    )
    seats = seats_of(reader, SEATS)

    def drawn(high: float, draw: Callable[..., None]) -> Example:
        return Example(high, lambda canvas, box: draw(canvas, box, view, cards, reader, seats))

    match topic:
        case "commission" | "garrison":
            return drawn(chart_height(view, cards, reader), chart)
        case "attack" | "convert":
            return drawn(outsiders_height(view, cards, reader), outsiders)
        case "orders" | "tax":
            return drawn(king_height(view, cards, reader), king)
        case "recruit":
            return drawn(town_height(view, cards, reader), town)
        case "workers":
            return drawn(TAVERN, tavern)
        case "attributes":
            return Example(
                player_height(view.boards[0], reader),
                lambda canvas, box: player(canvas, box, view.boards[0], seats[0], view, cards, reader, {}),
            )
        case "paladins":
            return card_face(Named("paladin", next(iter(cards.paladins))), cards, reader)
    return None
