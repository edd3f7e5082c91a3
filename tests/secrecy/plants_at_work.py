"""Deliberate leaks in what the bot does: more messages, fewer, sooner, louder, elsewhere, or signed with a secret."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import bot.commands.wording
import bot.desk.view
import bot.messages.errors
import host.messages.outbox
import host.table.projections
from bot.board.places import Places
from bot.delivery.notices import Notices
from bot.messages.page import plain_message
from bot.messages.replies import Reply
from bot.messages.sending import OutgoingMessage, Sender
from db.tables import store
from engine.texts import Text, say
from host.people.notes import Heard, MoveNews, Stories, TableLog
from host.play.graces import Graces
from host.table.moves import news_for
from host.table.transaction import TableTransaction
from host.values import OutboxMessage
from tests.secrecy.plants import Hidden, Plant, instead

TABLE = 1


async def _message_more(hidden: Hidden, before: Any, places: Places, table_id: int) -> None:
    await before(places, table_id)
    if hidden() % 2:
        await (await places.channel(await places._house.lookups.table(table_id))).send(view=plain_message("…"))


async def _shown_twice(hidden: Hidden, before: Any, places: Places, table_id: int) -> None:
    for _ in range(1 + hidden() % 2):
        await before(places, table_id)


async def _no_letters(hidden: Hidden, before: Any, notices: Notices, row: OutboxMessage) -> tuple[OutgoingMessage, ...]:
    return () if hidden() % 2 else tuple(await before(notices, row))


async def _later(hidden: Hidden, before: Any, mail: Sender, message: OutgoingMessage, row: OutboxMessage) -> int:
    mail._house.clock.pass_(seconds=hidden() % 2)  # type: ignore[attr-defined]
    return int(await before(mail, message, row))


async def _audit_reason(hidden: Hidden, before: Any, places: Places, *given: Any) -> None:
    await before(places, *given)
    thread = await places.channel((await places._house.play.board(TABLE)).table)
    await (await places._client.fetch_channel(thread.id)).edit(name="a table", reason=f"{hidden()}")  # type: ignore[union-attr]


async def _loud_reply(hidden: Hidden, before: Any, reply: Reply, *given: Any, **how: Any) -> int:
    reply._ephemeral = reply.interaction.command is None or hidden() % 2 == 0
    return int(await before(reply, *given, **how))


async def _put_off(hidden: Hidden, before: Any, reply: Reply, work: Any) -> Any:
    if hidden() % 2 and not reply.interaction.response.is_done():
        await reply._defer()
    return await before(reply, work)


def _deadline(hidden: Hidden, before: Any, *given: Any) -> Any:
    due = before(*given)
    return due and due.replace(minute=hidden() % 60)


def _every_move_shows(hidden: Hidden, before: Any, *given: Any) -> Any:
    return replace(before(*given), dirty=True)


def _news_of_secrets(hidden: Hidden, before: Any, *given: Any) -> Any:
    writing = before(*given)
    cards = given[0].table.seats
    return replace(writing, posts=writing.posts or news_for(cards, TABLE))


async def _held_shows(hidden: Hidden, before: Any, graces: Graces, tx: TableTransaction, *given: Any) -> bool:
    held = bool(await before(graces, tx, *given))
    if held:
        await tx.tick(tx.retimed(), dirty=True)
    return held


async def _story_of_all(hidden: Hidden, before: Any, stories: Stories, table_id: int, person_id: int) -> Any:
    moves = await stories._tables.database.fetch(store.MOVES, {"table": table_id})
    log: TableLog = await before(stories, table_id, person_id)
    more = MoveNews(len(moves), moves[-1].at, "", (Heard(say("bot-due", at=str(len(moves)))),))
    return replace(log, moves=(*log.moves, more))


def _error(hidden: Hidden, before: Any, *given: Any) -> Text:
    return say("bot-due", at=str(hidden()))


AT_WORK: dict[str, Plant] = {
    "a message more": instead(Places, "show", _message_more),
    "a board shown twice": instead(Places, "show", _shown_twice),
    "a reminder less": instead(Notices, "_reminder", _no_letters),
    "a message later": instead(Sender, "send", _later),
    "the reason of an edit": instead(Places, "_show_board", _audit_reason),
    "a reply for all to see": instead(Reply, "show", _loud_reply),
    "a reply put off": instead(Reply, "within", _put_off),
    "the deadline": instead(host.table.projections, "latest_due", _deadline),
    "the board shown again after a secret move": instead(TableTransaction, "_played", _every_move_shows),
    "news of a secret move": instead(TableTransaction, "_played", _news_of_secrets),
    "the board shown again when the last answer is held": instead(Graces, "hold", _held_shows),
    "a story that counts the moves": instead(Stories, "log", _story_of_all),
    "why a command is refused": instead(bot.messages.errors, "error_text", _error),
    "a suggestion": instead(
        bot.commands.wording,
        "table_choices",
        lambda hidden, before, *given: [(str(hidden()), "1")],
    ),
    "the nonce of a message": instead(host.messages.outbox, "nonce_of", lambda hidden, before, *_: f"{hidden():024x}"),
}
