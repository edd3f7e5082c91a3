"""Emblems of what is no building and nobody: coats of arms, what happens, what the King asks for, what is unknown."""

from __future__ import annotations

from face.pictures.emblems.strokes import cut_out, dot, light, line, pale, ring, solid

# A shield with its field divided in its own way and a charge of its own, a sword behind it.
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
    + cut_out("M31 17a1.5 1.5 0 1 0 .1 0Z")
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
    + cut_out("M32.5 10.5a4 4 0 1 0 .1 0ZM31 26a4 4 0 1 0 .1 0Z")
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
    + cut_out(
        "M18 11H21V13.5H22.7V11H25.3V13.5H27V11H30V17H28.5L27.5 28C26.5 30 25 33 24 35 23 33 21.5 30 20.5 28"
        "L19.5 17H18Z"
    )
    + _RIM,
    "arms-chalice": _FIELD
    + _QUARTERS
    + cut_out("M27 10H37.5C37.5 15 35.5 17 33.3 17.5V19.5H36V21.5H28.5V19.5H31.2V17.5C29 17 27 15 27 10Z")
    + solid("M15.5 9.5 17 13 21 13.3 18 16 19 20 15.5 18 12 20 13 16 10 13.3 14 13Z")
    + cut_out("M15.5 25.5 17 29 21 29.3 18 32 19 36 15.5 34 12.5 35.5 13 32 10.5 29.3 14 29Z")
    + solid("M27 26H37C36.5 31 34.5 32.5 32.9 33V35H35L34 37H29L28 35H31.1V33C29 32.5 27 31 27 26Z")
    + _RIM,
    "arms-chevron": _FIELD
    + _CHEVRON
    + solid("M15.5 10 17 13.5 20.5 13.7 17.8 16 18.7 19.7 15.5 17.7 12.3 19.7 13.2 16 10.5 13.7 14 13.5Z")
    + solid("M32.5 10 34 13.5 37.5 13.7 34.8 16 35.7 19.7 32.5 17.7 29.3 19.7 30.2 16 27.5 13.7 31 13.5Z")
    + _RIM,
    "arms-column": _FIELD
    + _PALE
    + cut_out("M19 10H29V13H27.5V32H29V35H19V32H20.5V13H19Z")
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

