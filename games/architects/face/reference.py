"""What lies open at a table, the rules to read at any time, our own decisions on them, and options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.contract import Ask
from engine.texts import Named, SeatRef, Text, say
from face.core.parts import LookUpEntry, ReferenceWords, Section
from games.architects.face.cards import apprentice_line, building_line, character_line
from games.architects.rules.pack import Pack
from games.architects.rules.rulebook import MARKET, TAX_STAND, WORKSHOP
from games.architects.rules.view import PublicSeat, View

LOOK = ReferenceWords("architects", say("architects-look-nothing"))
_RULES = "boards recall stuck market swindlers refresh reset captures dismiss reactions decks end aqueduct together"

OFFERS = (
    ("boards=variable", say("architects-option-boards-variable")),
    ("boards=all", say("architects-option-boards-all")),
    ("boards=chosen", say("architects-option-boards-chosen")),
    ("boards=all-chosen", say("architects-option-boards-all-chosen")),
    ("apprentice=yes", say("architects-option-apprentice-yes")),
    ("silver=same", say("architects-option-silver-same")),
    ("promos=yes", say("architects-option-promos-yes")),
)
"""As typed, and in words."""


def option_lines(chosen: Mapping[str, Any]) -> tuple[Text, ...]:
    """The boards in play, and what else was chosen: first apprentices, the same silver for all, promo cards."""
    lines = [say(f"architects-option-boards-{chosen.get('boards', 'standard')}")]
    if chosen.get("apprentice"):
        lines.append(say("architects-option-apprentice-yes"))
    if chosen.get("silver") == "same":
        lines.append(say("architects-option-silver-same"))
    if chosen.get("promos"):
        lines.append(say("architects-option-promos-yes"))
    return tuple(lines)


SECTION_OF = {
    "draft": "pile",
    "apprentice": "workshop",
    "hire": "workshop",
    "reset": "track",
    "react": "track",
    WORKSHOP: "workshop",
    MARKET: "workshop",
    TAX_STAND: "track",
}
"""The section that matters for a kind of ask, or for the place a worker is to go to; else the hand."""


def section_of(ask: Ask, value: Mapping[str, Any]) -> str:
    """Names the section of the reference that matters for `ask`, as `value` answers it so far."""
    return SECTION_OF.get(ask.kind) or SECTION_OF.get(value.get("location", ""), "")


def reference(view: View, cards: Pack) -> tuple[Section, ...]:
    """Lists the cards of the draft, the viewer's hand, the Workshop, every seat, the virtue track, options, rules."""
    seats = [_seat(seat, cards) for seat in view.seats]
    sections = [_workshop(view, cards), *seats, _track(cards), _signs(), _table(view)]
    sections.append(LOOK.house(_RULES, LookUpEntry(say("architects-look-why"))))
    if view.own is not None:
        mine = (("pile", view.own.pile), ("hand", view.own.hand))
        sections[:0] = [LOOK.section(id, [_building(card, cards) for card in held]) for id, held in mine if held]
    return tuple(sections)


def _building(card: str, cards: Pack) -> LookUpEntry:
    return LOOK.item(building_line(cards.buildings[card]), Named("building", card))


def _workshop(view: View, cards: Pack) -> Section:
    """The apprentices on display, with the silver that lies on them."""
    entries = [
        LookUpEntry(
            say(
                "architects-look-display",
                who=apprentice_line(cards.apprentices[space.apprentice]),
                row=number,
                silver=space.silver,
            ),
            Named("apprentice", space.apprentice),
        )
        for number, row in enumerate(view.rows, 1)
        for space in row
        if space.apprentice
    ]
    return LOOK.section("workshop", entries)


def _seat(seat: PublicSeat, cards: Pack) -> Section:
    """A seat's board, its apprentices and its buildings."""
    entries: list[LookUpEntry] = []
    if seat.character:
        what = Named("character", seat.character)
        board = say("architects-board-character", what=what, does=character_line(cards.characters[seat.character]))
        entries.append(LOOK.item(board, what))
    entries += [LOOK.item(apprentice_line(cards.apprentices[id]), Named("apprentice", id)) for id in seat.apprentices]
    entries += [_building(card, cards) for card in seat.built]
    return LOOK.section(f"seat-{seat.seat}", entries, say("architects-look-seat", seat=SeatRef(seat.seat)))


def _signs() -> Section:
    """What the signs on desks and the board mean."""
    return LOOK.section("signs", [LookUpEntry(say("architects-rule-signs"))])


def _table(view: View) -> Section:
    chosen = {"boards": view.boards, "promos": view.promos, "apprentice": view.apprentice, "silver": view.silver}
    return LOOK.section("table", [LOOK.item(line) for line in option_lines(chosen)])


def _track(cards: Pack) -> Section:
    """The virtue track from its top down: points at the end, and what each space opens or closes."""
    track = cards.board.track
    entries = [
        LookUpEntry(
            say(
                "architects-look-virtue",
                virtue=virtue,
                points=track.points[virtue],
                tax=track.ignored(virtue),
                cathedral="yes" if virtue >= track.cathedral else "no",
                market="yes" if virtue <= track.market else "no",
            )
        )
        for virtue in range(track.top, -1, -1)
    ]
    return LOOK.section("track", [LookUpEntry(say("architects-look-track-ends", top=track.top)), *entries])
