#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Requests per second, latency, CPU per request and memory of crd-webhook under wrk over TLS, and of a webhook on
# controller-runtime beside it: one JSON line per measurement.
#
#   tests/bench/webhook.sh CRD-WEBHOOK [BODY...]      BODY: small, large, update-small, update-large (small large)
#
# Wants wrk, openssl, python3-yaml, and the load generator, $CRDC_SHARED/tools/peers/webhook; without them it says what is missing
# and ends with 77. The peer is $CRDC_PEER_WEBHOOK, built from there by `go build ./webhook`; without it only ours is measured.
# SECONDS_EACH (5) and ROUNDS (5) set how long it takes. Nothing else should run meanwhile.
set -eu
webhook=$(realpath "${1:?the path of crd-webhook}")
shift
[ $# -gt 0 ] || set -- small large
root=$(cd "$(dirname "$0")/../.." && pwd)
shared=${CRDC_SHARED:-$root/../shared}
load=$shared/tools/peers/webhook
for tool in wrk openssl python3; do
  command -v $tool >/dev/null || { echo "skipped: $tool is missing" >&2 && exit 77; }
done
[ -d "$load" ] && python3 -c 'import yaml' || { echo "skipped: $load or python3-yaml is missing" >&2 && exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 "$load/bodies.py" "$shared/samples/kuberay/ray-cluster.sample.yaml" "$work" >/dev/null
bodies=()
for name in "$@"; do bodies+=(--body "$work/$name.json"); done
measure() { # measure NAME COMMAND...
  python3 "$load/load.py" --peer "$1" --seconds "${SECONDS_EACH:-5}" --rounds "${ROUNDS:-5}" --starts 3 \
    --path /validate-ray-io-v1-raycluster "${bodies[@]}" -- "${@:2}" --port '{port}' --cert-dir '{certs}'
}
measure crd-webhook "$webhook" --bind-address 127.0.0.1 --metrics-bind-address 0 --health-probe-bind-address 0 --shutdown-delay 0
if [ -n "${CRDC_PEER_WEBHOOK:-}" ]; then measure controller-runtime "$CRDC_PEER_WEBHOOK"; fi
