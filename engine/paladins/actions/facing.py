"""Attack and Convert: an outsider within reach of Strength, or of Faith (rules page 5)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.forms import Draft, Option
from engine.core.texts import Named, Text, say
from engine.paladins.actions.placing import begin, choose_workers, hindrance, level_of, offer, spaces_of
from engine.paladins.actions.sending import thresholds
from engine.paladins.choosing import choose, unless
from engine.paladins.demands import go
from engine.paladins.effects import Raise
from engine.paladins.facts import Attacked, Converted
from engine.paladins.reasons import LACKS_SILVER, NO_OUTSIDERS, lacks_attribute, refused
from engine.paladins.things import ATTACK, CONVERT
from engine.paladins.working import Working

Targets = list[tuple[str, int]]
"""Outsiders with the attribute that is missing for each."""


def _targets(work: Working, attribute: str) -> Targets:
    level = level_of(work, attribute)
    needed = thresholds(work.state.options.pack, attribute)
    return [
        (card, threshold - level if threshold > level else 0)
        for card, threshold in zip(work.outsiders, needed, strict=True)
        if card
    ]


def _nearest(work: Working, attribute: str) -> int | None:
    """The attribute that is missing for the nearest outsider, None without any."""
    nearest = _least_needed(work.state.options.pack, attribute, work.outsiders)
    if nearest is None:
        return None
    level = level_of(work, attribute)
    return nearest - level if nearest > level else 0


@lru_cache(maxsize=4096)
def _least_needed(pack_id: str, attribute: str, outsiders: tuple[str, ...]) -> int | None:
    """What the nearest of these outsiders needs of the attribute, None without any."""
    needed = zip(outsiders, thresholds(pack_id, attribute), strict=True)
    return min((threshold for card, threshold in needed if card), default=None)


def _hire(work: Working, missing: int) -> int:
    """The silver for missing Strength: 1 for every 2, rounded up."""
    return -(-missing // work.board.right[ATTACK].missing)


def attack_closed(work: Working) -> Text | None:
    """Returns the reason why the mover cannot attack the nearest outsider."""
    missing = _nearest(work, work.board.right[ATTACK].needs)
    return refused(NO_OUTSIDERS) if missing is None else hindrance(work, ATTACK, extra=_hire(work, missing))


def attack_option(work: Working) -> Option:
    """Attack as a turn offers it, at the price of the nearest outsider."""
    missing = _nearest(work, work.board.right[ATTACK].needs)
    if missing is None:
        return unless(go(ATTACK), attack_closed(work))
    return offer(work, ATTACK, attack_closed(work), extra=_hire(work, missing))


def attack(work: Working, draft: Draft) -> bool:
    """Takes the outsider's reward; the card goes face down beside the board."""
    right, me = work.board.right[ATTACK], work.me
    prices = {card: _hire(work, missing) for card, missing in _targets(work, right.needs)}
    options = [
        unless(
            _outsider(card, work.outsiders.index(card) + 1, "paladins-attack", silver),
            refused(LACKS_SILVER, silver - me.silver) if silver > me.silver else None,
        )
        for card, silver in prices.items()
    ]
    card = choose(draft, "outsider", options)
    if card is None:
        return False
    way = choose_workers(work, draft, spaces_of(work, ATTACK))
    if way is None:
        return False
    reacting = begin(work, ATTACK, way, extra=prices[card], attacked=(*me.attacked, card))
    work.outsiders = tuple("" if other == card else other for other in work.outsiders)
    work.did(Attacked(Named("outsider", card)))
    work.first_do(Raise(what=right.raises), *work.pack.outsiders[card].attack, *right.gain, *reacting)
    return True


def convert_closed(work: Working) -> Text | None:
    """Returns the reason why the mover cannot convert."""
    return hindrance(work, CONVERT, len(work.me.converted), _out_of_reach(work))


def convert_option(work: Working) -> Option:
    """Convert as a turn offers it."""
    return offer(work, CONVERT, convert_closed(work), len(work.me.converted))


def _out_of_reach(work: Working) -> Text | None:
    attribute = work.board.right[CONVERT].needs
    short = _nearest(work, attribute)
    if short is None:
        return refused(NO_OUTSIDERS)
    return lacks_attribute(attribute, short) if short else None


def convert(work: Working, draft: Draft) -> bool:
    """Lays the outsider face up below the board: Strength now, points at the end."""
    right, me = work.board.right[CONVERT], work.me
    options = [
        unless(
            _outsider(card, work.outsiders.index(card) + 1, "paladins-convert", 0),
            lacks_attribute(right.needs, short) if short else None,
        )
        for card, short in _targets(work, right.needs)
    ]
    card = choose(draft, "outsider", options)
    if card is None:
        return False
    way = choose_workers(work, draft, spaces_of(work, CONVERT))
    if way is None:
        return False
    reacting = begin(work, CONVERT, way, len(me.converted), converted=(*me.converted, card))
    work.outsiders = tuple("" if other == card else other for other in work.outsiders)
    work.did(Converted(Named("outsider", card)))
    strength = work.pack.outsiders[card].strength
    work.first_do(Raise(what=right.raises, n=strength), *right.gain, *reacting)
    return True


@lru_cache(maxsize=4096)
def _outsider(card: str, region: int, key: str, silver: int) -> Option:
    """An outsider to choose, by its region: two of one name may lie in the row."""
    return Option(card, say(key, what=Named("outsider", card), region=region, silver=silver), None, {"silver": silver})
