"""phase-4-attack, guard-attack-restriction, hidden-attacks, power-blows-hidden-right: which attacks may be played."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Cite, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.continuous_effects import in_force, refuse_play, unprevented
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.grid import Cells, covers, in_words, overlap
from judge.games.highlander.cards.immediate_effects import carry_out, jobs_of
from judge.games.highlander.cards.kinds import cells
from judge.games.highlander.cards.meanings import lasting, once
from judge.games.highlander.cards.meanings.of_cards import CannotBe, ExertHeadShot, Is, MayBe
from judge.games.highlander.cards.meanings.parts import ATTACK, FromUnder
from judge.games.highlander.play import costs, prone_and_disarmed
from judge.games.highlander.play.attacks import blows_and_head_shots as blows
from judge.games.highlander.play.attacks import opportunities
from judge.games.highlander.play.choice_words import PickAttack, Spoken, names, shown
from judge.games.highlander.play.exertions.hard_and_soft import ExertFor, exert, refuse_hard
from judge.games.highlander.play.playing_cards import a_type, enter, refuse_any, refuse_condition, signed
from judge.games.highlander.play.whereabouts import misplaced, not_now, not_your_turn
from judge.games.highlander.play.who import (
    all_in_play,
    attacks_of,
    cards,
    change,
    different,
    in_play,
    note,
    open_attacks,
    opponent,
    phase,
    player,
    turn,
)
from judge.games.highlander.things import Attack, Card
from judge.kit.names import free_name

SPECIAL = ("special attack", "ranged attack", "special attack/block")
GUARDED = {
    "guard-attack-restriction": ("guard-attack-restriction", "faq-guards-drop"),
    "faq-guards-drop": ("phase-4-attack", "faq-guards-drop"),
}


def refuse_attack(
    now: Moment, by: str, card: Card, source: str, hidden: bool = False, additional: bool = False
) -> Refusal | None:
    """Why a card cannot be played as an attack now, or None."""
    return (
        refuse_any(now, by, card, source)
        or opportunities.refuse_opportunity(now, by, card, additional)
        or refuse_area(now, by, card)
        or prone_and_disarmed.refuse_hands(now, by, card)
        or refuse_condition(now, by, card)
        or (refuse_hidden(now, by, card) if hidden else None)
        or (_refuse_search(now, card) if source == "exertion" else None)
    )


def closed_areas(now: Moment, by: str) -> list[tuple[str, Cells, str]]:
    """phase-4-attack, guard-attack-restriction: what closes which areas to a player's own attacks, and its rule."""
    found: list[tuple[str, Cells, str]] = []
    state = turn(now)
    free = in_force(now, lasting.Free, by, of="last block")
    if state.last_block and not free and now.reads("last-block") == "binds":
        if not (state.first_gone and now.reads("block-restriction-scope") == "first-attack"):
            block = now.the(Card, state.last_block[0])
            rule = "faq-guards-drop" if block.type == "guard" else "phase-4-attack"
            found.append((block.title, cells(now, block), rule))
    for card in in_play(now, by):
        if card.type == "guard" and card.name not in state.last_block:
            found.append((card.title, cells(now, card), "guard-attack-restriction"))
    for card, does in in_force(now, lasting.AttackAreas, by):
        if does.only:
            continue
        found.append((card.title, does.areas, "prevention"))
    return found


def refuse_area(now: Moment, by: str, card: Card) -> Refusal | None:
    """phase-4-attack: only areas that the last block and a standing Guard do not cover."""
    aimed = cells(now, card)
    for title, closed, rule in closed_areas(now, by):
        shared = overlap(aimed, closed)
        part = bool(shared) and not covers(closed, aimed)
        if shared and not (part and now.reads("partial-overlap") == "whole-only"):
            rules = map(cite, GUARDED.get(rule, (rule,)))
            covers_it = "has blocked this turn and, dropped or not, covers" if rule == "faq-guards-drop" else "covers"
            return refuse(f"{title} {covers_it} {in_words(shared)}, so {card.title} cannot go there", *rules)
    for source, does in in_force(now, lasting.AttackAreas, by):
        if does.only and not covers(does.areas, aimed):
            return refuse(f"{source.title}: {by} may attack only {in_words(does.areas)}", cite("phase-4-attack"))
    return None


