"""What card text does: damage and healing, symbols and pools, cards moved, drawn, searched for, tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.effects import Deed
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import ABILITIES, GOOD, NEXT_TURN, THIS, TURN, YOU, Accepts, Admits, Adds, AtMost, Ban, Change, Chosen, Count, Gain, Instead, Lose, PaysAs, Per, Permit, Results, Ref, Role, Turns, Which, symbols

ALL = 99
deed = LANGUAGE.sort("simple", "a simple deed")
until = sort("until")
until.form(TURN, "until the end of the turn", "until end of turn", "this turn", "for the rest of the turn", "for the turn")
until.form("challenge", "until the challenge is resolved", "until (the) end of (the) challenge", "for the rest of the challenge", "until the end of that challenge")
until.form(GOOD, "permanently", "for good", "for the rest of the game")
until.form(NEXT_TURN, "next turn", "during the next turn", "on the next turn", rank=1)

DAMAGE = "(point/points of) damage (token/tokens)"
deed.form(Deed, "put {amount} damage on {whom}", f"put/place/deal/inflict/apply {{amount}} {DAMAGE} on/to {{whom}}", f"cause {{amount}} {DAMAGE} to {{whom}}",
          "deal/put {amount} to/on {whom}", f"{{whom}} take[s|] {{amount}} {DAMAGE}", f"{{whom}} take[s|] {{amount}} additional {DAMAGE}", verb="deal")  # fmt: skip
deed.form(Deed, "deal {amount}", "deal {amount} damage", verb="deal", rank=1)
deed.form(Deed, "remove all damage from {whom}", "remove all damage tokens from {whom}", verb="heal", amount=ALL)
deed.form(Deed, "remove {amount} damage from {whom}", f"remove {{amount}} {DAMAGE} from {{whom}}", f"heal {{amount}} {DAMAGE} to/on/from/of {{whom}}",
          "heal {amount} to/on/from/of {whom}", "heal {amount} {whom}", verb="heal")  # fmt: skip
deed.form(Deed, "heal {amount}", "heal {amount} damage", verb="heal", rank=1)
deed.form(Deed, "remove up to {amount} damage from {whom}", f"remove up to {{amount}} {DAMAGE} from {{whom}}", "remove 1 or {amount} points of damage from {whom}",
          verb="heal", up_to=True)  # fmt: skip
deed.form(Deed, "move up to {amount} damage from {whom} to {to:whom}", f"move up to {{amount}} {DAMAGE} from {{whom}} to {{to:whom}}", verb="move damage", up_to=True)
deed.form(Deed, "place {amount} corruption on {whom}", "corrupt {amount} (on/to) {whom}", "place/put {amount} corruption token[|s] on {whom}", verb="corrupt")
deed.form(Deed, "corrupt {amount}", verb="corrupt", rank=1)

PILES = {"kill": "kill", "discard": "discard"}
deed.form(Deed, "kill {whom}", "{whom} is/are killed", "place {whom} in its owner 's killed pile", "you must kill {whom}", verb="kill")
deed.form(Deed, "discard {whom}", "discard {whom} from play", "{whom} is/are discarded", verb="discard")
deed.form(Deed, "remove {whom} from play", "remove {whom} from the game", "remove from play {whom}", verb="remove")
deed.form(Deed, "return {whom} to its owner 's hand", "return {whom} to hand", "return to hand {whom}", "{whom} is/are returned to its/his/her/their owner 's hand",
          "return {whom} to its/his/her owner 's hand", "return {whom} to your hand", "return to his hand {whom}", verb="return")  # fmt: skip
deed.form(Deed, "shuffle {whom} into its owner 's deck", "shuffle {whom} (back) into its/his/her/your owner 's deck", "shuffle {whom} (back) into your deck",
          "shuffle {whom} from play back into its owner 's deck", verb="shuffle in")  # fmt: skip
deed.form(Deed, "rotate {whom}", "rotate {whom} (for no effect)", "{whom} is/are rotated (for no effect)", verb="rotate")
deed.form(Deed, "ready {whom}", "{whom} is/are readied", "make {whom} ready", verb="ready")
deed.form(Deed, "move {whom} to the battleground", "send {whom} to the battleground", "send to the battleground {whom}", "{whom} is/are moved to the battleground",
          "move {whom} from your homefront to the battleground", verb="send", what="battleground")  # fmt: skip
deed.form(Deed, "send {whom} home", "move {whom} to your home front", "send home {whom}", verb="send", what="home front")
deed.form(Deed, "remove {whom} from its challenge", "remove {whom} from the challenge", "have {whom} cease participating in a challenge", "{whom} stands down",
          "{whom} ceases participating (in a challenge)", verb="withdraw")  # fmt: skip
deed.form(Deed, "{whom} joins the challenge", "join the challenge {whom}", "{whom} becomes a participant in the challenge", verb="join")
deed.form(Deed, "take control of {whom}", "take control of {whom} {until}", verb="control")
for words, verb, what in (("rotate", "rotate", ""), ("ready", "ready", ""), ("kill", "kill", ""), ("discard", "discard", ""), ("remove from play", "remove", ""),
                          ("return to hand", "return", ""), ("send to the battleground", "send", "battleground"), ("send home", "send", "home front"),
                          ("remove from the challenge", "withdraw", ""), ("stand down", "withdraw", ""), ("join the challenge", "join", ""), ("take control", "control", ""),
                          ("reroll", "reroll", "")):  # fmt: skip
    deed.form(Deed, words, verb=verb, what=what, rank=1)
deed.form(Deed, "search your deck for {whom:chosen} and put it into play", "search your deck for {whom:chosen} (,) and place/put it/him/her/them (directly) into play (under your control) (for no cost)",
          verb="search into play")  # fmt: skip
deed.form(Deed, "search your deck for {whom:chosen} and place it on {to:whom}", "search your deck for {whom:chosen} (,) and place/put it on {to:whom} (for no cost)",
          "search your hand or deck for {whom:chosen} (,) and place/put it on {to:whom} (for no cost)", verb="search onto")  # fmt: skip
deed.form(Deed, "reroll {whom}", "reroll {whom} 's dice", "reroll the dice of {whom}", verb="reroll")
deed.form(Deed, "do nothing", "no effect", verb="nothing")

deed.form(Deed, "draw {amount} card[|s]", "draw {amount}", "you draw {amount} (card/cards)", verb="draw", whom=YOU)
deed.form(Deed, "{whom:whom-player} draw[s|] {amount} card[|s]", "{whom:whom-player} draw[s|] {amount}", "{whom:whom-player} must draw {amount} card[|s]", verb="draw", rank=1)
deed.form(Deed, "discard {amount} card[|s] from your hand", "discard {amount} (card/cards)", "you discard {amount} (card/cards)", "discard {amount} card[|s] from hand",
          "discard {amount} card[|s] in your hand", verb="discard cards", whom=YOU, rank=-1)  # fmt: skip
deed.form(Deed, "{whom:whom-player} discard[s|] {amount} card[|s]", "{whom:whom-player} discard[s|] {amount} (card/cards from his/their hand)", "{whom:whom-player} discard[s|] {amount}",
          "{whom:whom-player} must discard {amount} card[|s] (from his/their hand)", verb="discard cards", rank=1)  # fmt: skip
deed.form(Deed, "move {amount} card[|s] from the top of your deck to your discard pile", "discard the top {amount} cards of your deck", verb="mill", whom=YOU)
deed.form(Deed, "{whom:whom-player} moves {amount} card[|s] from the top of his deck to his discard pile",
          "{whom:whom-player} must move {amount} card[|s] from the top of his deck to his discard pile",
          "{whom:whom-player} (must) discards/discard the top {amount} card[|s] of his deck", verb="mill", rank=1)  # fmt: skip
deed.form(Deed, "discard your entire hand", "discard your hand", verb="discard hand", whom=YOU)
deed.form(Deed, "{whom:whom-player} must shuffle his deck", "{whom:whom-player} shuffles his deck", verb="shuffle")
IN_HAND = "and place/put it/him/her/them/that in your hand"
deed.form(Deed, "search your deck for {whom:chosen} and place it in your hand", "search your deck for {whom:chosen} , and place it in your hand",
          f"search your deck for {{whom:chosen}} {IN_HAND}", f"search your deck for {{whom:chosen}} , {IN_HAND}",
          "retrieve {whom:chosen} from your deck and place it in your hand", "search for {whom:chosen}", "search your deck for {whom:chosen}",
          "search your deck for {whom:chosen} , place him in your hand", "search your deck for {whom:chosen} and place that card in your hand", "search your deck for {whom:chosen} (,) and place that card in your hand", verb="search")  # fmt: skip


def _named(which: Which) -> Deed | None:
    return Deed("search", Chosen(which))


def _never(given: Any) -> None:
    return None


deed.converts(_named, _never, f"search your deck for (the/any) {{which}} {IN_HAND}", f"search your deck for (the/any) {{which}} , {IN_HAND}", "search (your deck) for (the/any) {which}", rank=1)


def _first(which: Which) -> Deed | None:
    return Deed("search", Chosen(which._replace(first=True)))


def _of_first(given: Any) -> Mapping[str, Any] | None:
    first = isinstance(given, Deed) and given == Deed("search", given.whom) and getattr(getattr(given.whom, "which", None), "first", False)
    return {"which": given.whom.which._replace(first=False)} if first else None


deed.converts(_first, _of_first, "search your deck for the first {which} and place it in your hand", f"search your deck for the first {{which}} (,) {IN_HAND}",
              f"find the top {{which}} in your deck (,) {IN_HAND}")  # fmt: skip

SECTION = LANGUAGE.words("section", "a section of the Pattern", {})
for value, spellings in {"": ("your section of the Pattern", "your section"), "theirs": ("your opponent's section of the Pattern", "opponent", "your opponent", "his section of the pattern", "opponent's section", "an opponent's section of the pattern"),
                         "neutral": ("the neutral section of the Pattern", "the neutral section"), "light": ("the light section of the Pattern",), "shadow": ("the shadow section of the Pattern",)}.items():  # fmt: skip
    for spelling in spellings:
        SECTION.word(value, spelling)
deed.form(Deed, "add {amount} token[|s] to {what:section}", "add/place/put {amount} (pattern) token[|s] to/on {what:section}", verb="add tokens")
deed.form(Deed, "add {amount} token[|s]", "add/gain/place/put {amount} (pattern) token[|s]", "(you) gain {amount} pattern (token/tokens)", "add {amount} pattern", verb="add tokens", rank=1)
deed.form(Deed, "add {amount} neutral token[|s]", verb="add tokens", what="neutral")
deed.form(Deed, "add {amount} light token[|s]", verb="add tokens", what="light")
deed.form(Deed, "add {amount} shadow token[|s]", verb="add tokens", what="shadow")
deed.form(Deed, "remove {amount} token[|s] from {what:section}", "remove/lose {amount} (pattern) token[|s] from {what:section}", verb="remove tokens")
deed.form(Deed, "remove {amount} token[|s]", "lose {amount} token[|s]", verb="remove tokens", rank=1)
deed.form(Deed, "remove {amount} neutral token[|s]", verb="remove tokens", what="neutral")
deed.form(Deed, "convert {amount} token[|s]", "you must convert {amount} of your pattern tokens to a neutral token", "convert {amount} of your pattern tokens to a neutral token", "convert {amount} pattern (token/tokens)", "convert {amount} of your pattern tokens (to neutral tokens)", verb="convert tokens", whom=YOU)
deed.form(Deed, "move {amount} neutral token[|s] to your section of the Pattern", "move {amount} (additional) neutral token[|s] to your section of the pattern (if possible)",
          "move {amount} token[|s] from the neutral section of the pattern to your section", "move {amount} neutral token[|s] to your section", verb="move tokens")  # fmt: skip
deed.form(Deed, "{whom:whom-player} converts {amount} token[|s]", "{whom:whom-player} (must) (also) convert/converts {amount} of his pattern tokens to a neutral token", verb="convert tokens", rank=1)
deed.form(Deed, "move up to {amount:number} neutral tokens to your section of the Pattern", "move one or {amount:number} neutral tokens to your section of the pattern", verb="move tokens", up_to=True)
deed.form(Deed, "moved to the battleground", verb="send", what="battleground", rank=1)
deed.form(Deed, "add {amount} token[|s] to {whom}", "place/put/add {amount} (control) token[|s] on/to {whom}", verb="add control", rank=2)

deed.form(Deed, "generate {results}", "you generate {results}", "generate {results} in that/the challenge", "apply/add {results} to the/that challenge", "add {results} to the target challenge", "add {results} to this challenge", "add {results} to a challenge in which the target is participating", "add {results} to a challenge in which this card/character/troop is participating", "add {results} to your pool", "gain {results}", "add {results} to your resource pool", verb="generate", whom=YOU)
deed.form(Deed, "generate {results} with the {allegiance} allegiance", "generate {results} with {allegiance}", verb="generate", whom=YOU)
deed.form(Deed, "{whom} generate[s|] {results}", "{whom} (automatically) generate[s|] (an additional) {results}", "have {whom} generate {results}", "{whom} generate[s|] an additional {results}", verb="generate", rank=1)


LANGUAGE.words("tallied", "support or opposition", ["support", "opposition"])


def _tally(n: int, what: str) -> Deed | None:
    return Deed("results", YOU, n, what)


def _of_tally(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Deed) and isinstance(given.amount, int) and given == Deed("results", YOU, given.amount, given.what)
    return {"n": given.amount, "what": given.what} if own and given.amount > 0 else None


deed.converts(_tally, _of_tally, "{n:number} {what:tallied}", "{n:signed} {what:tallied}", rank=-1)
deed.form(Deed, "negate {amount:number} support", "negate/ignore/remove/lose {amount:number} support", verb="negate", what="support", whom=YOU)
deed.form(Deed, "negate {amount:number} opposition", "negate/ignore/remove/lose {amount:number} opposition", verb="negate", what="opposition", whom=YOU)
deed.form(Deed, "double support", verb="tally", whom=YOU, rules=(Change("support", "multiply", 2),))
deed.form(Deed, "double opposition", verb="tally", whom=YOU, rules=(Change("opposition", "multiply", 2),))
for pool in ("character", "troop"):
    deed.form(Deed, f"add {{amount}} damage to your {pool} damage pool", f"add {{amount}} {pool} damage", f"{{amount:number}} {pool} damage",
              f"add {{amount}} (point/points of) damage to your {pool} damage pool", f"add {{amount}} token[|s] to your {pool} damage pool", verb="pool", what=pool, whom=YOU)  # fmt: skip
    for special in ("deadly", "unhealable"):
        deed.form(Deed, f"add {{amount:number}} {special} {pool} damage", f"{{amount:number}} {special} {pool} damage", verb="pool", what=f"{pool} {special}", whom=YOU)
    deed.form(Deed, f"remove {{amount}} damage from your opponent 's {pool} damage pool", f"remove/negate/ignore {{amount}} {pool} damage",
              f"remove {{amount}} (point/points of) damage from (the/an/your) opponent 's {pool} damage pool", f"remove {{amount}} token[|s] from (the/an/your) opponent 's {pool} damage pool",
              verb="less pool", what=pool, whom=YOU)  # fmt: skip
    deed.form(Deed, f"double your {pool} damage pool", f"double {pool} damage", f"double (your) {pool} damage (pool)", verb="double pool", what=pool, whom=YOU)
deed.form(Deed, "aim {amount:number} damage at {whom}", "aim/target {amount:number} (damage/point/points) at {whom}", verb="aim")
for special, words in (("deadly", "deadly"), ("unhealable", "unhealable")):
    deed.form(Deed, f"make {{amount:number}} damage {words}", f"make/turn {{amount:number}} (point/points of) damage (into) {words} (damage)", verb="special", what=special, whom=YOU)
for old, new in (("support", "opposition"), ("opposition", "support")):
    deed.form(Deed, f"turn {{amount:number}} {old} into {new}", f"turn/convert/count {{amount:number}} {old} into/to/as {new}", verb="turn", what=new, whom=YOU)
    deed.form(Deed, f"turn all {old} into {new}", f"convert/count all {old} into/to/as {new}", verb="turn", what=new, whom=YOU, amount=ALL)

has = LANGUAGE.sort("has", "what is so of somebody")
has.form(Deed, "{whom} gain[s|] {rules:bonus&}", "{whom} has/have {rules:bonus&}", "{whom} get[s|] {rules:bonus&}", "give {whom} {rules:bonus&}",
         "{rules:bonus&} to/for/of {whom}", "gain {rules:bonus&} to {whom}", "gains {rules:bonus&} to {whom}",
         "{whom} : (gains/gain) {rules:bonus&}", verb="has")  # fmt: skip
has.form(Deed, "gains {rules:bonus&}", "{rules:bonus&}", "gain/has/have {rules:bonus&}", verb="has", rank=1)
has.form(Deed, "{whom} {rules:predicate,}", "{whom} : {rules:predicate,}", verb="has")
has.form(Deed, "{rules:predicate,}", verb="has", rank=1)
has.form(Deed, "{whom} permanently gain[s|] {rules:bonus&}", "{whom} gain[s|] {rules:bonus&} permanently", "permanently give {whom} {rules:bonus&}", verb="has", until=GOOD)


LANGUAGE.words("damage-icon", "the damage symbol", {"[damage]": "damage", "[damage icon]": "damage", "damage": "damage", "damage symbol": "damage"})


def about(kind: Any, *templates: str, rank: int = 0, **fixed: Any) -> None:
    """A row that says something of what somebody has, in words around him: `symbols generated by {whom} ...`."""
    names, defaults = kind._fields, kind._field_defaults

    def make(whom: Any, _: Any = None, **filled: Any) -> Deed:
        return Deed("has", whom, rules=(kind(**fixed, **filled),))

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or len(given.rules) != 1 or given != Deed("has", given.whom, rules=given.rules):
            return None
        static = given.rules[0]
        if type(static) is not kind or any(getattr(static, name) != value for name, value in fixed.items()):
            return None
        rest = {name: getattr(static, name) for name in names if name not in fixed}
        return {"whom": given.whom, **{name: value for name, value in rest.items() if name not in defaults or value != defaults[name]}}

    has.converts(make, take, *templates, rank=rank)


OF = "(ability) symbols generated by {whom}"
about(PaysAs, f"{OF} may not be used to recruit", "symbols generated by {whom} may not be used for recruiting", f"{OF} may not be used for recruiting", f"{OF} cannot be used to recruit",
      never=True)  # fmt: skip
about(PaysAs, f"{OF} have all allegiances", allegiance="all")
about(PaysAs, f"{OF} have all allegiances when used to recruit {{for_:which}}", allegiance="all")
about(PaysAs, f"{OF} may be used to recruit {{for_:which}} as if it had the {{allegiance}} allegiance", f"{OF} may be used to recruit {{for_:which}} as if he/she/they had the {{allegiance}} allegiance")
about(Ban, f"{OF} are ignored", "ability symbols rolled by {whom} are ignored", what="generate symbols")
about(Ban, "the abilities of {whom} cannot be increased", "{whom} 's abilities cannot be increased", what="have its abilities increased")
about(Turns, "{what:turned} rolled by {whom} is ignored", "all {what:turned} rolled by {whom} is/are ignored", "any {what:turned} generated by {whom} is/are negated/ignored", into="")
about(Turns, "{what:turned} generated by {whom} becomes {into:turned}", "{what:turned} generated by {whom} is/are converted into {into:turned}",
      "all {what:turned} rolled by {whom} is/are converted into {into:turned}", "all {what:turned} {whom} rolls are converted into {into:turned}")  # fmt: skip
about(Turns, "{whom} may convert any {what:turned} it rolls into {into:turned}", "you may use any {what:turned} rolled by {whom} as a {into:turned} (instead)",
      "{whom} may convert any {what:turned} he/she/it rolls/generated into {into:turned}", may=True)  # fmt: skip
about(Role, "when determining how many ability dice to roll for {whom} , ignore all damage on him", what="rolls as undamaged")
about(Role, "there is no cost to recruit {whom}", "there is no cost to bring {whom} into play", what="no cost")


def _costs(whom: Any, results: Any, op: str) -> Deed | None:
    if results.support or results.opposition or results.damage:
        return None
    rules = [Change(f"{name} cost", op, n) for name, n in zip(ABILITIES, results.symbols, strict=True) if n]  # type: ignore[arg-type]
    rules += [Change("cost", op, results.wild)] if results.wild else []  # type: ignore[arg-type]
    return Deed("has", whom, rules=tuple(rules)) if rules else None


def _cost_row(op: str, *templates: str) -> None:
    """A row that changes a recruiting cost by symbols."""

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or not given.rules or given != Deed("has", given.whom, rules=given.rules):
            return None
        if not all(isinstance(each, Change) and each.what.endswith("cost") and each.op == op for each in given.rules):
            return None
        if any(each.which for each in given.rules):  # type: ignore[union-attr]
            return None
        found: dict[str, int] = {each.what.removesuffix(" cost"): each.amount for each in given.rules}  # type: ignore[union-attr, misc]
        if "cost" in found and len(found) > 1:
            return None
        if "cost" in found:
            return {"whom": given.whom, "results": Results(wild=found["cost"])}
        return {"whom": given.whom, "results": Results(symbols=symbols(found.get(each, 0) for each in ABILITIES))}

    has.converts(lambda whom, results: _costs(whom, results, op), take, *templates)


_cost_row("add", "the cost to recruit {whom} is increased by {results}", "the cost of recruiting {whom} is increased by {results}", "{whom} costs an additional {results}", "{whom} cost[s|] {results} more to recruit",
          "the cost of {whom} is increased by {results}")  # fmt: skip
_cost_row("subtract", "the cost to recruit {whom} is reduced by {results}", "the cost of recruiting {whom} is reduced by {results}", "reduce the cost of {whom} by {results}", "{whom} cost[s|] {results} less to recruit",
          "the cost of {whom} is reduced by {results}", "reduce the cost to recruit {whom} by {results}")  # fmt: skip


def _hand(n: int) -> Deed:
    return Deed("has", YOU, rules=(Change("hand size", "add", n),))


def _of_hand(given: Any) -> Mapping[str, Any] | None:
    change = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    plain = isinstance(change, Change) and isinstance(change.amount, int) and given == _hand(change.amount)
    return {"n": change.amount} if plain else None  # type: ignore[union-attr]


has.converts(_hand, _of_hand, "your hand size is increased by {n:number}", "your maximum hand size is increased by {n:number}", "your (maximum) hand size is increased by {n:signed}")


def _whole(whom: Any, n: int) -> Deed:
    return Deed("has", whom, rules=(Change("cost", "add" if n > 0 else "subtract", abs(n)),))


has.converts(_whole, _never, "cost/costs of {whom} {n:signed}", rank=1)


def of_this(kind: Any, *templates: str, **fixed: Any) -> None:
    """A row that says something of the card itself, without naming it."""
    defaults = kind._field_defaults

    def make(**filled: Any) -> Deed:
        return Deed("has", THIS, rules=(kind(**fixed, **filled),))

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or len(given.rules) != 1 or given != Deed("has", THIS, rules=given.rules):
            return None
        static = given.rules[0]
        if type(static) is not kind or any(getattr(static, name) != value for name, value in fixed.items()):
            return None
        rest = {name: getattr(static, name) for name in kind._fields if name not in fixed}
        return {name: value for name, value in rest.items() if name not in defaults or value != defaults[name]}

    has.converts(make, take, *templates)


of_this(Admits, "only {which!} may participate in this challenge", "only {which!} may participate in challenges initiated by this contested advantage",
        "only {which!} may participate in challenges initiated by this card")  # fmt: skip
of_this(Admits, "only {dice:ability} dice may be rolled in this challenge")
of_this(Admits, "{no_dice:ability} cannot be rolled in this challenge", "no {no_dice:ability} dice may be rolled in this challenge")
of_this(Role, "no card can reinforce this challenge", "no cards can reinforce this challenge", "reinforcement cannot be used in this challenge", what="no reinforcement")

about(Adds, "{whom} generates {results} for each damage it rolls", "{whom} generates {results} for each {_:damage-icon} he/she/it/they rolls/rolled/roll",
      "for each {_:damage-icon} {whom} rolls , it generates an additional {results}", per=Count("damage rolled"))  # fmt: skip
about(Adds, "when {whom} rotates to generate symbols , it also generates {results}",
      "when {whom} rotates to generate symbols at the beginning of the action round , he/she/it automatically generates {results}", use="generating")  # fmt: skip
about(Adds, "when {whom} rolls its dice , it additionally generates {results}", "when {whom} rolls his/her/its dice (,) he/she/it additionally generates {results}", rank=1)
about(Permit, "{whom} may reinforce any challenge in which {which} is participating", "{whom} may reinforce any challenge in which the {which} is participating", what="reinforce")
about(Permit, "{whom} may participate in any {which} challenge", "{whom} may participate in the {which} challenge", "{whom} may participate in the {which} contested challenge",
      "{whom} may participate in any {which} challenge , regardless of normal restrictions", what="contest")  # fmt: skip
about(Permit, "{whom} may participate in any {which} at all", "{whom} may participate in any {which}", "{whom} may participate in any {which} , regardless of normal restrictions", what="contest", rank=2)
about(Permit, "allow {whom} to participate in challenges with {which}", what="participate with", rank=1)
about(Change, "when {whom} rotates to heal , remove up to {amount:number} damage from it", "when {whom} rotates to heal , remove up to {amount:number} damage from him/her/it",
      "remove up to {amount:number} damage from {whom} when he/she/it rotates to heal", what="healing", op="set")  # fmt: skip
of_this(Change, "this challenge has {amount:number} additional opposition", "this challenge has {amount:number} additional opposition at resolution", what="opposition", op="add")
of_this(Change, "this challenge gains {amount:number} support", what="support", op="add")
has.converts(lambda what: Deed("has", Ref("each player"), rules=(Ban(what),)), lambda given: None, "no player may {what:ban}", "players may not {what:ban}", rank=-1)
has.form(Deed, "no player may initiate a card-based challenge", verb="has", whom=Ref("each player"), rules=(Ban("initiate card-based challenges"),))


def _next(which: Which, results: Results, op: str) -> Deed | None:
    made = _costs(YOU, results, op)
    return made and made._replace(rules=tuple(rule._replace(which=which, next=True) for rule in made.rules))  # type: ignore[union-attr]


def _this_turn(which: Which, results: Results) -> Deed | None:
    made = _costs(YOU, results, "subtract")
    return made and made._replace(rules=tuple(rule._replace(which=which) for rule in made.rules), until=TURN)  # type: ignore[union-attr]


def _cost_taken(next_: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or given.whom != YOU or given.verb != "has" or not given.rules:
            return None
        rules = [each for each in given.rules if isinstance(each, Change) and each.which and each.next is next_ and each.op == "subtract"]
        if len(rules) != len(given.rules) or given != Deed("has", YOU, rules=given.rules, until="" if next_ else TURN):
            return None
        found = {each.what.removesuffix(" cost"): each.amount for each in rules}
        results = Results(wild=found["cost"]) if "cost" in found else Results(symbols=symbols(found.get(each, 0) for each in ABILITIES))  # type: ignore[arg-type]
        return {"which": rules[0].which, "results": results}

    return take


has.converts(lambda which, results: _next(which, results, "subtract"), _cost_taken(True), "the cost of the next {which} you recruit is reduced by {results}",
             "reduce the cost of the next {which} you recruit by {results}", "reduce the cost of the next {which} you recruit this turn by {results}",
             "the cost of the next {which} you recruit this turn is reduced by {results}")  # fmt: skip
LANGUAGE.sorts["simple"].converts(_this_turn, _cost_taken(False), "reduce the cost of all {which!} you recruit this turn by {results}")


def _several(whom: Any, n: int, what: tuple[str, ...]) -> Deed | None:
    if len(what) < 2:
        return None
    return Deed("has", whom, rules=tuple(Change(each, "add" if n > 0 else "subtract", abs(n)) for each in what))


has.converts(_several, _never, "{whom} gain[s|] {n:signed} {what:ability&}", "{whom} has/have {n:signed} {what:ability&}", rank=1)

about(Adds, "each time {whom} rolls its dice in a challenge it additionally generates {results}",
      "when {whom} roll their dice while participating in a challenge , they additionally generate {results}", use="participating", rank=1)  # fmt: skip
about(Instead, "{whom} goes to the discard pile instead of the killed pile", "{whom} is/are placed in your discard pile when they are killed", pile="discard pile")
about(Instead, "when {whom} is killed , it is shuffled into its owner 's deck instead", "when {whom} is placed in a killed pile , he/she/it is instead shuffled back into his/her/its owner 's deck", pile="deck")
about(Instead, "{whom} goes to its owner 's hand instead of the killed pile", "{whom} which are placed into your killed pile are instead returned to your hand", pile="hand")
about(Accepts, "{allegiance} symbols may pay for {whom} without an allegiance penalty", "ability symbols with the {allegiance} allegiance may be used to recruit {whom} without causing an allegiance penalty",
      "you may recruit {whom} as if he/she/it had the {allegiance} allegiance")  # fmt: skip
about(Accepts, "{whom} may only be recruited with {allegiance} symbols", "{whom} may only be recruited with ability symbols with the {allegiance} allegiance", only=True)
about(Accepts, "only symbols generated by {of:which} may be used to recruit {whom}", "only (ability) symbols generated by (a/an) {of:which} may be used to recruit {whom}", only=True)
about(Turns, "all that {whom} rolls is ignored", "whenever {whom} rolls dice ignore all results", what="everything", into="")
about(Adds, "whenever {whom} rolls dice , it generates {results}", "whenever {whom} rolls dice (,) he/she/it generates {results}", rank=1)
of_this(AtMost, "you cannot control more than {number:number} {which!}", "you may not control more than {number:number} {which!} (at a time)", "you cannot control more than {number:number} {which!} at a time")
of_this(AtMost, "you cannot control more than one copy of this card", "you cannot control more than one this card at a time", number=1)
of_this(Admits, "{never:which!} cannot participate in this challenge", "{never:which!} cannot participate in this contested challenge", "{never:which!} may not participate in this (contested) challenge")

about(Lose, "{whom} has no effect text", "blank the effect text of {whom}", "{whom} 's effect text is blanked", "the effect text of {whom} is blanked", mark="text", rank=1)
about(Adds, "when {whom} rolls its dice , it adds {results}",
      "when {whom} roll/rolls their/his/her/its (intrigue/politics/combat) dice , they/he/she/it (each) additionally generate/generates {results}", rank=2)  # fmt: skip


def _when_rolling(whom: Any, results: Results) -> Deed:
    return Deed("has", whom, rules=(Adds(results),), until=TURN)


LANGUAGE.sorts["deed"].converts(_when_rolling, _never, "when {whom} roll/rolls their/his/her/its (intrigue/politics/combat) dice this turn , they/he/she/it (each) additionally generate/generates {results}",
                                  "{whom} additionally generate[s|] {results} when they/he/she/it roll/rolls their/his/her/its dice this turn")  # fmt: skip
LANGUAGE.sorts["deed"].converts(lambda whom, results: Deed("has", whom, rules=(Adds(results, use="participating"),), until=TURN), _never,
                                  "when {whom} roll/rolls their/his/her/its dice while participating in a challenge this turn , they/he/she/it (each) additionally generate/generates {results}")  # fmt: skip
about(Change, "damage generated by {whom} is doubled", "any/all damage generated/rolled by {whom} is doubled", what="damage", op="multiply", amount=2)
about(Role, "{whom} rolls as if it had no damage", "{whom} ignores all damage on him/her/it when he/she/it rolls his/her/its dice", what="rolls as undamaged", rank=1)


def _less(whom: Any, n: int, ability: str) -> Deed:
    return Deed("has", whom, rules=(Change(ability, "subtract", n),))


has.converts(_less, _never, "{whom} lose[s|] {n:number} {ability} (ability)", rank=1)


def _loyal(whom: Any, marks: tuple[str, ...]) -> Deed | None:
    return Deed("has", whom, rules=tuple(Gain(each) for each in marks)) if len(marks) > 1 else None


has.converts(_loyal, _never, "{whom} has/have/gains/gain the {marks:allegiance&} allegiances", rank=1)
has.converts(lambda n: Deed("has", YOU, rules=(Change("cards drawn", "add", n),)), lambda given: None if not (isinstance(given, Deed) and len(given.rules) == 1
             and isinstance(given.rules[0], Change) and given.rules[0].what == "cards drawn" and given == Deed("has", YOU, rules=given.rules)) else {"n": given.rules[0].amount},
             "you draw {n:number} more cards during the Draw Round", "you draw {n:single} additional card[|s] during the draw round", "draw {n:single} additional card[|s] during the draw round")  # fmt: skip


def _from_each(whom: Any, n: int, of: Per | None = None) -> Deed:
    return Deed("has", whom, rules=(Change("printed abilities", "subtract", of._replace(each=n) if of else n),))


has.converts(_from_each, _never, "{whom} loses {n:number} from each printed ability", "{whom} loses {n:number} from each printed ability {of:per}", rank=1)
