"""A table built by touch on a phone, with and without scripts: a dispute of each game, from nothing to its verdict."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from accessible import faults
from playwright.sync_api import Locator, Page, expect

Open = Callable[..., Page]
SIDEWAYS = "document.documentElement.scrollWidth"
WIDTH = 360
Said = dict[str, str | list[str] | bool]


class Thumb:
    """A thumb on a phone that counts its taps, and the fields it types into."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.taps, self.typed = page, 0, 0
        self.tap(f'a[href="/console/game/{game}"]')
        self.tap(f'a[href^="/console/build/{game}"]')
        expect(page.locator("#table")).to_be_visible()
        self.arrived()

    def tap(self, what: str | Locator) -> None:
        found = self.page.locator(what).first if isinstance(what, str) else what
        found.tap()
        self.taps += 1

    def type(self, field: str, text: str) -> None:
        self.page.locator(field).first.fill(text)
        self.typed += 1

    def unfold(self, inside: Locator) -> None:
        """Opens what a field is folded into, from the outside inwards; a fold opens a moment after its tap."""
        inside.wait_for(state="attached")
        folds = inside.locator("xpath=ancestor::details[not(@open)]")
        for left in reversed(range(folds.count())):
            self.tap(folds.first.locator("summary").first)
            expect(folds).to_have_count(left)

    def arrived(self) -> None:
        """Waits until the page that has begun to show is there to its end."""
        self.page.wait_for_load_state("domcontentloaded")

    def fields(self, **said: str | list[str] | bool) -> None:
        """Fills in the fields of the panel: chips and boxes are tapped, the rest is typed."""
        for name, value in said.items():
            key = name.rstrip("_").replace("_", "-")
            for each in value if isinstance(value, list) else [value]:
                field = self.page.locator(f'#panel [name="{key}"]').first
                self.unfold(field)
                chip = self.page.locator(f'#panel [name="{key}"][value="{each}"]')
                if each is True:
                    self.tap(field)
                elif chip.count() and chip.first.get_attribute("type") in ("radio", "checkbox"):
                    if not chip.first.is_checked():
                        self.tap(chip.first.locator("xpath=.."))
                elif field.evaluate("each => each.tagName") == "SELECT":
                    field.select_option(str(each))
                    self.taps += 2
                else:
                    typed = self.page.locator(f'#panel [name="{key}"]:not([type="checkbox"], [type="hidden"])').first
                    typed.fill(str(each))
                    self.typed += 1

    def add(self, kind: str, *several: Said, **said: str | list[str] | bool) -> None:
        """Adds something to the table, or several of a kind one after the other."""
        chip = (
            self.page.locator("#add .chip.add")
            .get_by_text(f"+ {kind}", exact=True)
            .or_(self.page.locator("#add a.chip.add", has_text=f"+ {kind}"))
        )
        self.unfold(chip.first)
        self.tap(chip.first)
        expect(self.page.locator("#panel h3")).to_contain_text("A new")
        self.arrived()
        for each in several[:-1]:
            self.fields(**each)
            count = self.page.locator(".lying .chip").count()
            self.tap('#panel button[name="again"]')
            expect(self.page.locator(".lying .chip")).to_have_count(count + 1)
            self.arrived()
        self.fields(**(several[-1] if several else said))
        self.tap("#panel .actions .button")
        expect(self.page.locator("#panel")).to_have_count(0)
        self.arrived()

    def change(self, name: str, **said: str | list[str] | bool) -> None:
        """Taps a row, on the board or beside it, and says something of it."""
        row = self.page.locator("#table .tile-name a, .lying a.chip, #add a.chip:not(.add)", has_text=name).first
        self.unfold(row)
        self.tap(row)
        expect(self.page.locator("#panel")).to_be_visible()
        self.arrived()
        self.fields(**said)
        self.tap("#panel .actions .button")
        expect(self.page.locator("#panel")).to_have_count(0)
        self.arrived()

    def moment(self, at: str) -> None:
        """Picks the moment from the charts."""
        step = self.page.locator(f'#moment button[value="{at}"]').first
        if not step.count():
            self.tap("#moment a.chip")
            expect(step).to_have_count(1)
            self.arrived()
        self.unfold(step)
        before = self.page.locator("#moment .now").inner_text()
        self.tap(step)
        expect(self.page.locator("#moment .now")).not_to_have_text(before)
        self.arrived()

    def choose(self, words: str) -> None:
        """Makes a choice for whoever decides."""
        button = self.page.locator(f'#done button[value="{words}"]').first
        self.unfold(button)
        self.tap(button)
        expect(self.page.locator("#done .done")).to_contain_text(words)
        self.arrived()

    def ask(self, words: str) -> Locator:
        """Asks one of the questions that are offered; it is settled at once."""
        question = self.page.locator(f'#ask button[value="{words}"]').first
        self.unfold(question)
        self.tap(question)
        expect(self.page.locator("#verdict")).to_be_visible()
        return self.page.locator("#verdict .answer").first


