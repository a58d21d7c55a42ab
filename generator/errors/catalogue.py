# SPDX-License-Identifier: Apache-2.0
"""Turns the texts of the catalogue of errors into a C source: crdc_error_sections, a section for each file, in their order.
catalogue/README.md says how the texts are written. What is wrong with one is said with its file and line.

Usage: catalogue.py OUTPUT RUNTIME_WORDS SCHEMA_WORDS FILE...

RUNTIME_WORDS and SCHEMA_WORDS are the headers with the rows of words, WORDS_... and VET_....
Exit status: 0 OUTPUT is written, 1 something is wrong with the texts.
"""
import os
import re
import sys

SECTION = {"title", "about"}
NEEDED = {"code", "because", "example"}
OPTIONAL = {"also", "words", "says", "cure", "rank"}
RANKS = {"around": "ERROR_AROUND", "type": "ERROR_OF_TYPE"}
MOST_ROWS = 10  # ERROR_MOST_ROWS
problems = []


def fail(place, text):
    problems.append(f"{place[0]}:{place[1]}: error: {text}")


def unquoted(value):
    """A value that begins and ends with a quote stands between them."""
    return value[1:-1] if len(value) > 1 and value[0] == value[-1] == '"' else value


class Block:
    """Fields that no empty line parts: lists of (value, line), and where the block begins."""

    def __init__(self, place):
        self.place = place
        self.fields = {}

    def one(self, name):
        values = self.fields.get(name, [])
        for _, line in values[1:]:
            fail((self.place[0], line), f"{name} is given twice")
        return unquoted(values[0][0]) if values else None

    def check_names(self, needed, optional):
        for name, values in self.fields.items():
            if name not in needed | optional:
                fail((self.place[0], values[0][1]), f"there is no field {name} here: {', '.join(sorted(needed | optional))}")
            for value, line in values:
                if not value:
                    fail((self.place[0], line), f"{name} has no value")
        for name in sorted(needed - self.fields.keys()):
            fail(self.place, f"{name} is missing")


def read_blocks(path):
    """The blocks of a file, the values of their fields in one line each."""
    blocks, block, values = [], None, None
    with open(path, encoding="utf-8") as stream:
        lines = stream.read().split("\n")
    for number, line in enumerate(lines, 1):
        place = (path, number)
        field = re.match(r"([a-z]+):(?: (.*))?$", line)
        if line != line.rstrip():
            fail(place, "the line ends with a blank")
        if line.startswith("#"):
            continue
        if not line:
            block = values = None
        elif line.startswith("  ") and values:
            values[-1] = (values[-1][0] + " " + line[2:], values[-1][1])
        elif field:
            if block is None:
                block = Block(place)
                blocks.append(block)
            values = block.fields.setdefault(field[1], [])
            values.append((field[2] or "", number))
        else:
            fail(place, "this is no field (name: value), and continues none (two blanks)")
    return blocks


def rows_of(block, known):
    """The rows of words that a block names."""
    said = block.one("words")
    rows = said.split(", ") if said else []
    for row in rows:
        if row not in known:
            fail(block.place, f"there is no row of words {row}")
    if len(rows) > MOST_ROWS:
        fail(block.place, f"an entry has at most {MOST_ROWS} rows of words")
    return rows


def check_entry(block, rows, codes):
    block.check_names(NEEDED, OPTIONAL)
    code, rank = block.one("code"), block.one("rank")
    if not rows and "says" not in block.fields:
        fail(block.place, "says or words is missing")
    if "cure" not in block.fields and not any(row.startswith("VET_") for row in rows):
        fail(block.place, "cure is missing, and no row of words has one")
    if rank and rank not in RANKS:
        fail(block.place, f"rank is {' or '.join(RANKS)}")
    if code in codes:
        fail(block.place, f"{code} stands in {codes[code][0]}:{codes[code][1]} already")
    codes[code] = block.place


def literal(text):
    """A C string."""
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n"}
    return '"' + "".join(escapes.get(char, char) for char in text) + '"'


def entry_lines(block, rows):
    yield "    {"
    texts = [unquoted(value) for value, _ in block.fields.get("says", [])]
    members = {"code": block.one("code"), "alias": block.one("also"), "texts": "\n".join(texts) or None,
               "cause": block.one("because"), "cure": block.one("cure"), "example": block.one("example")}
    for name, value in members.items():
        if value:
            yield f"     .{name} = {literal(value)},"
    if rows:
        yield "     .rows = {" + ", ".join(re.sub(r"^(WORDS|VET)_(.*)", r"\1(\2)", row) for row in rows) + "},"
    yield f"     .rank = {RANKS.get(block.one('rank'), 'ERROR_EXACT')}}},"


def names_of_rows(headers):
    names = set()
    for prefix, header in zip(("WORDS_", "VET_"), headers):
        with open(header, encoding="utf-8") as stream:
            names |= {prefix + name for name in re.findall(r"^ROW\((\w+)", stream.read(), re.MULTILINE)}
    return names


def main():
    output, headers, files = sys.argv[1], sys.argv[2:4], sys.argv[4:]
    known, codes = names_of_rows(headers), {}
    lines, sections = ['#include "errors/entry.h"', ""], []
    for path in files:
        name = os.path.splitext(os.path.basename(path))[0]
        head, *entries = read_blocks(path) or [Block((path, 1))]
        head.check_names(SECTION, set())
        sections.append(f"    {{{literal(name)}, {literal(head.one('title') or '')}, {literal(head.one('about') or '')}, entries_of_{name}}},")
        lines.append(f"static const error_entry entries_of_{name}[] = {{")
        for block in entries:
            rows = rows_of(block, known)
            check_entry(block, rows, codes)
            lines += entry_lines(block, rows)
        lines.append("    {0}};")
    lines += ["const error_section crdc_error_sections[] = {", *sections, "    {NULL, NULL, NULL, NULL}};", ""]
    if problems:
        print("\n".join(dict.fromkeys(problems)), file=sys.stderr)
        return 1
    with open(output, "w", encoding="utf-8") as stream:
        stream.write("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
