#!/usr/bin/env python3
"""Turns links between the repository's documents into links between their pages.

usage: site-links.py DOCUMENT ROOT < HTML > HTML

DOCUMENT is the source's path in the repository; the site's own index is outside it. ROOT is the relative path from the page to the site's root.
"""
import os.path
import re
import sys

source, root = sys.argv[1:3]
folder = os.path.dirname(source) if not os.path.isabs(source) else ""


def target(match):
    attribute, link = match[1], match[2]
    path, _, mark = link.partition("#")
    if not path or re.match(r"[a-z]+:", path):
        return match[0]
    path = os.path.normpath(os.path.join(folder, path))
    mark = f"#{mark}" if mark else ""
    # Folders of the repository without a page are left as text, like its pictures.
    if path.endswith(".md") and not path.startswith("Examples/"):
        name = path.removeprefix("Documentation/").removesuffix(".md")
        return f'{attribute}="{root}documents/{name}.html{mark}"'
    if path == "Documentation/recipe.schema.json":
        return f'{attribute}="{root}documents/recipe.schema.json"'
    if path.startswith(("gallery/", "reference/")):
        return match[0]
    # Pictures and other files of the repository are not part of the site.
    return f'data-{attribute}="{path}"'


print(re.sub(r'\b(href|src)="([^"]*)"', target, sys.stdin.read()), end="")
