"""The export of an ended table: its whole log with seed and salts, as a file that anybody can check.

The moves stand in it as they were hashed. It holds seat numbers and the players' words; no names, no Discord ids.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

import msgspec
from msgspec import Struct, field

from db.trouble import Trouble
from engine.contract import Standing
from engine.texts import CodedError
from host.lobby.seeds import commitment, final_seed
from host.log import journal
from host.proof.replay import read_sealed_log
from host.table.access import Tables
from host.table.projections import board_of
from host.table.stored_table import files_of
from host.values import NO_SUCH_TABLE

FORMAT = 2  # raised with every new key and every new kind of move
WITHOUT_CARDS = 1  # the format of release 0.1.0: a file of it names its cards and does not hold them
FIRST_RELEASE = "0.1.0"  # reads files of its own format only; all later ones read both
_KEY = "pactum-export"
LARGEST_EXPORT = 20_000_000  # bytes of a file that is read
DEEPEST = 32  # arrays and objects in each other
_LARGEST_NUMBER = 2**63 - 1

EXPORT_RUNNING = "export-running"  # the game goes on, or was never played to its end


class FinalPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """The final place (from 1) of a seat (from 0), and its points."""

    seat: int
    place: int
    score: int


class GameExport(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A finished game as a file. `seats`, `words`: of each player, in the order of joining; bytes are in hex.

    `cards`: the files of the pack, text by name, so that the file can be checked wherever it is; empty where there are
    none. `moves`: the entries of the log, each an object whose compact JSON are the bytes that were hashed.
    """

    format: int = field(name=_KEY)
    pactum: str
    game: str
    rules: int
    pack: tuple[str, int, str]
    table: int
    seats: tuple[int, ...]
    commitment: str
    opening_seed: str
    words: tuple[str, ...]
    seed: str
    head: str
    result: tuple[FinalPlace, ...]
    cards: dict[str, str] = {}
    moves: tuple[dict[str, Any], ...]


class Unreadable(CodedError[str | int]):
    """This is no export that could be checked. `code` says why, `details` where."""


class OtherFormat(Exception):  # noqa: N818  names the finding
    """An export in another format, by that release of Pactum."""

    def __init__(self, pactum: str) -> None:
        super().__init__(pactum)
        self.pactum = pactum


def running_release() -> str:
    """The release of Pactum that runs."""
    return version("pactum")


def is_read_by(release: str, form: int) -> bool:
    """Whether a release reads files of that format. `release`: its number, with what stands behind it; "" for none."""
    return bool(release) and (form == WITHOUT_CARDS or release.split()[0] != FIRST_RELEASE)


def places_of_export(standings: Iterable[Standing]) -> tuple[FinalPlace, ...]:
    """Standings as an export shows them."""
    return tuple(FinalPlace(standing.seat, standing.place, standing.score) for standing in standings)


def encode_export(
    log: Sequence[journal.Sealed], opening_seed: bytes, result: tuple[FinalPlace, ...], cards: Mapping[str, bytes]
) -> bytes:
    """The file of a table that was played to its end: JSON, a move a line."""
    opening = journal.read_entry(log[0].entry)
    words: dict[int, str] = {}
    seats: Sequence[int] = ()
    for sealed_entry in log[1:]:
        entry = journal.read_entry(sealed_entry.entry)
        if entry.kind == "join":
            words[entry.value["joined"]] = entry.value["word"]
        elif entry.kind == "leave":
            del words[entry.value["joined"]]
        elif entry.kind == "start":
            seats = entry.value["seats"]
            break
    in_order = tuple(words[joined] for joined in sorted(words))
    export = GameExport(
        format=FORMAT,
        pactum=running_release(),
        game=opening.value["game"],
        rules=opening.value["rules"],
        pack=tuple(opening.value["pack"]),
        table=opening.table,
        seats=tuple(seats),
        commitment=commitment(opening_seed),
        opening_seed=opening_seed.hex(),
        words=in_order,
        seed=final_seed(opening_seed, in_order).hex(),
        head=log[-1].hash.hex(),
        result=result,
        cards={name: raw.decode() for name, raw in cards.items()},
        moves=(),
    )
    head = msgspec.json.encode(export).removesuffix(b"]}")
    return head + b"\n" + b",\n".join(sealed_entry.entry for sealed_entry in log) + b"\n]}\n"


