/* SPDX-License-Identifier: Apache-2.0 */
#include "crd.h"

#include <criterion/criterion.h>

/* What crd_check says of a schema. */
#define EXPECT(schema_text, messages)                                                                                       \
  do {                                                                                                                      \
    fixture *fixture = fixture_schema(schema_text);                                                                         \
    cr_expect_str_eq(check_messages(fixture), messages);                                                                    \
    fixture_destroy(fixture);                                                                                               \
  } while (0)

Test(schema_check, takes_a_good_schema) {
  EXPECT("{type: object, properties: {spec: {type: object, properties: {a: {type: string, default: x}}}}}", "");
}

Test(schema_check, wants_types_on_the_spine) {
  EXPECT("{properties: {a: {}, b: {type: array, items: {}}, c: {additionalProperties: {}}}}",
         "S.type: Required value: must not be empty at the root\n"
         "S.properties[a].type: Required value: must not be empty for specified object fields\n"
         "S.properties[b].items.type: Required value: must not be empty for specified array items\n"
         "S.properties[c].type: Required value: must not be empty for specified object fields\n"
         "S.properties[c].additionalProperties.type: Required value: must not be empty for specified object fields\n");
  EXPECT("{type: string}", "S.type: Invalid value: \"string\": must be object at the root\n");
}

Test(schema_check, forbids_structure_inside_combinators) {
  EXPECT(
      "{type: object, properties: {a: {type: string}}, allOf: [{properties: {a: {type: string, default: x}, b: {minLength: "
      "1}}}]}",
      "S.allOf[0].properties[a].type: Forbidden: must be empty to be structural\n"
      "S.allOf[0].properties[a].default: Forbidden: must be undefined to be structural\n"
      "S.properties[b]: Required value: because it is defined in spec.validation.openAPIV3Schema.allOf[0].properties[b]\n");
}

Test(schema_check, knows_the_int_or_string_exception) {
  EXPECT("{type: object, properties: {a: {x-kubernetes-int-or-string: true, anyOf: [{type: integer}, {type: string}]}}}",
         "");
  EXPECT(
      "{type: object, properties: {a: {x-kubernetes-int-or-string: true, allOf: [{anyOf: [{type: integer}, {type: "
      "string}]}, "
      "{minLength: 1}]}}}",
      "");
  EXPECT("{type: object, properties: {a: {x-kubernetes-int-or-string: true, anyOf: [{type: string}, {type: integer}]}}}",
         "S.properties[a].anyOf[0].type: Forbidden: must be empty to be structural\n"
         "S.properties[a].anyOf[1].type: Forbidden: must be empty to be structural\n");
}

Test(schema_check, keeps_metadata_for_the_api_server) {
  EXPECT("{type: object, properties: {metadata: {type: object, properties: {name: {type: string}}}}}", "");
  EXPECT("{type: object, properties: {metadata: {type: object, properties: {labels: {type: object}}}}}",
         "S.properties[metadata]: Forbidden: must not specify anything other than name and generateName, but metadata is "
         "implicitly specified\n");
}

Test(schema_check, forbids_keywords) {
  EXPECT(
      "{type: object, uniqueItems: true, properties: {a: {type: object, $ref: x, properties: {b: {type: string}}, "
      "additionalProperties: {type: string}}}}",
      "S.uniqueItems: Forbidden: uniqueItems cannot be set to true since the runtime complexity becomes quadratic\n"
      "S.properties[a].$ref: Forbidden: $ref is not supported\n"
      "S.properties[a].additionalProperties: Forbidden: additionalProperties and properties are mutual exclusive\n");
}

Test(schema_check, checks_list_types) {
  EXPECT(
      "{type: object, properties: {a: {type: array, x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [k, l], items: "
      "{type: object, properties: {k: {type: object}}}}}}",
      "S.properties[a].x-kubernetes-list-map-keys: Invalid value: [\"k\",\"l\"]: entries must all be names of item "
      "properties\n"
      "S.properties[a].items.properties[k].default: Required value: this property is in x-kubernetes-list-map-keys, so it "
      "must have a default or be a required property\n"
      "S.properties[a].items.properties[k].type: Invalid value: \"object\": must be a scalar type if parent array's "
      "x-kubernetes-list-type is map\n");
}

Test(schema_check, checks_patterns) {
  EXPECT(
      "{type: object, properties: {a: {type: string, pattern: '['}}}",
      "S.properties[a].pattern: Invalid value: \"[\": must be a valid regular expression, but isn't: error parsing regexp: "
      "missing closing ]: `[`\n");
}

