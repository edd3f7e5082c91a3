"""What everybody sees of a kingdom that changes: one text for each thing gained, paid, moved or given up."""

from __future__ import annotations

from engine.core.texts import Named, SeatRef, Text, say, things
from engine.devil.state import Kingdom
from engine.devil.things import Stock


def financing(who: SeatRef, before: Kingdom, after: Kingdom) -> list[Text]:
    """What a price made the seat buy, sell and borrow."""
    old, new = before.turn, after.turn
    told: list[Text] = []
    if old is None or new is None:
        return told
    for verb, was, now in (("bought", old.bought, new.bought), ("sold", old.sold, new.sold)):
        changed = _gained(was, now)
        if changed:
            told.append(say(f"devil-did-{verb}", seat=who, things=things(changed)))
    if new.borrowed > old.borrowed:
        told.append(say("devil-did-borrow", seat=who, coins=new.borrowed - old.borrowed, debt=after.debt))
    return told


def changes(who: SeatRef, before: Kingdom, after: Kingdom) -> list[Text]:
    """Everything that became different, whatever the verb; goods first."""
    told: list[Text] = []
    lost, gained = _gained(after.stock, before.stock), _gained(before.stock, after.stock)
    if lost:
        told.append(say("devil-did-pay", seat=who, things=things(lost)))
    if gained:
        told.append(say("devil-did-gain", seat=who, things=things(gained)))
    if after.reputation != before.reputation:
        told.append(say("devil-did-move", seat=who, steps=after.reputation - before.reputation))
    if after.score != before.score:
        told.append(say("devil-did-score", seat=who, points=after.score - before.score))
    if after.debt != before.debt:
        told.append(say("devil-did-debt", seat=who, debt=after.debt))
    for courtier in after.hired:
        if courtier not in before.hired:
            told.append(say("devil-did-courtier", seat=who, what=Named("courtier", courtier)))
    for card in after.stabled:
        if card not in before.stabled:
            told.append(say("devil-did-stable", seat=who, what=Named("building", card)))
    return told + given_up(who, before, after) + minors(who, before, after)


def given_up(who: SeatRef, before: Kingdom, after: Kingdom) -> list[Text]:
    """Courtiers that went to the 3-coin space."""
    gone = [courtier for courtier in before.hired if courtier not in after.hired]
    return [say("devil-did-spend", seat=who, what=Named("courtier", courtier)) for courtier in gone]


def minors(who: SeatRef, before: Kingdom, after: Kingdom) -> list[Text]:
    """Minor achievements placed or lost."""
    return [
        say(f"devil-did-{'minor' if place >= 0 else 'drop'}", seat=who, what=Named("achievement", f"minor-{minor}"))
        for minor, place in enumerate(after.minors)
        if place != before.minors[minor]
    ]


def _gained(was: Stock, now: Stock) -> Stock:
    return {kind: amount - was.get(kind, 0) for kind, amount in now.items() if amount > was.get(kind, 0)}
