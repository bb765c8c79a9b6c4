"""The rules of WoTC 0.1 as code: what the other modules register themselves with."""

from judge.engine.rules import Rules

RULES = Rules("wot-conquest")
cite = RULES.cite
