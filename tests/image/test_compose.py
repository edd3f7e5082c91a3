"""The compose files are what compose's published schema asks for."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from copy import deepcopy
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.image.composed import FILES, composed, reads_yaml

PACKAGE = Path(__file__).with_name("schema.txt")
SCHEMA = "check_jsonschema/builtin_schemas/vendor/compose-spec.json"

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Compose's schema, from the file of a package that is known by its hash; nothing of it is installed."""
    if not reads_yaml():
        pytest.skip("compose files are read by Debian's Python (Debian: apt-get install python3-yaml)")
    folder = tmp_path_factory.mktemp("schema")
    words = ("download", "--quiet", "--no-deps", "--require-hashes", "--only-binary=:all:", f"--dest={folder}")
    subprocess.run([sys.executable, "-m", "pip", *words, f"--requirement={PACKAGE}"], check=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return json.loads(archive.read(SCHEMA))


def faults(schema: Any, file: dict[str, Any]) -> list[str]:
    """What the schema has against a file."""
    return [str(error) for error in jsonschema_rs.validator_for(schema).iter_errors(file)]


@pytest.mark.parametrize("name", FILES)
def test_a_compose_file_is_what_the_schema_asks_for(schema: Any, name: str) -> None:
    assert faults(schema, composed(name)) == []


@pytest.mark.parametrize(("key", "value"), [("read-only", True), ("stop_grace_period", 30), ("tmpfs", {"a": ""})])
def test_a_planted_mistake_is_found(schema: Any, key: str, value: object) -> None:
    file = deepcopy(composed("docker-compose.yml"))
    file["services"]["bot"][key] = value
    assert faults(schema, file) != []


def test_every_file_is_checked() -> None:
    assert "docker-compose.yml" in FILES
    assert len(FILES) >= 3
