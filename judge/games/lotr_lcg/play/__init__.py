"""The rulebook carried out: the game and its phases, abilities from announcement to effect, cards in play."""
