"""What everybody reads of a seat, and what it tells of its role."""
