"""The table as people see it, for the console and for replays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Moment
from judge.games.highlander import RULES
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.attacks import blows_and_head_shots
from judge.games.highlander.play.endurance import endurance_count
from judge.games.highlander.play.who import attacks_of, hand, hand_count, in_play, phase, turn
from judge.games.highlander.things import Attack, Player


def show(now: Moment) -> Mapping[str, Any]:
    """The whole table as plain data."""
    state = turn(now)
    table: dict[str, Any] = {"turn": {"active": state.active, "phase": phase(now)}}
    if state.end_game:
        table["turn"]["end game"] = True
    table["players"] = {each.name: _player(now, each) for each in now.every(Player)}
    for each in now.every(Player):
        if mine := attacks_of(now, each.name):
            table[f"attacks of {each.name}"] = {attack.name: _attack(now, attack) for attack in mine}
    return table | ({"result": f"{state.over} wins ({state.how})"} if state.over else {})


def _player(now: Moment, found: Player) -> dict[str, Any]:
    row: dict[str, Any] = {"ability": found.ability, "hand": hand_count(now, found.name)}
    if known := sorted(card.title for card in hand(now, found.name)):
        row["known cards"] = known
    row["endurance"] = endurance_count(now, found.name)
    lying = [card.title for card in in_play(now, found.name) if card.title != f"{found.name}'s weapon"]
    extra = {
        "in play": lying,
        "prone": prone_and_disarmed.is_prone(now, found.name),
        "disarmed": prone_and_disarmed.is_disarmed(now, found.name),
        "pending": [row.name for row in found.pending],
        "to settle": [job.name for job in found.duties],
    }
    return row | {key: value for key, value in extra.items() if value}


def _attack(now: Moment, attack: Attack) -> str:
    words = [attack.status]
    words += ["power blow"] if blows_and_head_shots.is_power_blow(now, attack) else []
    words += ["head shot"] if blows_and_head_shots.is_head_shot(now, attack) else []
    words += ["face down"] if blows_and_head_shots.is_hidden(now, attack) else []
    return ", ".join(words)


RULES.show = show
