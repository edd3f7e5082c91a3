"""Reads the compose files as an operator's machine would: YAML, and what .env fills in."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
FILES = tuple(sorted(path.name for path in ROOT.glob("docker-compose*.yml")))
YAML = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)"
PYTHON = "/usr/bin/python3"  # Debian's, for its package python3-yaml


@cache
def reads_yaml() -> bool:
    """Whether this machine has Debian's reader."""
    try:
        return subprocess.run([PYTHON, "-c", "import yaml"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def composed(name: str) -> dict[str, Any]:
    """What a compose file says."""
    text = (ROOT / name).read_text(encoding="utf-8")
    said = subprocess.run([PYTHON, "-c", YAML], input=text, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(said.stdout)
    return found


def filled_in(value: str, settings: Mapping[str, str]) -> str:
    """A value with what `settings` have for its ${NAME:-otherwise}."""

    def fill(match: re.Match[str]) -> str:
        return settings.get(match["name"]) or match["otherwise"] or ""

    return re.sub(r"\$\{(?P<name>\w+)(?::[-?](?P<otherwise>[^}]*))?\}", fill, value)


def seconds(written: str) -> float:
    """A span of time as compose writes it in seconds: 30s."""
    return float(written.removesuffix("s"))
