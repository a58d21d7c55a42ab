# SPDX-License-Identifier: Apache-2.0
"""crd-validate test --coverage: exact counts over real CRDs, the same with any number of threads; the forms in which they are
written; limits and exit codes.

With CRDC_TABLES also over a CRD of its.

Usage: cover.py CRD_VALIDATE CRDS"""
import html.parser
import json
import os
import re
import subprocess
import sys
import tempfile

validate, crds = (os.path.abspath(argument) for argument in sys.argv[1:3])
corpus = os.path.join(os.environ.get("CRDC_TABLES", ""), "crds/corpus")

HEAD = "apiVersion: topology.volcano.sh/v1alpha1\n      kind: HyperNode\n      "
SUITE = f"""name: HyperNodes
crd: {crds}/topology.volcano.sh_hypernodes.yaml
tests:
  onCreate:
  - name: by name, by pattern
    initial: |
      {HEAD}spec:
        tier: 0
        members:
        - {{type: Node, selector: {{exactMatch: {{name: a}}}}}}
        - {{type: HyperNode, selector: {{regexMatch: {{pattern: b}}}}}}
  - name: by nothing
    initial: |
      {HEAD}spec: {{tier: 1, members: [{{type: Node, selector: {{}}}}]}}
    expectedError: "must be specified"
  - name: by two things
    initial: |
      {HEAD}spec: {{tier: 1, members: [{{type: Node, selector: {{exactMatch: {{name: a}}, labelMatch: {{}}}}}}]}}
    expectedError: "Only one of"
  - name: a name that is none
    initial: |
      {HEAD}spec: {{tier: -1, members: [{{type: Rack, selector: {{exactMatch: {{name: A}}}}}}]}}
    expectedError: "Unsupported value"
  - name: no tier, no members
    initial: |
      {HEAD}spec: {{members: []}}
    expectedError: "tier: Required value"
  - name: of another type
    initial: |
      {HEAD}spec: {{tier: many}}
    expectedError: "must be of type integer"
  onUpdate:
  - name: another tier, a name, no members
    initial: |
      {HEAD}spec: {{tier: 1, members: [{{type: Node}}]}}
    updated: |
      {HEAD}spec: {{tier: 2, tierName: two}}
"""
PEER = "apiVersion: metallb.io/v1beta2\n      kind: BGPPeer\n      "
PEERS = """name: Peers
crd: %s
version: v1beta2
tests:
  onCreate:
  - name: whole seconds
    initial: |
      {0}spec: {{connectTime: 5s, myASN: 0, peerAddress: a}}
  - name: parts of seconds
    initial: |
      {0}spec: {{connectTime: 1500ms, myASN: 4294967295, dynamicASN: internal, peerAddress: a}}
    expectedError: "whole number"
  - name: no seconds
    initial: |
      {0}spec: {{connectTime: 0s, myASN: 1, disableMP: true, peerAddress: a}}
    expectedError: "between 1 seconds"
  - name: no time
    initial: |
      {0}spec: {{connectTime: soon, myASN: 1, peerAddress: a}}
    expectedError: "evaluating rule"
  onUpdate:
  - name: changes what must stay
    initial: |
      {0}spec: {{enableGracefulRestart: true, myASN: 1, peerAddress: a}}
    updated: |
      {0}spec: {{enableGracefulRestart: false, myASN: 1, peerAddress: a}}
    expectedError: "cannot be changed"
""".format(PEER)


QUEUES = f"""suite: Queues
crds: {crds}/scheduling.volcano.sh_queues.yaml
layers: webhook
mutate: true
base:
  apiVersion: scheduling.volcano.sh/v1beta1
  kind: Queue
  metadata: {{name: one}}
  spec: {{}}
cases:
- name: is taken, with the weight that the webhook gives it
  accepted: true
- name: a hierarchy of two with one weight
  merge: {{metadata: {{annotations: {{volcano.sh/hierarchy: a/b, volcano.sh/hierarchy-weights: "1"}}}}}}
  refused: same length
- name: more is guaranteed than deserved
  merge: {{spec: {{deserved: {{cpu: "1"}}, guarantee: {{resource: {{cpu: "2"}}}}}}}}
  refused: true
- name: asked of the webhook alone
  layer: webhook
  accepted: true
"""


def fail(*what):
    print(*what)
    sys.exit(1)


def run(*arguments):
    return subprocess.run([validate, "test", *arguments], capture_output=True, text=True, timeout=60)


