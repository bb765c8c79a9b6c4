"""The registry that Highlander's charts and scenarios look names up in."""

from judge.engine.rules import Rules

RULES = Rules("highlander")
cite = RULES.cite