def read_export(path: Path) -> GameExport:
    """The export in a file, at most 20 MB. Raises Unreadable, OtherFormat."""
    try:
        if path.is_dir():
            raise Unreadable("directory")
        if not path.exists():
            raise Unreadable("missing")
        if not path.is_file():
            raise Unreadable("no-file")
        if path.stat().st_size > LARGEST_EXPORT:
            raise Unreadable("too-large", most=LARGEST_EXPORT // 1_000_000)
        return parse_export(path.read_bytes())
    except OSError as error:
        raise Unreadable("forbidden", problem=error.strerror or "") from error


def parse_export(raw: bytes) -> GameExport:
    """A file as an export, read strictly. Raises Unreadable, OtherFormat."""
    data = _data(raw)
    if not isinstance(data, dict) or _KEY not in data:
        raise Unreadable("not-an-export")
    if data[_KEY] not in (FORMAT, WITHOUT_CARDS) or isinstance(data[_KEY], bool):
        raise OtherFormat(str(data.get("pactum", "")))
    try:
        export = msgspec.convert(data, GameExport)
    except msgspec.ValidationError as error:
        raise Unreadable("malformed", problem=str(error)) from error
    if export.format == WITHOUT_CARDS and export.cards:
        raise Unreadable("malformed", problem="$.cards")
    return export


def _data(raw: bytes) -> Any:
    try:
        text = raw.decode("utf-8-sig").strip()
        data = json.loads(text, object_pairs_hook=once, parse_float=_no_number, parse_constant=_no_number)
    except UnicodeDecodeError as error:
        raise Unreadable("not-json", line=raw[: error.start].count(b"\n") + 1) from error
    except RecursionError as error:
        raise Unreadable("too-deep", most=DEEPEST) from error
    except json.JSONDecodeError as error:
        cut_off = text.startswith("{") and (not text.endswith("}") or error.pos >= len(text))
        raise Unreadable("cut-off" if cut_off else "not-json", line=error.lineno) from error
    except ValueError as error:  # a number of thousands of digits
        raise Unreadable("number", found="…") from error
    _look_through(data)
    return data


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """The object of those keys and values. Raises Unreadable `twice` at the first key that comes again."""
    members = dict(pairs)
    if len(members) == len(pairs):
        return members
    seen: set[str] = set()
    again = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
    raise Unreadable("twice", name=again[:40])


def _no_number(number: str) -> NoReturn:
    raise Unreadable("number", found=number[:40])


def _look_through(data: Any) -> None:
    """Raises Unreadable for values that no export holds: too deep, numbers beyond 64 bits, half characters."""
    level = [data]
    for _ in range(DEEPEST):
        below: list[Any] = []
        for part in level:
            kind = type(part)  # as JSON makes them, most of them texts
            if kind is str:
                if not part.isascii():
                    _whole(part)
            elif kind is dict:
                below += part.keys()
                below += part.values()
            elif kind is list:
                below += part
            elif kind is int and abs(part) > _LARGEST_NUMBER:
                raise Unreadable("number", found=str(part)[:40])
        if not below:
            return
        level = below
    raise Unreadable("too-deep", most=DEEPEST)


def _whole(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise Unreadable("half-character") from error


class Exports:
    """The use case of the export."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def export(self, table_id: int) -> bytes:
        """The export of an ended table. Raises Trouble `no-such-table`, `export-running`."""
        stored = await self._tables.read(table_id)
        if stored.shown.trial_of is not None:  # its world is imagined: there is nothing to prove
            raise Trouble(NO_SUCH_TABLE)
        if stored.shown.status != "ended":
            raise Trouble(EXPORT_RUNNING)
        log = await read_sealed_log(self._tables.database, table_id)
        cards = files_of(stored.shown.game, stored.shown.pack)
        return encode_export(log, stored.opening_seed, places_of_export(board_of(stored).results or ()), cards)
