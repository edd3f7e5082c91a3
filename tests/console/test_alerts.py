"""What wakes an operator: five incidents, the alerts that fire in each and no others, and their runbook."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY as _DEFAULT
from prometheus_client import generate_latest

from bot.messages.requests import REGISTRY

OPERATORS = Path(__file__).parents[2] / "docs" / "operators"
RULES = OPERATORS / "alerts.yml"
_RULE = re.compile(r'- alert: (\w+)\n +expr: (.+)\n +for: \w+\n +annotations: \{ runbook: "(.+)" \}\n')

WELL = {  # series of Prometheus with a value each minute: as they are while nothing is wrong
    "pactum_gateway_connected": "1x60",
    "pactum_database_up": "1x60",
    "pactum_outbox_oldest_seconds": "0.5x60",
    "pactum_halted_tables": "0x60",
    'pactum_due_rows{kind="deadlines"}': "0x60",
    'pactum_messages_total{end="given-up"}': "0x60",
    'pactum_failures_total{kind="database-away"}': "0x60",
    'pactum_failures_total{kind="machine-exhausted"}': "0x60",
    'pactum_failures_total{kind="work"}': "0x60",
    'pactum_failures_total{kind="defect"}': "0x60",
    'pactum_discord_answers_total{status="200"}': "0+600x60",
    'process_start_time_seconds{job="pactum"}': "1000x60",
}


def presses(database: float, discord: float, bot: float) -> dict[str, str]:
    """Sixty presses a minute, of which each takes so many seconds at each stage."""
    whole = database + discord + bot
    buckets = {
        f'pactum_click_seconds_bucket{{stage="whole",le="{edge}"}}': f"0+{60 if whole <= edge else 0}x60"
        for edge in (0.25, 0.5, 1.0, 2.5, 5.0)
    }
    sums = {"database": database, "discord": discord, "bot": bot, "whole": whole}
    return {
        **buckets,
        'pactum_click_seconds_bucket{stage="whole",le="+Inf"}': "0+60x60",
        **{f'pactum_click_seconds_sum{{stage="{stage}"}}': f"0+{60 * took}x60" for stage, took in sums.items()},
    }


QUICK = presses(0.01, 0.1, 0.02)
INCIDENTS: dict[str, tuple[dict[str, str], set[str]]] = {
    "nothing is wrong": (QUICK, set()),
    "a server has taken the bot's permissions": (
        {**QUICK, 'pactum_messages_total{end="given-up"}': "0+2x60", "pactum_given_up_messages": "0+2x60"},
        {"PactumMessagesGivenUp"},
    ),
    "Discord's API is away while its gateway lives": (
        {**presses(0.01, 15.0, 0.02), 'pactum_discord_answers_total{status="lost"}': "0+60x60"},
        {"PactumDiscordRestAway", "PactumSlowDiscord"},
    ),
    "the database is slow": (presses(3.0, 0.1, 0.02), {"PactumSlowDatabase"}),
    "the database is too slow to be counted in": (
        {**presses(4.0, 0.1, 0.02), "pactum_database_up": "0x60", "pactum_halted_tables": "stale"},
        {"PactumSlowDatabase", "PactumDatabaseAway"},
    ),
    "nothing is done by time after the clock has jumped": (
        {**QUICK, 'pactum_due_rows{kind="deadlines"}': "4x60"},
        {"PactumDueNotDone"},
    ),
    "the machine has no memory": (
        {
            **presses(0.01, 0.1, 4.0),
            'pactum_failures_total{kind="machine-exhausted"}': "0+3x60",
            'process_start_time_seconds{job="pactum"}': "1000+300x60",
        },
        {"PactumMachineAtItsEnd", "PactumSlowBot", "PactumStartsAgainAndAgain"},
    ),
}


def rules() -> dict[str, tuple[str, str]]:
    """The expression and the section of each alert."""
    return {alert: (expression, section) for alert, expression, section in _RULE.findall(RULES.read_text())}


def test_every_alert_has_its_section_and_its_line_in_the_runbook() -> None:
    runbook = (OPERATORS / "runbook.md").read_text()
    sections = set(re.findall(r"^## (.+)$", runbook, re.MULTILINE))
    assert len(rules()) == RULES.read_text().count("- alert:") > 15
    for alert, (expression, section) in rules().items():
        assert section in sections, alert
        line = f"| {alert} | `{expression}` | {section} |".replace("|", "\\|")
        assert line in runbook.replace("|", "\\|").replace("\\\\|", "\\|"), alert


def test_every_series_of_an_alert_exists() -> None:
    fresh = generate_latest(REGISTRY).decode() + generate_latest(_DEFAULT).decode()
    for alert, (expression, _) in rules().items():
        for name in re.findall(r"\b(?:pactum|process)_\w+", expression):
            assert re.search(rf"^{name}\b|^# TYPE {re.sub('_(bucket|sum)$', '', name)} ", fresh, re.MULTILINE), alert


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool (Debian's prometheus) is not installed")
@pytest.mark.parametrize("incident", INCIDENTS)
def test_an_incident_wakes_somebody_with_what_it_is(incident: str, tmp_path: Path) -> None:
    series, fires = INCIDENTS[incident]
    labels = {
        "PactumMessagesGivenUp": {"end": "given-up"},
        "PactumDueNotDone": {"kind": "deadlines"},
        "PactumMachineAtItsEnd": {"kind": "machine-exhausted"},
        "PactumStartsAgainAndAgain": {"job": "pactum"},
    }
    asked: list[dict[str, Any]] = [
        {
            "eval_time": "40m",
            "alertname": alert,
            "exp_alerts": [{"exp_labels": labels.get(alert, {}), "exp_annotations": {"runbook": section}}]
            if alert in fires
            else [],
        }
        for alert, (_, section) in rules().items()
    ]
    test = {
        "rule_files": [str(RULES)],
        "evaluation_interval": "1m",
        "tests": [
            {
                "interval": "1m",
                "input_series": [{"series": name, "values": value} for name, value in {**WELL, **series}.items()],
                "alert_rule_test": asked,
            }
        ],
    }
    file = tmp_path / "incident.yml"
    file.write_text(json.dumps(test))  # JSON is YAML
    said = subprocess.run(["promtool", "test", "rules", str(file)], capture_output=True, text=True, timeout=60)
    assert said.returncode == 0, said.stdout + said.stderr
