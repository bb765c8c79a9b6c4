"""8.3.1 Events: when a triggered ability triggers."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import THEIRS, YOURS
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Beside, Measure, Those, Trait
from judge.games.chaotic.cards.meanings.sentences import When

occasion = sort("occasion")
_DEALS = "deals damage with its first attack"
_FIRST = Trait("state", "own first attack")
YOU, OPPONENT = Those("you", "player"), Those("opponent", "player")
EVENTS = {
    "engaged": (
        "{who:creatures} becomes engaged",
        "{who:creatures} become engaged",
        "{who:creatures} enter[s|] (a) combat",
        "{who:creatures} becomes engaged in (a) combat",
    ),
    "initiates combat": ("{who:creatures} initiate[s|] (a) combat",),
    "succeeds": (
        "{who:creatures} succeed[s|] on/at a {types:check name|}",
        "{who:creatures} win[s|] a {types:check name|}",
        "{who:creatures} succeed[s|] on/at a {types:check name|} on an attack it played",
    ),
    "fails": (
        "{who:creatures} fail[s|] a {types:check name|}",
        "{who:creatures} lose[s|] a {types:check name|}",
        "{who:creatures} fail[s|] a {types:check name|} on an attack it played/plays",
    ),
    "is destroyed": ("{who:creatures} [is|are] destroyed",),
    "is defeated": ("{who:creatures} [is|are] defeated",),
    "is sacrificed": ("{who:creatures} [is|are] sacrificed",),
    "leaves play": ("{who:creatures} leave[s|] play",),
    "is infected": ("{who:creatures} become[s|] Infected", "{who:creatures} [is|are] Infected"),
    "is uninfected": ("{who:creatures} [is|are] Uninfected", "{who:creatures} become[s|] Uninfected"),
    "intercepts": ("{who:creatures} intercept[s|]", "{who:creatures} intercept[s|] a/an attack/Creature/move"),
    "is intercepted": ("{who:creatures} [is|are] intercepted",),
    "enters this space": ("{who:creatures} enter[s|] this space",),
    "enters a space": ("{who:creatures} enter[s|] a/another/any space",),
    "wins combat": (
        "{who:creatures} win[s|] combat",
        "{who:creatures} win[s|] a/the/any combat/battle",
        "{who:creatures} defeat[s|] a/an/another/the (opposing) Creature (in combat)",
    ),
    "plays an ability": (
        "{who:creatures} play[s|] an activated ability",
        "{who:creatures} use[s|] an activated ability",
        "{who:creatures} activate[s|] an (activated) ability",
        *(f"{{who:creatures}} {does} a Mugic ability" for does in ("play[s|]", "use[s|]", "activate[s|]")),
        "an activated ability of {who:creatures} is played/used/activated",
        "an activated ability is played/used/activated by {who:creatures}",
    ),
    "is targeted": ("{who:creatures} is targeted", "{who:creatures} becomes targeted"),
    "gains initiative": ("{who:creatures} gain[s|] Initiative", "{who:creatures} win[s|] (the) Initiative (check)"),
    "loses initiative": ("{who:creatures} lose[s|] (the) Initiative (check)",),
    "gains an element": (
        "{who:creatures} gain[s|] an Elemental Type",
        "{who:creatures} gain[s|] (any|one or more) Elemental Type[|s]",
    ),
    "loses an element": (
        "{who:creatures} lose[s|] an Elemental Type",
        "{who:creatures} lose[s|] (any|one or more) Elemental Type[|s]",
    ),
    "gear destroyed": ("{who:gear} is destroyed",),
}


# 4.1.6: what goes to a general discard pile, and to whose.
into = sort("into a pile")
_GOES = ("is/are put into", "go/goes to", "is/are placed in/into")
for _whose, _piles in {
    "": ("a general discard pile", "a/the/its/their (owner's) (general) discard pile"),
    "theirs": ("your/an opponent's (general) discard pile", "the opposing (general) discard pile"),
    "yours": ("your (general) discard pile",),
}.items():
    fixed(into, _whose, *(f"{does} {each}" for does in _GOES for each in _piles))


def _discarded(event: str) -> tuple[Any, Any]:
    """Something that goes to a discard pile, and the same without."""

    def make(pile: str, who: Those | None = None) -> When | None:
        if not pile or who is None:
            return When(event, who) if not pile else None
        if event == "is discarded":
            return None  # A Creature's own pile is its owner's: whose it was is not asked.
        return When(event, who._replace(traits=(*who.traits, Trait("pile", pile))))

    def take(given: Any) -> Any:
        if type(given) is not When or given.event != event:
            return None
        who = given.who
        piles = [each for each in who.traits if getattr(each, "sort", "") == "pile"] if who is not None else []
        bare = who._replace(traits=tuple(each for each in who.traits if each not in piles)) if who is not None else None
        filled: dict[str, Any] = {"pile": piles[0].name if piles else "", **({"who": bare} if bare is not None else {})}
        return filled if make(**filled) == given else None

    return make, take


occasion.converts(*_discarded("is discarded"), "{who:creatures} {pile:into a pile}")
_MAKE_DISCARDED = _discarded("is discarded")[0]
occasion.converts(
    lambda it, pile: _MAKE_DISCARDED(pile, it._replace(which="one")),
    lambda given: None,
    "a/an {it:noun one} Card {pile:into a pile}",
)
occasion.converts(*_discarded("gear discarded"), "{who:gear} {pile:into a pile}")
occasion.converts(*_discarded("mugic discarded"), "a Mugic Card {pile:into a pile}")

# Mugic counters that come and go; Battlegear that is turned.
_change = sort("counter verb")
for _event, _done in (
    ("gets a counter", "put on"), ("loses a counter", "removed from"), ("counters change", "put on or removed from"),
):  # fmt: skip
    fixed(_change, _event, _done)
_A = "(a|one|one or more|any) Mugic counter[|s]"
occasion.converts(
    lambda who, event: When(event, who),
    lambda given: (
        {"who": given.who, "event": given.event}
        if type(given) is When and given.event in ("gets a counter", "loses a counter", "counters change")
        else None
    ),
    "{who:creatures} ha[s|ve] a Mugic counter {event:counter verb} it/them",
    f"{{who:creatures}} ha[s|ve] {_A} {{event:counter verb}} it/them",
    f"{_A} is/are {{event:counter verb}} {{who:creatures}}",
)
occasion.form(When, f"{{who:creatures}} ha[s|ve] {_A} put on (it|them) or removed from it/them",
              event="counters change")  # fmt: skip
occasion.form(When, f"{{who:creatures}} gain[s|] {_A}", event="gets a counter")
occasion.form(When, f"{{who:creatures}} lose[s|] {_A}", event="loses a counter")
_turned = sort("turned")
for _event, _ways in {
    "gear revealed": ("flipped face-up", "flipped/turned face-up", "revealed"),
    "gear turned down": ("flipped face-down", "flipped/turned face-down"),
    "gear turned": ("flipped face-up or face-down", "flipped/turned face-up or face-down", "flipped/turned"),
}.items():
    fixed(_turned, _event, *_ways)
occasion.converts(
    lambda who, event: When(event, who),
    lambda given: (
        {"who": given.who, "event": given.event}
        if type(given) is When and given.event.startswith("gear") and given.event.split()[1] in ("revealed", "turned")
        and given.who is not None and given.who.sort == "battlegear"
        else None
    ),
    "{who:gear} is/are {event:turned}",
)  # fmt: skip
for _event, _does in (("gains an element", "gain[s|]"), ("loses an element", "lose[s|]")):
    occasion.form(When, f"{{who:creatures}} {_does} {{elements:element|}}", event=_event)
for _event, _ways in {
    "gear revealed": ("flipped/turned face-up", "revealed"),
    "gear turned down": ("flipped/turned face-down",),
    "gear turned": ("flipped/turned face-up or face-down", "flipped/turned"),
}.items():
    fixed(occasion, When(_event, Those("this")), *(f"this card is {each}" for each in _ways))
occasion.form(
    When,
    "{who:creatures} deal[s|] damage with this attack",
    event="deals attack damage",
    by="this attack",
)
occasion.converts(
    lambda who, own: When("deals attack damage", who, by="this attack"),
    lambda given: None,
    "{who:creatures} deal[s|] damage with {own:own card name}",
)
occasion.form(
    When,
    "this attack deals damage",
    "this attack deals ({least:number} or more) damage (to {whom:creatures})",
    event="deals attack damage",
    by="this attack",
)
for _event, _wordings in EVENTS.items():
    occasion.form(When, *_wordings, event=_event)
occasion.converts(
    lambda who: When("plays an attack", who._replace(traits=(*who.traits, _FIRST))),
    lambda given: (
        {"who": given.who._replace(traits=given.who.traits[:-1])}
        if type(given) is When
        and given.event == "plays an attack"
        and given.who is not None
        and given.who.traits[-1:] == (_FIRST,)
        else None
    ),
    "{who:creatures} plays its first attack each combat",
    "{who:creatures} plays its first attack this combat",
)
occasion.converts(
    lambda who: When("deals attack damage", who._replace(traits=(*who.traits, _FIRST))),
    lambda given: (
        {"who": given.who._replace(traits=given.who.traits[:-1])}
        if type(given) is When
        and given == When("deals attack damage", given.who)
        and given.who is not None
        and given.who.traits[-1:] == (_FIRST,)
        else None
    ),
    f"{{who:creatures}} {_DEALS} each combat",
    "{who:creatures} deals (attack) damage with its first attack (this combat|in a combat|of a combat|each combat)",
)
occasion.converts(
    lambda who, a: When("enters a space", who._replace(traits=(*who.traits, Beside(a)))),
    lambda given: (
        {"who": given.who._replace(traits=given.who.traits[:-1]), "a": given.who.traits[-1].whom}
        if type(given) is When and given.event == "enters a space" and given.who is not None
        and given.who.traits and type(given.who.traits[-1]) is Beside
        else None
    ),
    "{who:creatures} enters a/any space adjacent to {a:creatures}",
    "{who:creatures} enters a space beside {a:creatures}",
)  # fmt: skip
occasion.converts(
    lambda who, a: When("moves", who._replace(traits=(*who.traits, Beside(a)))),
    lambda given: (
        {"who": given.who._replace(traits=given.who.traits[:-1]), "a": given.who.traits[-1].whom}
        if type(given) is When and given.event == "moves" and given.who is not None
        and given.who.traits and type(given.who.traits[-1]) is Beside
        else None
    ),
    "{who:creatures} moves adjacent to {a:creatures}",
    "{who:creatures} moves into a/any space adjacent to {a:creatures}",
    "{who:creatures} moves to a/any space adjacent to {a:creatures}",
)  # fmt: skip
for _event, _enters in (("enters a space", "enter[s|]"), ("moves", "move[s|] to/into")):
    occasion.converts(
        lambda who, side, event=_event: When(event, who._replace(traits=(*who.traits, side))),
        lambda given, event=_event: (
            {"who": given.who._replace(traits=given.who.traits[:-1]), "side": given.who.traits[-1]}
            if type(given) is When and given.event == event and given.who is not None
            and getattr(given.who.traits[-1:] and given.who.traits[-1], "sort", "") == "side"
            else None
        ),
        f"{{who:creatures}} {_enters} a/any space {{side}}",
    )  # fmt: skip
_FREE = Trait("state", "by itself")
for _event, _enters in (("enters a space", "enter[s|]"), ("moves", "move[s|] to/into")):
    occasion.converts(
        lambda who, event=_event: When(event, who._replace(traits=(*who.traits, _FREE))),
        lambda given, event=_event: (
            {"who": given.who._replace(traits=given.who.traits[:-1])}
            if type(given) is When and given.event == event and given.who and given.who.traits[-1:] == (_FREE,)
            else None
        ),
        f"{{who:creatures}} {_enters} an unoccupied space",
        f"{{who:creatures}} {_enters} an/any unoccupied space (on the Battleboard)",
    )
_HERE = Trait("place", "here")
occasion.converts(
    lambda who: When("moves", who._replace(traits=(*who.traits, _HERE))),
    lambda given: (
        {"who": given.who._replace(traits=given.who.traits[:-1])}
        if type(given) is When and given.event == "moves" and given.who and given.who.traits[-1:] == (_HERE,)
        else None
    ),
    "{who:creatures} move[s|] into/to/onto this space",
)
for _traits, _does in (((YOURS,), "you sacrifice"), ((THEIRS,), "your/an/the opponent sacrifices"),
                       ((), "a player sacrifices")):  # fmt: skip
    occasion.converts(
        lambda it, traits=_traits: When("is sacrificed", it._replace(which="one", traits=(*it.traits, *traits))),
        lambda given: None,
        f"{_does} a {{it:phrase one}}",
    )
for _how, _words in (("higher", "higher/more/greater"), ("lower", "lower/less/fewer")):
    occasion.converts(
        lambda who, stats, how=_how: When("engaged", who, Those("one", traits=(Measure(stats, how),))),
        lambda given, how=_how: (
            {"who": given.who, "stats": given.whom.traits[0].stats}
            if type(given) is When and given.event == "engaged" and given.whom is not None
            and given == When("engaged", given.who, Those("one", traits=given.whom.traits))
            and [each == Measure(each.stats, how) for each in given.whom.traits if type(each) is Measure] == [True]
            else None
        ),
        f"{{who:creatures}} become[s|] engaged with a/an (opposing) Creature with {_words} {{stats:measures}}",
        f"{{who:creatures}} become[s|] engaged with a/an (opposing) Creature with/that/who (has|have) {_words} "
        "{stats:measures} (than it)",
    )  # fmt: skip
occasion.form(
    When, "{who:creatures} becomes engaged with {whom:creatures}",
    "{who:creatures} become engaged with {whom:creatures}",
    "{who:creatures} enter[s|] (a) combat with/against {whom:creatures}", event="engaged",
)  # fmt: skip
occasion.form(When, "{who:creatures} initiate[s|] (a) combat with/against {whom:creatures}", event="initiates combat")

occasion.form(When, "{who:creatures} moves", "{who:creatures} moves into a space", event="moves")
occasion.form(When, "{who:creatures} is healed", event="is healed")
fixed(occasion, When("hive activated"), "Hive is activated", "Hive becomes active")
fixed(occasion, When("hive deactivated"), "Hive is deactivated", "Hive becomes inactive")
_AT = sort("moment")
fixed(_AT, When("combat begins"), "the beginning/start of combat", "the beginning/start of each/a combat")
fixed(_AT, When("combat ends"), "the end of combat", "the end of each/a combat")
fixed(occasion, When("combat ends"), "combat ends")
fixed(_AT, When("turn begins"), "the beginning/start of each/every/a turn",
      "the beginning/start of each/every/a player's turn")  # fmt: skip
fixed(_AT, When("turn begins", YOU), "the beginning/start of your turn", "the beginning/start of each of your turns")
fixed(
    _AT,
    When("turn begins", OPPONENT),
    "the beginning/start of your opponent's turn",
    "the beginning/start of an opponent's turn",
)
NEXT = Those("next", "player")  # Of the next turn, whose ever it is; only what is played can speak of it.
fixed(_AT, When("turn ends"), "the end of the turn", "the end of this turn", "end of turn")
fixed(_AT, When("turn begins", NEXT), "the beginning of the next turn", "the beginning/start of the next turn")
for _player, _turns in (
    (Those("each", "player"), ("each turn", "each/every/a turn", "each/every/a player's turn")),
    (YOU, ("your turn", "each of your turns")),
    (OPPONENT, ("your opponent's turn", "an opponent's turn")),
):
    fixed(_AT, When("turn ends", _player), *(f"the end of {each}" for each in _turns))
fixed(
    occasion,
    When("location revealed"),
    "this becomes the active Location",
    "this card becomes the active Location",
    "this Location becomes the active Location",
    "this Location becomes active",
    "this card becomes active",
)

fixed(
    occasion,
    When("location revealed", Those("each", "location")),
    "a new active Location is revealed",
    "a/any (new) Location becomes the (new) active Location",
)

# Short words of the key `when`, with whose event it must be.
WHOSE = {
    "this": Those("this"),
    "mine": Those("each", traits=(YOURS,)),
    "theirs": Those("each", traits=(THEIRS,)),
    "any": Those("each"),
    "opposing": Those("each", traits=(THEIRS, Trait("state", "engaged"))),
}
SHORT = (
    "combat begins",
    "combat ends",
    "turn begins",
    "location revealed",
    "gear revealed",
    "engaged",
    "is destroyed",
    "is sacrificed",
    "leaves play",
    "is infected",
    "intercepts",
    "is intercepted",
    "enters a space",
    "plays an attack",
    "plays mugic",
    "deals attack damage",
    "is damaged",
    "is dealt attack damage",
    "wins combat",
    "gains initiative",
    "loses initiative",
    "gets a counter",
    "loses a counter",
    "hive activated",
)
ALONE = ("combat begins", "combat ends", "turn begins", "location revealed", "hive activated")
