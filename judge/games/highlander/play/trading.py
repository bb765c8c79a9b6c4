"""faq-mako, faq-methos: discarding cards to draw others."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.play.choice_words import shown
from judge.games.highlander.play.endurance import discarder, take
from judge.games.highlander.things import Card


@RULES.step
def draw_for_discards(now: Moment) -> None:
    """faq-mako, faq-methos: a card is drawn for each one discarded."""
    take(now, discarder(now), drawn_for(now, now.given(int, "done")), "hand", str(now.bound("source")))


def drawn_for(now: Moment, discarded: int) -> int:
    """faq-methos: how many cards are drawn for those discarded."""
    return 0 if now.reads("trade-costs") == "not-drawn" else discarded


def trade(now: Moment, who: str, name: str, source: str) -> None:
    """faq-methos: one of the cards that are discarded to draw others."""
    if now.reads("trade-costs") != "kept":
        now.put(now.the(Card, name)._replace(zone="discard"))
    now.say(f"{who} discards {shown(name)} ({source}).", *rules_of(source), cite("phase-2a-may-do"), actor=who,
            event=("discarded", shown(name)))  # fmt: skip
