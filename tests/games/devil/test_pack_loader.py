"""A pack with a mistake: the message names file, card and field."""

import shutil
from pathlib import Path

import pytest

from games.devil.rules.pack import CONTENT, PACKS
from tests.games.devil.builders import VERSION_2
from tests.games.packs import mistake, with_change

BANK = """id = "bank"
name = "Bank"
round = 2
types = ["town"]
"""
FOREST = """id = "forest"
name = "Forest"
deck = "A"

[event.left]
reputation = -2
"""
ABBEY_EFFECT = '{ when = "interest", do = "absolve", n = 1, order = 1 }'
BELFRY_EFFECT = '{ when = "reputation", do = "reputation", n = 2, if = { that = "lowest" } }'
PROSPERITY_NEEDS = 'needs = { that = "tokens-at-least", n = 3 }'
BELFRY_BUILT = BELFRY_EFFECT.replace('when = "reputation"', 'when = "built"')
TOLL_GATE = 'name = "Toll Gate"\nround = 1\nletter = "B"'
FIELDS = '["glass", "glass", "stone", "grain"]'
FIRST = "side 1, round 1"
FOREST_GAIN = '{ do = "gain", wood = 3 }'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(CONTENT.parent / "archive" / VERSION_2, tmp_path / "own")
    return tmp_path / "own"


