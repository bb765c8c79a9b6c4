"""Things happen: cancels, forced abilities, responses, replacements, delayed effects, in their order."""

from __future__ import annotations

from situations import choices, consulted, happened, may, next_actor, value

from lotr_lcg.situations import situation, value_now

BLOW = """
players: {Ana: {hand: [Blow], threat: 30, deck: 9}, Ben: {first: FIRST, deck: 9}}
heroes: {Hild: {owner: Ana, sphere: tactics, resources: 3, hp: 5, text: MINE}, Odo: {owner: Ben, text: THEIRS}}
allies: {Scout: {owner: Ana, hp: 1, text: SCOUT}}
events: {Blow: {sphere: tactics, cost: 1, text: "Action: Choose a character. Deal 2 damage to that character."}}
enemies: {Orc: {engaged: Ana, hp: 4, text: ORC}}
"""


def blow(
    *chosen: str, mine: str = "", theirs: str = "", scout: str = "", orc: str = "", first: str = "no", **readings: str
):  # type: ignore[no-untyped-def]
    table = BLOW.replace("MINE", f'"{mine}"').replace("THEIRS", f'"{theirs}"').replace("SCOUT", f'"{scout}"')
    table = table.replace("ORC", f'"{orc}"').replace("FIRST", first).replace('text: ""', "text: []")
    return situation("action-window", table, *chosen, **readings)


DRAW = "Response: After a character is dealt damage, draw 1 card."


def test_the_first_player_responds_first() -> None:
    """first-player-responses-first: Ben is first, so he is asked before Ana, whose event it is."""
    play = blow("pass", "Ana plays Blow", "chooses Hild", mine=DRAW, theirs=DRAW, first="yes")

    assert next_actor(play) == "Ben"


def test_responses_go_round_until_all_pass() -> None:
    """response-rotation: both may respond, each once to the same blow."""
    play = blow("Ana plays Blow", "chooses Hild", "Ana uses Hild", "Ben uses Odo", mine=DRAW, theirs=DRAW)

    assert value(play, "cards in hand of Ana") == 1
    assert value(play, "cards in hand of Ben") == 1


def test_once_or_again() -> None:
    """response-once: whether a response may be used twice on the same thing is a reading."""
    once = blow("Ana plays Blow", "chooses Hild", "Ana uses Hild", mine=DRAW)
    again = blow("Ana plays Blow", "chooses Hild", "Ana uses Hild", "Ana uses Hild", mine=DRAW, response_once="again")

    assert "response-once" in consulted(once)
    assert value(once, "cards in hand of Ana") == 1
    assert value(again, "cards in hand of Ana") == 2


def test_a_cancel_comes_before_everything() -> None:
    """cancel-priority: the damage is canceled before the forced ability with `when` sees it."""
    play = blow(
        "Ana plays Blow", "chooses Hild", "Ana uses Hild",
        mine="Response: When Hild is dealt damage, cancel that damage.",
        orc="Forced: When a hero is dealt damage, each player raises their threat by 1.",
    )  # fmt: skip

    assert value(play, "damage on Hild") == 0
    assert value(play, "threat of Ana") == 30
    assert value(play, "discard pile of Ana") == ["Blow"]


def test_prevent_a_part() -> None:
    """modifiers: a response that reduces the damage leaves the rest."""
    play = blow(
        "Ana plays Blow",
        "chooses Hild",
        "Ana uses Hild",
        mine="Response: When Hild is dealt damage, reduce that damage by 1.",
    )

    assert value(play, "damage on Hild") == 1


def test_forced_before_responses() -> None:
    """forced-before-responses: of the same type the forced ability goes first."""
    play = blow(
        "Ana plays Blow",
        "chooses Hild",
        mine=DRAW,
        orc="Forced: After a hero is dealt damage, heal 1 damage from Hild.",
    )

    assert value(play, "damage on Hild") == 1
    assert choices(play) == ["Ana uses Hild", "Ana passes"]


def test_when_or_forced_after_first() -> None:
    """when-forced-vs-response: by default `when` comes first, by the other reading all that is forced."""
    texts = {
        "mine": "Response: When Hild is dealt damage, draw 1 card.",
        "orc": "Forced: After a hero is dealt damage, ready Orc.",
    }
    early = blow("Ana plays Blow", "chooses Hild", **texts)
    late = blow("Ana plays Blow", "chooses Hild", **texts, when_forced_vs_response="by-kind")

    assert value_now(early, "damage on Hild") == 0
    assert value_now(late, "damage on Hild") == 2


def test_before_or_always_after() -> None:
    """response-immediately-after: by the other reading even `when` waits until it has happened."""
    text = "Response: When Hild is dealt damage, draw 1 card."

    assert value_now(blow("Ana plays Blow", "chooses Hild", mine=text), "damage on Hild") == 0
    assert (
        value_now(
            blow("Ana plays Blow", "chooses Hild", mine=text, response_immediately_after="always-after"),
            "damage on Hild",
        )
        == 2
    )


