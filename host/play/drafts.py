"""Keeps half-made answers: rows beside the log, written without the table's lock."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from db import records
from engine.core.texts import MALFORMED, Refusal
from host.table.access import Tables
from host.table.projections import SeatedPlayer
from host.values import DRAFT_TOO_LARGE, Trouble

LARGEST_DRAFT = 8192  # bytes of JSON


class Drafts:
    """The drafts of seats."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def keep(self, seated: SeatedPlayer, ask_id: str, partial: dict[str, Any] | None) -> SeatedPlayer:
        """Write a draft of somebody at a table as just read, or drop it (None); `seated` with it.

        Their desk counts as shown by the reply to come, so that nothing is left to note once it is out.
        Raises Refusal `malformed`, Trouble `draft-too-large`.
        """
        values = {"table": seated.table.id, "seat": seated.seat, "person": seated.person_id, "ask": ask_id}
        values["version"] = seated.living.version
        drafts = {key: kept for key, kept in seated.drafts.items() if key != ask_id}
        if partial is None:
            await self.tables.database.write(records.CLEAR_DRAFT, values)
        else:
            text = _draft_text(partial)
            await self.tables.database.write(records.KEEP_DRAFT, {**values, "partial": text})
            drafts[ask_id] = msgspec.json.decode(text)
        return replace(seated, drafts=drafts, living=replace(seated.living, dirty=False, drawn=False))


def _draft_text(partial: dict[str, Any]) -> str:
    try:
        text = msgspec.json.encode(partial)
    except (TypeError, ValueError) as error:
        raise Refusal(MALFORMED, field="") from error
    if len(text) > LARGEST_DRAFT:
        raise Trouble(DRAFT_TOO_LARGE, most=LARGEST_DRAFT)
    return text.decode()
