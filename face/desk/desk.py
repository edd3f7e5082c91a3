"""Says a player's own desk: where the game is, what is asked, sealed, ordered, and until when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from engine.contract import Ask
from engine.registry import game as rules_of
from engine.registry import games
from engine.texts import NOT_ASKED, Listed, Refusal, SeatRef, Text, say
from face.core.face import Face, face
from face.core.first_game import Explanation
from face.core.names import game_name, numbered_table
from face.desk.form import ShownForm
from face.desk.lessons import lesson_head
from face.desk.trial_words import trial_head, trial_labels, trial_line
from face.table.dossier import ending_in_words
from face.table.news import Report
from face.table.scenes import drafted_view
from face.wordings.lengths import beginnings, unbroken, unix
from face.wordings.reader import Reader
from face.wordings.texts import DEFAULT_LOCALE, texts
from host.clocks.patience import REMEMBERED
from host.table.projections import Explanations
from host.trials import may_try
from host.values import TABLE_HALTED, Desk, Trouble

OPENING = "opening"  # the id under which is remembered that somebody has read the opening scene of a game
PRESSING = "pressing"  # the same of how one chooses on the pictures of a page
_MOST_EXPLAINED = 2  # of a first game at once: the next question brings the next


def focused_ask(desk: Desk, ask_id: str | None = None) -> Ask | None:
    """The ask whose form the desk shows: the liberty that was opened, else the question owed."""
    if ask_id is not None:
        for ask in (*desk.liberties, *desk.order_asks):
            if ask.id == ask_id:
                return ask
    return desk.ask


def ask_on_desk(desk: Desk, ask_id: str) -> Ask:
    """The ask of that id, owed or free. Raises Refusal `not-asked` for an old one."""
    for ask in (desk.ask, *desk.liberties, *desk.order_asks):
        if ask is not None and ask.id == ask_id:
            return ask
    raise Refusal(NOT_ASKED)


class DeskSurroundings(Struct, frozen=True):
    """The words of a desk message that are not the desk's own.

    `news`: what happened, kept above the desk; `note`: one sentence about the press just made; `receipt`: of the answer
    that was just sealed; `first`: the news are told for the first time, and take their room however tall the desk is;
    `own`: what of the news touches the reader, and stands above the rest; `moves`: what they did themselves, beneath
    it; `routine`: what of the rest is cut first; `begins`: the first question of a first game is yet to be
    answered; `tall`: one's own things and the details stand in small print, for want of room.
    """

    news: str = ""
    note: str = ""
    receipt: str = ""
    first: bool = False
    own: str = ""
    moves: str = ""
    routine: frozenset[str] = frozenset()
    begins: bool = False
    tall: bool = False

    @property
    def told(self) -> Report:
        """All the news."""
        return Report(self.own.strip("\n"), self.news.strip("\n"), self.moves.strip("\n"), self.routine)


def with_news(told: Report, note: str = "", receipt: str = "", *, first: bool = False) -> DeskSurroundings:
    """News around a desk, with a note and a receipt."""
    return DeskSurroundings(told.others, note, receipt, first, told.own, told.moves, told.routine)


NO_WORDS = DeskSurroundings()


class DeskWords(Struct, frozen=True):
    """What a desk says without its form, in its reader's words; "" is what it does not say.

    `head` leads to the table, `plain_head` leaves that to a button; `body`: the player's own things, or how the game
    has ended; `orders`: those in force while nothing is asked; `idle`: that nothing is asked; `explained`: what a first
    game explains, one by one. `labels`: of its buttons, by the action of the press; `openings`: of those that open a
    liberty, by its ask.
    """

    head: str
    plain_head: str
    body: str
    time: str
    away: str
    orders: str
    sealed: str
    receipt: str
    idle: str
    explained: tuple[str, ...]
    labels: Mapping[str, str]
    openings: Mapping[str, str]


def desk_words(
    desk: Desk,
    reader: Reader,
    address: str,
    shown: ShownForm | None = None,
    *,
    owing: int = 0,
    receipt: str = "",
    new: Sequence[Explanation] = (),
    short: bool = False,
) -> DeskWords:
    """The words of a desk. `address`: of its table; `shown`: the form in hand; `new`: what a first game explains.

    `short`: it stands beside the picture of the player's own area.
    """
    its = face(desk.table.game)
    title, headline = _title(desk, reader), its.headline(desk.view)
    plain = f"{title}\n{reader.line(headline)}"
    head = plain
    if not desk.table.placeless:
        head = f"{title}\n{reader.line(say('bot-desk-line', headline=headline, link=address))}"
    over = desk.results is not None
    if desk.results is None:
        view = drafted_view(desk)
        body = reader.lines(its.beside_picture(view) if short else its.desk(view))
    else:
        body = ending_in_words(desk.results, reader, corrected=desk.table.corrected)
    own = shown is None or not shown.liberty
    sealed = "" if desk.sealed is None or not own else _sealed(desk, desk.sealed, reader, its, owing)
    planned = tuple(say("order-planned", order=order.sentence) for order in (() if over else desk.orders))
    away = any(card.seat == desk.seat and card.away for card in desk.table.seats) and not over
    return DeskWords(
        head,
        plain,
        body,
        _time(desk, reader),
        reader.line(say("bot-you-are-away", level=desk.table.pace.stand_in)) if away else "",
        reader.lines(planned) if own and desk.ask is None else "",
        sealed,
        "-# " + reader.line(say("bot-receipt", receipt=receipt)) if receipt else "",
        "" if sealed or shown is not None or over or desk.table.halted else _idle(desk, reader, owing),
        tuple(reader.line(each.text) for each in new),
        _labels(desk, reader, away=away, sealed=bool(sealed), explains=bool(new)),
        {ask.id: opening_label(desk.table.game, ask, reader) for ask in desk.liberties},
    )


def lines_in_picture(desk: Desk, reader: Reader) -> frozenset[str]:
    """The lines that a desk leaves out beside the picture of its player's own area, which shows them."""
    its, view = face(desk.table.game), drafted_view(desk)
    beside = its.beside_picture(view)
    return frozenset(unbroken(reader.line(text)) for text in its.desk(view) if text not in beside)


