"""Attacks and defenses: playing them, what an attack is, which defense answers it, the damage it does."""
