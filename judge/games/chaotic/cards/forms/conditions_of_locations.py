"""6.2.1, 7.2.4.1-3: what the active Location is, whose it is, and what Initiative is of."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import THEIRS, YOURS
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import InitiativeIs, Isnt, PlaceIs, Say

condition = sort("condition")
_initiative, _of = sort("the initiative"), sort("of initiative")
fixed(
    _initiative,
    "initiative",
    "the active Location 's Initiative",
    "the Initiative (of/on the active Location)",
    "Initiative",
)
for _word, _said in (("discipline", "a Discipline"), ("element", "an Elemental Type/Element")):
    fixed(_of, Say(f"initiative is {_said.partition(' ')[0]} {_word}"), _said)
_of.form(InitiativeIs, "{of:initiative|}")


def _initiative_is(given: Any) -> Any:
    """What Initiative is of, where a condition says it."""
    told = type(given) is InitiativeIs or (type(given) is Say and given.word.startswith("initiative is"))
    return {"whose": "initiative", "it": given} if told else None


condition.converts(lambda whose, it: it, _initiative_is, "{whose:the initiative} is {it:of initiative}")
condition.converts(
    lambda whose, it: Isnt(it),
    lambda given: _initiative_is(given.it) if type(given) is Isnt else None,
    "{whose:the initiative} is not {it:of initiative}",
)
OF_LOCATIONS = {YOURS: "your location", THEIRS: "their location"}
condition.converts(
    lambda side: Say(OF_LOCATIONS[side]) if side in OF_LOCATIONS else None,
    lambda given: (
        {"side": next(side for side, word in OF_LOCATIONS.items() if given == Say(word))}
        if given in map(Say, OF_LOCATIONS.values())
        else None
    ),
    "{side:holding} the active Location",
)
condition.converts(
    lambda side: Isnt(Say(OF_LOCATIONS[side])) if side in OF_LOCATIONS else None,
    lambda given: (
        {"side": next(side for side, word in OF_LOCATIONS.items() if given == Isnt(Say(word)))}
        if given in [Isnt(Say(each)) for each in OF_LOCATIONS.values()]
        else None
    ),
    "{side:not holding} the active Location",
)
for _word, _whose in (("their location", "your/an/the opponent"), ("your location", "you")):
    fixed(condition, Say(_word), f"the active Location is controlled by {_whose}")
fixed(
    condition,
    Say("mirage"),
    "the active Location is a Mirage",
    "the active Location has Mirage",
    "the active Location is a Mirage Location",
)
fixed(
    condition,
    Isnt(Say("mirage")),
    "the active Location is not a Mirage",
    "the active Location isn't a Mirage (Location)",
    "the active Location is not a Mirage Location",
    "the active Location does not have Mirage",
)
condition.form(PlaceIs, "the active Location is {name}", "the active Location is named {name}")
condition.converts(
    lambda name: Isnt(PlaceIs(name)),
    lambda given: {"name": given.it.name} if type(given) is Isnt and type(given.it) is PlaceIs else None,
    "the active Location is not {name}",
    "the active Location isn't {name}",
)
