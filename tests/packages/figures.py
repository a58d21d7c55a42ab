#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Size, start and memory of programs, as rows of a table in Markdown.

usage: figures.py [--runs N] NAME=COMMAND...    COMMAND: a program and its arguments, as a shell would read them

The size is the file's; a program that is linked with libraries needs those as well. The start is the shortest of N runs (100) from the
start of the process to its end, the memory the most that a run had resident."""
import argparse
import ctypes
import os
import shlex
import sys
import time


PR_SET_CHILD_SUBREAPER = 36
MEMORY_RUNS = 5


def check_status(words, status):
    if os.waitstatus_to_exitcode(status) != 0:
        sys.exit(f"figures.py: {' '.join(words)}: exit status {os.waitstatus_to_exitcode(status)}")


def milliseconds(words, null):
    begin = time.monotonic()
    child = os.posix_spawn(words[0], words, os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)])
    _, status = os.waitpid(child, 0)
    took = (time.monotonic() - begin) * 1000
    check_status(words, status)
    return took


def kibibytes(words, null):
    """A process counts what it had resident before it became the program: so a small shell starts it, and leaves it to us."""
    actions = [(os.POSIX_SPAWN_DUP2, null, 1), (os.POSIX_SPAWN_DUP2, null, 2)]
    shell = os.posix_spawn("/bin/sh", ["sh", "-c", '"$@" &', "sh", *words], os.environ, file_actions=actions)
    most = 0
    for _ in range(2):
        child, status, usage = os.wait4(-1, 0)
        check_status(words, status)
        if child != shell:
            most = usage.ru_maxrss
    return most


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("commands", nargs="+", metavar="NAME=COMMAND")
    options = parser.parse_args()
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
    null = os.open(os.devnull, os.O_WRONLY)
    print("| program | size | start | memory |\n|---|---|---|---|")
    for given in options.commands:
        name, _, command = given.partition("=")
        words = shlex.split(command)
        took = min(milliseconds(words, null) for _ in range(options.runs))
        most = max(kibibytes(words, null) for _ in range(MEMORY_RUNS))
        print(f"| {name} | {os.path.getsize(words[0]) / 1e6:.1f} MB | {took:.1f} ms | {most / 1024:.1f} MiB |")


main()
