"""Carries out the resets that a turn may bring for all: first apprentices, and the Black Market (page 17)."""

from __future__ import annotations

from engine.architects.captives import imprison, release
from engine.architects.choosing import plain
from engine.architects.debts import take_debts
from engine.architects.display import clear_space
from engine.architects.facts import Guilty, MarketReset, Refreshed
from engine.architects.state import FREE
from engine.architects.virtue import move_virtue
from engine.architects.working import Working
from engine.core.forms import Draft
from engine.core.happenings import public
from engine.core.texts import Listed, SeatRef, say, things

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


def _to_prison(work: Working) -> None:
    """(1) Workers on the Black Market go to Prison."""
    for seat in work.state.market:
        if seat != FREE:
            imprison(work, seat, 1)
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
