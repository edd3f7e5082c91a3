"""Any amounts that a bundle takes can be reached by single presses, from nothing and from each other."""

from __future__ import annotations

import itertools
import json

import pytest

from engine.forms import Bundle
from engine.nodes import check_value
from web.form.bundles import one_less, one_more

LIMITS = {"clay": 2, "wood": 3, "stone": 1}
BUNDLES = [Bundle(LIMITS, least, most) for least, most in ((0, 3), (0, 6), (1, 2), (2, 2), (2, 4), (6, 6))]


def whole(node: Bundle) -> set[tuple[int, ...]]:
    counts = itertools.product(*(range(limit + 1) for limit in LIMITS.values()))
    return {each for each in counts if node.least <= sum(each) <= node.most}


def reached(node: Bundle, begun: dict[str, int]) -> set[tuple[int, ...]]:
    """All that presses lead to; each of them is one that the input takes."""
    found: set[tuple[int, ...]] = set()
    left = [begun]
    while left:
        amounts = left.pop()
        for kind in LIMITS:
            for after in (one_less(node, amounts, kind), one_more(node, amounts, kind)):
                if after is None:
                    continue
                assert check_value("goods", node, after) == {name: after[name] for name in LIMITS if name in after}
                if (key := tuple(after.get(name, 0) for name in LIMITS)) not in found:
                    found.add(key)
                    left.append(after)
    return found


@pytest.mark.parametrize("node", BUNDLES, ids=lambda node: f"{node.least}-{node.most}")
def test_every_amount_can_be_reached_from_nothing(node: Bundle) -> None:
    assert reached(node, {}) == whole(node)


EXACT = [Bundle(limits, most, most) for limits in ({**LIMITS, "gold": 3}, {"clay": 4, "wood": 4, "stone": 2}, LIMITS)
         for most in range(1, min(5, sum(limits.values())) + 1)]  # fmt: skip


def every(node: Bundle) -> list[dict[str, int]]:
    """All that the bundle takes, each in every order in which its kinds may have been pressed."""
    counts = itertools.product(*(range(limit + 1) for limit in node.limits.values()))
    fitting = [dict(zip(node.limits, each, strict=True)) for each in counts if sum(each) == node.most]
    held = [[(kind, count) for kind, count in each.items() if count] for each in fitting]
    return [dict(order) for each in held for order in itertools.permutations(each)]


@pytest.mark.parametrize("node", EXACT, ids=lambda node: f"{node.most} of {len(node.limits)}")
def test_whoever_presses_what_is_short_of_what_they_want_gets_there(node: Bundle) -> None:
    for begun, wanted in itertools.product([{}, *every(node)], every(node)):
        for kinds in itertools.permutations(wanted):
            amounts: dict[str, int] = begun
            presses = [each for each in kinds * len(kinds) for _ in range(wanted[each])]
            for kind in presses:
                if amounts.get(kind, 0) < wanted[kind]:
                    after = one_more(node, amounts, kind)
                    assert after is not None
                    assert after != amounts
                    amounts = json.loads(json.dumps(after))  # as a draft is kept
            assert amounts == wanted, (begun, kinds)


@pytest.mark.parametrize("node", EXACT, ids=lambda node: f"{node.most} of {len(node.limits)}")
def test_one_less_puts_another_in_its_place_where_there_is_another(node: Bundle) -> None:
    for amounts in every(node):
        for kind in amounts:
            room = any(amounts.get(each, 0) < limit for each, limit in node.limits.items() if each != kind)
            after = one_less(node, amounts, kind)
            assert (after is not None) == room
            assert after is None or (after.get(kind, 0), sum(after.values())) == (amounts[kind] - 1, node.most)


def test_the_kind_pressed_longest_ago_gives_way() -> None:
    node = Bundle({"clay": 4, "wood": 4, "stone": 2}, 2, 2)
    stone = one_more(node, {"clay": 2}, "stone")
    assert stone is not None
    both = one_more(node, stone, "wood")
    assert both == {"stone": 1, "wood": 1}
    assert one_more(node, both, "clay") == {"wood": 1, "clay": 1}
