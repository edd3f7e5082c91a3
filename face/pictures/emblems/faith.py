"""Emblems of buildings in which people pray, mourn, learn and are nursed."""

from __future__ import annotations

from face.pictures.emblems.strokes import cut_out, dot, light, line, pale, solid

_GROUND = line("M3 44H45")

FAITH = {
    "chapel": pale("M11 44V26L24 14 37 26V44Z")
    + solid("M19.5 44V35.5a4.5 5 0 0 1 9 0V44Z")
    + line("M24 14V4M20 7.5H28")
    + line("M8 28.5 24 14 40 28.5")
    + _GROUND,
    "church": pale("M18 44V24H42V44Z")
    + solid("M16 26 21 18H40L45 26Z")
    + pale("M6 44V19H18V44Z")
    + solid("M4 19.5 12 6 20 19.5Z")
    + line("M12 6V1.8M9.8 3.6H14.2")
    + solid("M9.5 44V37a2.5 3 0 0 1 5 0V44Z")
    + line("M12 25V29M26 32V37M34 32V37", 2.8)
    + _GROUND,
    "cathedral": pale("M15 44V20L24 10 33 20V44Z")
    + pale("M5 44V15H15V44ZM33 44V15H43V44Z")
    + solid("M4 15.5 10 3 16 15.5ZM32 15.5 38 3 44 15.5Z")
    + dot(24, 24, 4.4, ink=False)
    + line("M24 20V28M20 24H28", 1.6)
    + solid("M19.5 44V37.5a4.5 5 0 0 1 9 0V44Z")
    + line("M10 21V27M38 21V27M10 33V38M38 33V38", 2.8)
    + _GROUND,
    "cloister": pale("M4 44V22H44V44Z")
    + solid("M2.5 22.5 9 13H39L45.5 22.5Z")
    + solid("M8 44V33.5a4 4.5 0 0 1 8 0V44ZM20 44V33.5a4 4.5 0 0 1 8 0V44ZM32 44V33.5a4 4.5 0 0 1 8 0V44Z")
    + line("M24 13V3.5M20.5 6.5H27.5M4 27H44")
    + _GROUND,
    "shrine": pale("M17 44 18.5 22H29.5L31 44Z")
    + pale("M14 22V14.5L24 8 34 14.5V22Z")
    + solid("M11 16 24 5.5 37 16 34.5 18 24 10 13.5 18Z")
    + line("M24 13.5V20M21.5 16H26.5")
    + line("M12 44C12 39 8 38 6 36M36 44C36 38 40 37 42 35M9 41 5 42M39 41 43.5 41.5")
    + _GROUND,
    "bell": pale("M24 7C14 7 13 19 12 27 11.5 31 9 33.5 7 36H41C39 33.5 36.5 31 36 27 35 19 34 7 24 7Z")
    + line("M12.5 27H35.5M24 7V3M19.5 3H28.5")
    + solid("M19 37a5 6 0 0 0 10 0Z")
    + line("M18 14C17 17 16.5 19 16.3 22"),
    "crypt": pale("M5 44V21C5 10 13 5 24 5S43 10 43 21V44Z")
    + solid("M12 44V25C12 17 17 14 24 14S36 17 36 25V44Z")
    + light("M14 43H34M17 38H32M20 33H30M22.5 28H28")
    + line("M24 5V14M10.5 12.5 15.5 18M37.5 12.5 32.5 18M5 27H12M36 27H43")
    + _GROUND,
    "tomb": pale("M4 44V34H44V44Z")
    + line("M13 34V44M24 34V44M35 34V44")
    + pale("M9 34V29C12 25 17 24 22 25.5H37C40 25.5 41 29 41 34Z")
    + dot(13, 24.5, 4.6, ink=False)
    + solid("M8.5 22 7 13 13 7 19 13 17.5 22C15 19.5 11 19.5 8.5 22Z")
    + line("M32 24V8M27 12.5H37")
    + _GROUND,
    "hospital": pale("M7 44V20H41V44Z")
    + solid("M3 21 24 5 45 21 42 24 24 11 6 24Z")
    + solid("M21 18H27V24H33V30H27V36H21V30H15V24H21Z")
    + line("M20 44V40H28V44")
    + _GROUND,
    "garden": solid("M22.5 44V26H25.5V44Z")
    + pale("M24 5C16 5 12 11 13.5 16 8 18 8.5 27 16 28H32C39.5 27 40 18 34.5 16 36 11 32 5 24 5Z")
    + dot(19, 15, 1.9)
    + dot(29, 13, 1.9)
    + dot(24, 21, 1.9)
    + dot(32, 22, 1.9)
    + dot(16, 22.5, 1.9)
    + line("M4 44V35M10 44V35M16 44V38M32 44V38M38 44V35M44 44V35M2 38H13M35 38H46")
    + _GROUND,
    "graveyard": pale("M17 44V19C17 9 37 9 37 19V44Z")
    + line("M27 17V31M22 21.5H32", 3)
    + pale("M6 44V33C6 27 16 27 16 33V44Z")
    + line("M11 32V38M8.8 34.2H13.2")
    + line("M37 44C39 40 38 37 42 35M40 44C42 42 44 41 45 41")
    + _GROUND,
    "book": pale("M24 14C19 9 10 9 4 11V39C10 37 19 37 24 42 29 37 38 37 44 39V11C38 9 29 9 24 14Z")
    + line("M24 14V42M9 18C13 17.2 16.5 17.6 19.5 19.5M9 25C13 24.2 16.5 24.6 19.5 26.5")
    + line("M39 18C35 17.2 31.5 17.6 28.5 19.5M39 25C35 24.2 31.5 24.6 28.5 26.5")
    + line("M9 32C13 31.2 16.5 31.6 19.5 33.5M39 32C35 31.2 31.5 31.6 28.5 33.5"),
    "quill": pale("M41 4C27 6 17 16 13 31L17 34C31 31 41 20 43 6Z")
    + line("M41 5C29 13 20 24 13 34L7 43")
    + line("M20 27 31 26M24.5 21 35 19")
    + solid("M3 44 4 36C7 34 11 34 14 36L15 44Z"),
    "school": pale("M6 44V38H42V44ZM10 38V20H15V38ZM21.5 38V20H26.5V38ZM33 38V20H38V38Z")
    + pale("M4 20V16L24 4 44 16V20Z")
    + solid(
        "M24 8.5C22 7.8 19 8.5 17.5 10V15.5C19.5 14.5 22 14.5 24 15.5 26 14.5 28.5 14.5 30.5 15.5V10"
        "C29 8.5 26 7.8 24 8.5Z"
    )
    + light("M24 9.5V15", 1.6)
    + _GROUND,
    "alembic": pale("M19 15V5H27V15C35 18 38 24 38 30 38 38 31 42 23 42S8 38 8 30C8 24 11 18 19 15Z")
    + solid("M10 30C14 27 18 33 23 30S32 28 36 30C36 36 30 40 23 40S10 36 10 30Z")
    + line("M17 5H29M27 9C36 7 41 10 44 20V27")
    + dot(44, 33, 2.2)
    + cut_out("M18 34a1.6 1.6 0 1 0 .1 0ZM27 35a2 2 0 1 0 .1 0Z"),
    "telescope": line("M24 27 12 45M24 27 36 45M24 27V45", 2.6)
    + pale("M5 26 10 35 38 18 33 9Z")
    + solid("M33 7 36 5.5 44 19 41 21Z")
    + line("M15 20.5 20 29")
    + solid("M9 4 10.3 7.7 14 9 10.3 10.3 9 14 7.7 10.3 4 9 7.7 7.7Z"),
    "clock": pale("M9 44V8H39V44Z")
    + solid("M6 9.5 24 1.5 42 9.5Z")
    + dot(24, 24, 11, ink=False)
    + line("M24 24V16.5M24 24 29.5 27")
    + line("M24 13.8V15M24 33V34.2M13.8 24H15M33 24H34.2", 2.6)
    + solid("M19 44V40H29V44Z")
    + _GROUND,
    "tree": solid("M21.5 44V29H26.5V44Z")
    + pale("M24 3C13 3 7 11 9 18 4 22 6 31 14 31H34C42 31 44 22 39 18 41 11 35 3 24 3Z")
    + line("M17 17C19 14 22 13 25 13.5M27 24C30 24.5 33 23 34.5 20.5M14 24C16 26 19 26 21 25")
    + _GROUND,
}
"""By name, on the grid: see `face.pictures.emblems.kit`."""
