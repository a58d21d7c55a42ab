/* SPDX-License-Identifier: Apache-2.0 */
/* HTTP requests to endpoints: what the API server responds, in the words of a real one. */
#include "kind.h"
#include <crd/endpoint.h>
#include <crd/json.h>
#include <criterion/criterion.h>

#define URL "/apis/example.com/v1/namespaces/default/widgets"
#define BODY(metadata, rest) "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Widget\",\"metadata\":{" metadata "}" rest "}"
#define STORED                                                                                                              \
  BODY(                                                                                                                     \
      "\"name\":\"a\",\"namespace\":\"default\",\"uid\":\"u\",\"resourceVersion\":\"5\","                                   \
      "\"creationTimestamp\":\"2026-01-01T00:00:00Z\",\"generation\":1",                                                    \
      ",\"spec\":{\"size\":1}")
#define FAILURE(message, rest)                                                                                              \
  "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},\"status\":\"Failure\",\"message\":\"" message "\"," rest "}"
#define ABOUT(kind) "\"details\":{\"name\":\"a\",\"group\":\"example.com\",\"kind\":\"" kind "\"}"

static crd_arena *arena;
static crd_endpoint_response response;

static void set_up(void) {
  arena = crd_arena_create(NULL);
}
static void tear_down(void) {
  crd_arena_destroy(arena);
}

TestSuite(endpoint, .init = set_up, .fini = tear_down);

static void ask(const char *method, const char *url, const char *type, const char *body, const char *stored) {
  const crd_kind *kinds[] = {widget_kind()};
  crd_registry registry = {kinds, 1};
  crd_endpoint_request request = {.registry = &registry,
                                  .method = crd_string_of(method),
                                  .url = crd_string_of(url),
                                  .content_type = crd_string_of(type),
                                  .body = crd_string_of(body),
                                  .stored = stored ? crd_json_parse(arena, crd_string_of(stored), NULL, NULL) : NULL,
                                  .uid = CRD_STRING("u-1"),
                                  .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z")};
  crd_endpoint_answer(arena, &request, &response);
}

static void expect(int code, const char *body) {
  crd_string text = crd_json_encode(arena, &response.body, CRD_JSON_COMPACT);
  cr_assert_eq(response.code, code, "%d %.*s", response.code, (int)text.size, text.data);
  cr_assert(crd_string_equal(text, crd_string_of(body)), "want %s\ngot  %.*s", body, (int)text.size, text.data);
}

Test(endpoint, routes) {
  static const char *const unknown[] = {"/apis/example.com/v2/namespaces/default/widgets",
                                        "/apis/example.com/v1/widgets",
                                        "/apis/example.org/v1/namespaces/default/widgets",
                                        "/api/v1/pods",
                                        "/",
                                        ""};
  for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
    ask("POST", unknown[i], "", "{}", NULL);
    expect(404, "\"404 page not found\\n\"");
  }
  ask("PUT", URL "/a/other", "", "{}", NULL);
  expect(404,
         FAILURE("widgets.example.com \\\"a\\\" not found", "\"reason\":\"NotFound\"," ABOUT("widgets") ",\"code\":404"));
  ask("POST", URL "/a/status", "", "{}", NULL);
  expect(
      405,
      FAILURE("create is not supported on resources of kind \\\"widgets.example.com\\\"",
              "\"reason\":\"MethodNotAllowed\",\"details\":{\"group\":\"example.com\",\"kind\":\"widgets\"},\"code\":405"));
  ask("PUT", URL, "", "{}", NULL);
  expect(400, FAILURE("name must be provided", "\"reason\":\"BadRequest\",\"code\":400"));
  ask("GET", URL "/a", "", "", NULL);
  cr_assert(crd_string_equal(response.error, CRD_STRING("reading is not judged")));
  ask("FETCH", URL "/a", "", "", NULL);
  expect(
      405,
      FAILURE(" is not supported on resources of kind \\\"widgets.example.com\\\"",
              "\"reason\":\"MethodNotAllowed\",\"details\":{\"group\":\"example.com\",\"kind\":\"widgets\"},\"code\":405"));
}

