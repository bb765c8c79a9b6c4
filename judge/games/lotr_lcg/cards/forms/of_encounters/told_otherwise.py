"""cannot, effects, 6.4: what treacheries and enemies say in their own way of what other cards say too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.cannot_and_may import ONLY, only_those
from judge.games.lotr_lcg.cards.forms.when.occasions import BE, occasion
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Range,
    Trigger,
)

clause, predicate, condition, bare = of["clause"], of["predicate"], of["condition"], of["bare"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `gets +2 attack until the end of the round and makes an immediate attack`: how long is said of the first alone
def _first_for_a_while(group: Phrase, one: Instruction, two: Instruction, until: str) -> Instruction | None:
    if one.until or two.until:
        return None
    return Instruction("together", group, parts=(one._replace(until=until), two))


def _of_first_for_a_while(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Instruction) or given.verb != "together" or len(given.parts) != 2:
        return None
    one, two = given.parts
    lasting, until = one._replace(until=""), one.until
    same = bool(until) and given == _first_for_a_while(given.group, lasting, two, until)
    return {"group": given.group, "one": lasting, "two": two, "until": until} if same else None


FOR_A_WHILE = ("{one:predicate} until the end of the {until:end}", "{one:predicate} this {until:period}")
clause.converts(
    _first_for_a_while,
    _of_first_for_a_while,
    *(f"{{group:cards}} {first}{comma} and {{two:predicate}}" for first in FOR_A_WHILE for comma in ("", ",")),
    rank=1,
)


def _second_for_a_while(
    group: Phrase, zero: Instruction, one: Instruction, two: Instruction, until: str
) -> Instruction | None:
    later = _first_for_a_while(group, one, two, until)
    return None if later is None or zero.until else later._replace(parts=(zero, *later.parts))


clause.converts(
    _second_for_a_while,
    lambda given: (
        {"group": given.group, "zero": given.parts[0], "one": given.parts[1]._replace(until=""),
         "two": given.parts[2], "until": given.parts[1].until}
        if isinstance(given, Instruction) and given.verb == "together" and len(given.parts) == 3
        and given.parts[1].until and not given.parts[0].until and not given.parts[2].until
        else None
    ),
    *(f"{{group:cards}} {{zero:predicate}}, {first}{comma} and {{two:predicate}}" for first in FOR_A_WHILE
      for comma in ("", ",")),
    rank=1,
)  # fmt: skip

# --- who cannot be engaged, attacked or damaged, and by whom
predicate.form(Instruction, "cannot be engaged by {to:anybody}", verb="cannot", words=("engage",), rank=2)
HURT_ONLY = (
    "can only be damaged by attacks",
    "can only be damaged by (character|player|combat) attacks",
    "can only take damage from (character|player) attacks",
    "can only take combat damage",
)
ONLY_BY_ATTACKS = Instruction("cannot", words=("take non-combat damage",))
predicate.form(ONLY_BY_ATTACKS, *HURT_ONLY, rank=1)
bare.form(ONLY_BY_ATTACKS._replace(group=THIS), *HURT_ONLY)
predicate.form(
    Instruction,
    "[does|do] not take damage from/by {op:effects of}",
    verb="cannot",
    words=("be damaged",),
    rank=1,
)
for does in ("attack", "defend"):
    done = "attacked" if does == "attack" else "defended against"
    make, _ = only_those(ONLY[does], True)
    clause.converts(make, _unsaid, f"{{to:cards}} can/may only be {done} by {{group:counted many}}", rank=1)
clause.form(
    Instruction("cannot", Phrase("each player"), words=("lower threat",)),
    "threat cannot be reduced/lowered",
    "players' threat cannot be reduced/lowered",
    rank=1,
)
clause.form(
    Instruction("undefended"),
    "this/the attack is undefended",
    "the/that attack is considered (to be) undefended",
    rank=3,
)

# --- more shadow cards whenever it attacks
EACH_ATTACK = ("when it attacks", "for each (of its) attack[|s]", "each time it attacks", "for each attack it makes")


def _more_shadows(amount: Amount) -> Opening:
    dealt = Instruction("deal shadow", THIS, amount)
    return Opening(Deeds((dealt,)), "forced", timing="when", triggers=(Trigger("attacks", THIS),))


of["sentence"].converts(
    _more_shadows,
    _unsaid,
    *(f"this card is dealt {{amount}} additional shadow card[|s] {each}" for each in EACH_ATTACK),
    *(f"deal {{amount}} additional shadow card[|s] to this card {each}" for each in EACH_ATTACK),
    *(f"deal this card {{amount}} additional shadow card[|s] {each}" for each in EACH_ATTACK),
)
of["sentence"].converts(
    lambda: _more_shadows(Amount()),
    _unsaid,
    *(f"this card is dealt an additional shadow card {each}" for each in EACH_ATTACK),
    *(f"deal an additional shadow card to this card {each}" for each in EACH_ATTACK),
)

# --- players of a kind, one or so many of them
SOME = ("player",)
of["player"].form(Phrase, "a player {clauses:kind of player,}", how="pick", kinds=SOME, rank=1)
of["player"].form(Phrase, "a player with {clauses:threat,}", how="pick", kinds=SOME, rank=1)
of["player"].form(Phrase, "a player whose {clauses:threat that is,}", how="pick", kinds=SOME, rank=1)
of["rated players"].form(Phrase, "player {clauses:kind of player,}", how="all", kinds=SOME, rank=1)
of["rated players"].form(Phrase, "player whose {clauses:threat that is,}", how="all", kinds=SOME, rank=1)
ANYBODY = Amount(of="player threat", group=Phrase("pick", kinds=SOME))
condition.form(
    Condition,
    "at least one/1 player has {range} threat",
    "at least one/1 player has a threat of {range:how high}",
    kind="compare",
    left=ANYBODY,
    rank=2,
)


def _theirs(best: str) -> Any:
    """`that player's hero with the most resources`: of those he controls."""

    def make(whose: Phrase, kinds: tuple[str, ...], value: str, adjectives: tuple[Quality, ...] = ()) -> Phrase:
        mine = (Quality("controlled", group=Phrase("that player") if whose.how == "they" else whose),)
        found = Phrase("pick", adjectives=adjectives, kinds=kinds, clauses=mine)
        return found._replace(most=value) if best == "most" else found._replace(least=value)

    return make


for best, words in (("most", "highest/most/greatest"), ("least", "lowest/least/fewest")):
    of["cards"].converts(
        _theirs(best), _unsaid, f"{{whose}} ({{adjectives}}) {{kinds:noun|}} with the {words} {{value}}", rank=2
    )

# --- conditions
ALONE = Condition("compare", left=Amount(of="players"), range=Range("=", Amount(1)))
condition.form(ALONE, "you are the only player (in the game)", "there is only 1/one player (in the game)", rank=1)
UNHURT = {"destroyed": "destroy", "damaged": "damage"}
for past, word in UNHURT.items():
    condition.form(
        Condition("attack did", Phrase("defending character"), word=word, negated=True),
        f"(the) defending character was/is not {past}",
        f"(the) defending character was/is not {past} by this/that/the attack",
        rank=-1,
    )
    condition.form(
        Condition("attack did", Phrase("defending character"), word=word),
        f"(the) defending character was {past}",
        rank=-1,
    )
condition.form(
    Condition,
    "this card was/is revealed during the {word:phase} phase",
    kind="phase",
    rank=1,
)


def _so_many_are(range: Range, group: Phrase, quality: Quality) -> Condition:
    """`fewer than 2 characters are committed to the quest`: so many of those that are."""
    return Condition("count", group._replace(clauses=(*group.clauses, quality)), range=range)


condition.converts(
    _so_many_are,
    _unsaid,
    "{range:how many} {group:counted many} are (currently) {quality:being}",
    rank=1,
)
condition.form(
    Condition,
    "no {group:counted many} were removed",
    "no {group:counted many} were removed from the quest",
    "no {group:counted} was removed from the quest",
    kind="done",
    word="removed from the quest",
    negated=True,
    rank=2,
)

# --- what is done, in other words
AS_HE_LIKES = ("as he/she/you/they choose[|s]", "as that player chooses")
deed(
    "assign",
    *(f"deal[s|] {{amount}} damage divided {each} among {{group:several cards}}" for each in AS_HE_LIKES),
    *(f"deal[s|] {{amount}} damage divided among {{group:several cards}} {each}" for each in AS_HE_LIKES),
    *(f"divide[s|] {{amount}} damage {each} among {{group:several cards}}" for each in AS_HE_LIKES),
    *(f"divide[s|] {{amount}} damage among {{group:several cards}} {each}" for each in AS_HE_LIKES),
    "deal[s|] {amount} damage among {group:several cards}",
    "deal[s|] {amount} damage, divided among {group:several cards}",
    rank=1,
)
deed("heal", "heal[s|] {group:cards} of all damage", amount=Amount(of="all"), rank=1)
deed("heal", "heal[s|] {group:cards} of {amount} damage", rank=1)

# --- what is not so
for state in ("attacking", "defending", "committed", "damaged"):
    of["not so"].form(Quality, f"non-{state}", kind=state, negated=True)
of["not so"].form(Quality, "non-questing", kind="committed", negated=True)

# --- from a player's deck, by the pillage of this card
occasion(
    "discard",
    f"{{subject:cards}} {BE} discarded from your/the deck by this card 's pillage (keyword)",
    f"{{subject:cards}} {BE} discarded by this card 's pillage (keyword)",
    detail="deck",
    other=THIS,
)

# --- values and resources, for a while
clause.form(Instruction, "{group:cards} 's {what:measure} is {amount}", verb="modify", op="set", rank=2)
NEXT = "during the next resource phase"
predicate.form(
    Instruction("cannot", words=("collect resources",), until="resource phase"),
    f"[does|do] not collect resources {NEXT}",
    f"cannot collect resources {NEXT}",
    rank=-1,
)
UNREADY = Instruction("cannot", words=("ready during the refresh phase",), until="refresh phase")
clause.converts(
    lambda group: Instruction("together", group, parts=(UNREADY,)),
    _unsaid,
    "do not ready {group:several cards} during the next refresh phase",
)

# --- what is counted, and what does not count
for uncounted in ("willpower", "attack"):
    predicate.form(
        Instruction("modify", what=uncounted, op="set", amount=Amount(0)),
        f"[does|do] not contribute its/their {uncounted} (to the quest)",
        rank=2,
    )
for word in ("discarded", "destroyed"):
    of["clause of cards"].form(Quality("done", word), word, f"just {word}", rank=4)
condition.form(
    Condition,
    "there is not a/an {group:counted}",
    "there is not any {group:counted}",
    "there are not any {group:counted many}",
    kind="exists",
    negated=True,
    rank=1,
)
condition.form(Condition("exists", Phrase("active location"), negated=True), "there is not an active location", rank=-1)
of["kind of player"].form(
    Quality,
    "without a/an {group:counted} engaged with him/her/them",
    "with no {group:counted many} engaged with him/her/them",
    "who has/have no {group:counted many} engaged with him/her/them",
    kind="engaged with",
    negated=True,
    rank=1,
)
deed(
    "deal shadow",
    "deal[s|] {group:cards} {amount} facedown shadow card[|s]",
    "deal[s|] {amount} facedown shadow card[|s] to {group:cards}",
    rank=1,
)
MORE = ("during the staging step", "during the quest phase", "during staging")
deed("reveal more", *(f"reveal[s|] {{amount}} additional card[|s] {each}" for each in MORE), rank=-3)
of["plain quantity"].form(
    Amount(of="stage", group=Phrase("current quest")), "the number of the current quest stage", plural=False, rank=1
)
