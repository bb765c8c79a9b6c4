"""anatomy: what is printed on a card: types, icons, gems, the Basic Attacks and Blocks."""

from __future__ import annotations

from judge.games.highlander.cards.grid import CELLS

GEMS = ("master", "agility", "strength", "toughness", "empathy", "reason")
ATTACKS = ("attack", "special attack", "ranged attack", "dirty trick", "special attack/block")
BLOCKS = ("block", "guard", "special attack/block")
DEFENSES = (*BLOCKS, "dodge")
SPECIAL_CARDS = ("event", "situation", "plot", "location", "object")
STAYING = ("situation", "plot", "location", "object", "guard", "standing defense", "weapon", "persona", "pre-game")
TYPES = (*ATTACKS, "block", "guard", "dodge", *SPECIAL_CARDS, "standing defense", "edge", "illusion", "weapon",
         "persona", "pre-game")  # fmt: skip
ICONS = {
    "attack": "red grid", "special attack": "gold grid", "ranged attack": "gold grid", "dirty trick": "red grid",
    "special attack/block": "gold grid", "block": "blue grid", "guard": "blue grid", "dodge": "green grid",
    "event": "lightning bolt", "situation": "silhouette", "plot": "gear", "location": "ruin", "object": "sword",
    "standing defense": "blue grid", "edge": "hand", "illusion": "illusion",
}  # fmt: skip
BASIC_ATTACKS = {"thrust" if cell == "middle center" else f"{cell} attack": cell for cell in CELLS}
BASIC_BLOCKS = tuple(f"{row} {column} block" for row in ("upper", "lower") for column in ("left", "center", "right"))
UNKNOWN = "unknown card"
