"""3.1.6 The language of Chaotic cards: its sorts of phrases and its closed lists of words; the rows are in forms/."""

from __future__ import annotations

from collections.abc import Iterable

from judge.cardtext import Language
from judge.cardtext.text import words
from judge.games.chaotic.cards.meanings import (
    COUNTERS,
    CURRENT_ENERGY,
    DISCIPLINES,
    ELEMENT_TYPES,
    ELEMENTS,
    STATISTICS,
)

# 3.1.6.1.1: brackets on a card only remind of a rule.
LANGUAGE = Language("chaotic", reminds=lambda before: True)
TRIBES = ("OverWorld", "UnderWorld", "Danian", "Mipedian", "M'arrillian")
SUBTYPES = (
    "Ambassador", "Battlemaster", "Beast", "Caretaker", "Chieftain", "Commander", "Conjurer", "Conjuror", "Conqueror",
    "Controller", "Elementalist", "Elite", "Ethereal", "Fluidmorpher", "Golem", "Guardian", "Hero", "Kha'rall",
    "Leviathan", "Mandiblor", "Minion", "Muge", "Noble", "Past", "Royal", "Scout", "Squadleader", "Stalker",
    "Strategist", "Taskmaster", "Titan", "Warbeast", "Warrior",
)  # fmt: skip
PLAIN = (
    "range", "surprise", "untargetable", "disarm", "loses initiative checks", "defender", "invisibility",
    "brainwashed", "loyal", "unique", "legendary",
)  # fmt: skip
NUMBERED = ("strike", "recklessness", "swift")
OF_STATISTIC = ("intimidate", "outperform", "exhaust", "support")
CUMULATIVE = (*NUMBERED, *OF_STATISTIC, *ELEMENTS, "elementproof")
STATES = ("engaged", "unengaged", "infected", "uninfected", "damaged", "equipped", "unequipped", "first attack",
          "own first attack", "adjacent", "other", "by itself", "moved", "alone", "brainwashed",
          "tribeless")  # fmt: skip

number = LANGUAGE.numbers("number", "a number")
signed = LANGUAGE.numbers("signed", "a number with its sign", signed=True)

discipline = LANGUAGE.words("discipline", "a Discipline")
for _each in DISCIPLINES:
    discipline.word(_each, _each.capitalize())
statistic = LANGUAGE.words("statistic", "a statistic")
for _each in STATISTICS:
    statistic.word(_each, _each.capitalize())
element = LANGUAGE.words("element", "an element")
for _each in ELEMENTS:
    element.word(_each, _each.capitalize())

kind = LANGUAGE.words("kind", "a tribe or subtype", open=True)
kinds = LANGUAGE.words("kind many", "a tribe or subtype, of several")
for _each in TRIBES:
    more = (f"{_each}er",) if _each.endswith("World") else (_each.replace("ll", "l"),) if "ll" in _each else ()
    many = {"OverWorld": "OverWorlders", "UnderWorld": "UnderWorlders"}.get(_each, f"{_each}s")
    kind.word(_each, _each, *more, plural=many)
    kinds.word(_each, many)
for _each in SUBTYPES:
    many = _each if _each in ("Past", "Kha'rall") else "Heroes" if _each == "Hero" else f"{_each}s"
    kind.word(_each, plural=many)
    kinds.word(_each, many)


def other_kinds(several: Iterable[str]) -> tuple[str, ...]:
    """Tribes and subtypes that a table or a collection adds, in the singular and the plural; known ones left out."""
    known = {spelling for rows in kind.entries.values() for spelling, _ in rows}
    new = (form for each in several if each for form in (each, f"{each}s"))
    return tuple(dict.fromkeys(each for each in new if words(each) not in known))


affiliation = LANGUAGE.words("affiliation", "what a Mugic is of", ("Generic",))
affiliation.also(kind)
name = LANGUAGE.words("name", "the name of a card on the table or in a collection", open=True)
space = LANGUAGE.words("space", "a space of the board", open=True)
counter_name = LANGUAGE.words("counter name", "the name of counters that a text puts on a card", open=True)

measured = LANGUAGE.words("measured", "what is measured")
for _each in STATISTICS:
    measured.word(_each, _each.capitalize())
