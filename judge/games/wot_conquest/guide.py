"""How units, distances and abilities are written in a scenario: the part of the guide that the fields cannot say."""
