#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The second half of docs/extending.md: its program is examples/service, of under 80 lines; it compiles, serves, answers what is said
# there and what reviews beside that one want, and ends well.
#
#   tests/e2e/service.sh SOURCE-ROOT BUILD-ROOT [COMPILER-FLAG...]
set -eu
source=$1 build=$2
shift 2
flags="$*"
work=$(mktemp -d)
serving=
trap '[ -z "$serving" ] || kill -9 "$serving" 2>/dev/null; rm -rf "$work"' EXIT
cd "$source"
mkdir "$work/mine"
for tool in openssl curl python3; do command -v $tool >/dev/null || { echo "skipped: $tool is missing" && exit 77; }; done

fail() {
  echo "service.sh: $*"
  exit 1
}

# block LANGUAGE: the first fenced block in that language in the section.
block() { awk -v fence='```'"$1" '/^## A service in C/ {on = 1} inside && /^```$/ {exit} inside {print} on && $0 == fence {inside = 1}' docs/extending.md; }

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')

# here COMMAND: the command with what is made in the working folder, and what was built where it was built.
here() {
  local command=$1
  command=${command//build\//$build/}
  command=${command//mine/$work/mine}
  command=${command//-o service/-o $work/service -Wall -Wextra -Wpedantic -Werror $flags}
  command=${command//.\/service/$work/service}
  command=${command// :9443/ 127.0.0.1:$port}
  command=${command//localhost:9443/localhost:$port}
  command=${command//curl/curl --max-time 20 --retry-max-time 20}
  printf '%s\n' "$command"
}

block c | diff <(grep -v SPDX examples/service/service.c) - || fail 'the page has another program than the example'
lines=$(wc -l <examples/service/service.c)
[ "$lines" -lt 80 ] || fail "the program has $lines lines"

block text >"$work/wanted"
commands=$(block sh)
[ -n "$commands" ] && [ -s "$work/wanted" ] || fail 'no commands, or no answer'
while read -r line; do
  line=$(here "$line")
  echo "$line"
  eval "$line" 2>>"$work/log" || fail "$(cat "$work/log")"
  [ "${line%&}" = "$line" ] || serving=$!
done <<<"$commands" >"$work/printed"
grep -qxFf "$work/wanted" "$work/printed" || fail "not what is said: $(cat "$work/printed" "$work/log")"
for text in 'name: owners-configmaps-mutate' 'path: /configmaps/validate'; do
  grep -qF "$text" "$work/mine/webhooks.yaml" || fail "manifests: $(cat "$work/mine/webhooks.yaml")"
done

# ask PATH TEXT PYTHON: a review, the example's as the Python changes `r` (its request), is answered with the text.
ask() {
  python3 -c "import json,sys; review = json.load(open('examples/service/review.json')); r = review['request']; $3
json.dump(review, sys.stdout)" >"$work/review.json"
  curl --silent --max-time 20 --cacert "$work/mine/tls.crt" --data "@$work/review.json" -H 'Content-Type: application/json' \
    "https://localhost:$port$1" >"$work/said"
  grep -qF -- "$2" "$work/said" || fail "$1: no $2 in $(cat "$work/said")"
}
# What came out of a mutation is not changed again.
ask /configmaps/mutate '"allowed":true}' "r['object']['metadata']['labels'] = {'example.com/owner': 'ann'}"
ask /configmaps/validate '"allowed":true}' ''
ask /configmaps/validate '"warnings":["there is nothing in it"]' "r['object']['data'] = {}"
ask /configmaps/validate '"message":"the owner is bob","reason":"Forbidden","code":403' \
  "r['operation'] = 'UPDATE'; r['oldObject'] = {'metadata': {'labels': {'example.com/owner': 'bob'}}}"
ask /configmaps/validate '"status":{"metadata":{},"message":"65 keys, 64 are enough"}' "r['object']['data'] = {str(i): '' for i in range(65)}"
ask /validate-nothing '"code":404' ''

kill -TERM "$serving"
wait "$serving" || fail "it ends with $?: $(cat "$work/log")"
serving=
grep -qF '"msg":"done"' "$work/log" || fail "the log has no end: $(cat "$work/log")"
