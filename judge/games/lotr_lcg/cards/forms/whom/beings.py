"""constant-conditional: what somebody is or does, behind `is` and `while`: `ready`, `attacking alone`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import IT, SUBJECT, Condition, Phrase, Quality

being = of["being"]

# --- what somebody is: behind `is`
being.form(Quality, "{kind:state}")
being.form(Quality, "free of encounters", "unguarded", kind="guarded", negated=True)
being.form(
    Quality("named type"), "of the named type", "the/a named/chosen type", "of the named card type",
    "of the chosen (card) type",
)  # fmt: skip
being.form(Quality, "unattached", kind="attached", negated=True)
being.form(Quality, "undamaged", kind="damaged", negated=True)
being.form(Quality, "in {word:place}", kind="in")
being.converts(
    lambda one, two: Quality("either", either=(Quality("in", one), Quality("in", two))),
    lambda given: (
        {"one": given.either[0].word, "two": given.either[1].word}
        if isinstance(given, Quality) and [(x.kind, x.group) for x in given.either] == [("in", None)] * 2
        else None
    ),
    "in {one:place} or in {two:place}",
    "in {one:place} or {two:place}",
    "either in {one:place} or in {two:place}",
)
being.form(Quality, "in {group:whose} hand", kind="in", word="hand")
being.form(Quality, "in {group:whose} discard pile", kind="in", word="discard pile")
being.form(Quality, "the active location", "active", kind="in", word="active location")
being.form(Quality, "the current quest", "the current quest stage/card", kind="in", word="current quest")
being.form(Quality, "the main quest", "the current main quest", "the main quest card", kind="in", word="main quest")
being.form(Quality, "committed to the quest", "committed to a/this quest", kind="committed")
being.form(Quality, "committed to a side quest", "questing at a side quest", kind="committed", word="side quest")
being.form(Quality, "engaged with a player", "engaged with any player", kind="engaged")
being.form(Quality, "engaged with {group:anybody}", kind="engaged", rank=1)
being.form(Quality, "attached to {group:cards}", kind="on")
being.form(Quality, "guarding an objective", "guarding any objective[|s]", kind="guards")
being.form(Quality, "attacking alone", kind="alone", word="attacking")
being.form(Quality, "defending alone", kind="alone", word="defending")


def _one_of(either: tuple[Quality, ...]) -> Quality | None:
    return Quality("either", either=either) if len(either) > 1 else None


def _of_one(given: Any) -> Mapping[str, Any] | None:
    return {"either": given.either} if isinstance(given, Quality) and given.kind == "either" else None


of["acting"].form(Quality, "attacking", kind="attacking")
of["acting"].form(Quality, "defending", kind="defending")
of["acting"].form(Quality, "committed to the quest", "committed to a quest", "questing", kind="committed")
for sort in (being, of["fighting"]):
    sort.converts(_one_of, _of_one, "{either:acting|}")
foe = of["foe"]
foe.also(of["cards"])
# `an Orc`: of a character it is an enemy that it attacks, of an enemy a character.
foe.form(Phrase, "a/an {adjectives}", how="pick", rank=1)
being.form(Quality, "attacking {group:foe}", "attacking against {group:foe}", kind="attacks")
being.form(Quality, "defending against {group:foe}", kind="defends against")
being.form(Quality, "a/an {word:trait}", kind="trait", rank=1)
being.form(Quality, "{word:trait}", kind="trait", rank=2)
being.form(Quality, "{word:name}", kind="title")
being.form(Quality, "printed cost {range}", "of printed cost {range}", kind="value", word="printed cost")
being.form(Quality, "a/an {group:description}", kind="like")


# --- without a subject: `while defending`; reading.py puts in whom the sentence speaks of
subjectless = of["subjectless"]
subjectless.form(Condition, "{qualities:fighting,}", kind="is", group=SUBJECT)
subjectless.form(Condition, "it/he/she is {qualities:fighting,}", kind="is", group=IT)
subjectless.form(Condition, "it/he/she attacks alone", kind="is", group=IT, qualities=(Quality("alone", "attacking"),))
subjectless.form(Condition, "it/he/she defends alone", kind="is", group=IT, qualities=(Quality("alone", "defending"),))
subjectless.form(
    Condition("is", SUBJECT, qualities=(Quality("attached", negated=True), Quality("guarded", negated=True))),
    "unattached", "detached", "not attached",
)  # fmt: skip
AFAR = "making a ranged attack", "attacking with ranged", "making a ranged attack against an enemy"
subjectless.form(Condition("is", SUBJECT, qualities=(Quality("attacks from afar"),)), *AFAR)
fighting = of["fighting"]
fighting.form(Quality, "attacking", kind="attacking")
fighting.form(Quality, "defending", kind="defending")
fighting.form(Quality, "attacking alone", kind="alone", word="attacking")
fighting.form(Quality, "committed to the quest", "committed to a/this quest", "questing", kind="committed")
fighting.form(Quality, "committed to a side quest", kind="committed", word="side quest")
fighting.form(Quality, "defending alone", kind="alone", word="defending")
fighting.form(Quality, "attacking {group:foe}", "attacking against {group:foe}", kind="attacks")
fighting.form(Quality, "defending against {group:foe}", kind="defends against")
FOR_OTHERS = ("attacks (made) against other players", "an attack (made) against another player")
fighting.form(Quality("defends for another"), *(f"defending {each}" for each in FOR_OTHERS))
fighting.form(Quality, "attacking with {group:cards}", kind="attacks with")
fighting.form(
    Quality, "committed to the quest with {group:cards}", "committed to a quest with {group:cards}", kind="quests with"
)
fighting.form(Quality, "engaged with a player", "engaged with any player", kind="engaged")
fighting.form(Quality, "engaged with {group:anybody}", kind="engaged", rank=1)
fighting.form(Quality, "attached to {group:cards}", kind="on", rank=1)
fighting.form(Quality, "in {word:far place}", kind="in")
