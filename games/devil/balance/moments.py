"""The moments of Deal with the Devil that make lessons: a step each, as its seat is asked."""

from __future__ import annotations

from collections.abc import Callable

from games.devil.rules.lessons.judging import FIRST_VIEWING, OFFER, PLAN
from games.devil.rules.mechanics.scoring import standings
from games.devil.rules.phases.answers import inquisitors_of
from games.devil.rules.phases.inquisition import Answering, Packing
from games.devil.rules.phases.trading import Viewing
from games.devil.rules.phases.turn_order import STEPS
from games.devil.rules.phases.witch_hunt import Vote
from games.devil.rules.rulebook import COINS
from games.devil.rules.state import ROUNDS, SEATS, State
from tools.lessons.finding import Wanted

MORTALS = ("sun", "moon")
TEMPTING = 3  # goods in a chest that is better left


def tidy(state: State) -> State:
    """A lesson needs all of it: what was seen in earlier rounds are the clues."""
    return state


def _at(step: str, rounds: tuple[int, ...], roles: tuple[str, ...] = MORTALS) -> Callable[[State, int], bool]:
    def fits(state: State, seat: int) -> bool:
        return state.step == step and state.round in rounds and state.kingdoms[seat].role in roles

    return fits


def _tempting(state: State, seat: int) -> bool:
    """A chest with goods in it, for coins that the seat has."""
    if not _at(FIRST_VIEWING, (1, 2))(state, seat):
        return False
    viewing = STEPS[FIRST_VIEWING]
    assert isinstance(viewing, Viewing)  # noqa: S101  that is its name
    _, chest = viewing.seen(state, seat)
    return not chest.souls_asked and sum(chest.goods.values()) >= TEMPTING and chest.price <= _coins(state, seat)


def _coins(state: State, seat: int) -> int:
    return state.kingdoms[seat].stock[COINS]


def _asked(state: State, seat: int) -> bool:
    return state.step == Answering.name and len(inquisitors_of(state, seat)) >= 2


def _close(state: State, seat: int) -> bool:
    places = {standing.seat: standing.place for standing in standings(state)}
    return _at(PLAN, (ROUNDS,), ("sun", "moon", "cultist", "devil"))(state, seat) and places[seat] <= 2


WANTED = {
    "build": Wanted(_at(PLAN, (1, 2)), SEATS, why="devil-why-builds"),
    "sell": Wanted(_at(OFFER, (1, 2)), SEATS),
    "refuse": Wanted(_tempting, SEATS, why="devil-why-deal"),
    "soul": Wanted(_at(OFFER, (1, 2, 3), ("devil",)), SEATS, why="devil-why-bid"),
    "hunt": Wanted(_at(Vote.name, (2, 3)), SEATS, why="devil-why-asked"),
    "devil": Wanted(_at(Packing.name, (3, 5)), SEATS, why="devil-why-asked"),
    "inquisitors": Wanted(_asked, SEATS),
    "last": Wanted(_close, SEATS),
}
