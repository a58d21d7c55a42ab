# SPDX-License-Identifier: Apache-2.0
"""What commands print of a hostile name, in every place of every form: no terminal takes it for more than text, no CI system
for a command, no table or block of a report is left, and what is JSON, XML, YAML or TAP stays that.

A table of calls: each names what it prints on standard output and in files; what goes to standard error is for people. With
every call something hostile has to be seen in what it prints, escaped: else the call tests nothing.

Usage: hostile.py CRD_VALIDATE CRDC CRD_WEBHOOK"""
import glob
import http.server
import json
import os
import re
import subprocess
import sys
import tempfile
import threading
import xml.etree.ElementTree as xml

import yaml

VALIDATE, CRDC, WEBHOOK = (os.path.abspath(argument) for argument in sys.argv[1:4])
failures = []

# A line break and a command, another command, what a terminal takes for one, marks of direction, C1, what is no character,
# the end of a fence, markup.
EVIL = "x\n::error::evil\r\n ::stop-commands::evil\x1b[2J\u202eabc\u2066\u009b31m\u0085##[add-mask]evil ##vso[task.x]evil\n```\n| <b>evil</b> [evil](http://e) # SKIP"
# The same without what a file's name, or a text that must be one line, may not have.
NAME = EVIL.replace("/", "_")
LINE = re.sub(r"[\r\n]", " ", "::error::evil\x1b[2J\u202e\u009b31m ##[add-mask]evil ##vso[x]evil ``` | <b>")
NOTHING = "\ufffe"
FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufffe\uffff]")
COMMAND = re.compile(r"^\s*::[A-Za-z]", re.MULTILINE)
BRACKET = re.compile(r"##[A-Za-z]*\[")
OWN_COMMAND = re.compile(r"^::(error|warning|notice) [^:\n]*(file|title)=[^:\n]*::[^\n]*$", re.MULTILINE)


def write(path, text):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text if isinstance(text, str) else json.dumps(text))
    return path


# ---- what a form has to be ----

def is_text(text):
    expect_none(COMMAND, text, "a command of a CI system")
    expect_none(BRACKET, text, "a command of a CI system")


def expect_none(pattern, text, what):
    found = pattern.search(text)
    if found:
        raise ValueError(f"{what}: {text[max(0, found.start() - 60):found.end() + 40]!r}")


def is_github(text):
    expect_none(COMMAND, OWN_COMMAND.sub("", text), "a command that is not its own")


def is_lines(text):
    for line in text.splitlines():
        json.loads(line)


def is_log(text):
    """Lines of JSON are what a collector of logs reads; the others are for people."""
    others = []
    for line in text.splitlines():
        if line.startswith("{"):
            json.loads(line)
        else:
            others.append(line)
    is_text("\n".join(others))


def is_markdown(text):
    fence = None
    for line in text.split("\n"):
        found = re.match(r"^ *(`{3,})(\w*)$", line)
        if fence:
            if found and len(found[1]) >= len(fence) and not found[2]:
                fence = None
            continue
        if found:
            fence = found[1]
            continue
        bare = re.sub(r"`[^`]*`", "", re.sub(r"\\.", "", line))
        bare = re.sub(r"</?(details|summary)>", "", bare)
        if re.search(r"[<>`]|\]\(", bare):
            raise ValueError(f"markup: {line!r}")
        if line.lstrip().startswith("|") and len(re.findall(r"(?<!\\)(?:\\\\)*\|", line)) not in (5, 7):
            raise ValueError(f"cells: {line!r}")
    if fence:
        raise ValueError("a fence without end")


def is_tap(text):
    tests, plan, block = 0, None, None
    for line in text.splitlines():
        if block is not None:
            if line == "  ...":
                yaml.safe_load("\n".join(block))
                block = None
            else:
                block.append(line)
        elif line == "  ---":
            block = []
        elif re.match(r"(not )?ok (\d+ )?- ", line):
            tests += 1
            if re.search(r"(?<!\\)# SKIP evil", line):
                raise ValueError(f"a directive: {line!r}")
        elif re.match(r"1\.\.\d+", line):
            plan = int(line.split()[0][3:])
        elif not line.startswith("TAP version"):
            raise ValueError(f"no line of TAP: {line!r}")
    if plan != tests:
        raise ValueError(f"{tests} tests, a plan of {plan}")


