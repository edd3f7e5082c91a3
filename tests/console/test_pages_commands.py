"""The pages for readers name slash commands, their options and settings that are there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
WITH_PAGES = {  # commands of a bot that serves pages, with their options
    "table play": {"table", "where"},
    "me tables": set[str](),
    "me calendar": {"do"},
    "me sessions": set[str](),
}
_NAMED = re.compile(r"`/([a-z][^`]*)`")
_SETTING = re.compile(r"\b(?:PACTUM|DISCORD|DATABASE)_[A-Z_]+\b")
_GIVEN = re.compile(r"([a-z_]+):")
_GROUPS = (1, 2)  # types of options that hold other options


@cache
def commands() -> dict[str, set[str]]:
    """The options of each command, and the commands of each group, by its words."""
    found: dict[str, set[str]] = dict(WITH_PAGES)

    def walk(node: dict[str, Any], words: str) -> None:
        found[words] = {option["name"] for option in node.get("options", [])}
        for option in node.get("options", []):
            if option["type"] in _GROUPS:
                walk(option, f"{words} {option['name']}")

    for command in json.loads((ROOT / "tests/bot/command_tree.json").read_text(encoding="utf-8")).values():
        walk(command, command["name"])
    for words in WITH_PAGES:
        group, name = words.split()
        found[group].add(name)
    return found


@cache
def settings() -> set[str]:
    """All names of settings that code, the compose files and the Makefile have."""
    files = [*(file for floor in ("bot", "engine", "host", "tests") for file in (ROOT / floor).rglob("*.py"))]
    files += [*ROOT.glob("docker-compose*.yml"), ROOT / "Makefile"]
    return {name for file in files for name in _SETTING.findall(file.read_text(encoding="utf-8"))}


def unknown(text: str) -> Iterator[str]:
    """What a page names that isn't there."""
    for named in _NAMED.findall(text):
        first, *more = named.split()
        if first not in commands():
            if more or first in {words.split()[0] + "s" for words in commands()}:  # else a path, as `/ready` is one
                yield named
            continue
        words = first
        while more and f"{words} {more[0]}" in commands():
            words = f"{words} {more.pop(0)}"
        group = any(each.startswith(f"{words} ") for each in commands())
        given = _GIVEN.match(" ".join(more))
        if (group and more) or (given and given[1] not in commands()[words]):
            yield named
    yield from sorted(set(_SETTING.findall(text)) - settings())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_and_setting_that_a_page_names_is_there(page: Path) -> None:
    assert list(unknown(page.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "text",
    [
        "`/table shut`",
        "`/me board size:`",
        "`/fix unfreeze reason:`",
        "`/tables list`",
        "`PACTUM_PICTURE_" + "COLOURS=2`",
    ],
)
def test_what_is_not_there_is_found(text: str) -> None:
    assert list(unknown(text)) != []


@pytest.mark.parametrize("text", ["`/ready`", "`/me board as:text`", "`/table play where:browser`", "`DATABASE_URL`"])
def test_what_is_there_is_right(text: str) -> None:
    assert list(unknown(text)) == []
