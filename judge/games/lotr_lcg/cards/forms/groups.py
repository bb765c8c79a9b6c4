"""qualifiers: phrases for cards: `each ready hero you control`, `a Gondor or Rohan ally`, `this card`, `that enemy`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.qualities import one_of
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import ANY_NUMBER, IT, THIS, X_OF_THEM, YOU, Phrase, Quality, Range

COPY = Quality("copy", group=THIS)


def _never(given: Any) -> Mapping[str, Any] | None:
    return None


# --- a kind of card, one or many
for sort, kinds in ((of["description"], "noun"), (of["descriptions"], "nouns")):
    sort.form(
        Phrase,
        f"({{adjectives}}) {{kinds:{kinds}|?}} ({{clauses}})",
        f"({{adjectives}}) {{kinds:{kinds}&?}} ({{clauses}})",
    )
    sort.form(
        Phrase, f"({{adjectives}}) {{kinds:{kinds}|?}} ({{clauses}}) with the highest/most/greatest {{most:value}}"
    )
    sort.form(
        Phrase, f"({{adjectives}}) {{kinds:{kinds}|?}} ({{clauses}}) with the lowest/least/fewest {{least:value}}"
    )
    sort.form(
        Phrase,
        "({adjectives}) shadow card[|s] {clauses:dealt,}",
        kinds=("shadow card",),
    )
for word, sort in (("card", of["description"]), ("cards", of["descriptions"])):
    for several in "&|":
        sort.converts(
            lambda kinds, adjectives=(), clauses=(): (
                Phrase(adjectives=adjectives, kinds=kinds, clauses=clauses) if len(kinds) > 1 else None
            ),
            _never,
            f"({{adjectives}}) {{kinds:kind of card{several}}} {word} ({{clauses}})",
        )


def _titled(title: str, adjectives: tuple[Quality, ...] = (), clauses: tuple[Quality, ...] = ()) -> Phrase:
    """`a Hill Troll`, `a copy of Hill Troll`: a card of that title."""
    return Phrase(adjectives=adjectives, kinds=("card",), clauses=(Quality("title", title), *clauses))


# `for each Hill in play` in the text of a Hill
of["description"].converts(
    lambda clauses: Phrase(kinds=("card",), clauses=(COPY, *clauses)),
    _never,
    "this card {clauses}",
    rank=2,
)
for sort in (of["description"], of["descriptions"]):
    sort.converts(
        lambda clauses=(): Phrase(kinds=("card",), clauses=(COPY, *clauses)),
        lambda given: (
            {"clauses": given.clauses[1:]}
            if isinstance(given, Phrase)
            and given == Phrase(kinds=("card",), clauses=(COPY, *given.clauses[1:]))
            and given.clauses[1:]
            else None
        ),
        "cop[y|ies] of this card {clauses}",
    )
    sort.form(Phrase(kinds=("card",), clauses=(COPY,)), "cop[y|ies] of this card", rank=2)
    sort.converts(
        _titled,
        _never,
        "({adjectives}) {title:name} ({clauses})",
        "({adjectives}) {title:name} card[|s] ({clauses})",
        "({adjectives}) {title:name} objective[|s] ({clauses})",
        "cop[y|ies] of {title:name} ({clauses})",
        rank=1,
    )
of["descriptions"].form(Phrase, "{adjectives:one or the other} {kinds:nouns|?} ({clauses})")
one_of(of["one or the other"], "{either:quality&}")
# `at least one Hill is in play` in the text of a Hill
of["description"].converts(lambda: Phrase(kinds=("card",), clauses=(COPY,)), _never, "this card", rank=3)
of["trait alone"].converts(
    lambda word: (Quality("trait", word),),
    lambda given: (
        {"word": given[0].word}
        if isinstance(given, tuple) and len(given) == 1 and given[0] == Quality("trait", given[0].word)
        else None
    ),
    "{word:trait}",
)
of["description"].form(Phrase, "{adjectives:trait alone} ({clauses})", rank=3)
of["counted"].adds("{it:description}", how="all")
of["counted"].adds("other {it:description}", how="all", other="other")

# --- how many of them, and who says which
cards, target = of["cards"], of["target"]
cards.adds(
    "each {it:description}",
    "every {it:description}",
    "all {it:descriptions}",
    "each of the {it:descriptions}",
    "all of the {it:descriptions}",
    "{it:descriptions}",
    how="all",
    plural=False,
)
cards.adds(
    "each other {it:description}",
    "all other {it:descriptions}",
    "other {it:descriptions}",
    how="all",
    other="other",
    plural=False,
)
for sort, how in ((cards, "pick"), (target, "choose")):
    sort.adds(
        "a/an {it:description}",
        "any {it:description}",
        "1 {it:description}",
        "one {it:description}",
        "any 1 {it:description}",
        "a single {it:description}",
        "any one {it:description}",
        how=how,
        plural=False,
    )
    sort.adds(
        "a {it:description} of his/her/their/your choice", "1 {it:description} of his/her/their/your choice",
        how=how, plural=False, rank=1,
    )  # fmt: skip
    sort.adds("any number of {it:descriptions}", how=how, upto=True, number=ANY_NUMBER)
    sort.adds("X {it:descriptions}", how=how, number=X_OF_THEM)
    sort.adds("{number} {it:description?}", "{number} different {it:descriptions}", how=how)
    sort.adds("up to 1 {it:description}", how=how, upto=True)
    sort.adds("up to {number} {it:description?}", "up to {number} different {it:descriptions}", how=how, upto=True)
    sort.adds(
        "another {it:description}",
        "any other {it:description}",
        "one other {it:description}",
        "a different {it:description}",
        "1 other {it:description}",
        "1 different {it:description}",
        "one different {it:description}",
        how=how,
        other="other",
        plural=False,
    )
    sort.adds("{number} other {it:description?}", how=how, other="other")
for best in ("most", "least"):
    words = "highest/most/greatest" if best == "most" else "lowest/least/fewest"
    cards.form(
        Phrase,
        f"the ({{adjectives}}) {{kinds:noun|}} ({{clauses}}) with the {words} {{{best}:value}}",
        f"the ({{adjectives}}) {{kinds:noun|}} ({{clauses}}) with the {words} {{{best}:value}} on it",
        how="pick",
        plural=False,
    )

for word, best in (("highest", "most"), ("lowest", "least")):
    cards.form(
        Phrase,
        f"the {word} {{{best}:value}} ({{adjectives}}) {{kinds:noun|}} ({{clauses}})",
        how="pick",
        plural=False,
        rank=1,
    )


def _or_somebody(how: str) -> tuple[Any, Any]:
    """`a Rohan hero or Merry`: a card of the kind, or one of that title."""

    def make(kind: Phrase, word: str) -> Phrase:
        either = (Quality("like", group=kind), Quality("title", word))
        return Phrase(how, clauses=(Quality("either", either=either),))

    def take(given: Any) -> Mapping[str, Any] | None:
        try:
            kind, title = given.clauses[0].either
        except (AttributeError, IndexError, ValueError):
            return None
        fits = kind.group is not None and given == make(kind.group, title.word)
        return {"kind": kind.group, "word": title.word} if fits else None

    return make, take


for sort, how in ((cards, "pick"), (target, "choose")):
    sort.converts(
        *_or_somebody(how),
        "a/an {kind:description} or {word:name}",
        "a/an {kind:description}, or {word:name}",
        "a/an {kind:description} or to {word:name}",
        "a/an {kind:description}, or to {word:name}",
        "{word:name} or a/an {kind:description}",
        "{word:name} or to a/an {kind:description}",
        rank=-1,
    )


# --- of a player: `one of his heroes`, `each of your allies`
def theirs(how: str) -> Any:
    """What makes `one of his heroes` a phrase: those of that description that he controls."""

    def make(it: Phrase, whose: Phrase = YOU) -> Phrase | None:
        if set(it.kinds) - {"hero", "ally", "character", "attachment", "card"}:
            return None
        group = Phrase("that player") if whose.how == "they" else whose
        return it._replace(how=how, clauses=(*it.clauses, Quality("controlled", group=group)))

    return make


cards.converts(theirs("pick"), _never, "one of {whose} {it:descriptions}", "1 of {whose} {it:descriptions}")
cards.converts(theirs("all"), _never, "{whose} {it:descriptions}", rank=-1)
cards.converts(theirs("all"), _never, "each of {whose} {it:descriptions}", "all of {whose} {it:descriptions}")
target.converts(theirs("choose"), _never, "one of {whose} {it:descriptions}", "1 of {whose} {it:descriptions}")
cards.converts(theirs("pick"), _never, "your {it:description}")
of["aside"].converts(
    lambda it: it._replace(how="pick", adjectives=(Quality("in", "set aside"), *it.adjectives)),
    lambda given: (
        {"it": given._replace(how="", adjectives=given.adjectives[1:])}
        if isinstance(given, Phrase) and given.how == "pick" and given.adjectives[:1] == (Quality("in", "set aside"),)
        else None
    ),
    "the set aside {it:description}",
)
cards.also(of["aside"])
cards.adds("at least {number} {it:description?}", how="pick", rank=1)

cards.form(
    Phrase,
    "the topmost ({adjectives}) {kinds:noun|} {clauses}",
    how="pick",
    most="topmost",
    plural=False,
)
cards.form(Phrase, "the top card {clauses:pile of cards,}", how="pick", kinds=("card",), most="topmost", plural=False)
cards.form(
    Phrase,
    "the top ({adjectives}) {kinds:noun|} {clauses:pile of cards,}",
    how="pick",
    most="topmost",
    plural=False,
    rank=1,
)
of["pile of cards"].form(
    Quality, "of {group:whose} discard pile", "in/from {group:whose} discard pile", kind="in", word="discard pile"
)
of["pile of cards"].form(
    Quality,
    "of the encounter discard pile",
    "in/from the (encounter) discard pile",
    kind="in",
    word="discard pile",
    group=Phrase("scenario"),
)

# --- cards that are known
CARD = "card/hero/ally/character/enemy/location/attachment/objective/event/treachery/stage/quest"
cards.form(
    THIS,
    "this card",
    "this",
    f"this {CARD.replace('enemy/', '')}",
    "itself",
    "this quest card",
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
cards.form(Phrase, "attached {kinds:noun,}", "the attached {kinds:noun,}", how="host", plural=False, rank=-1)
cards.form(IT, "it", "him/her/them/he/she", plural=False)
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
    "the engaged {kinds:noun,}",
    how="it",
    plural=False,
)
cards.form(
    Phrase("active location"),
    "the active location",
    "the current active location",
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
    "the main quest",
    "the current main quest",
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
    "defending character/hero",
    "the defending hero",
    "the defender",
    "the defenders",
    plural=False,
)
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
    "all", "active location", "current quest", "this", "host", "named", "it", "attacking enemy", "attacked enemy",
    "defending character",
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
    ("phase", ("each quest phase", "during the quest phase", "during each quest phase", "each phase")),
):
    TURNED_UP = (f"the first {{it:description}} revealed {{out}}{when}" for when in whens)
    cards.converts(
        *_first(word),
        *(each.replace("{out}", out) for each in TURNED_UP for out in ("", "from the encounter deck ")),
        plural=False,
    )

# --- resource pools
pool = of["pool"]
pool.form(IT, "its/his/her/their pool", "its/his/her/their resource pool")
pool.converts(
    lambda it: it,
    lambda given: {"it": given} if isinstance(given, Phrase) else None,
    "{it:cards}",
    "{it:cards} 's pool",
    "{it:cards} 's resource pool",
    "the resource pool of {it:cards}",
    "{it:cards} 's (resource) pools",
    "{it:cards} ' (resource) pool[|s]",
    "each {it:cards} 's (resource) pool",
)
pool.converts(
    _or_somebody("pick")[0],
    _never,
    "a/an {kind:description} 's (resource) pool or (to) {word:name} 's (resource) pool",
    "a/an {kind:description} 's (resource) pool, or (to) {word:name} 's (resource) pool",
    rank=-1,
)
