"""golden-rule-turn: windows that close by themselves when a pass would be the only choice in them."""

from __future__ import annotations

from judge.engine import Moment, Open
from judge.games.highlander import RULES, cite
from judge.games.highlander.play.choice_words import can
from judge.games.highlander.play.turn.phase_2a_may_do import use_between_cards
from judge.games.highlander.play.turn.phase_3_defense import still_to_answer
from judge.games.highlander.play.who import turn

BETWEEN = ("may-must", "defense", "defend-attack", "attack")
IN_CONJUNCTION = "No card in hand can be played in conjunction."
NO_MORE_DISCARDS = "No further card can be discarded."
CLOSING = {
    ("defend-attack", "with"): (("add",), "faq-in-conjunction", IN_CONJUNCTION),
    ("defend-attack", "better"): (("exert-defense",), "hidden-inappropriate", "No better defense can be exerted for."),
    ("defend-attack", "power"): (("power-block",), "power-blocks", "The block cannot be made a Power Block."),
    ("defense-exertion", "before"): (
        ("defend", "cover", "add"), "multiple-defenses-exertion", "No defense can be declared for the other attacks."
    ),
    ("exertion", "before"): (("add",), "search-attack", IN_CONJUNCTION),
    ("exertion", "illusion"): (("illusion",), "ct-illusions", "No Illusion can be played from the Exertion."),
    ("play-card", "with"): (("add",), "faq-in-conjunction", IN_CONJUNCTION),
    ("play-card", "counter"): (("counter",), "countering", "Nothing can counter it."),
    ("discarding", "may"): (("discard",), "phase-2a-may-do", NO_MORE_DISCARDS),
    ("trading", "may"): (("discard",), "phase-2a-may-do", NO_MORE_DISCARDS),
    ("retrieving", "may"): (("retrieve",), "immediate-effect", "No further card can be taken back."),
    ("frenzy", "attacks"): (("frenzy-attack",), "errata-bloodlust", "No further attack can be played."),
    ("draw-discard", "draw"): (("draw",), "draw-capability", "No further card can be drawn."),
    ("between-cards", "use"): (("use",), "discard-to-use", "Nothing further can be used."),
}  # fmt: skip
CLOSING_IN = {
    chart: {node: closing for (other, node), closing in CLOSING.items() if other == chart} for chart, _ in CLOSING
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
    for node, (verbs, unit, words) in CLOSING_IN.get(frame.chart, {}).items():
        if frame.at == now.referee.place(frame.chart, node):
            assert isinstance(frame.state, Open)
            if now.bound("begun") or any(can(now, name, frame.state.actor) for name in verbs):
                return True
            now.say(words, cite(unit))
            return False
    return True


RULES.attend = attend
