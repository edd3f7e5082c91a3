"""`make pins`: writes requirements.txt, the exact files that the image installs, each with its hash.

The versions are those of constraints.txt. pip itself says which files it would fetch for each kind of processor, and
their hashes; nothing is installed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PROCESSORS = ("x86_64", "aarch64")
LINUXES = ("manylinux_2_28", "manylinux_2_17", "manylinux2014")  # what the image's system can run
PYTHON = "3.11"  # the image's
BUILDER = "setuptools"  # makes the image's own package
HEAD = """\
# What the image installs, from the wheels for Linux on x86_64 and aarch64. Written by `make pins`; versions as in
# constraints.txt. pip takes no other file: pip install --require-hashes -r requirements.txt
"""


def wanted() -> list[str]:
    """The packages that the bot needs to run, and the one its own package is made with."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], BUILDER]


def plain(name: str) -> str:
    """The name of a package as all packages are compared by."""
    return re.sub(r"[-_.]+", "-", name).lower()


def written(reports: Iterable[dict[str, Any]]) -> str:
    """The file's content, from pip's reports of what it would install."""
    found: dict[str, tuple[str, set[str]]] = {}
    for report in reports:
        for one in report["install"]:
            name, version = plain(one["metadata"]["name"]), one["metadata"]["version"]
            kept = found.setdefault(name, (version, set()))
            if kept[0] != version:
                raise ValueError(f"{name} would be {kept[0]} on one processor and {version} on another")
            kept[1].add(one["download_info"]["archive_info"]["hashes"]["sha256"])
    entries = []
    for name, (version, hashes) in sorted(found.items()):
        lines = [f"{name}=={version}", *(f"    --hash=sha256:{each}" for each in sorted(hashes))]
        entries.append(" \\\n".join(lines))
    return HEAD + "\n".join(entries) + "\n"


def asked(processor: str) -> dict[str, Any]:
    """What pip would install on a Linux with that processor."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        platforms = [f"--platform={linux}_{processor}" for linux in LINUXES]
        subprocess.run(  # noqa: S603  fixed arguments
            [
                *(sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"),
                *("--target", folder, "--python-version", PYTHON, "--only-binary=:all:", *platforms),
                *("-c", str(ROOT / "constraints.txt"), "--report", str(report), *wanted()),
            ],
            check=True,
        )
        answer: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
        return answer


def main() -> None:
    """Writes the file."""
    (ROOT / "requirements.txt").write_text(written(map(asked, PROCESSORS)), encoding="utf-8")


if __name__ == "__main__":
    main()
