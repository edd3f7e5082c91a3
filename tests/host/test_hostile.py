"""What a hostile export costs grows with its size and no faster: work is counted, not time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from host.proof.export import OtherFormat, Unreadable, once, parse_export
from host.proof.noted import Differs
from host.proof.verify import OtherVersion, verify_export
from tests.ground import sized
from tests.host.forging import exported
from tests.host.hostile import KINDS, a_crowd_that_sits_down, cards_of_keys_in_keys
from tools.under_test import all_under_test

SIZES = (400, 800, 1200)
TRACED = sized(SIZES, (200, 400, 600))  # tracing makes a file thirty times as dear
FASTER = 1.25  # how much more a third of a file may cost than the one before it
SLACK = 2000  # lines: what does not depend on the size


def lines_run(work: Callable[[], Any]) -> int:
    """How many lines of Python `work` runs; a line that loops counts each time round."""
    run = 0

    def count(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal run
        run += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        work()
    finally:
        sys.settrace(before)
    return run


def checked(raw: bytes) -> str:
    """As what the file is found, "" if it holds."""
    try:
        verify_export(parse_export(raw))
    except (Differs, Unreadable) as found:
        return found.code
    except (OtherVersion, OtherFormat):
        return "other"
    return ""


@pytest.mark.sampled
@pytest.mark.parametrize("name", KINDS)
def test_a_larger_file_costs_in_proportion(name: str) -> None:
    files = [KINDS[name](size) for size in TRACED]
    assert len(files[0]) < len(files[1]) < len(files[2])
    first, second, third = (lines_run(lambda raw=raw: checked(raw)) for raw in files)  # type: ignore[misc]
    assert third - second <= FASTER * max(0, second - first) + SLACK, (first, second, third)


@pytest.mark.parametrize("twice", [False, True])
def test_a_key_is_looked_at_a_few_times_however_many_there_are(twice: bool) -> None:
    looks = 0

    class Key(str):
        __slots__ = ()

        def __hash__(self) -> int:
            nonlocal looks
            looks += 1
            return super().__hash__()

    pairs: list[tuple[str, Any]] = [(Key(f"k{number}"), 1) for number in range(1000)]
    if twice:
        pairs.append(pairs[-1])
        with pytest.raises(Unreadable) as caught:
            once(pairs)
        assert (caught.value.code, caught.value.details) == ("twice", {"name": "k999"})
    else:
        assert list(once(pairs)) == [key for key, _ in pairs]
    assert looks <= 3 * len(pairs)


@pytest.mark.parametrize("game_id", all_under_test())
def test_more_players_than_a_game_seats_are_no_game(game_id: str) -> None:
    """They are refused before anything is dealt to them."""
    assert checked(a_crowd_that_sits_down(60, game_id)) == "crowd"
    assert not checked(exported(game_id))


def test_no_hostile_file_holds_by_chance() -> None:
    """Each is of the kind it says: most are found, and what is found of them does not depend on the size."""
    for name, made in KINDS.items():
        small, large = checked(made(SIZES[0])), checked(made(SIZES[1]))
        assert small == large, name


def test_cards_are_read_in_a_few_steps_a_character_whatever_is_in_them() -> None:
    """A key of many parts takes as many steps as it has parts, squared: such lines are not read at all."""
    plain, deep = (cards_of_keys_in_keys(600, parts) for parts in (10, 900))
    steps = [lines_run(lambda raw=raw: checked(raw)) for raw in (plain, deep)]  # type: ignore[misc]
    assert checked(deep) == checked(plain) == "cards"
    assert steps[1] < steps[0]
