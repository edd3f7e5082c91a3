"""The invite address of the bot: exactly the permissions it uses, and why."""

from __future__ import annotations

import base64
import binascii
import re

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,  # the home channel and its threads
    send_messages=True,  # the lobby message
    create_public_threads=True,  # one thread a table
    send_messages_in_threads=True,  # board and phase news
    read_message_history=True,  # to look a message up before sending it again
    attach_files=True,  # pictures of boards; without it boards are text
    pin_messages=True,  # the board; a permission of its own since February 2026
)
TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
SCOPES = ("bot", "applications.commands")


def invite_address(application_id: int) -> str:
    """Returns the address at which an admin of a server invites the bot."""
    return discord.utils.oauth_url(application_id, permissions=PERMISSIONS, scopes=SCOPES)


def application_of(token: str) -> int | None:
    """The application's id as it stands in a bot token, or None if this is no token at all."""
    if TOKEN.fullmatch(token) is None:
        return None
    head = token.partition(".")[0]
    try:
        return int(base64.urlsafe_b64decode(head + "=" * (-len(head) % 4)))
    except (binascii.Error, ValueError):
        return None
