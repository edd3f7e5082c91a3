"""Says whose decision it is and goes on after it: the turn itself, its interruptions, and its end (rules page, Turn).

A turn is one question. It goes on with others only where something hidden was shown (look at five cards, keep one), a
building placed another worker, somebody may react (destroy a debt, use an effect of the reset), or the hand is too
large. What is chosen before the first turn stands in `drafting.py` and `opening.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask
from engine.drafts import choose
from engine.forms import Draft
from engine.texts import Happening, Listed, Named, SeatRef, private, public, say, things
from games.architects.rules.facts import Discarded, IdleTurn, More, NextInTurn, Turn
from games.architects.rules.locations import guildhall
from games.architects.rules.locations.buildings import hire
from games.architects.rules.locations.workshop import dismiss
from games.architects.rules.mechanics.debts import lose_debts
from games.architects.rules.mechanics.powers import powers
from games.architects.rules.mechanics.scoring import settled as scored
from games.architects.rules.mechanics.working import Working
from games.architects.rules.phases import opening, placing
from games.architects.rules.phases.consequences import next_decision, punish, use
from games.architects.rules.phases.placing import recall, stuck
from games.architects.rules.rulebook import SILVER, card
from games.architects.rules.state import State

Fill = Callable[[Working, Draft], bool]

TURN, RECALL, KEEP, HIRE, WORK, RESET, REACT, DISCARD, DISMISS = (
    "turn",
    "recall",
    "keep",
    "hire",
    "work",
    "reset",
    "react",
    "discard",
    "dismiss",
)
OPENING = (TURN, RECALL, *opening.KINDS)
"""The kinds of questions that begin a turn."""


def owed(state: State) -> dict[int, Ask]:
    """The ask of each seat that owes a decision now."""
    step = state.step
    if step == "react":
        return {
            seat: Ask(f"r{state.turn}", REACT, say(f"architects-ask-{REACT if player.may_avoid else 'destroy'}"))
            for seat, player in enumerate(state.players)
            if player.may_destroy or player.may_avoid
        }
    if step in opening.KINDS:
        return opening.owed(state)
    if step == "reset":
        seat = state.may_use[0]
        steps = powers(state.options.pack, state.players[seat]).at_large_virtue
        return {seat: Ask(f"s{state.turn}", RESET, say("architects-ask-reset", virtue=steps))}
    seat = state.seat
    player = state.players[seat]
    return {seat: _ask(player.turns, step if step != TURN or player.workers else RECALL)}


@lru_cache(maxsize=4096)
def _ask(turns: int, kind: str) -> Ask:
    """Returns the question for a seat's own turn of that number."""
    return Ask(f"t{turns}" if kind == TURN else f"t{turns}.{kind}", kind, say(f"architects-ask-{kind}"))


def liberties(state: State, seat: int) -> tuple[Ask, ...]:
    """On its turn a seat with no room for another apprentice may discard one to make room."""
    if state.step != TURN or state.seat != seat:
        return ()
    player = state.players[seat]
    most = state.pack.board.apprentices + powers(state.options.pack, player).room
    if len(player.apprentices) < most:
        return ()
    id = f"t{player.turns}.dismiss{len(player.apprentices)}"
    return (Ask(id, DISMISS, say("architects-ask-dismiss")),)


# ---------------------------------------------------------------------- the questions


def _turn(work: Working, draft: Draft) -> bool:
    return placing.place(work, draft)


def _keep(work: Working, draft: Draft) -> bool:
    looking = work.state.looking
    chosen = choose(draft, "card", [card("building", seen) for seen in looking])
    if chosen is None:
        return False
    rest = tuple(seen for seen in looking if seen != chosen)
    work.change(work.seat, hand=(*work.me.hand, chosen))
    work.set(looking=(), buildings=(*work.state.buildings, *rest))
    work.did(say("architects-did-keep"))
    work.happenings.append(private(work.seat, say("architects-kept", what=Named("building", chosen))))
    return True


def _hire(work: Working, draft: Draft) -> bool:
    work.set(hire=False)
    return hire(work, draft)


def _work(work: Working, draft: Draft) -> bool:
    work.set(work=False)
    return guildhall.another(work, draft)


