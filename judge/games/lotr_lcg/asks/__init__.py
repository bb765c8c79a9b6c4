"""What can be asked of a table: about cards, players, the quest, combat, the game, a campaign."""
