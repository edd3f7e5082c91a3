"""A player's review in words: what mattered most first, then every decision, round by round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from engine.texts import Text, say
from face.core.face import face, given_texts
from face.core.names import game_name, numbered_table
from face.table.dossier import behind_winner
from face.wordings.lengths import cut_text
from face.wordings.reader import Reader
from host.reviews.reviewed import ReviewedAnswer
from host.reviews.reviews import TableReview
from host.table.answers_in_words import AnswerInWords

REVIEW_PAGE = 1300  # characters of a page: a screen or two of a phone
ANSWER_LENGTH = 300  # characters of an answer
FOLDED_FROM = 3  # decisions in a row as a steward's, which are told in one line
_CELLS = 10  # of the bar
Words = Callable[[Text], str]


def review_title(shown: TableReview) -> Text:
    """The heading of a review."""
    return say("review-title", game=game_name(shown.table.game), table=numbered_table(shown.table))


def review_pages(shown: TableReview, reader: Reader) -> list[str]:
    """The pages of a review: the first with what mattered most, the others with every decision in order."""
    return [first_review_page(shown, reader), *_rest(shown, reader)]


def first_review_page(shown: TableReview, reader: Reader) -> str:
    """What mattered most, and how many answers were given for the player and are not reviewed."""
    review, game = shown.review, shown.table.game
    given = [reader.line(say("review-given", count=review.given))] if review.given else []
    if not review.decisions:
        return "\n".join([reader.line(say("review-empty")), *given])
    alike = sum(each.other is None for each in review.decisions)
    lines = [reader.line(say("review-counts", count=len(review.decisions), alike=alike)), *given]
    behind = behind_winner(shown.results, review.seat) if shown.results else None
    lines += [] if behind is None else [reader.line(behind)]
    costly = review.costly()
    lines.append(reader.line(say("review-most" if costly else "review-none-costly")))
    lines += [_whole(each, game, reader) for each in costly]
    lost = sum(each.lost is not None for each in review.decisions)
    if lost:
        lines.append(reader.line(say("review-lost", count=lost)))
    lines.append(f"-# {reader.line(say('review-how'))}")
    return "\n".join(lines)


class ReviewEntry(Struct, frozen=True):
    """A decision beneath its `moment`; or many that a steward would have answered alike, all `folded` into a line."""

    moment: str
    line: str
    folded: str = ""


def review_entries(shown: TableReview, reader: Reader) -> Iterator[ReviewEntry]:
    """Every decision in order. Those that follow each other and are a steward's, too, are folded into one line."""
    game, above = shown.table.game, ""
    for alike, group in groupby(shown.review.decisions, key=lambda each: each.other is None and each.lost is None):
        decisions = list(group)
        if alike and len(decisions) >= FOLDED_FROM:
            yield _folded(decisions, game, reader)
            above = ""
            continue
        for each in decisions:
            moment = _moment(each, game, reader)
            yield ReviewEntry("" if moment == above else moment, _short(each, game, reader))
            above = moment


def _folded(decisions: Sequence[ReviewedAnswer], game: str, reader: Reader) -> ReviewEntry:
    moments = [_moment(each, game, reader) for each in decisions]
    when = moments[0] if moments[0] == moments[-1] else f"{moments[0]} – {moments[-1]}"
    line = f"✓ {when}: {reader.line(say('review-alike', count=len(decisions)))}"
    lines, above = list[str](), ""
    for each, moment in zip(decisions, moments, strict=True):
        lines += [f"**{moment}**"] if moment != above else []
        lines.append(_short(each, game, reader))
        above = moment
    return ReviewEntry("", line, "\n".join(lines))


def _rest(shown: TableReview, reader: Reader) -> Iterator[str]:
    """Every decision, those of a moment beneath its name, on pages that a phone shows; what is folded stays so."""
    page, above = "", ""
    for each in review_entries(shown, reader) if shown.review.decisions else ():
        above = each.moment or (above if not each.folded else "")
        entry = f"-# {each.line}" if each.folded else each.line
        head = f"**{each.moment}**\n" if each.moment else ""
        if page and len(page) + len(head) + len(entry) > REVIEW_PAGE:
            yield page.rstrip("\n")
            page, head = "", f"**{above}**\n" if above else ""
        page += f"{head}{entry}\n"
    if page:
        yield page.rstrip("\n")


