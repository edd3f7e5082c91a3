"""The six actions on the right of the player board (rules page 5).

Commission and Garrison send a monk or an outpost onto a free space of the map. Fortify lays the top wall of the deck
above the board and Absolve places a jar; both need Influence for the next. Attack and Convert face an outsider within
reach of Strength, or of Faith.
"""

from __future__ import annotations

from functools import lru_cache

from engine.drafts import choose
from engine.forms import Draft, Option
from engine.texts import Fact, Named, Text, say
from games.paladins.rules.actions.placing import begin, choose_workers, hindrance, level_of, offer, spaces_of
from games.paladins.rules.effects import Raise
from games.paladins.rules.facts import Attacked, Converted, JarMoved, MonkSent, OutpostBuilt, WallBuilt
from games.paladins.rules.mechanics.powers import go
from games.paladins.rules.mechanics.reasons import (
    JAR_THERE,
    LACKS_SILVER,
    MAP_FULL,
    NO_OUTSIDERS,
    NO_WALLS,
    SPACE_TAKEN,
    lacks_attribute,
    refused,
)
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import pack
from games.paladins.rules.rulebook import ABSOLVE, ATTACK, COMMISSION, CONVERT, FORTIFY, JAR_PLACE, PLACE, unless
from games.paladins.rules.state import Agenda, BuildWall, seats_of


def build_wall(work: Working, todo: BuildWall, draft: Draft | None) -> Agenda:
    """Turns the top wall over. Its Strength is this action's: it counts once."""
    card, *rest = work.walls
    work.walls, work.shown = tuple(rest), True
    work.change(work.seat, walls=(*work.me.walls, card))
    work.did(WallBuilt(Named("wall", card)))
    wall = work.pack.walls[card]
    return (Raise(what="strength", n=wall.strength), *wall.gain)


BUILD_WALL = BuildWall()


def fortify_closed(work: Working) -> Text | None:
    """Returns the reason why the mover cannot fortify."""
    return hindrance(work, FORTIFY, len(work.players[work.seat].walls), None if work.walls else refused(NO_WALLS))


def fortify_option(work: Working) -> Option:
    """Fortify as a turn offers it."""
    return offer(work, FORTIFY, fortify_closed(work), len(work.players[work.seat].walls))


def fortify(work: Working, draft: Draft) -> bool:
    """Turns the top wall over; what it shows is chosen after that."""
    way = choose_workers(work, draft, spaces_of(work, FORTIFY))
    if way is None:
        return False
    reacting = begin(work, FORTIFY, way, len(work.me.walls))
    work.first_do(BUILD_WALL, *work.board.right[FORTIFY].gain, *reacting)
    return True


def absolve_closed(work: Working) -> Text | None:
    """Returns the reason why the mover cannot absolve."""
    return hindrance(work, ABSOLVE, len(work.players[work.seat].jars))


def absolve_option(work: Working) -> Option:
    """Absolve as a turn offers it."""
    return offer(work, ABSOLVE, absolve_closed(work), len(work.players[work.seat].jars))


def absolve(work: Working, draft: Draft) -> bool:
    """Moves the leftmost jar onto a free space."""
    me, right = work.me, work.board.right[ABSOLVE]
    space = choose(draft, "jar", [_jar(jar.id, jar.id in me.jars) for jar in work.board.absolve])
    if space is None:
        return False
    way = choose_workers(work, draft, spaces_of(work, ABSOLVE))
    if way is None:
        return False
    reacting = begin(work, ABSOLVE, way, len(me.jars), jars=(*me.jars, space))
    work.did(JarMoved(Named("paladins-jar", space)))
    work.first_do(Raise(what=right.raises), *work.pack.jars[space].gain, *right.gain, *reacting)
    return True


@lru_cache(maxsize=64)
def _jar(space: str, there: bool) -> Option:
    option = Option(space, say("paladins-jar-space", what=Named(JAR_PLACE, space)))
    return unless(option, refused(JAR_THERE) if there else None)


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


def send_closed(work: Working, action: str) -> Text | None:
    """Returns the reason why the mover cannot do Commission or Garrison."""
    return hindrance(work, action, times(work, action), _beyond_reach(work, action))


def send_option(work: Working, action: str) -> Option:
    """Commission or Garrison as a turn offers it."""
    return offer(work, action, send_closed(work, action), times(work, action))


def _beyond_reach(work: Working, action: str) -> Text | None:
    """The reason if no free space of the map is within reach: how much is missing for the nearest."""
    attribute = work.rules[action].needs
    level, taken = level_of(work, attribute), work.taken
    for threshold, spaces in reach(work.state.options.pack, attribute, seats_of(work.state)):
        if not taken.issuperset(spaces):
            return lacks_attribute(attribute, threshold - level) if threshold > level else None
    return refused(MAP_FULL)


def least_needed(work: Working, action: str) -> int | None:
    """How much of its attribute an action on the map, or against outsiders, needs at least; None if nothing is left."""
    pack_id, attribute = work.state.options.pack, work.rules[action].needs
    if action in (ATTACK, CONVERT):
        return _least_needed(pack_id, attribute, work.outsiders)
    open_ones = (
        threshold
        for threshold, spaces in reach(pack_id, attribute, seats_of(work.state))
        if not work.taken.issuperset(spaces)
    )
    return next(open_ones, None)


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
    send_option = Option(space, say("paladins-map-space", what=Named(PLACE, space)))
    return unless(send_option, lacks_attribute(attribute, short) if short else None)


@lru_cache(maxsize=256)
def _taken(space: str) -> Option:
    return unless(_space(space, COMMISSION, 0), refused(SPACE_TAKEN))


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


def silver_for(work: Working, missing: int) -> int:
    """The silver for missing Strength: 1 for every 2, rounded up."""
    return -(-missing // work.board.right[ATTACK].missing)


def attack_closed(work: Working) -> Text | None:
    """Returns the reason why the mover cannot attack the nearest outsider."""
    missing = _nearest(work, work.board.right[ATTACK].needs)
    return refused(NO_OUTSIDERS) if missing is None else hindrance(work, ATTACK, extra=silver_for(work, missing))


def attack_option(work: Working) -> Option:
    """Attack as a turn offers it, at the price of the nearest outsider."""
    missing = _nearest(work, work.board.right[ATTACK].needs)
    if missing is None:
        return unless(go(ATTACK), attack_closed(work))
    return offer(work, ATTACK, attack_closed(work), extra=silver_for(work, missing))


def attack(work: Working, draft: Draft) -> bool:
    """Takes the outsider's reward; the card goes face down beside the board."""
    right, me = work.board.right[ATTACK], work.me
    prices = {card: silver_for(work, missing) for card, missing in _targets(work, right.needs)}
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
