"""Deeds: texts of what everybody sees change in a kingdom, for each gain, payment, move or loss."""

from __future__ import annotations

from engine.texts import Named, SeatRef, Text, say, things
from games.devil.rules.facts import Borrowed, CourtierSpent, MinorEarned, MinorLost, Moved
from games.devil.rules.rulebook import Stock
from games.devil.rules.state import Kingdom

CLAIMED = ("devil-did-earn-angel", "devil-did-earn-demon", "devil-did-absolve")  # told before they are paid


def financing(who: SeatRef, before: Kingdom, after: Kingdom) -> list[Text]:
    """Tells what a price made the seat buy, sell and borrow."""
    old, new = before.turn, after.turn
    deeds: list[Text] = []
    if old is None or new is None:
        return deeds
    for verb, was, now in (("bought", old.bought, new.bought), ("sold", old.sold, new.sold)):
        changed = _gained(was, now)
        if changed:
            deeds.append(say(f"devil-did-{verb}", seat=who, things=things(changed)))
    if new.borrowed > old.borrowed:
        deeds.append(Borrowed(who, new.borrowed - old.borrowed, after.debt).text)
    return deeds


def moved_by(who: SeatRef, before: Kingdom, after: Kingdom) -> Text:
    """Tells by how many steps a seat has moved on the reputation track, and where it stands `now`."""
    return Moved(who, after.reputation - before.reputation, after.reputation).text


def changes(who: SeatRef, before: Kingdom, after: Kingdom) -> list[Text]:
    """Tells everything that has changed, goods first, whichever verb did it."""
    deeds: list[Text] = []
    lost, gained = _gained(after.stock, before.stock), _gained(before.stock, after.stock)
    if lost:
        deeds.append(say("devil-did-pay", seat=who, things=things(lost)))
    if gained:
        deeds.append(say("devil-did-gain", seat=who, things=things(gained)))
    if after.reputation != before.reputation:
        deeds.append(moved_by(who, before, after))
    if after.score != before.score:
        deeds.append(say("devil-did-score", seat=who, points=after.score - before.score))
    if after.debt != before.debt:
        deeds.append(say("devil-did-debt", seat=who, debt=after.debt))
    for courtier in after.hired:
        if courtier not in before.hired:
            deeds.append(say("devil-did-courtier", seat=who, what=Named("courtier", courtier)))
    for card in after.stabled:
        if card not in before.stabled:
            deeds.append(say("devil-did-stable", seat=who, what=Named("building", card)))
    return deeds + wings(who, before, after) + given_up(who, before, after) + minors(who, before, after)


def wings(who: SeatRef, before: Kingdom, after: Kingdom) -> list[Text]:
    """Tells of wings won, taken or to be returned. They change hands when the phase settles."""
    if after.claims is before.claims:
        return []
    return [
        say(f"devil-did-earn-{wing}" if count > 0 else "devil-did-absolve", seat=who, count=abs(count))
        for wing, count in after.claims[len(before.claims) :]
    ]


def given_up(who: SeatRef, before: Kingdom, after: Kingdom) -> list[Text]:
    """Tells which courtiers went to the 3-coin space."""
    if after.hired is before.hired:
        return []
    gone = [courtier for courtier in before.hired if courtier not in after.hired]
    return [CourtierSpent(who, Named("courtier", courtier)).text for courtier in gone]


def minors(who: SeatRef, before: Kingdom, after: Kingdom) -> list[Text]:
    """Tells which minor achievements were placed or lost."""
    if after.minors is before.minors:
        return []
    return [
        (MinorEarned if place >= 0 else MinorLost)(who, Named("achievement", f"minor-{minor}")).text
        for minor, place in enumerate(after.minors)
        if place != before.minors[minor]
    ]


def _gained(was: Stock, now: Stock) -> Stock:
    if was is now:
        return {}
    return {kind: amount - was.get(kind, 0) for kind, amount in now.items() if amount > was.get(kind, 0)}
