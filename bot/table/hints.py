"""Shows hints to whoever asks on their desk: what the rules say, what a steward would do and why; fills the form."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.desk.clicks import Click, Drawn
from bot.desk.folded import moved_view
from bot.desk.handlers import Play
from bot.desk.view import opening_label
from bot.games.face import face
from bot.games.readers import reader_for
from bot.kit.looked_up import LookedUp
from bot.kit.page import GREY, Page, button
from bot.kit.press_handlers import on_press
from bot.kit.presses import Press, digest
from bot.kit.reader import Reader
from bot.kit.reading_language import locale_of
from bot.kit.replies import Interaction, Reply
from bot.kit.texts import texts
from bot.table.rule_books import hint_words
from bot.table.rules import rules_buttons
from engine.core.refusals import NOT_ASKED, Refusal
from engine.core.texts import say
from host.house import House
from host.stewards.hints import Hint
from host.table.answer_in_words import AnswerInWords
from host.values import Trouble

ADVICE, FOLLOW = "advice", "follow"  # actions of presses: ask for a hint; put its answer into the form
HINT_CHANGED = "hint-changed"  # the game went on: what a steward would do now is something else
SMALL = "-# "  # begins a line in small letters
EFFECTS_LENGTH = 700  # characters of a hint for what its answer would do


class HintsAtDesks:
    """The presses that ask for a hint and put it into the form. Only who pressed sees anything of it."""

    def __init__(self, house: House, play: Play, looked_up: LookedUp) -> None:
        self._house = house
        self._play = play
        self._looked_up = looked_up

    @on_press(ADVICE)
    async def _advice(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Show the hint for the question that is asked now, also if the button is an old one."""
        reply = Reply(interaction, fresh=True)
        hint = await reply.within(self._house.hints.hint(press.table, interaction.user.id))
        await self._looked_up.show(reply, advice_view(hint, self._reader(interaction, hint)))

    @on_press(FOLLOW)
    async def _follow(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Fill in the form as the hint said; nothing is sealed.

        Where the living desk is in this very channel it shows the form, and a line takes the hint's place; elsewhere
        the desk does.
        """
        click = Click(interaction, press, values)
        living = (await self._house.living_desks.at(press.table, click.person_id)).message_id
        if interaction.guild_id is not None or living is None:
            await self._play.answer(click, self._filled)
            return
        reply = Reply(interaction, fresh=False)
        await reply.within(self._meant(click))  # a refusal comes beside the hint
        await reply.within(self._play.in_turn(click, self._filled))
        await self._house.living_desks.changed(press.table, click.person_id)
        self._house.tables.wake.set()
        reader = Reader(texts(click.locale))
        note = reader.line(say("hint-in-the-form"))
        await reply.show(moved_view(note, interaction.channel_id or 0, living, reader))

    async def _filled(self, play: Play, click: Click) -> Drawn:
        """The desk with the form as the hint of the pressed button fills it in."""
        return await play.filled_in(click, await self._meant(click))

    async def _meant(self, click: Click) -> dict[str, Any]:
        """The answer of the hint whose button was pressed. Raises Refusal `not-asked`, Trouble `hint-changed`."""
        hint = await self._house.hints.hint(click.press.table, click.person_id)
        if hint.ask is None or hint.ask.id != click.press.ask:
            raise Refusal(NOT_ASKED)
        if hint.value is None or digest(hint.value) != click.press.argument:
            raise Trouble(HINT_CHANGED)
        return hint.value

    @staticmethod
    def _reader(interaction: Interaction, hint: Hint) -> Reader:
        return reader_for(hint.desk.table, locale_of(interaction), hint.desk.seat)


def advice_view(hint: Hint, reader: Reader) -> ui.LayoutView:
    """Draws a hint: what the rules say about the question, what a steward would answer, what that does, and why."""
    desk, ask, advice, page = hint.desk, hint.ask, hint.advice, Page(GREY)
    ask_id = "" if ask is None else ask.id
    page.text(hint_words(desk, ask_id, reader))
    buttons = rules_buttons(desk, ask_id, reader)
    if ask is not None:
        page.line()
    elif desk.sealed is not None:
        page.text(reader.line(say("hint-answered")))
    if ask is not None and advice is None:
        page.text(reader.line(say("hint-no-idea")))
    if ask is not None and advice is not None:
        game = desk.table.game
        if advice.first is not None:
            first = say("hint-first", what=opening_label(game, advice.first.ask, reader))
            page.text(f"{reader.line(first)}\n> {_said(advice.first, game, reader)}")
        page.text(f"{reader.line(say('hint-answer'))}\n> {_said(advice.answer, game, reader)}")
        effects = (reader.line(text).removeprefix(SMALL) for text in advice.effects)
        page.text("\n".join(f"{SMALL}{line}" for line in effects), most=EFFECTS_LENGTH)
        if advice.why:
            page.text(f"{reader.line(say('hint-why'))} {' '.join(reader.line(text) for text in advice.why)}")
        page.text(f"-# {reader.line(say('hint-whole'))}")
        follow = Press(FOLLOW, desk.table.id, ask.id, argument=digest(hint.value))
        buttons = [button(reader.label(say("hint-follow")), follow, "primary"), *buttons]
    page.buttons(buttons)
    return page.view()


def _said(answer: AnswerInWords, game: str, reader: Reader) -> str:
    """An answer as the desk words it once it is given, without the question, which stands above."""
    parts = face(game).decided(answer.ask, answer.words, reader.texts.has) or (answer.ask.prompt,)
    parts = parts[1:] if len(parts) > 1 and parts[0] == answer.ask.prompt else parts
    return " · ".join(reader.line(part) for part in parts)
