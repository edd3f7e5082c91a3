"""The house pack: what its cards and sides cost and bring, compared with each other."""

from collections import Counter
from itertools import combinations, permutations, product

import pytest

from games.devil.rules.rulebook import BASIC, COINS, RARE
from tests.games.devil.house_pack import BOARD, BUILDINGS


def bought(amounts: dict[str, int]) -> int:
    """What amounts cost in coins at the bank."""
    price = {
        **dict.fromkeys(BASIC, BOARD.prices["buy-basic"]),
        **dict.fromkeys(RARE, BOARD.prices["buy-rare"]),
        COINS: 1,
    }
    return sum(price[kind] * amount for kind, amount in amounts.items())


def end_fifths(amounts: dict[str, int]) -> int:
    """What amounts are worth at the end, in fifths of a point."""
    return sum(amount * (5 if kind in RARE else 1) for kind, amount in amounts.items())


def produced(side: int, turn: int, levels: list[int]) -> Counter[str]:
    """Section 3.1, written apart from the engine: goods and coins of a round, from 1."""
    wheel = BOARD.sides[side].wheel[turn - 1]
    made = Counter({COINS: 2 + (levels[1] == 2) + (levels[2] == 2)})
    place = 0
    while place < 4:
        wide = wheel[place] in RARE
        made[wheel[place]] += min(levels[place], levels[place + 1]) if wide else levels[place]
        place += 2 if wide else 1
    return made


def missing_coins(held: Counter[str], costs: list[dict[str, int]]) -> int:
    """Coins that are missing to pay all costs, the missing goods bought; nothing sold, nothing borrowed."""
    total = sum((Counter(cost) for cost in costs), Counter())
    goods = {kind: max(0, amount - held[kind]) for kind, amount in total.items() if kind != COINS}
    return bought(goods) + total[COINS] - held[COINS]


# Costs and points (section 8)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def test_costs_and_points_rise_with_the_rounds() -> None:
    rounds = [[card for card in BUILDINGS if card.round == turn] for turn in range(1, 6)]
    costs = [mean([bought(card.cost) for card in cards]) for cards in rounds]
    points = [mean([card.points for card in cards]) for cards in rounds]
    assert costs == sorted(set(costs))
    assert points == sorted(set(points))


def test_a_building_beats_its_goods_and_more_so_in_later_rounds() -> None:
    surplus = {card.id: card.points - end_fifths(card.cost) / 5 for card in BUILDINGS}
    by_round = [mean([surplus[card.id] for card in BUILDINGS if card.round == turn]) for turn in range(1, 6)]
    assert by_round == sorted(set(by_round))
    assert all(value > 0 for value in by_round), by_round
    assert all(surplus[card.id] >= 1 for card in BUILDINGS if card.round == 5), surplus


@pytest.mark.parametrize("side", range(4))
def test_in_round_one_a_building_asks_for_a_deal_or_what_the_bank_lends(side: int) -> None:
    """What is missing of the cheapest one are two basic goods or less; two can be paid for in a quarter of hands."""
    held = Counter(BOARD.sides[side].goods) + produced(side, 1, [1, 1, 1, 1])
    letters = [[card.cost for card in BUILDINGS if card.letter == letter] for letter in "ABCD"]
    hands = list(product(*letters))
    one = [min(missing_coins(held, [cost]) for cost in hand) for hand in hands]
    two = [min(missing_coins(held, list(pair)) for pair in combinations(hand, 2)) for hand in hands]
    assert max(one) <= 2 * BOARD.prices["buy-basic"]
    assert sum(missing > 0 for missing in two) >= 0.75 * len(hands)


@pytest.mark.parametrize("turn", range(2, 6))
def test_the_income_of_a_later_round_pays_for_no_two_buildings(turn: int) -> None:
    levels = [2] * (turn - 1) + [1] * (5 - turn)
    costs = [card.cost for card in BUILDINGS if card.round == turn]
    held = [produced(side, turn, levels) + Counter(wood=1, coins=2) for side in range(4)]
    lent = [missing_coins(one, [cost]) <= BOARD.debt_limit for one in held for cost in costs]
    assert sum(lent) >= 0.5 * len(lent)
    pairs = list(combinations(costs, 2))
    assert not any(missing_coins(one, list(pair)) <= BOARD.debt_limit / 2 for one in held for pair in pairs)


# The boards


def test_the_prices_are_those_of_the_rules() -> None:
    basic, rare, hire = (3, 1), (5, 2), (2, 3)
    prices = BOARD.prices
    assert (prices["buy-basic"], prices["sell-basic"]) == basic
    assert (prices["buy-rare"], prices["sell-rare"]) == rare
    assert (prices["hire"], prices["hire-again"]) == hire
    assert (prices["wing"], prices["bribe"]) == (5, 5)


def test_the_wheel_turns_so_that_each_of_its_segments_comes_to_every_side() -> None:
    wheels = [side.wheel for side in BOARD.sides]
    assert len(set(wheels[0][:4])) == 4
    for side, turn in product(range(4), range(5)):
        assert wheels[side][turn] == wheels[0][(side + turn) % 4]


def test_a_segment_makes_one_rare_good_and_two_different_basic_goods() -> None:
    for segment in BOARD.sides[0].wheel:
        made = Counter(segment)
        assert sorted(made.values()) == [1, 1, 2]
        assert {good for good, fields in made.items() if fields == 2} < set(RARE)


def test_everything_is_made_in_every_round_and_stone_is_the_scarce_one() -> None:
    made = sum((Counter(segment) for segment in BOARD.sides[0].wheel[:4]), Counter())
    assert {good: made[good] for good in BASIC} == {"wood": 3, "stone": 2, "grain": 3}
    assert {good: made[good] for good in RARE} == {"glass": 4, "marble": 4}


def test_costs_are_many_and_want_much_of_one_good() -> None:
    costs = [card.cost for card in BUILDINGS]
    goods = [{kind: count for kind, count in cost.items() if kind != COINS} for cost in costs]
    assert len({tuple(sorted(cost.items())) for cost in costs}) >= 45
    assert 20 <= sum(set(RARE) <= set(cost) for cost in costs) <= 32
    assert 8 <= sum(COINS in cost for cost in costs) <= 16
    assert 10 <= sum(len(card.types) == 2 for card in BUILDINGS) <= 17
    assert all(max(cost.values()) >= 2 for cost in goods)
    assert sum(max(cost.values()) >= 3 for cost in goods) >= 40


def test_production_of_the_sides_is_worth_the_same_within_five_percent_whatever_fields_are_improved_first() -> None:
    worth = []
    for side in range(4):
        totals = []
        for order in permutations(range(4)):
            improved = [set(order[: turn - 1]) for turn in range(1, 6)]
            levels = [[2 if field in done else 1 for field in range(4)] for done in improved]
            totals.append(sum(bought(produced(side, turn + 1, levels[turn])) for turn in range(5)))
        worth.append(mean(totals))
    assert max(worth) <= 1.05 * min(worth)


def test_the_sides_start_alike_so_that_a_chest_does_not_tell_whose_it_is() -> None:
    assert all(side.goods == BOARD.sides[0].goods for side in BOARD.sides)
    assert all(BOARD.sides[0].goods[good] == 1 for good in (*BASIC, *RARE))
