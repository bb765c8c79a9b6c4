"""Upon what something happens by itself: who does what, what happens to which card; every subject with every verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import THIS, YOU, All, Chosen, Ref, Results, Which
from judge.games.wot_ccg.cards.meanings.effects import Occasion

occasion = sort("occasion")
Rows = tuple[Callable[..., Any], Callable[[Any], Any]]
OPPONENT, ANYBODY = Ref("opponent"), Ref("each player")
actor = LANGUAGE.words("actor", "who does something")
actor.word(YOU, "you")
actor.word(OPPONENT, "your opponent", "other players", "opponents", "an opposing player")
actor.word(ANYBODY, "any player", "a player", "either player", "anybody")
one = LANGUAGE.sort("one-such", "a card of a description")
one.converts(
    lambda it: it, lambda given: {"it": given} if isinstance(given, Which) else None, "a/any/the {it:which}",
    "one or more {it:which!}", "{it:by-name}",
)  # fmt: skip


one.converts(
    lambda it: None if it.other else it._replace(other=True),
    lambda given: {"it": given._replace(other=False)} if isinstance(given, Which) and given.other else None,
    "another {it:which}", rank=-1,
)  # fmt: skip


PERSONS = ((YOU, "you", ""), (OPPONENT, "your opponent", "s"), (ANYBODY, "any player", "s"))


def said_of(rows: Rows, wording: str, rank: int = 0) -> None:
    """How an occasion is said of each person: `{who} recruit{s} ...`."""
    make, take = rows
    for person, words, s in PERSONS:

        def of_him(given: Any, person: Ref = person) -> Mapping[str, Any] | None:
            found = take(given)
            if not found or found["who"] != person:
                return None
            return {name: each for name, each in found.items() if name != "who"}

        def by_him(person: Ref = person, **filled: Any) -> Any:
            return make(who=person, **filled)

        if "which" in wording or make(who=person) is not None:
            you = "you" if person == YOU else "he"
            said = wording.replace("WHO", words).replace("HE", you).replace("(s)", s)
            occasion.converts(by_him, of_him, said, rank=rank)


# What players do with cards: recruit them, play them.
def _does(mine: str, theirs: str) -> Rows:
    """An event of a player's own has a name of its own; that of others says whose it is."""

    def make(who: Ref, which: Which) -> Occasion | None:
        if which.side:
            return None
        return Occasion(mine, which=which) if who == YOU else Occasion(theirs, who, which)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Occasion) or given.event not in (mine, theirs) or given.which is None:
            return None
        found: dict[str, Any] = {"who": given.whom or YOU, "which": given.which}
        return found if given == make(**found) else None

    return make, take


for do, done, events in (
    ("recruit", "recruited", ("you recruit", "recruits")), ("play", "played", ("you play", "plays")),
):  # fmt: skip
    said_of(_does(*events), f"WHO {do}(s) a {{which}}", rank=2)
    occasion.converts(
        _does(*events)[0], never, f"{{who:actor}} {do}/{do}s {{which:one-such}}",
        f"{{which:one-such}} is/are {done} by {{who:actor}}", rank=2,
    )  # fmt: skip
occasion.converts(
    lambda which: None if which.side else Occasion("recruits", ANYBODY, which), never,
    "{which:one-such} is/are recruited", rank=2,
)  # fmt: skip


# What players do otherwise.
LANGUAGE.words("he-who", "whoever does it, in a word", {"you": "you", "he": "he", "she": "he", "they": "he"})
HE_INITIATED = "{he:he-who} initiated/initiate/initiates"


def _named(events: Mapping[Ref, str]) -> Rows:
    """An event that is named by who does it; `he` is nobody else, so not `your opponent wins what you initiated`."""

    def make(who: Ref, _: str = "", he: str = "") -> Occasion | None:
        same = not he or (he == "you") is (who == YOU)
        return Occasion(events[who]) if who in events and same else None

    def take(given: Any) -> Mapping[str, Any] | None:
        who = next((who for who, event in events.items() if given == Occasion(event)), None)
        return {"who": who} if who is not None else None

    return make, take


