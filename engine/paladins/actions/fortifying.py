"""Fortify and Absolve, which need Influence for the next wall or jar (rules page 5)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.forms import Draft, Option
from engine.core.texts import Named, Text, say
from engine.paladins.actions.placing import begin, choose_workers, hindrance, offer, spaces_of
from engine.paladins.choosing import JAR_PLACE, choose, unless
from engine.paladins.effects import Raise
from engine.paladins.facts import JarMoved
from engine.paladins.reasons import JAR_THERE, NO_WALLS, refused
from engine.paladins.state import BuildWall
from engine.paladins.things import ABSOLVE, FORTIFY
from engine.paladins.working import Working

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
