/* SPDX-License-Identifier: Apache-2.0 */
/* Matching of webhooks: what is called, in which version, in which order, and the errors; and of rules by their index. */
#include "admission/configuration/match.h"
#include <crd/json.h>
#include <criterion/criterion.h>

static const char crd[] =
    "{\"apiVersion\":\"apiextensions.k8s.io/"
    "v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":\"widgets.example.com\"},"
    "\"spec\":{\"group\":\"example.com\",\"scope\":\"Namespaced\",\"names\":{\"kind\":\"Widget\",\"plural\":\"widgets\"},"
    "\"versions\":["
    "{\"name\":\"v1\",\"served\":true,\"storage\":true},{\"name\":\"v0\",\"served\":false,\"storage\":false}]}}";
static const char widget[] =
    "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Widget\",\"metadata\":{\"name\":\"one\",\"labels\":{\"app\":\"a\"}}}";

/* What a webhook of these members does with the object: the verdict's webhooks, and its message. */
static char *judged(crd_arena *arena, const char *members, const char *object, const char *operation) {
  const crd_admission_setup setup = {.registry = NULL};
  crd_admission_configuration *configuration = crd_admission_configuration_create(arena, &setup);
  crd_string hook = crd_arena_printf(
      arena,
      "{\"apiVersion\":\"admissionregistration.k8s.io/"
      "v1\",\"kind\":\"ValidatingWebhookConfiguration\",\"metadata\":{\"name\":\"c\"},"
      "\"webhooks\":[{\"name\":\"h\",\"clientConfig\":{\"url\":\"https://h\"},\"admissionReviewVersions\":[\"v1\"],"
      "\"sideEffects\":\"None\",%s}]}",
      members);
  const crd_string texts[] = {crd_string_of(crd), hook};
  crd_string error = {NULL, 0};
  for (size_t i = 0; i < 2; i++) {
    const crd_value *value = crd_json_parse(arena, texts[i], NULL, NULL);
    cr_assert((value && crd_admission_configuration_add(configuration, value, &error)), "%.*s", CRD_PRINT(error));
  }
  cr_assert(crd_admission_configuration_finish(configuration, &error), "%.*s", CRD_PRINT(error));
  crd_admission_attributes attributes = {.operation = crd_string_of(operation),
                                         .object = crd_json_parse(arena, crd_string_of(object), NULL, NULL)};
  cr_assert(crd_admission_complete(arena, configuration, &attributes, &error), "%.*s", CRD_PRINT(error));
  const crd_admission_options options = {.want_details = true};
  crd_admission_verdict verdict;
  crd_admission_judge(arena, configuration, &attributes, &options, &verdict);
  const crd_hook_trace *trace = verdict.hook_count ? verdict.hooks[0] : NULL;
  if (!trace) return (char *)"none";
  return (char *)crd_arena_printf(arena, "%s|%.*s|%.*s|%.*s", trace->called ? "called" : "not", CRD_PRINT(trace->resource),
                                  CRD_PRINT(trace->why), CRD_PRINT(trace->called ? trace->detail : verdict.message))
      .data;
}

#define RULE(groups, versions, operations, resources)                                                                       \
  "\"rules\":[{\"apiGroups\":[" groups "],\"apiVersions\":[" versions "],\"operations\":[" operations                       \
  "],\"resources\":[" resources "]}]"
#define ANY RULE("\"*\"", "\"*\"", "\"*\"", "\"*\"")

