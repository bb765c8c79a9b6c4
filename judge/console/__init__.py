"""The judge's console in a browser, the JSON API, and the server for both and for the static site."""
