#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What creates and updates cost beside the API server's own code, per stage and set of samples, in one run.
#
#   beside.sh [BENCH_CREATE] [SET...]        BENCH_CREATE: build/tests/bench/bench-create when not given
#
# CRDC_PEER_CREATE names the peer: a program that takes --crd, --sample and --set and prints lines of JSON as bench-create does.
# Without it this says so and ends with 77 (skipped). CRDC_SHARED is the folder with crds/ and samples/ (../shared beside the
# source). Sets: kuberay (its kinds are compiled in), large (CRDC_BENCH_LARGE, a file with one big RayCluster), and folders of both
# crds/corpus and samples; all of them when none is named. CRDC_BENCH_SECONDS is the time of one measurement. CRDC_BENCH_CC=1:
# CRDs are compiled by cc, as code made by `crdc generate` is; else as crd-validate compiles them when it starts.
#
# Figures are CPU time per object, of the cheapest round and over all rounds; in the peer's, the second holds the garbage
# collector's work. The factors are of the like. Of the peer's prune, coerce and default, which are one walk here, the last two
# are added up: coerce prunes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
bench=$here/../../build/tests/bench/bench-create
if [ $# -gt 0 ] && [ -x "$1" ] && [ ! -d "$1" ]; then
  bench=$(realpath "$1")
  shift
fi
if [ -z "${CRDC_PEER_CREATE:-}" ]; then
  echo "skipped: CRDC_PEER_CREATE names no program to compare with"
  exit 77
fi
shared=${CRDC_SHARED:-$here/../../../shared} seconds=${CRDC_BENCH_SECONDS:-1}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
cd "$shared"
if [ $# -eq 0 ]; then
  set -- kuberay ${CRDC_BENCH_LARGE:+large}
  for folder in crds/corpus/*/; do
    name=$(basename "$folder")
    [ ! -d "samples/$name" ] || set -- "$@" "$name"
  done
fi
for name in "$@"; do
  crd=crds/corpus/$name sample=samples/$name ours=--crd
  case $name in
  kuberay) crd=crds/kuberay ours= ;;
  large) crd=crds/kuberay sample=$CRDC_BENCH_LARGE ours= ;;
  esac
  "$CRDC_PEER_CREATE" --crd "$crd" --sample "$sample" --set "$name" --per-object=false --set-budget "${seconds}s" \
    >>"$out/peer" 2>>"$out/errors" || echo "$name: the peer failed" >&2
  "$bench" ${ours:+--crd "$crd"} ${CRDC_BENCH_CC:+--cc} --set "$name" --seconds "$seconds" "$sample" >>"$out/ours" 2>>"$out/errors" ||
    echo "$name: bench-create failed" >&2
done
python3 - "$out/ours" "$out/peer" <<'PYTHON'
import json, sys

WANTED = 300

def read(path):
    with open(path) as lines:
        return [json.loads(line) for line in lines if line.startswith("{")]

ours = {}
for line in read(sys.argv[1]):
    ours.setdefault(line["set"], {})[line["what"]] = line
peer = {}
for line in read(sys.argv[2]):
    if line.get("unit") == "ns/object" and "objects" in line:
        peer.setdefault(line["set"], {})[line["what"]] = line

def both(stages, names, key):
    return sum(stages[name][key] for name in names) if all(name in stages for name in names) else None

STAGES = [("decode-json", ["decode-json"]), ("decode", ["decode"]), ("coerce", ["coerce", "default"]), ("schema", ["schema"]),
          ("lists-and-metadata", ["lists-and-metadata"]), ("cel", ["cel"]), ("create", ["create"]),
          ("create-warn", ["create-warn"]), ("update", ["update"])]
print("| set | objects (refused) | bytes | stage | ns, best | ns, all rounds | peer us, best | peer us, all rounds | factor, best | "
      "factor, all rounds | allocations | its allocations | MB/s |")
print("|---|---|---|---|---|---|---|---|---|---|---|---|---|")
for name, stages in ours.items():
    for what, theirs in STAGES:
        line, other = stages.get(what), peer.get(name, {})
        if not line:
            continue
        best, all_rounds, allocations = (both(other, theirs, key) for key in ("cpu_min", "cpu_ns", "allocs"))
        show = lambda value, form: "-" if value is None else form % value
        factor = lambda value, own: None if value is None or own <= 0 else value / own
        low = factor(best, line["cpu_min"])
        missed = " MISSES %d" % WANTED if low is not None and low < WANTED and what in ("create", "create-warn", "update") else ""
        print("| %s | %d (%d) | %d | %s%s | %.0f | %.0f | %s | %s | %s%s | %s | %g | %s | %.0f |" % (
            name, line["objects"], line["refused"], line["json_bytes"] // line["objects"], what,
            " (with default)" if what == "coerce" else "", line["cpu_min"], line["cpu_ns"],
            show(best and best / 1e3, "%.0f"), show(all_rounds and all_rounds / 1e3, "%.0f"), show(low, "%.0f"), missed,
            show(factor(all_rounds, line["cpu_ns"]), "%.0f"), line["allocs"], show(allocations, "%.0f"), line["mb_per_s_best"]))
    line = stages.get("read-struct")
    if line:
        print("| %s | %d (%d) | %d | read-struct (%s) | %.0f | %.0f | | | | | %g | | %.0f |" % (
            name, line["objects"], line["refused"], line["json_bytes"] // line["objects"], line["fused"], line["cpu_min"],
            line["cpu_ns"], line["allocs"], line["mb_per_s_best"]))
PYTHON
