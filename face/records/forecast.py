"""Says how it goes on after an answer: points as ranges, what is usual, what never comes, what all that rests on."""

from __future__ import annotations

from collections.abc import Sequence

from engine.extras.forecast import Forecast, HeardNews, PointsRange
from engine.texts import Listed, Text, chain_texts, say
from face.core.face import face, given_texts
from face.core.names import game_name, reader_for
from face.desk.form import lacks_input
from face.records.review import bar_of
from face.wordings.lengths import cut_text
from face.wordings.reader import Reader
from face.wordings.texts import DEFAULT_LOCALE, texts
from host.forecasts import FORECAST_UNDECIDED, AnswerForecast, TableForecast
from host.house import House
from host.values import Trouble

_ANSWER = 200  # characters of an answer
_NEWS = 120  # characters of news
_MOST_USUAL, _MOST_UNLIKE = 6, 4  # lines of news
_ROUGH = 0.75  # of the worlds asked for: with fewer it is said that figures are rough


FORECAST_LACKS = "forecast-lacks"  # the form lacks `what`


async def forecast_kept(house: House, table_id: int, person_id: int) -> TableForecast | None:
    """As `Forecasts.kept`, but of a form that lacks something it says what: Trouble `forecast-lacks`."""
    try:
        return await house.forecasts.kept(table_id, person_id)
    except Trouble as trouble:
        if trouble.code != FORECAST_UNDECIDED:
            raise
        reading = await house.play.reading(table_id, person_id)
        if (ask := reading.desk.ask) is None:
            raise
        form, its, has = (await reading.filled(ask.id)).form, face(reading.desk.table.game), texts(DEFAULT_LOCALE).has
        lacks = [its.field(ask, field.name, has) for field in form.fields if lacks_input(field, form.missing)]
        named = [each for each in lacks if has(each.key)]
        if not named:
            raise
        raise Trouble(FORECAST_LACKS, what=chain_texts("bot-missing-both", named)) from trouble


def forecast_head(told: TableForecast) -> Text:
    """The heading of a forecast."""
    return say("forecast-head", game=game_name(told.table.game))


def forecast_columns(told: TableForecast, locale: str) -> list[str]:
    """What came of the answer in the draft, and of the one before it in the same worlds, if there is one."""
    reader, answers = reader_for(told.table, locale, told.seat), told.answers
    heads = (say("forecast-now"), say("forecast-before"))
    return [
        "\n".join(
            (
                reader.line(head),
                f"> {_answer(each, told, reader)}",
                *(_against(answers[0], answers[1], reader) if len(answers) > 1 and not at else ()),
                *_lines(each.forecast, answers[1 - at].forecast if len(answers) > 1 else None, told, reader),
            )
        )
        for at, (each, head) in enumerate(zip(answers, heads, strict=False))
    ]


def forecast_rests(told: TableForecast, reader: Reader) -> str:
    """Says what a forecast rests on, in small print."""
    worlds = min(each.forecast.worlds for each in told.answers)
    said = [say("forecast-rests", level=told.level, worlds=worlds)]
    if worlds < _ROUGH * told.asked:
        said.append(say("forecast-rough", worlds=worlds, asked=told.asked))
    return "\n".join(f"-# {reader.line(text)}" for text in said)


def forecast_bar(done: float | None, reader: Reader) -> str:
    """A bar that says how far a forecast is. `done`: from 0 to 1, None while others come first."""
    said = say("forecast-waits") if done is None else say("forecast-works", percent=int(done * 100))
    return f"{bar_of(done)}\n{reader.line(said)}"


def _answer(each: AnswerForecast, told: TableForecast, reader: Reader) -> str:
    parts = given_texts(told.table.game, each.answer.ask, each.answer.words, reader)
    return cut_text(" · ".join(map(reader.line, parts)).replace("\n", " "), _ANSWER)


def _against(this: AnswerForecast, other: AnswerForecast, reader: Reader) -> tuple[str, ...]:
    """In how many worlds played on with both answers this one brought more points, and in how many less."""
    ahead = [points - other.points[number] for number, points in this.points.items() if number in other.points]
    better, worse = sum(each > 0 for each in ahead), sum(each < 0 for each in ahead)
    return (reader.line(say("forecast-against", both=len(ahead), better=better, worse=worse)),)


def _lines(of: Forecast, other: Forecast | None, told: TableForecast, reader: Reader) -> list[str]:
    mostly, all_of = _mostly(of.end), _span(of.end.least, of.end.most)
    said = [say("forecast-end", middle=_signed(of.end.middle), mostly=mostly, all=all_of, won=of.won, worlds=of.worlds)]
    if of.after_round is not None:
        after = of.after_round
        said.append(say("forecast-round", mostly=_mostly(after), all=_span(after.least, after.most)))
    regular = [(name, points) for name, points in of.parts if points.low or points.high]
    rare = [name for name, points in of.parts if not (points.low or points.high)]
    if regular:
        named = (say("forecast-part", name=name, points=_mostly(points)) for name, points in regular)
        said.append(say("forecast-parts", parts=Listed(tuple(named))))
    if rare:
        said.append(say("forecast-sometimes", parts=Listed(tuple(rare))))
    lines = [reader.line(text) for text in said]
    lines += _news("forecast-usual", of.usual()[:_MOST_USUAL], of.worlds, told, reader)
    if other is not None:
        lines += _news("forecast-unlike", of.unlike(other)[:_MOST_UNLIKE], of.worlds, told, reader)
    if of.without:  # often a long list, and the least that one asks for
        lines.append(f"-# {reader.line(say('forecast-never', parts=Listed(of.without)))}")
    return lines


def _news(head: str, news: Sequence[HeardNews], worlds: int, told: TableForecast, reader: Reader) -> list[str]:
    """News beneath a heading, each with the worlds in which it was heard; nothing where there is none."""
    its = face(told.table.game)
    lines = []
    for each in news:
        words = " ".join(reader.line(text).removeprefix("-# ") for text in its.in_short((each.text,)))
        if words:
            lines.append(f"- {each.worlds}/{worlds} · {cut_text(words, _NEWS)}")
    return [reader.line(Text(head)), *lines] if lines else []


def _mostly(points: PointsRange) -> Text | str:
    return _span(points.low, points.high)


def _span(low: int, high: int) -> Text | str:
    if low == high:
        return _signed(low)
    return say("forecast-range", low=_signed(low), high=_signed(high))


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
