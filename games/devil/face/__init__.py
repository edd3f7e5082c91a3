"""How Deal with the Devil looks."""

from games.devil.face.face import FACE

__all__ = ["FACE"]
