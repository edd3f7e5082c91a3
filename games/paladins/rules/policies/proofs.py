"""Reads for the check of reasons which actions are open, and the numbers that they name: from view and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from msgspec.structs import replace

from engine.chance import SEED_BYTES, Chance
from engine.contract import with_item
from engine.drafts import fill_missing
from engine.extras.claims import Evidence, Proofs
from engine.forms import Draft
from engine.policies import ByTemper
from engine.texts import Things
from games.paladins.rules.actions.placing import spaces_of, spent
from games.paladins.rules.effects import GainGoods, GainWorkers
from games.paladins.rules.mechanics.powers import plenty, unfit, ways
from games.paladins.rules.mechanics.scoring import done, score_of
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.phases.tavern import TAVERN, fill_tavern
from games.paladins.rules.phases.turns import ACTIONS, fill_next, fill_turn, onward
from games.paladins.rules.policies.plan import half_lead, lead_of, led_by
from games.paladins.rules.policies.weights import TEMPERS
from games.paladins.rules.prospects import next_time
from games.paladins.rules.rulebook import (
    ATTRIBUTES,
    CRIMINAL,
    DEVELOP,
    GOODS,
    HUNT,
    PRAY,
    PROVISIONS,
    RIGHT,
    SILVER,
    TRADE,
    WORKERS,
)
from games.paladins.rules.state import Count6, State, Strike, revealed_orders
from games.paladins.rules.view import PublicSeat

BIG = (*RIGHT, DEVELOP)
"""The big actions: what a round is for."""


def _filled(evidence: Evidence) -> Working:
    """The position with all that is sure of the answer, before any hidden card is shown."""
    world = evidence.position.world
    work, draft = Working(world), Draft(evidence.value)
    if world.agenda:
        fill_next(work, draft)
    elif evidence.position.ask.kind == TAVERN:
        fill_tavern(work, draft)
    else:
        fill_turn(work, draft)
    return work


def turned(evidence: Evidence) -> State:
    """The position once the answer is carried out, before anybody else moves. Hidden cards may be any."""
    work = _filled(evidence)
    work.chance = Chance(bytes(SEED_BYTES))
    onward(work, None)
    return work.done()


def _opened(evidence: Evidence, field: str, option: str) -> bool:
    """Whether an action is open then, with what comes for sure after a choice that a hidden card asks."""
    return field == "action" and open_to(ahead(Working(turned(evidence))), option)


def _open_at_once(evidence: Evidence) -> int:
    """Counts the big actions that a seat could do at once with the workers of a tavern card."""
    return sum(_opened(evidence, "action", action) for action in BIG)


def _lead(evidence: Evidence) -> int:
    """What a steward of the seat's temper reckons the workers of a tavern card to bring beyond the next best ones."""
    position = evidence.position
    weights = ByTemper(TEMPERS).weights(position.seat)
    return lead_of(position.world, position.seat, evidence.value["card"], weights, position.effort)


def _half_lead(evidence: Evidence) -> int:
    """What a steward of the seat's temper reckons one of two rewards to bring beyond the other."""
    position = evidence.position
    weights = ByTemper(TEMPERS).weights(position.seat)
    return half_lead(position.world, next(iter(evidence.value.values())), weights)


def _me(evidence: Evidence) -> PublicSeat:
    seat: PublicSeat = evidence.view.seats[evidence.position.seat]
    return seat


def _points(evidence: Evidence) -> int:
    world, seat, then = evidence.position.world, evidence.position.seat, turned(evidence)
    both = (score_of(world.pack, state.players[seat], revealed_orders(world), virtual=False) for state in (then, world))
    after, before = both
    return after.total - before.total


def _most_suspicions(evidence: Evidence) -> int:
    """The most suspicions that anybody else holds."""
    players = evidence.position.world.players
    return max(len(player.suspicions) for seat, player in enumerate(players) if seat != evidence.position.seat)


def _suspicions_then(evidence: Evidence) -> int:
    """The suspicions of the seat after the answer, with those that its criminals draw."""
    work = _filled(evidence)
    criminals = sum(todo.criminal for todo in work.agenda if isinstance(todo, GainWorkers))
    return len(work.me.suspicions) + min(criminals, len(work.suspicions) + len(work.suspicion_discards))


