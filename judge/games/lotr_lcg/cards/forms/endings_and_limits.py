"""winning, limits, attachment: how a game ends; how much of something there may be, and on what a card may be."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import Amount, Deeds, Instruction, Phrase, Quality

predicate, clause = of["predicate"], of["clause"]

# --- the end of the game
ending = of["ending"]
ending.form(
    Instruction("end game", what="win"),
    "the players win the game",
    "they win the game",
    "they have won the game",
    "you win the game",
    "the players have won the game",
)
ending.form(
    Instruction("end game", what="lose"),
    "the players lose the game",
    "they lose the game",
    "the players have lost the game",
    "you lose the game",
    "the players lose",
    "the players are defeated",
    "you have lost the game",
)
clause.also(ending)
ending.form(Instruction, "{group:player} is eliminated", "{group:player} is eliminated from the game", verb="eliminate")

# --- nothing at all, no more than so many
# `no character may attack`: none of them can.
clause.converts(
    lambda group, words: Instruction("together", group, parts=(Instruction("cannot", words=words),)),
    lambda given: None,
    "no {group:counted} may {words:ban|}",
    "no {group:counted many} may {words:ban|}",
)
clause.converts(
    lambda words: Instruction("cannot", Phrase("each player"), words=words),
    lambda given: None,
    "no player may {words:ban|}",
    rank=-1,
)
# An event is played for its Action or Response, so it cannot be played either.
for who in ("player", "players"):
    clause.form(
        Instruction,
        f"{{group:{who}}} cannot trigger Action or Response effects",
        f"{{group:{who}}} cannot trigger Actions/Action/Responses/Response or Responses/Response/Actions/Action "
        "(effects/abilities)",
        verb="cannot",
        words=("use abilities", "play events"),
        rank=-1,
    )
# --- how many cards can be played
one_played = LANGUAGE.words("one rationed", "a kind of card that is played")
many_played = LANGUAGE.words("many rationed", "a kind of cards that are played")
for kind, many in (("card", "cards"), ("ally", "allies"), ("attachment", "attachments"), ("event", "events"),
                   ("side quest", "side quests")):  # fmt: skip
    one_played.word(kind, kind, *(() if kind == "card" else (f"{kind} card",)))
    many_played.word(kind, many, *(() if kind == "card" else (f"{kind} cards",)))
PLAY = ("play", "play or put into play", "play, or put into play,")
for fixed, much in (({"amount": Amount(1)}, "1 {what:one rationed}"), ({}, "{amount} {what:many rationed}")):
    for put in (False, True):
        plays, played = (PLAY[1:], ("played or put into play", "enter play")) if put else (PLAY[:1], ("played",))
        told: dict[str, Any] = {"verb": "ration", "group": Phrase("each player"), **fixed}
        told |= {"words": ("put",)} if put else {}
        clause.form(
            Instruction,
            *(f"{who} {play} more than {much} each {{until:period}}"
              for who in ("the players, as a group, cannot", "the players as a group cannot") for play in plays),
            *(f"no more than {much} can/may {'' if each == 'enter play' else 'be '}{each} each {{until:period}}"
              for each in played),
            op="group",
            **told,
        )  # fmt: skip
        clause.form(
            Instruction,
            *(f"{who} {play} more than {much} each {{until:period}}" for play in plays
              for who in ("each player cannot", "no player can", "the players cannot", "a player cannot")),
            *(f"{who} {play} {much} each {{until:period}}" for play in plays
              for who in ("each player may/can only", "players may/can only", "a player may/can only")),
            *(f"{who} {play} no more than {much} each {{until:period}}" for play in plays
              for who in ("each player may/can", "players may/can", "a player may/can")),
            op="player",
            **told,
        )  # fmt: skip
PLACES = "{group:limited} each {until:period}"
for tokens in ("progress", "progress token[|s]"):
    clause.form(
        Instruction,
        f"no more than {{amount}} {tokens} can be placed on {{group:limited}} each {{until:period}}",
        f"no more than {{amount}} {tokens} may be placed on {{group:limited}} each {{until:period}}",
        verb="progress limit",
    )
    clause.form(
        Instruction,
        f"no more than {{amount}} {tokens} per {{per:multiplier}} can be placed on {PLACES}",
        f"no more than {{amount}} {tokens} per {{per:multiplier}} may be placed on {PLACES}",
        verb="progress limit",
    )
    clause.form(
        Instruction,
        f"no more than {{amount}} {tokens} can be placed here each {{until:period}}",
        f"no more than {{amount}} {tokens} may be placed here each {{until:period}}",
        verb="progress limit",
        group=Phrase("this"),
    )
    clause.form(
        Instruction,
        f"no more than {{amount}} {tokens} can be placed on {{group:limited}} this {{until:period}}",
        f"no more than {{amount}} {tokens} may be placed on {{group:limited}} this {{until:period}}",
        verb="progress limit",
        what="this time",
    )
    clause.form(
        Instruction,
        f"no more than {{amount}} {tokens} can be placed here this {{until:period}}",
        f"no more than {{amount}} {tokens} may be placed here this {{until:period}}",
        verb="progress limit",
        what="this time",
        group=Phrase("this"),
    )
clause.form(
    Instruction,
    "{group:whose} threat cannot be reduced by more than {amount} each {until:period}",
    "{group:whose} threat cannot be lowered/reduced by more than {amount} per {until:period}",
    verb="threat limit",
)
clause.form(
    Instruction,
    "{group:whose} threat elimination level is reduced/lowered by {amount}",
    "reduce/lower {group:whose} threat elimination level by {amount}",
    verb="elimination level",
    op="subtract",
)
clause.form(
    Instruction,
    "{group:whose} threat elimination level is increased/raised by {amount}",
    "increase/raise {group:whose} threat elimination level by {amount}",
    verb="elimination level",
    op="add",
)
for who in ("player", "players"):
    s, must = ("s", "must raise") if who == "player" else ("", "must raise")
    clause.form(
        Instruction,
        *(
            f"{{group:{who}}} {raises} their/his/her threat by {much} during the refresh phase"
            for raises in (f"raise{s}", must)
            for much in ("{amount} additional point[|s]", "an additional {amount}", "an additional {amount} point[|s]")
        ),
        verb="refresh threat",
        rank=-1,
    )
    clause.form(
        Instruction,
        *(
            f"{{group:{who}}} {raises} their/his/her threat by an additional point during the refresh phase"
            for raises in (f"raise{s}", must)
        ),
        verb="refresh threat",
        rank=-1,
    )
MOST_DAMAGE = (
    "cannot take more than {amount} damage each {until:period}",
    "cannot be dealt more than {amount} damage each {until:period}",
)
predicate.form(Instruction, *MOST_DAMAGE, verb="damage limit")
of["bare"].form(Instruction, *MOST_DAMAGE, verb="damage limit", group=Phrase("this"))
MOST_TOKENS = (
    "cannot have more than {amount} {what:tokens} on it/him/her",
    "cannot have more than {amount} {what:tokens}",
    "cannot have more than {amount} {what:tokens} token[|s] (on it/him/her)",
)
predicate.form(Instruction, *MOST_TOKENS, verb="token cap")
of["bare"].form(Instruction, *MOST_TOKENS, verb="token cap", group=Phrase("this"))
of["limited"].form(Phrase("current quest"), "the current quest", "the quest", "the current quest card")
of["limited"].form(Phrase("main quest"), "the main quest")
of["limited"].form(
    Phrase("all", kinds=("location",), clauses=(Quality("in", "staging area"),)),
    "each location in the staging area",
)
of["limited"].form(Phrase("this"), "this card", "this location/stage/quest", "this quest card")
of["limited"].form(Phrase("host", kinds=("location",)), "attached location")
of["limited"].form(Phrase("active location"), "the active location")
of["limited"].form(Phrase, "{names:name,}", how="named")
of["limited"].form(Phrase("all", kinds=("location",)), "each location", "each location in play")
of["limited"].form(
    Phrase,
    "each {adjectives} location in the staging area",
    how="all",
    kinds=("location",),
    clauses=(Quality("in", "staging area"),),
)

# --- attachments, and where a card goes that leaves play
clause.form(Instruction, "attach to {group:cards}", verb="attaches")


clause.form(
    Instruction, "limit 1 per {what:bearer}", "limit one per {what:bearer}", verb="one per host", group=Phrase("this")
)
clause.form(
    Instruction,
    "limit 1 per {what:bearer} and 1 per deck",
    verb="one per host",
    group=Phrase("this"),
    op="deck",
)
LANGUAGE.words(
    "bearer",
    "what bears an attachment",
    ("hero", "character", "ally", "enemy", "location", "player", "deck", "quest", "objective"),
)
LEAVES = "if/when this card leaves play, return/place/put it to/on"
INSTEAD = ("instead", "instead of placing it in the discard pile")
for end in ("top", "bottom"):
    back = tuple(
        f"{LEAVES} the {end} of {deck} {instead}"
        for deck in ("its owner's deck", "the encounter deck")
        for instead in INSTEAD
    )
    to_deck = Instruction("leaves to", Phrase("this"), what=end)
    clause.form(to_deck, f"if this card leaves play, place it on the {end} of its owner's deck instead", *back)
    of["sentence"].form(Deeds((to_deck,)), *(f"Forced: {each}" for each in back), rank=-3)
