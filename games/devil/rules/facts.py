"""Holds the facts of Deal with the Devil: happenings of which more is made than a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from engine.texts import Fact, Listed, Named, SeatRef, Text, Things, things


class SeatFact(Fact, frozen=True):
    """The base of what one seat did, or what happened to it."""

    seat: SeatRef


class CardFact(SeatFact, frozen=True):
    """The base of what happened with a card, a courtier or an achievement of a seat."""

    what: Named


class DealMade(Fact, frozen=True):
    """A viewer took what lay in the chest before it for its price."""

    wording = "devil-deal-made"
    things: Things
    price: Text


class SoulsSold(Fact, frozen=True):
    """The owner of a chest finds the soul pieces it was paid with."""

    wording = "devil-chest-sold-souls"
    pure: int
    marked: int


class Built(CardFact, frozen=True):
    """A seat built a building for `cost`."""

    wording = "devil-did-build"
    cost: Things


class Acted(CardFact, frozen=True):
    """A seat carried out something planned: with a building, or half an event."""


class Used(Acted, frozen=True):
    """The action of a building on the edge was used."""

    wording = "devil-did-use"


class UsedAtOnce(Acted, frozen=True):
    """The action of a building was used as soon as it was built."""

    wording = "devil-did-act"


class UsedFree(Acted, frozen=True):
    """The action of a building under Stables was used without a token."""

    wording = "devil-did-free"


class LeftPlayed(Acted, frozen=True):
    """The left half of an event card was played."""

    wording = "devil-did-left"


class RightPlayed(Acted, frozen=True):
    """The right half of an event card was played."""

    wording = "devil-did-right"


ACTED: dict[str, type[Acted]] = {
    "use": Used,
    "act": UsedAtOnce,
    "free": UsedFree,
    "left": LeftPlayed,
    "right": RightPlayed,
}
"""By the instruction of the agenda."""


class Hired(CardFact, frozen=True):
    """A seat hired a courtier for `coins`."""

    wording = "devil-did-hire"
    coins: int


class Skipped(CardFact, frozen=True):
    """A part of a seat's plan could not be carried out."""

    wording = "devil-did-skip"


class Borrowed(SeatFact, frozen=True):
    """A seat borrowed `coins` for its plan; it owes `debt` then."""

    wording = "devil-did-borrow"
    coins: int
    debt: int


class MajorEarned(CardFact, frozen=True):
    """A seat earned a major achievement."""

    wording = "devil-did-major"


class MinorEarned(CardFact, frozen=True):
    """A seat placed a minor achievement."""

    wording = "devil-did-minor"


class MinorLost(CardFact, frozen=True):
    """A seat lost a minor achievement, earned or not, for good."""

    wording = "devil-did-drop"


class Accounted(SeatFact, frozen=True):
    """A seat's purchases, sales, loans and repayments at the bank become known; it owes `debt`."""

    wording = "devil-ledger"
    entries: Listed
    debt: int


class Entry(Fact, frozen=True):
    """One of those entries: so many times, and what was traded (nothing for coins borrowed or repaid)."""

    count: int
    what: Things


class BuyingEntry(Entry, frozen=True):
    """Goods bought."""

    wording = "devil-ledger-buy"


class SellingEntry(Entry, frozen=True):
    """Goods sold."""

    wording = "devil-ledger-sell"


class LoanEntry(Entry, frozen=True):
    """Coins borrowed."""

    wording = "devil-ledger-borrow"


class RepaymentEntry(Entry, frozen=True):
    """Coins repaid."""

    wording = "devil-ledger-repay"


ENTRIES: dict[str, type[Entry]] = {
    "buy": BuyingEntry,
    "sell": SellingEntry,
    "borrow": LoanEntry,
    "repay": RepaymentEntry,
}


