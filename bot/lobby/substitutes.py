"""Substitutes: the command that asks for one, the button that offers, and those by which a player decides."""

from __future__ import annotations

from discord import ui

from bot.messages.custom_ids import Press, number_in_part
from bot.messages.handlers import on_press, on_this_server
from bot.messages.page import GOLD, GREEN, GREY, Page, button, link, plain_message
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, Reply, cause_of, person_of
from engine.texts import SeatRef, Text, Typed, say
from face.asking.votes import offers_text, sought_text
from face.core.names import game_name, reader_for
from face.table.lobby import watched_lines
from face.tournaments.at_tables import handing_over_in_tournament
from face.wordings.reader import Reader
from face.wordings.texts import tidy_line
from host.house import House
from host.records.counting import reason_against_rating
from host.seats.substitutes import Offer
from host.values import Table

_NAME_LENGTH = 60


class SubstitutePresses:
    """The handlers of these presses and of `/table substitute`."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def seek(self, interaction: Interaction, table_id: int) -> None:
        """Asks for a substitute, or takes that back."""
        reply = Reply(interaction, fresh=True)
        sought = await reply.within(self._house.substitutes.seek(table_id, interaction.user.id, cause_of(interaction)))
        table = await reply.within(self._house.lookups.table(table_id))
        its = await reply.within(self._house.tournaments.of_table(table_id))
        words = sought_text(table, sought=sought, means=handing_over_in_tournament(its, interaction.user.id))
        await reply.show(plain_message(reader_for(table, locale_of(interaction)).line(words), GREEN))

    @on_press("stand-for")
    async def _offer(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Offers to take over the seat that the button names."""
        on_this_server(interaction, (await self._house.play.board(press.table)).table)
        reply, seat = Reply(interaction, fresh=True), number_in_part(press.argument)
        offering = self._house.substitutes.offer(press.table, seat, person_of(interaction), cause_of(interaction))
        table = await reply.within(offering)
        its = await reply.within(self._house.tournaments.of_table(table.id))
        words = [say("substitute-offered", seat=SeatRef(seat), rated=_rated(table)), *watched_lines(table)]
        words += [say("substitute-no-points")] if its is not None else []
        await reply.show(plain_message(reader_for(table, locale_of(interaction)).lines(words), GREEN))

    @on_press("hand-over", "decline")
    async def _decide(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Gives the presser's own seat away, or turns the offer down."""
        reply, me, offer = Reply(interaction, fresh=True), interaction.user.id, number_in_part(press.argument)
        does = self._house.substitutes.hand_over if press.action == "hand-over" else self._house.substitutes.decline
        table = await reply.within(does(press.table, me, offer, cause_of(interaction)))
        key = "substitute-done" if press.action == "hand-over" else "substitute-declined"
        words = Text(key, {"table": table.id})
        await reply.show(plain_message(reader_for(table, locale_of(interaction)).line(words), GREEN))


def sought_view(table: Table, seat: int, reader: Reader, *, offering: bool) -> ui.LayoutView:
    """A message that a substitute is looked for. `offering`: where others than the players read it, who can offer."""
    page = Page(GOLD)
    words = say("substitute-asked", seat=SeatRef(seat), game=game_name(table.game), table=table.id, link=link(table))
    page.text(reader.line(words))
    if offering:
        press = Press("stand-for", table.id, argument=str(seat))
        page.buttons([button(reader.label(say("substitute-offer-button")), press, "primary")])
    return page.view()


def offers_view(
    table: Table, offers: tuple[Offer, ...], reader: Reader, who: str = "", means: Text | None = None
) -> ui.LayoutView:
    """The question to a player whether somebody shall have their seat. `who`: a mention, where others read it too.

    `means`: what else handing it over means for them.
    """
    page = Page(GOLD)
    names = ", ".join(tidy_line(offer.name, _NAME_LENGTH) for offer in offers)
    head = offers_text(table, Typed(names), link(table), who, means)
    page.text(reader.line(head))
    for offer in offers:
        give = say("substitute-yes", name=Typed(tidy_line(offer.name, _NAME_LENGTH)))
        page.buttons(
            [
                button(reader.label(give), Press("hand-over", table.id, argument=str(offer.id)), "danger"),
                button(reader.label(say("substitute-no-thanks")), Press("decline", table.id, argument=str(offer.id))),
            ]
        )
    return page.view()


def unwanted_view(table: Table, reader: Reader) -> ui.LayoutView:
    """Tells somebody that their offer is over."""
    return plain_message(reader.line(say("substitute-unwanted", table=table.id, link=link(table))), GREY)


def _rated(table: Table) -> str:
    return "no" if reason_against_rating(table) else "yes"
