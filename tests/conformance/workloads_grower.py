# SPDX-License-Identifier: Apache-2.0
"""Deployments and their like, Jobs and CronJobs, created and changed, with what is around their template wrong in every way (the judge is one of built-in kinds)"""

import copy
import random

NAMES = ["a", "my-app", "a.b", "A", "x" * 52, "x" * 53, "x" * 63, "x" * 64, "x" * 253, "x" * 254, "a-", "1a", "a_b", "é"]
LABELS = {"app": ["v", "w", "-v", ""], "tier": ["v", "x" * 64], "job-name": ["a", "b"], "controller-uid": ["u"], "batch.kubernetes.io/job-name": ["a"], "A b": ["v"], "/k": ["v"]}
COUNTS = [0, 1, 2, -1, 10, 600, 10000, 10001, 100000, 100001, 2**31 - 1, -2**31]
AMOUNTS = [0, 1, -1, 5, "0%", "1%", "25%", "100%", "101%", "5", "%", "", "-1%", "1.5%", "+1%", "99999999999999999999%", "a"]
SCHEDULES = ["* * * * *", "@daily", "@every 1h30m", "@every x", "@x", "", "* * * *", "* * * * * *", "60 * * * *", "0-5 * * * *", "5-0 * * * *", "*/0 * * * *", "*/5 * * * *", "1,2 * * * *",
             "* 24 * * *", "* * 0 * *", "* * 32 * *", "* * * 13 *", "* * * jan *", "* * * * sun", "* * * * 7", "-1 * * * *", "1-2-3 * * * *", "1/2/3 * * * *", "x * * * *",
             "TZ=UTC * * * * *", "CRON_TZ=Asia/Tokyo 0 0 * * *", "TZ=Mars/X * * * * *", "TZ=UTC  @daily", "0 0 ? * *", "0 0 1 1 1 é", "99999999999999999999 * * * *", "@yearly TZ"]
ZONES = ["UTC", "Europe/Berlin", "Asia/Kolkata", "", "Local", "local", "Mars/Olympus", "..", "../x", "a//b", "/UTC", "Etc/GMT+1", "America/Argentina/Buenos_Aires", "x" * 15, "-x", "é", "utc",
         "US/Pacific", "CET", "EST5EDT"]
INDEXES = ["0", "1-3", "0,2", "0-1,3", "2,1", "1-1", "3-1", "5", "a", "", ",", "1-2-3", "-1", "+1", "0,0", "1,1-2", "99999999999", "1 ", "0-2,2-3"]
TIMES = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z", "2025-12-31T23:00:00+01:00", "x", None]
STRATEGIES = ["RollingUpdate", "Recreate", "OnDelete", "", "Odd"]
CONDITIONS = ["Complete", "Failed", "SuccessCriteriaMet", "FailureTarget", "Suspended", "Odd"]
GATES = {"MaxUnavailableStatefulSet": False, "StatefulSetRecreateStrategy": True, "DeploymentReplicaSetTerminatingReplicas": False, "MutablePodResourcesForSuspendedJobs": False,
         "MutableSchedulingDirectivesForSuspendedJobs": False}
UID = "00000000-0000-0000-0000-000000000001"


