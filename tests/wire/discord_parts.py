"""The parts of the Discord stand-in: ids, refusals, components, and what is attached to messages."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from copy import deepcopy
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

EPOCH = 1_420_070_400_000  # milliseconds, Discord's first instant
SHOWN = "attachment://"
MEDIA = "https://cdn.invalid/attachments"
GALLERY = 12

_serial = itertools.count(1)


class ApiError(Exception):
    """An error reply: HTTP status, Discord's code and message; `headers` beside them."""

    def __init__(self, status: int, code: int = 0, message: str = "error", **extra: Any) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.headers: dict[str, str] = {}
        self.body: Json = {"code": code, "message": message, **extra}


def invalid(path: str, code: str, message: str) -> ApiError:
    """A refusal of a request body."""
    errors = {path: {"_errors": [{"code": code, "message": message}]}}
    return ApiError(400, 50035, "Invalid Form Body", errors=errors)


def snowflake() -> str:
    """A new id."""
    return str(((int(time.time() * 1000) - EPOCH) << 22) | (next(_serial) & 0x3FFFFF))


def now() -> str:
    return datetime.now(UTC).isoformat()


def public(record: Json) -> Json:
    """`record` without our own marks."""
    return {key: value for key, value in record.items() if not key.startswith("_")}


def walk(components: list[Json]) -> Iterator[Json]:
    """All components of a message or a modal, outside in."""
    for one in components:
        yield one
        inner = list(one.get("components", []))
        inner += [one[key] for key in ("accessory", "component") if one.get(key)]
        yield from walk(inner)


def attached(before: list[Json], body: Json) -> list[Json]:
    """What a message has attached after `body`. Raises ApiError for one that is kept and was not there."""
    if body.get("attachments") is None:
        return before
    had = {one["id"]: one for one in before}
    made = []
    for each in body["attachments"]:
        if "filename" in each:
            id, name = snowflake(), each["filename"]
            url = f"{MEDIA}/{id}/{name}"
            made.append(
                {"id": id, "filename": name, "size": 1, "url": url, "proxy_url": url, "content_type": "image/png"}
                | {"description": each.get("description")}
            )
        elif (kept := had.get(str(each["id"]))) is not None:
            made.append(kept)
        else:
            raise invalid("attachments", "ATTACHMENT_NOT_FOUND", str(each["id"]))
    return made


def showing(components: Any, files: list[Json]) -> Any:
    """The components, whose galleries lead to the files. Raises ApiError for one that shows what is not attached."""
    names, shown = {one["filename"]: one for one in files}, deepcopy(components)
    for one in walk(shown):
        for item in one.get("items", ()) if one["type"] == GALLERY else ():
            media = item["media"]
            if media["url"].startswith(SHOWN):
                found = names.get(media["url"].removeprefix(SHOWN))
                if found is None:
                    raise invalid("components", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", media["url"])
                media |= {"url": found["url"], "proxy_url": found["proxy_url"], "content_type": "image/png"}
    return shown
