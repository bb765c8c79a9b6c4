"""The language of a game's cards as a page: its forms by what they do, with examples, made from the table itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.cardtext.language import NOTHING_MORE, Form, Language, Lexicon, Numbers, Sort, Words
from judge.cardtext.laws import DEEP, _made

SHOWN = 40


def page(language: Language, lexicon: Lexicon = NOTHING_MORE) -> str:
    """The page in Markdown: a part for each sort that has forms or words, in the table's order."""
    return "\n".join(line for sort in language.sorts.values() for line in _part(language, sort, lexicon))


def _part(language: Language, sort: Sort, lexicon: Lexicon) -> Iterator[str]:
    if isinstance(sort, Numbers) or not (sort.forms or isinstance(sort, Words)):
        return
    yield f"## {sort.title[:1].upper()}{sort.title[1:]}  {{#{re.sub(r'[^a-z0-9]+', '-', sort.name.casefold())}}}\n"
    if isinstance(sort, Words) and sort.singular:
        shown = [f"`{each}`" for each in sort.singular.values()][:SHOWN]
        more = "; and what the cards on the table and your collections carry" if sort.open else ""
        yield f"{', '.join(shown)}{' ...' if len(sort.singular) > SHOWN else ''}{more}.\n"
    for form in sort.forms:
        yield from _row(language, form, lexicon)
    yield ""


def _row(language: Language, form: Form, lexicon: Lexicon) -> Iterator[str]:
    templates = list(dict.fromkeys(shown(language, each.text) for each in form.wordings))
    example = next((words for _, words in _made(language, form, lexicon, DEEP, {})), "")
    line = f"- **{templates[0]}**"
    line += f": {form.about}" if form.about else ""
    line += f" Such as: *{example}*." if example and form.canonical.slots else ""
    yield line
    if templates[1:]:
        yield f"  <br>Also: {'; '.join(templates[1:])}."


def shown(language: Language, template: str) -> str:
    """A wording as people read it: what fills a slot by the name of its sort."""

    def name(match: re.Match[str]) -> str:
        sort = language.sorts[match["sort"] or match["field"]]
        return f"‹{sort.title}›"

    text = re.sub(r"\{(?P<field>\w+)(?::(?P<sort>[^},&|.+>!?]+))?[,&|.+>!?]*\}", name, template)
    text = re.sub(r"\[([^|\]]*)\|([^\]]*)\]", lambda match: match[1] or "", text)
    return re.sub(r"(\w+)((?:/\w+)+)", lambda match: match[0].replace("/", " / "), text)
