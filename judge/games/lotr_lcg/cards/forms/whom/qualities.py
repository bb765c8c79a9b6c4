"""qualifiers: what stands before and behind a noun: `ready`, `Gondor or Rohan`, `you control`, `with 3 hit points`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.cardtext.language import Sort
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import IT, THIS, YOU, Amount, Phrase, Quality, Range

quality, adjectives, clause, clauses = of["quality"], of["adjectives"], of["clause of cards"], of["clauses"]


def _first(one: Quality) -> tuple[Quality, ...]:
    return (one,)


def _only(given: Any) -> Mapping[str, Any] | None:
    return {"one": given[0]} if isinstance(given, tuple) and len(given) == 1 else None


def _and_more(one: Quality, rest: tuple[Quality, ...]) -> tuple[Quality, ...]:
    return (one, *rest)


def _several(given: Any) -> Mapping[str, Any] | None:
    return {"one": given[0], "rest": given[1:]} if isinstance(given, tuple) and len(given) > 1 else None


def _either(either: tuple[Quality, ...]) -> tuple[Quality, ...] | None:
    """Words of which one is enough; of what a card is not, a list means all of it."""
    several = len(either) > 1 and not any(each.negated for each in either)
    return (Quality("either", either=either),) if several else None


def _of_either(given: Any) -> Mapping[str, Any] | None:
    found = given[0] if isinstance(given, tuple) and len(given) == 1 else None
    return {"either": found.either} if isinstance(found, Quality) and found.kind == "either" else None


def one_of(sort: Sort, template: str) -> None:
    """A row for `Gondor or Rohan`: words of which one is enough."""
    sort.converts(_either, _of_either, template)


# --- before the noun
quality.form(Quality, "{kind:state}")
quality.form(Quality, "{word:trait}", kind="trait", rank=1)
quality.form(Quality, "{word:sphere}", kind="sphere")
quality.form(Quality, "{word:keyword}", kind="keyword", rank=2)
quality.form(Quality, "set aside", "set-aside", kind="in", word="set aside")
quality.form(Quality("eligible"), "eligible", rank=3)
quality.form(Quality("random"), "random", "randomly chosen/selected")
quality.form(Quality, "player card", kind="type", word="player card", rank=1)
quality.form(Quality, "undamaged", kind="damaged", negated=True)
quality.form(Quality, "unexhausted", kind="exhausted", negated=True)
quality.form(Quality, "unattached", kind="attached", negated=True)
quality.form(Quality, "unengaged", kind="engaged", negated=True)
quality.form(Quality, "uncommitted", kind="committed", negated=True)
quality.form(Quality, "unclaimed", kind="claimed", negated=True)
quality.form(Quality, "unguarded", kind="guarded", negated=True)
quality.form(Quality, "active", kind="in", word="active location")
quality.form(Quality, "facedown", "face down", kind="faceup", negated=True)
quality.form(Quality, "faceup", "face up", kind="faceup")
not_so = of["not so"]
not_so.form(Quality, "non-{word:trait}", "non {word:trait}", kind="trait", negated=True, rank=1)
not_so.form(Quality, "non-{word:noun}", "non {word:noun}", kind="type", negated=True)
not_so.form(Quality, "non-{word:sphere}", "non {word:sphere}", kind="sphere", negated=True)
not_so.form(Quality, "non-unique", "non unique", kind="unique", negated=True)
quality.also(not_so)
quality.form(Quality, "not {kind:state}", negated=True)
adjectives.converts(_first, _only, "{one:quality}")
one_of(adjectives, "{either:quality|}")
adjectives.converts(
    lambda one, two: _either((one, two)), lambda given: None, "{one:quality} or a/an {two:quality}", rank=1
)
adjectives.converts(_and_more, _several, "{one:quality} {rest:adjectives}")
adjectives.converts(lambda one, two: (one, two), lambda given: None, "{one:not so}, {two:not so}")

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
clause.form(Quality, "you own", kind="owned", group=YOU)
clause.form(Quality, "in {word:place}", "from {word:far place}", "that [is|are] in {word:place}", kind="in")
clause.form(
    Quality, "currently in {word:place}", "that [is|are] currently in {word:place}", kind="currently in", rank=-1
)
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
clause.form(
    Quality,
    "under {group:cards}",
    "underneath {group:cards}",
    "from under/underneath {group:cards}",
    "that [is|are] under/underneath {group:cards}",
    kind="under",
)
clause.form(Quality("under", group=IT), "under/underneath it/him/her", "from under/underneath it", rank=-1)
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
    kind="engaged",
    negated=True,
    rank=1,
)
clause.form(Quality("engaged", negated=True), "not engaged with a/any player")
clause.form(
    Quality,
    "committed to the quest",
    "committed to a/this/that quest",
    "currently committed to a/the quest",
    kind="committed",
)
clause.form(
    Quality,
    "not committed to the quest",
    "not committed to a/this/that quest",
    "not currently committed to the/a quest",
    kind="committed",
    negated=True,
)
clause.form(Quality, "committed to a side quest", kind="committed", word="side quest")
clause.form(
    Quality("engaged", "single", Phrase("that player")), "engaged with a single player", "engaged with 1/one player"
)
clause.form(
    Quality("named type"), "of the named type", "of that type", "of the named/chosen (card) type",
    "that match[es|] the named/chosen (card) type", "that [is|are] of the named/chosen (card) type",
)  # fmt: skip
clause.form(
    Quality("named type", negated=True), "that [is|are] not of the named type",
    "that [is|are] not of the named/chosen (card) type", "that [does|do] not match the named/chosen (card) type",
)  # fmt: skip
clause.form(Quality("defending"), "that/who defend[s|] an attack", "that/who [is|are] defending an attack", rank=1)
clause.form(Quality("has attacked"), "that [has|have] (already) attacked this phase", "that attacked this phase")
clause.form(
    Quality("has attacked", negated=True), "that [has|have] not attacked this phase", "that did not attack this phase",
)  # fmt: skip
clause.form(Quality, "that/who entered play this round", kind="happened", word="entered play")
clause.form(Quality, "with which he/she is engaged", kind="engaged", group=Phrase("that player"))
clause.form(Quality("engaged", group=Phrase("engaged player")), "engaged with the same player (as this card)", rank=-1)
clause.form(Quality, "with which you are engaged", "you are engaged with", kind="engaged", group=YOU)
clause.form(Quality("attacking"), "that/who participated in that attack", "that/who participated in this/the attack")
of["dealt"].form(Quality, "dealt to {group:cards}", "currently dealt to {group:cards}", kind="dealt to")
clause.form(
    Quality,
    "{word:done} this way",
    "{word:done} by this effect",
    "{word:done} in this way",
    "{word:done} as a result of this effect",
    "that was/were {word:done} this way",
    "that was/were {word:done} by this effect",
    kind="done",
    rank=-1,
)
WAYS = ("this way", "by this effect", "through this effect")
clause.form(
    Quality("done", "engaged"),
    *(f"that engage[s|] a player {way}" for way in WAYS),
    *(f"that engaged a player {way}" for way in WAYS),
)
clause.form(Quality, "attached to {group:cards}", kind="on")
clause.form(Quality, "from the defending character", kind="on", group=Phrase("defending character"))
clause.form(Quality, "from attached hero", kind="on", group=Phrase("host", kinds=("hero",)))
clause.form(Quality("on", group=IT), "from it/him/her", rank=2)


def _than(op: str) -> tuple[Any, Any]:
    """`with less attack than its willpower`: a value, and another number found on the table."""

    def make(word: str, amount: Amount) -> Quality | None:
        return None if amount.group == IT else Quality("value", word, range=Range(op, amount))

    def take(given: Any) -> Mapping[str, Any] | None:
        span = given.range if isinstance(given, Quality) else None
        if span is None or span.amount.group is None or given != make(given.word, span.amount):
            return None
        return {"word": given.word, "amount": span.amount}

    return make, take


clause.converts(*_than("<"), "with (a/an) less/lower/fewer {word:value} than {amount:plain quantity}")
clause.converts(*_than(">"), "with (a/an) more/higher/greater {word:value} than {amount:plain quantity}")
clause.form(Quality("on", group=IT), "attached to it", "on it/him/her", "it/he/she has", rank=1)
of["that one"].form(Phrase, "that {kinds:noun,}", how="it")
of["that one"].form(THIS, "this card")
of["that one"].form(Phrase("defending character"), "the defending character", "defending character")
of["that one"].form(Phrase("attacking enemy"), "the attacking enemy", "attacking enemy")
of["that one"].form(Phrase, "attached {kinds:noun,}", how="host")
clause.form(Quality, "on {group:that one}", "from {group:that one}", kind="on", rank=1)
clause.form(Quality("on", group=Phrase("active location")), "attached to the active location", "on the active location")
clause.form(
    Quality,
    "with {group:cards} attached",
    "with {group:cards} attached to it",
    "with the card {group:cards} attached",
    kind="bears",
)
MINE_TOO = Quality("bears", group=Phrase("all", kinds=("card",), clauses=(Quality("copy", group=THIS),)), negated=True)
clause.form(
    MINE_TOO,
    "without a/another copy of this card attached",
    "without a/another copy of this card (attached to it/them)",
    "without (a|another) this card attached",
    "without (a|another) this card (attached to it/them)",
    "that does not (already) have a copy of this card attached",
    "that/who does not (already) have (a|another) this card attached",
    rank=-6,
)
clause.form(
    Quality,
    "without {group:cards} attached",
    "without {group:cards} attached to it/them",
    kind="bears",
    negated=True,
)
clause.form(
    Quality,
    "with a {word:measure} of {range}",
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
clause.form(
    Quality, "with a resource", "with a resource on it", "with any resources",
    "with (a|any|1 or more|at least 1) resource[|s] in its/his/her/their pool", kind="bears resources",
)  # fmt: skip
clause.form(
    Quality, "with no resources", "with no resources on it", "without resources", "without a resource",
    "with no resources in its/their/his/her (resource) pool[|s]", kind="bears resources", negated=True, rank=-1,
)  # fmt: skip
clause.form(Quality, "with an attachment", "with any attachments", "with attachments", kind="bears attachments")
clause.form(
    Quality,
    "without attachments",
    "without an attachment",
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
clause.form(
    Quality,
    "without {group:worn}",
    "without {group:worn} on it/them",
    "without {group:worn} attached (to it/them)",
    kind="bears",
    negated=True,
    rank=-1,
)
GUARDS = ("guarding an/any objective[|s]", "currently guarding an/any objective[|s]", "guarding a card")
clause.form(Quality, *GUARDS, "that [is|are] guarding an objective", kind="guards")
clause.form(
    Quality, "not guarding an objective", "that [is|are] not (currently) guarding an objective",
    kind="guards", negated=True,
)  # fmt: skip
clause.form(Quality, "guarded by an encounter card", "guarded by an/any encounter[|s]", kind="guarded")
clause.form(Quality, "with no shadow effect", "without a shadow effect", kind="shadow effect", negated=True)
clause.form(Quality, "with a shadow effect", kind="shadow effect")
clause.form(Quality, "that [is|are] {kind:state}")
clause.form(Quality, "that [is|are] not {kind:state}", negated=True)
clauses.converts(_first, _only, "{one:clause of cards?}")
clauses.form(
    (Quality("controlled", group=YOU), Quality("committed")), "you (have) committed to the quest",
    "you control that [is|are] committed to the quest", rank=-1,
)  # fmt: skip
clauses.converts(_and_more, _several, "{one:clause of cards?} {rest:clauses?}", rank=1)  # The next noun comes first.
