"""The base pack holds the cards of the box; a pack with a mistake is refused with file, card and field."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from games.architects.rules.pack import BASE, CONTENT, PACKS, pack
from tests.games.packs import with_change

CARDS = pack()
LABOURER = 'name = "Labourer"\nskills = ["carpentry", "tiling", "masonry"]'


def test_forty_apprentices_and_forty_buildings_and_three_promos_each() -> None:
    for cards in (CARDS.apprentices, CARDS.buildings):
        assert Counter(card.promo for card in cards.values()) == {False: 40, True: 3}


def test_ten_market_cards_eleven_rewards_and_ten_boards_of_which_five_in_the_box() -> None:
    assert len(CARDS.market) == 10
    assert sum(card.copies for card in CARDS.rewards.values()) == 11
    assert [board.id for board in CARDS.characters.values() if board.box] == [
        "therese", "caroline", "ada", "frederick", "rudolf",
    ]  # fmt: skip
    assert len(CARDS.characters) == 10


def test_the_skills_of_the_apprentices() -> None:
    skills = Counter(skill for card in CARDS.apprentices.values() if not card.promo for skill in card.skills)
    assert skills == {"carpentry": 14, "tiling": 14, "masonry": 14}


def test_the_well_and_the_keep_as_the_rulebook_shows_them() -> None:
    well, keep = CARDS.buildings["well"], CARDS.buildings["keep"]
    assert (well.needs, well.cost, well.points, well.virtue) == ((), {"wood": 2, "stone": 2}, 3, 0)
    assert set(keep.needs) == {"carpentry", "tiling", "masonry"}
    assert (keep.cost, keep.points, keep.virtue) == ({"wood": 5, "stone": 2, "gold": 2}, 12, -2)


def test_the_virtue_track_and_the_cathedral() -> None:
    assert CARDS.board.track.points == (-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7)
    assert [(level.points, level.spaces) for level in CARDS.board.cathedral] == [
        (2, 3),
        (4, 3),
        (7, 2),
        (12, 2),
        (20, 1),
    ]


def test_a_table_remembers_the_pack_by_id_version_and_hash() -> None:
    assert CARDS.key[:2] == ("base", 2)
    assert len(CARDS.key[2]) == 64


# ---------------------------------------------------------------------- mistakes


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(CONTENT / BASE, tmp_path / "own")
    return tmp_path / "own"


@pytest.mark.parametrize(("file", "old", "new", "card", "what"), [
    ("buildings.toml", 'name = "Keep"\n', 'name = "Keep"\nfloors = 3\n', "keep", "floors"),
    ("buildings.toml", 'name = "Keep"\n', "name = 7\n", "keep", "name"),
    ("buildings.toml", 'id = "keep"', 'id = "well"', "well", "field id"),
    ("buildings.toml", 'id = "keep"', 'id = "The Keep"', "The Keep", "field id"),
    ("buildings.toml", 'when = "now", do = "hire"', 'when = "end", do = "hire"', "tavern", "field when"),
    ("buildings.toml", 'do = "work"', 'do = "play"', "crane", "effect"),
    ("buildings.toml", 'do = "sell-card", gold = 2', 'do = "gain"', "library", "gives nothing"),
    ("buildings.toml", 'do = "virtue", n = -2', 'do = "virtue", n = -2, if = {}', "dungeon", "field if"),
    ("buildings.toml", 'do = "work" }', 'do = "work", per = { of = "gold" } }', "crane", "field per"),
    ("buildings.toml", 'do = "work" }', 'do = "work", if = { no-debt = true } }', "crane", "field if"),
    ("buildings.toml", "cost = { wood = 3, stone = 1 }", "cost = { silver = 3 }", "crane", "field cost"),
    ("apprentices.toml", LABOURER, 'name = "Labourer"\nskills = ["juggling"]', "labourer", "skills"),
    ("apprentices.toml", '{ do = "release", n = 2 }', '{ do = "also", when = "reset" }', "gatekeeper", "gives nothing"),
    ("apprentices.toml", 'give = { wood = 2 }, take = { marble = 1 }', "give = { wood = 2 }", "trader-3", "field take"),
    ("characters.toml", "prison = 10", "prison = 21", "hugo", "field prison"),
    ("characters.toml", "virtue = 11", "virtue = 15", "ada", "field virtue"),
    ("characters.toml", "virtue = 11", "virtue = 9", "", "different virtue"),
    ("market.toml", 'copies = 1\nvirtue = 1\ngold = 1', "copies = 0\nvirtue = 1\ngold = 1", "reward-6", "copies"),
    ("market.toml", 'copies = 1\nvirtue = 1\ngold = 1', "copies = 900\nvirtue = 1\ngold = 1", "", "at most 500"),
    ("market.toml", 'copies = 1\nvirtue = 1\ngold = 1', "copies = 1001\nvirtue = 1\ngold = 1", "reward-6", "<= 1000"),
    ("board.toml", "start = 7", "start = 15", "track", "field start"),
    ("board.toml", "reset_rows = [3, 4]", "reset_rows = [3, 5]", "guildhall", "reset_rows"),
    ("board.toml", "any = 8", "", "cathedral 4", "goods or any"),
    ("board.toml", "left = { marble = 1, gold = 1 }", "", "market", "left and right"),
    ("board.toml", 'quarry = {', 'desert = {', "locations", "needs quarry"),
    ("board.toml", 'id = "virtue"', 'id = "stop"', "storehouse stop", "field id"),
    ("board.toml", "workers = 20", "workers = ", "", "is not TOML"),
])  # fmt: skip
def test_a_mistake_is_named(folder: Path, file: str, old: str, new: str, card: str, what: str) -> None:
    error = with_change(PACKS, folder, file, old, new)
    assert error.file == file
    assert error.card == card
    assert what in str(error)


def test_an_apprentice_may_not_be_called_like_an_exchange_of_the_storehouse(folder: Path) -> None:
    assert "storehouse" in str(with_change(PACKS, folder, "apprentices.toml", 'id = "labourer"', 'id = "marble"'))