measured.word(CURRENT_ENERGY, "current Energy")
measured.word(COUNTERS, "Mugic counters", "Mugic counter", "counters", "counter")
measured.word(ELEMENT_TYPES, "Elemental Types", "Elemental Type", "Elements")

quantity = LANGUAGE.words("quantity", "a number that a Creature has")
for _each in STATISTICS:
    quantity.word(_each, _each.capitalize())
    quantity.word(f"scanned {_each}", f"scanned {_each.capitalize()}")
for _each in ("lowest Discipline", "highest Discipline", "Mugic Ability"):
    quantity.word(_each.casefold(), _each)
for _each in NUMBERED:
    quantity.word(_each, _each.capitalize(), f"{_each.capitalize()} value")

tokens = LANGUAGE.words("tokens", "what is counted on a Creature")
tokens.word(COUNTERS, "Mugic counters")
tokens.word(ELEMENT_TYPES, "Elemental Types")

initiative = LANGUAGE.words("initiative", "a Discipline or an element of Initiative")
for _each in (*DISCIPLINES, *ELEMENTS):
    initiative.word(_each, _each.capitalize())

for _name, _title, _several in (
    ("plain keyword", "an ability without a number", PLAIN),
    ("numbered keyword", "an ability with a number", NUMBERED),
    ("keyword of a statistic", "an ability with a statistic and a number", OF_STATISTIC),
):
    _listed = LANGUAGE.words(_name, _title)
    for _each in _several:
        _listed.word(_each, _each.capitalize())
check_word = LANGUAGE.words("check word", "a check")
for _each, _said in (("check", "Stat Check"), ("fail", "Stat Fail"), ("challenge", "Challenge")):
    check_word.word(_each, _said, _said.replace(" ", ""), *(["Discipline Check"] if _each == "check" else []))
proof = LANGUAGE.words("proof", "an element that somebody is proof against")
for _each in ELEMENTS:
    proof.word(_each, f"{_each.capitalize()}proof", f"{_each.capitalize()}-proof")
extreme = LANGUAGE.words("extreme", "lowest or highest", ("lowest", "highest"))
state_adjective = LANGUAGE.words("state adjective", "a state, said before a Creature")
for _each in ("engaged", "unengaged", "Infected", "Uninfected", "unequipped", "adjacent", "other", "brainwashed",
              "damaged", "equipped", "Tribeless"):  # fmt: skip
    state_adjective.word(_each.casefold(), _each)
state_told = LANGUAGE.words("state told", "a state that somebody is in")
for _each in ("engaged", "unengaged", "Infected", "Uninfected", "equipped", "unequipped", "brainwashed", "damaged"):
    state_told.word(_each.casefold(), _each, *(("in combat", "in a combat") if _each == "engaged" else ()))

keyword_name = LANGUAGE.words("keyword name", "the name of an ability")
for _each in (*PLAIN[:4], *PLAIN[5:7], *NUMBERED, *OF_STATISTIC):
    keyword_name.word(_each, _each.capitalize())
keyword_name.word("elementproof", "Elementproof")

