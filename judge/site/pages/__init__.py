"""The pages of the site as Markdown, written from the content before mkdocs runs; start from `all_pages`."""
