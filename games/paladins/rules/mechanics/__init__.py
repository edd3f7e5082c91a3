"""The rules that hold for every action: powers, the turn in the making, the Inquisition and points."""
