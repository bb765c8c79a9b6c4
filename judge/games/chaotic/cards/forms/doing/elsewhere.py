"""8.5.2 Deeds about Battlegear, the Burst, spaces, Locations, Attack Cards and the game."""

from __future__ import annotations

from judge.games.chaotic.cards.forms.doing.deeds import worn
from judge.games.chaotic.cards.forms.doing.players import does
from judge.games.chaotic.cards.forms.groups import BESIDES, ENGAGED
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.forms.things import GEAR
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Those, Trait
from judge.games.chaotic.cards.meanings.hands import ReturnGear
from judge.games.chaotic.cards.meanings.instructions import (
    Choose,
    Control,
    Counters,
    Ends,
    Flip,
    Mute,
    Negate,
    Pick,
    Relocate,
    Return,
    Swap,
)

deed, own = sort("deed"), sort("own deed")
FIGHTERS = Those("each", traits=(ENGAGED,), number=2)

# Battlegear.
for _face in ("up", "down"):
    does(Flip, f"flip/turn {{what:gear}} face-{_face}", face=_face)
    does(Flip, f"flip/turn {{what:own card name}} face-{_face}", face=_face)
    deed.form(Flip, f"{{what:gear}} is/are flipped/turned face-{_face}", face=_face, rank=1)
    deed.converts(
        lambda what, face=_face: Flip(Those("each", GEAR, of=what), face),
        lambda given, face=_face: worn(given, Flip, face),
        f"turn gear {_face} on/to/of {{what:whom}}",
        f"turn gear {_face} {{what:whom}}",
    )
    fixed(deed, Flip(None, _face), f"turn gear {_face}")
does(Flip, "flip/turn {what:gear} face-up or face-down", face="either")
deed.form(Mute, "{what:gear} lose[s|] all abilities")
deed.form(Mute, "{what:attacks} lose[s|] all abilities", "{what:attacks} lose[s|] all text")
fixed(deed, Mute(Those("the", "location")), "the active Location loses all abilities")
deed.converts(
    lambda what: Mute(Those("each", GEAR, of=what)),
    lambda given: worn(given, Mute),
    "silence gear on/to/of {what:whom}",
)
fixed(deed, Mute(Those("target", "declared")), "silence gear")

# The Burst.
deed.form(Negate, "negate/dispel {what:played}")
deed.form(
    Negate,
    *(
        f"negate/dispel {{what:played}} and return {it} to its {whose} hand"
        for it in ("it", "that card")
        for whose in ("controller's", "owner's")
    ),
    to="hand",
    rank=-1,
)
deed.form(
    Negate,
    "negate/dispel {what:played} and remove that card from the game",
    "negate/dispel {what:played} and remove it from the game",
    to="out",
    rank=-1,
)
fixed(deed, Negate(Those("target", "declared")), "negate target", "negate", "negate on target")
deed.converts(
    lambda what: Negate(what._replace(which="one")),
    lambda given: (
        {"what": given.what._replace(which="target")} if type(given) is Negate and given.what.which == "one" else None
    ),
    "negate chosen {what:target}",
    "negate on chosen {what:target}",
)

# Spaces.
_ANY = (
    "any unoccupied space on the Battleboard",
    "any unoccupied space[|s] (on the Battleboard)",
    "unoccupied spaces (on the Battleboard)",
    "an unoccupied space (on the Battleboard)",
    "a chosen space",
)
does(Relocate, *(f"relocate {{whom}} to {each}" for each in _ANY))
deed.converts(lambda whom: Relocate(whom), lambda given: None, "relocate to a chosen space on/of {whom}")
deed.form(Relocate, "relocate to a chosen space", whom=None, rank=1)
deed.form(Relocate, "relocate {whom} to {where:space}", "relocate to {where:space} on/of {whom}")
deed.form(Relocate, "relocate to {where:space}", whom=None)
own.converts(
    lambda: Relocate(FIGHTERS, beside=True),
    lambda given: {} if given == Relocate(FIGHTERS, beside=True) else None,
    "relocate both engaged Creatures to any unoccupied space on the Battleboard adjacent to either of them",
    "relocate both/all engaged Creatures to an/any unoccupied space (on the Battleboard) adjacent to either of them",
)
does(
    Relocate,
    "relocate {whom} to any unoccupied space on the Battleboard adjacent to it",
    "relocate {whom} to an/any unoccupied space adjacent to it",
    "relocate {whom} to an/any adjacent unoccupied space",
    "relocate {whom} to an/any unoccupied adjacent space",
    beside=True,
)
does(
    Relocate,
    "relocate {whom} to an unoccupied space adjacent to {near:creatures}",
    "relocate {whom} to an/any unoccupied space (on the Battleboard) adjacent to {near:creatures}",
    "relocate {whom} to an/any space adjacent to {near:creatures}",
    rank=1,
)
deed.form(
    Return,
    *(f"return {{whom:several creature cards}} to play to/in {each}" for each in _ANY),
    "return {whom:several creature cards} to play",
    rank=1,
)
does(
    Return,
    *(f"return {{whom:creature card}} to play to/in {each}" for each in _ANY),
    "return {whom:creature card} to play",
    "return to a chosen space on {whom:creature card}",
)
for _side, _whose in (("yours", "your"), ("theirs", "your opponent's"), ("actor", "their")):
    _there = f"any/an unoccupied space[|s] on {_whose} side of the Battleboard"
    _many = f"unoccupied spaces on {_whose} side of the Battleboard"
    does(Return, *(f"return {{whom:creature card}} to play to/in {each}" for each in (_there, _many)), side=_side)
    _in_play = f"return {{whom:creature card}} to (play|play on) {_whose} side of the Battleboard"
    does(Return, _in_play, side=_side, rank=1)
    does(Relocate, *(f"relocate {{whom}} to {each}" for each in (_there, _many)), side=_side)
