#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""action.yml: its steps are run as a runner of GitHub Actions runs them, in a repository with three broken manifests.

usage: action.py SOURCES CRD-VALIDATE

Skipped (77) without PyYAML or bash, and where crd-validate has not the forms that the action asks for.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import manifests

failures = 0
WANTED_FORMS = {"github", "sarif", "markdown"}


def check(name, good, got=""):
    global failures
    if not good:
        failures += 1
        print(f"FAILED {name}: {got}")


def fill(text, known):
    """An expression of a workflow is replaced by what it stands for; one that is not known is an error."""
    return re.sub(r"\$\{\{ *([\w.-]+) *\}\}", lambda match: known[match.group(1)], text)


class Runner:
    """One run of the action: its steps in order, each in a shell of its own, until one fails."""

    def __init__(self, action, work, environment):
        self.action = action
        self.work = work
        self.environment = environment

    def run(self, **inputs):
        known = {f"inputs.{name}": row["default"] for name, row in self.action["inputs"].items()}
        given = {f"inputs.{name.replace('_', '-')}": value for name, value in inputs.items()}
        assert set(given) <= set(known), "an input that the action has not"
        known.update(given)
        known["github.action_path"] = self.environment["ACTION_PATH"]
        result = {"code": 0, "log": "", "summary": ""}
        for number, step in enumerate(self.action["runs"]["steps"]):
            assert set(step) == {"id", "shell", "env", "run"} and step["shell"] == "bash", step
            folder = tempfile.mkdtemp(dir=os.path.dirname(self.work))
            files = {name: os.path.join(folder, name) for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_ENV")}
            for path in files.values():
                open(path, "w", encoding="utf-8").close()
            script = os.path.join(folder, f"step{number}.sh")
            with open(script, "w", encoding="utf-8") as file:
                file.write(step["run"])
            environment = dict(self.environment, **files, **{name: fill(value, known) for name, value in step["env"].items()})
            done = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", script], cwd=self.work, env=environment,
                                  capture_output=True, text=True, timeout=120)
            for line in open(files["GITHUB_OUTPUT"], encoding="utf-8"):
                name, value = line.rstrip("\n").split("=", 1)
                known[f"steps.{step['id']}.outputs.{name}"] = value
            result["log"] += done.stdout + done.stderr
            result["summary"] += open(files["GITHUB_STEP_SUMMARY"], encoding="utf-8").read()
            result["code"] = done.returncode
            if done.returncode:
                break
        result["outputs"] = {name: fill(row["value"], {**dict.fromkeys(re.findall(r"[\w.-]+", row["value"]), ""), **known})
                             for name, row in self.action["outputs"].items()}
        return result


def annotations(log):
    """The errors in the log: file, line and message of each."""
    found = {}
    for properties, message in re.findall(r"^::error (.*?)::(.*)$", log, re.MULTILINE):
        values = dict(part.split("=", 1) for part in properties.split(","))
        decoded = re.sub(r"%([0-9A-F]{2})", lambda match: chr(int(match.group(1), 16)), message)
        found.setdefault(values["file"], []).append((int(values["line"]), decoded))
    return found


def check_finds(runner, program):
    result = runner.run(files="manifests", crds="crds", sarif="out/crd-validate.sarif", binary=program)
    found = annotations(result["log"])
    check("three annotations, each at its line", set(found) == set(manifests.FOUND) and
          all(len(found[file]) == 1 and found[file][0][0] == line and text in found[file][0][1] for file, (line, text) in manifests.FOUND.items()),
          result["log"])
    check("the step fails", result["code"] == 1, result)
    check("outputs", result["outputs"] == {"exit-code": "1", "sarif": "out/crd-validate.sarif", "binary": program}, result["outputs"])
    with open(os.path.join(runner.work, "out/crd-validate.sarif"), encoding="utf-8") as file:
        sarif = json.load(file)
    places = {(one["locations"][0]["physicalLocation"]["artifactLocation"]["uri"], one["locations"][0]["physicalLocation"]["region"]["startLine"])
              for one in sarif["runs"][0]["results"] if one.get("level", "warning") == "error"}
    check("the SARIF file has them", places == {(file.replace(" ", "%20"), line) for file, (line, _) in manifests.FOUND.items()}, places)
    check("the summary names the files", all(file in result["summary"] for file in manifests.FOUND), result["summary"])


