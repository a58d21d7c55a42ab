#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-webhook with flags of Volcano's webhook-manager, as far as nothing is asked of an API server: the paths that are served, the
settings that rules read, the file of resource groups while it changes, /healthz over TLS, and what ends the start.

usage: manager.py CRD-WEBHOOK

Every wait is bounded; the program is stopped by its process id. Exit status: 0 all held, 1 something did not, 77 skipped.
"""
import base64
import http.client
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

from server import CONTEXT, FAILURES, Server, certificate, check, wait_for


def pod(**spec):
    return {"kind": "AdmissionReview", "apiVersion": "admission.k8s.io/v1",
            "request": {"uid": "1", "kind": {"group": "", "version": "v1", "kind": "Pod"},
                        "resource": {"group": "", "version": "v1", "resource": "pods"}, "operation": "CREATE", "namespace": "mng",
                        "object": {"apiVersion": "v1", "kind": "Pod",
                                   "metadata": {"name": "p", "namespace": "mng", "annotations": {"volcano.sh/jdb-min-available": "0"}},
                                   "spec": {"containers": [{"name": "a", "image": "b"}], **spec}}}}


def patch(server):
    """What /pods/mutate does to the pod; None: it answers without a patch."""
    answer = server.review(pod(), "/pods/mutate")
    return json.loads(base64.b64decode(answer["patch"])) if "patch" in answer else None


def group(scheduler):
    return f"resourceGroups:\n- resourceGroup: a\n  object: {{key: namespace, value: [mng]}}\n  schedulerName: {scheduler}\n  more: 1\n"


def put(path, text):
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write(text)
    os.rename(path + ".new", path)


def scheduled(name):
    return [{"op": "add", "path": "/spec/schedulerName", "value": name}]


def becomes(server, wanted):
    deadline = time.monotonic() + 10
    while patch(server) != wanted and time.monotonic() < deadline:
        time.sleep(0.05)
    return patch(server) == wanted


def said(server, text):
    """A line is written after the answer that it is about."""
    return wait_for(lambda: any(text in json.dumps(line) for line in server.lines()))


def serve(program, folder):
    conf = os.path.join(folder, "volcano-admission.conf")
    put(conf, group("first"))
    server = Server([program], folder, "--enabled-admission", " /pods/mutate,, /pods/validate ,/validate", "--admission-conf", conf,
                    "--scheduler-name=mine", "--scheduler-name", "yours", "--enable-healthz", "--healthz-address=127.0.0.1:0",
                    "--enable-cascade-child-queue-close=false", "--enable-queue-closed-before-delete-check", "--logtostderr", "-v=4", "--log_dir=/nowhere", "2>&1")
    deadline = time.monotonic() + 10  # there is one more than the others have
    while "webhook" not in server.ports and time.monotonic() < deadline:
        server.ports.update({line["logger"]: line["port"] for line in server.lines() if line.get("msg") == "serving"})
    try:
        check("a group changes a pod", patch(server) == scheduled("first"), patch(server))
        check("paths that are not enabled are not there", server.review({}, "/queues/mutate").get("http") == 404)
        check("nor are those of kinds", server.review({}, "/validate-ray-io-v1-raycluster").get("http") == 404)
        check("/validate is, where it is named", server.review({}, "/validate").get("http") == 400)
        for scheduler, allowed in (("mine", False), ("yours", False), ("volcano", True)):
            answer = server.review(pod(schedulerName=scheduler), "/pods/validate")
            check(f"a pod of the scheduler {scheduler}", answer.get("allowed") is allowed, answer)
        check("what Volcano would send is in the log", said(server, "Create pod failed due to"), server.lines())
        check("flags without effect are said", said(server, "--logtostderr, --log_dir"), server.lines())
        check("a check that nobody makes is said, where it is asked for", said(server, "not made here") and
              [line["flags"] for line in server.lines() if "not made here" in line["msg"]] == ["--enable-queue-closed-before-delete-check"], server.lines())
        port = next(line["port"] for line in server.lines() if line.get("logger") == "healthz")
        probe = http.client.HTTPSConnection("127.0.0.1", port, timeout=10, context=CONTEXT)
        probe.request("GET", "/healthz")
        check("/healthz over TLS", probe.getresponse().read() == b"ok")
        probe.close()
        put(conf, "resourceGroups: [\n")
        time.sleep(0.6)
        check("a broken file leaves the groups that were there", patch(server) == scheduled("first") and said(server, "not taken"), server.lines())
        put(conf, group("second"))
        check("a good one is taken while requests are answered", becomes(server, scheduled("second")), patch(server))
    finally:
        server.stop()


def ends(program, folder, what, text, *options):
    run = subprocess.run([program, "--cert-dir", folder, "--bind-address=127.0.0.1", "--port=0", "--metrics-bind-address=0",
                          "--health-probe-bind-address=0", *options], capture_output=True, text=True, timeout=20, check=False)
    check(what, run.returncode != 0 and text in run.stderr, (run.returncode, run.stderr))


def main():
    if not shutil.which("openssl"):
        print("skipped: openssl is missing")
        return 77
    program = os.path.realpath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        certificate(folder, "localhost")
        pair = ["--tls-cert-file", folder + "/tls.crt", "--tls-private-key-file", folder + "/tls.key"]
        serve(program, folder)
        ends(program, folder, "an unknown path ends the start", "enabled admission /nowhere not found on the admission registered map",
             "--enabled-admission=/pods/mutate,/nowhere")
        ends(program, folder, "nobody would find it", "failed to start webhooks as both 'url' and 'namespace/name' of webhook are empty", *pair)
        ends(program, folder, "a file that is not there", "failed to read cacert file (/no.crt): open /no.crt: no such file or directory", *pair,
             "--ca-cert-file=/no.crt", "--webhook-namespace=a", "--enabled-admission=")
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main())
