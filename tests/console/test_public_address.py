"""The address that people see: links, cookies, names, paths; and what is believed of what a proxy says."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from console.conftest import Client, WorkAtOnce
from flask.testing import FlaskClient

from judge.console.access import Codes
from judge.console.app import create_app
from judge.console.guessing import FREE_TRIES
from judge.console.public_address import OWN_NAMES, PublicAddress, read_address
from judge.console.serve import AccessOptions, Proxied, serve
from judge.content.problem import BadInput

CODE = "open sesame"
PUBLIC = PublicAddress("https", "judge.example.org", "/rules")
HEADERS = {
    "X-Forwarded-For": "203.0.113.9",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "judge.example.org",
    "X-Forwarded-Prefix": "/rules",
}


CLOSED, OPEN = Codes(CODE, free=False, alone=False, event="Cup"), Codes(alone=False, event="Cup")


def behind(
    site: Path, public: PublicAddress | None = PUBLIC, proxies: int = 0, seen: str = "", codes: Codes = CLOSED
) -> FlaskClient:
    """A server behind a proxy, with a code unless it is told otherwise."""
    hosts = (public.host, *OWN_NAMES) if public else ()
    app = create_app(
        site, workers=WorkAtOnce(), codes=codes, hosts=hosts, public=public, proxies=proxies, seen_by_others=seen
    )
    app.test_client_class = Client
    return app.test_client()


@pytest.mark.parametrize(
    ("url", "read"),
    [
        ("https://judge.example.org/rules/", ("https", "judge.example.org", "/rules")),
        ("https://judge.example.org", ("https", "judge.example.org", "")),
        ("http://Judge.Example.org:8080/a/b", ("http", "judge.example.org:8080", "/a/b")),
    ],
)
def test_an_address_is_read(url: str, read: tuple[str, str, str]) -> None:
    """With or without a path, a port, a slash at the end."""
    assert read_address(url) == read and str(read_address(url)).endswith("/")


@pytest.mark.parametrize(
    "url",
    [
        "judge.example.org", "ftp://judge.example.org", "https://", "https://jo@judge.example.org", "https://a:b/",
        "https://judge.example.org/?x", "https://judge.example.org/#x", "https://judge.example.org/a/../b",
        "https://judge.example.org/a b", "https://judge.example.org/%2f", "https://[/",
    ],
)  # fmt: skip
def test_what_is_no_address_is_refused(url: str) -> None:
    """Each in words."""
    with pytest.raises(BadInput, match="is no (address|path)"):
        read_address(url)


@pytest.mark.parametrize("path", ["console", "api/x", "chaotic", "r"])
def test_a_path_that_the_site_has_itself_is_refused(path: str) -> None:
    """Where the proxy takes the path away, nobody could tell one from the other."""
    with pytest.raises(BadInput, match="of its own"):
        read_address(f"https://judge.example.org/{path}/")


@pytest.mark.parametrize("proxied", [Proxied("https://judge.example.org/"), Proxied(proxies=1)])
def test_what_a_proxy_passes_on_comes_from_others(proxied: Proxied) -> None:
    """Behind a proxy nobody is alone, though the server listens on this machine only: a code is asked for."""
    with pytest.raises(BadInput, match="can be reached from other machines"):
        serve("127.0.0.1", 0, AccessOptions(), proxied=proxied)


@pytest.mark.parametrize("passed", ["", "/rules"])
@pytest.mark.parametrize("path", ["/", "/chaotic/rules/", "/app.js", "/api/games", "/console/static/console.css"])
def test_the_proxy_may_take_the_path_away_or_pass_it_on(site: Path, passed: str, path: str) -> None:
    """Both come to the same page."""
    assert behind(site).get(passed + path).status_code == 200


def test_links_begin_with_the_path(site: Path) -> None:
    """Pages, redirections, the API's own index and description."""
    client = behind(site)
    page = client.get("/rules/console/sign-in").text

    assert 'href="/rules/console/' in page and not re.search(r'(?:href|src|action)="/(?!rules/)', page)
    assert client.get("/rules").location == "/rules/"
    assert client.get("/rules?a=b").location == "/rules/?a=b"
    assert client.get("/chaotic/rules").location == "/rules/chaotic/rules/"
    assert behind(site, codes=OPEN).get("/console").location == "https://judge.example.org/rules/console/"
    assert client.get("/api/openapi.json").json["servers"] == [{"url": "/rules"}]
    headers = {"Authorization": f"Bearer {CODE}"}
    assert client.get("/api/", headers=headers).json["games"] == "/rules/api/games"


def test_whoever_signs_in_comes_back_to_what_he_wanted(site: Path) -> None:
    """The way back begins with the path too."""
    client = behind(site)
    sent = client.get("/rules/console/record")
    assert sent.location == "/rules/console/sign-in?next=/console/record"

    form = client.get(sent.location)
    token = re.search(r'name="csrf" value="([^"]+)"', form.text)
    assert token
    cookie = form.headers["Set-Cookie"].partition(";")[0]
    data = {"csrf": token[1], "code": CODE, "judge": "Jo", "next": "/console/record"}
    answer = client.post("/rules/console/sign-in", data=data, headers={"Cookie": cookie})
    assert answer.location == "/rules/console/record"


def test_the_cookie_stays_with_the_address(site: Path) -> None:
    """Over https only, and for this path only; without a proxy neither is asked for."""
    cookie = behind(site).get("/console/sign-in").headers["Set-Cookie"]
    assert "Secure" in cookie and "Path=/rules/;" in cookie + ";"

    plain = behind(site, None).get("/console/sign-in").headers["Set-Cookie"]
    assert "Secure" not in plain and "Path=/;" in plain + ";"