def expect(name, got, wanted):
    if got != wanted:
        fail(f"{name}: got {got!r}, wanted {wanted!r}")


def covered(*arguments):
    """What --coverage-output json has of a run in which all tests pass."""
    result = run("--quiet", "--coverage-output", "json=out.json", *arguments)
    if result.returncode:
        fail("exit", result.returncode, result.stdout, result.stderr)
    with open("out.json", encoding="utf-8") as stream:
        return json.load(stream)


def outcomes(report, kind, path, text=None):
    found = [
        point["outcomes"]
        for file in report["files"]
        for point in file["points"]
        if point["kind"] == kind and point.get("path", "") == path and (text is None or point.get("text") == text)
    ]
    if len(found) != 1:
        fail(f"{len(found)} points {kind} at {path}: {text}")
    return found[0]


def test_rules():
    report = covered("hyper.yaml")
    selector = "spec.members[].selector"
    first = "has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch)"
    second = "(has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? 1 : 0) <= 1"
    # The fourth object has a selector as well, and an error for which no rules are run.
    expect("first rule", outcomes(report, "rule", selector, first), {"true": 3, "false": 1, "error": 0})
    expect("second rule", outcomes(report, "rule", selector, second), {"true": 3, "false": 1, "error": 0})
    operand = lambda name: outcomes(report, "operand", selector, f"has(self.{name})")
    expect("first operand", operand("exactMatch"), {"true": 2, "false": 2, "error": 0, "skipped": 0})
    expect("second operand", operand("regexMatch"), {"true": 1, "false": 1, "error": 0, "skipped": 2})
    expect("third operand", operand("labelMatch"), {"true": 0, "false": 1, "error": 0, "skipped": 1})
    condition = lambda name: outcomes(report, "condition", selector, f"has(self.{name})")
    expect("condition", condition("labelMatch"), {"true": 1, "false": 3, "error": 0})
    expect("rules", report["summary"]["rules"], {"seen": 4, "wanted": 4})
    expect("branches", report["summary"]["branches"], {"seen": 11, "wanted": 12})


def test_schema():
    report = covered("hyper.yaml")
    enum = lambda value: outcomes(report, "enum", "spec.members[].type", f"enum: {value}")["seen"]
    expect("enum", [enum('"Node"'), enum('"HyperNode"'), enum("another value")], [4, 1, 1])
    name = "spec.members[].selector.exactMatch.name"
    expect("pattern", [p["outcomes"] for p in report["files"][0]["points"] if p["kind"] == "pattern" and p.get("path") == name],
           [{"matched": 2, "not matched": 1}])
    limit = lambda path, text: outcomes(report, "limit", path, text)
    expect("minLength", limit(name, "minLength: 1"), {"at": 3, "inside": 0, "beyond": 0})
    expect("minItems", limit("spec.members", "minItems: 1"), {"at": 4, "inside": 1, "beyond": 1})
    expect("minimum", limit("spec.tier", "minimum: 0"), {"at": 1, "inside": 4, "beyond": 1})
    expect("required", outcomes(report, "required", "spec", "required: tier"), {"present": 7, "missing": 1})
    expect("tier", outcomes(report, "node", "spec.tier"), {"seen": 7})
    changes = lambda path: outcomes(report, "transition", path)
    expect("changed", changes("spec.tier"), {"unchanged": 0, "changed": 1, "added": 0, "removed": 0})
    expect("added", changes("spec.tierName"), {"unchanged": 0, "changed": 0, "added": 1, "removed": 0})
    expect("removed", changes("spec.members"), {"unchanged": 0, "changed": 0, "added": 0, "removed": 1})
    expect("unchanged", changes("kind"), {"unchanged": 1, "changed": 0, "added": 0, "removed": 0})


