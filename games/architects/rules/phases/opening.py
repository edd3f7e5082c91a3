"""Set-up, and the choices before the first turn: boards, and a first apprentice (rules page, Table; options).

Boards, decks, the apprentices on display, and four building cards are dealt to everyone. Where the players choose their
boards, the building cards are dealt when all have one. Boards are chosen from the last seat to the first (page 5 leaves
the order open: a house rule). Apprentices are hired in reverse turn order and pay nothing, as in the rulebook of Age of
Artisans; their spaces are refilled at the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.chance import Chance
from engine.contract import Ask, with_item
from engine.drafts import choose
from engine.forms import Draft, Option
from engine.texts import Happening, Named, SeatRef, listed_cards, private, public, say
from games.architects.rules.cards import Character
from games.architects.rules.locations.workshop import displayed, refill_all, take_apprentice
from games.architects.rules.mechanics.reasons import COLOUR_TAKEN
from games.architects.rules.mechanics.working import Working, empty_stock
from games.architects.rules.pack import Pack, pack
from games.architects.rules.rulebook import OPEN_PLACES, SILVER, card
from games.architects.rules.state import ALL, CHOSEN, SCHEMA, Options, Player, State, Step


def first_state(options: Options, seats: int, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """The table laid out, and what has happened so far."""
    cards = pack(options.pack)
    board = cards.board
    apprentices = chance.stream("setup/apprentices").shuffled(
        [card.id for card in cards.apprentices.values() if options.promos or not card.promo]
    )
    buildings = chance.stream("setup/buildings").shuffled(
        [card.id for card in cards.buildings.values() if options.promos or not card.promo]
    )
    market = chance.stream("setup/market").shuffled(list(cards.market))
    rewards = chance.stream("setup/rewards").shuffled(
        [card.id for card in cards.rewards.values() for _ in range(card.copies)]
    )
    first, players, prison = _players(options, cards, seats, chance)
    wide = board.workshop.columns
    shown = board.workshop.rows * wide
    turned = 0 if board.market.right else 1  # see pack.Market: packs that do not say what the board prints there
    state = State(
        schema=SCHEMA,
        options=options,
        step=_first_step(options),
        seat=first,
        turn=0,
        players=players,
        workers=dict.fromkeys(OPEN_PLACES, (0,) * seats),
        prison=prison,
        tax=board.tax_at_start,
        rows=tuple(apprentices[at : at + wide] for at in range(0, shown, wide)),
        laid=((0,) * wide,) * board.workshop.rows,
        apprentices=apprentices[shown:],
        buildings=buildings,
        rewards=rewards[: board.rewards_each * seats + board.rewards_more],
        small=market[turned:],
        large=market[:turned],
        piles=((),) * seats,
        sealed=(None,) * seats,
    )
    if state.step == "boards":
        return state, (public(say("architects-choose-boards", seat=SeatRef(state.seat))),)
    happenings = [
        public(say("architects-plays", seat=SeatRef(seat), what=Named("character", player.character)))
        for seat, player in enumerate(players)
        if player.character
    ]
    state, more = dealt(state)
    return state, (more[0], *happenings, *more[1:])


def _first_step(options: Options) -> Step:
    return "boards" if options.boards in CHOSEN else "draft"


def dealt(state: State) -> tuple[State, tuple[Happening, ...]]:
    """The draft begins: four building cards for everyone, from the top of the deck."""
    count, seats = state.pack.board.draft, len(state.players)
    piles = tuple(state.buildings[count * seat : count * (seat + 1)] for seat in range(seats))
    happenings = [public(say("architects-begins", seat=SeatRef(state.seat)))]
    happenings += [
        private(seat, say("architects-passed", cards=listed_cards("building", pile))) for seat, pile in enumerate(piles)
    ]
    return replace(state, step="draft", buildings=state.buildings[count * seats :], piles=piles), tuple(happenings)


def _players(
    options: Options, cards: Pack, seats: int, chance: Chance
) -> tuple[int, tuple[Player, ...], tuple[int, ...]]:
    """Returns the first seat, the players, and their workers in Prison."""
    board = cards.board
    if options.boards == "standard":
        first = chance.stream("setup/first").below(seats)
        by_turn = board.silver_at_start
        each = (by_turn[len(by_turn) // 2],) * seats if options.silver else by_turn
        silver = {(first + turn) % seats: each[turn] for turn in range(seats)}
        players = tuple(
            Player(
                stock={**empty_stock(), SILVER: silver[seat]},
                virtue=board.track.start,
                workers=board.workers,
                captured=(0,) * seats,
            )
            for seat in range(seats)
        )
        return first, players, (0,) * seats
    if options.boards in CHOSEN:  # the last seat chooses first
        blank = Player(stock=empty_stock(), virtue=board.track.start, workers=board.workers, captured=(0,) * seats)
        return seats - 1, (blank,) * seats, (0,) * seats
    chosen = _of_different_colours(chance.stream("setup/boards").shuffled(offered(options, cards)), seats)
    first = max(range(seats), key=lambda seat: chosen[seat].virtue)
    return first, tuple(variable(cards, board, seats) for board in chosen), tuple(board.prison for board in chosen)


def offered(options: Options, cards: Pack) -> list[Character]:
    """The boards in play: those of the box, or all of them."""
    return [board for board in cards.characters.values() if board.box or options.boards in ALL]


def _of_different_colours(boards: Sequence[Character], seats: int) -> list[Character]:
    """The first boards of as many colours: two of one colour are the two sides of the same board."""
    by_colour: dict[str, Character] = {}
    for board in boards:
        by_colour.setdefault(board.colour, board)
    return list(by_colour.values())[:seats]


def variable(cards: Pack, board: Character, seats: int) -> Player:
    """The player who begins with that side of a board."""
    return Player(
        stock={**empty_stock(), **board.goods},
        virtue=board.virtue,
        workers=cards.board.workers - board.prison,
        captured=(0,) * seats,
        character=board.id,
        debts=board.debts,
    )


BOARDS, APPRENTICE = "boards", "apprentice"  # steps, and kinds of the questions
KINDS = (BOARDS, APPRENTICE)


def owed(state: State) -> dict[int, Ask]:
    """The one who chooses now."""
    return {state.seat: Ask(state.step, state.step, say(f"architects-ask-{state.step}"))}


def number(state: State) -> int:
    """Returns the number of the choice in this step, from 1."""
    count = len(state.players)
    return count - state.seat if state.step == BOARDS else (_first(state) - state.seat - 1) % count + 1


def onward(work: Working) -> None:
    """The next one chooses, or what comes after the last choice."""
    if work.state.step == BOARDS:
        _board_chosen(work)
    else:
        _hired(work)


# ---------------------------------------------------------------------- boards


def choose_board(work: Working, draft: Draft) -> bool:
    """Takes one of the boards that are left. False while the choice is open."""
    chosen = choose(draft, "board", _boards(work))
    if chosen is None:
        return False
    board = work.pack.characters[chosen]
    work.put(work.seat, variable(work.pack, board, len(work.players)))
    prison = work.state.prison
    work.set(prison=with_item(prison, work.seat, board.prison))
    work.did(say("architects-did-board", what=Named("character", chosen)))
    return True


def _boards(work: Working) -> list[Option]:
    """All boards in play; whose colour somebody plays already, is closed: it is the other side of that board."""
    taken = {work.pack.characters[player.character].colour for player in work.players if player.character}
    boards = offered(work.state.options, work.pack)
    return [card("character", board.id, COLOUR_TAKEN if board.colour in taken else "") for board in boards]


def _board_chosen(work: Working) -> None:
    if work.state.seat:
        work.set(seat=work.state.seat - 1)
        return
    first = max(range(len(work.players)), key=lambda seat: work.players[seat].virtue)
    work.state, happenings = dealt(replace(work.state, seat=first))
    work.happenings += happenings
    work.revealed = True


# ---------------------------------------------------------------------- apprentices


def hire_first(work: Working, draft: Draft) -> bool:
    """Hires one of the faceup apprentices and pays nothing. False while the choice is open."""
    chosen = choose(draft, "who", displayed(work))
    if chosen is None:
        return False
    take_apprentice(work, chosen, slide=False)
    return True


def _hired(work: Working) -> None:
    """The first player hires last; then the spaces are refilled and the first turn begins."""
    state = work.state
    left = any(card for row in state.rows for card in row)
    if left and state.seat != _first(state):
        work.set(seat=(state.seat - 1) % len(work.players))
        return
    refill_all(work)
    first = _first(state)
    work.set(step="turn", turn=1, seat=first)
    work.tell("architects-all-hired", seat=SeatRef(first))


def _first(state: State) -> int:
    """Returns the seat of the first turn: that turn counts already."""
    return next(seat for seat, player in enumerate(state.players) if player.turns)
