#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# crd-webhook behind a real kube-apiserver: a valid RayCluster goes in, an invalid one is refused in the webhook's words, an update
# and a status update likewise; then with the rules of the reconciler, looked at in log and metrics; at last, with KubeRay's own CRD
# in place, the API server refuses the same object in the same words.
#
#   tests/e2e/kube.sh CRD-WEBHOOK [--build]
#
# The API server is a program that runs etcd and kube-apiserver on 127.0.0.1 and brings a client (its commands are start, apply,
# create, patch, cert). CRDC_KUBE names it (build-kube/kube). With --build it is made there if missing, from tests/judges/kube with
# Go, in some twelve minutes. Without it the test is skipped (exit status 77).
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")
webhook=${1:?the path of crd-webhook}
failures=0

find_kube() {
  kube=${CRDC_KUBE:-$root/build-kube/kube}
  [ -x "$kube" ] && return
  if [ "${1:-}" != --build ]; then
    echo "skipped: no API server at $kube; CRDC_KUBE names one, --build makes it"
    exit 77
  fi
  mkdir -p "$(dirname "$kube")" || exit 2
  (cd "$root/tests/judges/kube" && nice go build -ldflags "-s -w -X k8s.io/component-base/version.gitVersion=v1.36.3" -o "$kube" .) || exit 2
}

check() { # check WHAT CONDITION...: the condition is a command
  local what=$1
  shift
  if "$@"; then
    echo "ok: $what"
  else
    echo "FAILED: $what"
    echo "    answer: $answer"
    failures=$((failures + 1))
  fi
}

# ask COMMAND...: `answer` is the line that the client prints.
ask() { answer=$("$kube" "$1" --kubeconfig "$work/cluster/admin.kubeconfig" "${@:2}" 2>&1); }

field() { printf '%s' "$answer" | python3 -c 'import json, sys; print(json.loads(sys.stdin.readline()).get(sys.argv[1], ""))' "$1" 2>/dev/null; }
code() { [ "$(field code)" = "$1" ]; }
message() { case $(field message) in *"$1"*) ;; *) false ;; esac }
cause() { printf '%s' "$answer" | grep -q -F -- "$1"; }

