"""The image, built and run without Docker: its Dockerfile's instructions, then a container as compose makes it."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.image.carrying_out import carry_out, lacking, unable
from tests.wire.bot_process import TOKEN

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def seen() -> Iterator[dict[str, Any]]:
    """What was seen of one container, from before its start to its end."""
    if reason := unable():
        pytest.xfail(reason)
    if reason := lacking():
        pytest.skip(reason)
    place = Path(tempfile.mkdtemp(prefix="pactum-"))
    place.chmod(0o755)  # the database runs as another user
    yield carry_out(place)
    shutil.rmtree(place, ignore_errors=True)


def test_the_bot_is_a_user_of_its_own_without_any_rights(seen: dict[str, Any]) -> None:
    assert (seen["tried"]["user"], seen["tried"]["groups"], int(seen["tried"]["rights"], 16)) == (10001, [10001], 0)


def test_only_what_compose_mounts_can_be_written(seen: dict[str, Any]) -> None:
    assert seen["tried"]["written"] == ["/tmp", "/backups", "/exports"]  # noqa: S108


def test_it_needs_no_git_no_make_and_no_network_but_its_own(seen: dict[str, Any]) -> None:
    assert (seen["tried"]["programs"], seen["tried"]["networks"]) == ([], ["lo"])


def test_its_health_is_bad_until_it_runs_then_good_then_bad_again(seen: dict[str, Any]) -> None:
    assert [seen[when][0] for when in ("health_before", "health", "health_after")] == [1, 0, 1]
    assert "A bot is running" in seen["health"][1]
    assert seen["compose_health"][0] == 0, seen["compose_health"]


@pytest.mark.parametrize(
    ("name", "status", "words"),
    [
        ("metrics", 200, 'pactum_info{version="'),
        ("ready", 200, '"gateway":"ok"'),
        ("page", 200, "<!doctype html>"),
        ("style", 200, "@font-face"),
        ("interactions", 200, '"type"'),
        ("unsigned", 401, ""),
    ],
)
def test_its_addresses_answer(seen: dict[str, Any], name: str, status: int, words: str) -> None:
    answered, text = seen["pages"][name]
    assert (answered, words in text) == (status, True), text


def test_a_command_is_answered_and_a_picture_is_drawn(seen: dict[str, Any]) -> None:
    assert seen["answered"]
    assert seen["pictures"] > 0


def test_a_backup_is_written_beside_it_as_the_docs_say(seen: dict[str, Any]) -> None:
    code, words = seen["backup"]
    assert (code, "2 tables" in words) == (0, True), words


def test_it_stops_cleanly_in_the_time_that_compose_gives(seen: dict[str, Any]) -> None:
    stop = seen["stop"]
    assert (stop["code"], "Traceback" in stop["said"], TOKEN in stop["said"]) == (0, False, False), stop["said"]
    assert stop["seconds"] < seen["grace"]
