"""Cards as a judge writes them: a name that is known, a few words, or a group of keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal

from judge.cardtext import Lexicon
from judge.content import shape, yamltree
from judge.games.highlander.cards import grid
from judge.games.highlander.cards.groups import NAMED, groups_of
from judge.games.highlander.cards.meanings.anatomy import ATTACKS, BASIC_ATTACKS, BASIC_BLOCKS, DEFENSES, GEMS, TYPES
from judge.games.highlander.cards.meanings.lines import (
    Copies,
    GoesWith,
    HoldsUpTo,
    OncePerTurn,
    OnlyIf,
)  # fmt: skip
from judge.games.highlander.cards.meanings.of_cards import EvenDisarmed
from judge.games.highlander.cards.meanings.parts import Kind, PlayedNoOther
from judge.games.highlander.cards.reading import Read, read_card, read_condition, read_with
from judge.games.highlander.things import Card
from judge.kit.rows import Problems, become, checks, item, row
from judge.kit.words import plain

TYPE_WORDS = {
    **{name: name for name in TYPES}, "weapon of choice": "weapon", "woc": "weapon", "pregame": "pre-game",
    "pre-game card": "pre-game", "ranged": "ranged attack", "special attack block": "special attack/block",
    "attack/block": "special attack/block", "object ally": "object", "ally": "situation", "edge card": "edge",
}  # fmt: skip
WRITTEN = yamltree.parse(files(__package__).joinpath("known_cards.yml").read_text("utf-8"), "known_cards.yml")
KNOWN = tuple(
    name.title().replace("'S", "'s") for name in dict.fromkeys((*WRITTEN.entries, *BASIC_ATTACKS, *BASIC_BLOCKS))
)


@row
class CardRow:
    """A card: a type with its grid and text in one line (`dodge all: no attack this turn`), or a group of keys."""

    type: Literal[TYPES] | None = item("its card type; not needed where the title says it", default=None)  # type: ignore[valid-type]
    title: str | None = item("the title, where it differs from the name used here", default=None)
    subtitle: str = item("what is printed under the title", default="")
    grid: str = item("its coloured areas, such as `upper left, middle left`, `upper`, `all`, `X00/000/000`", default="")
    text: tuple[str, ...] = item("its game text, as it is printed or in short words, line by line", default=())
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
    gold_grid: bool = item("of a Dirty Trick: whether its grid is gold, as that of Special Attacks is", default=False)
    even_disarmed: bool = item("whether it says that it may be played while Disarmed", default=False)
    needs_weapon: bool = item("whether it says that it needs a weapon", default=False)
    off_hand: bool = item("of a weapon or hilt: whether it is an off-hand one", default=False)
    through: str = item("the Allowance card through which it is in the deck, such as Darius", default="")

    @classmethod
    def from_text(cls, text: str) -> CardRow:
        """Reads `block upper left, middle left`, `dodge all: no attack this turn`, `event: draw 2`."""
        head, _, rest = text.partition(":")
        low = " ".join(head.casefold().split())
        for word in sorted(TYPE_WORDS, key=len, reverse=True):
            if low == word or low.startswith((f"{word} ", f"{word},")):
                where = low[len(word) :].strip(" ,")
                lines = tuple(part.strip() for part in rest.split(";") if part.strip())
                grid.areas(where)
                return cls(type=TYPE_WORDS[word], grid=where, text=lines)
        raise ValueError(f"found {text!r}; allowed: a card type ({', '.join(TYPES)}), then its grid, then a colon "
                         "and its text; or a group of keys")  # fmt: skip


@checks(CardRow)
def problems(card: CardRow) -> Problems:
    """Words that can be read by themselves; what names cards is read with the table."""
    readers: tuple[tuple[str, str, Callable[[str], Any]], ...] = (
        ("grid", card.grid, grid.areas), *(("groups", each, _group) for each in card.groups),
    )  # fmt: skip
    for key, text, reader in readers:
        try:
            reader(text) if text else None
        except ValueError as error:
            yield key, str(error)


def unreadable(card: CardRow, words: Lexicon) -> Iterator[tuple[str, str]]:
    """Keys with words of card text that cannot be read."""
    for key, texts, reader in (("with", (card.goes_with,), read_with), ("requires", card.requires, read_condition)):
        for each in texts:
            try:
                reader(each, words) if each else None
            except ValueError as error:
                yield key, str(error)


def _group(text: str) -> None:
    if text.casefold() not in NAMED:
        raise ValueError(f"{text!r} is not a group; allowed: {', '.join(NAMED)}")


@lru_cache(maxsize=2048)
def known(name: str) -> CardRow | None:
    """The row of a card that need not be written out; a Basic Block's squares are printed nowhere."""
    title = plain(name)
    if title in WRITTEN.entries:
        return shape.read(WRITTEN.entries[title], CardRow, "known_cards.yml")
    if title in BASIC_BLOCKS:
        return CardRow(type="block")
    return CardRow(type="attack", grid=BASIC_ATTACKS[title]) if title in BASIC_ATTACKS else None


