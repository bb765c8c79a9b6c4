"""What an effect costs, when it can be used, and upon what it happens by itself."""

from __future__ import annotations

from judge.games.wot_ccg.cards.effects import Deed, Occasion
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import THIS, YOU, Which

cost = sort("cost")
cost.form(Deed, "pay {results}", "spend {results}", verb="pay", whom=THIS)
cost.form(Deed, "pay {results} from your pool", "pay {results} from (your/the) (resource) pool", "spend {results} from your pool", verb="pay", whom=THIS, only_for="pool")
cost.form(Deed, "pay {results} with the {allegiance} allegiance", "spend {results} with the {allegiance} allegiance", verb="pay", whom=THIS)
cost.form(Deed, "rotate this card", "rotate", "rotate this", "rotate it", "rotate this character", "rotate this troop", "rotate this advantage", "rotate this event", verb="rotate", whom=THIS)
cost.form(Deed, "discard this card", "discard this card from play", "discard this", "discard it", "discard this advantage", "discard", verb="discard", whom=THIS)
cost.form(Deed, "kill this card", "kill this character", "kill this troop", "kill it", verb="kill", whom=THIS)
cost.form(Deed, "shuffle this card into its owner 's deck", "shuffle this card (back) into its/his/her owner 's deck", "shuffle this card from play back into its owner 's deck",
          verb="shuffle in", whom=THIS)  # fmt: skip
cost.form(Deed, "shuffle this card from your hand into your deck", "shuffle this character from your hand into your deck", verb="shuffle in", whom=THIS, what="hand")
cost.form(Deed, "discard this card from your hand", "discard this character from your hand", "discard from your hand", verb="discard", whom=THIS, what="hand")
cost.form(Deed, "convert {amount} token[|s]", "convert {amount} pattern (token/tokens)", "convert {amount} of your pattern tokens to a neutral token", verb="convert tokens", whom=YOU)
cost.form(Deed, "discard {amount} card[|s] from your hand", "discard {amount} card[|s] in your hand", verb="discard cards", whom=YOU)
cost.form(Deed, "rotate {whom:chosen}", verb="rotate")
cost.form(Deed, "discard {whom:chosen}", "discard {whom:chosen} from play", verb="discard", rank=1)
cost.form(Deed, "kill {whom:chosen}", verb="kill")
cost.form(Deed, "rotate and kill {whom:chosen}", verb="rotate and kill")
cost.form(Deed, "rotate and kill this card", "rotate and kill this character", "rotate and kill this troop", verb="rotate and kill", whom=THIS)
cost.form(Deed, "rotate and discard this card", verb="rotate and discard", whom=THIS)
cost.form(Deed, "put {amount} damage on this card", "add/put {amount} (point/points of) damage to/on this card", verb="deal", whom=THIS)

use = sort("use")
use.form("while participating", "while participating in a challenge", "while participating", "while it is participating in a challenge")
use.form("during a challenge", "during a challenge", "during a challenge in which it is participating", "during a challenge in which this card is participating")
use.form("in a challenge", "in a challenge")
use.form("opening", "during the Opening Moves step of a challenge in which it is participating", "during the opening moves step/phase of a challenge in which it/he/she is participating",
         "during the opening moves step/phase of a challenge in which this card is participating")  # fmt: skip
use.form("grips", "during the Coming to Grips step of a challenge in which it is participating", "during the coming to grips step/phase of a challenge in which it/he/she is participating",
         "during the coming to grips step/phase of a challenge in which this card is participating")  # fmt: skip

occasion = sort("occasion")
occasion.form(Occasion, "you recruit this card", "enters play", "you recruit this card", "you play this card", "this/it enters play", "this card enters play", "recruited",
              "this card is recruited", "played", event="enters play")  # fmt: skip
occasion.form(Occasion, "this card is killed", "killed", "it/this is killed", "this troop is killed", "this character is killed", event="killed")
occasion.form(Occasion, "this card is discarded from hand", "discarded from hand", "this/it is discarded from hand", event="discarded from hand")
occasion.form(Occasion, "you succeed", "you succeed at/in a challenge", event="you succeed")
occasion.form(Occasion, "you succeed in a card-based challenge you initiated", "you succeed at/in a card-based challenge you initiated", "you succeed at/in a card based challenge you initiated",
              "you win a card-based challenge you initiated", event="you succeed in a card-based challenge")  # fmt: skip
occasion.form(Occasion, "your opponent succeeds", "opponent succeeds", event="opponent succeeds")
occasion.form(Occasion, "fulfilled", event="fulfilled")
occasion.form(Occasion, "{whom} rolls at least {results}", "{whom} rolls {results}", event="rolls")
occasion.form(Occasion, "the first time {whom} rolls at least {results}", "the first time {whom} rolls {results}", event="rolls", first=True)
