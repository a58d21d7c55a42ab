#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the programs over real inputs with one call after the other failing: allocations, and what they ask of the system.

usage: run.py [--whole|--quick] [--jobs N] [--only NAME]... [--family NAME]... [--seed N] [--plan PLAN] PRELOAD BUILD [FOLDER...]

A first run of each case counts the calls of each family (faults.h); then each chosen call fails, once or from there on. A run
must come to the result that it has without, or to exit status 2 with a word on standard error: no crash, no hang, no
finding that is missing and not spoken of, no output file that is half of the old and half of the new. Without --whole it is
a sample, the same one each time; with --quick a third of it, of half of the actions in each case (of the next case others); with it every call up to 3000 of a family and a spread of those above. FOLDER: further
manifests to check. Exit status: 0 all held, 1 something did not, 77 skipped.
"""
import argparse
import collections
import concurrent.futures
import os
import random
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile

import cases

FAMILIES = ["alloc", "own", "open", "read", "write", "print", "say", "close", "list", "stat", "rename", "make", "sync", "map",
            "accept", "receive", "send", "wait"]
STATE = struct.Struct("=%dQ" % (len(FAMILIES) + 1))
# What may become of a call; "+": of all that follow, too.
ACTIONS = {"alloc": ["", "+"],
           "own": ["", "+"],
           "open": [":EIO", ":EMFILE", "+:EMFILE"],
           "read": [":EIO", ":EINTR", ":short", "+:short", ":end"],
           "write": [":EIO", ":EINTR", ":short", "+:short", "+:ENOSPC"],
           "print": [":EIO", ":EINTR", ":short", "+:short", "+:ENOSPC"],
           "say": ["+:EIO", ":short"],
           "close": [":EIO"],
           "list": [":EIO"],
           "stat": [":EIO", "+:EACCES"],
           "rename": [":EIO", "+:EROFS"],
           "make": [":EROFS", "+:EROFS"],
           "sync": [":EIO"],
           "map": [":ENOMEM", "+:ENOMEM"],
           "accept": [":EMFILE", ":ECONNRESET"],
           "receive": [":ECONNRESET", ":short"],  # on sockets that do not block: no signal interrupts them
           "send": [":ECONNRESET", ":short"],
           "wait": [":EINTR"]}
# How many calls of a family are chosen for each action.
SAMPLE = {"alloc": 6, "own": 5}
SAMPLE_OTHERS = 2
WHOLE_ALL = 3000
TIMEOUT = 30


def plans(counts, families, whole, quick, rng):
    """The plans for a case whose calls are `counts`."""
    for family in families:
        count = counts.get(family, 0)
        for action in ACTIONS[family] if count else ():
            if quick and rng.random() < 0.5:
                continue
            most = WHOLE_ALL if whole else max(1, SAMPLE.get(family, SAMPLE_OTHERS) // (3 if quick else 1))
            if count <= most:
                chosen = range(1, count + 1)
            else:  # one of each part of the run
                chosen = [1 + (i * count + rng.randrange(count)) // most for i in range(most)]
            for k in chosen:
                yield f"{family}:{k}{action}"


class Runner:
    def __init__(self, arguments):
        self.preload = os.path.abspath(arguments.preload)
        self.scratch = tempfile.mkdtemp(prefix="crd-faults-")

    def run(self, case, plan, folder):
        """Runs a case in a folder of its own; gives a cases.Result with its counts."""
        state = os.path.join(folder, "state")
        with open(state, "wb") as file:
            file.write(bytes(STATE.size))
        environment = dict(os.environ, LD_PRELOAD=self.preload, CRD_FAULTS_STATE=state, XDG_CACHE_HOME=os.path.join(folder, "cache"))
        environment.pop("CC", None)
        environment["CRD_FAULTS_CALLS"] = "1"
        if plan:
            environment["CRD_FAULTS"] = plan
        result = case.run(folder, environment, TIMEOUT)
        with open(state, "rb") as file:
            values = STATE.unpack(file.read(STATE.size))
        result.counts = dict(zip(FAMILIES, values))
        result.injected = values[-1]
        return result

    def in_folder(self, case, plan):
        folder = tempfile.mkdtemp(dir=self.scratch)
        try:
            case.prepare(folder)
            return self.run(case, plan, folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def judge(self, case, baseline, plan):
        """What became of a plan: ("same" or "error" or what is wrong, the detail)."""
        result = self.in_folder(case, plan)
        if result.timeout:
            return "hang", result
        if result.status < 0:
            return "crash", result
        if result.status == 99 and "faults:" in result.errors:
            return "harness", result
        return case.judge(baseline, result, plan), result


def show(case, plan, outcome, result):
    name = signal.Signals(-result.status).name if result.status < 0 else f"exit status {result.status}"
    text = (result.errors or result.output)[-600:].replace("\n", "\n      ")
    print(f"  {outcome}: {case.name}, {plan}: {name}\n      {text}", flush=True)


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--only", action="append")
    parser.add_argument("--family", action="append")
    parser.add_argument("--plan", help="only this one, as faults.h has it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shown", type=int, default=3, help="wrong outcomes shown in full for each case")
    parser.add_argument("preload")
    parser.add_argument("build")
    parser.add_argument("folders", nargs="*")
    arguments = parser.parse_args()
    runner = Runner(arguments)
    families = arguments.family or [name for name in ACTIONS]
    totals, bad_cases = collections.Counter(), 0
    try:
        for case in cases.all_cases(os.path.abspath(arguments.build), runner.scratch, arguments.folders):
            if arguments.only and not any(re.search(pattern, case.name) for pattern in arguments.only):
                continue
            baseline = runner.in_folder(case, None)
            if baseline.status == 99:
                print(baseline.errors)
                return 77
            if baseline.timeout or baseline.status != case.expected:
                print(f"{case.name}: exit status {baseline.status} in place of {case.expected} without a failure:\n{baseline.errors}")
                bad_cases += 1
                continue
            rng = random.Random(f"{arguments.seed} {case.name}")
            todo = [arguments.plan] if arguments.plan else [
                plan for plan in plans(baseline.counts, [f for f in families if f in case.families], arguments.whole, arguments.quick, rng)
                if not case.leaves_out(plan)]
            counts, shown = collections.Counter(), 0
            with concurrent.futures.ThreadPoolExecutor(case.jobs or arguments.jobs) as pool:
                for plan, (outcome, result) in zip(todo, pool.map(lambda plan: runner.judge(case, baseline, plan), todo)):
                    counts[outcome] += 1
                    if outcome not in ("same", "error"):
                        if shown < arguments.shown:
                            show(case, plan, outcome, result)
                        shown += 1
            totals += counts
            wrong = sum(count for outcome, count in counts.items() if outcome not in ("same", "error"))
            bad_cases += wrong > 0
            print(f"{'ok' if not wrong else 'FAILED'}: {case.name}: {len(todo)} injections in {baseline.counts['alloc']} allocations and "
                  f"{sum(baseline.counts[name] for name in FAMILIES[2:])} calls: "
                  + ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items())), flush=True)
    finally:
        shutil.rmtree(runner.scratch, ignore_errors=True)
    print(f"{sum(totals.values())} injections: " + ", ".join(f"{count} {outcome}" for outcome, count in sorted(totals.items())))
    return 1 if bad_cases else 0


if __name__ == "__main__":
    sys.exit(main())
