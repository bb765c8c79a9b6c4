"""anatomy-text: conditions of card text in words, and whether they are met."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.engine import Moment
from judge.games.highlander.cards import kinds
from judge.games.highlander.play.who import in_play, opponent, player, turn
from judge.games.highlander.things import Attack, Card

WHO = r"(you|your opponent|opponent)"
FORMS = (
    "you are prone", "opponent is disarmed", "opponent attacked last turn", "opponent did not attack last turn",
    "opponent played a power blow last turn", "you played no special card this turn",
    "you played no other titled The Master Plan this turn", "you have an ally in play",
    "opponent has no hilt in play", "opponent removed an ally last turn", "your ability is 5 or less",
    "this is a power blow", "this is hidden", "from the exertion", "from under a card", "first attack",
    "you blocked this turn", "end game",
)  # fmt: skip


def condition(text: str) -> str:
    """A condition in the form the rules use; ValueError lists the forms."""
    words = " ".join(text.casefold().replace("\u2019", "'").split()).replace("your opponent", "opponent")
    words = re.sub(r"^(if|when|while|only if)\s+", "", words)
    for pattern, write, _ in TESTS:
        if match := re.fullmatch(pattern, words):
            return write(match)
    raise ValueError(f"{text!r} is no condition; allowed, for you or your opponent: {', '.join(FORMS)}")


def met(now: Moment, text: str, by: str, card: Card | None = None, attack: Attack | None = None) -> bool:
    """Whether a condition is met for a player, of a card and an attack where it speaks of them."""
    for pattern, _, test in TESTS:
        if match := re.fullmatch(pattern, text):
            return test(now, match, by, card, attack)
    raise KeyError(f"the condition {text!r} is not known")


def all_met(
    now: Moment, conditions: tuple[str, ...], by: str, card: Card | None = None, attack: Attack | None = None
) -> bool:
    """Whether every condition is met."""
    return all(met(now, each, by, card, attack) for each in conditions)


Writer = Callable[[re.Match[str]], str]
Tester = Callable[[Moment, re.Match[str], str, Card | None, Attack | None], bool]


def _same(match: re.Match[str]) -> str:
    return match.group()


def _whose(now: Moment, who: str, by: str) -> str:
    return by if who.startswith("you") else opponent(now, by)


def _state(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    """faq-considered-actually: being considered Prone or Disarmed does not set off what being so sets off."""
    from judge.games.highlander.play import prone_and_disarmed

    who, word = _whose(now, match[1], by), match[3]
    loose = now.reads("considered-is-so") == "counts"
    if word == "prone":
        found = prone_and_disarmed.is_prone(now, who) if loose else player(now, who).prone
    else:
        found = prone_and_disarmed.is_disarmed(now, who) if loose else prone_and_disarmed.actually_disarmed(now, who)
    return found is not bool(match[2])


def _has(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    who, found = _whose(now, match[1], by), kinds.kind(match[3])
    there = any(kinds.fits(now, each, found) for each in in_play(now, who) if card is None or each.name != card.name)
    return there is (match[2] != "no")


def _attacked(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    there = player(now, _whose(now, match[1], by)).attacked
    return there if match[2] == "attacked" else not there


def _blow(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    return player(now, _whose(now, match[1], by)).power_blow


def _special(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    return bool(turn(now).specials) is (match[1] not in ("no", "did not play a"))


def _played(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    """Whether nothing else of a kind was played in this turn; what was countered counts."""
    found, number = kinds.kind(match[1]), turn(now).number
    mine = [each for each in now.every(Card) if each.owner == by and each.entered == number]
    return not any(kinds.fits(now, each, found) for each in mine if card is None or each.name != card.name)


def _removed(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    found = kinds.kind(match[2])
    gone = player(now, _whose(now, match[1], by)).removed
    return any(kinds.fits(now, now.the(Card, each), found) for each in gone)


def _ability(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    value = player(now, _whose(now, match[1], by)).ability
    return value <= int(match[2]) if match[3] == "less" else value >= int(match[2])


def _is_blow(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    from judge.games.highlander.play.attacks import blows_and_head_shots

    return attack is not None and blows_and_head_shots.is_power_blow(now, attack)


def _first(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    return attack.place == 1 if attack is not None else not turn(now).first_gone


def _blocked(now: Moment, match: re.Match[str], by: str, card: Card | None, attack: Attack | None) -> bool:
    return bool(turn(now).last_block)


TESTS: tuple[tuple[str, Writer, Tester], ...] = (
    (rf"{WHO} (?:are|is) (not )?(prone|disarmed)", _same, _state),
    (rf"{WHO} (attacked|did not attack) last turn", _same, _attacked),
    (rf"{WHO} (?:played|made) a power blow last turn", _same, _blow),
    (r"you (played a|played no|did not play a|no) special card this turn",
     lambda m: f"you {'played a' if m[1] == 'played a' else 'did not play a'} special card this turn", _special),
    (r"(no) special card this turn", lambda m: "you did not play a special card this turn", _special),
    (r"you (?:have )?played no (?:other )?(.+) this turn",
     lambda m: f"you played no other {kinds.kind(m[1])} this turn", _played),
    (rf"{WHO} ha(?:ve|s) (an?|no|any) (.+) in play",
     lambda m: f"{m[1]} has {'no' if m[2] == 'no' else 'a'} {kinds.kind(m[3])} in play", _has),
    (rf"{WHO} removed an? (.+) last turn", lambda m: f"{m[1]} removed a {kinds.kind(m[2])} last turn", _removed),
    (rf"{WHO}(?:r|'s)? ability is (\d+) or (less|more)", _same, _ability),
    (r"(?:this|it|this attack|that attack) is a power blow", lambda m: "this is a power blow", _is_blow),
    (r"(?:this|it|this attack) is hidden", lambda m: "this is hidden",
     lambda now, m, by, card, attack: attack is not None and attack.hidden),
    (r"from (?:the|an) exertion", lambda m: "from the exertion",
     lambda now, m, by, card, attack: attack is not None and attack.source == "exertion"),
    (r"from under a? ?(?:card|.+)", lambda m: "from under a card",
     lambda now, m, by, card, attack: card is not None and (card.zone == "under" or bool(
         attack is not None and attack.source == "under"))),
    (r"(?:this is )?(?:your )?(?:the )?first attack(?: this turn)?", lambda m: "first attack", _first),
    (r"you blocked this turn", _same, _blocked),
    (r"end game", _same, lambda now, m, by, card, attack: turn(now).end_game),
)  # fmt: skip
