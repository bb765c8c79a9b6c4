"""continuous-effect: what a player may do: `you may play an additional attack`."""

from __future__ import annotations

from judge.games.highlander.cards.language import PERMISSION
from judge.games.highlander.cards.meanings.lasting import AllDo, AttackAfter, Extra, Free, PlayAs, Sized
from judge.games.highlander.cards.meanings.of_cards import MayAnswer, MayBe
from judge.games.highlander.cards.meanings.parts import ATTACK, Attacks, Kind

PERMISSION.form(
    Extra,
    "play {amount:count} additional {what:kind|?}",
    "make {amount:count} additional {what:kind|?}",
    "play {amount:count} more/extra {what:kind|?}",
    "play/make {amount:count} additional {what:kind|?} each/per turn",
    "play/make {amount:count} additional {what:kind|?} during your turn",
    "play/make {amount:count} additional attack[|s] that is/are (a|an) {what:kind|}",
    "play/make {amount:count} additional attack[|s] (each turn) if that attack is a {what:kind|}",
    "play/make {amount:count} additional attack[|s] (each turn) if it is a {what:kind|}",
    "play {amount:count} {what:kind|?} (each turn|per turn) as a (an) additional attack[|s]",
    "play another {what:kind|} as an additional attack",
)
PERMISSION.form(
    Extra,
    "play {amount:count} {what:kind|?} {until} as an additional attack[|s]",
    "play another {what:kind|} {until} as an additional attack",
)
PERMISSION.form(
    Extra,
    "play two attacks",
    "play two attacks per/each turn",
    "attack twice",
    "play up to two attacks",
    amount=1,
    what=ATTACK,
)
PERMISSION.form(Extra, "play three attacks", "play up to three attacks", amount=2, what=ATTACK)
PERMISSION.form(
    Extra, "play two {what:kind|!} per/each turn", "play two {what:kind|!} during your turn", amount=1, rank=1
)
PERMISSION.form(
    Sized,
    "make {amount:count} additional Hard Exertion[|s]",
    "make/use {amount:count} additional hard exertion[|s] (each/per turn)",
    of="hard exertions",
)
PERMISSION.form(
    Free,
    "make several Power Blows",
    "make/play multiple power blows (each/per turn)",
    "make more than one power blow (each/per turn)",
    of="one power blow",
)
BLOCKS = Attacks((Kind("block"),))
PERMISSION.converts(
    lambda what: AllDo(BLOCKS, MayAnswer(what)),
    lambda given: (
        {"what": given.does.what}
        if given == AllDo(BLOCKS, getattr(given, "does", None)) and isinstance(given.does, MayAnswer)
        else None
    ),
    "play blocks against {what:kind|!}",
    "use blocks against {what:kind|!}",
    "block {what:kind|!}",
)
PERMISSION.form(
    Free,
    "attack any area",
    "attack anywhere",
    "attack to any area",
    "attack to the areas covered by your last block",
    of="last block",
)
PERMISSION.form(
    AttackAfter,
    "play {what:kind|!} after playing a {after:kind|}",
    "play {what:kind|!} after playing {after:kind|!}",
    "play {what:kind|!} after a {after:kind|}",
)
PERMISSION.form(
    AllDo, "make your {of:those} Hidden", "play your {of:those} hidden", "make {of:those} hidden", does=MayBe("hidden")
)
PERMISSION.form(AllDo, "make your {of:those} {until} hidden", does=MayBe("hidden"))
PERMISSION.form(
    Sized, "have {amount:number} Hand Icons", "have (up to) {amount:number} hand icons (in play)", of="hand icons"
)
PERMISSION.form(
    Free,
    "ignore any/all effect[|s] by your opponent that would/will force you to discard cards",
    "ignore any/all effect[|s] by your opponent that would/will force you to discard cards from your/the hand "
    "or off/from the top of your/the endurance",
    "ignore any effect that forces you to discard cards",
    "ignore any effect that would force you to discard cards",
    of="discards",
)
PERMISSION.form(
    Free,
    "play defenses against multiple attacks, even if there are cards/effects preventing you from doing so",
    "play defenses against multiple attacks even if prevented",
    of="one each",
)
for role, many in (("attack", "attacks"), ("block", "blocks")):
    PERMISSION.form(
        PlayAs,
        f"play {{what:kind|!}} as {many}",
        f"play a {{what:kind|}} as a {role}",
        f"play {{what:kind|!}} as a {role}",
        role=role,
    )
    PERMISSION.form(
        PlayAs,
        f"play {{what:kind|!}} from an Exertion as {many}",
        f"play {{what:kind|!}} as {many} from an exertion",
        f"play a {{what:kind|}} as a {role} from an exertion",
        role=role,
        exerted=True,
    )
