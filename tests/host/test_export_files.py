"""Files that are no export, or a damaged one."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from host.proof.export import LARGEST_EXPORT, Unreadable, parse_export, read_export
from host.proof.verify import verify_export
from tests.host.forging import exported, opened


def refused(content: bytes) -> str:
    with pytest.raises(Unreadable) as caught:
        parse_export(content)
    return caught.value.code


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "not-json"),
        (b"hello", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b"[]", "not-an-export"),
        (b"{}", "not-an-export"),
        (b'"pactum-export"', "not-an-export"),
        (b'{"pactum-export": 1', "cut-off"),
        (b'{"pactum-export": 1, "moves": [{}', "cut-off"),
        (b'{"pactum-export": 1}', "malformed"),
        (b'{"pactum-export": 1, "pactum-export": 1}', "twice"),
        (b'{"pactum-export": 1, "x": {"a": 1, "a": 2}}', "twice"),
        (b'{"pactum-export": 1, "x": NaN}', "number"),
        (b'{"pactum-export": 1, "x": -Infinity}', "number"),
        (b'{"pactum-export": 1, "x": 1.0}', "number"),
        (b'{"pactum-export": 1, "x": 1e400}', "number"),
        (b'{"pactum-export": 1, "x": ' + b"9" * 30 + b"}", "number"),
        (b'{"pactum-export": 1, "x": ' + b"9" * 9999 + b"}", "number"),
        (b'{"pactum-export": 1, "x": "\\ud800"}', "half-character"),
        (b'{"pactum-export": 1, "x": ' + b"[" * 40 + b"]" * 40 + b"}", "too-deep"),
        (b"[" * 1_000_000, "too-deep"),
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000, "too-deep"),
    ],
)
def test_what_is_no_export_is_refused_and_named(content: bytes, code: str) -> None:
    assert refused(content) == code


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(LARGEST_EXPORT + 1)  # a hole: it takes no space and would take long to read
    os.mkfifo(tmp_path / "pipe")
    for path, code in (
        (tmp_path / "nothing", "missing"),
        (tmp_path, "directory"),
        (tmp_path / "pipe", "no-file"),
        (large, "too-large"),
        (tmp_path / ("x" * 300), "forbidden"),
        (Path("\0"), "missing"),
    ):
        with pytest.raises(Unreadable) as caught:
            read_export(path)
        assert caught.value.code == code


def test_white_space_and_a_byte_order_mark_do_not_matter() -> None:
    pretty = json.dumps(opened(exported("bids")), indent=2).encode("utf-8-sig")
    assert parse_export(pretty) == parse_export(exported("bids"))
    assert verify_export(parse_export(pretty)).moves
