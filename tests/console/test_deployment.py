"""What the image and the compose file install and start: pinned, and without a secret in the environment."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from bot.app.settings import Settings
from bot.messages.requests import REGISTRY
from tools.pins import BUILDER, PROCESSORS, plain, written

ROOT = Path(__file__).parents[2]
COMPOSE = (ROOT / "docker-compose.yml").read_text()
DOCKERFILE = (ROOT / "Dockerfile").read_text()
PROXY = (ROOT / "docker-compose.proxy.yml").read_text()
CLICKS = (ROOT / "docker-compose.clicks.yml").read_text()
DIGEST = re.compile(r"[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}")


def pinned(text: str) -> dict[str, str]:
    """The versions in a file of pinned packages."""
    lines = (line.split(" ")[0].strip() for line in text.splitlines() if "==" in line)
    return {plain(name): version for name, _, version in (line.partition("==") for line in lines)}


def needed(*asked: str) -> set[str]:
    """Those packages and all they need here, by name."""
    found: set[str] = set()
    left = [(Requirement(each), "") for each in asked]
    while left:
        wanted, _ = left.pop()
        name = plain(wanted.name)
        extras = wanted.extras or {""}
        if name in found and not wanted.extras:
            continue
        found.add(name)
        for each in map(Requirement, requires(wanted.name) or ()):
            if each.marker is None or any(each.marker.evaluate({"extra": extra}) for extra in extras):
                left.append((each, ""))
    return found


def test_the_image_installs_what_the_bot_needs_in_the_versions_that_are_tested() -> None:
    installed = pinned((ROOT / "requirements.txt").read_text())
    tested = pinned((ROOT / "constraints.txt").read_text())
    assert {name: tested.get(name) for name in installed} == installed
    dependencies = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert needed(*dependencies) | {BUILDER} == installed.keys()


def test_every_package_of_the_image_has_a_hash() -> None:
    entries = (ROOT / "requirements.txt").read_text().replace("\\\n", "").splitlines()
    for entry in entries:
        assert entry.startswith("#") or re.fullmatch(r"\S+==\S+( +--hash=sha256:[0-9a-f]{64})+", entry), entry
    assert "pip install --require-hashes -r requirements.txt" in DOCKERFILE


def _report(name: str, version: str, digest: str) -> dict[str, Any]:
    kept = {"hashes": {"sha256": digest}}
    return {"install": [{"metadata": {"name": name, "version": version}, "download_info": {"archive_info": kept}}]}


def test_the_hashes_of_both_processors_are_taken_and_two_versions_are_refused() -> None:
    assert len(PROCESSORS) == 2
    assert written([_report("Mako", "1", "b"), _report("Mako", "1", "a")]).endswith(
        "mako==1 \\\n    --hash=sha256:a \\\n    --hash=sha256:b\n"
    )
    with pytest.raises(ValueError, match="mako would be 1"):
        written([_report("Mako", "1", "b"), _report("Mako", "2", "a")])


def test_images_are_pinned_by_digest() -> None:
    images = re.findall(r"^\s+image: (\S+)", COMPOSE, re.MULTILINE) + re.findall(
        r"^FROM (\S+)", DOCKERFILE, re.MULTILINE
    )
    assert len(images) >= 2
    assert [image for image in images if DIGEST.fullmatch(image) is None] == []


def test_no_secret_stands_in_the_environment_of_a_container() -> None:
    """Only the names of files do, and settings know them."""
    named = set(re.findall(r"^\s+(\w*(?:TOKEN|PASSWORD|SECRET)\w*): (\S+)", COMPOSE, re.MULTILINE))
    assert {name for name, _ in named} == {
        "DISCORD_TOKEN_FILE",
        "DISCORD_CLIENT_SECRET_FILE",
        "PGPASSWORD_FILE",
        "POSTGRES_PASSWORD_FILE",
    }
    assert all(value.startswith("/run/secrets/") for _, value in named)
    known = str(Settings.model_fields)
    assert all(name in known for name, _ in named)


def test_a_secret_that_nobody_has_keeps_no_container_from_starting() -> None:
    """An empty file stands for it."""
    assert "file: ${DISCORD_CLIENT_SECRET_FILE:-/dev/null}" in COMPOSE
    assert Settings(DISCORD_CLIENT_SECRET_FILE="/dev/null", _env_file=None).client_secret is None  # type: ignore[call-arg]


def test_the_proxy_is_taken_by_its_digest_alone() -> None:
    (image,) = re.findall(r"^\s+image: (\S+)@\$\{PROXY_DIGEST:\?", PROXY, re.MULTILINE)
    assert re.fullmatch(r"[\w./-]+:v[\d.]+", image)


def test_every_setting_reaches_the_container() -> None:
    """But those that the file itself decides: where data, secrets and the address of the figures are.

    The database's own two addresses are, too.
    """
    given = set(re.findall(r"^      (\w+): ", COMPOSE, re.MULTILINE))
    example = (ROOT / ".env.example").read_text()
    settings = set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE))
    # Work and locks are in one database: whoever changes the first address here writes the second one, too.
    assert settings - given == {"DISCORD_TOKEN", "DISCORD_CLIENT_SECRET", "PACTUM_DATA_DIR", "DATABASE_DIRECT_URL"}
    written = re.findall(r"^      - (\w+):(/\w+)", COMPOSE, re.MULTILINE)
    assert ("exports", "/exports") in written
    assert all(path in DOCKERFILE for _, path in written if path != "/var")


def test_processes_for_clicks_have_the_settings_of_the_bot_and_wait_for_it() -> None:
    """But those of what the bot alone does."""
    given = set(re.findall(r"^      (\w+): ", COMPOSE.partition("\n  database:\n")[0], re.MULTILINE))
    theirs = set(re.findall(r"^    (\w+): ", CLICKS.partition("\nservices:")[0], re.MULTILINE))
    alone = {"PACTUM_EXPORT_DIR"} | {f"PACTUM_KEEP_{what}_DAYS" for what in ("FINISHED", "CLOSED")}
    assert {name for name in given - theirs if name.isupper()} == alone
    assert "PACTUM_ROLE: clicks" in CLICKS
    assert "bot:\n      condition: service_healthy" in CLICKS
    assert "    ports:" not in CLICKS.partition("\n  balancer:")[0]  # two cannot have the same
    assert CLICKS.count("clicks-1:8080 clicks-2:8080") == 1


def test_the_balancer_is_a_caddy_that_sends_bodies_to_the_next_process() -> None:
    """Older ones send none."""
    found = re.search(r"image: caddy:([\d.]+)@\$\{CADDY_DIGEST:\?", CLICKS)
    assert found is not None
    assert [int(part) for part in found[1].split(".")] >= [2, 11, 2]


def test_no_stranger_can_make_the_balancer_take_processes_for_dead() -> None:
    """Caddy's passive health checks count requests that their senders break off."""
    names = set(re.findall(r"^ +(\w+)", CLICKS.partition("    content: |\n")[2], re.MULTILINE))
    assert "health_uri" in names
    assert not names & {"fail_duration", "max_fails", "unhealthy_status", "unhealthy_latency"}


