"""Whole games as releases have left them: they are verified, replayed to the same states, and played the same anew."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.cli.verifying import HOLDS, IN_PART
from db.connection.session import Database
from db.tables.archive import LoggedRow
from engine.registry import game as game_of
from host.log import journal
from host.log.condensing import condense_log, expand_log
from host.proof.export import GameExport, encode_export, parse_export, running_release
from host.proof.replay import Log, Replay, walk_log
from host.table.answers_in_words import GIVEN_FOR
from tests.ground import DEEP
from tests.releases.freeze import frozen
from tests.releases.hosted import PLANS
from tests.releases.stored import NEWEST, WITH_GAMES, as_kept, games_of

GAMES = [(of, name) for of in WITH_GAMES for name in games_of(of)]
FIXES = {
    *("rewind", "reopen", "answer", "adjust", "deadline", "pause", "resume", "remove", "replace"),
    *("correct", "unfreeze"),  # a table that was made void has no export: it is in the database
}
MOVES = {
    *("open", "join", "leave", "start", "answer", "take-back", "order", "order-off", "by-order", "due"),
    *("vacate", "take-over", "vote", "rest", "fix"),  # a lobby that was closed has no export
}

pytestmark = [pytest.mark.parametrize(("of", "name"), GAMES), pytest.mark.crossed(of=NEWEST)]


@lru_cache(maxsize=4)
def parsed(of: str, name: str) -> GameExport:
    """The export of that game, which is looked at by one question after the other."""
    return parse_export(games_of(of)[name].export.encode())


def same_rules(of: str, name: str) -> bool:
    """Whether that game was played by the rules that are here; later ones check what needs no rules."""
    export = parsed(of, name)
    return game_of(export.game).version == export.rules


RETOLD = {("architects", 2), ("paladins", 1)}
"""Games and versions of their rules since which only the events are told otherwise."""


def only_told_otherwise(of: str, name: str) -> bool:
    """Whether the rules that are here play that game alike, and tell it in other words."""
    export = parsed(of, name)
    return (export.game, export.rules) in RETOLD


def first_of_its_game(of: str, name: str) -> str:
    """The first game of that kind and release that is told otherwise; `make endurance` takes them all."""
    game = parsed(of, name).game
    alike = (one for one in games_of(of) if only_told_otherwise(of, one))
    return next(one for one in alike if parsed(of, one).game == game)


def same_cards(of: str, name: str) -> bool:
    """Whether a table that opens today is dealt the cards that game was played with."""
    game = game_of(parsed(of, name).game)
    return game.pack(game.options_type())[2] in games_of(of)[name].export


def test_its_export_is_clean(of: str, name: str, tmp_path: Path) -> None:
    stored = games_of(of)[name]
    file = tmp_path / "export.json"
    file.write_text(stored.export)
    done = CliRunner().invoke(app, ["verify", str(file), "--head", stored.head])
    if same_rules(of, name) or only_told_otherwise(of, name):
        assert done.exit_code == HOLDS, done.output
        assert ("otherwise now" in done.output) == (not same_rules(of, name))
    else:
        assert done.exit_code in (HOLDS, IN_PART), done.output


def test_a_replay_is_made_of_it_where_its_rules_are_told_otherwise_only(of: str, name: str, tmp_path: Path) -> None:
    if not only_told_otherwise(of, name) or not (DEEP or name == first_of_its_game(of, name)):
        return
    file, page = tmp_path / "export.json", tmp_path / "replay.html"
    file.write_text(games_of(of)[name].export)
    done = CliRunner().invoke(app, ["replay", str(file), "-o", str(page)])
    assert (done.exit_code, page.exists()) == (HOLDS, True), done.output


def test_its_log_is_written_as_it_is_read(of: str, name: str) -> None:
    """Every move has the bytes it had, from them follows the head, and from the log follows the file."""
    stored = games_of(of)[name]
    raw = stored.export.encode()
    export = parse_export(raw)
    lines = [line.rstrip(",").encode() for line in stored.export.splitlines()[1:-1]]
    log, head = [], bytes(32)
    for number, line in enumerate(lines, start=1):
        entry = journal.read_entry(line)
        assert msgspec.json.encode(entry) == line
        assert entry.previous == head.hex()
        head = hashlib.sha256(line).digest()
        log.append(journal.Sealed(number, line, head))
    assert head.hex() == stored.head == export.head
    cards = {file: text.encode() for file, text in export.cards.items()}
    written = encode_export(log, bytes.fromhex(export.opening_seed), export.result, cards)
    assert written.replace(_pactum(running_release()), _pactum(of.partition("-")[0]), 1) == raw


def test_its_log_comes_back_from_what_is_kept_of_it_later(of: str, name: str) -> None:
    at = datetime(2026, 3, 1, tzinfo=UTC)
    rows = []
    for number, line in enumerate(games_of(of)[name].export.splitlines()[1:-1], start=1):
        raw = line.rstrip(",").encode()
        entry = journal.read_entry(raw)
        about = (entry.number, entry.kind, entry.seat, entry.settled, raw, hashlib.sha256(raw).digest())
        cause = "fix:1" if entry.kind == "fix" else None
        at += timedelta(microseconds=number**3)
        rows.append(LoggedRow(*about, cause, None if number % 3 else 7 * number, at, number % 5 == 0))
    body, people = condense_log(rows)
    assert expand_log(body, people) == rows
    assert people == sorted({row.person_id for row in rows if row.person_id is not None})


def _pactum(of: str) -> bytes:
    return f'"pactum":"{of}"'.encode()


def test_its_log_leads_to_the_states_it_led_to(of: str, name: str) -> None:
    retold = only_told_otherwise(of, name)
    if not same_rules(of, name) and not retold:
        return
    stored = games_of(of)[name]
    export = parsed(of, name)
    entries = tuple(journal.read_entry(line.rstrip(",").encode()) for line in stored.export.splitlines()[1:-1])
    log = Log(entries, bytes.fromhex(export.opening_seed))
    digest, state = hashlib.sha256(), b""
    for made in _states_of_older_rules(log) if retold else (made.state for made in walk_log(log)):
        state = as_kept(msgspec.json.encode(made), stored.state.encode())
        digest.update(state + b"\n")
    assert state.decode() == stored.state
    if not retold:  # fields that have come since are not in the digests of the states before the last one
        assert digest.hexdigest() == stored.states


def _states_of_older_rules(log: Log) -> Iterator[Any]:
    replay = Replay(log.opening_seed, older=True)
    for entry in log.entries:
        before = replay.state
        replay.step(entry)
        if replay.state is not before:
            yield replay.state


SAFER_SINCE = frozenset({("0.4.0", "architects-time")})
"""Games with answers for the absent that are others since: no card is given for the Cathedral before the last lap."""


@pytest.mark.long
async def test_the_house_plays_the_same_game_anew(database: Database, of: str, name: str) -> None:
    """Of the newest release, by the same cards: the same clicks at the same moments give the same log, to the byte.

    But what was answered for a seat is told since then, first in its move: the hashes that follow are others.
    """
    plan = next((plan for plan in PLANS if plan.name == name), None)
    if of != NEWEST or plan is None or not same_rules(of, name) or not same_cards(of, name):
        return
    if (of, name) in SAFER_SINCE:
        return
    stored, made = games_of(of)[name], await frozen(database, plan)
    assert made.events == stored.events
    told = GIVEN_FOR in made.export
    if told:
        assert _as_told_before(made.export) == _as_told_before(stored.export)
    for number, (line, before) in enumerate(
        zip(made.export.splitlines()[1:], stored.export.splitlines()[1:], strict=False), start=1
    ):
        assert told or line == before, f"move {number}"
    assert told or made.head == stored.head
    assert as_kept(made.state.encode(), stored.state.encode()).decode() == stored.state
    if made.state == stored.state:  # else the state before has another digest, see the test above
        assert made.states == stored.states


def _as_told_before(export: str) -> list[dict[str, Any]]:
    """The moves without the hash before each, and without what was answered for its seat."""
    moves = []
    for move in json.loads(export)["moves"]:
        told = move["happenings"]
        given = [text for each in told[:1] for text in each["private"].values() if text["key"] == GIVEN_FOR]
        moves.append({**move, "previous": "", "happenings": told[len(given) :]})
    return moves


def test_all_that_can_happen_has_happened(of: str, name: str) -> None:
    """Together the games of a release hold every kind of move, and of each game every kind of fix."""
    exports = [json.loads(stored.export) for stored in games_of(of).values()]
    moves = [move for export in exports for move in export["moves"]]
    assert {move["kind"] for move in moves} >= MOVES
    game = json.loads(games_of(of)[name].export)["game"]
    own = [move for export in exports if export["game"] == game for move in export["moves"]]
    assert {move["value"]["fix"] for move in own if move["kind"] == "fix"} >= FIXES
