"""What card text does: damage and healing, symbols and pools, cards moved, drawn, searched for, tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import GOOD, NEXT_TURN, THIS, TURN, TWO_TURNS, YOU, Change, Ref
from judge.games.wot_ccg.cards.meanings.effects import Deed

ALL = 99
deed = LANGUAGE.sort("simple", "a simple deed")
until = LANGUAGE.words("lasts", "how long something lasts")
sort("until").also(until)
until.word(
    TURN, "until the end of the turn", "until end of turn", "this turn", "for the rest of the turn",
    "for the rest of this turn", "for the turn", "for this turn", "until the end of this turn", "during this turn",
    "until the next ready round", "until the start of the next turn", "for the remainder of the turn",
    "for the remainder of this turn", "until the turn ends",
)  # fmt: skip
until.word(
    "challenge", "until the challenge is resolved", "until the end of the challenge", "until end of challenge",
    "until end of the challenge", "until the end of challenge",
    *(f"{each} {there}" for there in ("that challenge", "this challenge", "the challenge", "the target challenge")
      for each in ("until the end of", "for the rest of", "for the remainder of", "for the duration of", "for")),
    "until that challenge is resolved", "until this challenge is resolved",
)  # fmt: skip
until.word(
    TWO_TURNS, "this turn or next turn", "this turn and next turn", "this or next turn", "this turn and the next",
    "until the end of the next turn", "until the end of your next turn", "until the end of next turn",
)  # fmt: skip
until.word(GOOD, "permanently", "for good", "for the rest of the game")
sort("until").form(NEXT_TURN, "(during/on) (the) next turn", rank=1)

most = LANGUAGE.sort("most", "so much at most")
most.converts(
    lambda n: n, lambda given: {"n": given} if isinstance(given, int) else None, "up to {n:number}", "up to {n:amount}"
)
most.form(2, "one/1 or two/2")
PUT = "put/place/deal/inflict/apply/cause"
deed.form(
    Deed, f"{PUT} {{amount}} damage on/to {{whom}}", "deal/put {amount} to/on {whom}",
    "{whom} take[s|] {amount} (additional) damage", verb="deal",
)  # fmt: skip
deed.form(Deed, f"{PUT} {{amount:most}} damage on/to {{whom}}", verb="deal", up_to=True)
deed.form(Deed, "deal {amount}", "deal {amount} damage", verb="deal", rank=1)
deed.form(
    Deed,
    "remove all damage from {whom}",
    "remove/heal all damage (tokens) from/on {whom}",
    "all damage (tokens) on {whom} is/are removed/healed",
    verb="heal",
    amount=ALL,
)
deed.form(
    Deed, "remove/heal {amount} damage from/on/to/of {whom}", "heal {amount} to/on/from/of {whom}",
    "heal {amount:number} {whom}", verb="heal",
)  # fmt: skip
deed.form(Deed, "heal {amount}", "heal {amount} damage", verb="heal", rank=1)
deed.form(Deed, "remove/heal {amount:most} damage from/on/to/of {whom}", verb="heal", up_to=True)
deed.form(
    Deed, "move all damage from {whom} to {to:whom}", "all damage on {whom} is moved to {to:whom}", verb="move damage",
    amount=ALL, rank=-1,
)  # fmt: skip
deed.form(
    Deed, "move {amount} damage from {whom} to {to:whom}", verb="move damage",
)  # fmt: skip
deed.form(
    Deed, "move {amount:most} damage from {whom} to {to:whom}", verb="move damage", up_to=True,
)  # fmt: skip
deed.form(
    Deed, "place {amount} corruption on {whom}", "corrupt {amount} (on/to) {whom}",
    "place/put {amount} corruption token[|s] on {whom}", verb="corrupt",
)  # fmt: skip
deed.form(Deed, "corrupt {amount}", verb="corrupt", rank=1)

PILES = {"kill": "kill", "discard": "discard"}
deed.form(Deed, "kill {whom}", verb="kill")
deed.form(Deed, "discard {whom}", verb="discard")
deed.form(Deed, "remove {whom} from play", "remove from play {whom}", verb="remove")
deed.form(
    Deed, "return {whom} to its owner 's hand", "return to hand {whom}", "return to his hand {whom}", verb="return",
)  # fmt: skip
deed.form(
    Deed, "shuffle {whom} into its owner 's deck", "shuffle {whom} from play back into its owner 's deck",
    verb="shuffle in",
)  # fmt: skip
deed.form(Deed, "rotate {whom}", verb="rotate")
deed.form(Deed, "ready {whom}", "make {whom} ready", verb="ready")
deed.form(
    Deed, "move {whom} to the battleground", "send {whom} to the battleground", "send to the battleground {whom}",
    "{whom} is/are moved to the battleground", verb="send", what="battleground",
)  # fmt: skip
deed.form(
    Deed, "send {whom} home", "move {whom} to your home front", "send home {whom}", verb="send", what="home front",
)  # fmt: skip
deed.form(
    Deed, "remove {whom} from its challenge", "remove {whom} from the challenge",
    "{whom} cease/ceases participating (in a/the/that/its/his/her/their challenge)", "{whom} stand/stands down",
    verb="withdraw",
)  # fmt: skip
deed.form(
    Deed, "{whom} joins the challenge", "join the challenge {whom}", "{whom} becomes a participant in the challenge",
    verb="join",
)  # fmt: skip
deed.form(Deed, "take control of {whom}", "take control of {whom} {until}", verb="control")
for words, verb, what in (("rotate", "rotate", ""), ("ready", "ready", ""), ("kill", "kill", ""), ("discard",
"discard", ""), ("remove from play", "remove", ""),
                          ("return to hand", "return", ""), ("send to the battleground", "send", "battleground"),
                          ("send home", "send", "home front"),
                          ("remove from the challenge", "withdraw", ""), ("stand down", "withdraw", ""),
                          ("join the challenge", "join", ""), ("take control", "control", ""),
                          ("reroll", "reroll", "")):  # fmt: skip
    deed.form(Deed, words, verb=verb, what=what, rank=1)
deed.form(Deed, "reroll its dice", "reroll all of its dice", verb="reroll")
deed.form(
    Deed,
    "reroll the dice of {whom}",
    "reroll {whom}",
    "reroll {whom} 's dice",
    "have {whom} reroll (all of) its dice",
    verb="reroll",
)
deed.form(Deed, "do nothing", "no effect", verb="nothing")

deed.form(
    Deed, "draw {amount:most} cards", "(you) draw {amount:most} card/cards", verb="draw", whom=YOU, up_to=True,
)  # fmt: skip
deed.form(
    Deed, "draw {amount} card[|s]", "draw {amount}", "you draw {amount} (card/cards)",
    "draw an additional {amount:number} cards", verb="draw", whom=YOU,
)  # fmt: skip
deed.form(
    Deed, "{whom:whom-player} draw[s|] {amount} card[|s]", "{whom:whom-player} draw[s|] {amount}",
    verb="draw", rank=1,
)  # fmt: skip
deed.form(
    Deed, "discard {amount} card[|s] from your hand", "(you|you must) discard {amount}",
    "(you|you must) discard {amount} card[|s] (from hand|from your hand|in your hand)", verb="discard cards",
    whom=YOU, rank=-1,
)  # fmt: skip
deed.form(
    Deed, "{whom:whom-player} discard[s|] {amount} card[|s]", "{whom:whom-player} discard[s|] {amount}",
    verb="discard cards", rank=1,
)  # fmt: skip
deed.form(
    Deed, "move {amount} card[|s] from the top of your deck to your discard pile",
    "discard the top {amount} cards of your deck", verb="mill", whom=YOU,
)  # fmt: skip
deed.form(
    Deed, "{whom:whom-player} moves {amount} card[|s] from the top of his deck to his discard pile", verb="mill",
    rank=1,
)  # fmt: skip
deed.form(Deed, "discard your (entire) hand", verb="discard hand", whom=YOU)
deed.form(Deed, "{whom:whom-player} must shuffle his deck", verb="shuffle")
SECTION = LANGUAGE.words("section", "a section of the Pattern", {})
for value, spellings in {"": ("your section of the Pattern", "your section"),
"theirs": ("your opponent's section of the Pattern", "opponent", "your opponent", "opponent's section",
"an opponent's section of the pattern", "an opponent's section", "each opponent's section of the pattern",
"each opponent's section", "another player's section of the pattern",
"another player's section", "any other player's section of the pattern"),
                         "neutral": ("the neutral section of the Pattern", "the neutral section"),
                         "light": ("the light section of the Pattern",),
                         "shadow": ("the shadow section of the Pattern",)}.items():  # fmt: skip
    for spelling in spellings:
        SECTION.word(value, spelling)
deed.form(
    Deed, "add/place/put {amount} (pattern) token[|s] to/on {what:section}",
    verb="add tokens",
)  # fmt: skip
deed.form(
    Deed, "add/gain/place/put {amount} (pattern) token[|s]",
    "(you) gain {amount} pattern (token/tokens)", "add {amount} pattern", verb="add tokens", rank=1,
)  # fmt: skip
deed.form(Deed, "add {amount} neutral token[|s]", verb="add tokens", what="neutral")
deed.form(Deed, "add {amount} light token[|s]", verb="add tokens", what="light")
deed.form(Deed, "add {amount} shadow token[|s]", verb="add tokens", what="shadow")
deed.form(
    Deed, "remove/lose {amount} (pattern) token[|s] from {what:section}",
    verb="remove tokens",
)  # fmt: skip
HIS = ("his section (of the pattern)", "the target 's section (of the pattern)",
       "that player 's section (of the pattern)", "the target player 's section (of the pattern)")  # fmt: skip
deed.converts(
    lambda amount: Deed("remove tokens", Ref("target"), amount), lambda given: None,
    *(f"remove {{amount}} (pattern) token[|s] from {each}" for each in HIS),
)  # fmt: skip
deed.converts(
    lambda amount: Deed("add tokens", Ref("target"), amount), lambda given: None,
    *(f"add/place/put {{amount}} (pattern) token[|s] to/on {each}" for each in HIS),
)  # fmt: skip
deed.form(
    Deed, "move {amount} token[|s] from your opponent 's section of the Pattern to your section",
    *(f"move {{amount}} (pattern) token[|s] from {whose} section of the pattern to your section (of the pattern)"
      for whose in ("your opponent 's", "an opponent 's", "another player 's", "any other player 's")),
    "take {amount} (pattern) token[|s] from an/your opponent 's section of the pattern", verb="move tokens",
    what="theirs",
)  # fmt: skip
deed.form(
    Deed, "remove {amount} token[|s]", "lose {amount} token[|s]", "remove/lose {amount} of your pattern tokens",
    verb="remove tokens", rank=1,
)  # fmt: skip
deed.form(
    Deed, "remove {amount} neutral token[|s]", "remove {amount} neutral token[|s] from the pattern",
    verb="remove tokens", what="neutral",
)  # fmt: skip
MINE = "your section (of the pattern) (if possible)"
NEUTRAL = (f"neutral token[|s] to {MINE}", f"(pattern) token[|s] from the neutral section (of the pattern) to {MINE}")
deed.form(
    Deed, "convert {amount} of your Pattern tokens to neutral", "convert {amount} token[|s]",
    "(you must) convert {amount} of your pattern token/tokens (to neutral|to neutral tokens|to a neutral token)",
    "(you must) convert {amount} pattern (token/tokens)", verb="convert tokens", whom=YOU,
)  # fmt: skip
deed.form(
    Deed, "move {amount} neutral token[|s] to your section of the Pattern",
    *(f"move {{amount}} (additional) {each}" for each in NEUTRAL), verb="move tokens",
)  # fmt: skip
deed.form(
    Deed, "{whom:whom-player} converts {amount} token[|s]",
    verb="convert tokens", rank=1,
)  # fmt: skip
deed.form(
    Deed, "move {amount:most} neutral tokens to your section of the Pattern",
    *(f"move {{amount:most}} {each}" for each in NEUTRAL), verb="move tokens", up_to=True,
)  # fmt: skip
COUNTS = (
    "in/to that/the/this challenge", "in/to the target/targeted challenge", "to your pool",
)  # fmt: skip
THERE = "|".join(COUNTS)
SOME, ONE_OF = "{results}", "(either/one) {one_of:either-symbols}"
deed.form(
    Deed, "generate {results}", f"(you) generate/gain {SOME} ({THERE})",
    *(f"(you) add/apply {SOME} {each}" for each in COUNTS),
    "add {results:both-sides}", verb="generate", whom=YOU,
)  # fmt: skip
deed.form(
    Deed, f"(you) generate/add/apply/gain {ONE_OF} ({THERE})",
    verb="generate", whom=YOU,
)  # fmt: skip
deed.form(
    Deed, "generate {results} with the {allegiance} allegiance", "generate {results} with {allegiance}",
    verb="generate", whom=YOU,
)  # fmt: skip
deed.form(
    Deed, "{whom} (automatically) generate[s|] (an additional) {results}",
    "have {whom} generate {results}", verb="generate", rank=1,
)  # fmt: skip
deed.form(
    Deed, f"{{whom}} (automatically) generate[s|] (an additional) {ONE_OF}",
    f"have {{whom}} generate {ONE_OF}", verb="generate", rank=1,
)  # fmt: skip


LANGUAGE.words("tallied", "support or opposition", ["support", "opposition"])


def _tally(n: int, what: str) -> Deed | None:
    return Deed("results", YOU, n, what)


def _of_tally(given: Any) -> Mapping[str, Any] | None:
    own = (
        isinstance(given, Deed)
        and isinstance(given.amount, int)
        and given == Deed("results", YOU, given.amount, given.what)
    )
    return {"n": given.amount, "what": given.what} if own and given.amount > 0 else None


deed.converts(_tally, _of_tally, "{n:number} {what:tallied}", rank=2)
deed.converts(_tally, lambda given: None, "{n:signed} {what:tallied}", rank=-1)
deed.form(Deed, "negate/ignore/remove/lose {amount:number} {what:tallied}", verb="negate", whom=YOU)
deed.converts(
    lambda icon: Deed("negate", YOU, icon[1], icon[0]),
    lambda given: None, "negate/ignore/remove {icon:sided} (in that/the challenge)",
)  # fmt: skip
for tallied in ("support", "opposition"):
    deed.form(
        Deed, f"double {tallied}", f"double all {tallied} (in that/this/the challenge)", verb="tally", whom=YOU,
        rules=(Change(tallied, "multiply", 2),),
    )  # fmt: skip
deed.form(
    Deed, "aim {amount:number} damage at {whom}", "aim/target {amount:number} (damage/point/points) at {whom}",
    verb="aim",
)  # fmt: skip
for old, new in (("support", "opposition"), ("opposition", "support")):
    deed.form(
        Deed, f"turn {{amount:number}} {old} into {new}",
        f"turn/convert/count {{amount:number}} {old} into/to/as {new}", verb="turn", what=new, whom=YOU,
    )  # fmt: skip
    deed.form(
        Deed, f"turn all {old} into {new}", f"convert/count all {old} into/to/as {new}", verb="turn", what=new,
        whom=YOU, amount=ALL,
    )  # fmt: skip

# What tokens are called is told by the card that puts them on itself (`own_names.token_names`).
LANGUAGE.words("token-name", "what tokens are called", ["plot", "supply"], open=True)
marker = LANGUAGE.sort("marker", "a sort of token")
marker.converts(
    lambda name: name, lambda given: {"name": given} if isinstance(given, str) and given else None,
    "{name:token-name} token[|s]",
)  # fmt: skip
deed.form(
    Deed, "put/place {amount} {what:marker?} on this card/advantage/character",

    "put/place {amount} {what:marker?} on it", "put/place {amount} {what:marker?} on the advantage", verb="mark",
    whom=THIS, rank=1,
)  # fmt: skip
deed.form(
    Deed, "{whom:whom-player} shows you his hand", "look at the hand of {whom:whom-player}", verb="look", rank=1,
)  # fmt: skip
deed.form(Deed, "shuffle your deck", verb="shuffle", whom=YOU)
deed.form(
    Deed, "{whom:whom-player} discards his hand", verb="discard hand", rank=1,
)  # fmt: skip
deed.form(
    Deed, "{whom:whom-player} lose[s|] {amount} token[|s]",
    verb="remove tokens", rank=1,
)  # fmt: skip
other = LANGUAGE.sort("other-player", "a player other than you")
other.form(Ref("opponent"), "your opponent", "an/the opponent", "each opponent", "another player")
other.form(Ref("each player"), "each player", "all players")
other.form(Ref("target"), "he", "the target", "that player")
deed.form(
    Deed, "{whom:other-player} adds {amount} token[|s]",
    verb="add tokens", rank=2,
)  # fmt: skip
deed.form(Deed, "lose {amount} Pattern", "you lose {amount} pattern (token/tokens)", verb="remove tokens", whom=YOU)
deed.form(
    Deed, "convert {amount} of your opponent 's Pattern tokens to neutral tokens",
    "convert {amount} (of) (your/an) opponent 's pattern token/tokens "
    "(to neutral|to neutral tokens|to a neutral token)",
    verb="convert tokens",
    whom=Ref("opponent"),
)  # fmt: skip
deed.form(
    Deed, "look at your opponent 's hand", "look at another player 's hand", "look at an opponent 's hand", verb="look",
    whom=Ref("opponent"),
)  # fmt: skip
deed.form(Deed, "look at his hand", "look at the target 's hand", verb="look", whom=Ref("target"))
