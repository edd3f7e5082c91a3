"""The end of the game: points by their sources, ties, and the two whole examples of the rulebook."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict, replace

from engine.texts import SeatRef, Text, say
from games.paladins.rules.mechanics.scoring import score, standings
from games.paladins.rules.rulebook import RIGHT
from games.paladins.rules.state import IT, SCHEMA, Options, Player, State, Virtual

BOTH, LEFT = 3, 1
SPACES = tuple(f"space-{region}-{number}" for region in (3, 4) for number in range(1, 8))
PLAIN_WALL = "wall-scout"


def ended(*players: Player, orders: tuple[str, ...] = ("order-attack", "order-convert", "order-absolve")) -> State:
    """A game that has ended."""
    return State(
        schema=SCHEMA, options=Options(), step="end", round=7, turn=90, first=0, seat=0, players=players,
        row=(), townsfolk_deck=(), outsiders=(), outsider_deck=(), walls=(), suspicions=(), orders=orders, favours=(),
        tavern_deck=(), tax=5,
    )  # fmt: skip


def alone(player: Player, it: Player, **more: tuple[str, ...]) -> State:
    """A game against the virtual player that has ended."""
    return replace(ended(player, it, **more), virtual=Virtual())


def total(player: Player, **more: tuple[str, ...]) -> int:
    return score(ended(player, **more), 0).total


def test_the_rulebooks_example_comes_to_66() -> None:
    player = Player(
        strength=11, influence=10, faith=6,
        monks=SPACES[:6],
        walls=("wall-labourer-point", "wall-points", *[PLAIN_WALL] * 4),
        converted=("adventurer-vikings", "warrior-byzantines", "warrior-saracens", "assassin-vikings"),
        attacked=("archer-saracens", "protector-saracens", "hunter-saracens"),
        paid=2, debts=1, silver=3, provisions=2,
    )  # fmt: skip
    state = ended(player, orders=("order-fortify", "order-garrison", "order-commission"))
    assert {part: points for part, points in asdict(score(state, 0)).items() if points} == {
        "orders": 12, "strength": 16, "influence": 13, "faith": 6, "commission": 5, "fortify": 3, "walls": 3,
        "converted": 3 + 2 + 3, "paid": 2, "debts": -3, "goods": 1,
    }  # fmt: skip
    assert score(state, 0).total == 66


def test_the_rulebooks_example_of_the_virtual_player_comes_to_76() -> None:
    it = Player(
        strength=12, influence=11, faith=10,
        monks=SPACES[:6], outposts=SPACES[6:11],
        walls=("wall-scout",) * 2, attacked=("thief-vikings", "traitor-vikings"),
        workshops={"commission": BOTH, "absolve": BOTH, "attack": LEFT, "garrison": LEFT},
        converted=(
            "armourer-vikings", "lookout-vikings", "guardian-vikings", "protector-vikings", "invader-saracens",
            "hunter-byzantines",
        ),
        paid=1, debts=2,
    )  # fmt: skip
    state = alone(Player(), it, orders=("order-absolve", "order-garrison", "order-commission"))
    assert {part: points for part, points in asdict(score(state, IT)).items() if points} == {
        "orders": 14, "strength": 20, "influence": 16, "faith": 13, "commission": 5, "garrison": 2,
        "converted": 3 + 1 + 3 + 1 + 2 + 1, "paid": 1, "debts": -6,
    }  # fmt: skip
    assert score(state, IT).total == 76


def test_the_virtual_player_scores_neither_goods_nor_its_workshops() -> None:
    rich = Player(silver=9, workshops={"commission": BOTH, "fortify": BOTH, "garrison": BOTH})
    state = alone(rich, rich)
    assert (score(state, 0).develop, score(state, 0).goods) == (1, 3)
    assert score(state, IT).total == 0


@pytest.mark.parametrize(("points", "worth"), list(enumerate((0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20))))
def test_an_attribute_scores_by_its_track(points: int, worth: int) -> None:
    assert total(Player(faith=points)) == total(Player(strength=points)) == total(Player(influence=points)) == worth


@pytest.mark.parametrize(("count", "monks", "jars", "develops"), [
    (4, 0, 0, 0), (5, 2, 1, 0), (6, 5, 3, 1), (7, 9, 6, 3),
])  # fmt: skip
def test_deeds_score_by_number(count: int, monks: int, jars: int, develops: int) -> None:
    pieces = SPACES[:count]
    assert total(Player(monks=pieces), orders=("order-attack",) * 3) == monks
    assert total(Player(outposts=pieces)) == monks
    assert total(Player(jars=pieces), orders=("order-attack",) * 3) == jars
    assert total(Player(walls=(PLAIN_WALL,) * count)) == jars
    workshops = dict.fromkeys(RIGHT[: count // 2], BOTH) | dict.fromkeys(RIGHT[count // 2 : (count + 1) // 2], LEFT)
    assert total(Player(workshops=workshops)) == develops


def test_eight_workshops_score_six() -> None:
    assert total(Player(workshops={"commission": BOTH, "fortify": BOTH, "garrison": BOTH, "convert": BOTH})) == 6


def test_an_order_counts_for_everybody_who_has_done_it_five_times() -> None:
    five = Player(attacked=("thief-vikings",) * 5)
    four = Player(attacked=("thief-vikings",) * 4)
    state = ended(five, four, five, orders=("order-convert", "order-attack", "order-absolve"))
    assert [score(state, seat).orders for seat in range(3)] == [6, 0, 6]


def test_attacks_workers_and_suspicions_by_themselves_score_nothing() -> None:
    assert total(Player(attacked=("thief-vikings",) * 4, workers=(3, 0, 0, 0, 0, 0), suspicions=("suspicion-2",))) == 0


def test_three_goods_of_both_kinds_together_are_a_point() -> None:
    assert [total(Player(silver=silver, provisions=2)) for silver in (0, 1, 3, 4)] == [0, 1, 1, 2]


def test_a_score_may_be_negative() -> None:
    assert total(Player(debts=2, paid=1)) == -5


@pytest.mark.parametrize(("card", "more", "points"), [
    ("assassin-vikings", Player(attacked=("thief-vikings", "hunter-saracens", "warrior-saracens")), 2),
    ("barbarian-vikings", Player(attacked=("thief-vikings", "thief-byzantines")), 1),
    ("invader-saracens", Player(attacked=("thief-vikings", "traitor-vikings", "thief-byzantines")), 2),
    ("adventurer-vikings", Player(monks=SPACES[:3]), 1),
    ("archer-saracens", Player(outposts=SPACES[:4]), 2),
    ("guardian-vikings", Player(workshops={"attack": BOTH, "convert": LEFT}), 1),
    ("hunter-saracens", Player(retinue=("abbot-1", "abbot-2")), 1),
    ("lookout-vikings", Player(walls=(PLAIN_WALL,) * 4), 2),
    ("vigilante-saracens", Player(jars=("absolve-1", "absolve-2")), 1),
    ("armourer-vikings", Player(strength=7), 1),
    ("marauder-saracens", Player(influence=8), 2),
    ("warrior-saracens", Player(faith=3), 0),
    ("champion-saracens", Player(), 1),
    ("champion-byzantines", Player(attacked=("thief-vikings",) * 5), 2),
    ("mercenary-vikings", Player(), 2),
    ("protector-vikings", Player(paid=3), 3),
    ("thief-byzantines", Player(suspicions=("suspicion-0", "suspicion-1")), 2),
    ("traitor-vikings", Player(debts=2), 2),
])  # fmt: skip
def test_what_a_converted_outsider_is_worth(card: str, more: Player, points: int) -> None:
    assert score(ended(replace(more, converted=(card,))), 0).converted == points


def test_mercenaries_count_each_other() -> None:
    mercenaries = ("mercenary-vikings", "mercenary-byzantines", "mercenary-saracens-1", "mercenary-saracens-2")
    worth = [score(ended(Player(converted=mercenaries[:n])), 0).converted for n in (1, 2, 4)]
    assert worth == [2, 6, 20]


def test_two_traitors_make_two_less_of_each_unpaid_debt() -> None:
    player = Player(debts=2, converted=("traitor-vikings", "traitor-byzantines"))
    assert total(player) == -2


def test_the_paladin_on_the_track_is_not_scored() -> None:
    assert score(ended(Player(faith=4, paladin="oliver")), 0).faith == 3


# ---------------------------------------------------------------------- places


def places(state: State) -> dict[int, int]:
    return {standing.seat: standing.place for standing in standings(state)}


def test_ties_go_to_more_points_from_orders_then_to_fewer_suspicions_then_they_are_shared() -> None:
    ordered = Player(attacked=("thief-vikings",) * 5)  # 4 points
    tracked = Player(faith=5, strength=2, suspicions=("suspicion-0",))  # 4 points
    cleaner = Player(faith=5, strength=2)
    state = ended(tracked, ordered, cleaner, cleaner)
    assert [score(state, seat).total for seat in range(4)] == [4, 4, 4, 4]
    assert places(state) == {1: 1, 2: 2, 3: 2, 0: 4}
    assert {standing.seat: standing.tie for standing in standings(state)} == {
        1: say("paladins-tie-1", whom=SeatRef(2), own=4, theirs=0),
        2: say("paladins-tie-level", whom=SeatRef(3)),
        3: say("paladins-tie-2", whom=SeatRef(0), own=0, theirs=1),
        0: None,
    }


def test_the_parts_add_up_to_the_score() -> None:
    (standing,) = standings(ended(Player(faith=8, debts=1, silver=7, converted=("mercenary-vikings",))))
    assert sum(part.points for part in standing.parts) == standing.score == 9 - 3 + 2 + 2
    assert standing.details == ()


VIRTUAL = Text("paladins-virtual")


@pytest.mark.parametrize(("own", "outcome", "tie", "its"), [
    (Player(faith=7), "won", None, None),
    (Player(faith=3), "lost", None, None),
    (Player(attacked=("thief-vikings",) * 5), "won", say("paladins-tie-1", whom=VIRTUAL, own=4, theirs=0), None),
    (
        Player(faith=5, strength=3, suspicions=("suspicion-0",)),
        "lost", None, say("paladins-tie-2", whom=SeatRef(0), own=0, theirs=1),
    ),
    (Player(strength=5, faith=3), "shared", say("paladins-tie-level", whom=VIRTUAL), None),
])  # fmt: skip
def test_a_single_player_stands_beside_the_rival(own: Player, outcome: str, tie: Text | None, its: Text | None) -> None:
    (standing,) = standings(alone(own, Player(faith=5, influence=2)))
    rival = standing.rival
    assert rival is not None
    assert (standing.place, rival.score, rival.outcome) == (1, 4, outcome)
    assert sum(part.points for part in rival.parts) == rival.score
    assert (standing.tie, rival.tie) == (tie, its)
