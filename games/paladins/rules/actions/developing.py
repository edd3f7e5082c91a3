"""Workshops: the leftmost of the board goes onto a space of an action on the right (rules page 4.1)."""

from __future__ import annotations

from functools import lru_cache

from engine.forms import Draft, Option
from engine.texts import Named, Text, say
from games.paladins.rules.actions.placing import begin, choose_workers, hindrance, offer, spaces_of
from games.paladins.rules.effects import GainWorkers, Plain
from games.paladins.rules.facts import Developed
from games.paladins.rules.mechanics.reasons import NO_WORKSHOPS, WORKSHOP_THERE, refused
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.rulebook import DEVELOP, RIGHT, unless
from games.paladins.rules.state import Player


def workshops_placed(player: Player) -> int:
    """Counts the workshops on a player's actions."""
    return sum(map(int.bit_count, player.workshops.values()))


def workshop_possible(work: Working) -> bool:
    """Whether the mover has a workshop left, and a space for it."""
    placed = workshops_placed(work.me)
    return placed < min(len(work.board.workshops.workers), work.board.workshops.most * len(RIGHT))


def workshop_spaces(work: Working) -> list[Option]:
    """All spaces for a workshop: "commission.1" is the left one."""
    workshops, most = work.me.workshops, work.board.workshops.most
    return [
        _space(action, number, bool(workshops.get(action, 0) >> number & 1))
        for action in RIGHT
        for number in range(most)
    ]


@lru_cache(maxsize=128)
def _space(action: str, number: int, covered: bool) -> Option:
    text = say("paladins-workshop-space", action=Named("paladins-action", action), number=number + 1)
    option = Option(f"{action}.{number + 1}", text, None, {"number": number + 1})
    return unless(option, refused(WORKSHOP_THERE) if covered else None)


def place_workshop(work: Working, space: str) -> tuple[Plain, ...]:
    """Covers the space; a worker on it goes to the general supply. Returns what comes of it.

    That is the worker under the workshop, and what reacts to Develop (a free one too).
    """
    action, _, number = space.partition(".")
    at, me = int(number) - 1, work.me
    under = work.board.workshops.workers[workshops_placed(me)]
    placed = me.placed
    if action in placed:
        workers = placed[action]
        placed = {**placed, action: (*workers[:at], "", *workers[at + 1 :])}
    workshops = {**me.workshops, action: me.workshops.get(action, 0) | 1 << at}
    work.change(work.seat, workshops=workshops, placed=placed)
    work.did(Developed(Named("paladins-action", action)))
    return (_UNDER[under], *work.mine.also.get("develop", ()))


_UNDER = {kind: GainWorkers(**{kind: 1}) for kind in ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")}


def closed(work: Working) -> Text | None:
    """Returns the reason why the mover cannot develop."""
    return hindrance(work, DEVELOP, reason=None if workshop_possible(work) else refused(NO_WORKSHOPS))


def option(work: Working) -> Option:
    """Develop as a turn offers it."""
    return offer(work, DEVELOP, closed(work))


def develop(work: Working, draft: Draft) -> bool:
    """Two workers and silver for a workshop."""
    space = draft.pick("workshop", workshop_spaces(work))
    if space is None:
        return False
    way = choose_workers(work, draft, spaces_of(work, DEVELOP))
    if way is None:
        return False
    begin(work, DEVELOP, way)
    work.first_do(*place_workshop(work, space))
    return True
