"""Set-up: boards, decks, the apprentices on display, and four building cards dealt to everyone (rules page, Table)."""

from __future__ import annotations

from engine.architects.pack import Character, Pack, pack
from engine.architects.state import SCHEMA, Options, Player, State
from engine.architects.things import OPEN_PLACES, SILVER
from engine.architects.working import empty_stock, listed
from engine.core.chance import Chance
from engine.core.happenings import Happening, private, public
from engine.core.texts import Named, SeatRef, say


def first_state(options: Options, seats: int, chance: Chance) -> tuple[State, tuple[Happening, ...]]:
    """The table laid out, and what everyone is told."""
    cards = pack(options.pack)
    board = cards.board
    apprentices = chance.stream("setup/apprentices").shuffled(
        [one.id for one in cards.apprentices.values() if options.promos or not one.promo]
    )
    buildings = chance.stream("setup/buildings").shuffled(
        [one.id for one in cards.buildings.values() if options.promos or not one.promo]
    )
    market = chance.stream("setup/market").shuffled(list(cards.market))
    rewards = chance.stream("setup/rewards").shuffled(
        [card.id for card in cards.rewards.values() for _ in range(card.copies)]
    )
    first, players, prison = _players(options, cards, seats, chance)
    wide = board.workshop.columns
    shown = board.workshop.rows * wide
    dealt = board.draft * seats
    state = State(
        schema=SCHEMA,
        options=options,
        step="draft",
        seat=first,
        turn=0,
        players=players,
        workers=dict.fromkeys(OPEN_PLACES, (0,) * seats),
        prison=prison,
        tax=board.tax_at_start,
        rows=tuple(apprentices[at : at + wide] for at in range(0, shown, wide)),
        laid=((0,) * wide,) * board.workshop.rows,
        apprentices=apprentices[shown:],
        buildings=buildings[dealt:],
        rewards=rewards[: board.rewards_each * seats + board.rewards_more],
        small=market[1:],
        large=market[:1],  # one card is turned at set-up, so that the third space gives something (declared choice)
        piles=tuple(buildings[board.draft * seat : board.draft * (seat + 1)] for seat in range(seats)),
        sealed=(None,) * seats,
    )
    told = [public(say("architects-begins", seat=SeatRef(first)))]
    told += [
        public(say("architects-plays", seat=SeatRef(seat), what=Named("character", player.character)))
        for seat, player in enumerate(players)
        if player.character
    ]
    told += [
        private(seat, say("architects-passed", cards=listed("building", pile))) for seat, pile in enumerate(state.piles)
    ]
    return state, tuple(told)


def _players(
    options: Options, cards: Pack, seats: int, chance: Chance
) -> tuple[int, tuple[Player, ...], tuple[int, ...]]:
    """Who begins, the players, and their workers in Prison."""
    board = cards.board
    if options.boards == "standard":
        first = chance.stream("setup/first").below(seats)
        silver = {(first + turn) % seats: board.silver_at_start[turn] for turn in range(seats)}
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
    offered = [one for one in cards.characters.values() if one.box or options.boards == "all"]
    chosen = chance.stream("setup/boards").shuffled(offered)[:seats]
    first = max(range(seats), key=lambda seat: chosen[seat].virtue)
    return first, tuple(_variable(cards, one, seats) for one in chosen), tuple(one.prison for one in chosen)


def _variable(cards: Pack, board: Character, seats: int) -> Player:
    return Player(
        stock={**empty_stock(), **board.goods},
        virtue=board.virtue,
        workers=cards.board.workers - board.prison,
        captured=(0,) * seats,
        character=board.id,
        debts=board.debts,
    )
