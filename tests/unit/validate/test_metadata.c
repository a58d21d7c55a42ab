/* SPDX-License-Identifier: Apache-2.0 */
/* ObjectMeta: the round trip through Go's struct and its validation. The texts are the API server's. */
#include <crd/json.h>
#include <crd/metadata.h>
#include <criterion/criterion.h>

static crd_arena *arena;
static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(metadata, .init = setup, .fini = teardown);

static crd_value *parse(const char *json) {
  crd_value *value = crd_json_parse(arena, crd_string_of(json), NULL, NULL);
  cr_assert_not_null(value, "%s", json);
  return value;
}

static void equals(crd_string got, const char *want) {
  cr_assert(crd_string_equal(got, crd_string_of(want)), "got %.*s, want %s", (int)got.size, got.data, want);
}

static void becomes(const char *json, const char *want) {
  crd_string error;
  crd_value *value = parse(json);
  cr_assert(crd_metadata_coerce(arena, value, CRD_STRING("metadata"), false, NULL, &error), "%s: %.*s", json,
            (int)error.size, error.data);
  equals(crd_json_encode(arena, value, CRD_JSON_COMPACT), want);
}

static void fails(const char *json, const char *want) {
  crd_string error, before = crd_json_encode(arena, parse(json), CRD_JSON_COMPACT);
  crd_value *value = parse(json);
  cr_assert_not(crd_metadata_coerce(arena, value, CRD_STRING("metadata"), false, NULL, &error), "%s", json);
  equals(error, want);
  cr_assert(crd_string_equal(crd_json_encode(arena, value, CRD_JSON_COMPACT), before), "a refused value must stay as it is");
}

Test(metadata, empty_and_unknown_fields_vanish) {
  becomes("{\"name\":\"a\",\"foo\":1,\"labels\":{},\"finalizers\":[],\"generation\":0,\"uid\":null}", "{\"name\":\"a\"}");
  becomes("{\"labels\":{\"a\":null},\"deletionGracePeriodSeconds\":0}",
          "{\"labels\":{\"a\":\"\"},\"deletionGracePeriodSeconds\":0}");
  becomes("null", "{}");
  becomes("{\"ownerReferences\":[{\"controller\":false,\"name\":\"n\"}]}",
          "{\"ownerReferences\":[{\"controller\":false,\"name\":\"n\",\"apiVersion\":\"\",\"kind\":\"\",\"uid\":\"\"}]}");
}

Test(metadata, times_and_numbers_are_normalised) {
  becomes("{\"creationTimestamp\":\"2026-01-01T1:00:00,5+01:30\"}", "{\"creationTimestamp\":\"2025-12-31T23:30:00Z\"}");
  becomes("{\"creationTimestamp\":\"0001-01-01T00:00:00Z\"}", "{}");
  becomes("{\"creationTimestamp\":\"0001-01-01T00:00:00.0000000001Z\"}", "{}");
  becomes("{\"creationTimestamp\":\"0001-01-01T00:00:00.5Z\"}", "{\"creationTimestamp\":\"0001-01-01T00:00:00Z\"}");
  becomes("{\"creationTimestamp\":\"9999-12-31T23:59:59-01:00\"}", "{\"creationTimestamp\":\"10000-01-01T00:59:59Z\"}");
  becomes("{\"generation\":1.0}", "{\"generation\":1}");
  becomes("{\"managedFields\":[{\"fieldsV1\":{\"a\":[1.0,1.5]}}]}", "{\"managedFields\":[{\"fieldsV1\":{\"a\":[1,1.5]}}]}");
}

Test(metadata, wrong_types_are_told_in_gos_words) {
  fails("5", "json: cannot unmarshal number into Go value of type v1.ObjectMeta");
  fails("{\"labels\":{\"a\":5}}", "json: cannot unmarshal number into Go struct field ObjectMeta.labels of type string");
  fails("{\"ownerReferences\":[{\"uid\":true}]}",
        "json: cannot unmarshal bool into Go struct field OwnerReference.ownerReferences.uid of type types.UID");
  fails("{\"generation\":1.5}",
        "json: cannot unmarshal number 1.5 into Go struct field ObjectMeta.generation of type int64");
  fails("{\"uid\":[],\"annotations\":1}",
        "json: cannot unmarshal number into Go struct field ObjectMeta.annotations of type map[string]string");
}

Test(metadata, a_bad_time_hides_wrong_types) {
  fails("{\"labels\":5,\"managedFields\":[{\"time\":\"x\"}]}",
        "parsing time \"x\" as \"2006-01-02T15:04:05Z07:00\": cannot parse \"x\" as \"2006\"");
  fails("{\"creationTimestamp\":\"2020-13-01T00:00:00Z\"}", "parsing time \"2020-13-01T00:00:00Z\": month out of range");
  fails("{\"creationTimestamp\":{}}",
        "json: cannot unmarshal object into Go struct field ObjectMeta.creationTimestamp of type string");
}

