"""The table as people see it, for the console and for replays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Moment
from judge.games.highlander import RULES
from judge.games.highlander.cards.kinds import cells
from judge.games.highlander.play.attacks.blows_and_head_shots import is_head_shot, is_power_blow
from judge.games.highlander.play.endurance import endurance_count
from judge.games.highlander.play.prone_and_disarmed import is_disarmed, is_prone
from judge.games.highlander.play.who import attacks_of, hand, hand_count, phase, titles_in_play, turn
from judge.games.highlander.things import Attack, Card, Player


def show(now: Moment) -> Mapping[str, Any]:
    """The whole table as plain data."""
    state = turn(now)
    table: dict[str, Any] = {"turn": {"active": state.active, "phase": phase(now)}}
    if state.end_game:
        table["turn"]["end game"] = True
    table["players"] = {each.name: _player(now, each) for each in now.every(Player)}
    attacks = {attack.name: _attack(now, attack) for each in now.every(Player) for attack in attacks_of(now, each.name)}
    if attacks:
        table["attacks"] = attacks
    return table | ({"result": f"{state.over} wins ({state.how})"} if state.over else {})


def _player(now: Moment, found: Player) -> dict[str, Any]:
    name = found.name
    known = sorted(card.title for card in hand(now, name))
    extra = {
        "in play": titles_in_play(now, name), "prone": is_prone(now, name), "disarmed": is_disarmed(now, name),
        "pending": [row.name for row in found.pending], "to settle": [job.name for job in found.duties],
    }  # fmt: skip
    return {
        "ability": found.ability, "hand": hand_count(now, name), **({"known cards": known} if known else {}),
        "endurance": endurance_count(now, name), **{key: value for key, value in extra.items() if value},
    }  # fmt: skip


def _attack(now: Moment, attack: Attack) -> dict[str, Any]:
    facts = {
        "power blow": is_power_blow(now, attack), "head shot": is_head_shot(now, attack),
        "face down": attack.is_hidden, "defense": attack.defense,
    }  # fmt: skip
    areas = {"areas": _areas(now, attack.card), "areas of the defense": _areas(now, attack.defense)}
    told = {key: value for key, value in {**facts, **areas}.items() if value}
    return {"by": attack.by, "status": attack.status, **told}


def _areas(now: Moment, name: str) -> list[str]:
    """The areas on a card's grid, if it has one."""
    card = next((each for each in now.every(Card) if each.name == name), None)
    basic = card is not None and card.title.casefold().endswith(" block")
    return list(cells(now, card)) if card is not None and (card.grid is not None or basic) else []


RULES.show = show