def chaotic(thumb: Thumb) -> None:
    """8.6.5.2: 15 Fire damage +10, doubled, then -15: (15 + 10) x 2 - 15 = 35."""
    thumb.add("creature", name="Vey", owner="Ana", engaged=True, elements="fire")
    thumb.add("creature", name="Koru", owner="Ben", engaged=True)
    thumb.add("attack", name="Blaze", fire="15")
    thumb.add("effect", {"on": "attack damage", "change": "+10"}, {"change": "x2"}, {"change": "-15"})
    thumb.change("The table itself", attack="Blaze")
    thumb.moment("resolve-attack")
    expect(thumb.ask("damage on Koru")).to_have_text("35")


def lotr(thumb: Thumb) -> None:
    """lotr-lcg:6.8.3: attack 3 +2 -1 is 4, less the defense of 1: 3 damage."""
    thumb.add("hero", name="Gimli", owner="Ana", attack="3")
    thumb.add("enemy", name="Orc", engaged="Ana", defense="1", hit_points="9")
    thumb.add("effect", text="Gimli gets +2 attack")
    thumb.add("effect", text="Gimli gets -1 attack")
    thumb.moment("combat:6.8a")
    thumb.choose("Ana attacks Orc with Gimli")
    expect(thumb.ask("damage on Orc")).to_have_text("3")


def highlander(thumb: Thumb) -> None:
    """highlander: a Lower Right Block does not cover the area of an Upper Left Attack: it does not answer it."""
    thumb.change("Ben", hand="Lower Right Block")
    thumb.add("attack", card="Upper Left Attack")
    thumb.moment("defense")
    expect(thumb.ask("Ben plays Lower Right Block against Upper Left Attack")).to_have_text("No")


def wot_ccg(thumb: Thumb) -> None:
    """wot-ccg:damage-assign-c: a pool of 2 against one character who has room for it goes on that one."""
    thumb.add("character", name="Ishamael", owner="Ben", one_power="4", in_="pattern")
    thumb.add("pool", name="Ana", character="2")
    thumb.change("The table itself", resolving="pattern")
    thumb.moment("resolve-challenge:opening-damage")
    expect(thumb.ask("damage on Ishamael")).to_have_text("2")


def wot_conquest(thumb: Thumb) -> None:
    """wot-conquest: an attack of 7 against a defense of 5 wins the battle for the attacker."""
    thumb.add("unit", name="Captain", owner="Ana", leader=True, attack="7", defense="2", damage="1", hp="3", at="Ford")
    thumb.add("unit", name="Fade", owner="Ben", attack="2", defense="5", damage="1", hp="3", at="Ford")
    thumb.choose("Ana initiates a battle with Captain")
    expect(thumb.ask("victor")).to_have_text("Ana")


DISPUTES: dict[str, Callable[[Thumb], None]] = {
    "chaotic": chaotic, "lotr-lcg": lotr, "highlander": highlander, "wot-ccg": wot_ccg, "wot-conquest": wot_conquest,
}  # fmt: skip


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
@pytest.mark.parametrize("game", DISPUTES)
def test_a_dispute_is_built_played_and_settled_by_touch(open_page: Open, game: str, scripts: bool) -> None:
    """From the start of the console to the verdict, without a line of YAML; the page never scrolls sideways."""
    page = open_page("/console/", width=WIDTH, has_touch=True, java_script_enabled=scripts)
    thumb = Thumb(page, game)
    DISPUTES[game](thumb)
    if scripts:
        assert page.evaluate(SIDEWAYS) <= WIDTH
    print(f"{game}: {thumb.taps} taps, {thumb.typed} fields")


