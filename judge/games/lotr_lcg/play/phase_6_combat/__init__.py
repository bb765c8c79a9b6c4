"""VI. Combat phase, 6.1 to 6.11: shadow cards, enemy attacks (6.4) and player attacks (6.8)."""