for sort_of in ("challenge", "card-based challenge", "contested challenge"):
    named = {YOU: f"you initiate a {sort_of}", OPPONENT: f"your opponent initiates a {sort_of}",
             ANYBODY: f"any player initiates a {sort_of}"}  # fmt: skip
    advantage = ("a/any contested advantage challenge",) if sort_of.startswith("contested") else ()
    said_of(_named(named), f"WHO initiate(s) a {sort_of}")
    occasion.converts(
        _named(named)[0], never,
        *(f"{{who:actor}} initiate/initiates {each}" for each in (f"a/any/another {sort_of}", *advantage)),
        f"a/any {sort_of} is initiated by {{who:actor}}",
    )  # fmt: skip
    occasion.converts(lambda event=named[ANYBODY]: Occasion(event), never, f"a/any {sort_of} is initiated")
wins = LANGUAGE.words("wins", "to succeed", {
    each: "" for each in ("succeed", "succeeds", "succeed in a challenge", "succeeds in a challenge",
                          "succeed at a challenge", "succeeds at a challenge", "win a challenge", "wins a challenge",
                          "win any challenge", "wins any challenge")
})  # fmt: skip
SUCCEEDS = _named({YOU: "you succeed", OPPONENT: "opponent succeeds"})
said_of(SUCCEEDS, "WHO succeed(s)")
occasion.converts(SUCCEEDS[0], never, "{who:actor} {_:wins}", rank=1)
FAILS = _named({YOU: "you fail", OPPONENT: "opponent fails"})
said_of(FAILS, "a challenge initiated by WHO fails")
CARD_FAILS = _named({YOU: "you fail in a card-based challenge", OPPONENT: "opponent fails in a card-based challenge"})
said_of(CARD_FAILS, "a card-based challenge initiated by WHO fails")
for _rows, _kind in ((FAILS, "challenge"), (CARD_FAILS, "card-based challenge")):
    occasion.converts(
        _rows[0], never,
        *(f"a/any {_kind} {by} {fails}" for by in (
            "initiated by {who:actor}", "{who:actor} initiated/initiate/initiates")
          for fails in ("fails", "does not succeed")),
        f"{{who:actor}} fail/fails in/at a/any {_kind} {HE_INITIATED}",
        f"{{who:actor}} do/does not succeed in/at a/any {_kind} {HE_INITIATED}",
        *((f"{{who:actor}} fail/fails in/at a/any {_kind}",) if _kind != "challenge" else ()),
    )  # fmt: skip
# In a challenge of a kind: of card-based ones only who initiated them can succeed.
IN_KINDS = {
    "a card-based challenge": ("a/any card-based challenge", f"a/any card-based challenge {HE_INITIATED}",
                               "a/any card based challenge", f"a/any card based challenge {HE_INITIATED}"),
    "a contested challenge": ("a/any contested (advantage) challenge",),
    "a challenge you initiated": (f"a/any challenge {HE_INITIATED}",),
}  # fmt: skip
SAID_KINDS = {"a card-based challenge": "a card-based challenge HE initiated",
              "a challenge you initiated": "a challenge HE initiated"}  # fmt: skip
for _kind, _spelled in IN_KINDS.items():
    IN_KIND = _named({YOU: f"you succeed in {_kind}", OPPONENT: f"opponent succeeds in {_kind}"})
    said_of(IN_KIND, f"WHO succeed(s) in {SAID_KINDS.get(_kind, _kind)}", rank=-1)
    occasion.converts(
        IN_KIND[0], never,
        *(f"{{who:actor}} {does} {each}" for does in ("succeed/succeeds in/at", "win/wins") for each in _spelled),
        *(f"{each} initiated by {{who:actor}} succeeds" for each in (
            ("a/any challenge",) if "you initiated" in _kind else ("a/any card-based challenge",)
            if "card" in _kind else ())), rank=-1,
    )  # fmt: skip
