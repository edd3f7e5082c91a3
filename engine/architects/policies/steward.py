"""The automatic players: a steward, which looks at every sensible turn, and an apprentice, a simple opponent.

The steward acts out the turns worth thinking about on a working copy, as the rules do, and takes the one that leaves it
most by what it can still do. The apprentice mostly does what the absent answer does (build, or gather for it), now and
then something else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.architects.locations import black_market, guardhouse, guildhall, production
from engine.architects.locations.tax_stand import can_pay_silver, silver_due
from engine.architects.phases import placing, turns
from engine.architects.policies.projects import Weights
from engine.architects.policies.tempers import temper_of
from engine.architects.policies.why import explained
from engine.architects.policies.worth import Valuation
from engine.architects.rulebook import GUARDHOUSE, MARKET, OPEN_PLACES, SILVER, STOREHOUSE, TOWN_CENTRE
from engine.architects.rules.working import Working
from engine.architects.state import State, with_player
from engine.core.forms import Draft, Option, Pick, Several
from engine.core.playouts import RandomDraft
from engine.core.policies import Policy, Position
from engine.core.texts import Refusal, Text

TRIES = 8  # random turns looked at
ADVENTURE = 3  # one turn in so many is a random one that costs no points and no virtue


class Apprentice(Policy):
    """Builds or gathers for it, and now and then does something else."""

    def answer(self, position: Position) -> dict[str, Any]:
        """The absent answer, or a turn like any other that leaves the seat no worse."""
        world, seat, ask = position.world, position.seat, position.ask
        stream = position.stream("apprentice")
        safe = position.game.absent(world, seat)
        if ask.kind != turns.TURN or stream.below(ADVENTURE):
            return safe
        before = world.players[seat]
        for _ in range(TRIES):
            draft = RandomDraft(stream)
            trial = Working(world, seat)
            try:
                turns.FILL[ask.kind](trial, draft)
                value = draft.sealed()
            except Refusal:
                continue
            after = trial.me
            if after.virtue >= before.virtue and after.debts <= before.debts:
                return value
        return safe


Value = dict[str, Any]
GROUPS = 5  # groups of workers looked at for capture, the largest
DEEP = 4  # choices within a turn that are looked at one after the other


class Candidate(Struct, frozen=True):
    """A complete answer, and the state as far as it can be foreseen. `place`: of its worker; `draws`: cards drawn."""

    value: Value
    work: Working
    place: str = ""


def candidates(state: State, seat: int, kind: str) -> Iterator[Candidate]:
    """Yields the answers to the seat's question of that kind that are worth a thought, acted out."""
    if kind == turns.TURN:
        yield from _turns(state, seat)
        return
    fill = turns.FILL[kind]
    yield from _completed(lambda: Working(state, seat), {}, fill, 0)


def _turns(state: State, seat: int) -> Iterator[Candidate]:
    first = Working(state, seat)
    for option in placing.options(first):
        if option.closed is not None:
            continue
        chosen = option.id
        for more in _ways(first, option):
            act = _acting(chosen)
            for candidate in _completed(lambda: Working(state, seat), more, act, 0):
                yield Candidate({"location": chosen, **candidate.value}, candidate.work, placing.place_of(chosen))


def _acting(chosen: str) -> turns.Fill:
    if chosen in production.PRODUCTION:
        return lambda work, draft: production.place(work, draft, chosen)
    module = placing.OTHERS.get(chosen)
    if module is None:
        return lambda work, draft: guildhall.place(work, draft, chosen)
    return module.place


def _ways(work: Working, option: Option) -> Iterable[Value]:
    """Returns the sensible choices at a location whose turn is a list of them; else an open beginning."""
    if option.id == STOREHOUSE:
        return ({"trade": trades} for trades in _trades(work, option.data["count"]))
    if option.id == TOWN_CENTRE:
        return ({"capture": groups} for groups in _captures(work, option.data["count"]))
    if option.id == GUARDHOUSE:
        return ({"order": orders} for orders in _orders(work, option.data["count"]))
    if option.id == MARKET:
        return _spaces(work)
    return ({},)


def _spaces(work: Working) -> Iterator[Value]:
    """The spaces of the Black Market; on the second only apprentices with a skill that the mover lacks."""
    yield {"space": "1"}
    yield {"space": "3"}
    yield {"space": "2", "deal": black_market.LOOK}
    for row in work.state.rows:
        for name in row:
            if name and not work.mine.skills.issuperset(work.pack.apprentices[name].skills):
                yield {"space": "2", "deal": name}


