"""The other phases, setting up, ending: sweep, adjustment, drawing, who goes first, zero, End Game."""

from situations import choices, happened, may, value, why_not

from highlander.situations import situation, so_far
from judge.engine.trail import Trail


def ben(row: str, more: str = "", ana: str = "") -> str:
    """A table with Ben to act."""
    return f"players: {{Ana: {{{ana}}}, Ben: {{{row}}}}}\n{more}"


def test_sweeping_is_not_removing() -> None:
    """phase-1-sweep: a text about being removed from play does not set in."""
    cards = "cards: {Trap: {type: event, text: ['when removed from play: opponent loses 3 ability']}}"
    played = situation("turn:1", ben("in-play: [{card: Trap, since: last turn}]", cards))

    assert happened(played, "swept") == ["Trap"]
    assert value(played, "pending loss of Ana") == 0


def test_a_turn_passes_with_attacks_on_their_way() -> None:
    """multiple-attacks: the attack waits for the opponent's own turn."""
    played = situation(
        "duel/turn:4",
        "players: {Ana: {active: yes, hand: [Thrust]}, Ben: {}}",
        "Ana attacks with Thrust",
        "pass",
        "pass",
        "pass",
    )

    assert value(played, "next attack to answer") == "Thrust"


def test_a_power_blow_gives_the_right_to_hide_in_the_next_turn() -> None:
    """power-blows-hidden-right: Ben's next attack may be Hidden."""
    played = situation(
        "duel/turn:4",
        "players: {Ana: {active: yes, hand: [Thrust]}, Ben: {hand: [Upper Left Attack]}}",
        "Ana attacks with Thrust",
        "Ana makes Thrust a power blow",
        "pass",
        "pass",
        "pass",
        "pass",
        "pass",
    )

    assert may(played, "Ben attacks with Upper Left Attack hidden")


def test_discarding_down() -> None:
    """phase-6-draw-discard: with a smaller maximum cards are discarded, one after the other."""
    played = situation("turn:5", ben("ability: 3, pending-damage: 1, hand: [Thrust, Head Shot, Upper Left Block]"))

    assert choices(played) == ["Ben discards Thrust", "Ben discards Head Shot", "Ben discards Upper Left Block"]


def test_the_number_to_draw_is_worked_out_once() -> None:
    """draw-capability: drawing in two steps does not exceed the number."""
    played = situation("draw-discard", ben("ability: 5, hand-size: 2"), "draws 2")

    assert may(played, "draws 1") and not may(played, "draws 2")


def test_exhausting_while_drawing() -> None:
    """exhaustion, capability-draw: with the last card one Exhausts, reshuffles and draws on."""
    played = situation("draw-discard", ben("ability: 8, hand-size: 2, endurance-size: 2, discard-size: 9"), "draws 6")

    assert value(played, "cards in hand of Ben") == 8
    assert value(played, "pending loss of Ben") == 5


def test_no_cards_in_the_last_phases() -> None:
    """phase-5-ability-adjustment: an Edge is a card too."""
    cards = "cards: {Taunt: 'edge: draw 1'}"
    played = situation("draw-discard", ben("hand: [Taunt]", cards))

    assert why_not(played, "Ben plays Taunt") == {"phase-6-draw-discard"}


def test_a_tie_for_the_first_turn_goes_on_card_by_card() -> None:
    """begin-first-player: after a tie one card each until it is broken."""
    played = situation(
        "setup",
        "players: {Ana: {gem: strength, endurance: [1 strength, 1 reason, 1 reason, 1 reason, 1 "
        "reason, 1 reason]}, Ben: {gem: reason, endurance: [1 reason, 1 agility, 1 agility, 1 agility, 1 "
        "agility, 1 reason]}}",
    )

    assert value(played, "active player") == "Ben"
    assert value(played, "cards in hand of Ana") == 15


def test_sealed_decks_begin_at_ten() -> None:
    """sealed-deck: ten Ability, and so ten cards."""
    played = situation(
        "setup", "players: {Ana: {gem: strength, endurance: [1 strength]}, Ben: {gem: reason}}\nformat: sealed"
    )

    assert (value(played, "ability of Ben"), value(played, "cards in hand of Ben")) == (10, 10)


def test_nobody_has_lost_before_the_attack_phase() -> None:
    """win-zero-ability: at zero in the Defense Phase the game goes on."""
    played = situation("turn:3", ben("ability: 0"))

    assert so_far(played, "winner") == "nobody"
    assert value(situation("turn:3", ben("ability: 0"), "pass"), "winner") == "Ana"


def test_end_game_takes_one_each_turn() -> None:
    """end-game: 1 Ability in each own Ability Adjustment Phase, pending damage besides."""
    played = situation("turn:5", ben("ability: 8, pending-damage: 2, hand-size: 5", "end-game: yes"))

    assert value(played, "ability of Ben") == 5


def test_a_gain_at_the_maximum_is_nothing() -> None:
    """faq-ability: only cards that say so raise the maximum."""
    cards = "cards: {Elixir: 'event: your maximum ability +2; gain 2 ability'}"
    played = situation("turn:4", ben("hand: [Elixir]", cards), "Ben plays Elixir", "pass")

    assert value(played, "ability of Ben") == 17


def test_chainsaw_lowers_the_maximum() -> None:
    """errata-chainsaw: by each point of damage that was not prevented."""
    played = situation(
        "turn:3",
        ben("ability: 15, hand-size: 9", "attacks: [Upper Left Attack]\nturn: {acted: yes}", "weapons: [Chainsaw]"),
        "pass",
        "pass",
        "pass",
    )

    assert value(played, "maximum ability of Ben") == 13


def test_a_declined_concession() -> None:
    """concession: if the opponent declines, the Head Shot has to be met."""
    played = situation(
        "defense",
        ben("", "attacks: [{card: Upper Left Attack, head-shot: yes}]"),
        "Ben offers to concede",
        "Ana declines the concession",
        "pass",
    )

    assert value(played, "how it ended") == "head shot"


def test_head_shot_by_exertion() -> None:
    """errata-upper-center-promo: only without a Special Card this turn."""
    cards = "cards: {Promo: 'attack upper center: if you played no special card this turn: an exertion may make "
    cards += "this a head shot'}\nown-attacks: [Promo]\n"
    assert may(situation("attack", ben("", cards)), "Ben exerts to make Promo a head shot")
    assert not may(
        situation("attack", ben("", cards + "turn: {special-cards: [event]}")), "Ben makes Promo a head shot"
    )


def test_unknown_cards_come_off_together() -> None:
    """exhaustion: an exploration takes cards that nobody knows at once, and comes to the same, line by line."""
    played = situation("draw-discard", ben("ability: 10, hand-size: 4, endurance-size: 2, discard-size: 30"))
    choice = next(each for each in played.referee.legal(played.position) if each.args == (5,))
    at_once, watched = played.referee.under({}), played.referee.under({})
    watched.trail = Trail()

    assert at_once.step(played.position, choice) == watched.step(played.position, choice)
    assert any("Exhausts" in line.text for line in at_once.step(played.position, choice)[1])