def is_lcov(text):
    for line in text.splitlines():
        if not re.match(r"(TN|SF|FN|FNDA|FNF|FNH|BRDA|BRF|BRH|DA|LF|LH):|end_of_record$", line):
            raise ValueError(f"no line of lcov: {line!r}")


def is_yaml(text):
    for _ in yaml.compose_all(text, yaml.SafeLoader):
        pass
    is_text(text)


FORMS = {"text": is_text, "json": json.loads, "lines": is_lines, "xml": xml.fromstring, "yaml": is_yaml, "tap": is_tap, "github": is_github,
         "markdown": is_markdown, "lcov": is_lcov, "log": is_log, "any": lambda text: None}


# ---- calls ----

def check(what, form, raw, tells):
    """Gives whether something hostile is in it."""
    try:
        text = raw.decode()
        expect_none(FORBIDDEN, text.replace("\n", "").replace("\t", ""), "a character that is more than one")
        FORMS[form](text)
    except Exception as error:  # pylint: disable=broad-except
        failures.append(f"{what}: {form}: {error}")
        return True
    return tells in text


def call(program, arguments, form, given=None, files=(), tells="evil", codes=(0, 1, 2), errors="text"):
    what = " ".join([os.path.basename(program), *(ascii(argument)[1:-1][:40] for argument in arguments)])
    done = subprocess.run([program, *arguments], input=given, capture_output=True, timeout=120,
                          env={**os.environ, "XDG_CACHE_HOME": os.path.join(os.getcwd(), "cache")})
    if done.returncode not in codes:
        failures.append(f"{what}: exit status {done.returncode}: {done.stderr[-300:]!r}")
    seen = [check(what, form if done.stdout else "any", done.stdout, tells), check(what + " (standard error)", errors, done.stderr, tells)]
    for path, of_file in files:
        with open(path, "rb") as file:
            seen.append(check(f"{what} ({path})", of_file, file.read(), tells))
        os.remove(path)
    if not any(seen):
        failures.append(f"{what}: nothing hostile is in it: {done.stdout[-200:]!r} {done.stderr[-300:]!r}")


def validate(arguments, form="text", **more):
    call(VALIDATE, arguments, form, **more)


def crdc(arguments, form="text", **more):
    call(CRDC, arguments, form, **more)


# ---- what is hostile ----

def definition(new=False):
    spec = {"type": "object", "required": ["size"], "properties": {
        "size": {"type": "integer", **({"maximum": 5} if new else {})},
        EVIL: {"type": "string", "description": EVIL, **({"maxLength": 3} if new else {})},
        "list": {"type": "array", "items": {"type": "string", "enum": [EVIL, "a"]}}},
        "x-kubernetes-validations": [{"rule": "self.size != 3", "message": LINE}, {"rule": "self.size != 4", "messageExpression": json.dumps(LINE) + " + ''"}]}
    return {"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition", "metadata": {"name": "widgets.example.com"},
            "spec": {"group": "example.com", "scope": "Namespaced", "names": {"plural": "widgets", "singular": "widget", "kind": "Widget", "listKind": "WidgetList"},
                     "versions": [{"name": "v1", "served": True, "storage": True,
                                   "schema": {"openAPIV3Schema": {"type": "object", "properties": {"spec": spec}}}}]}}


def widget(spec, name="a"):
    return {"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": name, "namespace": "default"}, "spec": spec}


DOCUMENTS = [widget({"size": 3, EVIL: "ok"}), widget({"size": 4}), widget({"size": EVIL}), widget({"size": 1, "list": [EVIL]}),
             widget({"size": 1, EVIL + "2": 1, NOTHING: NOTHING}, EVIL), widget({"size": 1, EVIL: EVIL + NOTHING}),
             {"apiVersion": "example.com/" + EVIL, "kind": "Widget", "metadata": {"name": EVIL}},
             {"apiVersion": EVIL + "/v1", "kind": EVIL, "metadata": {"name": EVIL, "namespace": EVIL}}, {EVIL: EVIL}]
