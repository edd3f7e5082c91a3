"""Holds the pieces that pictures of all games are made of; it knows no game."""

from engine.extras.former import keep_former_names

keep_former_names(  # until 0.4.0 they lay here, where games from outside may look for them
    __name__,
    {
        **{name: f"printed.{name}" for name in ("cards", "emblems", "frames")},
        **{name: f"stage.{name}" for name in ("banner", "figures", "props")},
    },
)
