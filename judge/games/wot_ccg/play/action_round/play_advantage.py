"""play-advantage, advantages, weapon: what they may go on, copies, Weapons and Unique cards."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import NONE, Symbols
from judge.games.wot_ccg.cards.meanings.effects import AIM
from judge.games.wot_ccg.cards.words import said, tidy
from judge.games.wot_ccg.play.action_round.take_actions import Action
from judge.games.wot_ccg.play.challenge_round.declare_challenges import is_contested, settle_contested
from judge.games.wot_ccg.play.choice_words import card_named, refuse_converting, same_words, without_converting
from judge.games.wot_ccg.play.copies import note_unique, refuse_unique
from judge.games.wot_ccg.play.costs import costs_nothing
from judge.games.wot_ccg.play.events_and_effects.occasions import happen, upon_card, upon_recruit
from judge.games.wot_ccg.play.events_and_effects.requirements import refuse_required
from judge.games.wot_ccg.play.pattern import refuse_pattern
from judge.games.wot_ccg.play.payments import plain_payments, symbols_of, total_of
from judge.games.wot_ccg.play.traits import fits, has, refuse_banned
from judge.games.wot_ccg.play.unfit import card_called, refuse_unheld
from judge.games.wot_ccg.play.who import held, in_play, players
from judge.games.wot_ccg.things import ADVANTAGE, BATTLEGROUND, FIGHTERS, PLAY, WORLD, Bill, Card, Player

KIND_RULES = {
    "character": cite("advantage-character"), "troop": cite("advantage-troop"), "player": cite("advantage-player"),
    "world": cite("advantage-world"), "any": cite("advantage-untyped"),
}  # fmt: skip


@RULES.verb
class PlayAdvantage(Action):
    """play-advantage: puts an advantage from hand on a suitable target."""

    name = "play-advantage"
    phrase = "puts {0} on {1}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in held(now, by, ADVANTAGE):
            yield from ((card.name, name) for name in _hosts(now, card))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        text, converting = without_converting(text)
        wanted = same_words(re.sub(r"^(puts?|plays?|attach(es)?) ", "", text))
        match = re.fullmatch(r"(.+?)(?: on (.+))?", wanted)
        name, on = (card_named(now, match[1]), match[2] or "") if match else ("", "")
        if not name or now.the(Card, name).kind != ADVANTAGE:
            return None
        hosts = {tidy(each): each for each in (*players(now), WORLD, *(card.name for card in now.every(Card)))}
        alone = {"world": WORLD, "player": by}.get(now.the(Card, name).kind_of, "nothing")
        host = hosts.get(on) or hosts.get(f"the {on}") or (alone if not on else "")
        return (name, host, *((converting,) if converting else ())) if host else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, name = card_called(now, choice.args[0], cite("play-advantage")), str(choice.args[1])
        if isinstance(card, Refusal):
            return card
        return (
            (refuse_converting(card) if choice.args[2:] else None)
            or refuse_unheld(card, choice.by, (ADVANTAGE,), cite("play-advantage"))
            or refuse_host(now, card, name, choice.by)
            or refuse_copy(now, card, name)
            or refuse_unique(now, card)
            or refuse_required(now, card, choice.by, "play")
            or refuse_pattern(now, card, choice.by)
            or _refuse_price(now, card, choice.by)
        )

    def take(self, now: Moment, choice: Choice) -> None:
        now.call("events")
        now.call("pay", bill=Bill("bill", choice.by, str(choice.args[0]), "advantage", 0, (str(choice.args[1]),)))


def _hosts(now: Moment, card: Card) -> Iterator[str]:
    """What an advantage might be put on, suitable or not."""
    if card.kind_of == "world":
        yield WORLD
    elif card.kind_of == "player":
        yield from players(now)
    else:
        yield from (each.name for each in in_play(now) if each.kind in FIGHTERS)


def _refuse_sort(card: Card, host: object, name: str) -> Refusal | None:
    """advantage-kinds: an advantage goes on a card in play, a player or the world, whichever its sort is for."""
    rule = KIND_RULES[card.kind_of]
    if card.kind_of in ("world", "player"):
        fits_ = name == WORLD if card.kind_of == "world" else isinstance(host, Player)
        return (
            None if fits_ else refuse(f"{card.name} is a {card.kind_of} advantage and cannot be played on {name}", rule)
        )
    wanted = "character or troop" if card.kind_of == "any" else card.kind_of
    if not isinstance(host, Card) or host.kind not in FIGHTERS:
        return refuse(f"{card.name} has to be put on a {wanted}, not on {name}", rule, cite("play-advantage"))
    if not host.in_play:
        return refuse(f"{name} is not in play", rule, cite("play-advantage"))
    return None


def refuse_host(now: Moment, card: Card, name: str, by: str) -> Refusal | None:
    """advantage-kinds: the right sort of target; advantage-player-other: only one's own unless it says so."""
    rule, host = KIND_RULES[card.kind_of], now.get(name)
    if refusal := _refuse_sort(card, host, name):
        return refusal
    aim = next((each.picks[0].which for each in card.text if each.timing == AIM), None)
    spoken_of = any(each.test == "bearer's" for effect in card.text for each in effect.conditions)
    theirs = card.enemy or spoken_of or (aim is not None and aim.side != "yours")
    if isinstance(host, Card):
        if card.kind_of in FIGHTERS and host.kind != card.kind_of:
            return refuse(f"{card.name} is a {card.kind_of} advantage; {name} is a {host.kind}", rule)
        if host.controller != by and not theirs:
            return refuse(
                f"{card.name} does not say that it can be played on another player's card", cite("play-advantage")
            )
        if host.place == BATTLEGROUND and now.reads("advantages-at-home") == "home":
            return refuse(f"{name} is in the battleground", cite("play-advantage-battleground"))
        if banned := refuse_banned(now, host, "be targeted", "be the target of advantages"):
            return banned
        safe = host.controller != by and refuse_banned(now, host, "be the target of an opponent's advantages")
        if safe:
            return safe
        if aim is not None and not fits(now, host, aim, by, card):
            return refuse(f"{name} is not what {card.name} targets", rule, cite("play-advantage"))
        if has(now, card, "Weapon") and _weapon_on(now, host) and now.reads("second-weapon") == "one":
            return refuse(f"{name} has the weapon {_weapon_on(now, host)} already", cite("weapon-one"))
    if isinstance(host, Player) and aim is not None and aim.marks and f"{host.side} player" not in aim.marks:
        return refuse(f"{name} is not a {aim.marks[0]}", rule, cite("play-advantage"))
    if isinstance(host, Player) and name != by and not card.enemy:
        return refuse(
            f"{card.name} does not say that it can be played on another player", cite("advantage-player-other")
        )
    return None


