"""Cards as a judge writes them: one line per card, a default for all that does not matter."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from judge.cardtext import Lexicon, read_sentence
from judge.content.fields import placed
from judge.content.problem import Place
from judge.games.lotr_lcg.cards.language import LANGUAGE
from judge.games.lotr_lcg.cards.meanings import KEYWORDS, Keyword
from judge.games.lotr_lcg.cards.reading import Read, never_flipped, on_card, read_box, with_x_known, without_level
from judge.games.lotr_lcg.cards.words import own_names
from judge.games.lotr_lcg.things import SCENARIO
from judge.kit.rows import item, row, short

Sphere = Literal["leadership", "tactics", "spirit", "lore", "baggins", "fellowship", "neutral"]
Zone = Literal[
    "play", "hand", "deck", "discard pile", "victory display", "removed from the game", "set aside", "staging area"
]
Number = int | Literal["X"]
HIT_POINTS = ("hit-points", "hp", "hit_points")
QUEST_POINTS = ("quest-points", "points", "quest_points")
LISTED = "where it is; not needed for a card named in a hand, deck or pile"
VILLAGERS = "the villager tokens on it; by default, those of its Villagers keyword if it is in play"
TIME = "the time counters on it; by default, those of its Time keyword if it is in play"
UNOWNED = "the player who owns it; not needed for a card named in a hand or deck"


def _number(doc: str, default: int | None = 0, **more: Any) -> Any:
    """A field for a number as cards and tokens have it."""
    return item(doc, default=default, min=0, max=99, **more)


@row
class AbilityRow:
    """An ability in the words of the card, such as `"Action: Exhaust Aragorn to ready another hero."`

    Or a group of keys: `{name: Scout, text: "Action: ...", from: hand}`.
    """

    text: str = item("the words of the card, with the bold word in front: `Action: ...`, `Response: After ..., ...`")
    name: str = item("its name in choices, if the card has several abilities", default="")
    zone: Literal["play", "hand", "discard pile", "deck", "set aside"] = item(
        "where its card must be for it to be used, if not in play", default="play", key=("from", "zone")
    )
    place: Place = placed()

    from_text = short("text")

    def read(self, own: frozenset[str], lexicon: Lexicon, kind: str = "") -> Read:
        """The text of a card of those names and that kind as it is understood, on a table with those words."""
        zone = "" if self.zone == "play" else self.zone
        found = on_card(read_box(self.text, own, lexicon), kind)
        named = (
            each._replace(name=self.name if each.kind != "constant" else "", zone=zone or each.zone)
            for each in found.abilities
        )
        return found._replace(abilities=tuple(named))


def _read_keyword(text: str) -> Keyword:
    """Reads `sentinel`, `doomed 2`."""
    found = read_sentence(LANGUAGE, text.strip(" ."), sort="keywords")
    if not isinstance(found.means, Keyword):
        raise ValueError(f"{text!r} is not a keyword; allowed: {', '.join(KEYWORDS)}, with a number if it has one")
    return found.means


@row
class KeywordRow:
    """A keyword, with its number if it has one."""

    keyword: Keyword

    from_text = short("keyword", _read_keyword)


@row
class CardRow:
    """What every card may say."""

    kind: ClassVar[str]
    title: str | None = item("the title of the card, if it differs from the name used here", default=None)
    unique: bool = item("whether it is unique", default=False)
    traits: tuple[str, ...] = item("its traits", default=())
    keywords: tuple[KeywordRow, ...] = item("its keywords, such as `sentinel`, `doomed 2`", default=())
    text: tuple[AbilityRow, ...] = item("its abilities in the words of the card", key=("text", "abilities"), default=())
    exhausted: bool | None = item(
        "whether it is exhausted; by default, it is if it is committed, attacking or defending", default=None
    )
    controller: str | None = item("the player who controls it, if not its owner", default=None, of="players",
                                  also=(SCENARIO,))  # fmt: skip

    def called(self, name: str) -> frozenset[str]:
        """self-referential: what the card's own text may call it."""
        return own_names(name, self.title or name, self.kind == "hero" or self.unique)

    def reads(self, name: str, lexicon: Lexicon) -> list[Read]:
        """Its texts as they are understood, on a table with those words."""
        read = [each.read(self.called(name), lexicon, self.kind) for each in self.text]
        return with_x_known(read, getattr(self, "cost", None) == "X")


