# SPDX-License-Identifier: Apache-2.0
"""An API server of a few lines on 127.0.0.1, over TLS: one kind of objects with lists in pages and watches, one webhook
configuration, and switches for all that goes wrong with real ones."""
import http.server
import json
import pathlib
import ssl
import subprocess
import threading
import time
import urllib.parse

QUEUES = "/apis/scheduling.volcano.sh/v1beta1/queues"
EVENTS = "/api/v1/namespaces/"
CRDS = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions"
HOOKS = "/apis/admissionregistration.k8s.io/v1/validatingwebhookconfigurations"


def make_pair(folder, name, common_name, alternatives, authority=None, days=2):
    """A certificate and its key, name.crt and name.key; without an authority its own. `days` below 0: it has ended."""
    folder = pathlib.Path(folder)
    key, crt, csr = (folder / f"{name}{end}" for end in (".key", ".crt", ".csr"))
    openssl = ["openssl"]
    if authority is None:
        subprocess.run(openssl + ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key, "-out", crt, "-subj",
                                  f"/CN={common_name}", "-days", "2", "-addext", "basicConstraints=critical,CA:TRUE"], check=True, capture_output=True)
        return crt, key
    extensions = folder / f"{name}.ext"
    extensions.write_text("basicConstraints=CA:FALSE\n" + (f"subjectAltName={alternatives}\n" if alternatives else ""))
    subprocess.run(openssl + ["req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", key, "-out", csr, "-subj",
                              f"/CN={common_name}/O=tests"], check=True, capture_output=True)
    subprocess.run(openssl + ["x509", "-req", "-in", csr, "-CA", authority[0], "-CAkey", authority[1], "-CAcreateserial", "-days", str(days), "-extfile",
                              extensions, "-out", crt], check=True, capture_output=True)
    return crt, key


def queue(name, parent="", **more):
    return {"apiVersion": "scheduling.volcano.sh/v1beta1", "kind": "Queue", "metadata": {"name": name, "annotations": {"note": "n" * 20}},
            "spec": {"parent": parent, "weight": 1}, "status": {"state": "Open"}, **more}


