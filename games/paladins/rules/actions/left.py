"""Recruit, Hunt, Trade, Conspire and Pray, on the left of the player board (rules page 4).

Recruit discards a townsfolk of the row for its reward, or takes it into the retinue (4.2).
"""

from __future__ import annotations

from engine.drafts import choose
from engine.forms import Draft, Option
from engine.texts import Named, Text, say
from games.paladins.rules.actions.gains import NO_CLEAR, clear, join, told_apart, used_actions
from games.paladins.rules.actions.placing import begin, choose_workers, hindrance, offer, spaces_of
from games.paladins.rules.facts import DebtTaken, SentAway
from games.paladins.rules.mechanics.reasons import LACKS_SILVER, NO_TOWNSFOLK, refused
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.rulebook import NONE, PRAY, RECRUIT, SILVER, plain, unless

DEBT = "debt"


def recruit_closed(work: Working) -> Text | None:
    """Returns the reason why the mover cannot recruit."""
    return hindrance(work, RECRUIT, reason=_unpayable(work))


def recruit_option(work: Working) -> Option:
    """Recruit as a turn offers it."""
    return offer(work, RECRUIT, recruit_closed(work))


def _unpayable(work: Working) -> Text | None:
    """The reason why no townsfolk of the row can be paid."""
    least = -1
    for card, price in zip(work.row, work.board.price, strict=True):
        if card:
            if price.debt:
                return None
            silver = _silver(work, price.silver)
            if silver <= work.me.silver:
                return None
            least = silver if least < 0 else min(least, silver)
    return refused(NO_TOWNSFOLK) if least < 0 else refused(LACKS_SILVER, least - work.me.silver)


def _silver(work: Working, price: int) -> int:
    if (RECRUIT, SILVER) in work.mine.waived:
        return 0
    return max(0, price - work.mine.cheaper.get(RECRUIT, 0))


def recruit(work: Working, draft: Draft) -> bool:
    """With one worker the townsfolk leaves for its reward, with a fighter beside him it joins the retinue."""
    left, me = work.board.left[RECRUIT], work.me
    prices = {
        card: (_silver(work, price.silver), price.debt)
        for card, price in zip(work.row, work.board.price, strict=True)
        if card
    }
    options = []
    for card, (silver, debt) in prices.items():
        short = 0 if debt else silver - me.silver
        option = _townsfolk(work, card, silver, debt=debt and silver > 0)
        options.append(unless(option, refused(LACKS_SILVER, short) if short > 0 else None))
    chosen = choose(draft, "townsfolk", options)
    if chosen is None:
        return False
    silver, debt = prices[chosen]
    pay = _pay(draft, silver, me.silver) if debt else SILVER
    if pay is None:
        return False
    way = choose_workers(work, draft, left.spaces, left.fewest)
    if way is None:
        return False
    owed = pay == DEBT
    reacting = begin(work, RECRUIT, way, extra=0 if owed else silver, debts=me.debts + owed)
    if owed:
        work.did(DebtTaken(1))
    if len(way.kinds) == len(left.spaces):
        gain = join(work, chosen)
    else:
        work.row = tuple("" if other == chosen else other for other in work.row)
        work.did(SentAway(Named("townsfolk", chosen)))
        gain = work.pack.townsfolk[chosen].discard
    work.first_do(*gain, *reacting)
    return True


def _pay(draft: Draft, silver: int, held: int) -> str | None:
    """Asks for silver or a debt. A debt stands in for a price: where nothing is to be paid there is none."""
    options = [
        unless(
            plain(SILVER, "paladins-pay-silver", ("silver", silver)),
            refused(LACKS_SILVER, silver - held) if held < silver else None,
        )
    ]
    if silver:
        options.append(plain(DEBT, "paladins-pay-by-debt"))
    return choose(draft, "pay", options, SILVER if held >= silver else None)


def _townsfolk(work: Working, card: str, silver: int, *, debt: bool) -> Option:
    text = say("paladins-townsfolk", what=told_apart(work, card), silver=silver, debt=int(debt))
    return Option(card, text, None, {"silver": silver, "debt": int(debt)})


def produce_option(work: Working, action: str) -> Option:
    """Hunt, Trade, Conspire or Pray as a turn offers it."""
    return offer(work, action, hindrance(work, action))


def produce(work: Working, draft: Draft, action: str) -> bool:
    """Hunt, Trade or Conspire: the more workers, the more it gains."""
    left = work.board.left[action]
    way = choose_workers(work, draft, left.spaces, left.fewest)
    if way is None:
        return False
    reacting = begin(work, action, way)
    gain = left.gain[len(way.kinds) - left.fewest] if left.gain else ()
    work.first_do(*gain, *reacting)
    return True


def pray(work: Working, draft: Draft) -> bool:
    """Clears another action of the own board; there need not be any."""
    options = [*used_actions(work, PRAY), NO_CLEAR]
    action = draft.pick("clear", options, NONE if len(options) == 1 else None)
    if action is None:
        return False
    way = choose_workers(work, draft, spaces_of(work, PRAY))
    if way is None:
        return False
    reacting = begin(work, PRAY, way)
    if action != NONE:
        clear(work, action)
    work.first_do(*reacting)
    return True
