"""The rows of the table, one file for each family of phrases; which of two rows says a meaning is their order here."""

from importlib import import_module

from judge.games.wot_ccg.cards.alike import read_the_same, widen
from judge.games.wot_ccg.cards.language import LANGUAGE

ORDER = (
    "amounts", "groups", "bearing", "further.several", "further.limits", "whom", "frames.conditions",
    "further.comparisons", "further.extremes",
    "frames.being", "frames.numbers_of_cards", "frames.history", "frames.of_players", "frames.of_two_players",
    "frames.several_conditions", "gains", "deeds",
    "equal_amounts", "damage_pools", "control_tokens",
    "searching", "rules", "recruiting", "own_symbols", "lasting", "further.killed", "of_challenges",
    "plain_rules", "frames.costs", "frames.occasions", "frames.adverbs", "prices", "clauses", "of_events",
    "more_deeds", "decks",
    "frames.sentences", "further.given_symbols", "more_events", "frames.venues", "frames.errata",
    "further.rolling", "voices.healing", "voices.totals", "voices.own_moves", "voices.qualities", "voices.shown_hands",
    "voices.of_players", "voices.afterwards", "voices.passives", "voices.prices",
    "voices.next_recruit", "voices.challenge_places", "voices.player_deeds",
    "voices.picking", "further.descriptions", "further.allegiances", "further.symbols", "further.players",
    "further.acts", "voices.his_cards", "voices.standing_in", "further.taking_part", "further.deeds_of_players",
    "further.challenges",
    "ratings", "moving", "further.own_results", "frames.playing", "frames.having", "further.priced_occasions",
    "further.of_that_challenge", "voices.in_that_challenge",
    "further.wordings", "further.more_wordings", "further.players_more", "further.prophecies",
    "mechanisms.later", "mechanisms.rolled_again",
    "mechanisms.damage", "mechanisms.parties", "mechanisms.phases", "mechanisms.dice_applied",
    "mechanisms.marks", "mechanisms.named_types",
    "mechanisms.rolled_cards", "mechanisms.named_bans", "mechanisms.for_another_round",
)  # fmt: skip
read_the_same(LANGUAGE)
RECOMBINED = (
    "places",
    "numbers",
    "occasions",
    "happenings",
    "shown",
    "recruits",
    "ways",
    "controllers",
    "rolls",
    "feats",
    "contests",
    "said_of_cards",
    "own_ratings",
    "of_targets",
    "of_challenges_here",
    "more_of_cards",
    "limits_and_firsts",
    "asked_for",
    "of_his_section",
    "as_recruited",
    "made_to_join",
    "by_chance",
    "control_paid",
)
COMPOSED = (
    "ratings",
    "that_challenge",
    "rolled",
    "draws",
    "outcomes",
    "whose",
    "own_tokens",
    "moved",
    "owners",
    "named",
)
for _name in (
    *ORDER, *(f"recombined.{each}" for each in RECOMBINED), *(f"composed.{each}" for each in COMPOSED),
):  # fmt: skip
    import_module(f"{__name__}.{_name}")
widen(LANGUAGE)
