"""The actions of the virtual player: which it can do, with which target, and how they begin (rules page 9.4, 9.5)."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.texts import Named
from engine.paladins.counts import done, fulfilled
from engine.paladins.effects import (
    DropSuspicion,
    Either,
    FreePray,
    FreeRecruit,
    GainGoods,
    GainWorkers,
    PayDebt,
    Raise,
    Reward,
)
from engine.paladins.facts import (
    Attacked,
    Converted,
    DebtTaken,
    FavourUsed,
    MonkSent,
    OutpostBuilt,
)
from engine.paladins.state import IT, Agenda, BuildWall, Player, Scheme, revealed_favours, revealed_orders
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
from engine.paladins.virtual.counter import at_marker, move
from engine.paladins.virtual.facts import JarTurned
from engine.paladins.virtual.gains import SUSPICION, townsfolk_at_marker
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


def hindrance(work: Working, action: str) -> str:
    """Why it cannot do that action now, "" if it can."""
    it = work.players[IT]
    if action in it.placed:
        return USED
    if sum(it.workers) < cost(work, action):
        return WORKERS
    if action in RIGHT and done(it, action) >= (work.board.right[action].times or 1000):
        return OFTEN
    if action in _LEVEL and not _LEVEL[action](work, it):
        return LEVEL
    return TARGET if action in _TARGET and _TARGET[action](work) is None else ""


def order_to_follow(work: Working) -> str | None:
    """The action of the first of the revealed Orders, from right to left, that can be done; unfulfilled ones first."""
    it = work.players[IT]
    leftwards = tuple(reversed(revealed_orders(work.state)))
    orders = sorted(leftwards, key=lambda order: fulfilled(work.pack, it, order))
    actions = [work.pack.orders[order].action for order in orders]
    return next((action for action in actions if not hindrance(work, action)), None)


def favour_at_marker(work: Working) -> int | None:
    """The space of the free Favour that it uses, None if there is none."""
    shown = revealed_favours(work.state)
    return at_marker(
        work,
        len(work.state.favours),
        lambda space: space < len(shown) and shown[space] not in work.at_favours,
    )


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


def begin(work: Working, action: str) -> Agenda:
    """Places the workers of an action that it can do. Returns what is to be done."""
    workers = cost(work, action)
    _spend(work, workers)
    workshops = work.players[IT].workshops.get(action, 0)
    spaces = range(len(work.board.right[action].spaces)) if action in RIGHT else range(workers)
    kinds = tuple("" if workshops >> space & 1 else LABOURER for space in spaces)
    work.change(IT, placed={**work.players[IT].placed, action: kinds})
    work.deed = action
    return _BEGIN[action](work)


def _spend(work: Working, n: int) -> None:
    labourers, *others = work.players[IT].workers
    work.change(IT, workers=(labourers - n, *others))


# ---------------------------------------------------------------------- requirements and targets


def _level_reached(action: str) -> Callable[[Working, Player], bool]:
    """Whether the track suffices for the next wall or jar."""

    def reached(work: Working, it: Player) -> bool:
        rules = work.board.right[action]
        points: int = getattr(it, rules.needs)
        return points >= rules.levels[done(it, action)]

    return reached


_LEVEL = {FORTIFY: _level_reached(FORTIFY), ABSOLVE: _level_reached(ABSOLVE)}


def space_for_monk(work: Working) -> str | None:
    """The space of the map it sends a monk to, None if none is free within reach."""
    faith = work.players[IT].faith
    return _space(work, tuple(region.faith <= faith for region in work.pack.regions))


def space_for_outpost(work: Working) -> str | None:
    """The space of the map it places an outpost on, None if none is free within reach."""
    strength = work.players[IT].strength
    return _space(work, tuple(region.strength <= strength for region in work.pack.regions))


def _space(work: Working, reached: tuple[bool, ...]) -> str | None:
    """The free space with the reward it likes best; among equals the leftmost."""
    debts = work.players[IT].debts
    free = [
        space
        for space in work.pack.spaces.values()
        if space.seats == 1 and reached[work.pack.region_of[space.id]] and space.id not in work.taken
    ]
    best = min(free, key=lambda space: wish(space.gain, debts), default=None)
    return None if best is None else best.id


def wish(gain: Reward, debts: int) -> int:
    """How much it likes the reward of a space of the map: 0 is best."""
    return min((_wish(verb, debts) for verb in gain), default=NO_EFFECT)


NO_EFFECT = 8


def _wish(verb: object, debts: int) -> int:
    if isinstance(verb, FreeRecruit):
        return 0
    if isinstance(verb, PayDebt):
        return 1 if debts else NO_EFFECT
    if isinstance(verb, FreePray):
        return 2
    if isinstance(verb, GainWorkers):
        return 3 if sum(getattr(verb, kind) for kind in verb.__struct_fields__) > 1 else 4
    if isinstance(verb, GainGoods):
        return 5
    return 6 if isinstance(verb, DropSuspicion) else 7


def outsider_to_attack(work: Working) -> int | None:
    """The space of the outsider it attacks: at the marker, among those its Strength reaches."""
    strength = work.players[IT].strength
    return _outsider(work, tuple(region.strength <= strength for region in work.pack.regions))


def outsider_to_convert(work: Working) -> int | None:
    """The space of the outsider it converts: at the marker, among those its Faith reaches."""
    faith = work.players[IT].faith
    return _outsider(work, tuple(region.faith <= faith for region in work.pack.regions))


def _outsider(work: Working, reached: tuple[bool, ...]) -> int | None:
    return at_marker(work, len(work.outsiders), lambda space: reached[space] and bool(work.outsiders[space]))


def _next_wall(work: Working) -> str | None:
    return work.walls[0] if work.walls else None


_TARGET: dict[str, Callable[[Working], int | str | None]] = {
    RECRUIT: townsfolk_at_marker,
    COMMISSION: space_for_monk,
    FORTIFY: _next_wall,
    GARRISON: space_for_outpost,
    ATTACK: outsider_to_attack,
    CONVERT: outsider_to_convert,
}


# ---------------------------------------------------------------------- the actions


def _raised(work: Working) -> Raise:
    return Raise(what=work.board.right[work.deed].raises)


def _commission(work: Working) -> Agenda:
    space = space_for_monk(work)
    assert space is not None  # noqa: S101  or there were a hindrance
    work.change(IT, monks=(*work.players[IT].monks, space))
    work.did(MonkSent(Named("paladins-space", space), work.pack.region_of[space] + 1))
    return (_raised(work), *work.pack.spaces[space].gain)


def _garrison(work: Working) -> Agenda:
    space = space_for_outpost(work)
    assert space is not None  # noqa: S101  or there were a hindrance
    work.change(IT, outposts=(*work.players[IT].outposts, space))
    work.did(OutpostBuilt(Named("paladins-space", space), work.pack.region_of[space] + 1))
    return (_raised(work), *work.pack.spaces[space].gain)


def _fortify(work: Working) -> Agenda:
    return (BuildWall(),)


def _absolve(work: Working) -> Agenda:
    """Turns the jar over: Faith, a suspicion less, then a debt paid or another suspicion less."""
    jars = work.players[IT].jars
    work.change(IT, jars=(*jars, ""))
    work.did(JarTurned(len(jars) + 1))
    return (_raised(work), DropSuspicion(), Either(of=((PayDebt(),), (DropSuspicion(),))))


def _attack(work: Working) -> Agenda:
    card = _taken(work, outsider_to_attack(work))
    work.change(IT, attacked=(*work.players[IT].attacked, card))
    work.did(Attacked(Named("outsider", card)))
    return (_raised(work), *work.pack.outsiders[card].attack)


def _convert(work: Working) -> Agenda:
    card = _taken(work, outsider_to_convert(work))
    work.change(IT, converted=(*work.players[IT].converted, card))
    work.did(Converted(Named("outsider", card)))
    return (Raise(what="strength", n=work.pack.outsiders[card].strength),)


def _taken(work: Working, space: int | None) -> str:
    assert space is not None  # noqa: S101  or there were a hindrance
    card = work.outsiders[space]
    work.outsiders = (*work.outsiders[:space], "", *work.outsiders[space + 1 :])
    return card


def _recruit(work: Working) -> Agenda:
    return (FreeRecruit(),)


def _pray(work: Working) -> Agenda:
    return (FreePray(),)


def _trade(work: Working) -> Agenda:
    move(work, 1)
    return ()


def _conspire(work: Working) -> Agenda:
    return (Scheme(what=SUSPICION), GainWorkers(labourer=2))


def _rest(work: Working) -> Agenda:
    """Moves the marker on, once more for each worker that is left, and passes."""
    move(work, 1 + sum(work.players[IT].workers))
    step_back(work)
    return ()


def step_back(work: Working) -> None:
    """It passes: its board is cleared, and no worker is kept."""
    work.change(IT, passed=True, placed={}, workers=(0,) * len(work.players[IT].workers))


_BEGIN: dict[str, Callable[[Working], Agenda]] = {
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
