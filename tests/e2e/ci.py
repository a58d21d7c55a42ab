#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What other CI systems are given: the job for GitLab is run as its runner runs it, pre-commit runs the hook, and what docs/ci.md says is
there.

usage: ci.py gitlab|pre-commit|page SOURCES CRD-VALIDATE

Skipped (77) where a tool is not installed, or crd-validate has not what is asked for.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import manifests

failures = 0


def check(name, good, got=""):
    global failures
    if not good:
        failures += 1
        print(f"FAILED {name}: {got}")


def skip(why):
    print(f"skipped: {why}")
    sys.exit(77)


def yaml_module():
    try:
        import yaml
        return yaml
    except ImportError:
        return skip("PyYAML is not installed")


# ---- GitLab ----

def run_job(job, work, shell, **variables):
    """The script of a job in a shell, as a runner gives it: all lines, and the end at the first that fails."""
    environment = {"PATH": os.environ["PATH"], "HOME": work, "CI": "true", "GITLAB_CI": "true", **job["variables"], **variables}
    return subprocess.run([shell, "-e", "-c", "\n".join(job["script"])], cwd=os.path.join(work, "repository"), env=environment,
                          capture_output=True, text=True, timeout=60)


def try_gitlab(sources, program, work):
    yaml = yaml_module()
    if not {"gitlab", "junit"} <= manifests.forms_of(program):
        skip("this crd-validate has not --output gitlab")
    with open(os.path.join(sources, ".gitlab/crd-validate.gitlab-ci.yml"), encoding="utf-8") as file:
        job = yaml.safe_load(file)["crd-validate"]
    reports = job["artifacts"]["reports"]
    check("all variables are texts, as GitLab wants them", all(isinstance(value, str) for value in job["variables"].values()), job["variables"])
    check("the reports are kept when the job fails", job["artifacts"]["when"] == "always" and set(reports) == {"codequality", "junit"}, job)
    repository = os.path.join(work, "repository")
    for shell in filter(shutil.which, ("bash", "dash", "sh")):
        done = run_job(job, work, shell, CRD_VALIDATE_BINARY=program, CRD_VALIDATE_FILES="manifests", CRD_VALIDATE_CRDS="crds")
        check(f"{shell}: the job fails, and says why", done.returncode == 1 and all(text in done.stdout for _, text in manifests.FOUND.values()), done)
        with open(os.path.join(repository, reports["codequality"]), encoding="utf-8") as file:
            issues = json.load(file)
        places = {(issue["location"]["path"], issue["location"]["lines"]["begin"]) for issue in issues}
        check(f"{shell}: the report of code quality has them", places == {(path, line) for path, (line, _) in manifests.FOUND.items()}, issues)
        check(f"{shell}: each with a fingerprint of its own", len({issue["fingerprint"] for issue in issues}) == 3, issues)
        failed = [case for case in xml.etree.ElementTree.parse(os.path.join(repository, reports["junit"])).iter("testcase")
                  if case.find("failure") is not None]
        check(f"{shell}: three tests failed", len(failed) == 3, len(failed))
    good = run_job(job, work, "sh", CRD_VALIDATE_BINARY=program, CRD_VALIDATE_FILES="manifests/good.yaml", CRD_VALIDATE_CRDS="crds",
                   CRD_VALIDATE_KUBERNETES_VERSION="1.33", CRD_VALIDATE_ARGS="--layers crd --quiet")
    check("what is valid passes, with a version and arguments", good.returncode == 0, good)
    with open(os.path.join(repository, reports["codequality"]), encoding="utf-8") as file:
        check("and its report is empty", json.load(file) == [])


# ---- pre-commit ----

def git(folder, *arguments):
    subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main", *arguments], cwd=folder,
                   check=True, capture_output=True, timeout=60)


