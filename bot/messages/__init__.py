"""Messages and the answers to presses on them: what everything that is shown on Discord is made of."""
