"""timing-chart, winning-losing, scoring, quest, combat, campaign-log: what can be asked without naming anything."""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.asks.ideas import asking
from judge.games.lotr_lcg.play.campaign_mode import campaign
from judge.games.lotr_lcg.play.in_play.areas import deck_size
from judge.games.lotr_lcg.play.in_play.heading import heading
from judge.games.lotr_lcg.play.phase_3_quest.commit_characters import committed
from judge.games.lotr_lcg.play.phase_3_quest.quest_resolution import total_threat, total_willpower
from judge.games.lotr_lcg.play.phase_6_combat.declare_defender import defenders_left
from judge.games.lotr_lcg.play.phase_6_combat.player_damage import attackers_left, total_attack
from judge.games.lotr_lcg.play.scoring import group_score, victory_points
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
from judge.games.lotr_lcg.things import SCENARIO, Card, Player
from judge.kit.asks import NOW, ask_about


def _name(of: Card | None) -> str:
    return of.name if of else "none"


def _names(found: list[Card]) -> list[str]:
    return [each.name for each in found]


def _defending_player(now: Moment) -> str:
    there = attack(now, "enemy")
    return there.player if there else "nobody"


def _result(now: Moment) -> Ruled:
    over = game(now).over
    return Ruled(over or "the game goes on", (cite("elimination-all"),) if over == LOSE and not players(now) else ())


def _first(now: Moment) -> str:
    """first-player-eliminated: a token that is thought to stay with an eliminated player is still there."""
    token = game(now).first
    out = token and token not in players(now)
    if any(each.eliminated for each in now.every(Player)):
        stays = now.reads("token-of-the-eliminated") == "end-of-round"
        now.reads("token-passes-once")
        return token if stays and out else first_player(now)
    return first_player(now)


def _is_fallen(now: Moment, hero: str) -> bool:
    return hero.casefold() in (each.casefold() for each in campaign(now).fallen)


ask_about(
    RULES,
    None,
    [
        ("phase", lambda now: phase(now) or "none", cite("timing-chart"),
         "The current phase: resource, planning, quest, travel, encounter, combat or refresh."),
        ("round", lambda now: game(now).round, cite("0.0"), "The number of the round."),
        ("completed rounds", lambda now: game(now).completed, (cite("0.1"), cite("scoring-procedure")),
         "How many rounds have been completed."),
        ("score", group_score, (cite("scoring"), cite("scoring-procedure")),
         "The group's score as the table is now. A lower score is better."),
        ("victory points", lambda now: sum(int(row.amount) for row in victory_points(now)),
         (cite("victory"), cite("victory-points-score")), "The victory points in the victory display."),
        ("the players have won", asking("one-survivor", then=lambda now: game(now).over == WIN), cite("winning-losing"),
         "Whether the players have won."),
        ("the players have lost", lambda now: game(now).over == LOSE or not players(now), cite("elimination-all"),
         "Whether the players have lost."),
        ("cards in the encounter deck", lambda now: deck_size(now, SCENARIO), cite("encounter-deck"),
         "How many cards the encounter deck holds."),
        ("heading", heading, cite("keywords"), "The heading of a ship (from later sets)."),
        ("pursuit value", lambda now: game(now).pursuit, cite("keywords"), "The pursuit value (from later sets)."),
        ("temperature", lambda now: game(now).temperature, cite("keywords"), "The temperature (from later sets)."),
        ("life of the Ring-bearer", lambda now: game(now).life, cite("keywords"),
         "The Ring-bearer's life (from later sets)."),
        ("number of players", lambda now: len(players(now)), cite("player-elimination"),
         "How many players are still in the game."),
        ("players left", lambda now: list(players(now)), cite("player-elimination"),
         "The players who are still in the game, in seating order."),
        ("first player", _first, cite("first-player"), "The player with the first player token."),
        ("active player", lambda now: player(now, active_player(now)).name, cite("active-player"),
         "The active player.", NOW),
        ("total willpower", asking("uncommitted-willpower", then=total_willpower), (cite("3.4"), cite("willpower")),
         "The willpower of all committed characters."),
        ("total threat", total_threat, (cite("3.4"), cite("threat-strength")),
         "The threat strength of all cards in the staging area."),
        ("threat in the staging area", total_threat, (cite("3.4"), cite("threat-strength")),
         "The same as `total threat`."),
        ("committed characters", lambda now: _names(committed(now)), cite("3.2"),
         "The characters committed to the quest."),
        ("current quest", lambda now: _name(current_quest(now)), cite("current-quest"),
         "The current quest card."),
        ("active location", lambda now: _name(active_location(now)), cite("active-location"),
         "The active location, or `none`."),
        ("defending player", _defending_player, (cite("defending-player"), cite("defending-player-sentinel")),
         "The player the attack is against, or `nobody`.", NOW),
        ("enemies that have attacked", lambda now: _names([each for each in cards(now) if each.attacked]),
         cite("6.4-eligible"), "The enemies that have attacked this round."),
        ("the attack is undefended", lambda now: attack(now, "enemy") is not None and not defenders_left(now),
         (cite("6.4.3-undefended"), cite("6.4.1-undefended")),
         "Whether the attack being resolved is undefended.", NOW),
        ("defenders", lambda now: _names(defenders_left(now)) if attack(now) else [], cite("6.4.1"),
         "The characters that defend against the attack.", NOW),
        ("attackers", lambda now: _names(attackers_left(now)) if attack(now, "player") else [], cite("6.8b"),
         "The characters that are attacking.", NOW),
        ("total attack", total_attack, cite("6.8.2"),
         "The combined attack strength of all attackers."),
        ("fallen heroes", lambda now: list(campaign(now).fallen), cite("campaign-fallen"),
         "The heroes on the list of fallen heroes."),
        ("campaign pool", lambda now: [each.name for each in campaign(now).pool], cite("campaign-pool"),
         "The boons and burdens in the campaign pool."),
        ("result", _result, cite("winning-losing"),
         "`the players win`, `the players lose`, or `the game goes on`."),
        ("{hero} is a fallen hero", _is_fallen, cite("campaign-fallen"),
         "Whether a hero is on the list of fallen heroes."),
    ],
)  # fmt: skip
