"""The dossier of an ended table: told from its log, only when it has ended, without what a rewind undid."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.extras.chronicle import find_chronicle
from engine.registry import game as game_of
from host.house import House
from host.log import journal
from host.proof import course
from host.proof.course import chronicle_of, moves_of
from host.proof.replay import Log, load_log, walk_log
from host.values import Trouble
from tests.host.exporting import played
from tests.host.moderation.rewinding import rewound
from tests.host.people.test_votes import asked
from tests.host.seating import ANNA, BERT, PEOPLE, bid, lobby, play_out, playing, safely_until
from tests.releases.stored import WITH_GAMES, games_of


class Head(Struct):
    """How an export begins, which is read without checking the rest: every process of the tests reads all of them."""

    game: str
    rules: int
    opening_seed: str


def stored() -> list[tuple[str, str, Log]]:
    """(release and name, game, log) of the whole games that releases have left, by rules that are here."""
    logs = []
    for release in WITH_GAMES:
        for name, game in games_of(release).items():
            export = msgspec.json.decode(game.export, type=Head)
            rules = game_of(export.game)
            if find_chronicle(rules) is not None and rules.version == export.rules:
                entries = tuple(
                    journal.read_entry(line.rstrip(",").encode()) for line in game.export.splitlines()[1:-1]
                )
                logs.append((f"{release} {name}", export.game, Log(entries, bytes.fromhex(export.opening_seed))))
    return logs


STORED = stored()


def kinds(log: Log) -> set[str]:
    return {str(entry.value.get("fix", entry.kind)) for entry in log.entries}


def test_the_stored_games_were_rewound_and_set_right() -> None:
    assert {"rewind", "reopen", "answer", "adjust", "take-back"} <= set().union(*(kinds(log) for _, _, log in STORED))


@pytest.mark.crossed
@pytest.mark.parametrize(("game", "log"), [it[1:] for it in STORED], ids=[it[0] for it in STORED])
def test_moves_follow_from_each_other_whatever_was_undone(game: str, log: Log) -> None:
    moves = moves_of(log)
    assert moves[0].before is None
    for earlier, later in pairwise(moves):
        where = game_of(game).moment
        assert where(later.before) == where(earlier.after)
    assert chronicle_of(game, log) is not None


async def test_a_round_that_was_rewound_is_told_once(house: House) -> None:
    table = await playing(house, *PEOPLE, game="devil")
    await safely_until(house, table, lambda state: state.round == 3)
    second = next(it for it in reversed(await house.fixes.rewind_points(table.id)) if it.moment.startswith("2."))
    await rewound(house, table, second.moment)
    await play_out(house, table)
    log = await load_log(house.tables, table.id)
    assert "rewind" in kinds(log)
    assert sum(made.state.round == 2 for made in walk_log(log)) > sum(move.after.round == 2 for move in moves_of(log))
    chronicle = chronicle_of("devil", log)
    assert chronicle is not None
    lines = {section.id: len(section.lines) for section in chronicle.sections}
    assert [lines[f"round-{number}"] for number in range(1, 6)] == [12] * 5  # four chests


async def test_a_log_that_grows_while_it_is_read_is_read_up_to_where_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(house, *PEOPLE[:2])
    read = house.tables.read

    async def then_somebody_bids(table_id: int, **how: Any) -> Any:
        stored = await read(table_id, **how)
        monkeypatch.undo()
        await bid(house, table, PEOPLE[0])
        return stored

    before = (await read(table.id)).number
    monkeypatch.setattr(house.tables, "read", then_somebody_bids)
    assert (await load_log(house.tables, table.id)).entries[-1].number == before
    assert (await load_log(house.tables, table.id)).entries[-1].number == before + 1


def test_a_log_that_other_rules_have_played_has_no_dossier() -> None:
    _, game, log = STORED[0]
    entry = next(entry for entry in log.entries if entry.kind == "answer" and entry.happenings)
    changed = replace(entry, happenings=())
    entries = tuple(changed if it is entry else it for it in log.entries)
    assert chronicle_of(game, Log(entries, log.opening_seed)) is None


async def test_there_is_none_before_the_end_and_none_of_a_game_that_was_called_off(house: House) -> None:
    table = await playing(house, *PEOPLE[:4], game="devil")
    with pytest.raises(Trouble, match="dossier-running"):
        await house.chronicles.read(table.id)
    waiting = await lobby(house, ANNA)
    with pytest.raises(Trouble, match="dossier-running"):
        await house.chronicles.read(waiting.id)
    with pytest.raises(Trouble, match="no-such-table"):
        await house.chronicles.read(99)
    given_up = await playing(house, ANNA, BERT)
    await asked(house, given_up, "abandon", ANNA, BERT)
    with pytest.raises(Trouble, match="dossier-closed"):
        await house.chronicles.read(given_up.id)


async def test_an_ended_table_has_one_and_it_holds_no_name_and_no_id(house: House) -> None:
    table = await played(house, "devil")
    dossier = await house.chronicles.read(table.id)
    assert dossier.board.results
    assert (await house.chronicles.read(table.id)).chronicle is dossier.chronicle
    words = json.dumps(repr(dossier.chronicle))
    assert not any(person.name in words or str(person.id) in words.split() for person in PEOPLE[:4])


async def test_a_game_that_tells_none_says_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await played(house, "bids")
    monkeypatch.setattr(course, "find_chronicle", lambda rules: None)
    with pytest.raises(Trouble, match="dossier-unknown"):
        await house.chronicles.read(table.id)


@pytest.mark.parametrize("game", ["devil", "bids"])
async def test_a_log_is_played_again_once_however_often_it_is_asked_for(
    house: House, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where there is no dossier: everybody may press its button as often as they like."""
    table, told = await played(house, game), []
    real = course.chronicle_of
    monkeypatch.setattr(course, "chronicle_of", lambda *of: told.append(of) or real(*of))
    await asyncio.gather(*(house.chronicles.read(table.id) for _ in range(4)), return_exceptions=True)
    with suppress(Trouble):
        await house.chronicles.read(table.id)
    assert len(told) == 1