BANS = {
    "move": ("move",),
    "initiate combat": ("initiate combat",),
    "intercept": ("intercept",),
    "be healed": ("be healed",),
    "be healed by mugic": ("be healed by Mugic",),
    "be healed by abilities": ("be healed by abilities",),
    "be healed by mugic or abilities": ("be healed by Mugic or abilities",),
    **{f"{does} {each}": (f"{does} {each.capitalize()}",) for does in ("gain", "lose") for each in STATISTICS},
    **{f"{does} {each}": (f"{does} {each.capitalize()}",) for does in ("gain", "lose") for each in ELEMENTS},
    "gain disciplines": ("gain Disciplines", "gain any Disciplines"),
    "lose disciplines": ("lose Disciplines", "lose any Disciplines"),
    "gain elements": ("gain Elemental Types", "gain any Elemental Types", "gain elements"),
    "lose elements": ("lose Elemental Types", "lose any Elemental Types", "lose elements"),
    "lose abilities": ("lose abilities", "lose any abilities"),
    "play mugic": ("play Mugic", "play Mugic Cards", "play any Mugic", "cast Mugic"),
    "use abilities": ("play activated abilities", "use abilities", "play abilities", "use activated abilities",
                      "activate abilities"),
    "play tribal mugic": ("play tribal Mugic",),
    "play generic mugic": ("play Generic Mugic",),
    "be targeted": ("be targeted", "be targeted by Mugic or abilities", "be the target of Mugic or abilities"),
    "be targeted by mugic": ("be targeted by Mugic", "be the target of Mugic"),
    "be targeted by abilities": ("be targeted by abilities", "be the target of abilities"),
    "be targeted by opponents": ("be targeted by opposing Mugic or abilities", "be targeted by opponents",
                                 "be targeted by your opponent", "be targeted by your opponent's Mugic or abilities",
                                 "be the target of opposing Mugic or abilities"),
    "be targeted by opposing mugic": ("be targeted by opposing Mugic", "be targeted by your opponent's Mugic",
                                      "be the target of opposing Mugic",
                                      "be targeted by Mugic played by your opponent",
                                      "be targeted by Mugic your opponent plays",
                                      "be targeted by Mugic played by opposing Creatures"),
    "be targeted by opposing abilities": ("be targeted by opposing abilities",
                                          "be targeted by your opponent's abilities"),
    "be dealt damage": ("be dealt damage", "take damage"),
    "be dealt damage by mugic": ("be dealt damage by Mugic", "take damage from Mugic"),
    "be dealt damage by abilities": ("be dealt damage by abilities", "take damage from abilities"),
    "be dealt damage by mugic or abilities": ("be dealt damage by Mugic or abilities",
                                              "take damage from Mugic or abilities"),
    "be dealt attack damage": ("be dealt attack damage",),
    "be destroyed": ("be destroyed",),
    "be infected": ("be Infected",),
    "be intercepted": ("be intercepted",),
    "be relocated": ("be relocated",),
    "be equipped": ("be equipped", "be equipped with Battlegear", "have Battlegear",
                    "have Battlegear equipped", "have Battlegear equipped to it",
                    "have Battlegear attached to it", "have Battlegear equipped to them",
                    "have Battlegear attached to them"),
    "gain abilities": ("gain abilities", "gain any abilities"),
    "get counters": ("have Mugic counters put on them", "have Mugic counters put on it", "gain Mugic counters"),
}  # fmt: skip
ban = LANGUAGE.words("ban", "what cannot be done")
for _each, _spelled in BANS.items():
    ban.word(_each, *_spelled, *(each.removeprefix("be ") for each in _spelled if each.startswith("be ")))
being_done = LANGUAGE.words("being done", "what is not done to somebody")
for _each, _spelled in BANS.items():
    if _each.startswith("be "):
        being_done.word(_each, *(each.removeprefix("be ") for each in _spelled if each.startswith("be ")))
play_ban = LANGUAGE.words("play ban", "what cannot be played")
for _each in ("play mugic", "use abilities", "play tribal mugic", "play generic mugic"):
    play_ban.word(_each, *BANS[_each])
tests = LANGUAGE.words("test name", "checks of attacks")
for _each, _said in (("check", "Stat Check"), ("fail", "Stat Fail"), ("challenge", "Challenge")):
    tests.word(_each, f"{_said}s", _said, *(["Discipline Checks", "Discipline Check"] if _each == "check" else []))
for _does in ("gain", "lose"):
    _listed = LANGUAGE.words(f"{_does} ban", f"what one cannot {_does}")
    for _each, _spelled in BANS.items():
        if _each.startswith(f"{_does} "):
            _listed.word(_each, *(each.removeprefix(f"{_does} ") for each in _spelled))
playable = LANGUAGE.words("playable", "what is played")
for _each, _spelled in {
    "play mugic": ("Mugic", "Mugic Cards", "any Mugic"),
    "use abilities": ("activated abilities", "abilities"),
    "play tribal mugic": ("tribal Mugic",),
    "play generic mugic": ("Generic Mugic",),
}.items():
    playable.word(_each, *_spelled)
