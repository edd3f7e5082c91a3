"""The tests that wait for `make check` are there: a name of a test that is gone would keep nothing waiting."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.long import LONG, LONG_TESTS, TESTS, read_dear


def functions(file: Path) -> set[str]:
    return {
        node.name
        for node in ast.walk(ast.parse(file.read_bytes()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def test_every_dear_test_is_there() -> None:
    gone = []
    for file in sorted({test.partition("::")[0] for test in read_dear()}):
        there = functions(TESTS / file) if (TESTS / file).exists() else set()
        named = {test for test in read_dear() if test.startswith(f"{file}::")}
        gone += [test for test in named if test.partition("::")[2].partition("[")[0] not in there]
    assert gone == []


def test_every_long_file_is_there() -> None:
    files = {*LONG, *(pattern.partition("::")[0] for pattern in LONG_TESTS)}
    assert [pattern for pattern in files if not any(TESTS.glob(pattern))] == []
