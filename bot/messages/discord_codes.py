"""Discord's JSON error codes, each with what it means for this bot: who is told, what is tried again, what is a defect.

Named after Discord's documentation (Opcodes and Status Codes, *JSON Error Codes*). Those that cannot meet a bot which
sends, edits and pins messages, opens threads and answers interactions are left out.
"""

from __future__ import annotations

from typing import Literal

import discord

CodeClass = Literal["gone", "thread-closed", "forbidden", "unreachable-person", "blocked", "full", "later", "ours"]

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
THREAD_ARCHIVED, THREAD_EXISTS, THREAD_LOCKED = 50083, 160004, 160005

_CLASSES: dict[CodeClass, dict[int, str]] = {
    # Whom it was for, or what it was about, is not there any more: nobody is left to tell.
    "gone": {
        UNKNOWN_CHANNEL: "unknown channel",
        10004: "unknown server",
        10015: "unknown webhook",
        10062: "unknown interaction",
        40060: "interaction already acknowledged",
        50027: "the token of an interaction is too old",
    },
    # A thread that was archived or locked meanwhile: nothing can be said there, but elsewhere.
    "thread-closed": {THREAD_ARCHIVED: "archived thread", THREAD_LOCKED: "locked thread"},
    # Permissions and settings of a server: its moderators can help.
    "forbidden": {
        20012: "not authorized for this application",
        40001: "unauthorized",
        50001: "missing access",
        50009: "the verification level of the channel is too high",
        50013: "missing permissions",
        50020: "the server's rules have to be accepted first",
        50024: "not in a channel of this type",
        50095: "server not available in this place",
        50600: "missing permissions to send in this thread",
        160002: "replies need the permission to read the history",
    },
    # Direct messages of that person are closed.
    "unreachable-person": {
        10007: "not a member of this server",
        10013: "unknown user",
        50007: "cannot send messages to this user",
        50278: "cannot send messages to this user without a common server",
    },
    # A server's AutoMod or Discord's own filter refuses these words.
    "blocked": {
        20009: "explicit content",
        200000: "blocked by AutoMod",
        200001: "title blocked by AutoMod",
        240000: "blocked by the filter of harmful links",
    },
    # A bound of Discord's is reached; somebody has to make room.
    "full": {
        30003: "pins of the channel",
        30013: "channels of the server",
        30033: "members of the thread",
        30046: "edits of a message older than an hour",
        160006: "active threads of the server",
    },
    # It passes by itself.
    "later": {
        20016: "slow mode",
        20022: "limit of edits of announcements",
        20028: "write limit of the channel",
        20029: "write limit of the server",
        40003: "direct messages are opened too fast",
        40004: "sending is disabled for a while",
        40006: "the feature is disabled for a while",
        110001: "application not yet available",
        130000: "Discord is overloaded",
    },
    # What was sent was wrong, or what it was sent to cannot be what we took it for.
    "ours": {
        0: "general error",
        UNKNOWN_MESSAGE: "unknown message",
        THREAD_EXISTS: "the message has a thread already",
        40005: "request too large",
        50003: "not in a direct message",
        50005: "message of somebody else",
        50006: "empty message",
        50008: "not in a channel without text",
        50021: "system message",
        50035: "invalid form",
        50045: "file too large",
        50046: "invalid file",
        50109: "invalid JSON",
    },
}

CLASS_OF: dict[int, CodeClass] = {code: name for name, codes in _CLASSES.items() for code in codes}
MEANING: dict[int, str] = {code: words for codes in _CLASSES.values() for code, words in codes.items()}


def class_of(error: BaseException) -> CodeClass | None:
    """The class of what Discord has refused; None for a code that has none, and for every other error."""
    return CLASS_OF.get(error.code) if isinstance(error, discord.HTTPException) else None