Test(schema_check, checks_defaults) {
  EXPECT(
      "{type: object, properties: {a: {type: object, default: {b: 5, c: 1}, properties: {b: {type: integer, maximum: 3}}}}}",
      "S.properties[a].default: Invalid value: {\"b\":5,\"c\":1}: must not have unknown fields\n"
      "S.properties[a].default.b: Invalid value: 5: b in body should be less than or equal to 3\n");
  EXPECT("{type: object, properties: {a: {type: string, default: 5}}}",
         "S.properties[a].default: Invalid value: \"integer\":  in body must be of type string: \"integer\"\n");
  /* The root's default is a resource; a list's items have a path of their own. */
  EXPECT("{type: object, default: {}}",
         "S.default.apiVersion: Required value\n"
         "S.default.kind: Required value\n");
  EXPECT("{type: object, properties: {a: {type: array, items: {type: string}, default: [1]}}}",
         "S.properties[a].default.[0]: Invalid value: \"integer\": [0] in body must be of type string: \"integer\"\n");
  EXPECT("{type: object, properties: {a: {type: string, maxLength: -1, default: x}}}",
         "S.properties[a].default: Too long: value is too long\n");
}

/* Versions that say the same in other words share their schema. */
Test(schema_check, compares_versions_as_the_api_server_does) {
  bool good = false;
  fixture *fixture = fixture_read(
      "apiVersion: apiextensions.k8s.io/v1\n"
      "kind: CustomResourceDefinition\n"
      "metadata: {name: widgets.example.com}\n"
      "spec:\n"
      "  group: example.com\n"
      "  scope: Cluster\n"
      "  names: {plural: widgets, kind: Widget}\n"
      "  versions:\n"
      "  - {name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object, required: [], title: ''}}}\n"
      "  - {name: v2, schema: {openAPIV3Schema: {type: object, enum: null, nullable: false, unknown: 1}}}\n",
      &good);
  cr_assert(good);
  cr_assert(crd_schemas_shared(&fixture->set.items[0]));
  fixture_destroy(fixture);
}

/* Fields that all versions share stand beside a schema only when the versions share that too. */
Test(schema_check, wants_selectable_fields_beside_their_schema) {
  bool good = false;
  fixture *fixture = fixture_read(
      "apiVersion: apiextensions.k8s.io/v1\n"
      "kind: CustomResourceDefinition\n"
      "metadata: {name: widgets.example.com}\n"
      "spec:\n"
      "  group: example.com\n"
      "  scope: Cluster\n"
      "  names: {plural: widgets, kind: Widget}\n"
      "  versions:\n"
      "  - {name: v1, served: true, storage: true, selectableFields: [{jsonPath: .a}],\n"
      "     schema: {openAPIV3Schema: {type: object, properties: {a: {type: string}}}}}\n"
      "  - {name: v2, selectableFields: [{jsonPath: .a}],\n"
      "     schema: {openAPIV3Schema: {type: object, properties: {a: {type: integer}}}}}\n",
      &good);
  cr_assert(good);
  cr_assert_str_eq(check_messages(fixture),
                   "spec.selectableFields: Invalid value: \"\": may only be set when validations.schema is included\n");
  fixture_destroy(fixture);
}

/* The status counts where it is the CRD's own. */
Test(schema_update, knows_what_is_stored_and_served) {
  static const char text[] =
      "apiVersion: apiextensions.k8s.io/v1\n"
      "kind: CustomResourceDefinition\n"
      "metadata: {name: widgets.example.com}\n"
      "spec:\n"
      "  group: example.com\n"
      "  scope: Cluster\n"
      "  names: {plural: widgets, kind: %s}\n"
      "  versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}]\n"
      "status: {conditions: [{type: Established, status: 'True'}], storedVersions: [v0, v1]}\n";
  char old_text[1024], new_text[1024];
  snprintf(old_text, sizeof old_text, text, "Widget");
  snprintf(new_text, sizeof new_text, text, "Gadget");
  bool good = false;
  fixture *old = fixture_read(old_text, &good), *changed = fixture_read(new_text, &good);
  crd_errors errors = crd_errors_init(changed->arena);
  crd_check_errors_with(&changed->set.items[0], &(crd_check_options){.old = &old->set.items[0], .own_status = true},
                        &errors);
  cr_assert_eq(errors.count, 2);
  cr_assert(crd_string_equal(errors.items[0].field, CRD_STRING("spec.names.kind")));
  cr_assert(crd_string_equal(errors.items[1].field, CRD_STRING("status.storedVersions[0]")));
  fixture_destroy(changed);
  fixture_destroy(old);
}

