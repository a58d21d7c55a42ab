#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Runs crd-validate over recorded requests and samples and compares its verdicts with those of the API server's own code, and
# of the operators' (kuberay-layers).
#
#   oracle.sh CRD_VALIDATE COMPARE_VERDICTS SET
#
# SET is one of recorded/ (the README there tells of each), kuberay-rules (kuberay/ beside this script), or one of those about CRDs,
# samples and built-in kinds in ../tables: samples-kuberay, samples-volcano, samples-corpus, layers-of-samples,
# corpus, crds, crd-files, rules, native-pods, native-kinds, native-samples. These are looked for in $CRDC_TABLES, or in ../shared beside
# the source; exit 77 (skipped) where they are absent.
# expected.txt beside this script lists the disagreements that are known.
set -eu
validate=$(realpath "$1") compare=$(realpath "$2") name=$3
here=$(cd "$(dirname "$0")" && pwd)
. "$here/recorded.sh"
shared=${CRDC_TABLES:-$here/../../build/tests/tables/unpacked}
cases=$shared/cases/oracle
make_room_for "$validate"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
got=$work/got

compare() { # compare WANT [PREFIX]
  "$compare" --floor 90 --known "$here/expected.txt" --set "$name" --prefix "${2:-}" "$1" "$got"
}

if [ "$name" = kuberay-rules ]; then
  # The requests beside this script about what KubeRay's CRDs check, each rule by its number.
  "$validate" --batch <"$here/kuberay/crd.requests.jsonl" >"$got"
  compare "$here/kuberay/crd.verdicts.jsonl"
  exit
fi

if [ -f "$here/recorded/$name.requests.jsonl.gz" ]; then
  unpack "$name" "$work"
  link_crds "$work"
  cd "$work"
  set --
  case $name in builtin-1.*) set -- --kubernetes-version "${name#builtin-}" ;; esac
  "$validate" "$@" --batch <"$name.requests.jsonl" >"$got"
  compare "$name.verdicts.jsonl"
  case $name in
  kuberay | volcano)
    # The same, asked about the kinds that are compiled in.
    sed 's/"crdFile":"[^"]*",//' "$name.requests.jsonl" | "$validate" --batch >"$got"
    compare "$name.verdicts.jsonl"
    ;;
  esac
  exit
fi

cd "$shared"
case $name in
layers-of-samples)
  # KubeRay's samples in all layers: by default four want a feature gate each, with the gates and cert-manager none is refused.
  "$validate" --layers all samples/kuberay >"$got" || [ $? -eq 1 ]
  [ "$(grep -c '\[controller, KR-\(126\|148\|217\|226\)\]$' "$got")" = 4 ] && grep ' 4 invalid,' "$got" || {
    cat "$got"
    exit 1
  }
  printf '%s\n' 'featureGates: {AllAlpha: true}' 'config: {certManagerAvailable: true}' >"$got"
  "$validate" --layers all --config "$got" samples/kuberay
  ;;
samples-corpus)
  # One compilation of all CRDs that have samples; some projects' samples hold OpenShift's routes and ingress controllers.
  openshift=crds/corpus/openshift__api
  set -- --crd $openshift/routes.crd.yaml --crd $openshift/0000_50_ingress_00_ingresscontrollers-CustomNoUpgrade.crd.yaml
  for crds in crds/corpus/*; do
    [ ! -d "samples/${crds##*/}" ] || set -- "$@" --crd "$crds"
  done
  "$validate" --no-strict --output json "$@" --crd crds/kuberay --crd crds/volcano samples >"$got" || [ $? -eq 1 ]
  compare "$cases/samples.verdicts.jsonl" samples/
  ;;
samples-*)
  "$validate" --no-strict --output json --crd "crds/${name#samples-}" "samples/${name#samples-}" >"$got" || [ $? -eq 1 ]
  compare "$cases/samples.verdicts.jsonl" "samples/${name#samples-}/"
  ;;
crd-files)
  # The CRDs as they are, each as a request of its own.
  want=$cases/crd-files.verdicts.jsonl
  sed -n 's/^{"file":"\([^"]*\)","document":\([0-9]*\).*/{"id":"\1#\2","op":"crd","crdFile":"\1"}/p' "$want" | "$validate" --batch >"$got"
  compare "$want"
  ;;
rules)
  # Every rule of the CRDs: its costs and errors.
  sed 's/^{"file":"\([^"]*\)",/{"id":"\1",/' "$cases/rules.jsonl" >"$work/want"
  sed -n 's/^{"id":"\([^"]*\)".*/{"id":"\1","op":"rules","crdFile":"\1"}/p' "$work/want" | uniq | "$validate" --batch >"$got"
  compare "$work/want"
  ;;
*)
  "$validate" --batch <"$cases/$name.requests.jsonl" >"$got"
  compare "$cases/$name.verdicts.jsonl"
  ;;
esac
