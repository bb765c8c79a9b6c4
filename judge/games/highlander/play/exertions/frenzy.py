"""errata-bloodlust, errata-berserk: many attacks from one large Exertion and from hand."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import Card
from judge.games.highlander.play import endurance
from judge.games.highlander.play.attacks.playing_attacks import lay_attack, refuse_area
from judge.games.highlander.play.prone_and_disarmed import refuse_weaponless
from judge.games.highlander.play.saying import shown
from judge.games.highlander.play.who import attacks_of, change, different, exertion, hand, note, player, turn, under_way
from judge.games.highlander.things import Exertion


@RULES.step
def begin_frenzy(now: Moment) -> None:
    """errata-bloodlust, errata-berserk: a large Hard Exertion from which, and from hand, many attacks may be played."""
    who = str(now.bound("who"))
    now.bind("outer", under_way(now))
    now.put(Exertion(by=who, kind="hard", purpose="frenzy", size=now.given(int, "size")))
    note(now, acted=True, played_listed=True, hard=turn(now).hard + 1, closed=True)
    now.say(f"{who} makes a Hard Exertion of {now.bound('size')} cards.", cite("hard-exertion"),
            cite("errata-bloodlust"), actor=who, event=("exertion", "frenzy"))  # fmt: skip
    endurance.take(now, who, now.given(int, "size"), "revealed", "Exertion")


@RULES.verb
class FrenzyAttack(Verb):
    """errata-bloodlust, errata-berserk: one of many attacks, from the Exertion or from hand."""

    name = "frenzy-attack"
    example = "attacks in the frenzy with <attack>"

    def say(self, choice: Choice) -> str:
        return f"attacks in the frenzy with {shown(choice.args[0])}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if now.bound("frenzy") and now.get("exertion"):
            revealed = [now.the(Card, name) for name in exertion(now).revealed]
            open_now = [card for card in revealed if card.zone == "revealed"]
            found = [*different(open_now), *different(hand(now, by))]
            yield from ((card.name,) for card in found if card.is_attack)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card = now.the(Card, str(choice.args[0]))
        if not fits(now, card, str(now.bound("what"))):
            return refuse(f"{card.title} is not {now.bound('what')}", cite("errata-bloodlust"), cite("errata-berserk"))
        if len(attacks_of(now, choice.by)) >= now.given(int, "most"):
            return refuse(f"no more than {now.bound('most')} attacks", cite("errata-bloodlust"))
        return refuse_area(now, choice.by, card) or refuse_weaponless(now, choice.by, card)

    def take(self, now: Moment, choice: Choice) -> None:
        card = now.the(Card, str(choice.args[0]))
        lay_attack(now, choice.by, card, "hand" if card.zone == "hand" else "exertion", False, additional=True)


@RULES.step
def end_frenzy(now: Moment) -> None:
    """hard-exertion: the unused cards go to the Discard Pile."""
    found = exertion(now)
    for name in found.revealed:
        if now.the(Card, name).zone == "revealed":
            now.put(now.the(Card, name)._replace(zone="discard"))
    owner = player(now, found.by)
    change(now, found.by, discard_rest=owner.discard_rest + found.unknown)
    now.drop("exertion")
    outer = now.bound("outer")
    if isinstance(outer, Exertion):
        now.put(outer)
    now.say("The unused cards go to the Discard Pile.", cite("hard-exertion"))
