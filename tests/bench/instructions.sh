#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Counts the instructions that an evaluation of each rule of bench-rules takes, the run time's included, and compares them with
# those on record: a count repeats to the instruction where a time does not, so a small loss shows.
#
#   instructions.sh [--update] [BENCH_RULES]      BENCH_RULES: the release build's, build-test/release/tests/bench/bench-rules
#
# Exit 1 when a rule takes over 5 % more than instructions.txt beside this script says, or is not in it; 77 (skipped) where the
# record tells nothing: without valgrind, with another compiler or processor. --update writes the record. Callgrind counts by
# difference: what 160 evaluations more took, in one run for all rules.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
record=$here/instructions.txt update= turns=160
[ "${1:-}" != --update ] || { update=yes && shift; }
bench=${1:-$here/../../build-test/release/tests/bench/bench-rules}
machine="$(cc --version | head -n 1), $(uname -m), release"
skip() {
  echo "skipped: $1"
  exit 77
}
command -v valgrind >/dev/null || skip "no valgrind"
[ -n "$update" ] || [ "$(sed -n 's/^# with //p' "$record")" = "$machine" ] ||
  skip "the record is of $(sed -n 's/^# with //p' "$record"), this is $machine"
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
# The C library's functions are chosen by the processor: those that every x86-64 has are the same everywhere.
XDG_CACHE_HOME=$out GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-AVX,-AVX512F,-AVX512VL,-ERMS,-FSRM,-BMI2,-SSE4_1,-SSE4_2,-SSSE3 \
  valgrind --tool=callgrind --callgrind-out-file="$out/counts" --toggle-collect=evaluate_turns --dump-after=evaluate_turns \
  --error-exitcode=0 "$bench" --count "$turns" >"$out/names" 2>"$out/log" || {
  cat "$out/log" >&2
  exit 1
}
python3 - "$out" "$record" "$turns" "$machine" "$update" <<'PYTHON'
import sys

SLACK = 1.05
out, record, turns, machine, update = sys.argv[1:]
names = open(out + "/names").read().split()

def total(number):  # of the dump behind the call with that number
    with open("%s/counts.%d" % (out, number)) as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("totals:"))

counts = {name: (total(3 * i + 3) - total(3 * i + 2)) / int(turns) for i, name in enumerate(names)}
if update:
    with open(record, "w") as file:
        file.write("# Instructions per evaluation of the rules of bench-rules; made by instructions.sh --update.\n# with %s\n" % machine)
        file.writelines("%s %.1f\n" % item for item in counts.items())
    sys.exit()
known = dict(line.split() for line in open(record) if not line.startswith("#"))
bad = False
for name, count in counts.items():
    if name not in known:
        print("%-22s %10.1f, not on record" % (name, count))
        bad = True
        continue
    before = float(known[name])
    grown = count > before * SLACK
    bad |= grown
    if grown or count * SLACK < before:
        print("%-22s %10.1f, on record %.1f%s" % (name, count, before, ": FAILED" if grown else " (--update would note it)"))
print("%d rules counted" % len(counts))
sys.exit(bad)
PYTHON
