#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The Kubernetes client (crd/cluster.h) and a real kube-apiserver: with a service account that has the printed rights and no
others, queues come and go and are seen, the server is restarted, the token renewed, and caBundle is set and set again; and
crd-validate asks it for the queues that rules look at.

usage: cluster.py CLUSTER-CLIENT CRDS [CRD-VALIDATE]

CRDC_KUBE names the API server (tests/e2e/kube.sh says what it is); without it the test is skipped (exit status 77)."""
import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "unit/cluster"))
KUBE = os.environ.get("CRDC_KUBE", str(HERE.parent.parent / "build-kube/kube"))
KIND = ["--kind", "scheduling.volcano.sh/v1beta1/queues", "--keep", "spec", "--keep", "status", "--index", "spec.parent"]
HOOKS = [("MutatingWebhookConfiguration", "admission-queues-mutate"), ("ValidatingWebhookConfiguration", "admission-queues-validate")]


def queue(name, parent):
    return (f"---\napiVersion: scheduling.volcano.sh/v1beta1\nkind: Queue\nmetadata: {{name: {name}}}\n"
            f"spec: {{weight: 1, parent: {parent}, capability: {{cpu: '4', memory: 8Gi}}}}\n")


def hook(kind, name, bundle=""):
    bundle = f", caBundle: {bundle}" if bundle else ""
    return (f"apiVersion: admissionregistration.k8s.io/v1\nkind: {kind}\nmetadata: {{name: {name}}}\nwebhooks:\n" +
            "".join(f"- {{name: {part}.queues.test, admissionReviewVersions: [v1], sideEffects: None, failurePolicy: Ignore, "
                    f"clientConfig: {{url: 'https://127.0.0.1:1/'{bundle}}}}}\n" for part in ("one", "two")))


class Cluster:
    def __init__(self, folder):
        self.folder, self.process = folder, None
        self.config = folder / "cluster/admin.kubeconfig"
        self.start()
        self.port = self.url().rsplit(":", 1)[1]

    def url(self):
        return (self.folder / "cluster/ready").read_text().strip()

    def start(self, *options):
        with open(self.folder / "kube.log", "ab") as log:
            self.process = subprocess.Popen([KUBE, "start", "--dir", self.folder / "cluster", "--die-with-parent", *options], stdout=log, stderr=log)
        end = time.monotonic() + 120
        while not (self.folder / "cluster/ready").exists():
            if time.monotonic() > end or self.process.poll() is not None:
                raise AssertionError("the API server does not start: " + (self.folder / "kube.log").read_text()[-500:])
            time.sleep(0.1)

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(40)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def run(self, *words, text=None):
        done = subprocess.run([KUBE, *words], input=text, capture_output=True, text=True, timeout=120,
                              env={**os.environ, "KUBECONFIG": str(self.config)})
        if done.returncode:
            raise AssertionError(f"{words}: {done.stdout}{done.stderr}")
        return done.stdout

    def apply(self, text):
        return self.run("apply", "--kubeconfig", self.config, "-", text=text)

    def bundles(self, kind, name):
        line = json.loads(self.run("get", "--kubeconfig", self.config, f"{kind.lower()}s/{name}"))
        return [item["clientConfig"].get("caBundle") for item in line["response"]["webhooks"]]


class Stage:
    """A cluster with the kind and the account; the account's kubeconfig."""

    def __init__(self, folder, program, crds):
        self.cluster, self.folder = Cluster(folder), folder
        self.cluster.run("apply", "--kubeconfig", self.cluster.config, os.path.join(crds, "scheduling.volcano.sh_queues.yaml"))
        hooks = [word for kind, name in HOOKS for word in ("--mutating" if kind[0] == "M" else "--validating", name)]
        self.arguments = [*KIND, *hooks]
        rights = subprocess.run([program, *self.arguments, "--rights", "admission", "default", "admission"], capture_output=True, text=True, check=True).stdout
        self.cluster.apply("apiVersion: v1\nkind: ServiceAccount\nmetadata: {name: admission, namespace: default}\n")
        self.cluster.apply(rights)
        self.renew_token()
        self.config = folder / "account.json"
        self.config.write_text(json.dumps({
            "current-context": "x", "contexts": [{"name": "x", "context": {"cluster": "x", "user": "x"}}],
            "clusters": [{"name": "x", "cluster": {"server": self.cluster.url(), "certificate-authority": "cluster/pki/ca.crt"}}],
            "users": [{"name": "x", "user": {"tokenFile": "token"}}]}))

    def renew_token(self):
        token = self.cluster.run("kubectl", "create", "token", "admission", "-n", "default", "--duration", "10m").strip()
        (self.folder / "token.new").write_text(token + "\n")
        os.replace(self.folder / "token.new", self.folder / "token")

    def bundle(self, name):
        return base64.b64encode((self.folder / f"cluster/pki/{name}.crt").read_bytes()).decode()

    def spoil(self, kind, name, bundle):
        self.cluster.run("patch", "--kubeconfig", self.cluster.config, f"{kind.lower()}s/{name}", "--type", "json", "-p",
                         json.dumps([{"op": "replace", "path": "/webhooks/1/clientConfig/caBundle", "value": bundle}]))