@lru_cache(maxsize=2048)
def gem_card(text: str) -> CardRow | None:
    """A card that matters only by its gems, written `2 agility` or `1 strength, 1 reason`."""
    found = re.findall(rf"(\d) ({'|'.join(GEMS)})", text.casefold())
    written = ", ".join(f"{number} {gem}" for number, gem in found)
    is_one = found and written == ", ".join(part.strip() for part in text.casefold().split(","))
    return CardRow(type="event", gems={gem: int(number) for number, gem in found}) if is_one else None


def guessed_type(title: str) -> str | None:
    """The card type that a title ends with: `Upper Guard`, `Spinning Dodge`."""
    last = title.casefold().split()[-1:]
    return next((word for word in last if word in (*ATTACKS, *DEFENSES)), None)


def of_name(name: str) -> CardRow | None:
    """The row of a card whose name says all: one that is known, one of gems only, a dodge over the whole grid."""
    dodge = CardRow(type="dodge", grid="all") if guessed_type(name) == "dodge" else None
    return known(name) or gem_card(name) or dodge


def type_of(name: str, row: CardRow) -> str:
    """The card type: as written, or what the title says."""
    return row.type or guessed_type(row.title or name) or "event"


def text_of(name: str, row: CardRow, words: Lexicon) -> Read:
    """A card's text as it is understood; it may call the card by its title, or by what stands under that."""
    own = (row.title or name, name, *(part.strip() for part in row.subtitle.split(":") if part.strip()))
    return read_card(row.text, type_of(name, row), own, words, joined=bool(row.goes_with))


def printed(name: str, row: CardRow, words: Lexicon, /, **lying: Any) -> Card:
    """A card as it is printed, and where and how it lies."""
    title, kind, read = row.title or name, type_of(name, row), text_of(name, row, words)
    basic = known(title)
    where = row.grid or (basic.grid if basic and basic.type == kind else "")
    nowhere = not where and kind == "block" and title.casefold() in BASIC_BLOCKS
    stands = kind == "guard" or read.told("standing defense")
    copies, only, holds = read.says(Copies), read.says(OnlyIf), read.says(HoldsUpTo)
    alone = (PlayedNoOther((Kind(title=title),)),) if read.says(OncePerTurn) == OncePerTurn() else ()
    written = (read_condition(each, words) for each in row.requires)
    worked_out = {
        "name": name, "title": title, "type": kind, "grid": None if nowhere else grid.areas(where),
        "gems": tuple(sorted(row.gems.items())), "hands": _hands(row, kind, title),
        "groups": groups_of(title, row.subtitle, (*row.groups, *(("standing defense",) if stands else ()))),
        "text": read.lines,
        "goes_with": read_with(row.goes_with, words) if row.goes_with else read.says(GoesWith),
        "in_place_of_attack": row.in_place_of_attack or read.told("in place of an attack"),
        "requires": (*written, *(only.conditions if only else ()), *alone),
        "target_optional": row.target_optional or read.told("no target"),
        "stacks": row.stacks or read.told("cumulative"),
        "copies": row.copies or bool(copies and copies.several), "only_one": bool(copies and not copies.several),
        "holds": holds.amount if holds else None,
        "even_disarmed": row.even_disarmed or any(isinstance(each.does, EvenDisarmed) for each in read.lines),
    }  # fmt: skip
    return become(Card, row, **(worked_out | lying))


def _hands(row: CardRow, kind: str, title: str) -> int:
    """faq-ranged-hand-icons: of Ranged Attacks only gridded Pistols, a Thrown Dagger and a Gas Canister have one."""
    if kind != "ranged attack":
        return row.hands or (1 if kind == "weapon" else 0)
    low, persona = title.casefold(), row.persona.casefold()
    return int(
        ("pistol" in low and row.grid != "none")
        or ("thrown dagger" in low and "grayson" in persona)
        or ("gas canister" in low and "xavier" in persona)
    )
