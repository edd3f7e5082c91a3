"""The actions of the virtual player: which it can do, with which target, and how they begin (rules page 9.3 to 9.5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec import Struct

from engine.texts import Named
from games.paladins.rules.effects import (
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
from games.paladins.rules.facts import Attacked, Converted, DebtTaken, FavourUsed, MonkSent, OutpostBuilt
from games.paladins.rules.mechanics.scoring import done, fulfilled
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import pack
from games.paladins.rules.rulebook import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    FAITH,
    FORTIFY,
    GARRISON,
    LABOURER,
    PRAY,
    RECRUIT,
    RIGHT,
    STRENGTH,
    TRADE,
)
from games.paladins.rules.state import IT, Agenda, BuildWall, Player, Scheme, revealed_favours, revealed_orders
from games.paladins.rules.virtual.facts import JarTurned
from games.paladins.rules.virtual.gains import SUSPICION, at_marker, move, townsfolk_at_marker

Target = int | str | None
"""A space, by number or by id; None for an action without a target."""


def _level_reached(action: str) -> Callable[[Working, Player], bool]:
    """Whether the track suffices for the next wall or jar."""

    def reached(work: Working, it: Player) -> bool:
        rules = work.board.right[action]
        points: int = getattr(it, rules.needs)
        return points >= rules.levels[done(it, action)]

    return reached


LEVEL_REACHED: dict[str, Callable[[Working, Player], bool]] = {
    FORTIFY: _level_reached(FORTIFY),
    ABSOLVE: _level_reached(ABSOLVE),
}


def space_for_monk(work: Working) -> str | None:
    """The space of the map it sends a monk to, None if none is free within reach."""
    return _space(work, work.players[IT].faith, FAITH)


def space_for_outpost(work: Working) -> str | None:
    """The space of the map it places an outpost on, None if none is free within reach."""
    return _space(work, work.players[IT].strength, STRENGTH)


def _space(work: Working, points: int, attribute: str) -> str | None:
    """The free space within reach whose reward it likes best."""
    taken = work.taken
    for space, needed in _by_wish(work.state.options.pack, attribute, work.players[IT].debts > 0):
        if needed <= points and space not in taken:
            return space
    return None


@lru_cache(maxsize=64)
def _by_wish(pack_id: str, attribute: str, indebted: bool) -> tuple[tuple[str, int], ...]:
    """The spaces of a map for one player, and what each needs: liked best first, equals from the left."""
    cards = pack(pack_id)
    spaces = sorted(
        (space for space in cards.spaces.values() if space.seats == 1), key=lambda space: wish(space.gain, indebted)
    )
    return tuple((space.id, getattr(cards.regions[cards.region_of[space.id]], attribute)) for space in spaces)


def wish(gain: Reward, indebted: bool) -> int:
    """How much it likes the reward of a space of the map: 0 is best."""
    return min((_wish(verb, indebted) for verb in gain), default=NO_EFFECT)


NO_EFFECT = 8


def _wish(verb: object, indebted: bool) -> int:
    if isinstance(verb, FreeRecruit):
        return 0
    if isinstance(verb, PayDebt):
        return 1 if indebted else NO_EFFECT
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


TARGET_OF: dict[str, Callable[[Working], Target]] = {
    RECRUIT: townsfolk_at_marker,
    COMMISSION: space_for_monk,
    FORTIFY: _next_wall,
    GARRISON: space_for_outpost,
    ATTACK: outsider_to_attack,
    CONVERT: outsider_to_convert,
}


def favour_at_marker(work: Working) -> int | None:
    """The space of the free Favour that it uses, None if there is none."""
    shown = revealed_favours(work.state)
    return at_marker(
        work,
        len(work.state.favours),
        lambda space: space < len(shown) and shown[space] not in work.at_favours,
    )


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
