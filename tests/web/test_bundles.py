"""Any amounts that a bundle takes can be reached by single presses, from nothing and from each other."""

from __future__ import annotations

import itertools

import pytest

from engine.core.forms import Bundle
from engine.core.nodes import check_value
from web.bundles import one_less, one_more

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