POLICY = [{"apiVersion": "admissionregistration.k8s.io/v1", "kind": "ValidatingAdmissionPolicy", "metadata": {"name": "p"},
           "spec": {"matchConstraints": {"resourceRules": [{"apiGroups": ["example.com"], "apiVersions": ["*"], "operations": ["*"], "resources": ["*"]}]},
                    "validations": [{"expression": "object.spec.size != 1", "message": LINE}],
                    "auditAnnotations": [{"key": "k", "valueExpression": json.dumps(LINE)}]}},
          {"apiVersion": "admissionregistration.k8s.io/v1", "kind": "ValidatingAdmissionPolicyBinding", "metadata": {"name": "b"},
           "spec": {"policyName": "p", "validationActions": ["Deny"]}}]


def manifests():
    """A folder whose files have hostile names and contents."""
    os.mkdir("m")
    write("m/" + NAME + ".yaml", "\n---\n".join(json.dumps(one, ensure_ascii=True) for one in DOCUMENTS))
    write("m/raw.json", json.dumps(DOCUMENTS[5], ensure_ascii=False))
    write("m/broken-" + NAME + ".yaml", "a: [\n::error::evil\n")
    write("m/source.yaml", "apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: s\nspec:\n  size:\n::error::evil\u202e: 1\n##[x]evil: 2\n")
    os.symlink("nowhere", "m/lost-" + NAME + ".yaml")
    write("crd.json", definition())
    write("new.json", definition(True))
    write("wrong.json", {**definition(), "spec": {**definition()["spec"], EVIL: EVIL, "scope": EVIL}})
    write("policy.json", {"apiVersion": "v1", "kind": "List", "items": POLICY})
    write("bad-policy-" + NAME + ".json", {**POLICY[0], "spec": {**POLICY[0]["spec"], "validations": [{"expression": EVIL}]}, "metadata": {"name": EVIL}})


def check_validate():
    for form, kind in (("text", "text"), ("json", "lines"), ("yaml", "yaml"), ("junit", "xml"), ("tap", "tap"), ("sarif", "json"), ("github", "github"),
                       ("gitlab", "json"), ("markdown", "markdown")):
        for more in ([], ["--summary"], ["--strict", "--mutate"]):
            validate(["-o", form, "--crd", "crd.json", *more, "m"], kind)
        validate(["-o", f"{form}=out", "--no-strict", "--crd", "crd.json", "m"], files=[("out", kind)])
        validate(["-o", form, "--crd", "crd.json", "--policies", "policy.json", "m"], kind)
    validate(["--excerpts", "always", "--crd", "crd.json", "m"])
    validate(["--require-schema", "--crd", "crd.json", "m"])
    validate([EVIL]), validate(["--" + EVIL]), validate(["-o", EVIL, "m"]), validate(["-o", "json=" + EVIL + "/no", "m"]), validate(["--jobs", EVIL, "m"])
    validate(["--kind", EVIL, "m"]), validate(["--color", EVIL]), validate(["--crd", EVIL, "m"]), validate(["--crd", "wrong.json", "m"])
    validate(["--overlay", EVIL, "--crd", "crd.json", "m"]), validate(["--state", EVIL, "m"]), validate(["--state", "m", "m"]), validate(["--catalog", EVIL, "m"])
    validate(["--schema-location", EVIL, "m"]), validate(["--config", EVIL, "m"]), validate(["--feature-gates", EVIL, "m"]), validate(["--old", "m", "--policies", "policy.json", "m"])
    validate(["--policies", "bad-policy-" + NAME + ".json", "m"]), validate(["--policies", EVIL, "m"]), validate(["--config-file", EVIL, "m"])
    validate(["--state-from-cluster", "--kubeconfig", EVIL, "m"]), validate(["--context", EVIL, "--crds-from-cluster", "--kubeconfig", "crd.json", "m"])
    validate(["--reject", "Widget", "--crd", "crd.json", "m"])
    write("settings.yaml", json.dumps({"featureGates": {EVIL: True}, "config": {EVIL: 1}}))
    validate(["--config", "settings.yaml", "m"])
    for chain in ("text", "json"):
        validate(["--chain", "policy.json", "--crd", "crd.json", "-o", chain, "--as", EVIL, "m/raw.json"], "lines" if chain == "json" else "text")
    validate(["--chain", "bad-policy-" + NAME + ".json", "m/raw.json"])
    os.mkdir("empty" + NAME)
    validate(["empty" + NAME])
    validate([NAME + "*.yaml"])


