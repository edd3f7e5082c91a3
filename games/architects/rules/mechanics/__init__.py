"""The rules that hold at every location: powers, the turn in the making, debts and points."""
