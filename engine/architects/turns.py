"""Whose decision it is and what follows it: the turn itself, what interrupts it, and its end (rules page, Turn).

A turn is one question. It goes on with others only where something hidden was shown (look at five cards, keep one), a
building placed another worker, somebody may react (destroy a debt), or the hand is too large.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from engine.architects import placing
from engine.architects.choosing import card, choose, group
from engine.architects.locations import guildhall
from engine.architects.powers import powers
from engine.architects.reset import refresh, reset
from engine.architects.scoring import settled as scored
from engine.architects.state import State, standing
from engine.architects.things import OPEN_PLACES, SILVER
from engine.architects.working import Working
from engine.core.chance import Chance
from engine.core.contract import Ask
from engine.core.forms import Draft, Option
from engine.core.happenings import private, public
from engine.core.texts import Listed, Named, SeatRef, say, things

PRISON, CAPTIVE = "prison", "captive"  # where a worker is taken back from if none stands on a large circle
Fill = Callable[[Working, Draft], bool]

TURN, RECALL, KEEP, WORK, REACT, DISCARD, DISMISS = (
    "turn",
    "recall",
    "keep",
    "work",
    "react",
    "discard",
    "dismiss",
)


def owed(state: State) -> dict[int, Ask]:
    """Who owes a decision now."""
    if state.step == "react":
        return {
            seat: Ask(f"r{state.turn}", REACT, say("architects-ask-react"))
            for seat, player in enumerate(state.players)
            if player.may_destroy or player.may_avoid
        }
    seat = state.seat
    player = state.players[seat]
    kind: str = state.step
    if kind == TURN and not player.workers:
        kind = RECALL
    return {seat: _ask(player.turns, kind)}


@lru_cache(maxsize=4096)
def _ask(turns: int, kind: str) -> Ask:
    """What is asked in a seat's own turn of that number."""
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


def _recall(work: Working, draft: Draft) -> bool:
    """Take a worker back from a large circle. Who has none there takes one from the Prison or an opponent's board.

    The latter is our own (declared) choice: the rulebook does not say what such a player does.
    """
    chosen = choose(draft, "place", _recalls(work))
    if chosen is None:
        return False
    place, _, seat = chosen.rpartition(".")
    if place == PRISON:
        work.release(work.seat, 1)
    elif place == CAPTIVE:
        work.recapture(int(seat))
    else:
        work.take_workers(place, work.seat, 1)
        work.change(work.seat, workers=work.me.workers + 1)
    work.did("architects-did-recall", place=Named("architects-place", place))
    return True


def _recalls(work: Working) -> list[Option]:
    seat = work.seat
    there = [(place, count) for place in OPEN_PLACES if (count := work.here(place))]
    if not there and work.state.prison[seat]:
        there = [(PRISON, work.state.prison[seat])]
    if there:
        return [group(place, seat, count) for place, count in there]
    return [
        group(CAPTIVE, other, player.captured[seat])
        for other, player in enumerate(work.players)
        if player.captured[seat]
    ]


def _stuck(work: Working, seat: int) -> bool:
    """No worker to place, none to take back."""
    if work.players[seat].workers or standing(work.workers, seat) or work.state.prison[seat]:
        return False
    return not any(player.captured[seat] for player in work.players)


