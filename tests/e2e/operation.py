#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What an administrator meets: certificates that end or are of another authority, settings that are broken at the start, figures,
the end while somebody stands still in a request, and secrets in what is told to people.

usage: operation.py CRD-WEBHOOK CRD-VALIDATE

Every wait is bounded; programs are stopped by their process ids. Exit status: 0 all held, 1 something did not, 77 skipped.
"""
import base64
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../unit/cluster"))
from fake_server import Server as ApiServer, make_pair, queue  # noqa: E402
from server import FAILURES, Server, certificate, check, cluster, raw_request, review, served_certificate, wait_for  # noqa: E402

HOOK = "volcano-admission-service-queues-validate"


def install(pair, folder, names=("tls.crt", "tls.key")):
    """Files in their places, by rename, the key first."""
    for source, name in reversed(list(zip(pair, names))):
        shutil.copy(source, folder / ("new." + name))
        os.rename(folder / ("new." + name), folder / name)


def says(server, text):
    return wait_for(lambda: any(text in json.dumps(line) for line in server.lines()))


def start_by_hand(program, folder, *options):
    return subprocess.run([program, "--cert-dir", folder, "--port=0", "--metrics-bind-address=0", "--health-probe-bind-address=0", *options],
                          capture_output=True, text=True, timeout=30, check=False)


def ended_certificates(program, folder, authority):
    ended = make_pair(folder, "ended", "localhost", "DNS:localhost", authority, days=-1)
    good = make_pair(folder, "good", "localhost", "DNS:localhost", authority, days=20)
    next_one = make_pair(folder, "next", "localhost", "DNS:localhost", authority, days=400)
    place = folder / "certs"
    place.mkdir()
    install(ended, place)
    ran = start_by_hand(program, place)
    check("a certificate that has ended ends the start, with words", ran.returncode == 1 and "tls.crt: the certificate ended 20" in ran.stderr, ran.stderr)
    install(good, place)
    server = Server([program], str(place))
    try:
        check("its end is told before it comes", says(server, "the certificate ends soon"), server.lines())
        line = next(line for line in server.lines() if line["msg"] == "the certificate ends soon")
        check("with the days that are left", line["days"] in (19, 20) and line["level"] == "info", line)
        served = served_certificate(server)
        install(ended, place)
        check("one that has ended does not take its place", says(server, "keeping the one in force") and served_certificate(server) == served,
              server.lines())
        install(next_one, place)
        check("one that has not does", wait_for(lambda: served_certificate(server) != served), server.lines())
        time.sleep(0.5)
        check("of that nothing is told", sum(line["msg"] == "the certificate ends soon" for line in server.lines()) == 1, server.lines())
    finally:
        server.stop()


def authorities(program, folder, authority):
    """A ca.crt that has not signed tls.crt is not given out; the right one is, as soon as it is there."""
    leaf = make_pair(folder, "leaf", "localhost", "DNS:localhost", authority)
    other = make_pair(folder, "other", "another authority", None)
    place = folder / "volcano"
    place.mkdir()
    install(leaf, place)
    install(other, place, ("ca.crt", "other.key"))
    api = ApiServer(folder, hooks=(HOOK,))
    api.put_hook(HOOK, "QUFB")
    api.put(queue("root"))
    api.start(make_pair(folder, "api", "api", "IP:127.0.0.1", authority))
    config = folder / "config"
    config.write_text(json.dumps({
        "apiVersion": "v1", "kind": "Config", "current-context": "x", "contexts": [{"name": "x", "context": {"cluster": "x", "user": "x"}}],
        "clusters": [{"name": "x", "cluster": {"server": f"https://127.0.0.1:{api.port}", "certificate-authority": str(authority[0])}}],
        "users": [{"name": "x", "user": {"token": "t"}}]}))
    server = Server([program], str(place), "--tls-cert-file", str(place / "tls.crt"), "--tls-private-key-file", str(place / "tls.key"), "--ca-cert-file",
                    str(place / "ca.crt"), "--webhook-namespace=x", "--enabled-admission=/queues/validate", "--kubeconfig", str(config))
    try:
        check("an authority that has not signed the certificate is told", says(server, "has not signed"), server.lines())
        check("and not given out", api.bundles(HOOK) == ["QUFB"] * 2, api.bundles(HOOK))
        check("the metrics say so", wait_for(lambda: 'crd_webhook_registrations{state="failed"} 1' in server.get("metrics", "/metrics")[1]))
        install((authority[0],), place, ("ca.crt",))
        wanted = base64.b64encode(authority[0].read_bytes()).decode()
        check("the right one is, once it is there", wait_for(lambda: api.bundles(HOOK) == [wanted] * 2), (api.bundles(HOOK), server.lines()))
        check("and the metrics say that", wait_for(lambda: 'crd_webhook_registrations{state="failed"} 0' in server.get("metrics", "/metrics")[1]))
        install((other[0],), place, ("ca.crt",))
        check("a wrong one later leaves it", wait_for(lambda: sum("has not signed" in json.dumps(line) for line in server.lines()) == 2)
              and api.bundles(HOOK) == [wanted] * 2, server.lines())
        api.remove_hook(HOOK)
        check("a configuration that is gone counts as failed at once",
              wait_for(lambda: 'crd_webhook_registrations{state="failed"} 1' in server.get("metrics", "/metrics")[1]))
    finally:
        server.stop()
        api.stop()


def broken_settings(program, folder):
    """A replica that is started with broken settings judges nothing, says why, and begins when they are good."""
    place = folder / "settings"
    place.mkdir()
    certificate(str(place), "localhost")
    path = place / "settings.yaml"
    path.write_text("featureGates: [broken\n")
    server = Server([program], str(place), "--config", str(path))
    try:
        status, text = server.get("health", "/readyz")
        check("not ready, with the cause", status == 503 and str(path) in text, (status, text))
        check("but alive", server.get("health", "/healthz")[0] == 200)
        answer = server.review(review("CREATE", cluster()))
        check("nothing is judged", answer.get("http") == 503 and str(path) in answer["text"], answer)
        check("the log says it", says(server, "nothing is judged before it is good"), server.lines())
        for text, ready in (("featureGates: {Nope: true}\n", 503), ("featureGates: {AllAlpha: false}\n", 200)):
            (place / "new").write_text(text)
            os.rename(place / "new", path)
            if ready == 503:
                check("another broken file is another cause", wait_for(lambda: "Nope" in server.get("health", "/readyz")[1]), server.lines())
        check("ready with a good one", wait_for(lambda: server.get("health", "/readyz")[0] == 200), server.get("health", "/readyz"))
        check("and it judges", server.review(review("CREATE", cluster())).get("allowed") is True)
    finally:
        server.stop()
    ran = start_by_hand(program, place, "--config", path, "--feature-gates", "Nope=true")
    check("a wrong flag ends the start still", ran.returncode == 1 and "Nope" in ran.stderr, ran.stderr)


def figures(server):
    text = server.get("metrics", "/metrics")[1]

    def number(name):
        found = re.search(r"^%s(?:\{[^}]*\})? ([0-9.e+]+)$" % name, text, re.M)
        return float(found[1]) if found else None
    told = next(line["kinds"] for line in server.lines() if "kinds" in line)
    check("the metric has as many kinds as the log", number("crd_webhook_kinds_loaded") == told, (number("crd_webhook_kinds_loaded"), told))
    check("there is build_info", re.search(r'^crd_webhook_build_info\{version="[0-9.]+"\} 1$', text, re.M), text)
    before = number("process_open_fds")
    check("there are descriptors", before and 5 < before < number("process_max_fds"), before)
    held = [server.connect() for _ in range(5)]
    text = server.get("metrics", "/metrics")[1]
    check("which are counted anew each time", number("process_open_fds") >= before + 5, (before, number("process_open_fds")))
    for one in held:
        one.close()


def standing_still(program, folder):
    """SIGTERM: who stands still in a request is not waited for; who goes on with it is."""
    server = Server([program], str(folder), "--request-timeout", "60s", "--shutdown-timeout", "40s", "--shutdown-delay", "0")
    try:
        figures(server)
        body = raw_request(json.dumps(review("CREATE", cluster())).encode(), timeout="60s")
        half = server.connect()
        half.sendall(body[:-20])
        time.sleep(1.5)
        begin = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        try:
            code = server.process.wait(20)
        except subprocess.TimeoutExpired:
            code = None
        took = time.monotonic() - begin
        check("half a body does not keep the program", code == 0 and took < 5, (code, took))
        half.close()
    finally:
        server.stop()


def named_rules(program, folder):
    """Which rule refused is behind the causes where that is wanted; the message is upstream's always."""
    group = {"groupName": "a", "replicas": 1, "minReplicas": 3, "maxReplicas": 2, "rayStartParams": {},
             "template": {"spec": {"containers": [{"name": "w", "image": "r"}]}}}
    said = "worker group a has minReplicas 3 greater than maxReplicas 2"
    for options, ending in (([], ""), (["--name-rules"], " [crd-webhook KR-109]")):
        server = Server([program], str(folder), "--layers", "webhook,controller", *options)
        try:
            status = server.review(review("CREATE", cluster(workerGroupSpecs=[group])))["status"]
            check(f"{options}: the cause ends with {ending!r}", [cause["message"] for cause in status["details"]["causes"]][0].endswith(said + ending), status)
            check(f"{options}: the message does not", said in status["message"] and "crd-webhook" not in status["message"], status)
        finally:
            server.stop()


