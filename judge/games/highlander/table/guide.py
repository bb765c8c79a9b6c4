"""The part of the guide that is Highlander's own: cards in short words, the grid, where to start, whole examples."""

from __future__ import annotations

from judge.games.highlander import RULES
from judge.games.highlander.cards.conditions import FORMS
from judge.games.highlander.cards.groups import NAMED
from judge.games.highlander.cards.kinds import ADJECTIVES, NOUNS
from judge.games.highlander.cards.known_cards import KNOWN
from judge.games.highlander.cards.meanings import TYPES
from judge.games.highlander.cards.sentences import EXAMPLES, TRIGGERS
from judge.games.highlander.table.guide_examples import EXAMPLES as WHOLE


def _list(names: object) -> str:
    return ", ".join(f"`{name}`" for name in names)  # type: ignore[attr-defined]


SHOWN = tuple(title.title().replace("'S", "'s") for title in KNOWN)
MOMENTS = (
    ("if successful:", "the attack is successful (at that moment)"),
    ("if blocked:", "it is blocked"),
    ("if dodged:", "it is dodged"),
    ("if defended:", "it is blocked or dodged"),
    ("if it does damage:", "its damage comes off in the Ability Adjustment Phase, 1 at the least"),
    ("when you make a power blow or power block:", "an Exertion for one is made"),
    ("may:", "its player may use it once a turn, with `uses <card>`"),
    ("in the may do/must do phase:", "the same, in that phase only"),
    ("discard to use:", "the card is discarded to use it; from the first card of the opponent's next turn on"),
    ("remove from the game:", "the card is removed from the game to use it"),
    ("in the draw/discard phase:", "at the beginning of that phase"),
    ("when removed from play:", "the card itself is removed"),
    ("when opponent removes a hilt:", "the opponent removes such a card of yours"),
    ("soft exertion for 3 agility:", "a threshold: only with so many gems (also `hard`)"),
    ("soft exertion for agility:", "tiered: write `for each gem` in the text after it"),
    ("challenge strength:", "an Attribute Challenge; the text after it may speak of the `loser` or the `winner`"),
    ("if <condition>:", "only if the condition is met; see Conditions"),
)
assert all(word.rstrip(":") in TRIGGERS for word, _ in MOMENTS[:12])

