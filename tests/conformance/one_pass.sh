#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The one pass over a request's bytes against the value tree: over objects grown from the schemas, over the requests of recorded/,
# and over those about other projects' CRDs in $CRDC_TABLES. Then what crd-validate prints
# with --decoder fast and --decoder tree: of all recorded requests, and of their objects as JSON documents.
#
#   one_pass.sh ONE_PASS CRD-VALIDATE
set -eu
one_pass=$(realpath "$1") validate=$(realpath "$2")
here=$(cd "$(dirname "$0")" && pwd)
. "$here/recorded.sh"
corpus=${CRDC_TABLES:-$here/../../build/tests/tables/unpacked}
make_room_for "$validate"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$one_pass"
set --
for name in kuberay volcano schemas-grown metadata texts; do
  unpack "$name" "$work"
  set -- "$@" "$name.requests.jsonl"
done
link_crds "$work"
(cd "$work" && "$one_pass" "$@")
[ ! -f "$corpus/cases/oracle/corpus.requests.jsonl" ] || (cd "$corpus" && "$one_pass" cases/oracle/corpus.requests.jsonl)

differ() {
  echo "crd-validate --decoder fast and tree differ: $1" >&2
  diff "$work/fast" "$work/tree" | head -n 5 >&2
  exit 1
}
cd "$work"
for name in kuberay volcano schemas-grown metadata texts kuberay-layers volcano-layers; do
  unpack "$name" .
  for decoder in fast tree; do "$validate" --decoder $decoder --batch <"$name.requests.jsonl" >$decoder; done
  cmp -s fast tree || differ "--batch, $name"
done
for name in kuberay volcano kuberay-layers volcano-layers; do
  python3 -c '
import json, sys
for number, line in enumerate(open(sys.argv[1], encoding="utf-8")):
    thing = json.loads(line).get("object")
    if isinstance(thing, dict): print(json.dumps(thing, indent=[None, 2, "\t"][number % 3], ensure_ascii=number % 2 == 0))
' "$name.requests.jsonl" >"$name.json"
  for form in "--output json" "--output text --layers all --allow-missing-layers"; do
    for decoder in fast tree; do "$validate" $form --decoder $decoder "$name.json" >$decoder 2>$decoder.said || [ $? = 1 ]; done
    [ -s fast ] && cmp -s fast tree && cmp -s fast.said tree.said || differ "$form, $name"
  done
done
