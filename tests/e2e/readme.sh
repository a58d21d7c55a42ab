#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The C programs in README.md compile with the commands given there, print what is said there, and judge what is put before them.
#
#   tests/e2e/readme.sh SOURCE-ROOT BUILD-ROOT [COMPILER-FLAG...]
set -eu
source=$1 build=$2
shift 2
flags="$*"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$source"

# block LANGUAGE AFTER: the first fenced block in that language after the line that matches AFTER.
block() { awk -v fence='```'"$1" -v after="$2" '$0 ~ after {on = 1} inside && /^```$/ {exit} inside {print} on && $0 == fence {inside = 1}' README.md; }

fail() {
  echo "readme.sh: $*"
  exit 1
}

# here COMMAND: the command with what is made in the working folder, and what was built where it was built.
here() {
  local command=$1
  command=${command//build\//$build/}
  command=${command//mine/$work/mine}
  for name in cluster make tree; do
    command=${command// $name.c/ $work/$name.c}
    command=${command//-o $name/-o $work/$name -Wall -Wextra -Wpedantic -Werror $flags}
    command=${command//.\/$name/$work/$name}
  done
  printf '%s\n' "$command"
}

# run AFTER: the commands of the first block after that line, each shown.
run() {
  local commands
  commands=$(block sh "$1")
  [ -n "$commands" ] || fail "no commands after $1"
  while read -r line; do
    line=$(here "$line")
    echo "$line"
    eval "$line"
  done <<<"$commands"
}

# expect STATUS TEXT COMMAND...: it ends so and says the text.
expect() {
  local wanted=$1 text=$2 status=0
  shift 2
  "$@" >"$work/said" 2>&1 || status=$?
  [ "$status" = "$wanted" ] || fail "$*: exit $status, not $wanted: $(cat "$work/said")"
  grep -qF -- "$text" "$work/said" || fail "$*: no \"$text\" in $(cat "$work/said")"
}

block c '^## From C' >"$work/cluster.c"
block c '^A struct is made by hand' >"$work/make.c"
block c '^A program that holds a cJSON tree' >"$work/tree.c"
block text 'cluster examples' >"$work/expected"
for part in cluster.c make.c tree.c expected; do [ -s "$work/$part" ] || fail "README.md has no $part"; done

run '^## From C' | tee "$work/printed"
tail -n +3 "$work/printed" | diff "$work/expected" -

sed 's/^  name: .*/  name: BAD NAME/' examples/raycluster.yaml >"$work/name.yaml"
expect 1 'metadata.name: Invalid value: "BAD NAME": a lowercase RFC 1123 subdomain must' "$work/cluster" "$work/name.yaml"
printf 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\n' >"$work/kind.yaml"
expect 1 'kind: Invalid value: "Deployment": must be RayCluster' "$work/cluster" "$work/kind.yaml"
sed 's/maxReplicas:/maxReplica:/' examples/raycluster.yaml >"$work/field.yaml"
expect 1 'unknown field "spec.workerGroupSpecs[0].maxReplica"' "$work/cluster" "$work/field.yaml"
expect 2 '/nowhere.yaml: No such file or directory' "$work/cluster" /nowhere.yaml

run '^A struct is made by hand'
"$work/make" >"$work/job.yaml"
rm "$work/make"
run '^For kinds of your own'
"$work/make" | diff "$work/job.yaml" -

run '^A program that holds a cJSON tree'
queue='{"apiVersion":"scheduling.volcano.sh/v1beta1","kind":"Queue","metadata":{"name":"a"},"spec":{"weight":WEIGHT}}'
expect 0 '"weight":2' "$work/tree" "${queue/WEIGHT/2}"
expect 1 'spec.weight: cJSON may have rounded an integer of 2^53 or more' "$work/tree" "${queue/WEIGHT/9007199254740993}"
expect 1 'must be of type integer' "$work/tree" "${queue/WEIGHT/\"x\"}"