def test_errors_and_defaults():
    if not os.path.isdir(corpus):
        return
    report = covered("peers.yaml")
    times = "duration(self).getSeconds() >= 1 && duration(self).getSeconds() <= 65535"
    expect("a folded rule", outcomes(report, "rule", "v1beta2 spec.connectTime", times), {"true": 2, "false": 1, "error": 1})
    places = {
        point["text"]: (point["line"], point["column"])
        for point in report["files"][0]["points"]
        if point["kind"] == "operand" and point["path"].endswith("connectTime")
    }
    least, most = places["duration(self).getSeconds() >= 1"], places["duration(self).getSeconds() <= 65535"]
    expect("places in it", (most[0] - least[0], most[1] - least[1]), (0, len("duration(self).getSeconds() >= 1 && ")))
    most = outcomes(report, "operand", "v1beta2 spec.connectTime", "duration(self).getSeconds() <= 65535")
    expect("an operand beside an error", most, {"true": 2, "false": 0, "error": 1, "skipped": 1})
    same = outcomes(report, "rule", "v1beta2 spec.enableGracefulRestart", "self == oldSelf")
    expect("a transition rule", same, {"true": 0, "false": 1, "error": 0})
    expect("default", outcomes(report, "default", "v1beta2 spec.disableMP"), {"used": 5, "given": 1})
    expect("maximum", outcomes(report, "limit", "v1beta2 spec.myASN", "maximum: 4294967295"), {"at": 1, "inside": 5, "beyond": 0})


def test_layers():
    """Rules of an overlay, in its own lines; the CRD that it stands beside; a layer alone; mutations."""
    report = covered("queues.yaml")
    crd, overlay = (f"{crds}/scheduling.volcano.sh_queues.{end}" for end in ("yaml", "markers.yaml"))
    expect("files", [file["file"] for file in report["files"]], [overlay, crd])
    rule = lambda name: [p for p in report["files"][0]["points"] if p["kind"] == "rule" and p["path"] == name][0]
    same = rule("VC-176")
    expect("a rule of a set", same["outcomes"], {"true": 3, "false": 1, "error": 0})
    with open(overlay, encoding="utf-8") as stream:
        line = stream.read().splitlines()[same["line"] - 1]
    expect("its place", line[same["column"] - 1:].startswith(same["text"]), True)
    expect("a rule that is asked of updates", rule("VC-007-old-queues")["outcomes"], {"true": 0, "false": 0, "error": 0})
    when = outcomes(report, "condition", "VC-007-old-queues")
    expect("when it is", when, {"true": 0, "false": 2, "error": 0})
    expect("a rule of each", rule("VC-173")["outcomes"], {"true": 0, "false": 1, "error": 0})
    expect("a layer alone has no schema", outcomes(report, "node", "spec"), {"seen": 3})
    expect("a weight that is mutated", outcomes(report, "default", "spec.weight"), {"used": 0, "given": 3})


def test_threads():
    """Suites of one CRD at a time count what they count one after the other."""
    os.makedirs("many", exist_ok=True)
    for i in range(24):
        with open(f"many/{i}.yaml", "w", encoding="utf-8") as stream:
            stream.write(SUITE)
    one, four = covered("--jobs", "1", "./many"), covered("--jobs", "4", "./many")
    expect("threads", one, four)
    tier = outcomes(one, "node", "spec.tier")["seen"]
    expect("24 suites", tier, 24 * 7)


LCOV = [
    r"TN:", r"SF:.+", r"FN:\d+,[^,]+", r"FNDA:\d+,[^,]+", r"FNF:\d+", r"FNH:\d+", r"BRDA:\d+,\d+,\d+,(\d+|-)", r"BRF:\d+",
    r"BRH:\d+", r"DA:\d+,\d+", r"LF:\d+", r"LH:\d+", r"end_of_record",
]


def test_lcov():
    """The grammar of geninfo(1), its sums, and lines that the file has."""
    report = run("--quiet", "--coverage-output=lcov=out.info", "hyper.yaml")
    expect("exit", report.returncode, 0)
    with open("out.info", encoding="utf-8") as stream:
        lines = stream.read().splitlines()
    order = []
    for line in lines:
        kinds = [i for i, form in enumerate(LCOV) if re.fullmatch(form, line)]
        expect(f"form of {line!r}", len(kinds), 1)
        order.append(kinds[0])
    expect("order", order, sorted(order))
    values = lambda name: [line.split(":", 1)[1] for line in lines if line.startswith(name + ":")]
    expect("functions", values("FNF") + values("FNH"), ["2", "2"])
    expect("names", sorted(v.split(",")[1] for v in values("FN")), sorted(v.split(",")[1] for v in values("FNDA")))
    expect("branches", [int(v) for v in values("BRF") + values("BRH")],
           [len(values("BRDA")), sum(not re.search(r",(0|-)$", v) for v in values("BRDA"))])
    expect("lines", [int(v) for v in values("LF") + values("LH")],
           [len(values("DA")), sum(not v.endswith(",0") for v in values("DA"))])
    with open(values("SF")[0], encoding="utf-8") as stream:
        text = stream.read().splitlines()
    numbers = [int(v.split(",")[0]) for v in values("DA")]
    expect("numbers", numbers, sorted(set(numbers)))
    hits = dict(v.split(",") for v in values("DA"))
    for number, line in enumerate(text, 1):
        if "rule: has(self.exactMatch)" in line:
            expect("a rule's line", hits[str(number)], "4")
        if line.strip() == "tierName:":
            expect("a property's line", hits[str(number)], "1")