def test_leaving_play_triggers_its_own_forced_ability() -> None:
    """forced-left-play: the ability was in play when its trigger occurred; whether that is enough is a reading."""
    text = "Forced: After Scout is destroyed, raise your threat by 3."

    assert value(blow("Ana plays Blow", "chooses Scout", scout=text), "threat of Ana") == 33
    assert (
        value(blow("Ana plays Blow", "chooses Scout", scout=text, forced_left_play="does-not"), "threat of Ana") == 30
    )


def test_saved_at_the_last_moment() -> None:
    """replacement-effects: what would be destroyed is returned to hand instead."""
    play = blow(
        "Ana plays Blow",
        "chooses Scout",
        "Ana uses Hild",
        mine="Response: When an ally would be destroyed, return it to its owner's hand instead.",
    )

    assert value(play, "Scout is in hand") is True
    assert value(play, "Scout is destroyed") is False


def test_healed_before_it_is_destroyed() -> None:
    """damage-threshold: who has hit points left again when destruction comes is not destroyed."""
    play = blow(
        "Ana plays Blow",
        "chooses Scout",
        "Ana uses Hild",
        mine="Response: When an ally is destroyed, heal all damage from it.",
    )

    assert value(play, "Scout is in play") is True


def test_one_window_for_damage_and_destruction() -> None:
    """triggering-one-window: responses to both conditions are offered together."""
    play = blow(
        "Ana plays Blow", "chooses Scout", mine="Response: After an ally is destroyed, draw 1 card.", theirs=DRAW
    )

    assert choices(play) == ["Ana uses Hild", "Ana passes"]
    assert may(play, "Ana uses Hild")


def test_when_destroyed_and_after_damaged_in_any_order() -> None:
    """any-order-vs-when-first: `after damaged` may be used together with `when destroyed`, two different conditions."""
    play = blow(
        "Ana plays Blow", "chooses Scout", mine="Response: When an ally is destroyed, draw 1 card.", theirs=DRAW
    )

    assert choices(play) == ["Ana uses Hild", "Ana passes"]
    assert "any-order-vs-when-first" in consulted(play)


def test_delayed_before_or_with_forced() -> None:
    """delayed-or-forced: a delayed effect comes before forced abilities, or the first player decides."""
    table = """
    players: {Ana: {hand: [Spell], threat: 30}}
    heroes: {Hild: {owner: Ana, sphere: lore, resources: 1, hp: 9, damage: 1}}
    events:
      Spell: {sphere: lore, cost: 1, text: "Action: Draw 1 card. At the end of the phase, deal 2 damage to Hild."}
    locations: {Spring: {active: yes, text: "Forced: At the end of the combat phase, heal all damage from Hild."}}
    """
    first = situation("combat:aw-6.2", table, "Ana plays Spell")
    either = situation("combat:aw-6.2", table, "Ana plays Spell", delayed_or_forced="first-player-orders")

    assert value(first, "damage on Hild") == 0
    assert choices(either) == ["Ana takes Spell next", "Ana takes Spring next"]


def test_happened_in_order() -> None:
    """forced-one-at-a-time: what one forced ability sets off is over before the next begins."""
    table = """
    players: {Ana: {threat: 30}}
    heroes: {Hild: {owner: Ana, hp: 9, text: "Forced: After Hild is dealt damage, draw 1 card."}}
    enemies:
      Orc: {engaged: Ana, text: "Forced: At the end of the round, deal 1 damage to Hild."}
      Troll: {engaged: Ana, text: "Forced: At the end of the round, deal 2 damage to Hild."}
    """
    play = situation("round:0.1", table, "Ana takes Troll next")

    assert happened(play, "initiated") == ["Troll", "Hild", "Orc", "Hild"]


def test_where_an_event_goes_whose_cost_was_not_paid_is_open() -> None:
    """event-unpaid: the damage that is the cost is canceled; the event is discarded, or back in hand by the other."""
    table = """
    players: {Ana: {threat: 30, deck: 5}}
    heroes: {Hild: {owner: Ana, sphere: lore, text: ["Response: When Hild is dealt damage, cancel that damage."]}}
    events: {Oath: {owner: Ana, sphere: lore, cost: 0, text: ["Action: Deal 1 damage to Hild to draw 1 card."]}}
    """
    chosen = ("Ana plays Oath", "Ana uses Hild")
    gone = situation("action-window", table, *chosen)
    kept = situation("action-window", table, *chosen, event_unpaid="back-in-hand")

    assert (value_now(gone, "discard pile of Ana"), value_now(kept, "discard pile of Ana")) == (["Oath"], [])
    assert (value_now(gone, "cards in hand of Ana"), value_now(kept, "cards in hand of Ana")) == (0, 1)