def refuse_hidden(now: Moment, by: str, card: Card) -> Refusal | None:
    """hidden-attacks: a right to hide it is needed; special-attacks: a Special Attack is never Hidden."""
    if _is_special(now, card):
        return refuse(f"{card.title} is a Special Attack and cannot be Hidden", cite("special-attacks"))
    own = {each.does for each in card.text if all_met(now, each.conditions, by, card)}
    printed = [each for each in own if isinstance(each, CannotBe) and "hidden" in each.what]
    if printed or blows.kept_from(now, card, by, "hidden"):
        return refuse(f"the text on {card.title} keeps it from being Hidden", cite("hidden-attacks"))
    may = {MayBe("hidden"), Is("hidden")}
    first = not turn(now).first_gone
    of_all = [each for each in own if isinstance(each, lasting.AllDo) and each.does in may]
    if own & may or blows.of_all(now, by, card, *may) or any(first or each.of.only != "first" for each in of_all):
        return None
    after_a_blow = player(now, opponent(now, by)).power_blow
    granted = any(each.told.does == MayBe("hidden") for each in player(now, by).next_attack)
    if granted or (after_a_blow and not turn(now).first_gone):
        return None
    if after_a_blow:
        return refuse("the right from the Power Blow was for the next attack, which has been played",
                      cite("power-blows-hidden-right"))  # fmt: skip
    return refuse(f"nothing lets {by} hide this attack", cite("hidden-attacks"), cite("power-blows-hidden-right"))


def _is_special(now: Moment, card: Card) -> bool:
    """special-attacks: whether a card is a Special Attack; a Dirty Trick is one by a reading."""
    if card.type != "dirty trick":
        return card.type in SPECIAL
    reading = now.reads("dirty-trick-special")
    return reading == "special" or (reading == "by-grid" and card.gold_grid)


def _refuse_search(now: Moment, card: Card) -> Refusal | None:
    """special-attacks: a Special Attack is not taken from an Exertion made to search for an attack."""
    if _is_special(now, card):
        return refuse(
            f"{card.title} is a Special Attack and cannot be played from an Exertion", cite("special-attacks")
        )
    return None


def lay_attack(
    now: Moment, by: str, card: Card, source: str, hidden: bool, additional: bool = False, before: str = ""
) -> str:
    """multiple-attacks: an attack is laid at the end of the sequence; one from an Exertion may go in anywhere."""
    opportunities.use_opportunity(now, card, additional)
    hidden = hidden or any(each.does == Is("hidden") and all_met(now, each.conditions, by, card) for each in card.text)
    name, mine = _name(now, by, card), attacks_of(now, by)
    before = before if before and now.reads("exerted-attack") == "anywhere" else ""
    place = next((each.place for each in mine if each.name == before), len(mine) + 1)
    for each in mine:
        if each.place >= place:
            now.put(each._replace(place=each.place + 1))
    enter(now, by, card)
    now.put(Attack(name, card.name, by, place, source, hidden=hidden, granted=player(now, by).next_attack))
    note(now, first_gone=True)
    change(now, by, next_attack=())
    grounds = _grounds(card, source, hidden, additional or len(mine) > 0, before)
    rules = dict.fromkeys((*_givers(now, by, bool(mine)), *grounds, *_allowed(now, by, card)))
    laid = f"{name}{' face down' if hidden else ''}, attack {place} of {len(mine) + 1}"
    now.say(f"{by} plays {laid}.", *rules, actor=by, event=("attack", name))
    if blows.is_power_blow(now, now.the(Attack, name)):
        now.say(f"{name} is a Power Blow.", cite("power-blows"), cite("hidden-disclosure"), event=("blow", name))
    carry_out(now, jobs_of(now, card, by, attack=name))
    return name


def _grounds(card: Card, source: str, hidden: bool, additional: bool, before: str) -> list[Cite]:
    """The rules that let this attack be played in this way."""
    found = ["power-blows-hidden-right", "hidden-attacks"] if hidden else []
    found += ["phase-4-attack"]
    found += ["multiple-attacks-insert"] if before else []
    found += ["multiple-attacks", "primary-attack-first"] if additional else []
    found += ["search-attack"] if source == "exertion" else []
    found += {"ranged attack": ["ranged-attacks"], "dirty trick": ["dirty-tricks"]}.get(card.type, [])
    return list(map(cite, found))


def _givers(now: Moment, by: str, further: bool) -> Iterator[Cite]:
    """multiple-attacks: the cards that give a further attack."""
    for giver, _ in in_force(now, lasting.Extra, by) if further else ():
        yield from rules_of(giver.title)
        yield cite("multiple-attacks")


def _allowed(now: Moment, by: str, card: Card) -> Iterator[Cite]:
    """What else lets this player attack with this card: a power, a Shield as only weapon, preventions ignored."""
    yield from signed(card)
    if not card.is_attack:
        yield cite("faq-yung-dol-kim")
    if [each.title.casefold().removeprefix("the ") for each in prone_and_disarmed.wielded(now, by)] == ["shield"]:
        yield cite("faq-shield")
    yield from unprevented(now, by)


