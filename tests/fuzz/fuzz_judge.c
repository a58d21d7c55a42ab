/* SPDX-License-Identifier: Apache-2.0 */
/* crdc/judge.h as any program may ask it. Parts: the object first, then "old", "patch", and "request": words for the rest.
 *
 * There is an answer whatever comes; what was not judged is not allowed, what is refused says why, and every text ends with
 * a NUL. The JSON of a result is JSON, and asking once more gives the same. */
#include "mutate.h"
#include "parts.h"
#include <crd/json.h>
#include <crdc/judge.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "object";

static const char crd[] =
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
    "              parts: {type: array, items: {type: string, pattern: '^[a-z]*$'}, maxItems: 4}\n"
    "              any: {type: object, x-kubernetes-preserve-unknown-fields: true}\n"
    "            x-kubernetes-validations: [{rule: '!has(self.size) || self.size > 2'}, {rule: 'self == oldSelf'}]\n"
    "          status: {type: object, x-kubernetes-preserve-unknown-fields: true}\n";

static const char policies[] =
    "apiVersion: admissionregistration.k8s.io/v1\n"
    "kind: ValidatingAdmissionPolicy\n"
    "metadata: {name: small}\n"
    "spec:\n"
    "  matchConstraints:\n"
    "    resourceRules: [{apiGroups: ['*'], apiVersions: ['*'], operations: ['*'], resources: ['*/*']}]\n"
    "  validations: [{expression: 'size(object.metadata.name) < 9'}]\n"
    "---\n"
    "apiVersion: admissionregistration.k8s.io/v1\n"
    "kind: ValidatingAdmissionPolicyBinding\n"
    "metadata: {name: small}\n"
    "spec: {policyName: small, validationActions: [Deny]}\n";

static void require(bool condition) {
  if (!condition) abort();
}

static crdc_workspace *make_workspace(bool policed) {
  crdc_judge *judge = crdc_judge_create(&(crdc_judge_options){.size = sizeof(crdc_judge_options), .layers = "all"});
  require(judge && crdc_judge_add(judge, CRDC_ADD_CRDS, "things.yaml", crd, sizeof crd - 1));
  if (policed) require(crdc_judge_add(judge, CRDC_ADD_POLICIES, "policies.yaml", policies, sizeof policies - 1));
  require(crdc_judge_seal(judge));
  return crdc_workspace_create(judge);
}

static bool has_word(crd_string words, const char *word) {
  return words.size && memmem(words.data, words.size, word, strlen(word));
}

static crdc_judge_request request_of(const parts *parts) {
  const crd_string words = parts_find(parts, "request"), object = parts_find(parts, "object"),
                   old = parts_find(parts, "old"), patch = parts_find(parts, "patch");
  crdc_judge_request request = {.size = sizeof request,
                                .want = CRDC_WANT_OBJECT | CRDC_WANT_PATCH | CRDC_WANT_JSON,
                                .object = {object.data, object.size},
                                .old_object = {old.data, old.size},
                                .patch = {patch.data, patch.size}};
  if (has_word(words, "update")) request.operation = "update";
  if (has_word(words, "status")) request.subresource = "status";
  if (has_word(words, "pod")) request.api_version = "v1", request.kind = "Pod";
  if (has_word(words, "thing")) request.api_version = "example.com/v1", request.kind = "Thing";
  if (has_word(words, "url")) request.name = "a", request.name_space = "default";
  if (has_word(words, "warn")) request.fields = CRDC_FIELDS_WARN;
  if (has_word(words, "ignore")) request.fields = CRDC_FIELDS_IGNORE;
  if (has_word(words, "listed")) request.fields = CRDC_FIELDS_LISTED;
  if (has_word(words, "yaml")) request.format = CRDC_FORMAT_YAML;
  if (has_word(words, "json")) request.format = CRDC_FORMAT_JSON;
  return request;
}

static void check_text(crdc_slice text) {
  require(!text.size || !text.data[text.size]);
}

static void check_result(crdc_judge_status status, const crdc_judge_result *result) {
  require(status == result->status && (status == CRDC_JUDGED || !result->allowed));
  check_text(result->message);
  check_text(result->object);
  check_text(result->patch);
  if (status != CRDC_JUDGED) {
    require(result->why.size > 0);
    return;
  }
  require(result->allowed || (result->message.size && result->code >= 400 && result->problem_count));
  for (size_t i = 0; i < result->problem_count; i++) {
    check_text(result->problems[i].message);
    require(result->problems[i].rule.size && !result->problems[i].line == !result->problems[i].column);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static crdc_workspace *workspaces[2];
  parts parts;
  const crdc_judge_result *result;
  const size_t which = size % 2;
  if (!workspaces[which]) workspaces[which] = make_workspace(which);
  parts_read((crd_string){(const char *)data, size}, &parts);
  const crdc_judge_request request = request_of(&parts);
  const crdc_judge_status status = crdc_judge_ask(workspaces[which], &request, &result);
  check_result(status, result);
  if (status == CRDC_JUDGED) {
    crd_arena *arena = crd_arena_create(NULL);
    const crd_string json = crd_arena_copy(arena, (crd_string){result->json.data, result->json.size});
    require(crd_json_parse(arena, json, NULL, NULL) != NULL);
    require(crdc_judge_ask(workspaces[which], &request, &result) == CRDC_JUDGED);
    require(crd_string_equal(json, (crd_string){result->json.data, result->json.size}));
    crd_arena_destroy(arena);
  }
  check_result(crdc_judge_default(workspaces[which], &request, &result), result);
  return 0;
}
