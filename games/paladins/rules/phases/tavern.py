"""The draft of the first townsfolk, and the tavern: one seat at a time takes a card that lies open."""

from __future__ import annotations

from functools import lru_cache

from engine.contract import Ask, with_item
from engine.drafts import choose
from engine.forms import Draft, Option
from engine.texts import Listed, Named, SeatRef, say, things
from games.paladins.rules.actions.gains import told_apart
from games.paladins.rules.effects import GainWorkers
from games.paladins.rules.facts import Drafted, Drank
from games.paladins.rules.mechanics.reasons import CARD_TAKEN, refused
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import pack
from games.paladins.rules.phases.turns import onward
from games.paladins.rules.rulebook import unless
from games.paladins.rules.state import NOBODY, State

DRAFT, TAVERN = "draft", "tavern"


def owed(state: State) -> dict[int, Ask]:
    """The question of the seat to choose."""
    return {state.seat: _ask(state.round, state.step)}


@lru_cache(maxsize=64)
def _ask(round: int, step: str) -> Ask:
    if step == DRAFT:
        return Ask("0.draft", DRAFT, say("paladins-ask-draft"))
    return Ask(f"{round}.{TAVERN}", TAVERN, say("paladins-ask-tavern"))


def fill_draft(work: Working, draft: Draft) -> bool:
    """A townsfolk of the row, free of charge, with its bonus."""
    card = draft.pick("townsfolk", [Option(card, told_apart(work, card)) for card in work.row if card])
    if card is None:
        return False
    work.row = tuple("" if other == card else other for other in work.row)
    work.change(work.seat, retinue=(*work.me.retinue, card))
    seat, what = SeatRef(work.seat), Named("townsfolk", card)

    def header(deeds: Listed) -> Drafted:
        return Drafted(seat, what, deeds)

    work.header = header
    work.first_do(*work.pack.townsfolk[card].bonus)
    return onward(work, draft)


def fill_tavern(work: Working, draft: Draft) -> bool:
    """A tavern card that nobody has taken yet, with its workers."""
    drinkers, taken = work.state.drinkers, refused(CARD_TAKEN)
    options = [
        unless(_card(work.state.options.pack, card), None if drinker == NOBODY else taken)
        for card, drinker in zip(work.state.tavern, drinkers, strict=True)
    ]
    card = choose(draft, "card", options)
    if card is None:
        return False
    at = next(
        number
        for number, (other, drinker) in enumerate(zip(work.state.tavern, drinkers, strict=True))
        if other == card and drinker == NOBODY
    )
    work.set(drinkers=with_item(drinkers, at, work.seat))
    workers = work.pack.tavern[card].workers
    seat, what, gained = SeatRef(work.seat), Named("tavern", card), things(workers)

    def header(deeds: Listed) -> Drank:
        return Drank(seat, what, gained, deeds)

    work.header = header
    work.first_do(GainWorkers(**workers))
    return onward(work, draft)


@lru_cache(maxsize=512)
def _card(pack_id: str, card: str) -> Option:
    workers = pack(pack_id).tavern[card].workers
    return Option(card, say("paladins-tavern-card", what=Named("tavern", card), things=things(workers)), None, workers)
