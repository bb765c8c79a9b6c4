"""6.4.3 Determine combat damage: what an enemy's attack deals, and to whom."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Modifier, Moment, Position, Refusal, Value, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden, in_force, permits
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.choice_words import NameCards
from judge.games.lotr_lcg.play.in_play.card_types import all_in_play
from judge.games.lotr_lcg.play.phase_5_encounter import PLAYERS
from judge.games.lotr_lcg.play.phase_6_combat.declare_defender import defenders_left
from judge.games.lotr_lcg.play.phase_6_combat.enemy_attack import heroes_of, the_enemy_attack_goes_on
from judge.games.lotr_lcg.play.values import amount_of, total, value
from judge.games.lotr_lcg.play.who import active_player, any_card, attack, card, fight, matters
from judge.games.lotr_lcg.things import Card, Occurrence
from judge.kit.words import read_shares, together


def combat_damage(now: Moment) -> Value:
    """6.4.3-formula: attack strength less the defense of all defenders; undefended, no defense is taken off."""
    there = fight(now)
    attacking, left = value(now, card(now, there.enemy), "attack"), defenders_left(now)
    strength = int(attacking.total)
    if len(left) > 1 and now.reads("defenders-one-by-one") == "apart":
        apart = (max(0, strength - amount_of(now, each, "defense")) for each in left)
        return total(now, "combat damage", sum(apart), ())
    found = attacking.then(total(now, "combat damage", strength, _defense(now, left)))
    if strength and not found.total and now.reads("at-least-one-damage") == "one":
        return total(now, "combat damage", 1, ())
    return found


def _defense(now: Moment, left: list[Card]) -> Iterator[Modifier]:
    rule = cite("multiple-defenders-pool") if len(left) > 1 else cite("6.4.3-formula")
    for each in left:
        yield Modifier(f"the defense of {each.name}", "subtract", amount_of(now, each, "defense"), rule)
    target = any_card(now, fight(now).target)
    if not left and target is not None and now.reads("defense-when-undefended") == "taken-off":
        yield _of_no_use(now, target)._replace(idle="")
    elif not left and target is None:
        yield from (_of_no_use(now, each) for each in takers(now))


def _of_no_use(now: Moment, hero: Card) -> Modifier:
    """6.4.3-undefended: the defense of a hero who does not defend, which players like to take off."""
    why = "the attack is undefended"
    amount = amount_of(now, hero, "defense")
    return Modifier(f"the defense of {hero.name}", "subtract", amount, cite("6.4.3-undefended"), why)


def taker_of_undefended(now: Moment) -> str:
    """6.4.3-undefended: whose hero takes the damage (an open question where that player is not active)."""
    there = fight(now)
    if active_player(now) == there.player or now.reads("undefended-hero-controller") == "defending-player":
        return there.player
    return active_player(now)


def chooser_of_undefended(now: Moment) -> str:
    """6.4.3-undefended: who chooses the hero that takes the damage, which the rulebook does not say.

    By the Grim Rule nobody chooses freely. What the players believe to be worst only they can say, so at the
    table the choice is still written down as that of the player whose hero it is.
    """
    whose = taker_of_undefended(now)
    return whose if now.reads("undefended-hero-chooser") == "controller" else PLAYERS


def takers(now: Moment) -> list[Card]:
    """6.4.3: who may be dealt the damage: a defender, or a hero of the attacked player; one that can be damaged."""
    left = defenders_left(now)
    found = left or _stand_in(now) or heroes_of(now, taker_of_undefended(now))
    if not left and now.reads("undefended-on-allies") == "any-character":
        whose = taker_of_undefended(now)
        found = [each for each in all_in_play(now, "character") if each.controller == whose]
    if not matters(now, "cannot"):
        return found
    return [each for each in found if forbidden(now, each, "be damaged") is None] or found


def _stand_in(now: Moment) -> list[Card]:
    """golden-rule-card-over-rules: cards whose text has undefended damage go to them, if any is there."""
    if not matters(now, "takes undefended"):
        return []
    there, found = fight(now), []
    for each in in_force(now, "takes undefended"):
        whom, enemy = each.effect.to, card(now, there.enemy)
        if not whom.how or there.player in members(now, whom, each.about) or matches(now, whom, enemy, each.about):
            found += [any_card(now, name) for name in members(now, each.effect.group, each.about)]
    return [each for each in dict.fromkeys(found) if each is not None and each.in_play]


def _damage_is_open(now: Moment) -> bool:
    return len(takers(now)) > 1 and int(combat_damage(now).total) > 0


@RULES.test
def a_hero_is_to_be_chosen(now: Moment) -> bool:
    """6.4.3-undefended: whether there are several heroes that could take the damage."""
    return the_enemy_attack_goes_on(now) and not defenders_left(now) and _damage_is_open(now)


@RULES.test
def a_defender_is_to_be_chosen(now: Moment) -> bool:
    """multiple-defenders-damage: whether there are several defenders that could take the damage."""
    return the_enemy_attack_goes_on(now) and bool(defenders_left(now)) and _damage_is_open(now)


class Assign(NameCards):
    """6.4.3: all damage of the attack is assigned to one character."""

    phrase = "assigns the damage to {0}"
    only = refuse("damage is assigned in step 6.4.3", cite("6.4.3"))
    forms = (
        r"(?:assigns|puts|deals|places) (?:the |all |all the |\d+ )?(?:undefended )?damage (?:to|on) (?P<names>.+)",
        r"(?P<names>.+) takes (?:the |all |all the |\d+ )?damage",
        r"chooses (?P<names>.+)",
    )

    def to_whom(self, now: Moment) -> Refusal:
        """The rule that says to whom the damage goes."""
        raise NotImplementedError

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Also `assigns 2 to Gimli and 2 to Legolas`, so that whoever shares it out hears the rule against that."""
        shares = read_shares(text.removeprefix("assigns "), self.options(now, by))
        return tuple(name for name, _ in shares) if shares else super().read(now, by, text)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        fits = len(choice.args) == 1 and choice.args[0] in [each.name for each in takers(now)]
        return None if fits else self.to_whom(now)

    def take(self, now: Moment, choice: Choice) -> None:
        now.put(fight(now)._replace(target=str(choice.args[0])))
        now.say(f"{choice.by} assigns the damage to {choice.args[0]}.", cite("6.4.3"), actor=choice.by)


