# SPDX-License-Identifier: Apache-2.0
"""The cases of a library of ValidatingAdmissionPolicies, kubescape/cel-admission-library: each passes, fails or warns as it says.

Usage: admission_library.py CRD_VALIDATE

$CRDC_CEL_ADMISSION_LIBRARY names a copy of the repository: a folder of its files, or a git directory (its HEAD is read). A folder
controls/ID has policy.yaml and tests.json: a list of cases, each an object of test-resources with changes of fields, a binding and a
parameter, and what is expected. Exit 77 (skipped) where the repository or PyYAML is absent."""
import copy
import json
import os
import re
import subprocess
import sys

SKIPPED = 77


def skip(why):
    print("skipped: " + why)
    sys.exit(SKIPPED)


try:
    import yaml
except ImportError:
    yaml = None


class Repository:
    """Files by their path: of a folder, or of the HEAD of a git directory."""

    def __init__(self, path):
        self.path, self.parsed = path, {}
        self.bare = not os.path.isdir(os.path.join(path, "controls"))

    def text(self, name):
        if self.bare:
            return subprocess.run(["git", "--git-dir", self.path, "show", "HEAD:" + name], capture_output=True, text=True, check=True).stdout
        with open(os.path.join(self.path, name), encoding="utf-8") as stream:
            return stream.read()

    def controls(self):
        if self.bare:
            run = subprocess.run(["git", "--git-dir", self.path, "ls-tree", "--name-only", "HEAD", "controls/"], capture_output=True,
                                 text=True, check=True)
            names = [os.path.basename(line) for line in run.stdout.split()]
        else:
            names = os.listdir(os.path.join(self.path, "controls"))
        return sorted(name for name in names if re.match(r"C-\d+$", name))

    def document(self, name):
        if name not in self.parsed:
            self.parsed[name] = list(yaml.safe_load_all(self.text(name)))
        return copy.deepcopy(self.parsed[name])


def place(container, step, default):
    """The member of a container that a step names, made where there is none."""
    if isinstance(step, int):
        container.extend([None] * (step + 1 - len(container)))
        if container[step] is None:
            container[step] = default
        return container[step]
    if container.get(step) is None:
        container[step] = default
    return container[step]


def change(document, assignment):
    """`spec.containers.[0].image=x`: sets a field; a value that is JSON is read as JSON."""
    path, value = assignment.split("=")
    try:
        value = json.loads(value)
    except ValueError:
        pass
    steps = [int(step[1:-1]) if re.fullmatch(r"\[\d+\]", step) else step for step in path.split(".")]
    for step, following in zip(steps, steps[1:]):
        document = place(document, step, [] if isinstance(following, int) else {})
    if isinstance(steps[-1], int):
        document.extend([None] * (steps[-1] + 1 - len(document)))
    document[steps[-1]] = value


def line(repository, control, number, case):
    """The request of a case."""
    policies = repository.document(f"controls/{control}/policy.yaml")
    name = policies[0]["metadata"]["name"]
    (binding,) = repository.document("test-resources/" + case.get("binding_template", "policy-binding.yaml"))
    (param,) = repository.document("test-resources/" + case.get("param_template", "default-control-configuration.yaml"))
    (submitted,) = repository.document("test-resources/" + case["template"])
    binding["spec"].update(policyName=name)
    binding["spec"]["paramRef"]["name"] = param["metadata"]["name"] = name + "-params"
    binding["metadata"]["name"] = name + "-binding"
    for assignment in case.get("field_change_list") or []:
        change(submitted, assignment)
    definition = repository.document("configuration/policy-configuration-definition.yaml")
    spaces = [{"apiVersion": "v1", "kind": "Namespace", "metadata": {"name": space}} for space in ("default", "test-namespace")]
    return name, {"id": f"{control}/{number}", "set": "policies", "configuration": [*definition, *policies, binding, param, *spaces],
                  "request": {"operation": "CREATE", "object": submitted}}


def outcome(name, verdict):
    """As the library's own runner judges it."""
    if verdict is None or verdict.get("error"):
        return "error: " + (verdict or {}).get("error", "no answer")
    if not verdict["allowed"]:
        return "fail" if name in verdict.get("message", "") else "another error: " + verdict.get("message", "")
    return "warn" if any(name in warning for warning in verdict.get("warnings", [])) else "pass"


def main():
    path = os.environ.get("CRDC_CEL_ADMISSION_LIBRARY")
    if not path or not os.path.isdir(path):
        skip("CRDC_CEL_ADMISSION_LIBRARY names no copy of kubescape/cel-admission-library")
    if not yaml:
        skip("no PyYAML")
    repository, cases = Repository(path), []
    for control in repository.controls():
        for number, case in enumerate(json.loads(repository.text(f"controls/{control}/tests.json"))):
            cases.append((case, *line(repository, control, number, case)))
    text = "".join(json.dumps(request, default=str) + "\n" for _, _, request in cases)
    run = subprocess.run([*sys.argv[1:]] + (["--batch"] if len(sys.argv) == 2 else []), input=text, capture_output=True, text=True,
                         timeout=110, check=False)
    verdicts = {verdict["id"]: verdict for verdict in map(json.loads, filter(str.strip, run.stdout.splitlines()))}
    failures = 0
    for case, name, request in cases:
        got = outcome(name, verdicts.get(request["id"]))
        if got != case["expected"] and not (got == "warn" and case["expected"] == "pass"):
            failures += 1
            print(f"{request['id']} {case['name']!r}: expected {case['expected']}, got {got}")
    print(f"{len(cases)} cases, {failures} differ")
    sys.exit(1 if failures or len(cases) < 500 else 0)


if __name__ == "__main__":
    main()
