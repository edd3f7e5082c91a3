"""The answers worth a thought: every sensible turn, with the choices within it, acted out on a working copy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.forms import Draft, Option, Pick, Several
from games.architects.rules.locations import black_market, guardhouse, guildhall, production
from games.architects.rules.locations.tax_stand import silver_due
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import placing, turns
from games.architects.rules.rulebook import GUARDHOUSE, MARKET, OPEN_PLACES, SILVER, STOREHOUSE, TOWN_CENTRE
from games.architects.rules.state import State

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
    """Each order alone, and all that are free together: alone, before debts paid, and before own workers are freed."""
    held = sum(player.captured[work.seat] for player in work.players)
    free = [guardhouse.IMPRISON] if sum(work.me.captured) else []
    free += [guardhouse.RELEASE] if work.state.prison[work.seat] else []
    alone = [[order] for order in free]
    together = [*alone, free] if len(free) > 1 < most else alone
    yield from together
    rules = work.board.guardhouse
    price = max(1, sum(silver_due(work, rules.debt.tax, rules.debt.silver)))
    silver = work.me.stock[SILVER]
    for paid in range(1, min(most, work.me.debts, silver // price) + 1):
        yield [guardhouse.PAY_DEBT] * paid
    reward = sum(work.me.captured) * rules.reward  # of those that go to Prison first
    for paid in range(1, min(most - 1, work.me.debts, (silver + reward) // price) + 1):
        if free:
            yield [*free[: most - paid], *[guardhouse.PAY_DEBT] * paid]
    if held:
        price = sum(silver_due(work, rules.free.tax, rules.free.silver))
        for before in ([], *together):
            if len(before) < most:
                if silver + reward * (guardhouse.IMPRISON in before) >= price:
                    yield [*before, guardhouse.BUY]
                yield [*before, guardhouse.OWE]


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
