"""What card text does at once: each form of sentence with the instruction it stands for."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.games.lotr_lcg.cards.clauses import amount
from judge.games.lotr_lcg.cards.meanings import Amount, Instruction, Phrase
from judge.games.lotr_lcg.cards.phrases import VALUE_NAMES, group

Found = dict[str, str]
Make = Callable[[Found], tuple[Instruction, ...]]
N = r"(?P<n>\d+|x|an?|one|two|three|four|five|six|all|that much|that many|that amount|that|up to \d+)"
MORE = r"(?P<each>(?:,? (?:for each|per|equal to) .+?)?)"
HAND = (
    r"(?:your|their|his|her|his or her|that player's|its owner's|their owner's|the owner's|its owners'|their owners')"
)
PLAYER = (r"(?P<p>you|each player|all players|every player|that player|the first player|the next player|another player|"
          r"(?:the )?defending player|the active player|the engaged player|the player with the (?:highest|lowest) "
          r"threat|"
          r"its controller|their controller|that (?:card|ally|hero|character)'s controller|they|he|she|a player|"
          r"each player with .+?|choose a player|the players|each other player|he or she)")  # fmt: skip
TOKENS = r"(?: tokens?)?"


def _n(found: Found) -> Amount:
    words = found.get("n", "1").removeprefix("up to ")
    each = found.get("each", "").strip(" ,")
    if each.startswith("equal to"):
        return amount(each)
    if words == "all":
        return Amount(99)
    return amount(f"{words} {each}" if each else words)


def _by(found: Found) -> Phrase:
    words = {"they": "that player", "he or she": "that player", "he": "that player", "she": "that player",
             "a player": "choose a player",
             "another player": "choose another player", "each other player": "each other player"}  # fmt: skip
    text = found.get("p", "")
    return group(words.get(text.casefold(), text)) if text else Phrase("you")


def _card(verb: str, what: str = "", amount: Amount | None = None) -> Make:
    """Something that is done to cards."""

    def make(found: Found) -> tuple[Instruction, ...]:
        to = group(found["t"]) if found.get("t") else Phrase()
        said = what or (found.get("what", "").casefold() if verb == "spend" else "")
        return (Instruction(verb, group(found["g"]), amount or _n(found), said, to=to, by=_by(found)),)

    return make


def _either(verb: str, what: str = "") -> Make:
    """The same, where the card may stand before or behind the verb."""
    return lambda found: _card(verb, what)({**found, "g": found.get("g") or found["g2"]})


def _pair(words: str) -> str:
    """The two values that change places."""
    one, other = re.split(r" (?:and|with) (?:its )?", words.casefold(), maxsplit=1)
    if one not in VALUE_NAMES or other not in VALUE_NAMES:
        raise ValueError(f"{words!r}: two values of a card can be switched, such as attack and defense")
    return f"{VALUE_NAMES[one]}|{VALUE_NAMES[other]}"


def _player(verb: str, what: str = "") -> Make:
    """Something that players do or undergo: draw, raise threat, discard from hand."""

    def make(found: Found) -> tuple[Instruction, ...]:
        said = what or found.get("what", "")
        return (Instruction(verb, _by(found), _n(found), said, by=_by(found)),)

    return make


def _plain(verb: str, what: str = "") -> Make:
    return lambda found: (Instruction(verb, Phrase(), _n(found), what or found.get("what", ""), by=_by(found)),)


def _search(found: Found) -> tuple[Instruction, ...]:
    whose = "encounter" if "encounter" in found["deck"] else "your"
    places = [place for place in ("deck", "discard pile") if re.search(rf"\b{place}\b", found["deck"])]
    return (
        Instruction("search", group(found["g"]), amount(found.get("n") or "99"), found["to"].casefold(),
                    to=Phrase(text=f"{whose} {' and '.join(places)}"), by=_by(found)),
    )  # fmt: skip


def _put(found: Found) -> tuple[Instruction, ...]:
    """`put an ally into play from your hand`: where it comes from may stand behind."""
    if found["g"].casefold() in ("this", "this card"):
        return (Instruction("put", Phrase("this"), by=_by(found)),)
    engaged = re.search(r",? engaged with (?P<t>.+)", found["rest"], re.IGNORECASE)
    to = group(engaged["t"]) if engaged else Phrase()
    found = {**found, "rest": found["rest"][: engaged.start()] if engaged else found["rest"]}
    what = "owner" if "under its owner's control" in found["rest"] else ""
    rest = re.sub(r",? (?:ready|exhausted|under (?:your|its owner's|that player's|their) control)\b", "", found["rest"])
    return (Instruction("put", group(f"{found['g']} {rest}".strip()), what=what, to=to, by=_by(found)),)


def _look_at(found: Found) -> Phrase:
    whose = {"your": "you", "a player's": "choose a player", "any player's": "choose a player"}
    text = whose.get(found["what"].casefold(), found["what"].removesuffix("'s"))
    return Phrase() if text == "the encounter" else group(text)


FORMS: tuple[tuple[str, Make], ...] = (
    (rf"(?:deal|place|put|assign) {N}(?: points? of)? (?:direct )?damage{TOKENS} (?:to|on) "
     rf"(?P<g>.+?){MORE}", _card("damage")),
    (r"deal (?:an amount of )?damage (?P<each>equal to .+?) to (?P<g>.+)", _card("damage")),
    (r"deal (?:an amount of )?damage to (?P<g>.+?) (?P<each>equal to .+)", _card("damage")),
    (rf"(?P<g>.+?) (?:takes?|is dealt|are dealt|suffers?) {N} (?:direct )?damage{MORE}", _card("damage")),
    (rf"heal {N} damage(?: from| on)? (?P<g>.+?){MORE}", _card("heal")),
    (r"heal (?P<g>.+)", _card("heal", amount=Amount(99))),
    (rf"(?P<g>.+?) (?:heals?|is healed) {N} damage", _card("heal")),
    (rf"move {N} damage from (?P<g>.+?) to (?P<t>.+)", _card("move damage")),
    (rf"move {N} (?:\w+ )?resources?{TOKENS} from (?P<g>.+?)(?:'s (?:resource )?pool)? to (?P<t>.+?)(?:'s "
     rf"(?:resource )?pool)?",
     _card("move resource")),
    (rf"(?:{PLAYER} )?draws? {N}(?: additional)? cards?{MORE}", _player("draw")),
    (rf"(?:add|place|put) {N} (?:\w+ )?resources?{TOKENS}(?: from the (?:token )?bank)? (?:to|on|in) (?P<g>.+?)"
     rf"(?:'s? (?:resource )?pools?)?{MORE}", _card("resource")),
    (rf"(?P<g>.+?) gains? {N} resources?{MORE}", _card("resource")),
    (rf"(?:spend|pay) {N} (?:(?P<what>leadership|tactics|spirit|lore|baggins|fellowship|\w+) )?resources?{TOKENS}"
     r" from (?P<g>.+?)(?:'s? (?:resource )?pools?)?", _card("spend")),
    (rf"(?:{PLAYER} )?(?:spends?|pays?) {N} (?:(?P<what>leadership|tactics|spirit|lore|baggins|fellowship) "
     rf")?resources?{TOKENS}",
     _player("pay")),
    (rf"(?:{PLAYER} )?(?:must )?(?:discard|remove)s? {N} resources?{TOKENS} from "
     rf"(?P<g>.+?)(?:'s (?:resource )?pool)?", _card("lose resource")),
    (r"(?:ready|unexhaust) (?P<g>.+)", _card("ready")),
    (r"(?P<g>.+?) readies", _card("ready")),
    (rf"(?:{PLAYER} )?(?:must )?exhausts? (?P<g>.+)", _card("exhaust")),
    (rf"(?:raise|increase) (?P<p>your|each player's|that player's|the first player's|(?:the )?defending player's|"
     rf"their|his|her|a player's|one player's|any player's|another player's|"
     rf"the next player's) threat by {N}{MORE}",
     lambda found: _player("raise threat")({**found, "p": _whose(found["p"])})),
    (rf"{PLAYER} (?:must )?(?:raises?|increases?) (?:your|their|his|her|his or her) threat by {N}{MORE}",
     _player("raise threat")),
    (rf"(?:lower|reduce|decrease) (?P<p>your|each player's|that player's|the first player's|(?:the )?defending "
     rf"player's|their|his|her|a player's|one player's|any player's|another player's|"
     rf"the next player's) threat by {N}{MORE}",
     lambda found: _player("lower threat")({**found, "p": _whose(found["p"])})),
    (rf"{PLAYER} (?:lowers?|reduces?|decreases?) (?:your|their|his|her|his or her) threat by {N}{MORE}",
     _player("lower threat")),
    (rf"set (?P<p>your|each player's|that player's) threat to {N}",
     lambda found: _player("set threat")({**found, "p": _whose(found["p"])})),
    (rf"(?:place|put|add) {N} progress{TOKENS} on (?P<g>.+?){MORE}", _card("progress")),
    (rf"remove {N} progress{TOKENS} from (?P<g>.+)", _card("remove progress")),
    (rf"(?:{PLAYER} )?(?:must )?discards? {N} (?:random )?cards?(?P<what> at random)? from {HAND} hand(?: at "
     rf"random)?{MORE}",
     _player("discard from hand")),
    (rf"(?:{PLAYER} )?(?:must )?discards? the top (?:(?P<n>\d+|x) )?cards? of (?P<what>your|their|his|her|the "
     rf"encounter|that player's|each player's) decks?",
     lambda found: _player("discard from deck")({**found, "p": _deck_owner(found)})),
    (rf"(?:{PLAYER} )?(?:must )?discards? {HAND} hand",
     lambda found: _player("discard from hand")({**found, "n": "all"})),
    (r"discard (?P<n>\d+|x|one|two|three) cards? from the top of "
     r"(?P<what>your|their|his|her|the encounter|that player's) deck",
     lambda found: _player("discard from deck")({**found, "p": _deck_owner(found)})),
    (r"discard (?:the )?(?:shadow cards?|all shadow cards|each shadow card) (?:from|dealt to|on) "
     r"(?P<g>.+)", _card("discard shadow")),
    (rf"(?:{PLAYER} )?(?:must )?discards? (?P<g>.+?)(?: from play)?", _card("discard")),
    (r"(?P<g>.+?) (?:is|are) discarded(?: from play)?", _card("discard")),
    (rf"(?:{PLAYER} )?(?:must )?(?:return|move)s? (?P<g>.+?) (?:back )?to the staging area", _card("stage")),
    (rf"(?:return|move|add) (?P<g>.+?) to {HAND} hand", _card("return")),
    (rf"(?:{PLAYER} )?(?:must )?shuffles? (?P<whose>your|his|her|their|that player's|each player's) discard pile "
     rf"(?:back )?into {HAND} deck",
     lambda found: _player("shuffle pile")({**found, "p": found.get("p") or _whose(found["whose"])})),
    (rf"(?:{PLAYER} )?(?:must )?(?:shuffles?) (?P<g>.+?) (?:back )?into (?:{HAND}|the encounter) "
     rf"deck", _card("shuffle in")),
    (r"shuffle (?:your|the encounter|their) (?:deck|discard pile.*)", _plain("shuffle")),
    (rf"(?:place|put|return|move) (?P<g>.+?) (?:on|to) the (?P<what>top|bottom) of (?:{HAND}|the encounter|the) deck",
     lambda found: _card("put on deck", what=found["what"].casefold())(found)),
    (rf"(?:{PLAYER} )?(?:puts?|brings?) (?P<g>.+?) into play(?P<rest>.*)", _put),
    (rf"(?:{PLAYER} )?attach(?:es)? (?P<g>.+?) to (?P<t>.+)", _card("attach")),
    (r"attach to (?P<g>.+)", _card("attaches")),
    (rf"(?:{PLAYER} )?(?:must )?search(?:es)? (?:the top {N} cards of )?(?P<deck>(?:your|his|her|their|that "
     rf"player's) deck|"
     r"the encounter deck(?: and (?:the )?discard pile)?|your discard pile|the encounter discard pile)"
     r" for (?P<g>.+?)(?:,? and|,) (?P<to>adds? (?:it|them) to (?:your|his|her|their) hand|puts? (?:it|them) into "
     r"play.*|"
     r"adds? (?:it|them) to the staging area|makes? it the active location)", _search),
    (r"(?:shuffle|return) the (?:rest|remaining|other)(?: of the)? ?(?:searched )?cards? .+", _plain("nothing")),
    (r"destroy (?P<g>.+)|(?P<g2>.+?) is destroyed", _either("destroy")),
    (r"explore (?P<g>.+)|(?P<g2>.+?) is explored", _either("explore")),
    (r"(?:add|place|put) (?P<g>.+?) (?:to|in|into) the staging area", _card("stage")),
    (r"(?:add|place|put) (?P<g>.+?) (?:to|in|into) the victory display", _card("to victory")),
    (r"remove (?P<g>.+?) from the game", _card("remove")),
    (rf"(?:{PLAYER} )?(?:must )?removes? (?P<g>.+?) from (?:the|a|this) quest", _card("uncommit")),
    (r"remove (?P<g>.+?) from (?:combat|the attack|this attack)", _card("remove from combat")),
    (rf"(?:{PLAYER} )?commits? (?P<g>.+?) to the quest|(?P<g2>.+?) commits? to the quest",
     lambda found: _card("commit")({**found, "g": found.get("g") or found["g2"]})),
    (r"(?P<g>.+?) (?:immediately )?engages? (?P<t>(?:the )?(?:engaged|active) player|you|the first player|that "
     r"player|a player|another player|the next player|choose a player|the defending player|the player .+)",
     _card("engage")),
    (rf"(?:{PLAYER} )?(?:must )?engages? (?P<g>.+)", _card("engage")),
    (rf"deal (?P<g>it|this card|that enemy|attacking enemy|the attacking enemy) {N}(?: additional| facedown)? shadow "
     rf"cards?", _card("deal shadow")),
    (rf"deal {N}(?: additional| facedown)? shadow cards? to (?P<g>.+?)(?: (?:from|off).*)?", _card("deal shadow")),
    (r"(?P<g>.+?) (?:immediately )?(?:makes? an? (?:immediate |additional |extra )?attack|attacks?)(?: immediately| "
     r"again)?"
     r"(?: after this (?:attack|one))?(?:,? (?:against )?(?P<t>you|the first player|that player|the defending player"
     r"|the engaged player|each player|attached hero|it|this))?",
     _card("attack")),
    (rf"reveals? (?:the (?:top|next) )?(?:{N} )?(?:additional )?(?:cards? of the encounter deck|encounter cards?|"
     rf"cards? from the encounter deck)(?: and add (?:it|them) to the staging area)?{MORE}",
     _plain("reveal")),
    (rf"(?:{PLAYER} )?(?:gains?|takes?) control of (?P<g>.+)", _card("control")),
    (r"(?:give|pass) control of (?P<g>.+?) to (?P<t>.+)|give (?P<g2>.+?) to (?P<t2>.+)",
     lambda found: _card("control")({**found, "g": found.get("g") or found["g2"], "t": found.get("t") or found["t2"]})),
    (rf"(?:{PLAYER} )?claims? (?P<g>.+)", _card("claim")),
    (r"(?:the players )?(?:immediately )?(?:advance|proceed) to the next (?:quest )?stage|advance", _plain("advance")),
    (r"(?:the players|you) (?P<what>win|lose)(?: the game)?", _plain("end game")),
    (rf"{PLAYER} (?:is|are) eliminated(?: from the game)?|eliminate (?P<p2>.+)",
     lambda found: _player("eliminate")({**found, "p": found.get("p") or found.get("p2", "")})),
    (r"cancel (?P<what>(?:(?! and | then ).)+)", _plain("cancel")),
    (rf"prevent {N}(?: points?)?(?: of)?(?: that)? ?(?:damage|progress|threat)?.*", _plain("reduce it")),
    (rf"reduce (?:that|the|this) (?:damage|amount|threat|progress|increase)(?: .+?)? by {N}{MORE}",
     _plain("reduce it")),
    (rf"(?:add|increase) (?:that|the|this) (?:damage|amount)(?: .+?)? by {N}{MORE}", _plain("increase it")),
    (rf"{PLAYER} (?:must )?deals? {N} damage to (?P<g>.+)", _card("damage")),
    (r"switch (?P<g>.+?)'s (?P<what>.+? (?:and|with) (?:its )?.+)|switch the (?P<w2>.+? (?:and|with) .+?) of "
     r"(?P<g2>.+)",
     lambda found: _either("switch", _pair(found.get("what") or found["w2"]))(found)),
    (r"move (?P<g>.+?) (?:from .+? )?to (?P<t>.+)", _card("attach")),
    (r"(?:make|travel to) (?P<g>.+?)(?: the active location)?", _card("travel")),
    (r"replace it with the next card (?:from|of) the encounter deck", _plain("reveal")),
    (r"(?:the players )?proceed to one of the .+", _plain("nothing")),
    (r"(?:immediately )?declare (?P<g>it|that character|.+?) as an attacker(?: \(.+?\))?(?: against "
     r".+)?", _card("declare attack")),
    (r"(?P<g>it|that (?:character|hero|ally)) (?:attacks|makes an attack against) (?:an|any) (?:eligible )?enemy"
     r"(?: engaged with you)?", _card("declare attack")),
    (r"switch (?:the )?active location with (?P<g>.+)", _card("switch locations")),
    (r"(?:look at|examine) the top (?:(?P<n>\d+|x) )?cards? of (?P<what>your|the encounter|a player's|that player's|"
     r"any player's) deck",
     lambda found: (Instruction("look", _look_at(found), _n(found), found["what"].casefold()),)),
    (rf"{PLAYER} (?:must )?chooses? (?P<g>.+)", lambda found: _card("choose")({**found, "g": f"choose {found['g']}"})),
    (rf"{PLAYER} (?:must )?returns? (?P<g>.+?) to {HAND} hand", _card("return")),
    (rf"{PLAYER} (?:must )?(?:ready|readies) (?P<g>.+)", _card("ready")),
    (rf"{PLAYER} (?:must )?(?:places?|puts?) {N} progress on (?P<g>.+)", _card("progress")),
    (r"(?:this|the|that) attack is (?:considered |treated as |considered to be )?undefended|"
     r"(?:treat|consider) (?:this|the|that) attack (?:as|to be) undefended", _plain("undefended")),
    (r"(?:nothing|do nothing|no effect)", _plain("nothing")),
    (r"choose (?P<g>.+?) and (?P<g2>(?:an?|another|1) .+)",
     lambda found: (*_card("choose")({"g": f"choose {found['g']}"}), *_card("choose")({"g": f"choose {found['g2']}"}))),
    (r"(?P<g>choose .+)", _card("choose")),
    (r"look at (?P<what>[^,]+)", _plain("nothing")),
)  # fmt: skip


WHOSE = {
    "your": "you", "their": "that player", "his": "that player", "her": "that player", "a player's": "a player",
    "one player's": "a player", "any player's": "a player", "another player's": "another player",
}  # fmt: skip


def _whose(words: str) -> str:
    return WHOSE.get(words.casefold(), words.removesuffix("'s"))


def _deck_owner(found: Found) -> str:
    deck = found["what"].casefold()
    return found.get("p") or ("" if deck == "the encounter" else _whose(deck))


IMMEDIATE = tuple((re.compile(form, re.IGNORECASE), make) for form, make in FORMS)