def causes_of(server, *request):
    answer = server.review(review(*request))
    return [cause["message"] for cause in answer["status"]["details"]["causes"]], answer["status"]["message"]


def further_causes(program, folder, object_, said):
    """In a cluster, too: they are causes, which kubectl shows. What the stored object has as well is none."""
    server = Server([program], str(folder), "--layers", "webhook,controller", "--name-rules")
    try:
        wanted = [re.sub(r"controller, ", "crd-webhook ", one) for one in said]
        causes, message = causes_of(server, "CREATE", object_)
        check("all causes of the reconciler are told", len(causes) == 3 and all(any(one in cause for cause in causes) for one in wanted), causes)
        check("and in the message the first", said[0].split(" [")[0] in message and "minReplicas" not in message, message)
        stored = json.loads(json.dumps(object_))
        stored["spec"]["headGroupSpec"] = cluster()["spec"]["headGroupSpec"]
        stored["spec"]["workerGroupSpecs"] = stored["spec"]["workerGroupSpecs"][1:]
        changed = json.loads(json.dumps(stored))
        changed["spec"]["headGroupSpec"]["template"]["spec"]["containers"] = []
        causes, _ = causes_of(server, "UPDATE", changed, stored)
        check("but not what is stored already", len(causes) == 1 and "headGroupSpec" in causes[0], causes)
    finally:
        server.stop()


