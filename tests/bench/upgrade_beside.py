# SPDX-License-Identifier: Apache-2.0
"""crdc upgrade beside crdify and openshift's crd-schema-checker, on releases that follow each other.

Usage: upgrade_beside.py CRDC RELEASES [--crdify PROGRAM] [--checker PROGRAM] [--oracle PROGRAM] [--json FILE]

RELEASES has a folder for each project, in it one for each release, whose *.yaml hold the CRDs. Of each pair of releases and
each CRD in both it says what each program names, by place: what crdify or the checker name and crdc does not is listed, and
the test fails. Witnesses are sent to the judge, where there is one."""
import argparse
import collections
import json
import os
import re
import subprocess
import sys
import tempfile
import time

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def version_key(name):
    return [int(part) for part in re.findall(r"\d+", name)]


def read_release(folder):
    """The CRDs of a release by name; lines of a chart that stand alone are left out."""
    found = {}
    for top, _, names in sorted(os.walk(folder)):
        for name in sorted(names):
            if not name.endswith((".yaml", ".yml")):
                continue
            with open(os.path.join(top, name), encoding="utf-8") as stream:
                text = re.sub(r"(?m)^\s*\{\{.*\}\}\s*$\n?", "", stream.read())
            for document in yaml.load_all(text, LOADER):
                if isinstance(document, dict) and document.get("kind") == "CustomResourceDefinition":
                    found[document["metadata"]["name"]] = document
    return found


def write(folder, definitions):
    os.makedirs(folder, exist_ok=True)
    for name, definition in definitions.items():
        with open(os.path.join(folder, name + ".yaml"), "w", encoding="utf-8") as stream:
            json.dump(definition, stream, indent=1)


def run(command, timeout=300):
    start = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False)
    return done, time.monotonic() - start


def plain_path(text):
    """A place of any of the programs, without what they write differently."""
    text = re.sub(r"^\^", "", text)
    text = re.sub(r"\[\*\]|\[\]|\.items|\.additionalProperties", "", text)
    return text.strip(".") or "."


def crdify_changes(program, old, new):
    """(version, place, what) of what crdify calls an error or a warning."""
    done, seconds = run([program, "file://" + old, "file://" + new, "-o", "json"])
    found, text = set(), done.stdout[done.stdout.find("{"):]
    report = json.loads(text) if text.startswith("{") else {}
    for one in report.get("crdValidation") or []:
        if one.get("errors") or one.get("warnings"):
            found.add(("", ".", one["name"]))
    for part in ("sameVersionValidation", "servedVersionValidation"):
        for version, places in (report.get(part) or {}).items():
            for place, checks in places.items():
                for check in checks:
                    if check.get("errors") or check.get("warnings"):
                        found.add((version if part.startswith("same") else "", plain_path(place), check["name"]))
    return found, seconds


def checker_changes(program, old, new):
    """(version, place, what) of what the checker calls an error or a warning; what it says of costs is no change."""
    done, seconds = run([program, "check-manifests", "--existing-crd-filename", old, "--new-crd-filename", new])
    found = set()
    for line in (done.stdout + done.stderr).splitlines():
        matched = re.match(r'(ERROR|Warning): "(\w+)": (.*)', line, re.I)
        if matched:
            version, place = re.search(r"version/(\S+)", matched[3]), re.search(r"\^(\.[^\s:]*)", matched[3])
            found.add((version[1] if version else "", plain_path(place[1]) if place else ".", matched[2]))
    return found, seconds


def crdc_changes(program, old, new):
    done, seconds = run([program, "upgrade", "--output", "json", old, new])
    if done.returncode not in (0, 1) or not done.stdout:
        print(done.stderr, file=sys.stderr)
        return [], seconds
    return json.loads(done.stdout)["findings"], seconds


def judge(program, findings, old, new):
    """How many of the witnesses flip in the judge, and those that do not."""
    asked, lines, wrong = [], [], []
    for finding in findings:
        witness = finding.get("witness", {})
        # The judge answers at endpoints that the API server does not serve.
        if witness.get("state") not in ("found", "wider") or finding["change"].startswith("version-"):
            continue
        op = "create" if "stored" not in witness else "update-status" if witness.get("subresource") else "update"
        for side in (old, new):
            request = {"id": "x", "op": op, "crd": side[finding["crd"]], "object": witness["object"]}
            if op != "create":
                request["oldObject"] = witness["stored"]
            lines.append(json.dumps(request))
        asked.append(finding)
    if not lines:
        return 0, wrong
    done = subprocess.run([program, "run"], input="\n".join(lines) + "\n", capture_output=True, text=True, timeout=600, check=False)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    for at, finding in enumerate(asked):
        was, is_ = answers[2 * at:2 * at + 2]
        if finding["witness"]["state"] == "wider":
            was, is_ = is_, was
        refused = not is_.get("allowed") or (finding["verdict"] == "pruned" and (is_.get("strict") or finding["change"] == "null-dropped"))
        if not was.get("allowed") or not refused:
            wrong.append((finding, was, is_))
    return len(asked), wrong


