"""`make quick` runs the tests that stand nearest to a change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.quick.nearest import Imports, chosen


@pytest.fixture
def imports(tmp_path: Path) -> Imports:
    """A house of two rooms: rules, a host that imports them, and a test of each."""
    for file, source in {
        "engine/__init__.py": "",
        "engine/debts.py": "LIMIT = 10\n",
        "engine/cards.toml": "",
        "host/play.py": "from engine.debts import LIMIT\n",
        "tests/engine/test_debts.py": "from engine import debts\n",
        "tests/host/test_play.py": "def test_it():\n    import host.play\n",
        "tests/host/test_log.py": "import json\n",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(source, encoding="utf-8")
    return Imports.read(tmp_path)


def test_tests_that_import_the_changed_module_come_before_those_that_reach_it_by_another(imports: Imports) -> None:
    files = chosen(imports, ["engine/debts.py"], {}, 100.0)
    assert files == ["tests/engine/test_debts.py", "tests/host/test_play.py"]


def test_what_no_longer_fits_is_left_out_but_never_the_nearest(imports: Imports) -> None:
    seconds = {"tests/engine/test_debts.py": 50.0}
    assert chosen(imports, ["engine/debts.py"], seconds, 20.0) == ["tests/engine/test_debts.py"]


def test_a_changed_test_is_its_own_nearest(imports: Imports) -> None:
    assert chosen(imports, ["tests/host/test_log.py"], {}, 20.0) == ["tests/host/test_log.py"]


def test_a_file_of_data_stands_for_the_modules_beside_it(imports: Imports) -> None:
    assert "tests/engine/test_debts.py" in chosen(imports, ["engine/cards.toml"], {}, 100.0)


def test_of_equally_near_ones_the_quickest_come_first(imports: Imports) -> None:
    paths = ["tests/host/test_log.py", "tests/host/test_play.py"]
    assert chosen(imports, paths, {paths[0]: 2.0, paths[1]: 1.0}, 100.0) == [paths[1], paths[0]]


def test_what_nothing_imports_runs_nothing(imports: Imports) -> None:
    assert chosen(imports, ["LICENSE"], {}, 20.0) == []