class Server:
    """`objects` by name; every change has a version and stands in `history`. The switches are read at each request."""

    def __init__(self, folder, hooks=("hook",)):
        self.folder = pathlib.Path(folder)
        self.lock = threading.Condition()
        self.version, self.forgotten = 100, 0
        self.objects, self.history = {}, []
        self.resource = QUEUES  # what `objects` are
        self.hooks = {name: self.make_hook(name) for name in hooks}
        self.hook_history = []
        self.crds = {}  # by name
        self.events = {}  # by namespace and name
        self.requests = []  # (method, path, query, authorization)
        self.tokens = None  # those that are taken; None: any
        self.asked_for_metadata = 0
        self.endless = None  # items of each page of a list of CRDs, whatever was asked
        self.list_gone = 0  # further pages answered by 410
        self.fail = []  # status codes of the next requests that are no watch
        self.retry_after = None
        self.delay = 0  # seconds before a list is answered
        self.watch_script = []  # what the next watches do instead of watching
        self.bookmark_every = 0.2
        self.conflicts = 0
        self.client_names = set()
        self.open_watches = 0
        self.generation = 0  # watches of an older one end
        self.listener = None
        self.port = 0

    # ---- what a test does ----

    def start(self, certificate, authority=None):
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(*certificate)
        if authority:
            context.load_verify_locations(authority)
            context.verify_mode = ssl.CERT_OPTIONAL
        handler = type("Bound", (Handler,), {"server_of_test": self})
        self.listener = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), handler, bind_and_activate=False)
        self.listener.daemon_threads = True
        self.listener.allow_reuse_address = True
        self.listener.server_bind()
        self.listener.server_activate()
        self.port = self.listener.server_address[1]
        self.listener.socket = context.wrap_socket(self.listener.socket, server_side=True, do_handshake_on_connect=False)
        threading.Thread(target=self.listener.serve_forever, args=(0.05,), daemon=True).start()
        return f"https://127.0.0.1:{self.port}"

    def stop(self):
        self.break_watches()
        self.listener.shutdown()
        self.listener.server_close()

    def break_watches(self):
        with self.lock:
            self.generation += 1
            self.lock.notify_all()

    def put(self, item):
        with self.lock:
            self.version += 1
            name = item["metadata"]["name"]
            item = json.loads(json.dumps(item))
            item["metadata"]["resourceVersion"] = str(self.version)
            self.history.append((self.version, "MODIFIED" if name in self.objects else "ADDED", item))
            self.objects[name] = item
            self.lock.notify_all()

    def put_crd(self, item):
        with self.lock:
            self.version += 1
            name = item["metadata"]["name"]
            item["metadata"].update(resourceVersion=str(self.version), uid=f"uid-{name}")
            self.crds[name] = json.loads(json.dumps(item))

    def remove(self, name):
        with self.lock:
            self.version += 1
            item = dict(self.objects.pop(name))
            item["metadata"] = {**item["metadata"], "resourceVersion": str(self.version)}
            self.history.append((self.version, "DELETED", item))
            self.lock.notify_all()

    def forget(self):
        """Versions up to now are too old to watch from."""
        with self.lock:
            self.forgotten = self.version
            self.history = []

    def make_hook(self, name, bundle=None):
        self.version += 1
        config = {"url": "https://127.0.0.1:1/"}
        if bundle:
            config["caBundle"] = bundle
        return {"metadata": {"name": name, "resourceVersion": str(self.version)},
                "webhooks": [{"name": f"{part}.test", "clientConfig": dict(config)} for part in ("a", "b")]}

    def put_hook(self, name, bundle=None):
        with self.lock:
            kind = "MODIFIED" if name in self.hooks else "ADDED"
            self.hooks[name] = self.make_hook(name, bundle)
            self.hook_history.append((self.version, kind, self.hooks[name]))
            self.lock.notify_all()

    def remove_hook(self, name):
        with self.lock:
            self.version += 1
            hook = self.hooks.pop(name)
            hook["metadata"]["resourceVersion"] = str(self.version)
            self.hook_history.append((self.version, "DELETED", hook))
            self.lock.notify_all()

    def bundles(self, name):
        return [hook["clientConfig"].get("caBundle") for hook in self.hooks[name]["webhooks"]]

    def seen(self, part):
        return [request for request in self.requests if part in f"{request[0]} {request[1]}?{request[2]}"]


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # heads and bodies go out one after the other
    server_of_test = None

    def log_message(self, *arguments):
        pass

    def setup(self):
        super().setup()
        try:
            self.request.settimeout(20)
            self.request.do_handshake()
            certificate = self.request.getpeercert()
            if certificate:
                self.server_of_test.client_names.add(dict(part[0] for part in certificate["subject"])["commonName"])
        except OSError:
            pass

    def handle(self):
        try:
            super().handle()
        except OSError:
            pass

    def answer(self, status, body, headers=()):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        for header in headers:
            self.send_header(*header)
        self.end_headers()
        self.wfile.write(data)

    def refuse(self, status, message, headers=()):
        self.answer(status, {"kind": "Status", "apiVersion": "v1", "status": "Failure", "message": message, "code": status}, headers)

    def admit(self):
        server = self.server_of_test
        url = urllib.parse.urlsplit(self.path)
        self.url, self.query = url.path, dict(urllib.parse.parse_qsl(url.query))
        self.generation = server.generation  # of before its token is looked at: watches that are broken meanwhile end
        token = self.headers.get("Authorization")
        server.requests.append((self.command, url.path, urllib.parse.unquote(url.query), token))
        if server.tokens is not None and token not in [f"Bearer {good}" for good in server.tokens]:
            self.refuse(401, "Unauthorized")
            return False
        if server.fail and "watch" not in self.query:
            code = server.fail.pop(0)
            self.refuse(code, f"made to fail with {code}", [("Retry-After", server.retry_after)] if server.retry_after else [])
            return False
        return True

    def do_GET(self):
        if not self.admit():
            return
        server = self.server_of_test
        if "watch" in self.query:
            self.watch(server.hook_history if self.url == HOOKS else server.history)
        elif self.url == server.resource:
            self.list()
        elif self.url == CRDS:
            self.list_crds()
        elif self.url == HOOKS:
            name = self.query["fieldSelector"][len("metadata.name="):]
            with server.lock:
                found = {"metadata": {"resourceVersion": str(server.version)}, "items": [hook for hook in server.hooks.values() if hook["metadata"]["name"] == name]}
            self.answer(200, found)
        else:
            self.refuse(404, "the server could not find the requested resource")

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if not self.admit():
            return
        space, _, rest = self.url[len(EVENTS):].partition("/")
        event = json.loads(body)
        if self.headers["Content-Type"] != "application/json" or rest != "events" or event["metadata"]["namespace"] != space:
            return self.refuse(400, "no event of this namespace")
        if event["involvedObject"].get("namespace", "default") != space:
            return self.refuse(422, "involvedObject.namespace: Invalid value")
        self.server_of_test.events[(space, event["metadata"]["name"])] = event
        self.answer(201, event)

    def do_PATCH(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if not self.admit():
            return
        space, _, name = self.url[len(EVENTS):].partition("/events/")
        event = self.server_of_test.events.get((space, name))
        if self.headers["Content-Type"] != "application/strategic-merge-patch+json" or not event:
            return self.refuse(404 if not event else 415, "no")
        event.update(json.loads(body))
        self.answer(200, event)

    def do_PUT(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if not self.admit():
            return
        server = self.server_of_test
        name = self.url[len(HOOKS) + 1:]
        if self.headers["Content-Type"] != "application/json" or name not in server.hooks:
            return self.refuse(415 if name in server.hooks else 404, "no")
        if server.conflicts:
            server.conflicts -= 1
            server.put_hook(name)
        with server.lock:
            hook = json.loads(body)
            if hook["metadata"]["resourceVersion"] != server.hooks[name]["metadata"]["resourceVersion"]:
                return self.refuse(409, "the object has been modified")
            before = json.loads(json.dumps(server.hooks[name]))
            server.version += 1
            hook["metadata"]["resourceVersion"] = str(server.version)
            server.hooks[name] = json.loads(json.dumps(hook))
            server.hook_history.append((server.version, "MODIFIED", hook))
            for one in (before, after := json.loads(json.dumps(hook))):
                one["metadata"].pop("resourceVersion")
                for webhook in one["webhooks"]:
                    webhook["clientConfig"].pop("caBundle", None)
            assert before == after, "nothing else is changed"
            server.lock.notify_all()
        self.answer(200, hook)

    def list(self):
        server = self.server_of_test
        time.sleep(server.delay)
        with server.lock:
            if "continue" in self.query:
                if server.list_gone:
                    server.list_gone -= 1
                    return self.refuse(410, "The provided continue parameter is too old")
                state = json.loads(self.query["continue"])
            else:
                state = {"from": 0, "version": server.version, "pad": "+/=&?"}
            names = sorted(server.objects)
            limit = int(self.query.get("limit", "0")) or len(names)
            page = names[state["from"]:state["from"] + limit]
            metadata = {"resourceVersion": str(state["version"])}
            if state["from"] + limit < len(names):
                metadata["continue"] = json.dumps({**state, "from": state["from"] + limit})
            items = [server.objects[name] for name in page]
        self.answer(200, {"kind": "QueueList", "apiVersion": "scheduling.volcano.sh/v1beta1", "metadata": metadata, "items": items})

    def list_crds(self):
        """All in pages, or the one of a fieldSelector; the metadata alone to who asks for it."""
        server = self.server_of_test
        with server.lock:
            only = self.query.get("fieldSelector", "")[len("metadata.name="):]
            items = [item for name, item in sorted(server.crds.items()) if only in ("", name)]
            start, limit = int(self.query.get("continue", "0")), int(self.query["limit"])
            metadata = {"resourceVersion": str(server.version)}
            if start + limit < len(items):
                metadata["continue"] = str(start + limit)
            items = items[start:start + limit]
            if server.endless is not None:
                items = [{"metadata": {"name": f"w{start + i}.example.com", "uid": "u", "resourceVersion": "1"}} for i in range(server.endless)]
                metadata["continue"] = str(start + limit)
        if "as=PartialObjectMetadataList" in self.headers["Accept"]:
            server.asked_for_metadata += 1
            items = [{"metadata": item["metadata"]} for item in items]
        self.answer(200, {"kind": "List", "metadata": metadata, "items": items})

    # ---- watches ----

    def chunk(self, data):
        self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
        self.wfile.flush()

    def watch(self, history):
        server = self.server_of_test
        script = server.watch_script.pop(0) if server.watch_script and self.url == QUEUES else None
        if script and script[0] == "refuse":
            return self.refuse(script[1], f"watching is refused with {script[1]}")
        version = int(self.query["resourceVersion"])
        if version < server.forgotten:
            return self.refuse(410, f"too old resource version: {version} ({server.forgotten})")
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        server.open_watches += 1
        try:
            if script:
                self.run_script(script)
            else:
                self.follow(history, version)
        finally:
            server.open_watches -= 1
            self.close_connection = True

    def run_script(self, script):
        if script[0] == "send":  # bytes, then the connection ends without an end of the body
            self.chunk(script[1])
        elif script[0] == "finish":  # bytes, then the end of the body
            self.chunk(script[1])
            self.chunk(b"")
        elif script[0] == "hang":
            time.sleep(script[1])

    def follow(self, history, version):
        server = self.server_of_test
        marked = time.monotonic()
        name = self.query.get("fieldSelector", "")[len("metadata.name="):]
        while True:
            with server.lock:
                news = [entry for entry in history if entry[0] > version and name in ("", entry[2]["metadata"]["name"])]
                if not news:
                    server.lock.wait(0.05)
                now = server.version
                ended = self.generation != server.generation
            if ended:
                return
            for changed, kind, item in news:
                data = json.dumps({"type": kind, "object": item}).encode() + b"\n"
                half = len(data) // 2  # two pieces, so that events are put together again
                self.chunk(data[:half])
                self.chunk(data[half:])
                version = changed
            if not news and time.monotonic() - marked > server.bookmark_every:
                marked = time.monotonic()
                version = max(version, now)
                self.chunk(json.dumps({"type": "BOOKMARK", "object": {"kind": "Queue", "metadata": {"resourceVersion": str(version)}}}).encode() + b"\n")