def check_queues(stage, client):
    names = [f"q-{i:02}" for i in range(25)]
    client.wait_names(["default", "root"] + names if "root" in client.names() else names)
    stage.cluster.apply(queue("new", "q-01"))
    client.wait(lambda: client.names("by 0 0 q-01") == ["new"], "a queue that is created is seen", 5)
    stage.cluster.apply(queue("new", "q-02"))
    client.wait(lambda: client.names("by 0 0 q-02") == ["new"] and client.names("by 0 0 q-01") == [], "a change is seen", 5)
    stage.cluster.run("patch", "--kubeconfig", stage.cluster.config, "queues.scheduling.volcano.sh/new", "--subresource", "status", "-p",
                      '{"status":{"state":"Closed"}}')
    client.wait(lambda: client.ask("get 0 - new").get("status", {}).get("state") == "Closed", "a status is seen", 5)
    stage.cluster.run("delete", "--kubeconfig", stage.cluster.config, "queues.scheduling.volcano.sh/new")
    client.wait(lambda: client.ask("get 0 - new") is None, "what is taken away is gone", 5)


def check_bundles(stage, client):
    bundle = stage.bundle("ca")
    assert client.ask("registration")["set"] == 0, "nothing to set yet"
    for kind, name in HOOKS:
        stage.cluster.apply(hook(kind, name))
    client.wait(lambda: client.ask("registration")["set"] == 2, "caBundle is set", 10)
    for kind, name in HOOKS:
        assert stage.cluster.bundles(kind, name) == [bundle] * 2, name
    other = stage.bundle("apiserver")
    for kind, name in HOOKS:
        stage.spoil(kind, name, other)
        client.wait(lambda kind=kind, name=name: stage.cluster.bundles(kind, name) == [bundle] * 2, "caBundle is set again", 15)
    client.ask(f"bundle {stage.folder / 'cluster/pki/apiserver.crt'}")
    for kind, name in HOOKS:
        client.wait(lambda kind=kind, name=name: stage.cluster.bundles(kind, name) == [other] * 2, "another bundle is set", 20)


def check_restart(stage, client):
    stage.cluster.stop()
    time.sleep(1)
    assert client.ask("synced") and client.ask("count 0") >= 25, "what is known stays"
    stage.cluster.start("--port", stage.cluster.port)
    stage.renew_token()
    stage.cluster.apply(queue("after", "q-03"))
    client.wait(lambda: client.names("by 0 0 q-03") == ["after"], "what is created after a restart is seen", 40)
    kind, name = HOOKS[0]
    stage.spoil(kind, name, stage.bundle("ca"))
    client.wait(lambda: stage.cluster.bundles(kind, name) == [stage.bundle("apiserver")] * 2, "caBundle is set after a restart", 40)


def check_validate(stage, program):
    """Offline, but for the one look at the cluster; the account may list queues and no namespaces."""
    group = stage.folder / "group.yaml"

    def says(status, text, queue_name, *arguments):
        group.write_text("apiVersion: scheduling.volcano.sh/v1beta1\nkind: PodGroup\nmetadata: {name: g, namespace: team}\n"
                         f"spec: {{queue: {queue_name}}}\n")
        done = subprocess.run([program, "--layers", "webhook", "--state-from-cluster", "--kubeconfig", stage.config, *arguments, group],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60, check=False)
        assert done.returncode == status and text in done.stdout, f"{status} with {text!r}, not {done.returncode} with {done.stdout}"

    stage.cluster.run("patch", "--kubeconfig", stage.cluster.config, "queues.scheduling.volcano.sh/q-07", "--subresource", "status", "-p",
                      '{"status":{"state":"Open"}}')
    says(0, "1 valid", "q-07")
    says(1, '"nowhere" not found [webhook, VC-210]', "nowhere")
    says(2, 'namespaces is forbidden: User "system:serviceaccount:default:admission" cannot list', "q-07", "--mutate")
    says(2, "nowhere", "q-07", "--context", "nowhere")


def main():
    program, crds = os.path.abspath(sys.argv[1]), sys.argv[2]
    validate = os.path.abspath(sys.argv[3]) if len(sys.argv) > 3 else None
    if not os.access(KUBE, os.X_OK):
        print(f"skipped: no API server at {KUBE}; CRDC_KUBE names one")
        return 77
    sys.argv[1:] = [program]
    from test_client import Client  # pylint: disable=import-outside-toplevel
    folder = pathlib.Path(tempfile.mkdtemp(prefix="cluster-kube-"))
    stage = None
    try:
        stage = Stage(folder, program, crds)
        stage.cluster.apply("".join(queue(f"q-{i:02}", "none") for i in range(25)))
        with Client(["--kubeconfig", stage.config, "--page-size", 10, "--bundle", folder / "cluster/pki/ca.crt", "--backoff-most", 2000, *stage.arguments]) as client:
            for check in (check_queues, check_bundles, check_restart):
                begin = time.monotonic()
                assert "forbidden" not in client.log(), client.log()  # a server that begins refuses all until it knows its roles
                check(stage, client)
                print(f"ok: {check.__name__} ({time.monotonic() - begin:.1f} s)")
            print(json.dumps({"queues": client.ask("state 0"), "registration": client.ask("registration")}))
            took = client.ask("stop")
            assert took < 1000, took
        if validate:
            check_validate(stage, validate)
            print("ok: check_validate")
    finally:
        if stage:
            stage.cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)
    print("ok: queues, caBundle, a restart, with the printed rights alone")
    return 0


if __name__ == "__main__":
    sys.exit(main())
