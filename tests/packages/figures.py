#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Size, start and memory of programs, as rows of a table in Markdown.

usage: figures.py [--runs N] NAME=COMMAND...    COMMAND: a program and its arguments, as a shell would read them

The size is the file's; a program that is linked with libraries needs those as well. The start is the shortest of N runs (100) from the
start of the process to its end, the memory the most that a run had resident."""
import argparse
import os
import shlex
import sys
import time


def run(words, null):
    """Milliseconds, and KiB at the most."""
    begin = time.monotonic()
    child = os.posix_spawn(words[0], words, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)])
    _, status, usage = os.wait4(child, 0)
    took = (time.monotonic() - begin) * 1000
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"figures.py: {' '.join(words)}: exit status {os.waitstatus_to_exitcode(status)}")
    return took, usage.ru_maxrss


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("commands", nargs="+", metavar="NAME=COMMAND")
    options = parser.parse_args()
    null = os.open(os.devnull, os.O_WRONLY)
    print("| program | size | start | memory |\n|---|---|---|---|")
    for given in options.commands:
        name, _, command = given.partition("=")
        words = shlex.split(command)
        results = [run(words, null) for _ in range(options.runs)]
        print(f"| {name} | {os.path.getsize(words[0]) / 1e6:.1f} MB | {min(took for took, _ in results):.1f} ms | "
              f"{max(most for _, most in results) / 1024:.1f} MiB |")


main()
