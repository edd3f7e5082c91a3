"""The leaf of what a table votes on, and of what its player asks of the moderators; and what is pressed there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from engine.extras.fixing import Quantity
from engine.texts import NOT_ASKED, Listed, Refusal, Text, Typed, say
from face.asking.requests import (
    REQUEST_ORDER,
    changed_text,
    chosen_for,
    point_id,
    quantity_text,
    request_sent,
    request_words,
)
from face.asking.votes import more_time_way, offers_text, sought_text, vote_ways, vote_words
from face.core.names import numbered_table, own_reader
from face.table.news import REASON_LENGTH, point_text
from face.tournaments.at_tables import handing_over_in_tournament
from face.wordings.texts import tidy_line
from host.fixes import FIXES
from host.house import House
from host.moderation.values import Proposal
from host.people.page_sessions import LONGEST_TOKEN, PageSession
from host.seats.votes import KINDS, MOST_HOURS, Vote
from web.answers import number_sent
from web.beside.asked import Matters
from web.beside.leaf import Beholder, Leaf
from web.presses import PAGE_CAUSE
from web.table.tools import MATTERS_LEAF, has_matters

_SOUGHT = {False: say("matters-substitute"), True: say("matters-substitute-back")}  # by whether one is looked for
_NAME_LENGTH = 60
_USUAL_HOURS = 24  # of an extension, unless others are typed


def matters_leaf(seen: Beholder, part: str, what: str) -> Leaf:
    """The votes and, for a player, what can be called and asked for. `part`, `what`: the kind of request that is open,
    and what it is about.

    Raises Refusal `not-asked` where there is nothing of this, or no such request.
    """
    table, matters, reader = seen.board.table, seen.matters, seen.reader
    if matters is None or not has_matters(table):
        raise Refusal(NOT_ASKED)
    seat = None if seen.desk is None else seen.desk.seat
    own: dict[str, Any] = {
        "to": seen.address(MATTERS_LEAF),
        "cause": matters.cause,
        "votes": [_vote(seen, matters, vote, seat) for vote in matters.votes],
        "ways": () if seat is None else vote_ways(table, seat, matters.votes, reader),
        "more_time": "" if seat is None else more_time_way(table, seat, reader),
        "substitute": "" if seat is None else reader.label(_SOUGHT[matters.sought], 100),
        "offers": _offers(seen, matters),
        "most_hours": MOST_HOURS,
        "usual_hours": _USUAL_HOURS,
        "requests": [],
        "kinds": (),
        "asked": None,
    }
    if seat is not None and seen.desk is not None:
        own["requests"] = [_told_of_request(seen, each, table.person_at(seat) or 0) for each in matters.requests]
        own["kinds"] = [
            (seen.address(MATTERS_LEAF, part=tag), reader.label(Text(f"command-request-{tag}"), 100), tag == part)
            for tag in REQUEST_ORDER
        ]
        if part:
            own["asked"] = _request(seen, matters, part, what)
    elif part:
        raise Refusal(NOT_ASKED)
    return Leaf(reader.label(say("matters-title", table=numbered_table(table)), 100), own=own)


def _told_of_request(seen: Beholder, request: Proposal, person_id: int) -> tuple[int, Markup, bool]:
    """A request for the template: its number, its words, and whether the reader is asked to agree to it."""
    words = request_words(request, person_id, own_reader(seen.board.table, seen.reader.texts.locale, person_id))
    told = (f"### {words.heading}", words.changes, words.why, words.state)
    return request.id, seen.blocks("\n".join(filter(None, told))), words.asked


def _offers(seen: Beholder, matters: Matters) -> dict[str, Any] | None:
    """Who would take the reader's seat over, for the template: what that means, and a number and a name each."""
    if not matters.offers:
        return None
    table, names = seen.board.table, [Typed(tidy_line(each.name, _NAME_LENGTH)) for each in matters.offers]
    asked = offers_text(table, Listed(tuple(names)), f"/t/{table.id}", means=matters.means)
    return {
        "told": seen.inline(seen.reader.line(asked)),
        "each": [
            (each.id, seen.reader.label(say("substitute-yes", name=name), 100))
            for each, name in zip(matters.offers, names, strict=True)
        ],
    }


def _vote(seen: Beholder, matters: Matters, vote: Vote, seat: int | None) -> dict[str, Any]:
    """A vote for the template. `said`: the reader's own ballot, "" for none; `may`: they have one."""
    words = vote_words(vote, seen.reader, matters.proposals.get(vote.proposal or 0), moderators=False)
    told = "\n".join(filter(None, (words.asked, words.so_far, words.outcome, words.needed)))
    card = next((each for each in vote.table.seats if each.seat == seat), None)
    may = seat is not None and not (vote.kind == "open" and vote.seat == seat)
    may = may and not (vote.kind == "rewind" and card is not None and card.away)
    return {
        "id": vote.id,
        "told": seen.blocks(told),
        "may": may and vote.state == "open",
        "said": "yes" if seat in vote.yes else "no" if seat in vote.no else "",
        "yes": words.yes,
        "no": words.no,
    }


