"""The judge's console in a browser, the JSON API, and the server for both and for the static site; start from `app`.

`pages/` and `api/` answer requests, about `situations/`, with the work on texts from outside done in `workers/`.
"""
