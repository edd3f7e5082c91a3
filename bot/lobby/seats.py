"""Who sits where once a game runs: votes, leaving, open seats, and another game of the same people."""

from __future__ import annotations

from collections.abc import Callable

from discord import ui

from bot.board.view import board_view
from bot.lobby.own_permissions import check_permissions
from bot.lobby.rematches import Rematches
from bot.messages.custom_ids import Press, number_in_part
from bot.messages.handlers import on_press, on_this_server
from bot.messages.page import GOLD, GREEN, GREY, Button, ButtonRow, Page, button, channel_mention, plain_message
from bot.messages.reading_language import language_lacking, locale_of, reader_of, thread_reader
from bot.messages.replies import Interaction, Reply, cause_of, person_of
from engine.policies import levels
from engine.registry import game as rules_of
from engine.texts import NOT_ASKED, Refusal, SeatRef, Text, say
from face.asking.votes import vote_words
from face.asking.wishes import left_texts
from face.core.names import reader_for
from face.table.lobby import open_seat_words, watched_lines
from face.table.notices import more_taken_text
from face.tournaments.at_tables import leaving_of_tournament
from face.wordings.reader import Reader
from host.house import House
from host.records.counting import reason_against_rating
from host.seats.seats import SEAT_NOT_OPEN, OpenSeat
from host.seats.votes import KINDS, Vote, VoteKind
from host.table.stored_table import card_of
from host.values import Table, Trouble

_ASKED_LENGTH = 2000  # characters

_COLOURS = {"open": GOLD, "passed": GREEN}


async def vote_message(house: House, vote: Vote, reader: Reader) -> ui.LayoutView:
    """The message of a vote. `reader`: of what all read at its table."""
    proposal = None
    if vote.proposal is not None:
        proposal = await house.moderation.fix_proposal(vote.table.id, vote.proposal)
    words = vote_words(vote, reader, proposal)
    page = Page(_COLOURS.get(vote.state, GREY))
    page.text(words.asked, most=_ASKED_LENGTH)
    page.text(words.so_far)
    page.text(words.outcome)
    page.text(words.needed)
    if vote.state == "open":
        ask, table = str(vote.id), vote.table.id
        page.buttons(
            [
                button(words.yes, Press("vote", table, ask, argument="yes"), "success"),
                button(words.no, Press("vote", table, ask, argument="no"), "danger"),
            ]
        )
    return page.view()


def vote_of_kind(kind: str) -> int | None:
    """The vote that an outbox row of that kind carries, None for any other."""
    head, colon, number = kind.partition(":")
    return int(number) if colon and head == "vote" else None


_LINE_LENGTH = 600  # characters about a seat, with who may watch
_MOST_SEATS = 10  # open seats that are listed at once
_MOST_SOUGHT = 5  # seats for which a substitute is looked for


