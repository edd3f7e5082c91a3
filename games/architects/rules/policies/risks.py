"""Names what a turn risks that everyone can see: debts, doors of the virtue track, captures, the next reset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.extras.claims import Because, Between, Claim, Reasons, because, exactly
from engine.forms import Draft
from engine.policies import Position
from engine.texts import Listed, Named, SeatRef, chain_texts, say
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import placing, turns
from games.architects.rules.phases.consequences import inside_at_reset
from games.architects.rules.policies.closing import after_turn, debt_cost, in_last_lap
from games.architects.rules.prospects.threats import takers_of
from games.architects.rules.rulebook import OPEN_PLACES
from games.architects.rules.state import FREE, State, columns, guildhall_spaces


def risks_of(position: Position, value: Mapping[str, Any]) -> Reasons:
    """The risks of that answer that everyone could see; none for a question that begins no turn."""
    if position.ask.kind != turns.TURN:
        return ()
    work = Working(position.world, position.seat)
    turns.FILL[turns.TURN](work, Draft(value))
    later = () if work.start.final > 0 else (*_doors(work), *_low(work))  # nothing is open to it after its last turn
    return (*_debts(work), *later, *_captures(work, placing.place_of(value["location"])), *_reset(work))


def _debts(work: Working) -> Reasons:
    """The debts that the turn itself takes."""
    more = work.me.debts - work.start.players[work.seat].debts
    if more <= 0:
        return ()
    then, points = Between("debts-then", work.me.debts), debt_cost(work.start, work.seat)
    return (because("architects-risk-debt", then, exactly("debt-cost", points), count=more, points=points),)


def _virtue(work: Working, now: int) -> Claim:
    """That the turn leaves that virtue, or more where a reward comes that nobody has seen."""
    rewarded = work.state.rewards and work.me.level > work.start.players[work.seat].level
    return Between("virtue-then", now) if rewarded else exactly("virtue-then", now)


def _doors(work: Working) -> Reasons:
    """What a change of virtue closes: of the turn itself, of a reward that is missing, and of the reset it brings."""
    track, was = work.board.track, work.start.players[work.seat].virtue
    now = after_turn(work).players[work.seat].virtue
    left, risks = _virtue(work, now), list[Because]()
    if was >= track.cathedral > now:
        closed = Between("virtue-then", 0, track.cathedral - 1)
        risks.append(because("architects-risk-cathedral", left, closed, virtue=now, least=track.cathedral))
    if was <= track.market < now:
        closed = Between("virtue-then", track.market + 1)
        risks.append(because("architects-risk-market", left, closed, virtue=now, most=track.market))
    return tuple(risks)


def next_loss(work: Working) -> int:
    """The most virtue that a single place can cost the mover."""
    return max(work.board.stand.virtue, work.board.market.virtue, work.board.market.blame)


def _low(work: Working) -> Reasons:
    """Virtue that the turn lowers so far that the next loss would bring a debt."""
    was, then = work.start.players[work.seat], after_turn(work).players[work.seat]
    if then.virtue < was.virtue and then.virtue < next_loss(work) and then.debts == was.debts:
        return (because("architects-risk-virtue", _virtue(work, then.virtue), virtue=then.virtue),)
    return ()


CAPTURED = 2  # workers of a group whose loss is named: one alone is sent again


def _captures(work: Working, place: str) -> Reasons:
    """That others could capture the group which the turn makes larger, or another as large that they could take.

    Not in the end, where nobody misses it.
    """
    state = work.done()
    count = state.workers[place][work.seat] if place in OPEN_PLACES else 0
    takers = takers_of(state, place, work.seat) if count >= CAPTURED and not in_last_lap(work.start) else ()
    if not takers:
        return ()
    places = (place, *(at for at in OPEN_PLACES if at != place and state.workers[at][work.seat] >= count))
    groups = {at: state.workers[at][work.seat] for at in places if takers_of(state, at, work.seat) == takers}
    counted = (exactly(f"then.{at}.{work.seat}", each) for at, each in groups.items())
    claims = (*counted, *(exactly(f"takes-then.{at}.{it}", 1) for at in groups for it in takers))
    by, where = Listed(tuple(SeatRef(seat) for seat in takers)), Named("architects-place", place)
    if len(groups) == 1:
        return (because("architects-risk-capture", *claims, count=count, place=where, by=by),)
    largest = sorted(groups.items(), key=lambda group: -group[1])
    crowds = tuple(
        say("architects-risk-crowd", count=each, place=Named("architects-place", at)) for at, each in largest
    )
    return (because("architects-risk-capture-any", *claims, groups=chain_texts("architects-risk-or", crowds), by=by),)


def _reset(work: Working) -> Reasons:
    """What a reset of the Black Market takes from the mover: at once, or once one more worker brings it."""
    if work.state.reset:
        then, now = after_turn(work), work.me
        inside, me = then.prison[work.seat], then.players[work.seat]
        held = exactly("prison-then", inside)
        if me.debts > now.debts:
            return (because("architects-risk-reset-debt", held, Between("debts-then", me.debts), count=inside),)
        cost = Between("virtue-then", 0, now.virtue - 1)
        return (because("architects-risk-reset-virtue", held, cost, count=inside),) if me.virtue < now.virtue else ()
    state = work.done()
    if work.start.final == 1 or not reset_is_near(state):
        return ()
    all_inside = inside_at_reset(Working(state, work.seat))
    inside = all_inside[work.seat]
    if not inside or inside < max(all_inside):
        return ()
    most = (exactly("prison-next", inside), exactly("prison-next-most", inside), exactly("workers-to-reset", 1))
    market = min(inside, state.market.count(work.seat))
    come = exactly("market-then", state.market.count(work.seat))
    return (because("architects-risk-reset-near", *most, come, count=inside, market=market),)


def reset_is_near(state: State) -> bool:
    """Whether the next worker, on the Black Market or in the Guildhall, resets it."""
    rules, at, wide = state.pack.board.guildhall, len(state.guildhall), columns(state)
    row, column = at // wide + 1, at % wide + 1
    in_guildhall = at < guildhall_spaces(state) and column == 1 and row in rules.reset_rows
    return in_guildhall or state.market.count(FREE) == 1