def check_configuration():
    os.mkdir("c")
    for key, value in ((EVIL, 1), ("kind", EVIL), ("output", EVIL), ("state", [EVIL]), ("crd", EVIL), ("skip", [EVIL])):
        write("c/.crd-validate.yaml", json.dumps({key: value}))
        write("c/a.yaml", "")
        for arguments in (["c"], ["config", "c"], ["config", "-o", "json", "c"]):
            done = subprocess.run([VALIDATE, *arguments], capture_output=True, timeout=60)
            check(" ".join(arguments) + " " + ascii(key), "text", done.stderr, "")
            check(" ".join(arguments) + " " + ascii(key), "any" if "json" in arguments else "text", done.stdout, "")
    validate(["config", "-o", EVIL])
    validate(["config", EVIL])
    validate(["kubeconform-args", "-" + EVIL])
    validate(["kubeconform-args", "-skip", EVIL, "m"])


def check_suites():
    suite = {"name": EVIL, "crd": "crd.json", "tests": {"onCreate": [
        {"name": EVIL, "initial": json.dumps(widget({"size": 1, EVIL: EVIL})), "expected": json.dumps(widget({"size": 2}))},
        {"name": EVIL + "2", "initial": json.dumps(widget({"size": 3})), "expectedError": EVIL},
        {"name": EVIL + "3", "initial": json.dumps(widget({"size": 1}))}]}}
    os.mkdir("suites")
    write("suites/" + NAME + ".yaml", json.dumps(suite).replace("crd.json", os.path.abspath("crd.json")))
    write("suites/d" + NAME + ".yaml", json.dumps({"name": "x", "crdName": "widgets.example.com", EVIL: 1, "tests": {"onCreate": [{"name": "x", EVIL: 1}]}}))
    write("suites/b" + NAME + ".yaml", json.dumps({"suite": EVIL, "crds": EVIL, "cases": [{"name": EVIL}]}))
    write("suites/c" + NAME + ".yaml", json.dumps({"suite": "x", "crds": os.path.abspath("crd.json"), EVIL: 1, "cases": [{"name": EVIL, EVIL: 1}]}))
    for form, kind in (("text", "text"), ("json", "lines"), ("junit", "xml"), ("tap", "tap")):
        validate(["test", "-o", form, "suites"], kind)
        validate(["test", "-o", form, "--kubernetes-version", "1.30..1.31", "suites"], kind)
        validate(["test", "-o", form, "--mutate", "--mutate-objects", "20", "suites/" + NAME + ".yaml"], kind)
    write("hostile-" + NAME + ".json", definition())
    write("suites/" + NAME + ".yaml", json.dumps(suite).replace("crd.json", os.path.abspath("hostile-" + NAME + ".json")))
    for form, kind in (("text", "text"), ("json", "json"), ("lcov", "lcov"), ("html", "any")):
        validate(["test", "--coverage-output", form + "=out", "suites/" + NAME + ".yaml"], files=[("out", kind)])
    validate(["test", EVIL]), validate(["test", "-o", EVIL, "suites"]), validate(["test", "--coverage-output", EVIL, "suites"])
    validate(["test", "--update", "suites"])


def check_replay():
    event = {"kind": "Event", "apiVersion": "audit.k8s.io/v1", "level": "RequestResponse", "auditID": EVIL, "stage": "ResponseComplete",
             "requestURI": "/apis/example.com/v1/namespaces/default/widgets", "verb": "create", "user": {"username": EVIL, "groups": [EVIL]},
             "objectRef": {"resource": "widgets", "namespace": "default", "name": EVIL, "apiGroup": "example.com", "apiVersion": "v1"},
             "responseStatus": {"code": 201}, "requestObject": widget({"size": 3}, "w"), "responseObject": widget({"size": 3}, "w"),
             "requestReceivedTimestamp": "2026-03-01T00:00:00.000000Z", "stageTimestamp": "2026-03-01T00:00:00.000000Z"}
    path = write("log" + NAME, json.dumps(event) + "\n" + json.dumps({**event, "verb": EVIL}) + "\n{broken" + EVIL + "\n")
    for form, kind in (("text", "text"), ("json", "json")):
        validate(["--replay", path, "--crd", "crd.json", "-o", form], kind)
        validate(["--replay", path, "--crd", "crd.json", "--policies", "policy.json", "-o", form], kind)
    validate(["--replay", EVIL])


