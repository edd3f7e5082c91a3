"""What lies open or is printed on the boards, to be read at any time; and our own decisions on the rules."""

from __future__ import annotations

from engine.texts import Listed, Named, Param, SeatRef, Text, say
from face.core.parts import LookUpEntry, ReferenceWords, Section
from games.devil.face.board import INQUISITIONS, guess_line, option_line
from games.devil.face.cards import building_line, event_line, gains_of, inquisitor_line
from games.devil.face.goods import goods_lines
from games.devil.face.rules import printed_numbers
from games.devil.rules.mechanics.costs import discounted_cost
from games.devil.rules.pack import Pack
from games.devil.rules.phases.answers import HOUSEGUEST
from games.devil.rules.phases.ritual import BRIBABLE
from games.devil.rules.state import LOST, ROUNDS, UNEARNED
from games.devil.rules.view import PublicSeat, View

LOOK = ReferenceWords("devil")
_RULES = (
    "numbers bank supply repaying last-chance forced choices tokens unbuilt event payment courtiers achievements phase"
    " supplies penalties vandal stables hoards absent"
)
GONE, UP, LATER, DOWN = "gone", "up", "later", "down"  # how an inquisitor stands: bribed, asking, in round 5, not yet
MINORS = 4
SECTION_OF = {
    "bank": "bank",
    "repay": "bank",
    "minor": "achievements",
    "achieve": "achievements",
    "vote": "goods",
    "questioned": "track",
    "wings": "inquisitors",
    "packing": "inquisitors",
    "inquisitors": "inquisitors",
}
"""The section that a kind of ask is about; the first, one's own hand, for others."""


def reference(view: View, cards: Pack) -> tuple[Section, ...]:
    """The sections in the order in which they are looked for: cards first, then what the boards say."""
    sections = [
        _inquisitors(view, cards),
        *(_buildings(seat, cards) for seat in view.seats),
        _achievements(view, cards),
    ]
    if view.own is not None and (view.own.hand or view.own.events):
        sections.insert(0, _hand(view, cards))
    if view.open:
        sections.append(_open(view, cards))
    sections += [
        _goods(view, cards),
        _track(view, cards),
        _inquisition(view, cards),
        _bank(cards),
        _scoring(cards),
        _table(view),
        LOOK.house(_RULES),
    ]
    return tuple(sections)


# -------------------------------------------------------------------------------------------------------------- cards


def _hand(view: View, cards: Pack) -> Section:
    own = view.own
    hand, events = (own.hand, own.events) if own is not None else ((), ())
    built = () if view.viewer is None else view.seats[view.viewer].built
    buildings = [cards.buildings[card] for card in hand]
    entries = [
        LOOK.item(building_line(card, cards.board, discounted_cost(built, card, cards)), Named("building", card.id))
        for card in buildings
    ]
    return LOOK.section("hand", [*entries, *(_event(card, cards) for card in events)])


def _event(card: str, cards: Pack) -> LookUpEntry:
    return LOOK.item(event_line(cards.events[card]), Named("event", card))


def _buildings(seat: PublicSeat, cards: Pack) -> Section:
    entries = [
        LookUpEntry(
            say(
                "devil-look-building",
                card=building_line(cards.buildings[card], cards.board),
                where="edge" if card in seat.edge else "stabled" if card in seat.stabled else "built",
            ),
            Named("building", card),
        )
        for card in seat.built
    ]
    entries = entries or [LookUpEntry(say("devil-look-no-building"))]
    return LOOK.section(f"seat-{seat.seat}", entries, say("devil-look-seat", seat=SeatRef(seat.seat)))


def _open(view: View, cards: Pack) -> Section:
    """Lists the cards that left play before everybody's eyes: events that were played, destroyed buildings."""
    entries = [_event(card, cards) for card in view.open if card in cards.events]
    entries += [
        LOOK.item(building_line(cards.buildings[card], cards.board), Named("building", card))
        for card in view.open
        if card in cards.buildings
    ]
    return LOOK.section("open", entries)


def _inquisitors(view: View, cards: Pack) -> Section:
    """A, B and C, those on the slots 1 to 3, the houseguest: what each punishes, and whether it asks next time."""
    entries = [
        _inquisitor(cards, place, inquisitor, _presence(view, inquisitor))
        for place, inquisitor in zip("ABC", BRIBABLE, strict=True)
    ]
    entries += [
        _inquisitor(cards, str(at + 1), inquisitor, UP if view.board.up[at] else DOWN)
        for at, inquisitor in enumerate(view.board.slots)
    ]
    held = [say("devil-look-guests", seat=SeatRef(seat.seat), count=seat.guests) for seat in view.seats if seat.guests]
    guest = say(
        "devil-look-houseguest",
        card=inquisitor_line(cards.inquisitors[HOUSEGUEST]),
        held=Listed(tuple(held)) if held else say("devil-look-nobody"),
    )
    entries.append(LookUpEntry(guest, Named("inquisitor", HOUSEGUEST)))
    return LOOK.section("inquisitors", [*_rules(cards, "inquisitors"), *entries])


