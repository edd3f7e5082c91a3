"""The games of this tree, a folder each. Nobody imports them: they are found as games from outside are."""
