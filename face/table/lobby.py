"""Says who sits where: a lobby with its players, pace and stewards, seats that are open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.policies import levels
from engine.registry import game as rules_of
from engine.texts import Listed, SeatRef, Text, say
from face.core.face import face
from face.core.names import game_name, names_of, table_title
from face.table.board import SHORT, Hours, lobby_seat, lobby_seat_note, more_of_pace, pace_text, rated_text
from face.table.outlook import game_length_text
from face.wordings.lengths import unix
from face.wordings.reader import Reader
from host.values import Board, Table


class LobbyWords(Struct, frozen=True):
    """What a lobby says, in its reader's words. `labels`: of its buttons, by the action of the press.

    `pitch`: what the game is about and how long it lasts, which its picture says too.
    """

    head: str
    pitch: str
    seats: str
    options: str
    status: str
    pace: str
    fingerprint: str
    labels: Mapping[str, str]


def lobby_words(table: Table, reader: Reader, hours: Mapping[int, Hours] | None = None) -> LobbyWords:
    """The words of a lobby. `hours`: the usual hours by person."""
    title = reader.line(say("bot-lobby-head", game=game_name(table.game), table=table.id))
    players = say(
        "bot-lobby-players", fewest=table.fewest, most=table.most, same="yes" if table.fewest == table.most else "no"
    )
    length = game_length_text(table)
    pitch = [Text(f"{table.game}-lobby"), *([] if length is None else [length])]
    hints = [say("hints-on")] if table.hints else []
    hints += _trying(table)
    hints += watched_lines(table)
    commitment = say("bot-commitment", hash=table.commitment[:SHORT], head=table.lobby_head[:SHORT] or "none")
    return LobbyWords(
        f"## {title}\n{reader.line(Text(f'{table.game}-lobby-size', {'players': players}))}",
        reader.lines(pitch),
        _seats(table, players, reader, hours or {}),
        reader.lines(face(table.game).options(table.options)),
        reader.lines([*_goes_on(table), _status(table), *_starts(table)]),
        reader.lines([pace_text(table.pace), *more_of_pace(table.pace), *hints, rated_text(table)]),
        "-# " + reader.line(commitment),
        _lobby_labels(table, reader),
    )


def _goes_on(table: Table) -> list[Text]:
    """Says from which game the position comes in which this one begins."""
    return (
        [] if table.goes_on_of is None else [say("played-on-lobby", of=table_title(table.goes_on_of, practice=False))]
    )


def _trying(table: Table) -> list[Text]:
    """Says that all may try out what they could do, or that one who plays alone may, while it looks so."""
    if table.trying == "alone" and sum(card.level is None for card in table.seats) == 1:
        return [say("trials-alone")]
    if table.trying != "all":
        return []
    return [say("trials-on"), say("trials-agreed")] if table.rated else [say("trials-on")]


def _seats(table: Table, players: Text, reader: Reader, hours: Mapping[int, Hours]) -> str:
    count = say(
        "bot-lobby-seats",
        seated=len(table.seats),
        needed=max(0, table.fewest - len(table.seats)),
        players=players,
        most=table.most,
    )
    names = [
        f"- {lobby_seat(name, reader, hours.get(card.person_id or 0))}{lobby_seat_note(table, card, reader)}"
        for card, name in zip(table.seats, names_of(table, reader.texts), strict=True)
    ]
    return "\n".join([reader.line(count), *names])


def _status(table: Table) -> Text:
    if table.status == "lobby":
        seated = len(table.seats)
        if seated == table.fewest == 1 < table.most:
            return say("bot-lobby-alone")
        how = "full" if seated >= table.most else "enough" if seated >= table.fewest else "how"
        return say(f"bot-lobby-{how}")
    if table.status == "closed":
        return say("bot-lobby-closed", seated=len(table.seats))
    if table.thread_id is not None:
        return say("bot-lobby-begun", thread=f"<#{table.thread_id}>")
    return say("bot-lobby-begins")


def _starts(table: Table) -> list[Text]:
    """Says when the game begins by itself."""
    if table.status != "lobby":
        return []
    full = [say("start-full")] if table.starts_full else []
    return full if table.starts_at is None else [*full, say("start-at", at=unix(table.starts_at), fewest=table.fewest)]


def start_set_text(table: Table) -> Text:
    """Confirms when the game of a lobby begins by itself, or that somebody has to press Start."""
    return next(iter(_starts(table)), say("start-by-hand"))


def few_text(table: Table, address: str) -> Text:
    """Says that a game did not begin at its time: too few have come, or Start tells why. `address`: of the lobby."""
    seated, name = len(table.seats), game_name(table.game)
    if seated >= table.fewest:
        return say("start-failed", game=name, table=table.id, link=address)
    return say("start-few", game=name, table=table.id, link=address, seated=seated, fewest=table.fewest)


def thread_name(table: Table, reader: Reader) -> str:
    """The name of a table's thread in Discord."""
    return reader.label(say("bot-thread-name", game=game_name(table.game), table=table.id), 100)


