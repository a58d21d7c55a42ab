/* SPDX-License-Identifier: Apache-2.0 */
#include "kind.h"
#include <crd/json.h>
#include <crd/request.h>
#include <criterion/criterion.h>

#define HEAD "\"apiVersion\":\"example.com/v1\",\"kind\":\"Widget\""
#define OBJECT(metadata, rest) "{" HEAD ",\"metadata\":{" metadata "}" rest "}"

static crd_arena *arena;
static crd_verdict verdict;

static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}

TestSuite(request, .init = set_up, .fini = tear_down);

static void judge(crd_request request) {
  request.want_strict = true;
  if (!request.kind) request.kind = widget_kind();
  crd_request_judge(arena, &request, &verdict);
}

static void create(const char *body) {
  judge((crd_request){.body = crd_string_of(body)});
}

static void update(const char *old, const char *body, crd_operation operation) {
  judge((crd_request){.operation = operation,
                      .body = crd_string_of(body),
                      .old_object = crd_json_parse(arena, crd_string_of(old), NULL, NULL),
                      .uid = CRD_STRING("u-1"),
                      .resource_version = CRD_STRING("1"),
                      .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z")});
}

static void expect_text(crd_string text, const char *wanted) {
  cr_assert(crd_string_equal(text, crd_string_of(wanted)), "want %s\ngot  %.*s", wanted, (int)text.size,
            text.size ? text.data : "");
}

static void expect_bad(const char *message) {
  cr_assert_not(verdict.allowed);
  cr_assert_eq(verdict.code, 400);
  expect_text(verdict.reason, "BadRequest");
  expect_text(verdict.message, message);
}

static void expect_invalid(const char *message) {
  cr_assert_not(verdict.allowed);
  cr_assert_eq(verdict.code, 422);
  expect_text(verdict.reason, "Invalid");
  expect_text(verdict.message, message);
}

static void expect_object(const char *json) {
  cr_assert(verdict.allowed, "%.*s", (int)verdict.message.size, verdict.message.data);
  expect_text(crd_json_encode(arena, verdict.object, CRD_JSON_GO), json);
}

Test(request, create_fills_in_what_the_server_sets) {
  create(
      OBJECT("\"generateName\":\"w-\",\"uid\":\"mine\",\"selfLink\":\"/x\",\"generation\":7", ",\"status\":{\"size\":1}"));
  expect_object(
      "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Widget\",\"metadata\":{\"generateName\":\"w-\",\"generation\":1,"
      "\"name\":\"w-xxxxx\",\"namespace\":\"default\"}}");
}

/* The strategy's rule does not see the last two characters of a generateName, the generic one does. */
Test(request, create_checks_the_metadata_twice) {
  create(OBJECT("\"generateName\":\"a/-\",\"name\":\"a\"", ""));
  expect_invalid("Widget.example.com \"a\" is invalid: metadata.generateName: Invalid value: \"a/-\": may not contain '/'");
}

Test(request, owners_are_warned_about_before_the_namespace) {
  const char *owners = "\"ownerReferences\":[{\"uid\":\"1\"},{\"uid\":\"1\"}]";
  crd_string body = crd_arena_printf(arena, OBJECT("\"name\":\"a\",\"namespace\":\"other\",%s", ""), owners);
  update(OBJECT("\"name\":\"a\"", ""), body.data, CRD_UPDATE);
  expect_bad("the namespace of the provided object does not match the namespace sent on the request");
  cr_assert_eq(verdict.warnings.count, 1);
}

/* Go's int64 wraps; what it then is must not be. */
Test(request, the_last_generation_is_followed_by_the_first) {
  update(OBJECT("\"name\":\"a\",\"generation\":9223372036854775807", ",\"spec\":{\"size\":1}"),
         OBJECT("\"name\":\"a\"", ",\"spec\":{\"size\":2}"), CRD_UPDATE);
  cr_assert_not(verdict.allowed);
  cr_assert(strstr(verdict.message.data, "metadata.generation: Invalid value: -9223372036854775808"), "%s",
            verdict.message.data);
}

/* A time beyond the year 9999 is written and not read again: the getter finds no managed fields. */
Test(request, status_updates_drop_managed_fields_that_are_not_read) {
  update(OBJECT("\"name\":\"a\"", ""),
         OBJECT("\"name\":\"a\",\"managedFields\":[{\"operation\":\"Update\",\"time\":\"9999-12-31T23:59:59-01:00\"}]", ""),
         CRD_UPDATE_STATUS);
  cr_assert(verdict.allowed, "%.*s", (int)verdict.message.size, verdict.message.data);
  cr_assert_null(crd_value_find(verdict.object, "metadata", "managedFields", NULL));
}

Test(request, create_keeps_status_without_the_subresource) {
  judge((crd_request){.kind = plain_kind(), .body = crd_string_of(OBJECT("\"name\":\"a\"", ",\"status\":{\"size\":1}"))});
  cr_assert_not_null(crd_value_find(verdict.object, "status", "size", NULL));
}

Test(request, texts_of_undecodable_bodies) {
  create("");
  expect_bad(
      "the object provided is unrecognized (must be of type Widget): couldn't get version/kind; json parse error: "
      "unexpected end of JSON input (<empty>)");
  create("[1]");
  expect_bad(
      "the object provided is unrecognized (must be of type Widget): couldn't get version/kind; json parse error: json: "
      "cannot unmarshal array into Go value of type struct { APIVersion string \"json:\\\"apiVersion,omitempty\\\"\"; Kind "
      "string \"json:\\\"kind,omitempty\\\"\" } (5b315d)");
  create("{\"kind\":5,\"apiVersion\":\"example.com/v1\"}");
  expect_bad(
      "the object provided is unrecognized (must be of type Widget): couldn't get version/kind; json parse error: json: "
      "cannot unmarshal number into Go struct field .kind of type string ({\"kind\":5,\"apiVersion\":\"exampl ...)");
  create("{\"kind\":\"Widget\",\"apiVersion\":\"a/b/c\"}");
  expect_bad(
      "the object provided is unrecognized (must be of type Widget): unexpected GroupVersion string: a/b/c "
      "({\"kind\":\"Widget\",\"apiVersion\": ...)");
  create(" null ");
  expect_bad("Widget in version \"v1\" cannot be handled as a Widget: Object 'Kind' is missing in 'null'");
  create("{\"KIND\":\"x\",\"apiversion\":\"foo/v3\"}");
  expect_bad(
      "x in version \"v3\" cannot be handled as a Widget: Object 'Kind' is missing in "
      "'{\"KIND\":\"x\",\"apiversion\":\"foo/v3\"}'");
  create("{" HEAD ",\"spec\":{\"size\":1e400}}");
  expect_bad(
      "Widget in version \"v1\" cannot be handled as a Widget: json: cannot unmarshal number 1e400 into Go value of type "
      "float64");
  create("{" HEAD ",\"spec\":{\"size\":1e400}");
  expect_bad(
      "the object provided is unrecognized (must be of type Widget): couldn't get version/kind; json parse error: "
      "unexpected end of JSON input ({\"apiVersion\":\"example.com/v1\" ...)");
  create("{" HEAD ",\"metadata\":5}");
  expect_bad(
      "Widget in version \"v1\" cannot be handled as a Widget: json: cannot unmarshal number into Go value of type "
      "v1.ObjectMeta");
}

Test(request, both_values_of_a_repeated_kind_are_looked_at) {
  create("{\"kind\":[1]," HEAD "}");
  expect_bad(
      "the object provided is unrecognized (must be of type Widget): couldn't get version/kind; json parse error: json: "
      "cannot unmarshal array into Go struct field .kind of type string ({\"kind\":[1],\"apiVersion\":\"exam ...)");
  create("{" HEAD ",\"kind\":null}");
  expect_bad(
      "Widget in version \"v1\" cannot be handled as a Widget: Object 'Kind' is missing in "
      "'{" HEAD ",\"kind\":null}'");
  create("{\"\\u212Aind\":5," HEAD "}");
  expect_bad(
      "the object provided is unrecognized (must be of type Widget): couldn't get version/kind; json parse error: json: "
      "cannot unmarshal number into Go struct field .kind of type string ({\"\\u212Aind\":5,\"apiVersion\":\"e ...)");
}

Test(request, nothing_but_white_space_follows_an_object) {
  static const char *const tails[] = {"", " \t\r\n", "\f", "\x01", " x", "{}"};
  for (size_t i = 0; i < sizeof tails / sizeof tails[0]; i++) {
    crd_string body = crd_arena_printf(arena, OBJECT("\"name\":\"a\"", ",\"spec\":{\"size\":1}") "%s", tails[i]);
    crd_request request = {.body = body, .kind = widget_kind()};
    crd_request_judge(arena, &request, &verdict);
    cr_assert_eq(verdict.allowed, i < 2, "%zu: %.*s", i, (int)verdict.message.size, verdict.message.data);
  }
}

Test(request, other_versions_and_kinds) {
  create("{\"apiVersion\":\"example.com/v2\",\"kind\":\"Widget\"}");
  expect_bad("the API version in the data (example.com/v2) does not match the expected API version (example.com/v1)");
  create("{\"kind\":\"Widget\"}");
  expect_bad("the API version in the data () does not match the expected API version (example.com/v1)");
  create("{\"apiVersion\":\"example.com/v1\",\"kind\":\"Gadget\"}");
  expect_invalid("Gadget.example.com \"\" is invalid: kind: Invalid value: \"Gadget\": must be Widget");
}

Test(request, strict_errors_in_order) {
  create(OBJECT("\"name\":\"a\",\"zone\":1", ",\"spec\":{\"size\":1,\"size\":2,\"b\":1,\"a\":{\"c\":1}},\"other\":1"));
  cr_assert(verdict.allowed);
  static const char *const wanted[] = {"duplicate field \"spec.size\"", "unknown field \"metadata.zone\"",
                                       "unknown field \"other\"", "unknown field \"spec.a\"", "unknown field \"spec.b\""};
  cr_assert_eq(verdict.strict.count, 5);
  for (size_t i = 0; i < 5; i++) expect_text(verdict.strict.items[i], wanted[i]);
}

/* Whether a strict error is noted with the place of the `nth` of such names. */
static void expect_noted(uint32_t index, crd_strict_kind kind, const char *body, const char *name, int nth) {
  const char *at = strstr(body, name);
  while (at && --nth > 0) at = strstr(at + 1, name);
  cr_assert(at && index < verdict.found.count, "%s", name);
  cr_expect_eq(verdict.found.items[index].kind, kind, "%s", name);
  cr_expect_eq(verdict.found.items[index].offset, (uint32_t)(at - body), "%s: %u", name, verdict.found.items[index].offset);
}

Test(request, strict_errors_know_their_places) {
  const char *json = OBJECT("\"name\":\"a\",\"zone\":1", ",\"spec\":{\"size\":1,\"size\":2,\"a.b\":1}");
  create(json);
  cr_assert_eq(verdict.found.count, 3);
  expect_noted(0, CRD_STRICT_DUPLICATE, json, "\"size\"", 2);
  expect_noted(1, CRD_STRICT_UNKNOWN, json, "\"zone\"", 1);
  expect_noted(2, CRD_STRICT_UNKNOWN, json, "\"a.b\"", 1);
  const char *yaml =
      "apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: a\nspec:\n  size: 1\n  size: 2\n"
      "  other: 3\n  other: 3\n";
  crd_request request = {
      .body = crd_string_of(yaml), .encoding = CRD_ENCODING_YAML, .kind = widget_kind(), .want_strict = true};
  crd_request_judge(arena, &request, &verdict);
  cr_assert_eq(verdict.found.count, 3);
  expect_noted(0, CRD_STRICT_KEY, yaml, "size", 2);
  expect_noted(1, CRD_STRICT_KEY, yaml, "other", 2);
  expect_noted(2, CRD_STRICT_UNKNOWN, yaml, "other", 2);
  cr_assert_eq(verdict.strict.count, 2);
  expect_text(verdict.strict.items[0],
              "yaml: unmarshal errors:\n  line 7: key \"size\" already set in map\n"
              "  line 9: key \"other\" already set in map");
}

Test(request, errors_come_by_stage) {
  create(OBJECT("\"name\":\"A\"", ",\"spec\":{\"size\":-1,\"name\":\"toolong\"}"));
  cr_assert_eq(verdict.errors.count, 3);
  expect_text(verdict.errors.items[0].field, "metadata.name");
  expect_text(verdict.errors.items[1].field, "spec.name");
  expect_text(verdict.errors.items[2].field, ".spec.size");
  expect_text(crd_error_body(arena, &verdict.errors.items[2]), "Invalid value: -1: should be a non-negative integer");
}

Test(request, scale_wants_integers) {
  create(OBJECT("\"name\":\"a\"", ",\"spec\":{\"size\":[1,{\"a\":null}]}"));
  const crd_error *last = &verdict.errors.items[verdict.errors.count - 1];
  expect_text(crd_error_detail(arena, last),
              ".spec.size accessor error: [1 map[]] is of the type []interface {}, expected int64");
}

Test(request, namespace_of_the_request) {
  judge(
      (crd_request){.body = crd_string_of(OBJECT("\"name\":\"a\",\"namespace\":\"x\"", "")), .namespace_ = CRD_STRING("y")});
  expect_bad("the namespace of the provided object does not match the namespace sent on the request");
}

Test(request, repeated_owners_are_dropped_with_a_warning) {
#define OWNER "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"name\":\"p\",\"uid\":\"u\"}"
  create(OBJECT("\"name\":\"a\",\"ownerReferences\":[" OWNER "," OWNER "]", ""));
  cr_assert(verdict.allowed);
  cr_assert_eq(crd_value_find(verdict.object, "metadata", "ownerReferences", NULL)->size, 1);
  cr_assert_eq(verdict.warnings.count, 1);
}

Test(request, update_counts_the_generation) {
  update(OBJECT("\"name\":\"a\",\"generation\":3", ",\"spec\":{\"size\":1}"),
         OBJECT("\"name\":\"a\"", ",\"spec\":{\"size\":2}"), CRD_UPDATE);
  cr_assert(verdict.allowed);
  cr_assert_eq(crd_value_find(verdict.object, "metadata", "generation", NULL)->as.integer, 4);
  update(OBJECT("\"name\":\"a\",\"generation\":3", ",\"spec\":{\"size\":1}"),
         OBJECT("\"name\":\"a\",\"labels\":{\"x\":\"y\"}", ",\"spec\":{\"size\":1}"), CRD_UPDATE);
  cr_assert_eq(crd_value_find(verdict.object, "metadata", "generation", NULL)->as.integer, 3);
}

Test(request, update_keeps_the_status) {
  update(OBJECT("\"name\":\"a\"", ",\"status\":{\"size\":1}"), OBJECT("\"name\":\"a\"", ",\"status\":{\"size\":9}"),
         CRD_UPDATE);
  cr_assert_eq(crd_value_find(verdict.object, "status", "size", NULL)->as.integer, 1);
}

Test(request, update_refuses_another_name) {
  update(OBJECT("\"name\":\"a\"", ""), OBJECT("\"name\":\"b\"", ""), CRD_UPDATE);
  expect_bad("the name of the object (b) does not match the name on the URL (a)");
  update(OBJECT("\"name\":\"a\"", ""), OBJECT("", ""), CRD_UPDATE);
  expect_bad("the name of the object (a based on URL) was undeterminable: name must be provided");
}

Test(request, update_lists_metadata_errors_twice_but_says_them_once) {
  judge((crd_request){.operation = CRD_UPDATE,
                      .body = crd_string_of(OBJECT("\"name\":\"a\",\"namespace\":\"n\"", "")),
                      .old_object =
                          crd_json_parse(arena, CRD_STRING(OBJECT("\"name\":\"a\",\"namespace\":\"n\"", "")), NULL, NULL),
                      .as_submitted = true});
  expect_invalid(
      "Widget.example.com \"a\" is invalid: metadata.resourceVersion: Invalid value: \"\": must be specified for an "
      "update");
  cr_assert_eq(verdict.errors.count, 2);
}

Test(request, status_update_takes_the_status_alone) {
  update(OBJECT("\"name\":\"a\"", ",\"spec\":{\"size\":1}"),
         OBJECT("\"name\":\"a\",\"labels\":{\"x\":\"y\"}", ",\"spec\":{\"size\":2},\"status\":{\"size\":5}"),
         CRD_UPDATE_STATUS);
  cr_assert(verdict.allowed);
  cr_assert_eq(crd_value_find(verdict.object, "spec", "size", NULL)->as.integer, 1);
  cr_assert_eq(crd_value_find(verdict.object, "status", "size", NULL)->as.integer, 5);
  cr_assert_null(crd_value_find(verdict.object, "metadata", "labels", NULL));
}

Test(request, status_update_says_where_but_not_what) {
  update(OBJECT("\"name\":\"a\"", ""), OBJECT("\"name\":\"a\"", ",\"status\":{\"size\":\"x\"}"), CRD_UPDATE_STATUS);
  expect_text(verdict.errors.items[0].field, "status.size");
  expect_text(crd_error_detail(arena, &verdict.errors.items[0]), "size in body must be of type integer: \"string\"");
}

Test(request, status_update_needs_the_subresource) {
  judge((crd_request){.operation = CRD_UPDATE_STATUS,
                      .kind = plain_kind(),
                      .body = crd_string_of(OBJECT("\"name\":\"a\"", "")),
                      .old_object = crd_json_parse(arena, CRD_STRING(OBJECT("\"name\":\"a\"", "")), NULL, NULL)});
  expect_text(verdict.error, "no status subresource");
}

Test(request, status_of_an_invalid_object) {
  create(OBJECT("\"name\":\"a\"", ",\"spec\":{\"size\":\"x\"}"));
  crd_value status = crd_verdict_status(arena, &verdict, widget_kind());
  expect_text(crd_value_string(crd_value_get(&status, CRD_STRING("reason"))), "Invalid");
  cr_assert_eq(crd_value_find(&status, "code", NULL)->as.integer, 422);
  const crd_value *causes = crd_value_find(&status, "details", "causes", NULL);
  cr_assert_eq(causes->size, verdict.errors.count);
  expect_text(crd_value_string(crd_value_get(&causes->as.items[0], CRD_STRING("field"))), "spec.size");
}

Test(request, equal_texts_are_said_once) {
  crd_errors errors = crd_errors_init(arena);
  for (int i = 0; i < 3; i++)
    crd_errors_add(&errors, (crd_error){.type = CRD_ERROR_REQUIRED, .field = i == 1 ? CRD_STRING("b") : CRD_STRING("a")});
  expect_text(crd_invalid_message(arena, CRD_STRING("g"), CRD_STRING("K"), CRD_STRING("n\"x"), &errors),
              "K.g \"n\\\"x\" is invalid: [a: Required value, b: Required value]");
  crd_errors_truncate(&errors, 0);
  expect_text(crd_invalid_message(arena, CRD_STRING(""), CRD_STRING("K"), CRD_STRING("n"), &errors), "K \"n\" is invalid");
}

Test(request, a_delete_is_allowed) {
  judge((crd_request){.operation = CRD_DELETE,
                      .old_object = crd_json_parse(arena, CRD_STRING(OBJECT("\"name\":\"a\"", "")), NULL, NULL)});
  cr_assert(verdict.allowed);
  expect_text(verdict.name, "a");
}

Test(request, options_are_judged_first) {
  const crd_value *options = crd_json_parse(arena, CRD_STRING("{\"dryRun\":[\"Some\"]}"), NULL, NULL);
  judge((crd_request){.body = CRD_STRING("no object"), .options = options});
  expect_invalid(
      "CreateOptions.meta.k8s.io \"\" is invalid: dryRun: Unsupported value: [\"Some\"]: supported values: \"All\"");
  crd_value status = crd_verdict_status(arena, &verdict, widget_kind());
  expect_text(crd_value_string(crd_value_find(&status, "details", "kind", NULL)), "CreateOptions");
  judge((crd_request){.operation = CRD_DELETE, .options = options});
  cr_assert_eq(verdict.code, 422);
}

/* ---- texts that are cut ---- */

/* An object with `count` labels that are none, each an error. */
static crd_string with_labels(int count, const char *value) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("{" HEAD ",\"metadata\":{\"name\":\"a\",\"labels\":{"));
  for (int i = 0; i < count; i++) crd_text_printf(&text, "%s\"k%d\":\"%s %d\"", i ? "," : "", i, value, i);
  crd_text_add(&text, CRD_STRING("}},\"spec\":{\"size\":1}}"));
  return crd_text_string(&text);
}

