#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# crd-webhook beside Volcano's webhook-manager, in one run: the same reviews over TLS to each, with 10,000 queues of a real API
# server in their caches. Requests per second, CPU per request, p50 and p99, memory: one JSON line per measurement.
#
#   tests/bench/volcano.sh CRD-WEBHOOK CRDC
#
# Wants wrk and the API server of tests/e2e/kube.sh ($CRDC_KUBE). The peer is $CRDC_PEER_WEBHOOK_MANAGER, or is built from the module
# of the oracle of Volcano, $CRDC_VOLCANO_ORACLE (tools/volcano-oracle with its ./upstream), with Go: some minutes the first time.
# Without them it says what is missing and ends with 77; without a peer only ours is measured. QUEUES (10000), SECONDS_EACH (5) and
# ROUNDS (3) set how long it takes. Nothing else should run meanwhile.
set -eu
webhook=$(realpath "${1:?the path of crd-webhook}")
crdc=$(realpath "${2:?the path of crdc}")
root=$(cd "$(dirname "$0")/../.." && pwd)
export CRDC_KUBE=${CRDC_KUBE:-$root/build-kube/kube}
for tool in wrk python3; do
  command -v $tool >/dev/null || { echo "skipped: $tool is missing" >&2 && exit 77; }
done
[ -x "$CRDC_KUBE" ] || { echo "skipped: no API server at $CRDC_KUBE" >&2 && exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
manager=${CRDC_PEER_WEBHOOK_MANAGER:-}
if [ -z "$manager" ] && [ -n "${CRDC_VOLCANO_ORACLE:-}" ] && command -v go >/dev/null; then
  cp "$CRDC_VOLCANO_ORACLE/go.mod" "$CRDC_VOLCANO_ORACLE/go.sum" "$work"
  manager=$work/webhook-manager
  (cd "$CRDC_VOLCANO_ORACLE" && go build -modfile="$work/go.mod" -mod=mod -o "$manager" volcano.sh/volcano/cmd/webhook-manager)
fi
[ -n "$manager" ] || echo "no peer: CRDC_PEER_WEBHOOK_MANAGER names one" >&2
python3 "$root/tests/bench/volcano.py" "$work" "$webhook" "$crdc" "$root/crds" $manager