Test(endpoint, bodies) {
  ask("POST", URL, "text/xml", "<a/>", NULL);
  expect(415, FAILURE("the body of the request was in an unknown format - accepted media types include: application/json, "
                      "application/yaml, application/vnd.kubernetes.protobuf",
                      "\"reason\":\"UnsupportedMediaType\",\"code\":415"));
  ask("PATCH", URL "/a", "application/strategic-merge-patch+json", "{}", STORED);
  cr_assert_eq(response.code, 415);
  ask("POST", URL, "application/yaml; charset=utf-8", "apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\n",
      NULL);
  expect(201,
         "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Widget\",\"metadata\":{\"name\":\"a\",\"namespace\":\"default\","
         "\"uid\":\"u-1\",\"creationTimestamp\":\"2026-01-01T00:00:00Z\",\"generation\":1}}");
  crd_text large = {.arena = arena};
  for (size_t i = 0; i <= CRD_ENDPOINT_MAX_BODY; i++) crd_text_add_char(&large, 'x');
  crd_text_add_char(&large, '\0');
  ask("POST", URL, "", large.data, NULL);
  expect(413, FAILURE("Request entity too large: limit is 3145728", "\"reason\":\"RequestEntityTooLarge\",\"code\":413"));
}

Test(endpoint, unknown_fields) {
  const char *body = BODY("\"name\":\"a\"", ",\"spec\":{\"size\":1,\"size\":2,\"x\\\"\":1}");
  ask("POST", URL "?fieldValidation=Strict", "", body, NULL);
  expect(400, FAILURE("Widget in version \\\"v1\\\" cannot be handled as a Widget: strict decoding error: duplicate field "
                      "\\\"spec.size\\\", unknown field \\\"spec.x\\\"\\\"",
                      "\"reason\":\"BadRequest\",\"code\":400"));
  ask("POST", URL, "", body, NULL);
  cr_assert_eq(response.code, 201);
  cr_assert_eq(response.warnings.count, 2);
  cr_assert(crd_string_equal(response.warnings.items[1], CRD_STRING("unknown field \"spec.x\"\"")));
  ask("POST", URL "?fieldValidation=Ignore", "", body, NULL);
  cr_assert_eq(response.code, 201);
  cr_assert_eq(response.warnings.count, 0);
  ask("POST", URL "?fieldValidation=strict&dryRun=All&dryRun=Some", "", body, NULL);
  expect(422,
         FAILURE(
             "CreateOptions.meta.k8s.io \\\"\\\" is invalid: [dryRun: Unsupported value: [\\\"All\\\",\\\"Some\\\"]: "
             "supported values: \\\"All\\\", fieldValidation: Unsupported value: \\\"strict\\\": supported values: "
             "\\\"\\\", \\\"Ignore\\\", \\\"Strict\\\", \\\"Warn\\\"]",
             "\"reason\":\"Invalid\",\"details\":{\"group\":\"meta.k8s.io\",\"kind\":\"CreateOptions\",\"causes\":["
             "{\"reason\":\"FieldValueNotSupported\",\"message\":\"Unsupported value: [\\\"All\\\",\\\"Some\\\"]: supported "
             "values: \\\"All\\\"\",\"field\":\"dryRun\"},{\"reason\":\"FieldValueNotSupported\",\"message\":\"Unsupported "
             "value: \\\"strict\\\": supported values: \\\"\\\", \\\"Ignore\\\", \\\"Strict\\\", "
             "\\\"Warn\\\"\",\"field\":\"fieldValidation\"}]},\"code\":422"));
}