static crd_string causes_text(void) {
  crd_value status = crd_verdict_status(arena, &verdict, widget_kind());
  return crd_json_encode(arena, crd_value_find(&status, "details", "causes", NULL), CRD_JSON_COMPACT);
}

Test(request, tells_of_many_errors_up_to_a_limit) {
  enum { MOST = 5000, COUNT = 3000 };
  crd_string body = with_labels(COUNT, "v v");
  judge((crd_request){.body = body});
  crd_string whole = verdict.message;
  cr_assert_eq(verdict.errors.count, COUNT);
  judge((crd_request){.body = body, .most_text = MOST});
  crd_string cut = crd_arena_copy(arena, verdict.message), mark = CRD_STRING(", and ");
  cr_assert_eq(verdict.code, 422);
  cr_assert_leq(cut.size, MOST + 200);
  cr_assert_leq(causes_text().size, 2 * MOST);
  size_t end = cut.size;
  while (end && !crd_string_has_prefix((crd_string){cut.data + end, cut.size - end}, mark)) end--;
  cr_assert_gt(end, MOST / 2, "%.*s", (int)cut.size, cut.data);
  cr_assert_eq(memcmp(cut.data, whole.data, end), 0, "it is cut between two errors");
  cr_assert(crd_string_has_prefix((crd_string){whole.data + end, whole.size - end}, CRD_STRING(", metadata.labels: ")));
  cr_assert_eq(strcmp(cut.data + cut.size - strlen(" more errors]"), " more errors]"), 0);
  unsigned told = 1, more = 0;
  for (size_t i = 0; i < end; i++)
    told += crd_string_has_prefix((crd_string){cut.data + i, end - i}, CRD_STRING(", metadata"));
  cr_assert_eq(sscanf(cut.data + end, ", and about %u more", &more), 1, "%s", cut.data + end);
  cr_assert_eq(told + more, COUNT);
}

Test(request, tells_of_one_long_error_up_to_a_limit) {
  char value[4000];
  for (size_t i = 0; i + 2 < sizeof value; i += 2) memcpy(value + i, "\xC3\xA9", 2);
  value[sizeof value - 2] = 0;
  judge((crd_request){.body = with_labels(1, value), .most_text = 1001});
  cr_assert_eq(verdict.code, 422);
  cr_assert_leq(verdict.message.size, 1100);
  cr_assert_not_null(strstr(crd_arena_copy(arena, verdict.message).data, "... ("), "%.*s", (int)verdict.message.size,
                     verdict.message.data);
  cr_assert_leq(causes_text().size, 1400);
  judge((crd_request){.body = with_labels(1, "v v"), .most_text = 1001});
  crd_string cut = verdict.message;
  judge((crd_request){.body = with_labels(1, "v v")});
  cr_assert(crd_string_equal(cut, verdict.message), "what is short enough is in the API server's words");
}
