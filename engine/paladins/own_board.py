"""What lies on a player's own board: workers and workshops on the actions, what the next time takes, the Favours.

It goes by what a view shows, for desks and their pictures.
"""

from __future__ import annotations

from msgspec import Struct

from engine.paladins.actions.placing import level_of
from engine.paladins.actions.right import least_needed, silver_for
from engine.paladins.pack import Pack
from engine.paladins.prospects import foreseen, times
from engine.paladins.rulebook import ATTACK, FORTIFY, LEFT, RIGHT
from engine.paladins.rules.powers import price
from engine.paladins.rules.working import Working
from engine.paladins.view import PublicSeat, View

WORKSHOP = "workshop"
OPEN = ""


class ActionSpace(Struct, frozen=True):
    """A space of an action: the kind of worker it takes, and what lies on it (a kind, WORKSHOP, OPEN)."""

    takes: str
    on_it: str


class NextTime(Struct, frozen=True):
    """What an action takes the next time: so many of a good, and so much of an attribute ("" for none).

    `missing`: how much of the attribute the player lacks; `hired`: silver stands in for it, and is in the price.
    """

    good: str
    price: int
    needs: str = ""
    level: int = 0
    missing: int = 0
    hired: bool = False


class BoardAction(Struct, frozen=True):
    """An action of a player's board. `used`: in this round; `after`: its next time, None where there is none."""

    action: str
    spaces: tuple[ActionSpace, ...]
    used: bool
    after: NextTime | None


def board_actions(view: View, seat: PublicSeat) -> tuple[BoardAction, ...]:
    """Lists all actions of that seat's board, those on the left first."""
    work = Working(foreseen(view, seat.seat))
    return tuple(
        BoardAction(action, _spaces(work, seat, action), action in seat.placed, _next_time(work, seat, action))
        for action in (*LEFT, *RIGHT)
    )


def workshops_left(seat: PublicSeat, pack: Pack) -> tuple[str, ...]:
    """The workers under the workshops that are not built yet, the next one first."""
    built = sum(mask.bit_count() for mask in seat.workshops.values())
    return pack.board.workshops.workers[built:]


def _spaces(work: Working, seat: PublicSeat, action: str) -> tuple[ActionSpace, ...]:
    takes = work.board.left[action].spaces if action in LEFT else work.board.right[action].spaces
    covered, there = seat.workshops.get(action, 0), seat.placed.get(action, ())
    return tuple(
        ActionSpace(kind, WORKSHOP if covered >> at & 1 else there[at] if at < len(there) else OPEN)
        for at, kind in enumerate(takes)
    )


def _next_time(work: Working, seat: PublicSeat, action: str) -> NextTime | None:
    rule = work.rules[action]
    if action in LEFT:
        return NextTime(rule.good, price(rule, work.mine))
    done = times(seat, action)
    if (rule.most and done >= rule.most) or (action == FORTIFY and not work.walls):
        return None
    level = rule.levels[done] if rule.levels else least_needed(work, action)
    if level is None:
        return None
    missing = max(0, level - level_of(work, rule.needs))
    extra = silver_for(work, missing) if action == ATTACK else 0
    return NextTime(rule.good, price(rule, work.mine, done) + extra, rule.needs, level, missing, extra > 0)
