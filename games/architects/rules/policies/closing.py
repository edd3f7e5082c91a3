"""The last lap, in points: what a turn scores at once, and with the last turn that is sure to follow it.

While the Guildhall has a space or two left, a seat is sure of this turn and of one more; once it is full, of this one.
What counts then are points, so these turns are searched in full, as if nobody else acted.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import SEED_BYTES, Chance
from games.architects.rules.mechanics.scoring import final_points
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import consequences
from games.architects.rules.phases.turns import TURN
from games.architects.rules.policies.candidates import Candidate, candidates
from games.architects.rules.prospects import with_missing_reward
from games.architects.rules.state import State, guildhall_spaces, with_player

LAP = 2  # spaces of the Guildhall that are left
NEAR = 1  # points that a turn may be behind the best one
_ANY = Chance(bytes(SEED_BYTES))  # a reset turns a market card over: it changes no points


def spaces_free(state: State) -> int:
    """Counts the spaces left in the Guildhall."""
    return max(0, guildhall_spaces(state) - len(state.guildhall))


def in_last_lap(state: State) -> bool:
    """Whether the game is about to end, or ending."""
    return state.final > 0 or spaces_free(state) <= LAP


def after_turn(work: Working, *, resets: bool = True) -> State:
    """The state after a turn, with the reset of the Black Market that it brings, and virtue in place of a reward.

    Without `resets` as it stands just before that reset.
    """
    state = with_missing_reward(work)
    if not (resets and state.reset):
        return state
    then = Working(state, work.seat)
    then.chance = _ANY
    consequences.reset(then)
    return then.done()


class Taken(Struct, frozen=True):
    """What a reset takes from a seat: `points` for its debt and its prisoners, and `virtue`."""

    points: int = 0
    virtue: int = 0
    whole: int = 0  # points, with those that the virtue scores


def taken_by_reset(work: Working) -> Taken:
    """What the reset of the Black Market that a turn brings takes from its mover; nothing without one."""
    if not work.state.reset:
        return Taken()
    before, then, seat = after_turn(work, resets=False), after_turn(work), work.seat
    virtue = max(0, before.players[seat].virtue - then.players[seat].virtue)
    kept = with_player(then, seat, replace(then.players[seat], virtue=then.players[seat].virtue + virtue))
    was = final_points(before, seat)
    return Taken(max(0, was - final_points(kept, seat)), virtue, max(0, was - final_points(then, seat)))


def debt_cost(state: State, seat: int) -> int:
    """The points that one more unpaid debt costs a seat at the end."""
    me = state.players[seat]
    return final_points(state, seat) - final_points(with_player(state, seat, replace(me, debts=me.debts + 1)), seat)


def points_brought(work: Working) -> int:
    """The points that a turn brings its mover now; hidden cards bring nothing."""
    return final_points(after_turn(work), work.seat) - final_points(work.start, work.seat)


def points_with_next(work: Working) -> int:
    """The points after this turn and the best one that could follow it, where the mover has a next one."""
    after, seat = after_turn(work), work.seat
    best = final_points(after, seat)
    if work.start.final > 0 or not after.players[seat].workers:
        return best
    then = candidates(after, seat, TURN)
    return max((final_points(after_turn(candidate.work), seat) for candidate in then), default=best)


def points_to_come(state: State, seat: int) -> int:
    """The most points that the mover's turn can bring, with the one that is sure to follow it."""
    turns = candidates(state, seat, TURN)
    now = final_points(state, seat)
    return max((points_with_next(candidate.work) - now for candidate in turns), default=0)


def best_by_points(seen: Sequence[Candidate]) -> list[Candidate]:
    """Those that leave the most points with the turn that is sure to follow, or nearly so: who waits scores nothing.

    Where any of them brings points, none that brings no point is among them.
    """
    start, seat = seen[0].work.start, seen[0].work.seat
    points = [points_with_next(candidate.work) for candidate in seen]
    most = max(points)
    enough = most if start.final > 0 else max(most - NEAR, min(most, final_points(start, seat) + 1))
    return [candidate for candidate, its in zip(seen, points, strict=True) if its >= enough]
