"""Questions for which the rulebook has no answer, and the few it answers by naming what is there."""

from __future__ import annotations

from judge.engine import Missing, Moment, Ruled
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.asks.naming import Answer, measure_named, the_faction, told
from judge.games.wot_conquest.play.open_questions import HOLES, hole_named
from judge.games.wot_conquest.play.setup import STARTS, available
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.spans import the_map
from judge.games.wot_conquest.play.turn import neutral_turn_when, turn_order
from judge.games.wot_conquest.play.who import game, horn, players, token_named, trait_named
from judge.games.wot_conquest.things import NEUTRAL, Player, Unit
from judge.kit import words
from judge.kit.asks import NOW, ask_about, named


@RULES.quantity("rule for {topic}", "rule on {topic}", cite("edition-0.1"), now=True)
def rule_for(now: Moment, topic: str) -> Answer:
    """`no rule`, or the id of the option in force, for an open question of the rulebook: `rule for ties`."""
    hole = hole_named(topic)
    if hole is None:
        raise Missing(f"no open question {topic}; there are: {', '.join(HOLES)}")
    option = now.reads(hole.reading)
    missing = option == "no-rule"
    return Ruled("no rule" if missing else option, tuple(map(cite, hole.units)), hole.why if missing else "")


@RULES.quantity("winner of the game", "winner", cite("turn"))
def winner(now: Moment) -> Answer:
    """Who has won the game: nothing says how it is won."""
    if now.reads("no-end") == "players-agree" and game(now).goal:
        return game(now).goal
    return told(
        NoRule("the rulebook does not say how the game is won or when it ends", cite("turn"), cite("edition-0.1"))
    )


def _over(now: Moment) -> Answer:
    agreed = now.reads("no-end") == "players-agree" and game(now).goal
    return (
        True
        if agreed
        else told(NoRule("the rulebook does not say when the game ends", cite("turn"), cite("edition-0.1")))
    )


def _first(now: Moment) -> Answer:
    found = turn_order(now)
    return told(found) if isinstance(found, NoRule) else next(name for name in found if name != NEUTRAL)


ask_about(RULES, None, [
    ("active player", lambda now: game(now).active, (cite("turn"),),
     "Whose turn it is; `neutral` in the neutral turn.", NOW),
    ("game is over", _over, (cite("turn"),), "Whether the game is over: the rulebook does not say when it ends."),
    ("first player", _first, (cite("turn"),), "Who takes the first turn: as agreed, else there is no rule.", NOW),
    ("time of the neutral turn", lambda now: told(neutral_turn_when(now)), (cite("neutral-turn"),),
     "When the neutral turn is taken: `once-per-round` or `after-each-turn`, as agreed, else no rule.", NOW),
])  # fmt: skip


@RULES.quantity("turn after {player}", cite("turn"), cite("neutral-turn"), now=True)
def turn_after(now: Moment, player: str) -> Answer:
    """Whose turn follows a player's: a player or `neutral`, as far as it is agreed."""
    found, order = neutral_turn_when(now), turn_order(now)
    for each in (found, order):
        if isinstance(each, NoRule):
            return told(each)
    seats = [name for name in order if name != NEUTRAL]  # type: ignore[union-attr]
    if player.casefold() == NEUTRAL:
        unknown = NoRule("that depends on whose turn came before", cite("neutral-turn"))
        return seats[0] if found == "once-per-round" else told(unknown)
    after = seats[seats.index(named(now, Player, player).name) + 1 :]
    return NEUTRAL if found == "after-each-turn" or not after else after[0]


@RULES.quantity("length of a {measure}", cite("span"), now=True)
def length_of(now: Moment, measure: str) -> Answer:
    """How long a span, short-span, medium-span or long-span is: as the table gives it, else no rule."""
    wanted = measure_named(measure)
    lengths = dict(the_map(now).lengths)
    if wanted in lengths:
        return lengths[wanted]
    return told(NoRule(f"no length of a {wanted} is given anywhere", cite(wanted), cite("move-values")))


NO_USE = {
    "angreal": "angreal", "madness": "madness-token", "favor": "favor-token", "favour": "favor-token",
    "horn": "horn-of-valere", "horn of valere": "horn-of-valere", "channeler": "trait-channeler",
    "forsaken": "trait-forsaken", "ta'averan": "trait-taaveran", "ta'veren": "trait-taaveran",
}  # fmt: skip
READING_OF = {"horn-of-valere": "horn-state"}


