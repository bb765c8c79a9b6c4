"""qualifiers, effects: pieces that recombine with every row: who of several players, which cards, until, if at the end.

Each reads in other words what a general row reads already, so that nothing new is meant; only what no row could say is
a meaning of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import (
    ALL,
    THIS,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Quality,
    Range,
    Trigger,
)
from judge.games.lotr_lcg.cards.opposites import complement

clause, which, kind, sentence = of["clause"], of["clause of cards"], of["kind of player"], of["sentence"]
PLAYER = ("player",)


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `Any player with a threat of 35 or higher discards an ally`: each of them does
def _each_such(clauses: tuple[Quality, ...], it: Instruction) -> Instruction | None:
    return None if it.by.how else it._replace(by=Phrase("all", kinds=PLAYER, clauses=clauses))


def _each_such_several(clauses: tuple[Quality, ...], parts: tuple[Instruction, ...]) -> Instruction | None:
    return _each_such(clauses, Instruction("several", parts=parts)) if len(parts) > 1 else None


for said in ("any player {clauses:kind of player,}", "any player with {clauses:threat,}",
             "any player whose {clauses:threat that is,}"):  # fmt: skip
    clause.converts(_each_such, _unsaid, f"{said} {{it:does}}", f"{said} must {{it:deed}}", rank=-2)
    clause.converts(_each_such_several, _unsaid, f"{said} {{parts:does&}}", f"{said} must {{parts:deed&}}", rank=-4)

# --- which players
kind.form(
    Quality,
    "with no {group:counted many}",
    "who has/have no {group:counted many}",
    kind="controls",
    negated=True,
    rank=3,
)
kind.form(
    Quality,
    "with no {group:counted many} engaged with them/him/her",
    "who has/have no {group:counted many} engaged with them/him/her",
    "who is not engaged with {group:cards}",
    kind="engaged with",
    negated=True,
    rank=2,
)
of["player"].form(Phrase("first player"), "first player", rank=1)

# --- which cards
OF_VALUE = ("{word:measure} is {range:how high}", "{word:measure} is {range}", "{word:measure} is equal to {range}")
which.form(Quality, *(f"whose {each}" for each in OF_VALUE), kind="value", rank=2)
which.form(
    Quality,
    "whose {word:measure} is lowered/reduced to 0",
    kind="value",
    range=Range("=", Amount(0)),
    rank=1,
)
for declared, fights in (("an attacker", "attacks"), ("a defender", "defends against")):
    many = f"{declared.split()[1]}s"
    which.form(
        Quality,
        f"declared as {declared} against {{group:cards}}",
        f"declared as {many} against {{group:cards}}",
        kind=fights,
        rank=1,
    )

THAT = Phrase("that player")
of["clauses"].form(
    (Quality("controlled", group=THAT), Quality("committed")),
    "he/she/they commit/commits/committed (to the quest)",
    "that player commits/committed (to the quest)",
    rank=1,
)
for sort in ("cards", "pool"):
    of[sort].converts(lambda: THIS, _unsaid, "here", rank=2)

# --- what is said of cards
of["predicate"].form(Instruction("heal", amount=ALL), "heal[s|] all damage", "[is|are] healed of all damage", rank=-1)
of["doing"].form(
    Instruction,
    "make[s|] an attack against its/their engaged player",
    "attack[s|] its/their engaged player",
    verb="attack",
    rank=-1,
)
STAYS = Deeds((Instruction("nothing", what="stays exhausted"),))
REMAINING = ("it/he/she/they", "that character/hero/ally", "those characters/heroes/allies", "the chosen characters")
sentence.form(STAYS, *(f"{each} remain/remains/stay/stays exhausted" for each in REMAINING), rank=1)

# --- `from the current quest and from each location`: the word before the second again
both = of["both cards"]
for again in ("from", "to", "on"):
    both.converts(
        both.forms[0].make,
        _unsaid,
        f"{{one:cards}} and {again} {{two:cards}}",
        f"{{one:cards}} and also {again} {{two:cards}}",
        rank=4,
    )

# --- this attack, told of who makes it
deeds = of["deeds"]
for verbs, at in (("damages", "damaged"), ("destroys", "destroyed")):
    deeds.adds(
        f"if the attacking enemy {verbs} {{at:{at}}}, {{it:cased deeds}}",
        f"if attacking enemy {verbs} {{at:{at}}}, {{it:cased deeds}}",
    )


# --- `cannot ... until ...` of what holds all the time: unless
def _until(what: Instruction) -> Any:
    def make(case: Condition, **filled: Any) -> Deeds:
        return Deeds((what._replace(**filled),), cases=(complement(case),))

    return make


def _cannot_until(group: Phrase, words: tuple[str, ...], case: Condition) -> Deeds:
    ban = Instruction("together", group, parts=(Instruction("cannot", words=words),))
    return Deeds((ban,), cases=(complement(case),))


NOT_LEFT = Instruction("cannot", Phrase("main quest"), words=("be defeated",))
sentence.converts(_cannot_until, _unsaid, "{group:several cards} cannot {words:ban|} until {case:condition}")
sentence.converts(
    _until(Instruction("cannot", words=("be traveled to",))),
    _unsaid,
    "the players cannot travel to {group:several cards} until {case:condition}",
)
for they in ("the players", "you", "the player"):
    stay = tuple(
        f"{they} cannot {each}"
        for each in (
            "advance from this stage",
            "advance past/beyond this stage",
            "complete this stage/quest",
            "advance (to the next stage) (of the quest)",
            "defeat this stage",
        )
    )
    clause.form(NOT_LEFT, *stay[:3], rank=1)
    sentence.converts(_until(NOT_LEFT), _unsaid, *(f"{each} until {{case:condition}}" for each in stay))


# --- `If at the end of the round there are 10 or more ..., the players lose`
def _at_that_time(conditions: tuple[Condition, ...], at: Trigger, it: Deeds) -> Deeds | None:
    return it._replace(conditions=conditions, at=at) if it == Deeds(it.effects) else None


sentence.converts(
    _at_that_time,
    _unsaid,
    "if at {at:moment} {conditions:condition&}, {it:deeds done}",
    "if, at {at:moment}, {conditions:condition&}, {it:deeds done}",
)
of["condition"].form(
    Condition,
    "there is {range} threat in the staging area",
    "there are {range} (total) threat in the staging area",
    kind="compare",
    left=Amount(of="total threat"),
    rank=-1,
)
