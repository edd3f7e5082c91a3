"""What can be reckoned ahead: points so far, what each action of a board takes the next time, what a turn would change.

It goes by what a view shows, for boards, desks and their pictures. On the position as a seat sees it, made into a
state, its next turn can be tried: everything a turn reads before something hidden is shown is open; what lies face down
is left blank, as its order does not matter to the form of a turn. The changes of a turn are differences between now and
then, without cards that nobody knows yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from engine.contract import with_item
from engine.effects import goods_of
from engine.standing import UNMOVED, standing
from engine.texts import Text, say, things
from games.paladins.rules.actions.placing import level_of, spaces_of
from games.paladins.rules.actions.right import least_needed, silver_for
from games.paladins.rules.cards import RightAction
from games.paladins.rules.effects import GainGoods, GainWorkers
from games.paladins.rules.facts import Afterwards
from games.paladins.rules.mechanics.powers import price, spaces_left, unfit
from games.paladins.rules.mechanics.scoring import Score, done, score_of
from games.paladins.rules.mechanics.working import Working
from games.paladins.rules.pack import Pack
from games.paladins.rules.phases.turns import ACTIONS, shows
from games.paladins.rules.rulebook import ATTACK, ATTRIBUTES, CRIMINAL, DEVELOP, FORTIFY, GOODS, LEFT, RIGHT, WORKERS
from games.paladins.rules.state import IT, NOBODY, SCHEMA, BuildWall, Count6, Options, Player, State, Strike, Virtual
from games.paladins.rules.view import PublicSeat, View


def player_of(seat: PublicSeat) -> Player:
    """The player that a view shows, as the rules know it: without deck and hand."""
    return Player(
        faith=seat.faith,
        strength=seat.strength,
        influence=seat.influence,
        silver=seat.silver,
        provisions=seat.provisions,
        workers=seat.workers,
        placed=seat.placed,
        workshops=seat.workshops,
        monks=seat.monks,
        outposts=seat.outposts,
        jars=seat.jars,
        walls=seat.walls,
        attacked=seat.attacked,
        converted=seat.converted,
        retinue=seat.retinue,
        suspicions=seat.suspicions,
        debts=seat.debts,
        paid=seat.paid,
        paladin=seat.paladin,
        passed=seat.passed,
        turns=seat.turns,
    )


def is_virtual(view: View, seat: int) -> bool:
    """Whether the virtual player is shown at that place."""
    return view.virtual is not None and seat == IT


def points_now(view: View, pack: Pack, seat: PublicSeat) -> Score:
    """The points of a seat if the game ended now, with the Orders revealed so far."""
    return score_of(pack, player_of(seat), view.orders, virtual=is_virtual(view, seat.seat))


def times(seat: PublicSeat, action: str) -> int:
    """How often the seat has done an action on the right, or Develop."""
    return done(player_of(seat), action)


def level(seat: PublicSeat, attribute: str) -> int:
    """An attribute with the paladin of this round."""
    track: int = getattr(seat, attribute)
    return track + seat.boost.get(attribute, 0)


def next_spaces(right: RightAction, seat: PublicSeat, action: str) -> tuple[str, ...]:
    """The spaces of an action on the right that still need a worker."""
    return spaces_left(right.spaces, seat.workshops.get(action, 0))


BLANK = ""


def foreseen(view: View, seat: int) -> State:
    """The position with that seat to move; the viewer's paladin, which may still lie face down, is revealed."""
    it, players = view.virtual, tuple(map(player_of, view.boards))
    if view.viewer is not None and view.own is not None and view.own.chosen:
        mine = replace(players[view.viewer], paladin=view.own.chosen)
        players = with_item(players, view.viewer, mine)
    return State(
        schema=SCHEMA,
        options=Options(pack=view.pack),
        step="play",
        round=view.round,
        turn=view.turn,
        first=view.first,
        seat=seat,
        players=players,
        row=view.row,
        townsfolk_deck=(BLANK,) * view.townsfolk_left,
        outsiders=view.outsiders,
        outsider_deck=(BLANK,) * view.outsiders_left,
        walls=(BLANK,) * view.walls_left,
        suspicions=(BLANK,) * view.suspicions_left,
        orders=(*view.orders, *(BLANK,) * view.orders_hidden),
        favours=(*view.favours, *(BLANK,) * view.favours_hidden),
        tavern_deck=(),
        tax=view.tax,
        tavern=view.tavern,
        drinkers=view.drinkers,
        suspicion_discards=view.suspicion_discards,
        at_favours=view.at_favours,
        virtual=None if it is None else Virtual(marker=it.marker, stack=it.stack),
    )