Test(endpoint, identity) {
  ask("POST", URL, "", BODY("\"name\":\"a\",\"namespace\":\"other\"", ""), NULL);
  expect(400, FAILURE("the namespace of the provided object does not match the namespace sent on the request",
                      "\"reason\":\"BadRequest\",\"code\":400"));
  ask("PUT", URL "/a", "", BODY("\"name\":\"b\"", ""), STORED);
  expect(400, FAILURE("the name of the object (b) does not match the name on the URL (a)",
                      "\"reason\":\"BadRequest\",\"code\":400"));
  ask("PUT", URL "/a", "", BODY("\"name\":\"a\"", ""), NULL);
  cr_assert_eq(response.code, 404);
  ask("PUT", URL "/a", "", BODY("\"name\":\"a\"", ""), STORED);
  expect(422,
         FAILURE(
             "widgets.example.com \\\"a\\\" is invalid: metadata.resourceVersion: Invalid value: 0: must be specified for "
             "an update",
             "\"reason\":\"Invalid\",\"details\":{\"name\":\"a\",\"group\":\"example.com\",\"kind\":\"widgets\",\"causes\":["
             "{\"reason\":\"FieldValueInvalid\",\"message\":\"Invalid value: 0: must be specified for an "
             "update\",\"field\":\"metadata.resourceVersion\"}]},\"code\":422"));
  ask("PUT", URL "/a", "", BODY("\"name\":\"a\",\"resourceVersion\":\"4\"", ""), STORED);
  expect(
      409,
      FAILURE("Operation cannot be fulfilled on widgets.example.com \\\"a\\\": the object has been modified; please apply "
              "your changes to the latest version and try again",
              "\"reason\":\"Conflict\"," ABOUT("widgets") ",\"code\":409"));
  ask("PUT", URL "/a", "", BODY("\"name\":\"a\",\"resourceVersion\":\"x\"", ""), STORED);
  expect(500, FAILURE("strconv.ParseUint: parsing \\\"x\\\": invalid syntax", "\"code\":500"));
  ask("PUT", URL "/a", "", BODY("\"name\":\"a\",\"uid\":\"v\",\"resourceVersion\":\"5\"", ""), STORED);
  expect(
      409,
      FAILURE("Operation cannot be fulfilled on widgets.example.com \\\"a\\\": StorageError: invalid object, Code: 4, Key: "
              "/registry/example.com/widgets/default/a, ResourceVersion: 0, AdditionalErrorMsg: Precondition failed: UID in "
              "precondition: v, UID in object meta: u",
              "\"reason\":\"Conflict\"," ABOUT("widgets") ",\"code\":409"));
  ask("POST", URL, "", BODY("\"name\":\"a\"", ""), STORED);
  expect(409, FAILURE("widgets.example.com \\\"a\\\" already exists",
                      "\"reason\":\"AlreadyExists\"," ABOUT("widgets") ",\"code\":409"));
  ask("POST", URL, "", BODY("\"name\":\"b\",\"resourceVersion\":\"3\"", ""), NULL);
  expect(500, FAILURE("resourceVersion should not be set on objects to be created", "\"code\":500"));
}

/* What a strict refusal calls the kind, and the key of a dry run. */
Test(endpoint, words_of_strict_and_dry_runs) {
  ask("POST", URL "?fieldValidation=Strict", "",
      "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Wodget\",\"metadata\":{\"nam\":1}}", NULL);
  expect(400, FAILURE("Wodget in version \\\"v1\\\" cannot be handled as a Wodget: strict decoding error: unknown field "
                      "\\\"metadata.nam\\\"",
                      "\"reason\":\"BadRequest\",\"code\":400"));
  ask("PUT", URL "/a?dryRun=All", "", BODY("\"name\":\"a\",\"uid\":\"v\",\"resourceVersion\":\"5\"", ""), STORED);
  expect(
      409,
      FAILURE("Operation cannot be fulfilled on widgets.example.com \\\"a\\\": StorageError: invalid object, Code: 4, Key: "
              "/example.com/widgets/default/a, ResourceVersion: 0, AdditionalErrorMsg: Precondition failed: UID in "
              "precondition: v, UID in object meta: u",
              "\"reason\":\"Conflict\"," ABOUT("widgets") ",\"code\":409"));
}

Test(endpoint, odd_types) {
  ask("POST", URL "?fieldValidation=Strict", "", "{\"kind\":\"Widget\",\"metadata\":{\"nam\":1}}", NULL);
  expect(400, FAILURE("Object 'apiVersion' is missing in 'object has no apiVersion field'",
                      "\"reason\":\"BadRequest\",\"code\":400"));
  ask("DELETE", URL "/a", "", "{\"dryRun\":[1.5]}", STORED);
  expect(400, FAILURE("json: cannot unmarshal number into Go struct field DeleteOptions.dryRun of type string",
                      "\"reason\":\"BadRequest\",\"code\":400"));
  ask("DELETE", URL "/a", "", "{\"gracePeriodSeconds\":1.5}", STORED);
  expect(400,
         FAILURE("json: cannot unmarshal number 1.5 into Go struct field DeleteOptions.gracePeriodSeconds of type int64",
                 "\"reason\":\"BadRequest\",\"code\":400"));
}