def _presence(view: View, inquisitor: str) -> str:
    """Whether A, B or C asks in the next inquisition, or later, or not at all; B and C ask in the last one only."""
    if inquisitor not in view.board.bribable:
        return GONE
    return UP if inquisitor == BRIBABLE[0] or view.round > INQUISITIONS[0] else LATER


def _inquisitor(cards: Pack, place: str, inquisitor: str, how: str) -> LookUpEntry:
    card = inquisitor_line(cards.inquisitors[inquisitor])
    return LookUpEntry(
        say("devil-look-inquisitor", place=place, card=card, how=how, last=ROUNDS), Named("inquisitor", inquisitor)
    )


def _achievements(view: View, cards: Pack) -> Section:
    """All eight: the symbols they need, what they bring, who has them."""
    entries = _rules(cards, "achievements")
    for at in range(MINORS):
        has = [SeatRef(seat.seat) for seat in view.seats if seat.minors[at] not in (UNEARNED, LOST)]
        lost = [SeatRef(seat.seat) for seat in view.seats if seat.minors[at] == LOST]
        what = Named("achievement", f"minor-{at}")
        entries.append(
            LookUpEntry(say("devil-look-minor", what=what, who=_who(has), lost=_who(lost), gone=len(lost)), what)
        )
    for major, reward in cards.board.majors.items():
        has = [SeatRef(seat.seat) for seat in view.seats if major in seat.majors]
        what = Named("achievement", major)
        entries.append(LookUpEntry(say("devil-look-major", what=what, gains=gains_of(reward), who=_who(has)), what))
    return LOOK.section("achievements", entries)


def _who(seats: list[SeatRef]) -> Param:
    return Listed(tuple(seats)) if seats else say("devil-look-nobody")


# -------------------------------------------------------------------------------------------------- what boards say


def _goods(view: View, cards: Pack) -> Section:
    entries = tuple(LookUpEntry(line) for line in goods_lines(view, cards))
    return Section("goods", say("devil-look-goods"), entries, suspects=True)


def _track(view: View, cards: Pack) -> Section:
    """The reputation track from the top down, space by space, with its arrows and who stands there."""
    track = cards.board.track
    entries = _rules(cards, "reputation wings")
    for space in range(track.top, -1, -1):
        kind = "top" if space == track.top else "start" if space == track.start else "none"
        kind = "knot" if space == track.knot else "demon" if space < track.demons else kind
        arrows = ("▼" if space > track.knot else "▲") * track.arrows[space]
        there = [SeatRef(seat.seat) for seat in view.seats if seat.reputation == space]
        who = Listed(tuple(there)) if there else ""
        entries.append(
            LookUpEntry(
                say("devil-look-space", space=space, kind=kind, arrows=arrows or "·", who=who, there=len(there))
            )
        )
    return LOOK.section("track", entries)


def _inquisition(view: View, cards: Pack) -> Section:
    """Bribes, the ritual, guesses; those that are locked by name."""
    bribe, coins = cards.board.prices["bribe"], view.board.coins
    entries = [LookUpEntry(say("devil-look-bribes", bribe=bribe, coins=coins)), *_rules(cards, "guesses ritual")]
    entries.append(LookUpEntry(say("devil-look-locked" if view.board.locked else "devil-look-not-locked")))
    locked = [LOOK.item(guess_line(guess)) for guess in view.board.locked]
    return LOOK.section("inquisition", [*entries, *locked])


def _bank(cards: Pack) -> Section:
    board = cards.board
    prices = say("devil-look-prices", **{key.replace("-", "_"): price for key, price in board.prices.items()})
    science = say("devil-look-science", steps=board.science_reputation)
    return LOOK.section("bank", [*_rules(cards, "bank debt"), LookUpEntry(prices), LookUpEntry(science)])


def _scoring(cards: Pack) -> Section:
    return LOOK.section("scoring", _rules(cards, "scoring"))


def _rules(cards: Pack, topics: str) -> list[LookUpEntry]:
    """What the rules say about these topics, with blanks between, with the numbers of these cards."""
    return [LookUpEntry(Text(f"devil-rule-{topic}", printed_numbers(cards))) for topic in topics.split()]


def _table(view: View) -> Section:
    lines = [LOOK.item(option_line(name)) for name in view.options]
    return LOOK.section("table", lines or [LookUpEntry(say("devil-look-no-option"))])
