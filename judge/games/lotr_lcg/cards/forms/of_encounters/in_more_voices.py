"""effects, constant-conditional, cannot: what encounter cards of all years say, in the words of each of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    Amount,
    Condition,
    Instruction,
    Phrase,
    Quality,
)

clause, predicate, condition, cards = of["clause"], of["predicate"], of["condition"], of["cards"]
which = of["clause of cards"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `enemies in the staging area each get +1 threat`
clause.form(Instruction, "{group:several cards} each {parts:predicate&?}", verb="together", rank=2)
# --- in the order of the players
of["player"].form(
    Phrase("each player"), "in turn/player order, each player", "in turn, each player",
    "starting with the first player, each player, in turn/player order,", rank=1,
)  # fmt: skip


# --- `your highest-cost ally`, `the engaged player's lowest-cost attachment`
def _best_of(best: str) -> Any:
    def make(whose: Phrase, value: str, kinds: tuple[str, ...], adjectives: tuple[Quality, ...] = ()) -> Phrase:
        group = Phrase("that player") if whose.how == "they" else whose
        found = Phrase("pick", adjectives=adjectives, kinds=kinds, clauses=(Quality("controlled", group=group),))
        return found._replace(most=value) if best == "most" else found._replace(least=value)

    return make


for best, word in (("most", "highest"), ("least", "lowest")):
    cards.converts(
        _best_of(best), _unsaid, f"{{whose}} {word} {{value}} ({{adjectives}}) {{kinds:noun,}}",
        f"{{whose}} ({{adjectives}}) {{kinds:noun,}} with {word} {{value}}", plural=False, rank=2,
    )  # fmt: skip
    cards.form(
        Phrase, f"the {word} {{{best}:value}} ({{adjectives}}) {{kinds:noun|}} ({{clauses}})", how="pick", plural=False,
        rank=2,
    )  # fmt: skip

for value in ("cost", "attack", "threat", "defense", "willpower", "engagement cost"):
    for word in ("highest", "lowest"):
        LANGUAGE.reads_as(f"{word} {value}", f"{word}-{value.replace(' ', '-')}")

# --- what an attack comes to
ATTACKS = ("this", "its", "that", "the")
for word, now, past in (("destroy", "destroys", "destroyed"), ("damage", "damages", "damaged")):
    condition.converts(
        lambda group, word=word: Condition("attack did", group._replace(how="pick"), word=word, negated=True),
        _unsaid,
        *(f"{each} attack {does} no {{group:{many}}}" for each in ATTACKS for does in (now, past)
          for many in ("counted", "counted many")),
        rank=1,
    )  # fmt: skip
DEFENDER = Condition("attack did", Phrase("defending character"), word="destroy")
condition.form(
    DEFENDER._replace(negated=True),
    *(f"defending character survives{each}" for each in ("", " this attack", " the attack")),
    rank=1,
)
condition.form(DEFENDER, "defending character does not survive (this/the attack)", rank=1)

# --- who is engaged with how many: `if you have 2 or more enemies engaged with you`
for who, have in (("player", "has"), ("players", "have")):
    whom = "him/her/them/you"
    condition.form(
        Condition,
        f"{{player:{who}}} {have} {{range:how many}} {{group:counted many}} engaged with {whom}",
        kind="engaged with",
        rank=1,
    )
    condition.form(
        Condition, f"{{player:{who}}} {have} {{group:cards}} engaged with {whom}", kind="engaged with", rank=2
    )
    condition.form(
        Condition,
        f"{{player:{who}}} {have} no {{group:counted many}} engaged with {whom}",
        f"{{player:{who}}} {have} no {{group:counted}} engaged with {whom}",
        kind="engaged with",
        negated=True,
        rank=1,
    )

# --- text that is lost
TEXT = "its/their/his/her (printed) text (box[|es])"
predicate.form(Instruction("blank"), f"lose[s|] (all of) {TEXT}", "lose[s|] all (printed) text", rank=1)
EXCEPT = ("except for traits", ", except for traits")
predicate.form(
    Instruction("blank", what="except traits"), *(f"lose[s|] (all of) {TEXT} {each}" for each in EXCEPT), rank=1
)

# --- to this card: `attach it here`
deed("attach", "attach[es|] {group:cards} here", to=THIS, rank=2)

# --- keywords of later sets, behind a noun and gained
later = LANGUAGE.words("later keyword", "a keyword of later sets", (
    "archery", "indestructible", "peril", "prowl", "regenerate", "safe", "time", "toughness", "uncharted", "villagers",
    "pillage",
))  # fmt: skip
which.form(Quality, "with {word:later keyword}", "with the {word:later keyword} keyword", kind="keyword", rank=2)
which.form(
    Quality, "without {word:later keyword}", "without the {word:later keyword} keyword", kind="keyword", negated=True,
    rank=2,
)  # fmt: skip
of["having"].form(Quality, "the {word:later keyword} keyword", kind="keyword", rank=2)
for name in ("regenerate", "pillage"):
    of["gain"].form(Instruction, f"{name} {{amount}}", f"the {name} {{amount}} keyword", verb="gain later", what=name)

# --- as much as before
of["amount"].form(
    Amount(of="that"), "the same number of", "as much", "as many", "the same amount", "the same number", plural=True,
    rank=1,
)  # fmt: skip