class People:
    """The handlers of these presses and of the commands of the same names."""

    def __init__(self, house: House, follow: Callable[[int], None] = lambda table_id: None) -> None:
        """`follow`: lets a picture follow the words of a lobby."""
        self._house = house
        self.rematches = Rematches(house, follow)

    # ------------------------------------------------------------------------------- votes

    async def call(
        self, interaction: Interaction, table_id: int, kind: VoteKind, *, hours: int = 0, seat: int | None = None
    ) -> None:
        """Calls a vote. Its message appears in the thread."""
        reply = Reply(interaction, fresh=True)
        calling = self._house.votes.call_vote(
            table_id, interaction.user.id, kind, cause_of(interaction), hours=hours, seat=seat
        )
        vote = await reply.within(calling)
        asked = "vote-called-open" if vote.table.open else "vote-called"
        key = "vote-called-passed" if vote.state == "passed" else asked
        text = Text(key, {"thread": channel_mention(vote.table)})
        await reply.show(plain_message(self._reader(vote.table, interaction).line(text), GREEN))

    @on_press("ask-vote")
    async def _call(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        kind = press.field if press.field in KINDS else None
        if kind is None:
            raise Refusal(NOT_ASKED)
        seat = number_in_part(press.argument) if press.argument else None
        await self.call(interaction, press.table, kind, seat=seat)

    @on_press("vote")
    async def _cast(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        reply = Reply(interaction, fresh=False, shared=True)
        yes = press.argument == "yes"
        casting = self._house.votes.cast(
            press.table, interaction.user.id, number_in_part(press.ask), yes, cause_of(interaction)
        )
        vote = await reply.within(casting)
        all_read = thread_reader(interaction.client, vote.table)
        reader = self._reader(vote.table, interaction) if vote.table.open else all_read
        view = await reply.within(vote_message(self._house, vote, reader))
        if interaction.message is not None and interaction.message.components:
            mark = getattr(interaction.message.components[0], "id", None)
            view.children[0].id = mark  # by it a message that was cut off is found again
        await reply.show(view)

    async def take_more(self, interaction: Interaction, table_id: int) -> None:
        """`/table more-time`: takes more time for the decision that is owed. The thread tells it."""
        reply = Reply(interaction, fresh=True)
        taking = self._house.own_time.take_more(table_id, interaction.user.id, cause_of(interaction))
        table = await reply.within(taking)
        desk = await reply.within(self._house.play.desk(table_id, interaction.user.id))
        words = more_taken_text(table, desk.seat, desk.due_at)
        await reply.show(plain_message(self._reader(table, interaction).line(words), GREEN))

    # ----------------------------------------------------------------------------- leaving

    async def leave(self, interaction: Interaction, table_id: int) -> None:
        """`/table leave`: leave a lobby at once, a game after a second click."""
        me = interaction.user.id
        table = (await self._house.play.board(table_id)).table
        reader, reply = self._reader(table, interaction), Reply(interaction, fresh=True)
        if table.status == "playing":
            card_of(table, me)
            more = leaving_of_tournament(await reply.within(self._house.tournaments.of_table(table_id)), me)
            rated, back = (
                "no" if reason_against_rating(table) else "yes",
                "yes" if more is None and not table.open else "no",
            )
            page = Page(GREY)
            page.text(reader.line(say("leave-sure", table=table.id, rated=rated, back=back)))
            if more is not None:
                page.text(reader.line(more))
            page.buttons([button(reader.label(say("leave-yes")), Press("vacate", table.id), "danger")])
            await reply.show(page.view())
            return
        await reply.within(self._house.lobby.leave(table_id, me, cause_of(interaction)))
        led = await reply.within(self._house.wishes.led_to(table_id, me))
        await reply.show(plain_message(reader.lines(left_texts(table, led=led)), GREEN))

    @on_press("vacate")
    async def _vacate(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        reply = Reply(interaction, fresh=False)
        table = await reply.within(self._house.seats.vacate(press.table, interaction.user.id, cause_of(interaction)))
        await reply.show(plain_message(self._reader(table, interaction).line(say("leave-done", table=table.id)), GREEN))

    # -------------------------------------------------------------------------- open seats

    async def seats(self, interaction: Interaction) -> None:
        """`/seats`: show the seats that can be taken over on this server, by public knowledge only."""
        reply, server_id, me = Reply(interaction, fresh=True), interaction.guild_id or 0, interaction.user.id
        seats = await reply.within(self._house.seats.open_seats(server_id, _MOST_SEATS))
        sought = await reply.within(self._house.substitutes.sought_in(server_id, me, _MOST_SOUGHT))
        await reply.show(await reply.within(self._listed(interaction, seats, sought)))

    async def _listed(
        self, interaction: Interaction, seats: tuple[OpenSeat, ...], sought: tuple[tuple[int, int], ...]
    ) -> ui.LayoutView:
        page = Page(GREY)
        buttons: list[Button] = []
        for seat in seats:
            board = await self._house.play.board(seat.table.id)
            reader = self._reader(board.table, interaction)
            if not buttons:
                page.text(reader.line(say("seats-head")))
            line, label = open_seat_words(board, seat.seat, channel_mention(seat.table), reader)
            page.text(line, most=_LINE_LENGTH)
            buttons.append(button(label, Press("seat", seat.table.id, argument=str(seat.seat))))
        if not buttons and not sought:
            page.text(reader_of(interaction).line(say("seats-none")))
        page.buttons(buttons)
        offers: list[Button] = []
        for table_id, at in sought:
            board = await self._house.play.board(table_id)
            reader = self._reader(board.table, interaction)
            if not offers:
                page.text(reader.line(say("seats-sought")))
            line, label = open_seat_words(board, at, channel_mention(board.table), reader)
            page.text(line, most=_LINE_LENGTH)
            offers.append(button(label, Press("stand-for", table_id, argument=str(at))))
        page.buttons(offers)
        return page.view()

    @on_press("seat")
    async def _look(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """The public board of the table, and the buttons that take the seat and give it to a steward."""
        reply = Reply(interaction, fresh=False)
        board = await reply.within(self._house.play.board(press.table))
        on_this_server(interaction, board.table)
        seat = number_in_part(press.argument)
        if board.view is None or not any(card.seat == seat and not card.taken for card in board.table.seats):
            raise Trouble(SEAT_NOT_OPEN)
        reader = self._reader(board.table, interaction)
        view = board_view(board, reader)
        ways: list[Button] = []
        if board.table.card(interaction.user.id) is None:
            label = reader.label(say("seat-take", seat=SeatRef(seat)))
            ways.append(button(label, Press("sit", press.table, argument=press.argument), "success"))
        for level in levels(rules_of(board.table.game)):
            given = Press("seat-steward", press.table, field=level, argument=press.argument)
            ways.append(button(reader.label(say("seat-give", level=level)), given))
        view.add_item(ButtonRow(ways))
        await reply.show(view)

    @on_press("sit")
    async def _sit(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        reply = Reply(interaction, fresh=False)
        on_this_server(interaction, (await self._house.play.board(press.table)).table)
        lacking = await language_lacking(self._house, interaction)
        sitting = self._house.seats.take_seat(
            press.table, number_in_part(press.argument), person_of(interaction), cause_of(interaction)
        )
        table = await reply.within(sitting)
        reader = self._reader(table, interaction)
        page = Page(GREEN)
        page.text(reader.lines([say("seat-taken", table=table.id), *watched_lines(table), *lacking]))
        page.buttons(
            [
                button(reader.label(say("bot-my-desk")), Press("desk", table.id), "primary"),
                button(reader.label(say("story-button")), Press("story", table.id)),
            ]
        )
        await reply.show(page.view())

    @on_press("seat-steward")
    async def _give(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Gives the seat to a steward of the level that the button names."""
        reply = Reply(interaction, fresh=False)
        on_this_server(interaction, (await self._house.play.board(press.table)).table)
        giving = self._house.open_seats.give_to_steward(
            press.table, number_in_part(press.argument), person_of(interaction), press.field, cause_of(interaction)
        )
        table = await reply.within(giving)
        text = say("seat-given", table=table.id, seat=SeatRef(number_in_part(press.argument)))
        await reply.show(plain_message(self._reader(table, interaction).line(text), GREEN))

    # ---------------------------------------------------------------------------- rematch

    @on_press("rematch")
    async def _rematch(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """A new lobby in the same channel; those who played are invited by name, once."""
        table_id = press.table
        before = (await self._house.play.board(table_id)).table
        card_of(before, interaction.user.id)  # a stranger does not even learn where the table is
        reply = Reply(interaction, fresh=True)
        await reply.within(check_permissions(interaction, before.place.channel_id, before.place.server_id))
        opening = self.rematches.open(interaction.client, before, person_of(interaction), cause_of(interaction))
        table = await reply.within(opening)
        channel = f"<#{table.place.channel_id}>"
        text = say("rematch-open", table=table.id, channel=channel)
        await reply.show(plain_message(self._reader(table, interaction).line(text), GREEN))

    @staticmethod
    def _reader(table: Table, interaction: Interaction) -> Reader:
        return reader_for(table, locale_of(interaction))
