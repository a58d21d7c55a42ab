#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Runs every recorded request, the samples, and a seed of new requests through crd-validate with sanitizers: no report, no leak,
# the same verdicts.
#
#   sanitized.sh BUILD [SEED]     a build folder of -Db_sanitize=address,undefined -Db_lundef=false; SEED (2) needs $CRDC_ORACLE
#
# It takes some minutes. Ends with 1 when a set differs or a process reports something.
set -u
build=$(realpath "$1") seed=${2:-2} here=$(cd "$(dirname "$0")" && pwd) failed=0
export ASAN_OPTIONS=abort_on_error=1:detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:abort_on_error=1:print_stacktrace=1
for set in shipped kuberay volcano kuberay-rules kuberay-layers crds-grown schemas-grown rules-grown metadata texts samples-kuberay samples-volcano \
  layers-of-samples samples-corpus corpus crds crd-files rules; do
  printf '%s: ' "$set"
  if ! said=$(sh "$here/oracle.sh" "$build/programs/validate/crd-validate" "$build/tests/conformance/compare-verdicts" "$set" 2>&1); then
    failed=1
    printf '%s\n' "$said"
  else
    printf '%s\n' "$said" | tail -1
  fi
done
[ -z "${CRDC_ORACLE:-}" ] || for new in "--seeds $seed" "--metadata $seed" "--grow-rules $seed --crds 60"; do
  # shellcheck disable=SC2086 # two words or four
  python3 "$here/differential.py" --sanitized --build "$build" $new || failed=1
done
exit $failed
