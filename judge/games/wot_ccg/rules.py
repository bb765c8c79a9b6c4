"""The registry that the charts and scenarios of the Wheel of Time CCG look names up in."""

from judge.engine.rules import Rules

RULES = Rules("wot-ccg")
cite = RULES.cite
