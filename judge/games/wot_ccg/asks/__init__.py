"""What can be asked of a table: cards, players, challenges, the Pattern, the game."""