def _weapon_on(now: Moment, host: Card) -> str:
    return next((each.name for each in in_play(now) if each.on == host.name and has(now, each, "Weapon")), "")


def refuse_copy(now: Moment, card: Card, host: str) -> Refusal | None:
    """advantage-one-copy: one copy of an advantage on a target; the world is a target too."""
    for each in in_play(now):
        copy = each.kind == ADVANTAGE and each.title == card.title and each.name != card.name
        if copy and (each.on == host or now.reads("one-advantage-in-all") == "in-all"):
            text = f"a copy of {card.title} is on {host} already"
            return refuse(text, cite("advantage-one-copy"), cite("play-advantage"))
    return None


def cost_now(now: Moment, card: Card, by: str) -> Symbols:
    """cost: what an advantage costs a player: as printed, or nothing if a text says so."""
    return NONE if costs_nothing(now, card, by) else card.cost or NONE


def _refuse_price(now: Moment, card: Card, by: str) -> Refusal | None:
    """paying-cards-any, one-power-recruit-only, convert-recruit-only-recruits: symbol for symbol."""
    cost, groups = cost_now(now, card, by), symbols_of(now, by)
    if not any(cost) or plain_payments(now, groups, cost):
        return None
    rules = (cite("paying-cards-any"), cite("one-power-recruit-only"), cite("convert-recruit-only-recruits"))
    return refuse(f"{card.name} costs {said(cost)}; {by} has {said(total_of(groups))}", *rules)


def enter_play(now: Moment, bill: Bill) -> None:
    """enters-ready: an advantage comes into play ready, on its target."""
    on, host = bill.targets[0], now.get(bill.targets[0])
    held_before = now.the(Card, bill.what)
    card = held_before._replace(zone=PLAY, on=on, controller=bill.by, rotated=False)
    now.put(card)
    forward = isinstance(host, Card) and host.place == BATTLEGROUND
    rules = [cite("play-advantage-battleground")] if forward else []
    rules += [cite("play-advantage"), KIND_RULES[card.kind_of], cite("enters-ready")]
    now.say(f"{bill.by} puts {card.name} on {on}.", *rules, actor=bill.by, event=("played", card.name))
    note_unique(now, held_before)
    if is_contested(now, card):
        settle_contested(now, card, fresh=True)
    happen(now, "enters play", now.the(Card, card.name), bill.by)
    upon_recruit(now, now.the(Card, card.name), bill.by)
    if isinstance(host, Card) and host.name != card.name:
        upon_card(now, "gets an advantage", now.the(Card, host.name))
