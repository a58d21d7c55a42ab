/* SPDX-License-Identifier: Apache-2.0 */
/* Walks both trees at once. Below a node only what both can contain is compared. A field of one side alone is compared with
 * the other side's schema for fields of any name. */
#include "upgrade/compare.h"
#include "schema/tree/shape.h"
#include "schema/tree/vet.h"

#include <string.h>

/* ---- below a node ---- */

static void compare_nodes(const node_pair *pair);

static void compare_below(const node_pair *pair, upgrade_step_kind kind, crd_string name, const schema *old,
                          const schema *new_) {
  crd_arena *arena = pair->at->findings->arena;
  upgrade_step *place = crd_arena_alloc(arena, sizeof *place);
  *place = (upgrade_step){pair->place, kind, name};
  compare_nodes(&(node_pair){pair->at, place, old, new_, pair->in_branch});
}

/* Whether the node keeps fields that it does not declare. */
static bool keeps_unknown(const schema *node) {
  return node->preserve_unknown == YES || (!node->additional && node->additional_allowed == YES);
}

/* The API server defines apiVersion, kind and the fields of metadata, whatever the schema declares. */
static bool is_server_field(const node_pair *pair, crd_string name) {
  bool object = (pair->place->kind == STEP_ROOT && !pair->in_branch) || pair->old->embedded_resource;
  return object && crdc_vet_is_meta_name(name);
}

/* Adds a finding for a field that only one side has. */
static finding *add_lone_field(const node_pair *pair, change_kind kind, const property *field, bool is_new,
                               const char *format) {
  upgrade_step *place = crd_arena_alloc(pair->at->findings->arena, sizeof *place);
  *place = (upgrade_step){pair->place, STEP_FIELD, field->name};
  node_pair below = {pair->at, place, is_new ? NULL : field->schema, is_new ? field->schema : NULL, pair->in_branch};
  finding *added = crdc_upgrade_add(&below, kind, NULL, format, CRD_PRINT(field->name));
  if (is_new)
    added->old = pair->old->location;
  else
    added->new_ = pair->new_->location;
  return added;
}

static void compare_field_removed(const node_pair *pair, const property *old) {
  if (is_server_field(pair, old->name)) return;
  if (pair->new_->additional)
    compare_below(pair, STEP_FIELD, old->name, old->schema, pair->new_->additional);
  else if (keeps_unknown(pair->new_))
    add_lone_field(pair, CHANGE_FIELD_FREED, old, false, "the field %.*s has no schema any more");
  else
    add_lone_field(pair, CHANGE_FIELD_REMOVED, old, false, "the field %.*s is gone");
}

static void compare_field_added(const node_pair *pair, const property *new_) {
  if (is_server_field(pair, new_->name)) return;
  if (pair->old->additional) {
    compare_below(pair, STEP_FIELD, new_->name, pair->old->additional, new_->schema);
  } else if (keeps_unknown(pair->old)) {
    add_lone_field(pair, CHANGE_FIELD_CONSTRAINED, new_, true, "the field %.*s has a schema, and was kept as it came");
  } else {
    add_lone_field(pair, CHANGE_FIELD_ADDED, new_, true, "the field %.*s is new");
  }
  if (new_->schema->default_value && !pair->old->additional) {
    finding *added = add_lone_field(pair, CHANGE_DEFAULT_ADDED, new_, true, "the new field %.*s has a default");
    added->keyword = "default";
    added->is = crd_json_encode(pair->at->findings->arena, new_->schema->default_value, CRD_JSON_GO);
  }
}

static void compare_fields(const node_pair *pair) {
  for (size_t i = 0; i < pair->old->property_count; i++) {
    const property *old = &pair->old->properties[i], *new_ = crdc_schema_property(pair->new_, old->name);
    if (new_)
      compare_below(pair, STEP_FIELD, old->name, old->schema, new_->schema);
    else
      compare_field_removed(pair, old);
  }
  for (size_t i = 0; i < pair->new_->property_count; i++)
    if (!crdc_schema_property(pair->old, pair->new_->properties[i].name))
      compare_field_added(pair, &pair->new_->properties[i]);
}

