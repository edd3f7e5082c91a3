"""Loads content packs: the cards and numbers of a game, decoded strictly from TOML. One loader for all games.

A pack is known by a key: its name ("base": as its folder is now) or its name and hash ("base@1f3a...": exactly these
bytes, whatever lies in the folder). A game that is played names its pack by the latter, so that an edited or removed
file does not change it. Every mistake in a pack names file, card and field.
"""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import GenericAlias
from typing import Any, Generic, Protocol, TypeVar, cast

import msgspec
from msgspec import Struct

from engine.texts import NO_SUCH_PACK, Refusal, Typed

ID = r"[a-z][a-z0-9-]{1,30}"  # of cards and packs
HASH = r"[0-9a-f]{64}"  # SHA-256 of the files' bytes, in hex
_KEY = re.compile(rf"(?P<name>{ID})(?:@(?P<hash>{HASH}))?")
PACKS_AT_ONCE = 64  # packs of one game kept in memory
LARGEST_NUMBER = (
    1000  # an amount on a card; a pack may come with a file, and no number may fill memory or take for ever
)

PackFiles = Mapping[str, bytes]  # content by file name

P = TypeVar("P")


class PackError(ValueError):
    """A mistake in a pack: file, card, field, and what is wrong there."""

    def __init__(self, file: str, card: str, what: str) -> None:
        super().__init__(": ".join(part for part in (file, card, what) if part))
        self.file, self.card, self.what = file, card, what


class UnknownPack(PackError):  # noqa: N818  names the finding
    """There is no such pack here: no folder has that name, or no files have that hash."""

    def __init__(self, key: str, what: str) -> None:
        super().__init__("", key, what)


def exact_key(name: str, digest: str) -> str:
    """The key of the pack `name` with exactly the bytes whose hash is `digest`; "" for a game without packs."""
    return f"{name}@{digest}" if digest else ""


class Packs(Generic[P]):
    """The packs of one game, by key.

    A named one is read from `home`/content/<name>/ once a process. One of which the hash is known is looked for among
    those already read or handed in (`keep`), in `home`/archive/<hash>/, where packs of earlier releases lie, and in
    the named folders.
    """

    def __init__(
        self, home: Path, kinds: Mapping[str, Any], build: Callable[[str, Sequence[Any]], P], *, usual: str
    ) -> None:
        """`kinds`: what each file is decoded into, in the order in which they are hashed; a file may be missing if its
        type needs nothing. `build`: the checked pack, from its hash and the decoded files; raises PackError. `usual`:
        the name of the pack that comes with Pactum.
        """
        self._home = home
        self._kinds = kinds
        self._build = build
        self.usual = usual
        self.pack = lru_cache(maxsize=PACKS_AT_ONCE)(self._pack)  # states ask for theirs at every turn
        self._named: dict[str, str] = {}
        self._read: OrderedDict[str, tuple[PackFiles, P]] = OrderedDict()

    def at(self, key: str) -> P:
        """The pack with that key. Raises PackError; UnknownPack, before anything is read, if it is no key."""
        return self._found(key)[1]

    def chosen(self, key: str) -> P:
        """The pack a table is to be played with. Raises Refusal `no-such-pack`."""
        try:
            return self.at(key)
        except PackError as error:
            raise Refusal(NO_SUCH_PACK, pack=Typed(key), packs=", ".join(self.names())) from error

    def files(self, key: str) -> PackFiles:
        """The bytes the pack with that key was read from. Raises PackError."""
        return self._found(key)[0]

    def holds(self, digest: str) -> bool:
        """Whether the pack with that hash is in memory."""
        return digest in self._read

    def keep(self, files: PackFiles, digest: str) -> P:
        """Keeps `files` in memory as the pack with that hash. Raises PackError if they are no pack, or another one."""
        if hash_of(files[name] for name in self._kinds if name in files) != digest or not files.keys() <= set(
            self._kinds
        ):
            raise PackError("", digest, "is not the hash of these files")
        if digest not in self._read:
            self._remember(digest, files)
        return self._read[digest][1]

    def forget(self) -> None:
        """Forgets all packs, so that they are read again, as by a new process."""
        self._named.clear()
        self._read.clear()
        self.pack.cache_clear()

    def load(self, folder: Path) -> P:
        """Decodes and checks a pack's folder. Raises PackError."""
        files = self._files(folder)
        return self._decoded(hash_of(files.values()), files)

    def names(self) -> tuple[str, ...]:
        """The names of the packs that lie in the folder."""
        try:
            names = sorted(folder.name for folder in (self._home / "content").iterdir() if folder.is_dir())
        except OSError:
            return ()
        return tuple(name for name in names if re.fullmatch(ID, name))

    def _pack(self, key: str | None = None) -> P:
        """The pack with that key, the usual one without a key. Raises PackError."""
        return self.at(self.usual if key is None else key)

    def _found(self, key: str) -> tuple[PackFiles, P]:
        parts = _KEY.fullmatch(key)
        if parts is None:  # it may come out of a typed option, and names a folder
            raise UnknownPack(key, "is no name of a pack: small letters, digits and dashes")
        digest = parts["hash"] or self._named.get(parts["name"], "")
        if digest not in self._read:
            if parts["hash"]:
                self._look_for(digest, key)
            else:
                digest = self._read_named(parts["name"])
        self._read.move_to_end(digest)
        return self._read[digest]

    def _read_named(self, name: str) -> str:
        folder = self._home / "content" / name
        if not folder.is_dir():
            raise UnknownPack(name, "there is no pack of that name here")
        files = self._files(folder)
        digest = hash_of(files.values())
        self._remember(digest, files)
        self._named[name] = digest
        return digest

    def _look_for(self, digest: str, key: str) -> None:
        for folder in (self._home / "archive" / digest, *(self._home / "content" / name for name in self.names())):
            try:
                files = self._files(folder)
            except PackError:
                continue
            if hash_of(files.values()) == digest:
                self._remember(digest, files)
                return
        raise UnknownPack(key, "there is no pack with that hash here")

    def _files(self, folder: Path) -> PackFiles:
        """The files of the pack in `folder`. Raises PackError if one that is needed cannot be read."""
        files: dict[str, bytes] = {}
        for name, kind in self._kinds.items():
            try:
                files[name] = (folder / name).read_bytes()
            except OSError as error:
                if not _may_be_missing(kind):
                    raise PackError(name, "", f"cannot be read ({error.strerror})") from error
        return files

    def _remember(self, digest: str, files: PackFiles) -> None:
        self._read[digest] = (files, self._decoded(digest, files))
        if len(self._read) > PACKS_AT_ONCE:
            self._read.popitem(last=False)

    def _decoded(self, digest: str, files: PackFiles) -> P:
        return self._build(
            digest, [decode_toml(name, files.get(name, b""), kind) for name, kind in self._kinds.items()]
        )


