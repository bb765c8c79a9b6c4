"""gain, permissions, occasions: wordings on cards of players that stand for what other rows mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.deeds import GONE, OWN_DECK
from judge.games.lotr_lcg.cards.forms.lasting import SPHERED
from judge.games.lotr_lcg.cards.forms.when.conditions import SPOKEN
from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import THIS, Amount, Condition, Instruction, Phrase, Quality

clause, gain, predicate = of["clause"], of["gain"], of["predicate"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `gains the leadership, lore and tactics resource icons`: each of them
def _icons(icons: tuple[str, ...]) -> Instruction | None:
    """Several icons; one alone has a row of its own."""
    each = tuple(Instruction("gain sphere", what=icon) for icon in icons)
    return Instruction("together", parts=each) if len(each) > 1 else None


THE_ICONS = tuple(
    f"{gains} {the}{{icons:sphere&}} {icon}"
    for gains in ("gain[s|]", "also gain[s|]", "[has|have]", "[is|are] considered to have")
    for the in ("the ", "a ", "")
    for icon in ("icons", "resource icons", *(("icon", "resource icon") if the else ()))
)
predicate.converts(_icons, _unsaid, *THE_ICONS, rank=1)
# `Attached ally gains, "Response: ..."`
gain.form(Instruction, ', "{quoted:sentence.}."', ', "{quoted:sentence.}"', 'the text: "{quoted:sentence.}."',
          verb="gain ability", rank=1)  # fmt: skip

# --- `your choice of +1 willpower or +1 attack`
clause.converts(
    lambda group, parts: Instruction("give one", group, parts=parts) if len(parts) > 1 else None,
    _unsaid,
    "give {group:cards} your/their/his/her choice of {parts:change|}",
    rank=1,
)

# --- what a card is taken for
predicate.form(Instruction, "[is|are] considered to be a/an {what:type}", verb="become", rank=1)

# --- who can be declared against whom
ELSEWHERE = (
    "enemies engaged with other/another players", "an enemy engaged with another player",
    "enemies engaged with any player",
    "enemies attacking other players", "an enemy attacking another player",
)  # fmt: skip
DEFENDS = (
    "can/may be declared as a defender against",
    "can/may defend against",
    "can/may be declared as the defender against",
)
ATTACKS = (
    "can/may attack", "can/may be declared as an attacker against", "can/may target", "can/may make attacks against"
)  # fmt: skip
OTHERS = (
    "attacks made against other players", "an attack made against another player", "attacks against another player",
    "attacks against any player", "attacks made against any player",
)  # fmt: skip
predicate.form(
    Instruction("permit", what="defend any"),
    *(f"{do} {whom}" for do in DEFENDS for whom in ELSEWHERE),
    *(f"can/may {do} {whom}" for do in ("defend", "defend against") for whom in OTHERS),
    "can/may be declared as a defender against attacks made against other players",
    rank=0,
)
predicate.form(
    Instruction("permit", what="attack any"), *(f"{do} {whom}" for do in ATTACKS for whom in ELSEWHERE[:3]), rank=1
)
# `An exhausted hero you control may be declared as a defender`: who is not exhausted may anyway.
EXHAUSTED = Quality("exhausted")
tired = LANGUAGE.sort("exhausted ones", "exhausted characters")


def _tired(how: str) -> tuple[Any, Any]:
    def make(kinds: tuple[str, ...], clauses: tuple[Quality, ...] = (), adjectives: tuple[Quality, ...] = ()) -> Phrase:
        return Phrase(how, adjectives=(EXHAUSTED, *adjectives), kinds=kinds, clauses=clauses)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Phrase) or given.adjectives[:1] != (EXHAUSTED,):
            return None
        found: dict[str, Any] = {"kinds": given.kinds}
        found |= {"clauses": given.clauses} if given.clauses else {}
        found |= {"adjectives": given.adjectives[1:]} if given.adjectives[1:] else {}
        return found if given == make(**found) else None

    return make, take


NOUNS = "exhausted ({adjectives}) {kinds:noun,} ({clauses})"
tired.converts(*_tired("pick"), f"a/an/1/one {NOUNS}")
MANY = NOUNS.replace("noun,", "nouns,")
tired.converts(*_tired("all"), f"each {NOUNS}", MANY, f"all {MANY}")


def _may_defend(group: Phrase) -> Instruction:
    permit = Instruction("permit", what="defend exhausted")
    return Instruction("together", group, parts=(permit,))


for may in ("can/may be declared as a defender", "can/may be declared as defenders", "can/may defend"):
    clause.converts(_may_defend, _unsaid, f"{{group:exhausted ones}} {may}", rank=3)

# --- what this effect has done to somebody's threat
WHOSE = ("your", "that player's", "any player's", "a player's")
for word, past, done in (
    ("threat raised", "raised/raises/increased/increases", "raised/increased"),
    ("threat lowered", "reduced/reduces/lowered/lowers", "reduced/lowered"),
):
    of["condition"].form(
        Condition("done", word=word),
        *(f"this effect/card {past} {whose} threat" for whose in WHOSE),
        *(f"{whose} threat is/was {done} {way}" for whose in WHOSE for way in ("by this effect", "this way")),
    )


# --- `for each of those cards that is an ally`
def _those(kinds: tuple[str, ...] = ("card",), clauses: tuple[Quality, ...] = ()) -> Amount:
    return Amount(of="count", group=Phrase("all", kinds=kinds, clauses=(SPOKEN, *clauses)))


def _of_such(given: Any) -> Mapping[str, Any] | None:
    group = given.group if isinstance(given, Amount) and given.of == "count" else None
    if group is None or group.clauses[:1] != (SPOKEN,):
        return None
    found: dict[str, Any] = {"clauses": group.clauses[1:]} if group.clauses[1:] else {}
    found |= {"kinds": group.kinds} if group.kinds != ("card",) else {}
    return found if given == _those(**found) else None


of["multiplier"].converts(_those, _of_such, "of those cards ({clauses})", "of them ({clauses})", rank=1)
of["multiplier"].converts(_those, _of_such, "of those {kinds:nouns,} ({clauses})", rank=2)

# --- tokens that it enters play with, resources that it collects and pays with
ON = ("on it", "on him", "on her", "on them", "in its/his/her (resource) pool")
predicate.form(
    Instruction, *(f"enter[s|] play with {{amount}} {{what:tokens}} {on}" for on in ON[1:]),
    "enter[s|] play with {amount} {what:tokens}", verb="enters", rank=1,
)  # fmt: skip
COLLECTED = ("each resource phase", "every resource phase", "during each resource phase", "during the resource phase",
             "at the beginning of each resource phase", "each round during the resource phase")  # fmt: skip
clause.form(
    Instruction("collect", THIS, what="in all"),
    *(f"this card collects {a} resource {when}" for a in ("1", "a") for when in COLLECTED),
)
clause.form(
    Instruction,
    *(f"this card collects {{amount}} resource[|s] {when}" for when in COLLECTED),
    verb="collect", group=THIS, what="in all", rank=1,
)  # fmt: skip
OWN = ("resources on/from this card", "these resources", "those resources")
clause.form(
    Instruction,
    *(
        f"{mine} can/may be {used} to pay for {{to:counted many}}{where}"
        for mine in OWN
        for used in ("used", "spent")
        for where in ("", " played from your hand", " you play", " you play from your hand")
    ),
    verb="pays for", group=THIS, words=SPHERED, what="own", rank=5,
)  # fmt: skip
predicate.form(
    Instruction, "may spend/use the resources on it/him/her to pay for {to:counted many}", verb="pays for",
    words=SPHERED, what="own", rank=5,
)  # fmt: skip

# --- what happens, told in other words
occasion("resource", "{subject:cards} collects/collect resources",
         "{subject:cards} collects/collect resources during the resource phase", cause="framework")  # fmt: skip

deed("discard from deck", "discard[s|] the top {amount} card of {piles:deck,}", rank=1)

# --- victory points, and cards in their own pile
of["clause of cards"].form(
    Quality("keyword", "victory"), "with (any) victory points", "with printed victory points",
    "with a victory point value", rank=1,
)  # fmt: skip
for end in ("top", "bottom"):
    deed(
        "put on deck",
        *(
            f"{verb}[s|] {{group:spoken card}} {to} the {end} of {deck} instead of {gone}"
            for deck in OWN_DECK[:4]
            for verb, to in (("place", "on"), ("put", "on"), ("return", "to"), ("move", "to"))
            for gone in GONE
        ),
        what=end,
        rank=1,
    )
deed(
    "shuffle in",
    *(f"shuffle[s|] {{group:spoken card}} into {deck} instead of {gone}" for deck in OWN_DECK[:4] for gone in GONE),
    rank=1,
)
