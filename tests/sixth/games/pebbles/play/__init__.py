"""The rulebook of Pebbles carried out: 1 A round, 2 Cards, 3 Damage."""
