"""Handles fixes: preview, reason, done; the player's yes or no; requests; and who moderates. Remembers nothing."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands, ui

from bot.messages.custom_ids import INPUT, Press, word_modal
from bot.messages.handlers import NO_SERVER, check_carried, on_modal, on_press, server_meant
from bot.messages.page import GREY, plain_message
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction, Reply, cause_of, person_of
from bot.moderation.views import (
    answered_view,
    asked_view,
    history_view,
    must_confirm,
    outcome_view,
    overview_view,
    preview_view,
    request_view,
    requests_view,
    undelivered_view,
)
from db.tables.store import OPEN
from engine.texts import Refusal, Text, say
from face.core.names import own_reader
from face.table.news import REASON_LENGTH, moderator
from face.tournaments.at_tables import counted_in_tournament
from face.wordings.reader import Reader
from host.fixes import Fix
from host.fixes.base import FIX_OUTDATED
from host.fixes.table import Correct
from host.house import House
from host.lobby.bounds import BLOCKED_HERE, TOO_MANY_SEATS
from host.moderation.proposals import NO_SUCH_FIX
from host.moderation.values import Proposal
from host.seats.seats import HAS_LOOKED, SAT_ELSEWHERE
from host.values import ALREADY_SEATED, NO_SUCH_TABLE, Person, Table, Trouble

NOT_A_MODERATOR = "not-a-moderator"


async def moderated_server(interaction: Interaction, house: House) -> int:
    """The server that the person of `interaction` moderates, checked each time, because roles are given and taken.

    In direct messages it is what stands for that of open tables.

    Raises Trouble `not-a-moderator`.
    """
    server_id = server_meant(interaction, house)
    if server_id == NO_SERVER:
        raise Trouble(NOT_A_MODERATOR)
    if server_id != OPEN and not interaction.permissions.manage_guild:
        role_id = (await house.lookups.server(server_id)).moderator_role_id
        if role_id is None or not has_role(interaction.user, role_id):
            raise Trouble(NOT_A_MODERATOR)
    return server_id


def has_role(person: discord.User | discord.Member, role_id: int) -> bool:
    """Whether that person has that role, as the interaction says: not every process knows the roles of a server."""
    return isinstance(person, discord.Member) and person._roles.has(role_id)


def check_manages(interaction: Interaction) -> None:
    """Raises MissingPermissions unless they manage this server."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise app_commands.MissingPermissions(["manage_guild"])


_LONGEST_NUMBER = 18  # digits of a proposal's
NOT_FOR_YOU = "not-for-you"
FIX_SETTLED = "fix-settled"
ANSWERED = ("applied", "declined", "outdated")
OF_NEWCOMERS = (
    ALREADY_SEATED,
    SAT_ELSEWHERE,
    HAS_LOOKED,
    BLOCKED_HERE,
    TOO_MANY_SEATS,
)  # troubles that are the newcomer's, not the moderator's


