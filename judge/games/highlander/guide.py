"""The part of the guide that is Highlander's own."""

from judge.games.highlander.rules import RULES

RULES.guide = ""
