"""Judges the lessons of Paladins: most goals are for one turn of the learner's, two for the rest of a round."""

from __future__ import annotations

from collections.abc import Callable

from engine.extras.lessons import Judge
from games.paladins.rules.mechanics.scoring import done, fulfilled, standings
from games.paladins.rules.rulebook import ATTRIBUTES, DEVELOP
from games.paladins.rules.state import Player, State, opponents

RISEN, RISEN_IN_A_ROUND = 2, 4

_Reached = Callable[[State, State, int], bool]


def this_turn(reached: _Reached) -> Judge:
    """The judge of a goal for the turn that has begun: missed once the turn is over without it."""

    def judge(before: State, after: State, seat: int) -> bool | None:
        if reached(before, after, seat):
            return True
        return False if after.step == "end" or after.turn != before.turn or after.round != before.round else None

    return judge


def this_round(reached: _Reached) -> Judge:
    """The judge of a goal for the rest of the round."""

    def judge(before: State, after: State, seat: int) -> bool | None:
        if reached(before, after, seat):
            return True
        return False if after.step == "end" or after.round != before.round else None

    return judge


def _attributes(player: Player) -> int:
    return sum(getattr(player, attribute) for attribute in ATTRIBUTES)


def begins(before: State, after: State, seat: int) -> bool:
    """An attribute rises."""
    return _attributes(after.players[seat]) > _attributes(before.players[seat])


def develops(before: State, after: State, seat: int) -> bool:
    """A workshop is placed."""
    return done(after.players[seat], DEVELOP) > done(before.players[seat], DEVELOP)


def rises(before: State, after: State, seat: int) -> bool:
    """Attributes rise by several steps in one turn."""
    return _attributes(after.players[seat]) - _attributes(before.players[seat]) >= RISEN


def commissions(before: State, after: State, seat: int) -> bool:
    """A monk is sent out."""
    return len(after.players[seat].monks) > len(before.players[seat].monks)


def rises_in_a_round(before: State, after: State, seat: int) -> bool:
    """A paladin and the workers of the round raise attributes."""
    return _attributes(after.players[seat]) - _attributes(before.players[seat]) >= RISEN_IN_A_ROUND


def strikes_others(before: State, after: State, seat: int) -> bool:
    """An Inquisition gives a debt to an opponent, and none to the learner."""
    hit = any(after.players[other].debts > before.players[other].debts for other in opponents(before, seat))
    return hit and after.players[seat].debts <= before.players[seat].debts


def pays_debt(before: State, after: State, seat: int) -> bool:
    """A debt is paid."""
    return after.players[seat].paid > before.players[seat].paid


def orders_met(state: State, seat: int) -> int:
    """Counts the King's Orders that the seat has fulfilled."""
    return sum(fulfilled(state.pack, state.players[seat], order) for order in state.orders)


def obeys(before: State, after: State, seat: int) -> bool:
    """A King's Order is fulfilled."""
    return orders_met(after, seat) > orders_met(before, seat)


def wins(before: State, after: State, seat: int) -> bool | None:
    """The game ends with the learner in first place."""
    if after.step != "end":
        return None
    return any(standing.seat == seat and standing.place == 1 for standing in standings(after))


JUDGES: dict[str, Judge] = {
    "start": this_turn(begins),
    "workshop": this_turn(develops),
    "attributes": this_turn(rises),
    "commission": this_turn(commissions),
    "debt": this_turn(pays_debt),
    "inquisition": this_turn(strikes_others),
    "order": this_turn(obeys),
    "paladin": this_round(rises_in_a_round),
    "last": wins,
}