Test(metadata, unknown_names_have_their_paths) {
  crd_strict_errors unknown = {.arena = arena};
  crd_string error;
  crd_value *value = parse("{\"zz\":1,\"ownerReferences\":[{\"bar\":2}],\"Name\":3}");
  cr_assert(crd_metadata_coerce(arena, value, CRD_STRING("spec.metadata"), false, &unknown, &error));
  cr_assert_eq(unknown.count, 3);
  equals(unknown.items[0].path, "spec.metadata.Name");
  equals(unknown.items[1].path, "spec.metadata.ownerReferences[0].bar");
  equals(unknown.items[2].path, "spec.metadata.zz");
  cr_assert_eq(unknown.items[0].offset, strlen("{\"zz\":1,\"ownerReferences\":[{\"bar\":2}],"));
  cr_assert_eq(unknown.items[1].offset, strlen("{\"zz\":1,\"ownerReferences\":[{"));
  cr_assert_eq(unknown.items[2].offset, 1);
}

Test(metadata, storage_loses_only_the_bad_fields) {
  crd_string error;
  crd_value *value = parse("{\"name\":\"a\",\"labels\":{\"a\":5},\"uid\":7,\"annotations\":{\"b\":\"c\"}}");
  cr_assert(crd_metadata_coerce(arena, value, CRD_STRING("metadata"), true, NULL, &error));
  equals(crd_json_encode(arena, value, CRD_JSON_COMPACT), "{\"name\":\"a\",\"annotations\":{\"b\":\"c\"}}");
}

static crd_errors validated(const char *json) {
  crd_errors errors = crd_errors_init(arena);
  crd_metadata_options options = {.namespaced = true, .path = CRD_STRING("metadata"), .stage = CRD_STAGE_META};
  crd_metadata_validate(&errors, parse(json), &options);
  return errors;
}

Test(metadata, valid_metadata_has_no_errors) {
  cr_assert_eq(
      validated("{\"name\":\"a.b\",\"namespace\":\"default\",\"labels\":{\"app.kubernetes.io/name\":\"x\",\"y\":\"\"},"
                "\"annotations\":{\"UPPER.io/x\":\"any thing\"},\"finalizers\":[\"a/b\"]}")
          .count,
      0);
}

Test(metadata, errors_carry_texts_and_offsets) {
  crd_errors errors = validated("{\"name\":\"a\",\"namespace\":\"b\",\"labels\":{\"x\":\"-\",\"y\":\"-\"}}");
  cr_assert_eq(errors.count, 1, "equal errors are told once");
  equals(errors.items[0].field, "metadata.labels");
  equals(crd_error_value(arena, &errors.items[0]), "\"-\"");
  cr_assert_eq(errors.items[0].offset, 42);
  errors = validated("{\"namespace\":\"b\",\"generateName\":\"Ab-\"}");
  cr_assert_eq(errors.count, 2);
  equals(errors.items[1].field, "metadata.name");
  equals(crd_error_detail(errors.arena, &errors.items[1]), "name or generateName is required");
}

Test(metadata, owners_print_in_the_order_of_the_struct) {
  crd_errors errors = validated(
      "{\"name\":\"a\",\"namespace\":\"b\",\"ownerReferences\":[{\"uid\":\"1\",\"name\":\"e\","
      "\"kind\":\"Event\",\"controller\":true,\"apiVersion\":\"v1\"}]}");
  cr_assert_eq(errors.count, 1);
  equals(crd_error_message(arena, &errors.items[0]),
         "metadata.ownerReferences[0]: Invalid value: "
         "{\"apiVersion\":\"v1\",\"kind\":\"Event\",\"name\":\"e\",\"uid\":\"1\",\"controller\":true}: /v1, Kind=Event is "
         "disallowed from being an owner");
}

