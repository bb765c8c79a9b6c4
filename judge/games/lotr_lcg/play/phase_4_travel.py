"""IV. Travel phase, 4.1 to 4.3, travel: the players travel to a location, or not."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import makes
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden, in_force
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, happen, occurs
from judge.games.lotr_lcg.play.choice_words import NameCards
from judge.games.lotr_lcg.play.costs import can_pay_travel
from judge.games.lotr_lcg.play.effects.resolving import has_text, resolve_text
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.in_play.enters_play import enter_as_printed
from judge.games.lotr_lcg.play.in_play.guarded import objective_goes_along
from judge.games.lotr_lcg.play.who import (
    active_location,
    card,
    decider,
    first_player,
    matters,
    player,
    players,
    staging,
)
from judge.games.lotr_lcg.things import ACTIVE, PLAY, STAGING, Card, Context, Occurrence


@RULES.verb
class Travel(NameCards):
    """4.2: the first player decides whether and where the players travel."""

    name = "travel"
    example = "travels to <location>; does not travel"
    phrase = "travels to {0}"
    kind = "location"
    none = ("does not travel", "do not travel", "travels nowhere", "stays", "the players do not travel", "no travel")
    forms = (r"(?:the players )?(?:travels?|goe?s?) to (?P<names>.+)",)
    just_one = refuse("the players travel to one location at a time", cite("4.2-one-location"))
    only = refuse("the players can travel only in step 4.2", cite("4.2"))
    unit, in_turn, duty = "4.2", ("first-player-travel", "4.2"), "must-travel"

    def by(self, now: Moment) -> str:
        return first_player(now)

    def against(self, now: Moment, by: str, each: Card) -> Refusal | None:
        """4.2: what keeps the players from travelling to a location."""
        active = active_location(now)
        if active is not None and _is_blocked(now):
            text = f"{active.name} is the active location and must be explored first"
            return refuse(text, cite("4.2-blocked"), cite("active-location-one"))
        if not is_a(now, each, "location"):
            return refuse(f"{each.name} is not a location", cite("4.2"), cite("location-cards"))
        if each.zone != STAGING:
            return refuse(f"{each.name} is not in the staging area but in the {each.zone}", cite("4.2"))
        banned = (forbidden(now, player(now, name), "travel") for name in players(now))
        banned_by_player = next((refusal for refusal in banned if refusal), None)
        return banned_by_player or forbidden(now, each, "be traveled to") or _stays(now, each) or _unpaid(now, each)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return super().refuse(now, choice) or self._elsewhere(now, choice)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        first = first_player(now)
        if choice.by != first:
            text = f"{first} is the first player and decides whether and where the players travel"
            return refuse(text, cite("first-player-travel"), cite("4.2"))
        return super().elsewhere(now, choice)

    def _elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """A card may say that the players must travel, or where to; only if they can."""
        for bearing in in_force(now, "must travel") if matters(now, "must travel") else ():
            wanted = members(now, bearing.effect.group._replace(how="all"), bearing.about)
            if bearing.effect.group.how == "this":
                wanted = [bearing.source]
            able = [each for each in wanted if self.against(now, choice.by, card(now, each)) is None]
            if able and not set(choice.args) & set(able):
                text = f"{bearing.source} says that the players must travel to {' or '.join(able)}"
                return refuse(text, cite("golden-rule-card-over-rules"), cite("4.2"))
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        now.bind("destination", choice.args[0] if choice.args else "")
        if not choice.args:
            now.say("The players do not travel.", cite("4.2"), cite("first-player-travel"), actor=choice.by)


def _stays(now: Moment, location: Card) -> Refusal | None:
    """cannot: a card may say that a location cannot leave the staging area."""
    return forbidden(now, location, "leave the staging area") if location.zone == STAGING else None


def _unpaid(now: Moment, location: Card) -> Refusal | None:
    """travel-cost-unpayable: a Travel cost that cannot be paid keeps the players away."""
    refusal = can_pay_travel(now, location)
    return refusal if refusal and now.reads("travel-cost-if-able") == "no-travel" else None


def destination(now: Moment) -> str:
    """4.2: the location the first player has decided for; empty for none."""
    found = now.bound("destination")
    return found if isinstance(found, str) else ""


@RULES.test
def there_is_a_location_to_travel_to(now: Moment) -> bool:
    """4.2, 4.2-blocked: whether there is a location to travel to and no location is active."""
    return any(is_a(now, each, "location") for each in staging(now)) and not _is_blocked(now)


def _is_blocked(now: Moment) -> bool:
    """4.2-blocked: whether a location is active, which has to be explored before the players travel on."""
    there = active_location(now) is not None
    return there and now.reads("travel-past-the-active-location") == "not-before-explored"


@RULES.test
def there_is_nowhere_to_travel(now: Moment) -> bool:
    """4.2, 4.2-blocked: whether there is no location to travel to, or a location is already active."""
    return not there_is_a_location_to_travel_to(now)


@RULES.step
def stay_where_they_are(now: Moment) -> None:
    """4.2, 4.2-blocked: where the players cannot travel nobody has to say that they do not."""
    first, active = first_player(now), active_location(now)
    rules = [cite("4.2")]
    if active is not None and _is_blocked(now):
        rules = [cite("4.2-blocked"), cite("active-location-one"), cite("4.2")]
        now.say(f"{active.name} is the active location, so the players cannot travel.", *rules)
    now.say(f"{first} does not travel.", *rules, actor=first)


@RULES.test
def the_players_travel(now: Moment) -> bool:
    """4.2: whether the players travel, and still can."""
    return bool(destination(now)) and card(now, destination(now)).zone == STAGING


@RULES.test
def there_is_a_travel_cost(now: Moment) -> bool:
    """travel: whether the location has a Travel cost."""
    return the_players_travel(now) and has_text(now, destination(now), "travel")


@RULES.step
def pay_travel_cost(now: Moment) -> None:
    """travel: the Travel cost is paid first."""
    now.say(
        f"The players first pay the Travel cost of {destination(now)}.",
        cite("travel"),
        event=("paid", destination(now)),
    )
    resolve_text(now, destination(now), "travel")


@RULES.step
def travel_there(now: Moment) -> None:
    """4.2: the players travel to the location."""
    happen(now, Occurrence("travel", destination(now), player=first_player(now), detail="journey"))


@barred("travel")
def another_is_active(now: Moment, what: Occurrence) -> Refusal | None:
    """active-location-one: there can only be one active location."""
    active = active_location(now)
    if active is None or active.name == what.subject:
        banned = forbidden(now, card(now, what.subject), "be traveled to", source=what.source) if what.detail else None
        return banned or _stays(now, card(now, what.subject))
    text = f"{active.name} is the active location, and there can be only one"
    return refuse(text, cite("active-location-one"), cite("4.2-blocked"))


@occurs("travel")
def become_active(now: Moment, what: Occurrence) -> None:
    """location-travel, active-location: it leaves the staging area and becomes the active location."""
    before = card(now, what.subject)
    move(now, what.subject, ACTIVE)
    if not before.in_play:
        enter_as_printed(now, what.subject)
    objective_goes_along(now, what.subject, PLAY)
    journey = f"The players travel to {what.subject}: it" if what.detail else what.subject
    said = f"{journey} is the active location."
    now.say(said, cite("4.2"), cite("location-travel"), event=("location", what.subject))


@makes("travel")
def _travel(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    """A location that becomes active by an effect has not been travelled to, unless the effect says so."""
    yield Occurrence("travel", name, player=decider(now, about.by), detail=what.what)
