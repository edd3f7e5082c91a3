"""The base pack holds the cards of the box; a pack with a mistake is refused with file, card and field."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from engine.packs import PackError
from games.paladins.rules.effects import Also, GainGoods, GainWorkers
from games.paladins.rules.pack import BASE, CONTENT, PACKS, deck, pack
from games.paladins.rules.rulebook import RIGHT, WORKERS
from tests.games.packs import with_change

CARDS = pack()
BOARD = CARDS.board


def test_the_cards_of_the_box() -> None:
    numbers = (CARDS.paladins, CARDS.townsfolk, CARDS.outsiders, CARDS.favours, CARDS.orders)
    assert [len(cards) for cards in numbers] == [12, 32, 36, 10, 6]
    decks = (CARDS.tavern, CARDS.walls, CARDS.suspicions, CARDS.schemes)
    assert [len(deck(cards)) for cards in decks] == [24, 24, 24, 17]


def test_every_boost_adds_up_to_four_and_every_paladin_brings_two_workers() -> None:
    for paladin in CARDS.paladins.values():
        assert sum(paladin.boost.values()) == 4, paladin.id
        assert sum(paladin.workers.values()) == 2, paladin.id


def test_a_tavern_card_brings_four_workers_and_no_two_are_alike() -> None:
    cards = [tuple(sorted(card.workers.items())) for card in CARDS.tavern.values()]
    assert all(sum(n for _, n in card) == 4 for card in cards)
    assert len(set(cards)) == 24


def test_two_conspirators_three_of_all_other_townsfolk() -> None:
    names = Counter(card.name for card in CARDS.townsfolk.values())
    assert names.pop("Conspirator") == 2
    assert len(names) == 10
    assert set(names.values()) == {3}


def test_in_all_trios_the_three_abilities_differ() -> None:
    gains: dict[str, list[object]] = {}
    for card in CARDS.townsfolk.values():
        gains.setdefault(card.name, []).append(card.ability.gain)
    del gains["Conspirator"]  # a pair of equal ones
    assert all(len(set(map(repr, trio))) == 3 for trio in gains.values())


def test_the_townsfolk_of_the_rulebook() -> None:
    abbot, architect, gatekeeper = (CARDS.townsfolk[card] for card in ("abbot-1", "architect-2", "gatekeeper-2"))
    assert abbot.discard == (GainWorkers(cleric=1, labourer=1),)
    assert architect.bonus == (GainGoods(provisions=1),)
    assert gatekeeper.bonus == (GainGoods(silver=1),)
    assert gatekeeper.ability == Also(when="fortify", gain=(GainGoods(silver=1),))


def test_twelve_outsiders_of_each_people_and_six_that_raise_strength_by_two() -> None:
    outsiders = CARDS.outsiders.values()
    assert Counter(card.people for card in outsiders) == {"byzantines": 12, "saracens": 12, "vikings": 12}
    assert Counter(card.strength for card in outsiders) == {1: 30, 2: 6}


def test_outsiders_of_one_name_have_one_end() -> None:
    ends: dict[str, set[str]] = {}
    for card in CARDS.outsiders.values():
        ends.setdefault(card.name, set()).add(repr(card.end))
    assert len(ends) == 17
    assert all(len(end) == 1 for end in ends.values())
    assert sum(card.name == "Mercenary" for card in CARDS.outsiders.values()) == 4


def test_the_walls_and_the_points_on_them() -> None:
    walls = [CARDS.walls[card] for card in deck(CARDS.walls)]
    assert Counter(wall.points for wall in walls) == {0: 20, 1: 2, 2: 2}
    assert Counter(wall.strength for wall in walls) == {1: 22, 2: 2}
    assert sorted((wall.copies for wall in CARDS.walls.values()), reverse=True)[:6] == [4, 3, 2, 2, 2, 1]


def test_twenty_tax_in_twenty_four_suspicions() -> None:
    taxes = [CARDS.suspicions[card].tax for card in deck(CARDS.suspicions)]
    assert Counter(taxes) == {0: 10, 1: 8, 2: 6}
    assert sum(taxes) == 20


def test_an_order_for_each_action_on_the_right_and_every_colour_but_white_has_its_favour() -> None:
    assert {order.action for order in CARDS.orders.values()} == set(RIGHT)
    assert {order.times for order in CARDS.orders.values()} == {5}
    assert {favour.space for favour in CARDS.favours.values()} == {"any", *WORKERS} - {"labourer"}


def test_the_map_has_25_spaces_for_one_or_two_34_for_three_40_for_four() -> None:
    spaces = [space.seats for region in CARDS.regions for space in region.spaces]
    assert [sum(least <= seats for least in spaces) for seats in (1, 2, 3, 4)] == [25, 25, 34, 40]
    assert [region.faith for region in CARDS.regions] == [0, 2, 4, 6, 8, 10]
    assert [region.strength for region in CARDS.regions] == [1, 3, 5, 7, 9, 11]
    assert CARDS.region_of["space-3-4"] == 2


def test_the_rulebooks_spaces_of_the_map() -> None:
    assert CARDS.spaces["space-2-3"].gain == (GainWorkers(scout=1),)
    assert {repr(gain) for gain in CARDS.spaces["space-3-4"].gain} == {"FreePray()"}


def test_the_actions_on_the_right() -> None:
    prices = {name: (right.silver or right.provisions) for name, right in BOARD.right.items()}
    assert prices == {
        "commission": (1, 1, 1, 2, 2, 3, 3),
        "fortify": (1, 1, 1, 2, 2, 3, 3),
        "garrison": (1, 1, 1, 2, 2, 3, 3),
        "absolve": (1, 2, 2, 2, 3, 3, 3),
        "attack": (),
        "convert": (0, 1, 2, 2, 2, 3, 3),
    }
    assert [right.times for right in BOARD.right.values()] == [7, 7, 7, 7, None, 7]
    assert BOARD.right["fortify"].levels == (0, 1, 3, 5, 7, 9, 11)


def test_every_colour_the_right_hand_needs_lies_under_as_many_workshops() -> None:
    assert Counter(BOARD.workshops.workers) == dict.fromkeys(("scout", "merchant", "fighter", "cleric"), 2)
    assert BOARD.workshops.workers[0] == "scout"


def test_points_for_deeds_stay_where_the_table_ends() -> None:
    scoring = BOARD.scoring
    assert [scoring.times("commission", n) for n in (0, 4, 5, 6, 7)] == [0, 0, 2, 5, 9]
    assert [scoring.times("absolve", n) for n in (4, 5, 6, 7)] == [0, 1, 3, 6]
    assert [scoring.times("develop", n) for n in (5, 6, 7, 8, 9)] == [0, 1, 3, 6, 6]
    assert scoring.top == 12


def test_every_card_says_how_sure_it_is() -> None:
    marks = Counter(card.certainty for card in (*CARDS.paladins.values(), *CARDS.townsfolk.values()))
    assert marks == {"verified": 2, "one-source": 39, "inferred": 2, "ours": 1}
    assert CARDS.outsiders["barbarian-vikings"].certainty == "inferred"
    assert CARDS.outsiders["mercenary-vikings"].certainty == "verified"


def test_a_table_remembers_the_pack_by_id_version_and_hash() -> None:
    assert CARDS.key[:2] == ("base", 2)
    assert len(CARDS.key[2]) == 64


# ---------------------------------------------------------------------- mistakes


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(CONTENT / BASE, tmp_path / "own")
    return tmp_path / "own"


SQUIRE = 'id = "squire-1"\nname = "Squire"\ndiscard = [{ do = "workers", fighter = 1 }]\nability = { do = "also", when = "inquisition", most = 0, gain = [{ do = "raise", what = "faith" }] }'  # noqa: E501
PEDDLER = 'least = 2, gain = [{ do = "goods", silver = 2 }]'
ROLAND = '{ do = "waive", action = "recruit", what = "silver" }'
ABBOT = 'when = "absolve", gain = [{ do = "tax" }]'
THIEF = 'id = "thief-vikings"\nname = "Thief"\npeople = "vikings"'
SAMSON = '{ do = "cheaper", action = "develop", silver = 2 }'


@pytest.mark.parametrize(("file", "old", "new", "card", "what"), [
    ("paladins.toml", 'name = "Oliver"\n', 'name = "Oliver"\nhorse = 1\n', "oliver", "horse"),
    ("paladins.toml", 'id = "oliver"', 'id = "roland"', "roland", "field id"),
    ("paladins.toml", 'boost = { faith = 4 }', "boost = { charm = 4 }", "oliver", "charm"),
    ("paladins.toml", ROLAND, ROLAND.replace("silver", "provisions"), "roland", "recruit has no price in provisions"),
    ("paladins.toml", SAMSON, SAMSON.replace("develop", "commission"), "samson", "commission has no price in silver"),
    ("townsfolk.toml", SQUIRE, SQUIRE.replace('what = "faith"', 'what = "any"'), "squire-1", "to a choice"),
    ("townsfolk.toml", PEDDLER, 'least = 2, gain = [{ do = "tax" }]', "peddler-3", "another Inquisition"),
    ("townsfolk.toml", PEDDLER, 'least = 2, gain = [{ do = "workers", criminal = 1 }]', "peddler-3", "Inquisition"),
    ("townsfolk.toml", PEDDLER, PEDDLER.replace("least = 2", "least = 2, most = 3"), "peddler-3", "one of them"),
    ("townsfolk.toml", PEDDLER, 'least = 2, gain = [{ do = "drop-suspicion" }]', "peddler-3", "stands alone"),
    ("townsfolk.toml", PEDDLER, 'least = 2, gain = [{ do = "goods" }]', "peddler-3", "gives nothing"),
    ("townsfolk.toml", ABBOT, ABBOT.replace('", gain', '", least = 1, gain'), "abbot-3", "only with inquisition"),
    ("outsiders.toml", THIEF, THIEF.replace('people = "vikings"', 'people = "huns"'), "thief-vikings", "people"),
    ("king.toml", '[[{ do = "develop" }], [', '[[], [', "favour-develop", "an empty half"),
    ("king.toml", 'action = "absolve"', 'action = "attack"', "order", "field action"),
    ("king.toml", 'action = "absolve"', 'action = "pray"', "order-absolve", "action"),
    ("king.toml", 'id = "favour-pray"\nspace = "any"', 'id = "favour-pray"\nspace = "king"', "favour-pray", "space"),
    ("decks.toml", "copies = 8", "copies = 800", "suspicion", "field copies"),
    ("decks.toml", 'copies = 5\naction = "favour"', 'copies = 4\naction = "favour"', "scheme", "needs 5 schemes"),
    ("board.toml", 'id = "absolve-1"', 'id = "space-6-2"', "space-6-2", "a space of the map"),
    ("map.toml", 'id = "space-6-2", seats = 3', 'id = "space-6-2", seats = 5', "region-6", "seats"),
    ("board.toml", '"3" = 6, ', "", "tax", "field supply"),
    ("board.toml", "standard = 3, ", "", "virtual", "field orders"),
    ("board.toml", "townsfolk = 5", "townsfolk = 6", "price", "needs a price"),
    ("board.toml", "order_rounds = [1, 2, 3]", "order_rounds = [1, 3, 2]", "order_rounds", "in their order"),
    ("board.toml", "favour_rounds = [3, 4, 5, 6, 7]", "favour_rounds = [4, 5, 6, 7, 8]", "favour_rounds", "1 to 7"),
    ("board.toml", "orders = [4, 6, 8]", "orders = [4, 6]", "scoring", "field orders"),
    ("board.toml", "outsiders = 2", "outsiders = 7", "virtual", "field outsiders"),
    ("board.toml", "missing = 2", "missing = 0", "attack", "field missing"),
    ("board.toml", "[left.trade]", "[left.barter]", "", "barter"),
    ("board.toml", 'least = 1\ngain = [[{ do = "goods", silver = 1 }], ', 'least = 1\ngain = [', "trade", "field gain"),
    ("board.toml", "silver = [0, 1, 2, 2, 2, 3, 3]", "", "convert", "silver, provisions"),
    ("board.toml", "levels = [0, 1, 3, 5, 7, 9, 11]\n", "levels = [0, 1, 3]\n", "fortify", "field levels"),
])  # fmt: skip
def test_a_mistake_is_named(folder: Path, file: str, old: str, new: str, card: str, what: str) -> None:
    error = with_change(PACKS, folder, file, old, new)
    assert error.file == file
    assert error.card == card
    assert what in str(error)


def test_too_few_jar_spaces_are_refused(folder: Path) -> None:
    path = folder / "board.toml"
    text = path.read_text(encoding="utf-8")
    start = text.index('[[absolve]]\nid = "absolve-6"')
    path.write_text(text[:start] + text[text.index("# Points at the end") :], encoding="utf-8")
    with pytest.raises(PackError, match="a space for each jar"):
        PACKS.load(folder)


def test_a_pack_needs_paladins_for_every_round(folder: Path) -> None:
    error = with_change(PACKS, folder, "board.toml", "hand = 3", "hand = 8")
    assert (error.file, "at least 14 paladins" in str(error)) == ("paladins.toml", True)