Test(schema_check, checks_what_rules_say_about_themselves) {
  EXPECT(
      "{type: object, properties: {a: {type: string}}, x-kubernetes-validations: [{rule: ' '}, {rule: 'true', message: ' ', "
      "fieldPath: .b, reason: Odd}]}",
      "S.x-kubernetes-validations[0].rule: Required value: rule is not specified\n"
      "S.x-kubernetes-validations[1].message: Invalid value: \" \": must be non-empty if specified\n"
      "S.x-kubernetes-validations[1].fieldPath: Invalid value: \".b\": must be a valid path\n"
      "S.x-kubernetes-validations[1].reason: Unsupported value: \"Odd\": supported values: \"FieldValueDuplicate\", "
      "\"FieldValueForbidden\", \"FieldValueInvalid\", \"FieldValueRequired\"\n");
}

Test(schema_check, marks_nodes_whose_rules_are_not_compiled) {
  fixture *fixture = fixture_schema(
      "{type: object, properties: {a: {type: object, properties: {b: {type: string, x-kubernetes-map-type: atomic}}}, c: "
      "{type: string}}}");
  check_messages(fixture);
  const schema *root = fixture->set.items[0].versions[0].schema;
  cr_assert(root->broken && root->properties[0].schema->broken);
  cr_assert_not(root->properties[1].schema->broken);
  fixture_destroy(fixture);
}

Test(schema_check, checks_names_and_versions) {
  bool good = false;
  fixture *fixture = fixture_read(
      "apiVersion: apiextensions.k8s.io/v1\n"
      "kind: CustomResourceDefinition\n"
      "metadata: {name: things.example.com}\n"
      "spec:\n"
      "  group: example\n"
      "  names: {plural: widgets, kind: Widget, listKind: Widget}\n"
      "  versions:\n"
      "  - {name: v1, served: true, storage: false}\n",
      &good);
  cr_assert(good);
  cr_assert_str_eq(check_messages(fixture),
                   "metadata.name: Invalid value: \"things.example.com\": must be spec.names.plural+\".\"+spec.group\n"
                   "spec.scope: Required value\n"
                   "spec.group: Invalid value: \"example\": should be a domain with at least one dot\n"
                   "spec.names.listKind: Invalid value: \"Widget\": kind and listKind may not be the same\n"
                   "spec.versions: Invalid value: [{\"Name\":\"v1\",\"Served\":true,\"Storage\":false,\"Deprecated\":false,"
                   "\"DeprecationWarning\":null,\"Schema\":null,\"Subresources\":null,\"AdditionalPrinterColumns\":null,"
                   "\"SelectableFields\":null}]: must have exactly one version marked as storage version\n"
                   "status.storedVersions: Invalid value: null: must have at least one stored version\n"
                   "spec.versions[0].schema.openAPIV3Schema: Required value\n");
  fixture_destroy(fixture);
}

/* ---- changing a CRD ---- */

/* Whether the change of the first version's schema gives an error that holds the text; empty: no error about the schema. */
static void expect_change(const char *old_text, const char *new_text, const char *part) {
  fixture *old = fixture_schema(old_text), *changed = fixture_schema(new_text);
  crd_errors errors = crd_errors_init(changed->arena);
  crd_check_errors_with(&changed->set.items[0], &(crd_check_options){.old = &old->set.items[0]}, &errors);
  bool found = false, of_schema = false;
  for (uint32_t i = 0; i < errors.count; i++) {
    crd_string message = crd_error_message(changed->arena, &errors.items[i]);
    of_schema = of_schema || crd_string_has_prefix(message, CRD_STRING("spec.validation"));
    found = found || (*part && strstr(crd_arena_copy(changed->arena, message).data, part));
  }
  cr_expect(*part ? found : !of_schema, "%s -> %s", old_text, new_text);
  fixture_destroy(changed);
  fixture_destroy(old);
}

Test(schema_update, does_not_ask_for_what_the_old_crd_breaks) {
  static const char set[] =
      "{type: object, properties: {a: {type: array, x-kubernetes-list-type: set, items: {type: object}}}}";
  static const char atomic[] =
      "{type: object, properties: {a: {type: array, x-kubernetes-list-type: set, items: {type: object, "
      "x-kubernetes-map-type: atomic}}}}";
  expect_change(set, set, "");
  expect_change(atomic, set, "must be atomic as item of a list");
  static const char loose[] = "{type: object, properties: {a: {type: object, default: {b: 1}}}}";
  static const char tight[] = "{type: object, properties: {a: {type: object, default: {}}}}";
  expect_change(loose, loose, "");
  expect_change(tight, loose, "must not have unknown fields");
}
