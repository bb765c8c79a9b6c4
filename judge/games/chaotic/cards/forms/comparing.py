"""Who has more or fewer: of cards in hand or in a pile, counters, Creatures, Battlegear; more of these than those."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import ACTORS, THEIRS, YOURS
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.forms.things import GEAR
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Compared, Count, Equal, Those, Trait, remade

condition, had = sort("condition"), sort("had by players")

# What players have, each of their own.
for _sort, _card, _pile in (("mugic card", "Mugic Card", "general"), ("attack card", "Attack Card", "attack"),
                            ("gear card", "Battlegear Card", "general")):  # fmt: skip
    _places = {"pile": [f"in (your|their|his or her) {_pile} discard pile[|s]"]}
    if _sort != "gear card":
        _places["hand"] = ["in (your|their|his or her) (Mugic|attack) hand"]
    for _place, _ways in _places.items():
        _cards = Count("cards", Those("each", _sort, (Trait("place", _place), ACTORS)))
        fixed(had, _cards, *(f"{_card}s {each}" for each in _ways))
_LYING = Trait("pile", "actor")
had.converts(
    lambda it: Count("creature cards", it._replace(traits=(*it.traits, _LYING))),
    lambda given: (
        {"it": given.of._replace(traits=given.of.traits[:-1])}
        if type(given) is Count and given.what == "creature cards" and given.of.traits[-1:] == (_LYING,)
        else None
    ),
    "{it:noun one} Cards in (your|their|his or her) general discard pile[|s]",
    "{it:noun many} in (your|their|his or her) general discard pile[|s]",
)
had.converts(
    lambda it: Count("creatures", it._replace(traits=(*it.traits, ACTORS))),
    lambda given: (
        {"it": given.of._replace(traits=given.of.traits[:-1])}
        if type(given) is Count and given.what == "creatures" and given.of.traits[-1:] == (ACTORS,)
        else None
    ),
    "{it:noun many}",
)
fixed(had, Count("battlegear", Those("each", GEAR, (ACTORS,))), "Battlegear")
fixed(had, Count("mugic counters", Those("each", traits=(ACTORS,), number=2)), "Mugic counters",
      "Mugic counters (on|among) Creatures (you|they) control")  # fmt: skip


def of_side(value: Any, side: Trait) -> Any:
    """What somebody has of what each player has."""
    if value == Trait("pile", "actor"):
        return value._replace(name=side.name)
    return side if value == ACTORS else remade(value, lambda each: of_side(each, side))


for _how, _word, _than in (("above", "more", "than"), ("below", "fewer/less", "than"), ("exactly", "as many", "as")):
    for _one, _other, _has, _rest in (
        (YOURS, THEIRS, "you have/control", "your/an/the opponent (do|does|has|controls)"),
        (THEIRS, YOURS, "your/an/the opponent has/controls", "you (do|have|control)"),
    ):
        condition.converts(
            lambda what, how=_how, one=_one, other=_other: Compared(
                Equal("number", of_side(what, one)), how, Equal("number", of_side(what, other))
            ),
            lambda given: None,
            f"{_has} {_word} {{what:had by players}} {_than} {_rest}",
            rank=1,
        )
    condition.converts(
        lambda what, how=_how: Compared(
            Equal("number", of_side(what, YOURS)), how, Equal("number", of_side(what, THEIRS))
        ),
        lambda given: None,
        f"there are {_word} {{what:had by players}} {_than} in your/an/the opponent's "
        "(general discard pile|Attack Discard pile|hand|Mugic hand|attack hand)",
    )
    condition.converts(
        lambda left, right, how=_how: Compared(Equal("number", left), how, Equal("number", right)),
        lambda given: None,
        f"there are {_word} {{left:counted many!}} {_than} {{right:counted many!}}",
    )
