#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Admission policies in the programs: crd-validate --policies and --chain, crd-webhook --policies with its metrics, its dry run and
files that change.

usage: admission.py CRD-VALIDATE CRD-WEBHOOK CRDS

With $CRDC_TABLES/samples/policies the policies of real projects are loaded too. Every wait is bounded; what is started is stopped by
its process id. Exit status: 0 all held, 1 something did not, 77 skipped.
"""
import base64
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import yaml

from server import FAILURES, Server, certificate, check

HERE = os.path.dirname(os.path.abspath(__file__))
SHARED = os.environ.get("CRDC_TABLES", os.path.join(HERE, "../../build/tests/tables/unpacked"))
LIMIT = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: limit.example.com}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [apps], apiVersions: [v1], operations: [CREATE, UPDATE, DELETE], resources: [deployments]}]
  validations:
  - expression: request.operation == 'DELETE' || object.spec.replicas <= %d
    messageExpression: "'at most %d, not ' + string(object.spec.replicas)"
  auditAnnotations:
  - key: replicas
    valueExpression: "request.operation == 'DELETE' ? '' : string(object.spec.replicas)"
"""
BINDING = """---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: limit}
spec: {policyName: limit.example.com, validationActions: [%s]}
"""
ADMINS = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: admins.example.com}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [""], apiVersions: [v1], operations: [DELETE, CONNECT], resources: [configmaps, pods/exec]}]
  validations:
  - expression: "'admins' in request.userInfo.groups"
    message: admins alone
    reason: Forbidden
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: admins}
spec: {policyName: admins.example.com, validationActions: [Deny]}
"""
LABEL = """apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicy
metadata: {name: label.example.com}
spec:
  failurePolicy: Fail
  reinvocationPolicy: Never
  matchConstraints:
    resourceRules: [{apiGroups: ["*"], apiVersions: ["*"], operations: [CREATE], resources: [deployments, rayclusters]}]
  mutations:
  - patchType: ApplyConfiguration
    applyConfiguration:
      expression: 'Object{metadata: Object.metadata{labels: {"team.example.com/name": "blue"}}}'
---
apiVersion: admissionregistration.k8s.io/v1
kind: MutatingAdmissionPolicyBinding
metadata: {name: label}
spec: {policyName: label.example.com}
"""
OPTIONS = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: options.example.com}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [apps], apiVersions: [v1], operations: [CREATE, UPDATE], resources: [deployments]}]
  matchConditions:
  - {name: not-free, expression: "object.metadata.name != 'free'"}
  - {name: known, expression: "object.metadata.name != 'odd' || object.metadata.nothing == 'x'"}
  validations:
  - expression: request.?options.fieldManager.orValue('') != 'robot'
    messageExpression: "request.options.kind + ' of a robot'"
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: options}
spec: {policyName: options.example.com, validationActions: [Deny]}
"""
BROKEN = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: broken.example.com}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [apps], apiVersions: [v1], operations: [CREATE], resources: [deployments]}]
  validations:
  - expression: object.spec.replicas <= 5
  - expression: object.spec.replicas +
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: broken}
spec: {policyName: broken.example.com, validationActions: [Deny]}
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: lost}
spec: {policyName: nobody.example.com, validationActions: [Deny]}
"""
WEBHOOK = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingWebhookConfiguration
metadata: {name: stranger}
webhooks:
- name: stranger.example.com
  admissionReviewVersions: [v1]
  sideEffects: None
  clientConfig: {service: {name: stranger, namespace: default, path: /nobody/knows}}
  rules: [{apiGroups: [apps], apiVersions: [v1], operations: [CREATE], resources: [deployments]}]
"""
CONDITIONS = 'name="options.example.com",kind="policy",type="validate",operation="CREATE"'
REFUSED = ("deployments.apps \"web\" is forbidden: ValidatingAdmissionPolicy 'limit.example.com' with binding 'limit' denied request: "
           "at most 5, not 9")


def deployment(replicas):
    return {"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": "web", "namespace": "default"},
            "spec": {"replicas": replicas, "selector": {"matchLabels": {"app": "x"}},
                     "template": {"metadata": {"labels": {"app": "x"}}, "spec": {"containers": [{"name": "a", "image": "b"}]}}}}


