"""exertions: Exertions hard and soft, searching in them for a card, Attribute Challenges."""
