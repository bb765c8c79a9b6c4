"""phase-4-attack, turn-must-act: 4) Attack Phase: beginning and end; what has to be done at least in a turn."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine.moment import Moment
from judge.engine.record import Choice, Refusal, refuse
from judge.engine.rules import Verb
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.continuous_effects import attached
from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of, say_unmet
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import Card
from judge.games.highlander.play import endurance, limits
from judge.games.highlander.play.attacks import blows_and_head_shots
from judge.games.highlander.play.attacks.playing_attacks import lay_attack, refuse_area
from judge.games.highlander.play.exertions import hard_and_soft
from judge.games.highlander.play.prone_and_disarmed import refuse_weaponless
from judge.games.highlander.play.saying import shown
from judge.games.highlander.play.who import (
    active_player,
    attacks_of,
    change,
    different,
    exertion,
    hand,
    note,
    open_hand,
    player,
    turn,
    under_way,
)
from judge.games.highlander.things import Exertion


@RULES.step
def begin_attack_phase(now: Moment) -> None:
    """phase-4-attack: the hand is open again."""
    open_hand(now)
    now.say(f"{active_player(now)}'s Attack Phase.", cite("phase-4-attack"), event=("phase", "attack"))


def has_acted(now: Moment) -> bool:
    """turn-must-act, golden-rule-turn: whether enough has been done in the turn; what counts is a reading."""
    state = turn(now)
    return state.acted if now.reads("must-act-lists") == "non-edge-card" else state.played_listed


@RULES.bar
def must_have_acted(now: Moment, choice: Choice) -> Refusal | None:
    """turn-must-act, exert-nothing: before the Attack Phase ends a non-Edge card is played or an Exertion made."""
    if has_acted(now) or hard_and_soft.refuse_hard(now, choice.by, "nothing") is not None:
        return None
    guard = (cite("phase-2a-guard"),) if turn(now).guard_put else ()
    return refuse(f"{choice.by} has to play a card that is no Edge, or make an Exertion, before the phase ends",
                  cite("turn-must-act"), *guard, cite("exert-nothing"))  # fmt: skip


@RULES.bar
def must_have_acted_if_last(now: Moment, choice: Choice) -> Refusal | None:
    """turn-must-act: the same at the end of the Defense Phase where the Attack Phase is skipped."""
    return must_have_acted(now, choice) if turn(now).skip_attack else None


@RULES.step
def end_attack_phase(now: Moment) -> None:
    """hidden-disclosure: Power Blows are declared by now; power-blows-hidden-right: what they give."""
    note(now, open_cards=())
    mine = attacks_of(now, active_player(now))
    blown = [each.name for each in mine if blows_and_head_shots.is_power_blow(now, each)]
    if blown:
        now.say(f"Power Blow: {', '.join(blown)}. The opponent may hide his next attack.", cite("hidden-disclosure"),
                cite("power-blows-hidden-right"), event=("blow", blown[0]))  # fmt: skip
    elif mine:
        now.say(f"Attacks on their way: {', '.join(each.name for each in mine)}.", cite("multiple-attacks"))
    else:
        now.say(f"{active_player(now)} has not attacked.", cite("phase-4-attack"))


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


@RULES.test
def something_to_add(now: Moment) -> bool:
    """faq-in-conjunction: whether a card in hand could be played in conjunction."""
    return any(card.goes_with for card in hand(now, active_player(now)))


@RULES.step
def resolve_card(now: Moment) -> None:
    """immediate-effect: what the text of a card says happens as it is played; a new Location sends the old one away."""
    card = now.the(Card, str(now.bound("card")))
    limits.bump_location(now, card)
    say_unmet(now, card, card.owner)
    carry_out(now, jobs_of(now, card, card.owner, target=str(now.bound("target") or ""), attack=_attack(now, card)))


@RULES.test
def something_was_added(now: Moment) -> bool:
    """faq-in-conjunction: whether cards were played in conjunction with the card being played."""
    return bool(attached(now, str(now.bound("card"))))


@RULES.step
def resolve_added(now: Moment) -> None:
    """faq-in-conjunction: what was played in conjunction is carried out after the text of its card."""
    for card in attached(now, str(now.bound("card"))):
        say_unmet(now, card, card.owner)
        carry_out(now, jobs_of(now, card, card.owner))


def _attack(now: Moment, card: Card) -> str:
    return next((each.name for each in attacks_of(now, card.owner) if each.card == card.host), "")


@RULES.test
def searching_with_cards(now: Moment) -> bool:
    """search-attack, search-defense: whether a card in hand could be played in conjunction with what is to be found."""
    return bool(now.bound("searching")) and not turn(now).closed and something_to_add(now)


@RULES.test
def something_goes_with_it(now: Moment) -> bool:
    """faq-in-conjunction: whether a card in hand could be played in conjunction with the card just played."""
    card = now.the(Card, str(now.bound("card")))
    if card.goes_with or card.type == "edge":
        return False
    return any(
        each.goes_with and blows_and_head_shots.goes_with(now, each, card, None) is None
        for each in hand(now, card.owner)
    )
