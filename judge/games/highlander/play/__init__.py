"""The rulebook carried out: beginning the game, playing cards, what they cost and may be aimed at, how a game ends."""
