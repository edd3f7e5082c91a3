"""Which release this is: its number, and in a checkout the commit as well."""

from __future__ import annotations

import shutil
import subprocess
from importlib.metadata import version
from pathlib import Path

from face.wordings.console import cli_line

_ROOT = Path(__file__).parents[2]
_PATIENCE = 5.0  # seconds for git to answer
_CHANGED = "+"  # behind a commit from which the files differ


def version_sentence(root: Path = _ROOT) -> str:
    """The sentence for `pactum --version`. `root`: where the package lies, a checkout or not."""
    number, commit = version("pactum"), commit_of(root)
    return cli_line("release-commit", number=number, commit=commit) if commit else cli_line("release", number=number)


def commit_of(root: Path) -> str:
    """The short name of the commit in the checkout at `root`; "" where it is none, or where git is missing."""
    if not (root / ".git").exists() or (git := shutil.which("git")) is None:
        return ""
    asked = [git, "-C", str(root), "describe", "--always", "--exclude=*", f"--dirty={_CHANGED}"]
    try:
        said = subprocess.run(asked, capture_output=True, text=True, timeout=_PATIENCE, check=True)  # noqa: S603
    except (OSError, subprocess.SubprocessError):
        return ""
    return said.stdout.strip()
