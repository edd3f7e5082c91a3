"""Positions the demo can be opened in: of an export, after any of its moves, or a state as the tests keep them."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from db.tables.move_writes import store_state
from db.trouble import Trouble
from engine.registry import game as rules_of
from engine.registry import games
from engine.texts import Refusal
from host.house import House
from host.log import journal
from host.proof.export import OtherFormat, Unreadable, parse_export
from host.proof.frame import Diverged
from host.proof.replay import Log, walk_log
from host.table.transaction import TableTransaction

LARGEST_POSITION_FILE = 20_000_000  # bytes of a file, unpacked
_MALFORMED = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError)  # what an edited export may raise


class DemoPosition(Struct, frozen=True):
    """A state of a game of so many seats, with the options of its table."""

    game: str
    seats: int
    options: dict[str, Any]
    state: Any


class NoPosition(Exception):  # noqa: N818  names the finding
    """The file holds no position that can be shown. `code` says why, `details` more."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code, self.details = code, details


def read_position(path: Path, at: int | None, game_id: str | None) -> DemoPosition:
    """The position in a file: of an export after move `at` (None: the last before the end), of states number `at`.

    `game_id`: of a state, which does not say so itself. Files may be packed by xz. Raises NoPosition.
    """
    try:
        raw = path.read_bytes()
        packed = lzma.LZMADecompressor() if path.suffix == ".xz" else None
        raw = raw if packed is None else packed.decompress(raw, LARGEST_POSITION_FILE + 1)
    except (OSError, lzma.LZMAError) as error:
        raise NoPosition("unreadable", file=str(path)) from error
    if len(raw) > LARGEST_POSITION_FILE or not (packed is None or packed.eof):
        raise NoPosition("unreadable", file=str(path))
    return _of_export(raw, at) if b'"pactum-export"' in raw[:200] else _of_states(raw, at, game_id)


def _of_export(raw: bytes, at: int | None) -> DemoPosition:
    try:
        export = parse_export(raw)
        entries = tuple(journal.read_entry(msgspec.json.encode(move)) for move in export.moves)
        if export.game not in games() or rules_of(export.game).version != export.rules:
            raise NoPosition("other-version", pactum=export.pactum)
        made = tuple(walk_log(Log(entries, bytes.fromhex(export.opening_seed))))
    except (Unreadable, OtherFormat, Diverged, Refusal, Trouble, *_MALFORMED) as error:
        raise NoPosition("no-export") from error
    fitting = [
        step for step in made if rules_of(export.game).asks(step.state) and (at is None or step.entry.number <= at)
    ]
    if not fitting or (at is not None and at > len(entries)):
        raise NoPosition("no-such-move", moves=len(entries))
    return DemoPosition(export.game, len(export.seats), _named(entries[0].value["options"]), fitting[-1].state)


def _of_states(raw: bytes, at: int | None, game_id: str | None) -> DemoPosition:
    if game_id is None:
        raise NoPosition("which-game")
    lines, number = raw.splitlines(), at or 1
    if not 0 < number <= len(lines):
        raise NoPosition("no-such-state", states=len(lines))
    game = rules_of(game_id)
    try:
        state = msgspec.json.decode(lines[number - 1], type=game.state_type)
    except (msgspec.ValidationError, msgspec.DecodeError, LookupError) as error:
        raise NoPosition("no-state", game=game_id) from error
    return DemoPosition(game_id, _seats(game, state), _named(msgspec.to_builtins(state.options)), state)


def _named(options: dict[str, Any]) -> dict[str, Any]:
    """Options of a table; cards are the present ones of their name."""
    pack = {"pack": options["pack"].partition("@")[0]} if "pack" in options else {}
    return options | pack


def _seats(game: Any, state: Any) -> int:
    """Counts the seats that the state has: the game can show it to each of them."""
    for seats in range(game.seats[1], game.seats[0], -1):
        try:
            game.view(state, seats - 1)
        except LookupError:
            continue
        return seats
    return int(game.seats[0])


async def put_state(house: House, table_id: int, state: Any) -> None:
    """Makes `state` the present one of a table of the demo, with fresh clocks. Its log does not lead there."""

    async def work(tx: TableTransaction) -> None:
        await store_state(tx.connection, table_id, tx.game.moment(state), msgspec.json.encode(state))
        await tx.reload()
        tx.clocks = ()
        await tx.tick(tx.retimed())

    await house.tables.locked(table_id, "position", 0, work)
