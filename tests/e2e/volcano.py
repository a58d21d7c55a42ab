#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""crd-webhook in the place of Volcano's webhook-manager, before a real kube-apiserver; nothing else of Volcano runs.

    tests/e2e/volcano.py CRD-WEBHOOK CRDC CRDS

It is started with webhook-manager's flags and a service account that has the rights which `crdc manifests --rights` writes, and
no others; then the configurations of `crdc manifests` are installed without a caBundle. Upstream's samples and recorded requests
go in: what upstream's webhooks patch is in what comes out, and what they refuse is refused in their words. A queue that is
created is seen by the next job, a pod that is refused is told by an Event. Under load the API server is restarted, the token and the certificate are renewed and another
authority is taken: no answer is wrong.

The API server is the program that kube.sh describes: $CRDC_KUBE, or build-kube/kube. Samples are in $CRDC_TABLES.
Exit status 77 where there is no API server."""
import base64
import collections
import gzip
import http.client
import json
import os
import pathlib
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

import cluster as clusters
from cluster import Cluster

ROOT = pathlib.Path(__file__).resolve().parents[2]
RECORDED = ROOT / "tests/conformance/recorded"
SHARED = pathlib.Path(os.environ.get("CRDC_TABLES", ROOT / "build/tests/tables/unpacked"))
PATHS = ["/jobs/mutate", "/jobs/validate", "/queues/mutate", "/queues/validate", "/podgroups/mutate", "/podgroups/validate", "/pods/mutate",
         "/pods/validate", "/cronjobs/validate", "/jobflows/validate", "/hypernodes/validate"]
UNMUTATED = ("/cronjobs/validate", "/jobflows/validate", "/hypernodes/validate")
ACCOUNT = "volcano-admission"
JOB = {"apiVersion": "batch.volcano.sh/v1alpha1", "kind": "Job", "metadata": {"name": "load", "namespace": "default"},
       "spec": {"minAvailable": 1, "queue": "default", "schedulerName": "volcano", "maxRetry": 3, "tasks": [{
           "name": "work", "replicas": 1, "minAvailable": 1, "template": {"spec": {"restartPolicy": "Never", "containers": [{"name": "c", "image": "busybox"}]}}}]}}
failures = []


def check(good, what, seen=""):
    if not good:
        failures.append(what)
        print(f"FAILED: {what}\n    {str(seen)[:900]}")


def wait(seconds, condition, what, seen=lambda: ""):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"in {seconds} s not so: {what} {seen()}")
        time.sleep(0.05)


def job_in(queue, name="job"):
    job = json.loads(json.dumps(JOB))
    job["metadata"]["name"], job["spec"]["queue"] = name, queue
    return job


def queue_of(name, **spec):
    return {"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "Queue", "metadata": {"name": name}, "spec": spec}


class Stage:
    """The cluster, the account and the files of the webhook."""

    def __init__(self, folder, crdc, crds):
        self.folder, self.crdc = folder, crdc
        self.cluster = Cluster(folder)
        self.files = [file for file in sorted(pathlib.Path(crds).glob("*.yaml")) if ".markers." not in file.name and not file.name.startswith("ray.io")]
        for file in self.files:
            if ".volcano.sh_" in file.name:
                self.cluster.run("apply", "--kubeconfig", self.cluster.config, file)
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            self.port = listening.getsockname()[1]
        self.ask("apply", f"apiVersion: v1\nkind: ServiceAccount\nmetadata: {{name: {ACCOUNT}, namespace: default}}\n")
        documents = self.manifests().split("---\n")
        self.configurations = "---\n".join(text for text in documents if "WebhookConfiguration\n" in text)
        self.rights = "---\n".join(text for text in documents if "ClusterRole" in text)
        self.ask("apply", self.rights)
        self.renew_token()
        self.renew_certificate()
        self.use_authority("pki/ca.crt")
        self.write_kubeconfig("account.json", self.cluster.url())

    def manifests(self):
        return subprocess.run([self.crdc, "manifests", "--url", f"https://127.0.0.1:{self.port}", "--rights", f"default/{ACCOUNT}", "--record-events", *self.files],
                              capture_output=True, text=True, check=True).stdout

    def write_kubeconfig(self, name, server):
        (self.folder / name).write_text(json.dumps({
            "current-context": "x", "contexts": [{"name": "x", "context": {"cluster": "x", "user": "x"}}],
            "clusters": [{"name": "x", "cluster": {"server": server, "certificate-authority": "cluster/pki/ca.crt"}}],
            "users": [{"name": "x", "user": {"tokenFile": "token"}}]}))

    def put(self, name, data):
        """As kubelet does: the old file or the new one, nothing between."""
        (self.folder / (name + ".new")).write_bytes(data)
        os.replace(self.folder / (name + ".new"), self.folder / name)

    def renew_token(self):
        self.put("token", self.cluster.run("kubectl", "create", "token", ACCOUNT, "-n", "default", "--duration", "10m").strip().encode())

    def renew_certificate(self):
        subprocess.run([clusters.KUBE, "cert", "--dir", self.folder / "cluster", "--out", self.folder / "made"], check=True, stdout=subprocess.DEVNULL)
        self.put("tls.key", (self.folder / "made.key").read_bytes())
        self.put("tls.crt", (self.folder / "made.crt").read_bytes())

    def use_authority(self, *files):
        """The certificates that the API server shall trust."""
        data = b"".join((self.folder / "cluster" / file).read_bytes() for file in files)
        self.put("ca.crt", data)
        return base64.b64encode(data).decode()

    def ask(self, command, text, *options):
        """The client's answers, one for each object."""
        done = subprocess.run([clusters.KUBE, command, "--kubeconfig", self.cluster.config, *options, "-"],
                              input=text if isinstance(text, str) else json.dumps(text), capture_output=True, text=True, timeout=200)
        answers = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
        if not answers:
            raise AssertionError(f"the client says nothing: {done.stderr[:500]}")
        return answers

    def dry(self, item):
        return self.dry_all([item])[0]

    def dry_all(self, items):
        """As if they were created, one after the other; the answers in their order."""
        text = "".join(f"---\n{json.dumps(item)}\n" for item in items)
        answers = self.ask("create", text, "-n", "default", "--dry-run", "server", "--field-validation", "ignore", "--full")
        if len(answers) != len(items):
            raise AssertionError(f"{len(items)} objects and {len(answers)} answers")
        return answers

    def put_status(self, name, state):
        self.cluster.run("patch", "--kubeconfig", self.cluster.config, f"queues.scheduling.volcano.sh/{name}", "--subresource", "status", "--type", "merge",
                         "-p", json.dumps({"status": {"state": state}}))

    def put_queues(self, queues):
        for queue in queues:
            answer = self.ask("create", {**queue_of(queue["metadata"]["name"], **queue.get("spec", {})), "metadata": queue["metadata"]}, "--field-validation", "ignore")[0]
            check(answer["code"] == 201, f"queue {queue['metadata']['name']} goes in", answer)
            if queue.get("status"):
                self.cluster.run("patch", "--kubeconfig", self.cluster.config, f"queues.scheduling.volcano.sh/{queue['metadata']['name']}",
                                 "--subresource", "status", "--type", "merge", "-p", json.dumps({"status": queue["status"]}))


