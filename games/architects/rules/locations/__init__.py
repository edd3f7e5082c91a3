"""The locations of the board, one module each: `option` says what it would bring now, `place` is the rule."""
