#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-webhook under fire, beside a webhook on controller-runtime: one attack after the other, ordinary requests going on meanwhile.

usage: fire.py CRD-WEBHOOK [--all|--quick] [--peer PROGRAM] [--only TEXT]... [--patience N] [--json FILE] [--list]

For each attack a server is started with its defaults and asked by ordinary clients at a fixed rate: how many requests failed or got
another answer than in peace, how long they took, what CPU and memory the server used. The short form (without --all) leaves out
attacks that say nothing new, --quick also those that are of a sort with another one. The peer is $CRDC_PEER_WEBHOOK or --peer: a program that takes --port and --cert-dir and serves
RayClusters; without it ours is alone. With $CRDC_KUBE (kube.sh says what that is) a kube-apiserver is put in front as well, in --all.

All of it stays on 127.0.0.0/8, every attack is bounded, what is started is stopped. --patience stretches what is waited for, for
builds with sanitizers. Exit status: 0 ours held, 1 it did not, 77 skipped.
"""
import argparse
import json
import os
import pathlib
import resource
import shutil
import sys
import tempfile
import time

import fire_attacks
import fire_memory  # noqa: F401 (its attacks are known by being read, as those of the next two)
import fire_conditions  # noqa: F401
import fire_kube
import fire_programs
import fire_stage


def run(attack, program, folder, options):
    """The row of one attack on one program."""
    stage = fire_stage.Stage(program, folder, options.hold, options.patience or 1, options.rate, options.all)
    load = os.getloadavg()[0]
    try:
        attack["run"](stage)
        stage.finish()
    except fire_attacks.Skipped as reason:
        stage.row["skipped"] = str(reason)
    except (RuntimeError, OSError, AssertionError) as error:
        stage.expect("the attack runs", False, f"{type(error).__name__}: {error}")
    finally:
        stage.clean()
    return {"attack": attack["name"], "program": program.name, "machine_load": round(load, 1), **stage.row, "notes": stage.notes,
            "broken": stage.broken}


def cells(row):
    if "skipped" in row:
        return ["skipped: " + row["skipped"]]
    asked = row.get("asked")
    return [f"{row['failed']} of {asked}" if asked else "-", str(row["wrong"]) if asked else "-",
            "/".join(f"{row[name]:.0f}" for name in ("p50", "p99", "max")) if asked else "-", f"{row['cpu']:.2f}" if "cpu" in row else "-",
            f"{row['peak']:.0f}" if "peak" in row else "-"]


def table(rows):
    """Markdown: a line per attack, the peer's figures beside ours."""
    programs = list(dict.fromkeys(row["program"] for row in rows))
    heads = ["failed", "wrong", "p50/p99/max ms", "CPU s", "peak MiB"]
    lines = [" | ".join(["| attack", "load", *(f"{program}: {head}" for program in programs for head in heads)]) + " |"]
    lines.append("|---" * (2 + len(heads) * len(programs)) + "|")
    for name in dict.fromkeys(row["attack"] for row in rows):
        of_attack = {row["program"]: row for row in rows if row["attack"] == name}
        parts = [name, str(next(iter(of_attack.values()))["machine_load"])]
        for program in programs:
            found = cells(of_attack[program]) if program in of_attack else [""]
            parts += found + [""] * (len(heads) - len(found))
        lines.append("| " + " | ".join(parts) + " |")
    lines.append("")
    for row in rows:
        if row["notes"]:
            lines.append(f"- {row['attack']}, {row['program']}: " + "; ".join(row["notes"]))
    return "\n".join(lines)


def read_options():
    parser = argparse.ArgumentParser()
    parser.add_argument("webhook")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--peer", default=os.environ.get("CRDC_PEER_WEBHOOK"))
    parser.add_argument("--only", action="append", help="attacks whose name has this text")
    parser.add_argument("--patience", type=float, default=0, help="1; 4 for a build with sanitizers")
    parser.add_argument("--hold", type=float, help="seconds that an attack is kept up")
    parser.add_argument("--rate", type=float, default=40, help="ordinary requests a second")
    parser.add_argument("--json")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    options.hold = options.hold or (3 if options.all else 1.5)
    return options


def report(row):
    """A line of a run that has just ended, and what it has to say."""
    verdict = "skipped" if "skipped" in row else "ok" if not row["broken"] else "noted" if row["program"] == "peer" else "FAILED"
    print("\n    ".join([f"{verdict}: {row['attack']} ({row['program']}): {' | '.join(cells(row))}", *filter(None, ["; ".join(row["notes"])]),
                         *row["broken"]]), flush=True)


def run_all(attacks, programs, options):
    rows = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for pair in ("first", "second", "third"):
            fire_programs.make_pair(folder, pair)
        try:
            for attack in attacks:
                for program in programs:
                    if program.is_peer and attack["ours_only"]:
                        continue
                    rows.append(run(attack, program, folder, options))
                    report(rows[-1])
        finally:
            fire_kube.stop()
    return rows


def main():
    options = read_options()
    attacks = [each for each in fire_attacks.ATTACKS if (options.all or each["quick" if options.quick else "short"] or options.only)
               and (not options.only or any(text in each["name"] for text in options.only))]
    if options.list:
        print("\n".join(each["name"] for each in attacks))
        return
    if not shutil.which("openssl"):
        print("skipped: openssl is not here")
        sys.exit(77)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    programs = [fire_programs.Program([options.webhook], False)]
    if options.peer:
        programs.append(fire_programs.Program([options.peer], True))
    else:
        print("no peer: CRDC_PEER_WEBHOOK or --peer names one; ours is alone", flush=True)
    if programs[0].sanitized and not options.patience:
        options.patience = 4
    begin = time.monotonic()
    rows = run_all(attacks, programs, options)
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(rows, indent=1))
    if options.all:
        print("\n" + table(rows))
    failed = [row["attack"] for row in rows if row["broken"] and row["program"] == "ours"]
    print(f"{len(rows)} runs in {time.monotonic() - begin:.0f} s, {len(failed)} of ours failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