@row
class PlayerCardRow(CardRow):
    """What allies, attachments and events have in common."""

    sphere: tuple[Sphere, ...] = item(
        "its sphere; a card without one is neutral", key=("sphere", "spheres"), default=()
    )
    cost: Number = _number("its cost", 1)
    level: int | None = _number("its level in a campaign (from later sets)", None)
    zone: Zone = item(LISTED, default="hand")

    def reads(self, name: str, lexicon: Lexicon) -> list[Read]:
        """Its texts; what asks for its level is not carried out where nobody has said what it is."""
        found = super().reads(name, lexicon)
        return found if self.level is not None else [without_level(each, "its `level` is not given") for each in found]


@row
class CharacterRow(CardRow):
    """What heroes and allies have in common."""

    willpower: Number = _number("its printed willpower", 1)
    attack: Number = _number("its printed attack", 1)
    defense: Number = _number("its printed defense", 1)
    hit_points: Number = _number("its printed hit points", 2, key=HIT_POINTS)
    damage: int = _number("the damage on it")
    committed: bool = item("whether it is committed to the quest", default=False)


@row
class HeroRow(CharacterRow):
    """A hero."""

    kind = "hero"
    owner: str = item("the player who owns it", key=("owner", "of"), of="players")
    sphere: tuple[Sphere, ...] = item("its resource icons", key=("sphere", "spheres"), default=())
    hit_points: Number = _number("its printed hit points", 4, key=HIT_POINTS)
    threat_cost: int = _number("its threat cost", 9)
    resources: int = _number("the resources in its pool")
    zone: Zone | Literal["held prisoner"] = item("where it is", default="play")


@row
class AllyRow(CharacterRow, PlayerCardRow):
    """An ally."""

    kind = "ally"
    owner: str | None = item(UNOWNED, key=("owner", "of"), default=None, of="players")
    cost: Number = _number("its cost", 2)
    resources: int = _number("the resources on it")
    zone: Zone = item(LISTED, default="play")


@row
class AttachmentRow(PlayerCardRow):
    """An attachment."""

    kind = "attachment"
    owner: str | None = item("the player who owns it; by default, the owner of the card it is on", default=None,
                             of="players")  # fmt: skip
    on: str | None = item("the card it is attached to, if it is in play", default=None, of="cards")
    resources: int = _number("the resources on it")


@row
class EventRow(PlayerCardRow):
    """An event."""

    kind = "event"
    owner: str | None = item(UNOWNED, default=None, of="players")


@row
class EncounterCardRow(CardRow):
    """What the cards of the encounter deck have in common."""

    zone: Zone = item("where it is; not needed for a card named in a deck or pile", default="staging area")
    time: int | None = _number(TIME, None)
    villagers: int | None = _number(VILLAGERS, None)
    cost: int | None = _number("its cost in a contest of two teams (from later sets)", None)
    encounter_set: str = item("the encounter set it belongs to, if card text refers to it", default="",
                              key=("encounter-set", "set", "encounter_set"))  # fmt: skip


