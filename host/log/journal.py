"""Writes and checks the log of a table, a chain of salted hashes.

The hashed bytes are the entry itself, as JSON. They hold seat numbers and no Discord id; 16 secret random bytes keep
short contents from being guessed from a published hash; the hash of the move before makes it a chain.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct, json

from db.tables.store import GENESIS
from engine.chance import Draw
from engine.texts import Happening

SALT_BYTES = 16

MoveKind = Literal[
    "open",
    "join",
    "leave",
    "start",
    "answer",
    "take-back",
    "order",
    "order-off",
    "by-order",
    "due",
    "vacate",
    "take-over",
    "vote",
    "more-time",
    "close",
    "rest",
    "fix",
]
SECRET: frozenset[MoveKind] = frozenset(
    {"answer", "by-order", "due"}
)  # what is answered may be sealed: it is committed to


class Entry(Struct, frozen=True, omit_defaults=True):
    """One move as it is hashed.

    `value` holds what was answered, or for the kinds of the lobby: open {game, rules, pack, options, commitment},
    join {joined, word, of a steward its level as steward}, leave {joined}, start {seats: the `joined` numbers in order
    of seats, hints: true where players may ask for hints, of a lesson its key as lesson, of a trial its world,
    see `host.worlds`};
    for standing orders: order {order: its kind, value}, order-off {order}; for people at a started table:
    vacate {seat}, take-over {seat, of a steward its level as steward,
    of a substitute true as substitute}, vote {vote, hours or seat},
    more-time {seat}; rest {paused};
    close {} for a lobby nobody came to, and for practice that was given up. A fix is {reason, fix: its kind, and
    what `host.fixes` says of it}. `commitment`: of what was answered, see `answer_commitment`; left out elsewhere.
    `salt`, `previous` and `commitment` are hex.
    """

    table: int
    number: int
    kind: MoveKind
    seat: int | None
    ask: str | None
    value: dict[str, Any]
    epoch: int
    draws: tuple[Draw, ...]
    happenings: tuple[Happening, ...]
    settled: bool
    salt: str
    previous: str
    commitment: str = ""


class Sealed(Struct, frozen=True):
    """An entry as stored: its bytes and their sha256."""

    number: int
    entry: bytes
    hash: bytes


class NewEntry(Struct, frozen=True, kw_only=True):
    """An entry that is yet to be salted and hashed. `previous`: the last move's hash, 32 bytes."""

    table: int
    number: int
    kind: MoveKind
    previous: bytes
    value: dict[str, Any]
    seat: int | None = None
    ask: str | None = None
    epoch: int = 0
    draws: Iterable[Draw] = ()
    happenings: Iterable[Happening] = ()
    settled: bool = False


class Link(Struct, frozen=True):
    """The end of a table's log: the number of its last move, that move's hash, and the epoch of the next."""

    table: int
    number: int = 0
    head: bytes = GENESIS
    epoch: int = 0


class ChainBroken(Exception):  # noqa: N818  names the finding
    """The log was changed: move `number` does not follow from the one before."""

    def __init__(self, number: int) -> None:
        super().__init__(f"move {number}")
        self.number = number


_ENCODER = json.Encoder()
_DECODER = json.Decoder(Entry)


def seal_entry(new: NewEntry, entropy: Callable[[int], bytes]) -> Sealed:
    """Salt and hash the entry of a move, with a commitment to its value if that may be secret."""
    salt = entropy(SALT_BYTES)
    entry = Entry(
        table=new.table,
        number=new.number,
        kind=new.kind,
        seat=new.seat,
        ask=new.ask,
        value=new.value,
        epoch=new.epoch,
        draws=tuple(new.draws),
        happenings=tuple(new.happenings),
        settled=new.settled,
        salt=salt.hex(),
        commitment=answer_commitment(salt, new.value) if new.kind in SECRET else "",
        previous=new.previous.hex(),
    )
    text = _ENCODER.encode(entry)
    return Sealed(new.number, text, hashlib.sha256(text).digest())


def answer_commitment(salt: bytes, value: dict[str, Any]) -> str:
    """The commitment of a sealed answer, in hex: sha256 over its 16 bytes of salt and its value as JSON."""
    return hashlib.sha256(salt + _ENCODER.encode(value)).hexdigest()


def read_entry(entry: bytes) -> Entry:
    """The entry in these bytes. Raises msgspec.ValidationError if they hold none."""
    return _DECODER.decode(entry)


def check_chain(log: Iterable[Sealed], head: bytes) -> tuple[Entry, ...]:
    """The entries of a whole log whose last hash is `head`. Raises ChainBroken at the first that was changed."""
    entries: list[Entry] = []
    previous = GENESIS
    for number, sealed in enumerate(log, start=1):
        if sealed.number != number or hashlib.sha256(sealed.entry).digest() != sealed.hash:
            raise ChainBroken(number)
        entry = read_entry(sealed.entry)
        if entry.number != number or bytes.fromhex(entry.previous) != previous:
            raise ChainBroken(number)
        entries.append(entry)
        previous = sealed.hash
    if previous != head:
        raise ChainBroken(len(entries) + 1)
    return tuple(entries)
