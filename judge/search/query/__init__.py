"""Understanding a query: its games and rule numbers, its misspelt words, and what the words may stand for."""
