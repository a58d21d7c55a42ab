#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A compiler in the eyes of ccache, started by checked.py: of a file in which a checker finds nothing it makes an object without content.

CHECKER   the checker and its options, a line each
INCLUDES  a file that names what the source includes, as make reads it
"""
import os
import subprocess
import sys


def parse(words):
    """Splits a compiler's arguments: (those that a checker needs, the source, the object, the file of includes)."""
    kept, places = [], {"-c": None, "-o": None, "-MF": None, "-MQ": None, "-MT": None}
    words = iter(words)
    for word in words:
        if word in places:
            places[word] = next(words)
        elif word not in ("-MD", "-MMD", "-Werror", "-fdiagnostics-color=always"):
            kept.append(word)
    return kept, places["-c"], places["-o"], places["-MF"]


def main():
    checker, *options = os.environ["CHECKER"].split("\n")
    words, source, made, includes = parse(sys.argv[1:])
    command = [checker, *options, source] + (["--", *words] if checker == "clang-tidy" else [])
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    sys.stderr.write(ran.stdout if checker == "clang-tidy" else ran.stdout + ran.stderr)  # clang-tidy prints only a count on standard error
    if ran.returncode == 0:
        with open(os.environ["INCLUDES"], encoding="utf-8") as given, open(includes, "w", encoding="utf-8") as file:
            file.write(f"{made}: {given.read()}")
        with open(made, "w", encoding="utf-8") as file:
            file.write("nothing found\n")
    return ran.returncode


if __name__ == "__main__":
    sys.exit(main())