def _reached(evidence: Evidence, attribute: str) -> int:
    level: int = getattr(turned(evidence).players[evidence.position.seat], attribute)
    return level


def _times(evidence: Evidence, action: str) -> int:
    return done(evidence.position.world.players[evidence.position.seat], action)


# ---------------------------------------------------------------------- what an answer is good for


def ahead(work: Working) -> Working:
    """The mover's next turn after `work`, with the workers and goods that are sure to come after hidden cards."""
    me = work.me
    for todo in work.agenda:
        if isinstance(todo, GainWorkers):
            workers = zip(WORKERS, me.workers, strict=True)
            me = replace(me, workers=tuple(count + getattr(todo, kind) for kind, count in workers))
        elif isinstance(todo, GainGoods):
            me = replace(me, silver=me.silver + todo.silver, provisions=me.provisions + todo.provisions)
    state = work.done()
    return Working(replace(state, agenda=(), players=with_item(state.players, work.seat, me)))


def open_to(work: Working, action: str) -> bool:
    """Whether the mover could do that action in a turn now."""
    return ACTIONS[action].closed(work) is None


GATHERING = {PROVISIONS: HUNT, SILVER: TRADE}
WAYS = 6  # of filling the spaces of an action that are tried, the least precious workers first


def affords(work: Working, actions: tuple[str, ...]) -> bool:
    """Whether the rules let the mover do all of these, one after the other, gathering goods that are short between.

    What they bring of workers and goods does not count: it may be needed elsewhere. Attributes that they raise do.
    """
    if not actions:
        return True
    action, *rest = actions
    if not open_to(work, action):
        return any(affords(gathered, actions) for gathered in _gathered(work, action))
    return not rest or any(affords(then, tuple(rest)) for then in _carried_out(work, action))


def _gathered(work: Working, action: str) -> Iterator[Working]:
    """What gathering the good leaves that an action lacks."""
    for good, gathering in GATHERING.items():
        if price_in(work, good, action) > getattr(work.me, good) and open_to(work, gathering):
            yield from _carried_out(work, gathering, good)


def _carried_out(work: Working, action: str, gathers: str = "") -> Iterator[Working]:
    """The turns after an action, by who is sent; of what it brings only attributes count, and the good it `gathers`."""
    state, me, left = work.done(), work.me, work.board.left.get(action)
    spaces, fewest = (spaces_of(work, action), 0) if left is None else (left.spaces, left.fewest)
    for id, way in islice(ways(spaces, fewest or len(spaces), me.workers).items(), WAYS):
        value = fill_missing({"action": action, "workers": id}, lambda draft: fill_turn(Working(state), draft))
        turn = Working(state)
        fill_turn(turn, Draft(value))
        then, kept = ahead(turn), {good: getattr(me, good) - turn.given.get(good, 0) for good in GOODS}
        goods = {good: min(held, getattr(then.me, good)) for good, held in kept.items() if good != gathers}
        then.change(then.seat, workers=tuple(map(min, spent(me.workers, way.spent), then.me.workers)), **goods)
        yield Working(then.done())


