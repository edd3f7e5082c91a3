"""The real bot against a simulated Discord, shown in the local browser: no token, no network."""