class Fixes:
    """The handlers of `/fix`, `/request` and the presses on their messages."""

    def __init__(self, house: House) -> None:
        self._house = house

    @on_press("fix-cancel")
    async def _cancel(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        await Reply(interaction, fresh=False).show(
            plain_message(reader_of(interaction).line(say("fix-cancelled")), GREY)
        )

    # ------------------------------------------------------------------------- a moderator

    async def look(self, interaction: Interaction, table_id: int, fix: Fix, newcomer: Person | None = None) -> None:
        """Shows what `fix` would change. Nothing is changed yet."""
        server_id = await moderated_server(interaction, self._house)
        reply = Reply(interaction, fresh=True)
        looking = self._house.moderation.look_at_fix(
            table_id, person_of(interaction), fix, cause_of(interaction), server_id=server_id, newcomer=newcomer
        )
        try:
            proposal = await reply.within(looking)
        except Trouble as trouble:
            if newcomer is None or trouble.code not in OF_NEWCOMERS:
                raise
            raise Trouble(f"newcomer-{trouble.code}", who=f"<@{newcomer.id}>") from trouble
        await self._preview(interaction, reply, proposal)

    @on_press("fix-look")
    async def _look_again(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Previews a player's request like a moderator's own fix; not if they know too much of the table."""
        server_id = await moderated_server(interaction, self._house)
        reply = Reply(interaction, fresh=True)
        wanted = await reply.within(self._house.fixes.wanted_fixes(server_id, moderator=person_of(interaction)))
        meant = press.table, _number(press)
        request = next((request for request in wanted if (request.table.id, request.id) == meant), None)
        if request is None:
            raise Trouble(NO_SUCH_FIX)
        await self._preview(interaction, reply, request)

    async def _preview(self, interaction: Interaction, reply: Reply, proposal: Proposal) -> None:
        beside = await reply.within(self._beside(proposal))
        await reply.show(preview_view(proposal, _reader(proposal.table, interaction), beside))

    async def _beside(self, proposal: Proposal) -> Text | None:
        """What a fix leaves as it is though it might be meant: what a tournament has counted."""
        if not isinstance(proposal.fix, Correct):
            return None
        its = await self._house.tournaments.of_table(proposal.table.id)
        return counted_in_tournament(its, proposal.table, proposal.fix.scores)

    @on_press("fix-apply", "fix-turn-down", opens_modal=True)
    async def _ask_reason(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Answers the second click, or *Turn down*, with a modal that asks for the reason."""
        await moderated_server(interaction, self._house)
        _number(press)
        reader = reader_of(interaction)
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id=INPUT, style=discord.TextStyle.paragraph, max_length=REASON_LENGTH, required=True
        )
        of = "fix-reason" if press.action == "fix-apply" else "fix-down"
        title = reader.label(Text(f"{of}-title"), 45)
        label, why = reader.label(say("fix-reason-label"), 45), reader.label(Text(f"{of}-why"), 100)
        await interaction.response.send_modal(word_modal(title, press, label, why, box))

    @on_modal("fix-apply")
    async def _sent(self, interaction: Interaction, press: Press, reason: str) -> None:
        """Applies the fix with the reason that was sent, and shows the outcome in its message."""
        await self._done(interaction, press, reason, self._house.moderation.apply_fix)

    @on_modal("fix-turn-down")
    async def _turned_down(self, interaction: Interaction, press: Press, reason: str) -> None:
        """Turns the request down with the reason that was sent; its player reads it."""
        await self._done(interaction, press, reason, self._house.moderation.turn_down_fix)

    async def _done(
        self, interaction: Interaction, press: Press, reason: str, act: Callable[..., Coroutine[Any, Any, Proposal]]
    ) -> None:
        server_id = await moderated_server(interaction, self._house)
        check_carried(interaction, press)
        reply = Reply(interaction, fresh=False)
        acting = act(
            press.table, _number(press), person_of(interaction), reason, cause_of(interaction), server_id=server_id
        )
        proposal = await reply.within(acting)
        beside = await reply.within(self._beside(proposal)) if proposal.state == "applied" else None
        await reply.show(outcome_view(proposal, _reader(proposal.table, interaction), beside))

    async def overview(self, interaction: Interaction, table_id: int, *, again: bool = False) -> None:
        """`/fix look`: show all that a moderator may know of a table. `again`: in the message that was pressed."""
        server_id = await moderated_server(interaction, self._house)
        reply = Reply(interaction, fresh=not again)
        overview = await reply.within(self._house.fixes.overview(table_id, person_of(interaction), server_id=server_id))
        board = await reply.within(self._house.play.board(table_id)) if _in_play(overview.table) else None
        await reply.show(overview_view(overview, board, _reader(overview.table, interaction)))

    @on_press("fix-overview")
    async def _overview_again(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        await self.overview(interaction, press.table, again=True)

    async def requests(self, interaction: Interaction) -> None:
        """`/fix requests`: show the requests of this server's players."""
        server_id = await moderated_server(interaction, self._house)
        reply = Reply(interaction, fresh=True)
        wanted = await reply.within(self._house.fixes.wanted_fixes(server_id, moderator=person_of(interaction)))
        if not wanted and server_id == OPEN:
            await reply.show(plain_message(reader_of(interaction).line(say("open-no-requests")), GREY))
            return
        readers = [_reader(request.table, interaction) for request in wanted]
        await reply.show(requests_view(wanted, readers, reader_of(interaction)))

    async def undelivered(self, interaction: Interaction) -> None:
        """`/fix undelivered`: show the tables of this server at which messages failed for good."""
        server_id = await moderated_server(interaction, self._house)
        reply = Reply(interaction, fresh=True)
        failed = await reply.within(self._house.fixes.undelivered(server_id, moderator=person_of(interaction)))
        await reply.show(undelivered_view(failed, reader_of(interaction)))

    async def history(self, interaction: Interaction, table_id: int) -> None:
        """`/fix history`: show anybody on the table's server the fixes that were announced to the table."""
        reply = Reply(interaction, fresh=True)
        table = await reply.within(self._house.lookups.table(table_id))
        seated = table.open and table.card(interaction.user.id) is not None
        if table.place.server_id != server_meant(interaction, self._house) and not seated:
            raise Trouble(NO_SUCH_TABLE)
        fixes = await reply.within(self._house.fixes.fix_history(table_id))
        await reply.show(history_view(table, fixes, _reader(table, interaction)))

    # --------------------------------------------------------------------------- a player

    async def ask(self, interaction: Interaction, table_id: int, fix: Fix, why: str) -> None:
        """`/request`: send a request to the moderators. The table learns that there is one, not which."""
        reply = Reply(interaction, fresh=True)
        asking = self._house.moderation.ask_fix(table_id, interaction.user.id, fix, why, cause_of(interaction))
        request = await reply.within(asking)
        await reply.show(request_view(request, _reader(request.table, interaction)))

    @on_press("fix-read")
    async def _read(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Shows a player the question they were called to at the table, for their eyes only."""
        reply = Reply(interaction, fresh=True)
        proposal = await reply.within(self._house.moderation.fix_proposal(press.table, _number(press)))
        if not must_confirm(proposal, interaction.user.id):
            raise Trouble(NOT_FOR_YOU)
        if proposal.state != "asked":
            raise Trouble(FIX_SETTLED)
        await reply.show(asked_view(proposal, _reader(proposal.table, interaction), moderator(proposal.by)))

    @on_press("fix-confirm", "fix-decline")
    async def _answer(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Takes the yes or no of the player a fix is about. Only they read why it cannot be done."""
        reply, proposal_id, why = Reply(interaction, fresh=False), _number(press), None
        yes, me = press.action == "fix-confirm", interaction.user.id
        try:
            await reply.within(
                self._house.moderation.answer_fix(press.table, proposal_id, me, yes, cause_of(interaction))
            )
        except Refusal as refusal:
            why = refusal.text
        except Trouble as trouble:
            if trouble.code != FIX_OUTDATED:
                raise
        proposal = await reply.within(self._house.moderation.fix_proposal(press.table, proposal_id))
        if proposal.consent not in ("player", "newcomer") or proposal.state not in ANSWERED:
            raise Trouble(NO_SUCH_FIX)
        await reply.show(answered_view(proposal, _reader(proposal.table, interaction), why))


def _number(press: Press) -> int:
    """The number of the proposal that is meant. Raises Trouble `no-such-fix` if the press names none."""
    if not press.ask.isdecimal() or len(press.ask) > _LONGEST_NUMBER:
        raise Trouble(NO_SUCH_FIX)
    return int(press.ask)


def _in_play(table: Table) -> bool:
    """Whether the table's rules can be used: those of a halted table are left alone."""
    return table.status == "playing" and not table.halted


def _reader(table: Table, interaction: Interaction) -> Reader:
    return own_reader(table, locale_of(interaction), interaction.user.id)
