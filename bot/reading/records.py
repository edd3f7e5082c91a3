"""Shows what people have played: a person's page, a server's, leaderboards, and how ratings work."""

from __future__ import annotations

from collections.abc import Iterable

from discord import ui

from bot.messages.custom_ids import Press, only_choice
from bot.messages.handlers import on_press
from bot.messages.page import GOLD, GREY, PLACEHOLDER, Button, Page, button, option, plain_message
from bot.messages.reading_language import locale_of, server_locale
from bot.messages.replies import Interaction, Reply
from db.trouble import Trouble
from engine.registry import game_ids
from engine.texts import NOT_ASKED, Refusal, Text, say
from face.core.names import game_name
from face.records.records import how_words, leaderboard_words, person_words, server_words
from face.wordings.lengths import OPTION_LABEL
from face.wordings.reader import Reader
from face.wordings.texts import texts
from host.house import House
from host.records.ratings import ALL_TIME, season_name
from host.records.reading import Leaderboard, PersonRecord, ServerRecord

TURN, SHOW, EXPLAIN = "records", "records-show", "records-how"  # actions of presses
SEASON, GAME = "season", "game"  # selects of a page
ALL = "all"  # the season of all time, as a press holds it


def _season_id(season: str) -> str:
    """A season as a press or a select holds it."""
    return season or ALL


def season_meant(id: str) -> str:
    """The season that a press or a select holds."""
    return ALL_TIME if id == ALL else id


def _person_view(
    record: PersonRecord, reader: Reader, *, here: bool, mine: bool, shared: bool = False
) -> ui.LayoutView:
    """What a person has played. `here`: on one server; `mine`: they read it themselves; `shared`: for everybody."""
    page = _page(GOLD, person_words(record, reader, here=here, own=mine and not shared))
    _controls(page, f"p{record.person_id}", record.season, record.seasons, reader, shared=shared or not here)
    return page.view()


def _server_view(record: ServerRecord, reader: Reader) -> ui.LayoutView:
    """What was played on a server; for everybody."""
    page = _page(GOLD, server_words(record, reader))
    _controls(page, "s", record.season, record.seasons, reader, shared=True)
    return page.view()


def _leaderboard_view(board: Leaderboard, reader: Reader, *, shared: bool = False) -> ui.LayoutView:
    """Who is ahead at a game. `shared`: for everybody, so it says nothing of its reader."""
    page = _page(GOLD, leaderboard_words(board, reader, shared=shared))
    _controls(page, f"l{board.game}", board.season, board.seasons, reader, shared=shared, games=board.games)
    return page.view()


def _how_view(reader: Reader) -> ui.LayoutView:
    """How games are counted and rated, in a few sentences."""
    return _page(GREY, how_words(reader)).view()


def _page(colour: int, paragraphs: Iterable[str]) -> Page:
    page = Page(colour)
    for words in paragraphs:
        page.text(words)
    return page


def _controls(
    page: Page,
    of: str,
    season: str,
    seasons: tuple[str, ...],
    reader: Reader,
    *,
    shared: bool,
    games: tuple[str, ...] = (),
) -> None:
    """Selects of other seasons and games, and the buttons. `of`: the page, as its presses name it."""
    if len(games) > 1:
        options = [option(reader.label(game_name(game), OPTION_LABEL), game, chosen=of == f"l{game}") for game in games]
        label = reader.label(say("leaderboard-which"), PLACEHOLDER)
        page.select(Press(TURN, 0, of, _season_id(season), GAME), label, options)
    if seasons:
        options = [
            option(reader.label(season_name(one), OPTION_LABEL), _season_id(one), chosen=one == season)
            for one in (ALL_TIME, *seasons)
        ]
        label = reader.label(say("records-which"), PLACEHOLDER)
        page.select(Press(TURN, 0, of, _season_id(season), SEASON), label, options)
    buttons: list[Button] = []
    if not shared:
        buttons.append(button(reader.label(say("records-show-all")), Press(SHOW, 0, of, _season_id(season)), "primary"))
    buttons.append(button(reader.label(say("records-how")), Press(EXPLAIN)))
    page.buttons(buttons)


_LARGEST_ID = 2**63 - 1
MOST_DIGITS = 19  # of such an id
ONLY_ON_SERVERS = "only-on-servers"


