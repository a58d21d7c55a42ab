#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Requests per second, latency, CPU per request and memory of crd-webhook under wrk over TLS, and of a webhook on
# controller-runtime and of nginx beside it: one JSON line per measurement. Answers must be 200 and let the object in.
#
#   tests/bench/webhook.sh CRD-WEBHOOK [BODY...]      BODY: small, large, update-small, update-large (small large)
#
# Wants wrk, openssl, python3-yaml, and the load generator, $CRDC_SHARED/tools/peers/webhook; without them it says what is missing
# and ends with 77. The peer is $CRDC_PEER_WEBHOOK, built from there by `go build ./webhook`; nginx, which reads the body and says the same to every one, is what the wire costs. A peer that is
# not here is left out.
# SECONDS_EACH (5) and ROUNDS (5) set how long it takes. Nothing else should run meanwhile.
set -euo pipefail
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
# Lets the lines through; fails where a server was asked and answered otherwise.
judge() {
  python3 -c '
import json, sys
wrong = False
for line in sys.stdin:
    print(line, end="", flush=True)
    row = json.loads(line)
    wrong |= row["what"] == "requests-per-second" and (row["http_status"], row["allowed"], row["errors"]) != (200, True, 0)
sys.exit("a server has not answered as it should" if wrong else 0)'
}
measure() { # measure NAME COMMAND..., in which {port} and {certs} stand for what is given
  python3 "$load/load.py" --peer "$1" --seconds "${SECONDS_EACH:-5}" --rounds "${ROUNDS:-5}" --starts 3 \
    --path /validate-ray-io-v1-raycluster "${bodies[@]}" -- "${@:2}" | judge
}
# One process, as its CPU is read of one; it answers behind the body.
cat >"$work/nginx.sh" <<'END'
mkdir -p "$1/run"
cat >"$1/nginx.conf" <<CONF
daemon off; master_process off; pid $1/run/pid; error_log stderr crit;
events {}
http {
  access_log off; client_max_body_size 8m; client_body_buffer_size 1m; keepalive_requests 1000000000;
  client_body_temp_path $1/run; proxy_temp_path $1/run; fastcgi_temp_path $1/run; uwsgi_temp_path $1/run; scgi_temp_path $1/run;
  server {
    listen 127.0.0.1:$2 ssl; ssl_certificate $3/tls.crt; ssl_certificate_key $3/tls.key; ssl_protocols TLSv1.3;
    default_type application/json;
    return 200 '{"kind":"AdmissionReview","apiVersion":"admission.k8s.io/v1","response":{"uid":"u","allowed":true}}';
  }
}
CONF
exec nginx -p "$1" -c "$1/nginx.conf"
END
ours=(--port '{port}' --cert-dir '{certs}')
measure crd-webhook "$webhook" --bind-address 127.0.0.1 --metrics-bind-address 0 --health-probe-bind-address 0 --shutdown-delay 0 "${ours[@]}"
if [ -n "${CRDC_PEER_WEBHOOK:-}" ]; then measure controller-runtime "$CRDC_PEER_WEBHOOK" "${ours[@]}"; fi
if command -v nginx >/dev/null; then measure nginx bash "$work/nginx.sh" "$work" '{port}' '{certs}'; fi
