"""The pages for readers lead where they say: every link, every decision in the index."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
LINK = re.compile(r"(?:\]\(|src=\")(?!https?://)([^)\"#]+)")
FLOORS = "engine|games|db|host|face|web|bot|tools|tests|alembic|docs"
NAMED = re.compile(rf"`((?:{FLOORS})/[\w<>*/.-]+|[\w<>*/.-]+\.(?:py|ftl|toml|css|js))`")
ANY = re.compile(r"<\w+>|\*|\bx\b(?!\.)")  # whatever stands there, as the game x of the page on adding one
OPTIONAL = {"balance.py"}  # what a game may bring, and none does


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_to_a_file(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def said_twice(changes: str) -> list[str]:
    """What two entries of a part of the changes begin with, or have in bold: merges leave both forms of one."""
    found = []
    for part in re.split(r"^###? ", changes, flags=re.MULTILINE):
        said = re.findall(r"^- ((?:\S+ ){3}\S+)", part, re.MULTILINE) + re.findall(r"\*\*(.+?)\*\*", part)
        found += [each for each, times in Counter(said).items() if times > 1]
    return found


def test_the_changelog_says_each_thing_once() -> None:
    assert said_twice((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("twice", ["- **A**: b\n- c **A** d\n", "- a b c d e\n- f\n- a b c d g\n"])
def test_what_the_changelog_says_twice_is_found(twice: str) -> None:
    assert said_twice(f"## 1\n\n### For players\n\n{twice}") != []
    assert said_twice("## 1\n\n### For players\n\n- **A**: b\n\n### For operators\n\n- **A**: c\n") == []


def test_every_page_of_the_docs_is_in_their_index() -> None:
    index = set(LINK.findall((DOCS / "README.md").read_text(encoding="utf-8")))
    pages = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md") if not page.name[0].isdigit()} - {"README.md"}
    assert sorted(pages - index) == []


def test_every_decision_stands_in_the_index_with_its_title() -> None:
    decisions = DOCS / "developers" / "decisions"
    pages = sorted(decisions.glob("[0-9]*.md"))
    rows = re.findall(r"^\| \[\d{4}\]\((.+?)\) \| (.+) \|$", (decisions / "README.md").read_text("utf-8"), re.MULTILINE)
    index = [(name, f"# {int(name[:4])}. {title}") for name, title in rows]
    assert index == [(page.name, page.read_text("utf-8").splitlines()[0]) for page in pages]


@cache
def there() -> str:
    """The files and folders of the tree, a line each, from its root and after a slash."""
    floors = [path for floor in FLOORS.split("|") for path in (ROOT / floor).rglob("*")]
    return "".join(f"/{path.relative_to(ROOT)}\n" for path in [*ROOT.glob("*"), *floors])


def is_there(name: str) -> bool:
    wanted = "[^/\n]+".join(map(re.escape, ANY.split(name.rstrip("/"))))
    return re.search(f"/{wanted}\n", there()) is not None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    named = set(NAMED.findall(page.read_text(encoding="utf-8"))) - OPTIONAL
    assert sorted(name for name in named if not is_there(name)) == []


@pytest.mark.parametrize("name", ["engine/forms.py", "forms.py", "games/<game>/rules", "x/face"])
def test_a_name_is_found_wherever_it_stands(name: str) -> None:
    assert is_there(name)


@pytest.mark.parametrize("name", ["engine/form.py", "orms.py", "engine/<game>/rules", "devil/<folder>/rules/game.py"])
def test_what_is_not_there_is_not_found(name: str) -> None:
    assert not is_there(name)
