"""Holds the facts of Paladins: happenings of which more is made than a sentence."""

from __future__ import annotations

from engine.texts import Fact, Listed, Named, SeatRef, Things


class RoundBegun(Fact, frozen=True):
    """A round has begun. `first`: has the start player token."""

    wording = "paladins-round"
    round: int
    first: SeatRef


class OrderRevealed(Fact, frozen=True):
    """A King's Order was turned over."""

    wording = "paladins-order-revealed"
    what: Named
    points: int


class FavourRevealed(Fact, frozen=True):
    """A King's Favour was turned over."""

    wording = "paladins-favour-revealed"
    what: Named


class Drafted(Fact, frozen=True):
    """A seat took its first townsfolk."""

    wording = "paladins-drafted"
    seat: SeatRef
    what: Named
    deeds: Listed


class PaladinRevealed(Fact, frozen=True):
    """A seat revealed its paladin and took his workers."""

    wording = "paladins-revealed"
    seat: SeatRef
    what: Named
    things: Things


class Drank(Fact, frozen=True):
    """A seat took a tavern card and its workers."""

    wording = "paladins-tavern"
    seat: SeatRef
    what: Named
    things: Things
    deeds: Listed


class Turn(Fact, frozen=True):
    """A seat did an action with these workers."""

    wording = "paladins-turn"
    seat: SeatRef
    action: Named
    workers: Things
    deeds: Listed


class More(Fact, frozen=True):
    """What a seat had begun went on."""

    wording = "paladins-more"
    seat: SeatRef
    deeds: Listed


class Passed(Fact, frozen=True):
    """A seat passed and kept these workers."""

    wording = "paladins-passed"
    seat: SeatRef
    things: Things


class Inquisition(Fact, frozen=True):
    """An Inquisition struck."""

    wording = "paladins-inquisition"


class CardlessInquisition(Inquisition, frozen=True):
    """An Inquisition struck because no suspicion card was left."""

    wording = "paladins-inquisition-cards"


class Departed(Fact, frozen=True):
    """These townsfolk and outsiders left the rows at the end of a round."""

    wording = "paladins-departed"
    cards: Listed


class Reacted(Fact, frozen=True):
    """A seat's townsfolk brought it this in an Inquisition."""

    wording = "paladins-reacted"
    seat: SeatRef
    things: Things


class Repented(Fact, frozen=True):
    """A seat discarded suspicions by its Conspirators."""

    wording = "paladins-repented"
    seat: SeatRef
    count: int


class Guilty(Fact, frozen=True):
    """These had the most suspicions: each took a debt and discarded half of them, rounded down."""

    wording = "paladins-guilty"
    seats: Listed
    count: int


class Acquitted(Fact, frozen=True):
    """Nobody had a suspicion."""

    wording = "paladins-acquitted"


# ---------------------------------------------------------------------- deeds, within the lines above


class Gained(Fact, frozen=True):
    """Gained this."""

    wording = "paladins-did-gain"
    things: Things


class Suspected(Fact, frozen=True):
    """Drew a suspicion that takes so much tax."""

    wording = "paladins-did-suspicion"
    tax: int


class Dropped(Fact, frozen=True):
    """Discarded suspicions."""

    wording = "paladins-did-drop"
    count: int


class DebtTaken(Fact, frozen=True):
    """Took unpaid debts."""

    wording = "paladins-did-debt"
    count: int


class DebtPaid(Fact, frozen=True):
    """Paid a debt."""

    wording = "paladins-did-pay-debt"


class DebtDestroyed(Fact, frozen=True):
    """Destroyed a debt."""

    wording = "paladins-did-destroy-debt"


class Cleared(Fact, frozen=True):
    """Cleared an action."""

    wording = "paladins-did-clear"
    action: Named


class Recruited(Fact, frozen=True):
    """Took a townsfolk into the retinue."""

    wording = "paladins-did-recruit"
    what: Named


class SentAway(Fact, frozen=True):
    """Discarded a townsfolk for the reward."""

    wording = "paladins-did-send-away"
    what: Named


class Developed(Fact, frozen=True):
    """Placed a workshop."""

    wording = "paladins-did-develop"
    action: Named


class Paid(Fact, frozen=True):
    """Paid goods."""

    wording = "paladins-did-pay"
    things: Things


class MonkSent(Fact, frozen=True):
    """Sent a monk to a space of the map."""

    wording = "paladins-did-commission"
    space: Named
    region: int


class OutpostBuilt(Fact, frozen=True):
    """Placed an outpost on a space of the map."""

    wording = "paladins-did-garrison"
    space: Named
    region: int


class WallBuilt(Fact, frozen=True):
    """Turned a wall over and built it."""

    wording = "paladins-did-fortify"
    what: Named


class JarMoved(Fact, frozen=True):
    """Moved a jar onto a space."""

    wording = "paladins-did-absolve"
    space: Named


class Attacked(Fact, frozen=True):
    """Attacked an outsider."""

    wording = "paladins-did-attack"
    what: Named


class Converted(Fact, frozen=True):
    """Converted an outsider."""

    wording = "paladins-did-convert"
    what: Named


class FavourUsed(Fact, frozen=True):
    """Used a King's Favour."""

    wording = "paladins-did-favour"
    what: Named


class Afterwards(Fact, frozen=True):
    """What a seat would have then: workers, goods, attributes, unpaid `debts`, suspicions, and the `tax` supply.

    `held`: workers and goods in all; `moved`: "yes" if attributes change, "lent" if its paladin adds to them in this
    round, by `lent_faith` to `lent_influence`; `taxed`: "yes" if the supply changes. `place`: where it would stand
    among all by suspicions as things stand, "unmoved" if they do not change.
    """

    wording = "paladins-preview-then"
    labourer: int
    scout: int
    merchant: int
    fighter: int
    cleric: int
    criminal: int
    silver: int
    provisions: int
    held: int
    faith: int
    strength: int
    influence: int
    lent_faith: int
    lent_strength: int
    lent_influence: int
    moved: str
    debts: int
    suspicions: int
    place: str
    tax: int
    taxed: str
