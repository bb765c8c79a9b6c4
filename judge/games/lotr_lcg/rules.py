"""The registry that the charts and scenarios of The Lord of the Rings: The Card Game look names up in."""

from judge.engine.rules import Rules

RULES = Rules("lotr-lcg")
cite = RULES.cite