def _name(now: Moment, by: str, card: Card) -> str:
    """What an attack is called: by its card, with its player where the opponent has one of that name."""
    whose, title = {each.name: each.by for each in now.every(Attack)}, shown(card.name)
    return free_name(whose, title if whose.get(title, by) == by else f"{by}'s {title}")


@RULES.verb
class PlayAttack(Spoken):
    """phase-4-attack: an attack is played from hand, or from under a card that lets it; Hidden by a right."""

    name = "attack"
    phrase = "attacks with {0}[1: hidden][2: as an additional attack]{3}"
    example = "attacks with <attack>, attacks with <attack> hidden, attacks with <attack> as an additional attack"
    also = (
        (
            r"(?:plays|attacks with) (.+?) (?:hidden|face down|as a hidden attack)( discarding .+)?",
            r"attacks with \1 hidden\2",
        ),
        (r"plays (.+) as an additional attack", r"attacks with \1 as an additional attack"),
        (r"plays (.+)", r"attacks with \1"),
    )

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card in different([*cards(now, by, "hand"), *cards(now, by, "under")]):
            if card.is_attack or as_attack(now, by, card):
                additional = opportunities.own_line(now, by, card)
                for paid in costs.ways_to_pay(now, by, card, card.zone):
                    yield from ((card.name, hidden, False, paid) for hidden in (False, True))
                    if additional:
                        yield card.name, False, True, paid

    kinds = "c--c"

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        card = now.get(str(args[0]))
        return isinstance(card, Card) and card.is_attack

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := _not_to_attack_with(now, choice)) is not None:
            return wrong
        card = now.the(Card, str(choice.args[0]))
        if card.zone == "under" and not _from_under(now, choice.by, card):
            return refuse(f"{card.title} is captured and has no effect on play", cite("captured"))
        _, hidden, additional, paid = choice.args
        refusal = refuse_attack(now, choice.by, card, card.zone, bool(hidden), bool(additional))
        return refusal or costs.refuse_payment(now, choice.by, card, card.zone, names(paid))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := not_your_turn(now, choice.by) or _not_to_attack_with(now, choice)) is not None:
            return wrong
        if phase(now) == "attack":
            return self.refuse(now, choice) or not_now(now, choice)
        if turn(now).skip_attack:
            return _skipping(now, choice.by)
        card, ended = now.the(Card, str(choice.args[0])), phase(now) == "defense" and not open_attacks(now)
        closed = refuse_play(now, choice.by, card, card.zone) or (refuse_area(now, choice.by, card) if ended else None)
        if closed is not None:
            return closed
        over = f"{choice.by}'s Attack Phase is over: a pass ended it; " if phase(now) in ("adjustment", "draw") else ""
        return refuse(f"{over}attacks are played in the Attack Phase", cite("phase-4-attack"))

    def take(self, now: Moment, choice: Choice) -> None:
        card = now.the(Card, str(choice.args[0]))
        _, hidden, additional, paid = choice.args
        costs.pay(now, choice.by, card, card.zone, names(paid))
        lay_attack(now, choice.by, card, card.zone, bool(hidden), bool(additional))
        costs.pay_off(now, choice.by, card, card.zone)


def _skipping(now: Moment, by: str) -> Refusal:
    """phase-4-attack: who skips the Attack Phase plays no attack in this turn."""
    found = [card for card in all_in_play(now) if any(isinstance(each.does, once.SkipAttack) for each in card.text)]
    rules = [rule for card in found for rule in rules_of(card.title)]
    why = f" ({found[0].title})" if found else ""
    return refuse(f"{by} skips the Attack Phase of this turn{why}", *rules, cite("phase-4-attack"))


def _not_to_attack_with(now: Moment, choice: Choice) -> Refusal | None:
    """multiple-attacks: an attack is a card of that kind out of the own hand."""
    card = now.get(str(choice.args[0]))
    if not isinstance(card, Card):
        return refuse(f"{shown(choice.args[0])} is not a card to attack with", cite("phase-4-attack"))
    if (wrong := misplaced(now, choice.by, card, ("hand", "under"), "multiple-attacks")) is not None:
        return wrong
    if not card.is_attack and not as_attack(now, choice.by, card):
        text = f"{card.title} is {a_type(card)} and cannot be played as an attack"
        return refuse(text, cite("phase-4-attack"), cite("anatomy-icon"))
    may = opportunities.own_line(now, choice.by, card) or opportunities.given(now, choice.by, card)
    if choice.args[2] and not may:
        text = f"neither {card.title} nor a card in play gives {choice.by} an additional attack"
        return refuse(text, cite("multiple-attacks"), cite("anatomy-text"))
    return None