static void compare_items(const node_pair *pair) {
  const schema *old = pair->old->items, *new_ = pair->new_->items;
  const crd_string none = {NULL, 0};
  if (old && new_)
    compare_below(pair, STEP_ITEM, none, old, new_);
  else if (new_)
    crdc_upgrade_add(pair, CHANGE_ITEMS_ADDED, "items", "items have a schema");
  else if (old)
    crdc_upgrade_add(pair, CHANGE_ITEMS_REMOVED, "items", "items have no schema any more");
}

static void compare_additional(const node_pair *pair) {
  const schema *old = pair->old->additional, *new_ = pair->new_->additional;
  const crd_string none = {NULL, 0};
  if (old && new_) {
    compare_below(pair, STEP_ENTRY, none, old, new_);
    return;
  }
  if (new_)
    crdc_upgrade_add(pair, keeps_unknown(pair->old) ? CHANGE_FIELD_CONSTRAINED : CHANGE_VALUES_ADDED, "additionalProperties",
                     "fields of any name have a schema");
  else if (old && keeps_unknown(pair->new_))
    crdc_upgrade_add(pair, CHANGE_FIELD_FREED, "additionalProperties", "fields of any name have no schema any more");
  else if (old)
    crdc_upgrade_add(pair, CHANGE_VALUES_REMOVED, "additionalProperties", "fields that are not listed are dropped");
}

static void compare_unknown(const node_pair *pair) {
  bool was = keeps_unknown(pair->old), is = keeps_unknown(pair->new_);
  const char *keyword = pair->old->preserve_unknown != pair->new_->preserve_unknown ? "x-kubernetes-preserve-unknown-fields"
                                                                                    : "additionalProperties";
  if (!was && is && !pair->old->additional)
    crdc_upgrade_add(pair, CHANGE_PRESERVE_ON, keyword, "unknown fields are kept");
  else if (was && !is && !pair->new_->additional)
    crdc_upgrade_add(pair, CHANGE_PRESERVE_OFF, keyword, "unknown fields are dropped");
}

/* ---- the keywords of a node ---- */

static void compare_required(const node_pair *pair) {
  const schema *old = pair->old, *new_ = pair->new_;
  for (size_t i = 0; i < new_->required_count; i++) {
    crd_string name = new_->required[i];
    if (crd_string_in(name, old->required, old->required_count)) continue;
    const property *field = crdc_schema_property(new_, name);
    bool defaulted = field && field->schema->default_value;
    crdc_upgrade_add(pair, defaulted ? CHANGE_REQUIRED_DEFAULTED : CHANGE_REQUIRED_ADDED, "required", "%.*s is required%s",
                     CRD_PRINT(name), defaulted ? ", and has a default" : "");
  }
  for (size_t i = 0; i < old->required_count; i++)
    if (!crd_string_in(old->required[i], new_->required, new_->required_count))
      crdc_upgrade_add(pair, CHANGE_REQUIRED_REMOVED, "required", "%.*s is not required any more",
                       CRD_PRINT(old->required[i]));
}

static void compare_default(const node_pair *pair) {
  const crd_value *was = pair->old->default_value, *is = pair->new_->default_value;
  if (!was == !is && (!was || crd_value_equal(was, is))) return;
  change_kind kind = !was ? CHANGE_DEFAULT_ADDED : !is ? CHANGE_DEFAULT_REMOVED : CHANGE_DEFAULT;
  crd_string old = crdc_upgrade_shown(pair, was), new_ = crdc_upgrade_shown(pair, is);
  crdc_upgrade_add(pair, kind, "default", "default: %.*s, was %.*s", CRD_PRINT(new_), CRD_PRINT(old));
}

static crd_string list_type_of(const schema *node) {
  crd_string type = topology_of(node)->list_type;
  return type.size ? type : CRD_STRING("atomic");
}

static bool same_keys(const schema_topology *old, const schema_topology *new_) {
  if (old->map_key_count != new_->map_key_count) return false;
  for (size_t i = 0; i < old->map_key_count; i++)
    if (!crd_string_in(old->map_keys[i], new_->map_keys, new_->map_key_count)) return false;
  return true;
}