class RecordPages:
    """What is shown is for one reader, unless it is a server's or they show it to all."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def person(self, interaction: Interaction, person_id: int, season: str) -> None:
        """`/stats player`. Raises Trouble `unknown-season`."""
        reply = Reply(interaction, fresh=True)
        await reply.show(await reply.within(self._person(interaction, person_id, season, shared=False)))

    async def server(self, interaction: Interaction, season: str) -> None:
        """`/stats server`, for everybody. Raises Trouble `unknown-season`."""
        reply = Reply(interaction, fresh=True, public=True)
        await reply.show(await reply.within(self._server(interaction, season, shared=True)))

    async def leaderboard(self, interaction: Interaction, game: str | None, season: str) -> None:
        """`/leaderboard`: of that game, or of the one that was played last. Raises Trouble `unknown-season`."""
        reply = Reply(interaction, fresh=True)
        chosen = game or next(iter(await self._house.record_reading.rated_games(_server_of(interaction))), None)
        if chosen is None:
            await reply.show(self._said(interaction, say("leaderboard-none")))
            return
        await reply.show(await reply.within(self._board(interaction, chosen, season, shared=False)))

    @on_press(TURN)
    async def _turn(self, interaction: Interaction, press: Press, values: list[str]) -> None:
        """Another season or game of the same page."""
        of, season = press.ask, press.field
        if press.argument == GAME:
            of = f"l{only_choice(values)}"
        else:
            season = only_choice(values)
        reply = Reply(interaction, fresh=False)
        await reply.show(await reply.within(self._page(interaction, of, season_meant(season), shared=False)))

    @on_press(SHOW)
    async def _show(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """The same page as a message for everybody."""
        reply = Reply(interaction, fresh=True, public=True)
        page = self._page(interaction, press.ask, season_meant(press.field), shared=True)
        await reply.show(await reply.within(page))

    @on_press(EXPLAIN)
    async def _explain(self, interaction: Interaction, press: Press, _: list[str]) -> None:
        """How games are counted and rated."""
        await Reply(interaction, fresh=True).show(_how_view(_reader(interaction)))

    async def _page(self, interaction: Interaction, of: str, season: str, *, shared: bool) -> ui.LayoutView:
        """The page that a press names. Raises Refusal `not-asked` for what none of ours does."""
        kind, what = of[:1], of[1:]
        if kind == "p" and what.isdecimal() and len(what) <= MOST_DIGITS and int(what) <= _LARGEST_ID:
            return await self._person(interaction, int(what), season, shared=shared)
        if of == "s":
            return await self._server(interaction, season, shared=shared)
        if kind == "l" and what in game_ids():
            return await self._board(interaction, what, season, shared=shared)
        raise Refusal(NOT_ASKED)

    async def _person(self, interaction: Interaction, person_id: int, season: str, *, shared: bool) -> ui.LayoutView:
        """On a server what was played there; in direct messages everything, and only of oneself."""
        mine, here = person_id == interaction.user.id, interaction.guild_id
        if here is None and not mine:
            raise Refusal(NOT_ASKED)
        if mine and not await self._house.records.counts(person_id):
            return self._said(interaction, say("records-out"), shared=shared)
        record = await self._house.record_reading.person(person_id, here, season)
        if record.empty and season == ALL_TIME:
            text = say("records-none-own") if mine else say("records-none", who=f"<@{person_id}>")
            return self._said(interaction, text, shared=shared)
        return _person_view(
            record, _reader(interaction, shared=shared), here=here is not None, mine=mine, shared=shared
        )

    async def _server(self, interaction: Interaction, season: str, *, shared: bool) -> ui.LayoutView:
        record = await self._house.record_reading.server(_server_of(interaction), season)
        if not record.games:
            return self._said(interaction, say("records-none-here"), shared=shared)
        return _server_view(record, _reader(interaction, shared=shared))

    async def _board(self, interaction: Interaction, game: str, season: str, *, shared: bool) -> ui.LayoutView:
        server_id, me = _server_of(interaction), interaction.user.id
        board = await self._house.record_reading.leaderboard(server_id, game, season, me)
        if not board.rated and season == ALL_TIME:
            return self._said(interaction, say("leaderboard-none-game", game=game_name(game)), shared=shared)
        return _leaderboard_view(board, _reader(interaction, shared=shared), shared=shared)

    def _said(self, interaction: Interaction, text: Text, *, shared: bool = False) -> ui.LayoutView:
        return plain_message(_reader(interaction, shared=shared).line(text), GREY)


def _server_of(interaction: Interaction) -> int:
    """The server it is asked on. Raises Trouble `only-on-servers`."""
    if interaction.guild_id is None:
        raise Trouble(ONLY_ON_SERVERS)
    return interaction.guild_id


def _reader(interaction: Interaction, *, shared: bool = False) -> Reader:
    """The reader of a page: of what all see, in the language of the server."""
    if shared and interaction.guild_id is not None:
        return Reader(texts(server_locale(interaction.client, interaction.guild_id)))
    return Reader(texts(locale_of(interaction)))
