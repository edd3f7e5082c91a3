"""What happens next?: the press on a desk that asks it, a bar while worlds are played on, and what came of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from discord import ui

from bot.desk.beside import FORECAST, TRIAL
from bot.messages.custom_ids import Press
from bot.messages.handlers import on_press
from bot.messages.page import GREY, Page, plain_message
from bot.messages.reading_language import locale_of, reader_of
from bot.messages.replies import Interaction, Reply
from bot.reading.following import STOP, Followed, Following
from engine.texts import say
from face.core.names import own_reader
from face.records.forecast import forecast_bar, forecast_columns, forecast_head, forecast_kept, forecast_rests
from host.forecasts import FORECAST_FAILED, TableForecast
from host.house import House

_MOST = 1500  # characters of what came of one answer


class ForecastPresses:
    """The press that shows a player how it goes on, and nobody else."""

    def __init__(self, house: House, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        """`sleep`: waits for that many seconds, between two looks at the bar."""
        self._house = house
        self.following = Following(sleep)

    @on_press(FORECAST)
    async def _press(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """Plays the answer in the draft on, in a message of its own; or stops that.

        Raises Trouble and Refusal as `Forecasts.kept` does.
        """
        me = interaction.user.id
        if press.field == STOP:
            self.following.stop(me, press.table)
            stopped = reader_of(interaction).line(say("forecast-stopped"))  # no table is looked at
            await Reply(interaction, fresh=False).show(plain_message(stopped, GREY))
            return
        reply, locale = Reply(interaction, fresh=True), locale_of(interaction)
        kept = await reply.within(forecast_kept(self._house, press.table, me))
        if kept is not None:
            await reply.show(_forecast_view(kept, locale))
            return
        table = await self._house.lookups.table(press.table)
        its = Followed[TableForecast](
            table_id=table.id,
            press=FORECAST,
            reader=own_reader(table, locale, me),
            progress=lambda: self._house.forecasts.progress(table.id, me),
            bar=forecast_bar,
            shown=lambda told: _forecast_view(told, locale),
            stopped=say("forecast-stopped"),
            failed=FORECAST_FAILED,
        )
        await reply.show(its.bar_view(0.0))
        self.following.follow(interaction, its, lambda: self._house.forecasts.work_out(table.id, me))

    async def close(self) -> None:
        """Ends all bars: nobody waits any more."""
        await self.following.close()


def _forecast_view(told: TableForecast, locale: str) -> ui.LayoutView:
    """What came of an answer, in the colour of trials; beneath it what came of the one before."""
    page, reader = Page(TRIAL), own_reader(told.table, locale, 0)
    page.text(f"## {reader.line(forecast_head(told))}")
    for number, words in enumerate(forecast_columns(told, locale)):
        if number:
            page.line()
        page.text(words, most=_MOST)
    page.line()
    page.text(forecast_rests(told, reader))
    return page.view()
