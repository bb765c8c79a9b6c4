"""The registry that Chaotic's charts and scenarios look names up in."""

from judge.engine.rules import Rules

RULES = Rules("chaotic")
cite = RULES.cite
