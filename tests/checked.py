#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs clang-tidy or cppcheck over generator, judge, runtime and programs, each file as the build compiled it.

usage: checked.py BUILD [--together N] CHECKER [OPTION...]     OPTION: of the checker

With --together up to N files of a folder, compiled alike, are read as one: what they include is read once. No two files of a library have
a name in common (tests/unity.py), but for those of APART, which are read one by one. Where something is found each of them is read by itself, and what is found so counts.

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
APART = ("programs/crdc", "runtime/gotypes")  # files of commands share names; several large tables together take far longer


def digest(checker, options):
    """A digest of everything but the file and its includes that the findings depend on."""
    parts = [subprocess.run([checker, "--version"], capture_output=True, check=True).stdout, "\0".join(options).encode()]
    for path in (os.path.join(analyze.ROOT, ".clang-tidy"), COMPILER):
        with open(path, "rb") as file:
            parts.append(file.read())
    return hashlib.sha256(b"\0\0".join(parts)).hexdigest()


def includes(build):
    """The sources and includes of each object, from ninja's log."""
    found, of = {}, None
    for line in subprocess.run(["ninja", "-C", build, "-t", "deps"], capture_output=True, text=True, check=True).stdout.splitlines():
        if line.startswith("    "):
            of.append(line.strip())
        elif ": #deps " in line:
            of = found[line.split(": #deps ")[0]] = []
    return found


def gather(build, size):
    """The groups of files to check together, as lists of (working folder, command, source, the source's includes); and the number of files."""
    alike, made_of, commands = {}, includes(build), analyze.commands(build)
    for path, (directory, command) in sorted(commands.items()):
        words, source, made, _ = parse(command[2 if os.path.basename(command[0]) == "ccache" else 1:])
        folder = path if path.startswith(APART) else os.path.dirname(path)
        alike.setdefault((folder, directory, tuple(words)), []).append((directory, words, source, made_of.get(made, ())))
    return [files[i:i + size] for files in alike.values() for i in range(0, len(files), size)], len(commands)


def check_part(part, environment):
    """The findings in files: checks them as one, and each by itself if anything is found."""
    if len(part) > 1 and not check(*together(part), environment):
        return ""
    return "".join(check(*one, environment) for one in part)


def together(part):
    """One source that includes all files."""
    directory, words, first, _ = part[0]
    path = os.path.join("checked", first.replace("../", "").replace("/", "-"))
    os.makedirs(os.path.join(directory, "checked"), exist_ok=True)
    with open(os.path.join(directory, path), "w", encoding="utf-8") as file:
        file.write("".join(f'#include "{os.path.abspath(os.path.join(directory, source))}"\n' for _, _, source, _ in part))
    texts = sorted({text for *_, of in part for text in of}) if all(of for *_, of in part) else []
    return directory, words, path, texts


def check(directory, words, source, texts, environment):
    """The findings in a file; empty: none."""
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
    size, how = (int(how[1]), how[2:]) if how[0] == "--together" else (1, how)
    environment = dict(os.environ, CHECKER="\n".join(how), CCACHE_DEPEND="1", CCACHE_COMPILERTYPE="clang",
                       CCACHE_COMPILERCHECK="string:" + digest(how[0], how[1:]))
    work, count = gather(build, size)
    wrong = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for said in pool.map(lambda part: check_part(part, environment), work):
            wrong += said != ""
            print(said, end="", flush=True)
    print(f"{count} files, {wrong} wrong" if size == 1 else f"{count} files in {len(work)} parts, {wrong} wrong")
    return 1 if wrong or not work else 0


if __name__ == "__main__":
    sys.exit(main())
