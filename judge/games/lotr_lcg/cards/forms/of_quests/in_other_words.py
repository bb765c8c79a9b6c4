"""setup-7, effects: what quest cards print in other words: all tokens, encounter sets, the quest of this round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.of_quests.encounter_sets import OUT, PILE, make_of
from judge.games.lotr_lcg.cards.language import LANGUAGE, WHEN_REVEALED, deed, of
from judge.games.lotr_lcg.cards.meanings import (
    ALL,
    IT,
    THIS,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Quality,
    Range,
)


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- every token, whatever it is
KINDS = ("heal", "lose resource", "remove progress", "remove time", "discard villagers")


def _bared(group: Phrase) -> Instruction:
    """`remove all tokens from it`: damage, resources, progress, time counters and villagers."""
    return Instruction("together", group, parts=tuple(Instruction(verb, amount=ALL) for verb in KINDS))


def _of_bared(given: Any) -> Mapping[str, Any] | None:
    return {"group": given.group} if isinstance(given, Instruction) and given == _bared(given.group) else None


for order, s in (("deed", ""), ("does", "s")):
    every = [
        f"{do}{s} {tokens}" for do in ("remove", "discard") for tokens in ("all tokens", "each token", "any tokens")
    ]
    of[order].converts(
        _bared,
        _of_bared,
        *(f"{each} {where} {{group:cards}}" for each in every for where in ("from", "on")),
        rank=-1,
    )
    of[order].converts(lambda: _bared(THIS), _unsaid, *(f"{each} (from) here" for each in every), rank=-1)

# --- several encounter sets, their names in a list
NAMES = ("the {words:set name&} encounter sets", "the set aside/set-aside {words:set name&} encounter sets")
for verb, place, pile, templates in (
    ("set aside", "deck", False, OUT),
    (
        "shuffle in",
        "set aside",
        False,
        ("shuffle {0} into the encounter deck", "shuffle {0} back into the encounter deck"),
    ),
    (
        "shuffle in",
        "set aside",
        True,
        (
            f"shuffle {{0}} and {PILE} into the encounter deck",
            f"shuffle {PILE} and {{0}} into the encounter deck",
            f"shuffle {{0}}, and {PILE} into the encounter deck",
        ),
    ),
    ("remove", "out of play", False, ("remove {0} from the game",)),
):
    make = make_of(verb, place, pile)
    of["deed"].converts(
        lambda words, make=make: make(tuple(Quality("of set", word) for word in words)),
        _unsaid,
        *(each.format(names) for each in templates for names in NAMES),
        rank=2,
    )
FOLLOWING = ("each of the following encounter sets", "the following encounter sets")
make_aside = make_of("set aside", "deck", False)
of["deed"].converts(
    lambda words: make_aside(tuple(Quality("of set", word) for word in words)),
    _unsaid,
    *(f"set {each} aside, out of play: {{words:set name&}}" for each in FOLLOWING),
    *(f"set aside {each} (, out of play): {{words:set name&}}" for each in FOLLOWING),
    rank=2,
)

# --- whether the quest of this round or phase went well
for how in ("successfully", "unsuccessfully"):
    of["condition"].form(
        Condition,
        f"the players did not quest {how} this {{during:period}}",
        f"players/you/they did not quest {how} this {{during:period}}",
        kind="happened",
        word=f"quested {how}",
        negated=True,
    )
# As long as the quest card is there, it is that stage.
LANGUAGE.reads_as("", "during this stage")
LANGUAGE.reads_as("set aside", "set-aside", "remaining set aside", "remaining set-aside")
# --- past the active location, and a word on it behind the rest
BYPASSING = ("bypassing the active location", "bypassing any active location")
deed(
    "progress",
    *(f"place[s|] {{amount}} progress {token}here, {each}" for token in ("", "token[|s] ") for each in BYPASSING),
    group=THIS,
    what="bypass",
)


def _past_it(amount: Amount, per: Amount) -> Instruction:
    return Instruction("progress", THIS, amount, "bypass", per=per)


of["counted clause"].converts(
    _past_it,
    _unsaid,
    *(f"place {{amount}} progress here for each {{per:multiplier}}, {each}" for each in BYPASSING),
)


# --- `a 0-cost ally`
def _at_cost(number: int) -> Quality:
    return Quality("value", "cost", range=Range("=", Amount(number)))


of["quality"].converts(
    _at_cost,
    lambda given: (
        {"number": given.range.amount.number}
        if isinstance(given, Quality) and given.range is not None and given == _at_cost(given.range.amount.number)
        else None
    ),
    "{number} cost",
    "{number} - cost",
    rank=1,
)
# --- said of the card that the sentence before has revealed
of["sentence"].form(
    Deeds((Instruction("cannot", IT, words=("be canceled as it is revealed",), until="phase"),)),
    *(f"its {each} effect[|s] cannot be canceled" for each in WHEN_REVEALED),
    rank=1,
)
