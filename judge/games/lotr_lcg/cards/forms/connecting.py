"""ability-sentence-by-sentence: what joins sentences and pieces of them: `if he does not`, `this effect destroys ...`.

Each reads in other words what a general row has a meaning for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.deeds import ANY_PLAYER
from judge.games.lotr_lcg.cards.forms.when.occasions import BE
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import (
    EACH_ONE,
    VALUES,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Trigger,
)

clause, predicate, condition, cards = of["clause"], of["predicate"], of["condition"], of["cards"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- whether it was done
NOT_DONE = Condition("well", negated=True)
WHO = ("he/you/they", "that player", "the first player", "the defending/engaged player")
FAILS = ("do/does/did not", "could not", "cannot do so", "do/does/did not do so", "could not do so")
condition.form(NOT_DONE, *(f"{who} {fails}" for who in WHO for fails in FAILS), *(f"{who} cannot" for who in WHO[2:]))
of["deeds"].converts(
    lambda it: Deeds((it._replace(by=Phrase("each who did not")),)) if not it.by.how else None,
    _unsaid,
    *(f"if a/any player {fails} {so}, {he} {{it:does}}" for he in ("he/they/that", "that player")
      for fails in ("cannot", "does/did not") for so in ("", "do so")),
    rank=-1,
)  # fmt: skip
DONE = {
    "destroys": "destroyed", "discards": "discarded", "exhausts": "exhausted", "damages": "damaged",
    "returns": "returned", "readies": "readied",
}  # fmt: skip
for verb, word in DONE.items():
    condition.converts(
        lambda group, word=word: Condition("done", group, word=word), _unsaid, f"this effect {verb} {{group:cards}}"
    )
condition.converts(
    lambda it, word: Condition("done", it._replace(how="pick"), word=word),
    _unsaid,
    "any {it:descriptions} was/were/is/are {word:done} this way",
    rank=-1,
)
of["being"].form(Quality, "the only {group:counted}", kind="sole", rank=1)

# --- what happens while something is so
for word in ("after", "when"):
    of["triggered part"].converts(
        lambda triggers, conditions, it, word=word: (
            it._replace(
                timing=word,
                triggers=triggers,
                deeds=it.deeds._replace(conditions=(*conditions, *it.deeds.conditions)),
            )
            if isinstance(it, Opening) and not it.triggers
            else None
        ),
        _unsaid,
        f"{word} {{triggers:happens|}} while {{conditions:condition&}}, {{it:effect part}}",
        rank=1,
    )

# --- the card spoken of, by a trait of its own, or as far as it is still there
TRAIT = "{adjectives:trait alone}"
cards.converts(lambda adjectives: Phrase("it"), _unsaid, f"that {TRAIT}", f"the chosen {TRAIT}", plural=False, rank=5)
cards.converts(
    lambda adjectives, kinds: Phrase("it", kinds=kinds),
    _unsaid,
    f"that {TRAIT} {{kinds:noun,}}",
    f"the chosen {TRAIT} {{kinds:noun,}}",
    f"those {TRAIT} {{kinds:nouns,}}",
    f"each of those {TRAIT} {{kinds:nouns,}}",
    rank=3,
)
cards.converts(
    lambda kinds: Phrase("it", kinds=kinds),
    _unsaid,
    "each of those {kinds:nouns,} that [is|are] still in play",
    "those {kinds:nouns,} that [is|are] still in play",
    "each of those {kinds:nouns,} still in play",
    rank=1,
)

# --- which players
of["players"].form(Phrase, "players {clauses:kind of player,}", how="all", kinds=("player",), plural=True, rank=1)
of["kind of player"].form(
    Quality, "who controls no {group:counted}", "that controls no {group:counted}", kind="controls", negated=True
)
of["threat"].form(Quality, "a threat {range:how high}", kind="threat", rank=1)


def _one_of(by: Phrase, options: tuple[tuple[Instruction, ...], ...]) -> Instruction | None:
    """`that player discards a card or raises his threat by 2`: all of it is done by him, and so he says which."""
    others = any(each.verb == "together" or each.by.how for option in options for each in option)
    return Instruction("options", by=by, options=options) if len(options) > 1 and not others else None


of["choice"].converts(_one_of, _unsaid, "{by:player} {options:does option|}", rank=5)

# --- numbers
plain = of["plain quantity"]
plain.form(Amount, "the number of {of:tokens} in {group:pool}", plural=False, rank=1)
highest = LANGUAGE.words("highest printed", "the highest of several printed values")
for each in VALUES:
    highest.word(f"highest printed {each}", f"the highest printed {each}", f"the greatest printed {each}")
plain.form(Amount, "{of:highest printed} of/among {group:cards}", plural=False, rank=1)


# --- several changes at once
def _both(one: tuple[Instruction, ...], two: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    return (Instruction("together", parts=one), Instruction("together", parts=two))


clause.converts(
    lambda group, one, two: Instruction("together", group, parts=_both(one, two)),
    _unsaid,
    "give {group:cards} {one:change&} and {two:gain&}",
    rank=3,
)
predicate.form(
    Instruction,
    f"{BE} considered to have {{amount}} {{what:measure}}",
    f"{BE} treated as having {{amount}} {{what:measure}}",
    verb="modify",
    op="set",
    rank=1,
)


def _more(amount: Amount, what: str, group: Phrase) -> Instruction:
    change = Instruction("modify", amount=amount, what=what, op="add")
    return Instruction("together", group, parts=(Instruction("together", parts=(change,)),))


clause.converts(_more, _unsaid, "add {amount} to the {what:measure} of {group:cards}", rank=1)


# --- into play out of a hand, under somebody's control
def _under(group: Phrase, where: Quality) -> Instruction | None:
    from_there = group._replace(clauses=(*group.clauses, where))
    return Instruction("put under", from_there, to=ANY_PLAYER) if group.how in ("all", "pick") else None


of["deed"].converts(
    _under, _unsaid, "put {group:cards} into play {where:out of} under any player's control",
    "put {group:cards} into play {where:out of}, under any player's control", rank=-1,
)  # fmt: skip


# --- before something happens: while it is under way


def _before(triggers: tuple[Trigger, ...], it: Opening) -> Opening | None:
    """`before a card is exhausted`; of one card among several drawn together nothing comes between."""
    one_of_them = any(each.detail == EACH_ONE for each in triggers)
    return None if it.triggers or one_of_them else it._replace(timing="when", triggers=triggers)


of["triggered part"].converts(_before, _unsaid, "before {triggers:happens|}, {it:effect part}")
