#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures how work and memory grow with the size of what is sent, and fails where either grows faster than it may.

  growth.py GROWTH [--all] [--bounds] [--only NAME] [--list] [TABLE...]

GROWTH is the program of that name; the tables are those beside this script unless some are named. Each shape is run at n,
2n, 4n and 8n under callgrind; instructions repeat where times do not. What a run takes besides, whatever its size, falls out
of the differences between one size and the next, and the exponent is how their logarithms rise over those of the sizes: of
n, or of the bytes where these grow faster. Above LIMIT it fails; so does memory, where it is megabytes, by its last doubling. exceptions.txt names the shapes that
may do more, with a reason and the seconds that one may take at the largest size that the limits let through.

Counting takes fifty times as long as running, so without --all a shape whose seconds of the processor, the best of RUNS runs, say clearly
that it stays within its limit (CLEAR) is not counted. What else runs beside can make seconds more, never fewer: all others are counted.
Shapes that the tables call slow are left to --all, and so are bounds of over CHEAP seconds. --bounds checks these alone, without
valgrind. --list shows the exponents of all. Exit 1 when a shape grows too fast; 77 (skipped) where there is no valgrind."""

import concurrent.futures
import glob
import math
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
LIMIT = 1.2
LEAST = 20000  # instructions: differences below it are noise
LEAST_MEMORY = 3 << 20  # bytes: blocks are up to a megabyte
RUNS = 5  # of the processor's seconds
CLEAR = 0.1  # so far below its limit the exponent of seconds needs no other witness
LEAST_SECONDS = 5e-5  # differences below it say nothing
CHEAP = 0.5  # seconds: bounds that every run looks at
DEADLINE = 900


def fail(text):
    print(text)
    sys.exit(2)


def environment(folder):
    """The C library's functions are chosen by the processor: those that every x86-64 has are the same everywhere. What meson
    has malloc do to find errors would be counted."""
    tunables = "glibc.cpu.hwcaps=-AVX2,-AVX,-AVX512F,-AVX512VL,-ERMS,-FSRM,-BMI2,-SSE4_1,-SSE4_2,-SSSE3"
    inherited = {name: value for name, value in os.environ.items() if name != "MALLOC_PERTURB_"}
    return dict(inherited, XDG_CACHE_HOME=folder, GLIBC_TUNABLES=tunables)


def count(program, arguments, tables):
    """Runs the program under callgrind: a list of (name, n, bytes, seconds, memory, instructions)."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=" + folder + "/counts", "--instr-atstart=no",
                   "--toggle-collect=growth_measure", "--dump-after=growth_measure", program, *arguments, *tables]
        done = subprocess.run(command, env=environment(folder), capture_output=True, text=True, timeout=DEADLINE)
        if done.returncode:
            fail("growth: %s\n%s" % (" ".join(arguments), "\n".join(line for line in done.stderr.splitlines() if not line.startswith("=="))))
        rows = []
        for number, line in enumerate(done.stdout.splitlines(), 1):
            name, n, size, seconds, memory = line.split()
            with open("%s/counts.%d" % (folder, number)) as lines:
                instructions = next(int(text.split()[1]) for text in lines if text.startswith("totals:"))
            rows.append((name, int(n), int(size), float(seconds), int(memory), instructions))
        return rows


def exponent(sizes, values):
    """How the differences of the values rise over those of the sizes: the slope at the upper end. 0: there are none."""
    steps = [b - a for a, b in zip(values, values[1:])]
    widths = [b - a for a, b in zip(sizes, sizes[1:])]
    if len(steps) < 2 or steps[-1] < LEAST or min(widths) <= 0:
        return 0.0
    return math.log(steps[-1] / max(steps[-2], LEAST / 10)) / math.log(widths[-1] / widths[-2])


def exponents(rows):
    """Of instructions and of memory."""
    numbers, sizes = [row[1] for row in rows], [row[2] for row in rows]
    if sizes[-1] / sizes[0] > 1.1 * numbers[-1] / numbers[0]:
        numbers = sizes
    memory = [row[4] for row in rows]
    slope = 0.0
    if len(rows) > 1 and memory[-1] >= LEAST_MEMORY and numbers[-1] > numbers[-2]:
        slope = math.log(memory[-1] / memory[-2]) / math.log(numbers[-1] / numbers[-2])
    return exponent(numbers, [row[5] for row in rows]), slope


def read_exceptions(path):
    """name -> (most for instructions, most for memory, largest size, seconds, reason)"""
    known = {}
    with open(path) as lines:
        for line in lines:
            if line.strip() and not line.startswith("#"):
                name, work, memory, size, seconds, reason = line.split(None, 5)
                known[name] = (float(work), float(memory), int(size), float(seconds), reason.strip())
    return known


def limits(name, known):
    """Of the exponents of instructions and of memory."""
    return known[name][:2] if name in known else (LIMIT, LIMIT)


