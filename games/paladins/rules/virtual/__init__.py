"""The virtual player of a game of one seat (rules page 9): it is never asked, and plays inside the others' answers."""

from games.paladins.rules.virtual.gains import carry_out
from games.paladins.rules.virtual.rounds import begin_round, emptied_rows, set_up, suspected_by, take_turn

__all__ = ["begin_round", "carry_out", "emptied_rows", "set_up", "suspected_by", "take_turn"]