Test(endpoint, patches) {
  const char *merge = "application/merge-patch+json";
  ask("PATCH", URL "/a", merge, "{\"spec\":{\"size\":2,\"size\":3}}", STORED);
  cr_assert_eq(response.code, 200);
  cr_assert_eq(crd_value_find(&response.body, "spec", "size", NULL)->as.integer, 3);
  cr_assert_eq(crd_value_find(&response.body, "metadata", "generation", NULL)->as.integer, 2);
  cr_assert_eq(response.warnings.count, 1);
  ask("PATCH", URL "/a", merge, "{\"kind\":null}", STORED);
  cr_assert_eq(response.code, 422);
  cr_assert(crd_string_has_prefix(
      crd_value_string(crd_value_get(&response.body, CRD_STRING("message"))),
      CRD_STRING(" \"\" is invalid: patch: Invalid value: \"{\\\"apiVersion\\\":\\\"example.com/v1\\\",")));
  ask("PATCH", URL "/a", merge, "{\"apiVersion\":\"x/v2\",\"kind\":\"Y\"}", STORED);
  cr_assert(
      crd_string_equal(crd_value_string(crd_value_get(&response.body, CRD_STRING("message"))),
                       CRD_STRING("Y.x \"a\" is invalid: [kind: Invalid value: \"Y\": must be Widget, apiVersion: Invalid "
                                  "value: \"x/v2\": must be example.com/v1]")));
  ask("PATCH", URL "/a", merge, "{\"apiVersion\":null}", STORED);
  expect(
      500,
      FAILURE(
          "Internal error occurred: Object 'apiVersion' is missing in 'object has no apiVersion field'",
          "\"reason\":\"InternalError\",\"details\":{\"causes\":[{\"message\":\"Object 'apiVersion' is missing in 'object "
          "has no apiVersion field'\"}]},\"code\":500"));
  ask("PATCH", URL "/a", "application/json-patch+json", "[{\"op\":\"remove\",\"path\":\"/none\"}]", STORED);
  expect(422, FAILURE("the server rejected our request due to an error in our request",
                      "\"reason\":\"Invalid\",\"details\":{},\"code\":422"));
  ask("PATCH", URL "/a", "application/json-patch+json", "[", NULL);
  expect(400, FAILURE("invalid JSON patch", "\"reason\":\"BadRequest\",\"code\":400"));
}

#define SCALE(metadata, rest) "{\"kind\":\"Scale\",\"apiVersion\":\"autoscaling/v1\",\"metadata\":{" metadata "}" rest "}"
#define SCALED(spec)                                                                                                        \
  SCALE(                                                                                                                    \
      "\"name\":\"a\",\"namespace\":\"default\",\"uid\":\"u\",\"resourceVersion\":\"5\","                                   \
      "\"creationTimestamp\":\"2026-01-01T00:00:00Z\"",                                                                     \
      ",\"spec\":{" spec "},\"status\":{\"replicas\":0}")
#define NO_SCALE                                                                                                            \
  FAILURE("no kind is registered for the type v1.Scale in scheme \\\"pkg/runtime/scheme.go:111\\\"",                        \
          "\"reason\":\"BadRequest\",\"code\":400")

Test(endpoint, scales) {
  ask("PUT", URL "/a/scale", "", SCALE("\"name\":\"a\"", ",\"spec\":{\"replicas\":7},\"status\":{\"replicas\":9}"), STORED);
  expect(200, SCALED("\"replicas\":7"));
  ask("PUT", URL "/a/scale", "", "{\"metadata\":{\"name\":\"a\",\"labels\":{\"a\":\"b\"}}}", STORED);
  expect(200, SCALED(""));
  ask("PUT", URL "/a/scale", "application/yaml", "{metadata: {name: a}, spec: {replicas: 7, x: 1}}", STORED);
  expect(200, SCALED("\"replicas\":7"));
  cr_assert_eq(response.warnings.count, 1);
  ask("PUT", URL "/a/scale", "", SCALE("\"name\":\"a\"", ",\"x\":1e999,\"spec\":{\"replicas\":7},\"spec\":{}"), STORED);
  expect(200, SCALED("\"replicas\":7"));
  ask("PUT", URL "/a/scale", "", SCALE("\"name\":\"a\"", ",\"spec\":{\"replicas\":-1}"), STORED);
  expect(422,
         FAILURE("Widget.example.com \\\"a\\\" is invalid: .spec.size: Invalid value: -1: should be a non-negative integer",
                 "\"reason\":\"Invalid\",\"details\":{\"name\":\"a\",\"group\":\"example.com\",\"kind\":\"Widget\","
                 "\"causes\":[{\"reason\":\"FieldValueInvalid\",\"message\":\"Invalid value: -1: should be a non-negative "
                 "integer\",\"field\":\".spec.size\"}]},\"code\":422"));
  ask("PUT", URL "/a/scale", "", SCALE("\"name\":\"a\"", ",\"spec\":{\"replicas\":-2147483648}"), STORED);
  expect(400,
         FAILURE("the spec replicas field \\\".spec.size\\\" cannot be empty", "\"reason\":\"BadRequest\",\"code\":400"));
}

