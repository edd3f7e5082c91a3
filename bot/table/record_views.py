"""Draws what people have played: a person's page, a server's, a leaderboard, and how ratings work. Made for a phone."""

from __future__ import annotations

from datetime import timedelta

from discord import ui

from bot.games.readers import game_name
from bot.kit.lengths import OPTION_LABEL
from bot.kit.page import GOLD, GREY, PLACEHOLDER, Button, Page, button, option
from bot.kit.presses import Press
from bot.kit.texts import Reader, tidy
from bot.kit.times import length_text
from engine.core.texts import Listed, Param, Text, Typed, say
from host.records.ratings import START
from host.records.reading import PLACED, PLACED_IN_SEASON
from host.records.seasons import ALL_TIME, season_name
from host.records.values import GameRecord, Leaderboard, Pace, PersonRecord, Place, Rank, RoleTally, ServerRecord

TURN, SHOW, EXPLAIN = "records", "records-show", "records-how"  # actions of presses
SEASON, GAME = "season", "game"  # selects of a page
ALL = "all"  # the season of all time, as a press holds it
SMALL = "-# "  # begins a line in small letters
MOST_FEATS = 4


def season_id(season: str) -> str:
    """A season as a press or a select holds it."""
    return season or ALL


def season_meant(id: str) -> str:
    """The season that a press or a select holds."""
    return ALL_TIME if id == ALL else id


def person_view(record: PersonRecord, reader: Reader, *, here: bool, mine: bool, shared: bool = False) -> ui.LayoutView:
    """What a person has played. `here`: on one server; `mine`: they read it themselves; `shared`: for everybody."""
    page = Page(GOLD)
    head = reader.line(say("records-of", name=_name(record.name, record.person_id)))
    page.text(f"## {head}\n{SMALL}{_scope(record.season, reader, here=here)}")
    if record.empty:
        page.text(reader.line(say("records-none-season")))
    own = mine and not shared
    for game in record.games:
        page.text(f"### {reader.line(game_name(game.game))}\n" + "\n".join(_game_lines(game, reader, own=own)))
    page.text("\n".join(_person_lines(record, reader)))
    _controls(page, f"p{record.person_id}", record.season, record.seasons, reader, shared=shared or not here)
    return page.view()


def server_view(record: ServerRecord, reader: Reader) -> ui.LayoutView:
    """What was played on a server; for everybody."""
    page = Page(GOLD)
    page.text(f"## {reader.line(say('records-server'))}\n{SMALL}{reader.line(season_name(record.season))}")
    games = sum(game.tally.games for game in record.games)
    page.text(reader.line(say("records-server-games", games=games, people=record.people)))
    for game in record.games:
        lines = [reader.line(_server_game(game)), *_roles(game, reader), *_feats(game, reader)]
        page.text(f"### {reader.line(game_name(game.game))}\n" + "\n".join(lines))
    if record.pace is not None and not record.pace.missing:
        page.text(reader.line(say("records-server-pace", length=_length(record.pace.seconds))))
    _controls(page, "s", record.season, record.seasons, reader, shared=True)
    return page.view()


def leaderboard_view(board: Leaderboard, reader: Reader, *, shared: bool = False) -> ui.LayoutView:
    """Who is ahead at a game. `shared`: for everybody, so it says nothing of its reader."""
    page = Page(GOLD)
    head = reader.line(say("leaderboard-head", game=game_name(board.game)))
    about = say("leaderboard-about", season=season_name(board.season), games=board.rated)
    page.text(f"## {head}\n{SMALL}{reader.line(about)}")
    lines = [reader.line(_place_line(place)) for place in board.places]
    page.text("\n".join(lines) or reader.line(say("leaderboard-nobody", least=_least(board.season))))
    small = []
    if not shared:
        small.append(_own_line(board.own, board.season))
    if board.unplaced:
        small.append(say("leaderboard-unplaced", count=board.unplaced, least=_least(board.season)))
    page.text("\n".join(f"{SMALL}{reader.line(line)}" for line in small))
    _controls(page, f"l{board.game}", board.season, board.seasons, reader, shared=shared, games=board.games)
    return page.view()


def how_view(reader: Reader) -> ui.LayoutView:
    """How games are counted and rated, in a few sentences."""
    page = Page(GREY)
    page.text(f"## {reader.line(say('records-how-head'))}")
    keys = ("records-how-rated", "records-how-leaving", "records-how-points", "records-how-season", "records-how-out")
    params: dict[str, Param] = {"start": START, "least": PLACED, "season": PLACED_IN_SEASON}
    page.text("\n".join(f"- {reader.line(Text(key, params))}" for key in keys))
    return page.view()