@RULES.verb
class AssignUndefended(Assign):
    """6.4.3-undefended: the damage of an undefended attack goes to a single hero."""

    name = "take-undefended"
    example = "assigns the damage to <hero>"

    def by(self, now: Moment) -> str:
        return taker_of_undefended(now)

    def to_whom(self, now: Moment) -> Refusal:
        if named := [each.name for each in _stand_in(now)]:
            text = f"the damage of this undefended attack must be assigned to {together(named)}"
            return refuse(text, cite("golden-rule-card-over-rules"), cite("6.4.3-undefended"))
        text = (
            f"the damage of an undefended attack must be assigned to one hero that {taker_of_undefended(now)} controls"
        )
        return refuse(text, cite("6.4.3-undefended"))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if attack(now, "enemy") is None:
            return refuse("no enemy attack is being resolved, so no damage is assigned", cite("6.4.3"))
        if defenders_left(now):
            text = f"the damage goes to the defender: {together([each.name for each in defenders_left(now)])}"
            return refuse(text, cite("6.4.3-formula"), cite("multiple-defenders-damage"))
        return self.refuse(now, choice) or self.only


@RULES.verb
class AssignDefended(Assign):
    """multiple-defenders-damage: the damage goes to a single one of the defenders."""

    name = "take-defended"
    example = "assigns the damage to <defender>"

    def by(self, now: Moment) -> str:
        return fight(now).player

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        none = refuse("no enemy attack is being resolved, so no damage is assigned", cite("6.4.3"))
        return self.only if attack(now, "enemy") is not None else none

    def to_whom(self, now: Moment) -> Refusal:
        return refuse("all damage goes to one character that is defending", cite("multiple-defenders-damage"))