def cluster():
    return {"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "sample", "namespace": "default"},
            "spec": {"rayVersion": "2.46.0", "headGroupSpec": {"rayStartParams": {}, "template": {
                "spec": {"containers": [{"name": "head", "image": "rayproject/ray:2.46.0"}]}}}}}


def write(*path, text):
    os.makedirs(os.path.dirname(os.path.join(*path)), exist_ok=True)
    with open(os.path.join(*path), "w", encoding="utf-8") as file:
        file.write(text if isinstance(text, str) else json.dumps(text))
    return os.path.join(*path)


def run(program, *arguments, expect):
    done = subprocess.run([program, "--no-cache", *arguments], capture_output=True, text=True, timeout=60)
    check(f"{' '.join(arguments)[:120]}: exit status {expect}", done.returncode == expect, (done.returncode, done.stdout, done.stderr))
    return done


def lines(done):
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def validate_policies(program, folder):
    policies = os.path.join(folder, "policies")
    web, small = write(folder, "web.json", text=deployment(9)), write(folder, "small.json", text=deployment(3))
    done = run(program, "--policies", policies, web, expect=1)
    check("a denial is an error in the API server's words", REFUSED in done.stdout, done.stdout)
    run(program, "--policies", policies, small, expect=0)
    answer = lines(run(program, "--policies", policies, "-o", "json", web, expect=1))[0]
    check("JSON has the Status", (answer["allowed"], answer["code"], answer["reason"], answer["message"]) == (False, 422, "Invalid", REFUSED), answer)
    check("and all that policies said", answer["admission"]["annotations"] == {"limit.example.com/replicas": "9"}, answer)
    check("the mutation comes first", answer["admission"]["object"]["metadata"]["labels"] == {"team.example.com/name": "blue"}, answer)
    sarif = json.loads(run(program, "--policies", policies, "-o", "sarif", web, expect=1).stdout)
    rules = [result["ruleId"] for result in sarif["runs"][0]["results"]]
    check("the rule is the policy", rules == ["policy/limit.example.com"], rules)
    warning = write(folder, "warns/limit.yaml", text=LIMIT % (5, 5) + BINDING % "Warn")
    done = run(program, "--policies", warning, web, expect=0)
    check("Warn only warns", "warning: " in done.stdout and "at most 5, not 9" in done.stdout, done.stdout)
    done = run(program, "--policies", policies, "--old", small, "-o", "json", web, expect=1)
    check("what is stored is updated: there are no mutations of CREATE", "object" not in lines(done)[0]["admission"], done.stdout)
    run(program, "--policies", policies, "--operation", "DELETE", web, expect=0)
    ray = write(folder, "ray.json", text=cluster())
    answer = lines(run(program, "--policies", policies, "-o", "json", ray, expect=0))[0]
    check("kinds that are compiled in are matched by their resource", answer["admission"].get("object", {}).get("metadata", {}).get("labels"),
          answer)
    broken = cluster()
    broken["spec"]["rayVersion"] = 7
    done = run(program, "--policies", policies, write(folder, "broken.json", text=broken), expect=1)
    check("what is no RayCluster cannot be merged", "failed to convert original object to typed object: .spec.rayVersion: expected string" in done.stdout,
          done.stdout)
    broken = cluster()
    del broken["spec"]["headGroupSpec"]["template"]
    done = run(program, "--policies", policies, write(folder, "broken.json", text=broken), expect=1)
    check("the schema has its say about what came of mutations", "spec.headGroupSpec.template: Required value" in done.stdout, done.stdout)


