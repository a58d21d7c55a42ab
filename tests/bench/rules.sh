#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Compares the evaluation of typical rules, cost counting included, with the API server's in one run.
#
#   rules.sh [BENCH_RULES]        BENCH_RULES: build/tests/bench/bench-rules when not given
#
# The environment variable CRDC_PEER_RULES names the peer: a program that prints a line of JSON per rule as bench-rules does, way
# "validator" for the API server's validator around the rule, way "cost" for its evaluation alone, which tells the cost. Without
# it only ours are shown. Rules are compiled by the system's cc with -O2, as those of a CRD met at run time are where libtcc is
# missing. Times are those of the cheapest of 15 rounds, which other work on the machine disturbs least; CRDC_BENCH_BUDGET is the
# time of all rounds of a rule in milliseconds.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
bench=${1:-$here/../../build/tests/bench/bench-rules} budget=${CRDC_BENCH_BUDGET:-200} peer=${CRDC_PEER_RULES:-}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
"$bench" --budget "$budget" >"$out/ours"
: >"$out/peer"
[ -z "$peer" ] || "$peer" -budget "${budget}ms" >"$out/peer"
python3 - "$out/ours" "$out/peer" <<'PYTHON'
import json, sys

WANTED = 100  # times the API server's validator

def read(path):
    with open(path) as lines:
        return [json.loads(line) for line in lines]

ours = {(line["name"], line["way"]): line for line in read(sys.argv[1])}
peer = {(line["name"], line["way"]): line for line in read(sys.argv[2]) if line["what"] == "rule"}
rows = []
for (name, way), line in ours.items():
    if way != "cc":
        continue
    tcc, validator, cost = ours.get((name, "tcc")), peer.get((name, "validator")), peer.get((name, "cost"))
    rows.append({"name": name, "ns": line["min"], "allocs": line["allocs"], "arena": line["arena"], "cost": line["cost"],
                 "tcc": tcc and tcc["min"], "peer": validator and validator["min"],
                 "factor": validator and validator["min"] / line["min"], "peer_cost": cost and cost["cost"],
                 "peer_allocs": validator and validator["allocs"]})
rows.sort(key=lambda row: (row["factor"] is None, row["factor"] or row["ns"]))
show = lambda value, form: "-" if value is None else form % value
print("| rule | ns | heap blocks | arena bytes | ns with libtcc | validator ns | its allocations | factor | cost | its cost |")
print("|---|---|---|---|---|---|---|---|---|---|")
wrong = False
for row in rows:
    marks = " MISSES %d" % WANTED if row["factor"] and row["factor"] < WANTED else ""
    if row["peer_cost"] is not None and row["peer_cost"] != row["cost"]:
        marks, wrong = marks + " COSTS DIFFER", True
    print("| %s | %.1f | %g | %d | %s | %s | %s | %s%s | %d | %s |" % (
        row["name"], row["ns"], row["allocs"], row["arena"], show(row["tcc"], "%.1f"), show(row["peer"], "%.0f"),
        show(row["peer_allocs"], "%.0f"), show(row["factor"], "%.0f"), marks, row["cost"], show(row["peer_cost"], "%d")))
sys.exit(wrong)
PYTHON
