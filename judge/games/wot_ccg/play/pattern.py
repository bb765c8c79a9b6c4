"""pattern, convert: tokens are added, removed and converted; 20 of them bring the Last Battle."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import Change
from judge.games.wot_ccg.play.events_and_effects.history import note
from judge.games.wot_ccg.play.events_and_effects.occasions import happen, of_him
from judge.games.wot_ccg.play.in_force import rules_for, you_of
from judge.games.wot_ccg.play.who import in_play, last_battle, opponent, pattern, tokens_of
from judge.games.wot_ccg.things import Card, Player
from judge.kit.words import counted

ENOUGH = 20


def section_of(now: Moment, player: str) -> str:
    """pattern-your-section: light for the Hero, shadow for the Villain."""
    return "light" if now.the(Player, player).hero else "shadow"


def add_tokens(now: Moment, section: str, number: int, *cites: Cite) -> None:
    """pattern-extra-tokens: tokens come on a section; last-battle-trigger: 20 at any point are enough."""
    found = pattern(now)
    now.put(found._replace(**{section: getattr(found, section) + number}))
    text = f"{counted(number, f'{section} token')} on the Pattern."
    now.say(text, *cites, cite("pattern-token-kinds"), event=("tokens", section))
    notice_twenty(now)
    for each in now.every(Player):
        if section_of(now, each.name) == section:
            note(now, "gained a token", each.name)
            of_him(now, "you gain a token", "your opponent gains a token", each.name)
    for card in in_play(now):
        if card.text and you_of(now, card) and section_of(now, you_of(now, card)) == section:
            happen(now, "you gain a token", card, you_of(now, card))
        elif card.text and you_of(now, card) and section != "neutral":
            happen(now, "your opponent gains a token", card, you_of(now, card))


def notice_twenty(now: Moment) -> None:
    """last-battle-trigger: 20 or more tokens in all bring the Last Battle in the following turn."""
    found = pattern(now)
    if toward_twenty(now) >= ENOUGH and not found.reached:
        now.put(found._replace(reached=True))
        if not last_battle(now):
            text = f"There are {found.total} tokens on the Pattern: the Last Battle begins next turn."
            now.say(text, cite("last-battle-trigger"), cite("pattern-twenty"), event=("last battle", "pattern"))


def toward_twenty(now: Moment) -> int:
    """last-battle-trigger: light, shadow and neutral tokens together."""
    found = pattern(now)
    if found.total >= ENOUGH > found.total - found.neutral and now.reads("neutral-toward-twenty") == "left-out":
        return found.total - found.neutral
    return found.total


def remove_tokens(now: Moment, section: str, number: int, *cites: Cite) -> None:
    """Tokens are taken off a section, as far as there are any."""
    found = pattern(now)
    taken = min(number, getattr(found, section))
    now.put(found._replace(**{section: getattr(found, section) - taken}))
    text = f"{counted(taken, f'{section} token')} removed from the Pattern."
    now.say(text, *cites, event=("tokens", section))
    for each in now.every(Player):
        if taken and section_of(now, each.name) == section:
            _upon_fewer(now, "lose", each.name)


def _upon_fewer(now: Moment, does: str, player: str) -> None:
    """pattern-your-section: what texts in play tie to tokens that a player loses, or converts."""
    of_him(now, f"you {does} a token", f"your opponent {does}s a token", player)
    for card in in_play(now):
        if card.text and (you := you_of(now, card)):
            happen(now, f"you {does} a token" if you == player else f"your opponent {does}s a token", card, you)


def convert(now: Moment, player: str, number: int, *cites: Cite) -> int:
    """convert: tokens go from a player's own section to the neutral one; the total stays."""
    taken, section, found = min(number, tokens_of(now, player)), section_of(now, player), pattern(now)
    slip = now.reads("converted-tokens-go") if taken else ""
    off, added = 0 if slip == "stay" else taken, 0 if slip in ("stay", "away") else taken
    now.put(found._replace(**{section: getattr(found, section) - off, "neutral": found.neutral + added}))
    if slip == "opponent":
        other = "shadow" if section == "light" else "light"
        now.put(pattern(now)._replace(neutral=found.neutral, **{other: getattr(found, other) + taken}))
    text = f"{player} converts {counted(taken, f'{section} token')} to neutral."
    now.say(text, cite("convert"), *cites, actor=player, event=("tokens", player))
    if taken:
        _upon_fewer(now, "convert", player)
    return taken


def move_neutral(now: Moment, player: str, number: int) -> None:
    """pattern-your-section: tokens go from the neutral section to a player's own, as far as there are any."""
    found, section = pattern(now), section_of(now, player)
    moved = min(number, found.neutral)
    now.put(found._replace(**{section: getattr(found, section) + moved, "neutral": found.neutral - moved}))
    text = f"{counted(moved, 'neutral token')} moved to the {section} section."
    now.say(text, cite("pattern-your-section"), cite("pattern-token-kinds"), event=("tokens", section))


def move_theirs(now: Moment, player: str, number: int) -> None:
    """pattern-your-section: tokens go from the opponent's section to a player's own, as far as there are any."""
    found, mine, theirs = pattern(now), section_of(now, player), section_of(now, opponent(now, player))
    moved = min(number, getattr(found, theirs))
    now.put(found._replace(**{mine: getattr(found, mine) + moved, theirs: getattr(found, theirs) - moved}))
    text = f"{counted(moved, f'{theirs} token')} moved to the {mine} section."
    now.say(text, cite("pattern-your-section"), cite("pattern-token-kinds"), event=("tokens", mine))


def _considered(now: Moment, card: Card, player: str) -> int:
    """pattern-requirement: by how much texts let a player's Pattern count higher for the recruit of a card."""
    from judge.games.wot_ccg.play.values import of_card

    rules = (rule for _, rule in rules_for(now, player, Change) if rule.what == "pattern")
    return sum(int(str(rule.amount)) for rule in rules if of_card(now, rule, card, player))


def refuse_pattern(now: Moment, card: Card, player: str, converts: int = 0) -> Refusal | None:
    """pattern-requirement; pattern-requirement-after-convert: it must still be met after all converting."""
    if converts and now.reads("requirement-before-converting") == "before":
        converts = 0
    own = tokens_of(now, player) - converts + _considered(now, card, player)
    rules = (cite("pattern-requirement"), *((cite("pattern-requirement-after-convert"),) if converts else ()))
    if own < card.needs:
        has = f"would have {own} after converting" if converts else f"has {own}"
        return refuse(f"{card.name} needs {card.needs} tokens; {player} {has}", *rules)
    there = pattern(now).total
    if there < card.needs_total:
        return refuse(f"{card.name} needs {card.needs_total} tokens on the Pattern; there are {there}", *rules)
    return None