GAINS = _named({YOU: "you gain a token", OPPONENT: "your opponent gains a token"})
said_of(GAINS, "WHO gain(s) a Pattern token")
occasion.converts(
    GAINS[0], never,
    "{who:actor} gain/gains (a/one) pattern (token/tokens)", "{who:actor} gain/gains one/1 or more pattern tokens",
    "{who:actor} gain/gains a token on your/his section of the pattern",
)  # fmt: skip
occasion.form(
    Occasion, "you gain a token from the Pattern Challenge",
    "you gain (a) pattern (token) from the/a pattern challenge", "you gain a token from a pattern challenge",
    event="you gain a token from the Pattern Challenge",
)  # fmt: skip
occasion.form(
    Occasion, "you fulfill a {which}", "you fulfill the requirements of a {which}", event="you fulfill",
)  # fmt: skip


# What happens to cards, or what they do.
def _to(own: str, other: str) -> Rows:
    """Something that happens to this card, or to others."""

    def make(whom: Any, _: str = "") -> Occasion | None:
        if isinstance(whom, Chosen):
            whom = All(whom.which) if whom == Chosen(whom.which) else None
        if whom is None or whom in (YOU, OPPONENT, ANYBODY):
            return None
        return Occasion(own) if whom == THIS else Occasion(other, whom)

    def take(given: Any) -> Mapping[str, Any] | None:
        whom = THIS if given == Occasion(own) else given.whom if isinstance(given, Occasion) else None
        if whom is None or given != make(whom):
            return None
        return {"whom": Chosen(whom.which) if isinstance(whom, All) else whom}

    return make, take


PILES = ("a killed pile", "the killed pile", "its owner 's killed pile")
FATES = {
    ("killed", "is killed"): ("is/are killed", *(f"is/are placed in/into {pile}" for pile in PILES)),
    ("discarded", "is discarded"): ("is/are discarded from play", "is/are discarded"),
    ("leaves play", "is gone"): ("leave/leaves play", "is/are removed from play or killed"),
    ("rotates", "rotates"): ("rotate/rotates", "is/are rotated"),
    ("readies", "readies"): ("ready/readies", "is/are readied", "is/are made ready", "becomes/become ready"),
    ("is healed", "is healed"): ("is/are healed",),
    ("is targeted", "is targeted"): (
        "is/are targeted by an/any event", "becomes/become the target of an/any event",
        "is/are the target of an/any event"),
    ("reinforces", "reinforces"): ("reinforce/reinforces a challenge", "reinforce/reinforces any challenge",
                                   "reinforce/reinforces"),
}  # fmt: skip
SAID = {"is killed": "is killed", "is discarded": "is discarded from play", "is gone": "leaves play",
        "reinforces": "reinforces a challenge", "rotates": "rotates", "readies": "readies",
        "is healed": "is healed",
        "is targeted": "is targeted by an event"}  # fmt: skip


def of_cards(own: str, other: str, said: str, wordings: tuple[str, ...]) -> None:
    """A row for what happens to this card, or to others, in all its wordings."""
    occasion.converts(*_to(own, other), f"{{whom}} {said}", *(f"{{whom}} {each}" for each in wordings), rank=1)


for (own, other), wordings in FATES.items():
    of_cards(own, other, SAID[other], wordings)


DAMAGE = "(any) damage (token/tokens)"
occasion.converts(
    _to("takes damage", "takes damage")[0], never, f"{DAMAGE} is/are put/placed on {{whom}}",
    "one/1 or more damage (token/tokens) is/are put/placed on {whom}", f"a/any {DAMAGE} is put/placed on {{whom}}",
    rank=1,
)  # fmt: skip
occasion.converts(
    _to("is healed", "is healed")[0], never, "(any) damage is removed/healed from {whom}", rank=1,
)  # fmt: skip
occasion.converts(_to("is targeted", "is targeted")[0], never, "an/any event targets {whom}", rank=1)