def _react(work: Working, draft: Draft) -> bool:
    """May destroy debts for steps above the top of the track, and buy off debts about to be taken."""
    seat, may_destroy = work.seat, work.me.may_destroy
    if may_destroy:
        count = draft.amount("destroy", 0, may_destroy, may_destroy)
        if count is None:
            return False
        if count:
            lose_debts(work, seat, count, paid=False)
            work.did(say("architects-did-destroy", count=count))
    if work.me.may_avoid:
        price = work.mine.buy_off
        most = min(work.me.may_avoid, work.me.stock.get(SILVER, 0) // price)
        count = draft.amount("avoid", 0, most, most)
        if count is None:
            return False
        if count:
            lose_debts(work, seat, count, paid=False)
            silver = {SILVER: price * count}
            work.pay(silver)
            work.did(say("architects-did-avoid", count=count, things=things(silver)))
    work.change(seat, may_destroy=0, may_avoid=0)
    return True


def _discard(work: Working, draft: Draft) -> bool:
    over = len(work.me.hand) - work.board.hand
    chosen = draft.picks("cards", [card("building", held) for held in work.me.hand], over, over)
    if chosen is None:
        return False
    for held in chosen:
        work.put_away(held)
    work.did(Discarded(over).text)
    return True


def _dismiss(work: Working, draft: Draft) -> bool:
    chosen = choose(draft, "who", [card("apprentice", hired) for hired in work.me.apprentices])
    if chosen is None:
        return False
    dismiss(work, chosen)
    return True


FILL: dict[str, Fill] = {
    opening.BOARDS: opening.choose_board,
    opening.APPRENTICE: opening.hire_first,
    TURN: _turn,
    RECALL: recall,
    KEEP: _keep,
    HIRE: _hire,
    WORK: _work,
    RESET: use,
    REACT: _react,
    DISCARD: _discard,
    DISMISS: _dismiss,
}


# ---------------------------------------------------------------------- what follows


def take(work: Working, kind: str, chance: Chance) -> State:
    """Goes on from a complete answer, acted out on `work`, to the next decision."""
    work.reveal(chance)
    steps = work.me.virtue - work.start.players[work.seat].virtue
    if steps and kind != opening.BOARDS:  # what a board begins with is no change
        work.did(say("architects-did-virtue", steps=steps, virtue=work.me.virtue))
    who, deeds = SeatRef(work.seat), Listed(tuple(work.deeds))
    if kind == TURN:
        place = Named("architects-place", work.place)
        turn = Turn(who, place, deeds) if work.deeds else IdleTurn(who, place)
        work.happenings.insert(0, public(turn.text))
    elif work.deeds:
        work.happenings.insert(0, public(More(who, deeds).text))
    if kind in opening.KINDS:
        opening.onward(work)
    elif kind != DISMISS:
        if kind == RESET and not work.state.may_use:
            punish(work)
        step = next_decision(work)
        if step is None:
            next_turn(work)
        else:
            work.set(step=step)
    return work.done(_kept(work, kind))


def next_turn(work: Working) -> None:
    """Ends the turn and begins the next: of the first seat that has a worker to place or to take back."""
    count = len(work.players)
    for _ in range(count):
        state = work.state
        final = state.final - 1 if state.final > 0 else state.final
        seat = (state.seat + 1) % count
        work.state = replace(state, seat=seat, turn=state.turn + 1, final=final, step=TURN)
        if final == 0:
            break
        if final == count:
            work.tell("architects-last-turns")
        player = work.players[seat]
        work.put(seat, replace(player, turns=player.turns + 1))
        if not stuck(work, seat):
            _tell_next(work, seat)
            return
        work.tell("architects-no-workers", seat=SeatRef(seat))
    _end(work)


def _tell_next(work: Working, seat: int) -> None:
    """Announces to the seat after `seat` that its turn is next."""
    count = len(work.players)
    if count > 2:
        work.happenings.append(_next_in_turn((seat + 1) % count, seat))


@cache
def _next_in_turn(seat: int, after: int) -> Happening:
    return private(seat, NextInTurn(SeatRef(after)).text)


def _end(work: Working) -> None:
    """The Guildhall is full and the last turns are over, or nobody has a worker left to use."""
    state = scored(work.done())
    work.state, work.players = replace(state, step="end"), list(state.players)
    work.me = work.players[work.seat]
    work.tell("architects-over")


def _kept(work: Working, kind: str) -> State | None:
    """The state this turn began in, while its owner may take it back: until another has acted or a card was shown."""
    if work.revealed or work.state.step == "end" or kind == DISMISS:
        return None
    if kind in OPENING:
        return work.start if work.start.before is None else replace(work.start, before=None)
    before = work.start.before
    return before if before is not None and before.seat == work.seat else None
