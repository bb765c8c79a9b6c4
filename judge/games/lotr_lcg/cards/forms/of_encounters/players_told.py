"""in-player-order, effects: which players, what they have and lack, and what they do together or each unless he can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.expanding import OF_PLAYERS
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import Condition, Deeds, Instruction, Opening, Phrase, Quality, Trigger, within

kind, condition, choice = of["kind of player"], of["condition"], of["choice"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- which players: `who has 5 or more cards in hand`, `any player who could not`
kind.form(
    Quality,
    "who/that has/have {range:how many} cards in hand",
    "who/that has/have {range} card[|s] in their/his/her hand",
    "who/that has/have {range} cards in his or her hand",
    kind="hand",
    rank=1,
)
kind.form(
    Quality,
    "who/that has/have a threat of {range:how high}",
    "who/that has/have {range} threat",
    "who/that is/are at {range} threat",
    kind="threat",
    rank=1,
)
of["player"].form(
    Phrase("each who did not"),
    "any player who/that cannot/does/did/could/can not (do so)",
    *(f"any player who/that {fails} (do so)" for fails in ("cannot", "did not", "does not", "could not")),
    "any player unable to (do so)",
    "each player unable to (do so)",
    rank=1,
)
of["player"].form(Phrase("each who did"), "any player who/that does/did (so)", rank=1)
of["player"].form(Phrase("each player"), "each player (in the game)", "each player in turn", rank=1)
of["kind of player"].form(
    Quality, "who/that has/have {group:cards} in play", "with {group:cards} in play", kind="controls", rank=3
)

# --- what he has, where it can only be in play: `has no ready characters`
PEOPLE = frozenset(("hero", "ally", "character"))


def _has_none(player: Phrase, group: Phrase) -> Condition | None:
    fit = group.kinds and PEOPLE.issuperset(group.kinds) and all(each.kind != "in" for each in group.qualities)
    return Condition("controls", group, player, negated=True) if fit else None


for who, have, lacks in (("player", "has", "does not have"), ("players", "have", "do not have")):
    condition.converts(
        _has_none,
        _unsaid,
        f"{{player:{who}}} {have} no {{group:counted many}}",
        f"{{player:{who}}} {have} no {{group:counted}}",
        f"{{player:{who}}} {lacks} any {{group:counted many}}",
        f"{{player:{who}}} {lacks} a/an {{group:counted}}",
        f"{{player:{who}}} {have} no {{group:counted many}} in play",
        rank=2,
    )

# --- together: `the players must remove 2 progress from it or reveal a card`
THEIRS = ("they", "that player", "you")
ALL_OF_THEM = ("each player", "all", "first player")


def _for_all(what: Instruction) -> bool:
    """Whether it is said who does it, or it is done once and nothing in it is said of what each player has."""
    if what.by.how:
        return what.by.how in ALL_OF_THEM
    theirs = any(isinstance(each, Phrase) and each.how in THEIRS for each in within(what))
    return not theirs and (what.verb not in OF_PLAYERS or what.group.how in ALL_OF_THEM)


def of_all(options: tuple[tuple[Instruction, ...], ...]) -> Instruction | None:
    """Once for all of them; the first player speaks for them."""
    plain = all(_for_all(each) for option in options for each in option)
    paid = tuple(tuple(x._replace(op="group") if x.verb == "pay" else x for x in option) for option in options)
    return Instruction("options", by=Phrase("first player"), options=paid) if plain and len(options) > 1 else None


for icon in ("", "{what:sphere} "):
    deed("pay", f"spend[s|] {{amount}} {icon}resource[|s] as a group", op="group", rank=1)
choice.converts(
    of_all,
    _unsaid,
    "the players must (either) {options:option|}",
    "the players, as a group, must (either) {options:option|}",
    "the players as a group must (either) {options:option|}",
    rank=-3,
)


# --- `each time a player plays an ally while this card is in play, ...`
def _while(triggers: tuple[Trigger, ...], conditions: tuple[Condition, ...], it: Opening) -> Opening | None:
    deeds: Deeds = it.deeds
    if it.triggers or it.costs:
        return None
    told = deeds._replace(conditions=(*conditions, *deeds.conditions))
    return it._replace(timing="when", triggers=triggers, deeds=told)


of["triggered part"].converts(
    _while,
    _unsaid,
    *(f"{each} {{triggers:happens|}} while {{conditions:condition&}}, {{it:effect part}}"
      for each in ("each time", "any time", "whenever")),
    rank=1,
)  # fmt: skip
of["sentence"].converts(
    lambda triggers, conditions, it: (
        found._replace(kind="forced") if (found := _while(triggers, conditions, it)) is not None else None
    ),
    _unsaid,
    *(f"{each} {{triggers:happens|}} while {{conditions:condition&}}, {{it:effect part}}"
      for each in ("each time", "any time", "whenever")),
    rank=4,
)  # fmt: skip
