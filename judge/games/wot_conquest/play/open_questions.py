"""edition-0.1: the open questions by the names people give them, each with the units where an answer is missing."""

from __future__ import annotations

import re
from typing import NamedTuple

from judge.content.rulesdata import load_rules_data


class Hole(NamedTuple):
    """An open question: the reading about it, the units where the answer is missing, other names for it."""

    reading: str
    units: tuple[str, ...]
    names: tuple[str, ...] = ()

    @property
    def why(self) -> str:
        """The question that nothing answers."""
        return f"nothing answers this: {load_rules_data('wot-conquest').readings[self.reading].question}"


_ALL = (
    Hole(
        "no-end",
        ("turn", "edition-0.1"),
        ("winning", "victory", "the end of the game", "losing", "elimination", "draws"),
    ),
    Hole("turn-order", ("turn",), ("the first player", "the order of turns", "who goes first", "rounds")),
    Hole("city-control-undefined", ("city-control", "turn.1.2"), ("controlling a city", "city control")),
    Hole("town-neutral-presence", ("town-control",), ("neutral units near a town",)),
    Hole("span-undefined", ("span",), ("spans", "the length of a span", "a span")),
    Hole("deploy-own-city", ("deploy-at-city",), ("deploying at another player's city", "whose city")),
    Hole("one-per-city-scope", ("deploy-one-per-city",), ("one unit per city",)),
    Hole("path-vs-distance", ("move-path", "deploy-path"), ("detours", "measuring a path")),
    Hole("terrain-words", ("impassible-terrain", "neutral.1-terrain"), ("terrain other than mountains",)),
    Hole("move-count", ("move-limit",), ("what counts as a move",)),
    Hole("initiator-included", ("attack-initiate", "move-group"), ("the initiator itself",)),
    Hole("move-measure-time", ("move-group",), ("when the group is measured",)),
    Hole("repeat-initiator", ("move-limit", "attack-limit"), ("the same leader again", "moving twice")),
    Hole("leader-used-up", ("attack-initiate",), ("moving and attacking with one leader",)),
    Hole(
        "three-sided",
        ("engaged", "battle.2-compare"),
        ("three-sided battles", "three players in a battle", "third parties"),
    ),
    Hole("no-enemy-battle", ("attack-initiate",), ("a battle without enemies",)),
    Hole("structures-engaged", ("engaged",), ("cities in a battle", "structures in a battle")),
    Hole("attack-vs-battle", ("neutral.0-initiate",), ("abilities in neutral attacks",)),
    Hole(
        "leader-once",
        ("battle.1-leader",),
        ("how often a leader calls", "the call a second time", "the leader's call", "the defender's call"),
    ),
    Hole("leader-vs-active", ("battle.1-leader", "battle-active"), ("calling units outside the battle",)),
    Hole("pass-cycle", ("battle.1-cycle",), ("who acts after an ability",)),
    Hole("cycle-ability-reuse", ("battle.1-cycle",), ("using an ability twice",)),
    Hole(
        "neutral-decisions", ("battle.2-assign", "neutral-sheet"), ("who decides for neutral units", "neutral choices")
    ),
    Hole(
        "modifier-order",
        ("battle.1", "battle.2-compare"),
        ("modifiers", "rounding", "stacking", "the order of changes", "a floor"),
    ),
    Hole("tie", ("battle.2-victor",), ("ties", "equal sums", "a draw in a battle")),
    Hole("sums-unengaged", ("battle.2-compare",), ("units outside the battle in the sums",)),
    Hole("damage-packets", ("battle.2-assign",), ("splitting damage values",)),
    Hole("overkill", ("battle.2-assign",), ("excess damage", "too much damage", "wasting damage")),
    Hole("damage-unengaged", ("battle.2-assign",), ("damage on units outside the battle",)),
    Hole("structures-stats", ("city-control", "neutral-city"), ("figures of a held city", "hp of a held city")),
    Hole("damage-persist", ("battle.2-kill", "hp"), ("healing", "wounds", "damage after the battle")),
    Hole("town-zero", ("battle.2-kill", "neutral-town"), ("a town at 0 hp",)),
    Hole("town-attacked-by", ("battle.2-victor", "neutral-town"), ("an attack of 0 on a town",)),
    Hole("conquer-undefined", ("conquer",), ("conquering", "conquest", "capturing a city")),
    Hole("raze-undefined", ("raze",), ("razing", "razing a city", "a razed city")),
    Hole("five-players", ("setup-five", "edition-0.1"), ("unavailable factions",)),
    Hole("faction-sheets", ("setup", "deploy-cost"), ("unit figures", "unit stats", "costs of units", "unit cards")),
    Hole(
        "tokens-undefined",
        ("angreal", "madness-token", "favor-token"),
        ("tokens", "angreal", "favor tokens", "madness tokens"),
    ),
    Hole("setup-vs-one-per-city", ("dragonsworn-placement", "shadow-placement"), ("the one-unit limit at the start",)),
    Hole("fist-as-unit", ("fist",), ("deploying a fist", "buying a fist")),
    Hole("neutral-turn-when", ("neutral-turn",), ("the place of the neutral turn", "when the neutral turn is taken")),
    Hole("neutral-order", ("neutral.0-initiate", "neutral.2"), ("the order of neutral attacks",)),
    Hole("city-attack-range", ("neutral.0-initiate",), ("the range of city attacks",)),
    Hole("city-att-conflict", ("neutral.0-plain", "neutral-city"), ("the attack of a neutral city",)),
    Hole("city-dam-conflict", ("neutral.0-plain", "neutral-city"), ("the damage of a neutral city",)),
    Hole("city-hp-current", ("neutral-city", "hp"), ("the defense of a damaged city",)),
    Hole(
        "borderlands-list", ("borderlands", "neutral-city"), ("which cities are borderlands", "the map", "hp of cities")
    ),
    Hole("jealous-arrive", ("neutral.1", "jealous-chosen"), ("how a jealous chosen arrives",)),
    Hole("jealous-stop", ("neutral.1-move",), ("how far a jealous chosen moves",)),
    Hole("jealous-no-naeblis", ("neutral.1-move", "nae-blis"), ("no nae'blis", "a dead nae'blis")),
    Hole("jealous-many", ("neutral.2-shadow", "engaged"), ("two jealous chosen together",)),
    Hole("jealous-nearby", ("neutral.2-order",), ("what nearby means",)),
    Hole("horn-state", ("neutral.3-first", "horn-of-valere"), ("the horn in a razed city", "what the horn does")),
    Hole("jealous-target-player", ("jealous-replace",), ("killing a jealous chosen in your own battle",)),
    Hole("chosen-cards", ("male-female-chosen", "jealous-replace"), ("male and female chosen",)),
    Hole("hero", ("summoned-hero",), ("who commands a summoned hero", "summoning a hero")),
    Hole("turn-end-scope", ("hero-dies", "town-restore"), ("when a turn ends",)),
    Hole(
        "traits-undefined",
        ("trait-channeler", "trait-forsaken", "trait-taaveran"),
        ("traits", "channeler", "forsaken", "ta'averan"),
    ),
)
HOLES = {hole.reading: hole for hole in _ALL}
_NAMES = {name: hole for hole in _ALL for name in (hole.reading, hole.reading.replace("-", " "), *hole.names)}


def hole_named(text: str) -> Hole | None:
    """The open question that a name means: one of its own, or words that only one of them has."""
    wanted = " ".join(text.casefold().split())
    bare = {_bare(name): hole for name, hole in _NAMES.items()}
    return _NAMES.get(wanted) or bare.get(_bare(wanted)) or _by_words(wanted)


def _bare(text: str) -> str:
    return " ".join(word for word in text.split() if word not in ("the", "a", "an"))


LITTLE = frozenset("the a an of in on at to for by with and or is are how what when who which does".split())


def _by_words(text: str) -> Hole | None:
    """The one open question whose names have all these words, whatever their endings; None where several have."""
    wanted = _stems(text)
    meant = [hole for hole in _ALL if wanted and wanted <= _stems(" ".join((hole.reading, *hole.names)))]
    return meant[0] if len(meant) == 1 else None


def _stems(text: str) -> set[str]:
    words = (word for word in re.findall(r"[\w']+", text) if word not in LITTLE)
    return {re.sub(r"(?:ing|ed|es|e|y|ies|s)$", "", word) or word for word in words}
