"""1 to 3, the phases of a turn: supply and deployment, movement, attack."""
