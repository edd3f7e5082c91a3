"""The public position as text: the players, who stands where, the markets, the buildings, what comes next."""

from __future__ import annotations

from engine.texts import Listed, Named, Param, SeatRef, Text, chain_texts, say, things
from face.core.game_lengths import Length
from face.core.parts import Left
from face.pictures.heads import Stake, stake_lines, stakes_in
from games.architects.face.cards import (
    BRIEF,
    EMPTY,
    RENEWAL,
    RESET,
    apprentice_line,
    apprentice_name,
    character_line,
    mark_of,
    market_goods,
    points_now,
)
from games.architects.rules.cards import Level
from games.architects.rules.pack import Pack
from games.architects.rules.phases.opening import BOARDS
from games.architects.rules.prospects import scores_now, turns_between
from games.architects.rules.prospects.threats import BLAME, CAPTURE, MOST, threats_to_workers
from games.architects.rules.rulebook import GOODS, OPEN_PLACES, SILVER, TAX_STAND
from games.architects.rules.view import PublicSeat, View


def headline(view: View) -> Text:
    """Says round and whose turn it is, to its own player as theirs; players also read how near the end is."""
    match view.step:
        case "end":
            return say("architects-headline-end")
        case "draft":
            return say("architects-headline-draft")
        case "boards" | "apprentice":
            return say(f"architects-headline-{view.step}", seat=SeatRef(view.seat))
    last = view.final > 0
    key = "architects-headline-last" if last else "architects-headline"
    numbers = {"round": view.round, "free": max(0, view.spaces - len(view.guildhall)), "spaces": view.spaces}
    if view.viewer == view.seat:
        return say(f"{key}-own" if last else f"{key}-own-free", **numbers)
    return say(key if last or view.viewer is None else f"{key}-seat", seat=SeatRef(view.seat), **numbers)


def turns_to_come(view: View, usual: Length | None) -> Left | None:
    """The turns of each player until the game ends; nothing before the first and where few are left."""
    if usual is None or not view.turn or view.final >= 0 or view.step == "end":
        return None
    turns = turns_between(view, usual.each.mean)
    return None if turns is None else Left(turns=turns)


def moment_line(moment: str) -> Text:
    """A point of the game ("0.draft.1", "3.play.14", "3.play.14.react"): round and turn."""
    number, _, step = moment.partition(".")
    if number == "end":
        return say("architects-headline-end")
    kind, _, turn = step.partition(".")
    if kind in ("boards", "draft", "apprentice"):
        return say(f"architects-moment-{kind}", number=int(turn))
    turn, _, react = turn.partition(".")
    key = "architects-moment-react" if react else "architects-moment"
    return say(key, round=int(number), turn=int(turn))


def phase(view: View) -> tuple[Text, ...]:
    """Introduces what begins now to somebody new: the draft, the choices before the game, the first turn."""
    if view.step == "draft" and not view.seats[0].cards_in_hand:
        return (say("architects-phase-draft"),)
    if view.step == "boards" and view.seat == len(view.seats) - 1:
        return (say("architects-phase-boards"),)
    if view.step == "apprentice" and not any(seat.apprentices for seat in view.seats):
        return (say("architects-phase-apprentice"),)
    if view.step == "turn" and view.turn == 1:
        return (say("architects-phase-turn"),)
    return ()


def board_lines(view: View, cards: Pack) -> tuple[Text, ...]:
    """Lists all that everybody may know."""
    lines: list[Text] = []
    if view.step in ("boards", "draft", "apprentice"):
        lines.append(say(f"architects-phase-{view.step}"))
    lines += stake_lines(stakes(view))
    lines += [line for said in seats_told(view, cards).values() for line in said]
    if view.step == "end":  # the final standing follows
        return tuple(lines)
    lines += [*place_lines(view), *market_lines(view, cards), *workshop_lines(view, cards)]
    return (*lines, guildhall_line(view, cards), *cathedral_lines(view, cards))


SIGNS = {BLAME: "prison", MOST: "debt", CAPTURE: "captive"}
"""The icon of each kind of threat."""


def stakes(view: View) -> tuple[Stake, ...]:
    """What the next reset of the Black Market costs, and whom as things stand."""
    return stakes_in(threats_to_workers(view), SIGNS)


# -------------------------------------------------------------------------------------------------------------- seats


def points_told(view: View, _: Pack) -> dict[int, Text]:
    """How the points of each seat come about, as long as the game goes on."""
    if not view.turn or view.step == "end":
        return {}
    scores = scores_now(view)
    lines = ((seat.seat, points_now(seat.seat, scores, "architects-board-points")) for seat in view.seats)
    return {seat: said[0] for seat, said in lines if said}


def seats_told(view: View, cards: Pack) -> dict[int, tuple[Text, ...]]:
    """All that everybody may know of each seat."""
    scores = scores_now(view) if view.turn and view.step != "end" else ()
    points = {
        seat.seat: points_now(seat.seat, scores, "architects-board-points") if scores else [] for seat in view.seats
    }
    return {seat.seat: tuple(seat_lines(seat, view, cards, points[seat.seat])) for seat in view.seats}


