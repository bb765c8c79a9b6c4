"""Card text: the meanings it is turned into, the reading of it, and what its conditions and instructions do."""
