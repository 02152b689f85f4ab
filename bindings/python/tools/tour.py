"""Renders examples/tour.py with its outputs into a page; what a part leaves in
`picture` becomes the picture pictures/python-tour.svg beside the page.

usage: tour.py TOUR.py PAGE.md          writes the page
       tour.py --check TOUR.py PAGE.md  exits 1 if the page is not what it would write
"""

import contextlib
import io
import os
import sys


def cells(text):
    """Title, words and code of each part."""
    head, *parts = text.split("# %% ")
    yield None, head
    for part in parts:
        title, _, rest = part.partition("\n")
        yield title, rest


def words_and_code(text):
    lines = text.splitlines()
    n = 0
    while n < len(lines) and lines[n].startswith("#"):
        n += 1
    words = [line[1:].strip() for line in lines[:n]]
    return "\n".join(words).strip(), "\n".join(lines[n:]).strip()


def render(path, picture):
    names = {"__name__": "tour"}
    with open(path, encoding="utf-8") as file:
        text = file.read()
    page = []
    for title, body in cells(text):
        words, code = words_and_code(body)
        page.append(f"# {words}" if title is None else f"## {title}")
        if title is not None and words:
            page.append(words)
        if not code:
            continue
        page.append(f"```python\n{code}\n```")
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, path, "exec"), names)
        if printed.getvalue():
            page.append(f"```\n{printed.getvalue().rstrip()}\n```")
        if "picture" in names:
            page.append("![what the seat sees](pictures/python-tour.svg)")
            drawn = names.pop("picture")
            if picture:
                with open(picture, "w", encoding="utf-8") as file:
                    file.write(drawn)
    return "\n\n".join(page) + "\n"


if __name__ == "__main__":
    check = sys.argv[1] == "--check"
    tour, target = sys.argv[-2:]
    beside = os.path.join(os.path.dirname(target), "pictures", "python-tour.svg")
    page = render(tour, None if check else beside)
    if check:
        with open(target, encoding="utf-8") as file:
            if file.read() != page:
                sys.exit(f"{target} is old: make python-tour")
    else:
        with open(target, "w", encoding="utf-8") as file:
            file.write(page)