def review_lines(each: ReviewedAnswer, game: str, reader: Reader, words: Words | None = None) -> list[str]:
    """The lines of one decision: what was done, and what a steward would have done instead, if anything.

    `words`: how a text is said, as a line of a message unless given.
    """
    said = words or reader.line
    own = _answer(each.own, game, reader, said)
    if each.other is None:
        return [own] if each.lost is None else [f"{own} · {said(each.lost)}"]
    other = _answer(each.other, game, reader, said)
    lines = [f"{said(say('review-own'))} {own}", f"{said(say('review-steward'))} {other}"]
    if each.lost is not None:
        lines[0] = f"{lines[0]} · {said(each.lost)}"
    return [*lines, " ".join((said(_worth(each)), *(said(text) for text in (*_turns(each), *each.why))))]


def _worth(each: ReviewedAnswer) -> Text:
    """What a decision has cost, or brought: in points only where playouts agree on them."""
    verdict = each.verdict()
    if not verdict.better:
        return say("review-little")
    key = "review-cost" if verdict.better == "other" else "review-better"
    if not verdict.points:
        return say(key, degree=verdict.degree)
    return say(f"{key}-points", degree=verdict.degree, points=verdict.points)


def _turns(each: ReviewedAnswer) -> tuple[Text, ...]:
    """The whole turns that a decision has cost, if any."""
    turns = each.lost_turns()
    return (say("review-turns", turns=turns),) if turns else ()


def _answer(answer: AnswerInWords, game: str, reader: Reader, said: Words) -> str:
    """An answer as a desk words it once it is given."""
    parts = given_texts(game, answer.ask, answer.words, reader)
    return cut_text(" · ".join(map(said, parts)).replace("\n", " "), ANSWER_LENGTH)


def _whole(each: ReviewedAnswer, game: str, reader: Reader) -> str:
    own, other, *rest = review_lines(each, game, reader)
    did = cut_text(" ".join(reader.line(text).removeprefix("-# ") for text in each.effects), ANSWER_LENGTH)
    told = [own, *((f"-# {did}",) if did else ()), other, *rest]
    lines = [f"**{_moment(each, game, reader)}**", *(f"> {line}" for line in told)]
    points = each.verdict().points
    if each.lead is not None and points:
        leads = say("review-leads", own=round(each.lead), other=round(each.lead) + points, count=each.playouts)
        lines.append(f"> -# {reader.line(leads)}")
    return "\n".join(lines)


def _short(each: ReviewedAnswer, game: str, reader: Reader) -> str:
    first, *rest = review_lines(each, game, reader)
    if not rest:
        return f"-# ✓ {first}"
    return "\n".join((f"▸ {first}", *rest))


def _moment(each: ReviewedAnswer, game: str, reader: Reader) -> str:
    return reader.line(face(game).moment(each.moment))


def better_ways(shown: TableReview, reader: Reader) -> list[tuple[int, str]]:
    """What can be tried of a review: the numbers of the moves that mattered most, and when they were made, as labels.

    One that was worked out before a release could fill in a steward's answer is left out.
    """
    its = face(shown.table.game)
    costly = [each for each in shown.review.costly() if each.other_value is not None]
    return [(each.number, reader.label(its.moment(each.moment))) for each in costly]


def bar_words(done: float | None, reader: Reader) -> str:
    """A bar that says how far a review is. `done`: from 0 to 1, None while others come first."""
    said = say("review-waits") if done is None else say("review-works", percent=int(done * 100))
    return f"{bar_of(done)}\n{reader.line(said)}"


def bar_of(done: float | None) -> str:
    """The bar itself."""
    full = int((done or 0.0) * _CELLS)
    return "▰" * full + "▱" * (_CELLS - full)
