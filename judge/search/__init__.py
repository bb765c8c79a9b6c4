"""Search over the rules of all games; start from `judge.search.engine`.

`index/` makes, keeps and opens what is searched; `query/` understands what was typed; `answering` brings them together.
"""
