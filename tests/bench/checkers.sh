#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Whole processes of crd-validate beside kubeconform, kubectl-validate and flux-schema: wall time, CPU and peak memory over one
# file, KubeRay's samples and 1,000 documents, one JSON line per measurement; the same over manifests of built-in kinds on which
# all agree (builtin_set.py), with "builtin" in the name; then all samples of all projects in one run.
#
#   tests/bench/checkers.sh CRD_VALIDATE
#
# crd-validate runs with the kinds compiled in, and with CRDs from YAML. Lines with
# "cold" are of runs before which the system's page cache was dropped (only where that is allowed: as root).
#
# Wants $CRDC_SHARED with crds/, samples/ and tools/peers, GNU time and python3-yaml; without them it says what is missing and
# ends with 77. The peers are looked for in $CRDC_PEERS/bin (tools/peers/bin in $CRDC_SHARED), as its README.md builds them; what
# is not there is said and left out. Schemas of the built-in kinds are made for kubeconform of $CRDC_SWAGGER, the OpenAPI document
# of an API server; if that is not set it is taken of the newest k8s.io/kubernetes among Go's modules. RUNS (9) and COLD_RUNS (3; 0: none) set how long it takes. Nothing else should run meanwhile.
set -eu
validate=$(realpath "${1:?the path of crd-validate}")
root=$(cd "$(dirname "$0")/../.." && pwd)
shared=$(realpath "${CRDC_SHARED:-$root/../shared}")
peers=${CRDC_PEERS:-$shared/tools/peers}
scripts=$shared/tools/peers
skip() {
  echo "skipped: $1" >&2
  exit 77
}
for needed in "$shared/crds/kuberay" "$shared/samples/kuberay" "$scripts/cli/run.py" /usr/bin/time; do
  [ -e "$needed" ] || skip "$needed is missing"
done
python3 -c 'import yaml' || skip "python3-yaml is missing"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
crds=$shared/crds/kuberay
python3 "$scripts/prepare.py" --crds "$crds" --samples "$shared/samples/kuberay" --out "$work/in" >&2
arguments=()
for peer in kubeconform kubectl-validate flux-schema; do
  if [ -x "$peers/bin/$peer" ]; then arguments+=("--$peer" "$peers/bin/$peer"); else echo "no $peer in $peers/bin" >&2; fi
done
ours=("crd-validate=$validate {input}" "crd-validate --crd=$validate --crd {crds} {input}")
others=()
for command in "${ours[@]}"; do others+=(--other "$command"); done
python3 "$scripts/cli/run.py" --prepared "$work/in" --crds "$crds" --runs "${RUNS:-9}" "${arguments[@]}" "${others[@]}"

# Built-in kinds.
swagger=${CRDC_SWAGGER:-$(find "$(go env GOMODCACHE 2>/dev/null)"/k8s.io/kubernetes@*/api/openapi-spec/swagger.json 2>/dev/null | sort -V | tail -n 1)}
if [ -e "$swagger" ]; then
  native=() judges=() others=(--other "builtin crd-validate=$validate {input}")
  for folder in kubernetes-examples kubernetes-website kubernetes-kubernetes native-made; do native+=("$shared/samples/$folder"); done
  for ((i = 0; i < ${#arguments[@]}; i += 2)); do
    program=${arguments[i + 1]}
    location="$work/native/schemas/{{.ResourceKind}}{{.KindSuffix}}.json"
    case ${arguments[i]} in
    --kubeconform)
      for n in 1 4; do
        others+=(--other "builtin kubeconform -n $n=$program -strict -n $n -summary -schema-location $location {input}")
      done
      ;;
    --kubectl-validate) others+=(--other "builtin kubectl-validate=$program {input}") ;;
    *) continue ;;
    esac
    judges+=("${arguments[i]}" "$program")
  done
  python3 "$root/tests/bench/builtin_set.py" --samples "${native[@]}" --swagger "$swagger" --out "$work/native" \
    --crd-validate "$validate" "${judges[@]}" >&2
  python3 "$scripts/cli/run.py" --prepared "$work/native" --crds "$crds" --runs "${RUNS:-9}" "${others[@]}"
else
  echo "no OpenAPI document of built-in kinds (CRDC_SWAGGER): they are left out" >&2
fi

# Every command once more, each time from the disk.
if [ "${COLD_RUNS:-3}" -gt 0 ]; then
  commands=("${ours[@]}")
  location="$work/in/schemas/{{.Group}}/{{.ResourceKind}}_{{.ResourceAPIVersion}}.json"
  for ((i = 0; i < ${#arguments[@]}; i += 2)); do
    program=${arguments[i + 1]}
    case ${arguments[i]} in
    --kubeconform) commands+=("kubeconform -n 4=$program -n 4 -summary -schema-location $location {input}") ;;
    --kubectl-validate) commands+=("kubectl-validate=$program --local-crds {crds} {input}") ;;
    --flux-schema) commands+=("flux-schema=$program validate {input} --schema-location $work/in/flux-schemas") ;;
    esac
  done
  python3 "$(dirname "$0")/cold.py" "$work/in" "$crds" "${COLD_RUNS:-3}" "${commands[@]}"
fi

# All samples of all projects against all CRDs.
cd "$shared"
for ((i = 0; i < ${RUNS:-9}; i++)); do
  /usr/bin/time -q -a -o "$work/times" -f '%e %U %S %M' "$validate" --crd crds samples >"$work/out" 2>"$work/warnings" || [ $? -eq 1 ]
done
sort -n "$work/times" | head -n 1 | while read -r wall user system peak; do
  echo "{\"peer\":\"crd-validate --crd crds\",\"what\":\"all-samples\",\"wall_min_s\":$wall,\"user_s\":$user,\"system_s\":$system,\"peak_kib\":$peak}"
done
tail -n 1 "$work/out"
