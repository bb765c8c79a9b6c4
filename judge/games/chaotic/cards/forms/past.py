"""6.3.2, 7.2.1, 8.5.3: what a Creature did this turn, or what happened to it: it moved, fought, was dealt damage."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import HURT, STRUCK, Bound, Measure, Meets, Say, Trait, Without

MOVED, FOUGHT = Trait("state", "moved"), Trait("turned", "engaged")
LED, WON, SANG = (Trait("turned", each) for each in ("initiative", "won", "sang"))
_TAKEN = ("was/were dealt", "has/have been dealt", "has/have taken", "took")
past, nothing, condition, tail = (sort(each) for each in ("past deed", "nothing past", "condition", "tail"))


def is_past(trait: Any) -> bool:
    """Whether a quality is what a Creature did this turn, or what happened to it."""
    return trait in (MOVED, FOUGHT, LED, WON, SANG) or (type(trait) is Measure and trait.stats in ((HURT,), (STRUCK,)))


fixed(past, MOVED, "moved", "has/have moved")
fixed(
    past, FOUGHT, "became engaged", "has/have become engaged", "entered (a) combat", "has/have entered (a) combat",
    "was/were engaged", "has/have been engaged", "fought", "was/were in combat", "initiated combat or became engaged",
)  # fmt: skip
fixed(past, LED, "gained Initiative", "has/have gained (the) Initiative", "gained (the) Initiative",
      "won/had (the) Initiative (check)")  # fmt: skip
fixed(past, WON, "won combat", "won a/the combat/battle", "has/have won (a) combat/battle")
_SONGS = ("Mugic (Card|Cards)", "a/any Mugic (Card)")
fixed(past, SANG, "played a Mugic", *(f"{each} {song}" for each in ("played", "has/have played") for song in _SONGS))
for _stat, _damage in ((HURT, "damage"), (STRUCK, "attack damage")):
    past.converts(
        lambda much, stat=_stat: Measure((stat,), much.how, much.number),
        lambda given, stat=_stat: (
            {"much": Bound(given.how, given.number)} if type(given) is Measure and given.stats == (stat,) else None
        ),
        *(f"{each} {{much:so much}} {_damage}" for each in _TAKEN),
    )
    fixed(past, Measure((_stat,), "at least", 1), *(f"{each} {_damage}" for each in _TAKEN), rank=-1)
_ANY = Measure((HURT,), "at least", 1)
for _trait, _ways in {
    MOVED: ("did not move", "has/have not moved", "didn't move"),
    FOUGHT: ("did not become engaged", "did not enter (a) combat", "did not fight", "has/have not been engaged",
             "has/have not entered (a) combat", "was/were not engaged"),
    LED: ("did not gain (the) Initiative", "has/have not gained (the) Initiative"),
    WON: ("did not win (a) combat", "has/have not won (a) combat"),
    SANG: tuple(f"{each} {song}" for each in ("did not play", "has/have not played") for song in _SONGS),
    _ANY: ("was/were not dealt damage", "has/have not been dealt damage", "has/have not taken damage",
           "did not take damage"),
}.items():  # fmt: skip
    fixed(nothing, Without(_trait), *_ways)


def _of(given: Any, without: bool) -> Any:
    if type(given) is not Meets or given.past or (type(given.trait) is Without) is not without:
        return None
    trait = given.trait.it if without else given.trait
    return {"whom": given.whom, "trait": given.trait} if is_past(trait) else None


for _sort, _without in ((past, False), (nothing, True)):
    condition.converts(
        lambda whom, trait: Meets(whom, trait),
        lambda given, without=_without: _of(given, without),
        f"{{whom:creatures}} {{trait:{_sort.name}}} this turn",
    )
    tail.converts(
        lambda a: a,
        lambda given, without=_without: (
            {"a": given} if (type(given) is Without) is without and is_past(given.it if without else given) else None
        ),
        f"that/who {{a:{_sort.name}}} this turn",
    )


# What players did.
_playing = sort("who played")
for _who, _said in (
    ("yours", ("you played", "you have played")),
    ("theirs", ("your/an/the opponent played", "your/an/the opponent has played")),
    ("any", ("a/any/either player played", "a player has played")),
):
    fixed(_playing, _who, *_said)
condition.converts(
    lambda who: Say(f"{who} played mugic"),
    lambda given: (
        {"who": given.word.split()[0]} if type(given) is Say and given.word.endswith(" played mugic") else None
    ),
    "{who:who played} a Mugic Card this turn",
    "{who:who played} a/any Mugic (Card|Cards) this turn",
)
condition.converts(
    lambda: Say("any played mugic"), lambda given: None, "a Mugic (Card) was/has (been) played this turn"
)
