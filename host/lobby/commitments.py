"""Checks that a table keeps to what its lobby showed: the fingerprint, the words, and the log that holds them."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from db import records, store
from db.connection import Connection
from db.trouble import Trouble
from host.lobby.seeds import commitment
from host.log import journal

SEED_EXCHANGED = "seed-exchanged"  # the opening seed, its fingerprint, the words and the log do not belong together

_log = logging.getLogger(__name__)


async def check_lobby(connection: Connection, stored: store.StoredTable, words: Sequence[str]) -> None:
    """Refuse to start a game if its seed is not the one its lobby committed to. `words`: in the order of joining.

    Raises Trouble `seed-exchanged`.
    """
    rows = await connection.execute(records.MOVES, {"table": stored.shown.id})
    try:
        log = journal.checked((journal.Sealed(row.number, row.entry, row.hash) for row in rows), stored.head)
    except journal.ChainBroken as broken:
        _log.error("table %s does not start: its log was changed at %s", stored.shown.id, broken)
        raise Trouble(SEED_EXCHANGED) from broken
    joined: dict[int, str] = {}
    for entry in log:
        if entry.kind == "join":
            joined[entry.value["joined"]] = entry.value["word"]
        elif entry.kind == "leave":
            joined.pop(entry.value["joined"], None)
    fingerprints = {commitment(stored.opening_seed), stored.shown.commitment, log[0].value["commitment"] if log else ""}
    if len(fingerprints) != 1 or [joined[place] for place in sorted(joined)] != list(words):
        _log.error("table %s does not start: its seed and words are not those of its lobby", stored.shown.id)
        raise Trouble(SEED_EXCHANGED)
