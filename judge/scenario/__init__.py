"""Scenarios: read a situation, play it, answer its questions, explain wrong claims, explore what can happen.

A scenario goes through `read`, `play`, `ask`, `explain` and `report`, with the `rulebook` of its game. `forms/` makes
scenarios from the short forms of the console; `steps/` is what site and console show at each step.
"""