def _of_yours_killed(whom: Any) -> Occasion | None:
    """Into your killed pile go your own cards."""
    if isinstance(whom, All | Chosen) and not whom.which.side:
        whom = whom._replace(which=whom.which._replace(side="yours"))
    return _to("killed", "is killed")[0](whom)  # type: ignore[no-any-return]


occasion.converts(_of_yours_killed, never, "{whom} is/are placed/put in/into your killed pile", rank=1)
occasion.converts(
    lambda which: None if which.side else Occasion("is killed", All(which._replace(side="yours"))), never,
    "you put/place a/an {which} in/into your killed pile", rank=1,
)  # fmt: skip
occasion.converts(
    lambda which: None if which.side else Occasion("is killed", All(which._replace(side="theirs"))), never,
    "your opponent puts/places a/an {which} in/into his killed pile",
    "your opponent 's {which} is/are placed/put in/into his killed pile", rank=-1,
)  # fmt: skip
ITSELF = ("this card", "this character", "this troop", "this advantage", "this challenge", "this event", "it", "he",
          "she", "this")  # fmt: skip
of_itself = LANGUAGE.words("own-event", "what happens to this card, or what it does")
OWN: tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("enters play", "recruit", ("recruited",), ("enters play", "comes into play")),
    ("killed", "", ("killed",), ()),
    ("discarded from hand", "", ("discarded from hand", "discarded from your hand"), ()),
    ("participates", "", (), ("participates in a challenge",)),
    ("revealed", "reveal", ("revealed",), ()),
    ("played", "play", ("played",), ()),
    ("fulfilled", "", ("fulfilled",), ()),
)
for event, call, was, does in OWN:
    of_itself.word(
        Occasion(event), *(f"you {call} {each}" for each in ITSELF if call),
        *(f"{each} {it_does}" for it_does in does for each in ITSELF),
        *(f"{each} is {it_was}" for it_was in was for each in ITSELF), *was, *does,
    )  # fmt: skip
occasion.also(of_itself)
# Rounds.
occasion.form(Occasion, "the game begins", event="the game begins")
occasion.converts(lambda: Occasion("ready round"), never, "the turn begins")
occasion.form(Occasion, "the {event:round} begins")
occasion.form(Occasion, "the turn ends", event="end of turn")
occasion.form(Occasion, "the {event:round-end} ends", "the {event:round-end} is over")


# Dice.
def _any_rolls(which: Which, results: Results) -> Occasion:
    return Occasion("rolls", All(which), results=results)


def _of_any_rolls(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Occasion) and isinstance(given.whom, All) and given.results is not None
    if not own or given != _any_rolls(given.whom.which, given.results):
        return None
    return {"which": given.whom.which, "results": given.results}


occasion.form(
    Occasion, "{whom} rolls its dice", "{whom} rolls his/her/its dice", event="rolls", results=Results(), rank=3,
)  # fmt: skip
occasion.converts(
    _any_rolls, _of_any_rolls, "a {which} rolls at least {results}", "a/an/any {which} rolls {results} (or more)",
    rank=-1,
)  # fmt: skip
occasion.form(
    Occasion, "{whom} rolls at least {results}", "{whom} rolls {results}", "{whom} rolls {results} or more",
    event="rolls",
)  # fmt: skip
occasion.form(Occasion, "{whom} first rolls at least {results}", event="rolls", first=True)
first_time = LANGUAGE.sort("first-occasion", "the first time that something happens")
first_time.form(
    Occasion, "the first time {whom} rolls at least {results}", "the first time {whom} rolls {results} (or more)",
    "the first time (that) {whom} rolls {results}", event="rolls", first=True,
)  # fmt: skip
occasion.also(first_time)
