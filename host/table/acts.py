"""Acts on questions, and the people a move concerns."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct

from db.move_writes import Post
from engine.core.chance import Draw
from engine.core.contract import Game, Outcome
from host.log import journal
from host.values import SeatCard, Table


class Act(Struct, frozen=True):
    """An act on a question, and the cause that makes it one move."""

    kind: Literal["answer", "take-back", "by-order", "due"]
    ask: str
    value: dict[str, Any]
    cause: str


def noted(
    at: journal.Link,
    seat: int,
    act: Act,
    outcome: Outcome,
    draws: Iterable[Draw],
    entropy: Callable[[int], bytes],
    *,
    settled: bool,
) -> journal.Sealed:
    """`act` as it stands in the log after `at`."""
    new = journal.NewEntry(
        table=at.table,
        number=at.number + 1,
        kind=act.kind,
        previous=at.head,
        value=act.value,
        seat=seat,
        ask=act.ask,
        epoch=at.epoch,
        draws=draws,
        happenings=outcome.happenings,
        settled=settled,
    )
    return journal.write(new, entropy)


def news_for(cards: tuple[SeatCard, ...], table_id: int, tell: tuple[int, ...] | None = None) -> tuple[Post, ...]:
    """One message for each player on a seat of `tell` (None: on any seat), and one for the thread."""
    readers = (card.person_id for card in cards if tell is None or card.seat in tell)
    return (*(Post("player", reader) for reader in readers if reader is not None), Post("thread", table_id))


def news_of(game: Game[Any], before: Any, outcome: Outcome, table: Table, actor: int | None) -> tuple[Post, ...]:
    """The messages about what `outcome` has settled: one to each seat that is asked something new, one to the thread.

    The living desks of the other seats are drawn again instead, and so is that of `actor`, who is at it. The end of the
    game is told to every seat. `before`: the state, None before the start.
    """
    if game.result(outcome.state) is not None:
        return news_for(table.seats, table.id)
    if not outcome.settled:
        return ()
    asked = newly_asked(game, before, outcome.state) - {actor}
    return news_for(table.seats, table.id, tuple(asked if outcome.tell is None else asked & {*outcome.tell}))


def newly_asked(game: Game[Any], before: Any, after: Any) -> set[int]:
    """The seats that owe something in the state `after` which they did not owe in `before`, None before the start."""
    old = {} if before is None else game.asks(before)
    return {seat for seat, ask in game.asks(after).items() if seat not in old or old[seat].id != ask.id}


def phase_of(moment: str) -> str:
    """The phase in a moment: "2.trading" of "2.trading.offer"."""
    return ".".join(moment.split(".")[:2])


def live_in(game: Game[Any], state: Any, cards: tuple[SeatCard, ...]) -> tuple[tuple[int, str], ...]:
    """The questions each seat can still answer: their drafts stay, whatever others may do."""
    live = {(seat, ask.id) for seat, ask in game.asks(state).items()}
    for card in cards:
        seat = card.seat or 0
        live.update((seat, ask.id) for ask in game.liberties(state, seat))
    return tuple(sorted(live))
