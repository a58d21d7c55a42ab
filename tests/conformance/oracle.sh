#!/bin/sh
# Runs crd-validate over recorded requests and samples and compares its verdicts with those of the API server's own code, and
# of the operators' (kuberay-layers).
#
#   oracle.sh CRD_VALIDATE COMPARE_VERDICTS kuberay|kuberay-layers|kuberay-rules|layers-of-samples|volcano|samples-kuberay|crds|crd-files|rules|...
#
# The recordings are looked for in $CRDC_SHARED, or in ../shared beside the source. Exit 77 (skipped) where they are absent.
# expected.txt beside this script lists the disagreements that are known.
set -eu
validate=$(realpath "$1") compare=$(realpath "$2") name=$3
here=$(cd "$(dirname "$0")" && pwd)
shared=${CRDC_SHARED:-$here/../../../shared}
cases=$shared/cases/oracle
got=$(mktemp)
trap 'rm -f "$got"' EXIT
if [ "$name" = kuberay-rules ]; then
  # The requests beside this script about what KubeRay's CRDs check, each rule by its number.
  "$validate" --batch <"$here/kuberay/crd.requests.jsonl" >"$got"
  "$compare" "$here/kuberay/crd.verdicts.jsonl" "$got"
  exit
fi
if [ ! -d "$cases" ]; then
  echo "skipped: no recordings in $shared (set CRDC_SHARED)"
  exit 77
fi
cd "$shared"
if [ "$name" = layers-of-samples ]; then
  # KubeRay's samples in all layers: by default four want a feature gate each, with the gates and cert-manager none is refused.
  "$validate" --layers all samples/kuberay >"$got" || [ $? -eq 1 ]
  [ "$(grep -c '\[controller, KR-\(126\|148\|217\|226\)\]$' "$got")" = 4 ] && grep ' 4 invalid,' "$got" || {
    cat "$got"
    exit 1
  }
  printf '%s\n' 'featureGates: {AllAlpha: true}' 'config: {certManagerAvailable: true}' >"$got"
  "$validate" --layers all --config "$got" samples/kuberay
  exit
fi
case $name in
samples-corpus)
  # One compilation of all CRDs that have samples; some projects' samples hold OpenShift's routes.
  set -- --crd crds/corpus/openshift__api/routes.crd.yaml
  for crds in crds/corpus/*; do
    [ ! -d "samples/${crds##*/}" ] || set -- "$@" --crd "$crds"
  done
  "$validate" --no-strict --output json "$@" --crd crds/kuberay --crd crds/volcano samples >"$got" || [ $? -eq 1 ]
  want=$cases/samples.verdicts.jsonl
  prefix=samples/
  ;;
samples-*)
  "$validate" --no-strict --output json --crd "crds/${name#samples-}" "samples/${name#samples-}" >"$got" || [ $? -eq 1 ]
  want=$cases/samples.verdicts.jsonl
  prefix=samples/${name#samples-}/
  ;;
crd-files)
  # The CRDs as they are, each as a request of its own.
  want=$cases/crd-files.verdicts.jsonl
  sed -n 's/^{"file":"\([^"]*\)","document":\([0-9]*\).*/{"id":"\1#\2","op":"crd","crdFile":"\1"}/p' "$want" | "$validate" --batch >"$got"
  prefix=
  ;;
rules)
  # Of the CRDs with random rules only the costs and errors of the rules.
  want=$(mktemp)
  trap 'rm -f "$got" "$want"' EXIT
  grep '"op":"rules"' "$cases/rules-grown.requests.jsonl" | "$validate" --batch >"$got"
  grep '"maxCost"' "$cases/rules-grown.verdicts.jsonl" >"$want"
  prefix=
  ;;
*)
  "$validate" --batch <"$cases/$name.requests.jsonl" >"$got"
  want=$cases/$name.verdicts.jsonl
  prefix=
  ;;
esac
"$compare" --floor 90 --known "$here/expected.txt" --set "$name" --prefix "$prefix" "$want" "$got"
