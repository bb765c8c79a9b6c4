"""What can be asked of a Highlander table: about attacks, cards, players, the turn, winning."""
