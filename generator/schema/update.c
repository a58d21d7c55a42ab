/* SPDX-License-Identifier: Apache-2.0 */
/* Updates of a CRD: forbidden changes, and the checks that the old CRD fails already, which the new one may fail too.
 * Mirrors ValidateCustomResourceDefinitionUpdate and the require... functions of apiextensions-apiserver
 * pkg/apis/apiextensions/validation/validation.go. */
#include "base/memory.h"
#include "schema/check_parts.h"

#include <crd/metadata.h>

#define MAX_SELECTABLE_FIELDS 8

static bool any_schema(const crd_definition *definition, bool (*test)(const schema *node)) {
  for (size_t i = 0; i < definition->version_count; i++)
    if (crdc_schema_any(definition->versions[i].schema, test)) return true;
  return false;
}

/* ---- checks that a schema can fail ---- */

bool crdc_schema_is_defaulted(const schema *node) {
  return node->default_value != NULL;
}

static bool has_invalid_type(const schema *node) {
  static const char *const types[] = {"array", "boolean", "integer", "number", "object", "string"};
  for (size_t i = 0; i < sizeof types / sizeof *types; i++)
    if (crdc_text_is(node->type, types[i])) return false;
  return node->type.size > 0;
}

static bool has_kubernetes_extension(const schema *node) {
  return node->embedded_resource || node->preserve_unknown != UNSET || node->int_or_string ||
         topology_of(node)->map_key_count || crdc_keyword_value(node, "x-kubernetes-list-type") || node->rule_count;
}

/* A set whose items are not atomic. */
static bool is_set_of_composites(const schema *node) {
  if (!crdc_text_is(topology_of(node)->list_type, "set") || !node->items) return false;
  const schema *items = node->items;
  if (crdc_text_is(items->type, "array"))
    return crdc_keyword_value(items, "x-kubernetes-list-type") && !crdc_text_is(topology_of(items)->list_type, "atomic");
  return crdc_text_is(items->type, "object") && !crdc_text_is(topology_of(items)->map_type, "atomic");
}

/* hasInvalidMapListKeysMapSet */
static bool may_lack_keys(const schema *node) {
  if (!node->items || !topology_of(node)->list_type.size) return false;
  crd_arena *arena = memory_arena(NULL);
  crd_errors found = crd_errors_init(arena);
  crdc_vet_key_presence(&(checker){.arena = arena, .errors = &found}, NULL, node);
  bool any = found.count > 0;
  crd_arena_destroy(arena);
  return any;
}

/* Runs a check on the old CRD's schemas; true if it finds an error. */
static bool finds(const checker *checker, const schema *root, void (*check)(const struct checker *, const schema *)) {
  crd_errors found = crd_errors_init(checker->arena);
  struct checker trial = {.arena = checker->arena, .errors = &found, .definition = checker->old};
  check(&trial, root);
  return found.count > 0;
}

static void check_structural(const checker *checker, const schema *root) {
  const crd_words *error = crdc_schema_conversion_error(root);
  if (error || !crdc_vet_structural(checker, (schema *)root)) crdc_vet_forbidden(checker, NULL, NULL, CRD_NO_OFFSET, error);
}

static bool has_unpruned_default(crd_arena *arena, const schema *node, bool inside_metadata) {
  if (node->default_value && !inside_metadata && crdc_schema_prunes_default(arena, node)) return true;
  if (node->items && has_unpruned_default(arena, node->items, inside_metadata)) return true;
  if (node->additional && has_unpruned_default(arena, node->additional, inside_metadata)) return true;
  for (size_t i = 0; i < node->property_count; i++) {
    crd_string name = node->properties[i].name;
    bool metadata = node->embedded_resource &&
                    (crdc_text_is(name, "apiVersion") || crdc_text_is(name, "kind") || crdc_text_is(name, "metadata"));
    if (has_unpruned_default(arena, node->properties[i].schema, inside_metadata || metadata)) return true;
  }
  return false;
}

/* ---- checks that the old CRD fails ---- */

/* Whether the old CRD has a conversion webhook without a known review version. */
static bool has_unknown_review_versions(const crd_definition *definition) {
  const crd_value *webhook = crdc_read_member(crdc_read_member(definition->spec, "conversion"), "webhook"),
                  *versions = crdc_read_member(webhook, "conversionReviewVersions");
  if (!versions || versions->kind != CRD_LIST || !versions->size) return false;
  for (uint32_t i = 0; i < versions->size; i++)
    if (crd_value_is_string(&versions->as.items[i], CRD_STRING("v1")) ||
        crd_value_is_string(&versions->as.items[i], CRD_STRING("v1beta1")))
      return false;
  return true;
}

static bool is_before(const checker *checker, unsigned minor) {
  return checker->kubernetes_minor && checker->kubernetes_minor < minor;
}

bool crdc_ratchet_drops_selectable_fields(const checker *checker) {
  /* The first minor whose gate CustomResourceFieldSelectors is on; before it, selectable fields are dropped unless the old
   * CRD has some. */
  enum { SELECTS_FIELDS = 31 };
  if (!is_before(checker, SELECTS_FIELDS)) return false;
  const crd_definition *old = checker->old;
  for (size_t i = 0; old && i < old->version_count; i++) {
    const crd_value *was = crdc_read_member(old->versions[i].value, "selectableFields");
    if (was && was->size) return false;
  }
  return true;
}