def further_findings(program, validate, folder):
    """Offline all that the reconciler has against an object is told; its message is the first one, as it would say it."""
    groups = [{"groupName": name, "replicas": 1, "minReplicas": least, "maxReplicas": 2, "rayStartParams": {},
               "template": {"spec": {"containers": [{"name": "w", "image": "r"}]}}} for name, least in (("a", 3), ("b", -1))]
    object_ = cluster(workerGroupSpecs=groups)
    object_["spec"]["headGroupSpec"]["template"]["spec"]["containers"] = []
    path = folder / "further.json"
    path.write_text(json.dumps(object_))
    ran = subprocess.run([validate, "--layers", "controller", path], capture_output=True, text=True, timeout=30, check=False)
    said = ["headGroupSpec should have at least one container [controller, KR-100]",
            "worker group a has minReplicas 3 greater than maxReplicas 2 [controller, KR-109]",
            "worker group b has negative minReplicas -1 [controller, KR-107]"]
    check("all errors of the reconciler are told, once each", ran.returncode == 1 and [ran.stdout.count(one) for one in said] == [1, 1, 1], ran.stdout)
    ran = subprocess.run([validate, "--layers", "controller", "-o", "json", path], capture_output=True, text=True, timeout=30, check=False)
    verdict = json.loads(ran.stdout)
    check("the message has the first", said[0].split(" [")[0] in verdict["message"] and "minReplicas" not in verdict["message"]
          and len(verdict["causes"]) == 1 and len(verdict["further"]) == 2, verdict)
    further_causes(program, folder, object_, said)


def secret_cluster():
    group = {"groupName": "a", "replicas": 1, "minReplicas": 1, "maxReplicas": 2, "rayStartParams": {"redis-password": "s3cr3t-1"},
             "template": {"spec": {"containers": [{"name": "w", "image": "r", "args": ["--auth-token=s3cr3t-2"],
                                                   "env": [{"name": "AWS_SECRET_ACCESS_KEY", "value": "s3cr3t-3"}, {"name": "MODE", "value": "harmless"}]}]}}}
    return cluster(workerGroupSpecs=[group, group])


