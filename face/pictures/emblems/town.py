"""Emblems of buildings in which people trade, gamble, store, govern and fight."""

from __future__ import annotations

from face.pictures.emblems.strokes import cut_out, dot, light, line, pale, solid

_GROUND = line("M3 44H45")

TOWN = {
    "house": pale("M9 44V22H39V44Z")
    + solid("M5 23.5 24 6 43 23.5Z")
    + line("M14 22V44M34 22V44M9 32H39M14 32 24 22 34 32")
    + solid("M20 44V35H28V44Z")
    + _GROUND,
    "hall": pale("M5 44V22H43V44Z")
    + solid("M2.5 22.5 10 9H38L45.5 22.5Z")
    + pale("M20 9V4H28V9Z")
    + solid("M19.5 44V37a4.5 4.5 0 0 1 9 0V44Z")
    + line("M11 27V32M16 27V32M24 27V30M32 27V32M37 27V32M11 38V44M37 38V44", 2.8)
    + line("M24 4V1.5")
    + _GROUND,
    "inn": pale("M7 44V24H33V44Z")
    + solid("M3 25 20 9 37 25Z")
    + solid("M12 44V33H19V44Z")
    + line("M25 31H29V36H25Z")
    + line("M33 27H44M40.5 27V30")
    + pale("M35.5 30H44V38H35.5ZM35.5 32H33.5V36H35.5Z")
    + line("M38.3 32.5V35.5M41.2 32.5V35.5", 1.6)
    + _GROUND,
    "market": line("M8 20V44M40 20V44")
    + pale("M5 8H43L46 19H2Z")
    + solid("M12.6 8 10.8 19H19.6L20.2 8ZM27.8 8 28.4 19H37.2L35.4 8Z")
    + pale("M2 19a4.4 4 0 0 0 8.8 0ZM10.8 19a4.4 4 0 0 0 8.8 0ZM19.6 19a4.4 4 0 0 0 8.8 0Z")
    + pale("M28.4 19a4.4 4 0 0 0 8.8 0ZM37.2 19a4.4 4 0 0 0 8.8 0Z")
    + pale("M6 34H42V44H6Z")
    + dot(15, 31, 3)
    + dot(22, 31, 3)
    + dot(18.5, 26.5, 3)
    + solid("M28 33.5 29.5 27H36.5L38 33.5Z")
    + _GROUND,
    "scales": line("M24 6V40M14 42H34M8 12H40", 2.6)
    + pale("M2 28 8.5 13 15 28ZM33 28 39.5 13 46 28Z")
    + solid("M1 28H16C16 35 1 35 1 28ZM32 28H47C47 35 32 35 32 28Z")
    + dot(24, 6, 3),
    "mint": solid("M8 17 25 4 30.5 11 13.5 24Z")
    + line("M25 15 42 31", 4.4)
    + dot(17, 36, 9, ink=False)
    + line("M17 31V41M12 36H22", 2.6)
    + line("M31 42H44M30 35 27 32"),
    "dice": pale("M5 16 18 9 31 16V32L18 39 5 32Z")
    + line("M5 16 18 23 31 16M18 23V39")
    + dot(18, 16, 2.2)
    + dot(9.5, 24, 2)
    + dot(13.5, 32, 2)
    + dot(24.5, 28, 2)
    + pale("M29 34 40 30 45 40 34 44Z")
    + dot(37, 37, 2),
    "chest": pale("M5 22V17C5 9 11 7 15 7H33C37 7 43 9 43 17V22Z")
    + pale("M5 22H43V42H5Z")
    + solid("M19.5 19H28.5V30H19.5Z")
    + cut_out("M24 22a2 2 0 0 1 1 3.7V28h-2v-2.3A2 2 0 0 1 24 22Z")
    + line("M13 7.5V42M35 7.5V42"),
    "gate": pale("M4 44V14H9V19H15V14H20V19H28V14H33V19H39V14H44V44Z")
    + solid("M14 44V33a10 9 0 0 1 20 0V44Z")
    + light("M19 27V43M24 25V43M29 27V43M15 33H33M15 39H33", 1.8)
    + line("M24 14V3")
    + solid("M24 3H34L31 6 34 9H24Z")
    + _GROUND,
    "tower": pale("M15 44 17 19H31L33 44Z")
    + pale("M12 19V6H17V10H21.5V6H26.5V10H31V6H36V19Z")
    + solid("M20.5 44V38a3.5 4 0 0 1 7 0V44Z")
    + line("M24 24V30M12 14.5H36", 2.6)
    + _GROUND,
    "castle": pale("M13 44V18H18V22H22V18H26V22H30V18H35V44Z")
    + pale("M3 44V12H6V16H9V12H12V16H15V44ZM33 44V16H36V12H39V16H42V12H45V44Z")
    + solid("M19 44V37a5 5.5 0 0 1 10 0V44Z")
    + line("M9 22V28M39 22V28", 2.8)
    + line("M24 18V5")
    + solid("M24 5H32L30 7.5 32 10H24Z")
    + _GROUND,
    "dungeon": pale("M6 6H42V44H6Z")
    + solid("M12 12H36V38H12Z")
    + light("M18 12V38M24 12V38M30 12V38M12 25H36", 2.6)
    + line("M6 12H12M36 38H42M6 38H12M36 12H42"),
    "arch": pale("M5 44V10H43V44H33V28a9 9 0 0 0-18 0V44Z")
    + solid("M3 10V5H45V10Z")
    + line("M5 16H43M10 22V44M38 22V44")
    + dot(24, 13, 1.2)
    + _GROUND,
    "palace": pale("M5 44V22H43V44Z")
    + pale("M16 44V14L24 7 32 14V44Z")
    + solid("M19.5 44V36a4.5 5 0 0 1 9 0V44Z")
    + line("M9.5 28V33M38.5 28V33M9.5 38V41M38.5 38V41M20.5 20V25M27.5 20V25", 2.8)
    + solid("M17 8 15 1 20 4 24 .8 28 4 33 1 31 8 24 4.5Z")
    + line("M5 22 8 18 11 22 13.5 18.5M43 22 40 18 37 22 34.5 18.5")
    + _GROUND,
    "harbour": line("M24 10V42", 3.2)
    + line("M14 17.5H34", 3.2)
    + dot(24, 7, 4, ink=False)
    + line("M6 28C7 38 14 42 24 42S41 38 42 28", 3.2)
    + solid("M2 31 6.5 23 12 30ZM46 31 41.5 23 36 30Z"),
    "ferry": pale("M4 30H44C42 37 38 40 33 40H15C10 40 6 37 4 30Z")
    + line("M24 30V5")
    + solid("M26.5 7C34 11 37 18 37 26H26.5Z")
    + pale("M21.5 11V26H11C12 20 16 14 21.5 11Z")
    + line("M2 44C6 41.5 9 41.5 13 44S20 46 24 44 31 41.5 35 44 42 46 46 44"),
    "crossed-swords": line("M8 6 35 35M40 6 13 35", 3.6)
    + line("M28 38 38 28M20 38 10 28", 3)
    + line("M35 35 41 41M13 35 7 41", 3.4)
    + dot(42, 42, 2.8)
    + dot(6, 42, 2.8),
    "column": pale("M17 38V16H31V38Z")
    + pale("M10 44V38H38V44ZM13 16V11H35V16Z")
    + solid("M24 1 26.5 6 31 6.5 27.5 9.5 28 11H20L20.5 9.5 17 6.5 21.5 6Z")
    + line("M21.5 20V34M26.5 20V34")
    + _GROUND,
    "urn": pale("M18 5H30L28.5 11C35 14 38 20 37 27 36 34 31 39 29 40H19C17 39 12 34 11 27 10 20 13 14 19.5 11Z")
    + solid("M11 22C19 25 29 25 37 22V28.5C29 31.5 19 31.5 11 28.5Z")
    + line("M13.5 17C7 15 5 21 10.5 25M34.5 17C41 15 43 21 37.5 25")
    + solid("M16 40H32V44H16Z"),
    "mask": pale(
        "M5 13C12 9 19 11 24 14 29 11 36 9 43 13 45 24 41 33 33 33 28 33 26 28 24 26 22 28 20 33 15 33 7 33 3 24 5 13Z"
    )
    + solid("M10 19C14 17 18 19 19.5 23 16 25.5 11 24.5 10 19ZM38 19C34 17 30 19 28.5 23 32 25.5 37 24.5 38 19Z")
    + line("M43 15C47 24 45 34 41 41M5 15C1 24 3 34 7 41"),
    "den": pale("M2 44C4 33 8 26 12 22 13 14 18 8 25 7 33 7 37 13 38 20 43 26 45 34 46 44Z")
    + solid("M14 44C13 32 17 25 24 25S35 32 34 44Z")
    + line("M8 33 12 31M16 17 20 19M33 14 30 17M41 32 37.5 30M25 7 24 12")
    + cut_out("M18 36C20 34.5 22 35 23 37 21 38 19 38 18 36ZM30 36C28 34.5 26 35 25 37 27 38 29 38 30 36Z")
    + _GROUND,
    "hermitage": pale("M11 44V27H37V44Z")
    + solid("M5 29C12 24 19 17 24 11 29 17 36 24 43 29L41 31 24 16 7 31Z")
    + line("M24 11V2M20 5.5H28")
    + solid("M20 44V35a4 4 0 0 1 8 0V44Z")
    + line("M3 44C4 39 3 36 1.5 34M45 44C44 39 45 36 46.5 34M6 44C6 41 7 39 9 38M42 44C42 41 41 39 39 38")
    + _GROUND,
    "purse": pale("M17 15C7 22 4 31 7 38 9 43 16 44 24 44S39 43 41 38C44 31 41 22 31 15Z")
    + solid("M14 15.5H34V11.5H14Z")
    + pale("M17 11.5 14 4 20 6 24 3.5 28 6 34 4 31 11.5Z")
    + dot(19, 31, 5.6, ink=False)
    + dot(19, 31, 2.4)
    + dot(30, 34, 5.6, ink=False)
    + dot(30, 34, 2.4),
    "seal": pale("M8 5H36V36H8Z")
    + line("M13 12H31M13 18H31M13 24H24")
    + solid("M26 34 23 45 29.5 42 36 45 33 34Z")
    + dot(29.5, 30, 8, ink=False)
    + dot(29.5, 30, 3.6),
    "fair": pale("M5 44 9 24H39L43 44Z")
    + solid("M15 44 17.5 24H21.5L20.5 44ZM27.5 44 26.5 24H30.5L33 44Z")
    + pale("M5 25C12 22 20 17 24 10 28 17 36 22 43 25Z")
    + line("M24 10V3")
    + solid("M24 3H33L30.5 5.5 33 8H24Z")
    + _GROUND,
    "banner": line("M11 3V45", 3)
    + pale("M11 6H42L36 15 42 24H11Z")
    + solid("M24 9.5 25.8 13.2 29.8 13.7 26.9 16.5 27.6 20.5 24 18.6 20.4 20.5 21.1 16.5 18.2 13.7 22.2 13.2Z")
    + dot(11, 4, 2.6),
    "cart": pale("M3 15H38L35 31H8Z")
    + line("M37 17 46 13M12 20V27M19 20V27M26 20V27M32 20V27")
    + dot(13, 36, 7, ink=False)
    + dot(31, 36, 7, ink=False)
    + dot(13, 36, 2)
    + dot(31, 36, 2)
    + line("M13 29V43M6 36H20M31 29V43M24 36H38", 1.4),
    "hut": pale("M12 44V28H36V44Z")
    + solid("M5 29.5C13 24 19 16 24 5 29 16 35 24 43 29.5Z")
    + solid("M20 44V35H28V44Z")
    + light("M24 12V18M19 20 17 25M29 20 31 25", 1.8)
    + _GROUND,
}
"""By name, on the grid: see `face.pictures.emblems.kit`."""
