"""Search over the rules of all games; start from `judge.search.engine`."""