TELLTALE = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: telltale}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [ray.io], apiVersions: [v1], operations: [CREATE], resources: [rayclusters]}]
  variables: [{name: env, expression: "object.spec.workerGroupSpecs[0].template.spec.containers[0].env[0]"}]
  validations:
  - {expression: "false", messageExpression: "'no ' + variables.env.name + '=' + variables.env.value"}
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: telltale}
spec: {policyName: telltale, validationActions: [Deny, Audit]}
"""


def said_by_policies(validate, folder, path):
    """What a policy says of an object is no other: in the verdict, on its way through the chain, and replayed."""
    policies, log = folder / "telltale.yaml", folder / "audit.log"
    policies.write_text(TELLTALE)
    body = json.loads(path.read_text())
    log.write_text(json.dumps({
        "kind": "Event", "apiVersion": "audit.k8s.io/v1", "level": "RequestResponse", "auditID": "a", "stage": "ResponseComplete", "verb": "create",
        "requestURI": "/apis/ray.io/v1/namespaces/default/rayclusters", "user": {"username": "eve"}, "responseStatus": {"code": 201},
        "objectRef": {"resource": "rayclusters", "namespace": "default", "apiGroup": "ray.io", "apiVersion": "v1"}, "requestObject": body,
        "responseObject": body}) + "\n")
    for options in (["--policies", policies, path], ["--chain", policies, path], ["--policies", policies, "--replay", log]):
        ran = subprocess.run([validate, "--no-config-file", *options], capture_output=True, text=True, timeout=30, check=False)
        check(f"{options[0]} ... {options[-1].name}: it has the finding, and nothing secret", ran.returncode == 1 and
              "no AWS_SECRET_ACCESS_KEY=***" in ran.stdout and "s3cr3t" not in ran.stdout + ran.stderr, ran.stdout + ran.stderr)


def secrets(program, validate, folder):
    """The answer is upstream's to the letter; logs and terminals do not get what looks secret."""
    for options, hidden in (([], True), (["--log-whole-values"], False)):
        server = Server([program], str(folder), "--layers", "webhook", *options)
        try:
            answer = server.review(review("CREATE", secret_cluster()))
            check(f"{options}: the answer is whole", all(f"s3cr3t-{i}" in answer["status"]["message"] for i in (1, 2, 3)), answer)
            check(f"{options}: the refusal is in the log", says(server, "worker group names must be unique"), server.lines())
            log = pathlib.Path(server.log_path).read_text(encoding="utf-8")
            check(f"{options}: {'without' if hidden else 'with'} what is secret", ("s3cr3t" in log) is not hidden and "harmless" in log, log)
        finally:
            server.stop()
    path = folder / "secret.json"
    path.write_text(json.dumps(secret_cluster()))
    for form in ("text", "github", "gitlab", "sarif", "junit", "tap", "markdown"):
        ran = subprocess.run([validate, "--layers", "webhook", "-o", form, path], capture_output=True, text=True, timeout=30, check=False)
        check(f"-o {form} has the finding, and nothing secret", "must be unique" in ran.stdout and "***" in ran.stdout.replace("\\", "") and "s3cr3t" not in ran.stdout + ran.stderr,
              ran.stdout)
    ran = subprocess.run([validate, "--layers", "webhook", "-o", "json", path], capture_output=True, text=True, timeout=30, check=False)
    check("-o json has the API server's message", "s3cr3t-3" in ran.stdout, ran.stdout)
    said_by_policies(validate, folder, path)
    long = secret_cluster()
    for group in long["spec"]["workerGroupSpecs"]:
        group["rayStartParams"].update({f"parameter-{i}": "v" * 50 for i in range(100)})
    path.write_text(json.dumps(long))
    ran = subprocess.run([validate, "--layers", "webhook", path], capture_output=True, text=True, timeout=30, check=False)
    check("a long value is cut, and what is wrong with it is not", len(ran.stdout) < 1000 and re.search(r"\.\.\. \(\d{4} bytes\): worker group names must be unique", ran.stdout),
          ran.stdout)


def main():
    if not shutil.which("openssl"):
        print("skipped: openssl is missing")
        return 77
    program, validate = (os.path.realpath(path) for path in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        certificate(name, "localhost")
        authority = make_pair(folder, "authority", "tests authority", None)
        ended_certificates(program, folder, authority)
        authorities(program, folder, authority)
        broken_settings(program, folder)
        standing_still(program, folder)
        named_rules(program, folder)
        further_findings(program, validate, folder)
        secrets(program, validate, folder)
    print(f"{len(FAILURES)} failed")
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main())
