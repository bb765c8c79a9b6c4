"""What a judge carries out himself, in the words of ability text: `by hand: deal 2 damage to Fade`."""

from __future__ import annotations

from typing import Any

from judge.cardtext import Lexicon, say
from judge.engine import Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.cards import meanings as m
from judge.games.wot_conquest.cards.deeds import Doing, carry_out
from judge.games.wot_conquest.cards.fitting import each_deed, groups_of, timed
from judge.games.wot_conquest.cards.language import LANGUAGE
from judge.games.wot_conquest.cards.reading import key_read
from judge.games.wot_conquest.play.groups import User
from judge.games.wot_conquest.play.who import battle_is_on, players, traits
from judge.games.wot_conquest.things import City, Player, Town, Unit

JUDGE = "the judge"


def by_hand(now: Moment, text: str) -> None:
    """Reads the words as deeds and does them at once; ValueError says what is not understood."""
    read = key_read("order", "deed", text, _words(now))
    for deed in each_deed(read):
        if why := _unclear(now, deed):
            raise ValueError(f"{text!r} cannot be carried out by hand: {why}")
    said = " and ".join(say(LANGUAGE, deed, "deed") for deed in read)
    now.say(f"By hand: {said}.", cite("edition-0.1"), actor=JUDGE)
    deeds = tuple(timed(deed, m.IN_BATTLE if battle_is_on(now) else m.OUTSIDE) for deed in read)
    carry_out(now, deeds, Doing(JUDGE, User(JUDGE), cite("edition-0.1")))


def _words(now: Moment) -> Lexicon:
    pieces: list[Unit | City | Town] = [*now.every(Unit), *now.every(City), *now.every(Town)]
    found = [trait for each in pieces if isinstance(each, Unit) for trait in traits(now, each)]
    return Lexicon(
        name=[each.name for each in pieces],
        player=players(now),
        trait=found,
        noun=[each for each in found if each not in ("Leader", "Neutral")],
        token=[kind for player in now.every(Player) for kind, _ in player.tokens],
    )


def _unclear(now: Moment, deed: Any) -> str:
    """What the words leave open when there is no unit whose ability it is."""
    whom, whose = getattr(deed, "whom", None), getattr(deed, "whose", None)
    if isinstance(whom, m.This | m.Unsaid | m.It | m.Target | m.Aimed):
        return "say which piece by its name, or `each unit`"
    if isinstance(whom, m.Side | m.Controller) or isinstance(whose, m.Controller | m.Opponents):
        return "say which player by name"
    if any(group.side in ("friendly", "enemy", "opponent") or group.near or group.other for group in groups_of([deed])):
        return "there is no unit to tell sides or distances by; say whose units are meant, such as `each unit of Ana`"
    if isinstance(deed, m.Walk | m.Summon | m.MayReplace | m.MayRaze | m.If):
        return "only an ability of a unit can do this"
    lasts = getattr(deed, "until", "") == "battle"
    if (lasts or isinstance(deed, m.Engage | m.Withdraw)) and not battle_is_on(now):
        return "there is no battle"
    return ""


RULES.by_hand = by_hand
