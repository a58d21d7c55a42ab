# SPDX-License-Identifier: Apache-2.0
"""pod templates whose volumes, scheduling, security, DNS or annotations are wrong in every way (the judge is one of built-in kinds)"""

import json
import random

NAMES = ["a", "my-vol", "v1", "A_b", "", "a.b", "a-", "x" * 63, "x" * 64, "x" * 254, ".", "a..b", "é", "a b", "a<b>&", '"q"', "a\u2028b", "\x01z", "tab\t", "😀", "K\u212a",
         "-a", "1a", "a/b", "kubernetes.io", "exam_ple.com"]
LABELS = NAMES + ["example.com/key", "example.com/", "/key", "a/b/c", "Example.com/k", "x" * 253 + "/k", "k8s.io/A_.b", "app", "zone", "topology.kubernetes.io/zone"]
VALUES = ["", "v", "v_1.x", "-v", "v-", "x" * 64, "a b", "é", "1", "5", "<x>"]
PATHS = ["p", "a/b", "/abs", "..", "../x", "a/../b", "..x", "", "...", "a/..", "..data", "x" * 300, "a//b", "./a", "\x00a"]
SMALL = [0, 1, -1, 255, 256, 0o777, 0o1000, 0o1777, 0o2000, 2**31 - 1, -2**31, 100, 101, 3600, 3599, 86400 * 91, 600]
LARGE = SMALL + [2**31, 2**32, 2**32 + 1, 2**63 - 1, -2**63, 599]
QUANTITIES = ["1", "0", "-1", "1Gi", "1.5", "1500m", "0.5", "1e3", "-1Mi", "1n", "10E", "1k", 0, 1, "1Ki", "1000k", "+1", ".5", "5M"]
FIELD_PATHS = ["", "spec.nodeName", "spec.host", "status.podIP", "status.hostIPs", "spec.serviceAccountName", "x", "metadata.labels['A b']", "metadata.labels['']",
               "metadata.annotations['A/B']", "metadata.annotations['É']", "metadata.name['a']", "['a']", "metadata.labels['a[b]c']", "metadata.labels[a]", "metadata.Labels",
               "spec.restartPolicy", "<x>"]
SIGNERS = ["", "a", "a/b", "a/b/c", "A.b/c", "a.b/C", "a.b/", "/c", "a.b/c..d", "x" * 64 + ".b/c", ("a" * 60 + ".") * 4 + "a" * 20 + "/c", "a.b/" + ("c" * 60 + ".") * 4 + "cccc",
           "a.b/" + "c" * 600, "a_b.c/d", "a.b/é", "a..b/c"]
TARGETS = ["", "iqn", "foo", "iqn.2001-04.com.example", "eui.0123", "naa.x", "iqn.2001-04.com.example:a b", "xiqn.2001-04.com.example:a", "eui 0123456789ABCDEF",
           "iqn.é2001-04.com.ex:a", "iqn.2001-04.c:é", "iqniqn.2001-04.com.example:a,b:c", "iqn.2001-04.a:b\n", "naa.0123456789ABCDEF0123456789ABCDEFG", "iqn.2001-04.com:a\u00a0",
           "iqn.2001-04.com:a\ufffdb"]
REGISTRIES = ["", "a", "a:1,b", ",", "[::1]", "a:b:c", "[a:1", "a]:1", "[::1]x:1", "[[a]:1", ":", "[a]]:1", "a[:1"]
USERS = ["", "a\\b\\c", "\\u", "d\\", "a\x01b", "x" * 105, "x" * 104, "x" * 256 + "\\u", "...", " ", "a:b", ".dom\\u", "do:m\\u", "dom.example.com\\u", "x" * 16 + "\\u", "é\\u", "u@x",
         "a\x7fb", "-d\\u", "a b\\ ", "[u]", "é" * 15 + "\\u", "é" * 60 + "\\x", "d\n\\u"]
