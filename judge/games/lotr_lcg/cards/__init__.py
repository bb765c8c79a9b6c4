"""Card text: the forms it is read by and said back in, and what each meaning does.

    text -> forms/ (one table) -> a meaning a sentence -> reading.py, text_box.py, abilities/ (sentences to abilities)
         -> expanding/ (one instruction for each thing done to one group) -> play/ carries it out

- `meanings.py`: everything that can be meant, typed. No string in it is free: each is in a list, or from the lexicon.
- `language.py`: the sorts of phrases and the closed lists of words (traits, values, nouns, states, places ...).
- `forms/`: the rows. `said_alike` has the words that mean the same wherever they stand: no row has to know them all.
  `whom/` (qualities, groups, players, amounts ...; `relative` makes `that is ...` and `with ...` of all that is said
  with `is` and `has`, `partitives` so many of those) and `when/` (`conditions`,
  `cases`, `what_was_done`, `occasions` ...) are phrases; `tokens` (damage, resources),
  `deeds` (cards), `decks` (hands, searching), `encounter` (threat, quest, combat) are what is done at once;
  `predicates`, `lasting`, `endings_and_limits`, `cannot_and_may` and `permissions` what holds for a while or all the
  time; `clauses` derives, once for all deeds, who does it, `may`, either / or (`choices`), durations, `for each`,
  `where X is`, cases; `sentences` has bold words, costs, limits, keywords, X; `said_of_before` what is said of the
  sentence before (another amount, a price, the shadow card); `attack_results` what an attack has come to, and excess
  damage; `travel` what is paid to travel; `plain_words` is said before all others.
- `reading.py`: from printed text to sentences. `text_box.py`: a text box sentence by sentence: what is unread, what
  depends on it, what must not run without it.
- `abilities/`: what a sentence makes of an ability. `draft` (one that is put together), `opening` (bold words),
  `all_the_time`, `two_cases` (instead, otherwise), `looking_back` (what it takes from the sentences before), `checks`
  (what no ability does).
- `expanding/`: meanings worked into `Instruction`s. `sentence` (conditions, durations, when), `deed` (one), `prices`
  (paid as it resolves), `amounts` (for each, X), `spoken_of` (it, that player), `occasions`, `verbs` (lists of verbs).
- `saying.py`: instructions, groups and conditions in words, for the log and choices. `words.py`: names and traits.
- `groups.py`, `conditions.py`, `deeds.py`: whom a phrase means on a table, whether a condition holds, what a verb does.

Where something new goes:

- **A new wording** of something known: one more template in its row. `(...)` may be left out, `a/b` is either word, the
  first template is said back. Write a deed as `deed(verb, "draw[s|] {amount} card[|s]")`: it is then an order, what any
  player does, may do or must do, and part of every list and choice, without another row; with `{amount}` it is also
  done as often as a number found on the table says, with `{group:cards}` one may `choose and` do it.
- **Another word for the same thing** (`progress tokens`, `reduce`): `reads_as` in `forms/said_alike.py`, no row.
- **A new quality** of a card (adjective, `with ...`, `that ...`): a row in `forms/whom/qualities.py` with a new
  `kind`, and a test for it registered with `@test_of(kind)` beside the rule it belongs to (play/in_play/card_types.py).
- **A new known card or player** (`the defending enemy`): `Phrase(how)` in `forms/`, and `how` in `groups.py: WHO`.
- **A new amount**: `Amount(of=...)` in `forms/whom/amounts.py`, and its case in play/values.py: `_factor`.
- **A new condition**: a row with a new `kind` in `forms/when/conditions.py`, and its test in `conditions.py: KINDS`.
- **A new occasion**: a row in `forms/when/occasions.py`; its `kind` is that of the `Occurrence` that play/ makes.
- **A new deed**: a row in its family, and what it does: `@makes(verb)` (what it makes happen to a card or player) and
  `@hindered` / `in_vain` (why it would do nothing), in play/ beside the rule. One that is no occurrence (look, search,
  cancel) is a case in play/effects/resolving.py: `_do`. A verb that lasts is in expanding/verbs.py: `CONTINUOUS`.
- **A new ban, permission, immunity, keyword**: a word in its list, and whoever in play/ has to ask for it.
- **What cannot be carried out exactly** raises `Unread(why)` in expanding/ or abilities/: the sentence is unread.

tests/games/lotr_lcg/cards: `test_language` has the laws (every row reads what it says; every meaning has its deed;
nonsense is unread), `test_misreadings` one test a wording that was once taken for something else.
"""
