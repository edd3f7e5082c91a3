"""`pactum --version` says which release answers, and in a checkout which commit."""

from __future__ import annotations

import subprocess
from importlib.metadata import version
from pathlib import Path

from typer.testing import CliRunner

from bot.cli.commands import app
from bot.cli.release import commit_of, version_sentence


def git(root: Path, *words: str) -> str:
    named = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    return subprocess.run(
        ["git", "-C", root, *named, *words], capture_output=True, text=True, check=True
    ).stdout.strip()


def test_a_checkout_says_its_commit_and_whether_files_differ_from_it(tmp_path: Path) -> None:
    git(tmp_path, "init", "--quiet")
    (tmp_path / "rules.txt").write_text("one", encoding="utf-8")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "One")
    commit = git(tmp_path, "rev-parse", "--short", "HEAD")
    assert version_sentence(tmp_path) == f"Pactum {version('pactum')} (commit {commit})"
    (tmp_path / "rules.txt").write_text("two", encoding="utf-8")
    assert commit_of(tmp_path) == f"{commit}+"


def test_an_installed_copy_says_its_number_alone(tmp_path: Path) -> None:
    assert version_sentence(tmp_path) == f"Pactum {version('pactum')}"


def test_the_option_answers_and_exits() -> None:
    said = CliRunner().invoke(app, ["--version"])
    assert (said.exit_code, said.output.startswith(f"Pactum {version('pactum')}")) == (0, True)
