"""qualifiers: phrases for cards: `each ready hero you control`, `a Gondor or Rohan ally`, `this card`, `that enemy`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import ANY_NUMBER, IT, THIS, X_OF_THEM, YOU, Phrase, Quality, Range

quality, adjectives, clause, clauses = of["quality"], of["adjectives"], of["clause of cards"], of["clauses"]


def _first(one: Quality) -> tuple[Quality, ...]:
    return (one,)


def _only(given: Any) -> Mapping[str, Any] | None:
    return {"one": given[0]} if isinstance(given, tuple) and len(given) == 1 else None


def _and_more(one: Quality, rest: tuple[Quality, ...]) -> tuple[Quality, ...]:
    return (one, *rest)


def _several(given: Any) -> Mapping[str, Any] | None:
    return {"one": given[0], "rest": given[1:]} if isinstance(given, tuple) and len(given) > 1 else None


def _either(either: tuple[Quality, ...]) -> Quality | None:
    return Quality("either", either=either) if len(either) > 1 else None


def _of_either(given: Any) -> Mapping[str, Any] | None:
    return {"either": given.either} if isinstance(given, Quality) and given.kind == "either" else None


# --- before the noun
quality.form(Quality, "{kind:state}")
quality.form(Quality, "{word:trait}", kind="trait", rank=1)
quality.form(Quality, "{word:sphere}", kind="sphere")
quality.form(Quality, "{word:keyword}", kind="keyword")
quality.form(Quality, "set aside", kind="in", word="set aside")
quality.form(Quality, "non unique", kind="unique", negated=True)
quality.form(Quality, "player card", kind="type", word="player card", rank=1)
quality.form(Quality, "undamaged", kind="damaged", negated=True)
quality.form(Quality, "unexhausted", kind="exhausted", negated=True)
quality.form(Quality, "unattached", kind="attached", negated=True)
quality.form(Quality, "unengaged", kind="engaged", negated=True)
quality.form(Quality, "uncommitted", kind="committed", negated=True)
quality.form(Quality, "unclaimed", kind="claimed", negated=True)
quality.form(Quality, "unguarded", kind="guarded", negated=True)
quality.form(Quality, "not {kind:state}", negated=True)
quality.form(Quality, "non {word:trait}", kind="trait", negated=True, rank=1)
quality.form(Quality, "non {word:noun}", kind="type", negated=True)
quality.form(Quality, "non {word:sphere}", kind="sphere", negated=True)
adjectives.converts(_first, _only, "{one:quality}")
adjectives.converts(
    lambda either: (found,) if (found := _either(either)) else None,
    lambda given: _of_either(given[0]) if isinstance(given, tuple) and len(given) == 1 else None,
    "{either:quality|}",
)
adjectives.converts(_and_more, _several, "{one:quality} {rest:adjectives}")

# --- behind the noun
clause.form(
    Quality,
    "you control",
    "you currently control",
    "under your control",
    "controlled by you",
    kind="controlled",
    group=YOU,
)
clause.form(
    Quality,
    "{group:player} controls",
    "that {group:player} controls",
    "controlled by {group:player}",
    kind="controlled",
)
clause.form(Quality, "they control", "he or she controls", kind="controlled", group=Phrase("that player"))
clause.form(
    Quality,
    "the players control",
    "players control",
    "controlled by the players",
    kind="controlled",
    group=Phrase("each player"),
)
clause.form(Quality, "you own", kind="owned", group=YOU)
clause.form(Quality, "in {word:place}", "from {word:far place}", "that [is|are] in {word:place}", kind="in")
clause.form(Quality, "currently in {word:place}", "that [is|are] currently in {word:place}", kind="currently in")
clause.form(Quality, "in {group:whose} hand", "from {group:whose} hand", kind="in", word="hand", rank=1)
clause.form(Quality, "in any hand", kind="in", word="hand")
clause.form(Quality, "in {group:whose} discard pile", "from {group:whose} discard pile", kind="in", word="discard pile")
clause.form(Quality, "in {group:whose} deck", "from {group:whose} deck", kind="in", word="deck")
SCENARIO = Phrase("scenario")
clause.form(Quality, "in the encounter deck", "from the encounter deck", kind="in", word="deck", group=SCENARIO, rank=1)
clause.form(
    Quality,
    "in the encounter discard pile",
    "from the encounter discard pile",
    "in the discard pile",
    "from the discard pile",
    kind="in",
    word="discard pile",
    group=SCENARIO,
)
clause.form(
    Quality,
    "in any discard pile",
    "in a discard pile",
    "from any discard pile",
    "from a discard pile",
    kind="in",
    word="discard pile",
)
clause.form(Quality, "set aside", "that [is|are] set aside", kind="in", word="set aside")
clause.form(
    Quality, "engaged with a player", "engaged with any player", "currently engaged with a player", kind="engaged"
)
clause.form(
    Quality,
    "engaged with {group:anybody}",
    "that [is|are] engaged with {group:anybody}",
    "currently engaged with {group:anybody}",
    kind="engaged",
    rank=1,
)
clause.form(
    Quality,
    "not engaged with {group:anybody}",
    "that [is|are] not engaged with {group:anybody}",
    kind="engaged",
    negated=True,
)
clause.form(
    Quality,
    "committed to the quest",
    "committed to a/this/that quest",
    "currently committed to a/the quest",
    "that [is|are] committed to the quest",
    kind="committed",
)
clause.form(
    Quality,
    "not committed to the quest",
    "not committed to a/this/that quest",
    "that [is|are] not committed to the/a quest",
    kind="committed",
    negated=True,
)
clause.form(Quality, "with which he/she is engaged", kind="engaged", group=Phrase("that player"))
clause.form(Quality, "with which you are engaged", kind="engaged", group=YOU)
clause.form(Quality, "{word:done} this way", "{word:done} by this effect", "{word:done} in this way", kind="done")
clause.form(Quality, "attached to {group:cards}", kind="on")
clause.form(Quality, "from the defending character", kind="on", group=Phrase("defending character"))
clause.form(Quality, "from attached hero", kind="on", group=Phrase("host", kinds=("hero",)))
clause.converts(
    lambda word, amount: Quality("value", word, range=Range("<", amount)),
    lambda given: None,
    "with less/lower/fewer {word:value} than {amount:plain quantity}",
)
clause.converts(
    lambda word, amount: Quality("value", word, range=Range(">", amount)),
    lambda given: None,
    "with more/higher/greater {word:value} than {amount:plain quantity}",
    "with a/an higher/greater {word:value} than {amount:plain quantity}",
)
clause.form(Quality("on", group=IT), "attached to it", "on it/him/her")
clause.form(Quality("on", group=Phrase("active location")), "attached to the active location", "on the active location")
clause.form(Quality, "with {group:cards} attached", "with {group:cards} attached to it", kind="bears")
clause.form(
    Quality,
    "with {range} {word:value}",
    "with {range} {word:value} on it/them",
    "with (a/an) {word:value} of {range}",
    "with (a/an) {word:value} {range}",
    kind="value",
    rank=1,
)
clause.form(Quality, "that costs {range}", "of cost {range}", kind="value", word="cost")
clause.form(
    Quality, "with damage", "with any damage", "with damage on it/them", "that [is|are] damaged", kind="damaged"
)
clause.form(
    Quality, "with no damage", "with no damage on it/them", "without damage", kind="damaged", negated=True, rank=-1
)
clause.form(
    Quality, "with progress on it", "with any progress", "with progress", "with progress tokens on it/them",
    kind="bears progress", rank=-1,
)  # fmt: skip
clause.form(
    Quality, "with no progress", "with no progress on it/them", "with no progress tokens (on it/them)",
    kind="bears progress", negated=True, rank=-1,
)  # fmt: skip
clause.form(Quality, "with a resource", "with a resource on it", "with any resources", kind="bears resources")
clause.form(
    Quality, "with no resources", "with no resources on it", "without resources", kind="bears resources", negated=True,
    rank=-1,
)  # fmt: skip
clause.form(Quality, "with an attachment", "with any attachments", "with attachments", kind="bears attachments")
clause.form(
    Quality,
    "without attachments",
    "with no attachments",
    "without any attachments",
    kind="bears attachments",
    negated=True,
)
worn = of["worn"]
worn.form(Phrase, "a {adjectives} attachment", how="pick", kinds=("attachment",))
A_PLAYERS = (Quality("type", "player card"),)
worn.form(
    Phrase("pick", kinds=("attachment",), adjectives=A_PLAYERS), "a player card attachment", "a player attachment"
)
clause.form(
    Quality,
    "with {group:worn}",
    "with {group:worn} on it/them",
    "with {group:worn} attached",
    "with {group:worn} attached to it/them",
    kind="bears",
)
of["sharing"].form(
    Quality, "a trait with {group:cards}", "at least 1/one trait with {group:cards}", kind="shares a trait"
)
clause.converts(
    lambda it: it,
    lambda given: {"it": given} if isinstance(given, Quality) and given.kind == "shares a trait" else None,
    "that share[s|] {it:sharing}",
    "who share[s|] {it:sharing}",
)
clause.form(Quality, "with {word:keyword}", "with the {word:keyword} keyword", kind="keyword")
clause.form(Quality, "without {word:keyword}", "without the {word:keyword} keyword", kind="keyword", negated=True)
clause.form(Quality, "with the {word:trait} trait", kind="trait")
clause.form(Quality, "without the {word:trait} trait", kind="trait", negated=True)
clause.form(
    Quality,
    "with a/the {word:sphere} icon",
    "with a/the {word:sphere} resource icon",
    "that has a/the {word:sphere} (resource) icon",
    kind="sphere",
)
clause.form(
    Quality,
    "with a/the printed {word:sphere} icon",
    "with a/the printed {word:sphere} resource icon",
    kind="printed sphere",
)
clause.form(Quality, "named {word:name}", "called {word:name}", "titled {word:name}", kind="title")
clause.form(Quality, "that [is|are] {kind:state}")
clause.form(Quality, "that [is|are] not {kind:state}", negated=True)
clauses.converts(_first, _only, "{one:clause of cards}")
clauses.converts(_and_more, _several, "{one:clause of cards} {rest:clauses}")

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


def _titled(title: str, adjectives: tuple[Quality, ...] = (), clauses: tuple[Quality, ...] = ()) -> Phrase:
    """`a Hill Troll`, `a copy of Hill Troll`: a card of that title."""
    return Phrase(adjectives=adjectives, kinds=("card",), clauses=(Quality("title", title), *clauses))


# `for each Hill in play` in the text of a Hill
of["description"].converts(
    lambda clauses: Phrase(kinds=("card",), clauses=(Quality("copy", group=THIS), *clauses)),
    lambda given: None,
    "this card {clauses}",
    rank=2,
)
COPY = Quality("copy", group=THIS)
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
    sort.form(Phrase(kinds=("card",), clauses=(COPY,)), "cop[y|ies] of this card")
    sort.converts(
        _titled,
        lambda given: None,
        "({adjectives}) {title:name} ({clauses})",
        "({adjectives}) {title:name} card[|s] ({clauses})",
        "cop[y|ies] of {title:name} ({clauses})",
        rank=1,
    )
of["descriptions"].form(Phrase, "{adjectives:one or the other} {kinds:nouns|?} ({clauses})")
of["one or the other"].converts(
    lambda either: (found,) if (found := _either(either)) else None,
    lambda given: _of_either(given[0]) if isinstance(given, tuple) and len(given) == 1 else None,
    "{either:quality&}",
)
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


# --- of a player: `one of his heroes`, `each of your allies`
def theirs(how: str) -> Any:
    """What makes `one of his heroes` a phrase: those of that description that he controls."""

    def make(it: Phrase, whose: Phrase = YOU) -> Phrase | None:
        if set(it.kinds) - {"hero", "ally", "character", "attachment", "card"}:
            return None
        group = Phrase("that player") if whose.how == "they" else whose
        return it._replace(how=how, clauses=(*it.clauses, Quality("controlled", group=group)))

    return make


def _never(given: Any) -> Mapping[str, Any] | None:
    return None


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
cards.form(Phrase, "attached {kinds:noun,}", "the attached {kinds:noun,}", how="host", plural=False)
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
    how="it",
    plural=False,
)
cards.form(Phrase("active location"), "the active location", plural=False)
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
cards.form(Phrase("attacking enemy"), "the attacking enemy", "attacking enemy", "the attacker", plural=False)
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
cards.form(Phrase, "the {names:name,}", how="named", plural=False, rank=2)

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
