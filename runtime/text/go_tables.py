# SPDX-License-Identifier: Apache-2.0
"""Makes C of a table that tools/go-tables.go printed: a name in a line, and further in its words.

Usage: go_tables.py OUTPUT FILE

Exit status: 0 OUTPUT is written.
"""
import os
import re
import sys

EVERY_SECOND = 0x1000000  # UNICODE_EVERY_SECOND


def read(path):
    """The names, each with its words, in order."""
    found = {}
    with open(path, encoding="utf-8") as stream:
        for line in stream:
            if line.startswith(" "):
                found[name] += line.split()
            elif not line.startswith("#"):
                name = line.strip()
                found[name] = []
    return found


def bounds(word):
    first, last = word.split("-")
    return int(first, 16), int(last, 16)


def array(kind, name, items):
    """A static table; lines that compilers and people can take."""
    rows = ["  " + " ".join(f"{item}," for item in items[at:at + 8]) for at in range(0, len(items), 8)]
    return [f"static const {kind} {name} = {{", *rows, "};"]


def letter_case(table):
    """case_range of go_text.c."""
    for name, words in table.items():
        yield from array("case_range", f"{name}[]", ["{0x%s, 0x%s, %s, %s}" % re.fullmatch(r"(\w+)-(\w+)\+?(-?\d+)/(\d)", word).groups() for word in words])


def zone_names(table):
    yield from array("char *const", "zone_names[]", [f'"{name}"' for name in table["zones"]])


def printable(table):
    """Ranges of two planes, without the plane, and of what is beyond."""
    yield "#include <stdint.h>"
    ranges = [bounds(word) for word in table["printable"]]
    for plane in (0, 1):
        yield from array("uint16_t", f"printable_plane{plane}[][2]",
                         ["{0x%x, 0x%x}" % (first & 0xFFFF, last & 0xFFFF) for first, last in ranges if first >> 16 == plane])
    yield from array("uint32_t", "printable_beyond[][2]", ["{0x%x, 0x%x}" % pair for pair in ranges if pair[0] >= 0x20000])


def unicode_classes(table):
    """The tables of unicode_class.h."""
    yield '#include "text/regex/unicode_class.h"'
    for title in ("plain", "folds"):
        ranges, classes = [], []
        for name, words in table.items():
            if name.startswith(title):
                classes.append('{"%s", %s_ranges + %d, %d}' % (name.split()[1], title, 2 * len(ranges), len(words)))
                for word in words:
                    first, last = bounds(word.removesuffix("/2"))
                    ranges.append("0x%X, 0x%X" % (first | (EVERY_SECOND if word.endswith("/2") else 0), last))
        yield from array("uint32_t", f"{title}_ranges[]", ranges)
        yield from array("unicode_class", f"{title}_classes[]", classes)
        yield f"const unicode_table crd_unicode_{title} = {{{title}_classes, {len(classes)}}};"
    aliases = ['{"%s", "%s"}' % tuple(word.split("=")) for word in table["aliases"]]
    yield "const unicode_alias crd_unicode_aliases[] = {" + ",\n".join(aliases) + "};"
    yield f"const size_t crd_unicode_alias_count = {len(aliases)};"


def main():
    output, path = sys.argv[1:]
    make = globals()[os.path.splitext(os.path.basename(path))[0]]
    with open(output, "w", encoding="ascii") as stream:
        stream.write("\n".join(make(read(path))) + "\n")


if __name__ == "__main__":
    main()
