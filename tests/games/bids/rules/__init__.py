"""The contract's test game: three rounds of sealed bids from secret budgets. Not offered to players.

Rules. Two to four seats. Everyone gets a secret budget of 6 to 12 coins and, once in the game, may pawn the family
silver for 3 coins; nobody is told when. Each round one crown is auctioned: everyone seals a bid of 0 to all their
coins. The bids are revealed together and paid by all; the single highest bidder takes the crown, among equals the one
who sits first after the last winner. Then the loser of the round (the lowest bid, the same tie rule) chooses a
consolation: 2 coins, or a peek at the purse of one opponent. Most crowns win; coins break ties.
"""

from tests.games.bids.rules.game import Bids

GAME = Bids()