@pytest.mark.parametrize("host", ["judge.example.org", "judge.example.org:443", "127.0.0.1:8000", "localhost"])
def test_the_server_answers_to_its_names(site: Path, host: str) -> None:
    """The public name, and those of this machine, which proxies and health checks use."""
    assert behind(site).get("/", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "judge.example.org.evil.example", ""])
def test_no_other_name_is_answered_to(site: Path, host: str) -> None:
    """Whatever else a request says about its host is refused, forwarded or not."""
    assert behind(site).get("/", headers={"Host": host}).status_code == 400
    told = {"Host": host, "X-Forwarded-Host": "judge.example.org"}
    assert behind(site, proxies=1).get("/", headers=told).status_code == 400


@pytest.mark.parametrize("seen", ["", "http://192.0.2.7:8000/"])
def test_what_is_passed_on_can_be_opened_by_others(site: Path, link: Callable[[str], str], seen: str) -> None:
    """A link made on the machine of the server itself names the machine as others see it."""
    client = behind(site, None, seen=seen, codes=OPEN)
    page = client.get(f"/console/play/{link('doubling')}/share", headers={"Host": "127.0.0.1:8000"}).text

    assert f"{seen or 'http://127.0.0.1:8000/'}console/play/" in page
    assert ("Only this machine can open the link" in page) is not bool(seen)


def test_a_link_to_pass_on_has_the_public_address(site: Path, link: Callable[[str], str]) -> None:
    """Whatever name the proxy used for this server."""
    client = behind(site, codes=OPEN)
    page = client.get(f"/rules/console/play/{link('doubling')}/share", headers={"Host": "127.0.0.1:8000"}).text

    assert "https://judge.example.org/rules/console/play/" in page and "127.0.0.1" not in page


def test_forwarded_headers_count_for_nothing_unless_asked_for(site: Path, link: Callable[[str], str]) -> None:
    """Anybody can send them."""
    client = behind(site, None)
    cookie = client.get("/console/sign-in", headers=HEADERS).headers["Set-Cookie"]

    assert "Secure" not in cookie and "Path=/;" in cookie + ";"
    assert client.get("/console/record", headers=HEADERS).location.startswith("/console/")


def test_with_a_proxy_to_believe_they_count(site: Path) -> None:
    """Scheme, host and path are those that the proxy names; only the last word of several is the proxy's."""
    client = behind(site, None, 1)
    cookie = client.get("/console/sign-in", headers=HEADERS).headers["Set-Cookie"]

    assert "Secure" in cookie and "Path=/rules/;" in cookie + ";"
    client = behind(site, None, 1, codes=OPEN)
    assert client.get("/rules/console", headers=HEADERS).location == "https://judge.example.org/rules/console/"
    forged = {**HEADERS, "X-Forwarded-Host": "evil.example, judge.example.org"}
    assert client.get("/console", headers=forged).location == "https://judge.example.org/rules/console/"


@pytest.mark.parametrize("path", ["//evil.example", "/a b", "https://evil.example", "/\\evil"])
def test_a_forwarded_path_that_is_none_counts_for_nothing(site: Path, path: str) -> None:
    """It would lead elsewhere."""
    client = behind(site, None, 1)

    assert client.get("/chaotic/rules", headers={"X-Forwarded-Prefix": path}).location == "/chaotic/rules/"


@pytest.mark.parametrize(("proxies", "others"), [(0, 429), (1, 403)])
def test_one_who_guesses_holds_up_others_only_where_they_cannot_be_told_apart(
    site: Path, proxies: int, others: int
) -> None:
    """The address of whoever asks is taken from the proxy's header only if that is to be believed."""
    client = behind(site, PUBLIC, proxies)
    guess = {"Authorization": "Bearer guess"}
    for _ in range(FREE_TRIES):
        client.get("/api/event", headers={**guess, "X-Forwarded-For": "203.0.113.9"})
    here = client.get("/api/event", headers={**guess, "X-Forwarded-For": "203.0.113.9"}).status_code
    there = client.get("/api/event", headers={**guess, "X-Forwarded-For": "203.0.113.9, 203.0.113.10"}).status_code

    assert here == 429 and there == (429 if others == 429 else 401)


@pytest.mark.parametrize(
    "path",
    ["/rules//evil.example/", "/rules///evil.example", "/rules/\\evil.example/..", "/rules//"],
)
def test_nobody_is_led_elsewhere(site: Path, path: str) -> None:
    """However many slashes an address has, it is one of ours."""
    answer = behind(site).get(path)

    assert answer.status_code in (200, 404) or answer.location.startswith(
        ("/rules/", "https://judge.example.org/rules/")
    )


def test_the_sites_own_404_page_begins_with_the_path(site: Path) -> None:
    """It is shown at any depth, so its links are whole paths; they begin where the server is seen."""
    before = (site / "404.html").read_text()
    (site / "404.html").write_text('<h1>own 404</h1><a href="/x/">x</a><script>{"base": "/", "a": 1}</script>')
    try:
        shown = behind(site).get("/rules/no/such").text
        plain = behind(site, None).get("/no/such").text
    finally:
        (site / "404.html").write_text(before)

    assert 'href="/rules/x/"' in shown and '"base": "/rules/"' in shown
    assert 'href="/x/"' in plain and '"base": "/"' in plain
