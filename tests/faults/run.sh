#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# All of the failures of run.py, not a sample, and those of faults_runtime: hours.
#
#   tests/faults/run.sh [BUILD [OPTION...]]     OPTION: of run.py
#
# Without BUILD build-faults/ is made. CRDC_TABLES names a folder with further manifests, as for tests/run.sh.
set -eu
cd "$(dirname "$0")/../.."
build=${1:-build-faults}
[ $# = 0 ] || shift
[ -f "$build/build.ninja" ] || meson setup "$build" -Dbuildtype=release
nice ninja -C "$build" programs/validate/crd-validate programs/crdc/crdc programs/webhook/crd-webhook tests/faults/crd-faults.so \
  tests/faults/faults_runtime
"$build/tests/faults/faults_runtime" --whole examples/raycluster.yaml tests/faults/settings.yaml
samples=()
for folder in kuberay volcano fluxcd__helm-controller policies; do
  [ ! -d "${CRDC_TABLES:-/nonexistent}/samples/$folder" ] || samples+=("$CRDC_TABLES/samples/$folder")
done
exec nice python3 tests/faults/run.py --whole "$@" "$build/tests/faults/crd-faults.so" "$build" ${samples+"${samples[@]}"}
