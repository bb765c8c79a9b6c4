"""The static site: pages written from the content, built by mkdocs, finished afterwards; start from `build`.

`pages/` writes the pages as Markdown, `markdown/` is the extension that mkdocs turns them into HTML with, `finishing/`
is the step after that. `charts/` and `replays/` draw what the pages show.
"""