@RULES.step
def deal_enemy_damage(now: Moment) -> None:
    """6.4.3: attack less defense is dealt at once to the defender, or all of it to one hero; nothing spills over."""
    there, left = fight(now), defenders_left(now)
    if there.defenders and not left:
        now.say("No defender is left, so the attack counts as undefended.", cite("6.4.3-undefended"))
        if now.reads("attack-without-its-defender") == "nothing":
            return
    able = takers(now)
    found = [each for each in able if not there.target or each.name == there.target] or able
    if not found:
        now.say(f"{there.player} has no hero that could take the damage.", cite("6.4.3-undefended"))
        return
    asked = now.would_ask_at("6.4.3-defenders" if left else "6.4.3") if len(able) == 1 else None
    taker = _behind_the_sentinel(now, found[0])
    if not left:
        now.put(there._replace(target=taker.name))
    amount = combat_damage(now)
    _say_damage(now, taker, amount, [each.name for each in left], asked if int(amount.total) > 0 else None)
    if int(amount.total) > 0:
        happen(now, *_dealt(now, taker, int(amount.total)))


def _behind_the_sentinel(now: Moment, taker: Card) -> Card:
    """sentinel: the character that defends takes the damage, not a hero of the attacked player."""
    whose = fight(now).player
    heroes = heroes_of(now, whose) if taker.controller != whose and defenders_left(now) else []
    if not heroes:
        return taker
    if now.reads("sentinel-shields-only") == "hero":
        return heroes[0]
    names = together([each.name for each in heroes])
    said = f"{taker.name} defends for {whose}, so no damage is dealt to {names}."
    now.say(said, cite("sentinel"), cite("6.4.3-formula"), event=("prevented", heroes[0].name))
    return taker


def _dealt(now: Moment, taker: Card, amount: int) -> list[Occurrence]:
    """6.4.3-no-spill: damage beyond the taker's hit points goes nowhere, unless the enemy's own text says otherwise."""
    there, heroes = fight(now), [] if defenders_left(now) else heroes_of(now, fight(now).player)
    dealt = [Occurrence("damage", taker.name, amount, there.enemy, there.player, cause="attack")]
    if len(heroes) > 1 and now.reads("undefended-damage-shared") == "shared":
        return [dealt[0]._replace(subject=each.name, amount=-(-amount // len(heroes))) for each in heroes]
    spare = amount - amount_of(now, taker, "remaining hit points")
    if spare > 0 and permits(now, card(now, there.enemy), "excess raises threat"):
        rules = ("6.4.3-formula", "6.4.3-no-spill", "golden-rule-card-over-rules")
        raised = Occurrence("raise-threat", there.player, spare, there.enemy, there.player, cause="card effect")
        dealt.append(raised._replace(rules=rules))
    if spare > 0 and defenders_left(now) and now.reads("damage-spills-over") == "to-a-hero":
        others = [each for each in heroes_of(now, there.player) if each.name != taker.name][:1]
        dealt += [Occurrence("damage", each.name, spare, there.enemy, there.player, cause="attack") for each in others]
    return dealt


def _say_damage(now: Moment, taker: Card, amount: Value, defended_by: list[str], asked: Position | None) -> None:
    there = fight(now)
    if not int(amount.total):
        why = "the defense is as high or higher" if defended_by else "it has no attack strength"
        said, rules = f"{there.enemy} deals no damage to {taker.name}: {why}.", ["6.4.3-formula"]
    elif defended_by:
        said, rules = f"{there.enemy} deals {amount.total} damage to {taker.name}.", ["6.4.3-formula", "6.4.3-no-spill"]
    else:
        dealt = f"The undefended attack of {there.enemy} deals {amount.total} damage to {taker.name}"
        said, rules = f"{dealt}; no defense reduces it.", ["6.4.3-undefended"]
    now.say(said, *map(cite, rules), event=("damage", taker.name), value=amount, asked=asked)
    beyond = int(amount.total) - amount_of(now, taker, "remaining hit points")
    heroes = heroes_of(now, there.player) if defended_by and beyond > 0 else []
    if spared := [each.name for each in heroes if each.name not in (taker.name, *defended_by)]:
        said = f"The {beyond} damage beyond {taker.name}'s remaining hit points is not dealt to {together(spared)}."
        now.say(said, cite("6.4.3-no-spill"))
    others = [name for name in defended_by if name != taker.name]
    if others and int(amount.total):
        said = f"All of it goes to one defender, and none to {together(others)}."
        now.say(said, cite("multiple-defenders-damage"))
