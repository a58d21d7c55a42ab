#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The C of a library as one translation unit: a function, type, macro or constant that two of its files have under one name,
and each mean something else by, does not compile there.

usage: unity.py BUILD LIBRARY...

LIBRARY is as the build names it, such as runtime/libcrdrt.a, or a program. Exit status: 0 names are told apart, 1 some are not.
"""
import json
import os
import shlex
import subprocess
import sys


def is_part(output, library):
    """Whether an object belongs to the library. Some come from static libraries that it includes whole, as libcrdrt.a does libcrdrt_seldom.a."""
    return output.startswith((library + ".p/", library.removesuffix(".a") + "_"))


build, failed = sys.argv[1], False
with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as stream:
    commands = json.load(stream)
for library in sys.argv[2:]:
    units = [entry for entry in commands if is_part(entry["output"], library) and entry["file"].endswith(".c")]
    if len(units) < 3:
        sys.exit(f"{library}: {len(units)} files are not what it is made of")
    words = shlex.split(units[0]["command"])
    compiler = words[: next(i for i, word in enumerate(words) if word.startswith("-"))]
    flags = [word for word in words if word.startswith(("-I", "-D", "-std="))]
    text = "".join(f'#include "{entry["file"]}"\n' for entry in units)
    run = subprocess.run([*compiler, *flags, "-O0", "-fsyntax-only", "-Werror", "-x", "c", "-"], input=text, text=True, cwd=build)
    print(f"{library}: {len(units)} files {'in one' if run.returncode == 0 else 'have names that mean two things'}")
    failed |= run.returncode != 0
sys.exit(failed)