@row
class EnemyRow(EncounterCardRow):
    """An enemy."""

    kind = "enemy"
    engagement_cost: Number = _number("its engagement cost", 30,
                                      key=("engagement-cost", "engagement", "engagement_cost"))  # fmt: skip
    threat: Number = _number("its threat strength", 1)
    attack: Number = _number("its attack strength", 2)
    defense: Number = _number("its defense strength", 1)
    hit_points: Number = _number("its hit points", 3, key=HIT_POINTS)
    victory: int | None = _number("its victory points", None)
    engaged: str | None = item("the player it is engaged with; without one, it is in the staging area", default=None,
                               key=("engaged", "engaged-with", "engaged_with"), of="players")  # fmt: skip
    damage: int = _number("the damage on it")
    resources: int = _number("the resources on it")
    shadow: tuple[str, ...] = item("the shadow cards dealt to it, by name", default=(), of="cards")
    attacked: bool = item("whether it has attacked this round", default=False)
    attacked_by: tuple[str, ...] = item("the players who have attacked it in this combat phase", default=(),
                                        of="players")  # fmt: skip


@row
class LocationRow(EncounterCardRow):
    """A location."""

    kind = "location"
    threat: Number = _number("its threat strength", 1)
    quest_points: Number = _number("its quest points", 3, key=QUEST_POINTS)
    victory: int | None = _number("its victory points", None)
    progress: int = _number("the progress on it")
    damage: int = _number("the damage on it (from later sets)")
    resources: int = _number("the resources on it")
    active: bool = item("whether it is the active location", default=False)
    other_side: str | None = item("the location on its other side (from later sets)", default=None, of="cards",
                                  key=("other-side", "other_side"))  # fmt: skip

    def reads(self, name: str, lexicon: Lexicon) -> list[Read]:
        """Its texts; what would flip it over is not carried out where nobody has said what is on its other side."""
        found = super().reads(name, lexicon)
        return found if self.other_side else [never_flipped(each, "its `other-side` is not named") for each in found]


@row
class TreacheryRow(EncounterCardRow):
    """A treachery."""

    kind = "treachery"
    on: str | None = item("the card it is attached to, if it is in play", default=None, of="cards")
    zone: Zone = item("where it is; not needed for a card named in a deck or pile", default="set aside")


@row
class ObjectiveRow(EncounterCardRow):
    """An objective; with hit points it is a character once a player controls it."""

    kind = "objective"
    on: str | None = item("the card it is attached to", default=None, of="cards")
    guards: tuple[str, ...] = item("the encounter cards that guard it", default=(), of="cards")
    willpower: Number | None = _number("its willpower, if it has one", None)
    attack: Number | None = _number("its attack, if it has one", None)
    defense: Number | None = _number("its defense, if it has one", None)
    hit_points: Number | None = _number("its hit points, if it has any", None, key=HIT_POINTS)
    damage: int = _number("the damage on it")
    resources: int = _number("the resources on it")
    committed: bool = item("whether it is committed to the quest", default=False)


@row
class SideQuestRow(CardRow):
    """A side quest of later sets; one that a player owns is played from the hand."""

    kind = "side quest"
    owner: str | None = item("the player who owns it, if it is a player card", key=("owner", "of"), default=None,
                             of="players")  # fmt: skip
    sphere: tuple[Sphere, ...] = item("its sphere, if a player plays it", key=("sphere", "spheres"), default=())
    cost: Number = _number("its cost, if a player plays it", 1)
    quest_points: Number = _number("its quest points", 6, key=QUEST_POINTS)
    progress: int = _number("the progress on it")
    resources: int = _number("the resources on it")
    victory: int | None = _number("its victory points", None)
    time: int | None = _number(TIME, None)
    zone: Zone = item("where it is; not needed for a card named in a hand, deck or pile", default="staging area")


@row
class QuestRow(CardRow):
    """A quest card; the first one listed is the current quest, the others follow in order."""

    kind = "quest"
    quest_points: Number = _number("its quest points", 10, key=QUEST_POINTS)
    progress: int = _number("the progress on it")
    resources: int = _number("the resources on it")
    time: int | None = _number(TIME, None)
    villagers: int | None = _number(VILLAGERS, None)
    victory: int | None = _number("its victory points", None)
    last: bool = item("whether it is the final stage of the scenario", default=False)
    stage: int | None = item("the number of its stage, if card text refers to it", default=None, min=1, max=9)
