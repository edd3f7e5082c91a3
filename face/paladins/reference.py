"""What lies open at a table, boards, tracks and rules to read, our own decisions on them, options of a table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.texts import Named, Text, chain_texts, say
from engine.paladins.effects import reward
from engine.paladins.pack import Pack
from engine.paladins.prospects import is_virtual
from engine.paladins.rulebook import ATTRIBUTES, LEFT, RIGHT
from engine.paladins.view import PublicSeat, View
from face.core.parts import LookUpEntry, Section
from face.paladins.board import who
from face.paladins.cards import (
    favour_name,
    order_line,
    outsider_line,
    paladin_line,
    spaces,
    tavern_note,
    townsfolk_line,
    wall_note,
)

_RULES = (
    "supplies",
    "played",
    "choice",
    "gains",
    "reacting",
    "top",
    "pray",
    "commission",
    "debt",
    "attack",
    "attacked",
    "inquisition",
    "decks",
    "peddler",
    "hunter",
    "tax",
    "cards",
    "virtual",
    "virtual-choices",
    "virtual-points",
)


def house_rules() -> tuple[Text, ...]:
    """All of them, a sentence or two each."""
    return tuple(say(f"paladins-house-{rule}") for rule in _RULES)


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
        _outsiders((id for id in view.outsiders if id), cards),
        _townsfolk("row", (id for id in view.row if id), cards),
        _king(view, cards),
        _section("tavern", [LookUpEntry(_item(tavern_note(cards.tavern[id]))) for id in view.tavern]),
        _section("actions", _actions(cards)),
        _section("map", _map(view, cards)),
        _section("jars", [LookUpEntry(_item(reward(space.gain))) for space in cards.jars.values()]),
        *(_seat(view, seat, cards) for seat in view.boards),
        _section("track", _track(cards)),
        _section("signs", [LookUpEntry(say("paladins-rule-signs"))]),
        _section("table", [LookUpEntry(_item(line)) for line in option_lines(_options(view))]),
        _section(
            "house", [LookUpEntry(say("paladins-look-why")), *(LookUpEntry(_item(rule)) for rule in house_rules())]
        ),
    ]
    if view.own is not None:
        hand = view.own.hand or ((view.own.chosen,) if view.own.chosen else ())
        known = (*((view.own.top,) if view.own.top else ()), *view.own.bottom)
        piles = (("hand", hand), ("deck", known))
        sections[:0] = [_section(id, [_paladin(card, cards) for card in held]) for id, held in piles if held]
    return tuple(sections)


def _options(view: View) -> dict[str, str]:
    return {} if view.virtual is None else {"difficulty": view.virtual.difficulty}


def _section(id: str, entries: list[LookUpEntry]) -> Section:
    return Section(id, say(f"paladins-look-{id}"), tuple(entries) or (LookUpEntry(say("paladins-look-nothing")),))


def _item(text: Text) -> Text:
    return say("paladins-look-item", what=text)


def _paladin(id: str, cards: Pack) -> LookUpEntry:
    return LookUpEntry(_item(paladin_line(cards.paladins[id])), Named("paladin", id))


def _townsfolk(section: str, ids: Iterable[str], cards: Pack) -> Section:
    return _section(
        section, [LookUpEntry(_item(townsfolk_line(cards.townsfolk[id])), Named("townsfolk", id)) for id in ids]
    )


def _outsiders(ids: Iterable[str], cards: Pack) -> Section:
    return _section(
        "outsiders", [LookUpEntry(_item(outsider_line(cards.outsiders[id])), Named("outsider", id)) for id in ids]
    )


def _king(view: View, cards: Pack) -> Section:
    points = cards.board.scoring.orders
    orders = [LookUpEntry(_item(order_line(cards.orders[id], points[at]))) for at, id in enumerate(view.orders)]
    hidden = say("paladins-look-hidden", orders=view.orders_hidden, favours=view.favours_hidden)
    return _section(
        "king",
        [
            *orders,
            *(LookUpEntry(_item(favour_name(cards.favours[id]))) for id in view.favours),
            LookUpEntry(_item(hidden)),
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
    return [LookUpEntry(_item(line)) for line in lines]


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
    entries += [LookUpEntry(_item(townsfolk_line(cards.townsfolk[id])), Named("townsfolk", id)) for id in seat.retinue]
    entries += [LookUpEntry(_item(outsider_line(cards.outsiders[id])), Named("outsider", id)) for id in seat.converted]
    entries += [
        LookUpEntry(say("paladins-look-attacked", what=Named("outsider", id)), Named("outsider", id))
        for id in seat.attacked
    ]
    entries += [LookUpEntry(say("paladins-look-wall", what=wall_note(cards.walls[id]))) for id in seat.walls]
    if is_virtual(view, seat.seat):
        title = say("paladins-look-virtual")
    else:
        title = say("paladins-look-seat", seat=who(view, seat.seat))
    return Section(f"seat-{seat.seat}", title, tuple(entries) or (LookUpEntry(say("paladins-look-nothing")),))


def _track(cards: Pack) -> list[LookUpEntry]:
    """What each space of an attribute's track is worth, and how many times of an action."""
    track = ", ".join(f"{at}: {points}" for at, points in enumerate(cards.board.scoring.track))
    attributes = chain_texts("paladins-comma", [say(f"paladins-name-{name}") for name in ATTRIBUTES])
    return [
        LookUpEntry(say("paladins-look-points", attributes=attributes, track=track)),
        LookUpEntry(say("paladins-rule-scoring")),
    ]
