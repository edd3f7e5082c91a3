"""Coats of arms: a shield with its field divided in its own way and a charge of its own, a sword behind it."""

from __future__ import annotations

from face.pictures.emblems.strokes import cut, dot, light, line, pale, solid

_SWORD = line("M46 2 2 46", 3.2) + line("M38 3 45 10", 3) + dot(46, 2, 2)
_EDGE = "M7 6H41V22C41 33 33 40 24 45 15 40 7 33 7 22Z"
_FIELD = pale(_EDGE)
_RIM = line(_EDGE, 2.8)
_PER_PALE = solid("M24 6H41V22C41 33 33 40 24 45Z")
_PER_FESS = solid("M7 24H41C40 34 33 40 24 45 15 40 8 34 7 24Z")
_CHIEF = solid("M7 6H41V16H7Z")
_PILE = solid("M7 6H41L24 42Z")
_BEND = solid("M7 6H16L40.5 28C38.5 33 36 36.5 33 39L7 15Z")
_CHEVRON = solid("M24 20 38 35.5C36 38 33 40 30.5 41.5L24 33 17.5 41.5C15 40 12 38 10 35.5Z")
_QUARTERS = solid("M24 6H41V22.5H24ZM7 22.5H24V45C15 40 7 33 7 22.5Z")
_BARS = solid("M7 13H41V19H7ZM8 27H40C38.5 30 37 32 35.5 34H12.5C11 32 9.5 30 8 27Z")
_SALTIRE = solid(
    "M7 6H13L24 17 35 6H41V10L29 22 38 32C36.5 35 35 36.5 33 38L24 28 15 38C13 36.5 11.5 35 10 32L19 22 7 10Z"
)
_PALE = solid("M17 6H31V41.5C29 43 26.5 44 24 45 21.5 44 19 43 17 41.5Z")

ARMS = {
    "arms-horn": _FIELD
    + _CHIEF
    + solid("M11 20 16.5 19C17 25 21.5 28 29 26.5L31 21 37.5 35.5 29 35.5C18 37.5 11 30 11 20Z")
    + light("M17.5 27.5 14.5 31M26.5 28 25.5 35", 1.8)
    + _RIM,
    "arms-olive": _FIELD
    + line("M17 39C20 30 23 20 31 11", 2.6)
    + solid(
        "M30 11C25 10 22 13 22.5 17 27 17 30 15 30 11ZM33 15C37 17 37 21 34 24 31 21 31 17 33 15ZM24 21"
        "C19 19 16 21 15 25 20 27 23 25 24 21Z"
        "M28 24C33 24 35 27 33.5 31 29 31 27 28 28 24ZM19.5 30C15 28 12 30 12 33 15 36 18 35 19.5 30Z"
    )
    + _RIM,
    "arms-boar": _FIELD
    + _PER_FESS
    + solid("M10 22C13 13 23 11 30 14L33 10 35 15C38 17 39 20 38.5 22Z")
    + cut("M31 17a1.5 1.5 0 1 0 .1 0Z")
    + light("M13 29H35M15 34H33", 2)
    + _RIM,
    "arms-paw": _FIELD
    + solid("M24 23C30 23 33 28 31 32 29 35 27 33.5 24 33.5S19 35 17 32C15 28 18 23 24 23Z")
    + "".join(dot(x, y, 3.2) for x, y in ((13, 22), (19, 15), (29, 15), (35, 22)))
    + _RIM,
    "arms-eagle": _FIELD
    + solid(
        "M24 12C26 10 28.5 10 29 12L26.5 13.5C27 17 30 18 32 12 34 13 37 13 38.5 11 38 19 36 25 29 28"
        "L31 34 27 32.5 24 40 21 32.5 "
        "17 34 19 28C12 25 10 19 9.5 11 11 13 14 13 16 12 18 18 21 17 21.5 14 21 11 23 11 24 12Z"
    )
    + _RIM,
    "arms-cross": _FIELD + solid("M20 6H28V18H41V22L40.5 26H28V43L24 45 20 43V26H7.5L7 22V18H20Z") + _RIM,
    "arms-bezants": _FIELD
    + _PER_PALE
    + dot(15.5, 14.5, 4)
    + dot(17, 30, 4)
    + cut("M32.5 10.5a4 4 0 1 0 .1 0ZM31 26a4 4 0 1 0 .1 0Z")
    + _RIM,
    "arms-antlers": _FIELD
    + line(
        "M24 39V31C20 28 13 27 13 12M24 31C28 28 35 27 35 12M13.5 20 19 15M16.5 25 22 20M34.5 20 29 15M31.5 25 26 20",
        2.8,
    )
    + solid("M20 31H28L26 40H22Z")
    + _RIM,
    "arms-tower": _FIELD
    + _PILE
    + cut(
        "M18 11H21V13.5H22.7V11H25.3V13.5H27V11H30V17H28.5L27.5 28C26.5 30 25 33 24 35 23 33 21.5 30 20.5 28"
        "L19.5 17H18Z"
    )
    + _RIM,
    "arms-chalice": _FIELD
    + _QUARTERS
    + cut("M27 10H37.5C37.5 15 35.5 17 33.3 17.5V19.5H36V21.5H28.5V19.5H31.2V17.5C29 17 27 15 27 10Z")
    + solid("M15.5 9.5 17 13 21 13.3 18 16 19 20 15.5 18 12 20 13 16 10 13.3 14 13Z")
    + cut("M15.5 25.5 17 29 21 29.3 18 32 19 36 15.5 34 12.5 35.5 13 32 10.5 29.3 14 29Z")
    + solid("M27 26H37C36.5 31 34.5 32.5 32.9 33V35H35L34 37H29L28 35H31.1V33C29 32.5 27 31 27 26Z")
    + _RIM,
    "arms-chevron": _FIELD
    + _CHEVRON
    + solid("M15.5 10 17 13.5 20.5 13.7 17.8 16 18.7 19.7 15.5 17.7 12.3 19.7 13.2 16 10.5 13.7 14 13.5Z")
    + solid("M32.5 10 34 13.5 37.5 13.7 34.8 16 35.7 19.7 32.5 17.7 29.3 19.7 30.2 16 27.5 13.7 31 13.5Z")
    + _RIM,
    "arms-column": _FIELD
    + _PALE
    + cut("M19 10H29V13H27.5V32H29V35H19V32H20.5V13H19Z")
    + line("M20.5 25 24 20 27.5 24", 1.8)
    + _RIM,
    "arms-bend": _FIELD
    + _BEND
    + solid("M32 9 33.5 13 37.5 14.5 33.5 16 32 20 30.5 16 26.5 14.5 30.5 13Z")
    + dot(15, 29, 4)
    + _RIM,
    "arms-bars": _FIELD + _BARS + _RIM,
    "arms-saltire": _FIELD + _SALTIRE + _RIM,
    "arms-fleury": _FIELD
    + solid(
        "M24 9C29 14 28 20 26.5 24H30C29 21 30 17 34 17 38 18 37 25 32 27H27.5L29 36 24 40 19 36 20.5 27H16"
        "C11 25 10 18 14 17 18 17 19 21 18 24H21.5"
        "C20 20 19 14 24 9Z"
    )
    + _RIM,
    "arms-plain": _FIELD + line("M24 6V44M7.5 21H40.5", 1.8) + dot(24, 21, 4) + _RIM,
}
ARMS = {name: _SWORD + drawing for name, drawing in ARMS.items()}
"""By name, on the grid: see `face.pictures.emblems.kit`."""