Test(match, webhooks) {
  crd_arena *arena = crd_arena_create(NULL);
  const struct {
    const char *members, *wanted;
  } rows[] = {
      {ANY, "called|example.com/v1/widgets||rules[0]"},
      {RULE("\"*\"", "\"*\"", "\"*\"", "\"*/*\""), "called|example.com/v1/widgets||rules[0]"},
      {RULE("\"*\"", "\"*\"", "\"*\"", "\"*/status\""), "not||rules|"},
      {RULE("\"example.com\"", "\"v0\"", "\"CREATE\"", "\"widgets\""),
       "called|example.com/v0/widgets||rules[0] by the equivalent version v0"},
      {"\"matchPolicy\":\"Exact\"," RULE("\"example.com\"", "\"v0\"", "\"CREATE\"", "\"widgets\""), "not||rules|"},
      {RULE("\"example.com\"", "\"v1\"", "\"DELETE\"", "\"widgets\""), "not||rules|"},
      {"\"objectSelector\":{\"matchLabels\":{\"app\":\"a\"}}," ANY,
       "called|example.com/v1/widgets||rules[0]; objectSelector chose the object"},
      {"\"objectSelector\":{\"matchExpressions\":[{\"key\":\"app\",\"operator\":\"DoesNotExist\"}]}," ANY,
       "not||objectSelector|"},
      {"\"namespaceSelector\":{\"matchLabels\":{\"kubernetes.io/metadata.name\":\"default\"}}," ANY,
       "called|example.com/v1/widgets||rules[0]"},
      {"\"namespaceSelector\":{\"matchLabels\":{\"x\":\"y\"}}," ANY, "not||namespaceSelector|"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    cr_expect_str_eq(judged(arena, rows[i].members, widget, "CREATE"), rows[i].wanted, "row %zu", i);
  crd_arena_destroy(arena);
}

/* An error of a selector counts only where the rules match. */
Test(match, selector_errors) {
  crd_arena *arena = crd_arena_create(NULL);
#define BROKEN "\"objectSelector\":{\"matchExpressions\":[{\"key\":\"a\",\"operator\":\"In\"}]},"
  const char *said = judged(arena, BROKEN ANY, widget, "CREATE");
  cr_expect(strstr(said,
                   "Internal error occurred: values: Invalid value: null: for 'in', 'notin' operators, values set can't "
                   "be empty") != NULL,
            "%s", said);
  said = judged(arena, BROKEN RULE("\"none\"", "\"*\"", "\"*\"", "\"*\""), widget, "CREATE");
  cr_expect_str_eq(said, "not||rules|");
  crd_arena_destroy(arena);
}

/* Configurations of admission are not shown to webhooks, and a Namespace is chosen by its own labels. */
Test(match, special_kinds) {
  crd_arena *arena = crd_arena_create(NULL);
  cr_expect_str_eq(judged(arena, ANY,
                          "{\"apiVersion\":\"admissionregistration.k8s.io/v1\",\"kind\":\"ValidatingAdmissionPolicy\","
                          "\"metadata\":{\"name\":\"p\"}}",
                          "CREATE"),
                   "none");
  cr_expect_str_eq(
      judged(arena, "\"namespaceSelector\":{\"matchLabels\":{\"x\":\"y\"}}," ANY,
             "{\"apiVersion\":\"v1\",\"kind\":\"Namespace\",\"metadata\":{\"name\":\"n\",\"labels\":{\"x\":\"y\"}}}",
             "CREATE"),
      "called|v1/namespaces||rules[0]");
  crd_arena_destroy(arena);
}

/* ---- the index of rules ---- */

enum { HOOKS = 400 };

static const char *pick(unsigned *state, const char *const *words, size_t count) {
  *state = *state * 1103515245u + 12345u;
  return words[(*state >> 16) % count];
}
#define PICK(words) pick(&state, words, sizeof(words) / sizeof *(words))

static const char *const groups[] = {"", "*", "events.k8s.io", "apps", "example.com", "none.example.com"},
                         *const versions[] = {"v1", "*", "v0", "v1beta1"},
                         *const operations[] = {"CREATE", "*", "UPDATE", "DELETE"},
                         *const resources[] = {"pods",        "*",
                                               "*/*",         "pods/*",
                                               "*/scale",     "events",
                                               "widgets",     "widgets/status",
                                               "deployments", "deployments/scale",
                                               "nothing"},
                         *const scopes[] = {"*", "Namespaced", "Cluster"}, *const names[] = {"", "", "\"one\"", "\"two\""},
                         *const policies[] = {"Exact", "Equivalent"};

/* Webhooks with rules at random. */
static crd_admission_configuration *random_configuration(crd_arena *arena, unsigned state) {
  crd_admission_configuration *configuration =
      crd_admission_configuration_create(arena, &(crd_admission_setup){.registry = NULL});
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("{\"apiVersion\":\"admissionregistration.k8s.io/v1\",\"kind\":"
                                 "\"ValidatingWebhookConfiguration\",\"metadata\":{\"name\":\"c\"},\"webhooks\":["));
  for (size_t i = 0; i < HOOKS; i++) {
    crd_text_printf(&text, "%s{\"name\":\"h%zu\",\"matchPolicy\":\"%s\",\"rules\":[", i ? "," : "", i, PICK(policies));
    for (size_t k = 0; k <= i % 3; k++) {
      crd_text_printf(&text, "%s{\"operations\":[\"%s\",\"%s\"],", k ? "," : "", PICK(operations), PICK(operations));
      crd_text_printf(&text, "\"apiGroups\":[\"%s\",\"%s\"],\"apiVersions\":[\"%s\"],", PICK(groups), PICK(groups),
                      PICK(versions));
      crd_text_printf(&text, "\"resources\":[\"%s\",\"%s\"],\"scope\":\"%s\",\"resourceNames\":[%s]}", PICK(resources),
                      PICK(resources), PICK(scopes), PICK(names));
    }
    crd_text_add(&text, CRD_STRING("]}"));
  }
  crd_text_add(&text, CRD_STRING("]}"));
  const crd_string texts[] = {crd_string_of(crd), crd_text_string(&text)};
  crd_string error = {NULL, 0};
  for (size_t i = 0; i < 2; i++)
    cr_assert(crd_admission_configuration_add(configuration, crd_json_parse(arena, texts[i], NULL, NULL), &error), "%.*s",
              CRD_PRINT(error));
  cr_assert(crd_admission_configuration_finish(configuration, &error), "%.*s", CRD_PRINT(error));
  return configuration;
}

/* What the index finds is what each of the rules says; how many that are. */
static size_t found_alike(crd_arena *arena, const crd_admission_configuration *configuration,
                          const crd_admission_attributes *attributes) {
  const crd_admission_options options = {.only_concerned = true};
  match_equivalents equivalents = {.known = false};
  const match_scope scope = {arena, configuration, attributes, &options, &equivalents};
  const rule_matches matches = crd_rules_that_match(&scope, &configuration->validating_hook_rules);
  size_t next = crd_rules_next(&matches, 0), found = 0;
  cr_assert_eq(matches.count, HOOKS);
  for (size_t i = 0; i < HOOKS; i++) {
    const admission_webhook *hook = configuration->validating_hooks[i];
    int by = crd_match_rules(&scope, &hook->rules, hook->equivalent);
    cr_expect_eq(crd_rules_matched_by(&matches, i), by, "webhook %zu", i);
    cr_expect_eq(next == i, by != NOT_MATCHED, "webhook %zu", i);
    if (by == NOT_MATCHED) continue;
    next = crd_rules_next(&matches, i + 1);
    found++;
  }
  cr_expect_eq(next, HOOKS);
  return found;
}

Test(match, index_of_rules) {
  crd_arena *arena = crd_arena_create(NULL);
  static const char *const requested[][4] = {{"", "v1", "pods", ""},
                                             {"", "v1", "pods", "status"},
                                             {"", "v1", "events", ""},
                                             {"apps", "v1", "replicasets", ""},
                                             {"events.k8s.io", "v1", "events", ""},
                                             {"apps", "v1", "deployments", "scale"},
                                             {"example.com", "v1", "widgets", ""},
                                             {"example.com", "v0", "widgets", "status"},
                                             {"other.example.com", "v2", "x", ""}};
  size_t found = 0;
  for (unsigned seed = 0; seed < 3; seed++) {
    const crd_admission_configuration *configuration = random_configuration(arena, seed);
    for (size_t i = 0; i < sizeof requested / sizeof *requested * 8; i++) {
      const char *const *one = requested[i / 8];
      const crd_admission_attributes attributes = {
          .operation = crd_string_of(i & 1 ? "CREATE" : "DELETE"),
          .resource = {crd_string_of(one[0]), crd_string_of(one[1]), crd_string_of(one[2])},
          .sub_resource = crd_string_of(one[3]),
          .name = crd_string_of(i & 2 ? "one" : "three"),
          .namespace_ = crd_string_of(i & 4 ? "default" : "")};
      found += found_alike(arena, configuration, &attributes);
    }
  }
  cr_expect(found > 3 * HOOKS, "%zu", found);
  crd_arena_destroy(arena);
}
