"""What one accepted answer changes, worked out as a value before anything is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any, Literal

import msgspec
from msgspec import Struct

from db import store
from engine.core.chance import Draw
from engine.core.contract import Outcome
from host import journal
from host.showing import Sitting, board_face
from host.tables import SeatCard
from host.ticking import Ticking


class Act(Struct, frozen=True):
    """What somebody does to a question, and the cause that makes it one move."""

    kind: Literal["answer", "take-back", "by-order", "due"]
    ask: str
    value: dict[str, Any]
    cause: str


def written(
    found: store.Found,
    seated: Sitting,
    act: Act,
    outcome: Outcome,
    draws: Iterable[Draw],
    entropy: Callable[[int], bytes],
    now: datetime,
    tick: Ticking,
) -> store.Writing:
    """All that `act` changes at the table as found. News goes out only for what has settled."""
    game, state = seated.game, outcome.state
    face = board_face(game, state)
    ended = face.results is not None
    settled = outcome.settled or ended
    sealed = journal.write(
        table=found.shown.id,
        number=found.number + 1,
        kind=act.kind,
        previous=found.head,
        entropy=entropy,
        value=act.value,
        seat=seated.seat,
        ask=act.ask,
        epoch=found.epoch,
        draws=draws,
        happenings=outcome.happenings,
        settled=settled,
    )
    return store.Writing(
        table_id=found.shown.id,
        number=sealed.number,
        kind=act.kind,
        seat=seated.seat,
        settled=settled,
        entry=sealed.entry,
        hash=sealed.hash,
        cause=act.cause,
        person_id=seated.person_id,
        at=now,
        status="ended" if ended else "playing",
        moment=face.moment,
        state=msgspec.json.encode(state),
        # An edit that changes nothing would still tell that somebody did something in secret.
        dirty=tick.woken or face != board_face(game, seated.state),
        snapshot=settled and not ended and phase_of(face.moment) != phase_of(found.shown.moment),
        ended=ended,
        posts=news_for(seated.table.seats, found.shown.id, None if ended else outcome.tell) if settled else (),
        sealed=(seated.seat, act.ask),
        live=live_in(seated, state) if settled else None,
        ticks=tick.ticks,
    )


def news_for(cards: tuple[SeatCard, ...], table_id: int, tell: tuple[int, ...] | None = None) -> tuple[store.Post, ...]:
    """One message for each seat of `tell` (None: for every seat) somebody sits on, and one for the thread."""
    told = (card for card in cards if card.taken and (tell is None or card.seat in tell))
    return (*(store.Post("player", card.person_id) for card in told), store.Post("thread", table_id))


def phase_of(moment: str) -> str:
    """The phase in a moment: "2.trading" of "2.trading.offer"."""
    return ".".join(moment.split(".")[:2])


def live_in(seated: Sitting, state: Any) -> tuple[str, ...]:
    """The ids of all questions that can still be answered: their drafts stay."""
    game = seated.game
    ids = {ask.id for ask in game.asks(state).values()}
    for card in seated.table.seats:
        ids.update(ask.id for ask in game.liberties(state, card.seat or 0))
    return tuple(sorted(ids))