def seat_lines(seat: PublicSeat, view: View, cards: Pack, points: list[Text]) -> list[Text]:
    """One seat: virtue, workers, goods; its `points`; then its people and buildings."""
    mark, who = mark_of(seat.seat), SeatRef(seat.seat)
    turn = "yes" if seat.seat in view.waiting and view.step != "draft" else "no"
    if view.step == BOARDS and not seat.character:
        return [say("architects-board-none-yet", mark=mark, seat=who, turn=turn)]
    goods = {kind: seat.stock.get(kind, 0) for kind in GOODS if seat.stock.get(kind, 0)}
    head = say(
        "architects-board-seat",
        mark=mark,
        seat=who,
        turn=turn,
        virtue=seat.virtue,
        workers=seat.workers,
        silver=seat.stock.get(SILVER, 0),
        goods=things(goods),
        hand=seat.cards_in_hand,
    )
    lines = [head, *points]
    if seat.character:
        board = character_line(cards.characters[seat.character], BRIEF)
        lines.append(say("architects-board-character", what=Named("character", seat.character), does=board))
    if seat.apprentices:
        named = tuple(apprentice_name(cards.apprentices[id]) for id in seat.apprentices)
        lines.append(say("architects-board-apprentices", who=Listed(named)))
    if seat.built:
        lines.append(say("architects-board-built", what=Listed(tuple(Named("building", id) for id in seat.built))))
    captives = held(seat.captured)
    if captives or seat.debts or seat.paid:
        lines.append(
            say(
                "architects-board-troubles",
                captives=sum(seat.captured),
                whose=captives,
                debts=seat.debts,
                paid=seat.paid,
            )
        )
    return lines


def held(numbers: tuple[int, ...]) -> str:
    """Workers by seat: "3🔵A 1🟢B"."""
    return " ".join(f"{count}{mark_of(seat)}" for seat, count in enumerate(numbers) if count)


# ------------------------------------------------------------------------------------------------------------- places


def place_lines(view: View) -> list[Text]:
    """Lists the workers at each place by seat; empty places in one row."""
    taken = [place for place in OPEN_PLACES if any(view.workers[place])]
    lines = [say("architects-board-places")]
    for place in taken:
        where, tax = Named("architects-place", place), view.tax if place == TAX_STAND else 0
        lines.append(say("architects-board-place", place=where, tax=tax, workers=held(view.workers[place])))
    tax_shown = (TAX_STAND,) if view.tax and TAX_STAND not in taken else ()
    if tax_shown:
        lines.append(say("architects-board-tax", count=view.tax))
    prison = held(tuple(seat.in_prison for seat in view.seats))
    if prison:
        lines.append(say("architects-board-prison", workers=prison))
    empty = tuple(Named("architects-place", place) for place in OPEN_PLACES if place not in (*taken, *tax_shown))
    if empty:
        lines.append(say("architects-board-empty", places=Listed(empty)))
    return lines


def market_lines(view: View, cards: Pack) -> list[Text]:
    """The three spaces of the Black Market."""
    prices = cards.board.market.prices
    gives = (
        space_goods(view, cards, "small"),
        say("architects-board-deal", count=cards.board.supply_cards),
        space_goods(view, cards, "large"),
    )
    spaces = tuple(
        say(
            "architects-board-space",
            gives=gives[at],
            price=prices[at],
            taken="no" if taken < 0 else "yes",
            mark=mark_of(taken) if taken >= 0 else "",
        )
        for at, taken in enumerate(view.market)
    )
    return [
        say("architects-board-market", spaces=chain_texts("architects-card-or", spaces), most=cards.board.track.market)
    ]


def space_goods(view: View, cards: Pack, side: str) -> Param:
    """Names the goods that the small (left) or the large (right) space of the Black Market gives."""
    card, printed = (view.small, cards.board.market.left) if side == "small" else (view.large, cards.board.market.right)
    return market_goods(cards.market[card], side) if card else things(printed)


def workshop_lines(view: View, cards: Pack) -> list[Text]:
    """The apprentices on display, row by row, with the silver on them."""
    lines = [say("architects-board-workshop", left=view.apprentices_left)]
    for number, row in enumerate(view.rows, 1):
        shown = tuple(
            say(
                "architects-board-apprentice",
                who=apprentice_line(cards.apprentices[space.apprentice], BRIEF),
                silver=space.silver,
            )
            for space in row
            if space.apprentice
        )
        if shown:
            lines.append(say("architects-board-row", number=number, who=chain_texts("architects-card-or", shown)))
    return lines


# ---------------------------------------------------------------------------------------------- Guildhall, Cathedral


def guildhall_line(view: View, cards: Pack) -> Text:
    """The Guildhall, a sign a space."""
    rules, wide = cards.board.guildhall, view.columns
    rows = []
    for row in range(rules.rows):
        signs = []
        for column in range(wide):
            at = row * wide + column
            if at < len(view.guildhall):
                signs.append(mark_of(view.guildhall[at]))
            elif column == 0 and row + 1 in rules.reset_rows:
                signs.append(RESET)
            elif column + 1 == rules.refresh_column and row + 1 in rules.refresh_rows:
                signs.append(RENEWAL)
            else:
                signs.append(EMPTY)
        rows.append("".join(signs))
    filled = min(len(view.guildhall), view.spaces)
    return say("architects-board-guildhall", filled=filled, spaces=view.spaces, rows="\n".join(rows))


def cathedral_lines(view: View, cards: Pack) -> list[Text]:
    """The Cathedral from the level next in reach of anybody: what it costs, who stands on it."""
    levels: list[Text] = []
    for number, level in enumerate(cards.board.cathedral, 1):
        stand = [seat.seat for seat in view.seats if seat.level == number]
        levels.append(
            say(
                "architects-board-level",
                level=number,
                price=level_price(level),
                points=level.points,
                there="".join(map(mark_of, stand)),
                stand=len(stand),
                free=level.spaces - len(stand),
            )
        )
    return [
        say("architects-board-cathedral", levels=chain_texts("architects-card-or", levels), rewards=view.rewards_left)
    ]


def level_price(level: Level) -> Param:
    """Names the price of a level of the Cathedral."""
    return say("architects-board-any", count=level.any) if level.any else things(level.goods)
