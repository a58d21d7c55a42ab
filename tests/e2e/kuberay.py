#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""KubeRay's samples and bad objects before a real kube-apiserver with crd-webhook behind it.

    tests/e2e/kuberay.py CRD-WEBHOOK CRDC [SAMPLES]

The API server is the program that kube.sh describes: $CRDC_KUBE, or build-kube/kube. It gets KubeRay's CRDs and the
configuration that `crdc manifests` writes for the webhooks of the overlays; crd-webhook runs with --layers webhook,controller.
Every sample of KubeRay's kinds (SAMPLES, or $CRDC_TABLES/samples/kuberay) goes in, and each of the bad objects below, which the
CRDs let through, is refused with KubeRay's message. Exit status 77 where there is no API server.
"""
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
KINDS = {"RayCluster", "RayJob", "RayService", "RayCronJob"}
GATES = "RayCronJob=true,RayClusterNetworkPolicy=true,GCSFaultToleranceEmbeddedStorage=true,RayClusterMTLS=true,RayClusterHistoryServer=true"
CRDS = sorted(path for path in (ROOT / "crds").glob("ray.io_*.yaml") if ".markers." not in path.name)
BAD = """KR-061 KR-070 KR-071 KR-073 KR-074 KR-076 KR-078 KR-101 KR-102 KR-103 KR-107 KR-109 KR-112 KR-114 KR-117 KR-118 KR-121
KR-122 KR-127 KR-133 KR-138 KR-139 KR-141 KR-144 KR-147 KR-150 KR-152 KR-164 KR-166 KR-174 KR-177 KR-181 KR-182 KR-184 KR-185 KR-193
KR-194 KR-195 KR-203 KR-213 KR-218 KR-225 KR-227 KR-240 KR-242 KR-245 KR-249""".split()


class Cluster:
    """An API server with its client."""

    def __init__(self, kube, work):
        self.kube, self.folder = kube, work / "cluster"
        log = open(work / "kube.log", "w")
        self.process = subprocess.Popen([kube, "start", "--dir", self.folder, "--die-with-parent"], stdout=log, stderr=log)
        wait_for(90, (self.folder / "ready").exists, "the API server")

    def ask(self, command, *arguments, text=None):
        """The answers of the client, a dictionary for each object."""
        done = subprocess.run([self.kube, command, "--kubeconfig", self.folder / "admin.kubeconfig", *arguments],
                              input=text, capture_output=True, text=True)
        answers = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        if not answers:
            sys.exit(f"the client says nothing: {done.stderr}")
        return answers


def wait_for(seconds, condition, what):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            sys.exit(f"{what} does not start")
        time.sleep(0.2)


def start_webhook(program, work):
    log = work / "webhook.log"
    process = subprocess.Popen(
        [program, "--cert-dir", work, "--bind-address", "127.0.0.1", "--port", "0", "--metrics-bind-address", "0",
         "--health-probe-bind-address", "0", "--shutdown-delay", "0", "--layers", "webhook,controller",
         "--config", work / "settings.yaml"], stderr=open(log, "w"))

    def lines():
        return [json.loads(line) for line in log.read_text().splitlines() if '"msg":"serving"' in line]

    wait_for(20, lambda: any(line.get("logger") == "webhook" for line in lines()), f"crd-webhook ({log.read_text()})")
    return process, next(line["port"] for line in lines() if line.get("logger") == "webhook")


def documents(folder):
    """The documents of KubeRay's kinds, as texts."""
    for path in sorted(folder.glob("*.yaml")):
        for document in path.read_text().split("\n---"):
            if any(f"\nkind: {kind}\n" in f"\n{document}\n" for kind in KINDS):
                yield path.name, document


def main():
    webhook, crdc = sys.argv[1:3]
    shared = pathlib.Path(os.environ.get("CRDC_TABLES", ROOT / "build/tests/tables/unpacked"))
    samples = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else shared / "samples/kuberay"
    kube = os.environ.get("CRDC_KUBE", ROOT / "build-kube/kube")
    if not os.access(kube, os.X_OK):
        print(f"skipped: no API server at {kube}; CRDC_KUBE names one")
        sys.exit(77)
    failures = []

    def check(good, what, answer):
        if not good:
            failures.append(what)
            print(f"FAILED: {what}\n    {json.dumps(answer)[:600]}")

    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        cluster = Cluster(kube, work)
        subprocess.run([kube, "cert", "--dir", cluster.folder, "--out", work / "tls"], stdout=subprocess.DEVNULL, check=True)
        gates = "".join(f"  {gate.replace('=', ': ')}\n" for gate in GATES.split(","))
        (work / "settings.yaml").write_text(f"featureGates:\n{gates}config: {{certManagerAvailable: true}}\n")
        for crd in CRDS:
            for answer in cluster.ask("apply", crd):
                check(answer["code"] in (200, 201), f"{crd.name} is installed", answer)
        cluster.ask("apply", ROOT / "deploy/base/namespace.yaml")
        deployment = subprocess.run([kube, "kubectl", "kustomize", ROOT / "deploy/base"], capture_output=True, text=True)
        for answer in cluster.ask("apply", "--dry-run", "server", "-", text=deployment.stdout):
            check(answer["code"] in (200, 201), "the deployment is taken", answer)
        process, port = start_webhook(webhook, work)
        configuration = subprocess.run(
            [crdc, "manifests", "--url", f"https://127.0.0.1:{port}", "--ca-bundle",
             cluster.folder / "pki/ca.crt", "--overlay", ROOT / "deploy/raycronjobs.markers.yaml", *CRDS],
            capture_output=True, text=True)
        if configuration.returncode:
            sys.exit(f"crdc manifests: {configuration.stderr}")
        for answer in cluster.ask("apply", "-", text=configuration.stdout):
            check(answer["code"] in (200, 201), "the configuration is installed", answer)

        cases = {case["id"]: case for case in json.loads((ROOT / "tests/conformance/kuberay/rules.json").read_text())}

        def refused(kr):
            case = cases[kr]
            answer = cluster.ask("create", "--dry-run", "server", "-", text=json.dumps(case["object"]))[0]
            parts = re.split(r"\{.*\}", case["expect"]["message"])  # the object that KR-061 quotes has its defaults here
            denied = answer["code"] == 422 and "denied the request: " in answer["message"]
            return denied and all(part in answer["message"] for part in parts), answer

        for kr in ("KR-070", "KR-150", "KR-240", "KR-181"):  # until the configuration is in force for each kind
            wait_for(30, lambda kr=kr: refused(kr)[0], f"the webhook for {kr}")
        count = 0
        for file, document in documents(samples):
            for answer in cluster.ask("create", "-n", "default", "-", text=document):
                count += 1
                check(answer["code"] == 201, f"sample {file} goes in", answer)
                if answer["code"] == 201:  # another sample may have its name
                    cluster.ask("delete", "-n", "default", f"{answer['kind'].lower()}s.ray.io/{answer['name']}")
        print(f"{count} samples")
        for kr in BAD:
            good, answer = refused(kr)
            check(good, f"{kr} is refused with its message", answer)
        print(f"{len(BAD)} bad objects")
        process.send_signal(signal.SIGTERM)
        check(process.wait(60) == 0, "the webhook ends in order", process.returncode)
        cluster.process.terminate()
        cluster.process.wait()
    print(f"{len(failures)} failed")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
