"""Attack and Convert: an outsider within reach of Strength, or of Faith (rules page 5)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.forms import Draft, Option
from engine.core.texts import Named, Text, say
from engine.paladins.actions.placing import begin, choose_workers, closed, go, often, right_price, right_spaces
from engine.paladins.choosing import choose, unless
from engine.paladins.effects import Raise
from engine.paladins.facts import Attacked, Converted
from engine.paladins.reasons import LACKS_SILVER, NO_OUTSIDERS, lacks_attribute, refused
from engine.paladins.things import ATTACK, CONVERT
from engine.paladins.working import Working

Targets = list[tuple[str, int]]
"""Outsiders with the attribute that is missing for each."""


def _targets(work: Working, attribute: str) -> Targets:
    level = getattr(work.me, attribute) + getattr(work.mine, attribute)
    return [
        (card, max(0, getattr(region, attribute) - level))
        for card, region in zip(work.outsiders, work.pack.regions, strict=True)
        if card
    ]


def _hire(work: Working, missing: int) -> int:
    """The silver for missing Strength: 1 for every 2, rounded up."""
    return -(-missing // work.board.right[ATTACK].missing)


def attack_option(work: Working) -> Option:
    """Attack as a turn offers it, at the price of the nearest outsider."""
    targets = _targets(work, work.board.right[ATTACK].needs)
    if not targets:
        return unless(go(ATTACK), refused(NO_OUTSIDERS))
    silver = _hire(work, min(missing for _, missing in targets))
    return unless(go(ATTACK, silver), closed(work, ATTACK, right_spaces(work, ATTACK), silver))


def attack(work: Working, draft: Draft) -> bool:
    """Takes the outsider's reward; the card goes face down beside the board."""
    right, me = work.board.right[ATTACK], work.me
    prices = {card: _hire(work, missing) for card, missing in _targets(work, right.needs)}
    options = [
        unless(
            _outsider(card, "paladins-attack", silver),
            refused(LACKS_SILVER, silver - me.silver) if silver > me.silver else None,
        )
        for card, silver in prices.items()
    ]
    card = choose(draft, "outsider", options)
    if card is None:
        return False
    way = choose_workers(work, draft, right_spaces(work, ATTACK))
    if way is None:
        return False
    reacting = begin(work, ATTACK, way, prices[card], attacked=(*me.attacked, card))
    work.outsiders = tuple("" if other == card else other for other in work.outsiders)
    work.did(Attacked(Named("outsider", card)))
    work.first_do(Raise(what=right.raises), *work.pack.outsiders[card].attack, *right.gain, *reacting)
    return True


def convert_option(work: Working) -> Option:
    """Convert as a turn offers it."""
    done = len(work.me.converted)
    silver, provisions = right_price(work, CONVERT, done)
    return unless(
        go(CONVERT, silver, provisions),
        often(work, CONVERT, done)
        or _out_of_reach(work)
        or closed(work, CONVERT, right_spaces(work, CONVERT), silver, provisions),
    )


def _out_of_reach(work: Working) -> Text | None:
    attribute = work.board.right[CONVERT].needs
    targets = _targets(work, attribute)
    if not targets:
        return refused(NO_OUTSIDERS)
    short = min(missing for _, missing in targets)
    return lacks_attribute(attribute, short) if short else None


def convert(work: Working, draft: Draft) -> bool:
    """Lays the outsider face up below the board: Strength now, points at the end."""
    right, me = work.board.right[CONVERT], work.me
    options = [
        unless(_outsider(card, "paladins-convert", 0), lacks_attribute(right.needs, short) if short else None)
        for card, short in _targets(work, right.needs)
    ]
    card = choose(draft, "outsider", options)
    if card is None:
        return False
    way = choose_workers(work, draft, right_spaces(work, CONVERT))
    if way is None:
        return False
    price = right_price(work, CONVERT, len(me.converted))
    reacting = begin(work, CONVERT, way, *price, converted=(*me.converted, card))
    work.outsiders = tuple("" if other == card else other for other in work.outsiders)
    work.did(Converted(Named("outsider", card)))
    strength = work.pack.outsiders[card].strength
    work.first_do(Raise(what=right.raises, n=strength), *right.gain, *reacting)
    return True


@lru_cache(maxsize=1024)
def _outsider(card: str, key: str, silver: int) -> Option:
    return Option(card, say(key, what=Named("outsider", card), silver=silver), None, {"silver": silver})
