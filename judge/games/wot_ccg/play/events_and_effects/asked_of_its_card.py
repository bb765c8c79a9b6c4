"""effects-in-play, participating: what an effect asks of the card it is on: ready, unused, in a challenge, rolled."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.conditions import step_of
from judge.games.wot_ccg.cards.meanings.effects import Effect
from judge.games.wot_ccg.play.in_force import bearer_of
from judge.games.wot_ccg.play.traits import refuse_banned
from judge.games.wot_ccg.play.values import dice
from judge.games.wot_ccg.play.who import current, game
from judge.games.wot_ccg.things import CHARACTER, PLAIN, TARGETED, Card, Challenge


def refuse_state(now: Moment, card: Card, effect: Effect) -> Refusal | None:
    """rotating-once; participating-during, participating-in: what the words of an effect ask of its card."""
    if effect.rotate and card.rotated:
        return refuse(f"{card.name} is rotated and cannot rotate again", cite("rotating-once"))
    if effect.rotate and (banned := refuse_banned(now, card, "rotate")):
        return banned
    if effect.once == "turn" and effect.name in card.used:
        return refuse(f"{card.name} has been used this turn", cite("effects-in-play"))
    if effect.once == "game" and f"{card.title}: {effect.name}" in game(now).once:
        return refuse(f"{card.name} has been used this game", cite("effects-in-play"))
    fighter = bearer_of(now, card)
    if effect.use in ("while participating", "during a challenge", "opening", "grips") and not fighter.challenge:
        rule = cite("participating-while") if effect.use.startswith("while") else cite("participating-during")
        return refuse(f"{card.name} is not participating in a challenge", rule, cite("participating"))
    if effect.use in ("opening", "grips") and (fighter.challenge != current(now) or step_of(now) != effect.use):
        return refuse(f"{card.name} is for another step of its challenge", cite("step-phase"))
    if effect.use == "own damage" and not _aims_left(now, fighter):
        return refuse(f"{card.name} has no damage in the pool that it could aim", cite("targeted-damage"))
    if effect.use == "rolling" and not (now.inside("rerolls") and fighter.last is not None):
        return refuse(f"{card.name} has not just rolled its dice", cite("event-term-barred"))
    if effect.use == "in a challenge":
        return _refuse_idle(now, card, fighter)
    return None


def _refuse_idle(now: Moment, card: Card, fighter: Card) -> Refusal | None:
    """participating-in: `in a challenge` is for a card that has rotated to roll in the one being resolved."""
    if not fighter.challenge or fighter.challenge != current(now):
        return refuse(f"{fighter.name} is in no challenge that is being resolved", cite("participating-in"))
    if fighter.rolled:
        return _refuse_later(now, fighter)
    none = not any(dice(now, fighter._replace(damage=()) if fighter.damage else fighter))
    why = "has no dice to roll" if none else "has not rotated to roll in the challenge being resolved"
    return refuse(f"{fighter.name} {why}", cite("participating-in"), *((cite("dice-per-point"),) if none else ()))


def _refuse_later(now: Moment, fighter: Card) -> Refusal | None:
    """Reading in-a-challenge-until: whether `in a challenge` ends with the step in which the card rolled."""
    step, name = ("opening", "Opening Moves") if fighter.role == CHARACTER else ("grips", "Coming to Grips")
    if step_of(now) == step or now.reads("in-a-challenge-until") == "challenge":
        return None
    return refuse(f"{fighter.name} rolled in {name}, and that step is over", cite("participating-in"))


def _aims_left(now: Moment, card: Card) -> int:
    """targeted-damage: how much of the damage that a card has rolled in this step is not aimed yet."""
    from judge.games.wot_ccg.play.resolution_round.damage_rolled import damage_so_far

    challenge = now.get(current(now))
    rows = [each for each in challenge.damage if each.by == card.controller] if isinstance(challenge, Challenge) else []
    aimed = sum(each.amount for each in rows if each.kind == TARGETED)
    there = sum(each.amount for each in rows if each.kind == PLAIN and each.pool == card.role)
    return min(there, damage_so_far(now, card) - aimed)