def try_pre_commit(sources, program, work):
    if not shutil.which("pre-commit") or not shutil.which("git"):
        skip("pre-commit and git are not installed")
    if not manifests.has_flag(program, "--no-require-objects") or not manifests.has_flag(program, "--allow-no-files"):
        skip("this crd-validate has not --no-require-objects and --allow-no-files")
    hooks, repository = os.path.join(work, "hooks"), os.path.join(work, "repository")
    os.mkdir(hooks)
    shutil.copy(os.path.join(sources, ".pre-commit-hooks.yaml"), hooks)
    git(hooks, "init", "-q")
    git(hooks, "add", "-A")
    git(hooks, "commit", "-q", "-m", "hooks")
    bin_folder = os.path.join(work, "bin")
    os.mkdir(bin_folder)
    os.symlink(program, os.path.join(bin_folder, "crd-validate"))
    environment = {"PATH": f"{bin_folder}:{os.environ['PATH']}", "HOME": work, "PRE_COMMIT_HOME": os.path.join(work, "pre-commit"),
                   "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.com"}
    manifests.write(repository, {".pre-commit-config.yaml": f"repos:\n- repo: {hooks}\n  rev: HEAD\n  hooks:\n  - id: crd-validate\n    args: [--crd, crds/]\n",
                                 "package.json": '{"name": "a"}\n', "notes.txt": "spec: {size: 11}\n"})
    git(repository, "init", "-q")

    def run(*files):
        for name in files:
            git(repository, "add", name)
        done = subprocess.run(["pre-commit", "run", *(["--files", *files] if files else ["--all-files"])], cwd=repository, env=environment,
                              capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout + done.stderr
    code, said = run("manifests/good.yaml")
    check("what is valid passes", code == 0 and "crd-validate" in said and "Passed" in said, said)
    code, said = run(*manifests.FOUND)
    check("what is broken does not", code == 1 and "Failed" in said and all(text in said for _, text in manifests.FOUND.values()), said)
    code, said = run("notes.txt")
    check("of other files none is given", code == 0 and "Skipped" in said, said)
    code, said = run("package.json")
    check("what is no object passes", code == 0 and "Passed" in said, said)
    git(repository, "add", "-A")
    code, said = run()
    check("all files: the broken ones alone are told", code == 1 and said.count("size") and "package.json" not in said, said)


# ---- the page ----

def try_page(sources, program, work):
    """The examples of docs/ci.md: YAML that is YAML, inputs and variables that there are, commands that run."""
    yaml = yaml_module()
    with open(os.path.join(sources, "docs/ci.md"), encoding="utf-8") as file:
        page = file.read()
    with open(os.path.join(sources, "action.yml"), encoding="utf-8") as file:
        action = yaml.safe_load(file)
    with open(os.path.join(sources, ".gitlab/crd-validate.gitlab-ci.yml"), encoding="utf-8") as file:
        variables = set(yaml.safe_load(file)["crd-validate"]["variables"])
    with open(os.path.join(sources, ".pre-commit-hooks.yaml"), encoding="utf-8") as file:
        hooks = {hook["id"] for hook in yaml.safe_load(file)}
    blocks = [yaml.safe_load(block) for block in re.findall(r"^```yaml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)]
    text = json.dumps(blocks)
    steps = [step for block in blocks if "jobs" in block for job in block["jobs"].values() for step in job["steps"] if "crdc@" in step.get("uses", "")]
    check("the action is used", len(steps) > 1 and all(set(step.get("with", {})) <= set(action["inputs"]) for step in steps), steps)
    used = set(re.findall(r"CRD_VALIDATE_\w+", text))
    check("the variables of the job are set", used and used <= variables, used)
    named = {hook["id"] for block in blocks for repository in block.get("repos", []) for hook in repository["hooks"]}
    check("the hook is named", named and named <= hooks, named)
    for name in action["inputs"]:
        check(f"the page says what {name} is", f"`{name}`" in page)
    for name in variables:
        check(f"the page says what {name} is", f"`{name}`" in page)
    makefiles = re.findall(r"^```make\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    check("there is a makefile", len(makefiles) == 1)
    if not shutil.which("make"):
        skip("make is not installed")
    with open(os.path.join(work, "repository/Makefile"), "w", encoding="utf-8") as file:
        file.write(makefiles[0])
    bin_folder, repository = os.path.join(work, "bin"), os.path.join(work, "repository")
    os.mkdir(bin_folder)
    os.symlink(program, os.path.join(bin_folder, "crd-validate"))
    environment = dict(os.environ, PATH=f"{bin_folder}:{os.environ['PATH']}", XDG_CACHE_HOME=work)
    commands = re.findall(r"^```sh\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    check("there is a command", len(commands) == 1)
    if not {"junit", "sarif"} <= manifests.forms_of(program):
        print("left out: this crd-validate has not --output junit, sarif")
        commands = []
    for command in commands:
        done = subprocess.run(["sh", "-e", "-c", command], cwd=repository, env=environment, capture_output=True, text=True, timeout=60)
        check("several outputs at once", done.returncode == 1 and {"crd-validate.xml", "crd-validate.sarif"} <= set(os.listdir(repository)), done)
    done = subprocess.run(["make", "manifests-valid"], cwd=os.path.join(work, "repository"), env=environment, capture_output=True, text=True, timeout=60)
    check("make says what is broken", done.returncode == 2 and all(text in done.stdout for _, text in manifests.FOUND.values()), done)
    for name in manifests.FOUND:
        os.remove(os.path.join(work, "repository", name))
    done = subprocess.run(["make", "manifests-valid"], cwd=os.path.join(work, "repository"), env=environment, capture_output=True, text=True, timeout=60)
    check("and what is valid passes", done.returncode == 0 and "1 valid" in done.stdout, done)


def main():
    kind, sources, program = sys.argv[1], sys.argv[2], os.path.realpath(sys.argv[3])
    with tempfile.TemporaryDirectory() as work:
        manifests.write(os.path.join(work, "repository"))
        {"gitlab": try_gitlab, "pre-commit": try_pre_commit, "page": try_page}[kind](sources, program, work)
    print(f"{failures} failures")
    sys.exit(1 if failures else 0)


main()
