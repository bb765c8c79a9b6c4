"""ability-sentence-by-sentence: what cards of different years print for the same thing, wherever it stands."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import LANGUAGE

# --- tokens
LANGUAGE.reads_as("progress", "progress token", "progress tokens")
LANGUAGE.reads_as("damage", "damage token", "damage tokens", "point of damage", "points of damage")
LANGUAGE.reads_as("resource", "resource token")
LANGUAGE.reads_as("resources", "resource tokens")
# --- a dial shows a threat level, which is a player's threat; a pool is always one of resources
LANGUAGE.reads_as("threat", "threat level")
LANGUAGE.reads_as("pool", "resource pool")
LANGUAGE.reads_as("pools", "resource pools")
LANGUAGE.reads_as("heroes' pools", "hero's pools", "hero's resource pools")
# --- up and down
for up, more in (("raise", "increase"), ("raises", "increases"), ("raised", "increased")):
    LANGUAGE.reads_as(up, more)
for down, less in (("lower", ("reduce", "decrease")), ("lowers", ("reduces", "decreases")),
                   ("lowered", ("reduced", "decreased"))):  # fmt: skip
    LANGUAGE.reads_as(down, *less)
# --- what an effect has done
LANGUAGE.reads_as("this way", "in this way", "by this effect", "as a result of this effect", "through this effect")
LANGUAGE.reads_as(
    "the rest",
    "all other revealed cards",
    "the other revealed cards",
    "the others",
    "the other cards",
    "the remaining cards",
    "the rest of the cards",
    "the remainder",
)
for number in ("2", "3", "4", "two", "three", "four"):
    LANGUAGE.reads_as(
        "the rest",
        f"the other {number} cards",
        f"the remaining {number} cards",
        f"the remaining {number}",
        f"the other {number}",
    )
    for behind in ("on", "back", "to", "at", "in"):
        LANGUAGE.reads_as(f"the rest {behind}", f"the other {number} {behind}")
LANGUAGE.reads_as("may", "can")
LANGUAGE.reads_as("cannot", "may not", "can not")
LANGUAGE.reads_as(
    "revealed from the encounter deck", "revealed by the encounter deck", "revealed off the encounter deck"
)
LANGUAGE.reads_as("each", "every")
LANGUAGE.reads_as("the beginning of", "the start of")
for period in ("attack", "phase", "round", "game"):
    for rest in ("for the remainder of", "for the rest of", "for the duration of", "through the end of"):
        LANGUAGE.reads_as(f"until the end of the {period}", f"{rest} the {period}", f"{rest} this {period}")
    LANGUAGE.reads_as(f"until the end of the {period}", f"until the end of this {period}")
# Nothing comes between what is done and what brings it about, so these say nothing more.
LANGUAGE.reads_as("", "immediately", "automatically", "also")
# --- more and less
for more in ("greater", "higher"):
    LANGUAGE.reads_as("more than", f"{more} than")
    LANGUAGE.reads_as("or more", f"or {more}")
LANGUAGE.reads_as("less than", "fewer than", "lower than")
LANGUAGE.reads_as("or less", "or fewer")
LANGUAGE.reads_as("1 additional", "an additional", "one additional")
LANGUAGE.reads_as("remaining hit points", "hit points remaining", "hit points left")
# --- what is done, and to whom
LANGUAGE.reads_as("the next player", "the next player in turn order", "the next player in player order")
LANGUAGE.reads_as("the players", "the players", "all players", "players")
LANGUAGE.reads_as("gain control of", "take control of")
LANGUAGE.reads_as("gains control of", "takes control of")
LANGUAGE.reads_as("control", "have control of")
LANGUAGE.reads_as("controls", "has control of")
LANGUAGE.reads_as("is explored", "leaves play as an explored location")
for commit in ("commit", "commits", "committed"):
    LANGUAGE.reads_as(f"{commit} to the quest", f"{commit} to a quest", f"{commit} to this quest", f"{commit} to quest")
LANGUAGE.reads_as("in player order", "in turn order")
LANGUAGE.reads_as("this effect", "this ability", "this response")
LANGUAGE.reads_as("icon", "resource icon")
LANGUAGE.reads_as("icons", "resource icons")
LANGUAGE.reads_as("not exhaust to", "not need to exhaust to", "not have to exhaust to")
# --- persons
LANGUAGE.reads_as("he", "she", "he or she")
LANGUAGE.reads_as("his", "her")
LANGUAGE.reads_as("his", "his or her")
LANGUAGE.reads_as("him", "him or her")
LANGUAGE.reads_as("defending character", "the defending character")
LANGUAGE.reads_as("attacking enemy", "the attacking enemy")
LANGUAGE.reads_as(
    "with the text", "that reads", "which reads", "that says", "with this text", "with the following text"
)
# --- where cards lie
LANGUAGE.reads_as("the encounter discard pile", "the encounter deck discard pile", "the encounter deck's discard pile")
LANGUAGE.reads_as("on top", "on the top")
LANGUAGE.reads_as(
    "in any order", "in the order of your choice", "in an order of your choice", "in any order you choose",
    "in whatever order you choose", "in any order he chooses",
)  # fmt: skip
# --- tokens that are taken, numbers that are found
LANGUAGE.reads_as("take", "suffer")
LANGUAGE.reads_as("takes", "suffers")
LANGUAGE.reads_as("the number of", "the total number of", "the current number of")
LANGUAGE.reads_as("to a maximum of", "up to a maximum of")
LANGUAGE.reads_as("to", "in order to")
LANGUAGE.reads_as("", "in addition,", "additionally,", "in either case,", "in any case,")
LANGUAGE.reads_as("randomly choose", "randomly select")
LANGUAGE.reads_as("randomly chooses", "randomly selects")
LANGUAGE.reads_as("1 of", "one of")
LANGUAGE.reads_as("that", "which")
LANGUAGE.reads_as("the staging step", "the staging step of the quest phase", "the staging step of each quest phase")
# --- whoever does something chooses what nobody else is said to choose
for chosen in ("hero", "ally", "character", "attachment", "card", "enemy", "location", "resource", "player"):
    LANGUAGE.reads_as(chosen, *(f"{chosen} of {whose} choice" for whose in ("your", "his", "their", "her")))
# --- spellings
LANGUAGE.reads_as("when revealed", '"when revealed"', "' when revealed '")
LANGUAGE.reads_as("canceled", "cancelled")
LANGUAGE.reads_as("if there are 3 or 4 players", *(f"in a {n} player game" for n in ("3 or 4", "3-4", "three or four")))
LANGUAGE.reads_as("if there are 1 or 2 players", *(f"in a {n} player game" for n in ("1 or 2", "1-2", "one or two")))
LANGUAGE.reads_as("remove all", "clear all")
LANGUAGE.reads_as("removes all", "clears all")
LANGUAGE.reads_as("starting with the first player, each player", "in player order, each player")
LANGUAGE.reads_as("traveling", "travelling")
LANGUAGE.reads_as("attack", "immediate attack")
for thing in ("threat", "hand", "deck", "discard pile", "pool"):
    LANGUAGE.reads_as(f"your {thing}", f"you {thing}")
LANGUAGE.never = frozenset(("fist",))
LANGUAGE.soft = frozenset(
    "and under engaged bypassing returning out exhausted instead if unless where until for from to in during as with "
    "guarded except by at".split()
)
