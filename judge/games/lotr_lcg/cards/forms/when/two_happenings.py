"""triggering-condition: two or three things that may happen to one card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Phrase, Trigger

# --- two things that may happen to one card: `after attached hero is damaged or leaves play`
befalls = of["befalls"]
for kind, words in {
    "damage": ("is damaged", "takes damage", "is dealt damage", "suffers damage"),
    "destroy": ("is destroyed", "is defeated"),
    "discard": ("is discarded",),
    "leave": ("leaves play",),
    "enter": ("enters play",),
    "exhaust": ("exhausts", "is exhausted"),
    "ready": ("readies", "is readied"),
    "explore": ("is explored",),
    "commit": ("commits to the quest", "commits to a quest"),
    "attacks": ("attacks", "makes an attack"),
    "defends": ("defends", "defends an attack", "defends against an attack"),
    "declare-attacker": ("is declared as an attacker",),
    "declare-defender": ("is declared as a defender",),
    "reveal": ("is revealed",),
    "travel": ("becomes the active location",),
    "heal": ("is healed",),
    "play": ("is played",),
    "attach": ("is attached",),
}.items():
    befalls.form(Trigger(kind), *words)
befalls.form(Trigger("declared"), "is declared as an attacker or defender")
befalls.form(Trigger, "engages {player:anybody}", kind="engage")
befalls.form(Trigger, "attacks {player:anybody}", kind="attack")


def _of_one_card(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, tuple) or len(given) != 2 or given[0].subject != given[1].subject:
        return None
    bare = [each._replace(subject=Phrase()) for each in given]
    return {"subject": given[0].subject, "one": bare[0], "two": bare[1]}


of["two happenings"].converts(
    lambda subject, one, two: (one._replace(subject=subject), two._replace(subject=subject)),
    _of_one_card,
    "{subject:cards} {one:befalls} or {two:befalls}",
    "{subject:cards} {one:befalls}, or {two:befalls}",
)


def _of_three(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, tuple) or len(given) != 3 or len({each.subject for each in given}) != 1:
        return None
    bare = [each._replace(subject=Phrase()) for each in given]
    return {"subject": given[0].subject, "one": bare[0], "two": bare[1], "three": bare[2]}


of["two happenings"].converts(
    lambda subject, one, two, three: tuple(each._replace(subject=subject) for each in (one, two, three)),
    _of_three,
    "{subject:cards} {one:befalls}, {two:befalls}, or {three:befalls}",
    "{subject:cards} {one:befalls}, {two:befalls} or {three:befalls}",
)