bool crdc_ratchet_keeps_selectable_fields(const checker *checker, const crd_version *version) {
  /* The first minor that accepts too many selectable fields if the old CRD has them. */
  enum { KEEPS_SELECTABLE_FIELDS = 35 };
  const crd_definition *old = is_before(checker, KEEPS_SELECTABLE_FIELDS) ? NULL : checker->old;
  for (size_t i = 0; old && i < old->version_count; i++) {
    if (!crd_string_equal(old->versions[i].name, version->name)) continue;
    const crd_value *was = crdc_read_member(old->versions[i].value, "selectableFields"),
                    *is = crdc_read_member(version->value, "selectableFields");
    return was && is && was->kind == CRD_LIST && was->size > MAX_SELECTABLE_FIELDS && crd_value_equal(was, is);
  }
  return false;
}

/* IsCRDConditionTrue(Established): the CRD was served. */
static bool is_established(const checker *checker) {
  const crd_value *conditions = crdc_read_member(checker->own_status ? checker->old->status : NULL, "conditions");
  for (uint32_t i = 0; i < read_size(conditions, CRD_LIST); i++)
    if (crdc_text_is(crdc_member_string(&conditions->as.items[i], "type"), "Established"))
      return crdc_text_is(crdc_member_string(&conditions->as.items[i], "status"), "True");
  return false;
}

/* allowInvalidCABundle */
static bool may_have_any_bundle(const checker *checker) {
  enum { LOOKS_AT_BUNDLES = 31 };
  if (is_before(checker, LOOKS_AT_BUNDLES) || !is_established(checker)) return true;
  const crd_value *webhook = crdc_read_member(crdc_read_member(checker->old->spec, "conversion"), "webhook");
  crd_string bundle = crdc_member_string(crdc_read_member(webhook, "clientConfig"), "caBundle");
  return bundle.size && crdc_vet_bundle_error(checker->arena, bundle) != NULL;
}

ratchet crdc_ratchet_of(const checker *checker) {
  const crd_definition *old = checker->old, *definition = checker->definition;
  if (!old) return (ratchet){.any_bundle = true};
  ratchet ratchet = {.any_review_version = has_unknown_review_versions(old),
                     .any_bundle = may_have_any_bundle(checker),
                     .any_type = any_schema(old, has_invalid_type),
                     .any_sets = any_schema(old, is_set_of_composites),
                     .any_map_keys = any_schema(old, may_lack_keys)};
  bool unstructured = false;
  for (size_t i = 0; i < old->version_count; i++) {
    const schema *root = old->versions[i].schema;
    if (!root) {
      ratchet.schemas_optional = true;
      continue;
    }
    bool broken = finds(checker, root, check_structural);
    unstructured = unstructured || broken;
    ratchet.unpruned_defaults = ratchet.unpruned_defaults || (!broken && has_unpruned_default(checker->arena, root, false));
  }
  /* Pruning, defaults and the extensions need a structural schema in any case. */
  ratchet.unstructured = unstructured && crdc_preserves_unknown_fields(definition) &&
                         !any_schema(definition, crdc_schema_is_defaulted) &&
                         !any_schema(definition, has_kubernetes_extension);
  return ratchet;
}

/* ---- forbidden changes ---- */

/* The API server gives the new object the old one's resource version. */
void crdc_vet_metadata_update(const checker *checker) {
  crd_arena *arena = checker->arena;
  crd_value metadata =
      checker->definition->metadata ? crd_value_copy(arena, checker->definition->metadata) : crd_value_make_map(arena, 1);
  crd_metadata_options options = {
      .name_rule = CRD_NAME_DNS_SUBDOMAIN, .path = CRD_STRING("metadata"), .stage = CRD_STAGE_SCHEMA};
  const crd_value *version = crdc_read_member(checker->old->metadata, "resourceVersion");
  crd_value_set(arena, &metadata, CRD_STRING("resourceVersion"),
                version ? *version : crd_value_make_string(CRD_STRING("1")));
  crd_metadata_validate_update(checker->errors, &metadata, checker->old->metadata, &options);
}

static void check_unchanged(const checker *checker, const crd_path *path, const char *name, uint32_t place, crd_string is,
                            crd_string was) {
  if (!crd_string_equal(is, was)) crdc_vet_invalid(checker, path, name, place, is, VET(IMMUTABLE));
}

void crdc_vet_changes(const checker *checker) {
  const crd_definition *definition = checker->definition, *old = checker->old;
  const crd_value *names = crdc_read_member(definition->spec, "names");
  crd_path path = path_child(NULL, "names");
  if (is_established(checker)) { /* these are part of stored data */
    check_unchanged(checker, NULL, "scope", crdc_member_place(definition->spec, "scope"), definition->scope, old->scope);
    check_unchanged(checker, &path, "kind", crdc_member_place(names, "kind"), definition->kind, old->kind);
  }
  check_unchanged(checker, NULL, "group", crdc_member_place(definition->spec, "group"), definition->group, old->group);
  check_unchanged(checker, &path, "plural", crdc_member_place(names, "plural"), definition->plural, old->plural);
}
