"""qualifiers: phrases for cards: `each ready hero you control`, `a Gondor or Rohan ally`, `this card`, `that enemy`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.whom.qualities import one_of
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import ANY_NUMBER, IT, THIS, X_OF_THEM, YOU, Phrase, Quality

COPY = Quality("copy", group=THIS)


def _never(given: Any) -> Mapping[str, Any] | None:
    return None


# --- a kind of card, one or many
for sort, kinds in ((of["description"], "noun"), (of["descriptions"], "nouns")):
    sort.form(
        Phrase,
        f"({{adjectives}}) {{kinds:{kinds}|?}} ({{clauses:clauses?}})",
        f"({{adjectives}}) {{kinds:{kinds}&?}} ({{clauses:clauses?}})",
    )
    sort.form(
        Phrase, f"({{adjectives}}) {{kinds:{kinds}|?}} ({{clauses}}) with the highest/most/greatest {{most:value}}"
    )
    sort.form(
        Phrase, f"({{adjectives}}) {{kinds:{kinds}|?}} ({{clauses}}) with the lowest/least/fewest {{least:value}}"
    )
    shadow = "shadow card[|s]" if kinds == "noun" else "shadow cards"
    sort.form(Phrase, f"({{adjectives}}) {shadow} {{clauses:dealt,}}", kinds=("shadow card",))
for word, sort in (("card", of["description"]), ("cards", of["descriptions"])):
    for several in "&|":
        sort.converts(
            lambda kinds, adjectives=(), clauses=(): (
                Phrase(adjectives=adjectives, kinds=kinds, clauses=clauses) if len(kinds) > 1 else None
            ),
            _never,
            f"({{adjectives}}) {{kinds:kind of card{several}}} {word} ({{clauses}})",
        )


OF_TITLE = ("location[|s]", "enem[y|ies]")


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
for sort, copies in ((of["description"], "cop[y|ies]"), (of["descriptions"], "copies")):
    sort.converts(
        lambda clauses=(): Phrase(kinds=("card",), clauses=(COPY, *clauses)),
        lambda given: (
            {"clauses": given.clauses[1:]}
            if isinstance(given, Phrase)
            and given == Phrase(kinds=("card",), clauses=(COPY, *given.clauses[1:]))
            and given.clauses[1:]
            else None
        ),
        f"{copies} of this card {{clauses}}",
    )
    sort.form(Phrase(kinds=("card",), clauses=(COPY,)), f"{copies} of this card", rank=2)
    sort.form(Phrase(kinds=("card",), clauses=(COPY._replace(group=IT),)), f"{copies} of that card", f"{copies} of it")
    sort.converts(
        _titled,
        _never,
        "({adjectives}) {title:name} ({clauses})",
        "({adjectives}) {title:name} card[|s] ({clauses})",
        "({adjectives}) {title:name} objective[|s] ({clauses})",
        f"({{adjectives}}) {copies} of {{title:name}} ({{clauses}})",
        rank=1,
    )
    # A trait of that name comes first.
    sort.converts(_titled, _never, *(f"({{adjectives}}) {{title:name}} {x} ({{clauses}})" for x in OF_TITLE), rank=4)
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
LANGUAGE.words("things", "of which there are many", ("resources", "attachments", "hit points"))
LANGUAGE.words("stuff", "of which there is much", ("damage", "progress"))
for much, best, what in (
    ("most", "most", "things"),
    ("most", "most", "stuff"),
    ("fewest", "least", "things"),
    ("least", "least", "stuff"),
):
    cards.form(
        Phrase,
        f"the ({{adjectives}}) {{kinds:noun|}} ({{clauses}}) with the {much} {{{best}:{what}}}",
        f"the ({{adjectives}}) {{kinds:noun|}} ({{clauses}}) with the {much} {{{best}:{what}}} in its/his/her pool",
        how="pick",
        plural=False,
    )
for best in ("most", "least"):
    words = "highest/most/greatest" if best == "most" else "lowest/least/fewest"
    cards.form(
        Phrase,
        f"the ({{adjectives}}) {{kinds:noun|}} ({{clauses}}) with the {words} {{{best}:value}}",
        f"the ({{adjectives}}) {{kinds:noun|}} ({{clauses}}) with the {words} {{{best}:value}} on it",
        f"the ({{adjectives}}) {{kinds:noun|}} with the {words} {{{best}:value}} {{clauses}}",
        how="pick",
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
        "a {it:description} of their/his/her/your choice", "1 {it:description} of their/his/her/your choice",
        how=how, plural=False, rank=1,
    )  # fmt: skip
    sort.adds("any number of {it:descriptions}", how=how, upto=True, number=ANY_NUMBER, plural=True)
    sort.adds("X {it:descriptions}", how=how, number=X_OF_THEM, plural=True)
    sort.adds("{number} {it:description?}", "{number} different {it:descriptions}", how=how)
    sort.adds("up to 1 {it:description}", how=how, upto=True, plural=False)
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


def _best(best: str) -> Any:
    """`the hero with the most damage without a copy of this card`: which of them, said behind."""

    def make(kinds: Any, behind: Any, value: str, adjectives: Any = (), clauses: Any = ()) -> Phrase:
        found = Phrase("pick", adjectives=adjectives, kinds=kinds, clauses=(*clauses, *behind))
        return found._replace(most=value) if best == "most" else found._replace(least=value)

    return make


for best, words in (("most", "highest/most/greatest"), ("least", "lowest/least/fewest")):
    cards.converts(
        _best(best),
        _never,
        f"the ({{adjectives}}) {{kinds:noun|}} ({{clauses}}) with the {words} {{value}} {{behind:clauses}}",
        rank=1,
    )

# --- `each discarded enemy`: of those that the sentences before have discarded
DISCARDED = Quality("done", "discarded")


def _of_discarded(it: Phrase) -> Phrase:
    return it._replace(how="all", clauses=(*it.clauses, DISCARDED))


cards.converts(_of_discarded, _never, "all discarded {it:descriptions}", "each discarded {it:description}",
               "the discarded {it:descriptions}", rank=-1)  # fmt: skip
UNPAID = Quality("done", "resources lost", negated=True)


def _that_lost_none(it: Phrase) -> Phrase:
    """`any hero that could not discard a resource`: each of those that the sentence before took none from."""
    return it._replace(how="all", clauses=(*it.clauses, UNPAID))


cards.converts(
    _that_lost_none,
    lambda given: (
        {"it": given._replace(how="", clauses=given.clauses[:-1])}
        if isinstance(given, Phrase) and given.how == "all" and given.clauses[-1:] == (UNPAID,)
        else None
    ),
    "each {it:description} that could not discard a resource",
    "any/each {it:description} that/who could/did not discard a resource (from its/his/her pool)",
    "any/each {it:description} that/who could/did not discard a resource from its/his/her resource pool",
    "all {it:descriptions} that/who could/did not discard a resource (from their pool[|s])",
    plural=False,
    rank=-2,
)
for word, best in (("highest", "most"), ("lowest", "least")):
    cards.form(
        Phrase,
        f"the {word} {{{best}:value}} ({{adjectives}}) {{kinds:noun|}} ({{clauses}})",
        how="pick",
        plural=False,
        rank=1,
    )


def or_somebody(how: str) -> tuple[Any, Any]:
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
        *or_somebody(how),
        "a/an {kind:description} or {word:name}",
        "a/an {kind:description}, or {word:name}",
        "a/an {kind:description} or to {word:name}",
        "a/an {kind:description}, or to {word:name}",
        "{word:name} or a/an {kind:description}",
        "{word:name} or to a/an {kind:description}",
        rank=-1,
    )


def or_another(how: str) -> Any:
    """`a Noble hero or a Gondor ally`: one of the one kind, or of the other; what is said behind both is not clear."""

    def make(one: Phrase, two: Phrase) -> Phrase | None:
        unclear = (two.clauses and not one.clauses) or one.most or one.least or two.most or two.least
        either = (Quality("like", group=one), Quality("like", group=two))
        placed = any(each.kind == "in" and each.word != "staging area" for each in (*one.clauses, *two.clauses))
        return None if unclear or placed else Phrase(how, clauses=(Quality("either", either=either),))

    def take(given: Any) -> Mapping[str, Any] | None:
        either = given.clauses[0].either if isinstance(given, Phrase) and len(given.clauses) == 1 else ()
        if len(either) != 2 or any(each.kind != "like" or each.group is None for each in either):
            return None
        one, two = (each.group or Phrase() for each in either)
        return {"one": one, "two": two} if given == make(one, two) else None

    return make, take


for sort, how in ((cards, "pick"), (target, "choose")):
    sort.converts(*or_another(how), "a/an {one:description} or a/an {two:description}", plural=False, rank=3)


# --- of a player: `one of his heroes`, `each of your allies`
def theirs(how: str) -> Any:
    """What makes `one of his heroes` a phrase: those of that description that he controls."""

    def make(it: Phrase, whose: Phrase = YOU) -> Phrase | None:
        if set(it.kinds) - {"hero", "ally", "character", "attachment", "card"}:
            return None
        if whose.how == "they" and it.kinds == ("attachment",):
            return None  # Those of a hero, or those of a player.
        group = Phrase("that player") if whose.how == "they" else whose
        return it._replace(how=how, clauses=(*it.clauses, Quality("controlled", group=group)))

    return make


cards.converts(theirs("pick"), _never, "one of {whose} {it:descriptions}", "1 of {whose} {it:descriptions}")
cards.converts(theirs("all"), _never, "{whose} {it:descriptions}", rank=-1)
cards.converts(theirs("all"), _never, "each of {whose} {it:descriptions}", "all of {whose} {it:descriptions}")
target.converts(theirs("choose"), _never, "one of {whose} {it:descriptions}", "1 of {whose} {it:descriptions}")
cards.converts(theirs("pick"), _never, "your {it:description}")
of["counted"].converts(theirs("all"), _never, "of {whose} {it:descriptions}")
of["aside"].converts(
    lambda it: it._replace(how="pick", adjectives=(Quality("in", "set aside"), *it.adjectives)),
    lambda given: (
        {"it": given._replace(how="", adjectives=given.adjectives[1:])}
        if isinstance(given, Phrase) and given.how == "pick" and given.adjectives[:1] == (Quality("in", "set aside"),)
        else None
    ),
    "the set aside {it:description}",
    "the set-aside {it:description}",
    "a/1/one set aside {it:description}",
    "a/1/one set-aside {it:description}",
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
for top in ("top", "topmost"):
    cards.form(
        Phrase,
        f"the {top} X ({{adjectives}}) {{kinds:nouns|}} {{clauses:pile of cards,}}",
        how="pick",
        most="topmost",
        number=X_OF_THEM,
        rank=-2,
    )
    cards.form(
        Phrase,
        f"the {top} {{number}} ({{adjectives}}) {{kinds:nouns|}} {{clauses:pile of cards,}}",
        how="pick",
        most="topmost",
        rank=1,
    )
cards.form(
    Phrase,
    "the topmost {number} ({adjectives}) {kinds:nouns|} {clauses}",
    "the {number} topmost ({adjectives}) {kinds:nouns|} {clauses}",
    how="pick",
    most="topmost",
    plural=True,
    rank=-1,
)
cards.form(
    Phrase,
    "the topmost ({adjectives}) {kinds:noun|} {clauses:pile of cards,}",
    how="pick",
    most="topmost",
    plural=False,
    rank=1,
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
    "of/in/from the encounter deck discard pile",
    "of/in/from the encounter deck's discard pile",
    "in/from the (encounter) discard pile",
    "of the discard pile",
    kind="in",
    word="discard pile",
    group=Phrase("scenario"),
)
