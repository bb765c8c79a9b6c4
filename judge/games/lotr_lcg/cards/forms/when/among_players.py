"""constant-conditional: one player compared with the others, spheres and traits among cards, who fights alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import YOU, Amount, Condition, Phrase, Quality, Range

condition, having, being, fighting = of["condition"], of["having"], of["being"], of["fighting"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- more than any other player: than each of them; `the most`: nobody has more
OTHERS = ("than any/each other player", "than any other player (does/do/has/have)", "than all other players")
OF_ALL = "(among all players|of all players|in the game|)"
MORE, MOST, FEWER, FEWEST = Range(">"), Range(">="), Range("<"), Range("<=")
for who in ("player", "players"):
    s = "s" if who == "player" else ""
    be, have = ("is", "has") if s else ("are", "have")
    for range_, words, ends in (
        (MORE, "more", OTHERS),
        (FEWER, "fewer", OTHERS),
        (MOST, "the most", (OF_ALL,)),
        (FEWEST, "the fewest", (OF_ALL,)),
    ):
        said: dict[str, Any] = {"kind": "ahead", "range": range_, "rank": 1}
        condition.form(
            Condition,
            *(f"{{player:{who}}} control{s} {words} {{group:counted many}} {each}" for each in ends),
            word="controller",
            **said,
        )
        condition.form(
            Condition,
            *(f"{{player:{who}}} {be} engaged with {words} {{group:counted many}} {each}" for each in ends),
            word="engaged",
            **said,
        )
        condition.form(
            Condition,
            *(f"{{player:{who}}} {have} {words} cards in {hand} {each}" for each in ends
              for hand in ("hand", "their/his/her/your hand")),
            word="hand",
            **said,
        )  # fmt: skip
    for range_, words, ends in (
        (MORE, "a higher/greater threat", OTHERS),
        (FEWER, "a lower threat", OTHERS),
        (MOST, "the highest threat", (OF_ALL,)),
        (FEWEST, "the lowest threat", (OF_ALL,)),
    ):
        condition.form(
            Condition, *(f"{{player:{who}}} {have} {words} {each}" for each in ends),
            kind="ahead", word="threat", range=range_, rank=1,
        )  # fmt: skip

# --- spheres and traits among cards
for what, one, many in (
    ("spheres", "sphere", "spheres"),
    ("spheres", "resource icon", "resource icons"),
    ("traits", "trait", "traits"),
):
    of["multiplier"].form(Amount, f"(different) {one} among {{group:counted many}}", of=what, rank=1)
    of["plain quantity"].form(
        Amount, f"the (total) number of (different) {many} among {{group:counted many}}", of=what, plural=False, rank=1
    )


def _of_so_many_spheres(range: Range, group: Phrase) -> Condition:
    """`you control heroes of 3 different spheres`: of so many at least, unless exactly so many are said."""
    mine = group._replace(clauses=(*group.clauses, Quality("controlled", group=YOU)))
    return Condition("compare", left=Amount(of="spheres", group=mine), range=range)


DIFFERENT = ("{range:so many tokens} different spheres", "{range:so many tokens} spheres")
condition.converts(
    _of_so_many_spheres,
    _unsaid,
    *(f"you control {{group:counted many}} {from_} {each}" for each in DIFFERENT
      for from_ in ("of", "from", "belonging to", "that belong to", "in", "with")),
    rank=1,
)  # fmt: skip
condition.converts(
    _of_so_many_spheres,
    _unsaid,
    *(f"you control {{group:counted many}} {with_} {{range:so many tokens}} different resource icons"
      for with_ in ("with", "that have")),
    rank=1,
)  # fmt: skip
SAME_SPHERE = (
    "of the same sphere as {group:cards}", "that belong[s|] to the same sphere as {group:cards}",
    "that match[es|] the sphere of {group:cards}", "that match[es|] {group:cards} 's (printed) sphere",
    "with the same sphere as {group:cards}", "with a sphere in common with {group:cards}",
    "from the same sphere as {group:cards}",
)  # fmt: skip
of["sharing"].form(Quality, "a sphere with {group:cards}", kind="shares a sphere")
of["clause of cards"].converts(lambda group: Quality("shares a sphere", group=group), _unsaid, *SAME_SPHERE, rank=1)


# --- one of several traits, keywords or spheres that somebody has
def _one_of(kind: str) -> Any:
    def make(words: tuple[str, ...]) -> Quality | None:
        return Quality("either", either=tuple(Quality(kind, each) for each in words)) if words[1:] else None

    return make


def _of_one(kind: str) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        either = given.either if isinstance(given, Quality) and given.kind == "either" else ()
        return {"words": tuple(each.word for each in either)} if {each.kind for each in either} == {kind} else None

    return take


having.converts(_one_of("trait"), _of_one("trait"), "the {words:trait|} trait", "a {words:trait|} trait", rank=1)
having.converts(_one_of("keyword"), _of_one("keyword"), "the {words:keyword|} keyword", "{words:keyword|}", rank=1)
ICON = "a/the {words:sphere|} (resource) icon"
having.converts(_one_of("sphere"), _of_one("sphere"), ICON, rank=1)

# --- who fights alone, and with whom
for word, verbs, doing in (
    ("attacking", "attack[s|]", "attacker"),
    ("defending", "defend[s|]", "defender"),
):
    condition.form(
        Condition,
        f"{{group:cards}} {verbs} alone",
        f"{{group:cards}} [is|are] the only (declared) {doing}",
        f"{{group:cards}} [is|are] declared as the only {doing}",
        kind="is",
        qualities=(Quality("alone", word),),
        rank=1,
    )
    fighting.form(Quality("alone", word), f"the only (declared) {doing}", rank=1)
for sort in (being, fighting):
    sort.form(
        Quality,
        "attacking (together/along) with {group:cards}",
        "attacking alongside {group:cards}",
        "participating in an attack (together/along) with {group:cards}",
        "participating in an attack alongside {group:cards}",
        kind="attacks with",
        rank=1,
    )
    sort.form(Quality, "questing (together/along) with {group:cards}", "questing alongside {group:cards}",
              kind="quests with", rank=1)  # fmt: skip
    sort.form(Quality, "committed to the/a quest alongside {group:cards}", kind="quests with", rank=1)

# --- so many and no more
for numbers in ("how many", "so many tokens", "how high"):
    of[numbers].form(Range, "no more than {amount}", "not more than {amount}", op="<=", rank=1)
    of[numbers].form(Range, "no fewer/less than {amount}", "not fewer/less than {amount}", op=">=", rank=1)
