"""I. Resource phase, 1.1 to 1.4: resources and cards for everybody at the same time."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import controlled, in_player_order, player
from judge.games.lotr_lcg.things import Card, Occurrence

RESOURCES, CARDS = 1, 1


@RULES.step
def gain_resources(now: Moment) -> None:
    """1.2: each player adds 1 resource to the pool of each of their heroes, all at once."""
    order = in_player_order(now)
    mine = [card for name in order for card in controlled(now, name)]
    heroes = [card for card in mine if is_a(now, card, "hero")]
    said = "Each hero gains 1 resource." if heroes else "There is no hero to gain a resource."
    now.say(said, cite("1.2"))
    if now.tries("one-resource-for-all", "one"):
        heroes = list({card.controller: card for card in reversed(heroes)}.values())
    gains = [(card, RESOURCES * (card in heroes) + _additional(now, card)) for card in mine if _collects(now, card)]
    _lose_unspent(now, heroes)
    gained = [Occurrence("resource", card.name, much, player=card.controller) for card, much in gains if much > 0]
    happen(now, *(each._replace(rules=("1.2",)) for each in gained))


def _lose_unspent(now: Moment, heroes: list[Card]) -> None:
    """resources: what was not spent stays in the pool; only a misreading has it go."""
    unspent = [hero for hero in heroes if hero.resources]
    if unspent and now.reads("unspent-resources") == "lost":
        for hero in unspent:
            now.put(hero._replace(resources=0))


def _additional(now: Moment, of: Card) -> int:
    """1.2: what card text lets a card collect beyond that."""
    more = 0
    for bearing in bearing_on(now, of, "collect"):
        much, fewer = resolve_amount(now, bearing.effect.amount, bearing.about), bearing.effect.op == "fewer"
        said = f"{bearing.source}: {of.name} gains {much} {'fewer' if fewer else 'more'}."
        now.say(said, cite("1.2"), cite("golden-rule-card-over-rules"))
        more += -much if fewer else much
    return more


def _collects(now: Moment, hero: Card) -> bool:
    """cannot: a card may say that heroes do not collect resources; that they are exhausted makes no difference."""
    if hero.exhausted and now.reads("collecting-while-exhausted") == "none":
        return False
    refusal = forbidden(now, hero, "collect resources")
    if refusal is not None:
        now.say(f"{refusal.text}.", *refusal.cites, event=("prevented", hero.name))
    return refusal is None


@RULES.step
def draw_cards(now: Moment) -> None:
    """1.3: each player draws 1 card, all at once."""
    now.say("Each player draws 1 card.", cite("1.3"))
    each_hero = now.tries("card-for-each-hero", "each-hero")
    for_each = {name: _heroes(now, name) if each_hero else 1 for name in in_player_order(now)}
    drawn = ((name, max(0, CARDS * many + _more_cards(now, name))) for name, many in for_each.items())
    happen(now, *(Occurrence("draw", name, many, player=name, rules=("1.3",)) for name, many in drawn if many))


def _more_cards(now: Moment, name: str) -> int:
    """1.3: what card text adds to that, or takes from it."""
    more = 0
    for bearing in bearing_on(now, player(now, name), "draw more"):
        much = resolve_amount(now, bearing.effect.amount, bearing.about)
        added = much if bearing.effect.op == "add" else -much
        said = f"{bearing.source}: {name} draws {much} {'more' if added > 0 else 'fewer'}."
        now.say(said, cite("1.3"), cite("golden-rule-card-over-rules"))
        more += added
    return more


def _heroes(now: Moment, name: str) -> int:
    return sum(is_a(now, card, "hero") for card in controlled(now, name))