SIGN_EMBLEMS = {
    "crown": pale("M6 38 3 13 14 23 24 6 34 23 45 13 42 38Z")
    + solid("M6 38H42V44H6Z")
    + dot(3.5, 11, 2.6)
    + dot(24, 5, 2.6)
    + dot(44.5, 11, 2.6)
    + dot(24, 30, 3.2)
    + dot(14, 32, 2.2)
    + dot(34, 32, 2.2),
    "cauldron": pale("M6 20H42C45 32 38 42 24 42S3 32 6 20Z")
    + solid("M4 16.5H44V21.5H4Z")
    + line("M13 41 10 46M35 41 38 46")
    + dot(17, 10, 3, ink=False)
    + dot(27, 6, 4, ink=False)
    + dot(33, 13, 2, ink=False)
    + line("M12 28C12 33 15 36 18 37.5"),
    "rings": ring(17, 29, 12, 4) + ring(31, 29, 12, 4) + solid("M12 9.5 15 5H19L22 9.5 17 16Z"),
    "sun": dot(24, 24, 9.5, ink=False)
    + line("M24 3V10M24 38V45M3 24H10M38 24H45M9 9 14 14M34 34 39 39M39 9 34 14M14 34 9 39", 3.2)
    + line("M20 26C22 28.5 26 28.5 28 26", 1.8)
    + dot(20.5, 22, 1.4)
    + dot(27.5, 22, 1.4),
    "moon-pact": solid("M22 2A13 13 0 1 0 33 21 11.5 11.5 0 0 1 22 2Z")
    + pale("M14 26H44V45H14Z")
    + line("M19 31.5H39M19 36H32", 1.8)
    + dot(38, 40, 3.4),
    "fence": pale("M5 44V15L9.5 9 14 15V44ZM19.5 44V15L24 9 28.5 15V44ZM34 44V15L38.5 9 43 15V44Z")
    + solid("M2 21H46V26H2ZM2 34H46V39H2Z"),
    "play": pale("M4 9C10 12 20 12 26 9V25C26 34 20 38 15 39 10 38 4 34 4 25Z")
    + solid("M8 19C10 16.5 13 17 14 19.5 12 20.5 10 20.5 8 19ZM22 19C20 16.5 17 17 16 19.5 18 20.5 20 20.5 22 19Z")
    + solid("M9.5 26H20.5C20 33 10 33 9.5 26Z")
    + pale("M26 16C32 19 38 19 44 16V31C44 39 39 43 34 44 30 43 26 40 25 35 28 31 28 22 26 16Z")
    + line("M29 26H33M37 26H41M30 37C32 33.5 37 33.5 39 37", 2.4),
    "broken-coin": pale("M22 6C11 7 5 15 5 24S12 41 21 42L24 33 19 27 25 20 20 14Z")
    + pale("M28 6.5C37 8 43 15 43 24S37 40 28 42L30 34 25 28 31 20 26 13Z")
    + line("M12 20C11 23 11 26 12.5 29M36 19C37.5 22 37.5 26 36 29"),
    "coins": pale("M5 36a11 5.5 0 0 1 22 0V40a11 5.5 0 0 1-22 0ZM5 28a11 5.5 0 0 1 22 0V32a11 5.5 0 0 1-22 0Z")
    + pale("M5 20a11 5.5 0 0 1 22 0V24a11 5.5 0 0 1-22 0Z")
    + solid("M9.5 20a6.5 2.6 0 0 1 13 0a6.5 2.6 0 0 1-13 0Z")
    + dot(35, 30, 10, ink=False)
    + dot(35, 30, 5),
    "eye": pale("M2 24C9 12 17 9 24 9S39 12 46 24C39 36 31 39 24 39S9 36 2 24Z")
    + dot(24, 24, 9)
    + cut_out("M26 18a3.6 3.6 0 1 1-.1 7.2A3.6 3.6 0 0 1 26 18Z")
    + line("M9 9 12.5 12.5M24 2V5.5M39 9 35.5 12.5"),
    "mug": pale("M9 15H33V44H9Z")
    + line("M33 21H41V35H33", 3)
    + line("M15 24V37M21 24V37M27 24V37")
    + solid("M7 16C5 10 10 7 14 8 17 3 26 3 28 8 33 6 37 11 35 16Z")
    + light("M12 12.5C14 11.5 16 11.5 17 12.5M24 10.5C26 9.5 28 10 29 11.5", 1.8),
    "jar": pale("M17 12C11 17 8 24 9 31 10 38 14 43 24 43S38 38 39 31C40 24 37 17 31 12Z")
    + solid("M16 8H32V13H16Z")
    + line("M24 20V35M18.5 25.5H29.5", 3.4)
    + line("M17 8C17 4 31 4 31 8"),
    "dove": pale(
        "M3 26C10 27 14 22 17 15 22 19 24 22 24 26 30 20 38 20 41 26L46 29 41 31C39 39 32 42 25 41"
        "L14 45 17 38C10 36 5 32 3 26Z"
    )
    + line("M17 38C21 37 26 33 24 26")
    + dot(38, 27, 1.6),
    "hands": pale("M23 5C20 12 15 18 13 27L10 38 18 44 23 36Z")
    + pale("M25 5C28 12 33 18 35 27L38 38 30 44 25 36Z")
    + line("M24 6V34")
    + solid("M8 36 19 45 16 46.5H6ZM40 36 29 45 32 46.5H42Z")
    + line("M10 8 13 11M38 8 35 11M24 .8V2"),
    "contract": pale("M10 3H38V38H10Z")
    + line("M15 10H33M15 16.5H33M15 23H25", 2.4)
    + solid("M25 33 22 46 28.5 42.5 35 46 32 33Z")
    + dot(28.5, 31, 7, ink=False)
    + solid("M28.5 26.5 30 29.5 33 31 30 32.5 28.5 35.5 27 32.5 24 31 27 29.5Z"),
    "crate": pale("M4 17H44V43H4Z")
    + line("M4 24H44M4 36H44M14 17V43M34 17V43")
    + solid("M22 30 24 3 26 30Z")
    + line("M18.5 8H29.5", 3)
    + dot(24, 2.8, 2),
    "card": pale("M12 4H36V44H12Z")
    + solid("M24 13 31 24 24 35 17 24Z")
    + line("M16 8V11M16 8H19M32 40V37M32 40H29", 1.8),
    "angel": pale(
        "M24 17C20 6 11 3 3 5 2 14 6 20 11 22 8 25 10 29 15 29 14 33 18 35 24 32 30 35 34 33 33 29 38 29 40 "
        "25 37 22 42 20 46 14 45 5 37 3 28 6 24 17Z"
    )
    + line("M9 11C14 12 18 15 20 20M13 23C16 22.5 18 23 20 24.5M39 11C34 12 30 15 28 20M35 23C32 22.5 30 23 28 24.5")
    + solid("M24 17C27 22 27 30 24 42 21 30 21 22 24 17Z"),
    "hammer": line("M12 44 30 22", 4.4) + solid("M22 8 34 4 45 18 40 30 35 27 36 20 28 12 24 14Z"),
}
"""By name, on the grid: see `face.pictures.emblems.kit`."""
