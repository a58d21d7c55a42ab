# SPDX-License-Identifier: Apache-2.0
"""What volcano.sh measures. usage: volcano.py WORK CRD-WEBHOOK CRDC CRDS [WEBHOOK-MANAGER]"""
import http.client
import json
import os
import pathlib
import re
import signal
import socket
import ssl
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "e2e"))
import cluster as clusters

QUEUES, SECONDS, ROUNDS = (int(os.environ.get(name, value)) for name, value in (("QUEUES", 10000), ("SECONDS_EACH", 5), ("ROUNDS", 3)))
PATHS = ["/jobs/mutate", "/jobs/validate", "/podgroups/validate", "/queues/mutate", "/queues/validate"]
BRANCHES = 100  # queues below root that have the others below them
CONNECTIONS = 8
TICK = os.sysconf("SC_CLK_TCK")


def queue(name, parent, cpu):
    return {"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "Queue", "metadata": {"name": name},
            "spec": {"weight": 1, "reclaimable": True, "parent": parent, "capability": {"cpu": str(cpu), "memory": f"{cpu}Gi", "nvidia.com/gpu": "8"}}}


def queues():
    yield {"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "Queue", "metadata": {"name": "root"}, "spec": {"weight": 1}}
    yield {**queue("default", "root", 1000), "status": {"state": "Open"}}
    for i in range(BRANCHES):
        yield queue(f"branch-{i}", "root", 1000)
    for i in range(QUEUES - BRANCHES - 2):
        yield queue(f"queue-{i}", f"branch-{i % BRANCHES}", 10)


def job(name, queue_name, tasks):
    container = {"name": "main", "image": "registry.example.com/train:1", "command": ["sh", "-c", "train"], "resources": {"requests": {"cpu": "2", "memory": "4Gi"}},
                 "env": [{"name": f"V{i}", "value": "x"} for i in range(8)], "volumeMounts": [{"name": "data", "mountPath": "/data"}]}
    return {"apiVersion": "batch.volcano.sh/v1alpha1", "kind": "Job", "metadata": {"name": name, "namespace": "default"}, "spec": {
        "minAvailable": tasks, "queue": queue_name, "schedulerName": "volcano", "maxRetry": 3, "plugins": {"env": [], "svc": [], "ssh": []},
        "policies": [{"event": "PodEvicted", "action": "RestartJob"}],
        "tasks": [{"name": f"task-{i}", "replicas": 2, "minAvailable": 1, "maxRetry": 3, "policies": [{"event": "TaskCompleted", "action": "CompleteJob"}],
                   "template": {"spec": {"restartPolicy": "OnFailure", "containers": [container], "volumes": [{"name": "data", "emptyDir": {}}]}}}
                  for i in range(tasks)]}}


def review(item):
    group, _, version = item["apiVersion"].rpartition("/")
    return json.dumps({"apiVersion": "admission.k8s.io/v1", "kind": "AdmissionReview", "request": {
        "uid": "705ab4f5-6393-11e8-b7cc-42010a800002", "operation": "CREATE", "name": item["metadata"]["name"], "namespace": item["metadata"].get("namespace", ""),
        "kind": {"group": group, "version": version, "kind": item["kind"]}, "resource": {"group": group, "version": version, "resource": item["kind"].lower() + "s"},
        "userInfo": {"username": "admin", "groups": ["system:authenticated"]}, "object": item, "oldObject": None, "dryRun": False}})


def reviews():
    unordered = job("bad", "default", 2)
    unordered["spec"]["minAvailable"] = 9
    group = {"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "PodGroup", "metadata": {"name": "g", "namespace": "default"}, "spec": {"minMember": 1, "queue": "default"}}
    return [("a job that is let in", "/jobs/validate", review(job("good", "default", 3))), ("a job that is refused", "/jobs/validate", review(unordered)),
            ("a job that is mutated", "/jobs/mutate", review(job("raw", "default", 3))), ("a pod group", "/podgroups/validate", review(group)),
            ("a queue with a hundred siblings", "/queues/validate", review(queue("new", "branch-7", 5)))]


class Server:
    def __init__(self, name, program, folder, config, more):
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            self.port = listening.getsockname()[1]
        self.name, begin = name, time.monotonic()
        self.process = subprocess.Popen(
            [program, f"--tls-cert-file={folder}/tls.crt", f"--tls-private-key-file={folder}/tls.key", f"--ca-cert-file={folder}/cluster/pki/ca.crt",
             f"--kubeconfig={config}", f"--port={self.port}", "--enabled-admission=" + ",".join(PATHS), "--webhook-namespace=volcano-system",
             "--webhook-service-name=volcano-admission-service", *more], stdout=subprocess.DEVNULL, stderr=open(folder / f"{name}.log", "w"))
        while True:
            try:
                if self.ask(*reviews()[0][1:])["allowed"]:
                    break
            except (OSError, http.client.HTTPException, KeyError, ValueError):
                if self.process.poll() is not None or time.monotonic() > begin + 120:
                    sys.exit(f"{name} does not answer: {(folder / f'{name}.log').read_text()[-2000:]}")
            time.sleep(0.02)
        self.started = time.monotonic() - begin

    def ask(self, path, body):
        context = ssl._create_unverified_context()
        connection = http.client.HTTPSConnection("127.0.0.1", self.port, timeout=30, context=context)
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        return json.loads(connection.getresponse().read())["response"]

    def cpu(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self):
        lines = dict(line.split(":", 1) for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines() if ":" in line)
        return int(lines["VmRSS"].split()[0]) / 1024

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def milliseconds(text):
    number, unit = re.fullmatch(r"([\d.]+)(us|ms|s)", text).groups()
    return float(number) * {"us": 0.001, "ms": 1, "s": 1000}[unit]


def measure(server, work, what, path, body):
    """A run of wrk: requests per second, CPU of the server per request, p50 and p99."""
    script = work / "request.lua"
    script.write_text(f'wrk.method, wrk.body = "POST", [=====[{body}]=====]\nwrk.headers["Content-Type"] = "application/json"\n')
    before = server.cpu()
    out = subprocess.run(["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "--latency", "-s", script, f"https://127.0.0.1:{server.port}{path}"],
                         capture_output=True, text=True, check=True).stdout
    count = int(re.search(r"(\d+) requests in", out).group(1))
    line = {"server": server.name, "what": what, "requests/s": round(float(re.search(r"Requests/sec:\s*([\d.]+)", out).group(1))),
            "cpu us/request": round((server.cpu() - before) / count * 1e6, 1), "p50 ms": milliseconds(re.search(r"50%\s+([\d.]+[a-z]+)\s", out).group(1)),
            "p99 ms": milliseconds(re.search(r"\s99%\s+([\d.]+[a-z]+)\s", out).group(1)), "MiB": round(server.memory(), 1)}
    if "Non-2xx" in out or "Socket errors" in out:
        line["errors"] = out
    print(json.dumps(line), flush=True)


def main():
    work, webhook, crdc, crds = map(pathlib.Path, sys.argv[1:5])
    cluster = clusters.Cluster(work)
    servers = []
    try:
        files = [file for file in sorted(crds.glob("*.yaml")) if ".markers." not in file.name and not file.name.startswith("ray.io")]
        for file in files:
            if ".volcano.sh_" in file.name:
                cluster.run("apply", "--kubeconfig", cluster.config, file)
        made = list(queues())
        for at in range(0, len(made), 500):
            subprocess.run([clusters.KUBE, "create", "--kubeconfig", cluster.config, "-"], text=True, check=True, capture_output=True,
                           input="".join(f"---\n{json.dumps(item)}\n" for item in made[at:at + 500]))
        cluster.run("patch", "--kubeconfig", cluster.config, "queues.scheduling.volcano.sh/default", "--subresource", "status", "--type", "merge", "-p",
                    '{"status":{"state":"Open"}}')
        subprocess.run([clusters.KUBE, "cert", "--dir", work / "cluster", "--out", work / "tls"], check=True, capture_output=True)
        cluster.apply(subprocess.run([crdc, "manifests", "--url", "https://127.0.0.1:1", "--paths", ",".join(PATHS), *files], capture_output=True, text=True, check=True).stdout)
        servers.append(Server("crd-webhook", webhook, work, cluster.config, ["--metrics-bind-address=0", "--health-probe-bind-address=0", "--log-level=error"]))
        if len(sys.argv) > 5:
            servers.append(Server("webhook-manager", sys.argv[5], work, cluster.config, ["--v=0"]))
        time.sleep(3)
        for server in servers:
            print(json.dumps({"server": server.name, "what": f"started, {QUEUES} queues known", "seconds": round(server.started, 2), "MiB": round(server.memory(), 1)}), flush=True)
        for what, path, body in reviews():
            answers = [server.ask(path, body) for server in servers]
            if any((one["allowed"], one.get("status", {}).get("message"), one.get("patch")) !=
                   (answers[0]["allowed"], answers[0].get("status", {}).get("message"), answers[0].get("patch")) for one in answers):
                sys.exit(f"the servers differ about {what}: {answers}")
        for _ in range(ROUNDS):
            for what, path, body in reviews():
                for server in servers:
                    measure(server, work, what, path, body)
    finally:
        for server in servers:
            server.end()
        cluster.stop()


if __name__ == "__main__":
    main()
