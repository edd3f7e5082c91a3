"""What every message needs: pages, presses, modals, replies, wordings, times, errors."""
