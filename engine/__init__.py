"""Pure rules of the games. No I/O, no clock, no asyncio, no Discord, no database."""
