"""What each place looks like: a small scene of its own, on a grid of 96 by 56, its ground at the bottom."""

from __future__ import annotations

from face.pictures.canvas import Box, Canvas

WIDE, HIGH = 96.0, 56.0
SKY, GROUND, NIGHT = "#DCE7E4", "#CFC397", "#3B3238"

_LINE = 'stroke="#2A2119" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"'
_WALL, _ROOF, _WOOD, _STONE, _DARK, _LEAF = "#F3EAD2", "#B4533A", "#9A6230", "#B9B6AE", "#4A4048", "#6F8F52"


def _tree(x: float, y: float, size: float = 1) -> str:
    """A fir whose foot is at x, y."""
    return (
        f'<g transform="translate({x} {y}) scale({size})" {_LINE}>'
        f'<path d="M-2 0V-8H2V0Z" fill="{_WOOD}"/>'
        f'<path d="M-11 -7 -5 -17H-8L-3 -27H-6L0 -39 6 -27H3L8 -17H5L11 -7Z" fill="{_LEAF}"/></g>'
    )


def _house(x: float, y: float, wide: float, high: float, roof: float, colour: str = _ROOF) -> str:
    """A house with its left foot at x, y."""
    return (
        f'<g {_LINE}><path d="M{x} {y}V{y - high}H{x + wide}V{y}Z" fill="{_WALL}"/>'
        f'<path d="M{x - 4} {y - high}L{x + wide / 2} {y - high - roof} {x + wide + 4} {y - high}Z" '
        f'fill="{colour}"/></g>'
    )