def filled_once_hired(view: View, group: str) -> tuple[str, ...]:
    """The actions on the right that the viewer's workers could fill, each by itself, once that group is hired."""
    if view.viewer is None:
        return ()
    state = foreseen(view, view.viewer)
    me, hired = state.players[view.viewer], state.pack.tavern[group].workers
    there = zip(WORKERS, me.workers, strict=True)
    workers: Count6 = tuple(count + hired.get(kind, 0) for kind, count in there)  # type: ignore[assignment]
    work = Working(replace(state, players=with_item(state.players, view.viewer, replace(me, workers=workers))))
    return tuple(action for action in RIGHT if unfit(spaces_of(work, action), work.few) is None)


WORKSHOP = "workshop"
OPEN = ""


class ActionSpace(Struct, frozen=True):
    """A space of an action: the kind of worker it takes, and what lies on it (a kind, WORKSHOP, OPEN).

    `optional`: the action can be done without a worker there, for less.
    """

    takes: str
    on_it: str
    optional: bool = False


class NextTime(Struct, frozen=True):
    """What an action takes the next time: so many of a good, and so much of an attribute ("" for none).

    `missing`: how much of the attribute the player lacks; `hired`: silver stands in for it, and is in the price.
    """

    good: str
    price: int
    needs: str = ""
    level: int = 0
    missing: int = 0
    hired: bool = False


class BoardAction(Struct, frozen=True):
    """An action of a player's board. `used`: in this round; `after`: its next time, None where there is none.

    `closed`: why its player could not do it in a turn of theirs now, None if they could.
    """

    action: str
    spaces: tuple[ActionSpace, ...]
    used: bool
    after: NextTime | None
    closed: Text | None


def board_actions(view: View, seat: PublicSeat) -> tuple[BoardAction, ...]:
    """Lists all actions of that seat's board, those on the left first."""
    work = Working(foreseen(view, seat.seat))
    return tuple(
        BoardAction(
            action,
            _spaces(work, seat, action),
            action in seat.placed,
            next_time(work, action),
            ACTIONS[action].closed(work),
        )
        for action in (*LEFT, *RIGHT)
    )


def workshops_left(seat: PublicSeat, pack: Pack) -> tuple[str, ...]:
    """The workers under the workshops that are not built yet, the next one first."""
    built = sum(mask.bit_count() for mask in seat.workshops.values())
    return pack.board.workshops.workers[built:]


def _spaces(work: Working, seat: PublicSeat, action: str) -> tuple[ActionSpace, ...]:
    left = work.board.left.get(action)
    takes = left.spaces if left else work.board.right[action].spaces
    fewest = left.fewest if left else len(takes)
    covered, there = seat.workshops.get(action, 0), seat.placed.get(action, ())
    return tuple(
        ActionSpace(kind, WORKSHOP if covered >> at & 1 else there[at] if at < len(there) else OPEN, at >= fewest)
        for at, kind in enumerate(takes)
    )


def next_time(work: Working, action: str) -> NextTime | None:
    """What an action of the own board takes of the mover the next time; None where there is none."""
    rule = work.rules[action]
    if action in LEFT:
        return NextTime(rule.good, price(rule, work.mine))
    often = done(work.me, action)
    if (rule.most and often >= rule.most) or (action == FORTIFY and not work.walls):
        return None
    level = rule.levels[often] if rule.levels else least_needed(work, action)
    if level is None:
        return None
    missing = max(0, level - level_of(work, rule.needs))
    extra = silver_for(work, missing) if action == ATTACK else 0
    return NextTime(rule.good, price(rule, work.mine, often) + extra, rule.needs, level, missing, extra > 0)


def difference(work: Working) -> tuple[Text, ...]:
    """Lists what the turn gives and gets of the mover's, both in full, and what hidden cards it would turn over."""
    now, then = work.start.players[work.seat], work.me
    lines: list[Text] = []
    before, after, coming = _amounts(now), _amounts(then), _coming(work)
    spent = {kind: max(work.given.get(kind, 0), count - after[kind]) for kind, count in before.items()}
    gained = {kind: after[kind] - count + spent[kind] + coming.get(kind, 0) for kind, count in before.items()}
    spent = {kind: count for kind, count in spent.items() if count > 0}
    gained = {kind: count for kind, count in gained.items() if count > 0}
    if spent:
        lines.append(say("paladins-preview-spend", things=things(spent)))
    if gained:
        lines.append(_gain(gained, _under_workshops(work)))
    lines += [
        Text(f"paladins-preview-{name}", {"was": was, "now": new})
        for name, was, new in (
            ("debts", now.debts, then.debts),
            ("paid", now.paid, then.paid),
            ("suspicions", len(now.suspicions), len(then.suspicions)),
        )
        if was != new
    ]
    return (*lines, *_then(work, now, coming), *_hidden(work))


