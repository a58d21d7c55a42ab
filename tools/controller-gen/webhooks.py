#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Webhook markers chosen by a seed, as a Go package and as an overlay.

usage: webhooks.py SEED DIR

Writes DIR/hooks/hooks.go, DIR/overlay.yaml and DIR/crd.yaml."""
import os
import random
import sys

CRD = """apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: things.example.com}
spec:
  group: example.com
  names: {plural: things, kind: Thing}
  scope: Namespaced
  versions:
  - name: v1
    served: true
    storage: true
    schema: {openAPIV3Schema: {type: object}}
"""

PATCHES = ['{"timeoutSeconds":7}', '{"objectSelector":{"matchLabels":{"a":"b"}}}',
           '{"namespaceSelector":{"matchExpressions":[{"key":"k","operator":"In","values":["x","y"]}]}}',
           '{"matchConditions":[{"name":"c","expression":"request.operation == \'CREATE\'"}],"matchPolicy":"Exact"}',
           '{"failurePolicy":null,"rules":[{"apiGroups":["*"],"apiVersions":["v1"],"operations":["*"],"resources":["*"]}]}']


def webhook(r, index):
    mutating = r.random() < 0.4
    arguments = [f"mutating={'true' if mutating else 'false'}", f"failurePolicy={r.choice(['fail', 'Ignore', 'IGNORE'])}",
                 f"groups={r.choice(['core', 'example.com', '{a.io,core}', 'apps;batch'])}",
                 f"resources={r.choice(['things', 'things;things/status', '{pods, deployments}', '*'])}",
                 f"verbs={r.choice(['create', 'create;update', 'DELETE', '*', '{create,connect}'])}",
                 f"versions={r.choice(['v1', 'v1;v1beta1'])}", f"name=w{index}.{r.choice('abc')}.example.com",
                 f"sideEffects={r.choice(['none', 'None', 'noneOnDryRun'])}",
                 f"admissionReviewVersions={r.choice(['v1', 'v1;v1beta1', '{v1beta1,v1}'])}"]
    if r.random() < 0.7:
        arguments.append(f"path=/{r.choice(['validate', 'mutate'])}-{index}")
        arguments += [a for a in ("serviceName=s", "serviceNamespace=n", "servicePort=8443") if r.random() < 0.4]
    else:
        arguments.append('url="https://host.example.com/hook"')
    arguments += [a for a in (f"matchPolicy={r.choice(['exact', 'Equivalent'])}", f"timeoutSeconds={r.randint(0, 30)}",
                              "webhookVersions=v1") if r.random() < 0.5]
    if mutating and r.random() < 0.5:
        arguments.append(f"reinvocationPolicy={r.choice(['never', 'ifNeeded'])}")
    if r.random() < 0.5:
        arguments.append(f"patch=`{r.choice(PATCHES)}`")
    r.shuffle(arguments)
    return "kubebuilder:webhook:" + ",".join(arguments)


def main():
    r = random.Random(int(sys.argv[1]))
    lines = [webhook(r, i) for i in range(r.randint(1, 4))]
    lines += [f"kubebuilder:webhookconfiguration:mutating={m},name=my-{m}" for m in ("true", "false") if r.random() < 0.4]
    out = sys.argv[2]
    os.makedirs(os.path.join(out, "hooks"), exist_ok=True)
    with open(os.path.join(out, "hooks", "hooks.go"), "w") as file:
        file.write("".join(f"// +{line}\n" for line in lines) + "\npackage hooks\n")
    with open(os.path.join(out, "overlay.yaml"), "w") as file:
        file.write("".join(f"# +{line}\n" for line in lines) + "\nkind: Thing\n")
    with open(os.path.join(out, "crd.yaml"), "w") as file:
        file.write(CRD)


main()