class Pair:
    def __init__(self, options, old, new):
        self.options, self.old, self.new = options, old, new
        self.both = sorted(set(old) & set(new))

    def compare(self):
        with tempfile.TemporaryDirectory() as folder:
            was, is_ = os.path.join(folder, "old"), os.path.join(folder, "new")
            write(was, self.old)
            write(is_, self.new)
            findings, seconds = crdc_changes(self.options.crdc, was, is_)
            result = {"crds": len(self.both), "crdc": collections.Counter(one["verdict"] for one in findings), "seconds": seconds,
                      "cel": sum(one["change"].startswith("rule-") for one in findings),
                      "witnesses": sum(one.get("witness", {}).get("state") == "found" for one in findings),
                      "open": sum(one.get("witness", {}).get("state") in ("not decided", "wider") for one in findings)}
            self.beside(result, findings, was, is_)
            if self.options.oracle:
                result["judged"], result["wrong"] = judge(self.options.oracle, findings, self.old, self.new)
        return result

    def beside(self, result, findings, was, is_):
        places = collections.defaultdict(set)
        for one in findings:
            # All of a version that is new, or gone, is.
            whole = one["change"] in ("version-added", "version-removed", "schema-added", "schema-removed")
            path = one.get("path", "")
            places[one["crd"]].add((one.get("version", ""), "" if whole else plain_path(path)))
            if one["change"].startswith("required-"):
                places[one["crd"]].add((one.get("version", ""), plain_path(path + "." + one["message"].split()[0])))
        result.update({"crdify": 0, "crdify_seconds": 0.0, "checker": 0, "checker_seconds": 0.0, "crdify_unhandled": 0, "alone": []})
        for name in self.both:
            files = [os.path.join(side, name + ".yaml") for side in (was, is_)]
            for which, changes in (("crdify", crdify_changes), ("checker", checker_changes)):
                program = getattr(self.options, which)
                if not program:
                    continue
                found, seconds = changes(program, *files)
                result[which] += len(found)
                result[which + "_seconds"] += seconds
                result["crdify_unhandled"] += sum(what == "unhandled" for _, _, what in found)
                for version, place, what in sorted(found):
                    if not any((not version or mine[0] in (version, "")) and (place == "." or self.is_near(mine[1], place)) for mine in places[name]):
                        result["alone"].append((which, name, version, place, what))

    @staticmethod
    def is_near(mine, place):
        """crdify names a field that is new or gone below the one that holds it, and all below it."""
        return mine in ("", place) or place.startswith(mine + ".") or mine.startswith(place + ".")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("crdc")
    parser.add_argument("releases")
    for name in ("crdify", "checker", "oracle", "json"):
        parser.add_argument("--" + name)
    options = parser.parse_args()
    everything, missed = {}, 0
    print("| project | releases | CRDs | crdc: findings, narrower, of rules | shown, not decided | s | crdify: findings, unhandled | s | checker | s | judged, wrong |")
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for project in sorted(os.listdir(options.releases)):
        versions = sorted(os.listdir(os.path.join(options.releases, project)), key=version_key)
        read = {version: read_release(os.path.join(options.releases, project, version)) for version in versions}
        for old, new in zip(versions, versions[1:]):
            one = everything[f"{project} {old} {new}"] = Pair(options, read[old], read[new]).compare()
            narrower = one["crdc"]["narrowed"] + one["crdc"]["incomparable"] + one["crdc"]["undecided"]
            print(f"| {project} | {old} - {new} | {one['crds']} | {sum(one['crdc'].values())}, {narrower}, {one['cel']} | {one['witnesses']}, {one['open']} "
                  f"| {one['seconds']:.1f} | {one['crdify']}, {one['crdify_unhandled']} | {one['crdify_seconds']:.1f} | {one['checker']} | {one['checker_seconds']:.1f} "
                  f"| {one.get('judged', '-')}, {len(one.get('wrong', []))} |", flush=True)
            missed += len(one["alone"]) + len(one.get("wrong", []))
            for which, *rest in one["alone"]:
                print(f"{which} alone:", *rest, flush=True)
            for finding, was, is_ in one.get("wrong", []):
                print("does not flip:", json.dumps(finding)[:900], json.dumps(was)[:300], json.dumps(is_)[:300], flush=True)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as stream:
            json.dump(everything, stream, indent=1, default=list)
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
