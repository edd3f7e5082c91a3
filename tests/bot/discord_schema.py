"""Request bodies held against Discord's own description of its API."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.bot.people import World

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
BRANCHES = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}

MISSING = "Discord's API description lies beside the repository, not in it, and is missing"
needs_description = pytest.mark.skipif(not DESCRIPTION.exists(), reason=MISSING)


@cache
def description() -> dict[str, Any]:
    """The description; ids may be integers too, as Discord takes them."""
    found: dict[str, Any] = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    snowflake = found["components"]["schemas"]["SnowflakeType"]
    found["components"]["schemas"]["SnowflakeType"] = {"anyOf": [snowflake, {"type": "integer", "minimum": 0}]}
    return found


@cache
def validator(pointer: str) -> Any:
    """A validator for the part of the description at `pointer`."""
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"#{pointer}", "components": description()["components"], "paths": description()["paths"]}
    )


@cache
def template_of(method: str, path: str) -> str:
    """The path template a request belongs to, the one with the fewest parameters."""
    fitting = [
        template
        for template, operations in description()["paths"].items()
        if method.lower() in operations and re.fullmatch(re.sub(r"\{[^/]+\}", "[^/]+", template), path)
    ]
    assert fitting, f"{method} {path} is not in Discord's description"
    return str(min(fitting, key=lambda template: template.count("{")))


def problems(method: str, path: str, body: Any) -> list[str]:
    """What is wrong with a request, in words."""
    template = template_of(method, path)
    operation = description()["paths"][template][method.lower()]
    if body is None or "requestBody" not in operation:
        return [] if not operation.get("requestBody", {}).get("required") else [f"{method} {template}: no body"]
    if template == CALLBACK:
        checker = validator(f"/components/schemas/{BRANCHES[body['type']]}")
    else:
        place = template.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        checker = validator(f"/paths/{place}/{method.lower()}/requestBody/content/application~1json/schema")
    return [
        f"{method} {template}: {'/'.join(map(str, one.instance_path))}: {one.message}"
        for one in checker.iter_errors(body)
    ]


def hold_bodies(world: World) -> None:
    """Hold all the requests the bot has sent so far against the description; the last step of a test that has more."""
    if not DESCRIPTION.exists():
        pytest.skip(MISSING)
    assert bodies_found_wrong(world) == []


def bodies_found_wrong(world: World) -> list[str]:
    """What is wrong with all the requests the bot has sent so far."""
    found: list[str] = []
    for request in world.env.http_requests:
        body: Any = request.json
        if isinstance(body, dict) and "payload_json" in body:
            body = body["payload_json"]
        found += problems(request.method, request.path, body)
    return found
