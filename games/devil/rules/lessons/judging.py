"""Judges the lessons of Deal with the Devil: each goal is decided when a step has settled for all."""

from __future__ import annotations

from collections.abc import Callable

from engine.extras.lessons import Judge
from games.devil.rules.mechanics.scoring import standings
from games.devil.rules.past import OfferRecord
from games.devil.rules.phases.inquisition import Answering, Packing
from games.devil.rules.phases.trading import Viewing
from games.devil.rules.phases.turn_order import END, STEPS, TURN_ORDER
from games.devil.rules.phases.witch_hunt import Vote
from games.devil.rules.rulebook import RIGHT_POINTS, ROLES
from games.devil.rules.state import Kingdom, State

OFFER, FIRST_VIEWING, LAST_VIEWING, PLAN, RESOLVED = (
    "trading.offer",
    "trading.first",
    "trading.second",
    "actions.plan",
    "actions.resolve",
)
_ORDER = {step.name: number for number, step in enumerate(TURN_ORDER)}
_Reached = Callable[[State, State, int], bool]


def once_settled(step: str, reached: _Reached) -> Judge:
    """The judge of a goal that is decided when `step` of the round has settled."""

    def judge(before: State, after: State, seat: int) -> bool | None:
        over = after.step == END or (after.round, _ORDER[after.step]) > (before.round, _ORDER[step])
        return reached(before, after, seat) if over else None

    return judge


def builds(before: State, after: State, seat: int) -> bool:
    """A building is built, and nothing borrowed for it."""
    now, then = after.kingdoms[seat], before.kingdoms[seat]
    return len(now.built) > len(then.built) and now.debt <= then.debt


def own_offer(state: State, seat: int) -> OfferRecord:
    """The offer that the seat packed last."""
    return state.past_offers[-1].offers[ROLES.index(state.kingdoms[seat].role)]


def sells(before: State, after: State, seat: int) -> bool:
    """Somebody pays coins for the seat's chest."""
    offer = own_offer(after, seat)
    return bool(offer.taken) and not offer.souls_asked


def refuses(before: State, after: State, seat: int) -> bool:
    """The chest that the seat was shown is not taken by it."""
    viewing = STEPS[before.step]
    assert isinstance(viewing, Viewing)  # noqa: S101  the lesson begins there
    role, _ = viewing.seen(before, seat)
    chest = after.chests[ROLES.index(role)]
    return chest is not None and chest.taken_by != after.kingdoms[seat].role


def buys_soul(before: State, after: State, seat: int) -> bool:
    """Somebody gives a soul piece for the seat's chest."""
    return after.kingdoms[seat].souls > before.kingdoms[seat].souls


def questions_devil(before: State, after: State, seat: int) -> bool:
    """The witch hunt questions the devil."""
    return any(after.kingdoms[asked].role == "devil" for asked in after.questioned)


def names_devil(before: State, after: State, seat: int) -> bool:
    """The seat has named the devil, and is believed or gets the points."""
    own = after.kingdoms[seat]
    named = [guess for guess in after.inquisition.locked if guess.by == own.role and guess.role == "devil"]
    if any(after.kingdoms[guess.seat].role == "devil" for guess in named):
        return True
    return own.score - before.kingdoms[seat].score >= RIGHT_POINTS


def satisfies_inquisitors(before: State, after: State, seat: int) -> bool:
    """No penalty of an inquisitor is paid."""
    return _unpunished(after.kingdoms[seat]) == _unpunished(before.kingdoms[seat])


def _unpunished(kingdom: Kingdom) -> tuple[object, ...]:
    """What penalties would change."""
    possessions = (kingdom.stock, kingdom.souls, kingdom.built, kingdom.hired, kingdom.minors, kingdom.hand)
    return (*possessions, kingdom.reputation, kingdom.debt, kingdom.score, kingdom.demons, kingdom.angels)


def wins(before: State, after: State, seat: int) -> bool | None:
    """The game ends with the learner in first place."""
    if after.step != END:
        return None
    return any(standing.seat == seat and standing.place == 1 for standing in standings(after))


JUDGES: dict[str, Judge] = {
    "start": once_settled(FIRST_VIEWING, refuses),
    "build": once_settled(RESOLVED, builds),
    "sell": once_settled(LAST_VIEWING, sells),
    "bargain": once_settled(FIRST_VIEWING, refuses),
    "soul": once_settled(LAST_VIEWING, buys_soul),
    "accuse": once_settled(Vote.name, questions_devil),
    "name": once_settled(Packing.name, names_devil),
    "inquisitors": once_settled(Answering.name, satisfies_inquisitors),
    "last": wins,
}
"""The goals of the lessons that are offered, in their order."""

FORMER: dict[str, Judge] = {
    "refuse": once_settled(FIRST_VIEWING, refuses),
    "hunt": once_settled(Vote.name, questions_devil),
    "devil": once_settled(Packing.name, names_devil),
}
"""The goals of positions that others have replaced: tables that began in them go on."""

FOLLOWED = {"refuse": "bargain", "hunt": "accuse", "devil": "name"}
"""The lesson that stands where a former one stood."""
