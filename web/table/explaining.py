"""What a page explains beside its question and its pictures: the opening, a hint, places, and what threatens whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from engine.texts import say
from face.desk.advice import advice_words
from face.desk.desk import OPENING, is_new, opening_label
from face.desk.form import ShownForm
from face.pictures.heads import threat_lines
from face.table.look_up import words_by_spot
from face.table.opening import opening_picture, opening_words
from face.table.threats import told_threats
from face.wordings.reader import Reader
from host.stewards.hints import Hint
from host.table.projections import Explanations
from host.values import Desk
from web.form.drawn import PagePress
from web.presses import ASK_HINT, HINT_FIRST
from web.rendering import svg_of
from web.words import Whereabouts, blocks, inline


def told_at(game: str, view: Any, reader: Reader, place: Whereabouts) -> list[tuple[str, Markup]]:
    """What a press on a place in a picture tells, by the place's id."""
    return [(at, inline(words, place)) for at, words in words_by_spot(game, view, reader)]


def threats_beside(
    game: str, view: Any, seat: int | None, reader: Reader, place: Whereabouts
) -> list[tuple[bool, Markup]]:
    """What threatens as things stand, as whoever sees `view` may know it; of each whether it hits their `seat`."""
    told = told_threats(game, view, seat)
    lines = zip(told, threat_lines(told), strict=False)
    return [(seat in each.whom, blocks(reader.line(line), place)) for each, line in lines]


def opening_beside(
    desk: Desk, theirs: Explanations, reader: Reader, kept: Callable[..., Any], place: Whereabouts
) -> dict[str, Any] | None:
    """The opening scene, above the question: all of it until it has been read, then folded to a line."""
    if desk.table.lesson is not None or (words := opening_words(desk, reader)) is None:
        return None  # a lesson's own words stand there
    picture = kept("opening", desk.seat, (desk.view,), lambda: svg_of(opening_picture(desk, reader)))
    return {
        "who": inline(words.who, place),
        "picture": picture,
        "card": blocks("" if picture else words.card, place),
        "told": blocks(words.told, place),
        "whole": is_new(theirs, desk.table.game),
        "send": PagePress("explained", value=OPENING).written(),
    }


def hint_beside(hint: Hint | None, game: str, reader: Reader, place: Whereabouts) -> list[Markup]:
    """The hint that was given, each reason after what it is for; what the answer does the form says, too."""
    if hint is None or hint.advice is None:
        return []
    words = advice_words(hint.advice, game, reader)
    said = (words.first, words.why_first, words.answer, words.why, words.risks, words.whole)
    return [blocks(part, place) for part in said if part]


def filled_by_hint(hint: Hint | None, shown: ShownForm) -> str:
    """The press that fills in the hint that was given, in place of what was chosen; "" where the form holds it."""
    if hint is None or hint.ask != shown.ask or hint.value is None:
        return ""
    unlike = any(shown.form.value.get(name) != value for name, value in hint.value.items())
    return PagePress(ASK_HINT, value=True).written() if unlike else ""


def first_by_hint(hint: Hint | None, game: str, reader: Reader) -> tuple[str, str] | None:
    """The press that fills in what the hint would do before it answers, and its words; None where that is nothing."""
    if hint is None or hint.advice is None or hint.advice.first is None:
        return None
    label = say("hint-follow-first", what=opening_label(game, hint.advice.first.ask, reader))
    return PagePress(ASK_HINT, value=HINT_FIRST).written(), reader.label(label)
