"""The consequences of a turn: an agenda of what it has brought, resolved before the next turn begins.

The rules fix its order, and nothing is due twice. So the state keeps a flag for each instruction, and the agenda is
made of them whenever the game goes on. Two of them are resets for all: of the first apprentices, and of the Black
Market (page 17).
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

from engine.forms import Draft
from engine.texts import Listed, SeatRef, public, say, things
from games.architects.rules.facts import Guilty, MarketReset, Refreshed
from games.architects.rules.locations.workshop import clear_space
from games.architects.rules.mechanics.debts import imprison, move_virtue, release, take_debts
from games.architects.rules.mechanics.working import Working
from games.architects.rules.rulebook import plain
from games.architects.rules.state import FREE

USE, LEAVE = "use", "leave"


def refresh(work: Working) -> None:
    """The first apprentice of each row goes under the deck, with the silver on it; its row slides and refills."""
    for row in range(len(work.state.rows)):
        card, silver = work.state.rows[row][0], work.state.laid[row][0]
        clear_space(work, row, 0)
        if card:
            work.set(apprentices=(*work.state.apprentices, card))
        if silver:
            work.set(below={**work.state.below, card: silver})
    work.set(refresh=False)
    work.happenings.append(public(Refreshed().text))


def reset(work: Working) -> None:
    """The five steps of a Black Market reset, in their order; it waits for the seats in `may_use` then."""
    work.set(reset=False)
    work.happenings.append(public(MarketReset().text))
    _to_prison(work)
    _turn_card(work)
    for seat in range(len(work.players)):
        _apprentices(work, seat)
    if not work.state.may_use:
        punish(work)


def use(work: Working, draft: Draft) -> bool:
    """The first seat of `may_use` gains the virtue its apprentices offer, or leaves it."""
    steps = work.mine.at_large_virtue
    options = (
        plain(USE, "architects-use-virtue", "", ("virtue", steps), ("to", _to(work, work.seat, steps))),
        plain(LEAVE, "architects-leave-virtue", "", ("virtue", work.me.virtue)),
    )
    chosen = draft.pick("use", options)
    if chosen is None:
        return False
    work.set(may_use=work.state.may_use[1:])
    if chosen == USE:
        move_virtue(work, work.seat, steps)
    else:
        work.did(say("architects-did-leave-virtue", virtue=steps))
    return True


def punish(work: Working) -> None:
    """The last two steps of a reset."""
    _blame(work)
    _most(work)


def inside_at_reset(work: Working) -> tuple[int, ...]:
    """Counts the workers of each seat that a reset would find in Prison, once all releases are used."""
    return tuple(
        max(0, inside + work.state.market.count(seat) - work.powers(seat).release)
        for seat, inside in enumerate(work.state.prison)
    )


def _to_prison(work: Working) -> None:
    """(1) Workers on the Black Market go to Prison."""
    count = Counter(seat for seat in work.state.market if seat != FREE)
    for seat in sorted(count):
        imprison(work, seat, count[seat])
    if count:
        who = (say("architects-reset-prison-one", seat=SeatRef(seat), count=count[seat]) for seat in sorted(count))
        work.tell("architects-reset-prison", who=Listed(tuple(who)))
    work.set(market=(FREE,) * len(work.state.market))


def _turn_card(work: Working) -> None:
    """(2) The top small card moves over to the large side; if none is left, the large ones are shuffled first.

    With a pack that does not say what the board prints on the first space, they are shuffled as soon as none is left.
    """
    small, large = work.state.small, work.state.large
    if not small:
        small, large = _shuffled(work, large), ()
    small, large = small[1:], (small[0], *large)
    if not small and not work.board.market.left:
        small, large = _shuffled(work, large[1:]), large[:1]
    work.set(small=small, large=large)
    work.revealed = True


def _shuffled(work: Working, cards: tuple[str, ...]) -> tuple[str, ...]:
    assert work.chance is not None  # noqa: S101  a reset follows an answer
    return work.chance.stream(f"market-{work.state.turn}").shuffled(cards)


def _apprentices(work: Working, seat: int) -> None:
    """(3) Apprentices and boards with reset effects, the owner's best order: releases come first.

    They may be used (page 17): who could be worse off for it is asked, the others use them.
    """
    mine = work.powers(seat)
    released = release(work, seat, mine.release)
    if released:
        work.tell("architects-reset-release", seat=SeatRef(seat), count=released)
    goods = work.bonus(seat, "reset")
    if goods:
        work.tell("architects-reset-gain", seat=SeatRef(seat), things=things(goods), virtue=0)
    if mine.at_large is None or work.state.prison[seat]:
        return
    goods, steps = mine.at_large.goods, mine.at_large_virtue
    if _may_hurt(work, seat, steps):
        work.set(may_use=(*work.state.may_use, seat))
        steps = 0
    work.gain(seat, goods)
    if goods or steps:
        work.tell("architects-reset-gain", seat=SeatRef(seat), things=things(goods), virtue=steps)
    move_virtue(work, seat, steps)


def _to(work: Working, seat: int, steps: int) -> int:
    return min(work.players[seat].virtue + steps, work.board.track.top)


def _may_hurt(work: Working, seat: int, steps: int) -> bool:
    """Whether more virtue would close the Black Market to that seat or make it pay more tax."""
    track, virtue, to = work.board.track, work.players[seat].virtue, _to(work, seat, steps)
    return virtue <= track.market < to or track.ignored(virtue) > track.ignored(to)


def _blame(work: Working) -> None:
    """(4) Everyone with so many workers in Prison loses virtue."""
    rules = work.board.market
    for seat, inside in enumerate(work.state.prison):
        if inside >= rules.guilty:
            work.tell("architects-blamed", seat=SeatRef(seat), count=inside, virtue=rules.blame)
            move_virtue(work, seat, -rules.blame)


def _most(work: Working) -> None:
    """(5) Whoever has most there takes a debt, all of them if tied; nobody while the Prison is empty."""
    most = max(work.state.prison)
    if not most:
        return
    guilty = [seat for seat, inside in enumerate(work.state.prison) if inside == most]
    work.happenings.append(public(Guilty(Listed(tuple(SeatRef(seat) for seat in guilty)), len(guilty), most).text))
    for seat in guilty:
        take_debts(work, seat)


Decision = Literal["keep", "hire", "work", "reset", "discard", "react"]
"""The instructions that may need a choice. Each is named like the step of the state at which it is asked."""

Instruction = Literal["refresh", "market", Decision]


def next_decision(work: Working) -> Instruction | None:
    """Resolves the agenda up to the first decision that it needs; None if it needs none."""
    for instruction in agenda(work):
        if not _resolved(work, instruction):
            return instruction
    return None


def agenda(work: Working) -> tuple[Instruction, ...]:
    """The instructions in the order of the rules."""
    state = work.state
    due: tuple[Instruction, ...] = ("discard",)
    if work.reactions or state.reset or state.may_use:
        due = ("discard", "react")  # last, so that the turn does not come back to its owner
    if state.reset or state.may_use:
        due = ("market", "reset", *due)
    if state.work:
        due = ("work", *due)
    if state.hire:
        due = ("hire", *due)
    if state.looking:
        due = ("keep", *due)
    return ("refresh", *due) if state.refresh else due  # before a Tavern hires, from the new display


def _resolved(work: Working, instruction: Instruction) -> bool:
    """Does what that instruction brings by itself; False if it needs a choice."""
    state = work.state
    match instruction:
        case "discard":
            return len(work.players[state.seat].hand) <= work.board.hand
        case "react":
            return not (work.reactions and any(player.may_destroy or player.may_avoid for player in work.players))
        case "refresh":
            refresh(work)
        case "market":
            if state.reset:
                reset(work)
        case "keep":
            return False
        case "hire":
            if any(card for row in state.rows for card in row):
                return False
            work.set(hire=False)
        case "work":
            if work.players[state.seat].workers:
                return False
            work.set(work=False)
        case "reset":
            return not state.may_use
    return True
