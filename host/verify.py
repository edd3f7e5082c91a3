"""Checking an export: the chain, the seed, every draw, every move by the rules, the result. No database, no network."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from db.store import GENESIS
from engine.core.contract import Game
from engine.core.refusals import Refusal
from engine.core.registry import game as rules_of
from engine.core.registry import game_ids
from host import journal
from host.dossier import Dossier, places
from host.replay import Diverged, Replay, shown

LEAST_HEAD = 16  # hex digits of a head that are enough to be of use
BITS_A_DIGIT = 4
_HEAD = re.compile(rf"[0-9a-f]{{{LEAST_HEAD},64}}")
_SALT = re.compile(rf"[0-9a-f]{{{2 * journal.SALT_BYTES}}}")


class Differs(Exception):  # noqa: N818  names the finding
    """The first thing in the export that is not as it should be. `code` says what, `details` where and how."""

    def __init__(self, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class OtherVersion(Exception):  # noqa: N818  names the finding
    """Played by other rules or cards than those here. `what`: game, rules or pack; `theirs`, `ours`: which."""

    def __init__(self, what: str, theirs: str, ours: str) -> None:
        super().__init__(what)
        self.what, self.theirs, self.ours = what, theirs, ours


class BadHead(ValueError):  # noqa: N818  told to a person
    """What was given is no head of a log, nor the first 16 digits of one."""


class Verdict(Struct, frozen=True):
    """An export that holds. `anchored`: how many bits of its head were given from outside, 0 without a head."""

    moves: int
    anchored: int


def head_of(typed: str) -> str:
    """A head as somebody typed it, or its beginning. Raises BadHead."""
    head = typed.strip().rstrip("…").lower()
    if not _HEAD.fullmatch(head):
        raise BadHead(typed)
    return head


def verify(dossier: Dossier, head: str = "") -> Verdict:
    """Check everything there is to check; `head`: as `head_of` gives it, "" for none.

    Raises Differs at the first difference, OtherVersion where it cannot be told with the rules that are here.
    """
    if dossier.game not in game_ids():
        raise OtherVersion("game", dossier.game, ", ".join(sorted(game_ids())))
    game = rules_of(dossier.game)
    if game.version != dossier.rules:
        raise OtherVersion("rules", str(dossier.rules), str(game.version))
    _check_chain(dossier, head)
    entries = [_entry(number, move) for number, move in enumerate(dossier.moves, start=1)]
    _check_opening(dossier, game, entries[0])
    replay = Replay(_bytes("opening_seed", dossier.opening_seed))
    for entry in entries:
        _guarded(entry.number, replay.step, entry)
    _check_file("words", [replay.words[joined] for joined in sorted(replay.words)], dossier.words)
    _check_file("seats", replay.seats, dossier.seats)
    _check_file("seed", replay.seed.hex(), dossier.seed)
    standings = replay.result()
    if standings is None:
        raise Differs("unfinished", number=len(entries))
    _check_file("result", places(standings), dossier.result)
    return Verdict(len(entries), BITS_A_DIGIT * len(head))


def _check_chain(dossier: Dossier, head: str) -> None:
    """Every move follows from the one before; the last one's hash is the head, in the file and as given."""
    if not dossier.moves:
        raise Differs("no-moves")
    hashes = [GENESIS.hex()]
    for number, move in enumerate(dossier.moves, start=1):
        for name, should in (("number", number), ("table", dossier.table), ("previous", hashes[-1])):
            if move.get(name) != should or isinstance(move[name], bool):
                raise Differs("field", number=number, field=name, should=shown(should), says=shown(move.get(name)))
        hashes.append(hashlib.sha256(msgspec.json.encode(move)).hexdigest())
    if head and not hashes[-1].startswith(head):
        at = next((number for number, one in enumerate(hashes) if number and one.startswith(head)), 0)
        code = "head-earlier" if at else "head"
        raise Differs(code, given=head, says=hashes[-1], number=at, moves=len(dossier.moves))
    _check_file("head", hashes[-1], dossier.head)


def _entry(number: int, move: dict[str, Any]) -> journal.Entry:
    """A move as Pactum writes it: no other keys, no other order, nothing written differently."""
    unknown = sorted(set(move) - set(journal.Entry.__struct_fields__))
    if unknown:
        raise Differs("unknown-key", number=number, name=unknown[0][:40])
    raw = msgspec.json.encode(move)
    try:
        entry = journal.read(raw)
    except msgspec.ValidationError as error:
        raise Differs("malformed", number=number, problem=str(error)) from error
    if msgspec.json.encode(entry) != raw or not _SALT.fullmatch(entry.salt):
        raise Differs("written-differently", number=number)
    return entry


def _check_opening(dossier: Dossier, game: Game[Any], opening: journal.Entry) -> None:
    """The first move names the game, rules, cards and commitment of the file, and they are those that are here."""
    value = opening.value
    if set(value) != {"game", "rules", "pack", "options", "commitment"} or opening.kind != "open":
        raise Differs("kind", number=1, kind=opening.kind)
    try:
        ours = game.pack(msgspec.convert(value["options"], game.options_type))
    except Refusal as refusal:
        raise OtherVersion("pack", shown(dossier.pack), "none") from refusal
    except msgspec.ValidationError as error:
        raise Differs("malformed", number=1, problem=str(error)) from error
    if ours != dossier.pack:
        raise OtherVersion("pack", shown(dossier.pack), shown(ours))
    for name in ("game", "rules", "pack", "commitment"):
        should, says = shown(value[name]), shown(getattr(dossier, name))
        if should != says:
            raise Differs("file", field=name, should=should, says=says)


def _check_file(field: str, should: Any, says: Any) -> None:
    if msgspec.json.encode(should) != msgspec.json.encode(says):
        raise Differs("file", field=field, should=shown(should), says=shown(says))


def _guarded(number: int, play: Callable[[Any], Any], given: Any) -> Any:
    """`play(given)`; whatever goes wrong is a difference at move `number`: the log is not to be trusted."""
    try:
        return play(given)
    except Diverged as diverged:
        raise Differs(diverged.what, number=diverged.number, **diverged.details) from diverged
    except Exception as error:  # what nobody would have been let do may break the rules anywhere
        raise Differs("unplayable", number=number, problem=type(error).__name__) from error


def _bytes(field: str, text: str) -> bytes:
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise Differs("hex", field=field)
    return bytes.fromhex(text)
