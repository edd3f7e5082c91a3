"""What the virtual player can reach, and what of that it takes (rules page 9.3 to 9.5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.paladins.counts import done
from engine.paladins.effects import DropSuspicion, FreePray, FreeRecruit, GainGoods, GainWorkers, PayDebt, Reward
from engine.paladins.pack import pack
from engine.paladins.state import IT, Player, revealed_favours
from engine.paladins.things import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    FAITH,
    FORTIFY,
    GARRISON,
    RECRUIT,
    STRENGTH,
)
from engine.paladins.virtual.counter import at_marker
from engine.paladins.virtual.gains import townsfolk_at_marker
from engine.paladins.working import Working

Target = int | str | None
"""A space, by number or by id; None for an action without a target."""


def _level_reached(action: str) -> Callable[[Working, Player], bool]:
    """Whether the track suffices for the next wall or jar."""

    def reached(work: Working, it: Player) -> bool:
        rules = work.board.right[action]
        points: int = getattr(it, rules.needs)
        return points >= rules.levels[done(it, action)]

    return reached


LEVEL_REACHED: dict[str, Callable[[Working, Player], bool]] = {
    FORTIFY: _level_reached(FORTIFY),
    ABSOLVE: _level_reached(ABSOLVE),
}


def space_for_monk(work: Working) -> str | None:
    """The space of the map it sends a monk to, None if none is free within reach."""
    return _space(work, work.players[IT].faith, FAITH)


def space_for_outpost(work: Working) -> str | None:
    """The space of the map it places an outpost on, None if none is free within reach."""
    return _space(work, work.players[IT].strength, STRENGTH)


def _space(work: Working, points: int, attribute: str) -> str | None:
    """The free space within reach whose reward it likes best."""
    taken = work.taken
    for space, needed in _by_wish(work.state.options.pack, attribute, work.players[IT].debts > 0):
        if needed <= points and space not in taken:
            return space
    return None


@lru_cache(maxsize=64)
def _by_wish(pack_id: str, attribute: str, indebted: bool) -> tuple[tuple[str, int], ...]:
    """The spaces of a map for one player, and what each needs: liked best first, equals from the left."""
    cards = pack(pack_id)
    spaces = sorted(
        (space for space in cards.spaces.values() if space.seats == 1), key=lambda space: wish(space.gain, indebted)
    )
    return tuple((space.id, getattr(cards.regions[cards.region_of[space.id]], attribute)) for space in spaces)


def wish(gain: Reward, indebted: bool) -> int:
    """How much it likes the reward of a space of the map: 0 is best."""
    return min((_wish(verb, indebted) for verb in gain), default=NO_EFFECT)


NO_EFFECT = 8


def _wish(verb: object, indebted: bool) -> int:
    if isinstance(verb, FreeRecruit):
        return 0
    if isinstance(verb, PayDebt):
        return 1 if indebted else NO_EFFECT
    if isinstance(verb, FreePray):
        return 2
    if isinstance(verb, GainWorkers):
        return 3 if sum(getattr(verb, kind) for kind in verb.__struct_fields__) > 1 else 4
    if isinstance(verb, GainGoods):
        return 5
    return 6 if isinstance(verb, DropSuspicion) else 7


def outsider_to_attack(work: Working) -> int | None:
    """The space of the outsider it attacks: at the marker, among those its Strength reaches."""
    strength = work.players[IT].strength
    return _outsider(work, tuple(region.strength <= strength for region in work.pack.regions))


def outsider_to_convert(work: Working) -> int | None:
    """The space of the outsider it converts: at the marker, among those its Faith reaches."""
    faith = work.players[IT].faith
    return _outsider(work, tuple(region.faith <= faith for region in work.pack.regions))


def _outsider(work: Working, reached: tuple[bool, ...]) -> int | None:
    return at_marker(work, len(work.outsiders), lambda space: reached[space] and bool(work.outsiders[space]))


def _next_wall(work: Working) -> str | None:
    return work.walls[0] if work.walls else None


TARGET_OF: dict[str, Callable[[Working], Target]] = {
    RECRUIT: townsfolk_at_marker,
    COMMISSION: space_for_monk,
    FORTIFY: _next_wall,
    GARRISON: space_for_outpost,
    ATTACK: outsider_to_attack,
    CONVERT: outsider_to_convert,
}


def favour_at_marker(work: Working) -> int | None:
    """The space of the free Favour that it uses, None if there is none."""
    shown = revealed_favours(work.state)
    return at_marker(
        work,
        len(work.state.favours),
        lambda space: space < len(shown) and shown[space] not in work.at_favours,
    )
