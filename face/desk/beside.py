"""Says what stands beside desks: standing orders, the line a desk folds to, and a player's tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from engine.texts import Text, say
from face.core.face import face
from face.core.names import game_name, names_of, numbered_table
from face.wordings.lengths import MOST_OPTIONS, OPTION_LABEL, unix
from face.wordings.reader import Reader
from face.wordings.texts import tidy_line
from host.messages.living_desks import About, Folding
from host.table.moves import Decision
from host.values import Desk, Order, Table


def order_waiting(order: Order, reader: Reader) -> str:
    """Says that an order is about to answer the present ask, and when."""
    at, when = ("", "later") if order.at is None else (unix(order.at), "soon" if order.due else "now")
    return reader.line(say("order-waits", order=order.sentence, at=at, when=when))


def answering_orders(desk: Desk) -> list[Order]:
    """The orders that are about to answer what the seat is asked now."""
    return [] if desk.ask is None else [order for order in desk.orders if order.answers == desk.ask.id]


def order_in_force(order: Order, reader: Reader) -> str:
    """Says what an order does, and whether it is about to answer."""
    waits = "no" if order.answers is None else "later" if order.at is None else "soon" if order.due else "now"
    at = "" if order.at is None else unix(order.at)
    return reader.line(say("order-in-force", order=order.sentence, waits=waits, at=at))


class OrdersWords(Struct, frozen=True):
    """What a player's standing orders say. `none`: that there are none; `choices`: those to be given, by ask."""

    head: str
    how: str
    none: str
    cancel: str
    give: str
    desk: str
    choices: Mapping[str, str]


def orders_words(desk: Desk, reader: Reader) -> OrdersWords:
    """The words of the orders of the player's own seat."""
    head = say("order-head", game=game_name(desk.table.game), table=numbered_table(desk.table))
    return OrdersWords(
        "## " + reader.line(head),
        reader.line(say("order-how")),
        "" if desk.orders else reader.line(say("order-none")),
        reader.label(say("order-cancel")),
        reader.label(say("order-give"), 150),
        reader.label(say("bot-my-desk")),
        {ask.id: reader.label(ask.prompt, OPTION_LABEL) for ask in desk.order_asks[:MOST_OPTIONS]},
    )


# ------------------------------------------------------------------------------------------------------ folded desks

DONE, _OPEN, TAKEN_BACK = "✓", "▸", "⏪"
ASKED_BELOW = "desk-folded-open"
FIELD = "desk-folded-field"
"""The wording of an input's answer: "What: 2 clay" is left out where "Mines: 2 clay" was said before."""


def texts_of_fold(desk: Desk) -> About:
    """The texts of the line that `desk` folds to if nothing was decided on it: where the game is, what it shows."""
    its = face(desk.table.game)
    headline = its.headline(desk.view)
    if desk.results is not None:
        return (headline, say("desk-folded-over"))
    if desk.sealed is not None:
        sealed = its.sealed(desk.view, desk.sealed)[:2]
        return (headline, *(sealed or (its.asked(desk.view, desk.sealed),)))
    if desk.ask is None:
        return (headline,)
    return (headline, say(ASKED_BELOW, prompt=its.asked(desk.view, desk.ask)))


def folded_words(folding: Folding, game: str, reader: Reader, undone: Collection[int] = ()) -> str:
    """The line of a desk that is done with. `undone`: numbers of moves that a rewind has undone."""
    counts = [decision for decision in folding.decided if decision.number not in undone]
    gone = [decision for decision in folding.decided if decision.number in undone]
    lines = [f"{DONE} {line}" for line in _said(counts, game, reader).splitlines()]
    if gone:
        lines.append(_taken_back(_said(gone, game, reader), reader))
    if not lines:
        texts = tuple(Text(text.key, text.params) for text in folding.about)
        is_open = any(text.key == ASKED_BELOW for text in texts)
        words = _in_one_line(texts, reader) or reader.line(say("desk-folded-over"))
        if folding.asked in undone:
            plain = [text if text.key != ASKED_BELOW else text.params["prompt"] for text in texts]
            words = _in_one_line([text for text in plain if isinstance(text, Text)], reader)
            lines = [_taken_back(words, reader)]
        else:
            lines = [f"{_OPEN if is_open else DONE} {words}"]
    return "\n".join(f"-# {line}" for line in "\n".join(lines).splitlines())


def _in_one_line(texts: Sequence[Text], reader: Reader) -> str:
    return " · ".join(reader.line(text) for text in texts).replace("\n", " ")


def _said(decisions: list[Decision], game: str, reader: Reader) -> str:
    """Lists all decisions, a line for each moment of the game, which begins with its name."""
    its, lines, words, answers, moment = face(game), list[list[str]](), list[str](), list[str](), ""
    for decision in decisions:
        here = reader.line(its.moment(decision.moment))
        if here != moment:
            words, answers, moment = [here], [], here
            lines.append(words)
        texts = its.decided(decision.given.ask, decision.given.words, reader.texts.has) or (decision.given.ask.prompt,)
        for text in texts:
            part = reader.line(text).replace("\n", " ")
            answer = part.partition(": ")[2] if text.key == FIELD else part
            if not (text.key == FIELD and any(one.endswith(f": {answer}") for one in answers)):
                words.append(part)
                answers.append(answer)
        if decision.how != "answer":
            words.append(reader.line(Text(f"desk-folded-{decision.how}")))
    return "\n".join(" · ".join(line) for line in lines)


def _taken_back(words: str, reader: Reader) -> str:
    return f"{TAKEN_BACK} {words} · {reader.line(say('desk-folded-undone'))}"


def left_text(table: Table, closed: bool) -> Text:
    """The line for a person without a desk at the table any more."""
    if table.practice:
        return say("practice-closed")
    return say("desk-folded-closed") if closed else say("desk-folded-left")


def table_option(table: Table, reader: Reader) -> tuple[str, str]:
    """A table among a player's tables, and beneath it who sits there."""
    label = reader.label(say("bot-table-option", game=game_name(table.game), table=numbered_table(table)), OPTION_LABEL)
    return label, tidy_line(", ".join(names_of(table, reader.texts)), 100)
