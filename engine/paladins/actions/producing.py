"""Hunt, Trade, Conspire and Pray, on the left of the player board (rules page 4)."""

from __future__ import annotations

from engine.core.forms import Draft, Option
from engine.core.texts import Text
from engine.paladins.actions.placing import begin, choose_workers, hindrance, offer, spaces_of
from engine.paladins.choosing import NONE
from engine.paladins.gains import NO_CLEAR, clear, used_actions
from engine.paladins.things import CONSPIRE, HUNT, PRAY, TRADE
from engine.paladins.working import Working

PRODUCING = (HUNT, TRADE, CONSPIRE)


def closed(work: Working, action: str) -> Text | None:
    """Returns the reason why the mover cannot do Hunt, Trade, Conspire or Pray."""
    return hindrance(work, action)


def option(work: Working, action: str) -> Option:
    """Hunt, Trade, Conspire or Pray as a turn offers it."""
    return offer(work, action, closed(work, action))


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
