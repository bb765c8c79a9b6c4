"""Behind the real nginx, over https, at the top and under a path, which nginx passes on or takes away."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

import pytest
from deploy.proxy import NAME, NGINX, Proxy, nginx
from deploy.servers import Answer, built_site, running, until

pytestmark = pytest.mark.skipif(
    NGINX is None or not shutil.which("openssl"), reason="nginx is not installed; get it with: tools/nginx"
)
CODE, HEAD = "open sesame", "head of all"
PLACES = {"top": ("/", ""), "passed on": ("/rules/", ""), "taken away": ("/rules/", "/")}


class Hall(NamedTuple):
    """A server behind nginx, and where it is seen."""

    proxy: Proxy
    path: str

    @property
    def url(self) -> str:
        """The address that people see."""
        return f"https://{NAME}{self.path}"

    def get(self, inside: str = "", **headers: str) -> Answer:
        """What an address under the path answers."""
        return self.proxy.get(self.path + inside, **headers)

    def post(self, inside: str, form: dict[str, str], **headers: str) -> Answer:
        """Sends a form to an address under the path."""
        return self.proxy.ask("POST", self.path + inside, urlencode(form), **headers)

    def signed_in(self, code: str = CODE, **headers: str) -> Answer:
        """Signs in through the form."""
        form = self.get("console/sign-in")
        sent = {"csrf": token(form), "code": code, "judge": "Jo", "next": "/console/record"}
        return self.post("console/sign-in", sent, Cookie=cookie(form), **headers)


def token(page: Answer) -> str:
    """The word that a form must bring back."""
    found = re.search(r'name="csrf" value="([^"]+)"', page.text)
    assert found, page.text
    return found[1]


def cookie(page: Answer) -> str:
    """The cookie of the session that a browser would send back."""
    return session_cookie(page).partition(";")[0]


def session_cookie(page: Answer) -> str:
    """The cookie of the session, whole; a device has one of its own beside it."""
    return next(each for each in page.headers.get_all("Set-Cookie", ()) if each.startswith("judge="))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small site."""
    return built_site(tmp_path_factory.mktemp("built"))


