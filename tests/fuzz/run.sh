#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Fuzzes with libFuzzer: builds every target with clang under AddressSanitizer and UndefinedBehaviorSanitizer, both halting,
# and runs them for SECONDS in all, on all cores.
#
#   tests/fuzz/run.sh [--keep] [--coverage] [--jobs N] SECONDS [TARGET...]
#
#   --keep       what is new in the corpora goes to the archives in tests/fuzz/corpus, minimised
#   --coverage   no fuzzing (SECONDS may be 0 and counts for nothing): the lines that the corpora reach, per folder
#   --jobs N     so many at once; all processors without
#
# Prints per target: executions, edges of the coverage at the start and at the end, seconds of CPU, findings. Findings are in
# build-fuzz/findings, each an input that the target takes as its argument; what the target says of it stands beside. The work
# goes on from the corpora of the last run (build-fuzz/corpus) and those of the repository (unpacked into build-fuzz/kept). Exit
# status: 0 nothing found, 1 findings, 2 it does not run.
set -u
cd "$(dirname "$0")/../.." || exit 2

keep= coverage= jobs=$(nproc) seconds=
while [ $# -gt 0 ]; do
  case $1 in
  --keep) keep=yes ;;
  --coverage) coverage=yes ;;
  --jobs)
    jobs=${2:-}
    shift
    ;;
  -*) seconds= && break ;;
  *) [ -z "$seconds" ] && seconds=$1 || break ;;
  esac
  shift
done
if ! [[ $seconds =~ ^[0-9]+$ && $jobs =~ ^[1-9][0-9]*$ ]]; then
  sed -n '5,10s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
