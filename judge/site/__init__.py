"""The static site: pages written from the content, built by mkdocs, finished afterwards."""