def check_bounds(program, tables, names, known, listed):
    """Shapes at their largest size, in seconds of CPU: the best of three, for other programs run besides. How many take too long."""
    bad = 0
    for name in names:
        size, bound, best = known[name][2], known[name][3], math.inf
        for _ in range(3):
            done = subprocess.run([program, "--only", name, "--size", str(size), "--doublings", "0", *tables],
                                  capture_output=True, text=True, timeout=DEADLINE)
            if done.returncode or not done.stdout:
                fail("growth: %s at %d: %s" % (name, size, done.stderr.strip()))
            best = min(best, float(done.stdout.split()[3]))
            if best <= bound:
                break
        bad += best > bound
        if listed or best > bound:
            print("%-44s %7.3f s at %7d, at most %.2f%s" % (name, best, size, bound, "  FAILED" if best > bound else ""))
    return bad


def by_shape(rows):
    """name -> its rows"""
    shapes = {}
    for row in rows:
        shapes.setdefault(row[0], []).append(row)
    return shapes


def run(program, arguments, tables):
    """As count() has them, of a plain run: in place of instructions nanoseconds."""
    done = subprocess.run([program, *arguments, *tables], env=environment("/nonexistent"), capture_output=True, text=True, timeout=DEADLINE)
    if done.returncode:
        fail("growth: %s" % done.stderr)
    rows = [line.split() for line in done.stdout.splitlines()]
    return [(name, int(n), int(size), float(seconds), int(memory), round(1e9 * float(seconds))) for name, n, size, seconds, memory in rows]


def measure_quickly(program, tables, known):
    """What the quick form looks at: (the shapes that stay within their limits by the clock of the processor, the names of the others)."""
    runs = [run(program, ["--quick"], tables) for _ in range(RUNS)]
    shapes = by_shape(min(rows, key=lambda row: row[5]) for rows in zip(*runs))
    clear = {name: rows for name, rows in shapes.items() if is_clear(rows, limits(name, known)[0])}
    return clear, [name for name in shapes if name not in clear]


def is_clear(rows, limit):
    steps = [b[5] - a[5] for a, b in zip(rows, rows[1:])]
    return len(rows) > 2 and min(steps[-2:]) >= LEAST_SECONDS * 1e9 and exponents(rows)[0] <= limit - CLEAR


def measure(program, tables, known, only, whole):
    """name -> its rows. The shapes are dealt to as many runs as keep all processors busy to the end."""
    clear, names = ({}, [only]) if only else ({}, []) if whole else measure_quickly(program, tables, known)
    parts = 1 if only else 3 * (os.cpu_count() or 1)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        which = [["--part", "%d/%d" % (i, parts)] for i in range(parts)] if whole else [["--only", ",".join(part)] for i in range(parts) if (part := names[i::parts])]
        rows = [row for job in [pool.submit(count, program, words, tables) for words in which] for row in job.result()]
    if not any(row[5] for row in rows):
        print("skipped: built without valgrind's headers, nothing was counted")
        sys.exit(77)
    counted = by_shape(rows)
    print("%d shapes by time, %d by instructions" % (len(clear), len(counted)))
    return clear | counted


def judge(shapes, known, listed):
    """How many grow too fast."""
    bad = 0
    for name, of in sorted(shapes.items()):
        work, memory = exponents(of)
        most_work, most_memory = limits(name, known)
        grown = work > most_work or memory > most_memory or (len(of) < 3 and name not in known)
        bad += grown
        if listed or grown:
            print("%-44s work %5.2f  memory %5.2f  %12d instructions %10d bytes at %d  %s" %
                  (name, work, memory, of[-1][5], of[-1][4], of[-1][1], "FAILED" if grown else ""))
    return bad


def main():
    arguments, only, listed, whole, bounds = sys.argv[1:], None, False, False, False
    if not arguments:
        fail(__doc__)
    program, tables = arguments.pop(0), []
    while arguments:
        word = arguments.pop(0)
        if word == "--only" and arguments:
            only = arguments.pop(0)
        elif word == "--list":
            listed = True
        elif word == "--all":
            whole = True
        elif word == "--bounds":
            bounds = True
        else:
            tables.append(word)
    every = sorted(glob.glob(HERE + "/*.shapes"))
    tables, known = tables or every, read_exceptions(HERE + "/exceptions.txt")
    if bounds:
        names = [only] if only else sorted(known)
        sys.exit(check_bounds(program, tables, names, known, True) > 0)
    if not shutil.which("valgrind"):
        print("skipped: no valgrind")
        sys.exit(77)
    shapes = measure(program, tables, known, only, whole)
    bad = judge(shapes, known, listed)
    names = [name for name in sorted(shapes) if name in known and (whole or only or known[name][3] <= CHEAP)]
    bad += check_bounds(program, tables, names, known, listed)
    if whole and tables == every:
        for name in sorted(set(known) - set(shapes)):
            bad += 1
            print("%s: excepted, but there is no such shape" % name)
    print("%d shapes measured, %d grow too fast" % (len(shapes), bad))
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
