# SPDX-License-Identifier: Apache-2.0
"""crd-validate --policy-differences: objects that policies and the layers above the CRD decide otherwise about are told, and no others;
with one thread and with several, and policies are asked by all of them. docs/admission.md shows the call.

Usage: policy_differences.py CRD_VALIDATE"""
import json
import pathlib
import subprocess
import sys
import tempfile

POLICY = """apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicy
metadata: {name: unique}
spec:
  matchConstraints:
    resourceRules: [{apiGroups: [batch.volcano.sh], apiVersions: [v1alpha1], operations: [CREATE], resources: [jobs]}]
  validations:
  - expression: "object.spec.tasks.all(t, object.spec.tasks.exists_one(u, u.name == t.name))"
    message: two tasks of a name
  - expression: "object.metadata.name != 'refused'"
    message: not that name
---
apiVersion: admissionregistration.k8s.io/v1
kind: ValidatingAdmissionPolicyBinding
metadata: {name: unique}
spec: {policyName: unique, validationActions: [Deny]}
"""


def job(name, tasks=("a",), available=1):
    template = {"spec": {"restartPolicy": "Never", "containers": [{"name": "c", "image": "i"}]}}
    return {"apiVersion": "batch.volcano.sh/v1alpha1", "kind": "Job", "metadata": {"name": name, "namespace": "default"},
            "spec": {"queue": "default", "minAvailable": available,
                     "tasks": [{"name": task, "replicas": 1, "template": template} for task in tasks]}}


def main():
    program, failures = sys.argv[1], 0
    jobs = [job("good"), job("refused"), job("both", ("a", "a")), job("layers", available=5)] + [job(f"good-{n}") for n in range(60)]
    with tempfile.TemporaryDirectory() as folder:
        policy = pathlib.Path(folder, "policy.yaml")
        policy.write_text(POLICY, encoding="utf-8")
        files = [pathlib.Path(folder, f"{n:02}.json") for n in range(len(jobs))]
        for path, item in zip(files, jobs):
            path.write_text(json.dumps(item), encoding="utf-8")
        for threads in ("1", "2"):
            for flags, wanted in (([], {"refused", "both", "layers"}), (["--policy-differences"], {"refused", "layers"})):
                run = subprocess.run([program, "--policies", policy, "--layers", "webhook", "--output", "json", "--jobs", threads, *flags, *files],
                                     capture_output=True, text=True, timeout=60, check=False)
                told = {line["name"]: line.get("message", "") for line in map(json.loads, run.stdout.splitlines()) if not line["allowed"]}
                good = set(told) == wanted and run.returncode == 1
                if flags and good:
                    good = told["refused"].startswith("policies refuse what the layers let in: ") and "not that name" in told["refused"] and \
                        told["layers"].startswith("policies let in what the layers refuse: ")
                if not good:
                    failures += 1
                    print(f"--jobs {threads} {flags}: {run.returncode} {told} {run.stderr[-300:]}")
    print(f"{failures} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
