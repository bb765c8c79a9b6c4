"""phase-3-defense, ct-blocks, ct-dodges, ranged-attacks, dirty-tricks: which defense answers which attack."""

from __future__ import annotations

from typing import Any

from judge.engine import Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.continuous_effects import attached, in_force, is_lasting, refuse_doing
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.grid import covers, in_words
from judge.games.highlander.cards.kinds import cells, fits
from judge.games.highlander.cards.kinds import in_words as kind_in_words
from judge.games.highlander.cards.meanings import lasting, of_cards
from judge.games.highlander.play.attacks import blows_and_head_shots as blows
from judge.games.highlander.play.who import current, opponent, turn
from judge.games.highlander.things import Attack, Card

ANSWERED = ("blocked", "dodged", "declared")


def lines_on(now: Moment, card: Card, helper: Card | None = None) -> list[Any]:
    """What a defense, and what is played in conjunction with it, says; only what its conditions allow."""
    found = (card, *attached(now, card.name), *([helper] if helper else []))
    lines = [line for each in found if not each.nullified for line in each.text if is_lasting(line)]
    return [line.does for line in lines if all_met(now, line.conditions, card.owner, card)]


def as_block(now: Moment, card: Card) -> bool:
    """faq-yung-dol-kim: an attack that an effect lets its player use as a block, from where it lies."""
    return card.is_attack and bool(
        [
            does
            for _, does in in_force(now, lasting.PlayAs, card.owner, card)
            if does.role == "block" and (not does.exerted or card.zone == "revealed")
        ]
    )


def is_dodge(card: Card) -> bool:
    """ct-dodges: a card with a green grid."""
    return card.type == "dodge"


def inappropriate(now: Moment, card: Card, attack: Attack, helper: Card | None = None) -> Refusal | None:
    """phase-3-defense: why a defense does not answer an attack, or None where it does."""
    host, lines = blows.card_of(now, attack), lines_on(now, card, helper)
    for line in lines:
        if isinstance(line, of_cards.NotAgainst) and fits(now, host, line.what):
            return refuse(f"{card.title} is not played against a {kind_in_words(line.what)}", cite("anatomy-text"))
    kind = _dodge_fails if is_dodge(card) else _block_fails
    return (
        kind(now, card, attack, host, lines)
        or _does_not_cover(now, card, attack, host)
        or answers_only_one(now, card, attack)
    )


def _dodge_fails(now: Moment, card: Card, attack: Attack, host: Card, lines: list[Any]) -> Refusal | None:
    if blows.undodgeable(now, attack, card) and now.reads("unanswerable") == "heeded":
        return refuse(f"{attack.name} cannot be dodged", cite("ct-dodges"), cite("golden-rule-cards"))
    if "back away" in card.title.casefold() and host.type == "ranged attack":
        if not _allowed_by_text(now, card, host, lines):
            return refuse(f"nobody can Back Away from a Ranged Attack such as {attack.name}", cite("ranged-attacks"))
    return None


def _block_fails(now: Moment, card: Card, attack: Attack, host: Card, lines: list[Any]) -> Refusal | None:
    if _allowed_by_text(now, card, host, lines):
        return None
    if host.type == "ranged attack" and now.reads("block-a-shot") == "no":
        return refuse(f"{attack.name} is a Ranged Attack; no block is played against it", cite("ranged-attacks"))
    guarded = (
        card.type == "guard" and host.type == "dirty trick" and now.reads("dirty-trick-guard") == "guard-may-block"
    )
    if host.type == "dirty trick" and not guarded and now.reads("block-a-trick") == "no":
        return refuse(f"{attack.name} is a Dirty Trick and cannot be blocked", cite("dirty-tricks"))
    if blows.unblockable(now, attack, card) and now.reads("unanswerable") == "heeded":
        return refuse(f"{attack.name} cannot be blocked", cite("ct-blocks"), cite("golden-rule-cards"))
    return None


def _allowed_by_text(now: Moment, card: Card, attack: Card, lines: list[Any]) -> bool:
    """golden-rule-cards: text on the defense, or on a card in play, that lets it answer such an attack."""
    found = [line for line in lines if isinstance(line, of_cards.MayAnswer)]
    found += [does for _, does in blows.of_all(now, card.owner, card, of_cards.MayAnswer)]
    return any(fits(now, attack, each.what) for each in found)


def _does_not_cover(now: Moment, card: Card, attack: Attack, host: Card) -> Refusal | None:
    aimed, guarded = cells(now, host), cells(now, card)
    if covers(guarded, aimed) or (now.reads("coverage") == "any-area" and bool(set(aimed) & set(guarded))):
        return None
    rule = cite("ct-dodges") if is_dodge(card) else cite("ct-blocks")
    return refuse(f"{card.title} covers {in_words(guarded)}; {attack.name} is aimed at {in_words(aimed)}",
                  cite("phase-3-defense"), rule)  # fmt: skip


def answers_only_one(now: Moment, card: Card, attack: Attack) -> Refusal | None:
    """mdef-ex1: one defense may answer several attacks, unless text says that it does not."""
    others = [each for each in now.every(Attack) if each.defense == card.name and each.name != attack.name]
    if not any(each.status in ANSWERED for each in others):
        return None
    if in_force(now, lasting.Free, card.owner, of="one each"):
        return None
    own = of_cards.AnswersOne() in lines_on(now, card) or now.reads("one-defense-many") == "one-each"
    told = [each for each in blows.says(now, attack, of_cards.OneEach) if fits(now, card, each[1].what)]
    each = in_force(now, of_cards.OneEach, attack.by, card)
    if own or told or each:
        rules = [rule for source, _ in (*told, *each) for rule in rules_of(source.title)]
        return refuse(f"{card.title} has already defended against one attack and cannot defend against another", *rules,
                      cite("multiple-defenses"), cite("mdef-ex1"))  # fmt: skip
    return None


def is_power_block(now: Moment, card: Card) -> bool:
    """power-blocks: made so by an Exertion this turn, or by text."""
    by_text = card.power == turn(now).number or of_cards.Is("power block") in lines_on(now, card)
    return by_text or bool(blows.of_all(now, card.owner, card, of_cards.Is("power block")))


def refuse_power_block(now: Moment, card: Card, attack: Attack) -> Refusal | None:
    """power-blocks: only once; that it is a block against a Power Blow has been seen before this is asked."""
    if is_power_block(now, card):
        return refuse(f"{card.title} is already a Power Block", cite("power-blocks"))
    printed = [line for line in lines_on(now, card) if isinstance(line, of_cards.CannotBe)]
    kept = blows.kept_from(now, card, card.owner, "power block")
    if kept or any("power block" in line.what for line in printed):
        source = (kept or card).title
        return refuse(f"{source} keeps {card.title} from being a Power Block", cite("prevention"), cite("power-blocks"))
    return refuse_doing(now, opponent(now, attack.by), "power block", cite("power-blocks"))


@RULES.test
def against_a_power_blow(now: Moment) -> bool:
    """power-blocks: whether the attack being answered is a Power Blow that a block answers."""
    attack = current(now)
    card = now.get(attack.defense)
    if not isinstance(card, Card) or card.zone != "play" or not card.is_block or not attack.is_open:
        return False
    return blows.is_power_blow(now, attack) and not is_power_block(now, card)
