# SPDX-License-Identifier: Apache-2.0
"""Turns the text of a page into a C source, a page_text (programs/common/cli/pages.h) that is called as the file: of
crdc-lint.txt page_crdc_lint.

A page is written as it appears. Lines that begin with @ are not shown:

  @# WORDS    a comment
  @options    here stand the flags, of which the program has a table
  @further    what comes now stands in the manual's page alone, not in the help

What stands between @{ and @} is of programs that have the compiler. Where @{ begins a line and @} ends one, the end of the
line is within.

Usage: pages.py OUTPUT FILE

Exit status: 0 OUTPUT is written, 1 something is wrong with the text.
"""
import os
import re
import sys

COMPILED = "\v"  # FLAG_COMPILED
PARTS = ["before", "after", "further"]
BEGINS = {"@options": "after", "@further": "further"}


def split(lines):
    """The parts of a page, and what is wrong: (line, words)."""
    parts, problems, part = {"before": ""}, [], "before"
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            problems.append((number, "the line ends with a blank"))
        if line in BEGINS and PARTS.index(BEGINS[line]) > PARTS.index(part):
            part = BEGINS[line]
            parts[part] = ""
        elif not line.startswith("@#"):
            if re.match(r"@[^{}]", line):
                problems.append((number, f"there is no {line} here"))
            parts[part] += line + "\n"
    return parts, problems


def mark(text):
    """The text with FLAG_COMPILED in the place of @{ and @}; None where they are no pairs."""
    marks = re.findall(r"@[{}]", text)
    if marks != ["@{", "@}"] * (len(marks) // 2):
        return None
    text = re.sub(r"^@\{([^@]*)@\}\n", COMPILED + r"\1\n" + COMPILED, text, flags=re.MULTILINE)
    return re.sub(r"@[{}]", COMPILED, text)


def array(name, text):
    """Lines of C: the text's bytes, with a zero behind. Compilers need not take long literals."""
    data = text.encode()
    rows = ["    " + "".join(f"{byte}," for byte in data[at:at + 24]) for at in range(0, len(data), 24)]
    return [f"static const char {name}[] = {{", *rows, "    0};"]


def main():
    output, path = sys.argv[1:]
    with open(path, encoding="utf-8") as stream:
        text = stream.read()
    parts, problems = split(text.removesuffix("\n").split("\n"))
    marked = {part: mark(words) for part, words in parts.items()}
    problems += [(1, "@{ and @} are no pairs") for words in marked.values() if words is None]
    if problems:
        print("\n".join(f"{path}:{line}: error: {words}" for line, words in problems), file=sys.stderr)
        return 1
    name = os.path.splitext(os.path.basename(path))[0].replace("-", "_")
    lines = ['#include "cli/pages.h"', ""]
    for part, words in marked.items():
        lines += array(f"{name}_{part}", words)
    lines.append(f"const page_text page_{name} = {{" + ", ".join(f".{part} = {name}_{part}" for part in marked) + "};\n")
    with open(output, "w", encoding="ascii") as stream:
        stream.write("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
