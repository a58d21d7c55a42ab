/* SPDX-License-Identifier: Apache-2.0 */
/* A CRD, a policy, and objects of the CRD's kind, one of them refused. */
#ifndef TESTS_UNIT_JUDGE_OBJECTS_H
#define TESTS_UNIT_JUDGE_OBJECTS_H

static const char things[] =
    "apiVersion: apiextensions.k8s.io/v1\n"
    "kind: CustomResourceDefinition\n"
    "metadata: {name: things.example.com}\n"
    "spec:\n"
    "  group: example.com\n"
    "  scope: Namespaced\n"
    "  names: {plural: things, singular: thing, kind: Thing, listKind: ThingList}\n"
    "  versions:\n"
    "  - name: v1\n"
    "    served: true\n"
    "    storage: true\n"
    "    subresources: {status: {}}\n"
    "    schema:\n"
    "      openAPIV3Schema:\n"
    "        type: object\n"
    "        properties:\n"
    "          spec:\n"
    "            type: object\n"
    "            properties:\n"
    "              size: {type: integer, maximum: 9}\n"
    "              color: {type: string, default: red}\n"
    "            x-kubernetes-validations: [{rule: '!has(self.size) || self.size > 2'}]\n"
    "          status: {type: object, properties: {seen: {type: integer}}}\n";

static const char policy[] =
    "apiVersion: admissionregistration.k8s.io/v1\n"
    "kind: ValidatingAdmissionPolicy\n"
    "metadata: {name: small}\n"
    "spec:\n"
    "  matchConstraints:\n"
    "    resourceRules:\n"
    "    - {apiGroups: ['*'], apiVersions: ['*'], operations: [CREATE, UPDATE], resources: ['*']}\n"
    "  validations: [{expression: 'object.metadata.name != \"refused\"', message: 'not that name'}]\n"
    "---\n"
    "apiVersion: admissionregistration.k8s.io/v1\n"
    "kind: ValidatingAdmissionPolicyBinding\n"
    "metadata: {name: small}\n"
    "spec: {policyName: small, validationActions: [Deny]}\n";

static const char small[] = "apiVersion: example.com/v1\nkind: Thing\nmetadata: {name: a}\nspec:\n  size: 1\n";
static const char good[] =
    "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\"},\"spec\":{\"size\":5}}";

#endif
