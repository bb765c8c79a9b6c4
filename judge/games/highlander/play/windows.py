"""golden-rule-turn: windows that close by themselves when a pass would be the only choice in them."""

from __future__ import annotations

from judge.engine import Moment, Open
from judge.games.highlander import RULES, cite
from judge.games.highlander.play.choice_words import can
from judge.games.highlander.play.turn.phase_2a_may_do import use_between_cards
from judge.games.highlander.play.turn.phase_3_defense import still_to_answer
from judge.games.highlander.play.who import turn

BETWEEN = ("may-must", "defense", "defend-attack", "attack")
CLOSING = {
    ("defend-attack", "with"): (("add",), "faq-in-conjunction"),
    ("defend-attack", "better"): (("exert-defense",), "hidden-inappropriate"),
    ("defend-attack", "power"): (("power-block",), "power-blocks"),
    ("defense-exertion", "before"): (("defend", "cover", "add"), "multiple-defenses-exertion"),
    ("exertion", "before"): (("add",), "search-attack"),
    ("exertion", "illusion"): (("illusion",), "ct-illusions"),
    ("play-card", "with"): (("add",), "faq-in-conjunction"),
    ("play-card", "counter"): (("counter",), "countering"),
    ("discarding", "may"): (("discard",), "phase-2a-may-do"),
    ("trading", "may"): (("discard",), "phase-2a-may-do"),
    ("retrieving", "may"): (("retrieve",), "immediate-effect"),
    ("frenzy", "attacks"): (("frenzy-attack",), "errata-bloodlust"),
    ("draw-discard", "draw"): (("draw",), "draw-capability"),
    ("between-cards", "use"): (("use",), "discard-to-use"),
}


def attend(now: Moment) -> bool:
    """Whether a window stays open: one of those above only while something can be done in it.

    Between two cards of the active player comes what the opponent may use. The window before an Exertion stays open
    once somebody has begun to play in it: people end it with a pass.
    """
    frame = now.frames[-1]
    if turn(now).just_played and frame.chart in BETWEEN:
        use_between_cards(now)
        if now.frames[-1].chart == "between-cards":
            return True
    if frame.chart == "defend-attack" and frame.at == now.referee.place("defend-attack", "choose"):
        return still_to_answer(now)
    for (chart, node), (verbs, unit) in CLOSING.items():
        if frame.chart == chart and frame.at == now.referee.place(chart, node):
            assert isinstance(frame.state, Open)
            if now.bound("begun") or any(can(now, name, frame.state.actor) for name in verbs):
                return True
            now.say("Nothing more can be done here.", cite(unit))
            return False
    return True


RULES.attend = attend