@RULES.quantity("use of {thing}", "effect of {thing}", cite("setup"), now=True)
def use_of(now: Moment, thing: str) -> Answer:
    """What an angreal, a Madness or Favor token, the Horn or a trait does by itself: the text does not say."""
    word = token_named(words.tidy(thing).removeprefix("trait "))
    if word == "leader":
        return "starts moves and battles, and makes the defender's call"
    unit = NO_USE.get(word)
    if unit is None:
        raise Missing(f"nothing is known of {thing}; there are: {', '.join(NO_USE)}, leader")
    reading = "traits-undefined" if unit.startswith("trait") else READING_OF.get(unit, "tokens-undefined")
    now.reads(reading)
    return told(NoRule(f"{trait_named(word)} is named, and the rulebook does not say what it does", cite(unit)))


def _city(now: Moment, faction: str) -> Answer:
    start = STARTS[faction]
    if not start.city:
        return told(NoRule(f"no starting city of the {faction} is given", cite(start.status)))
    return Ruled(start.city, (cite(start.city_cite),))


def _units(now: Moment, faction: str) -> Answer:
    start = STARTS[faction]
    if not start.units:
        return told(NoRule(f"no starting units of the {faction} are given", cite(start.status)))
    return Ruled(frozenset(f"{n} {kind}" for kind, n in start.units), (cite(start.units_cite),))


def _number(now: Moment, faction: str) -> Answer:
    start = STARTS[faction]
    if not start.units:
        return _units(now, faction)
    return Ruled(sum(_counted(now, kind, n) for kind, n in start.units), (cite(start.units_cite),))


def _counted(now: Moment, kind: str, n: int) -> int:
    """dragonsworn-units, shadow-units: each unit counts, though some count a Fist as one, or each kind once."""
    if kind in ("Trolloc", "Myrdraal"):
        as_one = {"Trolloc": 2, "Myrdraal": 0}
        return as_one[kind] if now.reads("fists-counted") == "as-one" else n
    return 1 if n > 1 and now.reads("kinds-counted") == "once" else n


def _available(now: Moment, faction: str) -> Answer:
    return Ruled(available(now, faction), (cite(STARTS[faction].status or STARTS[faction].unit),))


ask_about(RULES, the_faction, [
    ("{faction} can be played", _available, cite("edition-0.1"), "Whether a faction is available in 0.1.", NOW),
    ("starting city of {faction}", _city, cite("setup"), "The city a faction begins with.", NOW),
    ("starting units of {faction}", _units, cite("setup"), "The units a faction begins with, such as `2 Maiden`.", NOW),
    ("number of starting units of {faction}", _number, cite("setup"), "How many units a faction begins with.", NOW),
])  # fmt: skip


@RULES.quantity("starting {kind} of {faction}", cite("setup"), now=True)
def starting_tokens_of(now: Moment, kind: str, faction: str) -> Answer:
    """How many Favor or Madness tokens or angreal a faction begins with."""
    name, wanted = the_faction(now, faction), token_named(kind)
    start = STARTS[name]
    if wanted not in dict(start.tokens):
        return told(NoRule(f"nothing is said of {kind} at the start of the {name}", cite(start.unit)))
    return Ruled(_as_people_say(now, wanted, dict(start.tokens)[wanted]), (cite(start.token_cite(wanted)),))


def _as_people_say(now: Moment, kind: str, number: int) -> int:
    """shadow-tokens, dragonsworn-tokens, dragonsworn-city: what a faction begins with, or what some take it for."""
    wrong = {"none": 0, "one": 1}
    match kind:
        case "favor":
            return wrong.get(now.reads("favor-at-start"), number)
        case "madness":
            return wrong.get(now.reads("madness-at-start"), number)
        case _:
            return wrong.get(now.reads("angreal-at-start"), number)


@RULES.quantity("{kind} in {number} fist", "{kind} in {number} fists", cite("fist"), cite("shadow-units"), now=True)
def in_fists(now: Moment, kind: str, number: str) -> Answer:
    """How many Trollocs or Myrdraal are in so many Fists; one Fist is 6 Trollocs and 1 Myrdraal (worked out)."""
    each = {"trolloc": 6, "myrdraal": 1, "unit": 7, "fade": 1}.get(words.plain(kind).rstrip("s"))
    fists = words.number(number)
    if each is None or fists is None:
        raise Missing(f"a Fist has Trollocs and Myrdraal; ask for `Trollocs in 2 Fists`, not {kind} in {number} Fists")
    return each * fists * (2 if now.reads("fist-holds") == "all" else 1)


@RULES.quantity("commander of {hero}", cite("summoned-hero"))
def commander_of(now: Moment, hero: str) -> Answer:
    """Who commands a Summoned Hero: as the table says, or no rule."""
    unit = named(now, Unit, hero)
    if unit.owner in players(now):
        return unit.owner
    if now.reads("hero") == "horn-owner" and horn(now).owner:
        return horn(now).owner
    why = f"the rulebook does not say who summons {unit.name} or commands it"
    return told(NoRule(why, cite("summoned-hero"), cite("trait-neutral")))