def validate_users(program, folder):
    policies, secret = os.path.join(folder, "policies"), write(folder, "map.json", text={
        "apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "map", "namespace": "default"}})
    run(program, "--policies", policies, "--operation", "DELETE", secret, expect=1)
    run(program, "--policies", policies, "--operation", "DELETE", "--as", "eve", "--as-group", "admins", secret, expect=0)
    done = run(program, "--policies", policies, "--operation", "DELETE", "--as", "eve", "-o", "json", secret, expect=1)
    check("the reason is the policy's", lines(done)[0]["code"] == 403, done.stdout)
    into = write(folder, "exec.json", text={"apiVersion": "v1", "kind": "PodExecOptions", "command": ["sh"],
                                            "metadata": {"name": "web", "namespace": "default"}})
    done = run(program, "--chain", policies, "--operation", "CONNECT", "--as", "eve", into, expect=1)
    check("a connection is a request to a subresource", "CONNECT v1/pods/exec default/web, as eve" in done.stdout, done.stdout)
    check("which is refused", "admins alone" in done.stdout, done.stdout)


def validate_chain(program, folder):
    config, web = os.path.join(folder, "chain"), os.path.join(folder, "web.json")
    shutil.copytree(os.path.join(folder, "policies"), config)
    write(config, "webhook.yaml", text=WEBHOOK)
    done = run(program, "--chain", config, web, expect=1)
    for part in ("CREATE apps/v1/deployments default/web, as kubernetes-admin", "MutatingAdmissionPolicy label.example.com, binding label",
                 '+ metadata.labels: {"team.example.com/name":"blue"}', "schema apps/v1/Deployment: allowed",
                 "refused, 422 Invalid: " + REFUSED):
        check("the chain shows " + part, part in done.stdout, done.stdout)
    done = run(program, "--chain", config, os.path.join(folder, "small.json"), expect=0)
    check("an unknown webhook is named", "stranger/stranger.example.com: called" in done.stdout and "not run here" in done.stdout, done.stdout)
    answer = lines(run(program, "--chain", config, "-o", "json", web, expect=1))[0]
    steps = [step["step"] for step in answer["steps"]]
    order = [steps.index(step) for step in ("decoding", "MutatingAdmissionPolicy", "schema", "preparation", "ValidatingAdmissionPolicy")]
    check("JSON has the steps in their order", order == sorted(order), steps)
    check("and the answer", (answer["allowed"], answer["code"], answer["message"]) == (False, 422, REFUSED), answer)
    run(program, "--chain", config, "--policies", config, web, expect=2)
    bad = write(folder, "bad/policy.yaml", text="apiVersion: admissionregistration.k8s.io/v1\nkind: ValidatingAdmissionPolicy\nmetadata: [\n")
    done = run(program, "--chain", bad, web, expect=2)
    check("a broken file is told with its place", "bad/policy.yaml:" in done.stderr, done.stderr)
    kindless = write(folder, "kindless/policy.yaml", text="a: b\n")
    unbound = write(folder, "unbound/policy.yaml", text=LIMIT % (5, 5))
    done = run(program, "--policies", unbound, web, expect=2)
    check("a policy without a binding is told", "unbound/policy.yaml:" in done.stderr and "no binding names it: it is not in force" in done.stderr, done.stderr)
    check("and that nothing is in force", "--policies: no policy is in force" in done.stderr, done.stderr)
    done = run(program, "--policies", kindless, web, expect=2)
    check("a document that is no object too", "kindless/policy.yaml:1:1: kind: Required value" in done.stderr, done.stderr)


TEMPLATE = {"metadata": {"labels": {"app": "x"}}, "spec": {"containers": [{"name": "a", "image": "b:1", "ports": [{"containerPort": 80}]}]}}
LABELS = {"matchLabels": {"app": "x"}}
DEFAULTS = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: defaults.example.com}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: ["*"], apiVersions: ["*"], operations: ["*"], resources: ["*"]}]
  validations:
  - expression: %s
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: defaults}
spec: {policyName: defaults.example.com, validationActions: [Deny]}
"""
POD_DEFAULTS = ("%s.restartPolicy == '%s' && %s.dnsPolicy == 'ClusterFirst' && %s.terminationGracePeriodSeconds == 30 && "
                "%s.containers.all(c, c.imagePullPolicy == 'IfNotPresent' && c.ports[0].protocol == 'TCP')")
DEFAULTED = (
    ("v1", "Pod", TEMPLATE["spec"], "object.spec.enableServiceLinks", "object.spec", "Always"),
    ("v1", "ReplicationController", {"template": TEMPLATE}, "object.spec.replicas == 1 && object.spec.selector['app'] == 'x'",
     "object.spec.template.spec", "Always"),
    ("apps/v1", "Deployment", {"selector": LABELS, "template": TEMPLATE},
     "object.spec.replicas <= 5 && object.spec.strategy.rollingUpdate.maxSurge == '25%' && object.spec.progressDeadlineSeconds == 600",
     "object.spec.template.spec", "Always"),
    ("apps/v1", "ReplicaSet", {"selector": LABELS, "template": TEMPLATE}, "object.spec.replicas == 1", "object.spec.template.spec", "Always"),
    ("apps/v1", "StatefulSet", {"selector": LABELS, "serviceName": "s", "template": TEMPLATE},
     "object.spec.replicas == 1 && object.spec.podManagementPolicy == 'OrderedReady' && object.spec.updateStrategy.rollingUpdate.partition == 0",
     "object.spec.template.spec", "Always"),
    ("apps/v1", "DaemonSet", {"selector": LABELS, "template": TEMPLATE}, "object.spec.updateStrategy.rollingUpdate.maxUnavailable == 1",
     "object.spec.template.spec", "Always"),
    ("batch/v1", "Job", {"template": {"spec": dict(TEMPLATE["spec"], restartPolicy="Never")}},
     "object.spec.backoffLimit == 6 && object.spec.completions == 1 && object.spec.completionMode == 'NonIndexed'", "object.spec.template.spec", "Never"),
    ("batch/v1", "CronJob", {"schedule": "* * * * *", "jobTemplate": {"spec": {"template": {"spec": dict(TEMPLATE["spec"], restartPolicy="Never")}}}},
     "object.spec.concurrencyPolicy == 'Allow' && object.spec.successfulJobsHistoryLimit == 3", "object.spec.jobTemplate.spec.template.spec", "Never"))
ADD_CONTAINER = LABEL.replace("[deployments, rayclusters]", "[deployments]").replace(
    """'Object{metadata: Object.metadata{labels: {"team.example.com/name": "blue"}}}'""",
    """'Object{spec: Object.spec{template: Object.spec.template{spec: Object.spec.template.spec{containers: [
          Object.spec.template.spec.containers{name: "added", image: "c:2"}]}}}}'""")


