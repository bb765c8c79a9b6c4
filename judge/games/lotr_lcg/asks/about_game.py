"""timing-chart, winning-losing, scoring, quest, combat, campaign-log: what can be asked without naming anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.engine import Moment, Ruled, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.campaign_mode import campaign
from judge.games.lotr_lcg.play.in_play.areas import deck_size
from judge.games.lotr_lcg.play.phase_3_quest.commit_characters import committed
from judge.games.lotr_lcg.play.phase_3_quest.quest_resolution import total_threat, total_willpower
from judge.games.lotr_lcg.play.phase_6_combat.declare_defender import defenders_left
from judge.games.lotr_lcg.play.phase_6_combat.enemy_damage import combat_damage
from judge.games.lotr_lcg.play.phase_6_combat.player_attack import attack_strength, attackers_left
from judge.games.lotr_lcg.play.scoring import group_score, victory_points
from judge.games.lotr_lcg.play.values import total
from judge.games.lotr_lcg.play.who import (
    active_location,
    active_player,
    attack,
    cards,
    current_quest,
    first_player,
    game,
    phase,
    player,
    players,
)  # fmt: skip
from judge.games.lotr_lcg.play.winning import LOSE, WIN
from judge.games.lotr_lcg.things import SCENARIO, Card


def _name(of: Card | None) -> str:
    return of.name if of else "none"


def _names(found: list[Card]) -> list[str]:
    return [each.name for each in found]


def _defending_player(now: Moment) -> str:
    there = attack(now, "enemy")
    return there.player if there else "nobody"


QUESTIONS: tuple[tuple[str, Callable[[Moment], Any], tuple[str, ...], str], ...] = (
    ("phase", lambda now: phase(now) or "none", ("timing-chart",),
     "The phase that goes on: resource, planning, quest, travel, encounter, combat or refresh."),
    ("round", lambda now: game(now).round, ("0.0",), "The number of the round."),
    ("completed rounds", lambda now: game(now).completed, ("0.1", "scoring-procedure"),
     "How many rounds have been completed."),
    ("score", group_score, ("scoring", "scoring-procedure"),
     "The group's score as the table now is; the lower, the better."),
    ("victory points", lambda now: sum(int(row.amount) for row in victory_points(now)),
     ("victory", "victory-points-score"), "The victory points in the victory display."),
    ("the players have won", lambda now: game(now).over == WIN, ("winning-losing",), "Whether the players have won."),
    ("the players have lost", lambda now: game(now).over == LOSE or not players(now), ("elimination-all",),
     "Whether the players have lost."),
    ("cards in the encounter deck", lambda now: deck_size(now, SCENARIO), ("encounter-deck",),
     "How many cards the encounter deck holds."),
    ("number of players", lambda now: len(players(now)), ("player-elimination",),
     "How many players are still in the game."),
    ("players left", lambda now: list(players(now)), ("player-elimination",),
     "The players who are still in the game, in the order they sit."),
    ("first player", first_player, ("first-player",), "The player with the first player token."),
    ("active player", lambda now: player(now, active_player(now)).name, ("active-player",), "The active player."),
    ("total willpower", total_willpower, ("3.4", "willpower"), "The willpower of all committed characters."),
    ("total threat", total_threat, ("3.4", "threat-strength"),
     "The threat strength of all cards in the staging area."),
    ("threat in the staging area", total_threat, ("3.4", "threat-strength"), "The same as `total threat`."),
    ("committed characters", lambda now: _names(committed(now)), ("3.2",), "The characters committed to the quest."),
    ("current quest", lambda now: _name(current_quest(now)), ("current-quest",), "The quest card the players are at."),
    ("active location", lambda now: _name(active_location(now)), ("active-location",),
     "The active location, or `none`."),
    ("defending player", _defending_player, ("defending-player", "defending-player-sentinel"),
     "The player the attack is made against, or `nobody`."),
    ("enemies that have attacked", lambda now: _names([each for each in cards(now) if each.attacked]),
     ("6.4-eligible",), "The enemies that have attacked in this combat phase."),
    ("the attack is undefended", lambda now: attack(now, "enemy") is not None and not defenders_left(now),
     ("6.4.3-undefended", "6.4.1-undefended"), "Whether nobody defends against the attack that is being resolved."),
    ("defenders", lambda now: _names(defenders_left(now)) if attack(now) else [], ("6.4.1",),
     "The characters that defend against the attack."),
    ("attackers", lambda now: _names(attackers_left(now)) if attack(now, "player") else [], ("6.8b",),
     "The characters that are attacking."),
    ("total attack", lambda now: total(now, "total attack", 0, attack_strength(now)), ("6.8.2",),
     "The attack strength of all attackers together."),
    ("fallen heroes", lambda now: list(campaign(now).fallen), ("campaign-fallen",),
     "The heroes on the list of fallen heroes."),
    ("campaign pool", lambda now: [each.name for each in campaign(now).pool], ("campaign-pool",),
     "The boons and burdens in the campaign pool."),
)  # fmt: skip


def _ask(pattern: str, answer: Callable[[Moment], Any], units: tuple[str, ...], doc: str) -> None:
    """Registers a question that names nothing, as `ask_about` does those about a thing."""

    def work_out(now: Moment) -> Any:
        return answer(now)

    work_out.__doc__ = doc
    RULES.quantity(pattern, *map(cite, units))(work_out)


for question in QUESTIONS:
    _ask(*question)


@RULES.quantity("result", cite("winning-losing"))
def result(now: Moment) -> Ruled:
    """`the players win`, `the players lose`, or `the game goes on`."""
    over = game(now).over
    return Ruled(over or "the game goes on", (cite("elimination-all"),) if over == LOSE and not players(now) else ())


@RULES.quantity("combat damage", cite("6.4.3-formula"))
def combat_damage_now(now: Moment) -> Value | Ruled:
    """What the enemy attack that is being resolved would deal as the table now is; `none` where there is no attack."""
    if attack(now) is None:
        return Ruled("none", (cite("6.4.4"),), "no enemy attack is being resolved")
    return combat_damage(now)


@RULES.quantity("{hero} is a fallen hero", cite("campaign-fallen"))
def is_fallen(now: Moment, hero: str) -> bool:
    """Whether a hero is on the list of fallen heroes."""
    return hero.casefold() in (each.casefold() for each in campaign(now).fallen)
