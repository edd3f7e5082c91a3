"""The actions of the virtual player: which it can do, with which target, and how they begin (rules page 9.4, 9.5)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engine.core.texts import Named
from engine.paladins.counts import done, fulfilled
from engine.paladins.effects import (
    DropSuspicion,
    Either,
    FreePray,
    FreeRecruit,
    GainWorkers,
    PayDebt,
    Raise,
)
from engine.paladins.facts import (
    Attacked,
    Converted,
    DebtTaken,
    FavourUsed,
    MonkSent,
    OutpostBuilt,
)
from engine.paladins.state import IT, Agenda, BuildWall, Scheme, revealed_orders
from engine.paladins.things import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FORTIFY,
    GARRISON,
    LABOURER,
    PRAY,
    RECRUIT,
    RIGHT,
    TRADE,
)
from engine.paladins.virtual.counter import move
from engine.paladins.virtual.facts import JarTurned
from engine.paladins.virtual.gains import SUSPICION
from engine.paladins.virtual.targets import LEVEL_REACHED, TARGET_OF, Target
from engine.paladins.working import Working

REST = "rest"
FAVOUR, ORDER = "favour", "order"
FALLBACKS = (RECRUIT, PRAY, TRADE, CONSPIRE, REST)

# Why it cannot do an action.
USED, WORKERS, OFTEN, LEVEL, TARGET = "used", "workers", "often", "level", "target"


def cost(work: Working, action: str) -> int:
    """The workers that an action takes of it."""
    rules = work.board.virtual
    if action not in RIGHT:
        return rules.left
    return max(0, rules.right - work.players[IT].workshops.get(action, 0).bit_count())


class Plan(Struct, frozen=True, gc=False):
    """An action as it can be done now, with its target; or `why` it cannot."""

    action: str
    why: str = ""
    target: Target = None


def plan(work: Working, action: str) -> Plan:
    """Whether it can do that action now, and with which target."""
    it = work.players[IT]
    if action in it.placed:
        return Plan(action, USED)
    if sum(it.workers) < cost(work, action):
        return Plan(action, WORKERS)
    if action in RIGHT and done(it, action) >= (work.board.right[action].times or 1000):
        return Plan(action, OFTEN)
    if action in LEVEL_REACHED and not LEVEL_REACHED[action](work, it):
        return Plan(action, LEVEL)
    if action not in TARGET_OF:
        return Plan(action)
    target = TARGET_OF[action](work)
    return Plan(action, TARGET if target is None else "", target)


def order_to_follow(work: Working) -> Plan | None:
    """The action of the first of the revealed Orders, from right to left, that can be done; unfulfilled ones first."""
    it = work.players[IT]
    leftwards = tuple(reversed(revealed_orders(work.state)))
    orders = sorted(leftwards, key=lambda order: fulfilled(work.pack, it, order))
    plans = (plan(work, work.pack.orders[order].action) for order in orders)
    return next((planned for planned in plans if not planned.why), None)


def use_favour(work: Working, space: int) -> Agenda:
    """Lays a worker on that Favour; of its extra costs it takes the debts."""
    favour = work.pack.favours[work.state.favours[space]]
    _spend(work, 1)
    work.at_favours = {**work.at_favours, favour.id: (IT, LABOURER)}
    work.did(FavourUsed(Named("favour", favour.id)))
    if favour.cost.debts:
        work.change(IT, debts=work.players[IT].debts + favour.cost.debts)
        work.did(DebtTaken(favour.cost.debts))
    return favour.gain


def begin(work: Working, planned: Plan) -> Agenda:
    """Places the workers of an action that it can do. Returns what is to be done."""
    action = planned.action
    workers = cost(work, action)
    _spend(work, workers)
    workshops = work.players[IT].workshops.get(action, 0)
    spaces = range(len(work.board.right[action].spaces)) if action in RIGHT else range(workers)
    kinds = tuple("" if workshops >> space & 1 else LABOURER for space in spaces)
    work.change(IT, placed={**work.players[IT].placed, action: kinds})
    work.deed = action
    return _BEGIN[action](work, planned.target)


def _spend(work: Working, n: int) -> None:
    labourers, *others = work.players[IT].workers
    work.change(IT, workers=(labourers - n, *others))


# ---------------------------------------------------------------------- the actions


def _raised(work: Working) -> Raise:
    return Raise(what=work.board.right[work.deed].raises)


def _commission(work: Working, space: Target) -> Agenda:
    assert isinstance(space, str)  # noqa: S101  its plan has one
    work.change(IT, monks=(*work.players[IT].monks, space))
    work.did(MonkSent(Named("paladins-space", space), work.pack.region_of[space] + 1))
    return (_raised(work), *work.pack.spaces[space].gain)


def _garrison(work: Working, space: Target) -> Agenda:
    assert isinstance(space, str)  # noqa: S101  its plan has one
    work.change(IT, outposts=(*work.players[IT].outposts, space))
    work.did(OutpostBuilt(Named("paladins-space", space), work.pack.region_of[space] + 1))
    return (_raised(work), *work.pack.spaces[space].gain)


def _fortify(work: Working, target: Target) -> Agenda:
    return (BuildWall(),)


def _absolve(work: Working, target: Target) -> Agenda:
    """Turns the jar over: Faith, a suspicion less, then a debt paid or another suspicion less."""
    jars = work.players[IT].jars
    work.change(IT, jars=(*jars, ""))
    work.did(JarTurned(len(jars) + 1))
    return (_raised(work), DropSuspicion(), Either(of=((PayDebt(),), (DropSuspicion(),))))


def _attack(work: Working, target: Target) -> Agenda:
    card = _taken(work, target)
    work.change(IT, attacked=(*work.players[IT].attacked, card))
    work.did(Attacked(Named("outsider", card)))
    return (_raised(work), *work.pack.outsiders[card].attack)


def _convert(work: Working, target: Target) -> Agenda:
    card = _taken(work, target)
    work.change(IT, converted=(*work.players[IT].converted, card))
    work.did(Converted(Named("outsider", card)))
    return (Raise(what="strength", n=work.pack.outsiders[card].strength),)


def _taken(work: Working, space: Target) -> str:
    assert isinstance(space, int)  # noqa: S101  its plan has one
    card = work.outsiders[space]
    work.outsiders = (*work.outsiders[:space], "", *work.outsiders[space + 1 :])
    return card


def _recruit(work: Working, target: Target) -> Agenda:
    return (FreeRecruit(),)


def _pray(work: Working, target: Target) -> Agenda:
    return (FreePray(),)


def _trade(work: Working, target: Target) -> Agenda:
    move(work, 1)
    return ()


def _conspire(work: Working, target: Target) -> Agenda:
    return (Scheme(what=SUSPICION), GainWorkers(labourer=2))


def _rest(work: Working, target: Target) -> Agenda:
    """Moves the marker on, once more for each worker that is left, and passes."""
    move(work, 1 + sum(work.players[IT].workers))
    step_back(work)
    return ()


def step_back(work: Working) -> None:
    """It passes: its board is cleared, and no worker is kept."""
    work.change(IT, passed=True, placed={}, workers=(0,) * len(work.players[IT].workers))


_BEGIN: dict[str, Callable[[Working, Target], Agenda]] = {
    COMMISSION: _commission,
    FORTIFY: _fortify,
    GARRISON: _garrison,
    ABSOLVE: _absolve,
    ATTACK: _attack,
    CONVERT: _convert,
    RECRUIT: _recruit,
    PRAY: _pray,
    TRADE: _trade,
    CONSPIRE: _conspire,
    REST: _rest,
}