@pytest.fixture(scope="module", params=PLACES)
def hall(request: pytest.FixtureRequest, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server with a code behind nginx."""
    path, end = PLACES[request.param]
    folder = tmp_path_factory.mktemp("hall")
    access = {"code": CODE, "head_code": HEAD, "event": "Spring Cup"}
    proxied = {"url": f"https://{NAME}{path}", "proxies": 1}
    with (
        running(folder / "judge", site, whole=True, access=access, proxied=proxied, build=False) as server,
        nginx(folder / "nginx", server.port, path, end) as proxy,
    ):
        yield Hall(proxy, path)


def test_the_site_is_there_with_all_it_loads(hall: Hall) -> None:
    """Home and chapter are there, and everything they load is under the path."""
    home, chapter = hall.get(), hall.get("pebbles/")
    assert home.status == chapter.status == 200
    for name in re.findall(r'(?:src|href)="(?!https?:|#|data:)([^"#?]+)', home.text):
        assert not name.startswith("/"), name
        assert hall.get(name.removeprefix("./").removeprefix(".")).status in (200, 303), name


def test_plain_http_leads_to_https(hall: Hall) -> None:
    """With the same path."""
    answer = hall.proxy.get_plain(f"{hall.path}pebbles/?a=b")

    assert (answer.status, answer.headers["Location"]) == (301, f"{hall.url}pebbles/?a=b")


def test_a_folder_without_its_slash_leads_to_it(hall: Hall) -> None:
    """Under the path."""
    answer = hall.get("pebbles?a=b")

    assert answer.status == 308 and answer.headers["Location"] in (
        f"{hall.path}pebbles/?a=b",
        f"{hall.url}pebbles/?a=b",
    )


def test_signing_in_gives_a_cookie_for_this_address_alone(hall: Hall) -> None:
    """Over https only, for this path only, out of reach of scripts; and the way leads back under the path."""
    answer = hall.signed_in()
    given = session_cookie(answer)

    assert (answer.status, answer.headers["Location"]) == (303, f"{hall.path}console/record")
    assert {"Secure", "HttpOnly", f"Path={hall.path}", "SameSite=Lax"} <= set(given.split("; "))
    page = hall.get("console/record", Cookie=cookie(answer))
    assert page.status == 200 and "Spring Cup" in page.text


def test_a_dispute_goes_from_form_to_verdict_to_a_link(hall: Hall) -> None:
    """The form, the verdict, and what is passed on: an address that everybody can open."""
    mine = cookie(hall.signed_in())
    form = hall.get("console/dispute/chaotic/attack-damage", Cookie=mine)
    assert form.status == 200
    # A busy machine may have no worker ready yet, and then says so.
    until(lambda: hall.post("console/dispute/chaotic/attack-damage", _filled(form.text), Cookie=mine).status != 503)
    sent = hall.post("console/dispute/chaotic/attack-damage", _filled(form.text), Cookie=mine)
    assert sent.status == 303 and sent.headers["Location"].startswith(f"{hall.path}console/play/")

    inside = sent.headers["Location"].removeprefix(hall.path).partition("?")[0].partition("#")[0]
    assert '<section class="verdict">' in hall.get(inside, Cookie=mine).text
    shared = hall.get(f"{inside}/share", Cookie=mine)
    assert f"{hall.url}{inside}" in shared.text and "127.0.0.1" not in shared.text
    code = hall.get(f"{inside}/code.svg", Cookie=mine)
    assert code.status == 200 and code.headers["Content-Type"].startswith("image/svg")


def _filled(page: str) -> dict[str, str]:
    """The form as it stands when it is opened, with the examples of what has to be filled in."""
    found = {}
    for tag in re.findall(r"<input\b[^>]*>", page):
        given = dict(re.findall(r'([\w-]+)="([^"]*)"', tag))
        if given.get("name") and (given.get("type") not in ("checkbox", "radio") or " checked" in tag):
            found[given["name"]] = given.get("value", "") or given.get("placeholder", "") * ("data-needed" in tag)
    for name, options in re.findall(r'<select\b[^>]*name="([^"]+)"[^>]*>(.*?)</select>', page, re.S):
        chosen = re.search(r'<option[^>]*value="([^"]*)"[^>]*selected', options) or re.search(
            r'value="([^"]*)"', options
        )
        found[name] = chosen[1] if chosen else ""
    return found


def test_the_api_answers(hall: Hall) -> None:
    """What is open to all, what needs the code, and where its description says it is."""
    assert '"chaotic"' in hall.get("api/games").text
    assert hall.get("api/event").status == 401
    assert hall.get("api/event", Authorization=f"Bearer {HEAD}").status == 200
    assert f'"url": "{hall.path.rstrip("/") or "/"}"' in hall.get("api/openapi.json").text.replace('":"', '": "')


def test_what_is_not_there_is_the_sites_own_page(hall: Hall) -> None:
    """Its links begin with the path, at any depth."""
    answer = hall.get("no/such/page")

    assert answer.status == 404 and "No such page" in answer.text
    assert f'href="{hall.path}pebbles/"' in answer.text
    assert re.findall(rf'(?:src|href|action)="/(?!{hall.path[1:]})[^"]*"', answer.text) == []
    assert hall.get("api/nothing").headers["Content-Type"] == "application/problem+json"


def test_unchanged_files_are_not_sent_again(hall: Hall) -> None:
    """Squeezed, with a fingerprint that comes through the proxy."""
    name = next(re.finditer(r'href="(assets/[^"]+\.css)"', hall.get().text))[1]
    first = hall.get(name, **{"Accept-Encoding": "gzip"})

    assert first.headers["Content-Encoding"] == "gzip" and first.headers["ETag"]
    again = hall.get(name, **{"Accept-Encoding": "gzip", "If-None-Match": first.headers["ETag"]})
    assert (again.status, again.text) == (304, "")
    assert hall.get("console/static/console.css").headers["ETag"]


def test_the_copy_for_the_device_is_at_home_under_the_path(hall: Hall) -> None:
    """The worker is in the folder that it answers for, and the app begins there."""
    assert hall.get("sw.js").headers["Content-Type"].startswith("text/javascript")
    assert '"start_url":"./"' in hall.get("site.webmanifest").text.replace(" ", "")


@pytest.mark.parametrize(
    "inside", ["/evil.example/", "//evil.example/..", "/evil.example/%2e%2e", "\\evil.example", "%5cevil.example"]
)
def test_nobody_is_led_elsewhere(hall: Hall, inside: str) -> None:
    """However an address is written, it leads nowhere else."""
    answer = hall.get(inside)

    assert answer.status in (200, 400, 404) or answer.headers["Location"].startswith((f"{hall.url}", hall.path))
    assert not answer.headers.get("Location", "").startswith("//")


def test_after_signing_in_nobody_is_led_elsewhere(hall: Hall) -> None:
    """Whatever the link to the form said."""
    form = hall.get("console/sign-in?next=//evil.example/")
    sent = {"csrf": token(form), "code": CODE, "judge": "Jo", "next": "//evil.example/"}

    assert hall.post("console/sign-in", sent, Cookie=cookie(form)).headers["Location"] == f"{hall.path}console/"


@pytest.mark.parametrize(
    "forged", [{"Host": "evil.example"}, {"Host": f"{NAME}.evil.example"}, {"Host": f"evil.{NAME}"}]
)
def test_another_name_is_refused(hall: Hall, forged: dict[str, str]) -> None:
    """nginx passes it on; the server does not answer to it."""
    answer = hall.get("console/sign-in", **forged)

    assert answer.status == 400 and "evil.example/" not in answer.text


@pytest.mark.parametrize(
    "name", ["X-Forwarded-Host", "X-Forwarded-Prefix", "X-Forwarded-Proto", "Forwarded", "X-Script-Name"]
)
def test_headers_of_the_visitor_change_nothing(hall: Hall, name: str) -> None:
    """Who sends forwarded headers himself gets the page that everybody gets."""
    forged = {"X-Forwarded-Proto": "http", "X-Forwarded-Prefix": "/evil"}.get(name, "evil.example")
    answer = hall.get("console/sign-in", **{name: forged})

    assert answer.status == 200 and "evil" not in answer.text and "Secure" in answer.headers["Set-Cookie"]


def test_whoever_guesses_codes_waits_however_he_calls_himself(hall: Hall) -> None:
    """The address is the one that nginx saw: a made-up one before it counts for nothing."""
    made_up = (f"203.0.113.{number}" for number in range(20))
    tried = [
        hall.get("api/event", Authorization="Bearer guess", **{"X-Forwarded-For": each}).status for each in made_up
    ]

    assert tried[0] == 401 and 429 in tried
