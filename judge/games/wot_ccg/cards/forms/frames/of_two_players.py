"""Which of two players has more: Pattern, cards in hand, cards in play or in a challenge; and by how many."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.games.wot_ccg.cards.conditions.of_players import TWICE
from judge.games.wot_ccg.cards.forms.frames.of_players import of_forces, said_forces
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import IT, Condition, Which

condition = LANGUAGE.sorts["player-condition"]
ahead = LANGUAGE.sort("ahead", "how many more")
ahead.form(Compared(">=", 1), "more")
ahead.form(
    Compared, "at least {number:number} more", "{number:number} more", "{number:number} or more (extra)", op=">=",
    rank=1,
)  # fmt: skip
behind = LANGUAGE.sort("behind", "how many fewer")
behind.form(Compared(">=", 1), "fewer/less")
behind.form(Compared, "at least {number:number} fewer/less", "{number:number} fewer/less", op=">=", rank=1)
other = LANGUAGE.words("other-one", "the other player")
for _whose, _spelled in {
    "opponent": ("your opponent", "your opponent does", "your opponents", "all other players", "any other players",
                 "any single opponent", "your opponent has"),
    "you": ("you", "you do", "you have"),
    "villain": ("a Villain player", "the Villain player", "any Villain player"),
    "hero": ("a Hero player", "the Hero player", "any Hero player"),
}.items():  # fmt: skip
    other.word(_whose, *_spelled)
OTHER = {"you": "opponent", "opponent": "you", "hero": "villain", "villain": "hero"}
Made = Callable[..., Condition | None]
Taken = Callable[[Any], Mapping[str, Any] | None]


def _leads(who: str, than: str) -> str:
    """Who leads, where it is said whom: of two players, anybody who has more than you is your opponent."""
    if who == "anybody" and than in OTHER:
        return OTHER[than]
    return who if OTHER.get(who) == than else ""


def _of_two(test: str) -> tuple[Made, Made, Made, Taken]:
    """A comparison of two players: who has more, who has fewer, who has as many at least."""

    def made(who: str, than: str, lead: Compared, which: Which | None = None) -> Condition | None:
        leader = _leads(who, than)
        here = which is not None and (which.where or "participating" in which.states)
        if not leader or (which is not None and which.side) or here:
            return None
        if test == "more tokens" and leader in ("you", "opponent"):
            return Condition("more tokens" if leader == "you" else "fewer tokens", number=lead.number)
        it = IT if test == "more in force" else None
        return Condition(test, which or Which(), leader, number=lead.number, whom=it)

    def more(who: str, than: str, lead: Compared, which: Which | None = None, _: str = "") -> Condition | None:
        return made(who, than, lead, which)

    def fewer(who: str, than: str, lead: Compared, which: Which | None = None, _: str = "") -> Condition | None:
        leader = _leads(who, than)
        return made(OTHER[leader], leader, lead, which) if leader else None

    def as_many(who: str, than: str, which: Which | None = None, _: str = "") -> Condition | None:
        return made(who, than, Compared(">=", 0), which)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Condition) or given.op == TWICE:
            return None
        who = {"more tokens": given.whose or "you", "fewer tokens": "opponent"}.get(given.test, given.whose)
        if given.test != test and not (given.test == "fewer tokens" and test == "more tokens"):
            return None
        found: dict[str, Any] = {"who": who, "than": OTHER.get(who, ""), "which": given.which}
        return {**found, "lead": Compared(given.op, given.number)} if given.number > 0 else found

    return more, fewer, as_many, take


HAS, IN_IT = "[has|have]", "participating (in a/the/this/that challenge)"
ROWS: dict[str, tuple[str, ...]] = {
    "more tokens": ("Pattern", "{_:tokens-of-pattern}"),
    "more in hand": ("cards in hand", "{_:in-hand}"),
    "controls more": ("{which!} in play", "{which!}"),
    "more in force": ("{which!} participating in the challenge", f"{{which!}} {IN_IT}"),
}  # fmt: skip


def _without_which(take: Taken) -> Taken:
    def taken(given: Any) -> Mapping[str, Any] | None:
        found = take(given)
        return {name: each for name, each in found.items() if name != "which"} if found else None

    return taken


def _twice(made: Made, take: Taken) -> tuple[Made, Taken]:
    """At least twice as many as the other player."""

    def make(**filled: Any) -> Condition | None:
        found = made(**filled)
        return found and found._replace(op=TWICE)

    def taken(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, Condition) and given.op == TWICE
        found = take(given._replace(op=">=", number=1)) if own else None
        return {name: each for name, each in found.items() if name != "lead"} if found else None

    return (lambda **filled: make(lead=Compared(">=", 1), **filled)), taken


for _test, _several in ROWS.items():
    more, fewer, as_many, take = _of_two(_test)
    take = take if "which" in _several[0] else _without_which(take)
    has = "control[s|]" if _test == "controls more" else HAS
    first = _several[0].replace(" in play", "")
    condition.converts(
        more, take, f"{{who:player-subject}} {has} {{lead:ahead}} {first} than {{than:other-one}}",
        *(f"{{who:player-subject}} have/has/control/controls/hold/holds {{lead:ahead}} {each} than {{than:other-one}}"
          for each in _several), rank=-1,
    )  # fmt: skip
    condition.converts(
        *_twice(more, take), f"{{who:player-subject}} {has} at least twice as many {first} as {{than:other-one}}",
        *(f"{{who:player-subject}} have/has/control/controls/hold/holds (at least) {times} as many {each} as "
          "{than:other-one}" for each in _several for times in ("twice", "two times")), rank=-2,
    )  # fmt: skip
    condition.converts(
        fewer, lambda given: None,
        *(f"{{who:player-subject}} have/has/control/controls/hold/holds {{lead:behind}} {each} than {{than:other-one}}"
          for each in _several), rank=-1,
    )  # fmt: skip
    condition.converts(
        as_many, take, f"{{who:player-subject}} {has} at least as many {first} as {{than:other-one}}",
        *(f"{{who:player-subject}} have/has/control/controls/hold/holds (at least) as many {each} as "
          "{than:other-one}" for each in _several), rank=-1,
    )  # fmt: skip
condition.converts(
    lambda _="": Condition("more tokens"), lambda given: {} if given == Condition("more tokens") else None,
    "you have the most Pattern", "you have the most {_:tokens-of-pattern}", rank=1,
)  # fmt: skip
condition.converts(
    lambda _="": Condition("fewer tokens"), lambda given: {} if given == Condition("fewer tokens") else None,
    "you have the least Pattern", "you have the least/fewest {_:tokens-of-pattern}", rank=1,
)  # fmt: skip

# In a challenge `in which you have no troops`, or more than the other player.
there = LANGUAGE.sort("forces-there", "whom players have in it")
more, fewer, as_many, take = _of_two("more in force")
OPTIONAL = "(participating)"
there.converts(
    said_forces, of_forces, "{who:player-subject} [has|have] {how:some-or-none} {which!}",
    f"{{who:player-subject}} have/has/control/controls {{how:some-or-none}} {{which!}} {OPTIONAL}",
)  # fmt: skip
there.converts(
    more, take, "{who:player-subject} [has|have] {lead:ahead} {which!} than {than:other-one}",
    f"{{who:player-subject}} have/has/control/controls {{lead:ahead}} {{which!}} {OPTIONAL} than {{than:other-one}}",
)  # fmt: skip
there.converts(
    fewer, lambda given: None,
    f"{{who:player-subject}} have/has/control/controls {{lead:behind}} {{which!}} {OPTIONAL} than {{than:other-one}}",
)  # fmt: skip
there.converts(
    as_many, take, "{who:player-subject} [has|have] at least as many {which!} as {than:other-one}",
    f"{{who:player-subject}} have/has/control/controls (at least) as many {{which!}} {OPTIONAL} as {{than:other-one}}",
)  # fmt: skip