SYSCTLS = ["", "a b", "A", "net/ipv4/a.b", "x" * 254, "kernel.sem", "kernel/shm_rmid_forced", "net", "net.", "a..b", "-a", "kernel.domainname", "user.x", "net.*", "é", "a_", "a-b.c_d/e"]
ADDRESSES = ["", "x", "010.0.0.1", "::ffff:1.2.3.4", "1.2.3", "fe80::1%eth0", "256.1.1.1", "1.2.3.4/8", "FE80::0001", "::ffff:01.2.3.4", "1.2.3.4.5", "00:0::1"]
COSTS = ["1", "", "-1", "+1", "01", "0", "00", "99999999999", "x", "1x", "-", "2147483647", "2147483648", "-2147483648", "1_0"]
TOLERATIONS = ["", "[]", "x", "{}", "null", "[{}]", '[{"Key":"a","OPERATOR":"Exists"}]', '[{"key":5}]', "[", '[{"key":"a","operator":"Exists"}] x', '[{"tolerationSeconds":"1"}]',
               '[{"tolerationSeconds":1.5,"key":"a"}]', '"x"', "5", "[5]", "[null]", '[{"key":null}]', '[{"key":"a","value":"b","x":1}]', "tru", '[{"key":"\\x"}]', '[{"key":"a\x01"}]',
               '[{"operator":true},{"effect":[]}]', '[{"tolerationSeconds":99999999999999999999}]']
GATES = {"AtomicWriteVolumeUserFields": True, "EmptyDirVolumeMode": True, "GenericWorkload": True, "TaintTolerationComparisonOperators": True, "SELinuxMount": False,
         "StrictIPCIDRValidation": False, "MatchLabelKeysInPodTopologySpreadSelectorMerge": False, "UserNamespacesHostNetworkSupport": True, "PodDeletionCost": False}


