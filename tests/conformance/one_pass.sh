#!/bin/sh
# The one pass over a request's bytes against the value tree: over objects grown from the schemas, over the requests of recorded/,
# and over those about other projects' CRDs where $CRDC_SHARED (../shared beside the source) has them.
#
#   one_pass.sh ONE_PASS
set -eu
one_pass=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
. "$here/recorded.sh"
corpus=${CRDC_SHARED:-$here/../../../shared}
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
