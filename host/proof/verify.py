"""Checks an export: the chain, the seed, every draw, every move by the rules, the result. No database, no network.

Of a game that began by older rules all is checked that needs no rules, and as much by the rules as they still agree.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Set
from typing import Any, Literal

import msgspec
from msgspec import Struct

from db.tables.store import GENESIS
from engine.contract import Game, checked_by
from engine.packs import PackError, PackFiles, exact_key, packs_of
from engine.registry import game as rules_of
from engine.registry import game_ids
from host.log import journal
from host.proof.export import GameExport, places_of_export
from host.proof.frame import Diverged, Frame, short_json
from host.proof.noted import Differs, NotedLobby, check_noted_lobby
from host.proof.replay import Replay

BITS_A_DIGIT = 4
LARGEST_PACK = 300_000  # characters of all its files
LONGEST_LINE = 2_000  # characters
MOST_DOTS = 40  # in a line: a key of a thousand parts takes a million steps to read
Cards = Literal["", "here", "file", "unknown"]
WITHOUT_COMMITMENTS = "0.1.0"  # begins the name of the release whose logs may have none
KEYS: dict[journal.MoveKind, Set[str]] = {
    "join": {"joined", "word", "steward"},
    "leave": {"joined"},
    "start": {"seats", "hints"},
    "order": {"order", "value"},
    "order-off": {"order", "number"},
    "take-over": {"seat", "steward", "substitute"},
    "vote": {"vote", "hours", "seat"},
    "more-time": {"seat"},
    "rest": {"paused"},
    "close": set(),
}
"""All that moves of these kinds have ever held; what is played by the rules is compared with them."""
_SALT = re.compile(rf"[0-9a-f]{{{2 * journal.SALT_BYTES}}}")


class OtherVersion(Exception):  # noqa: N818  names the finding
    """The game was played by other rules or cards than ours. `what`: game, rules or pack; `theirs`, `ours`: which."""

    def __init__(self, what: str, theirs: str, ours: str) -> None:
        super().__init__(what)
        self.what, self.theirs, self.ours = what, theirs, ours


class Verdict(Struct, frozen=True):
    """The result for an export without mistakes. `anchored`: how many bits of its head were given, 0 without a head.

    `fingerprint`, `lobby`: the same of the fingerprint and of the lobby's head; `words`: how many of them were given.
    `lobby_head`: the log's just before the start. `seed`: whether all parts of the seed were compared with the lobby's;
    "words" if some words were not. `cards`: whether its cards are known here, or only come with the file; "" for a game
    without cards, "unknown" if they are neither here nor in the file of a game by older rules.
    `rules`: the version by which it was played again; `played`: how many of the moves, from the first on, follow by
    these rules. Fewer than `moves` only if the game began by an older version: then neither the other moves nor the
    result were compared with any rules. `retold`: how many events of such a game these rules tell otherwise.
    """

    moves: int
    played: int
    rules: int
    anchored: int
    lobby_head: str
    fingerprint: int = 0
    words: int = 0
    lobby: int = 0
    seed: Literal["unproved", "words", "proved"] = "unproved"
    cards: Cards = ""
    retold: int = 0

    @property
    def whole(self) -> bool:
        """Whether every move and the result follow by the rules that are here."""
        return self.played == self.moves


Watch = Callable[[journal.Entry, Replay], None]
"""Sees each move once it has been played again."""


def verify_export(
    export: GameExport,
    head: str = "",
    lobby: NotedLobby = NotedLobby(),  # noqa: B008  it is frozen
    watch: Watch | None = None,
) -> Verdict:
    """Checks everything in an export. `head`: as `head_of` returns it, "" for none.

    Raises Differs at the first mistake, OtherVersion if our rules or cards cannot check it.
    """
    if export.game not in game_ids():
        raise OtherVersion("game", export.game, ", ".join(sorted(game_ids())))
    game = rules_of(export.game)
    if not 0 < export.rules <= game.version:
        raise OtherVersion("rules", str(export.rules), str(game.version))
    older = export.rules < game.version
    hashes = _check_chain(export, head)
    entries = [_entry(number, move) for number, move in enumerate(export.moves, start=1)]
    _check_opening(export, None if older else game, entries[0])
    cards = _check_cards(export, game, older=older)
    start = next((entry.number for entry in entries if entry.kind == "start"), len(entries))
    at = check_noted_lobby(export, lobby, hashes[:start], hashes[start:])
    committed = not checked_by(game, export.rules).startswith(WITHOUT_COMMITMENTS)
    if older:
        _check_frame(export, entries, committed)
        played, retold = (0, 0) if cards == "unknown" else _agreeing(export, entries, committed, watch)
    else:
        _check_moves(export, entries, Replay(_seed_of(export), committed=committed), watch)
        played, retold = len(entries), 0
    whole = at == start - 1 or len(lobby.words) == len(export.words)
    return Verdict(
        len(entries),
        played,
        game.version,
        BITS_A_DIGIT * len(head),
        hashes[start - 1],
        BITS_A_DIGIT * len(lobby.fingerprint),
        len(lobby.words),
        BITS_A_DIGIT * len(lobby.head),
        "unproved" if not (lobby.fingerprint or lobby.head) else "proved" if whole else "words",
        cards,
        retold,
    )


def _check_moves(export: GameExport, entries: list[journal.Entry], replay: Replay, watch: Watch | None) -> None:
    """Plays every move again by the rules that are here, and compares what the file says. Raises Differs."""
    for entry in entries:
        _guarded(entry.number, replay.step, entry)
        if watch is not None:
            watch(entry, replay)
    _check_dealt(export, replay)
    standings = replay.result()
    if standings is None:
        raise Differs("unfinished", number=len(entries))
    _check_file("result", places_of_export(standings), export.result)


def _check_frame(export: GameExport, entries: list[journal.Entry], committed: bool) -> None:
    """Checks all of the moves that needs no rules, and what the file says of the deal."""
    frame = Frame(_seed_of(export), committed=committed)
    for entry in entries:
        _guarded(entry.number, frame.whole, entry)
    _check_dealt(export, frame)


def _check_dealt(export: GameExport, dealt: Replay | Frame) -> None:
    _check_file("words", [dealt.words[joined] for joined in sorted(dealt.words)], export.words)
    _check_file("seats", dealt.seats, export.seats)
    _check_file("seed", dealt.seed.hex(), export.seed)


def _agreeing(
    export: GameExport, entries: list[journal.Entry], committed: bool, watch: Watch | None
) -> tuple[int, int]:
    """How many moves of a game by older rules the present ones play alike; all of them only with the file's result.

    Then how many events of those moves they tell otherwise: a draw, a question or a step that differs ends the play.
    """
    agreed, retold = 0, 0
    replay = Replay(_seed_of(export), committed=committed, older=True)

    def see(entry: journal.Entry, replay: Replay) -> None:
        nonlocal agreed, retold
        agreed, retold = entry.number, replay.retold
        if watch is not None:
            watch(entry, replay)

    try:
        _check_moves(export, entries, replay, see)
    except Differs:  # no mistake: where rules differ, so does what follows
        return min(agreed, len(entries) - 1), retold
    return agreed, retold


def _check_chain(export: GameExport, head: str) -> list[str]:
    """Check that every move follows from the one before, and that the last hash is the head in the file and as given.

    Returns the hashes of all moves, from genesis on.
    """
    if not export.moves:
        raise Differs("no-moves")
    hashes = [GENESIS.hex()]
    for number, move in enumerate(export.moves, start=1):
        for name, should in (("number", number), ("table", export.table), ("previous", hashes[-1])):
            if move.get(name) != should or isinstance(move[name], bool):
                raise Differs(
                    "field", number=number, field=name, should=short_json(should), says=short_json(move.get(name))
                )
        hashes.append(hashlib.sha256(msgspec.json.encode(move)).hexdigest())
    if head and not hashes[-1].startswith(head):
        at = next((number for number, entry_hash in enumerate(hashes) if number and entry_hash.startswith(head)), 0)
        code = "head-earlier" if at else "head"
        raise Differs(code, given=head, says=hashes[-1], number=at, moves=len(export.moves))
    _check_file("head", hashes[-1], export.head)
    return hashes


def _entry(number: int, move: dict[str, Any]) -> journal.Entry:
    """The move as an entry. It must be written exactly as Pactum writes it, with the same keys in the same order."""
    unknown = sorted(set(move) - set(journal.Entry.__struct_fields__))
    if unknown:
        raise Differs("unknown-key", number=number, name=unknown[0][:40])
    raw = msgspec.json.encode(move)
    try:
        entry = journal.read_entry(raw)
    except msgspec.ValidationError as error:
        raise Differs("malformed", number=number, problem=str(error)) from error
    further = sorted(set(entry.value) - KEYS.get(entry.kind, entry.value.keys()))
    if further:
        raise Differs("unknown-key", number=number, name=further[0][:40])
    if msgspec.json.encode(entry) != raw or not _SALT.fullmatch(entry.salt):
        raise Differs("written-differently", number=number)
    return entry


def _check_opening(export: GameExport, game: Game[Any] | None, opening: journal.Entry) -> None:
    """Check that the first move names the game, rules, cards and commitment of the file, and options that `game` has.

    `game`: None if the options are those of other rules.
    """
    value = opening.value
    if set(value) != {"game", "rules", "pack", "options", "commitment"} or opening.kind != "open":
        raise Differs("kind", number=1, kind=opening.kind)
    try:
        msgspec.convert(value["options"], dict[str, Any] if game is None else game.options_type)
    except msgspec.ValidationError as error:
        raise Differs("malformed", number=1, problem=str(error)) from error
    for name in ("game", "rules", "pack", "commitment"):
        should, says = short_json(value[name]), short_json(getattr(export, name))
        if should != says:
            raise Differs("file", field=name, should=should, says=says)


def _check_cards(export: GameExport, game: Game[Any], *, older: bool = False) -> Cards:
    """Loads the cards with the file's hash: those known here, else those in the file.

    Raises OtherVersion if there are neither and the game is not by `older` rules, Differs if the cards in the file have
    another hash.
    """
    its = packs_of(game)
    if its is None:
        _check_file("pack", game.pack(game.options_type()), export.pack)
        _check_file("cards", {}, export.cards)
        return ""
    name, _, digest = export.pack
    cards: Cards = "here"
    try:
        its.packs.at(exact_key(name, digest))
    except PackError as error:
        if not export.cards and older:
            return "unknown"
        if not export.cards:
            raise OtherVersion("pack", short_json(export.pack), ", ".join(its.packs.names()) or "none") from error
        cards = "file"
    if export.cards:
        try:
            its.packs.keep(_files(export.cards), digest)
        except PackError as error:
            raise Differs("cards", problem=str(error)) from error
    _check_file("pack", its.packs.at(exact_key(name, digest)).key, export.pack)
    return cards


def _files(cards: dict[str, str]) -> PackFiles:
    """The cards of a file, if they have the size and shape of cards. Decoding others might take too long."""
    text = "".join(cards.values())
    lines = text.splitlines()
    if len(text) > LARGEST_PACK or max(map(len, lines), default=0) > LONGEST_LINE:
        raise PackError("", "", f"no pack is larger than {LARGEST_PACK} characters, no line than {LONGEST_LINE}")
    if max((line.count(".") for line in lines), default=0) > MOST_DOTS:
        raise PackError("", "", f"no line of a pack has more than {MOST_DOTS} dots")
    return {name: content.encode() for name, content in cards.items()}


def _check_file(field: str, should: Any, says: Any) -> None:
    if msgspec.json.encode(should) != msgspec.json.encode(says):
        raise Differs("file", field=field, should=short_json(should), says=short_json(says))


def _guarded(number: int, play: Callable[[Any], Any], given: Any) -> Any:
    """`play(given)`. Any error counts as a mistake at move `number`, because the log is not to be trusted."""
    try:
        return play(given)
    except Diverged as diverged:
        raise Differs(diverged.what, number=diverged.number, **diverged.details) from diverged
    except Exception as error:  # a forged move may raise anything anywhere in the rules
        raise Differs("unplayable", number=number, problem=type(error).__name__) from error


def _seed_of(export: GameExport) -> bytes:
    if not re.fullmatch(r"[0-9a-f]{64}", export.opening_seed):
        raise Differs("hex", field="opening_seed")
    return bytes.fromhex(export.opening_seed)
