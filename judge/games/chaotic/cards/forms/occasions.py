"""8.3.1 Events: when a triggered ability triggers."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import THEIRS, YOURS
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Beside, Those, Trait
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
    "is sacrificed": ("{who:creatures} [is|are] sacrificed",),
    "leaves play": ("{who:creatures} leave[s|] play",),
    "is discarded": (
        "{who:creatures} [is|are] put into a general discard pile",
        "{who:creatures} [is|are] put into a/the/its/their (general) discard pile",
        "{who:creatures} is put into its owner's (general) discard pile",
        "{who:creatures} go[es|] to a/the/its (general) discard pile",
    ),
    "is infected": ("{who:creatures} become[s|] Infected", "{who:creatures} [is|are] Infected"),
    "intercepts": ("{who:creatures} intercept[s|]", "{who:creatures} intercept[s|] a/an attack/Creature/move"),
    "is intercepted": ("{who:creatures} [is|are] intercepted",),
    "enters this space": ("{who:creatures} enter[s|] this space",),
    "enters a space": ("{who:creatures} enter[s|] a/another/any space",),
    "plays an attack": (
        "{who:creatures} play[s|] an attack (Card)",
        "an attack (Card) is played by {who:creatures}",
    ),
    "wins combat": ("{who:creatures} win[s|] combat", "{who:creatures} win[s|] a/the combat/battle"),
    "plays an ability": (
        "{who:creatures} play[s|] an activated ability",
        "{who:creatures} use[s|] an activated ability",
        "{who:creatures} activate[s|] an (activated) ability",
    ),
    "is targeted": ("{who:creatures} is targeted", "{who:creatures} becomes targeted"),
    "gains initiative": ("{who:creatures} gain[s|] Initiative", "{who:creatures} win[s|] (the) Initiative (check)"),
    "loses initiative": ("{who:creatures} lose[s|] (the) Initiative (check)",),
    "gets a counter": (
        "{who:creatures} ha[s|ve] a Mugic counter put on it/them",
        "{who:creatures} ha[s|ve] (a|one|one or more) Mugic counter[|s] put on it/them",
        "a/one Mugic counter is put on {who:creatures}",
        "{who:creatures} gain[s|] a/one Mugic counter",
    ),
    "loses a counter": (
        "a/one Mugic counter is removed from {who:creatures}",
        "{who:creatures} ha[s|ve] (a|one) Mugic counter removed from it/them",
        "{who:creatures} lose[s|] a/one Mugic counter",
    ),
    "counters change": (
        "{who:creatures} ha[s|ve] a Mugic counter put on (it|them) or removed from it/them",
        "a/one Mugic counter is put on or removed from {who:creatures}",
    ),
    "gear revealed": ("{who:gear} is flipped/turned face-up", "{who:gear} is revealed"),
    "gear turned": (
        "{who:gear} is flipped/turned face-up or face-down",
        "{who:gear} is flipped/turned",
    ),
    "gear discarded": (
        "{who:gear} is put into a/the general discard pile",
        "{who:gear} goes to a/the general discard pile",
    ),
    "gear destroyed": ("{who:gear} is destroyed",),
    "gear turned down": ("{who:gear} is flipped/turned face-down",),
}


def _into_pile(whose: str) -> tuple[Any, Any]:
    """4.1.6: a Battlegear that goes to the general discard pile of a player, and the same without."""
    pile = Trait("pile", whose)

    def make(it: Those) -> When:
        return When("gear discarded", it._replace(which="one", traits=(*it.traits, pile)))

    def take(given: Any) -> Any:
        who = given.who if type(given) is When else None
        if not isinstance(who, Those) or who.traits[-1:] != (pile,):
            return None
        bare = who._replace(which="", traits=who.traits[:-1])
        return {"it": bare} if make(bare) == given else None

    return make, take


for _side, _whose in (("theirs", ("your opponent's", "an opponent's", "the opposing")), ("yours", ("your",))):
    occasion.converts(
        *_into_pile(_side),
        *(f"a {{it:faced gear}} {does} {each} general discard pile" for each in _whose
          for does in ("is put into", "goes to")),
    )  # fmt: skip
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
occasion.form(When, "this attack deals damage", event="deals attack damage", by="this attack")
for _event, _wordings in EVENTS.items():
    occasion.form(When, *_wordings, event=_event)
fixed(
    occasion,
    When("gear revealed", Those("this")),
    "this card is flipped face-up",
    "this card is revealed",
    "this card is turned face-up",
)
occasion.form(
    When,
    "{who:creatures} play[s|] a/an {types:element|} attack (Card)",
    "a/an {types:element|} attack (Card) is played by {who:creatures}",
    "{who:creatures} play[s|] an attack (Card) with {types:element|}",
    event="plays an attack",
)
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
occasion.form(When, "{who:creatures} becomes engaged with {whom:creatures}", event="engaged")
occasion.form(When, "{who:creatures} moves", "{who:creatures} moves into a space", event="moves")
occasion.form(When, "{who:creatures} is healed", event="is healed")
fixed(occasion, When("hive activated"), "Hive is activated", "Hive becomes active")
fixed(occasion, When("hive deactivated"), "Hive is deactivated", "Hive becomes inactive")
fixed(
    occasion,
    When("mugic discarded"),
    *(f"a Mugic Card {does} a general discard pile" for does in ("is put into", "goes to", "is placed in")),
)
_AT = sort("moment")
fixed(_AT, When("combat begins"), "the beginning/start of combat", "the beginning/start of each/a combat")
fixed(_AT, When("combat ends"), "the end of combat", "the end of each/a combat")
fixed(occasion, When("combat ends"), "combat ends")
fixed(_AT, When("turn begins"), "the beginning/start of each/every/a turn")
fixed(_AT, When("turn begins", YOU), "the beginning/start of your turn", "the beginning/start of each of your turns")
fixed(
    _AT,
    When("turn begins", OPPONENT),
    "the beginning/start of your opponent's turn",
    "the beginning/start of an opponent's turn",
)
fixed(
    occasion,
    When("location revealed"),
    "this becomes the active Location",
    "this card becomes the active Location",
    "this Location becomes the active Location",
    "this Location becomes active",
    "this card becomes active",
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
