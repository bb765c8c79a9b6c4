"""What card text does for a while, or as long as its card is there: `gets +1 attack`, `gains sentinel`, `cannot`."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.games.lotr_lcg.cards.clauses import amount
from judge.games.lotr_lcg.cards.meanings import TYPES, Amount, Instruction, Phrase
from judge.games.lotr_lcg.cards.phrases import KEYWORDS, SPHERES, VALUE, VALUE_NAMES, group, number, plain

Found = dict[str, str]
CANNOT = {
    "contribute threat": "contribute threat", "defeat this stage": "advance", "defeat this quest": "advance",
    "advance to the next stage": "advance",
    "attack": "attack", "be declared as an attacker": "attack", "be declared as attackers": "attack",
    "defend": "defend", "be declared as a defender": "defend", "be declared as defenders": "defend",
    "quest": "commit", "commit to the quest": "commit", "commit to quests": "commit", "commit to a quest": "commit",
    "commit": "commit", "be committed to the quest": "commit", "be committed to a quest": "commit",
    "ready": "ready", "be readied": "ready", "ready during the refresh phase": "ready in refresh",
    "exhaust": "exhaust", "be exhausted": "exhaust", "be damaged": "be damaged", "take damage": "be damaged",
    "be dealt damage": "be damaged", "be healed": "be healed", "be destroyed": "be destroyed",
    "leave play": "leave play", "be discarded": "be discarded", "be engaged": "be engaged",
    "engage": "engage", "engage players": "engage", "be optionally engaged": "be optionally engaged",
    "engage enemies": "engage", "be attacked": "be attacked", "be traveled to": "be traveled to",
    "travel": "travel", "travel to it": "be traveled to", "travel here": "be traveled to",
    "travel to this location": "be traveled to", "have progress placed on it": "have progress",
    "have progress tokens placed on it": "have progress", "have attachments": "have attachments",
    "have player attachments": "have attachments", "gain resources": "gain resources", "draw cards": "draw cards",
    "play cards": "play cards", "play allies": "play allies", "play events": "play events",
    "play attachments": "play attachments", "be chosen": "be chosen", "be targeted": "be chosen",
    "be claimed": "be claimed", "be canceled": "be canceled", "be cancelled": "be canceled",
    "raise threat": "raise threat", "increase threat": "raise threat",
    "lower threat": "lower threat", "reduce threat": "lower threat",
    "lower their threat": "lower threat", "be removed from the quest": "be removed from the quest",
    "use abilities": "use abilities", "trigger abilities": "use abilities",
    "be dealt shadow cards": "be dealt shadow cards", "be explored": "be explored", "advance": "advance",
    "be played": "be played", "gain control": "gain control", "change control": "gain control",
    "make engagement checks": "make engagement checks",
    "spend resources": "spend resources", "be revealed": "be revealed", "win": "win",
}  # fmt: skip
WHOM = (r"attack (?P<p>you|them|that player|the first player|the next player|the active player|the engaged player|"
        r"each player|another player)")  # fmt: skip
PERMITS = {
    "attack": "attack without exhausting", "defend": "defend without exhausting",
    "commit": "commit without exhausting", "commit to the quest": "commit without exhausting",
    "commit to a quest": "commit without exhausting", "quest": "commit without exhausting",
}  # fmt: skip
ALLOWED = {
    "be declared as a defender against any enemy": "defend any", "defend attacks against other players": "defend any",
    "be declared as an additional defender": "additional defender", "attack any enemy": "attack any",
    "attack enemies in the staging area": "attack staging", "be declared as an attacker against any "
                                                            "enemy": "attack any",
    "attack enemies engaged with other players": "attack any", "attack again": "attack again",
    "defend while exhausted": "defend exhausted", "be declared as a defender while exhausted": "defend exhausted",
    "target enemies in the staging area": "attack staging",
    "target enemies in the staging area alone": "attack staging alone",
    "attack enemies in the staging area alone": "attack staging alone",
    "be played during any action window": "play in action windows", "be optionally engaged": "engage",
}  # fmt: skip


def _changes(found: Found) -> tuple[Instruction, ...]:
    """`+1 willpower, +1 attack and +2 defense for each Item attached to it`."""
    whom = group(found["g"])
    made: list[Instruction] = []
    text, _, each = found["changes"].partition(" for each ")
    for part in re.split(r",? and |, ", text):
        match = re.fullmatch(
            rf"(?P<sign>[+-]) ?(?P<n>\d+|x)(?: (?P<what>{VALUE}))?(?: strength)?", plain(part), re.IGNORECASE
        )
        if match is None or (match["what"] is None and not made):
            raise ValueError(f"{part!r} is no change; write +1 willpower, -2 attack, +X defense")
        what = VALUE_NAMES[match["what"].casefold()] if match["what"] else made[-1].what
        by = amount(f"{match['n']} for each {each}" if each else match["n"])
        made.append(Instruction("modify", whom, by, what, "add" if match["sign"] == "+" else "subtract"))
    return tuple(made)


def _either_change(found: Found) -> tuple[Instruction, ...]:
    parts = re.split(r",? or ", found["changes"])
    return (
        Instruction(
            "options",
            options=tuple(
                tuple(each._replace(text=plain(part)) for each in _changes({**found, "changes": part}))
                for part in parts
            ),
        ),
    )


def _gains(found: Found) -> tuple[Instruction, ...]:
    """Keywords, traits, resource icons, abilities in quotes."""
    whom = group(found["g"])
    if match := re.fullmatch(r"[\"'](?P<text>.+)[\"']", found["what"].strip()):
        from judge.games.lotr_lcg.cards.text_box import abilities

        return tuple(Instruction("gain ability", whom, ability=each, until="") for each in abilities(match["text"])[0])
    parts = re.split(r",? and (?:the )?|, (?:the )?", found["what"])
    return tuple(_gained(part, whom, found["verb"][:4].casefold()) for part in parts)


def _gained(part: str, whom: Phrase, verb: str) -> Instruction:
    verb = "lose" if verb == "lose" else "gain"
    low = re.sub(r"^(?:the|a|an) ", "", plain(part).casefold())
    name, _, count = re.sub(r" keyword$", "", low).partition(" ")
    if name in KEYWORDS and (not count or number(count) is not None):
        return Instruction(f"{verb} keyword", whom, Amount(number(count) or 1), name)
    if match := re.fullmatch(rf"({'|'.join(SPHERES)})(?: resource)?(?: icon)?", low):
        return Instruction(f"{verb} sphere", whom, what=match[1])
    if match := re.fullmatch(r"(?:the )?(.+?) traits?", re.sub(r"^(?:the|a|an) ", "", plain(part)), re.IGNORECASE):
        return Instruction(f"{verb} trait", whom, what=match[1])
    if re.fullmatch(r"[A-Z][\w'-]+", plain(part)):
        return Instruction(f"{verb} trait", whom, what=plain(part))
    raise ValueError(
        f"{part!r} cannot be gained; write a keyword, `the Gondor trait`, `a spirit resource icon`, an ability in "
        f"quotes"
    )


def _set(found: Found) -> tuple[Instruction, ...]:
    what = VALUE_NAMES[found["what"].casefold()]
    verb = f"base {what}" if found.get("base") else "modify"
    return (Instruction(verb, group(found["g"]), amount(found["n"]), what, "set"),)


def _scale(found: Found) -> tuple[Instruction, ...]:
    op = "multiply" if found["how"].casefold().startswith("doubl") else "divide"
    return (Instruction("modify", group(found["g"]), Amount(2), VALUE_NAMES[found["what"].casefold()], op),)


def _cannot(found: Found) -> tuple[Instruction, ...]:
    whom = group(found["g"]) if found.get("g") else Phrase("this")
    low = plain(found["what"]).casefold()
    low = re.sub(r"^(?:be )?chosen .*", "be chosen", low)
    low = re.sub(r"^(reduce|lower|raise|increase) (?:his|her|their|your|his or her) threat", r"\1 threat", low)
    if match := re.fullmatch(r"have (?P<kind>.+?) attachments", low):
        kind = "" if match["kind"] in ("any", "player", "player card") else match["kind"]
        return (Instruction("cannot", whom, what="have attachments", by=Phrase(text=kind), text=plain(found["what"])),)
    if match := re.fullmatch(WHOM, low):
        to = group({"them": "that player"}.get(match["p"], match["p"]))
        return (Instruction("cannot", whom, what="attack", to=to, text=plain(found["what"])),)
    parts = [CANNOT.get(part) for part in re.split(r",? or |, ", low)] if low not in CANNOT else [CANNOT[low]]
    if None in parts:
        raise ValueError(f"{found['what']!r} is nothing that can be forbidden; allowed: {', '.join(CANNOT)}")
    return tuple(Instruction("cannot", whom, what=str(each), text=plain(found["what"])) for each in parts)


def _ration(found: Found) -> tuple[Instruction, ...]:
    """`cannot play more than 1 ally each round`: for the group together, or for each player."""
    together = "group" in found["p"].casefold()
    who = group("you" if found["p"].casefold() == "you" else "each player")
    what, per = found["what"].casefold(), found["per"].casefold()
    limit = amount(found["n"])
    return (Instruction("ration", who, limit, what, "group" if together else "player", until=per),)


def _ban(found: Found, what: str) -> tuple[Instruction, ...]:
    return (Instruction("cannot", group(found["g"]), what=what, text=what),)


def _pays_for(found: Found) -> tuple[Instruction, ...]:
    """`spend resources from Elrond to pay for spirit, leadership, and tactics allies`: as if he had those icons."""
    spheres = [word for word in re.findall(r"[a-z]+", found["cards"].casefold()) if word in SPHERES]
    cards = group("each " + re.sub(rf"\b(?:{'|'.join(SPHERES)}|and|or)\b|,", " ", found["cards"], flags=re.IGNORECASE))
    return (Instruction("pays for", group(found["g"]), what="|".join(spheres), to=cards),)


def _pays_from(found: Found) -> tuple[Instruction, ...]:
    return (Instruction("pays from", Phrase("this"), Amount(int(found["n"]))),)


def _many_defenders(found: Found) -> tuple[Instruction, ...]:
    whose = {"you": "you control", "each player": ""}.get(found["p"].casefold(), "that player controls")
    return (Instruction("permit", group(f"each character {whose}"), what="additional defender"),)


def _cost_on(found: Found) -> tuple[Instruction, ...]:
    words = re.sub(r"\band\b", "or", found["g"])
    by = Amount(int(found["n"]))
    return (Instruction("modify", group(f"each {words}"), by, "cost", "subtract", to=group(found["t"])),)


def _adds(found: Found) -> tuple[Instruction, ...]:
    """`attached hero adds that ally's attack or defense to its own`: one of the two, as the ally has it now."""
    whats = [VALUE_NAMES[plain(word)] for word in re.split(r" or ", found["what"].casefold())]
    whom, whose = group(found["g"]), group(found["whose"])
    made = [Instruction("modify", whom, Amount(1, what, whose), what, text=what) for what in whats]
    return (Instruction("options", options=tuple((each,) for each in made)),) if len(made) > 1 else tuple(made)


def _does_not_exhaust(found: Found) -> tuple[Instruction, ...]:
    low = plain(found["what"]).casefold()
    if low not in PERMITS:
        raise ValueError(f"{low!r}: write attack, defend or commit to the quest")
    return (Instruction("permit", group(found["g"]), what=PERMITS[low]),)


def _permit(found: Found) -> tuple[Instruction, ...]:
    low = plain(found["what"]).casefold()
    if low not in ALLOWED:
        raise ValueError(f"{low!r} is no permission; allowed: {', '.join(ALLOWED)}")
    return (Instruction("permit", group(found["g"]), what=ALLOWED[low]),)


def _immune(found: Found) -> tuple[Instruction, ...]:
    whom = group(found["g"]) if found.get("g") else Phrase("this")
    return (Instruction("immune", whom, what=found["what"]),)


def _cost(found: Found) -> tuple[Instruction, ...]:
    words = re.sub(r"^(?:the )?(?:next |first )", "each ", found["g"])
    once = words != found["g"]
    words = re.sub(r" (?:that )?you play(?: from your hand)?(?: (?:each|this) (?:round|phase))?$", " you own", words)
    op = "add" if (found.get("how") or "").casefold() in ("increase", "more", "raise") else "subtract"
    return (Instruction("modify", group(words), amount(found["n"]), "cost", op, text="once" if once else ""),)


def _blank(found: Found) -> tuple[Instruction, ...]:
    return (Instruction("blank", group(found.get("g") or found["g2"])),)


def _become(found: Found) -> tuple[Instruction, ...]:
    if found["what"].casefold() not in TYPES:
        raise ValueError(f"{found['what']!r} is no card type; allowed: {', '.join(TYPES)}")
    return (Instruction("become", group(found["g"]), what=found["what"].casefold()),)


def _damage_change(found: Found) -> tuple[Instruction, ...]:
    op = "subtract" if found["how"].casefold().startswith(("reduce", "decrease")) else "add"
    return (
        Instruction(
            "modify damage", group(found["g"]), amount(found["n"]), op=op, what=(found.get("cause") or "").casefold()
        ),
    )


def _define_x(found: Found) -> tuple[Instruction, ...]:
    return (Instruction("define x", Phrase("this"), amount(found["what"])),)


BUILD: tuple[tuple[str, Callable[[Found], tuple[Instruction, ...]]], ...] = (
    (r"(?P<g>.+?) gets? (?:a |an additional )?(?P<changes>[+-].+)", _changes),
    (r"give (?P<g>.+?) (?P<changes>[+-].+? or [+-].+)", _either_change),
    (r"give (?P<g>.+?) (?P<changes>[+-].+)", _changes),
    (r"(?P<changes>[+-] ?\d+ .+?) (?:to|on) (?P<g>.+)", _changes),
    (r"(?P<g>.+?) (?P<verb>gains?|loses?|has|have) (?P<what>[\"'].+[\"']|.+)", _gains),
    (rf"set (?P<g>.+?)'s? (?P<base>base |printed )?(?P<what>{VALUE}) to (?P<n>.+)", _set),
    (rf"(?P<g>.+?)'s? (?P<base>base |printed )?(?P<what>{VALUE}) (?:is|are|becomes?)(?: set to| considered to be)? "
     rf"(?P<n>.+)", _set),
    (rf"(?P<how>double|doubles|halve|halves) (?P<g>.+?)'s? (?P<what>{VALUE})(?: \(rounded .+\))?", _scale),
    (rf"(?P<how>double|halve) the (?P<what>{VALUE}) of (?P<g>.+)", _scale),
    (rf"(?P<g>.+?)'s? (?P<what>{VALUE}) is (?P<how>doubled|halved)", _scale),
    (r"(?:the )?players cannot optionally engage (?P<g>.+)", lambda found: _ban(found, "be optionally engaged")),
    (r"(?:the )?players cannot travel to (?P<g>.+)", lambda found: _ban(found, "be traveled to")),
    (r"(?:no attachments can be played on|attachments cannot be played on) (?P<g>.+)",
     lambda found: _ban(found, "have attachments")),
    (r"(?:the )?players cannot (?P<what>advance.*|defeat this (?:stage|quest))",
     lambda found: _ban({**found, "g": "current quest"}, "advance")),
    (r"(?P<p>the players,? as a group|the players|each player|you)(?: each)?,? cannot play more than (?P<n>\d+|one) "
     r"(?P<what>ally|event|attachment|card)(?: cards?|s)? (?:each|per|this) (?P<per>round|phase)", _ration),
    (r"(?:(?P<g>.+?) )?cannot (?P<what>.+)", _cannot),
    (r"excess (?:combat )?damage dealt by (?P<g>.+?)(?: \(.+?\))? must be assigned as an increase to .+ threat",
     lambda found: (Instruction("permit", group(found["g"]), what="excess raises threat"),)),
    (r"(?:you may )?(?:spend|use) resources from (?P<g>.+?) to pay for (?P<cards>.+)", _pays_for),
    (r"(?:you must )?(?:use|spend) resources from (?P<n>\d+) different heroes'?(?: pools?)? to pay for this "
     r"card", _pays_from),
    (r"(?P<p>.+?) may declare any number of (?:his|her|their|eligible| )+characters as defenders(?: against "
     r".+)?", _many_defenders),
    (r"(?:lower|reduce) the cost (?:for you )?(?:to play|of playing) (?P<g>.+?) on (?P<t>.+?) by (?P<n>\d+)", _cost_on),
    (rf"add (?P<whose>.+?)'s (?P<what>{VALUE}) to (?P<g>.+?)'s (?P=what)", _adds),
    (r"(?P<g>.+?) adds (?P<whose>.+?)'s (?P<what>[a-z ]+?) to its own", _adds),
    (r"(?:(?P<g>.+?) )?(?:does|do) not (?P<what>contribute threat|make engagement checks|"
     r"ready during the refresh phase|ready|attack|contribute .+)", _cannot),
    (r"(?P<g>.+?) (?:does|do) not exhaust (?:to|when|as) (?P<what>.+?)(?:ing)?", _does_not_exhaust),
    (r"(?P<g>.+?) may (?P<what>attack|defend|commit(?: to (?:the|a) quest)?|quest) without "
     r"exhausting", _does_not_exhaust),
    (r"(?P<g>.+?) (?:may|can) (?P<what>.+)", _permit),
    (r"(?:(?P<g>.+?) (?:is|are) )?immune to (?P<what>.+)", _immune),
    (r"(?:(?P<how>reduce|lower|increase|raise) )the cost (?:to play |of playing |of )(?P<g>.+?) by (?P<n>.+)", _cost),
    (r"(?P<g>.+?) costs? (?P<n>\d+|x) (?P<how>less|more)(?: to play)?", _cost),
    (r"(?:treat |the )?(?P<g>.+?)'s (?:printed )?text box (?:is|as if it were|as)(?: treated as| considered)?(?: if "
     r"it were)? ?blank"
     r"|blank (?P<g2>.+?)(?:'s (?:printed )?text box)?", _blank),
    (r"treat (?:the )?(?:printed )?text box of (?P<g>.+?) as(?: if it were)? blank", _blank),
    (r"(?P<g>.+?) (?:becomes?|is considered|counts as|turns into) an? (?P<what>\w+)(?: card)?", _become),
    (r"(?P<how>reduce|decrease|increase) (?:all |any |the )?(?P<cause>attack |combat )?damage dealt to (?P<g>.+?) by"
     r" (?P<n>.+)", _damage_change),
    (r"X is (?P<what>.+)", _define_x),
    (r"limit (?:1|one) per (?P<what>hero|character|ally|enemy|location|card|attached \w+|player|deck)",
     lambda found: (Instruction("one per host", Phrase("this"), what=found["what"].casefold()),)),
)  # fmt: skip
LASTING = tuple((re.compile(form, re.IGNORECASE), build) for form, build in BUILD)
