# SPDX-License-Identifier: Apache-2.0
"""The servers under fire: crd-webhook, and a peer that takes --port and --cert-dir; what they are asked and how they are measured.

Everything listens on 127.0.0.1. A server is started with the defaults of its program, so that what is shown is what users get;
metrics and probes are off. It is stopped by its process id, whatever happens.
"""
import ctypes
import json
import os
import pathlib
import resource
import signal
import socket
import ssl
import subprocess
import time

PATH = "/validate-ray-io-v1-raycluster"
LIBC = ctypes.CDLL(None)
TICKS = os.sysconf("SC_CLK_TCK")


def tls_context():
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def openssl(*arguments, folder=None):
    subprocess.run(["openssl", *arguments], check=True, capture_output=True, cwd=folder)


def make_pair(folder, name):
    """NAME.key and NAME.crt, for 127.0.0.1."""
    openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-keyout", name + ".key",
            "-out", name + ".crt", "-subj", "/CN=" + name, "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost", folder=folder)


def put_pair(folder, name):
    """Puts a pair in force as a rename each, the key first."""
    for end in ("key", "crt"):
        new = folder / ("next." + end)
        new.write_bytes((folder / f"{name}.{end}").read_bytes())
        new.rename(folder / ("tls." + end))


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def cluster(name, groups=(), **spec):
    container = {"containers": [{"name": "ray", "image": "rayproject/ray:2.46.0"}]}
    workers = [{"groupName": group, "replicas": 1, "minReplicas": 0, "maxReplicas": 2, "rayStartParams": {}, "template": {"spec": container}}
               for group in groups]
    return {"apiVersion": "ray.io/v1", "kind": "RayCluster", "metadata": {"name": name, "namespace": "default"},
            "spec": {"rayVersion": "2.46.0", "headGroupSpec": {"rayStartParams": {}, "template": {"spec": container}},
                     "workerGroupSpecs": workers, **spec}}


def review(uid, new):
    return {"kind": "AdmissionReview", "apiVersion": "admission.k8s.io/v1",
            "request": {"uid": uid, "kind": {"group": "ray.io", "version": "v1", "kind": "RayCluster"},
                        "resource": {"group": "ray.io", "version": "v1", "resource": "rayclusters"}, "name": new["metadata"]["name"],
                        "namespace": "default", "operation": "CREATE", "userInfo": {"username": "admin"}, "object": new,
                        "oldObject": None, "dryRun": False, "options": None}}


def valid_review(uid, name):
    return json.dumps(review(uid, cluster(name, ["small", "large"]))).encode()


def invalid_review(uid, name):
    """Refused by both: a name that is too long for what is made of it, and both say it back."""
    return json.dumps(review(uid, cluster(name + "-" * 3 + "x" * 50, ["small", "large"]))).encode()


def http_request(body, path=PATH):
    path += "&" if "?" in path else "?"
    return (f"POST {path}timeout=10s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n").encode() + body


class Program:
    """A program that can be started as often as wanted."""

    def __init__(self, command, is_peer):
        self.command, self.is_peer = [str(part) for part in command], is_peer
        self.name = "peer" if is_peer else "ours"
        self.help = "" if is_peer else subprocess.run([*self.command, "--help"], capture_output=True, text=True, timeout=60).stdout

        binary = pathlib.Path(self.command[0]).read_bytes()
        self.sanitized = any(name in binary for name in (b"__asan_init", b"__tsan_init"))

    def memory_options(self, mib):
        """A budget of the program, if it takes one."""
        return ["--memory-limit", f"{mib}Mi"] if "--memory-limit" in self.help else []

    def start(self, folder, *options, patience=30, **how):
        """See Server for `how`."""
        port = free_port()
        command = [*self.command, "--port", str(port), "--cert-dir", str(folder)]
        if not self.is_peer:
            command += ["--bind-address", "127.0.0.1", "--metrics-bind-address", "0", "--health-probe-bind-address", "0"]
            command += ["--shutdown-delay", "0", "--shutdown-timeout", "2s"] if self.sanitized else []
        return Server(self, command + [str(option) for option in options], port, folder, patience, **how)


class Server:
    """A running server, that answered already. `peak` is the largest resident set since `reset_peak`, in MiB, as `rss` is; `cpu` is in
    seconds. `limits` are pairs for setrlimit, `context` is what clients need to be served."""

    def __init__(self, program, command, port, folder, patience, stderr=None, environment=None, limits=(), context=None):
        self.program, self.port, self.context = program, port, context
        self.log = folder / "server.log"

        def before_start():
            LIBC.prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: it does not outlive the test
            for what, value in limits:
                resource.setrlimit(what, (value, value))

        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, preexec_fn=before_start,
                                            stderr=log if stderr is None else stderr, env={**os.environ, **(environment or {})})
        self.pid = self.process.pid
        deadline = time.monotonic() + patience
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"{program.name} does not start: {self.log.read_text(errors='replace')[-1000:]}")
            time.sleep(0.02)
        self.reset_peak()

    def connect(self, timeout=10, context=None):
        return (context or self.context or tls_context()).wrap_socket(socket.create_connection(("127.0.0.1", self.port), timeout=timeout))

    def ask(self, text, timeout=10, context=None):
        """What comes back for the bytes, until the first answer is whole or nothing more comes."""
        with self.connect(timeout, context) as connection:
            connection.sendall(text)
            return read_answers(connection, 1)

    def answers(self):
        try:
            return b" 200 " in self.ask(http_request(valid_review("start", "start")), 5)[:16]
        except OSError:
            return False

    def status(self, field):
        """A number of /proc/PID/status; the process may just have ended."""
        try:
            for line in pathlib.Path(f"/proc/{self.pid}/status").read_text().splitlines():
                if line.startswith(field + ":"):
                    return int(line.split()[1])
        except OSError:
            pass
        return 0

    def rss(self):
        return self.status("VmRSS") / 1024

    def peak(self):
        return self.status("VmHWM") / 1024

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def reset_peak(self):
        try:
            pathlib.Path(f"/proc/{self.pid}/clear_refs").write_text("5")
        except OSError:
            pass  # where that is not allowed, the peak is that since the start

    def cpu(self):
        try:
            fields = pathlib.Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / TICKS

    def alive(self):
        return self.process.poll() is None

    def terminate(self, timeout):
        """Seconds until it ended after SIGTERM, and its exit status; None for one that did not end."""
        begin = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout)
            return time.monotonic() - begin, self.process.returncode
        except subprocess.TimeoutExpired:
            return time.monotonic() - begin, None

    def kill(self):
        if self.alive():
            self.process.send_signal(signal.SIGCONT)
            self.process.kill()
        self.process.wait()


def read_answers(connection, count):
    """Bytes of `count` answers with Content-Length (or until the end): heads and bodies as they came."""
    text, at = b"", 0
    for _ in range(count):
        while (end := text.find(b"\r\n\r\n", at)) < 0:
            try:
                piece = connection.recv(65536)
            except (ConnectionError, ssl.SSLError, TimeoutError):
                return text
            if not piece:
                return text
            text += piece
        size = 0
        for line in text[at:end].lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                size = int(line.split(b":")[1])
        at = end + 4 + size
        while len(text) < at and (piece := connection.recv(65536)):
            text += piece
    return text