RULES.guide = f"""
## Writing cards

The active player defends against `attacks`, which the other player played last turn. Without `active: yes` it is
the second
player's turn. What is not written down is ordinary: 15 Ability, a one-handed weapon, 40 unknown cards in the
Endurance.

**Names.** Every card in `hand`, `in-play`, `endurance`, `attacks` and so on is a name. These need no entry under
`cards`, unless you
want them otherwise: {_list(SHOWN)}. They have the text the errata print or the FAQ tells
(`Thrust` does 1 more damage; a plain one is `Thrust: attack middle center`).
Any name that ends in Dodge is a dodge over the whole grid. In `endurance` and
`pool`, `2 agility` or
`1 strength, 1 reason` is a card that matters by its gems only. The same name twice is two copies. If two players
have the same card,
questions may say `Ben's Thrust`.

**One line for a card**: its type, its grid, a colon, its text, all but the type where needed:

    cards:
      Evade: dodge all
      Upper Guard: guard upper
      Slash: attack right
      Lunge: "attack upper left: opponent cannot play dodges from hand against this attack"
      Satellite: "situation: opponent's hand size -1"

or a group of keys:
`Amergan's Axe: {{type: object, groups: [hilt], weapon: Katana, hands: 1, text: [your attacks +1 damage]}}`.

Types: {_list(TYPES)}. Ranged attacks are Special Attacks. Groups: {_list(NAMED)}; those that the rulebook's lists,
the
title or the sub-title give are added by themselves.

**The grid**: `upper left`, a row (`upper`), a column (`left`), several with commas, `all`, `all but lower`,
`none`, or a pattern as the
errata write it, `X00/000/00X`. A Basic Block may leave its grid out (reading `basic-block-grids`).

## Card text in short words

One sentence is one effect; several with `;`. Capitals do not matter. `you` is the player of the card, `opponent`
the other,
`both players` both. On an attack, or on a card played with one, a bare text is about that attack (`+1 damage`,
`cannot be dodged`);
on a defense about that defense (`is a power block`, `may block ranged attacks`). `this turn` or `next turn` at the
end limits it; add
`immediately` where the opponent has to act at once and not in his own May Do/Must Do Phase. `may` makes it a choice.

Effects: {_list(EXAMPLES)}.

Many sentences are understood as they are printed (`If this attack is successful, your opponent is Prone`, `Your hand
size is increased by one`). Numbers, kinds of cards, Attributes and areas in these can be others.
Anything the rules need not carry out is
`note ...`.

**When**, in front with a colon, several after each other
(`if successful: soft exertion for 3 agility: opponent is disarmed`):

{chr(10).join(f"- `{word}` {what};" for word, what in MOMENTS)}

Without any of these a text works when the card is played, or, if it is lasting, while the card is in play.

**Conditions**, in such a prefix and in `requires`: {_list(FORMS)}. `not` and the other player work alike.

**Kinds of cards**: {_list(NOUNS)}; before them {_list(ADJECTIVES)}; `Master card` (or any word of a title and
`card`);
`titled Head Shot`; several with `or`.

**Cards played in conjunction** have `with`: `with: upper attack`, `with: block`, `with: event`; also
`attack that cannot be a power blow`,
`attack that is a power blow`. They are played right after their card: `Ben attacks with Upper Left Attack`, then
`Ben plays Head Shot with Upper Left Attack`. Before an Exertion for an attack or a defense:
`plays Head Shot with the Exertion`. Where it
makes a defense possible in the first place: `Ben plays Lower Guard with Alertness against Sand in the Eyes`.

## Where to start, where it ends

- A question of defense or damage: `at: defense`, with `attacks`. It ends with the Defense Phase. From there into
  the rest of the turn:
  `at: turn:3`.
- Attacking: `at: attack` (or `turn:4` to go on). Attacks already laid this turn are `own-attacks`; what else
  happened is under `turn`.
- May Dos and Must Dos: `at: may-must`, or `turn:2`. Sweeping: `turn:1`. Ability Adjustment:
  `at: ability-adjustment` or `turn:5`. Drawing:
  `at: draw-discard` or `turn:6`.
- `turn:4` and the like end with the turn. To go on into the opponent's turn write `duel/turn:4`. Who goes first:
  `at: setup`.
  Time called: `at: end-game`.
- A pass ends the Defense, Attack or May Do/Must Do Phase. While an attack is being answered a pass leaves it
undefended.
- Nothing was done in the turn before the start unless `turn` says so (`turn: {{acted: yes}}`, `hard-exertions: 1`,
  `special-cards: [event]`, `last-defense: Upper Left Block`); a turn in which nothing was done
  cannot end its Attack Phase with a pass.
- Where only one thing can be done it need not be written. A discard of all that is left, or of cards that are all the
  same, is done before a `value` is worked out; one with a choice is written (`Ben discards Thrust`). How many it will
  be: `cards Ben must discard`.
- Corda and Reno: `persona: Corda, partner: {{persona: Reno, ability: 8, hand: [Thrust]}}`, or
  `persona: Corda and Reno`; in the May Do/Must Do Phase `Ben switches to Reno`.
  Questions may say `ability of Reno`, `cards in hand of Corda`.
- What a card costs is said with it (`Ben attacks with Thrust discarding Lunge`); left out, the first card that pays is
  taken. May it be had for nothing: `Ben attacks with Thrust without discarding`. Without a card that
  pays, the play is not legal.
- Write no pass for a window in which nothing can be done: it closes by itself, and the pass would end the next one.
- A card in play has done what it does once. Write what it left behind: `pending-damage`, `must-do` (an Edge may counter
  the card it came from). Its lasting text works, and what an Event of `this turn` prevents.
- Right after a card of the active player the opponent may use a discard-to-use card, or pass; without one that is
  eligible nobody is asked (reading `discard-to-use-turn`).

Adding to what is pending: damage waits under `pending damage on Ben` until his own Ability Adjustment Phase.

Other words are understood too: `Ben blocks Thrust with Upper Guard`, `Ben plays Evade` (against the attack being
answered), `Ben lets
Thrust through`, `Ben makes Thrust a power blow`, `Ben plays Thrust face down`.

Words for `order`: `attack`, `defense`, `blocked`, `dodged`, `avoided`, `successful`, `revealed`, `missed`,
`played`, `removed`, `countered`,
`swept`, `discarded`, `drawn`, `dropped`, `put into play`, `damage`, `loss`, `gain`, `ability`, `prone`,
`disarmed`, `exertion`, `gems`,
`exhausted`, `settled`, `owed`, `phase`, `turn`, `blow`, `forfeit`.

## Whole examples

{WHOLE}
"""
