# SPDX-License-Identifier: Apache-2.0
"""Objects and audit logs of a fleet, made of samples: the same seed makes the same bytes."""
import json
import os
import random
import sys

ROOT = os.path.join(os.path.dirname(os.path.realpath(__file__)), "../..")
SAMPLES = os.path.join(os.environ.get("CRDC_SAMPLES") or os.path.join(ROOT, "../shared/samples"))
PROJECTS = ("kuberay", "volcano", "kubernetes-website", "native-made")
sys.path.insert(0, os.path.join(ROOT, "tests/e2e"))


def samples():
    """Documents of the built-in kinds, KubeRay's and Volcano's; where there are no samples, or no reader of YAML, a few of the sources."""
    found = [{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "a"}, "data": {"x": "y", "z": "1"}},
             {"apiVersion": "v1", "kind": "Pod", "metadata": {"name": "p"}, "spec": {"containers": [{"name": "a", "image": "b", "ports": [{"containerPort": 80}]}]}},
             {"apiVersion": "no.such/v1", "kind": "Nothing", "metadata": {"name": "n"}}]
    try:
        import yaml
    except ImportError:
        return found
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    folders = [os.path.join(SAMPLES, project) for project in PROJECTS if os.path.isdir(os.path.join(SAMPLES, project))]
    paths = sorted(os.path.join(folder, name) for folder in folders for name in os.listdir(folder) if name.endswith(".yaml"))
    for path in paths or [os.path.join(ROOT, "examples/raycluster.yaml")]:
        with open(path, encoding="utf-8") as file:
            try:
                documents = [json.loads(json.dumps(one)) for one in yaml.load_all(file, loader) if isinstance(one, dict)]
            except (yaml.YAMLError, TypeError):
                continue
        found += [one for one in documents if isinstance(one.get("metadata"), dict) and not str(one.get("kind")).endswith("List")]
    return found


def mutated(value, chance):
    """The object with one of its leaves gone or of another sort."""
    value, places = json.loads(json.dumps(value)), []

    def walk(one):
        for key in one if isinstance(one, dict) else range(len(one)):
            if isinstance(one[key], (dict, list)) and one[key]:
                walk(one[key])
            else:
                places.append((one, key))

    walk(value)
    above, key = chance.choice(places)
    draw = chance.randrange(4)
    if draw == 0 and isinstance(above, dict):
        del above[key]
    else:
        above[key] = [0, "Not A Name", {"unknown": True}, -70000][draw]
    return value


def objects(count, seed=1):
    """JSON texts, one in five of an object that was changed."""
    chance, known = random.Random(seed), samples()
    for number in range(count):
        made = chance.choice(known)
        if chance.random() < 0.2:
            made = mutated(made, chance)
        meta = made.get("metadata")
        if isinstance(meta, dict):
            made = {**made, "metadata": {**meta, "name": f"{str(meta.get('name', 'x'))[:40]}-{number}"}}
        yield json.dumps(made, separators=(",", ":"))


def write_log(path, count, seed=1):
    """Events of a small cluster: requests for RayClusters, some of them as today's CRD would not have them, among what a cluster does all day."""
    import audit_log

    chance, stored = random.Random(seed), {}
    with open(path, "w", encoding="utf-8") as file:
        for number in range(count):
            made = audit_log.traffic(number, chance, stored) if chance.random() < 0.3 else audit_log.background(number, chance)
            if made["objectRef"].get("apiGroup") == "ray.io":
                made["objectRef"]["name"] = made["objectRef"].get("name") or made["responseObject"]["metadata"]["name"]
                if chance.random() < 0.1:
                    for body in ("requestObject", "responseObject"):
                        for group in made[body].get("spec", {}).get("workerGroupSpecs", []):
                            group["maxReplicas"] = "ten"
                if chance.random() < 0.02:
                    made["verb"], made["responseStatus"]["code"] = "delete", 200
                    del made["responseObject"]
            file.write(json.dumps(made, separators=(",", ":")) + "\n")
