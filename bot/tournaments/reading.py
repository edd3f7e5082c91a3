"""What people do with tournaments: read how they stand, their tables and rules, join after reading those, leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from discord import ui

from bot.messages.custom_ids import Press, number_in_part, only_choice
from bot.messages.handlers import on_press
from bot.messages.looked_up import Newest, PictureReplies
from bot.messages.page import link
from bot.messages.reading_language import reader_of
from bot.messages.replies import Interaction, Reply, person_of
from bot.tournaments.views import (
    ALL_PLACES,
    ASK_JOIN,
    ASK_LEAVE,
    JOIN_NOW,
    JOINING,
    LEAVE_NOW,
    OTHER_ROUND,
    SHOW_TOURNAMENT,
    TABLES_OF_ROUND,
    TOURNAMENT_RULES,
    TournamentReader,
    join_view,
    leave_view,
    places_view,
    round_view,
    rules_view,
    shown_view,
    standings_picture,
    tournaments_view,
)
from engine.texts import NOT_ASKED, Refusal, Text, say
from face.tournaments.shown import own_table_number, takes_part
from host.house import House
from host.tournaments.corrections import (
    NOT_REGISTERED,
    TOURNAMENT_OVER,
)
from host.tournaments.hosting import ALREADY_REGISTERED, LEFT_TOURNAMENT, TOO_LATE_TO_JOIN
from host.tournaments.shown import TournamentShown
from host.tournaments.stored import NO_SUCH_TOURNAMENT
from host.values import Trouble


async def tournament_here(interaction: Interaction, house: House, tournament_id: int) -> TournamentShown:
    """The tournament, read on its own server. Raises Trouble `no-such-tournament`."""
    shown = await house.tournaments.shown(tournament_id)
    if shown.place.server_id != interaction.guild_id:
        raise Trouble(NO_SUCH_TOURNAMENT)
    return shown


class TournamentPages:
    """The pages of tournaments, each for one reader, and the presses on them and in the threads."""

    def __init__(self, house: House, pictures: PictureReplies) -> None:
        self._house = house
        self._pictures = pictures
        self.newest = Newest()  # of the pages of each reader: a picture that comes late turns none back

    async def show(self, interaction: Interaction, tournament_id: int) -> None:
        """`/tournament show`. Raises Trouble `no-such-tournament`."""
        reply = Reply(interaction, fresh=True)
        shown = await reply.within(tournament_here(interaction, self._house, tournament_id))
        await self._show(interaction, reply, shown)

    async def list_all(self, interaction: Interaction) -> None:
        """`/tournament list`: those of this server."""
        reply = Reply(interaction, fresh=True)
        tournaments = await reply.within(self._house.tournaments.on_server(interaction.guild_id or 0))
        await reply.show(tournaments_view(tournaments, reader_of(interaction)))

    @on_press(SHOW_TOURNAMENT)
    async def _shown(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        reply = Reply(interaction, fresh=False)
        await self._show(interaction, reply, await reply.within(self._meant(interaction, press)))

    @on_press(ALL_PLACES)
    async def _places(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """A page of the whole standings."""
        reply = Reply(interaction, fresh=False)
        shown = await reply.within(self._meant(interaction, press))
        view = places_view(shown, self._reader(interaction), number_in_part(press.argument))
        await self._turn(reply, view)

    @on_press(TABLES_OF_ROUND)
    async def _tables(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """A page of the tables of a round."""
        await self._round(interaction, press, number_in_part(press.field), number_in_part(press.argument))

    @on_press(OTHER_ROUND)
    async def _another_round(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        await self._round(interaction, press, number_in_part(only_choice(values)), 0)

    async def _round(self, interaction: Interaction, press: Press, round: int, number: int) -> None:
        reply = Reply(interaction, fresh=False)
        shown = await reply.within(self._meant(interaction, press))
        if not shown.tournament.rounds:
            raise Refusal(NOT_ASKED)
        round = min(round, len(shown.tables) - 1)
        threads = await reply.within(self._house.lookups.threads_of([each for each in shown.tables[round] if each]))
        await self._turn(reply, round_view(shown, self._reader(interaction), round, number, threads))

    @on_press(TOURNAMENT_RULES)
    async def _rules(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        reply = Reply(interaction, fresh=False)
        shown = await reply.within(self._meant(interaction, press))
        await self._turn(reply, rules_view(shown, reader_of(interaction), joining=press.field == JOINING))

    @on_press(ASK_JOIN)
    async def _ask_join(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Tells the rules, with the button that joins."""
        reply = Reply(interaction, fresh=False)
        shown = await reply.within(self._meant(interaction, press))
        me = interaction.user.id
        if shown.state not in ("open", "playing"):
            raise Trouble(TOURNAMENT_OVER)
        if me in shown.tournament.left:
            raise Trouble(LEFT_TOURNAMENT)
        if takes_part(shown, me):
            raise Trouble(ALREADY_REGISTERED)
        if not shown.tournament.takes_more:
            raise Trouble(TOO_LATE_TO_JOIN)
        await self._turn(reply, join_view(shown, reader_of(interaction)))

    @on_press(JOIN_NOW)
    async def _join(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        reply = Reply(interaction, fresh=False)
        shown = await reply.within(self._meant(interaction, press))
        placed = await reply.within(self._house.tournaments.join(shown.id, person_of(interaction)))
        said = say("tournament-joined") if placed else say("tournament-joined-waits")
        await self._show(interaction, reply, await reply.within(self._meant(interaction, press)), (said,))

    @on_press(ASK_LEAVE)
    async def _ask_leave(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Says what leaving means, with the button that leaves."""
        reply = Reply(interaction, fresh=False)
        shown = await reply.within(self._meant(interaction, press))
        if not takes_part(shown, interaction.user.id):
            raise Trouble(NOT_REGISTERED)
        await self._turn(reply, leave_view(shown, interaction.user.id, reader_of(interaction)))

    @on_press(LEAVE_NOW)
    async def _leave(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        reply = Reply(interaction, fresh=False)
        shown = await reply.within(self._meant(interaction, press))
        await reply.within(self._house.tournaments.leave(shown.id, interaction.user.id))
        said = (say("tournament-left-now"),)
        await self._show(interaction, reply, await reply.within(self._meant(interaction, press)), said)

    async def _meant(self, interaction: Interaction, press: Press) -> TournamentShown:
        return await tournament_here(interaction, self._house, number_in_part(press.ask))

    async def _show(
        self, interaction: Interaction, reply: Reply, shown: TournamentShown, said: Sequence[Text] = ()
    ) -> None:
        """Shows the standings in words, then as a picture to those who want pictures."""
        me, reader = interaction.user.id, reader_of(interaction)
        who = TournamentReader(me, reader, await reply.within(self._address(shown, me)))

        def view(file: tuple[str, str] | None = None) -> ui.LayoutView:
            return shown_view(shown, who, said, file)

        await self._turn(reply, view())
        still = partial(self.newest.is_newest, interaction)
        await self._pictures.follow(interaction, lambda: standings_picture(shown, reader, me), view, still)

    async def _turn(self, reply: Reply, view: ui.LayoutView) -> None:
        """Shows a page, without the picture of the one before."""
        await reply.show(view, kept=())
        self.newest.note(reply.interaction)

    async def _address(self, shown: TournamentShown, person_id: int) -> str | None:
        """Where the table of the present round is at which somebody plays."""
        number = own_table_number(shown, person_id)
        return None if number is None else link(await self._house.lookups.table(number))

    def _reader(self, interaction: Interaction) -> TournamentReader:
        return TournamentReader(interaction.user.id, reader_of(interaction))