def within(work: Working, aims: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the aims for which there are workers and goods together, the first ones first."""
    told: tuple[str, ...] = ()
    for aim in aims:
        if affords(work, (*told, aim)):
            told = (*told, aim)
    return told


def _afforded(evidence: Evidence, actions: tuple[str, ...]) -> bool:
    return affords(ahead(_filled(evidence)), actions)


def price_in(work: Working, good: str, action: str) -> int:
    """How much of a good an action takes the next time."""
    once = next_time(work, action)
    return once.price if once is not None and once.good == good else 0


def by_criminals(work: Working, action: str) -> bool:
    """Whether the criminals that `work` brings fill an action that the other workers in hand don't."""
    then = ahead(work)
    workers, at = then.me.workers, WORKERS.index(CRIMINAL)
    kept: Count6 = with_item(workers, at, min(workers[at], work.me.workers[at]))  # type: ignore[assignment]
    return _missing(then, action) == 0 < _missing(then, action, kept)


def _missing(work: Working, action: str, workers: Count6 | None = None) -> int:
    """How many workers an action still needs."""
    reason = unfit(spaces_of(work, action), plenty(work.me.workers if workers is None else workers))
    lacks = None if reason is None else reason.params["things"]
    return sum(lacks.amounts.values()) if isinstance(lacks, Things) else 0


def boosted(world: State, seat: int, card: str, action: str) -> bool:
    """Whether the attributes of a paladin bring an action in reach, or save the silver for hired Strength."""
    led = led_by(world, seat, card)
    work = Working(replace(world, seat=seat, players=with_item(world.players, seat, led)))
    own = next_time(work, action)
    work.mine = replace(work.mine, faith=0, strength=0, influence=0)
    bare = next_time(work, action)
    if own is None or bare is None or own.missing >= bare.missing:
        return False
    return not own.missing or own.price < bare.price


def served(work: Working, action: str) -> bool:
    """Whether `work` brings what an action lacks: of its good, its attribute, or workers."""
    before, then = Working(work.start), ahead(work)
    if action in then.me.placed:
        return False
    if not open_to(before, action) and open_to(then, action):
        return True
    now, once, old = next_time(before, action), next_time(then, action), before.me
    if now is None or once is None:
        return False
    nearer = once.missing < now.missing or _missing(then, action) < _missing(before, action)
    return nearer or getattr(old, once.good) < min(once.price, getattr(then.me, once.good))


def _open_then(evidence: Evidence, action: str) -> int:
    """Whether an action is open then, whatever the hidden cards are."""
    return int(open_to(ahead(_filled(evidence)), action))


def _price(evidence: Evidence, good: str, action: str) -> int:
    return price_in(ahead(_filled(evidence)), good, action)


def _by_criminals(evidence: Evidence, action: str) -> int:
    return int(by_criminals(_filled(evidence), action))


def _boosted(evidence: Evidence, action: str) -> int:
    position = evidence.position
    return int(boosted(position.world, position.seat, evidence.value["play"], action))


def _served(evidence: Evidence, action: str) -> int:
    return int(served(_filled(evidence), action))


NUMBERS: dict[str, Callable[[Evidence], int]] = {
    "points": _points,
    "open-at-once": _open_at_once,
    "lead": _lead,
    "half-lead": _half_lead,
    "open-now": lambda evidence: sum(not evidence.closed("action", action) for action in BIG),
    "sure": lambda evidence: int(not _filled(evidence).agenda),
    "workers": lambda evidence: sum(_me(evidence).workers),
    "suspicions": lambda evidence: len(_me(evidence).suspicions),
    "most-suspicions": _most_suspicions,
    "debts": lambda evidence: _me(evidence).debts,
    "debts-then": lambda evidence: turned(evidence).players[evidence.position.seat].debts,
    "suspicions-then": _suspicions_then,
    "suspicions-left": lambda evidence: len(_filled(evidence).me.suspicions),
    "tax-then": lambda evidence: _filled(evidence).tax,
    "strikes": lambda evidence: sum(isinstance(todo, Strike) for todo in _filled(evidence).agenda),
    "rounds": lambda evidence: int(evidence.view.rounds - max(evidence.view.round, 1) + 1),
    **{f"{attribute}-then": partial(_reached, attribute=attribute) for attribute in ATTRIBUTES},
    **{f"open-then.{action}": partial(_open_then, action=action) for action in BIG},
    **{f"{good}.{action}": partial(_price, good=good, action=action) for good in GOODS for action in (*BIG, PRAY)},
    **{f"by-criminals.{action}": partial(_by_criminals, action=action) for action in BIG},
    **{f"boosted.{action}": partial(_boosted, action=action) for action in BIG},
    **{f"served.{action}": partial(_served, action=action) for action in BIG},
    **{f"times.{action}": partial(_times, action=action) for action in BIG},
}

PROOFS = Proofs(numbers=NUMBERS, opened=_opened, afforded=_afforded)