def said_otherwise(desk: Desk, reader: Reader, shown: ShownForm | None, *, pictured: bool) -> frozenset[str]:
    """The lines that news leave out: a desk says them in other words, or by its picture if it is `pictured`."""
    said = frozenset(unbroken(reader.line(text)) for text in (() if shown is None else shown.layout.said))
    return said | lines_in_picture(desk, reader) if pictured else said


_LABELS = {  # of the buttons that every desk may have, by the action of the press
    "refresh": say("bot-refresh"),
    "board": say("board-button"),
    "story": say("log-button"),
    "notes": say("notes-button"),
    "cards": say("cards-button"),
    "to-table": say("bot-to-table"),
    "advice": say("hint-button"),
    "hint": say("rules-hint-button"),
    "page": say("web-button"),
}


def _labels(desk: Desk, reader: Reader, *, away: bool, sealed: bool, explains: bool) -> dict[str, str]:
    labels = {action: reader.label(text) for action, text in _LABELS.items()}
    if away:
        labels["back"] = reader.label(say("bot-back-again"))
    if sealed:
        labels["take-back"] = reader.label(say("bot-take-back"))
    if desk.liberties:
        labels["open"] = reader.label(say("bot-liberties"), 150)
    if desk.order_asks:
        labels["orders"] = reader.label(say("order-button", count=len(desk.orders)))
    if desk.skipping is not None:
        labels["skip"] = reader.label(say("order-skip"))
    if desk.orders:
        labels["order-off"] = reader.label(say("order-stop"))
    if desk.table.trial_of is not None:
        labels |= {action: reader.label(text) for action, text in trial_labels(desk.table).items()}
    elif desk.table.practice and desk.results is None:
        labels["practice-end"] = reader.label(say("practice-give-up"))
    if may_try(desk.table):
        labels["try"] = reader.label(say("trial-button"))
        if desk.ask is not None:
            labels["forecast"] = reader.label(say("forecast-button"))
    if explains:
        labels["explained-head"] = reader.line(say("explained-head"))
        labels["explained"] = reader.label(say("explained-fold"))
        labels["explain-no-more"] = reader.label(say("explained-stop"))
    return labels


def _title(desk: Desk, reader: Reader) -> str:
    table = desk.table
    if table.lesson is not None:
        return lesson_head(table, desk.view, reader)
    if table.trial_of is not None:
        return f"## {reader.line(trial_head(table))}\n-# {reader.line(trial_line(table))}"
    return f"## {reader.line(say('bot-desk-head', game=game_name(table.game), table=numbered_table(table)))}"


def _time(desk: Desk, reader: Reader) -> str:
    """The deadline, and why it comes so soon; or why there is none."""
    if desk.results is not None:
        return ""
    if desk.table.halted:
        return reader.line(say("bot-frozen"))
    if desk.table.paused:
        return reader.line(say("bot-paused"))
    if desk.due_at is None:
        return ""
    less = (say("absence-halved", count=desk.table.pace.patience, last=REMEMBERED),) if desk.halved else ()
    return "\n".join("-# " + reader.line(each) for each in (say("bot-due", at=unix(desk.due_at)), *less))


def _sealed(desk: Desk, sealed: Ask, reader: Reader, its: Face, owing: int) -> str:
    done = say(f"{desk.table.game}-done-{sealed.kind}")  # a public move is done, not sealed
    head = done if reader.texts.has(done.key) else say("bot-sealed")
    lines = [head, *its.sealed(desk.view, sealed)]
    if desk.settles_at is not None:
        lines.append(say("bot-settles", at=unix(desk.settles_at)))
    elif desk.ask is None:  # with an ask the desk goes on with that instead
        lines.append(_waiting(desk, owing))
    return reader.lines(lines)


def _idle(desk: Desk, reader: Reader, owing: int) -> str:
    waiting = _waiting(desk, owing)
    return reader.line(waiting if desk.table.practice else say("bot-nothing-asked", owing=owing, waiting=waiting))


