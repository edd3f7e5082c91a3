"""Fixes in words: what one would do, why it was made, where a game can go back to, why a message did not arrive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.face import face
from bot.texts import tidy
from engine.core.texts import Param, SeatRef, Text, Typed, say
from host.fixing.kinds import Fix, Mishap, Point
from host.tables import News, Table

REASON_LENGTH = 300  # characters of a reason
OF_FIXES = ("fix-told", "fix-will")  # how the ids of the house's own words about fixes begin
MISHAPS = frozenset({"closed", "unreachable", "defect", "frozen", "50007", "50001", "10003", "10013", "50013", "50278"})


def because(key: str, reason: str, by: Param = "") -> Text:
    """The wording `key` around what a person typed as `$reason`: shown as it was typed, no markup, no mentions."""
    return Text(key, {"reason": Typed(tidy(reason, REASON_LENGTH)), "by": by})


def dressed(found: tuple[Text, ...], table: Table, by: Sequence[Param] = ()) -> tuple[Text, ...]:
    """`found` with what the house's own words about fixes leave to those who know people and games.

    `by`: for each of them who made the fix. Moments of the game are put into its words; what was typed shows as it was
    typed.
    """
    makers = by or [moderator(0)] * len(found)
    return tuple(
        _dressed(text, table, maker) if text.key.startswith(OF_FIXES) else text
        for text, maker in zip(found, makers, strict=True)
    )


def _dressed(text: Text, table: Table, by: Param) -> Text:
    more: dict[str, Param] = {}
    if "moment" in text.params:
        more["moment"] = face(table.game).moment(str(text.params["moment"]))
    for name in ("reason", "name"):
        if name in text.params:
            more[name] = Typed(tidy(str(text.params[name]), REASON_LENGTH))
    return Text(text.key, text.params | more | {"by": by})


def told_of(news: News, names: Mapping[int, Param] | None = None) -> tuple[Text, ...]:
    """What `news` tells, as its game says it. `names`: who made fixes, by person, None for mentions."""
    by = [moderator(one) if names is None else names.get(one, moderator(0)) for one in news.by]
    return face(news.table.game).told(dressed(news.happenings, news.table, by))


def moderator(person_id: int) -> Param:
    """Who made a fix, as a mention (which pings nobody); somebody forgotten is just a moderator."""
    return f"<@{person_id}>" if person_id else say("fix-somebody")


def point_text(table: Table, point: Point) -> Text:
    """Where a game can go back to, and whether the table must agree."""
    key = "fix-point-phase" if point.phase else "fix-point-step"
    moment = face(table.game).moment(point.moment)
    return Text(key, {"moment": moment, "learned": "yes" if point.learned else "no"})


def mishap_text(mishap: Mishap) -> Text:
    """Why a message did not arrive, and whether it is still tried."""
    why = Text(f"fix-mishap-{mishap.code}") if mishap.code in MISHAPS else say("fix-mishap-code", code=mishap.code)
    return say("fix-mishap-given-up" if mishap.given_up else "fix-mishap-tried", why=why)


def fix_text(fix: Fix) -> Text:
    """What kind of fix it is, and whose seat it is about, as a heading."""
    kind, seat = type(fix).__struct_config__.tag, getattr(fix, "seat", None)
    if kind == "deadline" and seat is None:
        kind = "deadlines"
    return Text(f"fix-{kind}", {} if seat is None else {"seat": SeatRef(seat)})