Test(metadata, updates_may_not_change_what_is_fixed) {
  crd_errors errors = crd_errors_init(arena);
  crd_metadata_options options = {.namespaced = true, .path = CRD_STRING("metadata"), .stage = CRD_STAGE_META};
  crd_metadata_validate_update(&errors, parse("{\"name\":\"b\",\"finalizers\":[\"z\",\"y\",\"x\",\"z\"]}"),
                               parse("{\"name\":\"a\",\"uid\":\"1\",\"generation\":2,\"finalizers\":[\"x\"],"
                                     "\"deletionTimestamp\":\"2026-01-01T00:00:00Z\"}"),
                               &options);
  const char *want[] = {
      ("metadata.finalizers: Forbidden: no new finalizers can be added if the object is being deleted, found new finalizers "
       "[]string{\"y\", \"z\"}"),
      "metadata.resourceVersion: Invalid value: \"\": must be specified for an update",
      "metadata.generation: Invalid value: 0: must not be decremented",
      "metadata.name: Invalid value: \"b\": field is immutable",
      "metadata.uid: Invalid value: \"\": field is immutable",
      "metadata.deletionTimestamp: Invalid value: null: field is immutable",
  };
  cr_assert_eq(errors.count, sizeof want / sizeof *want);
  for (uint32_t i = 0; i < errors.count; i++) equals(crd_error_message(arena, &errors.items[i]), want[i]);
}

/* Times whose year has not four digits: the getters of unstructured objects read none, the struct cannot be made. */
Test(metadata, times_that_are_not_read_again) {
  const char *json =
      "{\"name\":\"a\",\"resourceVersion\":\"1\",\"deletionTimestamp\":\"10000-01-01T00:59:59Z\","
      "\"finalizers\":[\"x y\"],\"managedFields\":[{\"time\":\"-0001-12-31T23:00:00Z\"}]}";
  const char *old = "{\"name\":\"a\",\"resourceVersion\":\"1\"}";
  crd_metadata_options options = {.path = CRD_STRING("metadata"), .stage = CRD_STAGE_META};
  crd_errors errors = crd_errors_init(arena);
  crd_metadata_validate_update(&errors, parse(json), parse(old), &options);
  cr_assert_eq(errors.count, 1);
  equals(errors.items[0].field, "metadata");
  equals(crd_error_detail(errors.arena, &errors.items[0]),
         "parsing time \"10000-01-01T00:59:59Z\" as \"2006-01-02T15:04:05Z07:00\": cannot parse \"0-01-01T00:59:59Z\" as "
         "\"-\"");
  crd_errors_truncate(&errors, 0);
  options.unstructured = true;
  crd_metadata_validate_update(&errors, parse(json), parse(old), &options);
  cr_assert_eq(errors.count, 0);
}

Test(metadata, finalizers_without_a_domain_are_warned_about) {
  crd_texts warnings = {.arena = arena};
  crd_metadata_warn(&warnings, parse("{\"finalizers\":[\"y.z\",\"a/b\",\"orphan\",\"x\",\"y.z\",\"old\"]}"),
                    parse("{\"finalizers\":[\"old\"]}"));
  cr_assert_eq(warnings.count, 2);
  equals(warnings.items[0],
         "metadata.finalizers: \"x\": prefer a domain-qualified finalizer name to avoid accidental conflicts "
         "with other finalizer writers");
}

Test(metadata, embedded_resources) {
  crd_string error;
  crd_errors errors = crd_errors_init(arena);
  cr_assert_not(crd_embedded_coerce(arena, parse("{\"kind\":5}"), CRD_STRING("spec.x"), NULL, NULL, &error));
  equals(error, "spec.x.kind: Invalid value: 5: must be a string");
  cr_assert_not(crd_embedded_coerce(arena, parse("{\"metadata\":{\"name\":5}}"), CRD_STRING("spec.x"), NULL, NULL, &error));
  equals(error,
         "spec.x.metadata: Invalid value: {\"name\":5}: json: cannot unmarshal number into Go struct field ObjectMeta.name "
         "of type string");
  cr_assert(crd_embedded_coerce_stored(arena, parse("{\"kind\":5,\"metadata\":{\"name\":5}}")));
  cr_assert_not(crd_embedded_coerce_stored(arena, parse("{\"metadata\":5}")));
  cr_assert_not(crd_embedded_coerce_stored(arena, parse("{\"metadata\":{\"deletionTimestamp\":\"0001-01-01T00:00:00Z\"}}")));
  cr_assert_not(
      crd_embedded_coerce_stored(arena, parse("{\"metadata\":{\"creationTimestamp\":\"9999-12-31T23:59:59-01:00\"}}")));
  crd_embedded_validate(&errors, parse("{\"apiVersion\":\"a/b/c\",\"metadata\":{\"name\":\"a/b\"}}"), CRD_STRING("spec.x"),
                        NULL);
  cr_assert_eq(errors.count, 3);
  equals(crd_error_message(arena, &errors.items[0]), "spec.x.kind: Required value");
  equals(crd_error_message(arena, &errors.items[1]),
         "spec.x.apiVersion: Invalid value: \"a/b/c\": unexpected GroupVersion string: a/b/c");
  equals(crd_error_message(arena, &errors.items[2]), "spec.x.metadata.name: Invalid value: \"a/b\": may not contain '/'");
}
