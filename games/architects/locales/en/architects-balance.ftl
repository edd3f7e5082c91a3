### Architects: what `pactum balance` measures.

balance-mines-early = Mines among the first ten workers that a seat places
balance-mines-early-about = Of a seat, not of the table: the first ten of five seats are two workers each.
balance-turns-told = How often the turns left came as boards had said
balance-turns-told-about = A board names the least and the most turns that each player has left, until few are. What is said of one game hangs together, so that intervals are wider than they seem.
balance-boards-wins-by-turn = Wins by who begins with variable boards, which their virtue decides
