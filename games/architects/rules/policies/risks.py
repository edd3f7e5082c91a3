"""Names the public thresholds that a turn reaches or brings near: debts, doors of the virtue track, the next reset."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.forms import Draft
from engine.policies import Position
from engine.texts import Text, say
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import turns
from games.architects.rules.policies.closing import after_turn
from games.architects.rules.state import FREE, State, columns, guildhall_spaces

Risks = tuple[Text, ...]


def risks_of(position: Position, value: Mapping[str, Any]) -> Risks:
    """The risks of that answer that everyone could see; none for a question that begins no turn."""
    if position.ask.kind != turns.TURN:
        return ()
    work = Working(position.world, position.seat)
    turns.FILL[turns.TURN](work, Draft(value))
    return (*_debts(work), *_doors(work), *_low(work), *_reset(work))


def _debts(work: Working) -> Risks:
    """The debts that the turn itself takes."""
    more = work.me.debts - work.start.players[work.seat].debts
    if more <= 0:
        return ()
    return (say("architects-risk-debt", count=more, points=-work.board.scoring.debt),)


def _doors(work: Working) -> Risks:
    """What a change of virtue closes: of the turn itself, of a reward that is missing, and of the reset it brings."""
    track, was = work.board.track, work.start.players[work.seat].virtue
    now = after_turn(work).players[work.seat].virtue
    risks: list[Text] = []
    if was >= track.cathedral > now:
        risks.append(say("architects-risk-cathedral", virtue=now, least=track.cathedral))
    if was <= track.market < now:
        risks.append(say("architects-risk-market", virtue=now, most=track.market))
    return tuple(risks)


def next_loss(work: Working) -> int:
    """The most virtue that a single place can cost the mover."""
    return max(work.board.stand.virtue, work.board.market.virtue, work.board.market.blame)


def _low(work: Working) -> Risks:
    """Virtue that the turn lowers so far that the next loss would bring a debt."""
    was, now = work.start.players[work.seat].virtue, work.me.virtue
    if now < was and now < next_loss(work) and work.me.debts == work.start.players[work.seat].debts:
        return (say("architects-risk-virtue", virtue=now),)
    return ()


def _reset(work: Working) -> Risks:
    """What a reset of the Black Market takes from the mover: at once, or once one more worker brings it."""
    state = work.done()
    inside = in_prison_at_reset(state, work.seat)
    if work.state.reset:
        then, now = after_turn(work).players[work.seat], work.me
        if then.debts > now.debts:
            return (say("architects-risk-reset-debt", count=inside),)
        return (say("architects-risk-reset-virtue", count=inside),) if then.virtue < now.virtue else ()
    if work.start.final == 1 or not reset_is_near(state):
        return ()
    most = max(in_prison_at_reset(state, seat) for seat in range(len(work.players)))
    return (say("architects-risk-reset-near", count=inside),) if inside == most > 0 else ()


def in_prison_at_reset(state: State, seat: int) -> int:
    """Counts the workers of a seat that are in Prison once those on the Black Market have gone there."""
    return state.prison[seat] + state.market.count(seat)


def reset_is_near(state: State) -> bool:
    """Whether the next worker, on the Black Market or in the Guildhall, resets it."""
    rules, at, wide = state.pack.board.guildhall, len(state.guildhall), columns(state)
    row, column = at // wide + 1, at % wide + 1
    in_guildhall = at < guildhall_spaces(state) and column == 1 and row in rules.reset_rows
    return in_guildhall or state.market.count(FREE) == 1
