"""anatomy-icon, group-classifications: kinds of cards, cards in play, players, amounts, areas of the grid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.highlander.cards.grid import CELLS, COLUMNS, ROWS, in_order
from judge.games.highlander.cards.language import (
    ADJECTIVE,
    AREA,
    AREAS,
    BECOMES,
    CARDS,
    COUNT,
    KIND,
    NOUN,
    NUMBER,
    NUMBER_OF,
    PER,
    PLAYER,
    PRICE,
    THOSE,
    TYPE,
    UNTIL,
    WHOSE,
)  # fmt: skip
from judge.games.highlander.cards.meanings.parts import Attacks, Cards, Kind, Per, Price

COUNT.also(NUMBER)
COUNT.form(1, "a", "an", "one")

NOUN.word("card", plural="cards")
for each in ("attack", "dirty trick", "block", "guard", "dodge", "event", "situation",
             "plot", "location", "object", "special card", "standing defense", "persona", "watcher", "hunter",
             "bystander", "reporter", "vehicle", "hilt", "quickening"):  # fmt: skip
    NOUN.word(each, plural=f"{each}s")
NOUN.word("defense", "defense", "defence", "defences", plural="defenses")
NOUN.word("edge", "edge", plural="edges")
NOUN.word("illusion", plural="illusions")
NOUN.word("ally", plural="allies")
NOUN.word("gypsy", plural="gypsies")
NOUN.word("armor", "armor", "piece of armor", "pieces of armor", "armour")
NOUN.word("slash", plural="slashes")
NOUN.word("weapon", "weapon", "Weapon of Choice", "WoC", "Weapons of Choice", plural="weapons")
NOUN.word("pre-game card", "Pre-Game card", "Pre-Game", "Pre Game card", plural="Pre-Game cards")
NOUN.word("(s)", "(S)", "(S) card")

for each in ("basic", "non-basic", "ranged", "non-ranged", "special", "non-special", "weapon", "persona", "mortal",
             "immortal", "unique", "signature", "reserved", "gridded", "non-gridded", "object", "situation", *ROWS,
             *COLUMNS):  # fmt: skip
    ADJECTIVE.word(each)
ADJECTIVE.word("non-special", "nonspecial", "non special")
ADJECTIVE.word("non-basic", "non basic")
ADJECTIVE.word("non-ranged", "non ranged")
ADJECTIVE.word("gridded", "gridded")
ADJECTIVE.word("non-gridded", "non gridded")
ADJECTIVE.word("non-edge", "non-Edge", "non Edge")
ADJECTIVE.word("non-guard", "non-Guard", "non Guard")
ADJECTIVE.word("non-dodge", "non-dodge")
ADJECTIVE.word("non-ally", "non-Ally")
ADJECTIVE.word("weapon", "weapon specific", "Weapon of Choice", "Weapon-Specific")
ADJECTIVE.word("persona", "persona specific", "Persona-Specific")
ADJECTIVE.word("object", "Object:")


def _having(count: int) -> None:
    """Kinds with so many words before the noun."""
    names = ("one", "two", "three")[:count]

    def make(noun: str, **words: str) -> Kind | None:
        having = tuple(words[each] for each in names)
        return None if noun == "card" and "special" in having else Kind(noun, having)

    def take(kind: Any) -> Mapping[str, Any] | None:
        if not isinstance(kind, Kind) or len(kind.having) != count or kind != Kind(kind.noun, kind.having):
            return None
        return {"noun": kind.noun, **dict(zip(names, kind.having, strict=True))}

    before = " ".join(f"{{{each}:adjective}}" for each in names)
    more = "" if count > 1 else " (card[|s])"
    KIND.converts(
        make, take, f"{before} {{noun?}}{more}".strip(), about="Words before it narrow it down." * bool(count)
    )


for count in range(4):
    _having(count)
KIND.form(Kind, "card[|s] with {word} in the title", "card[|s] with {word} in its/their title", rank=1)
KIND.form(
    Kind,
    'card[|s] with "{word}" in the title',
    'card[|s] that has/have the word "{word}" in the title',
    "card[|s] that has/have the word {word} in the title",
    "card[|s] with the word {word} in the title",
    rank=1,
)
KIND.form(Kind, "{word} card[|s]", rank=1, about="card-groups: every card with that word in its title.")
KIND.form(Kind, "card[|s] titled {title:name}", "titled {title:name}", "{title:name}", rank=2)
KIND.converts(lambda it: it, lambda given: None, "a {it:kind}", rank=1)
for value, spelling in NOUN.singular.items():
    if value not in ("card", "(s)"):
        TYPE.word(value, spelling)
KIND.form(Kind, "{title:name} {noun:type}", rank=3)

CARDS.form(
    Cards,
    "a {what:kind|}",
    "one/any {what:kind|} (in play)",
    "a {what:kind|} in play",
    "one {what:kind|} your opponent or you have in play",
    "a/one/any {what:kind|} your opponent just/has played",
    about="One card in play, whoever has it.",
)
SEVERAL = (
    "{amount:number} {what:kind|!}",
    "{amount:number} {what:kind|!} in play",
    "any {amount:number} {what:kind|!} (in play)",
)
THEIRS = (
    "{amount:number} of your opponent's {what:kind|!}",
    "{amount:number} {what:kind|!} your opponent has in play",
    "{amount:number} of your opponent's {what:kind|!} in play",
)
MINE = "{amount:number} of your {what:kind|!}", "{amount:number} {what:kind|!} you have in play"
for several, whose in ((SEVERAL, ""), (THEIRS, "opponent"), (MINE, "you")):
    CARDS.form(Cards, *several, whose=whose, rank=1, about="Several, chosen one by one.")
    CARDS.form(Cards, *(f"up to {each}" for each in several), whose=whose, most=True)
CARDS.form(Cards, "the {what:kind|} in play", "{what:kind|}", "the {what:kind|}", rank=1)
CARDS.form(
    Cards,
    "one of your opponent's {what:kind|!}",
    "a/one/any {what:kind|} your opponent has in play",
    "your opponent's {what:kind|}",
    "one of opponent's {what:kind|!}",
    "an opponent's {what:kind|}",
    "opponent's {what:kind|}",
    "a/one of your opponent's {what:kind|!} in play",
    whose="opponent",
)
CARDS.form(
    Cards,
    "one of your {what:kind|!}",
    "a/one/any {what:kind|} you have in play",
    "your {what:kind|}",
    "a/one of your {what:kind|!} in play",
    whose="you",
)
CARDS.form(
    Cards,
    "all {what:kind|!}",
    "all {what:kind&!} (in play)",
    "all {what:kind|!} in play",
    "each/every {what:kind|} (in play)",
    all=True,
)
CARDS.form(
    Cards,
    "all your opponent's {what:kind|!}",
    "all of your opponent's {what:kind|!} (in play)",
    "all {what:kind|!} your opponent has in play",
    "each of your opponent's {what:kind|!}",
    "all of opponent's {what:kind|!}",
    "all opponent's {what:kind|!}",
    all=True,
    whose="opponent",
)
CARDS.form(
    Cards,
    "all your {what:kind|!}",
    "all of your {what:kind|!} (in play)",
    "all {what:kind|!} you have in play",
    all=True,
    whose="you",
)

for cell in CELLS:
    AREA.word((cell,), f"{cell} area", cell)
for name in (*ROWS, *COLUMNS):
    cells = tuple(cell for cell in CELLS if name in cell.split())
    AREA.word(cells, f"{name} areas", f"{name} area", name, f"the {name} row", f"the {name} column", f"{name} grid")

AREAS.also(AREA)


def _together(parts: tuple[tuple[str, ...], ...]) -> tuple[str, ...] | None:
    return in_order({cell for part in parts for cell in part}) if len(parts) > 1 else None


def _apart(cells: Any) -> Mapping[str, Any] | None:
    known = not isinstance(cells, tuple) or cells in AREA.singular
    return None if known else {"parts": tuple((cell,) for cell in cells)}


AREAS.converts(_together, _apart, "{parts:area|}", "{parts:area&}")

PLAYER.form("you", "you", plural=True)
PLAYER.form("opponent", "your opponent", "opponent", "the opponent", "they", plural=False)
PLAYER.form("both", "each player", "both players", "all players", "players", "every player", plural=False)
PLAYER.form("loser", "the loser", "loser", plural=False)
PLAYER.form("winner", "the winner", "winner", plural=False)

WHOSE.form("you", "your", "each of your", "all of your", "all your", "any of your")
WHOSE.form(
    "opponent",
    "your opponent's",
    "opponent's",
    "your opponents",
    "the opponent's",
    "each of your opponent's",
    "all of your opponent's",
    "all your opponent's",
    "any of your opponent's",
)
WHOSE.form("both", "each player's", "both players'", "all players'", "all")

UNTIL.word(
    "turn",
    "this turn",
    "for this turn",
    "for the rest of the turn",
    "for the remainder of the turn",
    "for the remainder of your turn",
    "during this turn",
    "for the remainder of this turn",
    "until the end of the turn",
    "until the end of this turn",
    "until the end of your turn",
    "for the rest of this turn",
)
UNTIL.word(
    "through opponent next",
    "until the end of your opponent's next turn",
    "until the end of their next turn",
    "this turn and during your opponent's next turn",
)
UNTIL.word("through you next", "until the end of your next turn")
UNTIL.word(
    "before you next",
    "until your next turn",
    "until the beginning of your next turn",
    "until the start of your next turn",
)
UNTIL.word("next", "next turn", "during the next turn")
UNTIL.word("you next", "during your next turn", "on your next turn", "in your next turn")
UNTIL.word(
    "opponent next",
    "during your opponent's next turn",
    "during their next turn",
    "on their next turn",
    "in their next turn",
    "for your opponent's next turn",
    "during his next turn",
)
UNTIL.word("good", "for the rest of the game", "for good", "for the remainder of the game")

EACH = ("for each", "for every", "per")


def _per(*told: str) -> list[str]:
    """The ways to say that something is counted."""
    return [f"{each} {what}" for what in told for each in EACH]


PER.form(Per, *_per("gem", "gem/icon/one", "gem/icon/one found", "gem you draw"), of="gem")
FOUND = (
    "found",
    "found in that exertion",
    "you draw",
    "drawn/revealed",
    "in their opponent's check",
    "in their opponents check",
)
PER.form(
    Per,
    *_per("{gems:gem|} found", "{gems:gem|} (gem|icon)", *(f"{{gems:gem|}} (gem|icon) {each}" for each in FOUND)),
    of="gem",
)
for whose, haves in (("you", ("you have",)), ("opponent", ("your opponent has", "opponent has", "they have"))):
    PER.form(
        Per,
        *_per(*(f"{{what:kind{listed}}} {each} in play" for listed in "|&" for each in haves)),
        *(_per("{what:kind|} of yours in play", "of your {what:kind|!} (in play)") if whose == "you" else ()),
        of="play",
        whose=whose,
    )
PER.form(Per, *_per("{what:kind|} in play"), of="play")
PER.form(Per, *_per("card in their hand", "card they have in their hand", "card in hand"), of="own hand")
for whose, whom, have in (("you", "your", "you have"), ("opponent", "your opponent's", "your opponent has")):
    held = _per(f"card in {whom} hand", f"card {have} in hand", f"card {have} in your/their hand")
    PER.form(Per, *held, of="hand", whose=whose)
    PER.form(Per, *_per(f"{{what:kind|}} in {whom} discard pile"), of="discard", whose=whose)
PER.form(Per, *_per("attack you played this turn", "attack you play this turn"), of="attacks", whose="you")
PER.form(Per, *_per("attack your opponent played last turn"), of="attacks", whose="opponent")

for whose, have in (("you", "you have"), ("opponent", "your opponent has")):
    NUMBER_OF.form(
        Per,
        f"the number of {{what:kind|!}} {have} in play",
        f"the number of {{what:kind|!}} {have}",
        of="play",
        whose=whose,
    )
NUMBER_OF.form(Per, "the number of {what:kind|!} in play", of="play")
for whose, whom in (("you", "your"), ("opponent", "your opponent's")):
    NUMBER_OF.form(Per, f"the number of cards in {whom} hand", of="hand", whose=whose)
    NUMBER_OF.form(Per, f"the number of {{what:kind|!}} in {whom} discard pile", of="discard", whose=whose)
NUMBER_OF.form(Per, "the number of attacks you played this turn", of="attacks", whose="you")
NUMBER_OF.form(Per, "the number of attacks your opponent played last turn", of="attacks", whose="opponent")

PRICE.form(
    Price,
    "discard[s|] {amount:count} {what:kind|?}",
    "discard[s|] {amount:count} {what:kind|?} from your/their hand",
    "discard[s|] {amount:count} {what:kind|?} from hand",
)
PRICE.form(
    Price,
    "discard[s|] {amount:count} {what:kind|?} {per}",
    "discard[s|] {amount:count} {what:kind|?} from your/their hand {per}",
)
PRICE.form(Price, "lose[s|] {amount:count} ability", "lose[s|] {amount:count} point[|s] of ability", of="ability")
PRICE.form(
    Price,
    "discard[s|] the top {amount:number} card[|s] of the endurance",
    "discard[s|] the top {amount:number} card[|s] of your/their endurance",
    "discard[s|] the top card of your/their/the endurance",
    "discard[s|] {amount:count} card[|s] off/from the top of your/their/the endurance",
    of="endurance",
)

BECOMES.word("power blow", "a Power Blow", "power blow", "made a power blow", plural="Power Blows")
BECOMES.word("head shot", "a Head Shot", "head shot", "a headshot", "made a head shot", plural="Head Shots")
BECOMES.word("power block", "a Power Block", "power block", "made a power block", plural="Power Blocks")
BECOMES.word(
    "hidden",
    "Hidden",
    "a hidden attack",
    "made hidden",
    "played hidden",
    "played face down",
    "played as a hidden attack",
)

THOSE.form(Attacks, "{what:kind|!}", plural=True)
for only, name in (("power blow", "Power Blows"), ("head shot", "Head Shots")):
    THOSE.form(Attacks, name, f"attacks that are {name}", only=only, plural=True)
THOSE.form(Attacks, "Hidden {what:kind|!}", only="hidden", plural=True)
THOSE.form(
    Attacks,
    "first attack",
    "first attack each turn",
    "first attack of/in each turn",
    only="first",
    plural=False,
    about="The first in the sequence of a turn.",
)