check_name = LANGUAGE.words("check name", "a check of an attack, by its name")
for _each, _said in (("check", "Stat Check"), ("fail", "Stat Fail"), ("challenge", "Challenge")):
    check_name.word(_each, _said, *(["Discipline Check"] if _each == "check" else []))
negatable = LANGUAGE.words("negatable", "what is played and can be negated")
for _each, _said in (("attacks", "attacks"), ("mugic", "Mugic"), ("abilities", "abilities")):
    negatable.word(f"have {_each} negated", _said, *(["Mugic Cards"] if _each == "mugic" else []))
duty = LANGUAGE.words("duty", "what must be done", ("move", "initiate combat", "intercept"))
duty.word("enter", "enter it if it can", "enter")
duty.word("attack at random", "play attacks at random")

sort_of_attack = LANGUAGE.words("sort of attack", "attacks with elements, or with checks of a Discipline")
for _each in ("Elemental", "Discipline"):
    sort_of_attack.word(_each.casefold(), _each)

activation = LANGUAGE.words("activation", "what is done to Hive")
activated = LANGUAGE.words("activated", "what Hive becomes")
for _each, _said in (("on", "activate"), ("off", "deactivate")):
    activation.word(_each, _said)
    activated.word(_each, f"{_said}d")
activation.word("either", "activate or deactivate")

state_word = LANGUAGE.words("state word", "a state")
for _each in ("engaged", "unengaged", "equipped", "unequipped", "infected", "uninfected", "damaged"):
    state_word.word(_each, _each, *(("in combat", "in a combat") if _each == "engaged" else ()))

