"""What somebody noted of a lobby and of a log, as they typed it, and whether an export agrees with it."""

from __future__ import annotations

import re

from msgspec import Struct

from engine.texts import CodedError, clean_line
from host.proof.export import GameExport

LEAST_HEAD = 16  # hex digits of a head that are enough to be of use
_HEAD = re.compile(rf"[0-9a-f]{{{LEAST_HEAD},64}}")
NO_WORD = "-"  # stands for the word of a player without one


class Differs(CodedError[str | int]):
    """The first mistake in an export. `code` says which, `details` where and how."""


class BadHead(ValueError):  # noqa: N818  told to a person
    """The typed text is no head of a log and no fingerprint, nor the first 16 digits of one."""


class NotedLobby(Struct, frozen=True):
    """The notes somebody took of the lobby. `fingerprint`, `head`: as `head_of` returns them, "" if not noted.

    `words`: the players', in the order of joining, "" for none; of all players or of some.
    """

    fingerprint: str = ""
    words: tuple[str, ...] = ()
    head: str = ""


def head_of(typed: str) -> str:
    """A head or a fingerprint as somebody typed it, or its beginning. Raises BadHead."""
    head = typed.strip().rstrip("…").lower()
    if not _HEAD.fullmatch(head):
        raise BadHead(typed)
    return head


def word_of(typed: str) -> str:
    """The player's word in what somebody typed: NAME=WORD, or the word alone if there is no "=" in it."""
    name, equals, word = typed.partition("=")
    return clean_line(word if equals else name)


def check_noted_lobby(export: GameExport, lobby: NotedLobby, before: list[str], after: list[str]) -> int:
    """Check that fingerprint, words and moves are the lobby's. Returns the number of the move whose head was given.

    `before`, `after`: the hashes of the moves before the start, from genesis on, and of those after.
    """
    if not export.commitment.startswith(lobby.fingerprint):
        raise Differs("fingerprint", given=lobby.fingerprint, says=export.commitment)
    _check_words(lobby.words, export.words)
    if not lobby.head:
        return 0
    at = next((number for number, head in enumerate(before) if number and head.startswith(lobby.head)), 0)
    if not at:
        later = any(head.startswith(lobby.head) for head in after)
        raise Differs("lobby-head-later" if later else "lobby-head", given=lobby.head, says=before[-1])
    return at


def _check_words(given: tuple[str, ...], says: tuple[str, ...]) -> None:
    """Checks the given words: all players' one by one, or those of some players in the order of the list."""
    if len(given) > len(says):
        raise Differs("words", given=len(given), says=len(says))
    left = iter(says)
    for number, word in enumerate(given):
        whole = len(given) == len(says)  # else it looks on from the one before
        same = _same_word(word, says[number]) if whole else any(_same_word(word, other) for other in left)
        if not same:
            raise Differs("word", number=number + 1, given=word, says=numbered_words(says))


def _same_word(given: str, says: str) -> bool:
    """Whether that is the word, or for a player without one what `numbered_words` shows in its place."""
    return given == says or (given == NO_WORD and not says)


def numbered_words(words: tuple[str, ...]) -> str:
    """The players' words, numbered, to be compared one by one."""
    return ", ".join(
        f"{number}. “{word}”" if word else f"{number}. {NO_WORD}" for number, word in enumerate(words, start=1)
    )