def built_in_defaults(program, folder):
    """Policies see what the API server fills in, of new and of stored objects."""
    for version, kind, spec, own, pod, restarts in DEFAULTED:
        obj = {"apiVersion": version, "kind": kind, "metadata": {"name": "web", "namespace": "default"}, "spec": spec}
        path = write(folder, "defaults", kind + ".json", text=obj)
        rule = own + " && " + POD_DEFAULTS % (pod, restarts, pod, pod, pod)
        seen = write(folder, "defaults", kind + ".yaml", text=DEFAULTS % json.dumps(rule))
        run(program, "--policies", seen, path, expect=0)
        run(program, "--chain", seen, path, expect=0)
        stored = write(folder, "defaults", kind + "-old.yaml", text=DEFAULTS % json.dumps(rule.replace("object.", "oldObject.")))
        run(program, "--policies", stored, "--operation", "DELETE", path, expect=0)
    path, added = os.path.join(folder, "defaults", "Deployment.json"), write(folder, "defaults", "added.yaml", text=ADD_CONTAINER)
    seen = write(folder, "defaults", "seen.yaml", text=DEFAULTS % json.dumps(
        "object.spec.template.spec.containers.exists(c, c.name == 'added' && c.imagePullPolicy == 'IfNotPresent')"))
    run(program, "--policies", added, "--policies", seen, path, expect=0)
    template = write(folder, "defaults", "template.json", text={"apiVersion": "v1", "kind": "PodTemplate", "metadata": {"name": "t"}, "template": TEMPLATE})
    seen = write(folder, "defaults", "template.yaml", text=DEFAULTS % json.dumps("object.template.spec.schedulerName == 'default-scheduler'"))
    run(program, "--policies", seen, template, expect=0)
    service = write(folder, "defaults", "service.json", text={"apiVersion": "v1", "kind": "Service", "metadata": {"name": "s"}, "spec": {"ports": [{"port": 1}]}})
    seen = write(folder, "defaults", "service.yaml", text=DEFAULTS % json.dumps("object.spec.type == 'ClusterIP'"))
    for flag in ("--policies", "--chain"):
        run(program, flag, seen, service, expect=0)


