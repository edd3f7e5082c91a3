"""Makes the reader of what all read at a table."""

from __future__ import annotations

from typing import Any

from bot.games.readers import reader_for
from bot.kit.reader import Reader
from bot.kit.reading_language import server_locale
from host.values import Table


def thread_reader(client: Any, table: Table) -> Reader:
    """The reader of what all read at `table`: in the language of its server."""
    return reader_for(table, server_locale(client, table.place.server_id))
