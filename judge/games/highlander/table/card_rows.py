"""Cards as a judge writes them: a name that is known, a few words, or a group of keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from judge.content.fields import item
from judge.games.highlander.cards import grid, kinds, sentences
from judge.games.highlander.cards.conditions import condition
from judge.games.highlander.cards.groups import NAMED, groups_of
from judge.games.highlander.cards.known_cards import KNOWN
from judge.games.highlander.cards.meanings import ATTACKS, DEFENSES, GEMS, TYPES, Card, Effect

TYPE_WORDS = {
    **{name: name for name in TYPES}, "weapon of choice": "weapon", "woc": "weapon", "pregame": "pre-game",
    "pre-game card": "pre-game", "ranged": "ranged attack", "special attack block": "special attack/block",
    "attack/block": "special attack/block", "object ally": "object", "ally": "situation", "edge card": "edge",
}  # fmt: skip
THAT = ("cannot be a power blow", "can be a power blow", "is a power blow")


@dataclass(frozen=True, eq=False, repr=False)
class TextRow:
    """One line of card text, in short words."""

    effects: tuple[Effect, ...]
    written: str = ""

    @classmethod
    def from_text(cls, text: str) -> TextRow:
        """Reads `if successful: opponent is prone`."""
        return cls(sentences.effects(text), " ".join(text.split()))


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class CardRow:
    """A card: a type with its grid and text in one line (`dodge all: no attack this turn`), or a group of keys."""

    type: Literal[TYPES] | None = item("its card type; not needed where the title says it", default=None)  # type: ignore[valid-type]
    title: str | None = item("the title, where it differs from the name used here", default=None)
    subtitle: str = item("what stands under the title", default="")
    grid: str = item("its coloured areas, such as `upper left, middle left`, `upper`, `all`, `X00/000/000`", default="")
    text: tuple[TextRow, ...] = item("its game text, line by line", default=())
    gems: Mapping[str, int] = item("its Attribute Gems, such as {agility: 2}", default={}, names=GEMS, min=0, max=9)
    hands: int = item("its Hand Icons", default=0, min=0, max=4)
    groups: tuple[str, ...] = item("its groups, such as ally, watcher, hilt, upper armor, standing defense", default=())
    weapon: str = item("the Weapon of Choice it belongs to", default="")
    persona: str = item("the Persona or Faction it belongs to", default="")
    sign: Literal["", "signature", "reserved"] = item("whether it is a Signature or a Reserved card", default="")
    restriction: int = item("its Restriction Number; 0 for none", default=0, min=0, max=99)
    goes_with: str = item("what it is played in conjunction with, such as `upper attack`", key="with", default="")
    in_place_of_attack: bool = item("whether it is played in place of an attack", default=False)
    requires: tuple[str, ...] = item("conditions to play it, such as `opponent is prone`", default=())
    target_optional: bool = item("whether it can be played without anything to aim at", default=False)
    stacks: bool = item("whether its text says that copies are cumulative", default=False)
    copies: bool = item("whether its text allows several copies in play", default=False)
    even_disarmed: bool = item("whether it says that it may be played while Disarmed", default=False)
    needs_weapon: bool = item("whether it says that it needs a weapon", default=False)
    off_hand: bool = item("of a weapon or hilt: whether it is an off-hand one", default=False)
    through: str = item("the Allowance card through which it is in the deck, such as Darius", default="")

    @classmethod
    def from_text(cls, text: str) -> CardRow:
        """Reads `block upper left, middle left`, `dodge all: no attack this turn`, `event: draw 2`."""
        head, colon, rest = text.partition(":")
        low = " ".join(head.casefold().split())
        for word in sorted(TYPE_WORDS, key=len, reverse=True):
            if low == word or low.startswith((f"{word} ", f"{word},")):
                where = low[len(word) :].strip(" ,")
                lines = (TextRow.from_text(rest),) if colon and rest.strip() else ()
                grid.areas(where)
                return cls(type=TYPE_WORDS[word], grid=where, text=lines)
        raise ValueError(f"found {text!r}; allowed: a card type ({', '.join(TYPES)}), then its grid, then a colon "
                         "and its text; or a group of keys")  # fmt: skip

    def problems(self) -> Iterator[tuple[str, str]]:
        """Words that can be read."""
        readers: tuple[tuple[str, str, Callable[[str], Any]], ...] = (
            ("grid", self.grid, grid.areas), ("with", self.goes_with, in_conjunction),
            *(("requires", each, condition) for each in self.requires),
            *(("groups", each, _group) for each in self.groups),
        )  # fmt: skip
        for key, text, reader in readers:
            try:
                reader(text) if text else None
            except ValueError as error:
                yield key, str(error)


def _group(text: str) -> str:
    if text.casefold() not in NAMED:
        raise ValueError(f"{text!r} is no group; allowed: {', '.join(NAMED)}")
    return text


def in_conjunction(text: str) -> str:
    """What a card is played in conjunction with: a kind of card, and perhaps what it must be able to become."""
    low = " ".join(text.casefold().split())
    for more in THAT:
        for joint in (" that ", " which "):
            if low.endswith(joint + more):
                return f"{kinds.kind(low.removesuffix(joint + more))}|{more}"
    return kinds.kind(low)


def known(name: str) -> CardRow | None:
    """The row of a card that need not be written out."""
    found = KNOWN.get(name.casefold().replace("\u2019", "'"))
    if found is None:
        return None
    values = {RENAMED.get(key, key.replace("-", "_")): value for key, value in found.items()}
    values["text"] = tuple(TextRow.from_text(line) for line in found.get("text", ()))
    for key in ("groups", "requires"):
        values[key] = tuple(values.get(key, ()))
    return CardRow(**values)


RENAMED = {"with": "goes_with"}
_GEM = re.compile(r"(\d) (\w+)")


def gem_card(text: str) -> CardRow | None:
    """A card that matters only by its gems, written `2 agility` or `1 strength, 1 reason`."""
    found: dict[str, int] = {}
    for part in text.casefold().split(","):
        match = _GEM.fullmatch(part.strip())
        if match is None or match[2] not in GEMS:
            return None
        found[match[2]] = int(match[1])
    return CardRow(type="event", gems=found)


def guessed_type(title: str) -> str | None:
    """The card type that a title ends with: `Upper Guard`, `Spinning Dodge`."""
    last = title.casefold().split()[-1]
    return last if last in (*ATTACKS, *DEFENSES) else None


def printed(name: str, row: CardRow) -> Card:
    """A card as it is printed, before it lies anywhere."""
    title = row.title or name
    kind = row.type or guessed_type(title) or "event"
    basic = KNOWN.get(title.casefold(), {}) if title.casefold() in KNOWN else {}
    where = row.grid or (str(basic.get("grid", "")) if kind == basic.get("type") else "")
    areas = None if not where and kind == "block" and kinds.printed_nowhere(title) else grid.areas(where)
    groups = groups_of(title, row.subtitle, (*row.groups, *(("standing defense",) if kind == "guard" else ())))
    return Card(
        name, title, "", kind, row.subtitle, areas, tuple(sorted(row.gems.items())), _hands(row, kind, title), groups,
        row.weapon, row.persona, row.sign, row.restriction, tuple(each for line in row.text for each in line.effects),
        in_conjunction(row.goes_with) if row.goes_with else "", row.in_place_of_attack,
        tuple(condition(each) for each in row.requires), "", row.target_optional, row.stacks, row.copies,
        row.even_disarmed or _says(row, "even disarmed"), row.needs_weapon, row.off_hand, row.through,
    )  # fmt: skip


def _says(row: CardRow, verb: str) -> bool:
    return any(each.verb == verb for line in row.text for each in line.effects)


def _hands(row: CardRow, kind: str, title: str) -> int:
    """faq-ranged-hand-icons: of Ranged Attacks only gridded Pistols, a Thrown Dagger and a Gas Canister have one."""
    if kind == "weapon":
        return row.hands or 1
    if kind == "ranged attack":
        low = title.casefold()
        named = ("pistol" in low and row.grid != "none") or (
            "thrown dagger" in low and "grayson" in row.persona.casefold()
        ) or ("gas canister" in low and "xavier" in row.persona.casefold())  # fmt: skip
        return 1 if named else 0
    return row.hands
