"""The built site at /: its files and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from console.conftest import WorkAtOnce
from flask.testing import FlaskClient

from judge.console.app import create_app


@pytest.mark.parametrize("path", ["/", "/chaotic/rules/", "/index.html", "/app.js"])
def test_files_are_served(client: FlaskClient, path: str) -> None:
    """A file is served as it is; a folder shows its index."""
    assert client.get(path).status_code == 200


def test_a_folder_without_its_slash_leads_to_it(client: FlaskClient) -> None:
    """A folder's address without the slash redirects, keeping the query."""
    answer = client.get("/chaotic/rules?h=8.5&_external=1")
    assert (answer.status_code, answer.headers["Location"]) == (308, "/chaotic/rules/?h=8.5&_external=1")


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/chaotic/nothing/",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/chaotic/../../secret.txt",
        "//etc/passwd",
        "/..%2fsecret.txt",
        "/way-out",
        "/.hidden",
        "/chaotic/.hidden",
        "/index.html/",
        "/%00",
        "/chaotic%5c..%5csecret.txt",
        "/" + "a" * 5000,
    ],
)
def test_what_is_not_of_the_site_is_not_there(client: FlaskClient, path: str) -> None:
    """Nothing outside the folder, nothing hidden and nothing made up is served; the site's own 404 page is."""
    answer = client.get(path, follow_redirects=True)
    assert answer.status_code == 404
    assert "secret" not in answer.text and "hidden" not in answer.text


def test_the_sites_own_404_page_is_shown(client: FlaskClient) -> None:
    """What is not there gets the site's page for it."""
    assert "own 404" in client.get("/nothing").text


def test_types_do_not_depend_on_the_machine(client: FlaskClient) -> None:
    """Scripts and pages have their types stated here."""
    assert client.get("/app.js").mimetype == "text/javascript"
    assert client.get("/").content_type == "text/html; charset=utf-8"


def test_an_unchanged_file_is_not_sent_again(client: FlaskClient) -> None:
    """A browser that has the file already is told so, by fingerprint or by date."""
    first = client.get("/app.js")
    assert client.get("/app.js", headers={"If-None-Match": first.headers["ETag"]}).status_code == 304
    assert client.get("/app.js", headers={"If-Modified-Since": first.headers["Last-Modified"]}).status_code == 304


def test_the_site_takes_no_posts(client: FlaskClient) -> None:
    """Files are only read."""
    assert client.post("/").status_code == 405


@pytest.mark.parametrize("made", [False, True])
@pytest.mark.parametrize("path", ["/", "/x", "/chaotic/rules/"])
def test_without_a_built_site_every_address_says_what_to_do(tmp_path: Path, made: bool, path: str) -> None:
    """Where nothing is built and nobody builds, the command is named; it is no 404, for the page may well exist."""
    site = tmp_path / "site"
    if made:
        site.mkdir()
    answer = create_app(site, workers=WorkAtOnce()).test_client().get(path)

    assert answer.status_code == 503 and "judge build" in answer.text and 'href="/console/"' in answer.text


def test_nothing_is_written_into_a_page(client: FlaskClient) -> None:
    """Neither site nor console may run what is not a file of this server."""
    for path in ("/", "/console/", "/console/nothing", "/api/games", "/api/nothing"):
        policy = client.get(path).headers["Content-Security-Policy"]
        assert "unsafe-inline" not in policy and "default-src 'none'" in policy


def test_a_server_for_one_machine_answers_to_its_own_names(site: Path) -> None:
    """A page of another site that points its own name at this machine gets nothing, in words."""
    client = create_app(site, workers=WorkAtOnce(), hosts=["127.0.0.1", "localhost"]).test_client()
    for path in ("/", "/console/", "/api/games"):
        assert client.get(path, headers={"Host": "evil.example"}, buffered=True).status_code == 400
        assert client.get(path, headers={"Host": "127.0.0.1:8000"}, buffered=True).status_code == 200


def test_large_text_travels_squeezed(site: Path, client: FlaskClient) -> None:
    """A browser that takes gzip gets it, with a fingerprint of its own; another gets the file as it is."""
    (site / "long.js").write_text("1;" * 2000)
    squeezed = client.get("/long.js", headers={"Accept-Encoding": "gzip"})
    plain = client.get("/long.js")

    assert squeezed.headers["Content-Encoding"] == "gzip" and len(squeezed.data) < 200
    assert plain.data == b"1;" * 2000 and "Content-Encoding" not in plain.headers
    again = client.get("/long.js", headers={"Accept-Encoding": "gzip", "If-None-Match": squeezed.headers["ETag"]})
    assert again.status_code == 304
