"""Processes that read only the files they run tell all that goes wrong, and what passed, in fewer words."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.by_file import shortened

ROOT = Path(__file__).parents[2]
CONFTEST = """
from pathlib import Path
from tests.by_file import ByFile

def pytest_configure(config):
    config.pluginmanager.register(ByFile(config, lambda path: -int(path.stem[-1])))
"""
READS = """
import os, pytest
from pathlib import Path
with Path(os.environ["READ"]).open("a") as read:
    print(Path(__file__).stem, file=read)
"""
FILES = {
    "test_1": """
def test_that_fails(): assert 1 == 2
@pytest.mark.parametrize("number", (1, 2))
def test_that_passes(number): pass
def test_without_what_it_asks_for(nothing_such): pass
def test_that_is_skipped(): pytest.skip("why")
@pytest.fixture
def ends_badly():
    yield
    raise ValueError("at the end")
def test_that_ends_badly(ends_badly): pass
@pytest.mark.xfail
def test_that_may_fail(): assert not os
""",
    "test_2": "import nothing_such",
    "test_3": """
def test_before(): pass
def test_that_ends_the_process(): os._exit(3)
""",
    "test_4": """
@pytest.mark.other
def test_of_others(): assert not os
""",
    "test_5": "def test_alone(): pass",
    "second/test_7": "def test_in_another_folder(): pass",
    "first/test_8": """
@pytest.mark.other
def test_of_others_after_which_the_folder_is_left(): assert not os
""",
    "first/test_9": "def test_in_a_folder(): pass",
}
TOLD = re.compile(r"^(FAILED|ERROR) (\S+)", re.MULTILINE)


def test_all_that_goes_wrong_is_told_and_each_file_is_read_once(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = other\n")
    for name, tests in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}.py").write_text(READS + tests)
    words = ("-n", "1", "--dist", "loadfile", "--no-loadscope-reorder", "-p", "no:cacheprovider", "-m", "not other")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", *words, "-rfE"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "READ": str(tmp_path / "read")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert sorted(TOLD.findall(ran.stdout)) == [
        ("ERROR", "test_1.py::test_that_ends_badly"),
        ("ERROR", "test_1.py::test_without_what_it_asks_for"),
        ("ERROR", "test_2.py"),
        ("FAILED", "test_1.py::test_that_fails"),
        ("FAILED", "test_3.py::all"),
    ], ran.stdout
    assert "'test_3.py::all', after test_3.py::test_before" in ran.stdout
    assert "2 failed, 7 passed, 1 skipped, 1 xfailed" in ran.stdout
    assert "3 errors" in ran.stdout
    assert ran.returncode == 1
    read = (tmp_path / "read").read_text().split()
    assert read == [f"test_{number}" for number in (9, 8, 7, 5, 4, 3, 1, 2)]  # 2 waited for the process that ended


class Report:
    def __init__(self, when: str, outcome: str = "passed", duration: float = 0.5) -> None:
        self.when, self.outcome, self.duration = when, outcome, duration


def test_what_passed_is_told_in_one_report_that_took_as_long_as_all() -> None:
    reports = [Report("setup"), Report("call", duration=2.0), Report("teardown")]
    told = shortened(reports)  # type: ignore[arg-type]
    assert [(report.when, report.duration) for report in told] == [("call", 3.0)]


def test_what_did_not_pass_is_told_in_full() -> None:
    for reports in (
        [Report("setup"), Report("call"), Report("teardown", "failed")],
        [Report("setup"), Report("call", "failed"), Report("teardown")],
        [Report("setup", "skipped"), Report("teardown")],
        [Report("setup", "failed"), Report("teardown")],
    ):
        assert shortened(reports) == reports  # type: ignore[arg-type,comparison-overlap]
