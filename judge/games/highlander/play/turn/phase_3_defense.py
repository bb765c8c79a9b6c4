"""phase-3-defense, successful-attacks: 3) Defense Phase: attacks are answered and resolved one after the other."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping

from judge.engine import Choice, Moment, Refusal, by_row, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.continuous_effects import attached
from judge.games.highlander.cards.immediate_effects import jobs_of
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.play import winning
from judge.games.highlander.play.at_once import set_off
from judge.games.highlander.play.attacks import appropriate_defenses, damage
from judge.games.highlander.play.attacks.blows_and_head_shots import FACTS, is_head_shot, is_power_blow, lines_on
from judge.games.highlander.play.choice_words import PickAttack, PickCard, Spoken
from judge.games.highlander.play.exertions.hard_and_soft import exert, refuse_hard
from judge.games.highlander.play.whereabouts import not_now, not_your_turn
from judge.games.highlander.play.who import (
    active_player,
    current,
    in_play,
    incoming,
    lies_open,
    note,
    open_attacks,
    open_hand,
    opponent,
    phase,
    taken_up,
)
from judge.games.highlander.things import Attack, Card, Job


@RULES.step
def begin_defense(now: Moment) -> None:
    """phase-3-defense: the phase begins; without an attack no defense can be played."""
    open_hand(now)
    names = ", ".join(each.name for each in incoming(now))
    text = f"{active_player(now)} must defend against: {names}." if names else "There is no attack to defend against."
    now.say(text, cite("phase-3-defense"), event=("phase", "defense"))


@RULES.test
def attacks_to_answer(now: Moment) -> bool:
    """multiple-defenses: whether an attack has not been settled yet."""
    return bool(open_attacks(now))


@RULES.role
def next_attack(now: Moment) -> str:
    """multiple-defenses: the first attack in the sequence that is not settled."""
    found = open_attacks(now)
    return found[0].name if found else ""


@RULES.test
def still_to_answer(now: Moment) -> bool:
    """Whether the attack taken up still waits; a card may have avoided or countered it."""
    attack = taken_up(now)
    return attack is not None and attack.is_open


@RULES.test
def is_hidden_now(now: Moment) -> bool:
    """hidden-attacks: whether the attack is face down and has to be revealed."""
    return still_to_answer(now) and current(now).is_hidden


@RULES.step
def reveal_attack(now: Moment) -> None:
    """hidden-attacks, hidden-disclosure: after the defense the attack is revealed with everything about it."""
    attack = current(now)
    now.put(attack._replace(seen=True))
    told = ", ".join(word for word, is_so in FACTS.items() if is_so(now, attack))
    now.say(f"{attack.name} is revealed{told and f': {told}'}.", cite("hidden-attacks"), cite("hidden-disclosure"),
            event=("revealed", attack.name))  # fmt: skip
    card = now.get(attack.defense)
    if isinstance(card, Card) and (why := appropriate_defenses.inappropriate(now, card, attack)):
        now.put(current(now)._replace(failed=card.name, defense=""))
        note(now, last_defense=card.name, last_block=_after_a_miss(now, card))
        now.say(f"{card.title} is an inappropriate defense: {why.text}.", cite("hidden-inappropriate"), *why.cites,
                event=("missed", attack.name))  # fmt: skip


def _after_a_miss(now: Moment, card: Card) -> tuple[str, ...]:
    """phase-4-attack: whether a block that missed closes its areas to the own attacks is the reading failed-block."""
    return (card.name,) if card.is_block and now.reads("failed-block") == "closes" else ()


@RULES.test
def hidden_and_unanswered(now: Moment) -> bool:
    """hidden-inappropriate: whether the defender may now exert for a defense."""
    return still_to_answer(now) and current(now).hidden and not current(now).defense


@RULES.verb
class LetThrough(PickAttack):
    """successful-attacks: the defender declares the attack successful."""

    name = "let"
    phrase = "declares {0} successful"
    example = "declares <attack> successful (a pass leaves the attack undefended too)"
    also = (
        (r"lets (.+) through|takes (.+)|does not defend(?: against)? (.+)", r"declares \1\2\3 successful"),
        (r"does not defend|plays no defense|declares it successful|takes it", r"declares {attack} successful"),
    )

    rule, wrong = "successful-attacks", "is not an attack that is still to be defended"
    only = refuse(
        "the defending player declares an attack successful in their own Defense Phase", cite("successful-attacks")
    )

    def things(self, now: Moment, by: str) -> list[Attack]:
        return [each for each in open_attacks(now) if each.by != by]

    def refuse_thing(self, now: Moment, by: str, attack: Attack) -> Refusal | None:
        here = taken_up(now) or open_attacks(now)[0]
        if attack.name == here.name:
            return None
        return refuse(f"{here.name} comes first; attacks are resolved in order", cite("multiple-defenses"))

    def take_thing(self, now: Moment, by: str, attack: Attack) -> None:
        now.jump("done")
        again = _dodge_for_all(now, attack)
        if again is None:
            succeed(now, attack)
        else:
            defended(now, attack, again)


@RULES.verb
class ExertForDefense(Spoken):
    """search-defense: a Hard Exertion to look for a defense; an attack has to be pending."""

    name = "exert-defense"
    phrase = "exerts for a defense[0: against {0}]"
    example = "exerts for a defense against <attack>"
    also = (
        (r"(?:makes a hard exertion|exerts) for a (?:better )?defen[sc]e", r"exerts for a defense against {attack}"),
    )

    kinds = "a"
    only = refuse(
        "a player exerts for a defense in the Defense Phase, while an attack is pending", cite("search-defense")
    )

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from [(each.name,) for each in open_attacks(now)] or [("",)]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        attack, here = now.get(str(choice.args[0])), taken_up(now)
        if here is None or phase(now) != "defense":
            return self.only
        if not isinstance(attack, Attack) or attack not in open_attacks(now):
            return refuse("there is no such attack pending", cite("search-defense"))
        if attack.name != here.name:
            return refuse(f"{here.name} comes first", cite("multiple-defenses"))
        return refuse_hard(now, choice.by, "defense")

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return not_your_turn(now, choice.by) or super().elsewhere(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        if current(now).is_hidden:
            now.say(f"{choice.by} plays no defense from hand: the attack is revealed before the Exertion.",
                    cite("hidden-inappropriate"), actor=choice.by)  # fmt: skip
            reveal_attack(now)
        now.jump("power")
        now.say(f"{choice.by} declares an Exertion for a defense against {choice.args[0]}.",
                cite("multiple-defenses-exertion"), cite("exertion-declare"), actor=choice.by)  # fmt: skip
        now.call("defense-exertion", later=True, begun=False)


@RULES.test
def attacks_remain(now: Moment) -> bool:
    """multiple-defenses-exertion: whether there are attacks after the one the Exertion is for."""
    return any(each.place > current(now).place for each in open_attacks(now))


@RULES.step
def exert_for_defense(now: Moment) -> None:
    """search-defense: the Exertion itself."""
    now.bind("later", False)
    now.bind("begun", False)
    exert(now, active_player(now), "defense", about=current(now).name)


@RULES.verb
class MakePowerBlock(PickCard):
    """power-blocks: a Hard Exertion makes a block against a Power Blow a Power Block."""

    name = "power-block"
    phrase = "exerts to make {0} a power block"
    example = "exerts to make <block> a power block"
    zone = "play"
    rule, wrong = "power-blocks", "is not a block"
    also = (
        (r"makes (?:the |his |her )?(.+) a power block", r"exerts to make \1 a power block"),
        (r"exerts to power block with (.+)", r"exerts to make \1 a power block"),
        (r"(?:exerts for|exerts to make it|makes it|makes) a power block", r"exerts to make {block} a power block"),
    )

    def things(self, now: Moment, by: str) -> list[Card]:
        return [card for card in in_play(now, by) if card.is_defense]

    def not_such(self, now: Moment, by: str, card: Card) -> Refusal | None:
        if card.owner == by and card.zone == "hand" and card.is_block:
            return refuse(f"{card.title} is still in hand; the block is played first", cite("power-blocks"))
        return super().not_such(now, by, card)

    def refuse_thing(self, now: Moment, by: str, card: Card) -> Refusal | None:
        """power-blocks: a block of this turn, against a Power Blow, not resolved yet; and a Hard Exertion for it."""
        rule = cite("power-blocks")
        if phase(now) != "defense":
            return refuse("a Power Block is made in the Defense Phase", rule)
        if not card.is_block:
            return refuse(f"{card.title} is a dodge, and only a block can be a Power Block", rule)
        answered = [each for each in incoming(now) if each.defense == card.name]
        if not answered:
            return refuse(f"{card.title} defends against no attack", rule)
        blow = next((each for each in answered if is_power_blow(now, each)), None)
        if blow is None:
            return refuse(f"{answered[0].name}, which {card.title} defends against, is not a Power Blow", rule)
        kept = appropriate_defenses.refuse_power_block(now, card, blow) or refuse_hard(now, by, "power block")
        if kept is None and not blow.is_open:
            return refuse(f"{blow.name} has been resolved", rule, cite("multiple-defenses"))
        return kept

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return not_your_turn(now, choice.by) or self.refuse(now, choice) or not_now(now, choice)

    def take_thing(self, now: Moment, by: str, card: Card) -> None:
        exert(now, by, "power block", about=card.name)


@RULES.step
def resolve_attack(now: Moment) -> None:
    """multiple-defenses: the attack is resolved before the next one is answered."""
    attack = current(now)
    card = now.get(attack.defense)
    again = None if isinstance(card, Card) else _dodge_for_all(now, attack)
    if isinstance(card, Card) and card.zone == "play" and not _used_up(now, attack, card):
        defended(now, attack, card)
    elif again is not None:
        defended(now, attack, again)
    elif now.reads("success-timing") == "end-of-phase" and not is_head_shot(now, attack):
        now.put(attack._replace(status="left"))
        now.say(f"{attack.name} is left undefended.", cite("successful-attacks"), event=("left", attack.name))
    else:
        succeed(now, attack)


def _used_up(now: Moment, attack: Attack, card: Card) -> bool:
    """mdef-ex1: a defense that has answered one attack answers another one too; some think that it does not."""
    before = any(each.defense == card.name and each.place < attack.place for each in incoming(now))
    return before and now.reads("defense-used-up") == "used-up"


def _dodge_for_all(now: Moment, attack: Attack) -> Card | None:
    """errata-bloodlust: a dodge that avoids one attack only; some let it avoid the others too."""
    played = [now.get(each.defense) for each in incoming(now) if each.status == "dodged"]
    for card in played:
        if isinstance(card, Card) and appropriate_defenses.answers_only_one(now, card, attack) is not None:
            return card if now.reads("one-dodge-for-all") == "all" else None
    return None


def defended(now: Moment, attack: Attack, card: Card) -> None:
    """phase-3-defense, power-blocks: blocked or dodged; an ordinary block against a Power Blow costs 2."""
    how = "dodged" if appropriate_defenses.is_dodge(card) else "blocked"
    now.put(attack._replace(status=how))
    closes = how == "blocked" or now.reads("dodge-closes") == "closed"
    note(now, last_defense=card.name, last_block=(card.name,) if closes else ())
    now.say(f"{attack.name} is {how} by {card.title}.", cite("phase-3-defense"), cite("multiple-defenses"),
            event=(how, attack.name))  # fmt: skip
    lines = _triggered(now, attack, how) + _triggered(now, attack, "defended")
    blow = how == "blocked" and is_power_blow(now, attack)
    ordinary = blow and not appropriate_defenses.is_power_block(now, card)
    through = _through_the_block(now, attack) if ordinary else _past_the_defense(now, attack, blow)
    rule = cite("power-blocks") if blow else cite("phase-3-defense")
    damage.pend_damage(now, active_player(now), through, attack.name, rule)
    mine = (card, *attached(now, card.name))
    own = (
        job for each in mine for event in (how, "defends") for job in jobs_of(now, each, card.owner, event, attack.name)
    )
    missed = _triggered(now, attack, "successful")
    anyway = missed if missed and now.reads("set-off") == "anyway" else ()
    if missed:
        text = f"{attack.name} is not successful: what that would set off does not happen to {active_player(now)}."
        now.say(text, cite("successful-attacks"), cite("immediate-effect"))
    set_off(now, (*lines, *own, *_of_others(now, attack, f"is {how}"), *anyway))


def _past_the_defense(now: Moment, attack: Attack, blow: bool) -> int:
    """phase-3-defense, power-blocks: nothing gets past a dodge, a block or, of a Power Blow, a Power Block."""
    if now.reads("answered-attack") == "not-stopped":
        return int(damage.of_attack(now, attack).total)
    if not blow and is_power_blow(now, attack) and now.reads("dodged-power-blow") == "two-damage":
        return damage.BEHIND_A_BLOCK
    return damage.BEHIND_A_BLOCK if blow and now.reads("power-block-stops") == "two-damage" else 0


def _through_the_block(now: Moment, attack: Attack) -> int:
    """power-blocks: what a Power Blow still does behind an ordinary block."""
    match now.reads("ordinary-block"):
        case "stops-all":
            return 0
        case "stops-nothing":
            return int(damage.of_attack(now, attack).total)
    return damage.BEHIND_A_BLOCK


def _triggered(now: Moment, attack: Attack, when: str) -> tuple[Job, ...]:
    """Lines on the attack, and on cards played with it, that set in now; for the attacker."""
    found = {card.name: card for card, _ in lines_on(now, attack)}
    return tuple(job for card in found.values() for job in jobs_of(now, card, attack.by, when, attack.name))


@by_row(Card)
def _listening(row: tuple[Card, ...]) -> Mapping[str, tuple[Card, ...]]:
    """The cards in play that have lines which an event sets off."""
    found: dict[str, tuple[Card, ...]] = {}
    for card in row:
        for event in dict.fromkeys(line.event for line in card.text) if lies_open(card) else ():
            found[event] = (*found.get(event, ()), card)
    return found


def _of_others(now: Moment, attack: Attack, event: str) -> tuple[Job, ...]:
    """Texts of cards in play that set in when an attack of a kind is successful, blocked or dodged."""
    found: list[Job] = []
    for card in _listening(now).get(event, ()):
        if card.nullified:
            continue
        for job in jobs_of(now, card, card.owner, event, attack.name):
            when = job.line.when
            mine = "you" if attack.by == card.owner else "opponent"
            if when and when.who == mine and fits(now, now.the(Card, attack.card), when.what):
                found.append(job)
    return tuple(found)


def succeed(now: Moment, attack: Attack) -> None:
    """successful-attacks: successful; its effects happen at this moment, and a Head Shot ends the game."""
    defender = opponent(now, attack.by)
    now.put(attack._replace(status="successful", seen=True))
    text = f"{attack.name} is successful against {defender}."
    now.say(text, cite("successful-attacks"), event=("successful", attack.name))
    if is_head_shot(now, attack):
        winning.take_head(now, attack.by, defender, attack.name)
        return
    value = damage.of_attack(now, attack)
    rows = tuple(dict.fromkeys((*damage.kept_out(now, attack), *(row.cite for row in value.rows))))
    damage.pend_damage(now, defender, int(value.total), attack.name, *rows, value=value)
    sets_off = (*_triggered(now, attack, "successful"), *_of_others(now, attack, "lands"))
    if sets_off and now.reads("set-off") == "later":
        return
    set_off(now, sets_off)


@RULES.test
def attacks_left_open(now: Moment) -> bool:
    """successful-attacks: attacks left undefended become successful at the end of the phase."""
    return any(each.status == "left" for each in incoming(now))


@RULES.step
def succeed_next(now: Moment) -> None:
    """successful-attacks: the next of them."""
    succeed(now, next(each for each in incoming(now) if each.status == "left"))


@RULES.step
def attack_settled(now: Moment) -> None:
    """multiple-defenses: how the attack ended has been said; the next one follows."""
