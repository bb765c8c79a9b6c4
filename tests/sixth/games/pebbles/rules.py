"""The registry that the charts' names are looked up in."""

from judge.engine import Rules

RULES = Rules("pebbles")
cite = RULES.cite