class Page(html.parser.HTMLParser):
    """Every element is closed in its turn; what the lines are."""

    def __init__(self):
        super().__init__()
        self.open, self.rows, self.outside, self.cell, self.text = [], [], [], None, ""

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.outside += [value for name, value in attributes.items() if name in ("src", "href") and not value.startswith("#")]
        if tag in ("meta", "br"):
            return
        self.open.append(tag)
        if tag == "tr" and "id" in attributes:
            self.rows.append([attributes.get("class", ""), ""])
        self.cell = attributes.get("class") if tag == "td" else self.cell

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            fail(f"html: </{tag}> at {self.getpos()}")

    def handle_data(self, data):
        if self.cell == "code" and self.open[-1:] == ["td"]:
            self.rows[-1][1] += data


def test_html():
    result = run("--quiet", "--coverage-output", "html=out.html", "hyper.yaml")
    expect("exit", result.returncode, 0)
    page = Page()
    with open("out.html", encoding="utf-8") as stream:
        page.feed(stream.read())
    page.close()
    expect("what is open", page.open, [])
    expect("what it needs", page.outside, [])
    with open(f"{crds}/topology.volcano.sh_hypernodes.yaml", encoding="utf-8") as stream:
        expect("its lines", [text for _, text in page.rows], stream.read().splitlines())
    classes = {text.strip(): name for name, text in page.rows}
    rule = "rule: has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch)"
    expect("colours", [classes[line] for line in ("- HyperNode", rule, "nodeCount:", "scope: Cluster")],
           ["all", "some", "none", ""])


def test_text():
    result = run("--coverage", "hyper.yaml")
    for text in ("7 tests in 1 suites: 7 passed", "  rules             4 of 4      100.0 %\n",
                 "spec.members[].selector: operand has(self.labelMatch): never true\n"):
        if text not in result.stdout:
            fail("text: not there:", text, result.stdout)
    result = run("--coverage", "--output", "json", "hyper.yaml")
    for line in result.stdout.splitlines():
        json.loads(line)
    if "coverage of" not in result.stderr:
        fail("no summary beside JSON")
    result = run("hyper.yaml")
    if "coverage" in result.stdout + result.stderr:
        fail("a summary that nobody asked for")


def test_limits():
    for limits, code, words in (
        (["rules=100"], 0, ""),
        (["95"], 1, "coverage of rules and branches is 93.7 %, less than 95 %"),
        (["93.75", "branches=91"], 0, ""),
        (["enums=100", "patterns=100"], 1, "coverage of patterns is"),
        (["101"], 2, "--coverage-fail-under takes"),
        (["everything=1"], 2, "--coverage-fail-under takes"),
    ):
        flags = [f"--coverage-fail-under={limit}" for limit in limits]
        result = run("--quiet", *flags, "hyper.yaml")
        expect(f"{limits}: exit", result.returncode, code)
        if words not in result.stderr:
            fail(limits, "wanted", words, "in", result.stderr)
    for output in ("svg=a", "lcov", "lcov=", ""):
        expect(f"output {output!r}", run("--coverage-output", output, "hyper.yaml").returncode, 2)
    expect("no such folder", run("--coverage-output", "lcov=none/there", "hyper.yaml").returncode, 2)
    expect("two forms", run("--coverage-output", "lcov=a.info,json=a.json", "hyper.yaml").returncode, 0)
    expect("are there", [os.path.exists("a.info"), os.path.exists("a.json")], [True, True])


with tempfile.TemporaryDirectory() as work:
    os.chdir(work)
    with open("hyper.yaml", "w", encoding="utf-8") as suite:
        suite.write(SUITE)
    with open("queues.yaml", "w", encoding="utf-8") as suite:
        suite.write(QUEUES)
    with open("peers.yaml", "w", encoding="utf-8") as suite:
        suite.write(PEERS % f"{corpus}/metallb__metallb/metallb.io_bgppeers.yaml")
    for name, test in list(globals().items()):
        if name.startswith("test_"):
            test()
    os.chdir("/")
