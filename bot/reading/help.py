"""Says to one person what they can do now and here: at their tables, on this server, as a moderator."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from msgspec import Struct

from bot.messages.custom_ids import Press
from bot.messages.page import GREY, Page, button
from bot.messages.replies import Interaction
from bot.moderation.handlers import moderated_server
from engine.texts import Text, say
from face.core.face import Face, face
from face.core.names import game_name, numbered_table
from face.wordings.lengths import unix
from face.wordings.reader import Reader
from host.house import House
from host.values import Table, Trouble

MOST_TABLES = 4  # that are named, of
MOST_READ = 10  # the latest


class Situation(Struct, frozen=True):
    """What decides what a person can do now. `tables`: those they sit at, and whether they are asked something there.

    `on_server`: they typed on a server, not in direct messages; `seats`: a seat of a running game is open there;
    `tournaments`: one is open or played there.
    """

    tables: tuple[tuple[Table, bool], ...]
    on_server: bool = False
    seats: bool = False
    tournaments: bool = False
    moderates: bool = False
    manages: bool = False


async def situation_of(interaction: Interaction, house: House) -> Situation:
    """The situation of the person who typed, read now."""
    me, server = interaction.user.id, interaction.guild_id
    sits_at = (await house.lookups.tables_of(me))[:MOST_READ]
    tables = tuple([(table, await _asked(house, table, me)) for table in sits_at])
    if server is None:
        return Situation(tables)
    try:
        moderates = bool(await moderated_server(interaction, house))
    except Trouble:
        moderates = False
    seats = bool(await house.seats.open_seats(server, 1))
    tournaments = await house.tournaments.on_server(server)
    played = any(each.state in ("open", "playing") for each in tournaments)
    return Situation(tables, True, seats, played, moderates, interaction.permissions.manage_guild)


async def _asked(house: House, table: Table, person_id: int) -> bool:
    """Whether that person is asked something there; not at a table whose desk cannot be read."""
    if table.status != "playing":
        return False
    try:
        return (await house.play.desk(table.id, person_id)).ask is not None
    except Trouble:
        return False


def help_view(now: Situation, reader: Reader) -> discord.ui.LayoutView:
    """The message: the person's tables with their desks, then what else there is, a line each."""
    page = Page(GREY)
    asked_first = sorted(now.tables, key=lambda each: not each[1])[:MOST_TABLES]
    page.text(reader.lines([say("help-head"), *(_of_table(table, asked=asked) for table, asked in asked_first)]))
    playing = [table for table, _ in asked_first if table.status == "playing"]
    named = [(reader.label(say("help-my-desk", table=numbered_table(table))), table.id) for table in playing]
    page.buttons([button(label, Press("desk", table_id), "primary") for label, table_id in named])
    page.text(reader.lines([*_possible(now, playing)]))
    return page.view()


def _of_table(table: Table, *, asked: bool) -> Text:
    game = game_name(table.game)
    if table.status == "lobby":
        missing = max(0, table.fewest - len(table.seats))
        if table.open and missing:
            return say("help-table-open", game=game, table=table.id)
        if table.starts_at is not None:
            return say("help-table-starts", game=game, table=table.id, missing=missing, at=unix(table.starts_at))
        return say("help-table-lobby", game=game, table=table.id, missing=missing)
    return say("help-table-asked" if asked else "help-table-calm", game=game, table=numbered_table(table))


def _possible(now: Situation, playing: list[Table]) -> Iterator[Text]:
    if playing:
        yield say("help-desk")
    if any(type(face(table.game)).parse is not Face.parse for table in playing):
        yield say("help-offer")
    if any(not table.practice for table in playing):
        yield say("help-table" if now.on_server else "help-request")
    if now.on_server:
        yield say("help-open")
        if now.tournaments:
            yield say("help-tournament")
    elif not playing:
        yield say("help-elsewhere")
    if now.seats:
        yield say("help-seats")
    if not any(table.practice for table in playing):
        yield say("help-practice")
    yield say("help-learn")
    if now.on_server:
        yield say("help-stats")
    yield say("help-me")
    if now.moderates:
        yield say("help-moderate")
    if now.manages:
        yield say("help-manage")
    if not playing:
        yield say("help-fair")