def _request(seen: Beholder, matters: Matters, tag: str, what: str) -> dict[str, Any]:
    """The form of a request for the template. `to_choose`: what must be chosen before there is one."""
    if tag not in REQUEST_ORDER:
        raise Refusal(NOT_ASKED)
    reader, chosen = seen.reader, chosen_for(FIXES[tag])
    form: dict[str, Any] = {
        "kind": tag,
        "most": REASON_LENGTH,
        "to_choose": (),
        "lists": [],
        "hours": "hours" in chosen,
    }
    form |= dict.fromkeys(("nothing", "what", "about"), "")
    if "to" in chosen:
        points = [(point_id(each), reader.label(point_text(seen.board.table, each), 100)) for each in matters.points]
        form["lists"].append(("to", reader.label(say("option-fix-to"), 100), points))
        form["nothing"] = "" if points else reader.line(say("request-no-point"))
    if "change" not in chosen:
        return form
    quantity = next((each for each in matters.quantities if each.id == what and _can_change(each)), None)
    if quantity is None:
        form["to_choose"] = [
            (seen.address(MATTERS_LEAF, part=tag, find=each.id), reader.label(quantity_text(each), 100))
            for each in matters.quantities
            if _can_change(each)
        ]
        return form
    form["what"], form["about"] = quantity.id, reader.label(quantity_text(quantity), 100)
    if quantity.cards:
        cards = sorted((reader.label(card, 100), card.id) for card in quantity.cards)
        form["lists"].append(("card", reader.label(say("request-card"), 100), [(value, name) for name, value in cards]))
        ways = [(str(by), reader.label(say(key), 100)) for by, key in ((1, "fix-card-in"), (-1, "fix-card-out"))]
        form["lists"].append(("by", reader.label(say("request-by"), 100), ways))
    else:
        steps = [by for by in range(max(quantity.least, -_STEPS), min(quantity.most, _STEPS) + 1) if by]
        named = [(str(by), reader.label(changed_text(quantity, by), 100)) for by in sorted(steps, key=_nearest)]
        form["lists"].append(("by", reader.label(say("request-by"), 100), named))
    return form


def _can_change(quantity: Quantity) -> bool:
    return not quantity.closed and (bool(quantity.cards) or quantity.least < 0 or quantity.most > 0)


_STEPS = 30  # either way, which a request can be about


def _nearest(by: int) -> tuple[int, int]:
    return abs(by), -by


class MattersAtTable:
    """What players press there."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._does = {
            "more-time": self._more_time,
            "substitute": self._substitute,
            "seat": self._decide,
            "call": self._call,
            "vote": self._vote,
            "ask": self._ask,
            "agree": self._agree,
        }

    async def press(self, session: PageSession, sent: Mapping[str, str]) -> Text | None:
        """Does what a form sends, and returns what is told of it beside what the leaf shows.

        Raises Refusal `not-asked`, Refusal and Trouble as `Votes` and `Moderation` do.
        """
        does = self._does.get(sent.get("do", "").partition(" ")[0])
        if does is None:
            raise Refusal(NOT_ASKED)
        cause = sent.get("cause", "")
        if not 0 < len(cause) <= LONGEST_TOKEN or not cause.isalnum():
            raise Refusal(NOT_ASKED)
        return await does(session, sent, f"{PAGE_CAUSE}{cause}")

    async def _call(self, session: PageSession, sent: Mapping[str, str], cause: str) -> None:
        kind = next((each for each in KINDS if each == sent.get("kind")), None)
        if kind is None:
            raise Refusal(NOT_ASKED)
        hours = _number_sent(sent.get("hours", "")) if kind == "extend" else 0
        seat = _number_sent(sent.get("seat", "")) if kind == "open" else None
        await self._house.votes.call_vote(*_at(session), kind, cause, hours=hours, seat=seat)

    async def _more_time(self, session: PageSession, _: Mapping[str, str], cause: str) -> None:
        await self._house.own_time.take_more(*_at(session), cause)

    async def _substitute(self, session: PageSession, _: Mapping[str, str], cause: str) -> Text:
        sought = await self._house.substitutes.seek(*_at(session), cause)
        means = handing_over_in_tournament(await self._house.tournaments.of_table(session.table_id), session.person_id)
        return sought_text(await self._house.lookups.table(session.table_id), sought=sought, means=means)

    async def _decide(self, session: PageSession, sent: Mapping[str, str], cause: str) -> Text:
        yes, offer = _choice(sent["do"], ("yes", "no")) == "yes", _number_sent(sent.get("offer", ""))
        deciding = self._house.substitutes.hand_over if yes else self._house.substitutes.decline
        table = await deciding(*_at(session), offer, cause)
        return say("substitute-done", table=table.id) if yes else say("substitute-declined-here")

    async def _vote(self, session: PageSession, sent: Mapping[str, str], cause: str) -> None:
        yes = _choice(sent["do"], ("yes", "no")) == "yes"
        await self._house.votes.cast(*_at(session), _number_sent(sent.get("vote", "")), yes, cause)

    async def _ask(self, session: PageSession, sent: Mapping[str, str], cause: str) -> Text:
        desk = (await self._house.play.reading(*_at(session))).desk
        tag = sent.get("kind", "")
        points = await self._house.fixes.rewind_points(session.table_id) if tag == "rewind" else ()
        fix = request_sent(tag, sent, desk.seat, points)
        await self._house.moderation.ask_fix(*_at(session), fix, sent.get("why", ""), cause)
        return say("fix-wished")

    async def _agree(self, session: PageSession, sent: Mapping[str, str], cause: str) -> None:
        yes = _choice(sent["do"], ("yes", "no")) == "yes"
        number = _number_sent(sent.get("request", ""))
        await self._house.moderation.answer_fix(session.table_id, number, session.person_id, yes, cause)


def _at(session: PageSession) -> tuple[int, int]:
    return session.table_id, session.person_id


def _choice(do: str, of: tuple[str, ...]) -> str:
    said = do.partition(" ")[2]
    if said not in of:
        raise Refusal(NOT_ASKED)
    return said


def _number_sent(words: str) -> int:
    number = number_sent(words)
    if number is None:
        raise Refusal(NOT_ASKED)
    return number