def hash_of(contents: Iterable[bytes]) -> str:
    """The hash of a pack: SHA-256 over its files' bytes, in hex."""
    digest = hashlib.sha256()
    for content in contents:
        digest.update(content)
    return digest.hexdigest()


class WithPacks(Protocol):
    """The part of a game with content packs beside `Game`. Its options have a field `pack`, the key of its pack."""

    packs: Packs[Any]

    def with_pack(self, state: Any, key: str) -> Any:
        """`state` with the pack of that key, also in all states that it holds inside."""


def packs_of(game: Any) -> WithPacks | None:
    """The packs of `game`, None for a game without any."""
    return cast(WithPacks, game) if hasattr(game, "with_pack") else None  # asked at every press: isinstance is slow


def cards_by_id(file: str, cards: tuple[Any, ...]) -> dict[str, Any]:
    """Cards by their id. Raises PackError if an id is used twice or badly formed."""
    by_id: dict[str, Any] = {}
    for card in cards:
        if card.id in by_id:
            raise PackError(file, card.id, "field id: there is another card with this id")
        if not re.fullmatch(ID, card.id):
            raise PackError(file, card.id, "field id: small letters, digits and dashes only, at most 31")
        by_id[card.id] = card
    return by_id


def file_of(**cards: type[Struct]) -> type[Struct]:
    """The type of a file of cards: a list of each kind under its name, and nothing else."""
    lists = [(name, GenericAlias(tuple, (kind, ...))) for name, kind in cards.items()]
    return msgspec.defstruct("Cards", lists, forbid_unknown_fields=True)


def _may_be_missing(kind: Any) -> bool:
    try:
        msgspec.convert({}, kind)
    except msgspec.ValidationError:
        return False
    return True


def decode_toml(name: str, raw: bytes, into: Any) -> Any:
    """The TOML file `name` with the content `raw` as a value of the type `into`. Raises PackError."""
    try:
        return msgspec.toml.decode(raw, type=into)
    except msgspec.ValidationError as error:
        raise PackError(name, _card_of(str(error), raw), str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError) as error:
        raise PackError(name, "", f"is not TOML: {error}") from error


def _card_of(message: str, raw: bytes) -> str:
    """The id of the card that a validation message points at (`$.building[3]...`), or its number."""
    where = re.search(r"\$\.([a-z]+)\[(\d+)\]", message)
    if where is None:
        return ""
    row = msgspec.toml.decode(raw)[where[1]][int(where[2])]
    number = f"{where[1]} no. {int(where[2]) + 1}"
    return str(row.get("id", number)) if isinstance(row, dict) else number