wait_for() { # wait_for SECONDS COMMAND...
  local end=$((SECONDS + $1))
  shift
  until "$@"; do
    [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.2
  done
}

stop() {
  [ -z "${webhook_pid:-}" ] || kill "$webhook_pid" 2>/dev/null
  [ -z "${kube_pid:-}" ] || kill "$kube_pid" 2>/dev/null
  wait
  rm -rf "$work"
}

start() {
  "$kube" start --dir "$work/cluster" --die-with-parent >"$work/kube.log" 2>&1 &
  kube_pid=$!
  wait_for 90 test -f "$work/cluster/ready" || {
    echo "the API server does not start:"
    tail -5 "$work/kube.log"
    exit 2
  }
  mkdir "$work/certs"
  bundle=$("$kube" cert --dir "$work/cluster" --out "$work/certs/tls") || exit 2
  start_webhook --metrics-bind-address 0
}

start_webhook() { # start_webhook OPTION...
  : >"$work/webhook.log"
  "$webhook" --cert-dir "$work/certs" --bind-address 127.0.0.1 --port 0 --health-probe-bind-address 0 --shutdown-delay 0 "$@" \
    2>"$work/webhook.log" &
  webhook_pid=$!
  wait_for 20 grep -q '"logger":"webhook","msg":"serving"' "$work/webhook.log" || {
    cat "$work/webhook.log"
    exit 2
  }
  port=$(sed -n 's/.*"logger":"webhook","msg":"serving".*"port":\([0-9]*\).*/\1/p' "$work/webhook.log")
}

configuration() {
  cat <<YAML
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingWebhookConfiguration
metadata: {name: crd-webhook}
webhooks:
- name: rayclusters.crd-webhook.test
  admissionReviewVersions: [v1]
  sideEffects: None
  failurePolicy: Fail
  timeoutSeconds: 5
  clientConfig: {url: "https://127.0.0.1:$port/validate-ray-io-v1-raycluster", caBundle: $bundle}
  rules:
  - {apiGroups: [ray.io], apiVersions: [v1], resources: [rayclusters, rayclusters/status], operations: [CREATE, UPDATE, DELETE], scope: Namespaced}
YAML
}

cluster() { # cluster NAME RAY-VERSION
  cat <<YAML
apiVersion: ray.io/v1
kind: RayCluster
metadata: {name: $1, namespace: default}
spec:
  rayVersion: $2
  headGroupSpec:
    rayStartParams: {dashboard-host: 0.0.0.0}
    template: {spec: {containers: [{name: ray-head, image: "rayproject/ray:2.46.0"}]}}
YAML
}

refused_in_force() { cluster probe 7 >"$work/probe.yaml" && ask create --dry-run server "$work/probe.yaml" && false || message 'denied the request'; }

# With the rules of the reconciler: what was refused, warned of and let go stands in the log and in the metrics.
watched() {
  ask delete validatingwebhookconfigurations.admissionregistration.k8s.io/crd-webhook
  kill -TERM "$webhook_pid"
  wait "$webhook_pid"
  cluster stuck '"2.46.0"' | sed 's/dashboard-host: 0.0.0.0/redis-username: x/; s/name: stuck,/name: stuck, finalizers: [example.com\/held],/' >"$work/stuck.yaml"
  in_by_now() { ask create "$work/stuck.yaml" && code 201; }
  check "an object that the reconciler would refuse is stored" wait_for 15 in_by_now
  start_webhook --layers webhook,controller --metrics-bind-address 127.0.0.1:0 --metrics-secure=false
  metrics_port=$(sed -n 's/.*"logger":"metrics","msg":"serving".*"port":\([0-9]*\).*/\1/p' "$work/webhook.log")
  configuration >"$work/configuration.yaml"
  ask apply "$work/configuration.yaml"
  wait_for 15 refused_in_force || echo "the configuration is not in force"
  sed 's/name: stuck/name: another/; s/, finalizers: .*]//' "$work/stuck.yaml" >"$work/another.yaml"
  ask create "$work/another.yaml"
  check "another such object is refused" code 422
  ask patch rayclusters.ray.io/stuck -n default -p '{"metadata":{"labels":{"a":"b"}}}'
  check "a label of the stored one is changed" code 200
  ask patch rayclusters.ray.io/stuck -n default -p '{"spec":{"autoscalerOptions":{"idleTimeoutSeconds":-1}}}'
  check "it gets no worse" code 422
  ask delete rayclusters.ray.io/stuck -n default
  ask patch rayclusters.ray.io/stuck -n default -p '{"metadata":{"finalizers":null}}'
  check "and can go" code 200
  answer=$(cat "$work/webhook.log")
  check "the log has the refusal, who asked and the rule" cause '"msg":"denied"'
  logged() { grep "\"msg\":\"$1\"" "$work/webhook.log" | grep -F "\"name\":\"$2\"" | grep -F '"rule":"KR-' | grep -F '"user":"' | grep -qF '"requestID":"'; }
  check "of the one created" logged denied another
  check "of the update" logged denied stuck
  check "and what was forgiven" logged forgiven stuck
  answer=$(python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(f"http://127.0.0.1:{sys.argv[1]}/metrics").read().decode())' "$metrics_port")
  counted() { printf '%s\n' "$answer" | grep -F 'crd_webhook_decisions_total{' | grep -F "operation=\"$1\",outcome=\"$2\",layer=\"$3\"" | grep -q 'rule="KR-'; }
  check "metrics count the refused creation" counted CREATE refused controller
  check "the refused update" counted UPDATE refused controller
  check "and the warning" counted UPDATE warned controller
}

# The message of the last answer without the words that the API server puts before a webhook's.
bare_message() { field message | sed 's/^admission webhook "[^"]*" denied the request: //'; }

main() {
  find_kube "$@"
  work=$(mktemp -d)
  trap stop EXIT
  start
  expected='spec.rayVersion: Invalid value: "integer": spec.rayVersion in body must be of type string: "integer"'
  cluster good '"2.46.0"' >"$work/good.yaml"
  cluster bad 7 >"$work/bad.yaml"
  configuration >"$work/configuration.yaml"
  ask apply "$here/raycluster-open.yaml"
  check "a CRD that takes anything" code 201
  ask create "$work/bad.yaml"
  check "without the webhook an invalid object goes in" code 201
  ask delete rayclusters.ray.io/bad -n default
  ask apply "$work/configuration.yaml"
  check "the webhook is configured" code 201
  wait_for 15 refused_in_force || echo "the configuration is not in force"

  ask create "$work/good.yaml"
  check "a valid object goes in" code 201
  ask create "$work/bad.yaml"
  check "an invalid one is refused" code 422
  check "by the webhook" message 'admission webhook "rayclusters.crd-webhook.test" denied the request: RayCluster.ray.io "bad" is invalid: '
  check "in its words" message "$expected"
  check "with the causes" cause '"reason":"FieldValueTypeInvalid"'
  by_webhook=$(bare_message)
  # kubectl tells of one object as if the API server had refused it, of several in the webhook's name (README says so)
  shown=$("$kube" kubectl --kubeconfig "$work/cluster/admin.kubeconfig" create -f "$work/bad.yaml" 2>&1)
  causes_alone() {
    case $shown in *'admission webhook'*) false ;; 'The RayCluster "bad" is invalid: '*"$expected"*) ;; *) false ;; esac
  }
  answer=$shown check "kubectl shows the causes" causes_alone
  { cat "$work/bad.yaml" && echo --- && cluster worse 8; } >"$work/two.yaml"
  shown=$("$kube" kubectl --kubeconfig "$work/cluster/admin.kubeconfig" create -f "$work/two.yaml" 2>&1)
  answer=$shown check "and for several objects the whole message" [ "$(printf '%s\n' "$shown" |
    grep -c 'admission webhook "rayclusters.crd-webhook.test" denied the request: ')" = 2 ]
  ask patch rayclusters.ray.io/good -n default -p '{"spec":{"rayVersion":7}}'
  check "an invalid update is refused" code 422
  check "in the webhook's words" message "$expected"
  ask patch rayclusters.ray.io/good -n default -p '{"spec":{"suspend":true}}'
  check "a valid update goes in" code 200
  ask patch rayclusters.ray.io/good -n default --subresource status -p '{"status":{"desiredWorkerReplicas":"many"}}'
  check "an invalid status is refused" code 422
  check "by the webhook as well" message 'denied the request'
  ask patch rayclusters.ray.io/good -n default --subresource status -p '{"status":{"desiredWorkerReplicas":1}}'
  check "a valid status goes in" code 200
  ask delete rayclusters.ray.io/good -n default
  check "a deletion is allowed" code 200

  watched
  ask apply "$root/crds/ray.io_rayclusters.yaml" --force-conflicts 2>/dev/null || ask apply "$root/crds/ray.io_rayclusters.yaml"
  check "KubeRay's own CRD" code 200
  # The webhook is out of the way: what is refused now, the API server refuses.
  ask delete validatingwebhookconfigurations.admissionregistration.k8s.io/crd-webhook
  schema_in_force() { ask create --dry-run server "$work/bad.yaml" && false || message "$expected"; }
  wait_for 30 schema_in_force
  check "the API server refuses by the schema" code 422
  check "in the same words as the webhook" [ "$by_webhook" = "$(bare_message)" ]

  kill -TERM "$webhook_pid"
  wait "$webhook_pid"
  check "the webhook ends in order" [ $? = 0 ]
  webhook_pid=
  echo "$failures failed"
  [ "$failures" = 0 ]
}

main "${@:2}"
