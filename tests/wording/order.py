"""The order in which the files of a language are translated, what people read most first; the guide has it, too."""

from __future__ import annotations

from engine.registry import games

FIRST = ("core", "verbs", "bot", "lobby", "people", "time")
GAMES = ("devil", "architects", "paladins")  # then any other
OF_A_GAME = (
    *("", "names", "cards", "brief", "desk", "missing", "opening", "rules", "house", "orders", "look", "opponents"),
    *("reasons", "pictures", "lessons", "dossier"),
)
"""Ends of the names of a game's files: `devil.ftl`, `devil-names.ftl`, …"""
AFTER = (
    *("rules", "cards", "help", "languages", "mine", "wishes", "open-tables", "orders", "hints", "stewards", "remarks"),
    *("practice", "lessons", "trials", "forecast", "ending", "matters", "web", "pictures"),
    *("log", "fixes", "records", "review", "replay", "privacy", "tournaments", "tournament-formats"),
    *("tournament-refusals", "demo"),
)
"""Those of the house that can wait until a game can be played."""

LAST = 3  # begins the place of a file that is not in the order


def place_of(file: str) -> tuple[int, int, int, str]:
    """Where a file stands in the order; to sort by. What is not in it comes last, by its name."""
    name = file.removesuffix(".ftl")
    if name in FIRST:
        return 0, 0, FIRST.index(name), file
    game, _, kind = name.partition("-")
    if game in games() and kind in OF_A_GAME:
        at = GAMES.index(game) if game in GAMES else len(GAMES)
        return 2 if at else 1, at, OF_A_GAME.index(kind), file  # one game, then the house, then the other games
    if name in AFTER:
        return 1, 1, AFTER.index(name), file
    return LAST, 0, 0, file
