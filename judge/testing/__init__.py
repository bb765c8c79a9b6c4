"""`judge test`: what must hold for every game, whoever wrote it and wherever it lies."""
