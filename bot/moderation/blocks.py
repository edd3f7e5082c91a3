"""Block lists: moderators of a server keep people from its new tables, those of open tables from these."""

from __future__ import annotations

from bot.messages.errors import reply_privately
from bot.messages.page import GREEN, GREY
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction
from bot.moderation.handlers import moderated_server
from db.tables.store import OPEN
from engine.texts import Param, Text, Typed, say
from face.wordings.lengths import unix
from host.house import House
from host.lobby.bounds import Block

MOST_SHOWN = 25  # blocks in a list


async def block_person(interaction: Interaction, house: House, person_id: int, reason: str) -> None:
    """Keeps somebody from new tables. Raises Trouble `not-a-moderator`."""
    server_id = await moderated_server(interaction, house)
    await house.bounds.block(server_id, person_id, interaction.user.id, reason)
    done = Text("open-block-done" if server_id == OPEN else "block-done", {"who": f"<@{person_id}>"})
    await reply_privately(interaction, reader_of(interaction).line(done), GREEN)


async def unblock_person(interaction: Interaction, house: House, person_id: int) -> None:
    """Lets them come again. Raises Trouble `not-a-moderator`, `not-blocked`."""
    await house.bounds.unblock(await moderated_server(interaction, house), person_id)
    await reply_privately(interaction, reader_of(interaction).line(say("unblock-done", who=f"<@{person_id}>")), GREEN)


async def list_blocked(interaction: Interaction, house: House) -> None:
    """Shows who is blocked, the latest first. Raises Trouble `not-a-moderator`."""
    server_id = await moderated_server(interaction, house)
    blocks = await house.bounds.blocked(server_id, MOST_SHOWN)
    head, none = say("blocked-head"), say("blocked-none")
    if server_id == OPEN:
        head, none = say("open-blocked-head"), say("open-blocked-none")
    lines = [head, *map(_line, blocks)] if blocks else [none]
    await reply_privately(interaction, reader_of(interaction).lines(lines), GREY)


def _line(block: Block) -> Text:
    by = f"<@{block.by}>" if block.by else say("blocked-by-former")
    params: dict[str, Param] = {"who": f"<@{block.person_id}>", "at": unix(block.at), "by": by}
    if not block.reason:
        return Text("blocked-line-plain", params)
    return Text("blocked-line", {**params, "reason": Typed(block.reason)})
