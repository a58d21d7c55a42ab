# SPDX-License-Identifier: Apache-2.0
"""crd-webhook under failures: it starts or says why not, every request is answered rightly, with 5xx or not at all, and where a
failure was one alone the next ones are answered as if it had not been."""
import http.client
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import time

from results import ROOT, Result

CONTEXT = ssl._create_unverified_context()
HANGS = 20  # seconds


def review(spec):
    cluster = {"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": "sample", "namespace": "default"},
               "spec": {"headGroupSpec": {"rayStartParams": {},
                                          "template": {"spec": {"containers": [{"name": "head", "image": "rayproject/ray:2.46.0"}]}}}, **spec}}
    return json.dumps({"kind": "AdmissionReview", "apiVersion": "admission.k8s.io/v1",
                       "request": {"uid": "0d3f", "kind": {"group": "ray.io", "version": "v1", "kind": "RayCluster"},
                                   "resource": {"group": "ray.io", "version": "v1", "resource": "rayclusters"}, "name": "sample",
                                   "namespace": "default", "operation": "CREATE", "userInfo": {"username": "admin"}, "object": cluster}})


def make_certificate(folder):
    """A certificate, and the settings before and after their change. False where there is no openssl."""
    for value in ("false", "true"):
        with open(f"{folder}/{value}.yaml", "w") as file:
            file.write("featureGates: {AllAlpha: %s}\n" % value)
    try:
        return subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
                               "-keyout", folder + "/tls.key", "-out", folder + "/tls.crt", "-subj", "/CN=localhost", "-addext",
                               "subjectAltName=IP:127.0.0.1"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


class WebhookCase:
    """Starts, answers, takes up changed files, answers again, ends at SIGTERM. The output is what was answered. Of allocations only
    the program's own fail: libtasn1, below GnuTLS, does not look at what it gets."""
    families = ("own", "open", "read", "close", "stat", "map", "accept", "receive", "send", "wait")
    jobs = None
    expected = 0

    def __init__(self, name, program, certificates, options=()):
        self.name, self.program, self.certificates, self.options = name, program, certificates, options
        self.command = [program, "--config", *options]  # what it judges by (modes.py)

    def leaves_out(self, plan):
        return False

    def prepare(self, folder):
        os.mkdir(os.path.join(folder, "cache"), 0o700)
        shutil.copytree(self.certificates, os.path.join(folder, "certificates"))
        self.put_settings(folder, "false")

    def put_settings(self, folder, value):
        """Lays a link, as a ConfigMap's files are exchanged, to a file of before: one that is new would be waited for."""
        path = os.path.join(folder, "settings.yaml")
        os.symlink(os.path.join(self.certificates, f"{value}.yaml"), path + ".new")
        os.rename(path + ".new", path)

    def run(self, folder, environment, timeout):
        log = os.path.join(folder, "log")
        command = [self.program, "--cert-dir", os.path.join(folder, "certificates"), "--bind-address", "127.0.0.1", "--port", "0",
                   "--metrics-bind-address", "127.0.0.1:0", "--health-probe-bind-address", "127.0.0.1:0", "--shutdown-delay", "0s",
                   "--shutdown-timeout", "2s", "--request-timeout", "5s", "--threads", "2",
                   "--config", os.path.join(folder, "settings.yaml"), *self.options]
        with open(log, "wb") as errors:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors, env=environment, cwd=ROOT)
        answers, late = [], False
        try:
            ports = self.wait_for_ports(process, log)
            if ports:
                answers = self.talk(folder, log, ports)
            elif process.poll() is None:
                late = True
            died = process.poll() is not None
            if not died and not late:
                process.send_signal(signal.SIGTERM)
            try:
                process.wait(HANGS)
            except subprocess.TimeoutExpired:
                late = True
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()
        with open(log, errors="replace") as file:
            text = file.read()
        result = Result(process.returncode, "\n".join(answers), text, timeout=late)
        result.started, result.died = bool(ports), died
        return result

    @staticmethod
    def lines(log):
        with open(log, errors="replace") as file:
            for line in file:
                try:
                    yield json.loads(line)
                except ValueError:
                    pass

    def wait_for_ports(self, process, log):
        deadline = time.monotonic() + HANGS
        while time.monotonic() < deadline:
            ended = process.poll() is not None
            ports = {line["logger"]: line["port"] for line in self.lines(log) if line.get("msg") == "serving"}
            if len(ports) == 3:
                return ports
            if ended:
                return None
            time.sleep(0.01)
        return None

    def talk(self, folder, log, ports):
        answers = self.ask_all(ports)
        seen = len(list(self.lines(log)))
        self.put_settings(folder, "true")
        for name in ("tls.key", "tls.crt"):
            os.utime(os.path.join(folder, "certificates", name))
        deadline = time.monotonic() + 2.5
        while len(list(self.lines(log))) == seen and time.monotonic() < deadline:
            time.sleep(0.02)
        return answers + self.ask_all(ports)

    def ask_all(self, ports):
        return [self.ask(ports["webhook"], "/validate", review({})), self.ask(ports["webhook"], "/validate", review({"rayVersion": 7})),
                self.ask(ports["health"], "/healthz", None), self.ask(ports["metrics"], "/metrics", None)]

    @staticmethod
    def ask(port, path, body):
        try:
            if body:
                connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=8, context=CONTEXT)
                connection.request("POST", path, body, {"Content-Type": "application/json"})
            else:
                connection = http.client.HTTPConnection("127.0.0.1", port, timeout=8)
                connection.request("GET", path)
            answer = connection.getresponse()
            text = answer.read().decode()
            connection.close()
        except socket.timeout:
            return "timeout"
        except (OSError, http.client.HTTPException):
            return "cut"
        if answer.status >= 500:
            return "5xx"
        if path == "/metrics":
            text = "metrics" if "controller_runtime_webhook_requests_total" in text else text
        return f"{answer.status} {text}"

    def judge(self, baseline, result, plan):
        if not result.started:
            return "error" if result.status in (1, 2) and result.errors.strip() else f"exit status {result.status} at the start"
        if result.died:
            return "ended by itself"
        if result.status not in (0, 1):
            return f"exit status {result.status} at the end"
        expected, answers = baseline.output.split("\n"), result.output.split("\n")
        if "timeout" in answers:
            return "a request hangs"
        for ours, theirs in zip(answers, expected):
            if ours not in (theirs, "cut", "5xx"):
                return "a wrong answer: " + ours
        # Not within the program's power: each of its calls fails from some place on.
        if answers[4:] != expected[4:] and "+" not in plan and answers[:4] != expected[:4]:
            return "it does not recover"
        return "same" if answers == expected and result.status == 0 else "error"
