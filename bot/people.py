"""Presses about who sits at a table: leaving in the middle of a game, open seats, votes, the story, a rematch."""

from __future__ import annotations

import discord
from discord import ui

from bot.board import board_view, lobby_view
from bot.buttons import Press, whole
from bot.desk import game_name, reader_for
from bot.face import face
from bot.fix_words import dressed
from bot.lobby import check_permissions
from bot.page import GREEN, GREY, Button, Page, button, note
from bot.replies import Interaction, Reply, cause_of, person_of
from bot.texts import DEFAULT_LOCALE, Reader, texts
from bot.vote_messages import vote_message
from engine.core.refusals import NOT_ASKED, Refusal
from engine.core.texts import Listed, SeatRef, Text, say
from host.house import House
from host.people import SEAT_NOT_OPEN, OpenSeat
from host.premises import card_of
from host.queues import Queues
from host.tables import NO_SUCH_TABLE, Table, Trouble
from host.votes import KINDS, Kind

ACTIONS = frozenset({"vote", "ask-vote", "vacate", "seat", "sit", "story", "rematch"})
MOST_SEATS = 10  # open seats that are listed at once
STORY_LENGTH = 3000  # characters of a page of the story


class People:
    """What these presses and the commands of the same names do."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._turns = Queues()

    async def press(self, interaction: Interaction, press: Press) -> None:
        """Do what `press` means."""
        match press.action:
            case "vote":
                await self._cast(interaction, press)
            case "ask-vote":
                kind = next((one for one in KINDS if one == press.field), None)
                if kind is None:
                    raise Refusal(NOT_ASKED)
                seat = whole(press.argument) if press.argument else None
                await self.call(interaction, press.table, kind, seat=seat)
            case "vacate":
                await self._vacate(interaction, press.table)
            case "seat":
                await self._look(interaction, press)
            case "sit":
                await self._sit(interaction, press)
            case "story":
                await self.story(interaction, press.table, press)
            case "rematch":
                await self._rematch(interaction, press.table)

    # ------------------------------------------------------------------------------- votes

    async def call(
        self, interaction: Interaction, table_id: int, kind: Kind, *, hours: int = 0, seat: int | None = None
    ) -> None:
        """Ask the table; its message appears in the thread."""
        reply = Reply(interaction, fresh=True)
        calling = self._house.call_vote(
            table_id, interaction.user.id, kind, cause_of(interaction), hours=hours, seat=seat
        )
        vote = await reply.within(calling)
        key = "vote-called-passed" if vote.state == "passed" else "vote-called"
        text = Text(key, {"thread": f"<#{vote.table.thread_id or vote.table.place.channel_id}>"})
        await reply.show(note(self._reader(vote.table, interaction).line(text), GREEN))

    async def _cast(self, interaction: Interaction, press: Press) -> None:
        reply = Reply(interaction, fresh=False)
        yes = press.argument == "yes"
        casting = self._house.cast(press.table, interaction.user.id, whole(press.ask), yes, cause_of(interaction))
        vote = await reply.within(casting)
        view = await reply.within(vote_message(self._house, vote))
        if interaction.message is not None and interaction.message.components:
            mark = getattr(interaction.message.components[0], "id", None)
            view.children[0].id = mark  # by it a message that was cut off is found again
        await reply.show(view)

    # ----------------------------------------------------------------------------- leaving

    async def leave(self, interaction: Interaction, table_id: int) -> None:
        """`/table leave`: out of a lobby at once, out of a game after a second thought."""
        me = interaction.user.id
        table = (await self._house.board(table_id)).table
        reader, reply = self._reader(table, interaction), Reply(interaction, fresh=True)
        if table.status == "playing":
            card_of(table, me)
            page = Page(GREY)
            page.text(reader.line(say("leave-sure", table=table.id)))
            page.buttons([button(reader.label(say("leave-yes")), Press("vacate", table.id), "danger")])
            await reply.show(page.view())
            return
        await reply.within(self._house.leave(table_id, me, cause_of(interaction)))
        await reply.show(note(reader.line(say("leave-lobby-done", table=table.id)), GREEN))

    async def _vacate(self, interaction: Interaction, table_id: int) -> None:
        reply = Reply(interaction, fresh=False)
        table = await reply.within(self._house.vacate(table_id, interaction.user.id, cause_of(interaction)))
        await reply.show(note(self._reader(table, interaction).line(say("leave-done", table=table.id)), GREEN))

    # -------------------------------------------------------------------------- open seats

    async def seats(self, interaction: Interaction) -> None:
        """`/seats`: what can be taken over on this server, by public knowledge only."""
        reply = Reply(interaction, fresh=True)
        found = await reply.within(self._house.open_seats(interaction.guild_id or 0, MOST_SEATS))
        await reply.show(await reply.within(self._listed(interaction, found)))

    async def _listed(self, interaction: Interaction, found: tuple[OpenSeat, ...]) -> ui.LayoutView:
        page = Page(GREY)
        buttons: list[Button] = []
        for one in found:
            board = await self._house.board(one.table.id)
            reader = self._reader(board.table, interaction)
            if not buttons:
                page.text(reader.line(say("seats-head")))
            line = say(
                "seats-line",
                game=game_name(one.table.game),
                table=one.table.id,
                thread=_thread(one.table),
                headline=face(one.table.game).headline(board.view),
                seat=SeatRef(one.seat),
            )
            page.text("- " + reader.line(line), most=300)
            label = reader.label(say("seats-look", table=one.table.id, seat=SeatRef(one.seat)))
            buttons.append(button(label, Press("seat", one.table.id, argument=str(one.seat))))
        if not buttons:
            page.text(Reader(texts(str(interaction.locale))).line(say("seats-none")))
        page.buttons(buttons)
        return page.view()

    async def _look(self, interaction: Interaction, press: Press) -> None:
        """The public board of the table, and the button that takes the seat."""
        reply = Reply(interaction, fresh=False)
        board = await reply.within(self._house.board(press.table))
        _on_this_server(interaction, board.table)
        seat = whole(press.argument)
        if board.view is None or not any(card.seat == seat and not card.taken for card in board.table.seats):
            raise Trouble(SEAT_NOT_OPEN)
        reader = self._reader(board.table, interaction)
        view = board_view(board, reader)
        label = reader.label(say("seat-take", seat=SeatRef(seat)))
        view.add_item(ui.ActionRow(button(label, Press("sit", press.table, argument=press.argument), "success")))
        await reply.show(view)

    async def _sit(self, interaction: Interaction, press: Press) -> None:
        reply = Reply(interaction, fresh=False)
        _on_this_server(interaction, (await self._house.board(press.table)).table)
        await self._house.set_locale(interaction.user.id, str(interaction.locale))
        sitting = self._house.take_seat(
            press.table, whole(press.argument), person_of(interaction), cause_of(interaction)
        )
        table = await reply.within(sitting)
        reader = self._reader(table, interaction)
        page = Page(GREEN)
        page.text(reader.line(say("seat-taken", table=table.id)))
        page.buttons(
            [
                button(reader.label(say("bot-my-desk")), Press("desk", table.id), "primary"),
                button(reader.label(say("story-button")), Press("story", table.id)),
            ]
        )
        await reply.show(page.view())

    async def story(self, interaction: Interaction, table_id: int, press: Press | None = None) -> None:
        """All that the seat was told, a page at a time, the newest page first."""
        reply = Reply(interaction, fresh=press is None or not press.argument)
        told = await reply.within(self._house.story(table_id, interaction.user.id))
        table = (await self._house.board(table_id)).table
        reader = self._reader(table, interaction)
        pages = paged(reader.lines(face(table.game).told(dressed(told, table))) or reader.line(say("story-none")))
        at = whole(press.argument) if press is not None and press.argument else len(pages) - 1
        at = min(at, len(pages) - 1)
        page = Page(GREY)
        page.text(pages[at])
        turns: list[Button] = []
        if at:
            turns.append(button(reader.label(say("bot-earlier")), Press("story", table_id, argument=str(at - 1))))
        if at < len(pages) - 1:
            later = reader.label(say("bot-later", page=at + 2, of=len(pages)))
            turns.append(button(later, Press("story", table_id, argument=str(at + 1))))
        page.buttons(turns)
        await reply.show(page.view())

    # ---------------------------------------------------------------------------- rematch

    async def _rematch(self, interaction: Interaction, table_id: int) -> None:
        """A new lobby in the same channel; those who played are invited by name, once."""
        before = (await self._house.board(table_id)).table
        check_permissions(interaction, before.place.channel_id)
        reply = Reply(interaction, fresh=True)
        async with self._turns.turn(table_id):
            table = await reply.within(self._house.rematch(table_id, person_of(interaction)))
            if table.lobby_message_id is None:
                await reply.within(self._invite(interaction, before, table))
        channel = f"<#{table.place.channel_id}>"
        text = say("rematch-open", table=table.id, channel=channel)
        await reply.show(note(self._reader(table, interaction).line(text), GREEN))

    async def _invite(self, interaction: Interaction, before: Table, table: Table) -> None:
        reader = reader_for(table, DEFAULT_LOCALE)
        place = table.place
        channel = interaction.client.get_partial_messageable(place.channel_id, guild_id=place.server_id)
        message = await channel.send(view=lobby_view(table, reader))
        await self._house.placed(table.id, lobby_message_id=message.id)
        me = interaction.user.id
        others = [card.person_id for card in before.seats if card.person_id > 0 and card.person_id != me]
        text = say(
            "rematch-invites",
            who=f"<@{me}>",
            table=before.id,
            others=Listed(tuple(f"<@{one}>" for one in others)),
            count=len(others),
        )
        named = discord.AllowedMentions(users=[discord.Object(one) for one in others])
        await channel.send(view=note(reader.line(text), GREEN), allowed_mentions=named)

    @staticmethod
    def _reader(table: Table, interaction: Interaction) -> Reader:
        return reader_for(table, str(interaction.locale))


def paged(words: str) -> list[str]:
    """`words` in pages of whole lines, at least one."""
    pages = [""]
    for line in words.split("\n"):
        shown = line[:STORY_LENGTH]
        if pages[-1] and len(pages[-1]) + len(shown) + 1 > STORY_LENGTH:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n{shown}" if pages[-1] else shown
    return pages


def _thread(table: Table) -> str:
    return f"<#{table.thread_id or table.place.channel_id}>"


def _on_this_server(interaction: Interaction, table: Table) -> None:
    """Raises Trouble `no-such-table`: a seat is taken on the table's own server."""
    if interaction.guild_id != table.place.server_id:
        raise Trouble(NO_SUCH_TABLE)
