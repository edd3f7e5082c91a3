"""What the end of a turn may bring for all: new first apprentices, and the reset of the Black Market."""

from __future__ import annotations

from engine.architects.state import FREE
from engine.architects.working import Working
from engine.core.texts import SeatRef, things


def refresh(work: Working) -> None:
    """The first apprentice of each row goes under the deck; the silver on it goes to the supply."""
    for row in range(len(work.state.rows)):
        card = work.state.rows[row][0]
        work.clear_space(row, 0)
        if card:
            work.set(apprentices=(*work.state.apprentices, card))
    work.set(refresh=False)
    work.tell("architects-refreshed")


def reset(work: Working) -> None:
    """The five steps of a Black Market reset, in their order."""
    work.set(reset=False)
    work.tell("architects-reset")
    _to_prison(work)
    _turn_card(work)
    for seat in range(len(work.players)):
        _apprentices(work, seat)
    _blame(work)
    _most(work)


def _to_prison(work: Working) -> None:
    """(1) Workers on the Black Market go to Prison."""
    for seat in work.state.market:
        if seat != FREE:
            work.imprison(seat, 1)
    work.set(market=(FREE,) * len(work.state.market))


def _turn_card(work: Working) -> None:
    """(2) The top small card moves over to the large side; without another small one the other large ones are shuffled.

    So that the first space always has a card, they are shuffled as soon as the last small one has moved over.
    """
    small, large = work.state.small[1:], (work.state.small[0], *work.state.large)
    assert work.chance is not None  # noqa: S101  a reset follows an answer
    if not small:
        small = work.chance.stream(f"market-{work.state.turn}").shuffled(large[1:])
        large = large[:1]
    work.set(small=small, large=large)
    work.revealed = True


def _apprentices(work: Working, seat: int) -> None:
    """(3) Apprentices and boards with reset effects, the owner's best order: releases come first."""
    mine = work.powers(seat)
    released = work.release(seat, mine.release)
    if released:
        work.tell("architects-reset-release", seat=SeatRef(seat), count=released)
    goods = work.bonus(seat, "reset")
    if goods:
        work.tell("architects-reset-gain", seat=SeatRef(seat), things=things(goods), virtue=0)
    if mine.at_large is not None and not work.state.prison[seat]:
        work.gain(seat, mine.at_large.goods)
        work.tell(
            "architects-reset-gain",
            seat=SeatRef(seat),
            things=things(mine.at_large.goods),
            virtue=mine.at_large_virtue,
        )
        work.virtue(seat, mine.at_large_virtue)


def _blame(work: Working) -> None:
    """(4) Everyone with so many workers in Prison loses virtue."""
    rules = work.board.market
    for seat, inside in enumerate(work.state.prison):
        if inside >= rules.guilty:
            work.tell("architects-blamed", seat=SeatRef(seat), count=inside, virtue=rules.blame)
            work.virtue(seat, -rules.blame)


def _most(work: Working) -> None:
    """(5) Whoever has most there takes a debt, all of them if tied; nobody while the Prison is empty."""
    most = max(work.state.prison)
    for seat, inside in enumerate(work.state.prison):
        if inside == most > 0:
            work.debt(seat)
