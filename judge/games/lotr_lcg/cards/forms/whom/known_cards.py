"""qualifiers: phrases for cards that are known: `this card`, `it`, `the active location`, `stage 2`; resource pools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.whom.groups import or_somebody
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import IT, PHASES, THIS, Phrase, Quality, Range

cards = of["cards"]

# --- cards that are known
CARD = "card/hero/ally/character/enemy/location/attachment/objective/event/treachery/stage/quest"
cards.form(
    THIS,
    "this card",
    "this",
    f"this {CARD.replace('enemy/', '')}",
    "itself",
    "this quest card",
    "this side quest",
    "this side quest card",
    "this treachery/event/ally/objective card",
    plural=False,
)
# In a shadow effect it is the enemy that attacks, else the card itself; see expanding.py.
cards.form(Phrase("this", kinds=("enemy",)), "this enemy", plural=False)
cards.form(
    Phrase("all", kinds=("enemy",), clauses=(Quality("engaged", group=Phrase("that player")),)),
    "that player's engaged enemies",
    plural=False,
    rank=-2,
)
cards.form(
    Phrase,
    "attached {kinds:noun,}",
    "the attached {kinds:noun,}",
    "the {kinds:noun,} with this card attached",
    how="host",
    plural=False,
    rank=-1,
)
cards.form(IT, "it", "him/her/them/he/she", plural=False)
cards.converts(lambda name: IT, lambda given: None, "that {name}", rank=3)
cards.form(
    Phrase,
    "that {kinds:noun,}",
    "those {kinds:nouns,}",
    "the chosen {kinds:noun,}",
    "the same {kinds:noun,}",
    "the destroyed {kinds:noun,}",
    "the {kinds:noun,} just destroyed",
    "the looked at {kinds:noun,}",
    "each of the chosen {kinds:nouns,}",
    "each of those {kinds:nouns,}",
    "each chosen {kinds:noun,}",
    "the discarded {kinds:noun,}",
    "the returned/exhausted {kinds:noun,}",
    "the {kinds:noun,} returned to your hand",
    "the {kinds:noun,} discarded/exhausted/returned to pay for this effect",
    "the engaged {kinds:noun,}",
    how="it",
    plural=False,
)
cards.form(
    Phrase("active location"),
    "the active location",
    "the new/current active location",
    "any active location",
    "any current active location",
    plural=False,
    rank=-1,
)
cards.form(
    Phrase("current quest"),
    "the current quest",
    "the current quest card/stage",
    "the quest",
    "the current stage",
    plural=False,
)
cards.form(
    Phrase("main quest"),
    "the main quest",
    "the current main quest",
    "the main quest card/stage",
    "the current main quest stage",
    plural=False,
)
cards.form(
    Phrase("attacking enemy"),
    "the attacking enemy",
    "attacking enemy",
    "the attacker",
    "the enemy that (just) attacked",
    plural=False,
)
cards.form(Phrase("attacked enemy"), "the defending enemy", "the attacked enemy", plural=False)
cards.form(
    Phrase("defending character"),
    "the defending character",
    "defending character",
    "the defender",
    "the defenders",
    plural=False,
)
for kind in ("hero", "ally"):
    cards.form(Phrase("defending character", kinds=(kind,)), f"the defending {kind}", f"defending {kind}", plural=False)
cards.form(Phrase, "{names:name,}", how="named", plural=False)
cards.form(Phrase, "the {names:name,}", "the {names:name,} card", how="named", plural=False, rank=2)

of["numbered"].converts(
    lambda number: (Quality("stage", range=Range("=", number)),),
    lambda given: (
        {"number": given[0].range.amount}
        if isinstance(given, tuple) and len(given) == 1 and given[0].kind == "stage" and given[0].range is not None
        else None
    ),
    "{number:stage number}",
)
cards.form(Phrase, "stage {clauses:numbered}", how="all", kinds=("quest",), plural=False)

# --- cards of two kinds: `each enemy and each location`
KNOWN = (
    "all", "active location", "current quest", "main quest", "this", "host", "named", "it", "attacking enemy",
    "attacked enemy", "defending character",
)  # fmt: skip


def _of_both(one: Phrase, two: Phrase) -> Phrase | None:
    """Whatever is one of the first or of the second; whom somebody picks cannot be among them."""
    if {one.how, two.how} - set(KNOWN) or {one.how, two.how} == {"named"}:
        return None
    return Phrase("all", clauses=(Quality("either", either=tuple(Quality("like", group=each) for each in (one, two))),))


def _the_two(given: Any) -> Mapping[str, Any] | None:
    either = given.clauses[0].either if isinstance(given, Phrase) and len(given.clauses) == 1 else ()
    if len(either) != 2 or any(each.group is None for each in either):
        return None
    one, two = (each.group or Phrase() for each in either)
    return {"one": one, "two": two} if given == _of_both(one, two) else None


of["both cards"].converts(_of_both, _the_two, "{one:cards} and {two:cards}", "both {one:cards} and {two:cards}", rank=4)
of["both cards"].converts(
    lambda one: _of_both(one, Phrase("active location")), lambda given: None, "{one:cards} and active location", rank=4
)


def _first(word: str) -> Any:
    """`the first enemy revealed each round`: of those of that description."""

    def make(it: Phrase) -> Phrase:
        return it._replace(how="all", clauses=(*it.clauses, Quality("first revealed", word, group=it)))

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Phrase) or not given.clauses:
            return None
        it = given._replace(how="", clauses=given.clauses[:-1])
        return {"it": it} if given == make(it) else None

    return make, take


for word, whens in (
    ("round", ("each round", "every round", "during each round")),
    ("phase", ("each phase",)),
    *((f"{it} phase", (f"each {it} phase", f"during the {it} phase", f"during each {it} phase")) for it in PHASES),
):
    TURNED_UP = (f"the first {{it:description}} revealed {{out}}{when}" for when in whens)
    cards.converts(
        *_first(word),
        *(each.replace("{out}", out) for each in TURNED_UP for out in ("", "from the encounter deck ")),
        plural=False,
    )

# --- resource pools
pool = of["pool"]
pool.form(IT, "its/their/his/her pool", "its/their/his/her resource pool")
pool.converts(
    lambda it: it,
    lambda given: {"it": given} if isinstance(given, Phrase) else None,
    "{it:cards}",
    "{it:cards} 's pool",
    "{it:cards} 's resource pool",
    "the resource pool[|s] of {it:cards}",
    "the pool[|s] of {it:cards}",
    "{it:cards} 's (resource) pools",
    "{it:cards} ' (resource) pool[|s]",
    "each {it:cards} 's (resource) pool",
)
pool.converts(
    or_somebody("pick")[0],
    lambda given: None,
    "a/an {kind:description} 's (resource) pool or (to) {word:name} 's (resource) pool",
    "a/an {kind:description} 's (resource) pool, or (to) {word:name} 's (resource) pool",
    rank=-1,
)
