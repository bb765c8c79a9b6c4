"""neutral-units, jealous-chosen, jealous-replace, summoned-hero: printed cards; a Chosen to replace a killed one."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.cards.meanings import Ability, Kill, MayReplace, This
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.standing import unit_called
from judge.games.wot_conquest.play.who import battle, last_battle, players, reserve
from judge.games.wot_conquest.things import BOARD, HERO, JEALOUS, KILLED, LEADER, NEUTRAL, Unit
from judge.kit.names import put_new

PRINTED = {
    JEALOUS: Unit(
        "", NEUTRAL, 4, 4, 14, 14, 2,
        traits=("Neutral", LEADER, "Channeler", "Forsaken"),
        abilities=(Ability("", deeds=(MayReplace(),)),),
    ),
    HERO: Unit(
        "", NEUTRAL, 2, 2, 5, 5, 1,
        traits=("Neutral", LEADER, "Ta'averan"),
        abilities=(Ability("", deeds=(Kill(This()),), occasion="turn ends"),),
    ),
}  # fmt: skip
CHOSEN = ("Male Chosen", "Female Chosen")
NOTHING = "nothing"


def replacer(now: Moment) -> tuple[str, str]:
    """jealous-replace: who may replace which killed Jealous Chosen; nobody where the card's words do not fit."""
    found = last_battle(now)
    if found is None or found.over or found.victor not in players(now):
        return "", ""
    for name in found.killed:
        unit = now.the(Unit, name)
        if _replaceable(unit) and _its_target(now, unit, found.victor):
            return found.victor, name
    return "", ""


def _replaceable(unit: Unit) -> bool:
    """jealous-replace: whether the card of a unit has these words."""
    return any(MayReplace() in ability.deeds for ability in unit.abilities)


def _its_target(now: Moment, unit: Unit, killer: str) -> bool:
    """jealous-target-player: a Jealous Chosen has a target when it attacks."""
    if battle(now).kind == "jealous" and battle(now).initiator == unit.name:
        return battle(now).target == killer
    return unit.target == killer and now.reads("jealous-target-player") == "last-target"


@RULES.test
def chosen_to_replace(now: Moment) -> bool:
    """jealous-replace: whether a player may replace a Jealous Chosen that was killed."""
    return replacer(now) != ("", "")


@RULES.verb
class Replace(Verb):
    """jealous-replace: the player it attacked may replace a killed Jealous Chosen with a Chosen."""

    name = "replace"
    only = refuse(
        "only the player whom a Jealous Chosen attacked may replace it, on killing it", cite("jealous-replace")
    )
    example = "`Ben replaces Jealous Chosen with a Male Chosen`, `Ben does not replace Jealous Chosen`"

    def by(self, now: Moment) -> str:
        return replacer(now)[0]

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        dead = [unit.name for unit in now.every(Unit) if _replaceable(unit) and unit.zone == KILLED]
        names = [replacer(now)[1]] if chosen_to_replace(now) else dead
        return [(name, kind) for name in names for kind in (*CHOSEN, NOTHING)]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        name, kind = map(str, choice.args)
        unit = unit_called(now, name)
        if unit is None or not _replaceable(unit):
            return refuse(f"{name} is not a Jealous Chosen", cite("jealous-replace"))
        if unit.zone != KILLED:
            return refuse(f"{name} has not been killed", cite("jealous-replace"))
        if replacer(now) != (choice.by, name):
            return self.only
        if kind not in (*CHOSEN, NOTHING):
            return refuse(f"it is replaced with a {' or a '.join(CHOSEN)}, not with {kind}", cite("jealous-replace"))
        return None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return (self.refuse(now, choice) if choice.args else None) or self.only

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Anything with anything, so that it can be refused: `replaces Jealous Chosen with the Male Chosen`."""
        names = {each.name.casefold(): each.name for each in now.every(Unit)}
        match = re.fullmatch(r"replaces (.+) with (?:an? |the )?(.+)", text)
        if match is None or match[1] not in names:
            return None
        kinds = {kind.casefold(): kind for kind in CHOSEN}
        return names[match[1]], kinds.get(match[2], match[2])

    def take(self, now: Moment, choice: Choice) -> None:
        name, kind = map(str, choice.args)
        found = battle(now)
        now.put(found._replace(killed=tuple(each for each in found.killed if each != name)))
        if kind == NOTHING:
            now.say(f"{choice.by} does not replace {name}.", cite("jealous-replace"), actor=choice.by)
        else:
            _put_chosen(now, choice.by, name, kind)

    def say(self, choice: Choice) -> str:
        name, kind = choice.args
        return f"does not replace {name}" if kind == NOTHING else f"replaces {name} with a {kind}"


def _put_chosen(now: Moment, player: str, name: str, kind: str) -> None:
    """male-female-chosen: a unit without a card; the table may have its figures in reserve."""
    place = now.the(Unit, name).at
    kept = [unit for unit in reserve(now, player) if kind in (unit.name, unit.card)]
    if kept:
        now.put(kept[0]._replace(at=place, zone=BOARD))
    unit = kept[0] if kept else put_new(now, Unit(kind, player, at=place, card=kind))
    text = f"{player} replaces {name} with {unit.name}."
    now.say(text, cite("jealous-replace"), actor=player, event=("replaced", name))
    if now.reads("chosen-cards") == "no-rule":
        why = f"the rulebook does not say who owns {unit.name}, where it is placed and what values it has"
        run_out(now, NoRule(why, cite("jealous-replace"), cite("male-female-chosen")), unit.name)