Test(endpoint, bodies_that_are_no_scale) {
  static const char *const bodies[] = {"",
                                       "{",
                                       "[]",
                                       "{\"kind\":5}",
                                       "{\"kind\":\"Widget\",\"metadata\":{\"name\":\"a\"}}",
                                       "{\"apiVersion\":\"a/b/c\",\"metadata\":{\"name\":\"a\"}}",
                                       SCALE("\"name\":\"a\"", ",\"spec\":{\"replicas\":5.0}"),
                                       SCALE("\"name\":\"a\"", ",\"spec\":{\"replicas\":2147483648}"),
                                       SCALE("\"name\":\"a\"", ",\"status\":{\"selector\":5}"),
                                       SCALE("\"name\":5", "")};
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
    ask("PUT", URL "/a/scale", "", bodies[i], STORED);
    expect(400, NO_SCALE);
  }
  ask("PUT", URL "/a/scale?fieldValidation=Strict", "", SCALE("\"name\":\"a\"", ",\"x\":1"), STORED);
  expect(400, NO_SCALE);
}

Test(endpoint, scales_of_others) {
  ask("PUT", URL "/a/scale", "", SCALE("\"name\":\"b\"", ""), STORED);
  expect(400, FAILURE("the name of the object (b) does not match the name on the URL (a)",
                      "\"reason\":\"BadRequest\",\"code\":400"));
  ask("PUT", URL "/a/scale", "", SCALE("\"name\":\"a\",\"namespace\":\"b\"", ""), STORED);
  expect(400, FAILURE("the namespace of the provided object does not match the namespace sent on the request",
                      "\"reason\":\"BadRequest\",\"code\":400"));
  ask("PUT", URL "/a/scale", "", SCALE("\"name\":\"a\"", ""), NULL);
  cr_assert_eq(response.code, 404);
  ask("PUT", URL "/a/scale", "", SCALE("\"name\":\"a\",\"uid\":\"v\"", ""), STORED);
  cr_assert_eq(response.code, 409);
  ask("PUT", URL "/a/scale", "", SCALE("\"name\":\"a\",\"resourceVersion\":\"4\"", ""), STORED);
  cr_assert_eq(response.code, 409);
}

Test(endpoint, patches_of_scales) {
  const char *merge = "application/merge-patch+json";
  ask("PATCH", URL "/a/scale", merge, "{\"spec\":{\"replicas\":4,\"x\":1},\"metadata\":{\"uid\":\"v\"}}", STORED);
  expect(200, SCALED("\"replicas\":4"));
  cr_assert_eq(response.warnings.count, 1);
  ask("PATCH", URL "/a/scale", "application/json-patch+json",
      "[{\"op\":\"test\",\"path\":\"/spec/replicas\",\"value\":1},{\"op\":\"remove\",\"path\":\"/spec\"}]", STORED);
  expect(200, SCALED(""));
  ask("PATCH", URL "/a/scale", merge, "{\"spec\":5}", STORED);
  crd_string message = crd_value_string(crd_value_get(&response.body, CRD_STRING("message")));
  cr_assert(
      crd_string_equal(
          message,
          CRD_STRING(" \"\" is invalid: patch: Invalid value: \"{\\\"apiVersion\\\":\\\"autoscaling/"
                     "v1\\\",\\\"kind\\\":\\\"Scale\\\",\\\"metadata\\\":{\\\"name\\\":\\\"a\\\",\\\"namespace\\\":"
                     "\\\"default\\\",\\\"uid\\\":\\\"u\\\",\\\"resourceVersion\\\":\\\"5\\\",\\\"creationTimestamp\\\":"
                     "\\\"2026-01-01T00:00:00Z\\\"},\\\"spec\\\":5,\\\"status\\\":{\\\"replicas\\\":0}}\": json: cannot "
                     "unmarshal number into Go struct field Scale.spec of type v1.ScaleSpec")),
      "%.*s", (int)message.size, message.data);
  ask("PATCH", URL "/a/scale", merge, "{}",
      BODY("\"name\":\"a\",\"namespace\":\"default\",\"uid\":\"u\",\"resourceVersion\":\"5\"", ""));
  expect(400,
         FAILURE("the spec replicas field \\\".spec.size\\\" cannot be empty", "\"reason\":\"BadRequest\",\"code\":400"));
}

