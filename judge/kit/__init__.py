"""What every game needs and no rulebook differs in: rooms, rows, names, targets, triggers, lasting changes."""