class Webhook:
    def __init__(self, program, stage, config="account.json", port=None):
        self.stage, self.port, self.found = stage, port or stage.port, {}
        self.log = stage.folder / f"webhook-{config}.log"
        folder = stage.folder
        self.process = subprocess.Popen(
            [program, f"--tls-cert-file={folder}/tls.crt", f"--tls-private-key-file={folder}/tls.key", f"--ca-cert-file={folder}/ca.crt",
             f"--kubeconfig={folder}/{config}", "--webhook-namespace=volcano-system", "--webhook-service-name=volcano-admission-service",
             f"--port={self.port}", "--enabled-admission=" + ",".join(PATHS), "--logtostderr", "-v=4", "--record-events", "--bind-address", "127.0.0.1",
             "--metrics-bind-address", "127.0.0.1:0", "--health-probe-bind-address", "127.0.0.1:0", "--shutdown-delay", "0"],
            stderr=open(self.log, "w"))
        wait(20, lambda: len(self.ports()) == 3, "the webhook serves", self.log.read_text)

    def ports(self):
        if len(self.found) < 3:
            for line in self.log.read_text().splitlines():
                if line.endswith("}") and '"msg":"serving"' in line:
                    self.found[json.loads(line)["logger"]] = json.loads(line)["port"]
        return self.found

    def get(self, server, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.ports()[server], timeout=10)
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read().decode()

    def metric(self, name):
        for line in self.get("metrics", "/metrics")[1].splitlines():
            if line.startswith(name + " "):
                return float(line.rsplit(" ", 1)[1])
        raise AssertionError(f"no metric {name}")

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)


