"""The virtual player beside its turns: set-up, start and end of a round, the other tavern card (page 9.1, 9.2, 9.6)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.chance import Chance
from engine.core.happenings import Happening, public
from engine.core.texts import Listed, Named, say
from engine.paladins.board import Board
from engine.paladins.pack import Pack, deck
from engine.paladins.state import IT, Agenda, Options, Player, Scheme, Virtual
from engine.paladins.things import CRIMINAL
from engine.paladins.virtual.actions import FAVOUR
from engine.paladins.virtual.counter import own
from engine.paladins.virtual.facts import WorkshopMoved
from engine.paladins.working import Working

LEFT, BOTH = 1, 3  # spaces covered by workshops


def set_up(pack: Pack, options: Options, chance: Chance) -> tuple[Player, Virtual, tuple[Happening, ...]]:
    """The virtual player as it begins: its workshops by difficulty, its deck of schemes."""
    count = pack.board.virtual.orders[options.difficulty]
    turned = chance.stream("setup/difficulty").shuffled(list(pack.orders))[:count]
    schemes = [card for card in deck(pack.schemes) if pack.schemes[card].action != FAVOUR]
    it = Player(workshops={pack.orders[order].action: LEFT for order in turned})
    told = say(
        "paladins-virtual-begins",
        difficulty=say(f"paladins-difficulty-{options.difficulty}"),
        actions=Listed(tuple(Named("paladins-action", action) for action in it.workshops)),
    )
    return it, Virtual(schemes=chance.stream("setup/schemes").shuffled(schemes)), (public(told),)


def begin_round(work: Working, orders: Iterable[str], favours: int) -> None:
    """Makes it ready for a round in which these Orders and so many Favours have been revealed."""
    it = work.players[IT]
    workshops = dict(it.workshops)
    for order in orders:
        action = work.pack.orders[order].action
        before = workshops.get(action, 0)
        workshops[action] = BOTH if before else LEFT
        if workshops[action] != before:
            work.tell(WorkshopMoved(Named("paladins-action", action), workshops[action].bit_count()))
    work.set_virtual(discards=(*own(work).discards, *(_favour_scheme(work.pack),) * favours))
    workers = work.board.virtual.workers + work.state.round
    work.change(IT, workshops=workshops, placed={}, passed=False, workers=(workers, 0, 0, 0, 0, 0))


def _favour_scheme(pack: Pack) -> str:
    return next(card.id for card in pack.schemes.values() if card.action == FAVOUR)


def suspected_by(pack: Pack, tavern: str) -> Agenda:
    """What it does when that tavern card is left: a suspicion for each criminal on it."""
    return (Scheme(what=tavern),) if CRIMINAL in pack.tavern[tavern].workers else ()


def emptied(cards: tuple[str, ...], space: int) -> tuple[str, ...]:
    """`cards` on their spaces without the one on `space` (counted from 1), before a refresh."""
    return (*cards[: space - 1], "", *cards[space:])


def emptied_rows(
    board: Board, row: tuple[str, ...], outsiders: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Both rows without the townsfolk and the outsider that leave beside the usual ones at the end of a round."""
    return emptied(row, board.virtual.townsfolk), emptied(outsiders, board.virtual.outsiders)