def check_inputs(runner, program):
    good = runner.run(files="manifests/good.yaml", crds="crds", binary=program)
    check("what is valid passes", good["code"] == 0 and not annotations(good["log"]) and good["outputs"]["exit-code"] == "0", good)
    check("without a SARIF file there is none", good["outputs"]["sarif"] == "", good)
    several = runner.run(files="manifests/good.yaml\nmanifests/unknown one.yaml\n", crds="crds\n", args="--no-strict\n--kubernetes-version 1.33",
                         binary=program)
    check("several files, of which one has a space, and arguments", several["code"] == 0 and "sice" in several["log"], several)
    dark = runner.run(files="manifests", crds="crds", summary="false", binary=program)
    check("the summary can be left out", dark["code"] == 1 and not dark["summary"], dark)
    wrong = runner.run(files="manifests", crds="crds", kubernetes_version="1.2", binary=program)
    check("wrong usage is 2", wrong["code"] == 2 and wrong["outputs"]["exit-code"] == "2" and "1.30 to 1.37" in wrong["log"], wrong)
    sly = "$(touch pwned)`touch pwned`;touch pwned"
    runner.run(files=sly, crds=sly, args=sly, sarif="", kubernetes_version=sly, catalog=sly, binary=program)
    check("nothing that is given is run", not os.path.exists(os.path.join(runner.work, "pwned")))


def check_program(runner, program, work):
    """Which crd-validate is run."""
    version = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=30).stdout.split()[1]
    result = runner.run(files="manifests/good.yaml", crds="crds", binary=program, version=version)
    check("a binary of the version that is asked for", result["code"] == 0, result)
    result = runner.run(files="manifests/good.yaml", crds="crds", binary=program, version="99.0")
    check("one of another version is refused", result["code"] == 2 and "version 99.0 is asked for" in result["log"] and
          "::error title=crd-validate::" in result["log"], result)
    result = runner.run(files="manifests/good.yaml", crds="crds", binary="/nowhere/crd-validate")
    check("one that is not there is said", result["code"] == 2 and "/nowhere/crd-validate cannot be run" in result["log"], result)
    # built from the sources of the action, by tools that are there
    tools = os.path.join(work, "tools")
    os.makedirs(os.path.join(work, "sources/tools"))
    os.makedirs(tools)
    scripts = {
        f"{work}/sources/tools/install-dependencies.sh": "echo installed\n",
        f"{tools}/meson": '[ "$1" = setup ] && [ -d "$3/tools" ] && mkdir "$2" && touch "$2/build.ninja" && echo "set up"\n',
        f"{tools}/ninja": f'[ "$3" = programs/validate/crd-validate ] && mkdir -p "$2/programs/validate" && cp {program} "$2/$3" && echo built\n',
    }
    for path, text in scripts.items():
        with open(path, "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\n" + text)
        os.chmod(path, 0o755)
    builder = Runner(runner.action, runner.work, dict(runner.environment, PATH=f"{tools}:/usr/bin:/bin", ACTION_PATH=f"{work}/sources"))
    if not shutil.which("crd-validate", path="/usr/bin:/bin"):
        for wanted in ("installed\nset up\nbuilt", "installed\nbuilt"):  # the second time it is set up
            result = builder.run(files="manifests", crds="crds", version=version)
            check("it is built where there is none", wanted in result["log"] and result["code"] == 1 and len(annotations(result["log"])) == 3 and
                  result["outputs"]["binary"].startswith(runner.environment["RUNNER_TEMP"]), result)
    os.symlink(program, os.path.join(tools, "crd-validate"))
    result = builder.run(files="manifests/good.yaml", crds="crds")
    check("one on the path is taken", result["code"] == 0 and result["outputs"]["binary"] == os.path.join(tools, "crd-validate"), result)
    result = builder.run(files="manifests/good.yaml", crds="crds", version="99.0")
    check("but not of another version", result["code"] == 2 and "built" in result["log"], result)


def main():
    sources, program = sys.argv[1], os.path.realpath(sys.argv[2])
    try:
        import yaml
    except ImportError:
        print("skipped: PyYAML is not installed")
        sys.exit(77)
    if not shutil.which("bash"):
        print("skipped: bash is not installed")
        sys.exit(77)
    if not WANTED_FORMS <= manifests.forms_of(program):
        print("skipped: this crd-validate has not --output " + ", ".join(sorted(WANTED_FORMS)))
        sys.exit(77)
    with open(os.path.join(sources, "action.yml"), encoding="utf-8") as file:
        action = yaml.safe_load(file)
    check("it is a composite action", action["runs"]["using"] == "composite" and action["name"] and action["description"])
    check("all inputs say what they are", all(row["description"] and isinstance(row["default"], str) for row in action["inputs"].values()))
    used = set(re.findall(r"inputs\.([\w-]+)", json.dumps(action["runs"])))
    check("all inputs are used, and in the environment alone", used == set(action["inputs"]) and
          not any("${{" in step["run"] for step in action["runs"]["steps"]), used)
    with tempfile.TemporaryDirectory() as work:
        repository, temporary = os.path.join(work, "repository"), os.path.join(work, "temporary")
        os.mkdir(temporary)
        manifests.write(repository)
        environment = {"PATH": os.environ["PATH"], "HOME": work, "RUNNER_TEMP": temporary, "GITHUB_WORKSPACE": repository, "GITHUB_ACTIONS": "true",
                       "CI": "true", "ACTION_PATH": sources}
        runner = Runner(action, repository, environment)
        check_finds(runner, program)
        check_inputs(runner, program)
        check_program(runner, program, work)
    print(f"{failures} failures")
    sys.exit(1 if failures else 0)


main()