def check_crdc():
    os.mkdir("l")
    advised = definition()
    advised["spec"]["versions"][0]["schema"]["openAPIV3Schema"]["properties"]["spec"]["x-kubernetes-validations"] += [
        {"rule": EVIL}, {"rule": json.dumps(LINE) + " == self['list'][0] || self." + LINE}, {"rule": "self.list.size() > 0"}]
    write("l/" + NAME + ".yaml", json.dumps(advised))
    write("l/unread-" + NAME + ".yaml", "a: [\n::error::evil\n")
    os.symlink("nowhere", "l/lost-" + NAME + ".yaml")
    for form, kind in (("text", "text"), ("json", "lines"), ("sarif", "json"), ("github", "github"), ("gitlab", "json"), ("junit", "xml"), ("tap", "tap"),
                       ("markdown", "markdown")):
        crdc(["lint", "--output", form, "crd.json", "wrong.json", "m"], kind)
        crdc(["lint", "--output", form, "--advice", "all", "l/" + NAME + ".yaml"], kind)
        crdc(["lint", "--output", form, "l"], kind)
        crdc(["lint", "--output", form, EVIL], kind)
    crdc(["lint", "policy.json", "bad-policy-" + NAME + ".json"])
    write("dump.json", {"kind": "List", "apiVersion": "v1", "items": [widget({"size": 9, EVIL: EVIL}, EVIL), widget({"size": EVIL}, "b"), widget({"size": 7, "gone": EVIL}, "c")]})
    for form, kind in (("text", "text"), ("json", "any"), ("sarif", "json"), ("markdown", "markdown")):
        crdc(["upgrade", "--output", form, "--verbose", "crd.json", "new.json"], "json" if form == "json" else kind)
        crdc(["upgrade", "--output", form, "--objects", "dump.json", "crd.json", "new.json"], kind)
    crdc(["upgrade", "--output", "sarif", "--objects", "dump.json", "crd.json", "crd.json"], "json", tells="results")
    crdc(["upgrade", "--objects", EVIL, "crd.json", "new.json"])
    crdc(["upgrade", EVIL, "new.json"]), crdc(["upgrade", "--output", EVIL, "crd.json", "new.json"], tells="--output")
    for command in ("generate", "rules", "example", "grow", "manifests", "catalog", "crd", "eval", "admission", "lint", "explain"):
        crdc([command, EVIL], tells="crdc" if command in ("generate", "catalog", "admission", "explain") else "evil")
        crdc([command, "--" + EVIL])
    crdc([EVIL])
    for form, kind in (("text", "text"), ("json", "json")):
        crdc(["rules", "-o", form, "crd.json"], kind, tells="self.size")
    crdc(["example", "crd.json"], "yaml")
    crdc(["example", "-o", "json", "crd.json"], "lines")
    for form, kind in (("json", "lines"), ("yaml", "yaml"), ("suite", "yaml")):
        crdc(["grow", "-o", form, "crd.json"], kind)
    write("o.yaml", widget({"size": 3, EVIL: EVIL, "list": [EVIL]}))
    for form, kind in (("text", "text"), ("json", "json")):
        crdc(["eval", "-o", form, "--explain", "--crd", "crd.json", "--object", "o.yaml", "self.spec.list.map(k, k)"], kind)
        crdc(["eval", "-o", form, "--crd", "crd.json", "--object", "o.yaml", "self.spec.size == " + EVIL], kind)
        crdc(["admission", "explain", "-o", form, "--as", EVIL, "o.yaml", "policy.json"], kind)
    crdc(["explain", EVIL], tells="known")
    crdc(["catalog", "--out", "i", "m"])
    write("over.yaml", "# +crdc:rule:name=" + LINE.replace("`", "") + "\n")
    crdc(["explain", "--overlay", "over.yaml", "evil"])
    crdc(["generate", "--out", "g", "wrong.json"])


