#!/bin/sh
# Runs crd-validate over recorded requests and samples and compares its verdicts with those of the API server's own code.
#
#   oracle.sh CRD_VALIDATE COMPARE_VERDICTS kuberay|volcano|samples-kuberay|samples-volcano|corpus|samples-corpus
#
# The recordings are looked for in $CRDC_SHARED, or in ../shared beside the source. Exit 77 (skipped) where they are absent.
# expected.txt beside this script lists the disagreements that are known.
set -eu
validate=$1 compare=$2 set=$3
here=$(cd "$(dirname "$0")" && pwd)
shared=${CRDC_SHARED:-$here/../../../shared}
cases=$shared/cases/oracle
if [ ! -d "$cases" ]; then
  echo "skipped: no recordings in $shared (set CRDC_SHARED)"
  exit 77
fi
got=$(mktemp)
trap 'rm -f "$got"' EXIT
cd "$shared"
case $set in
samples-corpus)
  # Every project's samples against its own CRDs; a CRD that is none of ours to judge (it does not compile) leaves its samples out.
  for crds in crds/corpus/*; do
    [ -d "samples/${crds##*/}" ] || continue
    "$validate" --no-strict --output json --crd "$crds" "samples/${crds##*/}" >>"$got" || [ $? -eq 1 ] || echo "$crds: not judged" >&2
  done
  want=$cases/samples.verdicts.jsonl
  prefix=samples/
  ;;
samples-*)
  "$validate" --no-strict --output json --crd "crds/${set#samples-}" "samples/${set#samples-}" >"$got" || [ $? -eq 1 ]
  want=$cases/samples.verdicts.jsonl
  prefix=samples/${set#samples-}/
  ;;
*)
  "$validate" --batch <"$cases/$set.requests.jsonl" >"$got"
  want=$cases/$set.verdicts.jsonl
  prefix=
  ;;
esac
"$compare" --floor 90 --known "$here/expected.txt" --set "$set" --prefix "$prefix" "$want" "$got"
