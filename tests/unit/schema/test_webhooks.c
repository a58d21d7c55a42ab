/* SPDX-License-Identifier: Apache-2.0 */
/* Webhook configurations: their checks. The texts are those of the API server. */
#include "judge/configuration.h"

#include <crd/json.h>
#include <crd/yaml.h>
#include <criterion/criterion.h>

static const char good[] = "\"name\": \"a.example.com\", \"sideEffects\": \"None\", \"admissionReviewVersions\": [\"v1\"]";
static const char client[] = "\"clientConfig\": {\"url\": \"https://host/path\"}";

/* The first error of a configuration with one webhook of these members, or "". */
static const char *first_error(crd_arena *arena, const char *members) {
  crd_string text = crd_arena_printf(arena,
                                     "{\"kind\": \"ValidatingWebhookConfiguration\", \"metadata\": {\"name\": \"a\"}, "
                                     "\"webhooks\": [{%s}]}",
                                     members);
  const crd_value *value = crd_json_parse(arena, text, NULL, NULL);
  cr_assert_not_null(value, "%s", text.data);
  crd_errors errors = crd_errors_init(arena);
  crdc_configuration_judge(&errors, value, false);
  return errors.count ? crd_arena_copy(arena, crd_error_message(arena, &errors.items[0])).data : "";
}

static void expect(const char *const *members, const char *wanted) {
  crd_arena *arena = crd_arena_create(NULL);
  const char *got = first_error(arena, crd_arena_printf(arena, "%s, %s, %s", members[0], members[1], members[2]).data);
  cr_expect_str_eq(got, wanted, "got %s", got);
  crd_arena_destroy(arena);
}

#define EXPECT(base, address, more, wanted) expect((const char *const[]){base, address, more}, wanted)

Test(webhooks, takes_a_good_one) {
  EXPECT(good, client, "\"timeoutSeconds\": 10", "");
}

Test(webhooks, checks_names_words_and_numbers) {
  EXPECT("\"name\": \"a.b\", \"sideEffects\": \"None\"", client, "\"admissionReviewVersions\": [\"v1\"]",
         "webhooks[0].name: Invalid value: \"a.b\": should be a domain with at least three segments separated by dots");
  EXPECT("\"name\": \"a.b.c\"", client, "\"admissionReviewVersions\": [\"v1\"]",
         "webhooks[0].sideEffects: Required value: must specify one of None, NoneOnDryRun");
  EXPECT(good, client, "\"failurePolicy\": \"fail\"",
         "webhooks[0].failurePolicy: Unsupported value: \"fail\": supported values: \"Fail\", \"Ignore\"");
  EXPECT(good, client, "\"timeoutSeconds\": 31",
         "webhooks[0].timeoutSeconds: Invalid value: 31: the timeout value must be between 1 and 30 seconds");
  EXPECT("\"name\": \"a.b.c\", \"sideEffects\": \"None\"", client, "\"admissionReviewVersions\": [\"v2\"]",
         "webhooks[0].admissionReviewVersions: Invalid value: [\"v2\"]: must include at least one of v1, v1beta1");
}

Test(webhooks, checks_rules) {
  EXPECT(good, client, "\"rules\": [{\"apiGroups\": [\"\"], \"apiVersions\": [\"v1\"], \"resources\": [\"a\"]}]",
         "webhooks[0].rules[0].operations: Required value");
  EXPECT(good, client,
         "\"rules\": [{\"operations\": [\"*\", \"CREATE\"], \"apiGroups\": [\"\"], \"apiVersions\": [\"v1\"], "
         "\"resources\": [\"a\"]}]",
         "webhooks[0].rules[0].operations: Invalid value: [\"*\",\"CREATE\"]: if '*' is present, must not specify other "
         "operations");
  EXPECT(good, client,
         "\"rules\": [{\"operations\": [\"*\"], \"apiGroups\": [\"\"], \"apiVersions\": [\"v1\"], \"resources\": "
         "[\"a/*\", \"a/b\"]}]",
         "webhooks[0].rules[0].resources[1]: Invalid value: \"a/b\": if 'a/*' is present, must not specify a/b");
}

Test(webhooks, checks_addresses) {
  EXPECT(good, "\"clientConfig\": {}", "\"matchPolicy\": \"Exact\"",
         "webhooks[0].clientConfig: Required value: exactly one of url or service is required");
  EXPECT(
      good, "\"clientConfig\": {\"service\": {\"name\": \"a\", \"namespace\": \"b\", \"port\": 0}}",
      "\"matchPolicy\": \"Exact\"",
      "webhooks[0].clientConfig.service.port: Invalid value: 0: port is not valid: must be between 1 and 65535, inclusive");
}

Test(webhooks, checks_selectors_and_conditions) {
  EXPECT(
      good, client, "\"objectSelector\": {\"matchExpressions\": [{\"key\": \"a\", \"operator\": \"In\"}]}",
      "webhooks[0].objectSelector.matchExpressions[0].values: Required value: must be specified when `operator` is 'In' or "
      "'NotIn'");
  EXPECT(good, client, "\"matchConditions\": [{\"name\": \"a\", \"expression\": \"\"}]",
         "webhooks[0].matchConditions[0].expression: Required value");
  EXPECT(good, client,
         "\"matchConditions\": [{\"name\": \"a\", \"expression\": \"object.a == 1\"}, {\"name\": \"a\", \"expression\": "
         "\"true\"}]",
         "webhooks[0].matchConditions[1].name: Duplicate value: \"a\"");
  EXPECT(good, client,
         "\"matchConditions\": [{\"name\": \"a\", \"expression\": \"request.namespace != 'x' && 'a' in "
         "request.userInfo.groups && !request.dryRun\"}]",
         "");
  EXPECT(good, client, "\"matchConditions\": [{\"name\": \"a\", \"expression\": \"1\"}]",
         "webhooks[0].matchConditions[0].expression: Invalid value: \"1\": must evaluate to bool but got int");
}