@pytest.mark.parametrize(
    ("file", "old", "new", "card", "field"),
    [
        ("buildings.toml", BANK, BANK.replace("name", "nmae"), "bank", "nmae"),
        ("buildings.toml", BANK, BANK.replace("round = 2", 'round = "two"'), "bank", "round"),
        ("buildings.toml", BANK, BANK.replace("town", "village"), "bank", "types"),
        ("buildings.toml", BANK, BANK.replace("round = 2", 'round = 2\nletter = "A"'), "bank", "letter"),
        ("buildings.toml", BANK, BANK.replace("round = 2", "round = 6"), "bank", "round"),
        ("buildings.toml", BANK, BANK.replace('["town"]', "[]"), "bank", "types"),
        ("buildings.toml", BANK, BANK.replace("bank", "Bank!"), "Bank!", "id"),
        ("buildings.toml", BANK, BANK.replace("bank", "abbey"), "abbey", "id"),
        ("buildings.toml", ABBEY_EFFECT, ABBEY_EFFECT.replace("absolve", "forgive"), "abbey", "effect"),
        ("buildings.toml", ABBEY_EFFECT, ABBEY_EFFECT.replace("n = 1", "m = 1"), "abbey", "effect"),
        ("buildings.toml", ABBEY_EFFECT, ABBEY_EFFECT.replace("n = 1", "n = 0"), "abbey", "effect"),
        ("buildings.toml", ABBEY_EFFECT, ABBEY_EFFECT.replace("n = 1", "n = 1001"), "abbey", "effect"),
        ("buildings.toml", ABBEY_EFFECT, ABBEY_EFFECT.replace("interest", "always"), "abbey", "when"),
        ("buildings.toml", ABBEY_EFFECT, ABBEY_EFFECT.replace("interest", "end"), "abbey", "when"),
        ("buildings.toml", ABBEY_EFFECT, ABBEY_EFFECT.replace("interest", "cost"), "abbey", "when"),
        ("buildings.toml", ABBEY_EFFECT, ABBEY_EFFECT.replace("absolve", "repay"), "abbey", "when"),
        ("buildings.toml", BELFRY_EFFECT, BELFRY_EFFECT.replace("lowest", "the-lowest"), "belfry", "if"),
        ("buildings.toml", BELFRY_EFFECT, BELFRY_BUILT, "belfry", "when"),
        ("buildings.toml", BELFRY_EFFECT, BELFRY_EFFECT.replace("lowest", "hired-this-phase"), "belfry", "if"),
        ("buildings.toml", 'name = "stables" }', 'name = "kennels" }', "stables", "name"),
        ("events.toml", FOREST, FOREST.replace("-2", "2"), "forest", "reputation"),
        ("events.toml", FOREST_GAIN, FOREST_GAIN.replace("wood", "wodo"), "forest", "left"),
        ("events.toml", FOREST_GAIN, FOREST_GAIN.replace("wood = 3", "wood = -3"), "forest", "left"),
        ("events.toml", FOREST_GAIN, '{ do = "gain", when = "end", wood = 3 }', "forest", "when"),
        ("events.toml", FOREST_GAIN, '{ do = "tokens", free = 1 }', "forest", "when"),
        ("events.toml", FOREST_GAIN, '{ do = "points", n = 1, per = { of = "seats-above" } }', "forest", "per"),
        ("events.toml", FOREST_GAIN, '{ do = "points", n = 1, if = { that = "hired-this-phase" } }', "forest", "if"),
        ("events.toml", FOREST_GAIN, '{ do = "marker", per = { of = "debt" } }', "forest", "per"),
        ("events.toml", FOREST_GAIN, '{ do = "pay", wood = 1, if = { that = "no-debt" } }', "forest", "if"),
        ("events.toml", FOREST_GAIN, '{ do = "gain" }', "forest", "do"),
        ("buildings.toml", ABBEY_EFFECT, '{ when = "always", do = "tokens" }', "abbey", "free"),
        ("buildings.toml", ABBEY_EFFECT, '{ when = "interest", do = "pay", coins = 1 }', "abbey", "when"),
        ("events.toml", PROSPERITY_NEEDS, 'needs = { that = "highest" }', "prosperity", "needs"),
        ("inquisitors.toml", 'penalty = "vandal"', 'penalty = "goth"', "vandal", "penalty"),
        ("inquisitors.toml", "each = 2", "each = 0", "bailiff", "each"),
        ("inquisitors.toml", "points = 2\ngoods", "points = 2\ngods", "ascetic", "gods"),
        ("board.toml", "knot = 7", "knot = 8", "track", "knot"),
        ("board.toml", "start = 8", "start = 80", "track", "knot"),
        ("board.toml", "start = 8\nknot = 7", "start = 80\nknot = 79", "track", "start"),
        ("board.toml", "1, 1, 0, 1, 1", "1, 1, 1, 1, 1", "track", "arrows"),
        ("board.toml", "wing = 5\n", "", "prices", "wing"),
        ("board.toml", '["rural", "rural", "town"]', '["rural", "town"]', "minors", ""),
        ("board.toml", FIELDS, '["glass", "stone", "glass", "grain"]', FIRST, "wheel"),
        ("board.toml", FIELDS, '["glass", "glass", "stone", "gold"]', FIRST, "gold"),
        ("board.toml", FIELDS, '["wood", "stone", "stone", "grain"]', FIRST, "wheel"),
        ("board.toml", "[majors.church]\nangels = 2\n", "", "majors", "church"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_by_file_card_and_field(
    folder: Path, file: str, old: str, new: str, card: str, field: str
) -> None:
    error = with_change(PACKS, folder, file, old, new)
    assert (error.file, error.card) == (file, card)
    assert field in error.what
    assert str(error) == f"{file}: {card}: {error.what}"


@pytest.mark.parametrize(
    ("file", "old", "new", "what"),
    [
        ("buildings.toml", BANK, BANK.replace("round = 2", "round = 3"), "round 2 needs 16 buildings, not 15"),
        ("buildings.toml", TOLL_GATE, TOLL_GATE.replace('"B"', '"C"'), "letter B needs 4 buildings, not 3"),
        ("events.toml", 'name = "Forest"\ndeck = "A"', 'name = "Forest"\ndeck = "B"', "deck A needs 8 events, not 7"),
        ("inquisitors.toml", 'penalty = "vandal"', 'penalty = "glutton"', "needs each of"),
        ("events.toml", FOREST, "id = forest\n", "is not TOML"),
        ("board.toml", 'id = "house"\n', "", "id"),
        ("board.toml", "debt_limit = 10 ", "debt_limits = 10 ", "debt_limits"),
        ("board.toml", "goods = { wood = 2, grain", "goods = { woad = 2, grain", "woad"),
    ],
)  # fmt: skip
def test_a_mistake_of_a_whole_file_is_named_by_file_and_field(
    folder: Path, file: str, old: str, new: str, what: str
) -> None:
    error = with_change(PACKS, folder, file, old, new)
    assert error.file == file
    assert what in str(error)


def test_a_card_without_an_id_is_named_by_its_number(folder: Path) -> None:
    error = with_change(PACKS, folder, "events.toml", 'id = "forest"\n', "")
    assert error.card == "event no. 1"


def test_a_card_that_is_no_table_is_named_by_its_number(folder: Path) -> None:
    (folder / "events.toml").write_text("event = [1]\n", encoding="utf-8")
    assert mistake(PACKS, folder).card == "event no. 1"


def test_either_side_of_an_event_may_leave_the_reputation_alone(folder: Path) -> None:
    file = folder / "events.toml"
    lines = file.read_text(encoding="utf-8").replace(FOREST, FOREST.replace("-2", "0"))
    file.write_text(lines.replace("reputation = 3", "reputation = 0", 1), encoding="utf-8")
    events = PACKS.load(folder).events
    assert events["forest"].left.reputation == 0
    assert any(event.right.reputation == 0 for event in events.values())