SCENES: dict[str, str] = {
    "quarry": (
        f'<g {_LINE}><path d="M14 54V40L26 36V22L42 18V8L66 4 84 14V30L92 36V54Z" fill="{_STONE}"/>'
        '<path d="M26 36H44L54 30M42 18H60L84 30M14 54 26 44 44 46" fill="none"/>'
        '<path d="M4 54V43L9 40H19V51L15 54Z" fill="#D8D5CC"/><path d="M4 43H15V54M15 43 19 40" fill="none"/>'
        '<path d="M58 52 74 36M66 34Q76 34 78 44" fill="none" stroke-width="2.4"/></g>'
    ),
    "forest": _tree(14, 55, 0.95)
    + _tree(80, 54, 1.05)
    + _tree(34, 53, 1.25)
    + _tree(60, 55, 1.15)
    + f'<g {_LINE}><path d="M40 55V50H52V55Z" fill="{_WOOD}"/>'
    '<ellipse cx="46" cy="50" rx="6" ry="2" fill="#E2B987"/></g>',
    "silversmith": _house(30, 54, 42, 26, 20)
    + f'<g {_LINE}><path d="M58 54V36H68V54Z" fill="{_DARK}"/><path d="M36 46V36H50V46Z" fill="#F0B23E"/>'
    f'<path d="M66 10V2H72V15" fill="{_STONE}"/><path d="M30 30H12M20 30V34" fill="none"/>'
    '<circle cx="20" cy="42" r="8" fill="#C9CCD1"/><circle cx="20" cy="42" r="4.5" fill="none"/></g>',
    "mines": (
        f'<g {_LINE}><path d="M2 54Q16 20 36 14 48 4 62 16 82 22 94 54Z" fill="#A89B7C"/>'
        f'<path d="M34 54V30H62V54Z" fill="{_DARK}"/>'
        f'<path d="M30 54V28H34V54ZM62 54V28H66V54ZM27 28V23H69V28Z" fill="{_WOOD}"/>'
        f'<path d="M40 42H58L55 51H43Z" fill="{_STONE}"/><path d="M41 42Q46 34 50 38 55 35 57 42Z" fill="#B4533A"/>'
        '<circle cx="45" cy="53" r="2.4" fill="#75654F"/><circle cx="54" cy="53" r="2.4" fill="#75654F"/></g>'
    ),
    "storehouse": (
        f'<g {_LINE}><path d="M12 54V28L24 14H72L84 28V54Z" fill="{_WALL}"/>'
        '<path d="M6 30 22 10H74L90 30H82L70 17H26L14 30Z" fill="#7B3FA0"/>'
        f'<path d="M36 54V32H60V54Z" fill="{_WOOD}"/><path d="M48 32V54M36 43H60" fill="none"/>'
        '<path d="M39 24 37 14 43 19 48 11 53 19 59 14 57 24Z" fill="#D9A326"/>'
        f'<path d="M16 54V44H28V54ZM68 54V44H80V54ZM19 44V36H27V44Z" fill="#C79A5B"/></g>'
    ),
    "workshop": (
        f'<g {_LINE}><path d="M16 54V26H20V54ZM76 54V26H80V54Z" fill="{_WOOD}"/>'
        f'<path d="M8 28 48 4 88 28 84 33 48 12 12 33Z" fill="{_ROOF}"/>'
        '<path d="M48 12V26M34 20 48 26 62 20" fill="none"/>'
        f'<path d="M30 40H66V44H30ZM34 44 30 54M62 44 66 54" fill="{_WOOD}"/>'
        f'<path d="M38 40V34H54V40Z" fill="#E2B987"/><path d="M56 38 70 30 72 34 60 40Z" fill="#C9CCD1"/></g>'
    ),
    "town-centre": _house(4, 54, 22, 20, 14)
    + _house(70, 54, 22, 24, 14, "#8A5A32")
    + f'<g {_LINE}><path d="M32 54Q30 46 34 44H62Q66 46 64 54Z" fill="{_STONE}"/>'
    '<ellipse cx="48" cy="45" rx="15" ry="3.5" fill="#8FBAC8"/><path d="M46 44V28H50V44Z" fill="#D8D5CC"/>'
    '<path d="M38 30Q48 36 58 30Q56 26 48 26 40 26 38 30Z" fill="#D8D5CC"/>'
    '<path d="M48 26Q44 16 38 24M48 26Q52 16 58 24" fill="none" stroke="#4C9BD1"/>'
    f'<path d="M10 54V44H18V54ZM76 54V42H84V54Z" fill="{_WOOD}"/></g>',
    "tax-stand": (
        f'<g {_LINE}><path d="M16 54V14H19V54ZM77 54V14H80V54Z" fill="{_WOOD}"/>'
        '<path d="M8 22 16 6H80L88 22Q83 28 78 22 73 28 68 22 63 28 58 22 53 28 48 22 43 28 38 22 33 28 28 22 23 28 18 '
        '22 13 28 8 22Z" fill="#F3EAD2"/>'
        '<path d="M18 22 24 6H32L28 22Q23 28 18 22ZM38 22 40 6H56L58 22Q53 28 48 22 43 28 38 '
        '22ZM68 22 64 6H72L78 22Q73 28 68 22Z" fill="#B3261E"/>'
        f'<path d="M12 54V42H84V54Z" fill="{_WOOD}"/><path d="M12 42H84" fill="none" stroke-width="2.4"/>'
        '<path d="M30 42Q27 34 33 32L32 29H40L39 32Q45 34 42 42Z" fill="#D9A326"/>'
        '<ellipse cx="58" cy="40" rx="7" ry="2.4" fill="#C9CCD1"/>'
        '<ellipse cx="58" cy="37" rx="7" ry="2.4" fill="#C9CCD1"/></g>'
    ),
    "guardhouse": (
        f'<g {_LINE}><path d="M24 54V16H18V6H26V11H34V6H44V11H52V6H62V11H70V6H78V16H72V54Z" fill="{_STONE}"/>'
        f'<path d="M38 54V38Q48 26 58 38V54Z" fill="{_WOOD}"/>'
        '<path d="M43 54V35M48 54V32M53 54V35M38 44H58" fill="none"/>'
        f'<path d="M30 30V22H35V30ZM61 30V22H66V30Z" fill="{_DARK}"/>'
        '<path d="M48 6V-1" fill="none"/><path d="M48 -1H62L58 2.5 62 6H48Z" fill="#233F73"/></g>'
    ),
    "prison": (
        f'<g {_LINE}><path d="M10 54V6H86V54Z" fill="#8F9296"/><path d="M28 54V20Q48 6 68 20V54Z" fill="{_DARK}"/>'
        '<path d="M36 54V16M44 54V13M52 54V13M60 54V16M28 34H68" stroke="#C9CCD1" stroke-width="2.6" fill="none"/>'
        '<path d="M10 22H26M14 38H26M70 22H86M70 38H82" fill="none"/></g>'
    ),
    "market": (
        '<circle cx="84" cy="10" r="6" fill="#E8D9B0"/><circle cx="87" cy="8" r="5" fill="#3B3238"/>'
        f'<g {_LINE}><path d="M6 54 26 16 46 54Z" fill="#6B4A6E"/><path d="M20 54 26 30 32 54Z" fill="#2A2119"/>'
        '<path d="M44 54 64 22 84 54Z" fill="#4F5B45"/><path d="M58 54 64 34 70 54Z" fill="#F0B23E"/>'
        '<path d="M26 16V10M64 22V16" stroke="#C9B08E" fill="none"/>'
        '<path d="M88 54V40H94V54Z" fill="#9A6230"/><circle cx="48" cy="40" r="3" fill="#F0B23E"/></g>'
    ),
    "guildhall": (
        f'<g {_LINE}><path d="M12 54V26H84V54Z" fill="{_WALL}"/><path d="M6 28 24 6H72L90 28Z" fill="{_ROOF}"/>'
        '<path d="M12 40H84M30 26V54M66 26V54M12 54 30 40M30 40 12 26M84 54 66 40M66 40 84 26" fill="none" '
        f'stroke="{_WOOD}" stroke-width="2.4"/><path d="M40 54V38Q48 30 56 38V54Z" fill="{_WOOD}"/>'
        '<path d="M44 6V-2H52V6Z" fill="#F3EAD2"/></g>'
    ),
    "cathedral": (
        f'<g {_LINE}><path d="M30 54V28L48 14 66 28V54Z" fill="{_WALL}"/>'
        f'<path d="M14 54V20H30V54ZM66 54V20H82V54Z" fill="#E4DCC6"/>'
        '<path d="M12 20 22 0 32 20ZM64 20 74 0 84 20Z" fill="#5F4FA0"/>'
        f'<circle cx="48" cy="31" r="6" fill="#4C9BD1"/><path d="M48 25V37M42 31H54" fill="none"/>'
        f'<path d="M42 54V45Q48 38 54 45V54Z" fill="{_WOOD}"/>'
        f'<path d="M19 34V28Q22 24 25 28V34ZM71 34V28Q74 24 77 28V34Z" fill="{_DARK}"/></g>'
    ),
}
"""By place; those the rulebook calls otherwise are named as the engine names them."""


def draw_scene(canvas: Canvas, place: str, x: float, y: float, high: float) -> None:
    """Draws what a place looks like, its left upper corner at x, y; it is `high` pixels high."""
    canvas.place(f"p-{place}", SCENES[place], x, y, high / HIGH)


def draw_landscape(canvas: Canvas, box: Box, place: str) -> None:
    """Draws sky and ground into `box`, and at its right end what stands there."""
    high = box.h - 4
    wide = WIDE * high / HIGH
    canvas.rect(box, SKY)
    canvas.rect(box.below(box.h * 0.74), GROUND)
    draw_scene(canvas, place, box.x + box.w - wide - 6, box.y + 2, high)
