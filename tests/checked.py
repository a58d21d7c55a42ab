#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs clang-tidy or cppcheck over generator, judge, runtime and programs, each file as the build compiled it.

usage: checked.py BUILD CHECKER [OPTION...]     OPTION: of the checker

What it finds is printed and makes the exit status 1. A file in which nothing was found is not read again where ccache is at hand: to that
checker.py is a compiler, and what came of a file is kept for as long as its text, the texts that it includes, the options and the checker
are what they were (depend mode, which compares texts as they stand: comments are instructions to checkers).
"""
import concurrent.futures
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile

import analyze
from checker import parse

HERE = os.path.dirname(os.path.abspath(__file__))
COMPILER = os.path.join(HERE, "checker.py")


def digest(checker, options):
    """What beside a file and its includes decides what is found in it."""
    parts = [subprocess.run([checker, "--version"], capture_output=True, check=True).stdout, "\0".join(options).encode()]
    for path in (os.path.join(analyze.ROOT, ".clang-tidy"), COMPILER):
        with open(path, "rb") as file:
            parts.append(file.read())
    return hashlib.sha256(b"\0\0".join(parts)).hexdigest()


def includes(build):
    """What each object was made of, as ninja has noted it."""
    found, of = {}, None
    for line in subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True, check=True).stdout.splitlines():
        if line.startswith("    "):
            of.append(line.strip())
        elif ": #deps " in line:
            of = found[line.split(": #deps ")[0]] = []
    return found


def check(directory, words, source, texts, environment):
    """What is said of a file; empty: nothing."""
    with tempfile.TemporaryDirectory() as folder:
        named = os.path.join(folder, "includes")
        with open(named, "w", encoding="utf-8") as file:
            file.write(" ".join(text.replace(" ", "\\ ") for text in texts) + "\n")
        command = [COMPILER, *words, "-MD", "-MF", os.path.join(folder, "d"), "-c", source, "-o", os.path.join(folder, "o")]
        if texts and shutil.which("ccache"):
            command.insert(0, "ccache")
        ran = subprocess.run(command, cwd=directory, env=dict(environment, INCLUDES=named), capture_output=True, text=True, check=False)
        return ran.stdout + ran.stderr + f"{source}: exit status {ran.returncode}\n" if ran.returncode else ""


def main():
    build, *how = sys.argv[1:]
    environment = dict(os.environ, CHECKER="\n".join(how), CCACHE_DEPEND="1", CCACHE_COMPILERTYPE="clang",
                       CCACHE_COMPILERCHECK="string:" + digest(how[0], how[1:]))
    wrong, work, made_of = 0, sorted(analyze.commands(build).items()), includes(build)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = []
        for _, (directory, command) in work:
            words, source, made, _ = parse(command[2 if os.path.basename(command[0]) == "ccache" else 1:])
            jobs.append(pool.submit(check, directory, words, source, made_of.get(made, ()), environment))
        for job in jobs:
            said = job.result()
            wrong += said != ""
            print(said, end="", flush=True)
    print(f"{len(work)} files, {wrong} wrong")
    return 1 if wrong or not work else 0


if __name__ == "__main__":
    sys.exit(main())
