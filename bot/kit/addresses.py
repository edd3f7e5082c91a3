"""Links to a table's conversation: its thread, or the channel it was opened in."""

from __future__ import annotations

from host.values import Table


def link(table: Table) -> str:
    """The address of a table's board, else of its thread or channel; it can be followed from anywhere."""
    board = "" if table.thread_id is None or table.board_message_id is None else f"/{table.board_message_id}"
    return f"https://discord.com/channels/{table.place.server_id}/{_channel(table)}{board}"


def channel_mention(table: Table) -> str:
    """The same as a mention, for messages on the table's own server."""
    return f"<#{_channel(table)}>"


def _channel(table: Table) -> int:
    return table.thread_id or table.place.channel_id