def test_the_caddyfile_of_the_docs_is_that_of_the_example() -> None:
    """But for who is asked."""
    page = (ROOT / "docs/operators/scaling.md").read_text()
    shown = page.partition("### Caddy\n\n")[2].partition("\n\nNo `fail_duration`")[0]
    run = CLICKS.partition("    content: |\n")[2].partition("\n\nvolumes:")[0]
    both = ([re.sub(r" +#.*", "", line).strip() for line in text.splitlines()] for text in (shown, run))
    assert [(one, other) for one, other in zip(*both, strict=True) if one != other] == [
        ("pactum.example.org {", "{$$PACTUM_HOST} {"),
        ("reverse_proxy 127.0.0.2:8080 127.0.0.3:8080 {", "reverse_proxy clicks-1:8080 clicks-2:8080 {"),
    ]


def test_every_service_has_a_health_check() -> None:
    services = COMPOSE.partition("services:\n")[2].partition("\nvolumes:")[0]
    names = re.findall(r"^  (\w+):$", services, re.MULTILINE)
    assert len(names) >= 2
    assert services.count("    healthcheck:\n") == len(names)


def test_the_database_is_asked_for_where_only_the_finished_one_answers() -> None:
    """The image sets itself up by a server that listens on the socket alone."""
    assert re.search(r"pg_isready --host 127\.0\.0\.1 ", COMPOSE)


def test_the_database_has_room_for_the_rows_it_is_asked_for() -> None:
    services = COMPOSE.partition("\n  database:\n")[2].partition("\nvolumes:")[0]
    (buffers,), (limit,) = (re.findall(rf"{name}(\d+)", services) for name in ("shared_buffers=", "mem_limit: "))
    assert (int(buffers), int(limit) * 1024) == (512, 4 * 512)
    assert "shm_size: " in services


def test_the_image_has_programs_that_can_back_up_an_encrypted_database() -> None:
    assert re.search(r"apt-get install .*\bpostgresql-client\b", DOCKERFILE)


def test_the_image_has_every_file_that_its_own_package_is_made_of() -> None:
    copied = " ".join(re.findall(r"^COPY (.+)$", DOCKERFILE, re.MULTILINE)).split()
    floors = {"engine", "games", "db", "host", "face", "web", "bot", "alembic"}
    assert {"pyproject.toml", "setup.py", "README.md"} | floors <= set(copied)


OPERATORS = ROOT / "docs" / "operators"
NAMES = re.compile(r"\b(?:pactum|process)_[a-z_]+")


def known_metrics() -> set[str]:
    """All names under which figures of this process can be asked for."""
    names = {family.name for family in REGISTRY.collect()}
    return {name + end for name in names for end in ("", "_total", "_bucket", "_count", "_sum", "_info")}


@pytest.mark.parametrize("file", ["grafana.json", "runbook.md", "operations.md", "alerts.yml"])
def test_every_metric_that_is_named_exists(file: str) -> None:
    text = (OPERATORS / file).read_text()
    if file == "grafana.json":
        asked = [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]
        assert len(asked) > 20
        text = "\n".join(asked)
    elif file == "operations.md":
        text = "\n".join(line for line in text.splitlines() if line.startswith("| `pactum_"))
    named = set(NAMES.findall(text)) - {"pactum_new", "pactum_before"}  # databases
    assert {name for name in named if name not in known_metrics() and not name.endswith("_")} == set()
    assert named


def test_the_board_shows_every_metric() -> None:
    board = (OPERATORS / "grafana.json").read_text()
    own = {family.name for family in REGISTRY.collect() if family.name.startswith("pactum_")}
    assert {name for name in own if name not in board} == {"pactum_clicks_under_way"}


def test_what_an_alert_wants_an_increase_of_is_there_from_the_start() -> None:
    """Prometheus sees no increase in a figure that begins at 1."""
    alerts = re.findall(r"increase\((\w+)\{(\w+=\"[\w-]+\")\}", (OPERATORS / "runbook.md").read_text())
    assert alerts
    script = (
        "import prometheus_client as p; from bot.messages.requests import REGISTRY; print(p.generate_latest(REGISTRY))"
    )
    fresh = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert [alert for alert in alerts if f"{alert[0]}{{{alert[1]}}} 0.0" not in fresh.stdout] == []