deed.form(Return, "return to a chosen space", "return to play", whom=None)
deed.form(Return, "return to {where:space}", whom=None)
_TWO = ("the spaces on the Battleboard of", "the spaces of", "the Battleboard spaces of", "spaces of",
        "(the) positions/places (on the Battleboard) of")  # fmt: skip
deed.converts(
    lambda whom: None if Trait("state", "adjacent") in whom.traits else Swap(whom),
    lambda given: {"whom": given.whom} if type(given) is Swap and given.other is None else None,
    *(f"swap {each} {{whom:creatures}}" for each in _TWO),
)
deed.form(
    Swap,
    *(f"swap {each} {{whom:creatures}} and {{other:creatures}}" for each in _TWO),
    "swap {whom:creatures} with {other:creatures}",
    "{whom:creatures} swap[s|] spaces (on the Battleboard) with {other:creatures}",
    "{whom:creatures} and {other:creatures} swap spaces (on the Battleboard)",
    "{whom:creatures} and {other:creatures} swap (battle) positions/places",
    "{whom:creatures} swap[s|] positions/places with {other:creatures}",
    "swap the spaces of {whom:creatures} with {other:creatures}",
)
deed.form(Control, "take control of {whom}", "gain control of {whom}", "take control to {whom}")
deed.form(Control, "take control")
own.converts(
    lambda it: Pick(it._replace(which="one")),
    lambda given: {"it": given.whom._replace(which="")} if type(given) is Pick else None,
    "choose a {it:phrase one}",
    "choose one {it:phrase one}",
)
for _what, _ways in (
    ("element", "an Elemental Type"),
    ("discipline", "a Discipline"),
):
    for _who, _s in ((own, ""), (sort("third deed"), "s")):
        fixed(_who, Choose(_what), f"choose{_s} {_ways}", f"choose{_s} one {_ways.partition(' ')[2]}")
        _who.converts(
            lambda of, what=_what: (
                (Choose(what) if len(of) == 4 else Choose(what, of)) if 1 < len(of) == len(set(of)) else None
            ),
            lambda given, what=_what: {"of": given.of} if type(given) is Choose and given.what == what else None,
            f"choose{_s} {{of:{_what}|}}",
        )
deed.form(
    Counters,
    "put Mugic counters on {whom} equal to {amount:multiple}",
    "put a number of Mugic counters on {whom} equal to {amount:multiple}",
)
deed.converts(
    lambda: Counters(-1, Those("this")), lambda given: None, "pay a Mugic counter", "pay 1 Mugic counter", rank=1
)
deed.form(ReturnGear, "return {what:gear card} to play equipped to {whom:creatures}")
_gone = sort("gear card")
for _which, _det in (("target", "target"), ("one", "a/one")):
    fixed(
        _gone,
        Those(_which, "gear card"),
        f"{_det} Battlegear Card in/from your general discard pile",
        f"{_det} Battlegear in/from your general discard pile",
    )
fixed(
    _gone,
    Those("one", "gear card", (BESIDES,)),
    "another Battlegear (Card) in/from your general discard pile",
)
# The game.
fixed(deed, Ends("win"), "win the game", "you win the game")
fixed(deed, Ends("lose"), "lose the game", "you lose the game")
deed.converts(
    lambda who: Ends("lose", who),
    lambda given: {"who": given.who} if type(given) is Ends and given.how == "lose" and given.who is not None else None,
    "{who:player} loses the game",
)
fixed(deed, Ends("lose", Those("one", "player")), "lose the game to chosen player")
