/* SPDX-License-Identifier: Apache-2.0 */
#include "crd.h"

#include <crd/json.h>
#include <criterion/criterion.h>

#define HEAD "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\n"

Test(crdc_schema_read, keeps_the_order_and_the_places_of_properties) {
  fixture *fixture = fixture_schema("{type: object, properties: {b: {type: string}, a: {type: integer, minimum: 3}}}");
  cr_assert_eq(fixture->set.count, 1);
  const schema *root = fixture->set.items[0].versions[0].schema;
  cr_assert_eq(root->property_count, 2);
  cr_assert(crd_string_equal(root->properties[0].name, CRD_STRING("b")));
  const property *a = crdc_schema_property(root, CRD_STRING("a"));
  cr_assert_eq(a, &root->properties[1]);
  cr_assert(limits_of(a->schema)->minimum.set && limits_of(a->schema)->minimum.value == 3.0);
  crd_position at = crd_position_of(a->schema->location.source->text, a->offset);
  cr_assert_eq(at.line, 13);
  cr_assert_eq(at.column, 71);
  cr_assert_null(crdc_schema_property(root, CRD_STRING("c")));
  fixture_destroy(fixture);
}

Test(crdc_schema_read, sets_the_api_servers_defaults_for_names) {
  fixture *fixture = fixture_schema("{type: object}");
  const crd_definition *crd = &fixture->set.items[0];
  cr_assert(crd_string_equal(crd->singular, CRD_STRING("widget")));
  cr_assert(crd_string_equal(crd->list_kind, CRD_STRING("WidgetList")));
  fixture_destroy(fixture);
}

Test(crdc_schema_read, takes_null_as_absent_and_tells_the_forms_of_additional_properties) {
  fixture *fixture = fixture_schema(
      "{type: object, default: null, nullable: null, properties: {a: {additionalProperties: true}, b: "
      "{additionalProperties: false}, c: {additionalProperties: {type: string}}, d: {}}}");
  const schema *root = fixture->set.items[0].versions[0].schema;
  cr_assert_null(root->default_value);
  cr_assert_not(root->nullable);
  static const tristate allowed[] = {YES, NO, YES, UNSET};
  for (size_t i = 0; i < 4; i++) cr_assert_eq(root->properties[i].schema->additional_allowed, allowed[i]);
  cr_assert_not_null(root->properties[2].schema->additional);
  fixture_destroy(fixture);
}

Test(crdc_schema_read, says_where_the_shape_is_wrong) {
  fixture *fixture = fixture_schema("{type: object, required: a, properties: {a: {minimum: x, maxLength: 1.5}}, foo: 1}");
  cr_assert_str_eq(fixture_diagnostics(fixture),
                   "13:49: spec.versions[0].schema.openAPIV3Schema.required must be a list, not string\n"
                   "13:78: spec.versions[0].schema.openAPIV3Schema.properties[a].minimum must be a number, not string\n"
                   "13:92: spec.versions[0].schema.openAPIV3Schema.properties[a].maxLength must be an integer, not number\n"
                   "13:99: unknown field \"spec.versions[0].schema.openAPIV3Schema.foo\"\n");
  fixture_destroy(fixture);
}

Test(crdc_schema_read, refuses_old_and_foreign_kinds) {
  bool good = true;
  fixture *fixture = fixture_read(
      "apiVersion: apiextensions.k8s.io/v1beta1\nkind: CustomResourceDefinition\n---\n"
      "apiVersion: v1\nkind: Service\n",
      &good);
  cr_assert_not(good);
  cr_assert_eq(fixture->set.count, 0);
  cr_assert_str_eq(
      fixture_diagnostics(fixture),
      "1:1: CustomResourceDefinitions of apiextensions.k8s.io/v1beta1 are not served by Kubernetes since 1.22: "
      "convert it to apiextensions.k8s.io/v1\n"
      "4:1: expected a CustomResourceDefinition of apiextensions.k8s.io/v1, found kind \"Service\" of apiVersion "
      "\"v1\"\n");
  fixture_destroy(fixture);
}

Test(crdc_schema_read, unpacks_lists) {
  bool good = false;
  fixture *fixture = fixture_read(
      "apiVersion: v1\nkind: List\nitems:\n"
      "- {apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, spec: {group: a.b}}\n"
      "- {apiVersion: apiextensions.k8s.io/v1, kind: CustomResourceDefinition, spec: {group: c.d}}\n",
      &good);
  cr_assert(good);
  cr_assert_eq(fixture->set.count, 2);
  cr_assert(crd_string_equal(fixture->set.items[1].group, CRD_STRING("c.d")));
  fixture_destroy(fixture);
}

Test(crdc_schema_read, takes_a_missing_spec_as_an_empty_one) {
  bool good = false;
  fixture *fixture = fixture_read(HEAD, &good);
  cr_assert(good);
  cr_assert_eq(fixture->set.count, 1);
  cr_assert_eq(fixture->set.items[0].version_count, 0);
  fixture_destroy(fixture);
}

Test(crdc_schema_read, reads_rules_with_their_places) {
  fixture *fixture =
      fixture_schema("{type: object, x-kubernetes-validations: [{rule: 'true', message: m, optionalOldSelf: false}]}");
  const schema *root = fixture->set.items[0].versions[0].schema;
  cr_assert_eq(root->rule_count, 1);
  const validation_rule *rule = &root->rules[0];
  cr_assert(rule->has_rule && rule->has_message && !rule->has_reason);
  cr_assert_eq(rule->optional_old_self, 0);
  crd_position at = crd_position_of(rule->rule_location.source->text, rule->rule_location.offset);
  cr_assert_eq(at.column, 73);
  fixture_destroy(fixture);
}

Test(crdc_schema_read, takes_null_in_lists_and_maps_as_the_zero_value) {
  fixture *fixture = fixture_schema("{type: object, required: [null], enum: [null], properties: {a: null}, allOf: [null]}");
  cr_assert_str_eq(fixture_diagnostics(fixture), "");
  const schema *root = fixture->set.items[0].versions[0].schema;
  cr_assert_eq(root->required_count, 1);
  cr_assert_eq(root->required[0].size, 0);
  cr_assert_eq(root->enum_values->as.items[0].kind, CRD_NULL);
  cr_assert_eq(root->properties[0].schema->type.size, 0);
  cr_assert_eq(branches_of(root)->all_of_count, 1);
  fixture_destroy(fixture);
}
