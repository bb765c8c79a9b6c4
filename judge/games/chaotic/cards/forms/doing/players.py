"""6.1.2, 8.5.2: players, what is theirs, and what they do with hands, decks and discard piles."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import LANGUAGE, sort
from judge.games.chaotic.cards.meanings import Those, Trait, X
from judge.games.chaotic.cards.meanings.hands import By, Cards, ClearPile, Look, NewLocation, See, TakeBack
from judge.games.chaotic.cards.meanings.instructions import THIS_TURN, Counters, Gets, Sacrifice
from judge.games.chaotic.cards.meanings.sentences import Do

PLAYER = "player"
YOU, OPPONENT, EACH = Those("you", PLAYER), Those("opponent", PLAYER), Those("each", PLAYER)
TARGET, THAT, ACTOR = Those("target", PLAYER), Those("that", PLAYER), Those("actor", PLAYER)
OTHER = Those("other", PLAYER)

# What is done with cards that were looked at: one on top, all back in some order, one under the deck or not.
arranging = sort("arranging")
_of_deck = sort("of a deck")
fixed(
    _of_deck, "", *(f"of {whose} {deck}" for whose in ("that", "the", "their", "your", "its owner's", "that player's")
                    for deck in ("deck", "Location Deck", "Attack Deck")),
)  # fmt: skip
DECK, OTHER_DECK = "({a:of a deck})", "({b:of a deck})"


def put_so(where: Any, value: Any, *wordings: str) -> None:
    """A row of how cards that were looked at are put back, whatever it calls their deck."""
    where.converts(lambda a="", b="": value, lambda given: {} if given == value else None, *wordings)


_ENDS = ("the top or bottom", "top or on the bottom", "the top or the bottom", "top or bottom",
         "the top or on the bottom")  # fmt: skip
for _how, _ways in {
    "order": (
        "put them back in any order",
        *(f"rearrange[s|] {them} (in any order)" for them in ("them", "those cards", "these cards", "the cards")),
        f"put[s|] them/these/those/the (cards) (back) (on|on the) (top) {DECK} in any order",
    ),
    "one": (
        "put one of them on top and the rest on the bottom in any order",
        f"put[s|] one (of them|of those cards) on (the) top {DECK} and "
        f"the other/others/rest (two|three|cards) on the bottom {OTHER_DECK} (in any order)",
    ),
    "under": (
        "put it on the top or bottom",
        *(f"put[s|] it/that/the (card) (back) on {each} {DECK}" for each in _ENDS),
    ),
}.items():
    put_so(arranging, _how, *_ways, *(each.replace("put[s|]", "place[s|]") for each in _ways[1:]))

player, many, whose, own, third = (sort(each) for each in ("player", "many players", "whose", "own deed", "third deed"))
sort("deed").also(own)
fixed(player, TARGET, "target player")
fixed(player, OPPONENT, "your opponent", "an/the/each/target opponent", "the opposing player")
fixed(player, EACH, "each player")
fixed(player, THAT, "that player")
fixed(player, Those("active", PLAYER), "the active player", "the turn player", "the player whose turn it is")
fixed(player, OTHER, "the other player")
player.converts(
    lambda of: Those("controller", PLAYER, of=of),
    lambda given: {"of": given.of} if type(given) is Those and given.which == "controller" else None,
    "the controller of {of:creatures}",
    "{of:possessor} controller",
)
fixed(many, EACH, "both/all players", "players")
fixed(many, YOU, "you")
fixed(whose, YOU, "your")
fixed(whose, ACTOR, "their", "his or her", "his/her")
for _who, _said in (
    (OPPONENT, ("your/an/the/target opponent's", "the opposing player's")),
    (TARGET, ("target player's",)),
    (THAT, ("that player's",)),
    (EACH, ("each player's",)),
):
    fixed(whose, _who, *_said)
fixed(whose, Those("controller", PLAYER, of=Those("it")), "its controller's")


def does(kind: Any, *wordings: str, rank: int = 0, **given: Any) -> None:
    """A row of something done, as it is told to you, and as it is told of another player: `draw`, `draws`."""
    own.form(kind, *wordings, rank=rank, **given)
    third.form(kind, *(_third(each) for each in wordings), rank=rank, **given)


def _third(wording: str) -> str:
    """The wording with its verb as it stands behind `your opponent`."""
    verb, _, rest = wording.partition(" ")
    return " ".join(("/".join(f"{each}s" for each in verb.split("/")), rest)).strip()


# Drawing and discarding.
so_many = sort("so many")
so_many.also(LANGUAGE.sorts["number"])
fixed(so_many, 1, "a", plural=False)
does(Cards, "draw a Attack Card", deed="draw", rank=-1)
does(Cards, "draw {number:so many} Attack Card[|s]", deed="draw")
for _deed, _card, _kind in (("discard", "Attack", "attack"), ("discard mugic", "Mugic", "Mugic")):
    _hand = f"(from your hand|from their hand|from your {_kind} hand|from their {_kind} hand)"
    does(Cards, f"discard a {_card} Card {_hand}", deed=_deed, rank=-1)
    does(Cards, f"discard {{number:so many}} {_card} Card[|s] {_hand}", deed=_deed)
    does(Cards, f"discard a random {_card} Card {_hand}", deed=f"{_deed} at random", rank=-1)
    does(
        Cards,
        f"discard {{number:so many}} random {_card} Card[|s] {_hand}",
        f"discard {{number:so many}} {_card} Card[|s] at random {_hand}",
        deed=f"{_deed} at random",
    )

# Shuffling.
_SHUFFLED = {
    "shuffle": ("shuffle {whose} Attack Deck[|s]",),
    "shuffle together": (
        "shuffle {whose} Attack Deck[|s] and Attack Discard pile[|s] together",
        "shuffle {whose} attack discard pile[|s] into {whose} Attack Deck[|s]",
        "shuffle {whose} Attack Deck[|s] and {whose} attack discard pile[|s] together",
    ),
    "discard hand": ("discard {whose} attack hand[|s]", "discard all Attack Cards in {whose} hand[|s]"),
    "hand into deck": ("shuffle {whose} attack hand[|s] into {whose} Attack Deck[|s]",),
    "swap pile and deck": (
        "swap {whose} attack discard pile[|s] with {whose} Attack Deck[|s]",
        "swap {whose} Attack Deck[|s] with {whose} attack discard pile[|s]",
    ),
}  # fmt: skip
for _deed, _wordings in _SHUFFLED.items():
    does(Cards, *_wordings, deed=_deed)
own.converts(lambda: Cards("shuffle", whose=EACH), lambda given: None, "shuffle all/both/each Attack Deck[|s]")

# Looking.
_look, _looks = sort("looking"), sort("looking of others")
for _where, _verb in ((_look, "look"), (_looks, "looks")):
    for _deck in ("attack", "location", "either"):
        _title = "Attack Deck or Location" if _deck == "either" else _deck.capitalize()
        _name = f"{{whose}} {_title} Deck"
        _where.form(
            Look,
            f"{_verb} at the top {{number}} card[|s] of {_name}",
            f"{_verb} at {{number}} cards from the top of {_name}",
            deck=_deck,
        )
        _where.form(Look, f"{_verb} at the top card of {_name}", deck=_deck, number=1, rank=-1)
for _where, _from in ((own, "looking"), (third, "looking of others")):
    _where.adds(f"{{it:{_from}}} and {{arrange:arranging}}", f"{{it:{_from}}} (,) (and|then) {{arrange:arranging}}")
    _where.also(sort(_from))
for _hand in ("attack", "Mugic"):
    does(
        See,
        f"reveal {{whose}} {_hand} hand[|s]",
        f"reveal all {_hand.capitalize()} Cards in {{whose}} hand",
        f"reveal (all) (of) {{whose}} {_hand.capitalize()} Cards (in hand)",
        what=f"{_hand.casefold()} hand",
    )
    does(
        See,
        f"look at {{whose}} {_hand} hand[|s]",
        f"look at (all) (of) {{whose}} {_hand.capitalize()} Cards (in hand)",
        f"look at (all|the) {_hand.capitalize()} Cards in {{whose}} hand",
        what=f"{_hand.casefold()} hand",
        look=True,
    )
does(See, "reveal {whose} hand[|s]", what="hand")
does(See, "look at {whose} hand[|s]", what="hand", look=True)
does(See, "look at {gear}", what="gear")
_TOP = "the top card of your Location Deck"
does(
    NewLocation,
    "reveal a new active Location",
    "reveal a location",
    *(f"reveal {_TOP} and it becomes the{new} active Location" for new in (" new", "")),
)

# What players give up or put somewhere by themselves.
does(Sacrifice, "sacrifice {what:gear}")
does(Sacrifice, "sacrifice {what:whom}")


def _taking(verb: str) -> None:
    where = third if verb.endswith("s") else own
    where.converts(
        lambda amount, whom: Counters(-amount, whom),
        lambda given: (
            {"whom": given.whom, "amount": -given.amount}
            if type(given) is Counters and given == Counters(given.amount, given.whom) and given.whom is not None
            and isinstance(given.amount, int) and given.amount < 0
            else None
        ),
        f"{verb} {{amount:so many}} Mugic counter[|s] from {{whom}}",
        f"{verb} {{amount:so many}} (Mugic) counter[|s] from {{whom}}",
    )  # fmt: skip


_taking("remove")
_taking("removes")
does(
    Counters,
    "put {amount:so many} Mugic counter[|s] on {whom}",
    "put {amount:so many} (Mugic) counter[|s] on {whom}",
)


own.form(Counters, "put X Mugic counters on {whom}", amount=X)
for _sign, _verb, _at in ((1, "put", "on"), (-1, "remove", "from")):
    for _who, _s in ((own, ""), (third, "s")):
        _who.converts(
            lambda amount, whom, sign=_sign: Counters(sign * amount, whom, up_to=True),
            lambda given, sign=_sign: (
                {"whom": given.whom, "amount": sign * given.amount}
                if type(given) is Counters and given.up_to and sign * given.amount > 0
                else None
            ),
            f"{_verb}{_s} up to {{amount:number}} Mugic counter[|s] {_at} {{whom}}",
        )
_IN = "in each/every general discard pile"
does(
    ClearPile,
    "remove all cards in {whose} general discard pile[|s] from the game",
    "remove {whose} general discard pile[|s] from the game",
)
own.converts(lambda: ClearPile(EACH), lambda given: None, f"remove all cards {_IN} from the game")

# Cards that come back.
_OWN = (YOU, ACTOR, OPPONENT)
for _who in (own, third):
    _who.converts(
        lambda what, hand: TakeBack(what) if hand == what.of else None,
        lambda given: {"what": given.what, "hand": given.what.of} if type(given) is TakeBack else None,
        f"{'return' if _who is own else 'returns'} {{what:own card}} to {{hand:whose}} (Mugic|attack) hand",
    )
_own = sort("own card")
for _which, _det in (("target", "target"), ("one", "a/an")):
    for _sort, _card, _pile in (("mugic card", "Mugic (Card)", "general"), ("attack card", "Attack Card", "Attack")):
        _own.converts(
            lambda of, which=_which, sort=_sort: Those(which, sort, of=of) if of in _OWN else None,
            lambda given, which=_which, sort=_sort: (
                {"of": given.of} if type(given) is Those and given == Those(which, sort, of=given.of) else None
            ),
            f"{_det} {_card.replace('(Card)', 'Card')} in/from {{of:whose}} {_pile} discard pile",
            *([f"{_det} Mugic in/from {{of:whose}} general discard pile"] if "(" in _card else []),
        )


# What another player cannot play.
_BANNED = Those("each", traits=(Trait("control", "actor"),), number=2)
third.converts(
    lambda cannot: Gets(_BANNED, cannot=cannot),
    lambda given: (
        {"cannot": given.cannot} if type(given) is Gets and given == Gets(_BANNED, cannot=given.cannot) else None
    ),
    "cannot {cannot:play ban|}",
    "cannot/can't {cannot:play ban|}",
    rank=1,
)
third.converts(
    lambda cannot: Gets(_BANNED, cannot=cannot, until=THIS_TURN),
    lambda given: (
        {"cannot": given.cannot}
        if type(given) is Gets and given == Gets(_BANNED, cannot=given.cannot, until=THIS_TURN)
        else None
    ),
    "cannot {cannot:play ban|} this turn",
    *(
        f"cannot/can't {{cannot:play ban|}} {each}"
        for each in ("this turn", "until the end of turn", "until the end of the turn")
    ),
    rank=1,
)

# Who does it.
_acts = sort("acts")
_acts.form(By, "{who:player} {deeds:third deed>}", "{who:player} must {deeds:own deed>}")
_acts.converts(lambda who, deeds: By(who, deeds), lambda given: None, "{who:many players} {deeds:own deed,}")
THEY = Those("they", PLAYER)
_acts.converts(
    lambda deeds: By(THEY, deeds),
    lambda given: {"deeds": given.deeds} if type(given) is By and given.who == THEY else None,
    "they {deeds:own deed>}",
    "he or she {deeds:third deed>}",
)
sort("willing deeds").converts(
    lambda deeds: Do((By(THEY, deeds),), may=True),
    lambda given: (
        {"deeds": given.deeds[0].deeds}
        if type(given) is Do and given == Do(given.deeds[:1], may=True) and getattr(given.deeds[0], "who", None) == THEY
        else None
    ),
    "they may {deeds:own deed>}",
    "they may/can {deeds:own deed>}",
)
_acts.converts(
    lambda who, deeds: By(who, deeds) if len(deeds) > 1 else None,
    lambda given: None,
    "{who:many players} {deeds:own deed>}",
    rank=-1,
)
