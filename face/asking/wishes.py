"""Says what somebody wishes for, and how long such wishes take."""

from __future__ import annotations

from datetime import timedelta

from engine.texts import Listed, Text, say
from face.core.names import game_name
from face.table.outlook import length_of_game_text
from face.wordings.lengths import length_text, unix
from face.wordings.shares import language_label
from host.values import Table
from host.wishes.matching import LEAST_COMPANY
from host.wishes.wishes import StoredWish, WishOutlook, WishTerms, wish_sizes


def wished_games(terms: WishTerms) -> Listed:
    """The names of the games that are wished for."""
    return Listed(tuple(game_name(game) for game in terms.games))


def wish_lines(wish: StoredWish) -> list[Text]:
    """What a wish is for, and since and until when it waits."""
    terms = wish.terms
    line = say(
        "wish-line",
        games=wished_games(terms),
        pace=terms.pace,
        seats=terms.seats or 0,
        fill="yes" if terms.fill else "no",
        rated=terms.rated,
        abroad="yes" if terms.abroad else "no",
        languages=", ".join(map(language_label, terms.languages)),
    )
    return [line, say("wish-times", since=unix(wish.since), until=unix(wish.ends_at))]


def length_texts(terms: WishTerms) -> list[Text]:
    """How long each of the games lasts that are wished for, as far as that was counted."""
    told = []
    for game, (fewest, most) in wish_sizes(terms.games).items():
        seats = range(max(fewest, LEAST_COMPANY), most + 1) if terms.seats is None else (terms.seats,)
        length = length_of_game_text(game, seats) if fewest <= seats[0] and seats[-1] <= most else None
        if length is not None:
            told.append(say("wish-length", game=game_name(game), length=length))
    return told


def left_texts(table: Table, *, led: bool) -> list[Text]:
    """Tells somebody that they have left a lobby. `led`: by a wish of theirs they had come to it, which is over."""
    return [say("leave-lobby-done", table=table.id), *([say("wish-left")] if led else [])]


def outlook_text(outlook: WishOutlook) -> Text:
    """How long such wishes have taken; that nobody knows yet where too few have ended."""
    if not outlook.count:
        return say("wish-outlook-none")
    length = length_text(timedelta(seconds=outlook.seconds))
    return say("wish-outlook", count=outlook.count, met=outlook.met, length=length)