Test(endpoint, patches_of_the_type_of_scales) {
  ask("PATCH", URL "/a/scale", "application/merge-patch+json", "{\"apiVersion\":\"/v1\"}", STORED);
  cr_assert_eq(response.code, 422);
  crd_string message = crd_value_string(crd_value_get(&response.body, CRD_STRING("message")));
  crd_string end =
      CRD_STRING(": no kind \"Scale\" is registered for version \"v1\" in scheme \"pkg/runtime/scheme.go:111\"");
  cr_assert(message.size > end.size &&
            crd_string_equal(crd_string_slice(message, message.size - end.size, message.size), end));
  ask("PATCH", URL "/a/scale", "application/merge-patch+json", "{\"apiVersion\":\"apps/v1beta1\"}", STORED);
  cr_assert(response.error.size);
}

Test(endpoint, deletions) {
  ask("DELETE", URL "/a", "", "", STORED);
  expect(200,
         "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},\"status\":\"Success\",\"details\":{\"name\":\"a\","
         "\"group\":\"example.com\",\"kind\":\"widgets\",\"uid\":\"u\"}}");
  ask("DELETE", URL "/a", "", "", NULL);
  cr_assert_eq(response.code, 404);
  ask("DELETE", URL "/a", "", "{\"preconditions\":{\"uid\":\"v\"}}", STORED);
  expect(409,
         FAILURE(
             "Operation cannot be fulfilled on Widget.example.com \\\"a\\\": the UID in the precondition (v) does not match "
             "the UID in record (u). The object might have been deleted and then recreated",
             "\"reason\":\"Conflict\"," ABOUT("Widget") ",\"code\":409"));
  ask("DELETE", URL "/a", "", "{\"gracePeriodSeconds\":\"x\"}", STORED);
  expect(400, FAILURE("json: cannot unmarshal string into Go struct field DeleteOptions.gracePeriodSeconds of type int64",
                      "\"reason\":\"BadRequest\",\"code\":400"));
  ask("DELETE", URL "/a?propagationPolicy=Foreground", "", "", STORED);
  cr_assert_eq(response.code, 200);
  cr_assert_eq(crd_value_find(&response.body, "metadata", "generation", NULL)->as.integer, 2);
  cr_assert(crd_value_is_string(&crd_value_find(&response.body, "metadata", "finalizers", NULL)->as.items[0],
                                CRD_STRING("foregroundDeletion")));
}

Test(endpoint, warnings_are_cut) {
  crd_text spec = {.arena = arena};
  for (int i = 0; i < 30; i++) crd_text_printf(&spec, ",\"%0300d\":1", i);
  ask("POST", URL, "",
      crd_arena_printf(arena, BODY("\"name\":\"a\"", ",\"spec\":{\"size\":1%.*s}"), (int)spec.size, spec.data).data, NULL);
  cr_assert_eq(response.code, 201);
  cr_assert_eq(response.warnings.count, 16); /* 256 code points of each, until 4096 are sent */
  cr_assert_eq(response.warnings.items[0].size, 256);
}

Test(endpoint, options_among_many_parameters) {
  crd_text url = {.arena = arena}, body = url;
  crd_text_add(&url, CRD_STRING(URL "?"));
  for (int i = 0; i < 200000; i++) crd_text_printf(&url, "p%d=&", i);
  crd_text_add(&url, CRD_STRING("fieldValidation=Ignore"));
  crd_text_add_char(&url, '\0');
  crd_text_add(&body, CRD_STRING("{\"apiVersion\":\"example.com/v1\",\"kind\":\"Widget\",\"metadata\":{\"name\":\"a\"},"
                                 "\"x\":1}"));
  crd_text_add_char(&body, '\0');
  ask("POST", url.data, "", body.data, NULL);
  cr_assert_eq(response.warnings.count, 0);
}

/* Each is compared with those before it, by its hash. */
Test(endpoint, any_number_of_warnings) {
  crd_text body = {.arena = arena};
  crd_text_add(&body, CRD_STRING("apiVersion: example.com/v1\nkind: Widget\nmetadata: {name: a}\nx:\n"));
  for (int i = 0; i < 100000; i++) crd_text_add(&body, CRD_STRING("  a: 1\n"));
  crd_text_add_char(&body, '\0');
  ask("POST", URL, "application/yaml", body.data, NULL);
  cr_assert_geq(response.warnings.count, 16);
}
