"""Judges the lessons of Architects: most goals are for one turn of the learner's, the last one for the game."""

from __future__ import annotations

from collections.abc import Callable

from engine.extras.lessons import Judge
from games.architects.rules.mechanics.scoring import score, settled, standings
from games.architects.rules.rulebook import GOODS, RICHES, SILVER
from games.architects.rules.state import NOT_YET, Player, State

DUG, TAKEN, SOLD, TAXED, PAYING = 4, 3, 3, 4, 5

_Reached = Callable[[State, State, int], bool]


def this_turn(reached: _Reached) -> Judge:
    """The judge of a goal for the turn that has begun: missed once the turn is over without it."""

    def judge(before: State, after: State, seat: int) -> bool | None:
        if reached(before, after, seat):
            return True
        return False if after.step == "end" or after.turn != before.turn else None

    return judge


def points_of(state: State, seat: int) -> int:
    """The seat's points if the game ended now, effects of its buildings included."""
    at = settled(state)
    return score(at, seat, at.players[seat]).total


def leads(state: State, seat: int) -> bool:
    """Whether that seat would win if the game ended now, alone."""
    first, *others = standings(settled(state))
    return first.seat == seat and all(other.place > 1 for other in others)


def _goods(player: Player) -> int:
    return sum(player.stock.get(kind, 0) for kind in GOODS)


def _silver(player: Player) -> int:
    return player.stock.get(SILVER, 0)


def builds_first(before: State, after: State, seat: int) -> bool:
    """A building is built, whatever it brings."""
    return len(after.players[seat].built) > len(before.players[seat].built)


def digs(before: State, after: State, seat: int) -> bool:
    """One worker brings several goods, as others of its own wait there."""
    return _goods(after.players[seat]) - _goods(before.players[seat]) >= DUG


def captures(before: State, after: State, seat: int) -> bool:
    """A large group of an opponent's workers is captured."""
    taken = zip(after.players[seat].captured, before.players[seat].captured, strict=True)
    return max(now - then for now, then in taken) >= TAKEN


def sells_captives(before: State, after: State, seat: int) -> bool:
    """All captives go to Prison, for silver."""
    mine, then = after.players[seat], before.players[seat]
    return not sum(mine.captured) and sum(after.prison) > sum(before.prison) and _silver(mine) - _silver(then) >= SOLD


def takes_taxes(before: State, after: State, seat: int) -> bool:
    """The silver on the Tax Stand is taken."""
    return after.tax < before.tax and _silver(after.players[seat]) - _silver(before.players[seat]) >= TAXED


def trades_in_the_dark(before: State, after: State, seat: int) -> bool:
    """Gold or marble comes from the Black Market, and enough virtue is left for the Cathedral."""
    mine, then = after.players[seat], before.players[seat]
    rich = sum(mine.stock.get(kind, 0) - then.stock.get(kind, 0) for kind in RICHES) > 0
    return rich and after.market != before.market and mine.virtue >= after.pack.board.track.cathedral


def builds(before: State, after: State, seat: int) -> bool:
    """A building is built that brings points at once."""
    more = len(after.players[seat].built) > len(before.players[seat].built)
    return more and points_of(after, seat) - points_of(before, seat) >= PAYING


def raises_cathedral(before: State, after: State, seat: int) -> bool:
    """The Cathedral rises by a level."""
    return after.players[seat].level > before.players[seat].level


def ends_ahead(before: State, after: State, seat: int) -> bool | None:
    """The last worker enters the Guildhall, and the game ends with the learner in first place."""
    if after.step == "end":
        return leads_at_end(after, seat)
    return False if after.final == NOT_YET and after.turn != before.turn else None


def leads_at_end(state: State, seat: int) -> bool:
    """Whether that seat has won, alone or with others."""
    return any(standing.seat == seat and standing.place == 1 for standing in standings(state))


JUDGES: dict[str, Judge] = {
    "start": this_turn(builds_first),
    "dig": this_turn(digs),
    "capture": this_turn(captures),
    "prison": this_turn(sells_captives),
    "tax": this_turn(takes_taxes),
    "market": this_turn(trades_in_the_dark),
    "build": this_turn(builds),
    "cathedral": this_turn(raises_cathedral),
    "end": ends_ahead,
}