def _waiting(desk: Desk, owing: int) -> Text:
    """Says how many seats are waited for, and which ones where everybody may know."""
    if desk.table.practice:
        return say("practice-thinking")
    owers = rules_of(desk.table.game).waiting(desk.view) if owing else ()
    if desk.seat in owers or len(owers) != owing:
        return say("bot-waiting", owing=owing)
    return say("bot-waiting-for", who=Listed(tuple(SeatRef(seat) for seat in owers)))


def opening_label(game: str, ask: Ask, reader: Reader) -> str:
    """The label of the button that opens a liberty: shorter than its prompt, where there is one."""
    short = f"{game}-open-{ask.kind}"
    return reader.label(Text(short) if reader.texts.has(short) else ask.prompt)


def is_new(theirs: Explanations, game: str, what: str = OPENING) -> bool:
    """Whether somebody with these settings is told `what`, the whole opening of a game or how one chooses on a page."""
    return theirs.on and f"{game}.{what}" not in theirs.known


def begins(desk: Desk, theirs: Explanations) -> bool:
    """Whether somebody has yet to answer the first question of their first game of a kind that has an opening scene.

    What nobody needs at it has time until the next one: so many buttons are harder to read than the question.
    """
    return is_new(theirs, desk.table.game) and desk.results is None and desk.table.lesson is None and _opens(desk)


def new_to(desk: Desk, ask: Ask | None, theirs: Explanations) -> tuple[Explanation, ...]:
    """Finds the next explanations of a first game, two at most. `theirs`: those its player has folded away.

    Beside the explanation of the question stands what must be told there at the latest, or where there is much room,
    one that can wait. What the opening scene of the table has told is behind them.
    """
    if not theirs.on or desk.results is not None or desk.table.halted:
        return ()
    its, game = face(desk.table.game), desk.table.game
    told = its.opening(desk.view).terms if desk.table.lesson is None and _opens(desk) else frozenset()
    new = [each for each in its.explanations(desk.view, ask) if each.id not in told]
    new = [each for each in new if f"{game}.{each.id}" not in theirs.known]
    lead, terms = [each for each in new if each.leads], [each for each in new if not each.leads]
    if lead and sum(each.due for each in terms) < _MOST_EXPLAINED:
        terms = [*lead, *(each for each in terms if each.beside)]
    return tuple(terms[:_MOST_EXPLAINED])


def _opens(desk: Desk) -> bool:
    return texts(DEFAULT_LOCALE).has(f"{desk.table.game}-opening-who")


def fit_explained(
    words: DeskWords, new: Sequence[Explanation], fits: Callable[[str], bool]
) -> tuple[str, tuple[Explanation, ...]]:
    """Returns as much of what a first game explains as `fits`, and of what it is; "" and nothing where all is too long.

    First goes a term that can wait, then sentences of the question, then the question, then all but a term, and at last
    the words that it is new.
    """
    said = dict(zip((each.id for each in new), words.explained, strict=True))
    lead, terms = tuple(each for each in new if each.leads), tuple(each for each in new if not each.leads)
    due = tuple(each for each in terms if each.due)
    ways = [(tuple(new), words.explained)]
    ways += [((*lead, *due), (*beginning, *(said[each.id] for each in due))) for beginning in _shorter(lead, said)]
    alone = [((each,), (said[each.id],)) for each in terms]
    for some, sentences in (*ways, (terms, tuple(said[each.id] for each in terms)), *alone):
        if some and fits(shown := explained_words(words, sentences)):
            return shown, some
    bare = ((f"-# {sentences[0]}", some) for some, sentences in alone)
    return next((each for each in bare if fits(each[0])), ("", ()))


def _shorter(lead: Sequence[Explanation], said: Mapping[str, str]) -> Iterator[tuple[str, ...]]:
    """What is said of the question, whole and then without its last sentences; nothing where that is not explained."""
    yield from ((beginning,) for each in lead for beginning in beginnings(said[each.id]))
    if not lead:
        yield ()


def explained_words(words: DeskWords, said: Sequence[str]) -> str:
    """What a first game explains as one paragraph, "" for nothing."""
    return " ".join(("-# " + words.labels["explained-head"], *said)) if said else ""


def explained_in(written: str) -> set[str]:
    """The explanations that a button names, by ids divided by commas; what no game explains is left out."""
    has = texts(DEFAULT_LOCALE).has
    beside = (OPENING, PRESSING)
    return {id for id in written.split(",") if id in beside or any(has(f"{game}-first-{id}") for game in games())}


def refusal_note(desk: Desk, ask_id: str, refusal: Refusal | Trouble, reader: Reader, *, sealing: bool) -> str:
    """Says why something about the question `ask_id` was refused, "" where the desk itself says so."""
    sealed = desk.sealed is not None and desk.sealed.id == ask_id
    if (sealing and sealed) or refusal.code == TABLE_HALTED:
        return ""
    if refusal.code == NOT_ASKED:
        return reader.line(say("bot-sealed-already" if sealed else "bot-moment-over"))
    return reader.line(refusal.text)
