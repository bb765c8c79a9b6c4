"""What the sentences of a card are built into, kind by kind: remarks, events, challenges."""