def talk_line(table: Table, thread: str, reader: Reader) -> str:
    """Where those who have joined can talk before the game begins, "" once it has. `thread`: leads there."""
    talks = table.status == "lobby" and table.thread_id is not None
    return reader.line(Text("bot-lobby-talk", {"thread": thread})) if talks else ""


def _lobby_labels(table: Table, reader: Reader) -> dict[str, str]:
    labels = {
        "fingerprint": reader.label(say("bot-fingerprint")),
        "rules": reader.label(say("rules-button")),
        "desk": reader.label(say("bot-my-desk")),
    }
    if table.status == "lobby":
        labels |= {
            "join": reader.label(say("bot-join")),
            "leave": reader.label(say("bot-leave")),
            "word": reader.label(say("bot-add-word")),
            "start": reader.label(say("bot-start")),
            "stewards": reader.label(say("stewards-select")),
            "hints": reader.label(say("hints-disallow" if table.hints else "hints-allow")),
        }
    return labels


class StewardChoice(Struct, frozen=True):
    """What can be done about automatic players in a lobby. `level`: of the one that is added, None: one goes."""

    level: str | None
    label: str
    why: str | None = None


def steward_choices(table: Table, reader: Reader) -> tuple[StewardChoice, ...]:
    """What can be done about automatic players in this lobby."""
    added: tuple[StewardChoice, ...] = ()
    if len(table.seats) < table.most:
        added = tuple(_adding(level, reader) for level in levels(rules_of(table.game)))
    if all(card.level is None for card in table.seats):
        return added
    return (*added, StewardChoice(None, reader.label(say("stewards-take-away"))))


def _adding(level: str, reader: Reader) -> StewardChoice:
    why = reader.label(say("stewards-add-why", level=level))
    return StewardChoice(level, reader.label(say("stewards-add", level=level)), why)


def watched_lines(table: Table) -> list[Text]:
    """Tells whoever may sit down at that table that strangers watch its board, where they do."""
    return [say("watched-on")] if table.watched else []


def open_seat_words(board: Board, seat: int, place: str, reader: Reader) -> tuple[str, str]:
    """The line about a seat that can be taken over, by public knowledge, and the label of the button to look at it.

    `place`: the mention of the table's thread.
    """
    table = board.table
    line = say(
        "seats-line",
        game=game_name(table.game),
        table=table.id,
        thread=place,
        headline=face(table.game).headline(board.view),
        seat=SeatRef(seat),
    )
    return "- " + reader.lines([line, *watched_lines(table)]), reader.label(
        say("seats-look", table=table.id, seat=SeatRef(seat))
    )


def invitation(before: Table, person_id: int, others: Sequence[int], reader: Reader) -> str:
    """Invites those who played at `before` to another game, by name."""
    text = say(
        "rematch-invites",
        who=f"<@{person_id}>",
        table=before.id,
        others=Listed(tuple(f"<@{other}>" for other in others)),
        count=len(others),
    )
    return reader.line(text)