class Caller:
    """A connection to the webhook that trusts the cluster's authority."""

    def __init__(self, port, authority):
        context = ssl.create_default_context(cafile=authority)
        context.check_hostname = False
        self.connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=20, context=context)

    def ask(self, path, item, operation="CREATE"):
        group, _, version = item["apiVersion"].rpartition("/")
        kind = item["kind"]
        review = {"apiVersion": "admission.k8s.io/v1", "kind": "AdmissionReview", "request": {
            "uid": "u", "operation": operation, "name": item["metadata"]["name"], "namespace": item["metadata"].get("namespace", ""),
            "kind": {"group": group, "version": version, "kind": kind}, "resource": {"group": group, "version": version, "resource": kind.lower() + "s"},
            "userInfo": {"username": "admin"}, "object": item}}
        self.connection.request("POST", path, json.dumps(review), {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        return answer.status, json.loads(answer.read())


# ---- what there is to check ----


def check_unknown_cluster(program, stage):
    """Of a cluster that was never read no answer is built."""
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        stage.write_kubeconfig("nowhere.json", f"https://127.0.0.1:{nobody.getsockname()[1]}")
        webhook = Webhook(program, stage, "nowhere.json", stage.port)
        caller = Caller(stage.port, stage.folder / "cluster/pki/ca.crt")
        check(webhook.get("health", "/readyz")[0] == 503, "it is not ready before the cluster is known")
        check(webhook.get("health", "/healthz")[0] == 200, "but it is healthy")
        check(caller.ask("/jobs/validate", JOB)[0] == 503, "a job is not judged by a cluster that is not known")
        node = {"apiVersion": "topology.volcano.sh/v1alpha1", "kind": "HyperNode", "metadata": {"name": "n"}, "spec": {"tier": 1, "members": []}}
        check(caller.ask("/hypernodes/validate", node)[0] == 200, "what asks for nothing of the cluster is judged")
        check('crd_webhook_cluster_age_seconds{resource="queues.scheduling.volcano.sh"} +Inf' in webhook.get("metrics", "/metrics")[1], "the age is told")
        check(webhook.end() == 0, "it ends in order")


def bundles(stage):
    found = {}
    for path in PATHS:
        kind = "MutatingWebhookConfiguration" if path.endswith("mutate") else "ValidatingWebhookConfiguration"
        found[path] = stage.cluster.bundles(kind, "volcano-admission-service" + path.replace("/", "-"))
    return found


def check_registration(webhook, stage, bundle):
    check(webhook.metric('crd_webhook_registrations{state="set"}') == 0, "no configuration is there yet")
    stage.ask("apply", stage.configurations)
    wait(20, lambda: webhook.metric('crd_webhook_registrations{state="set"}') == len(PATHS), "all configurations have the certificates")
    check(bundles(stage) == {path: [bundle] for path in PATHS}, "caBundle is that of the file", bundles(stage))
    name = "volcano-admission-service-jobs-validate"
    stage.cluster.run("patch", "--kubeconfig", stage.cluster.config, f"validatingwebhookconfigurations/{name}", "--type", "json", "-p",
                      '[{"op":"remove","path":"/webhooks/0/clientConfig/caBundle"}]')
    wait(15, lambda: bundles(stage)["/jobs/validate"] == [bundle], "caBundle is set again where somebody takes it out")


def check_queue_is_seen(stage):
    """Of a queue that is created, closed and deleted the next job knows; the longest delay is told."""
    longest = 0
    for step, (make, allowed) in enumerate([
            (lambda: stage.ask("create", queue_of("late", parent="root")), "status is "),
            (lambda: stage.put_status("late", "Open"), None),
            (lambda: stage.put_status("late", "Closed"), "status is `Closed`"),
            (lambda: stage.cluster.run("delete", "--kubeconfig", stage.cluster.config, "queues.scheduling.volcano.sh/late"), "not found")]):
        if step == 0:
            answer = stage.dry(job_in("late"))
            check(answer["code"] == 400 and 'queue.scheduling.volcano.sh "late" not found' in answer["message"], "a queue that is not there", answer)
        make()
        begin, answer = time.monotonic(), stage.dry(job_in("late"))
        while not (answer["code"] == 201 if allowed is None else allowed in answer["message"]) and time.monotonic() < begin + 5:
            answer = stage.dry(job_in("late"))
        longest = max(longest, time.monotonic() - begin)
        check(answer["code"] == 201 if allowed is None else allowed in answer["message"], f"step {step} of a queue is seen", answer)
    print(f"what happens to a queue is seen by the next job, in at most {longest:.2f} s with the client's own time")


def recorded():
    lines = [json.loads(line) for line in gzip.open(RECORDED / "volcano-layers.requests.jsonl.gz")]
    verdicts = {line["id"]: line for line in map(json.loads, gzip.open(RECORDED / "volcano-layers.verdicts.jsonl.gz"))}
    return [(line, verdicts[line["id"]]) for line in lines]


def usual_queues(lines):
    states = collections.Counter(json.dumps(line.get("clusterState"), sort_keys=True) for line, _ in lines if line.get("clusterState", {}).get("queues"))
    return json.loads(states.most_common(1)[0][0])["queues"]


def holds(got, wanted):
    """Whether all that is wanted is there; the CRD's defaults are there besides."""
    if isinstance(wanted, dict):
        return isinstance(got, dict) and all(key in got and holds(got[key], value) for key, value in wanted.items() if value not in ({}, None))
    if isinstance(wanted, list):
        return isinstance(got, list) and len(got) >= len(wanted) and all(map(holds, got, wanted))
    return got == wanted


def is_plain(item):
    """Whether the API server sends it on as it is: an object with a name, and without nulls, which it takes out."""
    return isinstance(item.get("metadata"), dict) and bool(item["metadata"].get("name")) and "null" not in json.dumps(item) and "apiVersion" in item and "kind" in item


def value_at(item, pointer):
    for step in pointer.split("/")[1:]:
        step = step.replace("~1", "/").replace("~0", "~")
        item = item.get(step) if isinstance(item, dict) else item[int(step)] if isinstance(item, list) and step.isdigit() and int(step) < len(item) else None
    return item


def check_recorded(stage, lines, queues):
    """Recorded requests as users make them: a dry run of each object that Volcano's webhooks were asked about."""
    state, counts, samples = {"queues": queues}, collections.Counter(), []
    for line, verdict in lines:
        usual = line.get("clusterState") in (None, state) and not line.keys() & {"config", "userInfo", "http", "featureGates", "name", "namespace", "resource"}
        item, useful = line.get("object"), not verdict["allowed"] or verdict.get("patchText")
        if line["op"] == "CREATE" and usual and useful and isinstance(item, dict) and not verdict.keys() & {"closed", "error"} and is_plain(item):
            samples.append((line, verdict))
    answers = [answer for at in range(0, len(samples), 200) for answer in stage.dry_all([line["object"] for line, _ in samples[at:at + 200]])]
    for (line, verdict), answer in zip(samples, answers):
        path = line["endpoint"]
        if path.endswith("/mutate") and verdict["allowed"] and answer["code"] == 201:
            operations = [one for one in verdict["patch"] or [] if one["op"] in ("add", "replace")]
            for one in operations:
                check(holds(value_at(answer["response"], one["path"]), one["value"]), f"{line['id']}: {one['path']} is as upstream's patch has it",
                      (one["value"], value_at(answer["response"], one["path"])))
            counts["mutated"] += bool(operations)
        elif path.endswith("/validate") and "denied the request: " in answer["message"]:
            said = answer["message"].split("denied the request: ", 1)[1]
            same = said in (verdict.get("message"), *verdict.get("messages", []))
            counts["refused in their words"] += same
            check(same or path not in UNMUTATED, f"{line['id']} is refused as upstream does", (said, verdict.get("message")))
    print(dict(counts))
    check(counts["mutated"] >= 30, "as many are mutated", counts)
    check(counts["refused in their words"] >= 30, "as many are refused in Volcano's words", counts)


def check_events(webhook, stage):
    """What is wrong with a pod stands in an Event beside the refusal, its count going up; not where nothing would be stored."""
    def events():
        found = json.loads(stage.cluster.run("kubectl", "get", "events", "-n", "default", "-o", "json"))["items"]
        return [event for event in found if event["involvedObject"]["kind"] == "Pod"]

    pod = {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "budget", "annotations": {"volcano.sh/jdb-min-available": "-3"}},
           "spec": {"schedulerName": "volcano", "containers": [{"name": "c", "image": "busybox"}]}}
    words = 'invalid value <"-3"> for volcano.sh/jdb-min-available, it must be a positive integer'
    recorded = 'crd_webhook_recorded_events_total{outcome="recorded"}'
    answer = stage.dry(pod)
    check(answer["message"].endswith("denied the request: " + words), "the pod is refused", answer)
    for count in (1, 2):
        answer = stage.ask("create", pod, "-n", "default")[0]
        check(answer["message"].endswith("denied the request: " + words), "the pod is refused", answer)
        wait(20, lambda wanted=count: webhook.metric(recorded) == wanted, "the event is recorded", webhook.log.read_text)
    found = events()
    check(len(found) >= 1 and all(event["message"] == "Create pod failed due to " + words and event["reason"] == "Admit" and event["type"] == "Warning" and
                                  event["source"] == {"component": "volcano"} and event["involvedObject"]["name"] == "budget" for event in found) and
          sum(event["count"] for event in found) == 2, "its events, not that of the dry run", found)


def check_samples(stage):
    """Upstream's samples: those that are to be refused say so by their names."""
    taken = refused = 0
    for file in sorted((SHARED / "samples/volcano").glob("*.yaml")):
        for answer in stage.ask("create", file.read_text(), "-n", "default", "--dry-run", "server", "--field-validation", "ignore", "--full"):
            bad = "deny" in file.name
            taken, refused = taken + (not bad), refused + bad
            known = answer["code"] == 201 or 'find job queue: queue.scheduling.volcano.sh "root-' in answer["message"]
            check("denied the request: " in answer["message"] if bad else known, f"sample {file.name}", answer)
            if answer["kind"] == "Job" and answer["code"] == 201:
                tasks = answer["response"]["spec"]["tasks"]
                check(all(task["name"] and task["minAvailable"] is not None and task["maxRetry"] == 3 for task in tasks), f"{file.name} is mutated", tasks)
    print(f"{taken} documents of samples, {refused} of them to be refused")


class Load(threading.Thread):
    """Reviews whose answers are known, one after the other, straight to the webhook."""

    def __init__(self, stage):
        super().__init__()
        self.stage, self.over, self.count, self.wrong = stage, False, 0, []

    def run(self):
        authority, round_ = self.stage.folder / "cluster/pki/ca.crt", 0
        good, bad, closed = JOB, job_in("nowhere"), queue_of("q")
        caller = Caller(self.stage.port, authority)
        while not self.over:
            round_ += 1
            if round_ % 50 == 0:
                caller = Caller(self.stage.port, authority)  # the certificate of the moment
            try:
                answers = [caller.ask("/jobs/validate", good), caller.ask("/jobs/validate", bad), caller.ask("/queues/mutate", closed)]
            except (OSError, http.client.HTTPException, ValueError) as error:
                self.wrong.append(repr(error))
                caller = Caller(self.stage.port, authority)
                continue
            self.count += len(answers)
            said = [answer[1].get("response", {}) for answer in answers]
            text = said[1].get("status", {}).get("message", "")
            right = (said[0].get("allowed") is True and said[1].get("allowed") is False and 'unable to find job queue: queue.scheduling.volcano.sh "nowhere" not found' in text and
                     said[2].get("allowed") is True and b"reclaimable" in base64.b64decode(said[2].get("patch", "")))
            if not right:
                self.wrong.append(answers)


def check_under_load(stage, webhook):
    load = [Load(stage) for _ in range(2)]
    for one in load:
        one.start()
    try:
        stage.renew_token()
        stage.cluster.stop()
        time.sleep(1)
        age = webhook.metric('crd_webhook_cluster_age_seconds{resource="queues.scheduling.volcano.sh"}')
        check(age > 0.5, "the age of what is known grows", age)
        check(webhook.get("health", "/readyz")[0] == 200, "what is known goes on to serve")
        stage.renew_certificate()
        stage.cluster.start("--port", stage.cluster.port)
        check(stage.cluster.url().endswith(":" + stage.cluster.port), "the API server is where it was")
        bundle = stage.use_authority("pki/ca.crt", "pki/apiserver.crt")
        wait(60, lambda: bundles(stage) == {path: [bundle] for path in PATHS}, "another authority is given to all configurations")
        stage.ask("create", queue_of("after", parent="root"))
        stage.put_status("after", "Open")
        begin = time.monotonic()
        wait(60, lambda: stage.dry(job_in("after"))["code"] == 201, "a queue made after the restart is seen", lambda: stage.dry(job_in("after")))
        print(f"after the restart a queue was seen in {time.monotonic() - begin:.1f} s")
    finally:
        for one in load:
            one.over = True
            one.join()
    wrong = [answer for one in load for answer in one.wrong]
    print(f"{sum(one.count for one in load)} answers under load, {len(wrong)} wrong")
    check(not wrong, "no answer is wrong", wrong[:3])
    check(sum(one.count for one in load) > 1000, "there was load")


def main():
    program, crdc, crds = sys.argv[1:4]
    if not os.access(clusters.KUBE, os.X_OK):
        print(f"skipped: no API server at {clusters.KUBE}; CRDC_KUBE names one")
        sys.exit(77)
    folder = pathlib.Path(tempfile.mkdtemp())
    stage = webhook = None
    try:
        stage = Stage(folder, crdc, crds)
        check_unknown_cluster(program, stage)
        webhook = Webhook(program, stage)
        lines = recorded()
        queues = usual_queues(lines)
        stage.put_queues(queues)
        for name in ("test", "team-a"):
            stage.ask("create", f"apiVersion: v1\nkind: Namespace\nmetadata: {{name: {name}}}\n")
        wait(20, lambda: webhook.get("health", "/readyz")[0] == 200, "it is ready when the cluster is known")
        check_registration(webhook, stage, stage.use_authority("pki/ca.crt"))
        wait(20, lambda: stage.dry(job_in("nowhere"))["code"] == 400, "the configurations are in force")
        check_queue_is_seen(stage)
        check_events(webhook, stage)
        check_samples(stage)
        check_recorded(stage, lines, queues)
        check_under_load(stage, webhook)
        check(webhook.end() == 0, "the webhook ends in order")
        if failures:
            print(webhook.log.read_text()[-3000:])
    finally:
        if webhook and webhook.process.poll() is None:
            webhook.process.kill()
        if stage:
            stage.cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{len(failures)} failed")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
