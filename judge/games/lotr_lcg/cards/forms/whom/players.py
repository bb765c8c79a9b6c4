"""in-player-order, first-player: phrases for players, and whose something is."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import YOU, Heap, Phrase, Quality

player, players, whose = of["player"], of["players"], of["whose"]
SOME = ("player",)
EACH, THAT, THEY = Phrase("each player"), Phrase("that player"), Phrase("they")

player.form(
    EACH,
    "each player",
    "every player",
    "starting with the first player, each player",
    "beginning with the first player, each player",
    "each player (,) in turn/player order",
    "each player (,) in turn",
)
player.form(THAT, "that player", "the chosen player", "he/she", "he or she")
player.form(Phrase("first player"), "the first player")
player.form(Phrase("next player"), "the next player")
player.form(Phrase("last player"), "the last player")
player.form(Phrase("active player"), "the active player")
player.form(Phrase("defending player"), "the defending player", "defending player")
player.form(Phrase("engaged player"), "the engaged player", "engaged player")
player.form(
    Phrase("controller"),
    "its controller",
    "the controlling player",
    "their controller",
    "that card/hero/ally/character 's controller",
)
player.form(Phrase("owner"), "its owner")
BEARER = Quality("controls", group=Phrase("host", kinds=("character",)))
player.form(
    Phrase("all", kinds=SOME, clauses=(BEARER,)),
    "attached hero/ally/character 's controller",
    "the controller of attached hero/ally/character",
    "the controller of the attached hero/ally/character",
)
player.form(Phrase("all", kinds=SOME, other="other"), "each other player")
player.form(Phrase("pick", kinds=SOME, other="other"), "another player")
player.form(Phrase("pick", kinds=SOME), "a player", "any player", "one player")
player.form(
    Phrase("pick", kinds=SOME, most="threat"),
    "the player with the highest threat",
    "the player with the highest threat level",
)
player.form(
    Phrase("pick", kinds=SOME, least="threat"),
    "the player with the lowest threat",
    "the player with the lowest threat level",
)
player.form(Phrase, "each player with {clauses:threat,}", how="all", kinds=SOME)
player.form(Phrase, "each player whose {clauses:threat that is,}", how="all", kinds=SOME)
# looking_back.py works these into what each player does.
player.form(
    Phrase("each who did"),
    "each player who does so",
    "each player who/that does (so)",
    "each player who/that did (so)",
    "each player who/that searched",
    "each player who/that searched their/his/her deck",
)
player.form(
    Phrase("each who did not"), "each player who cannot", "each player that cannot",
    "each player who/that does/did/could/can not (do so)", "each player who/that cannot do so",
)  # fmt: skip
of["threat that is"].form(Quality, "threat is {range}", "threat level is {range}", kind="threat")
of["kind of player"].form(Quality, "who controls {group:cards}", "that controls {group:cards}",
                          "controlling {group:cards}", kind="controls")  # fmt: skip
of["kind of player"].form(
    Quality, "who does not control a/an {group:counted}", "who does not control any {group:counted}",
    "who controls no {group:counted many}",
    kind="controls", negated=True,
)  # fmt: skip
of["kind of player"].form(
    Quality, *(f"{each} {{range:how many}} {{group:counted many}}" for each in ("who controls", "controlling")),
    kind="controls", rank=-1,
)  # fmt: skip
of["kind of player"].form(Quality, "with {range:how many} {group:counted many}", kind="controls", rank=3)
of["kind of player"].form(
    Quality, "engaged with {range:how many} {group:counted many}",
    "who is engaged with {range:how many} {group:counted many}", kind="engaged with", rank=-1,
)  # fmt: skip
of["kind of player"].form(
    Quality, "engaged with {group:cards}", "who is engaged with {group:cards}", kind="engaged with"
)
of["kind of player"].form(
    Quality, "not engaged with a/an {group:counted}", "not engaged with any {group:counted}",
    "who is not engaged with a/an {group:counted}", "who is not engaged with any {group:counted}",
    kind="engaged with", negated=True,
)  # fmt: skip
of["kind of player"].form(
    Quality, "with no cards in their/his/her deck", "who has no cards (left) in their/his/her deck", kind="deck",
    negated=True,
)  # fmt: skip
of["kind of player"].form(
    Quality, "with {range:how many} cards in hand", "with {range} cards in their/his/her hand",
    "with {range} card[|s] in his or her hand", kind="hand",
)  # fmt: skip
player.form(Phrase, "each player {clauses:kind of player,}", how="all", kinds=SOME)
ENGAGED = Quality("engaged with", group=Phrase("pick", kinds=("enemy",)))
player.form(Phrase("all", kinds=SOME, clauses=(ENGAGED,)), "each engaged player", rank=1)
player.form(
    Phrase, "the player {clauses:kind of player,}", "a/any player {clauses:kind of player,}", how="pick", kinds=SOME
)
player.form(Phrase, "a/any player with {clauses:threat,}", how="pick", kinds=SOME)
player.form(Phrase, "a/any player whose {clauses:threat that is,}", how="pick", kinds=SOME)
best = of["best player"]
best.form(Quality, "who controls the most {group:counted many}", "controlling the most {group:counted many}",
          kind="most controls")  # fmt: skip
best.form(Quality, "with the most {group:counted many}", kind="most controls", rank=1)
for fewest in ("fewest", "least"):
    best.form(
        Quality,
        *(f"{each} the {fewest} {{group:counted many}}" for each in ("who controls", "controlling", "with")),
        kind="least controls",
        rank=1,
    )
best.form(Quality, "with the fewest cards in hand", "with the fewest cards in their/his/her hand", kind="least hand")
best.form(Quality, "engaged with the most {group:counted many}", kind="most engaged with")
best.form(Quality, "with the most cards in hand", "with the most cards in their/his/her hand", kind="most hand")
player.form(Phrase, "the player {clauses:best player,}", how="pick", kinds=SOME)
player.form(Phrase, "{names:player name,}", how="named")
players.form(YOU, "you", plural=True)
players.form(EACH, "the players", "all players", "players", plural=True)
players.form(THAT, "they", plural=True)
players.form(Phrase, "players with {clauses:threat,}", how="all", kinds=SOME, plural=True)
players.form(Phrase, "players whose {clauses:threat that is,}", how="all", kinds=SOME, plural=True)
players.form(Phrase("all", kinds=SOME, other="other"), "other players", plural=True)

of["threat"].form(Quality, "a threat of {range}", "threat {range}", "{range} threat", kind="threat")

of["anybody"].also(player, players)
of["anybody"].form(THEY, "them", "him/her", "him or her")
whose.form(YOU, "your")
whose.form(THEY, "their", "his or her", "his/her")
whose.form(Phrase("owner"), "its owner's", "their owner's", "the owner's", "its owners'", "their owners'")
whose.converts(lambda it: it, lambda given: {"it": given} if isinstance(given, Phrase) else None, "{it:player} 's")

# --- decks and piles
pile, deck = of["pile"], of["deck"]
SCENARIO = Phrase("scenario")
deck.form(Heap, "the encounter deck", zone="deck", whose=SCENARIO)
deck.form(Heap, "{whose} deck", zone="deck")
pile.also(deck)
pile.form(Heap, "the encounter discard pile", zone="discard pile", whose=SCENARIO)
pile.form(Heap, "{whose} discard pile", zone="discard pile")
