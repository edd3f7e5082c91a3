"""The replay of a finished game: one file for the browser, with everything in it."""
