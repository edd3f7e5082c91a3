"""What one more press makes of a bundle: always amounts that its input takes, and any of them can be reached."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.forms import Bundle

Amounts = Mapping[str, int]


def one_less(node: Bundle, amounts: Amounts, kind: str) -> dict[str, int] | None:
    """One less of that kind; None where there is none, or where too few would be left."""
    if not amounts.get(kind, 0) or sum(amounts.values()) <= node.least:
        return None
    return _counted({**amounts, kind: amounts[kind] - 1})


def one_more(node: Bundle, amounts: Amounts, kind: str) -> dict[str, int] | None:
    """One more of that kind; None where it cannot be.

    Where an exact number is asked it comes in place of one of another kind, and the first is filled up to that number.
    """
    if amounts.get(kind, 0) >= node.limits[kind]:
        return None
    after, total = {**amounts, kind: amounts.get(kind, 0) + 1}, sum(amounts.values()) + 1
    if total > node.most:
        others = [each for each in node.limits if each != kind and after.get(each)]
        if node.least < node.most or not others:
            return None
        after[others[-1]] -= 1
    for each in (kind, *node.limits):
        more = min(node.limits[each] - after.get(each, 0), node.least - sum(after.values()))
        after[each] = after.get(each, 0) + max(0, more)
    return _counted(after)


def _counted(amounts: Amounts) -> dict[str, int]:
    return {kind: count for kind, count in amounts.items() if count}