static void compare_topology(const node_pair *pair) {
  const schema_topology *old = topology_of(pair->old), *new_ = topology_of(pair->new_);
  crd_string was = list_type_of(pair->old), is = list_type_of(pair->new_);
  const crd_string atomic = CRD_STRING("atomic");
  if (!crd_string_equal(was, is)) {
    change_kind kind = crd_string_equal(was, atomic)  ? CHANGE_LIST_UNIQUE
                       : crd_string_equal(is, atomic) ? CHANGE_LIST_ATOMIC
                                                      : CHANGE_LIST_TYPE;
    crdc_upgrade_add(pair, kind, "x-kubernetes-list-type", "the list's type is %.*s, was %.*s", CRD_PRINT(is),
                     CRD_PRINT(was));
  } else if (!same_keys(old, new_)) {
    crd_string keys = crdc_upgrade_shown(pair, crdc_keyword_value(pair->new_, "x-kubernetes-list-map-keys"));
    crdc_upgrade_add(pair, CHANGE_LIST_KEYS, "x-kubernetes-list-map-keys", "the list's keys are %.*s", CRD_PRINT(keys));
  }
  was = old->map_type.size ? old->map_type : CRD_STRING("granular");
  is = new_->map_type.size ? new_->map_type : CRD_STRING("granular");
  if (!crd_string_equal(was, is))
    crdc_upgrade_add(pair, CHANGE_MAP_TYPE, "x-kubernetes-map-type", "the map's type is %.*s, was %.*s", CRD_PRINT(is),
                     CRD_PRINT(was));
}

static void compare_flag(const node_pair *pair, bool was, bool is, const char *keyword, change_kind on, change_kind off) {
  if (was != is) crdc_upgrade_add(pair, is ? on : off, keyword, "%s is %s", keyword, is ? "set" : "dropped");
}

static void compare_flags(const node_pair *pair) {
  const schema *old = pair->old, *new_ = pair->new_;
  /* Null counts as absent for a field. */
  compare_flag(pair, old->nullable, new_->nullable, "nullable", CHANGE_NULLABLE_ON,
               pair->place->kind == STEP_FIELD ? CHANGE_NULL_DROPPED : CHANGE_NULLABLE_OFF);
  compare_flag(pair, old->embedded_resource, new_->embedded_resource, "x-kubernetes-embedded-resource", CHANGE_EMBEDDED_ON,
               keeps_unknown(new_) ? CHANGE_EMBEDDED_FREED : CHANGE_EMBEDDED_OFF);
}

/* Whether a finding from `first` on is about this keyword of this node. */
static bool is_told(const node_pair *pair, size_t first, const char *keyword) {
  const findings *all = pair->at->findings;
  for (size_t i = first; i < all->count; i++) {
    const finding *one = &all->items[i];
    if (one->place == pair->place && one->keyword && strcmp(one->keyword, keyword) == 0) return true;
  }
  return false;
}

/* Child schemas are compared separately. */
static bool holds_schemas(const shape_member *row) {
  return row->shape->kind == SHAPE_ITEMS || row->shape->kind == SHAPE_OR_BOOL ||
         (row->shape->kind == SHAPE_MAP && row->part == PART_NODE);
}

/* Reports all other differences that the findings from `first` on do not cover: descriptions, and equivalent keywords. */
static void compare_rest(const node_pair *pair, size_t first) {
  for (size_t i = 0; i < crdc_shape_schema.count; i++) {
    const shape_member *row = &crdc_shape_schema.members[i];
    const char *keyword = row->name.data;
    const crd_value *was = crdc_keyword_value(pair->old, keyword), *is = crdc_keyword_value(pair->new_, keyword);
    if (holds_schemas(row) || (!was == !is && (!was || crd_value_equal(was, is))) || is_told(pair, first, keyword)) continue;
    crdc_upgrade_add(pair, row->part == PART_DOCUMENT ? CHANGE_DESCRIPTION : CHANGE_KEYWORD, keyword, "%s is %s", keyword,
                     !was  ? "new"
                     : !is ? "gone"
                           : "another one");
  }
}