# -------------------------------------------------------------------------------------- their lines


def _scope(season: str, reader: Reader, *, here: bool) -> str:
    return reader.line(Text("records-here" if here else "records-everywhere", {"season": season_name(season)}))


def _game_lines(game: GameRecord, reader: Reader, *, own: bool) -> list[str]:
    """`own`: the person reads it themselves."""
    lines = []
    if game.tally.games:
        params: dict[str, Param] = {"games": game.tally.games, "won": game.tally.won, "shared": game.tally.shared}
        lines.append(reader.line(Text("records-games", params)))
    lines += _roles(game, reader)
    if game.rank is not None:
        lines.append(reader.line(_rank_line(game.rank, own=own)))
    return lines + _feats(game, reader)


def _rank_line(rank: Rank, *, own: bool) -> Text:
    if rank.missing:
        return say("records-unplaced", missing=rank.missing, whose="own" if own else "theirs")
    return say("records-rank", points=str(rank.points), place=rank.place, of=rank.of)


def _roles(game: GameRecord, reader: Reader) -> list[str]:
    """How each role has fared; a game with roles has their names as `<game>-mark-<role>`."""
    if not game.roles:
        return []
    roles = Listed(tuple(_role(its, game.game) for its in game.roles))
    return [reader.line(say("records-roles", roles=roles))]


def _role(its: RoleTally, game_id: str) -> Text:
    role = Text(f"{game_id}-mark-{its.role}")
    return say("records-role", role=role, won=its.tally.won, games=its.tally.games)


def _feats(game: GameRecord, reader: Reader) -> list[str]:
    first = [item for item in game.feats.items() if item[1]][:MOST_FEATS]
    told = " · ".join(reader.line(Text(f"{game.game}-feat-{feat}", {"count": count})) for feat, count in first)
    return [f"{SMALL}{told}"] if told else []


def _person_lines(record: PersonRecord, reader: Reader) -> list[str]:
    lines: list[Text] = []
    if record.pace is not None:
        lines.append(_pace_line(record.pace))
    if record.stewards.games:
        lines.append(say("records-stewards", games=record.stewards.games, won=record.stewards.won))
    if record.taken_over:
        lines.append(say("records-taken-over", count=record.taken_over))
    if record.left:
        lines.append(say("records-left", count=record.left))
    return [reader.line(line) for line in lines]


def _pace_line(pace: Pace) -> Text:
    if pace.missing:
        return say("records-no-pace", missing=pace.missing)
    return say("records-pace", length=_length(pace.seconds))


def _server_game(game: GameRecord) -> Text:
    length = _length(game.seconds)
    return say("records-server-game", games=game.tally.games, rated=game.rated, length=length)


def _length(seconds: int) -> Text:
    return length_text(timedelta(seconds=max(60, seconds)))


def _place_line(place: Place) -> Text:
    return say(
        "leaderboard-line",
        place=place.place,
        name=_name(place.name, place.person_id),
        points=str(place.points),
        games=place.games,
        won=place.won,
    )


def _own_line(own: Rank | None, season: str) -> Text:
    if own is None:
        return say("leaderboard-own-none", least=_least(season))
    if own.missing:
        return say("leaderboard-own-missing", missing=own.missing)
    return say("leaderboard-own", place=own.place, of=own.of, points=str(own.points))


def _least(season: str) -> int:
    return PLACED if season == ALL_TIME else PLACED_IN_SEASON


def _name(name: str, person_id: int) -> Param:
    return Typed(tidy(name)) if name else f"<@{person_id}>"


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
        page.select(Press(TURN, 0, of, season_id(season), GAME), label, options)
    if seasons:
        options = [
            option(reader.label(season_name(one), OPTION_LABEL), season_id(one), chosen=one == season)
            for one in (ALL_TIME, *seasons)
        ]
        label = reader.label(say("records-which"), PLACEHOLDER)
        page.select(Press(TURN, 0, of, season_id(season), SEASON), label, options)
    buttons: list[Button] = []
    if not shared:
        buttons.append(button(reader.label(say("records-show-all")), Press(SHOW, 0, of, season_id(season)), "primary"))
    buttons.append(button(reader.label(say("records-how")), Press(EXPLAIN)))
    page.buttons(buttons)
