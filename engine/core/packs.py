"""Reading content packs: TOML decoded strictly into structs; every mistake names file, card and field."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

ID = r"[a-z][a-z0-9-]{1,30}"  # of cards and packs


class PackError(ValueError):
    """A mistake in a pack: file, card, field, and what is wrong there."""

    def __init__(self, file: str, card: str, what: str) -> None:
        super().__init__(f"{file}: {card}: {what}" if card else f"{file}: {what}")
        self.file, self.card, self.what = file, card, what


def decoded(file: Path, into: Any, digest: Any) -> Any:
    """The file as `into`, its bytes added to `digest`. Raises PackError."""
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise PackError(file.name, "", f"cannot be read ({error.strerror})") from error
    digest.update(raw)
    try:
        return msgspec.toml.decode(raw, type=into)
    except msgspec.ValidationError as error:
        raise PackError(file.name, _card_of(str(error), raw), str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise PackError(file.name, "", f"is not TOML: {error}") from error


def _card_of(message: str, raw: bytes) -> str:
    """The id of the card a validation message points at (`$.building[3]...`), or its number."""
    where = re.search(r"\$\.([a-z]+)\[(\d+)\]", message)
    if where is None:
        return ""
    row = msgspec.toml.decode(raw)[where[1]][int(where[2])]
    number = f"{where[1]} no. {int(where[2]) + 1}"
    return str(row.get("id", number)) if isinstance(row, dict) else number


def by_id(file: str, cards: tuple[Any, ...]) -> dict[str, Any]:
    """Cards by their id. Raises PackError for one used twice or badly formed."""
    found: dict[str, Any] = {}
    for card in cards:
        if card.id in found:
            raise PackError(file, card.id, "field id: there is another card with this id")
        if not re.fullmatch(ID, card.id):
            raise PackError(file, card.id, "field id: small letters, digits and dashes only, at most 31")
        found[card.id] = card
    return found
