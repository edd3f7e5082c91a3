"""Fixes as they are made: look, give a reason, done; the player's yes or no; wishes. Nothing is remembered here."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.buttons import Press
from bot.desk import reader_for
from bot.fix_overview import history_view, overview_view, wishes_view
from bot.fix_views import answered_view, asked_view, outcome_view, preview_view, wish_view
from bot.fix_words import REASON_LENGTH, moderator
from bot.moderating import moderated
from bot.page import GREY, note
from bot.play import INPUT, word_modal
from bot.replies import Interaction, Reply, cause_of, person_of
from bot.texts import Reader, texts
from engine.core.refusals import Refusal
from engine.core.texts import say
from host.fixing.kinds import Fix, Proposal
from host.fixing.making import FIX_OUTDATED
from host.fixing.moderation import NO_SUCH_FIX
from host.house import House
from host.people import SAT_ELSEWHERE
from host.tables import ALREADY_SEATED, NO_SUCH_TABLE, Person, Table, Trouble

LONGEST_NUMBER = 18  # digits of a proposal's
NOT_FOR_YOU = "not-for-you"
FIX_SETTLED = "fix-settled"
ANSWERED = ("applied", "declined", "outdated")
OF_NEWCOMERS = (ALREADY_SEATED, SAT_ELSEWHERE)  # troubles that are the newcomer's, not the moderator's

ACTIONS = frozenset(
    {
        "fix-apply",
        "fix-cancel",
        "fix-turn-down",
        "fix-look",
        "fix-overview",
        "fix-confirm",
        "fix-decline",
        "fix-read",
    }
)


class Fixes:
    """What `/fix`, `/ask-fix` and the presses on their messages do."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def press(self, interaction: Interaction, press: Press) -> None:
        """Do what `press` means."""
        match press.action:
            case "fix-apply":
                await self._ask_reason(interaction, press)
            case "fix-cancel":
                await Reply(interaction, fresh=False).show(note(_plain(interaction).line(say("fix-cancelled")), GREY))
            case "fix-turn-down":
                await self._turn_down(interaction, press)
            case "fix-look":
                await self._look_again(interaction, press)
            case "fix-overview":
                await self.overview(interaction, press.table, again=True)
            case "fix-confirm" | "fix-decline":
                await self._answer(interaction, press)
            case "fix-read":
                await self._read(interaction, press)

    # ------------------------------------------------------------------------- a moderator

    async def look(self, interaction: Interaction, table_id: int, fix: Fix, newcomer: Person | None = None) -> None:
        """What `fix` would change; nothing is changed yet."""
        server_id = await moderated(interaction, self._house)
        reply = Reply(interaction, fresh=True)
        looking = self._house.look_at_fix(
            table_id, person_of(interaction), fix, cause_of(interaction), server_id=server_id, newcomer=newcomer
        )
        try:
            proposal = await reply.within(looking)
        except Trouble as trouble:
            if newcomer is None or trouble.code not in OF_NEWCOMERS:
                raise
            raise Trouble(f"newcomer-{trouble.code}", who=f"<@{newcomer.id}>") from trouble
        await self._preview(interaction, reply, proposal)

    async def _look_again(self, interaction: Interaction, press: Press) -> None:
        """A player's wish, looked at as a moderator's own fix is; not at a table one knows too much of."""
        server_id = await moderated(interaction, self._house)
        reply = Reply(interaction, fresh=True)
        wanted = await reply.within(self._house.wanted_fixes(server_id, moderator=person_of(interaction)))
        wish = next((one for one in wanted if (one.table.id, one.id) == (press.table, _number(press))), None)
        if wish is None:
            raise Trouble(NO_SUCH_FIX)
        await self._preview(interaction, reply, wish)

    async def _preview(self, interaction: Interaction, reply: Reply, proposal: Proposal) -> None:
        await reply.show(preview_view(proposal, _reader(proposal.table, interaction)))

    async def _ask_reason(self, interaction: Interaction, press: Press) -> None:
        """The second click: a modal that wants the reason."""
        await moderated(interaction, self._house)
        _number(press)
        reader = _plain(interaction)
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id=INPUT, style=discord.TextStyle.paragraph, max_length=REASON_LENGTH, required=True
        )
        title = reader.label(say("fix-reason-title"), 45)
        label, why = reader.label(say("fix-reason-label"), 45), reader.label(say("fix-reason-why"), 100)
        await interaction.response.send_modal(word_modal(title, press, label, why, box))

    async def sent(self, interaction: Interaction, press: Press, reason: str) -> None:
        """The reason was given: make the fix, and say in its message what came of it."""
        server_id = await moderated(interaction, self._house)
        reply = Reply(interaction, fresh=False)
        applying = self._house.apply_fix(
            press.table,
            _number(press),
            person_of(interaction),
            reason,
            cause_of(interaction),
            server_id=server_id,
        )
        proposal = await reply.within(applying)
        await reply.show(outcome_view(proposal, _reader(proposal.table, interaction)))

    async def _turn_down(self, interaction: Interaction, press: Press) -> None:
        server_id = await moderated(interaction, self._house)
        reply = Reply(interaction, fresh=False)
        turning = self._house.turn_down_fix(
            press.table, _number(press), person_of(interaction), cause_of(interaction), server_id=server_id
        )
        proposal = await reply.within(turning)
        await reply.show(outcome_view(proposal, _reader(proposal.table, interaction)))

    async def overview(self, interaction: Interaction, table_id: int, *, again: bool = False) -> None:
        """`/fix look`: all that a moderator may know of a table. `again`: in the message that was pressed."""
        server_id = await moderated(interaction, self._house)
        reply = Reply(interaction, fresh=not again)
        found = await reply.within(self._house.overview(table_id, person_of(interaction), server_id=server_id))
        board = await reply.within(self._house.board(table_id)) if _in_play(found.table) else None
        await reply.show(overview_view(found, board, _reader(found.table, interaction)))

    async def wishes(self, interaction: Interaction) -> None:
        """`/fix wishes`: what players of this server have asked for."""
        server_id = await moderated(interaction, self._house)
        reply = Reply(interaction, fresh=True)
        wanted = await reply.within(self._house.wanted_fixes(server_id, moderator=person_of(interaction)))
        readers = [_reader(one.table, interaction) for one in wanted]
        await reply.show(wishes_view(wanted, readers, _plain(interaction)))

    async def history(self, interaction: Interaction, table_id: int) -> None:
        """`/fix history`: what the table was told of its fixes, for everybody on its server."""
        reply = Reply(interaction, fresh=True)
        table = await reply.within(self._house.table(table_id))
        if table.place.server_id != interaction.guild_id:
            raise Trouble(NO_SUCH_TABLE)
        fixes = await reply.within(self._house.fix_history(table_id))
        await reply.show(history_view(table, fixes, _reader(table, interaction)))

    # --------------------------------------------------------------------------- a player

    async def ask(self, interaction: Interaction, table_id: int, fix: Fix, why: str) -> None:
        """`/ask-fix`: a wish for the moderators; the table learns that there is one, not what it is."""
        reply = Reply(interaction, fresh=True)
        asking = self._house.ask_fix(table_id, interaction.user.id, fix, why, cause_of(interaction))
        wish = await reply.within(asking)
        await reply.show(wish_view(wish, _reader(wish.table, interaction)))

    async def _read(self, interaction: Interaction, press: Press) -> None:
        """The question to a player, at the table, for their eyes only."""
        reply = Reply(interaction, fresh=True)
        proposal = await reply.within(self._house.fix_proposal(press.table, _number(press)))
        card = proposal.table.card(interaction.user.id)
        if card is None or card.seat != getattr(proposal.fix, "seat", None):
            raise Trouble(NOT_FOR_YOU)
        if proposal.state != "asked":
            raise Trouble(FIX_SETTLED)
        await reply.show(asked_view(proposal, _reader(proposal.table, interaction), moderator(proposal.by)))

    async def _answer(self, interaction: Interaction, press: Press) -> None:
        """The yes or no of the player a fix is about; why it cannot be done is told to them alone."""
        reply, proposal_id, why = Reply(interaction, fresh=False), _number(press), None
        yes, me = press.action == "fix-confirm", interaction.user.id
        try:
            await reply.within(self._house.answer_fix(press.table, proposal_id, me, yes, cause_of(interaction)))
        except Refusal as refusal:
            why = refusal.text
        except Trouble as trouble:
            if trouble.code != FIX_OUTDATED:
                raise
        proposal = await reply.within(self._house.fix_proposal(press.table, proposal_id))
        if proposal.consent != "player" or proposal.state not in ANSWERED:
            raise Trouble(NO_SUCH_FIX)
        await reply.show(answered_view(proposal, _reader(proposal.table, interaction), why))


def _number(press: Press) -> int:
    """Which proposal is meant. Raises Trouble `no-such-fix` for what can be none."""
    if not press.ask.isdecimal() or len(press.ask) > LONGEST_NUMBER:
        raise Trouble(NO_SUCH_FIX)
    return int(press.ask)


def _in_play(table: Table) -> bool:
    """Whether its rules can be asked: those of a table that stands still are left alone."""
    return table.status == "playing" and not table.frozen


def _plain(interaction: Interaction) -> Reader:
    return Reader(texts(str(interaction.locale)))


def _reader(table: Table, interaction: Interaction) -> Reader:
    return reader_for(table, str(interaction.locale))
