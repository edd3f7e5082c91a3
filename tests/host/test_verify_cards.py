"""An export holds the cards it was played with: it is checked with those, wherever it is checked."""

from __future__ import annotations

import hashlib
import json
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.registry import game as rules_of
from host.proof import verify as verifying
from host.proof.export import FORMAT, WITHOUT_CARDS, Unreadable, parse_export
from host.proof.noted import Differs
from host.proof.verify import OtherVersion, verify_export
from tests.host.packs import Folder
from tools.simulated import SimulatedTable
from tools.under_test import with_packs


@pytest.fixture(params=with_packs())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def folder(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    made = Folder(game, tmp_path, monkeypatch)
    yield made
    made.read_anew()


def exported(game: str) -> bytes:
    return SimulatedTable(rules_of(game), rules_of(game).seats[0], 1, 0).export()


def test_with_the_cards_that_are_here_it_says_so(game: str) -> None:
    assert verify_export(parse_export(exported(game))).cards == "here"


def test_with_cards_nobody_knows_any_more_it_is_checked_by_those_in_the_file(game: str, folder: Folder) -> None:
    export = parse_export(exported(game))
    folder.comment("edited")
    assert verify_export(export).cards == "file"
    folder.remove()
    assert verify_export(export).cards == "file"


def test_a_file_without_its_cards_is_checked_with_those_here_if_their_hash_agrees(game: str, folder: Folder) -> None:
    old = {**json.loads(exported(game)), "pactum-export": WITHOUT_CARDS}
    del old["cards"]
    export = parse_export(json.dumps(old).encode())
    assert verify_export(export).cards == "here"
    folder.comment("edited")
    with pytest.raises(OtherVersion) as other:
        verify_export(export)
    assert (other.value.what, export.pack[2] in other.value.theirs) == ("pack", True)


def test_cards_in_a_file_of_the_old_format_are_not_read(game: str) -> None:
    old = {**json.loads(exported(game)), "pactum-export": WITHOUT_CARDS}
    with pytest.raises(Unreadable):
        parse_export(json.dumps(old).encode())
    assert FORMAT > WITHOUT_CARDS


@pytest.mark.parametrize("name", ["../content/base", "/etc", "", "base@" + "0" * 64])
def test_a_path_for_a_name_of_the_cards_reads_nothing(game: str, name: str) -> None:
    export = parse_export(exported(game))
    moves = list(export.moves)
    with pytest.raises((Differs, OtherVersion)):
        verify_export(replace(export, pack=(name, 1, export.pack[2])))
    moves[0] = {**moves[0], "value": {**moves[0]["value"], "pack": [name, 1, export.pack[2]]}}
    with pytest.raises((Differs, OtherVersion)):
        verify_export(replace(export, pack=(name, 1, export.pack[2]), moves=tuple(moves)))


@pytest.mark.crossed
@pytest.mark.parametrize(
    "text",
    [
        ".".join(["a"] * 200_000) + " = 1",
        "\n".join(".".join(["a"] * 900) + " = 1" for _ in range(150)),
        "a = " + "[" * 100_000,
        "\n".join("a = " + "[" * 1_900 for _ in range(150)),
        "x" * 15_000_000,
    ],
    ids=["one long key", "long keys", "one deep array", "deep arrays", "large"],
)
def test_hostile_cards_cost_little(game: str, text: str) -> None:
    export = parse_export(exported(game))
    name = next(iter(export.cards))
    cards = {**export.cards, name: text}
    pack = (export.pack[0], 1, _hash(game, cards))
    opening = {**export.moves[0], "value": {**export.moves[0]["value"], "pack": list(pack)}}
    hostile = replace(export, cards=cards, pack=pack, moves=(opening, *export.moves[1:]))
    start = time.process_time()
    with pytest.raises(Differs) as caught:
        verifying._check_cards(hostile, rules_of(game))
    assert caught.value.code == "cards"
    assert time.process_time() - start < 1


def _hash(game: str, cards: dict[str, str]) -> str:

    return hashlib.sha256("".join(cards.values()).encode()).hexdigest()
