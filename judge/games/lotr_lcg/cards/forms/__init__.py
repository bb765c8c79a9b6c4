"""The table of forms, one file a family. Within a sort, what stands first is what a meaning is said back in."""

from importlib import import_module

ORDER = (
    "plain_words", "whom.tokens_on_it", "archery", "whom.qualities", "whom.printed_on_them", "whom.in_common",
    "whom.groups", "whom.copies", "whom.known_cards", "whom.players", "whom.amounts", "whom.just_now", "whom.beings",
    "when.conditions", "whom.relative", "whom.partitives", "whom.plural_traits", "whom.either_kind",
    "when.what_was_done", "when.conditions_of_players", "when.cases", "when.occasions", "when.moments",
    "when.occasions_of_players", "when.more_occasions", "when.more_conditions", "when.counted",
    "when.two_happenings", "tokens", "deeds", "placing", "decks", "of_players.hands", "looking", "encounter",
    "predicates", "values_set", "lasting", "endings_and_limits", "cannot_and_may", "permissions", "playing",
    "of_players.paying", "clauses", "as_a_group", "choices", "sentences", "stages", "travel",
    "when.said_of_before", "when.attack_results", "of_players.on_players", "of_players.out_of_the_deck",
    "of_players.unhurt", "of_players.one_for_another", "of_players.shielding", "of_players.back_into_play",
    "when.to_come", "of_encounters.told_of_players", "later.given_doomed", "later.heading", "later.villagers",
    "later.plain_keywords", "later.tracks", "later.two_sides", "later.headed", "later.guardians", "later.level",
    "later.opposing_team", "later.named_decks", "later.prisoners", "later.facedown_enemies", "later.tests_made",
    "later.into_named_decks", "later.archery_to_whom",
    "of_encounters.objectives", "of_encounters.places", "of_encounters.who_fights_whom",
    "of_encounters.his_own_doing", "of_encounters.in_the_passive", "of_encounters.players_told",
    "of_encounters.in_this_case", "of_encounters.out_of_sets", "of_players.families", "of_players.in_more_words",
    "of_players.exchanging", "of_players.on_the_table", "of_players.everyday", "recombined", "sisters",
    "connecting", "of_encounters.in_other_words", "when.by_whom", "when.so_much_at_once",
    "of_encounters.revealed_into_play", "of_encounters.must_defend", "of_encounters.who_did_not",
    "of_encounters.fights", "when.first_time", "of_encounters.told_otherwise", "of_quests.setting_up",
    "of_quests.lots", "of_quests.encounter_sets", "of_quests.stage_rules", "of_quests.quest_deck",
    "of_quests.in_other_words", "of_quests.for_players", "of_quests.progress_elsewhere",
    "of_quests.stages_and_limits", "of_quests.one_each", "of_quests.ends_of_many", "of_quests.from_questing",
    "of_quests.each_while", "of_quests.in_other_voices", "of_quests.what_has_been", "of_quests.as_one_says",
    "of_quests.said_of_quests", "of_encounters.given_guards", "of_encounters.as_shadow_cards",
    "of_players.at_once",
    "when.in_every_voice", "when.told_by_players", "when.among_players", "of_players.bounds",
    "of_players.out_of_turn", "of_encounters.in_every_place", "of_encounters.in_more_voices",
    "of_encounters.belongings", "when.so_far", "of_encounters.told_plainly", "said_alike",
)  # fmt: skip
for _name in ORDER:
    import_module(f"{__name__}.{_name}")