def _keep(work: Working, draft: Draft) -> bool:
    looking = work.state.looking
    chosen = choose(draft, "card", [card("building", one) for one in looking])
    if chosen is None:
        return False
    rest = tuple(one for one in looking if one != chosen)
    work.change(work.seat, hand=(*work.me.hand, chosen))
    work.set(looking=(), buildings=(*work.state.buildings, *rest))
    work.did("architects-did-keep")
    work.told.append(private(work.seat, say("architects-kept", what=Named("building", chosen))))
    return True


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
            work.undebt(seat, count, paid=False)
            work.did("architects-did-destroy", count=count)
    if work.me.may_avoid:
        price = work.mine.buy_off
        most = min(work.me.may_avoid, work.me.stock.get(SILVER, 0) // price)
        count = draft.amount("avoid", 0, most, most)
        if count is None:
            return False
        if count:
            work.undebt(seat, count, paid=False)
            silver = {SILVER: price * count}
            work.pay(silver)
            work.did("architects-did-avoid", count=count, things=things(silver))
    work.change(seat, may_destroy=0, may_avoid=0)
    return True


def _discard(work: Working, draft: Draft) -> bool:
    over = len(work.me.hand) - work.board.hand
    chosen = draft.picks("cards", [card("building", one) for one in work.me.hand], over, over)
    if chosen is None:
        return False
    for one in chosen:
        work.put_away(one)
    work.did("architects-did-discard", count=over)
    return True


def _dismiss(work: Working, draft: Draft) -> bool:
    chosen = choose(draft, "who", [card("apprentice", one) for one in work.me.apprentices])
    if chosen is None:
        return False
    work.dismiss(chosen)
    return True


FILL: dict[str, Fill] = {
    TURN: _turn,
    RECALL: _recall,
    KEEP: _keep,
    WORK: _work,
    REACT: _react,
    DISCARD: _discard,
    DISMISS: _dismiss,
}


# ---------------------------------------------------------------------- what follows


def take(work: Working, kind: str, value: Mapping[str, Any], chance: Chance) -> State:
    """Go on from a complete answer, acted out on `work`, to the next decision."""
    work.reveal(chance)
    steps = work.me.virtue - work.start.players[work.seat].virtue
    if steps:
        work.did("architects-did-virtue", steps=steps, virtue=work.me.virtue)
    who, deeds = SeatRef(work.seat), Listed(tuple(work.deeds))
    if kind == TURN:
        place = Named("architects-place", placing.place_of(value["location"]))
        if work.deeds:
            line = say("architects-turn", seat=who, place=place, deeds=deeds)
        else:
            line = say("architects-turn-idle", seat=who, place=place)
        work.told.insert(0, public(line))
    elif work.deeds:
        work.told.insert(0, public(say("architects-more", seat=who, deeds=deeds)))
    if kind != DISMISS:
        _onward(work)
    return work.done(_kept(work, kind))


def _onward(work: Working) -> None:
    """The next decision: what is left of this turn, or the next one."""
    state = work.state
    if state.looking:
        work.set(step=KEEP)
        return
    if state.work and work.players[state.seat].workers:
        work.set(step=WORK)
        return
    if state.work:
        work.set(work=False)
    if state.refresh:
        refresh(work)
    if state.reset:
        reset(work)
    if len(work.players[state.seat].hand) > work.board.hand:
        work.set(step=DISCARD)
        return
    if work.reactions and any(player.may_destroy or player.may_avoid for player in work.players):
        work.set(step=REACT)  # last, so that the turn does not come back to its owner from somebody else
        return
    next_turn(work)


def next_turn(work: Working) -> None:
    """The turn is over. Who has no worker to place or to take back has no turn."""
    count = len(work.players)
    for _ in range(count):
        state = work.state
        final = state.final - 1 if state.final > 0 else state.final
        seat = (state.seat + 1) % count
        work.set(seat=seat, turn=state.turn + 1, final=final, step=TURN)
        if final == 0:
            break
        if final == count:
            work.tell("architects-last-turns")
        work.change(seat, turns=work.players[seat].turns + 1)
        if not _stuck(work, seat):
            _tell_next(work, seat)
            return
        work.tell("architects-no-workers", seat=SeatRef(seat))
    _end(work)


def _tell_next(work: Working, seat: int) -> None:
    """Who follows learns it while the one before is still thinking."""
    count = len(work.players)
    following = (seat + 1) % count
    if count > 2:
        work.told.append(private(following, say("architects-you-are-next", seat=SeatRef(seat))))


def _end(work: Working) -> None:
    """The Guildhall is full and the last turns are over, or nobody has a worker left to use."""
    state = scored(work.done())
    work.state, work.players = replace(state, step="end"), list(state.players)
    work.tell("architects-over")


def _kept(work: Working, kind: str) -> State | None:
    """The state this turn began in, while its owner may take it back: until another has acted or a card was shown."""
    if work.revealed or work.state.step == "end" or kind == DISMISS:
        return None
    if kind in (TURN, RECALL):
        return work.start if work.start.before is None else replace(work.start, before=None)
    before = work.start.before
    return before if before is not None and before.seat == work.seat else None
