"""Draws tournaments as messages: standings, tables of a round, rules, lists, what is asked before it is done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from discord import ui
from msgspec import Struct

from bot.messages.custom_ids import Press
from bot.messages.page import (
    GOLD,
    GREEN,
    GREY,
    PICTURE_ID,
    PLACEHOLDER,
    RED,
    Button,
    Page,
    button,
    link_button,
    option,
)
from engine.texts import Text, say
from face.pictures.canvas import Picture
from face.pictures.pieces import capital
from face.tournaments.groups import group_read, group_text, groups_apart, lines_of_group
from face.tournaments.picture import StandingsPicture, draw_standings
from face.tournaments.shown import (
    has_standings,
    leaves_at,
    out_of_final,
    own_texts,
    people_text,
    plan_text,
    round_name,
    round_pages,
    round_texts,
    stage_text,
    state_text,
    takes_part,
    told_before_joining,
    told_rules,
    tournament_name,
)
from face.tournaments.standings import finalists_of, standings_pages, standings_shown, standings_words
from face.wordings.lengths import OPTION_LABEL, unix
from face.wordings.reader import Reader
from host.tournaments.shown import TournamentShown

# Actions of presses; each has the tournament's id as its `ask`.
SHOW_TOURNAMENT, TOURNAMENT_RULES = "tournament", "tournament-rules"
ALL_PLACES, TABLES_OF_ROUND, OTHER_ROUND = "tournament-places", "tournament-tables", "tournament-round"
ASK_JOIN, JOIN_NOW, ASK_LEAVE, LEAVE_NOW = "tournament-join", "tournament-in", "tournament-leave", "tournament-out"
JOINING = "join"  # the field of `TOURNAMENT_RULES` for who is asked whether to join
DO_ASKED, CORRECT_TOURNAMENT = "tournament-do", "tournament-correct"


class TournamentReader(Struct, frozen=True):
    """Who reads a tournament: their id, their language, and the address of the table they play at."""

    person_id: int
    reader: Reader
    address: str | None = None


def shown_view(
    shown: TournamentShown, who: TournamentReader, said: Sequence[Text] = (), file: tuple[str, str] | None = None
) -> ui.LayoutView:
    """A tournament: how far it is, where its reader stands, the standings. `said`: what was just done.

    `file`: name and alt text of the picture that has the standings; in words without one.
    """
    reader, page = who.reader, Page(GREEN if said else GOLD)
    if said:
        page.text(reader.lines([*said]))
        page.line()
    page.text(_head(shown, reader))
    lines = [state_text(shown), *own_texts(shown, who.person_id, who.address)]
    page.text("\n".join(map(reader.line, lines)))
    if not has_standings(shown):
        page.text(reader.line(people_text(shown)))
    elif file is not None:
        page.picture(*file, PICTURE_ID)
    else:
        page.line()
        group = group_read(shown.tournament, who.person_id)
        _group_head(page, shown, group, reader)
        parts = standings_shown(lines_of_group(shown.tournament, shown.standings, group), who.person_id)
        now = shown.tournament if group is None else None
        final = finalists_of(shown.tournament)
        for words in standings_words(parts, shown.names, reader, who.person_id, now, final):
            page.text(words)
        page.text(f"-# {reader.line(say('tournament-legend'))}")
    page.buttons(_shown_buttons(shown, who))
    return page.view()


def standings_picture(shown: TournamentShown, reader: Reader, own: int | None = None) -> Picture | None:
    """The standings as a picture, None while nothing counts. `own`: whose part is drawn too, and marked."""
    if not has_standings(shown):
        return None
    stage, group = reader.label(stage_text(shown)), group_read(shown.tournament, own)
    if group is not None:
        stage = f"{stage} · {reader.label(group_text(shown.tournament, group))}"
    parts = standings_shown(lines_of_group(shown.tournament, shown.standings, group), own)
    final = finalists_of(shown.tournament)
    return draw_standings(StandingsPicture(shown.plan.name, stage, parts, shown.names, own, final), reader)


def places_view(shown: TournamentShown, who: TournamentReader, number: int) -> ui.LayoutView:
    """A page, from 0, of the whole standings in words; of groups one after the other."""
    reader, page, now = who.reader, Page(GOLD), shown.tournament
    groups: Sequence[int | None] = range(1, len(now.groups) + 1) if groups_apart(now) else (None,)
    listed = [(each, lines_of_group(now, shown.standings, each)) for each in groups]
    pages = [(each, some) for each, lines in listed for some in standings_pages(lines)]
    number = min(number, len(pages) - 1)
    group, lines = pages[number]
    page.text(_head(shown, reader))
    _group_head(page, shown, group, reader)
    final = finalists_of(now)
    for words in standings_words([lines], shown.names, reader, who.person_id, now if group is None else None, final):
        page.text(words)
    page.text(f"-# {reader.line(say('tournament-legend'))}")
    _turning(page, reader, Press(ALL_PLACES, ask=str(shown.id)), number, len(pages))
    return page.view()


def round_view(
    shown: TournamentShown,
    who: TournamentReader,
    round: int,
    number: int,
    threads: Mapping[int, int] = MappingProxyType({}),
) -> ui.LayoutView:
    """A page, from 0, of the tables of a round, from 0. `threads`: of its tables that have one."""
    reader, page, rounds = who.reader, Page(GOLD), len(shown.tournament.rounds)
    round = min(round, rounds - 1)
    pages = round_pages(shown, round)
    number = min(number, pages - 1)
    page.text(_head(shown, reader))
    page.text(reader.lines(round_texts(shown, round, number, threads)))
    if rounds > 1:
        label = reader.label(say("tournament-which-round"), PLACEHOLDER)
        stages = [round_name(shown, at) for at in range(rounds)]
        options = [
            option(reader.label(stage, OPTION_LABEL), str(at), chosen=at == round) for at, stage in enumerate(stages)
        ]
        page.select(Press(OTHER_ROUND, ask=str(shown.id)), label, options)
    _turning(page, reader, Press(TABLES_OF_ROUND, ask=str(shown.id), field=str(round)), number, pages)
    return page.view()


def rules_view(shown: TournamentShown, reader: Reader, *, joining: bool = False) -> ui.LayoutView:
    """The rules of a tournament. `joining`: whether its reader comes back to the question whether to join."""
    page = Page(GREY)
    page.text(_head(shown, reader))
    page.text(_in_lines([[each] for each in told_rules(shown.plan)], reader))
    back = Press(ASK_JOIN if joining else SHOW_TOURNAMENT, ask=str(shown.id))
    page.buttons([_button(reader, "tournament-back", back)])
    return page.view()


def join_view(shown: TournamentShown, reader: Reader) -> ui.LayoutView:
    """The rules that decide whether one joins, a button that joins, and one that tells the others."""
    page = Page(GOLD)
    page.text(_head(shown, reader))
    page.text(_in_lines(told_before_joining(shown.plan), reader))
    page.line()
    page.text(reader.line(say("tournament-join-ask", name=tournament_name(shown.plan))))
    if shown.tournament.rounds:
        page.text(reader.line(say("tournament-join-late")))
    elif len(shown.tournament.people) >= shown.plan.people:
        page.text(reader.line(say("tournament-join-waits")))
    page.buttons(
        [
            _button(reader, "tournament-join-yes", Press(JOIN_NOW, ask=str(shown.id)), "success"),
            _button(reader, "tournament-how-counted", Press(TOURNAMENT_RULES, ask=str(shown.id), field=JOINING)),
            _button(reader, "tournament-back", Press(SHOW_TOURNAMENT, ask=str(shown.id))),
        ]
    )
    return page.view()


def leave_view(shown: TournamentShown, person_id: int, reader: Reader) -> ui.LayoutView:
    """What leaving means, and a button that leaves."""
    at = leaves_at(shown, person_id)
    ask = say("tournament-leave-ask", name=tournament_name(shown.plan), at=at)
    page = Page(GOLD if at in ("before", "waiting") else RED)
    page.text(reader.line(ask))
    page.buttons(
        [
            _button(reader, "tournament-leave-yes", Press(LEAVE_NOW, ask=str(shown.id)), "danger"),
            _button(reader, "tournament-back", Press(SHOW_TOURNAMENT, ask=str(shown.id))),
        ]
    )
    return page.view()


def tournaments_view(tournaments: Sequence[TournamentShown], reader: Reader) -> ui.LayoutView:
    """The tournaments of a server, with a button for each."""
    page = Page(GREY)
    page.text(reader.line(say("tournament-list-head" if tournaments else "tournament-list-none")))
    for number, shown in enumerate(tournaments, 1):
        line = say("tournament-list-line", number=number, name=tournament_name(shown.plan), plan=plan_text(shown.plan))
        page.text(f"{reader.line(line)}\n-# {reader.line(state_text(shown))}")
    page.buttons(
        [
            button(reader.label(say("tournament-list-show", number=number)), Press(SHOW_TOURNAMENT, ask=str(shown.id)))
            for number, shown in enumerate(tournaments, 1)
        ]
    )
    return page.view()


def invitation_view(shown: TournamentShown, reader: Reader) -> ui.LayoutView:
    """The message from which the thread of a tournament hangs, for everybody."""
    page = Page(GOLD)
    page.text(_head(shown, reader))
    if shown.state == "open":
        until = say("tournament-until", until=unix(shown.plan.registration_until))
        page.text(reader.lines([until, say("tournament-invitation")]))
    else:
        page.text(reader.line(state_text(shown)))
    late = shown.state == "playing" and shown.tournament.takes_more
    if late:
        page.text(reader.line(say("tournament-join-later")))
    join = [_button(reader, "tournament-join", Press(ASK_JOIN, ask=str(shown.id)))] if late else []
    page.buttons([*join, *public_buttons(shown, reader)])
    return page.view()


def public_buttons(shown: TournamentShown, reader: Reader) -> list[Button]:
    """The buttons of messages that all read: whoever presses gets an answer of their own."""
    ask = str(shown.id)
    join = [_button(reader, "tournament-join", Press(ASK_JOIN, ask=ask), "success")] if shown.state == "open" else []
    return [
        *join,
        _button(reader, "tournament-show", Press(SHOW_TOURNAMENT, ask=ask)),
        _button(reader, "tournament-show-rules", Press(TOURNAMENT_RULES, ask=ask)),
    ]


def doing_view(texts: Sequence[Text], press: Press, label: str, reader: Reader) -> ui.LayoutView:
    """What a moderator is asked before it is done, with the button `label` that does it and one that does not."""
    page = Page(GOLD)
    page.text(reader.lines([*texts]))
    page.buttons([_button(reader, label, press, "danger"), _button(reader, "tournament-back", Press("fix-cancel"))])
    return page.view()


def _head(shown: TournamentShown, reader: Reader) -> str:
    name = reader.line(say("tournament-head", name=tournament_name(shown.plan)))
    return f"## {name}\n-# {reader.line(plan_text(shown.plan))}"


def _group_head(page: Page, shown: TournamentShown, group: int | None, reader: Reader) -> None:
    if group is not None:
        page.text(f"**{capital(reader.line(group_text(shown.tournament, group)))}**")


def _in_lines(told: Sequence[Sequence[Text]], reader: Reader) -> str:
    """Rules below their head, each line of its sentences."""
    head, *rules = (" ".join(map(reader.line, sentences)) for sentences in told)
    return "\n".join([head, *(f"- {rule}" for rule in rules)])


def _shown_buttons(shown: TournamentShown, who: TournamentReader) -> list[Button]:
    """What can be done with a tournament by its reader."""
    reader, ask, buttons = who.reader, str(shown.id), []
    if shown.state in ("open", "playing"):
        if takes_part(shown, who.person_id):
            if not out_of_final(shown, who.person_id):
                buttons.append(_button(reader, "tournament-leave", Press(ASK_LEAVE, ask=ask)))
        elif who.person_id not in shown.tournament.left and shown.tournament.takes_more:
            buttons.append(_button(reader, "tournament-join", Press(ASK_JOIN, ask=ask), "success"))
    if shown.tournament.rounds:
        last = str(len(shown.tournament.rounds) - 1)
        buttons.append(_button(reader, "tournament-tables", Press(TABLES_OF_ROUND, ask=ask, field=last, argument="0")))
    if has_standings(shown):
        buttons.append(_button(reader, "tournament-places", Press(ALL_PLACES, ask=ask, argument="0")))
    buttons.append(_button(reader, "tournament-show-rules", Press(TOURNAMENT_RULES, ask=ask)))
    if shown.thread_id is not None:
        address = f"https://discord.com/channels/{shown.place.server_id}/{shown.thread_id}"
        buttons.append(link_button(reader.label(say("tournament-thread")), address))
    return buttons


def _turning(page: Page, reader: Reader, press: Press, number: int, pages: int) -> None:
    """The buttons that turn pages, and the one back."""
    if pages > 1:
        page.text(f"-# {reader.line(say('tournament-page', page=number + 1, pages=pages))}")
    turns = [("tournament-earlier", number - 1)] if number else []
    turns += [("tournament-later", number + 1)] if number + 1 < pages else []
    turned = [
        _button(reader, label, Press(press.action, ask=press.ask, field=press.field, argument=str(to)))
        for label, to in turns
    ]
    page.buttons([*turned, _button(reader, "tournament-back", Press(SHOW_TOURNAMENT, ask=press.ask))])


def _button(reader: Reader, key: str, press: Press, style: str = "secondary") -> Button:
    return button(reader.label(Text(key)), press, style)
