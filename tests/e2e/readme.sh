#!/usr/bin/env bash
# The program in README.md compiles with the command given there, and prints what is said there.
#
#   tests/e2e/readme.sh SOURCE-ROOT BUILD-ROOT [COMPILER-FLAG...]
set -eu
source=$1 build=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# block LANGUAGE AFTER: the first fenced block in that language after the line that matches AFTER.
block() { awk -v fence='```'"$1" -v after="$2" '$0 ~ after {on = 1} inside && /^```$/ {exit} inside {print} on && $0 == fence {inside = 1}' "$source/README.md"; }

block c '^## From C' >"$work/cluster.c"
command=$(block sh '^int main' | grep '^cc ')
block text '^int main' >"$work/expected"
for part in cluster.c expected; do
  [ -s "$work/$part" ] || {
    echo "README.md has no $part"
    exit 1
  }
done
for flag in "$@"; do command="$command $flag"; done
command=${command//build\//$build/}
command=${command// cluster.c/ $work/cluster.c}
command=${command/-o cluster/-o $work/cluster -Wall -Wextra -Wpedantic -Werror}
echo "$command"
cd "$source"
eval "$command"
"$work/cluster" examples/raycluster.yaml | tee "$work/printed"
diff "$work/expected" "$work/printed"