ANSWERS = [(403, "application/json", {"kind": "Status", "apiVersion": "v1", "status": "Failure", "message": EVIL, "reason": EVIL, "code": 403}),
           (500, "text/plain", EVIL), (200, "application/json", EVIL), (200, "application/json", {"kind": EVIL, "apiVersion": EVIL, "items": EVIL}),
           (200, "application/json", {"kind": "List", "apiVersion": "v1", "metadata": {"continue": EVIL, "resourceVersion": EVIL},
                                      "items": [{**definition(), "metadata": {"name": "widgets.example.com", "uid": EVIL, "resourceVersion": EVIL}}, {"metadata": {"name": EVIL}}]})]


class ApiServer(http.server.BaseHTTPRequestHandler):
    """Says what ANSWERS has at `at`, whatever is asked."""
    at = 0

    def do_GET(self):
        code, kind, body = ANSWERS[ApiServer.at]
        data = (body if isinstance(body, str) else json.dumps(body)).encode()
        self.send_response(code)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Warning", '299 - "::error::evil \x1b[2J"')
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *arguments):
        pass


def check_cluster():
    """What an API server says."""
    server = http.server.HTTPServer(("127.0.0.1", 0), ApiServer)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    write("kubeconfig", {"apiVersion": "v1", "kind": "Config", "current-context": "x", "clusters": [{"name": "x", "cluster": {"server": f"http://127.0.0.1:{server.server_port}"}}],
                         "users": [{"name": "x", "user": {}}], "contexts": [{"name": "x", "context": {"cluster": "x", "user": "x"}}]})
    write("cluster.json", widget({"size": 1}))
    for ApiServer.at in range(len(ANSWERS)):
        call(VALIDATE, ["--kubeconfig", "kubeconfig", "--crds-from-cluster", "cluster.json"], "text", tells="")
        call(VALIDATE, ["--kubeconfig", "kubeconfig", "--state-from-cluster", "--layers", "webhook", "--allow-missing-layers", "cluster.json"], "text", tells="")
        call(CRDC, ["upgrade", "--kubeconfig", "kubeconfig", "--objects-from-cluster", "crd.json", "new.json"], "text", tells="")
    ApiServer.at = 0
    call(VALIDATE, ["--kubeconfig", "kubeconfig", "--crds-from-cluster", "cluster.json"], "text")
    server.shutdown()


def check_webhook():
    """What crd-webhook says before it serves; its log of requests is tests/e2e/server.py's."""
    for arguments in ([EVIL], ["--" + EVIL], ["--crd", EVIL], ["--crd", "wrong.json"], ["--cert-dir", EVIL], ["--config", EVIL], ["--config", "settings.yaml"],
                      ["--overlay", EVIL], ["--policies", EVIL], ["--policies", "bad-policy-" + NAME + ".json"], ["--layers", EVIL], ["--log-format", EVIL],
                      ["--feature-gates", EVIL], ["--kubeconfig", EVIL], ["--cert-dir", "m", "--crd", "crd.json"]):
        for form, errors in (([], "log"), (["--log-format", "json"], "log"), (["--log-format", "text"], "text")):
            call(WEBHOOK, ["--port", "0", "--bind-address", "127.0.0.1", *form, *arguments], "text", tells="", errors=errors)


def check_sources():
    """Nothing of others reaches standard error but by the one writer."""
    root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
    for folder in ("programs/common", "programs/validate", "programs/webhook", "programs/catalog", "programs/crdc", "generator/upgrade"):
        for path in sorted(glob.glob(os.path.join(root, folder, "**", "*.c"), recursive=True)):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            for found in re.finditer(r"\bfprintf\(\s*stderr,\s*\"[^;]*?%-?(\*|\d+)?(\.\*|\.\d+)?s[^;]*;|\bfputs\((?!\s*\")[^,?;]*, stderr\)", text):
                failures.append(f"{os.path.relpath(path, root)}: goes to standard error as it is: {found[0][:80]}")


def main():
    check_sources()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        manifests()
        check_validate()
        check_configuration()
        check_suites()
        check_replay()
        check_crdc()
        check_cluster()
        check_webhook()
        os.chdir("/")
    for failure in failures:
        print("FAILED:", failure)
    sys.exit(1 if failures else 0)


main()