/* The comparisons, in the order of their findings. */
static void (*const comparisons[])(const node_pair *pair) = {crdc_upgrade_compare_limits,
                                                             compare_flags,
                                                             compare_unknown,
                                                             compare_required,
                                                             compare_default,
                                                             compare_topology,
                                                             crdc_upgrade_compare_branches,
                                                             crdc_upgrade_compare_rules};
static void (*const comparisons_below[])(const node_pair *pair) = {compare_additional, compare_items, compare_fields};

static void compare_nodes(const node_pair *pair) {
  /* Most of two releases is equal. */
  if (crd_value_equal(pair->old->value, pair->new_->value)) return;
  size_t first = pair->at->findings->count;
  for (size_t i = 0; i < sizeof comparisons / sizeof *comparisons; i++) comparisons[i](pair);
  compare_rest(pair, first);
  for (size_t i = 0; i < sizeof comparisons_below / sizeof *comparisons_below; i++) comparisons_below[i](pair);
}

/* ---- versions ---- */

static void compare_schemas(const upgrade_comparison *at, const crd_version *old, const crd_version *new_) {
  static const upgrade_step root = {NULL, STEP_ROOT, {NULL, 0}};
  if (old->schema && new_->schema)
    compare_nodes(&(node_pair){at, &root, old->schema, new_->schema, false});
  else if (new_->schema)
    crdc_upgrade_add_of_crd(at, CHANGE_SCHEMA_ADDED, old->value, new_->schema->value, "the version has a schema");
  else if (old->schema)
    crdc_upgrade_add_of_crd(at, CHANGE_SCHEMA_REMOVED, old->schema->value, new_->value,
                            "the version has no schema any more");
}

/* A member of a version's entry, or the entry itself if it is absent. */
static const crd_value *part_of(const crd_version *version, const char *name) {
  const crd_value *part = crdc_read_member(version->value, name);
  return part ? part : version->value;
}

static void compare_subresources(const upgrade_comparison *at, const crd_version *old, const crd_version *new_) {
  const crd_value *was = part_of(old, "subresources"), *is = part_of(new_, "subresources");
  if (old->has_status != new_->has_status)
    crdc_upgrade_add_of_crd(at, new_->has_status ? CHANGE_STATUS_ADDED : CHANGE_STATUS_REMOVED, was, is,
                            "the status subresource is %s", new_->has_status ? "new" : "gone");
  if (old->has_scale != new_->has_scale)
    crdc_upgrade_add_of_crd(at, new_->has_scale ? CHANGE_SCALE_ADDED : CHANGE_SCALE_REMOVED, was, is,
                            "the scale subresource is %s", new_->has_scale ? "new" : "gone");
  else if (old->has_scale && !crd_value_equal(crdc_read_member(was, "scale"), crdc_read_member(is, "scale")))
    crdc_upgrade_add_of_crd(at, CHANGE_SCALE, was, is, "the paths of the scale subresource are others");
}

static bool same_member(const crd_value *old, const crd_value *new_, const char *name) {
  const crd_value *was = crdc_read_member(old, name), *is = crdc_read_member(new_, name);
  return !was == !is && (!was || crd_value_equal(was, is));
}

static bool selects(const crd_value *fields, const crd_value *field) {
  for (uint32_t i = 0; fields && i < read_size(fields, CRD_LIST); i++)
    if (crd_value_equal(&fields->as.items[i], field)) return true;
  return false;
}

