"""What all games share, pure: the contract, forms, agenda, chance, packs, happenings, refusals, policies, the registry.

No I/O, no clock, no asyncio, no Discord, no database.
"""

from engine.extras.former import lead_on

lead_on()