WORDS = "Ana's unit Rand, leader, attack 4, hp 3 at Ford; Ben's unit Fade, defense 3, hp 4 at Mill; purple"


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_a_table_said_in_words_and_tapped_on_a_map(open_page: Open, scripts: bool) -> None:
    """wot-conquest 3: only what is within a span of the leader is engaged; Fade is within one, and 4 beats 3."""
    thumb = Thumb(open_page("/console/", width=WIDTH, has_touch=True, java_script_enabled=scripts), "wot-conquest")
    thumb.type("#say", WORDS)
    thumb.tap(".say button")
    expect(thumb.page.locator(".say .wrong")).to_contain_text("purple")
    expect(thumb.page.locator(".tile-name", has_text="Fade")).to_be_visible()
    thumb.add("distance", one="Rand", other="Fade", is_="span")
    thumb.choose("Ana initiates a battle with Rand")
    expect(thumb.ask("victor")).to_have_text("Ana")
    assert thumb.taps + thumb.typed <= 12


def test_a_wide_screen_keeps_the_table_beside_the_panel(open_page: Open) -> None:
    """Opening a panel moves nothing of the table; the panel stands beside it."""
    page = open_page("/console/build/chaotic?say=Ana's creature Vey, courage 45", width=1280, height=900)
    before = page.locator("#table .board").bounding_box()
    page.locator(".tile-name a", has_text="Vey").click()
    expect(page.locator("#panel")).to_be_visible()
    after, panel = page.locator("#table .board").bounding_box(), page.locator("#panel").bounding_box()
    assert before and after and panel
    assert (before["x"], before["width"]) == (after["x"], after["width"])
    assert panel["x"] >= after["x"] + after["width"]
    page.locator('#panel .spots-drawn label:has-text("A2")').click()
    page.locator("#panel .actions .button").click()
    expect(page.locator("#table section.place h3", has_text="A2")).to_be_visible()


def test_back_undoes_an_edit(open_page: Open) -> None:
    """An edit can be undone with the browser's Back; what was there before is there again."""
    thumb = Thumb(open_page("/console/", has_touch=True), "chaotic")
    thumb.add("creature", name="Vey")
    thumb.add("creature", name="Koru")
    thumb.page.go_back()
    expect(thumb.page.locator(".tile-name", has_text="Koru")).to_have_count(0)
    expect(thumb.page.locator(".tile-name", has_text="Vey")).to_be_visible()


def test_names_of_players_are_given_once(open_page: Open) -> None:
    """Mia and Tom are named at one table; the next one, of another game, begins with them."""
    thumb = Thumb(open_page("/console/", has_touch=True), "chaotic")
    thumb.tap("#players summary")
    for n, name in enumerate(("Mia", "Tom")):
        thumb.page.locator('#players [name="new"]').nth(n).fill(name)
    thumb.tap("#players button")
    expect(thumb.page.locator("#players summary")).to_contain_text("Mia, Tom")
    thumb.page.goto(thumb.page.url.partition("/console/")[0] + "/console/game/lotr-lcg")
    thumb.tap('a[href*="/console/build/lotr-lcg"]')
    expect(thumb.page.locator("#players summary")).to_contain_text("Mia, Tom")


def test_card_text_is_understood_while_it_is_typed(open_page: Open) -> None:
    """What a text means, and what of it is not understood, is said under the field at once."""
    thumb = Thumb(open_page("/console/", has_touch=True), "lotr-lcg")
    thumb.tap('#add .chip.add:has-text("+ event")')
    thumb.type('#panel [name="name"]', "Blow")
    field = thumb.page.locator('#panel [name="text"]')
    thumb.unfold(field)
    field.press_sequentially("Action: Draw 1 card.")
    expect(thumb.page.locator("#panel .understood:visible")).to_contain_text("✓")
    field.fill("Each purple elephant dances.")
    expect(thumb.page.locator("#panel .understood:visible")).to_contain_text("Not understood")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_builder_shuts_nobody_out(open_page: Open, scheme: str) -> None:
    """axe finds nothing wrong with the table, a panel, the moments and the questions."""
    page = open_page("/console/", has_touch=True, color_scheme=scheme)
    thumb = Thumb(page, "chaotic")
    thumb.add("creature", name="Vey", owner="Ana")
    address = page.url.split("?")[0]
    for query in ("?moment=1", '?add=["table","creatures"]', '?open=["table","creatures","Vey"]'):
        page.goto(address + query)
        assert faults(page, scheme) == []
        assert page.evaluate(SIDEWAYS) <= WIDTH
