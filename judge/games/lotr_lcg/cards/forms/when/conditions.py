"""constant-conditional: what must be so: `you control a Noble hero`, `it is the quest phase`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import THIS, Amount, Condition, Phrase, Quality, Range

condition = of["condition"]
of["characters"].form(
    Phrase, "characters ({clauses})", how="all", kinds=("character",),
)  # fmt: skip

# --- somebody is something
condition.form(
    Condition,
    "{group:cards} [is|are] {qualities:being,}",
    "{group:cards} [is|are] currently {qualities:being,}",
    "{group:cards} [is|are] still {qualities:being,}",
    kind="is",
)
condition.form(Condition, "{group:cards} [is|are] already {qualities:being,}", kind="is", word="already")
condition.form(
    Condition,
    "{group:cards} [is|are] not {qualities:being,}",
    "{group:cards} [is|are] no longer {qualities:being,}",
    kind="is",
    negated=True,
)
condition.form(Condition, "{group:cards} [has|have] {qualities:having,}", kind="is")
condition.form(Condition, "{group:cards} share[s|] {qualities:sharing,}", kind="is")
of["having"].form(Quality, "the {word:trait} trait", kind="trait")
of["having"].form(Quality, "the {word:keyword} keyword", kind="keyword")
of["having"].form(Quality, "a/the printed {word:keyword} keyword", kind="printed keyword")
of["having"].form(Quality, "no keywords", "no printed keywords", kind="keywords", negated=True)
of["having"].form(
    Quality, "a/the printed {word:sphere} icon", "a/the printed {word:sphere} resource icon", kind="printed sphere"
)
of["having"].form(Quality, "a/the {word:sphere} icon", "a/the {word:sphere} resource icon", kind="sphere")
of["having"].form(
    Quality,
    "{group:worn}",
    "{group:worn} on it/him/her",
    kind="bears",
)
of["having"].form(
    Quality,
    "an attachment",
    "an attachment on it/him/her",
    "any attachments",
    "an attachment attached",
    kind="bears attachments",
    rank=-1,
)
of["having"].form(Quality, "no attachments", "no attachments on it/him/her", kind="bears attachments", negated=True)


def _than(op: str) -> tuple[Any, Any]:
    """`fewer hit points than the attacking enemy`: the same value of both."""

    def make(word: str, group: Phrase) -> Quality:
        return Quality("value", word, range=Range(op, Amount(of=word, group=group)))

    def take(given: Any) -> Mapping[str, Any] | None:
        span = given.range if isinstance(given, Quality) else None
        group = span.amount.group if span is not None else None
        return {"word": given.word, "group": group} if group is not None and given == make(given.word, group) else None

    return make, take


for op, words in (("<", "fewer/less/lower"), (">", "more/higher/greater")):
    of["having"].converts(*_than(op), f"{words} {{word:value}} than {{group:cards}}")
of["having"].form(
    Quality,
    "{range} {word:value}",
    "{range} {word:value} on it/him/her",
    "{range} {word:value} in its/his/her (resource) pool",
    kind="value",
)
of["having"].form(
    Quality("value", "remaining hit points", range=Range(">=", Amount(1))),
    "any hit points remaining",
    "hit points remaining",
    rank=-1,
)
of["having"].form(
    Quality("value", "remaining hit points", range=Range("=", Amount(0))), "no hit points remaining", rank=-1
)
of["having"].form(Quality, "no progress", "no progress on it/him/her", kind="bears progress", negated=True, rank=-1)
for tokens, kind in (("resource", "bears resources"), ("progress", "bears progress"), ("damage", "damaged")):
    some = f"{tokens}s" if tokens == "resource" else tokens
    of["having"].form(
        Quality,
        f"any {some} on it/him/her",
        f"{some} on it/him/her",
        f"(any) {tokens} token[|s] (on it/him/her)",
        f"any {some}",
        kind=kind,
        rank=-1,
    )
of["having"].form(Quality, "no damage", "no damage on it/him/her", kind="damaged", negated=True, rank=-1)
of["having"].form(
    Quality, "no resources", "no resources on it/him/her", "no resources in its/his/her/their (resource) pool[|s]",
    kind="bears resources", negated=True, rank=-1,
)  # fmt: skip
# Another hero cannot have this very card: a copy of it, by its title.
A_COPY = Phrase("pick", kinds=("card",), clauses=(Quality("copy", group=THIS),))
of["having"].form(Quality("bears", group=A_COPY), "a copy of this card attached", "(a) this card attached", rank=-4)
of["having"].form(Quality, "{group:cards} attached", "{group:cards} attached to it/him/her", kind="bears", rank=1)
of["having"].form(Quality, "an encounter attached", "any encounter attached", "any encounters attached", kind="guarded")
of["having"].form(
    Quality,
    "no encounters attached",
    "no encounter cards attached",
    "no attached encounters",
    kind="guarded",
    negated=True,
)

DEALT_TO_IT = ("dealt to it/him/her", "currently dealt to it/him/her", "on it/him/her", "")
of["having"].form(Quality, *(f"{{range}} shadow card[|s] {each}" for each in DEALT_TO_IT), kind="shadow cards", rank=-1)
of["having"].form(
    Quality,
    *(f"{{range}} other shadow card[|s] {each}" for each in DEALT_TO_IT),
    kind="shadow cards",
    word="other",
    rank=-1,
)
of["having"].form(
    Quality,
    *(f"no shadow cards {each}" for each in DEALT_TO_IT),
    kind="shadow cards",
    range=Range("=", Amount(0)),
    rank=-2,
)

# --- somebody is there
condition.form(Condition("exists", Phrase("active location"), negated=True), "there is no active location", rank=-1)
condition.form(Condition("exists", Phrase("active location")), "there is an active location", rank=-1)


def at_stage(clauses: tuple[Quality, ...]) -> Condition:
    """`the players are at stage 2`: a quest with that number is there."""
    return Condition("exists", Phrase("all", kinds=("quest",), clauses=clauses))


condition.converts(
    at_stage,
    lambda given: (
        {"clauses": given.group.clauses}
        if isinstance(given, Condition)
        and given == at_stage(given.group.clauses)
        and [each.kind for each in given.group.clauses] == ["stage"]
        else None
    ),
    "the players are at stage {clauses:numbered}",
    "they/you/players are at stage {clauses:numbered}",
    "the players are on stage {clauses:numbered}",
    "it is stage {clauses:numbered}",
)
condition.converts(
    lambda clauses: at_stage(clauses)._replace(negated=True),
    lambda given: (
        {"clauses": given.group.clauses}
        if isinstance(given, Condition)
        and given == at_stage(given.group.clauses)._replace(negated=True)
        and [each.kind for each in given.group.clauses] == ["stage"]
        else None
    ),
    "the players are not at/on stage {clauses:numbered}",
    "they/you/players are not at/on stage {clauses:numbered}",
)
condition.form(Condition, "there is {group:cards}", "there [is|are] {group:cards}", kind="exists")
condition.form(
    Condition, "there are no {group:counted many}", "there is no {group:counted}", kind="exists", negated=True
)


NONE = Range("=", Amount(0))


def _so_many(range: Range, of: str, group: Phrase = THIS) -> Condition:
    """`there are 4 resources here`: as many at least, unless exactly as many are meant."""
    return Condition("compare", left=Amount(of=of, group=group), range=range)


def _of_so_many(be: str, none: bool = False) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        left, span = (given.left, given.range) if isinstance(given, Condition) else (None, None)
        if left is None or span is None or left.group is None or given != _so_many(span, left.of, left.group):
            return None
        fits = left.of in BE[be] and (span == NONE) is none
        return {"of": left.of, "group": left.group} | ({} if none else {"range": span}) if fits else None

    return take


BE = {"is": ("damage", "progress"), "are": ("resources", "time", "villagers")}
for be in BE:
    condition.converts(
        _so_many, _of_so_many(be), f"there {be} {{range:so many tokens}} {{of:tokens}} on {{group:cards}}"
    )
condition.converts(
    _so_many,
    lambda given: None,
    "there [is|are] {range:so many tokens} {of:tokens} on {group:cards}",
    "there [is|are] {range:so many tokens} {of:tokens} tokens on {group:cards}",
    "{range:so many tokens} {of:tokens} [is|are] on {group:cards}",
    "{range:so many tokens} {of:tokens} tokens are on {group:cards}",
)
condition.converts(
    lambda range, group: Condition("is", group, qualities=(Quality("shadow cards", range=range),)),
    lambda given: None,
    "there [is|are] {range} shadow card[|s] (currently) dealt to {group:cards}",
    "there [is|are] {range} shadow card[|s] on {group:cards}",
)
condition.converts(
    _so_many,
    lambda given: None,
    "there [is|are] {range:so many tokens} {of:tokens} here",
    "there [is|are] {range:so many tokens} {of:tokens} tokens here",
)
for be in BE:
    condition.converts(
        lambda of, group: _so_many(NONE, of, group),
        _of_so_many(be, none=True),
        f"there {be} no {{of:tokens}} on {{group:cards}}",
        f"there {be} no {{of:tokens}} tokens on {{group:cards}}",
        f"there {be} no {{of:tokens}} (tokens) left/remaining on {{group:cards}}",
    )
condition.converts(lambda of: _so_many(NONE, of, THIS), lambda given: None, "there is/are no {of:tokens} (tokens) here")
condition.form(
    Condition, "there is only 1 {group:counted}", "there is only/exactly one {group:counted}",
    "there is exactly 1 {group:counted}",
    kind="count", range=Range("=", Amount(1)), rank=-1,
)  # fmt: skip
condition.form(Condition, "there is a {group:such a place}", kind="exists", rank=-1)
condition.form(Condition, "there is no {group:such a place}", kind="exists", negated=True, rank=-1)
for such in ("{adjectives} active location ({clauses})", "active location {clauses}"):
    of["such a place"].form(Phrase, such, how="active location")
condition.form(Condition, "there are {range:how many} {group:counted many}", kind="count")


def _copies_on(range: Range, group: Phrase) -> Condition:
    """`attached hero has more than 1 copy of this card attached`."""
    copies = (Quality("copy", group=THIS), Quality("on", group=group))
    return Condition("count", Phrase("all", kinds=("card",), clauses=copies), range=range)


condition.converts(
    _copies_on, lambda given: None, "{group:cards} [has|have] {range} cop[y|ies] of this card attached", rank=-1
)


def _under(range: Range, group: Phrase, it: Phrase) -> Condition:
    """`the active location has 2 or more facedown cards under it`."""
    there = it._replace(how="all", clauses=(*it.clauses, Quality("under", group=group)))
    return Condition("count", there, range=range)


for some in ("{it:descriptions}", "{it:description}"):
    condition.converts(
        _under, lambda given: None, f"{{group:cards}} [has|have] {{range}} {some} under/underneath it/him/her/them"
    )
condition.converts(
    lambda group, quality: Condition("exists", group._replace(clauses=(*group.clauses, quality)), negated=True),
    lambda given: None,
    "no {group:counted many} are {quality:being}",
)
of["another one"].form(Quality, "another {group:description}", kind="like")
AT_LEAST_ONE = Range(">=", Amount(1))
condition.form(
    Condition, "there is at least 1 {group:counted}", "there is at least one {group:counted}",
    kind="count", range=AT_LEAST_ONE,
)  # fmt: skip
# --- of several cards spoken of, one
SPOKEN = Quality("spoken of")


def _one_of_those(it: Phrase) -> Condition | None:
    return Condition("exists", it._replace(how="pick", clauses=(*it.clauses, SPOKEN))) if not it.how else None


def _of_those(given: Any) -> Mapping[str, Any] | None:
    group = given.group if isinstance(given, Condition) else Phrase()
    it = group._replace(how="", clauses=group.clauses[:-1])
    return {"it": it} if group.clauses[-1:] == (SPOKEN,) and given == _one_of_those(it) else None


THOSE = (
    "any of those",
    "any of them",
    "at least 1 of them",
    "at least one of them",
    "at least 1 of those",
    "at least one of those",
    "any of those cards",
    "at least 1 of those cards",
    "at least one of those cards",
    "one of those cards",
)
condition.converts(
    _one_of_those,
    _of_those,
    *(f"{each} is a/an {{it:description}}" for each in THOSE),
    *(f"{each} are {{it:descriptions}}" for each in THOSE),
    *(f"{each} was a/an {{it:description}}" for each in THOSE),
    rank=-1,
)
# --- numbers
POINTS = Amount(of="victory points")
for who in ("the players", "players", "they", "you"):
    condition.form(
        Condition, f"{who} have (collected) {{range}} victory points", kind="compare", left=POINTS,
    )  # fmt: skip
condition.form(
    Condition, "there [is|are] {range} victory point[|s] in the victory display", kind="compare", left=POINTS,
)  # fmt: skip
condition.form(Condition, "{left:plain quantity} is {range}", kind="compare")

# --- the state of the game
condition.form(Condition, "it is the {word:phase} phase", kind="phase")
condition.form(Condition, "you are the first player", kind="first")
condition.form(
    Condition, "this attack is undefended", "the/that attack is undefended", "undefended",
    "this/the/that attack was undefended", kind="undefended",
)  # fmt: skip