def _trades(work: Working, most: int) -> Iterator[list[str]]:
    """Each exchange alone, once and as often as it goes, and the most of each filled up with another."""
    stock = work.me.stock
    often: dict[str, int] = {}
    for printed in work.board.storehouse:
        often[printed.id] = min(most, sum(stock[kind] for kind in printed.kinds) // printed.n)
    for trade in work.mine.trades:
        often[trade.id] = min(most, min(stock[kind] // amount for kind, amount in trade.give.items()))
    for id, count in often.items():
        for times in range(1, count + 1):
            yield [id] * times
        for other, more in often.items():
            if other != id and 0 < count < most and more:
                yield [id] * count + [other] * min(more, most - count)


def _captures(work: Working, most: int) -> Iterator[list[str]]:
    """The largest groups, each alone and with others of its location; own ones too, which come home."""
    groups = sorted(
        ((count, place, seat) for place in OPEN_PLACES for seat, count in enumerate(work.workers[place]) if count),
        reverse=True,
    )
    if not most:
        return
    for _, place, seat in groups[:GROUPS]:
        yield [f"{place}.{seat}"]
    own = next((group for group in groups if group[2] == work.seat), None)
    if own is not None and own not in groups[:GROUPS]:
        yield [f"{own[1]}.{own[2]}"]
    if most < 2:
        return
    for place in dict.fromkeys(place for _, place, _ in groups[:GROUPS]):
        others = [seat for _, at, seat in groups if at == place and seat != work.seat][:most]
        if len(others) > 1:
            yield [f"{place}.{seat}" for seat in others]
        if others and len(others) < most and work.workers[place][work.seat]:
            yield [f"{place}.{seat}" for seat in (*others, work.seat)]
    if work.board.town_centre.places[str(len(work.players))] > 1:
        first = groups[0]
        for second in groups[1:3]:
            if second[1] != first[1]:
                yield [f"{place}.{seat}" for _, place, seat in (first, second)]


def _orders(work: Working, most: int) -> Iterator[list[str]]:
    """Each order alone, and all that are free together with as many debts paid as the silver allows."""
    held = sum(player.captured[work.seat] for player in work.players)
    free = [guardhouse.IMPRISON] if sum(work.me.captured) else []
    free += [guardhouse.RELEASE] if work.state.prison[work.seat] else []
    for order in free:
        yield [order]
    if len(free) > 1 < most:
        yield free
    rules = work.board.guardhouse.debt
    price = max(1, sum(silver_due(work, rules.tax, rules.silver)))
    for paid in range(1, min(most, work.me.debts, work.me.stock[SILVER] // price) + 1):
        yield [guardhouse.PAY_DEBT] * paid
        if free and paid < most:
            yield [*free[: most - paid], *[guardhouse.PAY_DEBT] * paid]
    if held:
        buy = work.board.guardhouse.free
        if can_pay_silver(work, buy.tax, buy.silver):
            yield [guardhouse.BUY]
        yield [guardhouse.OWE]


def _completed(make: Callable[[], Working], value: Value, act: turns.Fill, depth: int) -> Iterator[Candidate]:
    """Acts out `value`; where a choice is still open, every open option of it."""
    work, draft = make(), Draft(value)
    work_done = act(work, draft)
    form = draft.form()
    if form.problem is not None:
        return
    if work_done:
        yield Candidate(form.value, work)
        return
    if depth >= DEEP:
        return
    field = next(field for field in form.fields if field.name == form.missing[0])
    for choice in _choices(field.node):
        yield from _completed(make, {**form.value, field.name: choice}, act, depth + 1)


def _choices(node: Any) -> Sequence[Any]:
    if isinstance(node, Pick):
        return [option.id for option in node.options if option.closed is None]
    if isinstance(node, Several):
        chosen = [option.id for option in node.chosen]
        ids = [option.id for option in node.options if option.closed is None]
        return [[*chosen, id] for id in ids] or [chosen]
    return ()


LONG = 120  # turns, after which it does its best to end the game


class Steward(Policy):
    """Plays to a plan: see `worth.py` for what it counts and for the end, `projects.py` for the plan."""

    def __init__(self, weights: Weights | None = None) -> None:
        """`weights`: in place of those of the temper of each seat."""
        self._weights = weights

    def weights(self, seat: int) -> Weights:
        """The weights by which it weighs at that seat."""
        return self._weights or temper_of(seat).weights

    def answer(self, position: Position) -> dict[str, Any]:
        """The answer that leaves most."""
        world, seat = position.world, position.seat
        if world.step == "draft":
            return self._drafted(world, seat)
        kind = position.ask.kind
        if kind == turns.DISCARD:
            return self._discarded(world, seat)
        if world.players[seat].turns > LONG:
            return position.game.absent(world, seat)
        valuation = Valuation(world, seat, self.weights(seat), world.looking if kind == turns.KEEP else ())
        best = max(candidates(world, seat, kind), key=lambda candidate: _value(candidate, valuation))
        return best.value

    def explain(self, position: Position, value: Mapping[str, Any]) -> tuple[Text, ...]:
        """Why it would answer that, in two sentences at most."""
        return explained(position, value, self.weights(position.seat))

    def worth(self, world: State, seat: int) -> float:
        """What the position is worth to the seat, in points at the end."""
        return Valuation(world, seat, self.weights(seat)).worth(world)

    def _drafted(self, world: State, seat: int) -> dict[str, Any]:
        """The card that is worth most beside those kept so far."""
        me, pile = world.players[seat], world.piles[seat]
        valuation = Valuation(world, seat, self.weights(seat), pile)

        def value(card: str) -> float:
            return valuation.worth(with_player(world, seat, replace(me, hand=(*me.hand, card))))

        return {"card": max(pile, key=value)}

    def _discarded(self, world: State, seat: int) -> dict[str, Any]:
        """The cards without which most is left."""
        me, valuation = world.players[seat], Valuation(world, seat, self.weights(seat))
        hand, gone = list(me.hand), list[str]()

        def value(card: str) -> float:
            rest = tuple(held for held in hand if held != card)
            return valuation.worth(with_player(world, seat, replace(me, hand=rest)))

        while len(hand) > world.pack.board.hand:
            gone.append(max(hand, key=value))
            hand.remove(gone[-1])
        return {"cards": gone}


def _value(candidate: Candidate, valuation: Valuation) -> float:
    return valuation.worth(candidate.work.done(), candidate.work.drawing)
