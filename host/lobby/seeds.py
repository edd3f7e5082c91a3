"""Makes the seed of a table from an opening seed, fixed before anyone joins, and a word of each player; deals from it.

The lobby shows the commitment, sha256 of the opening seed, before the first Join, and the table is held to it. Neither
the house alone nor a player who does not know the opening seed can choose the final seed. A game is dealt in the same
way for the host, for the replay of a log, and for simulated tables.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, json

from db.connection.statements import Connection
from db.tables import store
from db.trouble import Trouble
from engine.chance import SEED_BYTES, Chance, Draw
from engine.contract import Game, Outcome
from engine.extras.lessons import first_state, lesson_at
from engine.registry import game as rules_of
from engine.texts import clean_line
from host.log import journal
from host.table.stored_table import Pack, table_options, with_stored_cards
from host.values import NO_SUCH_LESSON, WORD_TOO_LONG

LONGEST_WORD = 40  # characters
LONGEST_NAME = 100  # characters


def commitment(opening_seed: bytes) -> str:
    """The commitment to the opening seed that is published: its sha256 in hex."""
    return hashlib.sha256(opening_seed).hexdigest()


def final_seed(opening_seed: bytes, words: Sequence[str]) -> bytes:
    """32 bytes: blake2b over the opening seed and each word in the order of joining, every part after its length.

    A length is 4 bytes, big-endian, in bytes of UTF-8.
    """
    digest = hashlib.blake2b(digest_size=SEED_BYTES)
    for part in (opening_seed, *(word.encode() for word in words)):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()


def cleaned_word(word: str) -> str:
    """A player's word as it enters the seed. Raises Trouble `word-too-long` beyond 40 characters."""
    clean = clean_line(word)
    if len(clean) > LONGEST_WORD:
        raise Trouble(WORD_TOO_LONG, most=LONGEST_WORD)
    return clean


SEED_EXCHANGED = "seed-exchanged"  # the opening seed, its fingerprint, the words and the log do not belong together

_log = logging.getLogger(__name__)


async def check_lobby(connection: Connection, stored: store.StoredTable, words: Sequence[str]) -> None:
    """Refuses to start a game if its seed is not the one its lobby committed to. `words`: in the order of joining.

    Raises Trouble `seed-exchanged`.
    """
    rows = await connection.execute(store.MOVES, {"table": stored.shown.id})
    try:
        log = journal.check_chain((journal.Sealed(row.number, row.entry, row.hash) for row in rows), stored.head)
    except journal.ChainBroken as broken:
        _log.error("table %s does not start: its log was changed at %s", stored.shown.id, broken)
        raise Trouble(SEED_EXCHANGED) from broken
    joined: dict[int, str] = {}
    for entry in log:
        if entry.kind == "join":
            joined[entry.value["joined"]] = entry.value["word"]
        elif entry.kind == "leave":
            joined.pop(entry.value["joined"], None)
    fingerprints = {commitment(stored.opening_seed), stored.shown.commitment, log[0].value["commitment"] if log else ""}
    if len(fingerprints) != 1 or [joined[place] for place in sorted(joined)] != list(words):
        _log.error("table %s does not start: its seed and words are not those of its lobby", stored.shown.id)
        raise Trouble(SEED_EXCHANGED)


class DealtGame(Struct, frozen=True):
    """A game that has just begun. `seats`: those drawn, in the order of joining; `draws`: theirs and the set-up's."""

    seed: bytes
    seats: tuple[int, ...]
    outcome: Outcome
    draws: tuple[Draw, ...]


def opening_value(game: Game[Any], options: dict[str, Any], pack: Pack, commitment: str) -> dict[str, Any]:
    """The value of a log's first move. `options` are complete; `commitment` is the opening seed's, in hex."""
    return {
        "game": game.id,
        "rules": game.version,
        "pack": list(pack),
        "options": options,
        "commitment": commitment,
    }


def deal_game(
    game: Game[Any], options: dict[str, Any], pack: Pack, opening_seed: bytes, words: Sequence[str], epoch: int
) -> DealtGame:
    """Mixes the seed, draws the seats, sets up the game. `words`: the players', in the order of joining.

    `pack`: the one the table was opened with. Raises Refusal for options that the game refuses,
    msgspec.ValidationError if `options` is malformed.
    """
    seed = final_seed(opening_seed, words)
    chance = Chance(seed, epoch)
    seats = chance.stream("seats").shuffled(range(len(words)))
    outcome = game.setup(table_options(game, options, pack), len(words), chance)
    return DealtGame(seed, seats, outcome, tuple(chance.draws))


def world_value(state: Any, seat: int) -> dict[str, Any]:
    """A position in which a trial begins, as its log keeps it. `seat`: of who tries."""
    return {"state": json.decode(json.encode(state)), "seat": seat}


def world_state(game_id: str, state: Any, pack: Pack) -> Any:
    """A state as `world_value` keeps it, with the cards of a table that uses that pack."""
    its = json.decode(json.encode(state), type=rules_of(game_id).state_type)
    return with_stored_cards(game_id, its, pack, ended=False)


def deal_world(
    game_id: str, world: Mapping[str, Any], pack: Pack, opening_seed: bytes, words: Sequence[str]
) -> DealtGame:
    """Mixes the seed, and begins a game in that world, as `world_value` made it; who joined first is who tries."""
    its = world_state(game_id, world["state"], pack)
    others = (seat for seat in range(len(words)) if seat != world["seat"])
    return DealtGame(final_seed(opening_seed, words), (world["seat"], *others), Outcome(its), ())


def deal_lesson(game_id: str, key: str, opening_seed: bytes, words: Sequence[str]) -> DealtGame:
    """Mixes the seed, and begins a game in the position of that lesson; who joined first is the learner.

    Raises Trouble `no-such-lesson`.
    """
    lesson = lesson_at(game_id, key)
    if lesson is None:
        raise Trouble(NO_SUCH_LESSON)
    others = (seat for seat in range(lesson.seats) if seat != lesson.seat)
    return DealtGame(final_seed(opening_seed, words), (lesson.seat, *others), Outcome(first_state(game_id, lesson)), ())
