"""Words of what people have played: a person's page, a server's, a leaderboard, and how ratings work."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from engine.texts import Listed, Param, Text, Typed, say
from face.core.names import game_name
from face.wordings.lengths import length_text
from face.wordings.reader import Reader
from face.wordings.texts import tidy_name
from host.records.ratings import START, season_name
from host.records.reading import (
    PLACED_AFTER,
    PLACED_IN_SEASON,
    AnswerTime,
    GameRecord,
    Leaderboard,
    LeaderboardLine,
    PersonRecord,
    Rank,
    RoleTally,
    ServerRecord,
    least_games,
)

_SMALL = "-# "  # begins a line in small letters
MOST_FEATS = 4


def person_words(record: PersonRecord, reader: Reader, *, here: bool, own: bool) -> Iterator[str]:
    """The paragraphs about what a person has played. `here`: on one server; `own`: they read it themselves, alone."""
    head = reader.line(say("records-of", name=_name(record.name, record.person_id)))
    yield f"## {head}\n{_SMALL}{_scope(record.season, reader, here=here)}"
    if record.empty:
        yield reader.line(say("records-none-season"))
    for game in record.games:
        yield f"### {reader.line(game_name(game.game))}\n" + "\n".join(_game_lines(game, reader, own=own))
    yield "\n".join(_person_lines(record, reader))


def server_words(record: ServerRecord, reader: Reader) -> Iterator[str]:
    """The paragraphs about what was played on a server; for everybody."""
    yield f"## {reader.line(say('records-server'))}\n{_SMALL}{reader.line(season_name(record.season))}"
    games = sum(game.tally.games for game in record.games)
    yield reader.line(say("records-server-games", games=games, people=record.people))
    for game in record.games:
        lines = [reader.line(_server_game(game)), *_roles(game, reader), *_feats(game, reader)]
        yield f"### {reader.line(game_name(game.game))}\n" + "\n".join(lines)
    if record.pace is not None and not record.pace.missing:
        yield reader.line(say("records-server-pace", length=_length(record.pace.seconds)))


def leaderboard_words(board: Leaderboard, reader: Reader, *, shared: bool) -> Iterator[str]:
    """The paragraphs about who is ahead at a game. `shared`: for everybody, so they say nothing of their reader."""
    head = reader.line(say("leaderboard-head", game=game_name(board.game)))
    about = say("leaderboard-about", season=season_name(board.season), games=board.rated)
    yield f"## {head}\n{_SMALL}{reader.line(about)}"
    lines = [reader.line(_place_line(place)) for place in board.places]
    yield "\n".join(lines) or reader.line(say("leaderboard-nobody", least=least_games(board.season)))
    small = []
    if not shared:
        small.append(_own_line(board.own, board.season))
    if board.unplaced:
        small.append(say("leaderboard-unplaced", count=board.unplaced, least=least_games(board.season)))
    yield "\n".join(f"{_SMALL}{reader.line(line)}" for line in small)


def how_words(reader: Reader) -> Iterator[str]:
    """How games are counted and rated, in a few sentences."""
    yield f"## {reader.line(say('records-how-head'))}"
    keys = ("records-how-rated", "records-how-leaving", "records-how-points", "records-how-season", "records-how-out")
    params: dict[str, Param] = {"start": START, "least": PLACED_AFTER, "season": PLACED_IN_SEASON}
    yield "\n".join(f"- {reader.line(Text(key, params))}" for key in keys)


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
    return [f"{_SMALL}{told}"] if told else []


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


def _pace_line(pace: AnswerTime) -> Text:
    if pace.missing:
        return say("records-no-pace", missing=pace.missing)
    return say("records-pace", length=_length(pace.seconds))


def _server_game(game: GameRecord) -> Text:
    length = _length(game.seconds)
    return say("records-server-game", games=game.tally.games, rated=game.rated, length=length)


def _length(seconds: int) -> Text:
    return length_text(timedelta(seconds=max(60, seconds)))


def _place_line(place: LeaderboardLine) -> Text:
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
        return say("leaderboard-own-none", least=least_games(season))
    if own.missing:
        return say("leaderboard-own-missing", missing=own.missing)
    return say("leaderboard-own", place=own.place, of=own.of, points=str(own.points))


def _name(name: str, person_id: int) -> Param:
    shown = tidy_name(name)
    return Typed(shown) if shown else f"<@{person_id}>"