def _gain(gained: Mapping[str, int], under: Mapping[str, int]) -> Text:
    """What a turn gets, and which workers of that a workshop uncovers."""
    share = "no" if not under else "all" if gained == under else "part"
    return say("paladins-preview-gain", things=things(gained), share=share, under=things(under))


def _under_workshops(work: Working) -> dict[str, int]:
    """The workers that lay under the workshops which the turn places."""
    before, after = (done(player, DEVELOP) for player in (work.start.players[work.seat], work.me))
    return dict(Counter(work.board.workshops.workers[before:after]))


def _then(work: Working, now: Player, coming: Mapping[str, int]) -> tuple[Text, ...]:
    """What the mover has then, with what is certain to come, but without what hidden cards bring.

    Nothing if none of it has changed. A suspicion for each criminal is certain, what stands on it is not.
    """
    then, before = work.me, _amounts(now)
    amounts = {kind: count + coming.get(kind, 0) for kind, count in _amounts(then).items()}
    drawn = min(_criminals(work), len(work.suspicions) + len(work.suspicion_discards))
    counts = [len(player.suspicions) for player in work.players]
    counts[work.seat] += drawn
    if work.virtual is not None:
        counts[IT] += min(_left_criminals(work), len(work.suspicions) + len(work.suspicion_discards) - drawn)
    suspected = counts[work.seat] != len(now.suspicions) or Strike() in work.agenda
    if amounts == before and now.debts == then.debts and not suspected and work.tax == work.start.tax:
        return ()
    moved = any(amounts[attribute] != before[attribute] for attribute in ATTRIBUTES)
    lent = work.pack.paladins[then.paladin].boost if then.paladin else {}
    fact = Afterwards(
        **amounts,
        **{f"lent_{attribute}": lent.get(attribute, 0) for attribute in ATTRIBUTES},
        held=sum(amounts[kind] for kind in (*WORKERS, *GOODS)),
        moved=("lent" if lent else "yes") if moved else "no",
        debts=then.debts,
        suspicions=counts[work.seat],
        place=standing(counts, work.seat) if suspected else UNMOVED,
        tax=work.tax,
        taxed="no" if work.tax == work.start.tax else "yes",
    )
    return (fact.text,)


def _criminals(work: Working) -> int:
    """Counts the criminals that come after the choices."""
    return sum(todo.criminal for todo in work.agenda if isinstance(todo, GainWorkers))


def _left_criminals(work: Working) -> int:
    """Counts the criminals of the group that a hire leaves to the virtual player: it draws a suspicion for each."""
    drinkers = work.state.drinkers
    if work.state.step != "tavern" or work.seat not in drinkers or NOBODY not in drinkers:
        return 0
    return work.pack.tavern[work.state.tavern[drinkers.index(NOBODY)]].workers.get(CRIMINAL, 0)


def _coming(work: Working) -> dict[str, int]:
    """Workers, goods and the Strength of a wall that are certain, but come after a choice or a hidden card."""
    amounts = Counter[str]()
    for todo in work.agenda:
        if isinstance(todo, GainWorkers):
            amounts.update(goods_of(todo, WORKERS))
        elif isinstance(todo, GainGoods):
            amounts.update(goods_of(todo, GOODS))
        elif isinstance(todo, BuildWall):
            least = min(card.strength for card in work.pack.walls.values())
            amounts["strength"] += min(least, work.board.scoring.top - work.me.strength)
    return amounts


def _amounts(player: Player) -> dict[str, int]:
    amounts = dict(zip(WORKERS, player.workers, strict=True))
    amounts |= {good: getattr(player, good) for good in GOODS}
    return amounts | {attribute: getattr(player, attribute) for attribute in ATTRIBUTES}


def _suspicions(work: Working, criminals: int) -> Text:
    """So many suspicions to draw, and whether they may bring the Inquisition: cards and coins left lie open."""
    left = len(work.suspicions) + len(work.suspicion_discards)
    dearest = max(card.tax for card in work.pack.suspicions.values())
    risk = "cards" if left <= criminals else "tax" if work.tax <= dearest * criminals else "no"
    return say("paladins-preview-criminals", count=criminals, left=left, tax=work.tax, risk=risk)


def _hidden(work: Working) -> list[Text]:
    """What comes after the choices: a wall, suspicions, an Inquisition."""
    if not work.agenda or not shows(work.agenda[0]):
        return []
    lines: list[Text] = []
    criminals = _criminals(work)
    if any(isinstance(todo, BuildWall) for todo in work.agenda):
        lines.append(say("paladins-preview-wall"))
    if criminals:
        lines.append(_suspicions(work, criminals))
    if any(isinstance(todo, Strike) for todo in work.agenda):
        lines.append(say("paladins-preview-inquisition"))
    return lines
