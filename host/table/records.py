"""Reads a stored table: its rules, its state, its public card."""

from __future__ import annotations

import zlib
from functools import cache
from typing import Any

from msgspec import json

from db import store
from db.trouble import Trouble
from engine.core.contract import Game
from engine.core.contract import game as rules_of
from host.log.epochs import game_of
from host.table.cards import with_cards
from host.values import NO_SUCH_TABLE, NOT_SEATED, TABLE_HALTED, Pace, Place, SeatCard, Table

_LARGEST_ID = 2**63 - 1
_PACE: json.Decoder[Pace] = json.Decoder(Pace)
_SEATS: json.Decoder[tuple[SeatCard, ...]] = json.Decoder(tuple[SeatCard, ...])


def check_id(number: int, code: str = NO_SUCH_TABLE) -> None:
    """Raises Trouble `no-such-table`, or `code`, for a number that can be no id: people type them."""
    if not 0 < number <= _LARGEST_ID:
        raise Trouble(code)


def not_halted(stored: store.StoredTable) -> store.StoredTable:
    """`stored`, where it goes on. Raises Trouble `table-frozen`."""
    if stored.shown.frozen_at is not None:
        raise Trouble(TABLE_HALTED)
    return stored


def rules(stored: store.StoredTable) -> Game[Any]:
    """The rules of a table, in its epoch."""
    return game_of(stored.shown.game, stored.epoch)


@cache
def _state_decoder(game_id: str) -> json.Decoder[Any]:
    return json.Decoder(rules_of(game_id).state_type)


def state_of(stored: store.StoredTable) -> Any:
    """The decoded state. Only for a table that has started. Raises UnknownPack while it is played."""
    if stored.state is None:
        raise ValueError(f"table {stored.shown.id} has not started")
    return state_from(stored.shown, stored.state)


def state_from(shown: store.TableRecord, body: bytes) -> Any:
    """A state of that table from its JSON, with the cards the table began with. Raises UnknownPack."""
    state = _state_decoder(shown.game).decode(body)
    return with_cards(shown.game, state, shown.pack, ended=shown.status != "playing")


def decoded(game_id: str, body: bytes, pack: tuple[str, int, str]) -> Any:
    """The state of a running game as it is stored, with its cards. Raises whatever keeps it from being read."""
    state = _state_decoder(game_id).decode(zlib.decompress(body))
    return with_cards(game_id, state, pack, ended=False)


def pace_of(shown: store.TableRecord) -> Pace:
    """Return the pace of the table."""
    return _PACE.decode(shown.pace)


def table_of(shown: store.TableRecord) -> Table:
    """The public card of a table."""
    game: Game[Any] = rules_of(shown.game)
    return Table(
        id=shown.id,
        game=shown.game,
        status=shown.status,  # type: ignore[arg-type]
        place=Place(shown.server_id, shown.channel_id),
        thread_id=shown.thread_id,
        lobby_message_id=shown.lobby_message_id,
        board_message_id=shown.board_message_id,
        opener_id=shown.opener_id,
        options=shown.options,
        commitment=shown.commitment,
        seats=_SEATS.decode(shown.seats),
        fewest=game.seats[0],
        most=game.seats[1],
        pack=shown.pack,
        moment=shown.moment,
        opened_at=shown.opened_at,
        pace=pace_of(shown),
        paused=shown.paused_at is not None,
        halted=shown.frozen_at is not None,
        corrected=shown.corrected is not None,
        hints=shown.hints,
        rated=shown.rated,
        lobby_head=shown.lobby_head,
    )


def card_of(table: Table, person_id: int) -> SeatCard:
    """Returns the seat card of that person. Raises Trouble `not-seated`."""
    card = table.card(person_id)
    if card is None:
        raise Trouble(NOT_SEATED)
    return card