def _from_under(now: Moment, by: str, card: Card) -> bool:
    """captured: whether text lets a card be played from under another."""
    told = (each for each in card.text if any(isinstance(one, FromUnder) for one in each.conditions))
    return any(all_met(now, each.conditions, by, card) for each in told)


def as_attack(now: Moment, by: str, card: Card) -> bool:
    """faq-yung-dol-kim: an effect that lets a block be played as an attack."""
    return any(
        does.role == "attack" and (not does.exerted or card.zone == "revealed")
        for _, does in in_force(now, lasting.PlayAs, by, card)
    )


@RULES.verb
class Forfeit(Spoken):
    """primary-attack-first: the primary attack opportunity is given up, so that additional ones may be used."""

    name = "forfeit"
    phrase = "forfeits the primary attack"
    also = ((r"forfeits (?:his|her|the) (?:primary )?attack(?: opportunity)?", "forfeits the primary attack"),)

    only = refuse("an attack opportunity can be forfeited only in the Attack Phase", cite("primary-attack-first"))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if turn(now).primary != "open":
            return refuse("the primary attack is gone already", cite("primary-attack-first"))
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        note(now, primary="forfeited")
        now.say(f"{choice.by} forfeits the primary attack.", cite("primary-attack-first"), actor=choice.by)


class _Make(PickAttack):
    """A Hard Exertion makes something of an attack played this turn."""

    rule, wrong = "power-blows", "is not an attack that the player who exerts has played this turn"

    def things(self, now: Moment, by: str) -> tuple[Attack, ...]:
        return attacks_of(now, by)

    def take_thing(self, now: Moment, by: str, attack: Attack) -> None:
        exert(now, by, self.name.replace("-", " "), about=attack.name)


@RULES.verb
class MakePowerBlow(_Make):
    """power-blows: a Hard Exertion makes an attack played this turn a Power Blow."""

    name = "power-blow"
    phrase = "exerts to make {0} a power blow"
    example = "exerts to make <attack> a power blow"
    only = refuse(
        "a player makes a Power Blow in their own Attack Phase, after playing the attack", cite("power-blows")
    )
    also = (
        (r"makes (.+) a power blow", r"exerts to make \1 a power blow"),
        (r"(?:exerts for|exerts to make it|makes) a power blow", r"exerts to make {attack} a power blow"),
    )

    def refuse_thing(self, now: Moment, by: str, attack: Attack) -> Refusal | None:
        if blows.is_power_blow(now, attack):
            return refuse(f"{attack.name} is a Power Blow already", cite("power-blows"))
        return blows.refuse_power_blow(now, by, attack) or refuse_hard(now, by, "power blow")


@RULES.verb
class MakeHeadShot(_Make):
    """errata-upper-center-promo: a Hard Exertion makes an attack a Head Shot, where its text allows that."""

    name = "head-shot"
    phrase = "exerts to make {0} a head shot"
    example = "exerts to make <attack> a head shot (only where the text of the attack allows it)"
    rule = "head-shot"
    only = refuse("an attack is made a Head Shot in its player's own Attack Phase", cite("head-shot"))
    also = ((r"makes (.+) a head ?shot", r"exerts to make \1 a head shot"),)

    def refuse_thing(self, now: Moment, by: str, attack: Attack) -> Refusal | None:
        lines = [each for _, each in blows.lines_on(now, attack) if isinstance(each.does, ExertHeadShot)]
        if not any(all_met(now, each.conditions, by, None, attack) for each in lines):
            return refuse(f"nothing on {attack.name} lets an Exertion make it a Head Shot now", cite("head-shot"),
                          cite("errata-upper-center-promo"))  # fmt: skip
        return blows.refuse_head_shot(now, by, attack) or refuse_hard(now, by, "head shot")


@RULES.verb
class ExertForAttack(ExertFor):
    """search-attack: a Hard Exertion to look for an attack; an opportunity for one is needed."""

    name = "exert-attack"
    phrase = "exerts for an attack"
    other_phrases = ("makes a hard exertion for an attack", "searches for an attack")
    purpose = "attack"

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if phase(now) != "attack":
            return refuse("an attack is exerted for in the Attack Phase", cite("search-attack"))
        if turn(now).primary != "open" and not opportunities.granted(now, turn(now).active):
            return refuse(f"{choice.by} has no attack opportunity left, and cannot exert for an attack",
                          cite("phase-4-attack"))  # fmt: skip
        for source, does in in_force(now, lasting.CannotPlay, choice.by):
            if does.what == ATTACK and not does.source and not does.this:
                return refuse(f"{source.title}: {choice.by} cannot attack, nor exert for an attack",
                              cite("phase-4-attack"), cite("prevention"))  # fmt: skip
        return super().refuse(now, choice)
