#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The first half of docs/extending.md, as it stands there: its overlay is that of examples/buckets, its commands end well and say what
# is said there, its program compiles and prints what is printed there; and the example refuses what the page says it refuses.
#
#   tests/e2e/extending.sh SOURCE-ROOT BUILD-ROOT [COMPILER-FLAG...]
set -eu
command -v curl >/dev/null || {
  echo "skipped: curl is not installed, which the page asks the webhook with"
  exit 77
}
source=$1 build=$2
shift 2
flags="$*"
work=$(mktemp -d)
serving=
trap '[ -z "$serving" ] || { kill "$serving" && wait "$serving"; } 2>/dev/null; rm -rf "$work"' EXIT
cd "$source"
export XDG_CACHE_HOME="$work/cache"
page=$work/page.md
awk '/^## A service in C/ {exit} {print}' docs/extending.md >"$page"
folder=examples/buckets
mkdir "$work/mine"

fail() {
  echo "extending.sh: $*"
  exit 1
}

# blocks LANGUAGE HEADING: all fenced blocks in that language below the heading, up to the next one.
blocks() {
  awk -v fence='```'"$1" -v heading="### $2" '/^###* / && !inside {on = $0 == heading}
    inside && /^```$/ {inside = 0; next} inside {print} on && $0 == fence {inside = 1}' "$page"
}

# here COMMAND: the command with what is made in the working folder, and what was built where it was built.
here() {
  local command=$1
  command=${command//build\//$build/}
  command=${command//mine/$work/mine}
  command=${command// bucket.c/ $work/bucket.c}
  command=${command//-o bucket/-o $work/bucket -Wall -Wextra -Wpedantic -Werror $flags}
  command=${command//.\/bucket/$work/bucket}
  command=${command//:9443/:$port}
  command=${command//--cert-dir/--port $port --metrics-bind-address 0 --health-probe-bind-address 0 --shutdown-delay 0s --cert-dir}
  command=${command//curl/curl --max-time 20 --retry-max-time 20}
  printf '%s\n' "$command"
}

# run HEADING: the commands below it, each shown and each ending well.
run() {
  local commands
  commands=$(blocks sh "$1")
  [ -n "$commands" ] || fail "no commands below $1"
  while read -r line; do
    line=$(here "$line")
    echo "$line"
    eval "$line"
    [ "${line%&}" = "$line" ] || serving=$!
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

# said HEADING FILE: the text block below the heading is in the file.
said() {
  blocks text "$1" >"$work/wanted"
  [ -s "$work/wanted" ] || fail "no text below $1"
  while read -r line; do
    grep -qF -- "$line" "$2" || fail "$1: no \"$line\" in $(cat "$2")"
  done <"$work/wanted"
}

port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
validate() { "$build/programs/validate/crd-validate" --crd $folder/crds --state $folder/tenants.yaml "$@"; }

# The overlays: what the page shows of them is all of them, in another order.
{ blocks yaml '1. Kinds and paths' | sed 1,3d; blocks yaml '2. Rules'; blocks yaml '3. Mutations'; } | sort >"$work/shown"
sort $folder/crds/buckets.markers.yaml | diff - "$work/shown" || fail 'the page has another overlay than the example'
blocks yaml '1. Kinds and paths' | sed -n 1,3p | diff $folder/crds/tenants.markers.yaml - || fail 'the page has another overlay of the tenants'
lines=$(cat $folder/crds/*.markers.yaml | wc -l)
[ "$lines" -lt 40 ] || fail "the overlays have $lines lines"

run '3. Mutations' >"$work/printed" 2>&1
said '3. Mutations' "$work/printed"
grep -qF 'no problems' "$work/printed" || fail "lint: $(cat "$work/printed")"
grep -qF 'self.spec.size <= owner.value().spec.largest' "$work/printed" || fail "rules: $(cat "$work/printed")"

run 'Offline' >"$work/printed"
grep -qF '1 valid, 0 invalid' "$work/printed" || fail "offline: $(cat "$work/printed")"
grep -qF 'tier: standard' "$work/printed" || fail "mutated: $(cat "$work/printed")"
sed 's/size: 20/size: 60/' $folder/bucket.yaml >"$work/bucket.yaml"
expect 1 'tenant acme has buckets of 50' validate --layers all --mutate "$work/bucket.yaml"
said 'Offline' "$work/said"
sed 's/acme/initech/' $folder/bucket.yaml >"$work/bucket.yaml"
expect 1 'spec.tenant: Invalid value: "initech": no open tenant of this name [webhook, BK-4]' validate --layers all "$work/bucket.yaml"
sed 's/size: 20/shared: true\n  &/' $folder/bucket.yaml >"$work/bucket.yaml"
expect 1 'spec.shared: Forbidden: needs the feature gate SharedBuckets [webhook, BK-3]' validate --layers all "$work/bucket.yaml"
expect 0 '1 valid' validate --layers all --feature-gates SharedBuckets=true "$work/bucket.yaml"

run 'A table of reviews'
cp -r $folder/crds "$work/crds"
sed -i "s|when=\"self.spec.tier == ''\",path=\"/spec/tier\",value=\"config.tier\"|path=\"/spec/size\",value=\"self.spec.size + 1\"|" \
  "$work/crds/buckets.markers.yaml"
expect 1 'not idempotent' "$build/programs/validate/crd-validate" --crd "$work/crds" --check-idempotent $folder/bucket.yaml
said 'A table of reviews' "$work/said"

blocks c 'From C' >"$work/bucket.c"
run 'From C' >"$work/printed"
said 'From C' "$work/printed"
sed 's/size: 20/size: 60/' $folder/bucket.yaml >"$work/bucket.yaml"
expect 1 'spec.size: Invalid value: 60: tenant acme has buckets of 50 at most' "$work/bucket" "$work/bucket.yaml"

run '4. Serve it' >"$work/printed" 2>"$work/log"
grep -o '"patch":"[^"]*"' "$work/printed" | cut -d'"' -f4 | base64 -d >"$work/patch" || fail "no patch in $(cat "$work/printed" "$work/log")"
"$work/bucket" $folder/bucket.yaml | head -n 1 >"$work/wanted"
printf '%s' "$(cat "$work/wanted")" | diff - "$work/patch" || fail 'the server has another patch than the C program'
[ "$(grep -c '"uid":"1","allowed":true' "$work/printed")" = 2 ] || fail "served: $(cat "$work/printed" "$work/log")"
grep -qF 'about other objects of the cluster are not asked' "$work/log" || fail "the log: $(cat "$work/log")"
for path in mutate validate; do
  grep -qF "path: /buckets/$path" "$work/mine/webhooks.yaml" || fail "manifests: $(cat "$work/mine/webhooks.yaml")"
done