static void compare_selectable(const upgrade_comparison *at, const crd_version *old, const crd_version *new_) {
  const crd_value *was = crdc_read_member(old->value, "selectableFields"),
                  *is = crdc_read_member(new_->value, "selectableFields");
  for (uint32_t i = 0; is && i < read_size(is, CRD_LIST); i++)
    if (!selects(was, &is->as.items[i]))
      crdc_upgrade_add_of_crd(at, CHANGE_SELECTABLE_ADDED, was ? was : old->value, &is->as.items[i],
                              "the field selector %.*s is new",
                              CRD_PRINT(crdc_read_string_member(&is->as.items[i], "jsonPath")));
  for (uint32_t i = 0; was && i < read_size(was, CRD_LIST); i++)
    if (!selects(is, &was->as.items[i]))
      crdc_upgrade_add_of_crd(at, CHANGE_SELECTABLE_REMOVED, &was->as.items[i], is ? is : new_->value,
                              "the field selector %.*s is gone",
                              CRD_PRINT(crdc_read_string_member(&was->as.items[i], "jsonPath")));
}

static void compare_version(const upgrade_comparison *at, const crd_version *old, const crd_version *new_) {
  if (old->served != new_->served)
    crdc_upgrade_add_of_crd(at, new_->served ? CHANGE_VERSION_SERVED : CHANGE_VERSION_UNSERVED, old->value, new_->value,
                            "the version is %s", new_->served ? "served" : "not served any more");
  if (!old->storage && new_->storage)
    crdc_upgrade_add_of_crd(at, CHANGE_STORAGE_VERSION, old->value, new_->value, "objects are stored in this version");
  if (old->deprecated != new_->deprecated)
    crdc_upgrade_add_of_crd(at, CHANGE_VERSION_DEPRECATED, old->value, new_->value, "the version is %s",
                            new_->deprecated ? "deprecated" : "not deprecated any more");
  else if (!crd_string_equal(old->deprecation_warning, new_->deprecation_warning))
    crdc_upgrade_add_of_crd(at, CHANGE_DEPRECATION_WARNING, old->value, new_->value,
                            "the warning of the version is another one");
  compare_subresources(at, old, new_);
  compare_selectable(at, old, new_);
  if (!same_member(old->value, new_->value, "additionalPrinterColumns"))
    crdc_upgrade_add_of_crd(at, CHANGE_COLUMNS, part_of(old, "additionalPrinterColumns"),
                            part_of(new_, "additionalPrinterColumns"), "the printer columns are others");
  compare_schemas(at, old, new_);
}

static const crd_version *find_version(const crd_definition *crd, crd_string name) {
  for (size_t i = 0; i < crd->version_count; i++)
    if (crd_string_equal(crd->versions[i].name, name)) return &crd->versions[i];
  return NULL;
}

/* Whether objects of the version can be in storage: by the CRD's status or, without one, because it is the storage
 * version. */
static bool may_be_stored(const crd_definition *crd, const crd_version *version) {
  const crd_value *stored = crdc_read_member(crd->status, "storedVersions");
  for (uint32_t i = 0; i < read_size(stored, CRD_LIST); i++)
    if (crd_value_is_string(&stored->as.items[i], version->name)) return true;
  return version->storage;
}

static void compare_versions(upgrade_comparison at) {
  for (size_t i = 0; i < at.old_crd->version_count; i++) {
    const crd_version *old = &at.old_crd->versions[i], *new_ = find_version(at.new_crd, old->name);
    at.version = old->name;
    if (new_) {
      compare_version(&at, old, new_);
      continue;
    }
    if (old->served) crdc_upgrade_add_of_crd(&at, CHANGE_VERSION_REMOVED, old->value, NULL, "the version is gone");
    if (may_be_stored(at.old_crd, old))
      crdc_upgrade_add_of_crd(&at, CHANGE_STORED_VERSION_GONE, old->value, NULL,
                              "objects may be stored in the version, which is gone");
  }
  for (size_t i = 0; i < at.new_crd->version_count; i++) {
    const crd_version *new_ = &at.new_crd->versions[i];
    at.version = new_->name;
    if (!find_version(at.old_crd, new_->name))
      crdc_upgrade_add_of_crd(&at, CHANGE_VERSION_ADDED, NULL, new_->value, "the version is new");
  }
}

/* ---- the CRD ---- */

