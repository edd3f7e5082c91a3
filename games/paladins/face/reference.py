"""What lies open at a table, boards, tracks and rules to read, our own decisions on them, options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.texts import Named, Text, chain_texts, say
from face.core.parts import LookUpEntry, ReferenceWords, Section
from games.paladins.face.board import who
from games.paladins.face.cards import (
    favour_name,
    order_line,
    outsider_line,
    paladin_line,
    spaces,
    tavern_note,
    townsfolk_line,
    wall_note,
)
from games.paladins.rules.effects import reward
from games.paladins.rules.pack import Pack
from games.paladins.rules.prospects import is_virtual
from games.paladins.rules.rulebook import ATTRIBUTES, LEFT, RIGHT
from games.paladins.rules.view import PublicSeat, View

LOOK = ReferenceWords("paladins", say("paladins-look-nothing"))
_RULES = (
    "supplies played choice gains reacting top pray commission debt attack attacked inquisition decks peddler hunter"
    " tax cards virtual virtual-choices virtual-points"
)

OFFERS = (
    ("difficulty=easy", say("paladins-option-difficulty-easy")),
    ("difficulty=hard", say("paladins-option-difficulty-hard")),
)
"""As typed, and in words. The virtual player is of standard strength without."""


def option_lines(chosen: Mapping[str, Any]) -> tuple[Text, ...]:
    """The strength of the virtual player, where it was chosen."""
    difficulty = chosen.get("difficulty", "standard")
    return (say(f"paladins-option-difficulty-{difficulty}"),) if difficulty != "standard" else ()


def reference(view: View, cards: Pack) -> tuple[Section, ...]:
    """Lists hand, rows, King's cards, tavern, map, every seat, the actions, tracks, signs, options and house rules."""
    sections = [
        LOOK.section("outsiders", [_outsider(id, cards) for id in view.outsiders if id]),
        LOOK.section("row", [_townsfolk(id, cards) for id in view.row if id]),
        _king(view, cards),
        LOOK.section("tavern", [LOOK.item(tavern_note(cards.tavern[id])) for id in view.tavern]),
        LOOK.section("actions", _actions(cards)),
        LOOK.section("map", _map(view, cards)),
        LOOK.section("jars", [LOOK.item(reward(space.gain)) for space in cards.jars.values()]),
        *(_seat(view, seat, cards) for seat in view.boards),
        LOOK.section("track", _track(cards)),
        LOOK.section("signs", [LookUpEntry(say("paladins-rule-signs"))]),
        LOOK.section("table", [LOOK.item(line) for line in option_lines(_options(view))]),
        LOOK.house(_RULES, LookUpEntry(say("paladins-look-why"))),
    ]
    if view.own is not None:
        hand = view.own.hand or ((view.own.chosen,) if view.own.chosen else ())
        known = (*((view.own.top,) if view.own.top else ()), *view.own.bottom)
        piles = (("hand", hand), ("deck", known))
        sections[:0] = [LOOK.section(id, [_paladin(card, cards) for card in held]) for id, held in piles if held]
    return tuple(sections)


def _options(view: View) -> dict[str, str]:
    return {} if view.virtual is None else {"difficulty": view.virtual.difficulty}


def _paladin(id: str, cards: Pack) -> LookUpEntry:
    return LOOK.item(paladin_line(cards.paladins[id]), Named("paladin", id))


def _townsfolk(id: str, cards: Pack) -> LookUpEntry:
    return LOOK.item(townsfolk_line(cards.townsfolk[id]), Named("townsfolk", id))


def _outsider(id: str, cards: Pack) -> LookUpEntry:
    return LOOK.item(outsider_line(cards.outsiders[id]), Named("outsider", id))


def _king(view: View, cards: Pack) -> Section:
    points = cards.board.scoring.orders
    orders = [LOOK.item(order_line(cards.orders[id], points[at])) for at, id in enumerate(view.orders)]
    hidden = say("paladins-look-hidden", orders=view.orders_hidden, favours=view.favours_hidden)
    return LOOK.section(
        "king",
        [
            *orders,
            *(LOOK.item(favour_name(cards.favours[id])) for id in view.favours),
            LOOK.item(hidden),
        ],
    )


def _actions(cards: Pack) -> list[LookUpEntry]:
    """Every action: its spaces, and its prices from the first time."""
    lines = [
        say(
            "paladins-look-left",
            action=Named("paladins-action", action),
            spaces=spaces(cards.board.left[action].spaces),
            silver=cards.board.left[action].silver,
        )
        for action in LEFT
    ]
    for action in RIGHT:
        right = cards.board.right[action]
        prices = ", ".join(str(price) for price in right.silver or right.provisions)
        lines.append(
            say(
                "paladins-look-right",
                action=Named("paladins-action", action),
                spaces=spaces(right.spaces),
                prices=prices or say("things-none"),
                good="provisions" if right.provisions else "silver",
                levels=", ".join(str(level) for level in right.levels),
                needs=say(f"paladins-name-{right.needs}"),
                raises=say(f"paladins-name-{right.raises}"),
            )
        )
    return [LOOK.item(line) for line in lines]


def _map(view: View, cards: Pack) -> list[LookUpEntry]:
    """The regions with the rewards of their spaces."""
    seats = 1 if view.virtual is not None else len(view.boards)
    return [
        LookUpEntry(
            say(
                "paladins-look-region",
                number=number,
                faith=region.faith,
                strength=region.strength,
                spaces=chain_texts(
                    "paladins-beside-card", [reward(space.gain) for space in region.spaces if space.seats <= seats]
                ),
            )
        )
        for number, region in enumerate(cards.regions, 1)
    ]


def _seat(view: View, seat: PublicSeat, cards: Pack) -> Section:
    """A seat's paladin, retinue, walls and outsiders."""
    entries = [_paladin(seat.paladin, cards)] if seat.paladin else []
    entries += [_townsfolk(id, cards) for id in seat.retinue]
    entries += [_outsider(id, cards) for id in seat.converted]
    entries += [
        LookUpEntry(say("paladins-look-attacked", what=Named("outsider", id)), Named("outsider", id))
        for id in seat.attacked
    ]
    entries += [LookUpEntry(say("paladins-look-wall", what=wall_note(cards.walls[id]))) for id in seat.walls]
    if is_virtual(view, seat.seat):
        title = say("paladins-look-virtual")
    else:
        title = say("paladins-look-seat", seat=who(view, seat.seat))
    return LOOK.section(f"seat-{seat.seat}", entries, title)


def _track(cards: Pack) -> list[LookUpEntry]:
    """What each space of an attribute's track is worth, and how many times of an action."""
    track = ", ".join(f"{at}: {points}" for at, points in enumerate(cards.board.scoring.track))
    attributes = chain_texts("paladins-comma", [say(f"paladins-name-{name}") for name in ATTRIBUTES])
    return [
        LookUpEntry(say("paladins-look-points", attributes=attributes, track=track)),
        LookUpEntry(say("paladins-rule-scoring")),
    ]
