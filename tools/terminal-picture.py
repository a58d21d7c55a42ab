#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What a program writes to a terminal, as a picture (SVG) for a page.

usage: terminal-picture.py COMMAND < OUTPUT > PICTURE

COMMAND is what is shown as typed. Of escape sequences those of colours and of bold are read, others are left out. Lines are wrapped
where a terminal of 110 columns would.
"""
import html
import re
import sys

COLUMNS = 110
CELL, LINE, MARGIN, BAR = 8.0, 18, 16, 28
# The colours 31 to 36 of a terminal with a dark ground.
COLOURS = {31: "#ff7b72", 32: "#7ee787", 33: "#d29922", 34: "#79c0ff", 35: "#d2a8ff", 36: "#76e3ea", 90: "#8b949e"}
PLAIN, GROUND = "#e6edf3", "#0d1117"
SEQUENCE = re.compile(r"\x1b\[([0-9;]*)([A-Za-z])")


def cells_of(line):
    """The characters of a line, each with its colour and whether it is bold."""
    cells, colour, bold, at = [], PLAIN, False, 0
    while at < len(line):
        found = SEQUENCE.match(line, at)
        if not found:
            cells.append((line[at], colour, bold))
            at += 1
            continue
        at = found.end()
        for code in (int(code or 0) for code in found[1].split(";")) if found[2] == "m" else ():
            if code == 0:
                colour, bold = PLAIN, False
            elif code == 1:
                bold = True
            else:
                colour = COLOURS.get(code, colour)
    return cells


def wrapped(cells):
    yield cells[:COLUMNS]
    for at in range(COLUMNS, len(cells), COLUMNS):
        yield cells[at : at + COLUMNS]


def spans(cells):
    """Runs of characters with the same style, as (column, text, colour, bold)."""
    begin = 0
    for at in range(1, len(cells) + 1):
        if at == len(cells) or cells[at][1:] != cells[begin][1:]:
            yield begin, "".join(cell[0] for cell in cells[begin:at]), cells[begin][1], cells[begin][2]
            begin = at


def picture(lines):
    width, height = COLUMNS * CELL + 2 * MARGIN, len(lines) * LINE + MARGIN + BAR + 8
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
           f'font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13.3">')
    yield f'<rect width="100%" height="100%" rx="8" fill="{GROUND}"/>'
    for i, colour in enumerate(("#ff5f57", "#febc2e", "#28c840")):
        yield f'<circle cx="{MARGIN + 6 + 18 * i}" cy="16" r="5" fill="{colour}"/>'
    for row, cells in enumerate(lines):
        y = BAR + MARGIN + row * LINE
        for column, text, colour, bold in spans(cells):
            if not text.strip():
                continue
            weight = ' font-weight="bold"' if bold else ""
            yield (f'<text x="{MARGIN + column * CELL:g}" y="{y}" fill="{colour}"{weight} textLength="{len(text) * CELL:g}" '
                   f'xml:space="preserve">{html.escape(text, quote=False)}</text>')
    yield "</svg>"


def main():
    lines = [[("$", COLOURS[32], True)] + [(c, PLAIN, False) for c in " " + sys.argv[1]]]
    for line in sys.stdin.read().rstrip("\n").split("\n"):
        lines.extend(wrapped(cells_of(line)))
    print("\n".join(picture(lines)))
    return 0


if __name__ == "__main__":
    sys.exit(main() if len(sys.argv) == 2 else __doc__)
