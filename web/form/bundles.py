"""Works out what a press on [+] or [-] makes of a bundle: amounts that its input takes, each of which can be reached.

Amounts hold the kinds in the order in which they were pressed last: the one pressed longest ago, or never, is first.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.forms import Bundle

Amounts = Mapping[str, int]


def one_less(node: Bundle, amounts: Amounts, kind: str) -> dict[str, int] | None:
    """The amounts with one less of that kind; None if there is none, or too few would be left.

    If an exact number is asked, one of another kind takes its place: of the kind pressed last that has room.
    """
    if not amounts.get(kind, 0):
        return None
    after = _in_order({kind: amounts[kind] - 1}, amounts)
    if sum(after.values()) >= node.least:
        return _counted(after)
    if node.least < node.most:
        return None
    wanted = [*reversed(after), *node.limits]
    other = next((each for each in wanted if each != kind and after.get(each, 0) < node.limits.get(each, 0)), None)
    return None if other is None else _counted({**after, other: after.get(other, 0) + 1})


def one_more(node: Bundle, amounts: Amounts, kind: str) -> dict[str, int] | None:
    """The amounts with one more of that kind; None if there is no room for it.

    If an exact number is asked, it takes the place of one of the kind pressed longest ago, and the first press fills up
    to that number. So whoever goes on pressing what they want more of arrives there.
    """
    if amounts.get(kind, 0) >= node.limits[kind]:
        return None
    others = [each for each, count in amounts.items() if each != kind and count]
    after = {each: amounts[each] for each in others}
    after[kind] = amounts.get(kind, 0) + 1
    if sum(after.values()) > node.most:
        if node.least < node.most or not others:
            return None
        after[others[0]] -= 1
    for each in (kind, *node.limits):
        more = min(node.limits[each] - after.get(each, 0), node.least - sum(after.values()))
        after[each] = after.get(each, 0) + max(0, more)
    return _counted({**{each: count for each, count in after.items() if each != kind}, kind: after[kind]})


def _in_order(first: Amounts, rest: Amounts) -> dict[str, int]:
    return {**first, **{kind: count for kind, count in rest.items() if kind not in first}}


def _counted(amounts: Amounts) -> dict[str, int]:
    return {kind: count for kind, count in amounts.items() if count}
