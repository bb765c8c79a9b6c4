"""combat-phase, 6.4.3, 6.8.3, 3.4, 5.3: what exists only for a moment: an attack, a check, a comparison."""

from __future__ import annotations

from judge.engine import Moment, Ruled, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.asks.ideas import asking
from judge.games.lotr_lcg.play.phase_3_quest.quest_resolution import difference, without_changes
from judge.games.lotr_lcg.play.phase_3_quest.staging import LEFT
from judge.games.lotr_lcg.play.phase_5_encounter import can_engage, due
from judge.games.lotr_lcg.play.phase_6_combat.declare_defender import defenders_left
from judge.games.lotr_lcg.play.phase_6_combat.enemy_damage import chooser_of_undefended, combat_damage, takers
from judge.games.lotr_lcg.play.phase_6_combat.player_damage import player_damage
from judge.games.lotr_lcg.play.phase_6_combat.resolve_attacks import eligible
from judge.games.lotr_lcg.play.who import attack, card, first_player, players
from judge.games.lotr_lcg.things import Player
from judge.kit.asks import DUE, NOW, ask_about

NO_ATTACK = "no attack is being resolved"


def _combat_damage(now: Moment) -> Value | Ruled:
    there = attack(now)
    if there is None:
        return Ruled("none", (cite("6.4.4"), cite("6.8.4")), NO_ATTACK)
    if there.side == "player" and not card(now, there.enemy).in_play:
        # Its defense has gone with it: what was dealt is what counts.
        return Ruled(
            sum(much for kind, name, much in there.did if (kind, name) == ("damage", there.enemy)), (cite("6.8.3"),)
        )
    if there.side == "player":
        return player_damage(now)
    undefended = not defenders_left(now)
    return Ruled(combat_damage(now), (cite("6.4.3-undefended"),)) if undefended else combat_damage(now)


def _dealt(now: Moment) -> int | Ruled:
    there = attack(now)
    if there is None:
        return Ruled("none", (cite("6.4.4"), cite("6.8.4")), NO_ATTACK)
    return sum(much for kind, _, much in there.did if kind == "damage")


def _destroyed(now: Moment) -> list[str]:
    there = attack(now)
    return [name for kind, name, _ in (there.did if there else ()) if kind == "destroy"]


def _assigns(now: Moment) -> Ruled:
    if attack(now, "enemy") is None:
        return Ruled("nobody", (cite("6.4.3"),), NO_ATTACK)
    if defenders_left(now):
        return Ruled(attack(now, "enemy").player, (cite("multiple-defenders-damage"),))  # type: ignore[union-attr]
    mistaken = now.reads("first-player-assigns") == "first-player"
    return Ruled(first_player(now) if mistaken else chooser_of_undefended(now), (cite("6.4.3-undefended"),))


def _takers(now: Moment) -> list[str]:
    return [each.name for each in takers(now)] if attack(now, "enemy") else []


def _attacker(now: Moment) -> str:
    there = attack(now, "enemy")
    return there.enemy if there else "none"


def _attacked(now: Moment) -> str:
    there = attack(now, "player")
    return there.enemy if there else "none"


def _quest_result(now: Moment) -> Ruled:
    left_out = now.reads("changes-left-out")
    by = without_changes(now, left_out) if left_out in ("willpower", "threat") else difference(now)
    if not by:
        return Ruled("neither", (cite("3.4-tie"),))
    return (
        Ruled(f"successful by {by}", (cite("3.4-success"),))
        if by > 0
        else Ruled(f"unsuccessful by {-by}", (cite("3.4-failure"),))
    )


def _to_reveal(now: Moment) -> int:
    left = now.bound(LEFT)
    return left if isinstance(left, int) else len(players(now))


ask_about(
    RULES,
    None,
    [
        ("combat damage", _combat_damage, cite("6.4.3-formula"),
         "The damage that the attack being resolved, an enemy's or a player's, would deal as the table is now; "
         "`none` if there is no attack.", NOW),
        ("damage dealt by the attack", _dealt, (cite("6.4.3"), cite("6.8.3")),
         "The damage that the attack being resolved has dealt so far; `none` if there is no attack."),
        ("destroyed by the attack", _destroyed, cite("destroy"),
         "What the attack being resolved has destroyed so far."),
        ("player who assigns the damage", _assigns, cite("6.4.3"),
         "The player who chooses which character takes the damage of the enemy attack being resolved.", NOW),
        ("characters that may take the damage", _takers, cite("6.4.3"),
         "The characters to which the damage of the enemy attack may be assigned.", NOW),
        ("attacking enemy", _attacker, cite("6.4b"), "The enemy whose attack is being resolved, or `none`.", NOW),
        ("attacked enemy", _attacked, cite("6.8b"), "The enemy that a player is attacking, or `none`.", NOW),
        ("quest result", asking("uncommitted-willpower", then=_quest_result), cite("3.4"),
         "`successful by 2`, `unsuccessful by 1` or `neither`, if the quest were resolved as the table is now."),
        ("encounter cards to be revealed", asking("one-reveal-for-all", then=_to_reveal), cite("3.3"),
         "How many cards are still to be revealed in the staging step; before that step, one for each player.", DUE),
    ],
)  # fmt: skip
ask_about(
    RULES,
    Player,
    [
        ("enemies that may attack {player}", lambda now, of: [each.name for each in eligible(now, of.name)],
         cite("6.4-eligible"), "The enemies that are eligible to attack a player.", DUE),
        ("enemies that can engage {player}", lambda now, of: [each.name for each in can_engage(now, of.name)],
         cite("engagement-check"),
         "The enemies in the staging area whose engagement cost a player's threat reaches.", DUE),
        ("next to engage {player}", lambda now, of: [each.name for each in due(now, of.name)],
         cite("5.3-which-enemy"),
         "The enemy that engages a player at the next check, or all that tie; empty if none can.", DUE),
    ],
)  # fmt: skip
