"""The language of the cards: its sorts of phrases and its closed lists of words. forms/ fills them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from judge.cardtext import Language
from judge.cardtext.language import Sort
from judge.cardtext.wording import wordings
from judge.games.lotr_lcg.cards.meanings import ENDS, KEYWORDS, PERIODS, PHASES, SPHERES, Amount, Instruction, Keywords
from judge.games.lotr_lcg.cards.told_with import further

# keyword-reminder: brackets right behind a keyword only remind of its rule.
LANGUAGE = Language("lotr-lcg", reminds=lambda before: isinstance(before, Keywords))
# The traits that belong to the game as such; cards on the table and collections carry many more.
TRAITS = (
    "Archer", "Armor", "Artifact", "Beorning", "Condition", "Creature", "Dale", "Dragon", "Dúnedain", "Dwarf",
    "Eagle", "Easterling", "Ent", "Esgaroth", "Forest", "Gift", "Goblin", "Gondor", "Harad", "Healer", "Hobbit",
    "Instrument", "Isengard", "Istari", "Item", "Mirkwood", "Mordor", "Mount", "Mountain", "Nazgûl", "Noble",
    "Noldor", "Orc", "Outlands", "Pipe", "Raider", "Ranger", "Record", "Ring", "Ring-bearer", "Rohan", "Scout",
    "Signal", "Silvan", "Skill", "Song", "Spell", "Spider", "Stronghold", "Tale", "Title", "Trap", "Troll",
    "Underground", "Undead", "Warg", "Warrior", "Weapon", "Woodman",
)  # fmt: skip

number = LANGUAGE.numbers("number", "a number")
signed = LANGUAGE.numbers("signed", "a change such as +1", signed=True)
trait = LANGUAGE.words("trait", "a trait", TRAITS, open=True)
name = LANGUAGE.words("name", "the name of a card", open=True)
player_name = LANGUAGE.words("player name", "the name of a player", open=True)
deck_name = LANGUAGE.words("deck name", "the name of a deck", open=True)
LANGUAGE.words("set name", "the name of an encounter set", open=True)
sphere = LANGUAGE.words("sphere", "a sphere")
for each in SPHERES:
    sphere.word(each, each, f"[{each}]")
keyword = LANGUAGE.words("keyword", "a keyword", KEYWORDS)
phase = LANGUAGE.words("phase", "a phase", PHASES)
whole_phase = LANGUAGE.words("whole phase", "a phase as a whole")
for each in PHASES:
    whole_phase.word(each, f"the {each} phase", f"{each} phase", f"both the {each} phase")
period = LANGUAGE.words("period", "how long", PERIODS)
LANGUAGE.words("end", "until when", ENDS)
stage = LANGUAGE.words("stage number", "the number of a stage")
for at in range(1, 10):
    stage.word(Amount(at), str(at), f"{at}A", f"{at}B")

value = LANGUAGE.words("value", "a value of a card")
# Those that one says `a cost of 3` of, and not `3 hit points`.
measure = LANGUAGE.words("measure", "a value that is no number of things")
for said, *others in (
    ("willpower", "willpower strength", "[willpower]"),
    ("attack", "attack strength", "[attack]"),
    ("defense", "defence", "defense strength", "[defense]"),
    ("hit points", "hit point", "hit-points", "hp"),
    ("engagement cost",),
    ("quest points", "quest point", "quest point value"),
    ("cost", "resource cost"),
    ("threat", "threat strength", "[threat]"),
):
    value.word(said, said, *others)
    value.word(f"printed {said}", f"printed {said}", *(f"printed {each}" for each in others))
    if not said.endswith("points"):
        measure.word(said)
        measure.word(f"printed {said}")
for said, *others in (
    ("damage", "damage token", "damage tokens"),
    ("resources", "resource", "resource token", "resource tokens"),
    ("progress", "progress token", "progress tokens"),
    ("remaining hit points",),
    ("attachments", "attachment"),
    ("threat cost", "printed threat cost"),
    ("time", "time counter", "time counters"),
    ("villagers", "villager token", "villager tokens"),
):
    value.word(said, *((said, *others) if said not in ("time", "villagers") else reversed(others)))

noun = LANGUAGE.words("noun", "a kind of card")
nouns = LANGUAGE.words("nouns", "kinds of cards, in the plural")
for one, many, *more in (
    ("hero", "heroes"),
    ("ally", "allies"),
    ("character", "characters"),
    ("enemy", "enemies"),
    ("location", "locations"),
    ("attachment", "attachments"),
    ("event", "events"),
    ("treachery", "treacheries"),
    ("objective", "objectives"),
    ("quest", "quests", "quest stage"),
    ("objective ally", "objective allies", "objective-ally"),
    ("side quest", "side quests"),
    ("encounter side quest", "encounter side quests"),
    ("card", "cards"),
    ("shadow card", "shadow cards"),
    ("encounter card", "encounter cards"),
    ("player card", "player cards"),
):
    long = () if one.endswith("card") else (f"{one} card", f"{one} cards")
    noun.word(one, one, *long, *more, *(f"{each}s" for each in more if each.endswith("stage")), plural=many)
    nouns.word(one, many, *long[1:], *("objective-allies" if each == "objective-ally" else f"{each}s" for each in more))

LANGUAGE.words(
    "kind of card", "one of several kinds of cards", ("ally", "attachment", "event", "enemy", "location", "treachery")
)
tokens = LANGUAGE.words(
    "tokens",
    "damage, resources or progress",
    {
        "damage": "damage",
        "damage token": "damage",
        "resources": "resources",
        "resource": "resources",
        "resource token": "resources",
        "resource tokens": "resources",
        "progress": "progress",
        "progress token": "progress",
        "progress tokens": "progress",
        "damage tokens": "damage",
        "point of damage": "damage",
        "time counters": "time",
        "time counter": "time",
        "villager tokens": "villagers",
        "villager token": "villagers",
    },
)
token = LANGUAGE.words("token", "a damage, a resource or a progress")
token.word("damage", "point of damage", "damage", "damage token")
token.word("progress", "progress token", "progress")
token.word("resources", "resource", "resource token", "resources")
token.word("time", "time counter", "time counters")
token.word("villagers", "villager token", "villager tokens")
state = LANGUAGE.words(
    "state",
    "a state of a card",
    {
        "ready": "ready",
        "exhausted": "exhausted",
        "damaged": "damaged",
        "wounded": "damaged",
        "unique": "unique",
        "attacking": "attacking",
        "defending": "defending",
        "committed": "committed",
        "questing": "committed",
        "engaged": "engaged",
        "guarded": "guarded",
        "topmost": "topmost",
        "attached": "attached",
    },
)
THEIRS = ("a", "any", "your", "their", "the players'", "the player's", "the players")  # There is just one.
place = LANGUAGE.words(
    "place",
    "a place on the table",
    {
        "play": "play",
        "the staging area": "staging area",
        "the victory display": "victory display",
        **{f"{whose} victory display": "victory display" for whose in THEIRS},
    },
)
far_place = LANGUAGE.words(
    "far place",
    "a place on the table",
    {
        "the staging area": "staging area",
        "the victory display": "victory display",
        **{f"{whose} victory display": "victory display" for whose in THEIRS},
    },
)

done = LANGUAGE.words("done", "what was done", (
    "discarded", "returned", "destroyed", "exhausted", "damaged", "readied", "explored", "added to the staging area",
    "put into play", "removed from the quest", "returned to the staging area", "healed", "attached",
    "shuffled into the encounter deck", "moved", "engaged", "discarded from play",
))  # fmt: skip

SORTS = {
    "quality": "a word that says what a card is",
    "adjectives": "words that say what a card is",
    "not so": "what a card is not",
    "clause of cards": "which of them, such as `you control`",
    "clauses": "which of them",
    "dealt": "to which enemy a shadow card is dealt",
    "worn": "an attachment",
    "some attachments": "attachments",
    "trait alone": "a trait",
    "threat that is": "a threat",
    "happens": "what happens, and when",
    "both": "what two cards do",
    "sharing": "what two cards have in common",
    "name or kind": "a card by name, or of a kind",
    "description": "a kind of card",
    "descriptions": "kinds of cards, in the plural",
    "cards": "cards",
    "several cards": "cards, in the plural if there are several",
    "target": "cards to be chosen",
    "one of a kind": "one card of a kind",
    "sought": "cards of certain titles",
    "aside": "cards set aside",
    "lot": "so many cards of a title",
    "set of cards": "an encounter set",
    "as revealed": "each card of a kind as it is revealed",
    "first to come": "the first card of a kind",
    "revealed now": "a card that is being revealed",
    "its bearer": "whose attachments",
    "price": "what is paid instead",
    "numbered": "a stage by its number",
    "all the time": "what is done in every quest phase",
    "one titled": "a card of a title",
    "all titled": "every card of a title",
    "counted as": "what a card counts as",
    "both cards": "cards of two kinds",
    "spoken card": "a card spoken of",
    "topmost": "the topmost card of a pile",
    "one of three": "a kind of cards",
    "such a place": "an active location of a kind",
    "limited": "what so much progress can be placed on",
    "kind of player": "which players",
    "characters": "characters",
    "characters counted": "a kind of characters",
    "best player": "which player",
    "pile of cards": "of which discard pile",
    "must travel": "where the players must travel",
    "rated players": "players by their threat",
    "ending": "how the game goes on or ends",
    "counted": "cards that are counted",
    "player": "a player",
    "players": "players",
    "anybody": "one or more players",
    "whose": "whose",
    "pool": "a resource pool",
    "pile": "a deck or pile",
    "out of": "where from",
    "both piles": "a deck and a discard pile",
    "chosen player": "a player to be chosen",
    "deck": "a deck",
    "own deck": "a player's deck",
    "named deck": "the name of a deck",
    "printed number": "a number that is printed on a card",
    "prisoner": "a hero held as a prisoner",
    "lot of a prisoner": "what a prisoner cannot do",
    "deck by name": "a deck with a name of its own",
    "amount": "an amount",
    "so many a player": "an amount for each player",
    "enough a player": "so many for each player",
    "quantity": "a number found on the table",
    "range": "numbers that will do",
    "how many": "numbers of things that will do",
    "so many tokens": "numbers of tokens that will do",
    "limits of a number": "numbers that are enough, or not too many",
    "how high": "values that will do",
    "different": "another one for each player",
    "multiplier": "what is counted",
    "plain quantity": "a number found on the table",
    "counted many": "cards that are counted",
    "compared": "an amount",
    "condition": "a condition",
    "having": "what somebody has",
    "subjectless": "what somebody does",
    "fighting": "how somebody fights",
    "fights": "that somebody fights",
    "foe": "an enemy",
    "attacked foe": "an enemy that is attacked",
    "foremost": "the first of several cards",
    "stand-in": "who takes damage for others",
    "another one": "another card",
    "acting": "what somebody does",
    "one or the other": "words that say what a card is",
    "being": "what somebody is",
    "happening": "what happens",
    "moment": "a moment",
    "this attack": "the attack that goes on",
    "threat": "a threat",
    "cause": "a cause",
    "change": "a change of a value",
    "gain": "what is gained",
    "loss": "what is lost",
    "kept off": "a kind of attachment",
    "sort of cards": "cards of a type",
    "doing": "what enemies do",
    "predicate": "what cards do or are for a while",
    "deed": "a deed",
    "does": "what a player does",
    "clause": "what is done",
    "lasting clause": "what is done, and how long",
    "option": "one of several effects",
    "does option": "one of several things that a player does",
    "choice": "a choice of effects",
    "bare": "what this card is",
    "counted clause": "what is done, and how much",
    "for each": "what is done for each",
    "case": "a condition",
    "unless": "a condition",
    "must be so": "what must be so",
    "done once": "what is done but once",
    "resources taken": "what takes resources away, or is done but once",
    "progress taken": "what takes progress away, or is done but once",
    "destroyed": "who is destroyed",
    "damaged": "who is damaged",
    "excess": "damage beyond hit points",
    "two cases": "two conditions",
    "known enemy": "an enemy",
    "rated change": "a change of a value for each of something",
    "befalls": "what happens to a card",
    "two happenings": "two things that happen to a card",
    "timed part": "an effect, and when it is done",
    "that one": "a card spoken of",
    "some of them": "some of the cards spoken of",
    "so many": "some of the cards looked at",
    "first one": "the first card of a kind that is played",
    "hurt": "who is damaged by an attack",
    "hurt now": "who is dealt damage",
    "canceled": "whose effect is canceled",
    "defended": "who defends",
    "paid": "what is paid",
    "resources paid": "resources that are paid",
    "limit": "a limit",
    "deeds done": "what is done",
    "deeds behind": "what is done, in a case",
    "cased deeds": "what is done, in a case",
    "deeds": "what a sentence does",
    "cost": "a cost",
    "effect part": "an effect with its cost",
    "triggered part": "an effect with what it waits for",
    "opening": "the opening of an ability",
    "keywords": "keywords",
    "restriction": "a limit",
    "sentence": "a sentence",
}
for key, title in SORTS.items():
    LANGUAGE.sort(key, title)
of = LANGUAGE.sorts


# What is done to several kinds of cards at once: `each enemy and each location`.
OF_BOTH = (
    "damage", "heal", "discard", "destroy", "remove progress", "resource", "lose resource", "uncommit", "deal shadow",
    "time", "remove time", "villagers", "discard villagers",
)  # fmt: skip


def deed(verb: str, *templates: str, kind: Any = Instruction, **fixed: Any) -> None:
    """A row for something that is done: `draw[s|] 2 cards` is an order, and what a player does, with the same words.

    What stands in square brackets with the longer form first is a verb; `card[|s]` and `[it|them]` stay as they are.
    """
    if verb in OF_BOTH:
        templates += tuple(
            each.replace("{group:cards}", "{group:both cards}") for each in templates if each.count(":cards}") == 1
        )
    templates += tuple(each for one in templates for each in further(one) if each not in templates)
    orders = [VERB.sub(lambda found: found[1] + found[3], each) for each in templates]
    deeds = [VERB.sub(lambda found: found[1] + found[2], each) for each in templates]
    of["deed"].form(kind, *orders, verb=verb, **fixed)
    of["does"].form(kind, *deeds, verb=verb, **fixed)


WHEN_REVEALED = ("when revealed", '"when revealed"', "' when revealed '")
VERB = re.compile(r"(\w*)\[(?!it\|)(\w+)\|(\w*)\]")


def said_of(sort: Sort, fits: Callable[[Any], bool], kind: Any, template: str, /, rank: int = 0, **fixed: Any) -> None:
    """A row that is said only of what `fits`; it reads what another row reads too."""
    fields = {slot.field for each in wordings(template) for slot in each.slots}

    def make(**filled: Any) -> Any:
        return kind(**fixed, **filled)

    def take(given: Any) -> Mapping[str, Any] | None:
        if type(given) is not kind:
            return None
        filled = {name: getattr(given, name) for name in fields}
        return filled if given == make(**filled) and fits(given) else None

    sort.converts(make, take, template, rank=rank)
