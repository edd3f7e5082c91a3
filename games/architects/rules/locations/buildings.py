"""Resolves the immediate effects of buildings, with their choices, on the working copy of the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.drafts import choose
from engine.effects import Goods, Registry, goods_of
from engine.forms import Draft
from engine.texts import Listed, SeatRef, say, things
from games.architects.rules import effects as e
from games.architects.rules.facts import Gained, Released
from games.architects.rules.locations.town_centre import capture
from games.architects.rules.locations.workshop import dismiss, displayed, make_room, take_apprentice
from games.architects.rules.mechanics.debts import free_captured, lose_debts, move_virtue, release, take_debts
from games.architects.rules.mechanics.reasons import NONE_CAPTURED
from games.architects.rules.mechanics.scoring import times
from games.architects.rules.mechanics.working import Working
from games.architects.rules.rulebook import KINDS, STOP, amounts, card, pairs, plain

Apply = Callable[[Any, Working, Draft], bool]
APPLY: Registry[Apply] = Registry()


def resolve(work: Working, draft: Draft, effect: e.AnyEffect) -> bool:
    """Resolves an immediate effect for the mover. False while a choice is open."""
    return APPLY[type(effect)](effect, work, draft)


@APPLY.of(e.Gain)
def _gain(effect: e.Gain, work: Working, draft: Draft) -> bool:
    count = 1 if effect.per is None else times(effect.per, work.done(), work.seat)
    goods: Goods = {kind: amount * count for kind, amount in goods_of(effect, KINDS).items()}
    if goods:
        _gained(work, goods)
    if effect.cards:
        work.draw(work.seat, effect.cards * count)
    return True


@APPLY.of(e.Choose)
def _choose(effect: e.Choose, work: Working, draft: Draft) -> bool:
    offers = [amounts(str(number), "architects-things", pairs(goods)) for number, goods in enumerate(effect.of, 1)]
    chosen = choose(draft, "choice", offers)
    if chosen is None:
        return False
    _gained(work, effect.of[int(chosen) - 1])
    return True


@APPLY.of(e.Hire)
def _hire(effect: e.Hire, work: Working, draft: Draft) -> bool:
    if work.state.refresh:  # the worker's space changes the display first: the choice is asked then
        work.set(hire=True)
        return True
    return hire(work, draft)


def hire(work: Working, draft: Draft) -> bool:
    """Hires any faceup apprentice free. False while a choice is open."""
    offers = displayed(work)
    if not offers:
        return True
    who = choose(draft, "who", offers)
    if who is None or not make_room(work, draft, who):
        return False
    take_apprentice(work, who)
    return True


@APPLY.of(e.Capture)
def _capture(effect: e.Capture, work: Working, draft: Draft) -> bool:
    if effect.or_release:
        held = sum(player.captured[work.seat] for player in work.players)
        offers = (
            plain("capture", "architects-choose-capture"),
            plain("free", "architects-choose-free", "" if held else NONE_CAPTURED, ("count", held)),
        )
        chosen = choose(draft, "choice", offers)
        if chosen is None:
            return False
        if chosen == "free":
            free_captured(work)
            return True
    return capture(work, draft, effect.n, paid=False)


@APPLY.of(e.FromPrison)
def _from_prison(effect: e.FromPrison, work: Working, draft: Draft) -> bool:
    count = release(work, work.seat, work.state.prison[work.seat])
    if count:
        work.did(Released(count).text)
    return True


@APPLY.of(e.TakeDebt)
def _take_debt(effect: e.TakeDebt, work: Working, draft: Draft) -> bool:
    take_debts(work, work.seat, effect.n)
    return True


@APPLY.of(e.DestroyDebt)
def _destroy_debt(effect: e.DestroyDebt, work: Working, draft: Draft) -> bool:
    most = min(effect.n, work.me.debts)
    if not most:
        return True
    count = draft.amount("destroy", 0, most, most)
    if count is None:
        return False
    if count:
        lose_debts(work, work.seat, count, paid=False)
        work.did(say("architects-did-destroy", count=count))
    return True


@APPLY.of(e.Blame)
def _blame(effect: e.Blame, work: Working, draft: Draft) -> bool:
    guilty = [seat for seat, inside in enumerate(work.state.prison) if inside >= effect.least]
    for seat in sorted(guilty, key=lambda seat: seat != work.seat):  # the mover's is told in the line of the turn
        if seat != work.seat:
            work.tell("architects-blamed", seat=SeatRef(seat), count=work.state.prison[seat], virtue=effect.n)
        move_virtue(work, seat, -effect.n)
    return True


@APPLY.of(e.Praise)
def _praise(effect: e.Praise, work: Working, draft: Draft) -> bool:
    others = tuple(SeatRef(seat) for seat in range(len(work.players)) if seat != work.seat)
    work.tell("architects-praised", seats=Listed(others), virtue=effect.n)
    for seat in range(len(work.players)):
        move_virtue(work, seat, effect.n)
    return True


@APPLY.of(e.SellCard)
def _sell_card(effect: e.SellCard, work: Working, draft: Draft) -> bool:
    if not work.me.hand:
        return True
    offers = [plain(STOP, "architects-sell-none"), *(card("building", held) for held in dict.fromkeys(work.me.hand))]
    chosen = choose(draft, "sell", offers)
    if chosen is None:
        return False
    if chosen != STOP:
        work.put_away(chosen)
        _gained(work, {"gold": effect.gold})
    return True


@APPLY.of(e.Dismiss)
def _dismiss(effect: e.Dismiss, work: Working, draft: Draft) -> bool:
    if not work.me.apprentices:
        return True
    chosen = choose(draft, "dismiss", [card("apprentice", hired) for hired in dict.fromkeys(work.me.apprentices)])
    if chosen is None:
        return False
    dismiss(work, chosen)
    return True


@APPLY.of(e.Work)
def _work(effect: e.Work, work: Working, draft: Draft) -> bool:
    if work.me.workers:
        work.set(work=True)
    return True


def _gained(work: Working, goods: Goods) -> None:
    work.gain(work.seat, goods)
    work.did(Gained(things(goods)).text)