SORTS = {
    "adjective": "what stands before a Creature",
    "having": "what a Creature has or is",
    "havings": "all that a Creature has",
    "so much had": "so much of something that a Creature has",
    "articled having": "what a Creature has, with its article",
    "whose side": "whose it is",
    "what was played": "what was played",
    "measures": "statistics, one of which is enough",
    "all measures": "statistics, all of which count",
    "so much": "at least, at most or exactly so much",
    "holding": "who controls something",
    "not holding": "who does not control something",
    "holding none": "who controls none",
    "a kind": "a tribe or subtype with its article",
    "tail": "what stands behind a Creature",
    "tails": "what stands behind a Creature, all of it",
    "noun one": "a Creature",
    "noun many": "Creatures",
    "phrase one": "a Creature of a sort",
    "phrase many": "Creatures of a sort",
    "creatures": "the Creatures that are meant",
    "plain gear": "Battlegear, plain",
    "faced gear": "Battlegear, face up or down",
    "gear noun": "Battlegear",
    "gear": "the Battlegear that is meant",
    "attack trait": "what sort of attack",
    "plain attack": "an attack",
    "attack noun": "an attack of a sort",
    "mugic noun": "a Mugic or an ability",
    "aimed mugic": "a Mugic or an ability, and what it is aimed at",
    "attacks": "the attacks that are meant",
    "played": "something on the Burst",
    "player": "a player",
    "gear ban": "what cannot be done to Battlegear",
    "amount": "a number or X",
    "stats": "statistics",
    "keyword": "a keyword ability",
    "quote": "an ability in quotes",
    "element ability": "a bare element",
    "equal": "a number that is read off something",
    "the initiative": "the Initiative of the active Location",
    "of initiative": "what Initiative is of",
    "build": "how many Build Points",
    "side": "on whose side of the board",
    "so many": "a number, or one",
    "so many of": "a number, or up to a number",
    "possessor": "whose number it is",
    "named possessor": "whose it is, by name",
    "controlled": "who controls it",
    "multiple": "a number that is read off something, once or several times",
    "played attack": "an attack that has been played",
    "coming attack": "the first or the next attack",
    "attack tail": "what stands behind an attack",
    "gift": "what is gained",
    "had": "what somebody has",
    "counted": "what is counted",
    "one by one": "what is counted, each by itself",
    "being": "what a Creature is",
    "who played": "who has played something",
    "past deed": "what a Creature did, or what happened to it",
    "nothing past": "what a Creature did not do",
    "counted many": "what is counted, of several",
    "short state": "a state or a kind, in short words",
    "condition": "a condition",
    "check": "a check in front of a line",
    "occasion": "an event",
    "moment": "a time of the turn",
    "cost": "a cost",
    "deed": "what is done",
    "counted deed": "what is done, counted",
    "timed deed": "what is done, and for how long",
    "deeds": "a sentence that does something",
    "ability": "an ability in one sentence",
    "sentence": "a sentence",
    "limit": "how often, or when, an ability is played",
    "happening": "an event, and what must be so",
    "whose turn": "whose turn it is",
    "doer": "who was told to do something",
    "outcome": "a check is won or lost",
    "done so": "it was done, or could be",
    "spoken attack": "an attack that is spoken of",
    "compared": "how two numbers are to each other",
    "value": "a number, or one that is read off something",
    "who does it": "a player who does it",
    "pile": "a general discard pile",
    "picking": "how a card is picked",
    "into a pile": "it goes to a discard pile",
    "had by players": "what players have, each of their own",
    "theirs": "the Creatures of a player who is spoken of",
    "deed of theirs": "what the Creatures of a player have or do",
    "player so": "a player of whom something is so",
    "getting": "what those spoken of gain, lose, have or cannot do",
    "named kind of damage": "damage from attacks, Mugic or abilities",
    "in common": "what Creatures have in common",
    "counter verb": "what happens to a Mugic counter",
    "turned": "how a Battlegear is turned",
    "blow": "damage of an event",
    "counted things": "what is counted, besides Creatures",
    "way noun": "what something happened to just before",
    "way verb": "what happened just before",
    "made equal": "which values become equal",
    "equal value": "what values become equal to",
    "chosen discipline": "a Discipline that is chosen",
    "trait": "a characteristic",
    "checks": "conditions in short words",
    "value of a check": "a statistic and how much of it",
    "card deed": "what is done with Attack Cards",
    "plain deeds": "deeds in a row",
    "willing deeds": "deeds that may be left out",
    "checked deeds": "deeds with a check in front",
    "engaged with": "against whom",
    "has": "bare keywords",
    "plain has": "bare keywords without a condition",
    "being with": "the state somebody is in",
    "being so": "how somebody is",
    "many players": "players, or you",
    "whose": "whose it is",
    "doing": "what those spoken of do or suffer",
    "looking": "how cards of a deck are looked at",
    "of a deck": "of which deck",
    "arranging": "what is done with cards that were looked at",
    "looking of others": "how another player looks at cards",
    "fewer": "fewer or more",
    "loss": "what is lost",
    "bound": "how much it would be",
    "had deeds": "what somebody has",
    "had deed": "what somebody has, one thing",
    "own deed": "what you do",
    "bare deeds": "deeds in a row, of whoever they speak of",
    "third deed": "what another player does",
    "acts": "what a player does",
    "clause": "what is done, by whom",
    "own card name": "the card itself",
    "cards in piles": "cards in hands and discard piles",
    "whom": "whom it concerns",
    "short whom": "whom it concerns, in one word",
    "any creatures": "Creatures, whichever of them it is",
    "quality": "what somebody must have",
    "creature card": "a Creature Card in a discard pile",
    "chosen creature card": "a Creature Card in a discard pile, of somebody's choice",
    "several creature cards": "so many Creature Cards in discard piles",
    "creature cards": "Creature Cards in discard piles",
    "gear card": "a Battlegear Card in your discard pile",
    "own card": "a card in a discard pile of yours",
    "missing": "what somebody does not have",
    "source": "what damage comes from",
    "how much more": "how much more or less",
    "kind of damage": "damage of a kind",
    "damage tail": "where damage goes, or comes from",
    "damage dealt": "damage that is dealt",
    "dealt": "how much damage more or less",
    "with attacks": "with which attacks",
    "instead": "what somebody is dealt instead",
    "attacks instead": "what an attack deals instead",
    "damage changed": "how damage is changed",
    "changed": "a change in short words",
    "changeable": "what can be changed",
    "times": "how many times",
    "target": "a target in short words",
}
for _name, _title in SORTS.items():
    LANGUAGE.sort(_name, _title)


def sort(name: str):  # type: ignore[no-untyped-def]
    """A sort of the language."""
    return LANGUAGE.sorts[name]