static void compare_text(const upgrade_comparison *at, change_kind kind, const char *what, crd_string was, crd_string is) {
  if (!crd_string_equal(was, is))
    crdc_upgrade_add_of_crd(at, kind, at->old_crd->spec, at->new_crd->spec, "%s is %.*s, was %.*s", what, CRD_PRINT(is),
                            CRD_PRINT(was))
        ->was = (crd_string){NULL, 0};
}

static void compare_names_member(const upgrade_comparison *at, change_kind kind, const char *name) {
  const crd_value *was = crdc_read_member(crdc_read_member(at->old_crd->spec, "names"), name),
                  *is = crdc_read_member(crdc_read_member(at->new_crd->spec, "names"), name);
  if (!was == !is && (!was || crd_value_equal(was, is))) return;
  crd_arena *arena = at->findings->arena;
  crd_string old = was ? crd_json_encode(arena, was, CRD_JSON_GO) : CRD_STRING("none"),
             new_ = is ? crd_json_encode(arena, is, CRD_JSON_GO) : CRD_STRING("none");
  crdc_upgrade_add_of_crd(at, kind, was, is, "names.%s: %.*s, was %.*s", name, CRD_PRINT(new_), CRD_PRINT(old));
}

static crd_string strategy_of(const crd_definition *crd) {
  crd_string strategy = crdc_read_string_member(crdc_read_member(crd->spec, "conversion"), "strategy");
  return strategy.size ? strategy : CRD_STRING("None");
}

static void compare_conversion(const upgrade_comparison *at) {
  const crd_value *was = crdc_read_member(at->old_crd->spec, "conversion"),
                  *is = crdc_read_member(at->new_crd->spec, "conversion");
  crd_string old = strategy_of(at->old_crd), new_ = strategy_of(at->new_crd);
  if (!crd_string_equal(old, new_))
    crdc_upgrade_add_of_crd(at, CHANGE_CONVERSION, was, is, "conversion: %.*s, was %.*s", CRD_PRINT(new_), CRD_PRINT(old));
  else if (!same_member(was, is, "webhook"))
    crdc_upgrade_add_of_crd(at, CHANGE_CONVERSION_WEBHOOK, was, is, "the webhook that converts is another one");
}

static void compare_definitions(const upgrade_comparison *at) {
  const crd_definition *old = at->old_crd, *new_ = at->new_crd;
  compare_text(at, CHANGE_SCOPE, "the scope", old->scope, new_->scope);
  compare_text(at, CHANGE_KIND_NAME, "the kind", old->kind, new_->kind);
  compare_text(at, CHANGE_LIST_KIND, "the kind of lists", old->list_kind, new_->list_kind);
  compare_text(at, CHANGE_SINGULAR, "the singular name", old->singular, new_->singular);
  compare_names_member(at, CHANGE_SHORT_NAMES, "shortNames");
  compare_names_member(at, CHANGE_CATEGORIES, "categories");
  compare_conversion(at);
  bool was = crdc_preserves_unknown_fields(old), is = crdc_preserves_unknown_fields(new_);
  if (was != is)
    crdc_upgrade_add_of_crd(at, is ? CHANGE_PRESERVE_ALL_ON : CHANGE_PRESERVE_ALL_OFF, old->spec, new_->spec,
                            "spec.preserveUnknownFields is %s", is ? "true" : "false");
  if (!same_member(old->metadata, new_->metadata, "labels") || !same_member(old->metadata, new_->metadata, "annotations"))
    crdc_upgrade_add_of_crd(at, CHANGE_LABELS, old->metadata, new_->metadata, "labels or annotations are others");
}

void crdc_upgrade_compare(findings *findings, const crd_definition *old, const crd_definition *new_,
                          unsigned kubernetes_minor) {
  upgrade_comparison at = {findings, old, new_, {NULL, 0}, kubernetes_minor};
  if (!old) {
    crdc_upgrade_add_of_crd(&at, CHANGE_CRD_ADDED, NULL, NULL, "the CRD is new");
  } else if (!new_) {
    crdc_upgrade_add_of_crd(&at, CHANGE_CRD_REMOVED, NULL, NULL, "the CRD is gone");
  } else {
    compare_definitions(&at);
    compare_versions(at);
  }
}