class Grower:
    """One template after the other from one source of chance."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    # ---- pieces ----

    def chance(self, percent):
        return self.random.random() * 100 < percent

    def pick(self, *choices):
        return self.random.choice(choices)

    def mostly(self, good, others, percent=70):
        return self.random.choice(good if self.chance(percent) else others)

    def some(self, make, most=3, least=0):
        return [make() for _ in range(self.random.randint(least, most))]

    def map(self, key, value, most=2):
        return {key(): value() for _ in range(self.random.randint(0, most))}

    def object(self, needed=None, **others):
        """What is needed is nearly always there, the rest often; functions make values, others are values."""
        made = {}
        for fields, percent in ((needed or {}, 88), (others, 45)):
            for name, value in fields.items():
                if self.chance(percent):
                    made[name] = value() if callable(value) else value
        return made

    def name(self):
        return self.mostly(["a", "my-vol", "v1", "a.b"], NAMES)

    def text(self):
        return self.pick(*NAMES)

    def key(self):
        return self.mostly(["app", "zone", "example.com/key"], LABELS)

    def value(self):
        return self.mostly(["v", "", "w"], VALUES)

    def path(self):
        return self.mostly(["p", "a/b", "q"], PATHS)

    def small(self):
        return self.pick(*SMALL)

    def large(self):
        return self.pick(*LARGE)

    def mode(self):
        return self.mostly([0o644, 0o777, 0], SMALL, 50)

    def user(self):
        return self.mostly([0, 1000], LARGE, 50)

    def quantity(self):
        return self.pick(*QUANTITIES)

    def flag(self):
        return self.pick(True, False)

    def one_of(self, *values):
        return lambda: self.mostly(values, ["Odd", "", "odd<", values[0].lower(), 'é"', "\x02"], 75)

    def selector(self):
        return self.object(matchLabels=lambda: self.map(self.key, self.value, 1), matchExpressions=lambda: self.some(lambda: self.object(
            {"key": self.key, "operator": self.one_of("In", "NotIn", "Exists", "DoesNotExist", "Gt")}, values=lambda: self.some(self.value, 2)), 2))

    def reference(self):
        return self.object({"name": self.name})

    # ---- volumes ----

    def key_to_path(self):
        return self.object({"key": lambda: self.mostly(["k"], ["", "a b"]), "path": self.path}, mode=self.mode, user=self.user)

    def items(self):
        return self.some(self.key_to_path, 2)

    def downward_file(self):
        def field():
            return self.object({"fieldPath": lambda: self.mostly(["metadata.name", "metadata.labels", "metadata.labels['a']", "metadata.annotations", "metadata.uid"], FIELD_PATHS, 40)},
                               apiVersion=lambda: self.mostly(["v1"], ["v2", "", "V1"]))

        def resource():
            return self.object({"containerName": lambda: self.mostly(["c"], [""]), "resource": lambda: self.mostly(
                ["limits.cpu", "requests.memory", "limits.ephemeral-storage", "requests.hugepages-2Mi", "limits.hugepages-"],
                ["", "cpu", "limits.foo", "hugepages-x", "requests.hugepages", "limits.memory", "requests.storage"])},
                               divisor=lambda: self.mostly(["1", "1m", "1Mi", "1k", "0"], [*QUANTITIES, "1G", "1E", "1Ei", "10m", "1000m", "1024", "2Mi"]))
        return self.object({"path": self.path}, fieldRef=field, resourceFieldRef=resource, mode=self.mode, user=self.user)

    def signer(self):
        return self.mostly(["example.com/signer", "kubernetes.io/kube-apiserver-client", "a.b/c", "x.kubernetes.io/y"], SIGNERS)

    def bundle(self):
        if self.chance(10):
            return {"path": self.path(), self.pick("name", "signerName"): ""}
        made = self.object({"path": self.path}, signerName=self.signer, labelSelector=self.selector, optional=self.flag, user=self.user, name=lambda: self.mostly(
            ["a", "foo", "example.com:signer:x", "example.com:signer:"], [*NAMES, "a:b", ":", ":x", "a:b:c:d", "example.com:A:x", "a/b:c", "a/b:c:d", "/:a", "a:"]))
        return made if "name" in made or "signerName" in made else {**made, "name": "a"}  # upstream panics at neither

    def certificate(self):
        return self.object({"signerName": self.signer, "keyType": self.one_of("RSA3072", "RSA4096", "ECDSAP256", "ECDSAP384", "ECDSAP521", "ED25519")},
                           maxExpirationSeconds=lambda: self.pick(3599, 3600, 86400, 86401, 86400 * 91, 86400 * 91 + 1, 0, -1, 2**31 - 1), credentialBundlePath=self.path,
                           keyPath=self.path, certificateChainPath=self.path, userAnnotations=lambda: {"a.b/c": "x" * self.pick(262139, 262140)} if self.chance(2) else self.map(self.key, self.value, 3), user=self.user)

    def projection(self):
        def keys():
            return self.object({"name": self.name}, items=self.items, optional=self.flag)
        kinds = {"secret": keys, "configMap": keys, "downwardAPI": lambda: self.object(items=lambda: self.some(self.downward_file, 2)),
                 "serviceAccountToken": lambda: self.object({"path": self.path}, audience=self.text, expirationSeconds=self.large, user=self.user),
                 "clusterTrustBundle": self.bundle, "podCertificate": self.certificate}
        if self.chance(40):
            return self.pick(lambda: {"podCertificate": self.certificate()}, lambda: {"clusterTrustBundle": self.bundle()})()
        return {kind: kinds[kind]() for kind in self.random.sample(list(kinds), 1 if self.chance(85) else self.random.randint(0, 2))}

    def claim(self):
        def source(**others):
            return self.object({"kind": lambda: self.mostly(["PersistentVolumeClaim", "VolumeSnapshot"], ["", "x"]), "name": lambda: self.mostly(["n"], [""])},
                               apiGroup=lambda: self.mostly(["snapshot.storage.k8s.io", ""], NAMES), **others)

        def metadata():
            return self.object(labels=lambda: self.map(self.key, self.value, 1), annotations=lambda: self.map(self.key, self.value, 1), name=self.text, namespace=self.text,
                               finalizers=lambda: [self.text()], generateName=self.text, uid=self.text, creationTimestamp=lambda: self.pick(None, "2026-01-01T00:00:00Z"),
                               generation=self.small, resourceVersion=self.text, deletionGracePeriodSeconds=self.small, selfLink=self.text)
        requests = {"requests": lambda: self.object({"storage": self.quantity}, cpu=self.quantity)}
        modes = self.one_of("ReadWriteOnce", "ReadOnlyMany", "ReadWriteMany", "ReadWriteOncePod")
        spec = self.object({"accessModes": lambda: self.some(modes, 2), "resources": lambda: self.object(requests, limits=lambda: self.object(storage=self.quantity))},
                           selector=self.selector, volumeName=self.text, storageClassName=self.name, volumeMode=self.one_of("Filesystem", "Block"), dataSource=source,
                           dataSourceRef=lambda: source(namespace=self.name), volumeAttributesClassName=self.name)
        return self.object({"spec": spec}, metadata=metadata)

    def sources(self):
        """A function for each source of a volume."""
        made, text, path, small, flag, secret = self.object, self.text, self.path, self.small, self.flag, self.reference
        texts, mostly, defaults = (lambda: self.some(self.text, 2)), self.mostly, {"defaultMode": self.mode, "defaultUser": self.user}
        return {
            "emptyDir": lambda: made(medium=self.one_of("Memory", "HugePages"), sizeLimit=self.quantity, mode=self.mode),
            "hostPath": lambda: made({"path": path}, type=self.one_of("", "Directory", "File", "Socket", "DirectoryOrCreate", "CharDevice", "BlockDevice")),
            "gitRepo": lambda: made({"repository": text}, revision=text, directory=path),
            "gcePersistentDisk": lambda: made({"pdName": text}, fsType=text, partition=small, readOnly=flag),
            "awsElasticBlockStore": lambda: made({"volumeID": text}, fsType=text, partition=small, readOnly=flag),
            "secret": lambda: made({"secretName": text}, items=self.items, optional=flag, **defaults),
            "configMap": lambda: made({"name": text}, items=self.items, optional=flag, **defaults),
            "nfs": lambda: made({"server": text, "path": path}),
            "iscsi": lambda: made({"targetPortal": lambda: mostly(["1.2.3.4:3260"], ["", "x" * 60, "x" * 62]), "iqn": self.target, "lun": small}, iscsiInterface=text,
                                  chapAuthDiscovery=flag, chapAuthSession=flag, secretRef=secret, initiatorName=self.target, portals=texts),
            "glusterfs": lambda: made({"endpoints": text, "path": path}),
            "flocker": lambda: made(datasetName=lambda: mostly(["a"], ["", "a/b", "/"]), datasetUUID=text),
            "persistentVolumeClaim": lambda: made({"claimName": text}, readOnly=flag),
            "rbd": lambda: made({"monitors": texts, "image": text}, pool=text, user=text, secretRef=secret),
            "cinder": lambda: made({"volumeID": text}, secretRef=secret),
            "cephfs": lambda: made({"monitors": texts}, path=path, secretRef=secret),
            "quobyte": lambda: made({"registry": lambda: mostly(["a:1", "a:1,b:2", "[::1]:1"], REGISTRIES), "volume": text}, tenant=lambda: mostly(["t"], ["x" * 64, "x" * 65])),
            "downwardAPI": lambda: made(items=lambda: self.some(self.downward_file, 2), **defaults),
            "fc": lambda: made(targetWWNs=texts, lun=small, wwids=texts),
            "flexVolume": lambda: made({"driver": text}, options=lambda: self.map(lambda: mostly(
                ["a"], ["kubernetes.io/x", "k8s.io", "K8S.io/a", "a.k8s.io/b", "ak8s.io/b", "x/kubernetes.io", "\u212aubernetes.io/x"]), self.value, 1)),
            "azureFile": lambda: made({"secretName": text, "shareName": text}),
            "azureDisk": lambda: made({"diskName": text, "diskURI": lambda: mostly(["/subscriptions/x", "https://x"], ["", "x", "<>"])},
                                      cachingMode=self.one_of("None", "ReadOnly", "ReadWrite"), kind=self.one_of("Shared", "Dedicated", "Managed")),
            "vsphereVolume": lambda: made({"volumePath": text}),
            "photonPersistentDisk": lambda: made({"pdID": text}),
            "portworxVolume": lambda: made({"volumeID": text}),
            "storageos": lambda: made({"volumeName": self.name}, volumeNamespace=self.name, secretRef=secret),
            "projected": lambda: made({"sources": lambda: self.some(self.projection)}, **defaults),
            "scaleIO": lambda: made({"gateway": text, "system": text, "volumeName": text}, secretRef=secret, storageMode=text),
            "csi": lambda: made({"driver": lambda: mostly(["a.b", "A.b"], NAMES)}, readOnly=flag, nodePublishSecretRef=secret,
                                volumeAttributes=lambda: self.map(text, text, 1)),
            "ephemeral": lambda: made({"volumeClaimTemplate": self.claim}),
            "image": lambda: made({"reference": text}, pullPolicy=self.one_of("Always", "Never", "IfNotPresent"))}

    def target(self):
        return self.mostly(["iqn.2001-04.com.example:storage", "eui.0123456789ABCDEF", "naa.0123456789ABCDEF0123456789ABCDEF"], TARGETS)

    def volume(self):
        made, sources = self.object({"name": lambda: self.mostly(["a", "b", "c", "my-vol", "w"], NAMES, 85)}), self.sources()
        rich = ["projected", "projected", "projected", "ephemeral", "iscsi", "downwardAPI"]  # sources that there is much to say of
        for kind in [self.pick(*rich)] if self.chance(40) else self.random.sample(list(sources), 1 if self.chance(85) else self.random.randint(0, 3)):
            made[kind] = sources[kind]()
        return made

    # ---- scheduling ----

    def node_term(self):
        return self.object(
            matchExpressions=lambda: self.some(lambda: self.object({"key": self.key, "operator": self.one_of("In", "NotIn", "Exists", "DoesNotExist", "Gt", "Lt")},
                                                                   values=lambda: self.some(self.value, 2)), 2),
            matchFields=lambda: self.some(lambda: self.object({"key": lambda: self.mostly(["metadata.name"], ["x", "", "a<"]), "operator": self.one_of("In", "NotIn", "Exists")},
                                                              values=lambda: self.some(self.name, 2)), 1))

    def weighted(self, member, make):
        return lambda: self.some(lambda: self.object({"weight": lambda: self.mostly([1, 100], SMALL), member: make}), 2)

    def pod_affinity(self):
        def keys():
            return self.some(self.key, 2)

        def term():
            return self.object({"topologyKey": self.key}, labelSelector=self.selector, namespaces=lambda: self.some(self.name, 2), namespaceSelector=self.selector,
                               matchLabelKeys=keys, mismatchLabelKeys=keys)
        return self.object(requiredDuringSchedulingIgnoredDuringExecution=lambda: self.some(term, 2),
                           preferredDuringSchedulingIgnoredDuringExecution=self.weighted("podAffinityTerm", term))

    def affinity(self):
        return self.object(podAffinity=self.pod_affinity, podAntiAffinity=self.pod_affinity, nodeAffinity=lambda: self.object(
            requiredDuringSchedulingIgnoredDuringExecution=lambda: self.object({"nodeSelectorTerms": lambda: self.some(self.node_term, 2)}),
            preferredDuringSchedulingIgnoredDuringExecution=self.weighted("preference", self.node_term)))

    def clash(self):
        """Keys of labels that lists and a selector name, each perhaps."""
        keys = ["app", "zone", "a_b"]

        def some():
            return self.random.sample(keys, self.random.randint(0, 3))
        term = {"topologyKey": "zone", "matchLabelKeys": some(), "labelSelector": {
            "matchLabels": dict.fromkeys(some(), "v"), "matchExpressions": [{"key": key, "operator": "Exists"} for key in some() + some()]}}
        if self.chance(50):
            return {"topologySpreadConstraints": [{**term, "maxSkew": 1, "whenUnsatisfiable": "DoNotSchedule"}]}
        return {"affinity": {"podAffinity": {"requiredDuringSchedulingIgnoredDuringExecution": [{**term, "mismatchLabelKeys": some()}]}}}

    def toleration(self):
        values = [*VALUES, "01", "-1", "-0", "99999999999999999999", "-9223372036854775808", "9223372036854775808", "+1", "-", "1_0"]
        return self.object({"key": lambda: self.mostly(["", "a", "example.com/k"], LABELS)}, operator=self.one_of("Exists", "Equal", "Lt", "Gt"),
                           value=lambda: self.mostly(["v", "1"], values), effect=self.one_of("NoSchedule", "PreferNoSchedule", "NoExecute"), tolerationSeconds=self.large)

    def spread(self):
        policy = self.one_of("Honor", "Ignore")
        return self.object({"maxSkew": lambda: self.mostly([1, 2], SMALL), "topologyKey": lambda: self.mostly(["zone", "node"], LABELS),
                            "whenUnsatisfiable": self.one_of("DoNotSchedule", "ScheduleAnyway")}, labelSelector=self.selector, minDomains=self.small,
                           nodeAffinityPolicy=policy, nodeTaintsPolicy=policy, matchLabelKeys=lambda: self.some(self.key, 2))

    # ---- security ----

    def profile(self):
        return self.object({"type": self.one_of("Localhost", "RuntimeDefault", "Unconfined")},
                           localhostProfile=lambda: self.mostly(["p", "a/b", ""], [*PATHS, " p", "p ", "\u3000x", "x" * 4096]))

    def windows(self):
        return self.object(gmsaCredentialSpecName=self.name, gmsaCredentialSpec=lambda: self.mostly(["x"], ["", "x" * 65537, "x" * 65536], 90), hostProcess=self.flag,
                           runAsUserName=lambda: self.mostly(["user", "DOM\\user"], USERS))

    def common_security(self):
        return {"seLinuxOptions": lambda: self.object(level=self.text, role=self.text, type=self.text, user=self.text), "windowsOptions": self.windows,
                "runAsUser": self.user, "runAsGroup": self.user, "seccompProfile": self.profile, "appArmorProfile": self.profile}

    def pod_security(self):
        def sysctl():
            return self.object({"name": lambda: self.mostly(["kernel.shm_rmid_forced", "net.ipv4.tcp_syncookies", "fs.mqueue.msg_max", "kernel.msgmax"], SYSCTLS)}, value=self.text)
        return self.object(**self.common_security(), runAsNonRoot=self.flag, supplementalGroups=lambda: self.some(self.user, 2),
                           supplementalGroupsPolicy=self.one_of("Merge", "Strict"), fsGroup=self.user, sysctls=lambda: self.some(sysctl),
                           fsGroupChangePolicy=self.one_of("OnRootMismatch", "Always"), seLinuxChangePolicy=self.one_of("Recursive", "MountOption"))

    def sysctls(self):
        """Those of namespaces that the pod may share with its host."""
        names = ["kernel.sem", "net.ipv4.tcp_syncookies", "fs.mqueue.msg_max", "kernel/msgmax", "net/a.b", "kernel.domainname", "netx.a", "kernel.shm_rmid_forced"]
        return {**self.object({"hostNetwork": self.flag, "hostIPC": self.flag}),
                "securityContext": {"sysctls": [{"name": self.pick(*names), "value": "1"} for _ in range(self.random.randint(1, 4))]}}

    def container_security(self):
        return self.object(**self.common_security(), procMount=self.one_of("Default", "Unmasked"), privileged=self.flag, readOnlyRootFilesystem=self.flag,
                           allowPrivilegeEscalation=self.flag, capabilities=lambda: self.object(add=lambda: self.some(lambda: self.pick("NET_ADMIN", "CAP_SYS_ADMIN"), 1)))

    # ---- the pod ----

    def address(self):
        return self.mostly(["10.0.0.1", "::1", "2001:db8::1"], ADDRESSES)

    def dns(self):
        most = 33 if self.chance(10) else 3
        if self.chance(10):
            return {"searches": ["x" * 62 + "." + "y" * 60] * self.pick(16, 17, 18, 32, 33) + [self.pick("a", "xxxxxx", "x" * 32)]}
        return self.object(nameservers=lambda: self.some(self.address, 4), options=lambda: self.some(lambda: self.object({"name": lambda: self.mostly(["ndots"], [""])}), 2),
                           searches=lambda: self.some(lambda: self.mostly(["a.b", "a_b.c", ".", "a.", "_a.b"], [*NAMES, "a__", "_", "x" * 250]), most, most // 33 * 33))

    def annotations(self):
        def profiles(*values):
            return self.pick("runtime/default", "unconfined", "localhost/p", "odd", "", "localhost/", *values)
        made = {}
        for _ in range(self.random.randint(1, 2)):
            key, value = self.pick(
                lambda: ("seccomp.security.alpha.kubernetes.io/pod", profiles("docker/default", "localhost//a", "localhost/../x")),
                lambda: ("container.seccomp.security.alpha.kubernetes.io/" + self.pick("c", "d", "i", ""), profiles("docker/default", "localhost//a", "localhost/../x")),
                lambda: ("container.apparmor.security.beta.kubernetes.io/" + self.pick("c", "d", "i", "none", ""), profiles('é"')),
                lambda: ("kubernetes.io/config.mirror", self.pick("", "x")),
                lambda: ("controller.kubernetes.io/pod-deletion-cost", self.pick(*COSTS)),
                lambda: ("scheduler.alpha.kubernetes.io/tolerations", json.dumps([self.toleration()]) if self.chance(40) else self.pick(*TOLERATIONS)),
                lambda: (self.key(), self.value()))()
            made[key] = value
        return made

    def parts(self):
        """(how often, what is added to spec, or to metadata) by subject."""
        host = ["hostNetwork", "hostPID", "hostIPC", "hostUsers", "shareProcessNamespace", "setHostnameAsFQDN"]
        named = ["serviceAccountName", "nodeName", "hostname", "subdomain", "priorityClassName", "runtimeClassName"]
        return {
            "volumes": (8, lambda: {"volumes": self.some(self.volume, self.pick(1, 1, 2, 3), 1)}),
            "affinity": (4, lambda: {"affinity": self.affinity()}),
            "tolerations": (2, lambda: {"tolerations": self.some(self.toleration, 3, 1)}),
            "spread": (3, lambda: {"topologySpreadConstraints": self.some(self.spread, 3, 1)}),
            "security": (3, lambda: {"securityContext": self.pod_security()}),
            "clash": (2, self.clash),
            "sysctls": (1, self.sysctls),
            "dns": (2, lambda: self.object({"dnsConfig": self.dns}, dnsPolicy=self.one_of("None", "Default", "ClusterFirst", "ClusterFirstWithHostNet"))),
            "aliases": (1, lambda: {"hostAliases": self.some(lambda: self.object({"ip": self.address}, hostnames=lambda: self.some(self.name, 2)), 2, 1)}),
            "gates": (1, lambda: {"schedulingGates": self.some(lambda: self.object({"name": self.key})), "readinessGates": self.some(lambda: self.object({"conditionType": self.key}), 2)}),
            "claims": (1, lambda: {"resourceClaims": self.some(lambda: self.object({"name": self.name}, resourceClaimName=self.name, resourceClaimTemplateName=self.name), 3, 1)}),
            "host": (1, lambda: self.object(**dict.fromkeys(host, self.flag), hostnameOverride=lambda: self.mostly(["h"], NAMES))),
            "os": (2, lambda: {"os": self.object({"name": self.one_of("linux", "windows", "windows")}), **self.object(securityContext=self.pod_security, hostPID=self.flag)}),
            "names": (1, lambda: self.object(
                **dict.fromkeys(named, self.name), preemptionPolicy=self.one_of("Never", "PreemptLowerPriority"), activeDeadlineSeconds=self.large,
                restartPolicy=self.one_of("Always", "Never", "OnFailure"), nodeSelector=lambda: self.map(self.key, self.value, 1),
                schedulingGroup=lambda: self.object(podGroupName=self.name), terminationGracePeriodSeconds=self.large)),
            "metadata": (3, lambda: {"": self.object(annotations=self.annotations, labels=lambda: self.map(self.key, self.value, 1))})}

    def container(self, name):
        made = {"name": name, "image": "i"}
        if self.chance(35):
            made["securityContext"] = self.container_security()
        return made

    def request(self):
        parts = self.parts()
        spec = {"containers": [self.container("c")]}
        for name, member, percent in (("d", "containers", 15), ("i", "initContainers", 15), ("e", "ephemeralContainers", 5)):
            if self.chance(percent):
                spec.setdefault(member, []).append(self.container(name))
        for _ in range(self.pick(1, 1, 2, 3)):
            spec.update(self.random.choices([make for _, make in parts.values()], [weight for weight, _ in parts.values()])[0]())
        metadata = spec.pop("", {})
        made = {"op": "template", "object": {"metadata": metadata, "spec": spec} if metadata or self.chance(50) else {"spec": spec}}
        if self.chance(20):
            made["path"] = "spec.groups[0].template"
        if self.chance(40):
            made["return"] = "object"
        if self.chance(60):
            made["featureGates"] = {gate: on for gate, on in GATES.items() if self.chance(70)}
        return made


def requests(seed, count):
    """Requests, the same for the same seed."""
    grower = Grower(seed)
    for _ in range(count):
        yield grower.request()
