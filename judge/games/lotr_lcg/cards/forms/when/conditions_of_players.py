"""constant-conditional: what must be so of players: what they control, hold and are engaged with, their threat."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.when.conditions import AT_LEAST_ONE
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import YOU, Amount, Condition, Phrase

condition = of["condition"]
for word, verb in (("player", "controls"), ("players", "control")):
    no = "does not control" if word == "player" else "do not control"
    condition.form(Condition, f"{{player:{word}}} {verb} {{group:cards}}", kind="controls")
    condition.form(
        Condition,
        f"{{player:{word}}} {verb} no {{group:counted many}}",
        f"{{player:{word}}} {verb} no {{group:counted}}",
        f"{{player:{word}}} {no} a/an {{group:counted}}",
        f"{{player:{word}}} {no} any {{group:counted}}",
        kind="controls",
        negated=True,
    )
    condition.form(
        Condition,
        f"{{player:{word}}} {verb} {{range:how many}} {{group:counted many}}",
        kind="controls",
    )
    condition.form(
        Condition,
        f"{{player:{word}}} {'has' if word == 'player' else 'have'} {{range:how many}} {{group:counted many}} in play",
        kind="controls",
        rank=1,
    )
    ONE = [f"{{player:{word}}} {{does}} at least {one} {{group:counted}}" for one in ("1", "one")]
    condition.form(
        Condition, *(each.replace("{does}", verb) for each in ONE), kind="controls", range=AT_LEAST_ONE, rank=-1
    )
    condition.form(
        Condition, *(each.replace("{does}", no) for each in ONE), kind="controls", range=AT_LEAST_ONE, negated=True
    )
    condition.form(
        Condition,
        f"{{player:{word}}} {no} {{range:how many}} {{group:counted many}}",
        kind="controls",
        negated=True,
        rank=1,
    )
    be = "is" if word == "player" else "are"
    condition.form(Condition, f"{{player:{word}}} {be} engaged with {{group:cards}}", kind="engaged with")
    condition.form(
        Condition,
        f"{{player:{word}}} {be} not engaged with a/an {{group:counted}}",
        f"{{player:{word}}} {be} not engaged with any {{group:counted}}",
        f"{{player:{word}}} {be} engaged with no {{group:counted}}",
        kind="engaged with",
        negated=True,
    )
    condition.form(
        Condition, f"{{player:{word}}} {verb} {{group:cards}} and {{qualities:another one,}}", kind="controls both"
    )
    have = "has" if word == "player" else "have"
    condition.form(
        Condition, f"{{player:{word}}} {have} no {{group:characters}}", kind="controls", negated=True, rank=1
    )
    condition.form(
        Condition,
        f"{{player:{word}}} {have} {{range:how many}} cards in hand",
        f"{{player:{word}}} {have} {{range}} card in hand",
        f"{{player:{word}}} {have} {{range}} card[|s] in their/his/her/your hand",
        kind="hand",
    )
    condition.form(
        Condition,
        f"{{player:{word}}} {have} no cards in hand",
        f"{{player:{word}}} {have} no cards in their/his/her/your hand",
        kind="hand",
        negated=True,
    )

condition.form(
    Condition,
    "{player} has no cards in their/his/her deck",
    "{player} has no cards left in their/his/her deck",
    kind="deck",
    negated=True,
)
condition.form(
    Condition("deck", player=YOU, negated=True), "you have no cards in your deck", "you have no cards left in your deck"
)
TOGETHER = Phrase("all", kinds=("player",))
for all_of_them in ("the players control", "players control", "the players, as a group, control"):
    condition.form(
        Condition, f"{all_of_them} {{range:how many}} {{group:counted many}}", kind="controls", player=TOGETHER, rank=-2
    )
    condition.form(
        Condition, f"{all_of_them} no {{group:counted many}}", kind="controls", player=TOGETHER, negated=True, rank=-2
    )
SOME_PLAYER = Phrase("pick", kinds=("player",))
condition.form(
    Condition, "no player is engaged with {group:cards}", "no players are engaged with {group:cards}",
    kind="engaged with", player=TOGETHER, negated=True, rank=-1,
)  # fmt: skip
condition.form(
    Condition, "at least 1 player is engaged with {group:cards}", "at least one player is engaged with {group:cards}",
    kind="engaged with", player=SOME_PLAYER, rank=-1,
)  # fmt: skip
OBJECTIVES = Phrase("all", kinds=("objective",))
condition.form(
    Condition,
    "the players have {range} objective card[|s]",
    "they/players have {range} objective card[|s]",
    "they/players have {range} objectives",
    kind="controls",
    player=TOGETHER,
    group=OBJECTIVES,
)
for word, have in (("player", "has"), ("players", "have")):
    condition.converts(
        lambda player, range: Condition("compare", left=Amount(of="player threat", group=player), range=range),
        lambda given: None,
        f"{{player:{word}}} {have} {{range}} threat",
        f"{{player:{word}}} {have} a threat of {{range}}",
    )
condition.form(Condition, "X is {range}", kind="compare", left=Amount(of="X"))
