"""The pages for readers lead where they say: every link, every decision in the index."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
LINK = re.compile(r"(?:\]\(|src=\")(?!https?://)([^)\"#]+)")
NAMED = re.compile(r"`((?:engine|db|host|face|bot|tools|tests|alembic)/[\w/.-]+)`")
MADE_UP = re.compile(r"(^|/)x(/|\.|$)")  # the game x of the page on adding one


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_decision_stands_in_the_index_with_its_title() -> None:
    decisions = DOCS / "developers" / "decisions"
    pages = sorted(decisions.glob("[0-9]*.md"))
    rows = re.findall(r"^\| \[\d{4}\]\((.+?)\) \| (.+) \|$", (decisions / "README.md").read_text("utf-8"), re.MULTILINE)
    index = [(name, f"# {int(name[:4])}. {title}") for name, title in rows]
    assert index == [(page.name, page.read_text("utf-8").splitlines()[0]) for page in pages]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    named = {name for name in NAMED.findall(page.read_text(encoding="utf-8")) if not MADE_UP.search(name)}
    assert sorted(name for name in named if not (ROOT / name).exists()) == []