def entries_of(ledger: Mapping[str, int]) -> tuple[Text, ...]:
    """The entries of a kingdom's ledger ("buy-wood": 2), in words."""
    entries = []
    for entry, count in ledger.items():
        verb, _, good = entry.partition("-")
        entries.append(ENTRIES[verb](count, things({good: count} if good else {})).text)
    return tuple(entries)


class Proved(SeatFact, frozen=True):
    """A seat proved its innocence with so many soul pieces."""

    wording = "devil-proved"
    pieces: int


class Confessed(SeatFact, frozen=True):
    """A seat confessed."""

    wording = "devil-confessed"


class ChestOpened(Fact, frozen=True):
    """A chest of the inquisition was opened and held `contents`."""

    wording = "devil-opened"
    mark: Named
    contents: Listed


class Guessed(SeatFact, frozen=True):
    """Part of those contents: a guess at a role, laid on a seat."""


class DevilGuessed(Guessed, frozen=True):
    """It names the devil."""

    wording = "devil-packed-guess-devil"


class CultistGuessed(Guessed, frozen=True):
    """It names the cultist."""

    wording = "devil-packed-guess-cultist"


GUESSED: dict[str, type[Guessed]] = {"devil": DevilGuessed, "cultist": CultistGuessed}


class InquisitorBribed(Fact, frozen=True):
    """An inquisitor went for `coins`."""

    wording = "devil-bribed"
    what: Named
    coins: int


class WouldSell(Fact, frozen=True):
    """A plan would have to sell `things`."""

    wording = "devil-preview-sold"
    things: Things


class WouldBorrow(Fact, frozen=True):
    """A plan would have to borrow `coins`; the seat would owe `debt` then."""

    wording = "devil-preview-borrowed"
    coins: int
    debt: int


class Afterwards(Fact, frozen=True):
    """What a seat would have then: goods by kind and `held` in all, `debt`, soul `pieces` ("yes" if they change).

    `place`: where it would stand on the reputation track as things stand, "unmoved" if it does not move.
    """

    wording = "devil-preview-then"
    wood: int
    stone: int
    grain: int
    glass: int
    marble: int
    coins: int
    held: int
    debt: int
    pure: int
    marked: int
    pieces: str
    reputation: int
    place: str


class InterestDue(Fact, frozen=True):
    """Interest falls due; what it does to whom follows."""

    wording = "devil-interest-falls-due"


class InterestCharged(SeatFact, frozen=True):
    """Interest has raised the debt of a seat, or left it below the limit with demon wings."""

    wording = "devil-interest"
    debt: int
    was: int


class TokenPaid(SeatFact, frozen=True):
    """A seat handed in the grain for an action token."""

    wording = "devil-did-token"


class ReputationsWeighed(Fact, frozen=True):
    """The reputation phase begins; its effects on seats follow."""

    wording = "devil-reputations-weighed"


class WingsChangeHands(Fact, frozen=True):
    """Wings that plans have won or cost are paid; who gets which follows."""

    wording = "devil-wings-change-hands"


class RoundBegun(Fact, frozen=True):
    """A round begins, with its production."""

    wording = "devil-round"
    round: int


class Produced(SeatFact, frozen=True):
    """The fields of a seat have produced `things`."""

    wording = "devil-produced"
    things: Things


class Moved(SeatFact, frozen=True):
    """A seat has moved on the reputation track, to the space `now` (not in logs before rules 3)."""

    wording = "devil-did-move"
    steps: int
    now: int | None = None


class Drifted(Moved, frozen=True):
    """A seat has moved towards the knot at the end of the reputation phase."""

    wording = "devil-drift"


class CourtierSpent(CardFact, frozen=True):
    """A courtier went to the 3-coin space."""

    wording = "devil-did-spend"


class Wished(SeatFact, frozen=True):
    """A seat shows which kinds of goods it would like: one of each in `things`."""

    wording = "devil-wishes"
    things: Things


class BuildingActs(Acted, frozen=True):
    """A building does by itself what it does in this phase."""

    wording = "devil-did-building"
