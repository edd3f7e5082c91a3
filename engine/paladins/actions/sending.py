"""Commission and Garrison: a monk or an outpost onto a free space of the map (rules page 5)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.facts import Fact
from engine.core.forms import Draft, Option
from engine.core.texts import Named, Text, say
from engine.paladins.actions.placing import begin, choose_workers, hindrance, level_of, offer, spaces_of
from engine.paladins.choosing import PLACE, choose, unless
from engine.paladins.effects import Raise
from engine.paladins.facts import MonkSent, OutpostBuilt
from engine.paladins.pack import pack
from engine.paladins.reasons import MAP_FULL, SPACE_TAKEN, lacks_attribute, refused
from engine.paladins.state import seats_of
from engine.paladins.things import COMMISSION
from engine.paladins.working import Working


@lru_cache(maxsize=32)
def map_spaces(pack_id: str, seats: int) -> tuple[tuple[str, ...], ...]:
    """The spaces of each region that exist with that many players."""
    return tuple(
        tuple(space.id for space in region.spaces if space.seats <= max(seats, 1)) for region in pack(pack_id).regions
    )


@lru_cache(maxsize=32)
def thresholds(pack_id: str, attribute: str) -> tuple[int, ...]:
    """How much of an attribute each region, and the outsider below it, needs."""
    return tuple(getattr(region, attribute) for region in pack(pack_id).regions)


@lru_cache(maxsize=128)
def reach(pack_id: str, attribute: str, seats: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """How much of the attribute each region needs, and its spaces, from left to right."""
    return tuple(zip(thresholds(pack_id, attribute), map_spaces(pack_id, seats), strict=True))


def times(work: Working, action: str) -> int:
    """How often the mover has done Commission or Garrison: the pieces on the map."""
    me = work.players[work.seat]
    return len(me.monks if action == COMMISSION else me.outposts)


def closed(work: Working, action: str) -> Text | None:
    """Returns the reason why the mover cannot do Commission or Garrison."""
    return hindrance(work, action, times(work, action), _beyond_reach(work, action))


def option(work: Working, action: str) -> Option:
    """Commission or Garrison as a turn offers it."""
    return offer(work, action, closed(work, action), times(work, action))


def _beyond_reach(work: Working, action: str) -> Text | None:
    """The reason if no free space of the map is within reach: how much is missing for the nearest."""
    attribute = work.rules[action].needs
    level, taken = level_of(work, attribute), work.taken
    for threshold, spaces in reach(work.state.options.pack, attribute, seats_of(work.state)):
        if not taken.issuperset(spaces):
            return lacks_attribute(attribute, threshold - level) if threshold > level else None
    return refused(MAP_FULL)


def send(work: Working, draft: Draft, action: str) -> bool:
    """Places the leftmost piece on a free space whose region the attribute reaches."""
    space = choose(draft, "space", _spaces(work, action))
    if space is None:
        return False
    way = choose_workers(work, draft, spaces_of(work, action))
    if way is None:
        return False
    right, me = work.board.right[action], work.me
    done = times(work, action)
    where, region = Named("paladins-space", space), work.pack.region_of[space] + 1
    deed: Fact
    if action == COMMISSION:
        reacting = begin(work, action, way, done, monks=(*me.monks, space))
        deed = MonkSent(where, region)
    else:
        reacting = begin(work, action, way, done, outposts=(*me.outposts, space))
        deed = OutpostBuilt(where, region)
    work.did(deed)
    work.first_do(Raise(what=right.raises), *work.pack.spaces[space].gain, *right.gain, *reacting)
    return True


def _spaces(work: Working, action: str) -> list[Option]:
    attribute = work.board.right[action].needs
    level, taken, options = level_of(work, attribute), work.taken, list[Option]()
    for threshold, spaces in reach(work.state.options.pack, attribute, seats_of(work.state)):
        short = max(0, threshold - level)
        options += [_taken(space) if space in taken else _space(space, attribute, short) for space in spaces]
    return options


@lru_cache(maxsize=4096)
def _space(space: str, attribute: str, short: int) -> Option:
    option = Option(space, say("paladins-map-space", what=Named(PLACE, space)))
    return unless(option, lacks_attribute(attribute, short) if short else None)


@lru_cache(maxsize=256)
def _taken(space: str) -> Option:
    return unless(_space(space, COMMISSION, 0), refused(SPACE_TAKEN))
