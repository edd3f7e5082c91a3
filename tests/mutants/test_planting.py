"""Mistakes are planted where they change something, and only there."""

from __future__ import annotations

import gc
import importlib.util
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from tests.mutants.behaviour import behaviour
from tests.mutants.mistakes import sample, shares
from tests.mutants.planting import Held, OutsideOfFunctions, functions, plant
from tests.mutants.reach import bound, changed, inside_functions

SOURCE = """
from typing import Protocol
LIMIT = 3
def halved(n: int, by: int = 2) -> int:
    return [each // by for each in [n]][0]
class Purse:
    coins = 1
    def left(self, *,
             price=1):
        return (self.coins
                - price)
"""


@pytest.fixture
def everywhere() -> Iterator[Callable[[], Held]]:
    """Looks for functions in the whole process, whose objects are out of the collector's sight again afterwards."""
    yield functions
    gc.freeze()


def its_own(purse: ModuleType) -> Held:
    """The functions of that module, without a look at all there are."""
    held = [purse.halved, *(each for each in vars(purse.Purse).values() if isinstance(each, FunctionType))]
    return {each.__code__: [each] for each in held}


@contextmanager
def module(folder: Path) -> Iterator[tuple[ModuleType, str]]:
    """SOURCE as a module, and the path it was read from."""
    file = folder / "purse.py"
    file.write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("purse", file)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    yield made, str(file)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("def f(n: int) -> int: ...", "def f(n: str) -> bool: ..."),
        ("n: int = 3", "n: 'a' = 3"),
        ("class A(Struct, frozen=True, gc=False): ...", "class A(Struct, frozen=False, gc=True): ..."),
        ("@cache\ndef f(): ...", "def f(): ..."),
        ("class A(Protocol[S]):\n    n = 1", "class A(Protocol[S]):\n    n = 2"),
        ("if TYPE_CHECKING:\n    import a", "if TYPE_CHECKING:\n    import b"),
        ("Param = int | str", "Param = int & str"),
        ("x = isinstance(a, Pick | Amount)", "x = isinstance(a, Pick & Amount)"),
        ("__slots__ = (1,)", "__slots__ = (2,)"),
    ],
)
def test_what_no_test_could_see_is_no_mistake(before: str, after: str) -> None:
    assert behaviour(before) == behaviour(after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("def f(n=1): ...", "def f(n=2): ..."),
        ("class A(Struct, array_like=True): ...", "class A(Struct, array_like=False): ..."),
        ("@property\ndef f(): ...", "def f(): ..."),
        ("a = b | c", "a = b & c"),
        ("a = KEPT | OTHERS", "a = KEPT & OTHERS"),
        ("if a: pass", "if not a: pass"),
    ],
)
def test_what_changes_behaviour_is_one(before: str, after: str) -> None:
    assert behaviour(before) != behaviour(after)


def test_what_is_no_python_has_no_behaviour() -> None:
    assert behaviour("def f(**n): *") is None


def test_a_mistake_in_a_function_is_planted_where_it_is_held(tmp_path: Path, everywhere: Callable[[], Held]) -> None:
    with module(tmp_path) as (purse, path):
        halved, left = purse.halved, purse.Purse().left
        held = everywhere()
        plant(path, SOURCE, SOURCE.replace("each // by", "each * by"), held)
        assert (halved(6), left()) == (12, 0)
        plant(path, SOURCE, SOURCE.replace("- price", "+ price"), held)
        assert left() == 2


@pytest.mark.parametrize(
    ("old", "new"), [("LIMIT = 3", "LIMIT = 4"), ("by: int = 2", "by: int = 3"), ("coins = 1", "coins = True")]
)
def test_a_mistake_that_runs_at_import_is_not_planted_afterwards(tmp_path: Path, old: str, new: str) -> None:
    with module(tmp_path) as (purse, path), pytest.raises(OutsideOfFunctions):
        plant(path, SOURCE, SOURCE.replace(old, new), its_own(purse))


def test_equal_code_of_another_file_is_left_alone(tmp_path: Path, everywhere: Callable[[], Held]) -> None:
    (tmp_path / "other").mkdir()
    with module(tmp_path) as (purse, path), module(tmp_path / "other") as (other, _):
        plant(path, SOURCE, SOURCE.replace("each // by", "each * by"), everywhere())
        assert (purse.halved(6), other.halved(6)) == (12, 3)


def test_a_change_counts_for_all_lines_of_its_statement() -> None:
    assert changed(SOURCE, SOURCE.replace("- price", "+ price")) == {10, 11}
    assert changed(SOURCE, SOURCE.replace("price=1", "price=2")) == {8, 9}
    assert changed(SOURCE, SOURCE.replace("LIMIT = 3", "LIMIT = 4")) == {3}


def test_what_runs_at_import_is_known_by_the_names_it_binds() -> None:
    assert {3, 7, 9} & inside_functions(SOURCE) == set()
    assert {5, 10, 11} <= inside_functions(SOURCE)
    assert bound(SOURCE, {3}) == ["LIMIT"]
    assert bound(SOURCE, {9}) == ["Purse", "coins"]


def test_each_floor_has_mistakes_by_its_lines_not_by_its_numbers(tmp_path: Path) -> None:
    assert shares(10, [100, 100, 2]) == [5, 5, 0]
    assert shares(10, [30, 30, 6]) == [5, 4, 1]
    (tmp_path / "rules").mkdir()
    (tmp_path / "pictures").mkdir()
    (tmp_path / "rules" / "debts.py").write_text("def due(n: int) -> bool:\n    return n > 10\n\n\n\n\n")
    (tmp_path / "pictures" / "chest.py").write_text("CORNERS = [1, 2, 3, 4, 5, 6]\n\n")
    planted, *_ = sample(tmp_path, ["rules", "pictures"], 4, 1)
    assert sorted(each.mutant.file for each in planted) == ["pictures/chest.py", *["rules/debts.py"] * 3]
