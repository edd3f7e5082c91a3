"""Deliberate leaks in what the bot does: more messages, fewer, sooner, louder, elsewhere, or signed with a secret."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

import bot.commands.wording
import bot.delivery
import bot.desk
import bot.errors
import host.outbox
import host.play
import host.showing
from bot.delivery import Deliverer
from bot.mail import Letter, Mail
from bot.notices import Notices
from bot.page import note
from bot.places import Places
from bot.replies import Reply
from engine.core.texts import Text, say
from host.tables import Row
from tests.secrecy.plants import Hidden, Plant, instead

TABLE = 1


async def _message_more(hidden: Hidden, before: Any, deliverer: Deliverer) -> bool:
    if hidden() % 2:
        board = await deliverer._house.board(TABLE)
        await (await deliverer.places.channel(board.table)).send(view=note("…"))
    return bool(await before(deliverer))


async def _other_order(hidden: Hidden, before: Any, deliverer: Deliverer) -> bool:
    early = await deliverer._messages() if hidden() % 2 else False
    return bool(await before(deliverer)) or early


async def _no_letters(hidden: Hidden, before: Any, notices: Notices, row: Row) -> tuple[Letter, ...]:
    return () if hidden() % 2 else tuple(await before(notices, row))


async def _later(hidden: Hidden, before: Any, mail: Mail, letter: Letter, row: Row) -> int:
    mail._house.clock.pass_(seconds=hidden() % 2)  # type: ignore[attr-defined]
    return int(await before(mail, letter, row))


async def _audit_reason(hidden: Hidden, before: Any, places: Places, *given: Any) -> None:
    await before(places, *given)
    thread = await places.channel((await places._house.board(TABLE)).table)
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
    cards = given[1].table.seats
    return replace(writing, posts=writing.posts or host.moves.news_for(cards, TABLE))


def _error(hidden: Hidden, before: Any, *given: Any) -> Text:
    return say("bot-due", at=str(hidden()))


AT_WORK: dict[str, Plant] = {
    "a message more": instead(Deliverer, "_boards", _message_more),
    "messages in another order": instead(Deliverer, "_boards", _other_order),
    "a reminder less": instead(Notices, "_reminder", _no_letters),
    "a message later": instead(Mail, "send", _later),
    "the reason of an edit": instead(Places, "_show_board", _audit_reason),
    "a reply for all to see": instead(Reply, "show", _loud_reply),
    "a reply put off": instead(Reply, "within", _put_off),
    "the deadline": instead(host.showing, "_latest", _deadline),
    "the board shown again after a secret move": instead(host.play, "written", _every_move_shows),
    "news of a secret move": instead(host.play, "written", _news_of_secrets),
    "why a command is refused": instead(bot.errors, "told", _error),
    "a suggestion": instead(
        bot.commands.wording,
        "table_choice",
        lambda hidden, before, *given: bot.commands.wording.app_commands.Choice(name=str(hidden()), value="1"),
    ),
    "the nonce of a message": instead(host.outbox, "nonce_of", lambda hidden, before, *_: f"{hidden():024x}"),
}
