"""What the site adds to Markdown, during the build; mkdocs and its like load it by the name `judge.site.markdown`."""

from judge.site.markdown.extension import makeExtension

__all__ = ["makeExtension"]