def own_webhooks(program, folder, crds):
    """The webhooks of a kind that is compiled in are run."""
    crdc = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(program)))), "programs", "crdc", "crdc")
    made = subprocess.run([crdc, "manifests", "--service", "volcano-system/admission", "--paths", "/queues/mutate,/queues/validate", crds], capture_output=True, text=True, timeout=60)
    if made.returncode or "/queues/mutate" not in made.stdout:
        print("skipped: crdc manifests gives no webhooks of Volcano: " + made.stderr[:200])
        return
    config = os.path.dirname(write(folder, "volcano", "webhooks.yaml", text=made.stdout))
    queue = write(folder, "queue.json", text={"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "Queue", "metadata": {"name": "q"}, "spec": {}})
    done = run(program, "--chain", config, queue, expect=0)
    check("our own webhooks are run, and what they change is shown", "run here" in done.stdout and "spec.reclaimable: true" in done.stdout, done.stdout)


def review(obj, old=None, operation="CREATE", **request):
    return {"kind": "AdmissionReview", "apiVersion": "admission.k8s.io/v1",
            "request": {"uid": "u1", "kind": {"group": "apps", "version": "v1", "kind": "Deployment"},
                        "resource": {"group": "apps", "version": "v1", "resource": "deployments"}, "name": "web", "namespace": "default",
                        "operation": operation, "userInfo": {"username": "eve", "groups": ["system:authenticated"]}, "object": obj,
                        "oldObject": old, "dryRun": False, "options": None, **request}}


def wait_for(what, held):
    """The log is written, and files are taken, in the program's own time."""
    deadline = time.monotonic() + 20
    while not held() and time.monotonic() < deadline:
        time.sleep(0.2)
    check(what, held())


def serve(program, folder):
    pair, policies = os.path.join(folder, "pair"), os.path.join(folder, "policies")
    os.makedirs(pair, exist_ok=True)
    certificate(pair, "localhost")
    write(policies, "options.yaml", text=OPTIONS)
    server = Server([program], pair, "--policies", policies)
    try:
        answer = server.review(review(deployment(9)), "/policies")
        check("a policy refuses", answer.get("allowed") is False and answer["status"]["message"] == REFUSED and answer["status"]["code"] == 422, answer)
        check("with its audit annotation, whose key has no slash", answer.get("auditAnnotations") == {"limit.example.com.replicas": "9"}, answer)
        check("another object is let in", server.review(review(deployment(3)), "/policies").get("allowed") is True)
        answer = server.review(review(deployment(3)), "/policies/mutate")
        patch = json.loads(base64.b64decode(answer.get("patch", "bnVsbA==")))
        check("a mutation is a patch", {"op": "add", "path": "/metadata/labels", "value": {"team.example.com/name": "blue"}} in (patch or []), answer)
        check("what is deleted has no object", server.review(review(None, deployment(9), "DELETE"), "/policies").get("allowed") is True)
        answer = server.review(review(deployment(3), options={"kind": "CreateOptions", "apiVersion": "meta.k8s.io/v1", "fieldManager": "robot"}), "/policies")
        check("the options of a request are seen", answer.get("allowed") is False and answer["status"]["message"].endswith("CreateOptions of a robot"), answer)
        for name in ("free", "odd", "odd"):
            obj = deployment(3)
            obj["metadata"]["name"] = name
            server.review(review(obj, name=name), "/policies")
        text = server.get("metrics", "/metrics")[1]
        labels = 'policy="limit.example.com",policy_binding="limit",error_type="invalid_error",enforcement_action="deny"'
        for series in ("apiserver_validating_admission_policy_check_total{" + labels + "} 1",
                       "apiserver_validating_admission_policy_check_duration_seconds_bucket{" + labels + ',le="+Inf"} 1',
                       'apiserver_mutating_admission_policy_check_total{policy="label.example.com",policy_binding="label",error_type="no_error"} 1',
                       'apiserver_admission_match_condition_evaluation_errors_total{' + CONDITIONS + '} 2',
                       'apiserver_admission_match_condition_evaluation_seconds_bucket{' + CONDITIONS + ',le="2.5"} 6',
                       'apiserver_admission_match_condition_evaluation_seconds_count{' + CONDITIONS + '} 6',
                       "crd_webhook_policies_loaded 4"):
            check("metrics have " + series, series in text, [line for line in text.splitlines() if "polic" in line])
        write(policies, "limit.yaml", text=LIMIT % (20, 20) + BINDING % "Deny")
        wait_for("changed files are taken", lambda: server.review(review(deployment(9)), "/policies").get("allowed") is True)
        write(policies, "limit.yaml", text="a: [")
        wait_for("broken ones are not", lambda: "crd_webhook_policies_last_reload_successful 0" in server.get("metrics", "/metrics")[1])
        check("the old ones stay", server.review(review(deployment(21)), "/policies").get("allowed") is False)
        write(policies, "limit.yaml", text=LIMIT % (5, 5) + BINDING % "Deny")
        wait_for("good ones are taken again", lambda: server.review(review(deployment(9)), "/policies").get("allowed") is False)
    finally:
        server.process.terminate()
        server.process.wait(timeout=20)
    dry = Server([program], pair, "--policies", policies, "--dry-run-policies")
    try:
        answer = dry.review(review(deployment(9)), "/policies")
        check("a dry run lets everything in", answer == {"uid": "u1", "allowed": True}, answer)
        answer = dry.review(review(deployment(3)), "/policies/mutate")
        check("as it is", answer == {"uid": "u1", "allowed": True}, answer)
        # A line is written after the answer that it is about.
        wait_for("and reports", lambda: any(line.get("msg") == "would be denied" and line.get("message") == REFUSED for line in dry.lines()))
        check("in the metrics too", "crd_webhook_policies_dry_run_denials_total 1" in dry.get("metrics", "/metrics")[1])
    finally:
        dry.process.terminate()
        dry.process.wait(timeout=20)


def restart(program, folder, refused):
    """Whether a policy answers after a start."""
    server = Server([program], os.path.join(folder, "pair"), "--policies", os.path.join(folder, "policies"))
    try:
        check(f"a policy of {refused} replicas refuses after a start", server.review(review(deployment(refused)), "/policies").get("allowed") is False)
    finally:
        server.process.terminate()
        server.process.wait(timeout=20)


def uncached(program, folder):
    """Policies are compiled at each start: nothing of them is kept, and nothing is to be written."""
    before = os.environ["XDG_CACHE_HOME"]
    cache = os.environ["XDG_CACHE_HOME"] = os.path.join(folder, "webhook-cache")
    try:
        restart(program, folder, 9)
        write(folder, "policies", "limit.yaml", text=LIMIT % (6, 6) + BINDING % "Deny")
        restart(program, folder, 7)
        check("nothing of policies is kept", not [names for _, _, names in os.walk(cache) if names])
        os.environ["XDG_CACHE_HOME"] = "/proc/none"
        write(folder, "policies", "limit.yaml", text=LIMIT % (5, 5) + BINDING % "Deny")
        restart(program, folder, 6)
    finally:
        os.environ["XDG_CACHE_HOME"] = before


def notes(program, folder):
    """What is wrong with policies that are loaded nevertheless, and with files that are not."""
    broken = write(folder, "broken", "policy.yaml", text=BROKEN)
    server = Server([program], os.path.join(folder, "pair"), "--policies", os.path.dirname(broken))
    try:
        def told(start):
            return any(line.get("error", "").startswith(f"{broken}:{start}") for line in server.lines() if line.get("logger") == "policies")
        wait_for("an expression that does not compile has its place",
                 lambda: told("9:17: ValidatingAdmissionPolicy broken.example.com: spec.validations[1].expression: compilation failed: ERROR:"))
        wait_for("so has a binding without its policy",
                 lambda: told("19:20: ValidatingAdmissionPolicyBinding lost: spec.policyName: there is no "))
    finally:
        server.stop()
    limits = write(folder, "wrong", "limits.yaml", text="---\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: limits}\ndata: {most: 5}\n")
    done = subprocess.run([program, "--cert-dir", os.path.join(folder, "pair"), "--policies", limits], capture_output=True, text=True, timeout=60)
    check("a parameter that does not fit has its place", done.returncode == 1 and f"{limits}:2:1: ConfigMap limits: json: cannot unmarshal number" in done.stderr, done.stderr)
    for flag in ("--dry-run-policies", "--watch-namespaces"):
        done = subprocess.run([program, flag], capture_output=True, text=True, timeout=60)
        check(f"{flag} alone is refused", done.returncode == 2 and flag + " is beside --policies" in done.stderr, done.stderr)


def start_with_many(program, folder):
    policies = []
    for i in range(500):
        policies += [(LIMIT % (i + 10, i + 10)).replace("limit.example.com", f"limit-{i}.example.com"),
                     (BINDING % "Deny").replace("name: limit}", f"name: limit-{i}}}").replace("limit.example.com", f"limit-{i}.example.com")]
    many = write(folder, "many/all.yaml", text="---\n".join(policies).replace("---\n---", "---"))
    small = os.path.join(folder, "small.json")
    times = []
    for _ in range(4):
        begin = time.monotonic()
        done = subprocess.run([program, "--policies", many, small], capture_output=True, text=True, timeout=60)
        times.append(time.monotonic() - begin)
        check("500 policies are asked", done.returncode == 0, (done.returncode, done.stdout[:500], done.stderr[:500]))
    print("500 policies, milliseconds of each run: " + ", ".join(f"{t * 1000:.0f}" for t in times))


def bindings_of(path):
    """A binding for each policy of a file, without which it would not even be compiled."""
    with open(path, encoding="utf-8") as stream:
        policies = [item for item in yaml.safe_load_all(stream) if isinstance(item, dict) and item["kind"].endswith("AdmissionPolicy")]
    for policy in policies:
        spec = {"policyName": policy["metadata"]["name"]}
        if policy["kind"].startswith("Validating"):
            spec["validationActions"] = ["Deny"]
        if policy["spec"].get("paramKind"):
            spec["paramRef"] = {"selector": {}, "parameterNotFoundAction": "Allow"}
        yield {"apiVersion": policy["apiVersion"], "kind": policy["kind"] + "Binding", "metadata": policy["metadata"], "spec": spec}


def samples(program, folder):
    found = sorted(glob.glob(os.path.join(SHARED, "samples/policies/*/*/policy.yaml")))
    if not found:
        print("skipped: no samples of policies")
        return
    small = os.path.join(folder, "small.json")
    bad = []
    for path in found:
        common = os.path.join(os.path.dirname(os.path.dirname(path)), "common.yaml")
        made = list(bindings_of(path))
        if not made:
            continue  # a webhook configuration, which is the chain's
        bindings = write(folder, "bindings.yaml", text="".join("---\n" + json.dumps(item) + "\n" for item in made))
        done = subprocess.run([program, "-o", "json", "--policies", path, "--policies", bindings, *(["--policies", common] if os.path.exists(common) else []), small],
                              capture_output=True, text=True, timeout=60)
        if "cannot unmarshal number into Go struct field ConfigMap.data" in done.stderr:
            continue  # parameters that no API server stores, which is said
        if done.returncode not in (0, 1) or not lines(done):
            bad.append((path, done.returncode, done.stderr[:300]))
    check(f"{len(found)} samples of real projects are loaded and asked", not bad, bad)


def main():
    validate, webhook, crds = map(os.path.abspath, sys.argv[1:4])
    if not shutil.which("openssl"):
        print("skipped: no openssl")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        write(folder, "policies", "limit.yaml", text=LIMIT % (5, 5) + BINDING % "Deny")
        write(folder, "policies", "admins.yaml", text=ADMINS)
        write(folder, "policies", "label.yaml", text=LABEL)
        os.chdir(folder)
        os.environ["XDG_CACHE_HOME"] = os.path.join(folder, "cache")
        validate_policies(validate, folder)
        validate_users(validate, folder)
        built_in_defaults(validate, folder)
        validate_chain(validate, folder)
        own_webhooks(validate, folder, crds)
        start_with_many(validate, folder)
        samples(validate, folder)
        serve(webhook, folder)
        uncached(webhook, folder)
        notes(webhook, folder)
    sys.exit(1 if FAILURES else 0)


if __name__ == "__main__":
    main()