class Grower:
    """One request after the other from one source of chance."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    # ---- pieces ----

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def pick(self, *choices):
        return self.random.choice(choices)

    def some(self, make, most=3, least=0):
        return [make() for _ in range(self.random.randint(least, most))]

    def change(self, target, percent, **fields):
        """Sets each field by chance to what its function makes; None takes it out."""
        for name, make in fields.items():
            if self.chance(percent):
                made = make()
                if made is None:
                    target.pop(name, None)
                else:
                    target[name] = made
        return target

    def count(self):
        return self.pick(*COUNTS)

    def amount(self):
        return self.pick(*AMOUNTS)

    def labels(self):
        keys = self.random.sample(sorted(LABELS), self.random.randint(0, 2))
        return {"app": "v", **{key: self.pick(*LABELS[key]) for key in keys}} if self.chance(80) else {key: self.pick(*LABELS[key]) for key in keys}

    def requirement(self):
        made = {"key": self.pick("app", "tier", "none", "A b"), "operator": self.pick("In", "NotIn", "Exists", "DoesNotExist", "Odd")}
        if self.chance(60):
            made["values"] = self.some(lambda: self.pick("v", "w", "-v"), 2)
        return made

    def selector(self):
        return self.pick(None, {}, {"matchLabels": self.labels()}, {"matchExpressions": self.some(self.requirement, 2, 1)},
                         {"matchLabels": {"app": "v"}, "matchExpressions": self.some(self.requirement, 1, 1)})

    def container(self, name="c"):
        return self.change({"name": name, "image": "i:1"}, 12, resources=lambda: {"requests": {"cpu": self.pick("1", "500m", "1.0001m")}}, image=lambda: self.pick("i", "i:2", " i"),
                           env=lambda: [{"name": "A", "value": "b"}], volumeMounts=lambda: [{"name": self.pick("data", "v"), "mountPath": "/d"}])

    def pod_spec(self, policy):
        spec = self.change({"containers": [self.container()]}, 10, initContainers=lambda: [self.container("i")], nodeSelector=lambda: {"zone": "a"},
                           tolerations=lambda: [{"key": "a", "operator": "Exists"}], activeDeadlineSeconds=lambda: self.pick(5, 0), hostname=lambda: self.pick("h", "H"),
                           subdomain=lambda: self.pick("s", "S"), schedulingGates=lambda: [{"name": "g"}], containers=lambda: [self.container(), self.container("d")],
                           affinity=lambda: self.change({"nodeAffinity": {"preferredDuringSchedulingIgnoredDuringExecution": []}}, 50, podAffinity=dict),
                           volumes=lambda: [{"name": self.pick("data", "v")}], serviceAccountName=lambda: "sa", ephemeralContainers=lambda: [self.container("e")])
        return self.change({**spec, **({"restartPolicy": policy} if policy else {})}, 8, restartPolicy=lambda: self.pick("Always", "OnFailure", "Never", "Odd"))

    def template(self, policy=None):
        return self.change({"metadata": {"labels": {"app": "v"}}, "spec": self.pod_spec(policy)}, 10,
                           metadata=lambda: self.pick({}, {"labels": self.labels()}, {"labels": {"app": "v"}, "annotations": {"a": "b"}}))

    def metadata(self):
        return self.change({"name": "a"}, 7, name=lambda: self.pick(*NAMES, None), generateName=lambda: self.pick("a-", "A-", "a/b"), labels=self.labels, annotations=lambda: {
            self.pick("a", "deprecated.deployment.rollback.to", "deprecated.daemonset.template.generation", "non-convertible.kubernetes.io/selector", "non-convertible.kubernetes.io/x"):
            self.pick("1", "", "x", "-5", "007", "99999999999999999999")}, finalizers=lambda: self.pick(["a"], ["a/b"], ["orphan"]),
            ownerReferences=lambda: [{"apiVersion": "v1", "kind": "Pod", "name": "p", "uid": "u"}] * self.pick(1, 2), generation=self.count)

    def replica_status(self):
        names = ["replicas", "updatedReplicas", "readyReplicas", "availableReplicas", "unavailableReplicas", "terminatingReplicas", "currentReplicas", "fullyLabeledReplicas", "collisionCount",
                 "observedGeneration", "numberReady", "desiredNumberScheduled", "currentNumberScheduled", "numberMisscheduled", "updatedNumberScheduled", "numberAvailable", "numberUnavailable"]
        return {"replicas": 3, "desiredNumberScheduled": 0, "currentNumberScheduled": 0, "numberMisscheduled": 0, "numberReady": 0,
                **{name: self.pick(0, 1, 2, 3, 4, -1) for name in names if self.chance(35)}}

    # ---- kinds: their spec ----

    def deployment(self):
        rolling = self.change({}, 50, maxUnavailable=self.amount, maxSurge=self.amount)
        return self.change({"selector": {"matchLabels": {"app": "v"}}, "template": self.template()}, 18, replicas=self.count, selector=self.selector, minReadySeconds=self.count,
                           progressDeadlineSeconds=self.count, revisionHistoryLimit=self.count, paused=lambda: True,
                           strategy=lambda: self.change({}, 60, type=lambda: self.pick(*STRATEGIES), rollingUpdate=lambda: rolling))

    def replica_set(self):
        return self.change({"selector": {"matchLabels": {"app": "v"}}, "template": self.template()}, 18, replicas=self.count, selector=self.selector, minReadySeconds=self.count)

    def daemon_set(self):
        made = self.deployment()
        made.pop("strategy", None)
        return self.change(made, 40, updateStrategy=lambda: self.change({}, 60, type=lambda: self.pick(*STRATEGIES),
                                                                        rollingUpdate=lambda: self.change({}, 50, maxUnavailable=self.amount, maxSurge=self.amount)))

    def claim(self):
        return {"metadata": {"name": self.pick("data", "data", "v", "D")}, "spec": self.change(
            {"accessModes": ["ReadWriteOnce"], "resources": {"requests": {"storage": "1Gi"}}}, 15, accessModes=lambda: self.pick([], ["Odd"], ["ReadWriteOncePod", "ReadOnlyMany"]),
            resources=lambda: self.pick({}, {"requests": {"storage": "1500m"}}, {"requests": {"storage": "0"}}), volumeMode=lambda: self.pick("Block", "Odd"),
            storageClassName=lambda: self.pick("a", "A b"))}

    def stateful_set(self):
        return self.change({"selector": {"matchLabels": {"app": "v"}}, "template": self.template(), "serviceName": "s"}, 16, replicas=self.count, selector=self.selector,
                           minReadySeconds=self.count, revisionHistoryLimit=self.count, serviceName=lambda: self.pick("s", "t", "S", ""), ordinals=lambda: {"start": self.count()},
                           podManagementPolicy=lambda: self.pick("OrderedReady", "Parallel", "Odd"), volumeClaimTemplates=lambda: self.some(self.claim, 2),
                           persistentVolumeClaimRetentionPolicy=lambda: self.change({}, 60, whenDeleted=lambda: self.pick("Retain", "Delete", "Odd"), whenScaled=lambda: self.pick("Delete", "x")),
                           updateStrategy=lambda: self.change({}, 60, type=lambda: self.pick(*STRATEGIES), rollingUpdate=lambda: self.change(
                               {}, 50, partition=self.count, maxUnavailable=self.amount)))

    def controller(self):
        return self.change({"selector": {"app": "v"}, "template": self.template()}, 18, replicas=self.count, selector=lambda: self.pick(None, {}, self.labels()), minReadySeconds=self.count,
                           template=lambda: None)

    def failure_rule(self):
        return self.change({"action": "Ignore", "onPodConditions": [{"type": "DisruptionTarget"}]}, 35, action=lambda: self.pick("FailJob", "FailIndex", "Count", "", "Odd"),
                           onPodConditions=lambda: self.some(lambda: {"type": self.pick("A", "A b"), "status": self.pick("True", "", "Odd")}, 21 if self.chance(3) else 2),
                           onExitCodes=lambda: self.change({"operator": self.pick("In", "NotIn", "", "Odd"), "values": self.some(lambda: self.pick(0, 1, 2, 3), 4)}, 20,
                                                           containerName=lambda: self.pick("c", "i", "x", ""), values=lambda: list(range(1, 258))))

    def success_rule(self):
        return self.change({}, 60, succeededIndexes=lambda: self.pick(*INDEXES, "1" * 70000 if self.chance(3) else "1"), succeededCount=lambda: self.pick(0, 1, 2, 5, -1, 100))

    def job(self):
        spec = {"template": self.template("Never")}
        if self.chance(40):
            spec.update(completionMode="Indexed", completions=self.pick(3, 5, 5, 100001), parallelism=self.pick(3, 5))
        return self.change(spec, 5, parallelism=self.count, completions=self.count, activeDeadlineSeconds=self.count, backoffLimit=self.count, ttlSecondsAfterFinished=self.count,
                           backoffLimitPerIndex=self.count, maxFailedIndexes=self.count, completionMode=lambda: self.pick("Indexed", "NonIndexed", "Odd"), suspend=lambda: self.pick(True, False),
                           managedBy=lambda: self.pick("a.b/c", "x", "", "A/b", "a/b c", "a.b/" + "c" * 60, "kubernetes.io/job-controller"), selector=self.selector,
                           manualSelector=lambda: self.pick(True, False), podReplacementPolicy=lambda: self.pick("Failed", "TerminatingOrFailed", "Odd"),
                           podFailurePolicy=lambda: {"rules": self.some(self.failure_rule, 21 if self.chance(3) else 2)},
                           successPolicy=lambda: {"rules": self.some(self.success_rule, 21 if self.chance(3) else 2)}, template=lambda: self.template(self.pick("OnFailure", "Always", None)))

    def cron_job(self):
        return self.change({"schedule": "0 0 * * *", "jobTemplate": {"spec": self.job()}}, 20, schedule=lambda: self.pick(*SCHEDULES), timeZone=lambda: self.pick(*ZONES),
                           startingDeadlineSeconds=self.count, concurrencyPolicy=lambda: self.pick("Allow", "Forbid", "Replace", "", "Odd"), suspend=lambda: True,
                           successfulJobsHistoryLimit=self.count, failedJobsHistoryLimit=self.count)

    def job_status(self):
        return self.change({}, 30, conditions=lambda: self.some(lambda: {"type": self.pick(*CONDITIONS), "status": self.pick("True", "True", "False")}, 3), startTime=lambda: self.pick(*TIMES),
                           completionTime=lambda: self.pick(*TIMES), active=lambda: self.pick(0, 1, -1), succeeded=lambda: self.pick(0, 1, 2, -1), failed=lambda: self.pick(0, 1, 2, -1),
                           ready=lambda: self.pick(0, 1, -1), terminating=lambda: self.pick(0, 1, -1), completedIndexes=lambda: self.pick(*INDEXES), failedIndexes=lambda: self.pick(*INDEXES),
                           uncountedTerminatedPods=lambda: self.change({}, 60, succeeded=lambda: self.some(lambda: self.pick("u", "v", "")), failed=lambda: self.some(lambda: self.pick("u", "w"))))

    # ---- requests ----

    def kinds(self):
        return [("apps/v1", "Deployment", self.deployment, self.replica_status), ("apps/v1", "ReplicaSet", self.replica_set, self.replica_status),
                ("apps/v1", "DaemonSet", self.daemon_set, self.replica_status), ("apps/v1", "StatefulSet", self.stateful_set, self.replica_status),
                ("v1", "ReplicationController", self.controller, self.replica_status), ("v1", "PodTemplate", None, None), ("batch/v1", "Job", self.job, self.job_status),
                ("batch/v1", "Job", self.job, self.job_status), ("batch/v1", "CronJob", self.cron_job, None)]

    def settle(self, kind, made):
        """What the server gives a Job when it is created, in most that are stored."""
        spec = made.get("spec", {})
        if kind == "Job" and "selector" not in spec and not spec.get("manualSelector"):
            labels = {"batch.kubernetes.io/controller-uid": UID, "batch.kubernetes.io/job-name": "a", "controller-uid": UID, "job-name": "a"}
            template = spec["template"].setdefault("metadata", {})
            template["labels"] = {**labels, **template.get("labels", {})}
            spec["selector"] = {"matchLabels": {"batch.kubernetes.io/controller-uid": UID}}

    def request(self):
        version, kind, make, status = self.pick(*self.kinds())

        def object():
            made = {"apiVersion": version, "kind": kind, "metadata": self.metadata()}
            made.update({"spec": make()} if make else {"template": self.template()})
            if status and self.chance(25):
                made["status"] = status()
            return made
        made = {"endpoint": f"{version}/{kind}", "object": object()}
        update = self.chance(55)
        if update:
            old = object()
            old["metadata"]["name"] = "a"
            if self.chance(90):
                self.settle(kind, old)
            new = copy.deepcopy(old)
            grown = object()
            part = "spec" if make else "template"
            for name in self.random.sample(sorted(grown[part]), min(len(grown[part]), self.random.randint(0, 3))):
                new[part][name] = grown[part][name]
            if self.chance(20):
                new["metadata"] = grown["metadata"]
            new["metadata"].setdefault("name", "a")
            if self.chance(80):
                self.settle(kind, new)
            made.update(op="update", object=new, oldObject=old)
            if status and self.chance(40):
                old["status"], new["status"] = status(), status()
                made["op"] = "update-status" if self.chance(80) else "update"
        if self.chance(40):
            made["return"] = "object"
        if self.chance(30):
            made["featureGates"] = {gate: on for gate, on in GATES.items() if self.chance(60)}
        if self.chance(10):
            made["fieldValidation"] = self.pick("Strict", "Warn", "Ignore")
            made["object"].setdefault("spec", {})["odd"] = 1
        return made


def requests(seed, count):
    """Requests, the same for the same seed."""
    grower = Grower(seed)
    for _ in range(count):
        yield grower.request()