here=tests/fuzz work=build-fuzz
mapfile -t known < <(grep -v '^#' $here/targets.txt | cut -d ' ' -f 1)
targets=("$@")
[ $# -gt 0 ] || targets=("${known[@]}")
for target in "${targets[@]}"; do
  printf '%s\n' "${known[@]}" | grep -qx "$target" || { echo "there is no target $target: ${known[*]}" >&2; exit 2; }
done

export ASAN_OPTIONS=detect_stack_use_after_return=0:handle_abort=1 UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1
unset CRDC_TABLES

# build FOLDER OPTION...: the targets, compiled by clang.
build() {
  local folder=$1 log=$1/build.log
  shift
  mkdir -p "$folder"
  if ! [ -f "$folder/build.ninja" ]; then
    CC=${FUZZ_CC:-clang} CXX=${FUZZ_CXX:-clang++} meson setup "$folder" -Dlibfuzzer=true -Db_lundef=false "$@" >"$log" 2>&1
  fi && nice ninja -j "$jobs" -C "$folder" "${targets[@]/#/tests/fuzz/fuzz_}" >>"$log" 2>&1 || {
    tail -n 30 "$log" >&2
    exit 2
  }
}

row() { grep "^$1 " $here/targets.txt; }

# seeds TARGET: files that are not larger than an input.
seeds() {
  local name dictionary most patterns
  read -r name dictionary most patterns < <(row "$1")
  [ -z "$patterns" ] || find $patterns -size "-$((most / 1024))k"
}

# fuzz TARGET: one target for its share of the time; anew after each finding. Leaves its line of the table.
fuzz() {
  local target=$1 share=$2 name dictionary most patterns begin=$SECONDS left status=0
  read -r name dictionary most patterns < <(row "$target")
  # Without -entropic=0 nine tenths of the time go to the frequencies of features, which libFuzzer counts for every input.
  local log=$work/logs/$target options=(-max_len="$most" -timeout=25 -rss_limit_mb=3000 -print_final_stats=1 -entropic=0
    -artifact_prefix="$work/findings/$target-")
  [ "$dictionary" = - ] || options+=(-dict="$here/dictionaries/$dictionary.dict")
  mkdir -p "$work/corpus/$target" "$work/seeds/$target"
  $here/corpus.py unpack "$target" "$work/kept/$target" || exit 2
  seeds "$target" | xargs -r cp -t "$work/seeds/$target"
  : >"$log"
  TIMEFORMAT='%U %S'
  while left=$((share - (SECONDS - begin))) && [ "$left" -gt 0 ]; do
    { time nice -n 19 "$work/tests/fuzz/fuzz_$target" "${options[@]}" -max_total_time="$left" "$work/corpus/$target" \
      "$work/kept/$target" "$work/seeds/$target" >"$log.now" 2>&1; } 2>>"$log.time" && status=0 || status=$?
    cat "$log.now" >>"$log"
    [ $status != 0 ] || break
    local artifact
    artifact=$(sed -n 's/.*Test unit written to //p' "$log.now" | tail -n 1)
    [ -z "$artifact" ] || grep -v -E '^#[0-9]+[[:space:]]' "$log.now" >"$artifact.txt"
    [ -n "$artifact" ] || { echo "the target does not run:" && tail -n 5 "$log.now"; } >&2
    [ "$(find "$work/findings" -name "$target-*" ! -name '*.txt' | wc -l)" -lt 10 ] && [ -n "$artifact" ] || break
  done
  summary "$target" "$log"
}

summary() {
  local target=$1 log=$2 executions edges_before edges cpu found
  executions=$(awk '/stat::number_of_executed_units/ { n += $2 } END { print n + 0 }' "$log")
  edges_before=$(sed -n 's/.*INITED cov: \([0-9]*\).*/\1/p' "$log" | head -n 1)
  edges=$(sed -n 's/^#.* cov: \([0-9]*\) .*/\1/p' "$log" | sort -n | tail -n 1)
  cpu=$(awk '{ n += $1 + $2 } END { printf "%.0f", n }' "$log.time")
  found=$(find "$work/findings" -name "$target-*" ! -name '*.txt' | wc -l)
  printf '%-12s %12s %8s %8s %8s %8s %9s\n' "$target" "$executions" "${edges_before:-?}" "${edges:-?}" \
    "$((${edges:-0} - ${edges_before:-0}))" "$cpu" "$found" >"$work/logs/$target.line"
  rm -f "$log.time" "$log.now"
}

# keep TARGET: merges what the run has added to the corpus of the repository: small inputs that reach edges which those that
# are there do not reach.
keep() {
  local target=$1
  mkdir -p "$work/small"
  rm -rf "$work/small/$target"
  mkdir "$work/small/$target"
  find "$work/corpus/$target" -type f -size -"$KEEP_KIB"k -print0 | xargs -0 -r cp -t "$work/small/$target"
  nice -n 19 "$work/tests/fuzz/fuzz_$target" -set_cover_merge=1 -use_counters=0 -timeout=25 -rss_limit_mb=3000 \
    -artifact_prefix="$work/logs/" "$work/kept/$target" "$work/small/$target" \
    >"$work/logs/$target.merge" 2>&1 || echo "$target: not merged, see $work/logs/$target.merge" >&2
  $here/corpus.py add "$target" "$work/kept/$target"
}

# Lines per folder, of all targets together.
report_coverage() {
  local target objects=()
  work=build-fuzz-coverage
  rm -f $work/*.profraw
  for target in "${targets[@]}"; do
    local name dictionary most patterns
    read -r name dictionary most patterns < <(row "$target")
    mkdir -p $work/seeds/"$target" build-fuzz/corpus/"$target"
    $here/corpus.py unpack "$target" $work/kept/"$target" || exit 2
    seeds "$target" | xargs -r cp -t "$work/seeds/$target"
    LLVM_PROFILE_FILE=$work/$target.profraw nice -n 19 $work/tests/fuzz/fuzz_"$target" -runs=0 -max_len="$most" \
      $work/kept/"$target" build-fuzz/corpus/"$target" $work/seeds/"$target" >$work/"$target".log 2>&1 || echo "$target: see $work/$target.log" >&2
    objects+=(-object "$work/tests/fuzz/fuzz_$target")
  done
  local suffix=
  command -v llvm-profdata >/dev/null || suffix=-14
  llvm-profdata$suffix merge -sparse $work/*.profraw -o $work/all.profdata &&
    llvm-cov$suffix export -summary-only -instr-profile $work/all.profdata "${objects[@]}" >$work/all.json || exit 2
  python3 - $work/all.json <<'PYTHON'
import collections, json, os, sys
folders = collections.defaultdict(lambda: [0, 0, 0])
for entry in json.load(open(sys.argv[1]))["data"][0]["files"]:
    name = os.path.relpath(entry["filename"])
    if name.startswith((".", "tests", "build")):
        continue
    lines, folder = entry["summary"]["lines"], folders[os.path.dirname(name)]
    folder[0] += 1
    folder[1] += lines["covered"]
    folder[2] += lines["count"]
print(f"{'folder':28} {'files':>6} {'lines':>7} {'reached':>8} {'%':>6}")
total = [0, 0, 0]
for name, folder in sorted(folders.items()):
    print(f"{name:28} {folder[0]:6} {folder[2]:7} {folder[1]:8} {100 * folder[1] / max(1, folder[2]):6.1f}")
    total = [a + b for a, b in zip(total, folder)]
print(f"{'all':28} {total[0]:6} {total[2]:7} {total[1]:8} {100 * total[1] / max(1, total[2]):6.1f}")
PYTHON
}

if [ -n "$coverage" ]; then
  build build-fuzz-coverage -Dbuildtype=debug -Dc_args='-fprofile-instr-generate -fcoverage-mapping -O1' \
    -Dcpp_args='-fprofile-instr-generate -fcoverage-mapping -O1' -Dc_link_args=-fprofile-instr-generate -Dcpp_link_args=-fprofile-instr-generate
  report_coverage
  exit
fi

build $work -Dbuildtype=debugoptimized -Db_sanitize=address,undefined
rm -rf $work/findings
mkdir -p $work/logs $work/findings
share=$((seconds * jobs / ${#targets[@]}))
[ "$share" -gt 0 ] || share=1
export -f fuzz seeds row summary keep
export work here KEEP_KIB=5
rm -f $work/logs/*.line
printf '%s\n' "${targets[@]}" | xargs -P "$jobs" -I TARGET bash -c "fuzz TARGET $share"
printf '%-12s %12s %8s %8s %8s %8s %9s\n' target executions 'edges at' 'the end' new 'CPU s' findings
for target in "${targets[@]}"; do cat "$work/logs/$target.line"; done
awk '{ n += $2; new += $5; cpu += $6; found += $7 } END { printf "%-12s %12d %8s %8s %8d %8d %9d\n", "all", n, "", "", new, cpu, found }' $work/logs/*.line
if [ -n "$keep" ]; then
  printf '%s\n' "${targets[@]}" | xargs -P "$jobs" -I TARGET bash -c 'keep TARGET'
  read -r count size < <($here/corpus.py list | awk '{ n += $2 } END { print NR, n + 0 }')
  echo "corpora: $count inputs, $((size / 1024)) KiB"
  [ "$size" -le $((5 << 20)) ] || echo "the corpora are larger than 5 MiB" >&2
fi
found=$(find $work/findings -type f ! -name '*.txt')
[ -z "$found" ] || { echo "found:" && echo "$found"; exit 1; }
