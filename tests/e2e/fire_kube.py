# SPDX-License-Identifier: Apache-2.0
"""Everything at once, with a real kube-apiserver in front that asks the server 200 times a second."""
import base64
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading
import time

import fire_conditions
import fire_memory
import fire_programs
from fire_attacks import Skipped, attack
from fire_stage import HERE, Helper

RATE = 200  # requests a second
CONFIGURATION = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingWebhookConfiguration
metadata: {name: under-fire}
webhooks:
- name: rayclusters.under-fire.test
  admissionReviewVersions: [v1]
  sideEffects: None
  failurePolicy: Fail
  timeoutSeconds: 10
  clientConfig: {url: "https://127.0.0.1:%d%s", caBundle: %s}
  rules:
  - {apiGroups: [ray.io], apiVersions: [v1], resources: [rayclusters], operations: [CREATE], scope: Namespaced}
"""


class Cluster:
    """The API server, with flags of its own; `running` is the one that all programs of fire.py are tried with."""

    running = None

    def __init__(self, program, *flags):
        self.program, self.folder = program, pathlib.Path(tempfile.mkdtemp())
        with open(self.folder / "kube.log", "wb") as log:
            self.process = subprocess.Popen([program, "start", "--dir", self.folder / "cluster", "--die-with-parent", "--", *flags], stdout=log,
                                            stderr=log)
        self.config = self.folder / "cluster/admin.kubeconfig"
        if not fire_conditions.wait_for((self.folder / "cluster/ready").exists, 120):
            raise RuntimeError("the API server does not start")
        text = self.config.read_text()
        for end in ("crt", "key"):
            found = base64.b64decode(re.search({"crt": "certificate", "key": "key"}[end] + r"-data: (\S+)", text[text.index("client-certificate"):] if
                                               end == "crt" else text[text.index("client-key"):]).group(1))
            (self.folder / ("admin." + end)).write_bytes(found)
        self.port = int(re.search(r"server: https://[^:]+:(\d+)", text).group(1))
        self.apply((HERE / "raycluster-open.yaml").read_text())

    def apply(self, text):
        done = subprocess.run([self.program, "apply", "--kubeconfig", self.config, "-"], input=text, capture_output=True, text=True, timeout=120)
        if done.returncode:
            raise RuntimeError(f"the API server takes no {text[:100]}: {done.stdout}{done.stderr}")

    def make_pair(self, folder, name):
        """A pair of the cluster's authority; the bundle for the configuration comes back."""
        return subprocess.run([self.program, "cert", "--dir", self.folder / "cluster", "--out", folder / name], capture_output=True, text=True,
                              check=True, timeout=60).stdout.strip()

    def stop(self):
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def cluster():
    program = os.environ.get("CRDC_KUBE")
    if not program or not os.access(program, os.X_OK):
        raise Skipped("no API server: CRDC_KUBE names one")
    if not Cluster.running:
        Cluster.running = Cluster(program)
    return Cluster.running


def stop():
    if Cluster.running:
        Cluster.running.stop()
        Cluster.running = None


def traffic_through(kube, rate):
    """Ordinary requests to the API server; a new configuration is in force a moment after it is there."""
    settings = {"port": kube.port, "rate": rate, "timeout": 30, "through_kube": True, "certificate": str(kube.folder / "admin.crt"),
                "key": str(kube.folder / "admin.key")}
    for _ in range(20):
        time.sleep(1)
        traffic = Helper("fire_traffic.py", settings)
        try:
            traffic.wait_until_ready()
            return traffic
        except RuntimeError:
            traffic.kill()
    raise RuntimeError("the configuration is not in force")


CROWDS = [("one_byte", 100, {"sources": "one"}), ("slow_handshake", 200, {"sources": "many"}), ("slow_headers", 200, {"sources": "many"}),
          ("slow_body", 400, {"sources": "many", "size": 1000}), ("silent", 2000, {"sources": "many"}), ("slow_reader", 100, {"sources": "one"}),
          ("vanished", 50, {"sources": "many"}), ("half_body", 20, {"sources": "one", "size": 7_000_000})]


@attack("all at once, 200 requests/s through a kube-apiserver")
def everything(stage):
    kube = cluster()
    pairs = stage.folder / "of-cluster"
    pairs.mkdir(exist_ok=True)
    bundle = [kube.make_pair(pairs, name) for name in ("first", "second", "third")][0]
    stage.folder, settings = pairs, pairs / "settings.yaml"
    settings.write_text("featureGates: {}\n")
    stage.start(*([] if stage.program.is_peer else ["--config", settings, "--shutdown-delay", "1", "--shutdown-timeout", "5s"]),
                *stage.program.memory_options(fire_memory.ALLOWED), traffic=False)
    kube.apply(CONFIGURATION % (stage.server.port, fire_programs.PATH, bundle))
    stage.traffic = traffic_through(kube, RATE)
    for behaviour, count, how in CROWDS:
        stage.clients(behaviour, count, ramp=4, back_rate=20, **how)
    stage.clients("whole_body", 4, body_file=fire_memory.body_file(stage, "errors.json", fire_memory.with_errors(1_000_000)), ramp=1)
    end, changes, sizes = threading.Event(), [0], []
    changing = threading.Thread(target=fire_conditions.change_files, args=(stage, settings, end, changes))
    changing.start()
    try:
        deadline = time.monotonic() + (20 if stage.whole else 4 * stage.hold)
        while time.monotonic() < deadline and stage.server.alive():
            sizes.append(stage.server.rss())
            time.sleep(0.2)
    finally:
        end.set()
        changing.join()
    fire_programs.put_pair(stage.folder, "first")
    third = len(sizes) // 3
    stage.note(f"{changes[0]} changes of files; MiB in the first third {max(sizes[:third]):.0f}, in the last {max(sizes[-third:]):.0f}")
    stage.expect("memory is flat", max(sizes[-third:]) <= 1.2 * max(sizes[:third]) + 8, sizes[::10])
    stage.measure()
    end = time.time()
    seconds, code = stage.server.terminate(15)
    stage.row["ended"] = True
    stage.note(f"SIGTERM: exit status {code} after {seconds:.1f} s")
    result = fire_conditions.nothing_lost(stage)
    stage.note(f"{result['asked'] / result['seconds']:.0f} requests/s")
    if result["when"]:
        stage.note("failures, in seconds from SIGTERM: " + ", ".join(f"{what} {first - end:+.1f} to {last - end:+.1f}"
                                                                    for what, (first, last) in result["when"].items()))
