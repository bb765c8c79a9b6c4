"""effects-select, constant-conditional, cannot: choices of several things, empty decks, and times, as one says them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.choices import by_all
from judge.games.lotr_lcg.cards.forms.when.conditions import SPOKEN
from judge.games.lotr_lcg.cards.language import LANGUAGE, WHEN_REVEALED, deed, of
from judge.games.lotr_lcg.cards.meanings import Amount, Condition, Deeds, Instruction, Opening, Phrase, Quality, Range

condition, clause, sentence, choice = of["condition"], of["clause"], of["sentence"], of["choice"]
SCENARIO = Phrase("scenario")


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- one of several, each of them two things: `draw 3 cards and raise your threat by 3, or ready a hero`
of["does option"].converts(
    lambda one, two: (one, two),
    lambda given: {"one": given[0], "two": given[1]} if len(given) == 2 else None,
    "{one:counted clause} and {two:counted clause}",
    rank=3,
)
TOGETHER = ("the players, as a group,", "the players as a group", "as a group, the players")
choice.converts(
    by_all,
    _unsaid,
    *(f"{they} must {choose} {{options:option|}}" for they in TOGETHER
      for choose in ("choose:", "choose: either", "choose one:", "choose either", "choose to", "choose to either",
                     "either")),
    *(f"the players must choose, as a group: {either} {{options:option|}}" for either in ("", "either")),
)  # fmt: skip

# --- an encounter deck that is empty
CARDS = Phrase("all", kinds=("card",), clauses=(Quality("in", "deck", SCENARIO),))
EMPTY = Condition("exists", CARDS, negated=True)
THERE = (
    "there are no cards left/remaining in the encounter deck",
    "there are no more cards in the encounter deck",
    "the encounter deck is empty",
    "the encounter deck has no cards (left/remaining) (in it)",
    "no cards are left/remaining in the encounter deck",
    "no cards remain in the encounter deck",
)
condition.form(EMPTY, *THERE)
RUNS_OUT = (*THERE, "the encounter deck runs out of cards", "the encounter deck becomes empty")
sentence.converts(
    lambda it: Deeds((it,), conditions=(EMPTY,)),
    _unsaid,
    *(f"{forced}{when} {each}, {{it:ending}}" for forced in ("", "Forced: ")
      for when in ("when", "if", "as soon as", "after") for each in RUNS_OUT),
    rank=-4,
)  # fmt: skip

# --- which of those
THOSE = ("either of those cards", "either card", "either of them", "any of these cards", "any of the cards",
         "one of these cards", "at least 1 of these cards", "either of these cards")  # fmt: skip
condition.converts(
    lambda it: Condition("exists", it._replace(how="pick", clauses=(*it.clauses, SPOKEN))) if not it.how else None,
    _unsaid,
    *(f"{each} [is|are] a/an {{it:description}}" for each in THOSE),
    *(f"{each} was a/an {{it:description}}" for each in THOSE),
    rank=-2,
)
condition.form(Condition("well"), "he/she does", "they do", "that player does", "he or she does", rank=1)
deed("reveal card", "reveal[s|] 1/one", group=Phrase("pick", kinds=("card",), clauses=(SPOKEN,)), rank=5)
for kind in ("add", "place", "put"):
    where = {"add": "to the staging area", "place": "in the staging area", "put": "into the staging area"}[kind]
    deed("stage", f"{kind}[s|] 1/one {where}", op="add", rank=5,
         group=Phrase("pick", kinds=("card",), clauses=(SPOKEN,)))  # fmt: skip
LANGUAGE.sorts["the others"].word("the rest", "the other 2", "the other 3", "the other 4", "the other two")  # type: ignore[attr-defined]
done = LANGUAGE.sorts["done"]
done.word("added to the staging area", "placed in the staging area")  # type: ignore[attr-defined]

# --- `outside the combat phase`
for timing, whens in (("after", ("after",)), ("when", ("when", "if", "whenever", "each time"))):

    def _outside(triggers: Any, word: str, it: Opening, timing: str = timing) -> Opening | None:
        if it.triggers or it.timing:
            return None
        other = Condition("phase", word=word, negated=True)
        return it._replace(
            timing=timing, triggers=triggers, deeds=it.deeds._replace(conditions=(other, *it.deeds.conditions))
        )

    of["triggered part"].converts(
        _outside,
        _unsaid,
        *(f"{when} {{triggers:happens|}} outside (of) the {{word:phase}} phase, {{it:effect part}}" for when in whens),
    )
condition.form(Condition, "it is not the {word:phase} phase", kind="phase", negated=True)


# --- what cannot be canceled, in every voice
def _firm(ban: str, group: Phrase) -> Instruction:
    return Instruction("cannot", group, words=(ban,))


EVERY = Phrase("all", kinds=("encounter card",))
for each in WHEN_REVEALED:
    clause.converts(
        lambda group: _firm("be canceled as it is revealed", group),
        _unsaid,
        f"{{group:several cards}} 's {each} effects cannot be canceled",
        f"{{group:several cards}} ' {each} effects cannot be canceled",
        f"{each} effects on/of {{group:several cards}} cannot be canceled",
        f"the players cannot cancel (the) {each} effects on/of {{group:several cards}}",
        f"player card effects cannot cancel (the) {each} effects on/of {{group:several cards}}",
        rank=2,
    )
    clause.converts(
        lambda: _firm("be canceled as it is revealed", EVERY),
        _unsaid,
        f"(all) {each} effects cannot be canceled",
        f"the players cannot cancel (any) {each} effects",
        rank=2,
    )
clause.converts(
    lambda group: Instruction("together", group, parts=(Instruction("cannot", words=("be canceled",)),)),
    _unsaid,
    "the effects of {group:several cards} cannot be canceled",
    "the players cannot cancel (the effects of) {group:several cards}",
    "player card effects cannot cancel (the effects of) {group:several cards}",
    rank=3,
)

# --- how many characters some players may commit
COMMIT = "more than {amount} {to:characters counted} to the quest"
clause.form(
    Instruction,
    f"{{group:player}} cannot commit {COMMIT}",
    "{group:player} can/may commit no more than {amount} {to:characters counted} to the quest",
    "{group:player} can/may only commit {amount} {to:characters counted} to the quest",
    "{group:player} can/may commit only {amount} {to:characters counted} to the quest",
    "{group:player} can/may commit up to {amount} {to:characters counted} to the quest",
    verb="commit limit",
    rank=2,
)

# --- what is not done cannot be done
NOT_DONE = LANGUAGE.words("not done", "what cards do not do", {
    "leave the staging area": "leave the staging area", "engage players": "engage", "engage": "engage",
    "commit to the quest": "commit", "quest": "commit", "defend": "defend",
})  # fmt: skip
of["predicate"].form(Instruction, "[does|do] not {words:not done|}", verb="cannot", rank=1)
of["predicate"].form(Instruction("travel"), "is the active location", rank=5)

# --- threats that are too low or too high
for op, words in (("<", "below/under"), (">", "above/over")):
    of["how high"].converts(lambda amount, op=op: Range(op, amount), _unsaid, f"{words} {{amount:compared}}")
    of["threat"].converts(
        lambda amount, op=op: Quality("threat", range=Range(op, amount)),
        _unsaid,
        f"a threat {words} {{amount:compared}}",
    )
    condition.converts(
        lambda player, amount, op=op: Condition(
            "compare", left=Amount(of="player threat", group=player), range=Range(op, amount)
        ),
        _unsaid,
        f"{{player}} has a threat {words} {{amount:compared}}",
        f"{{player:whose}} threat is {words} {{amount:compared}}",
    )
of["clause of cards"].form(
    Quality, "with resources in their (resource) pools", "with any resources in their (resource) pools",
    kind="bears resources", rank=-1,
)  # fmt: skip
