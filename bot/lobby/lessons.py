"""Lessons: begun by `/practice`, and again or the next one by the buttons of a lesson that is over."""

from __future__ import annotations

from bot.desk.lesson import LESSON_AGAIN, LESSON_NEXT, LESSON_PLAY
from bot.desk.view import Desks
from bot.lobby.practice import Practices
from bot.messages.custom_ids import Press
from bot.messages.handlers import on_press
from bot.messages.reading_language import locale_of
from bot.messages.replies import Interaction, Reply, cause_of, person_of
from engine.extras.lessons import lesson_after
from engine.texts import say
from host.house import House
from host.lessons import checked_lesson
from host.practice import opponents_of, practice_levels
from host.values import Table


class LessonPresses:
    """The lesson of the command /practice, and the presses of a lesson that is over."""

    def __init__(self, house: House, practices: Practices, desks: Desks) -> None:
        self._house = house
        self._practices = practices
        self._desks = desks

    async def start(self, interaction: Interaction, game: str, key: str) -> None:
        """Begins that lesson in a new direct message. Raises Trouble `no-such-lesson`, and as practice does."""
        checked_lesson(game, key)
        reply = Reply(interaction, fresh=True)

        async def begin(message_id: int) -> Table:
            return await self._house.lessons.begin(game, key, person_of(interaction), cause_of(interaction), message_id)

        await self._practices.deal(interaction, reply, game, begin, say("lesson-begun"))

    @on_press(LESSON_AGAIN)
    async def _again(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Begins the same lesson once more, in the same message."""
        before = await self._house.practice.own(press.table, interaction.user.id)
        await self._in_place(interaction, before, before.lesson or "")

    @on_press(LESSON_NEXT)
    async def _next(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Begins the lesson after it, in the same message. Raises Trouble `no-such-lesson` after the last."""
        before = await self._house.practice.own(press.table, interaction.user.id)
        following = lesson_after(before.game, before.lesson or "")
        await self._in_place(interaction, before, "" if following is None else following.key)

    @on_press(LESSON_PLAY)
    async def _play(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Begins a whole practice game of what was taught, against the weakest level."""
        game = (await self._house.practice.own(press.table, interaction.user.id)).game
        opponents = max(1, opponents_of(game)[0])
        await self._practices.start(interaction, game, practice_levels(game)[0], opponents)

    async def _in_place(self, interaction: Interaction, before: Table, key: str) -> None:
        """Makes the pressed message the desk of another lesson."""
        me, message = person_of(interaction), interaction.message
        assert message is not None  # noqa: S101  it was pressed
        reply = Reply(interaction, fresh=False)
        begun = self._house.lessons.begin(before.game, key, me, cause_of(interaction), message.id)
        table = await reply.within(begun)
        await self._house.living_desks.lost((before.id, me.id), message.id)
        reading = await reply.within(self._house.play.reading(table.id, me.id))
        await reply.show(await self._desks.drawn(reading, locale_of(interaction)))
